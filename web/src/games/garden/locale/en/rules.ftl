### Queen’s Garden. The rules as a page. `**…**` is emphasis; a clause such as QG-4.6 becomes a link.

rules-qg-intro = You are laying out a garden for the queen. Gather tiles and garden expansions, pay for what you place with what you have gathered, and let colours and patterns grow side by side.
rules-qg-glance-acquire = **Acquire:** name a colour or a pattern and take everything in the display that shows it.
rules-qg-glance-place = **Place:** put a tile or an expansion into your garden and pay for it with what you hold.
rules-qg-glance-pass = **Pass** when you have had enough. Once everyone has passed, the wheel tells what scores this round.
rules-qg-glance-end = After **four rounds** the groups in your garden score. Most points win.
rules-qg-pictures = Most numbers stand in the rulebooks in words. The layout of the garden (QG-2), the jokers for surrounding (QG-4.9) and the wheel (QG-5) are shown there only in pictures; here they stand as we read them. If you own the game and it shows other jokers or another wheel, enter its numbers as a board of your own when you set up a table.

rules-qg-pieces = Pieces
rules-qg-pieces-hexagon = A **hexagon** is one of six colours with one of six patterns, which makes 36 kinds. The pattern gives it a value from 1 to 6: what it costs to place, and what it is worth at the end.
rules-qg-pieces-tiles = Each kind comes as three **tiles** (108 in all) and as one **garden expansion** (36 in all).
rules-qg-pieces-expansion = An expansion is a flower of seven cells. Face up it has a pavilion in the middle, its hexagon printed on one cell of the rim, and five free cells. Face down all seven cells are free.
rules-qg-pieces-jokers = **Jokers** are grey and never run out. A joker stands for any hexagon in a payment; it is never placed itself.
rules-qg-pieces-storage = Your **storage** has 12 spaces for tiles and jokers together, and 2 for expansions.
rules-qg-figure-pieces = An expansion face up: the pavilion, the printed hexagon, five free cells. Beside it the same expansion face down, and a joker.
rules-qg-table-patterns = The six patterns and their values

rules-qg-garden = The garden
rules-qg-garden-parts = All players have the same garden: the fountain board in the middle, with six free cells around the fountain, and around it six empty areas, each with room for one expansion.
rules-qg-garden-features = Three statues and three benches stand in the gaps. Each is framed by six cells: two of the fountain board and two of each area beside it.
rules-qg-figure-garden = An empty garden: the fountain board, the areas, statues and benches.
rules-qg-legend-free = free cell
rules-qg-legend-area = empty area

rules-qg-setup = Set-up
rules-qg-setup-player = Everyone starts with an empty garden, 3 jokers and 15 points.
rules-qg-setup-stacks = All tiles go into the bag. The expansions are shuffled face down into four round stacks of 5, 7 or 8 with 2, 3 or 4 players; the 16, 8 or 4 left over are the supply.
rules-qg-setup-display = The first round stack comes into the display, and its top expansion gets 4 tiles from the bag. The first-player marker lies beside it.
rules-qg-setup-start = The youngest player starts. At a table here chance decides, unless you choose somebody when you set it up.

