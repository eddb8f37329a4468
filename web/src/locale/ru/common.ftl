### Texts that all games share: start, table, replay, settings, errors, log.
###
### Players’ names stand in the nominative and never get an ending. Pieces come in as
### finished texts (`$pieces`), also in the nominative: they stand after a colon or in brackets.

app-name = Quinta
app-skip = Перейти к содержимому
app-loading = Загрузка…
app-not-found = Здесь нет страницы.
app-home = На главную
app-list-separator = ,{ " " }

## The games and their words

game-round = Раунд { $round } из { $rounds }
game-rules = Правила
game-analysis = Доска анализа
game-editor = Редактор позиций

## Bots

level-beginner = Новичок
level-casual = Любитель
level-intermediate = Средний
level-advanced = Опытный
level-strong = Сильный
level-master = Мастер
level-beginner-about = Многого не замечает: хорош для первых партий
level-casual-about = Время от времени чего-то не замечает
level-intermediate-about = Многое замечает, но вперёд почти не смотрит
level-advanced-about = Смотрит немного вперёд и замечает почти всё
level-strong-about = Замечает всё, смотрит вперёд и отвечает сразу
level-master-about = Думает около двух секунд за ход и смотрит дальше всех
bot-name = Бот ({ $level ->
    [beginner] новичок
    [casual] любитель
    [intermediate] средний
    [advanced] опытный
    [strong] сильный
   *[master] мастер
})
bot-name-numbered = Бот { $number } ({ $level ->
    [beginner] новичок
    [casual] любитель
    [intermediate] средний
    [advanced] опытный
    [strong] сильный
   *[master] мастер
})

## Start

start-title = Новая игра
start-choose-game = Какая игра?
start-learn = Впервые здесь? Урок на пять минут
start-learn-done = Уроки: пройдено { $done } из { $count }
start-puzzles = Задачи
start-puzzles-solved = Задачи: решено { $solved } из { $count }
start-seats = Кто играет?
start-seat = Место { $seat }
start-seat-me = Я
start-seat-device = Человек за этим устройством
start-seat-friend = Друг по ссылке
start-seat-bot = Бот
start-seat-name = Имя
start-seat-name-default = Игрок { $seat }
start-seat-add = Добавить место
start-seat-remove = Убрать место { $seat }
start-levels = Чего ждать от ботов
start-levels-note = Каждый уровень выигрывает у предыдущего примерно три партии из четырёх.
start-play = Играть
start-playing = Готовим стол…
start-more = Дополнительные настройки
start-open-tables = Открытые столы
start-open-none = Сейчас игроков нигде не ждут.
start-open-join = Сесть за стол
start-watch-tables = Игры, которые можно посмотреть
start-watch = Смотреть
start-my-tables = Ваши игры
start-hide = Скрыть из списка
start-hidden = Скрыто из списка.
start-all-games = Все ваши партии и статистика
start-hero = Две игры с плитками. Играйте с друзьями или против бота.
start-link = Есть ссылка?
start-link-paste = Вставьте её сюда
start-link-open = Открыть
start-link-bad = Это не ссылка на стол.
start-record = Есть запись партии?
start-record-choose = Открыть файл
start-record-note = Или перетащите файл в любое место этой страницы.
start-record-bad = Это не запись партии, которую можно здесь воспроизвести.
start-table-state-waiting = Ждёт игроков
start-table-gone = Её больше нет на сервере
start-table-won = Победа
start-table-shared = Общая победа
start-table-lost = Поражение
start-table-state-over = Окончена
start-table-turn = Ваш ход
start-seat-friend-note = Вы получите ссылку, чтобы её отправить.

## Start: options

