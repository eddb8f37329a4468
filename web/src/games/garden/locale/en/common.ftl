### Queen’s Garden: its names, options, pieces and log. Colours, patterns and features come in by name (`$colour` = "blue").

## The game

game-queens-garden = Queen’s Garden
game-queens-garden-about = Collect tiles, pay with your own and lay out a garden in which colours and patterns grow into groups.

## Start: options

start-option-board = Scoring board
start-option-custom = Your own
start-option-variant-note = The rulebooks show the variant’s numbers only in a picture; these are our own. Enter those of your copy of the game under “Your own”.
start-option-edition = Edition
start-option-edition-en = English
start-option-edition-nl = Dutch
start-option-edition-pl = Polish
start-option-edition-ru = Russian
start-option-repeat-payment = Identical hexagons in one payment
start-option-repeat-payment-note = They may repeat each other, never the one placed.
start-option-refill = The tower refills the bag
start-option-refill-short = When fewer than 4 tiles are left
start-option-refill-empty = The moment it is empty
start-board-round = Round { $round }
start-board-bonus = Bonus for a group of { $count }
start-board-jokers = Jokers for a { garden-feature }
start-board-title = Points for each round
start-edition-sets = It sets the two rules below; you can change them.
start-edition-by-language = { table-terms-edition }, by the language of the page
start-board-cell = Round { $round }: { $name }
start-board-pictures = The numbers of the wheel and the jokers for surrounding stand here as we read them in the rulebook’s pictures. If your copy of the game shows others, enter those.

## Table

table-preview-jokers = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}

## Table: what it plays by

table-terms-edition = { $edition ->
    [nl] Dutch edition
    [pl] Polish edition
    [ru] Russian edition
    [en] English edition
   *[unknown] Edition { $edition }
}
table-terms-edition-changed = { table-terms-edition }, with changes
table-terms-board = { $board ->
    [standard] Standard scoring board
    [variant] Scoring board of the variant
    [custom] Scoring board of its own
   *[unknown] Scoring board { $board }
}
table-terms-board-named = Scoring board of its own: { $name }
table-terms-bonuses = Bonus for groups: { $bonuses }
table-terms-bonus = { $count ->
    [one] { $count } hexagon
   *[other] { $count } hexagons
} { $points }
table-terms-bonus-none = No bonus for groups
table-terms-jokers = Jokers for surrounding: { $jokers }
table-terms-joker = { garden-feature } { $count }
table-terms-repeat-yes = Hexagons of one payment may be identical to each other
table-terms-repeat-no = Hexagons of one payment must all be different
table-terms-refill-short = The tower refills the bag when fewer than 4 tiles are left
table-terms-refill-empty = The tower refills the bag the moment it is empty

## Table: what is expected

table-expect-acquire-or-place = Acquire, place or pass.
table-expect-acquire = Acquire or pass.
table-expect-place-or-pass = Place or pass.
table-expect-copy = Choose which copy to take.
table-expect-piece = Choose a piece.
table-expect-name = Choose a colour or a pattern.
table-expect-pay = Confirm, or pay with something else.
table-expect-discard = Choose what to discard, or confirm.

## Table: keys

keys-rotate = Turn the expansion

## Items that score

item-colour = { garden-colour }
item-pattern = { garden-pattern }
item-pavilion = Pavilions
item-jokers = Jokers
item-storage = Left in storage
item-group = Groups

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

## Choices

garden-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
garden-cell = cell { $q }, { $r }

## Scoring

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
