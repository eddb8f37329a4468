### Доска анализа и редактор: любая позиция, чего она стоит и как её собрать.

## Доска анализа

study-looking = Ищем лучшие ходы…
study-exact = Просмотрено всё, что может последовать.
study-worth = Чего может ожидать каждый игрок
study-chance = Шансы на победу
study-margin = ±{ $error }
study-retry = Искать снова
study-play = Сыграть
study-best-note = Нажатие показывает ход на поле, повторное — делает его. ± — стандартная ошибка.
study-unjudged-running = Это позиция из партии, которую сейчас играют люди. Она будет оценена только после её окончания.
study-turns = Испробованные ходы
study-root = Начальная позиция
study-branch = Ответвление:
study-cut = Убрать этот ход и всё после него

## Ссылки

study-share = Поделиться позицией
study-link = Ссылка на эту позицию
study-link-note = Кто её откроет, увидит эту позицию и сможет играть с неё дальше. Больше она ничего не раскрывает.
study-unopened = Эту позицию не открыть
study-link-damaged = Ссылка повреждена или обрезана в конце. Скопируйте её целиком и попробуйте снова.
study-link-long = Ссылка длиннее, чем у любой позиции.
study-link-version = Ссылка создана другой версией этой страницы. Перезагрузите страницу или попросите новую ссылку.
study-link-game = Эта ссылка ведёт к другой игре.
study-anew = Начать с новой позиции
study-fault = Такая позиция невозможна. Движок игры сообщает:

## Редактор

editor-verdict = Возможна ли такая позиция
editor-fine = Такая позиция возможна.
editor-checking = Проверяем…
editor-score = Сколько очков она приносит
editor-score-now = Очки сейчас
editor-score-round = Этот раунд: { $item }
editor-score-note = Если бы сейчас подсчитали этот раунд и всю игру.
editor-score-over = Игра окончена: всё это уже вошло в очки.
editor-heading = Игра
editor-clear = Очистить стол
editor-deal = Разложить новую партию
editor-round = Раунд
editor-phase = Фаза
editor-phase-over = игра окончена
editor-to-move = Чей ход
editor-marker-nobody = ни у кого
editor-points = Очки
editor-passed = Пас
editor-options = Настройки игры
editor-options-use = Применить эти настройки
editor-use = Что с ней делать
editor-judge = Найти лучшие ходы
editor-play-on = Играть отсюда
editor-play-as = Вы играете за
editor-play-against = Остальные — боты
editor-save = Сохранить в файл
editor-load = Открыть файл
editor-file-large = Файл больше любой позиции.
editor-file-unread = В этом файле нет позиции.
editor-nothing = Ничего
editor-less = На один меньше: { $what }
editor-more = На один больше: { $what }