start-option-standard = Стандарт
start-option-variant = Вариант
start-option-starts = Кто начинает
start-option-starts-seat = Игрок на месте { $seat }
start-option-starts-drawn = По жребию
start-option-starts-note = По правилам начинает самый младший игрок.
start-option-starts-seed = При заданном зерне начинает игрок на месте 1, если вы не выбрали другого.
start-option-clock = Часы
start-option-clock-none = Без часов
start-option-clock-time = { $initial } + { $increment } за ход
start-option-clock-time-only = { $initial } на всю партию
start-option-clock-own = Своё время
start-option-clock-initial = Минут каждому игроку
start-option-clock-increment = Секунд за каждый ход
start-option-seed = Зерно случайности
start-option-seed-note = Одно и то же зерно даёт один и тот же расклад. Пусто — новый расклад.
start-option-seed-alone = Не с друзьями и не за открытым столом: расклад знали бы только вы.
start-option-public = Открытый стол: любой может занять свободное место или найти игру, чтобы посмотреть
start-option-hints = Подсказки: каждый может попросить бота найти лучшие ходы

## Table

table-invite = Пригласить на место { $seat }
table-invite-text = Место займёт тот, кто откроет ссылку первым. Она действует один раз.
table-invite-copy = Скопировать ссылку
table-invite-used = Это приглашение уже использовано. Вы можете смотреть игру.
table-copied = Скопировано
table-device-link = Играть за это место на другом устройстве
table-device-link-text = Кто её получит, сможет играть за вас: никому её не передавайте.
table-watch-link = Ссылка для зрителей
table-watch-link-text = По ней можно смотреть и читать чат, но не играть.
table-share = Поделиться
table-qr = QR-код
table-qr-label = QR-код: { $label }
table-join = Сесть за стол
table-join-as = Сесть на место { $seat }
table-join-name = Ваше имя
table-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
table-confirm = Готово
table-back = Назад
table-skip = Пропустить
table-undo = Отменить
table-undo-ask = Попросить отменить
table-undo-left = ещё { $count }
table-hint = Подсказка
table-hint-thinking = Ищем подсказку…
table-resign = Сдаться
table-resign-sure = Вы действительно хотите сдаться?
table-resign-yes = Да, сдаюсь
table-resign-no = Нет, играю дальше
table-replace = Пусть играет бот вместо игрока: { $name }
table-rematch = Реванш
table-rematch-join = Перейти к реваншу
table-record = Скачать запись
table-replay = Повтор
table-review = Разбор
table-new-game = Новая игра
table-players = Игроки
table-score = Счёт
table-first-marker = Фишка первого игрока
table-away = Не за столом
table-held = { bot-name } пока играет
table-held-own = { $name }, вас не было за столом. { bot-name } играет за вас.
table-take-back = Вернуть своё место
table-open-seat = Свободное место
table-you = вы
table-player-resigned = Игра сдана
table-player-timeout = Время вышло
table-show-board = Показать планшет: { $name }
table-known-deal = Известный расклад (зерно { $seed })
table-preview = Этот ход
table-preview-points = { $count ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-preview-score = Счёт после хода: { $score }
table-ends-round = На этом раунд закончится.
table-pass = Пас

## Table: what it plays by

table-terms = Условия этого стола
table-terms-starts = Начинает { $name }
table-terms-starts-seat = Начинает игрок на месте { $seat }
table-terms-hints = Подсказки разрешены
table-terms-hints-none = Без подсказок
table-terms-version = Начато по версии { $version } правил

## Table: what is expected

table-waiting = Ждём игроков
table-waiting-for = Ждём: { $names }
table-your-turn = Ваш ход
table-turn-of = Ходит { $name }
table-turn-here = { $name }, ваш ход
table-turn-told = Ход игрока: { $name }
table-thinking = { $name } думает
table-passed = Пас
table-over = Игра окончена
table-watching = Вы смотрите
table-expect-pass = Можно только пасовать.
table-expect-wait = Дождитесь своего хода.
table-expect-confirm = Сделать этот ход?
table-expect-place = Выберите место.
table-expect-watch = Посмотрите, что дальше.
table-forced-one = Возможен только один ход.

## Table: why something cannot be done

no-told = Дождитесь конца показа хода или пропустите его.
no-back = Отменять нечего: выбор ещё не сделан.
no-undo = У вас нет хода, который можно вернуть.
no-hint = За этим столом играют без подсказок.

## Table: hints

hint-best = Лучшие ходы
hint-lead = Ожидаемый перевес
hint-of = Подсказка { $number } из { $count }
hint-points = { table-preview-points } сразу
hint-round = { table-preview-points } при подсчёте этого раунда
hint-final = { table-preview-points } при финальном подсчёте
hint-for = { $reason } ({ $items })
hint-others-less = { $count ->
    [one] остальным примерно на { $count } очко меньше
    [few] остальным примерно на { $count } очка меньше
   *[many] остальным примерно на { $count } очков меньше
}
hint-others-more = { $count ->
    [one] остальным примерно на { $count } очко больше
    [few] остальным примерно на { $count } очка больше
   *[many] остальным примерно на { $count } очков больше
}

## Table: keys

keys-title = Клавиши
keys-close = Закрыть
keys-confirm = Подтвердить ход
keys-back = Отменить последний выбор или пропустить
keys-hint = Показать лучший ход, затем следующий
keys-arrows = От гекса к гексу, от плитки к плитке
keys-tab = К следующей части стола
keys-drag = Можно и перетаскивать, пальцем после короткого удержания.

## Tips in the first game

coach-confirm = Вот что вы сделаете. Ход не сыгран, пока вы не нажмёте «Готово».
coach-seen = Понятно
coach-off = Без советов

## Table: chat and panels

table-log = Ход игры
table-log-earlier = Более ранние ходы
table-chat = Чат
table-chat-write = Сообщение
table-chat-send = Отправить
table-chat-mute = Не показывать сообщения: { $name }
table-chat-unmute = Показывать сообщения: { $name }
table-chat-empty = Пока никто ничего не написал.
table-chat-earlier = Более ранние сообщения
table-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
    [many] { $count } новых сообщений
   *[other] { $count } нового сообщения
}
table-panel-open = Ход игры и чат
table-panel-close = Назад к планшету
table-rules-close = Закрыть правила
table-panel-table = Стол
table-links = Ссылки
table-more = Эта игра
table-scoring-round = Подсчёт раунда { $round }
table-scoring-final = Финальный подсчёт очков
table-scoring-close = Закрыть таблицу очков
table-scoring-item = За что очки
table-choose-level = Уровень бота
table-round = Раунд { $round }
table-chat-note = Это могут прочесть все за столом.

