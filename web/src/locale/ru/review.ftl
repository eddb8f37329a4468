### Разбор партии: её ход, что было упущено и что решила удача.

review-overview = Обзор
review-turns = Ходы
review-turn = Этот ход
review-not-found = Этой партии здесь нет или больше нет.
review-forbidden = Эта партия ещё идёт. Разобрать её можно будет, когда она закончится.
review-not-yours = Остановить этот разбор может только тот, кто его начал.

## How far it is

review-progress = Разобрано ходов: { $done } из { $total }
review-waiting = Ждём: сначала партии, которые идут сейчас.
review-stopped = Остановлено, разобрано ходов: { $done } из { $total }.
review-stop = Остановить
review-resume = Продолжить

## Points and chances

review-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
    [other] { $points } очка
   *[many] { $points } очков
}
review-standing = { $points }, { $chance } к шансу на победу

## The graph

review-graph = Ожидаемый перевес
review-graph-luck = Удача
review-graph-errors = Ошибки
review-graph-wait = Первая оценка скоро появится.
review-graph-words = Ожидаемый перевес игрока { $name } в очках: { $first } в начале, { $last } в конце; больше всего { $high } после хода { $highest }, меньше всего { $low } после хода { $lowest }. Удача { $luck }, свои ошибки { $own }, ошибки остальных { $others }.

## From turn to turn

review-previous-mistake = Предыдущая ошибка
review-next-mistake = Следующая ошибка
review-keys = Стрелки: ход за ходом. M: следующая ошибка. B: лучший ход. T: попробовать иначе.
review-only-marked = Только отмеченные ходы
review-none-marked = Ни один ход не отмечен.

## A turn

review-blunder = Грубая ошибка
review-mistake = Ошибка
review-inaccuracy = Неточность
review-good = Хороший ход
review-best-played = Лучший ход
review-forced = Единственный возможный ход
review-decided = Исход был предрешён
review-pending = Ещё не разобран
review-played = Сыграно
review-best = Лучший ход
review-luck-of = Удача: то, что выпало, дало игроку { $name } { $points }.
review-try = Попробовать иначе
review-try-more = Попробовать ещё раз
review-try-end = Назад к разбору
review-judging = Ваш ход оценивается…
review-trial-same = Это и есть сыгранный ход.
review-trial-best = Ничего лучше не найдено.
review-trial-better = Лучше сыгранного хода.
review-trial-worse = Хуже сыгранного хода.
review-trial-even = Примерно так же хорош, как сыгранный ход.
review-trial-gain = По сравнению с сыгранным ходом: { $change }.
review-trial-lack = Лучший ход даёт больше: { $change }.
review-play-on = Играть дальше отсюда
review-play-on-note = Вы играете за игрока { $name }, остальные места займут боты.
review-play-on-level = Уровень

## The players

review-summary = Игроки
review-summary-wait = Итоги появятся, когда будут разобраны все ходы.
review-accuracy = Точность
review-accuracy-note = от 0 до 100
review-error = Ошибка на одно решение
review-error-note = очки (шансы на победу)
review-blunders = Грубые ошибки
review-mistakes = Ошибки
review-inaccuracies = Неточности
review-decisions = Решения
review-start = Ожидалось в начале
review-luck = Удача
review-luck-note = то, что выпало, по сравнению с тем, что могло выпасть
review-own = Свои ошибки
review-others = Ошибки остальных
review-revised = Позже оценено иначе
review-revised-note = то, что стало видно только позже
review-result = Перевес в конце
review-expected = Ожидаемый перевес сейчас
review-adjusted = Без удачи
review-adjusted-note = перевес в конце за вычетом удачи
