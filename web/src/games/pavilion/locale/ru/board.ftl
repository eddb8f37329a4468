### Summer Pavilion: the board, what can be chosen there, tips.

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

pavilion-no-fewer = Козырных плиток здесь и так нет.
pavilion-no-more = Больше козырных плиток использовать нельзя.
pavilion-no-own-board = Этот павильон принадлежит игроку { $name }.
pavilion-no-tray-first = Плитки сначала попадают к вашему павильону.

## Tips in the first game

pavilion-coach-draft = Коснитесь плиток одного цвета, чтобы увидеть, что вы возьмёте.
pavilion-coach-wild = Это козырной цвет раунда: он заменяет любой другой.
pavilion-coach-place = Выберите здесь цвет, потом подсвеченную ячейку павильона.
pavilion-coach-keep = Оставьте до четырёх плиток. Каждая другая отнимает очко.