rules-qg-round = A round
rules-qg-round-turns = You take turns clockwise. On your turn you do exactly one thing: acquire, place or pass. Once you have passed you sit out; the round ends when everyone has.
rules-qg-acquire = Acquire
rules-qg-acquire-take = Name a colour or a pattern and take everything in the display that shows it: tiles, and expansions that lie face up. But of hexagons that are exactly alike you take only one. Which one is up to you: a tile on the stack, a tile elsewhere, or the expansion itself.
rules-qg-acquire-fit = You have to take at least one hexagon, and all that you take has to fit into your storage; otherwise you cannot name that colour or pattern. Taking nothing but expansions is fine. If a colour and a pattern take the very same pieces, they are one and the same turn.
rules-qg-figure-acquire = Named: lilac. The three lit pieces are taken; of the two lilac birds only one, the player’s choice.
rules-qg-after = After acquiring
rules-qg-after-aside = If you took a tile from the top of the stack, that expansion goes beside the stack with the tiles left on it. It stays in the display, and its tiles are still to be had. The next one on the stack, if there is one, gets 4 new tiles.
rules-qg-after-flip = Then every expansion beside the stack with no tiles left on it is turned face up. It can be acquired from the next turn on.
rules-qg-draw = Drawing tiles
rules-qg-draw-short = If the bag holds fewer than 4 tiles, all tiles from the tower go back into it before the draw.
rules-qg-draw-empty = The moment the bag becomes empty, all tiles from the tower go back into it: in the middle of a draw, which then goes on, or at its very end.
rules-qg-draw-editions = In the Polish and the Russian edition the tower is emptied into the bag the moment the bag becomes empty: in the middle of a draw, which then goes on, or at its very end (QG-9).
rules-qg-draw-rest = If there are fewer than 4 tiles even so, the expansion gets what there is. If there are none at all, the rest of the stack is laid out face up.
rules-qg-tile = Place a tile
rules-qg-tile-text = Choose a tile from your storage, pay for it (QG-4.6) and put it on a free cell of the fountain board or of an expansion in your garden. It has to suit its neighbours (QG-4.7).
rules-qg-expansion = Place an expansion
rules-qg-expansion-stored = **From your storage**, at the cost of its printed hexagon (QG-4.6). It goes face up on any empty area, turned as you like, and the printed hexagon has to suit its neighbours (QG-4.7).
rules-qg-expansion-bought = **From the supply**, for exactly 6 points. It goes face down on any empty area: seven free cells, no conditions, never turned over. You need at least 6 points, and the supply must not be empty.
rules-qg-cost = What it costs
rules-qg-cost-value = A hexagon costs its value, and the piece you place already counts as one. So a tree costs nothing more, and a tulip takes five further pieces out of your storage: tiles, expansions or jokers.
rules-qg-cost-different = All hexagons of the payment, together with the one you place, have to match: **either** one pattern in different colours, **or** one colour with different patterns.
rules-qg-cost-repeat = All hexagons of the payment have to match the one you place: **either** all have its pattern, **or** all have its colour. They may be identical to each other, but never to the one you place.
rules-qg-cost-editions = In the Russian edition the hexagons of the payment may be identical to each other, but never to the one you place (QG-9).
rules-qg-cost-jokers = Jokers fit every payment, as many as you like, even if you have matching hexagons. You cannot pay more than the cost.
rules-qg-cost-where = Paid tiles go to the tower, paid expansions face down under the supply, jokers back to the pool.
rules-qg-figure-payment = A blue flower costs 4: itself and three more pieces. Paid by colour with two blue hexagons and a joker, or by pattern with three more flowers.
rules-qg-where = Where a hexagon may lie
rules-qg-where-both = The cell has to be free, and both of these have to hold:
rules-qg-where-neighbour = If there are hexagons next to it, at least one of them has the same colour or the same pattern. Without neighbours anything goes.
rules-qg-where-twice = No group it becomes part of (QG-4.8) may contain the same hexagon twice: neither next to it, nor further along, nor by joining two groups that each have it, even if the joining hexagon is a different one.
rules-qg-figure-legal = The blue bird shares its colour with one neighbour and its pattern with another.
rules-qg-figure-unlike = The yellow tree shares nothing with its neighbours (QG-4.7a).
rules-qg-figure-joining = The blue bird would join two blue groups that both have the blue tulip (QG-4.7b).
rules-qg-groups = Groups
rules-qg-groups-text = Hexagons of one colour that are connected through neighbours of that colour are a **colour group**; patterns make **pattern groups** in the same way. So every hexagon is in one colour group and one pattern group. As no group repeats a hexagon, none is larger than six.
rules-qg-figure-groups = A blue colour group of four and a pattern group of three flowers; the blue flower belongs to both. At the end they score 1 + 2 + 3 + 4 = 10 and 4 + 4 + 4 = 12, before any bonus.
rules-qg-surround = Surrounding
rules-qg-surround-text = When you fill the last of the six cells around a fountain, statue, bench or pavilion, you get jokers at once. Printed hexagons count. Several at a time add up. Jokers that find no room in your storage, after the payment has left it, are lost.
rules-qg-table-surround = Jokers for surrounding
rules-qg-pass = Pass
rules-qg-pass-text = You may pass on any turn, and have to when nothing else is possible. As you pass you may discard tiles and expansions, not jokers; each costs you its value in points. Tiles go to the tower, expansions under the supply.
rules-qg-pass-first = The first to pass in a round also takes the first-player marker and loses 1 point.
rules-qg-floor = No debts
rules-qg-floor-text = Your score never falls below 0: a larger loss just takes you to 0. Buying an expansion (QG-4.5b) is the exception, it takes all 6 points.

