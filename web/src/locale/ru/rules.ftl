### Правила в виде страницы: общее для всех игр.

rules-title = Правила игры «{ $game }»
rules-contents = Содержание
rules-games = Обе игры
rules-glance = За одну минуту
rules-about-clauses = Всё изложено нашими словами. Мелкие номера — те, на которые игра ссылается, когда не принимает ход или объясняет очки.
rules-clause-link = Ссылка на { $clause }
rules-ruling = наше толкование
rules-yes = да
rules-no = нет
rules-example-legal = можно
rules-example-illegal = нельзя
rules-table-item = Что
rules-table-points = Очки
rules-table-total = Итого
rules-here = Что действует за этим столом
rules-here-all = Правила всех изданий и полей
rules-here-gone = Стол, с которого вы пришли, не найден. Здесь правила всех изданий и полей.
rules-here-mark = этот стол
rules-pictured = прочитано по рисунку
