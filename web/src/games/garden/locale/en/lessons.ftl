### Queen’s Garden. The lessons: what it is about, a task, what it brought, why a turn missed it.

learn-qg-acquire = Acquire
learn-qg-acquire-text = Name a colour or a pattern, and take everything in the display that shows it. Of hexagons that are exactly alike you take only one.
learn-qg-acquire-do = Take three tiles in one turn.
learn-qg-acquire-done = Three tiles at once. The next expansion of the stack got new ones.
learn-qg-acquire-fewer = That takes fewer than three. Look for a colour or a pattern that more tiles show.
learn-qg-acquire-other = First acquire something: point at a tile in the display, and choose its colour or its pattern.
learn-qg-acquire-do-2 = An expansion lies face up, a lilac butterfly. Take the expansion.
learn-qg-acquire-done-2 = Expansions have places of their own in your storage. There is room for two.
learn-qg-acquire-copy = You took the tile. Tile and expansion are alike, and you take only one of them: choose the expansion.
learn-qg-acquire-expansion = The expansion still lies there. Acquire lilac or butterflies.

learn-qg-storage = Storage
learn-qg-storage-text = Your storage holds 12 tiles and jokers and 2 expansions. What does not fit cannot be acquired, so place something now and then.
learn-qg-storage-do = Your storage is full. Place a tile so that two spaces become free.
learn-qg-storage-done = The tile has left your storage, and so has what paid for it.
learn-qg-storage-one = That frees only one space. A tile that costs more takes more out of your storage.
learn-qg-storage-room = That makes no room. Place a tile from your storage.
learn-qg-storage-do-2 = There is room again: acquire two tiles at once.
learn-qg-storage-done-2 = They fit. Keep an eye on your storage: a full one stops you.
learn-qg-storage-fewer = That is only one. Two of them share a colour, and two a pattern.

learn-qg-pay = Place and pay
learn-qg-pay-text = A hexagon costs the value of its pattern, from tree 1 to tulip 6, and counts as one of them itself. The others all share its pattern in different colours, or its colour in different patterns.
learn-qg-pay-do = Place the yellow butterfly, which costs 3. Choose it, then a cell, and see what it is paid with.
learn-qg-pay-done = The butterfly itself and two more: together they make 3.
learn-qg-pay-butterfly = The yellow butterfly is to be placed. Choose it in your storage.

learn-qg-jokers = Jokers
learn-qg-jokers-text = A joker stands in for whatever you lack when you pay. It is never placed itself, and brings a point if it is left at the end.
learn-qg-jokers-do = Place the purple flower. It costs 4, and you have only one other purple tile.
learn-qg-jokers-done = The flower, the plant and two jokers: that is 4.
learn-qg-jokers-flower = The purple flower is to be placed. Your jokers will help to pay for it.

learn-qg-expansions = Expansions
learn-qg-expansions-text = An expansion from your storage costs the value of its printed hexagon and goes onto an empty area, turned as you like. For 6 points you may instead buy one that lies face down.
learn-qg-expansions-do = Place the expansion so that its lime bird touches the lime tree.
learn-qg-expansions-done = Five new cells, and a pavilion that brings a point in every round.
learn-qg-expansions-apart = The bird does not touch the tree. Choose the area beside the tree, and turn the expansion.
learn-qg-expansions-expansion = Choose the expansion in your storage, then the area beside the lime tree.
learn-qg-expansions-do-2 = Now buy an expansion for 6 points.
learn-qg-expansions-done-2 = Six points for seven free cells. A bought expansion has no pavilion.
learn-qg-expansions-buy = Press the button beside your storage, or choose an empty area.

learn-qg-surround = Surround
learn-qg-surround-text = Fill all six cells around the fountain, a statue, a bench or a pavilion, and you get jokers at once: 1, 2, 2 or 3.
learn-qg-surround-do = Surround the fountain with your yellow tree.
learn-qg-surround-done = The ring is closed and brings you a joker.
learn-qg-surround-elsewhere = One cell beside the fountain is still free. The tree belongs there.
learn-qg-surround-fountain = The yellow tree closes the ring. Choose it in your storage.

learn-qg-groups = Groups
learn-qg-groups-text = Where a hexagon has neighbours, it must share its colour or its pattern with one of them. Hexagons of one colour or one pattern that are connected form a group, in which none occurs twice.
learn-qg-groups-do = Place the lilac tree next to the lilac flower.
learn-qg-groups-done = Two of one colour side by side: a group begins.
learn-qg-groups-apart = There it touches nothing lilac, and no group grows. Choose the cell next to the flower.
learn-qg-groups-tree = Start with the lilac tree. It costs nothing but itself.
learn-qg-groups-do-2 = Make it three: place the lilac bird so that it joins the group.
learn-qg-groups-done-2 = Groups of three or more score their values at the end: here 4 + 1 + 2 = 7.
learn-qg-groups-group = There are still only two in the group. The bird has to touch one of them.

learn-qg-round = Passing and the round
learn-qg-round-text = When you have had enough, you pass. The first to pass loses a point and starts the next round. Once all have passed, the wheel shows what scores: in round 1 each green, each blue and each tree.
learn-qg-round-do = First place the tile that the wheel will score twice.
learn-qg-round-done = It is green, and it is a tree: two points when the round is scored.
learn-qg-round-wheel = Look at the wheel: green, blue and trees score now. One of your tiles is two of these.
learn-qg-round-do-2 = Now pass, and discard nothing.
learn-qg-round-done-2 = One point lost for passing first, four won: two green, one blue, one tree.
learn-qg-round-discarded = Discarding costs points. Keep your tile for the next round.

learn-qg-end = The end
learn-qg-end-text = After round 4 each joker brings a point, and whatever else is left in storage costs its value. Then every group of three or more scores its values, and a group of six 6 points more.
learn-qg-end-do = Five yellow hexagons form a group. Complete it.
learn-qg-end-done = All six yellow hexagons in one group. There is no larger one.
learn-qg-end-six = The yellow group still has five. Your tulip has to touch it.
learn-qg-end-do-2 = Pass, and see what your garden is worth.
learn-qg-end-done-2 = The yellow group alone brought 21 points and 6 more.
