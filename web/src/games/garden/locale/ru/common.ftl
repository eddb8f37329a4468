### Queen’s Garden: its names, options, pieces and log. Colours, patterns and features come in by name (`$colour` = "blue").

## The game

game-queens-garden = Сад королевы
game-queens-garden-about = Собирайте плитки, платите ими и разбейте сад, где цвета и узоры срастаются в группы.

## Start: options

start-option-board = Поле подсчёта очков
start-option-custom = Свои числа
start-option-variant-note = В правилах числа варианта есть только на рисунке; эти — наши. Числа своей игры введите, выбрав «Свои числа».
start-option-edition = Издание
start-option-edition-en = английское
start-option-edition-nl = нидерландское
start-option-edition-pl = польское
start-option-edition-ru = русское
start-option-repeat-payment = Одинаковые гексы в одной оплате
start-option-repeat-payment-note = Они могут совпадать друг с другом, но не с размещаемым.
start-option-refill = Башня пополняет мешочек
start-option-refill-short = Когда осталось меньше 4 плиток
start-option-refill-empty = Как только он опустеет
start-board-round = Раунд { $round }
start-board-bonus = Бонус за группу, гексов: { $count }
start-board-jokers = Джокеры: { garden-feature }
start-board-title = Очки в каждом раунде
start-edition-sets = Издание задаёт два правила ниже; их можно изменить.
start-edition-by-language = { table-terms-edition }, по языку страницы
start-board-cell = Раунд { $round }: { $name }
start-board-pictures = Числа вращающегося диска и джокеры за окружение даны так, как мы прочли их на рисунках в правилах. Если в вашей игре они другие, введите их.

## Table

table-preview-jokers = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[many] { $count } джокеров
}

## Table: what it plays by

table-terms-edition = { $edition ->
    [nl] Нидерландское издание
    [pl] Польское издание
    [ru] Русское издание
    [en] Английское издание
   *[unknown] Издание { $edition }
}
table-terms-edition-changed = { table-terms-edition }, с изменениями
table-terms-board = { $board ->
    [standard] Стандартное поле подсчёта очков
    [variant] Поле подсчёта очков варианта
    [custom] Своё поле подсчёта очков
   *[unknown] Поле подсчёта очков { $board }
}
table-terms-board-named = Своё поле подсчёта очков: { $name }
table-terms-bonuses = Бонус за группы: { $bonuses }
table-terms-bonus = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[many] { $count } гексов
} { $points }
table-terms-bonus-none = Без бонуса за группы
table-terms-jokers = Джокеры за окружение: { $jokers }
table-terms-joker = { garden-feature } { $count }
table-terms-repeat-yes = Гексы в одной оплате могут быть одинаковыми
table-terms-repeat-no = Гексы в одной оплате должны быть разными
table-terms-refill-short = Башня пополняет мешочек, когда в нём меньше 4 плиток
table-terms-refill-empty = Башня пополняет мешочек, как только он опустеет

## Table: what is expected

table-expect-acquire-or-place = Приобретите, разместите или пасуйте.
table-expect-acquire = Приобретите или пасуйте.
table-expect-place-or-pass = Разместите или пасуйте.
table-expect-copy = Выберите, какой из одинаковых взять.
table-expect-piece = Выберите плитку или аллею.
table-expect-name = Выберите цвет или узор.
table-expect-pay = Нажмите «Готово» или заплатите другим.
table-expect-discard = Выберите, что сбросить, или нажмите «Готово».

## Table: keys

keys-rotate = Повернуть аллею

## Items that score

item-colour = { garden-colour }
item-pattern = { garden-pattern }
item-pavilion = Беседки
item-jokers = Джокеры
item-storage = Осталось на складе
item-group = Группы

## Pieces

garden-colour = { $colour ->
    [blue] голубой
    [purple] фиолетовый
    [lilac] сиреневый
    [yellow] жёлтый
    [lime] салатный
   *[green] зелёный
}
garden-pattern = { $pattern ->
    [tree] дерево
    [bird] птица
    [butterfly] бабочка
    [flower] цветок
    [plant] растение
   *[tulip] тюльпан
}
garden-hexagon = { $pattern ->
    [tree] { $colour ->
        [blue] голубое
        [purple] фиолетовое
        [lilac] сиреневое
        [yellow] жёлтое
        [lime] салатное
       *[green] зелёное
    } дерево
    [bird] { $colour ->
        [blue] голубая
        [purple] фиолетовая
        [lilac] сиреневая
        [yellow] жёлтая
        [lime] салатная
       *[green] зелёная
    } птица
    [butterfly] { $colour ->
        [blue] голубая
        [purple] фиолетовая
        [lilac] сиреневая
        [yellow] жёлтая
        [lime] салатная
       *[green] зелёная
    } бабочка
    [flower] { $colour ->
        [blue] голубой
        [purple] фиолетовый
        [lilac] сиреневый
        [yellow] жёлтый
        [lime] салатный
       *[green] зелёный
    } цветок
    [plant] { $colour ->
        [blue] голубое
        [purple] фиолетовое
        [lilac] сиреневое
        [yellow] жёлтое
        [lime] салатное
       *[green] зелёное
    } растение
   *[tulip] { $colour ->
        [blue] голубой
        [purple] фиолетовый
        [lilac] сиреневый
        [yellow] жёлтый
        [lime] салатный
       *[green] зелёный
    } тюльпан
}
garden-expansion = аллея ({ garden-hexagon })
garden-jokers = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
   *[many] { $count } джокеров
}
garden-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
garden-feature = { $feature ->
    [fountain] фонтан
    [statue] статуя
    [bench] скамейка
   *[pavilion] беседка
}

