### Уроки: общее для всех игр.

learn-title = Уроки: { $game }
learn-intro = Короткие задания на настоящем поле. Правила знать не нужно, и испортить ничего нельзя.
learn-begin = Начать
learn-go-on = Продолжить
learn-all = Все уроки
learn-done = пройден
learn-number = Урок { $number } из { $count }
learn-task = Ваше задание
learn-task-number = Задание { $number } из { $count }
learn-show = Показать
learn-again = Сначала
learn-next = Следующий урок
learn-play = Сыграть партию
learn-well = Отлично!
learn-missed = Не совсем.
learn-whole = Это был последний урок. Можно начинать партию.
learn-puzzles = Задачи: найдите лучший ход
learn-passed = Пас завершает для вас раунд. А здесь ещё есть что сделать.
learn-pass = Можно сделать и другое, но сейчас нажмите «Пас».
