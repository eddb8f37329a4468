### Summer Pavilion: the board, what can be chosen there, tips.

## Board

pavilion-board-of = Pavilion of { $name }
pavilion-star-number = { $colour ->
    [purple] Purple star
    [green] Green star
    [orange] Orange star
    [yellow] Yellow star
    [blue] Blue star
    [red] Red star
    [many] Multicoloured star
   *[open] Star without a colour yet
} ({ $star })
pavilion-space-empty = Space { $space }, cost { $cost }, empty
pavilion-space-only = Space { $space }, cost { $cost }, empty, only for { pavilion-colour }
pavilion-space-tile = Space { $space }, cost { $cost }: { pavilion-tile }
pavilion-feature-open = { pavilion-feature }: { pavilion-tiles-any } when all spaces around it are covered
pavilion-feature-done = { pavilion-feature }, complete
pavilion-table = Factories and centre of the table
pavilion-factory = Factory { $factory }: { pavilion-tiles-any }
pavilion-centre = Centre of the table: { pavilion-tiles-any }
pavilion-marker = First-player marker
pavilion-wild = wild
pavilion-wild-colour = Wild colour
pavilion-wild-order = Wild colours, round by round
pavilion-round-wild = Round { $round }: { pavilion-colour }
pavilion-supply-title = Supply
pavilion-supply = Supply: { pavilion-tiles-any }
pavilion-bag = Bag
pavilion-tower = Tower
pavilion-hand = Beside the pavilion: { pavilion-tiles-any }
pavilion-tiles-wild = { pavilion-tiles }, wild
pavilion-kept-title = Kept
pavilion-kept = Kept: { pavilion-tiles-any }
pavilion-kept-tile = Kept: { pavilion-tile }
pavilion-numbers = Numbers: points for covering every space of a cost
pavilion-number = Cost { $number }: { $done } of { $all } spaces covered, { $points } points for all
pavilion-sets = Structure sets: { $done } of { $all } complete, { $points } points for each
pavilion-scored-sets = { $count ->
    [one] { $count } structure set
   *[other] { $count } structure sets
}
pavilion-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
pavilion-passed = passed
pavilion-enlarge = Show the pavilion of { $name } large
pavilion-shrink = Back to { $name }

## Choosing

pavilion-take = Take: { $pieces }
pavilion-choose-colour = Choose a colour or a lit space.
pavilion-choose-space = Choose a lit space.
pavilion-choose-colour-for-space = Which colour goes there?
pavilion-choose-kept = Choose up to { $count } tiles to keep.
pavilion-keep-one = Keep one of { pavilion-tiles }
pavilion-give-up = Do not keep: { pavilion-tile }
pavilion-given-up = { $count ->
    [0] Nothing is lost.
    [one] { $count } tile is lost.
   *[other] { $count } tiles are lost.
}
pavilion-payment = Payment
pavilion-pays = { $wilds ->
    [0] Pays { pavilion-tiles-any }, none wild
   *[other] Pays { pavilion-tiles-any }, wild: { $wilds }
}
pavilion-wilds-used = { $count ->
    [0] no wild tile
    [one] { $count } wild tile
   *[other] { $count } wild tiles
}
pavilion-fewer-wilds = Use one wild tile less
pavilion-more-wilds = Use one wild tile more
pavilion-pick-bonus = { $count ->
    [one] Choose { $count } tile.
   *[other] Choose { $count } tiles.
}

## Refused: why something cannot be done

pavilion-no-fewer = It does without wild tiles already.
pavilion-no-more = No more wild tiles can be used.
pavilion-no-own-board = This pavilion belongs to { $name }.
pavilion-no-tray-first = The tiles go beside your pavilion first.

## Tips in the first game

pavilion-coach-draft = Tap tiles of one colour to see what you would take.
pavilion-coach-wild = This colour is wild in this round: it stands in for any other.
pavilion-coach-place = Choose a colour here, then a lit space of your pavilion.
pavilion-coach-keep = Keep up to four tiles. Every other tile costs a point.