## Log: an event of docs/library.md each

garden-log-acquire = { $person ->
    [second] Вы приобретаете
   *[third] { $name } приобретает
}: { $pieces }
garden-log-tile = { $person ->
    [second] Вы размещаете
   *[third] { $name } размещает
} плитку: { garden-hexagon }
garden-log-expansion = { $person ->
    [second] Вы размещаете
   *[third] { $name } размещает
} аллею: { garden-hexagon }
garden-log-bought = { $person ->
    [second] Вы покупаете
   *[third] { $name } покупает
} аллею из запаса.
garden-log-pay = { $person ->
    [second] Вы платите
   *[third] { $name } платит
}: { $pieces }
garden-log-surround = { $person ->
    [second] Вы окружаете
   *[third] { $name } окружает
} { $feature ->
    [fountain] фонтан
    [statue] статую
    [bench] скамейку
   *[pavilion] беседку
} и { $person ->
    [second] получаете
   *[third] получает
} { garden-jokers }.
garden-log-surround-lost = { $count ->
    [one] { $count } джокер не помещается и пропадает.
    [few] { $count } джокера не помещаются и пропадают.
   *[many] { $count } джокеров не помещаются и пропадают.
}
garden-log-draw = Новые плитки в выставочной зоне: { $pieces }
garden-log-flip = Аллея перевёрнута лицевой стороной вверх: { garden-hexagon }
garden-log-pass = { $person ->
    [second] Вы пасуете
   *[third] { $name } пасует
}.
garden-log-pass-discard = { $person ->
    [second] Вы пасуете и сбрасываете
   *[third] { $name } пасует и сбрасывает
}: { $pieces }
garden-log-round-scored = Подсчёт раунда { $round }.
garden-log-clear = Выставочную зону освобождают, в башню: { garden-tiles }.
garden-log-final-scored = Финальный подсчёт очков.
garden-reason-bought = покупка аллеи
garden-reason-discarded = сброс
garden-reason-first-to-pass = первый пас
garden-reason-round = подсчёт раунда
garden-reason-jokers = джокеры
garden-reason-storage = склад
garden-reason-groups = группы

## Choices

garden-pieces = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
   *[many] { $count } гексов
}
garden-cell = ячейка { $q }, { $r }

## Scoring

garden-scored-group = { $count ->
    [one] { $name }: группа из { $count } гекса
    [few] { $name }: группа из { $count } гексов
   *[many] { $name }: группа из { $count } гексов
}
garden-scored-group-bonus = { $count ->
    [one] { $name }: группа из { $count } гекса, бонус { $bonus }
    [few] { $name }: группа из { $count } гексов, бонус { $bonus }
   *[many] { $name }: группа из { $count } гексов, бонус { $bonus }
}

## Refused: why something cannot be done

garden-no-absent = В выставочной зоне такого нет.
garden-no-not-there = Здесь этого нет.
garden-no-storage = { $free ->
    [0] Склад полон: { $held } из { $spaces }.
   *[other] { $tiles ->
        [one] Нет места для { $tiles } плитки, занято { $held } из { $spaces }.
        [few] Нет места для { $tiles } плиток, занято { $held } из { $spaces }.
       *[many] Нет места для { $tiles } плиток, занято { $held } из { $spaces }.
    }
}
garden-no-expansion-storage = { $free ->
    [0] Нет места для ещё одной аллеи: { $held } из { $spaces }.
   *[other] { $expansions ->
        [one] Нет места для { $expansions } аллеи, занято { $held } из { $spaces }.
        [few] Нет места для { $expansions } аллей, занято { $held } из { $spaces }.
       *[many] Нет места для { $expansions } аллей, занято { $held } из { $spaces }.
    }
}
garden-no-none-held = На складе нечего размещать.
garden-no-not-held = Этого нет на вашем складе.
garden-no-not-free = Эта ячейка не свободна.
garden-no-rim = Гекс аллеи должен попасть на край пустого участка.
garden-no-identical = В группе оказались бы два одинаковых гекса.
garden-no-match = Ни у одного соседа здесь нет ни этого цвета, ни этого узора.
garden-no-nothing-fits = Ни одна плитка со склада сюда не подходит.
garden-no-nowhere = В вашем саду это никуда не подходит.
garden-no-cost = Стоимость { $cost }, вы можете заплатить { $pay }.
garden-no-too-little = С этим не набрать всей стоимости.
garden-no-twice = Гексы в одной оплате должны быть разными.
garden-no-payment = Этим сейчас заплатить нельзя.
garden-no-same = Таким же гексом платить нельзя.
garden-no-line = Вся оплата должна быть того же цвета или с тем же узором, что и размещаемый гекс.
garden-no-taken = Здесь уже лежит аллея.
garden-no-points = Стоимость в очках: { $price }, у вас { $score }.
garden-no-supply = Запас пуст.
garden-no-joker-placed = Джокерами только платят; в саду они не лежат.
garden-no-joker-discarded = Джокеров не сбрасывают.
