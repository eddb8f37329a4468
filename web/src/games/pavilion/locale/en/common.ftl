### Summer Pavilion: its names, options, pieces and log. Colours and features come in by name (`$colour` = "red").

## The game

game-summer-pavilion = Summer Pavilion
game-summer-pavilion-about = Draft tiles, save the wild ones and complete the stars around the pavilion.

## Start: options

start-option-side = Board side
start-option-glazed-orange = Glazed Pavilion, orange
start-option-glazed-purple = Glazed Pavilion, purple
start-option-glazed-note = The numbers of the Glazed Pavilion boards come from a public implementation, not from a rulebook.

## Table: what it plays by

table-terms-side = { $board ->
    [standard] Standard side
    [variant] Variant side
    [glazed-orange] Orange side of the Glazed Pavilion
    [glazed-purple] Purple side of the Glazed Pavilion
   *[unknown] Board { $board }
}

## Table: what is expected

table-expect-draft = Choose a colour at a factory or in the centre.
table-expect-lay-or-pass = Place or pass.
table-expect-source = Choose where to take from.
table-expect-colour = Choose a colour.
table-expect-wilds = Confirm, or change how many wild tiles you use.
table-expect-bonus = Choose tiles from the supply, or confirm.
table-expect-keep = Choose what to keep, or confirm.

## Items that score

item-kept = Tiles kept
item-star = Stars
item-number = Numbers
item-sets = Structure sets

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

pavilion-scored-number = Every space of cost { $number }

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
