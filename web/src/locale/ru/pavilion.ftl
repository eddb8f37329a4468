### Summer Pavilion: pieces, choices, log. Colours and features come in by name (`$colour` = "red").

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

pavilion-board-of = Павильон: { $name }
pavilion-star-number = { $colour ->
    [purple] Фиолетовая звезда
    [green] Зелёная звезда
    [orange] Оранжевая звезда
    [yellow] Жёлтая звезда
    [blue] Голубая звезда
    [red] Красная звезда
    [many] Разноцветная звезда
   *[open] Звезда пока без цвета
} ({ $star })
pavilion-space-empty = Ячейка { $space }, стоимость { $cost }, пусто
pavilion-space-only = Ячейка { $space }, стоимость { $cost }, пусто, только цвет { pavilion-colour }
pavilion-space-tile = Ячейка { $space }, стоимость { $cost }: { pavilion-tile }
pavilion-feature-open = { pavilion-feature }: { pavilion-tiles-any }, когда все ячейки вокруг заполнены
pavilion-feature-done = { $feature ->
    [pillar] колонна, окружена
    [statue] статуя, окружена
    [window] окно, окружено
    [fountain] фонтан, окружён
   *[unknown] { $feature }
}
pavilion-table = Фабрики и центр стола
pavilion-factory = Фабрика { $factory }: { pavilion-tiles-any }
pavilion-centre = Центр стола: { pavilion-tiles-any }
pavilion-marker = Фишка первого игрока
pavilion-wild = козырь
pavilion-wild-colour = Козырной цвет
pavilion-wild-order = Козырные цвета по раундам
pavilion-round-wild = Раунд { $round }: { pavilion-colour }
pavilion-supply-title = Запас
pavilion-supply = Запас: { pavilion-tiles-any }
pavilion-bag = Мешочек
pavilion-tower = Башня
pavilion-hand = Рядом с павильоном: { pavilion-tiles-any }
pavilion-tiles-wild = { pavilion-tiles }, козырь
pavilion-kept-title = Оставлено
pavilion-kept = Оставлено: { pavilion-tiles-any }
pavilion-kept-tile = Оставлена: { pavilion-tile }
pavilion-numbers = Числа: очки за все ячейки одной стоимости
pavilion-number = Стоимость { $number }: заполнено ячеек { $done } из { $all }, очки за все: { $points }
pavilion-sets = Комплекты украшений: { $done } из { $all }, очки за каждый: { $points }
pavilion-scored-number = Все ячейки стоимостью { $number }
pavilion-scored-sets = { $count ->
    [one] { $count } комплект украшений
    [few] { $count } комплекта украшений
   *[many] { $count } комплектов украшений
}
pavilion-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
pavilion-passed = пас
pavilion-enlarge = Показать крупно павильон: { $name }
pavilion-shrink = Назад: { $name }

## Choosing

pavilion-take = Взять: { $pieces }
pavilion-choose-colour = Выберите цвет или подсвеченную ячейку.
pavilion-choose-space = Выберите подсвеченную ячейку.
pavilion-choose-colour-for-space = Какой цвет сюда положить?
pavilion-choose-kept = Выберите плитки, которые оставите, не больше { $count }.
pavilion-keep-one = Оставить одну, есть: { pavilion-tiles }
pavilion-give-up = Не оставлять: { pavilion-tile }
pavilion-given-up = { $count ->
    [0] Ничего не пропадает.
    [one] Пропадает { $count } плитка.
    [few] Пропадают { $count } плитки.
   *[many] Пропадает { $count } плиток.
}
pavilion-payment = Оплата
pavilion-pays = { $wilds ->
    [0] Оплата: { pavilion-tiles-any }, без козырных
   *[other] Оплата: { pavilion-tiles-any }, из них козырных: { $wilds }
}
pavilion-wilds-used = { $count ->
    [0] без козырных плиток
    [one] { $count } козырная плитка
    [few] { $count } козырные плитки
   *[many] { $count } козырных плиток
}
pavilion-fewer-wilds = На одну козырную плитку меньше
pavilion-more-wilds = На одну козырную плитку больше
pavilion-pick-bonus = { $count ->
    [one] Выберите { $count } плитку.
    [few] Выберите { $count } плитки.
   *[many] Выберите { $count } плиток.
}

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
pavilion-no-fewer = Козырных плиток здесь и так нет.
pavilion-no-more = Больше козырных плиток использовать нельзя.
pavilion-no-own-board = Этот павильон принадлежит игроку { $name }.
pavilion-no-tray-first = Плитки сначала попадают к вашему павильону.

## Tips in the first game

pavilion-coach-draft = Коснитесь плиток одного цвета, чтобы увидеть, что вы возьмёте.
pavilion-coach-wild = Это козырной цвет раунда: он заменяет любой другой.
pavilion-coach-place = Выберите здесь цвет, потом подсвеченную ячейку павильона.
pavilion-coach-keep = Оставьте до четырёх плиток. Каждая другая отнимает очко.
