### Queen’s Garden: pieces, choices, log. Colours, patterns and features come in by name (`$colour` = "blue").

## Pieces

garden-colour = { $colour ->
    [blue] blue
    [purple] purple
    [lilac] lilac
    [yellow] yellow
    [lime] lime
   *[green] green
}
garden-pattern = { $pattern ->
    [tree] tree
    [bird] bird
    [butterfly] butterfly
    [flower] flower
    [plant] plant
   *[tulip] tulip
}
garden-hexagon = { garden-colour } { garden-pattern }
garden-expansion = expansion { garden-hexagon }
garden-joker = joker
garden-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
garden-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
garden-feature = { $feature ->
    [fountain] fountain
    [statue] statue
    [bench] bench
   *[pavilion] pavilion
}

## Log: an event of docs/library.md each

garden-log-acquire = { $person ->
    [second] You acquire
   *[third] { $name } acquires
}: { $pieces }
garden-log-tile = { $person ->
    [second] You place
   *[third] { $name } places
} a tile: { garden-hexagon }
garden-log-expansion = { $person ->
    [second] You place
   *[third] { $name } places
} an expansion: { garden-hexagon }
garden-log-bought = { $person ->
    [second] You buy
   *[third] { $name } buys
} an expansion from the supply.
garden-log-pay = { $person ->
    [second] You pay
   *[third] { $name } pays
}: { $pieces }
garden-log-surround = { $person ->
    [second] You surround a { garden-feature } and get
   *[third] { $name } surrounds a { garden-feature } and gets
} { garden-jokers }.
garden-log-surround-lost = { $count ->
    [one] { $count } joker finds no room and is lost.
   *[other] { $count } jokers find no room and are lost.
}
garden-log-draw = New tiles in the display: { $pieces }
garden-log-flip = An expansion turns face up: { garden-hexagon }
garden-log-pass = { $person ->
    [second] You pass
   *[third] { $name } passes
}.
garden-log-pass-discard = { $person ->
    [second] You pass and discard
   *[third] { $name } passes and discards
}: { $pieces }
garden-log-round-scored = Round { $round } is scored.
garden-log-clear = The display is cleared: { garden-tiles } to the tower.
garden-log-final-scored = The gardens are scored.
garden-reason-bought = bought expansion
garden-reason-discarded = discarded pieces
garden-reason-first-to-pass = first to pass
garden-reason-round = round scoring
garden-reason-jokers = jokers
garden-reason-storage = storage
garden-reason-groups = groups

## The display

garden-display = Display
garden-slot-stack = { $count ->
    [one] Expansion { $slot }, the last of the stack
   *[other] Expansion { $slot }, on top of the stack of { $count }
}
garden-slot = { $count ->
    [0] Expansion { $slot }, face down, without tiles
    [one] Expansion { $slot }, face down, with { $count } tile
   *[other] Expansion { $slot }, face down, with { $count } tiles
}
garden-slot-up = Expansion { $slot }, face up: { garden-hexagon }
garden-bag = Bag
garden-tower = Tower
garden-supply = Supply
garden-wheel = Wheel: what each round scores
garden-wheel-round = Round { $round }: { $items }
garden-wheel-item = { $name } { $points }

## Choices

garden-acquire = Acquire a colour or a pattern
garden-acquire-colour = { $count ->
    [0] Acquire by colour: { garden-colour }, not possible now
    [one] Acquire by colour: { garden-colour }, { $count } piece
   *[other] Acquire by colour: { garden-colour }, { $count } pieces
}
garden-acquire-pattern = { $count ->
    [0] Acquire by pattern: { garden-pattern }, not possible now
    [one] Acquire by pattern: { garden-pattern }, { $count } piece
   *[other] Acquire by pattern: { garden-pattern }, { $count } pieces
}
garden-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
garden-choose-copy = Choose which of the identical ones to take: { $piece }
garden-copy = Take this one: { $piece }
garden-cell = cell { $q }, { $r }
garden-lies = { $piece }, { $place }
garden-cell-place = Place here: { $place }
garden-area-place = Place the expansion on area { $area }
garden-area-buy = { $points ->
    [one] Buy an expansion for area { $area }, { $points } point
   *[other] Buy an expansion for area { $area }, { $points } points
}
garden-rotate-left = Turn anticlockwise (Shift+R)
garden-rotate-right = Turn clockwise (R)
garden-zoom-in = Enlarge the garden
garden-zoom-out = Show the whole garden
garden-buy = { $points ->
    [one] Buy for { $points } point
   *[other] Buy for { $points } points
}
garden-buy-title = A face-down expansion from the supply, for an empty area

