### Summer Pavilion: pieces, choices, log. Colours and features come in by name (`$colour` = "red").

## Pieces

pavilion-colour = { $colour ->
    [purple] purple
    [green] green
    [orange] orange
    [yellow] yellow
    [blue] blue
   *[red] red
}
pavilion-tile = { pavilion-colour } tile
pavilion-tiles = { $count ->
    [one] { $count } { pavilion-colour } tile
   *[other] { $count } { pavilion-colour } tiles
}
pavilion-tiles-any = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
pavilion-star = { $colour ->
    [purple] purple star
    [green] green star
    [orange] orange star
    [yellow] yellow star
    [blue] blue star
    [red] red star
   *[many] multicoloured star
}
pavilion-feature = { $feature ->
    [pillar] pillar
    [statue] statue
    [window] window
    [fountain] fountain
   *[unknown] { $feature }
}

## Log: an event of docs/library.md each

pavilion-log-draft-factory = { $person ->
    [second] You take
   *[third] { $name } takes
} from factory { $factory }: { $pieces }
pavilion-log-draft-centre = { $person ->
    [second] You take
   *[third] { $name } takes
} from the centre: { $pieces }
pavilion-log-place = { $person ->
    [second] You place
   *[third] { $name } places
}: { pavilion-tile }, space { $space } ({ $star })
pavilion-log-feature = { $person ->
    [second] You complete
   *[third] { $name } completes
} a { pavilion-feature }: { pavilion-tiles-any } from the supply
pavilion-log-bonus = { $person ->
    [second] You take
   *[third] { $name } takes
} from the supply: { $pieces }
pavilion-log-supply = New in the supply: { $pieces }
pavilion-log-pass = { $person ->
    [second] You pass and keep
   *[third] { $name } passes and keeps
} nothing.
pavilion-log-pass-kept = { $person ->
    [second] You pass and keep
   *[third] { $name } passes and keeps
}: { $pieces }
pavilion-log-discarded = Into the tower: { $pieces }
pavilion-log-unpack = { $person ->
    [second] You take
   *[third] { $name } takes
} the kept tiles: { $pieces }
pavilion-log-final-scored = The pavilions are scored.
pavilion-reason-centre = first from the centre
pavilion-reason-placed = tile placed
pavilion-reason-not-kept = tiles not kept
pavilion-reason-kept = tiles kept at the end
pavilion-reason-stars = stars and numbers
pavilion-reason-sets = structure sets

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
pavilion-scored-number = Every space of cost { $number }
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

pavilion-no-drafting = All tiles are drafted before any is placed.
pavilion-no-placing = All tiles are drafted: place one or pass.
pavilion-no-factory = There is no such factory.
pavilion-no-empty = There are no tiles here.
pavilion-no-absent = There is no tile of this colour here.
pavilion-no-wild = Wild tiles are not chosen while other colours lie there.
pavilion-no-covered = A tile lies here already.
pavilion-no-colour = This colour may not lie here.
pavilion-no-not-held = You have no tile of this colour to place.
pavilion-no-cost = Costs { $cost }, you can pay { $pay }.
pavilion-no-wilds = { $fewest ->
    [0] At most { $most } of the tiles can be wild here.
   *[other] From { $fewest } to { $most } of the tiles have to be wild here.
}
pavilion-no-bonus = { $earned ->
    [one] You take exactly { $earned } tile from the supply.
   *[other] You take exactly { $earned } tiles from the supply.
}
pavilion-no-supply = The supply does not hold these tiles.
pavilion-no-kept = You can keep at most { $most } tiles.
pavilion-no-reward = The supply gives tiles only for a feature that you surround.
pavilion-no-fewer = It does without wild tiles already.
pavilion-no-more = No more wild tiles can be used.
pavilion-no-own-board = This pavilion belongs to { $name }.
pavilion-no-tray-first = The tiles go beside your pavilion first.

## Tips in the first game

pavilion-coach-draft = Tap tiles of one colour to see what you would take.
pavilion-coach-wild = This colour is wild in this round: it stands in for any other.
pavilion-coach-place = Choose a colour here, then a lit space of your pavilion.
pavilion-coach-keep = Keep up to four tiles. Every other tile costs a point.
