### Summer Pavilion: its names, options, pieces and log. Colours and features come in by name (`$colour` = "red").

## The game

game-summer-pavilion = Летний павильон
game-summer-pavilion-about = Разбирайте плитки, берегите козырные и заполняйте звёзды вокруг павильона.

## Start: options

start-option-side = Сторона планшета
start-option-glazed-orange = Glazed Pavilion, оранжевая
start-option-glazed-purple = Glazed Pavilion, фиолетовая
start-option-glazed-note = Числа планшетов Glazed Pavilion взяты из общедоступной версии игры, а не из правил.

## Table: what it plays by

table-terms-side = { $board ->
    [standard] Стандартная сторона
    [variant] Сторона варианта
    [glazed-orange] Оранжевая сторона Glazed Pavilion
    [glazed-purple] Фиолетовая сторона Glazed Pavilion
   *[unknown] Планшет { $board }
}

## Table: what is expected

table-expect-draft = Выберите цвет на фабрике или в центре стола.
table-expect-lay-or-pass = Разместите плитку или пасуйте.
table-expect-source = Выберите, откуда взять.
table-expect-colour = Выберите цвет.
table-expect-wilds = Нажмите «Готово» или измените число козырных плиток.
table-expect-bonus = Выберите плитки из запаса или нажмите «Готово».
table-expect-keep = Выберите, что оставить, или нажмите «Готово».

## Items that score

item-kept = Оставленные плитки
item-star = Звёзды
item-number = Числа
item-sets = Комплекты украшений

## Pieces

pavilion-colour = { $colour ->
    [purple] фиолетовый
    [green] зелёный
    [orange] оранжевый
    [yellow] жёлтый
    [blue] голубой
   *[red] красный
}
pavilion-tile = { $colour ->
    [purple] фиолетовая
    [green] зелёная
    [orange] оранжевая
    [yellow] жёлтая
    [blue] голубая
   *[red] красная
} плитка
pavilion-tiles = { $count ->
    [one] { $count } { $colour ->
        [purple] фиолетовая
        [green] зелёная
        [orange] оранжевая
        [yellow] жёлтая
        [blue] голубая
       *[red] красная
    } плитка
    [few] { $count } { $colour ->
        [purple] фиолетовые
        [green] зелёные
        [orange] оранжевые
        [yellow] жёлтые
        [blue] голубые
       *[red] красные
    } плитки
   *[many] { $count } { $colour ->
        [purple] фиолетовых
        [green] зелёных
        [orange] оранжевых
        [yellow] жёлтых
        [blue] голубых
       *[red] красных
    } плиток
}
pavilion-tiles-any = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
   *[many] { $count } плиток
}
pavilion-star = { $colour ->
    [purple] фиолетовая звезда
    [green] зелёная звезда
    [orange] оранжевая звезда
    [yellow] жёлтая звезда
    [blue] голубая звезда
    [red] красная звезда
   *[many] разноцветная звезда
}
pavilion-feature = { $feature ->
    [pillar] колонна
    [statue] статуя
    [window] окно
    [fountain] фонтан
   *[unknown] { $feature }
}

## Log: an event of docs/library.md each

pavilion-log-draft-factory = { $person ->
    [second] Вы берёте
   *[third] { $name } берёт
} с фабрики { $factory }: { $pieces }
pavilion-log-draft-centre = { $person ->
    [second] Вы берёте
   *[third] { $name } берёт
} из центра: { $pieces }
pavilion-log-place = { $person ->
    [second] Вы размещаете
   *[third] { $name } размещает
}: { pavilion-tile }, ячейка { $space } ({ $star })
pavilion-log-feature = { $person ->
    [second] Вы окружаете
   *[third] { $name } окружает
} { $feature ->
    [pillar] колонну
    [statue] статую
    [window] окно
    [fountain] фонтан
   *[unknown] { $feature }
}, из запаса: { pavilion-tiles-any }
pavilion-log-bonus = { $person ->
    [second] Вы берёте
   *[third] { $name } берёт
} из запаса: { $pieces }
pavilion-log-supply = Новые в запасе: { $pieces }
pavilion-log-pass = { $person ->
    [second] Вы пасуете и ничего не оставляете
   *[third] { $name } пасует и ничего не оставляет
}.
pavilion-log-pass-kept = { $person ->
    [second] Вы пасуете и оставляете
   *[third] { $name } пасует и оставляет
}: { $pieces }
pavilion-log-discarded = В башню: { $pieces }
pavilion-log-unpack = { $person ->
    [second] Вы берёте
   *[third] { $name } берёт
} оставленные плитки: { $pieces }
pavilion-log-final-scored = Финальный подсчёт очков.
pavilion-reason-centre = первым из центра
pavilion-reason-placed = размещённая плитка
pavilion-reason-not-kept = сброшенные плитки
pavilion-reason-kept = плитки, оставленные в конце
pavilion-reason-stars = звёзды и числа
pavilion-reason-sets = комплекты украшений

## Board

pavilion-scored-number = Все ячейки стоимостью { $number }

## Refused: why something cannot be done

pavilion-no-drafting = Сначала берут все плитки, потом размещают.
pavilion-no-placing = Все плитки взяты: разместите плитку или пасуйте.
pavilion-no-factory = Такой фабрики нет.
pavilion-no-empty = Здесь нет плиток.
pavilion-no-absent = Здесь нет плиток этого цвета.
pavilion-no-wild = Козырной цвет не выбирают, пока там лежат другие цвета.
pavilion-no-covered = Здесь уже лежит плитка.
pavilion-no-colour = Этот цвет здесь лежать не может.
pavilion-no-not-held = У вас нет плитки этого цвета.
pavilion-no-cost = Стоимость { $cost }, вы можете заплатить { $pay }.
pavilion-no-wilds = { $fewest ->
    [0] Козырных плиток здесь может быть не больше { $most }.
   *[other] Козырных плиток здесь должно быть от { $fewest } до { $most }.
}
pavilion-no-bonus = { $earned ->
    [one] Из запаса берут ровно { $earned } плитку.
    [few] Из запаса берут ровно { $earned } плитки.
   *[many] Из запаса берут ровно { $earned } плиток.
}
pavilion-no-supply = В запасе нет этих плиток.
pavilion-no-kept = Оставить можно не больше { $most } плиток.
pavilion-no-reward = Из запаса берут только за окружённое украшение.
