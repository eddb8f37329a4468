### Summer Pavilion. The rules as a page. `**…**` is emphasis; a clause such as SP-4.2 becomes a link.

rules-sp-intro = You are tiling the floor of a summer pavilion. In each of six rounds everyone first drafts tiles and then places them on stars, where long rows score best.
rules-sp-glance-wild = Each of the **six rounds** has a wild colour that can stand in for others.
rules-sp-glance-draft = **Draft:** take tiles of one colour from a factory or from the centre.
rules-sp-glance-place = **Place:** spend as many tiles as the space says; one of them stays on the star.
rules-sp-glance-end = Pillars, statues and windows give bonus tiles, full stars and numbers points at the **end**. Most points win.

rules-sp-pieces = Pieces
rules-sp-pieces-tiles = There are 132 **tiles**, 22 of each of six colours. They are drawn from a bag; discarded ones go to the tower.
rules-sp-pieces-table = Tiles to draft lie on 5, 7 or 9 **factories** (with 2, 3 or 4 players) and in the **centre of the table**. The **supply** has 10 open tiles for bonuses.
rules-sp-pieces-wild = In each of the six rounds one colour is **wild**, always in this order:
rules-sp-table-wild = The wild colours

rules-sp-board = The pavilion
rules-sp-board-stars = Your board has seven stars of six spaces, six around one in the middle. The spaces of a star form a ring: 6 and 1 are next to each other too.
rules-sp-board-standard = **Standard side.** The number on a space is its cost, from 1 to 6. An outer star takes only tiles of its own colour, the middle star six different colours.
rules-sp-board-variant = **Variant side.** Around the ring the outer stars’ spaces cost 3, 2, 1, 4, 5, 6; those of the middle star cost 3 each. No star has a colour yet: its first tile may have any, and the second decides whether the star is to be of one colour or of six different ones. Several stars may have the same colour, and several may be of many.
rules-sp-board-glazed-orange = **Orange side of the Glazed Pavilion.** The number on a space is its cost, from 1 to 6. An outer star takes only tiles of its own colour. In the middle star each space takes one colour only, the one it shows.
rules-sp-board-glazed-purple = **Purple side of the Glazed Pavilion.** Around the ring the outer stars’ spaces cost 3, 2, 1, 4, 5, 6; those of the middle star cost 3 each. An outer star has no colour yet: its first tile may have any, and the second decides whether the star is to be of one colour or of six different ones. In the middle star each space takes one colour only, the one it shows.
rules-sp-board-features = Between the stars stand pillars, statues and windows. Cover all spaces around one and you get bonus tiles (SP-5.3).
rules-sp-figure-board-standard = The standard side. Marked are the spaces around one pillar, one statue and one window.
rules-sp-figure-board-variant = The variant side. Marked are the spaces around one pillar, one statue and one window.
rules-sp-figure-board-glazed-orange = The orange side of the Glazed Pavilion. Marked are the spaces around one pillar, one statue, one window and one fountain.
rules-sp-figure-board-glazed-purple = The purple side of the Glazed Pavilion. Marked are the spaces around one pillar, one statue, one window and one fountain.
rules-sp-table-features = The features; spaces are numbered as on the standard side
rules-sp-table-feature = Feature
rules-sp-table-spaces = Spaces around it
rules-sp-table-bonus = Bonus tiles
rules-sp-feature-pillar = 2 and 3 of an outer star, and the two of the middle star facing it
rules-sp-feature-statue = 1 and 2 of an outer star, 3 and 4 of the next one clockwise
rules-sp-feature-window = 5 and 6 of an outer star
rules-sp-feature-fountain = 1 and 6 of an outer star, 4 and 5 of the next one clockwise

rules-sp-setup = Set-up
rules-sp-setup-text = Everyone starts with 5 points and an empty board. All tiles go into the bag; 10 are put on the supply and 4 on each factory. The first-player marker lies in the centre. The youngest player starts; at a table here chance decides, unless you choose somebody when you set it up.