## Proposals

proposal-undo = { $name } просит отменить последний ход.
proposal-replace = { $name } просит, чтобы вместо игрока { $other } играл бот.
proposal-agree = Согласиться
proposal-refuse = Отказать
proposal-waiting = Ждём ответа: { $names }

## Clock and connection

clock-label = Осталось времени: { $name }
connection-lost = Связь потеряна. Пробуем снова…
connection-offline = Устройство не в сети.
connection-back = Связь восстановлена
connection-retry = Попробовать сейчас
connection-reload = Загрузить заново

## Log

table-log-joined = { $name } садится за стол.
table-log-renamed = Имя на месте { $seat } теперь { $name }.
table-log-undo = { $name } отменяет ход.
table-log-undo-asked = { $name } просит отменить ход.
table-log-replace-asked = { $name } просит бота вместо игрока { $other }.
table-log-agreed = { $name } соглашается.
table-log-refused = { $name } отказывает.
table-log-replaced = { bot-name } теперь играет вместо игрока { $name }.
table-log-returned = { $name } возвращается в игру.
table-log-paused = Сервер был недоступен { $unit ->
    [seconds] { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
       *[many] { $count } секунд
    }
    [minutes] { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
       *[many] { $count } минут
    }
   *[hours] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
}; часы стояли.
table-log-resigned = { $name } сдаётся.
table-log-timeout = { $name }: время вышло.
table-log-rematch = Реванш готов.
table-log-round = Начинается раунд { $round }. Первый ход: { $name }.
table-log-marker = { $person ->
    [second] Вы берёте
   *[third] { $name } берёт
} фишку первого игрока.
table-log-refill = { $count ->
    [one] { $count } плитка возвращается из башни в мешочек.
    [few] { $count } плитки возвращаются из башни в мешочек.
   *[many] { $count } плиток возвращаются из башни в мешочек.
}
table-log-points = { $person ->
    [second] Вы
   *[third] { $name }
}: { $points } ({ $reason }), теперь { $score }
table-log-winner = { $name } побеждает: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
table-log-winners = Победу делят { $names }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}.
table-log-clause = Пункт { $clause }
table-log-undone = Отменено:
table-log-show = Показать на поле