rules-qg-wheel = Scoring a round
rules-qg-wheel-text = The wheel shows three colours or patterns. Every hexagon in your garden, printed or not, scores for its colour and for its pattern if they are shown, so it can score twice. Then every pavilion in your garden scores 1 point.
rules-qg-figure-wheel = { $board ->
    [standard] What the wheel scores on the standard board, in points per hexagon.
    [variant] What the wheel scores on the board of the variant, in points per hexagon.
   *[custom] What the wheel scores on this table’s board, in points per hexagon.
}
rules-qg-table-round = Round
rules-qg-table-scored = Points per hexagon

rules-qg-between = Between rounds
rules-qg-between-text = After rounds 1 to 3 the display is cleared: tiles go to the tower, all expansions, the rest of the stack too, face down under the supply. The next round stack comes into the display and its top gets 4 tiles. The holder of the first-player marker puts it back and starts.

rules-qg-end = The end
rules-qg-end-text = After round 4 has been scored, every garden is scored once more:
rules-qg-end-storage = **Storage.** Each joker gives 1 point; each tile and expansion left costs its value.
rules-qg-end-groups = **Groups.** Colour by colour, then pattern by pattern, every group of three or more scores the sum of its values.
rules-qg-bonus-boards = On the standard board a group of six scores 6 points more. Other boards give other bonuses.
rules-qg-bonus-none = At this table groups earn no bonus.
rules-qg-table-bonus = Bonus by the size of the group
rules-qg-bonus-size = Hexagons
rules-qg-end-winner = Most points win. Players who are level share the victory.
rules-qg-example = An example, with the standard board
rules-qg-example-jokers = 3 jokers
rules-qg-example-storage = a bird left in storage
rules-qg-example-blue = blue: tree, bird, butterfly
rules-qg-example-lilac = lilac: all six (21 + 6)
rules-qg-example-plants = four plants
rules-qg-example-two = a group of two tulips

rules-qg-variant = The variant
rules-qg-variant-text = The other side of the scoring board: the wheel shows the same, but every pattern scores 2 and every colour 1. At the end groups of 4, 5 and 6 earn 2, 4 and 8 points more.
rules-qg-variant-numbers = The rulebooks show the numbers of that side only in a picture, so these are our own. If you own the game, enter the printed ones as a board of your own when you set up a table.

rules-qg-editions = Editions
rules-qg-editions-text = The printed editions differ in two points. You choose one when you set up a table; by default it is the edition in the language of the page.
rules-qg-table-editions = The editions compared
rules-qg-editions-edition = Edition
rules-qg-editions-repeat = Identical hexagons in one payment
rules-qg-editions-refill = The tower refills the bag
rules-qg-editions-en-nl = English, Dutch
rules-qg-editions-pl = Polish
rules-qg-editions-ru = Russian
rules-qg-editions-short = when fewer than 4 tiles are left, before drawing
rules-qg-editions-empty = the moment it becomes empty, even in the middle of a draw
rules-qg-editions-note = Where identical hexagons are allowed, they may repeat each other but never the one placed, and all of them still share its colour or all its pattern.

rules-qg-hidden = What is hidden
rules-qg-hidden-text = Nobody has secrets. Unknown, to all alike, are only the order of the bag and of the expansions that lie face down. What you have seen you may remember: an expansion that went back is still somewhere among them. The bots know no more than you do.
rules-qg-before = This game was begun by version 1 of these rules and is played to its end by it. Where the tower refills the bag once it is empty (QG-4.3), it does so only when the next tile is to be drawn.