rules-sp-draft = Phase 1: drafting
rules-sp-draft-text = You take turns clockwise until the factories and the centre are empty. On your turn you take tiles from one place.
rules-sp-factory = From a factory
rules-sp-factory-wild = If only wild tiles lie there, take just one of them.
rules-sp-factory-colour = Otherwise name a colour that lies there, but not the wild one. Take all tiles of that colour, and one wild tile if there is any.
rules-sp-factory-rest = Whatever is left on the factory moves to the centre.
rules-sp-centre = From the centre
rules-sp-centre-text = The same holds for the tiles in the centre, but nothing moves. The first player in a round to take from the centre also takes the first-player marker and loses 1 point for each tile taken on that turn, the wild one included.
rules-sp-figure-draft = Green is wild. Whoever names blue takes both blue tiles and one green; the red one moves to the centre.
rules-sp-floor = The lowest score
rules-sp-floor-text = Your score never falls below 1. The rulebook says so only of taking from the centre (SP-4.2). That it also holds for tiles you give up when passing (SP-5.4) and for those kept at the end (SP-7) is our ruling.
rules-sp-marker = The marker stays
rules-sp-marker-text = If nothing ever came to the centre, so that the marker still lies there when drafting ends, whoever started the round also starts the placing, and the next round.

rules-sp-place = Phase 2: placing
rules-sp-place-text = The holder of the first-player marker begins, then it goes clockwise. On your turn you place one tile or pass. Once you have passed you sit out.
rules-sp-cost = Place a tile
rules-sp-cost-text = Choose an empty space and a colour that may lie there. Spend as many of your tiles as the space costs: at least one of that colour, the others of that colour or wild, in whatever mix you like. One tile of the colour goes on the space, the others into the tower. The wild colour itself can only be paid with its own tiles.
rules-sp-figure-cost = Green is wild. For a space of cost 4 in the red star: three red tiles and a green one, or one red tile and three green ones. A red tile stays, three go into the tower.
rules-sp-score = Points
rules-sp-score-text = You score 1 point for the tile and 1 for each further tile in the unbroken row of tiles that it now belongs to within its star, so at most 6.
rules-sp-figure-ring = The tile on 1 joins those on 5 and 6 with the one on 2: a row of four, 4 points. On 3 it would have scored only 2.
rules-sp-bonus = Bonus
rules-sp-bonus-text = For each feature you complete, take its bonus tiles from the supply at once, whichever you like, wild ones too. Several features add up and you choose all the tiles together. If there are too few, take what there is (our ruling). After every turn of this phase, whatever it was, the supply’s empty spaces are filled from the bag before the next player’s turn.
rules-sp-pass = Pass
rules-sp-pass-text = Keep up to 4 of your tiles for the next round, whichever you like, or fewer. Every other tile goes to the tower and costs you 1 point; your score does not fall below 1 (our ruling, SP-4.3). Without tiles you can only pass.
rules-sp-empty = The empty bag
rules-sp-empty-text = Whenever a tile is to be drawn and the bag is empty, all tiles from the tower go into it. If that is empty too, the place stays empty and play goes on.

rules-sp-between = Between rounds
rules-sp-between-text = After rounds 1 to 5 the wild colour changes, and the factories are filled in order with 4 tiles each. The holder of the first-player marker puts it back into the centre and starts. Tiles that were kept come back beside the board.

rules-sp-end = The end
rules-sp-end-text = After round 6 you score your full stars, and each number of which you have covered every space on all seven stars:
rules-sp-end-kept = Then each tile you have kept costs 1 point. Your score does not fall below 1 (our ruling, SP-4.3).
rules-sp-end-variant = On the variant side a star counts by the colours that lie on it, and the spaces of cost 3 include the middle star’s.
rules-sp-end-glazed-purple = On the purple side of the Glazed Pavilion an outer star counts by the colours that lie on it, and the spaces of cost 3 include the middle star’s.
rules-sp-end-winner = Most points win. Players who are level share the victory.
rules-sp-table-stars = Full stars
rules-sp-table-numbers = All spaces of a number
rules-sp-table-number = Number { $number }

rules-sp-hidden = What is hidden
rules-sp-hidden-text = Only the order of the bag is unknown. You may count what is still to come; nobody can peek, the bots included.

rules-sp-glazed = The Glazed Pavilion
rules-sp-glazed-text = Two more sides of the board come from the expansion of that name. What is said here follows a public implementation, not the rulebook that the other sections follow. On both a full star of many colours scores 15; other stars score as ever (SP-7). Everything that is not named here is as on the other sides.
rules-sp-fountains = Fountains
rules-sp-fountains-text = On the outside, between two neighbouring stars, stand six fountains. Cover the four spaces around one and you get 1 bonus tile (SP-5.3).
rules-sp-sets = Structure sets
rules-sp-sets-text = At the end a pillar, a statue, a window and a fountain that you have completed make a set: 15 points on the orange side, 12 on the purple side. You have as many sets as completed features of the kind you have fewest of.

rules-sp-before = This game was begun by version 1 of these rules and is played to its end by it. The supply is filled only after a turn that completes a feature (SP-5.3), and at the end kept tiles cost their points before stars and numbers score (SP-7).
