### Queen’s Garden: the board, what can be chosen there, tips.

## Pieces

garden-joker = joker

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
garden-choose-copy = Choose which of the identical ones to take: { $piece }
garden-copy = Take this one: { $piece }
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

## Refused: why something cannot be done

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