## Result

result-title = Итог
result-winner = { $name } побеждает
result-winners = Победу делят { $names }
result-you-win = Вы побеждаете
result-reason-resigned = соперник сдался
result-reason-timeout = время соперника вышло
result-taken-back = { $count ->
    [one] отменён { $count } ход с добором плиток
    [few] отменено { $count } хода с добором плиток
   *[many] отменено { $count } ходов с добором плиток
}
result-start = Начало
result-won = Получено
result-lost = Потеряно или потрачено
result-total = Итого
result-chart = Счёт после каждого раунда
result-chart-point = { $name }, раунд { $round }: { $score }

## Replay

replay-title = Повтор
replay-turn = Ход { $turn } из { $turns }
replay-start = Начало
replay-first = В начало
replay-previous = На ход назад
replay-next = На ход вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-slider = Ход
replay-back = Назад к столу
replay-keys = Клавиши со стрелками листают ходы.
replay-rounds = Перейти к раунду

## Settings

settings-title = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Светлое
settings-theme-dark = Тёмное
settings-palette = Цвета
settings-palette-usual = Обычные
settings-palette-colour-blind = Для игроков с дальтонизмом
settings-marks = Узоры и знаки на плитках
settings-speed = Скорость анимации
settings-speed-off = Без анимации
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-confirm = Подтверждать каждый ход
settings-fast-scoring = Быстро подсчитывать очки
settings-forced = Вынужденные ходы делать автоматически
settings-tips = Советы в первой партии
settings-sound = Звуки
settings-volume = Громкость
settings-vibration = Вибрация, когда ваш ход
settings-notices = Сообщать, когда мой ход
settings-notices-note = Даже когда вы ушли со страницы — через push-службу браузера. В сообщении только то, что сейчас ваш ход.
settings-notices-denied = Браузер не разрешает этой странице показывать уведомления. Это можно изменить в его настройках.
settings-notices-unsupported = Здесь уведомления показать нельзя. Нужен браузер, который их поддерживает, и страница по https.
settings-notices-page-only = Только пока страница остаётся в одной из вкладок: push-служба этого браузера недоступна.
settings-about = О программе
settings-about-text = Quinta — свободная программа под лицензией Apache 2.0. Ей не нужна учётная запись, она не использует куки и не обращается к другим серверам.
about-unofficial = Quinta — неофициальный проект. Названия игр принадлежат их владельцам, которые к нему не причастны. Рисунки, тексты и код — наши.

## Errors by code

error-bad-request = Сервер этого не понял.
error-unauthorized = Ключ этого места здесь не действует.
error-forbidden = Это не ваше место.
error-not-found = Такого стола нет или уже нет.
error-conflict = Игра уже ушла вперёд.
error-illegal = Правила этого не позволяют.
error-illegal-clause = Правила этого не позволяют ({ $clause }).
error-too-large = Это слишком длинно.
error-too-many-requests = Слишком быстро. Подождите немного.
error-too-many-requests-wait = Слишком много запросов. Попробуйте снова через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}.
error-busy = Сервер занят. Попробуйте чуть позже.
error-too-early = Игрок ещё может вернуться. Бот сможет заменить его только после более долгого отсутствия.
error-too-early-wait = Игрок ещё может вернуться. Бот сможет заменить его через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}.
error-offline = Сервер недоступен.
error-unknown = Что-то пошло не так.
error-read-rule = Прочесть пункт { $clause }