## Gardens and storages

garden-garden-of = Garden: { $name }
garden-storage = Storage
garden-storage-of = Storage: { $name }
garden-storage-used = { $count } of { $size }
garden-storage-full = { $count } of { $size }, full
garden-space-empty = empty space
garden-feature-surrounded = { garden-feature }, surrounded
garden-passed = has passed
garden-marker = first-player marker
garden-enlarge = Enlarge the garden: { $name }
garden-back-to-own = Back to your own garden
garden-piece-place = Place: { $piece }
garden-piece-placed = Being placed: { $piece }
garden-piece-pay = Pay with this: { $piece }
garden-piece-paid = Is paid: { $piece }
garden-piece-discard = Discard: { $piece }
garden-piece-discarded = Is discarded: { $piece }
garden-piece-comes = Comes into storage: { $piece }

## Scoring

garden-scored-each = { $name }: { $count } × { $each }
garden-scored-pavilions = { $count ->
    [one] { $count } pavilion
   *[other] { $count } pavilions
}
garden-scored-jokers = { $count ->
    [one] { $count } joker in storage
   *[other] { $count } jokers in storage
}
garden-scored-storage = { $count ->
    [one] { $count } piece left in storage
   *[other] { $count } pieces left in storage
}
garden-scored-group = { $name }: group of { $count }
garden-scored-group-bonus = { $name }: group of { $count }, bonus { $bonus }

## Refused: why something cannot be done

garden-no-absent = Nothing in the display shows this.
garden-no-not-there = It does not lie there.
garden-no-storage = { $free ->
    [0] Storage is full: { $held } of { $spaces }.
   *[other] { $tiles ->
        [one] There is no room for { $tiles } tile: { $held } of { $spaces } spaces are taken.
       *[other] There is no room for { $tiles } tiles: { $held } of { $spaces } spaces are taken.
    }
}
garden-no-expansion-storage = { $free ->
    [0] No room for another expansion: { $held } of { $spaces }.
   *[other] { $expansions ->
        [one] There is no room for { $expansions } expansion: { $held } of { $spaces } are taken.
       *[other] There is no room for { $expansions } expansions: { $held } of { $spaces } are taken.
    }
}
garden-no-none-held = There is nothing in storage to place.
garden-no-not-held = It is not in your storage.
garden-no-not-free = This cell is not free.
garden-no-rim = The expansion’s hexagon has to lie on the rim of an empty area.
garden-no-identical = A group would hold two identical hexagons.
garden-no-match = No neighbour here has its colour or its pattern.
garden-no-nothing-fits = No tile in your storage fits here.
garden-no-nowhere = It fits nowhere in your garden.
garden-no-cost = Costs { $cost }, you can pay { $pay }.
garden-no-too-little = With this the payment falls short.
garden-no-twice = Hexagons of one payment must all be different.
garden-no-payment = This cannot be part of the payment.
garden-no-same = Its own kind cannot pay for a hexagon.
garden-no-line = What pays shares the colour with the rest of the payment, or the pattern.
garden-no-taken = An expansion lies here already.
garden-no-points = Costs { $price } points, you have { $score }.
garden-no-supply = The supply is empty.
garden-no-joker-placed = Jokers only pay; they never lie in a garden.
garden-no-joker-discarded = Jokers are not discarded.
garden-no-other-payment = Nothing else can pay instead.
garden-no-piece-yet = Choose a piece from your storage first.
garden-no-own-garden = This garden belongs to { $name }.
garden-no-storage-first = It goes into your storage first.
garden-no-rotate = There is nothing to turn.

## Tips in the first game

garden-coach-acquire = Tap a tile to see what its colour or its pattern would bring you.
garden-coach-place = Your storage holds 12 tiles and jokers. Tap a tile here to place it.
garden-coach-pay = Faded tiles are what you pay with. Tap others to pay with those.
garden-coach-wheel = The wheel shows what scores at the end of this round.
