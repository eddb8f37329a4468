### The lessons of both games: what it is about, a task, what it brought, why a turn missed it.

learn-title = Lessons: { $game }
learn-intro = Short tasks on the real board. You need not know any rules, and nothing can go wrong.
learn-begin = Begin
learn-go-on = Go on
learn-all = All lessons
learn-done = done
learn-number = Lesson { $number } of { $count }
learn-task = Your task
learn-task-number = Task { $number } of { $count }
learn-show = Show me
learn-again = Start over
learn-next = Next lesson
learn-play = Play a game
learn-well = Well done!
learn-missed = Not quite.
learn-whole = That was the last lesson. You are ready for a game.
learn-puzzles = Puzzles: find the best turn
learn-passed = Passing ends the round for you. Here there is still something to do.
learn-pass = Something else could be done, but now press Pass.

## Queen’s Garden

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

## Summer Pavilion

learn-sp-draft = Draft
learn-sp-draft-text = A round begins with drafting. Choose a colour on a factory: you take all its tiles of that colour, and the others move to the centre of the table.
learn-sp-draft-do = Take three tiles in one turn.
learn-sp-draft-done = Three red tiles for you. The blue one lies in the centre now, for anybody.
learn-sp-draft-fewer = Those are fewer than three. One factory has three tiles of a colour.

learn-sp-wild = The wild colour
learn-sp-wild-text = Each round has a wild colour, now purple. Wild tiles can stand in for any other. They are not chosen: with another colour you get one of them, if there is one.
learn-sp-wild-do = Take two tiles of a colour and a wild one with them.
learn-sp-wild-done = Two red tiles, and the purple one came along.
learn-sp-wild-fewer = A wild one came along, but with a single tile. Another factory gives you more.
learn-sp-wild-tame = No wild tile came along. Look for a factory with purple on it.

learn-sp-centre = The centre
learn-sp-centre-text = In the centre you take in the same way. The first one to do so in a round gets the first-player marker, places first, and loses a point for each tile taken.
learn-sp-centre-do = Get the marker, and lose only one point.
learn-sp-centre-done = One tile, one point, and you will be the first to place.
learn-sp-centre-dear = The marker would be yours, but every tile costs a point. One colour has a single tile.
learn-sp-centre-factory = The marker lies in the centre. Take tiles from there.

learn-sp-place = Place
learn-sp-place-text = A space costs as many tiles of its colour as its number says; one of them stays there. It scores a point, and one more for each tile that it is connected with in its star.
learn-sp-place-do = Place a tile that scores three points.
learn-sp-place-done = Three connected red tiles make three points.
learn-sp-place-points = That scores something else. See where two tiles are connected already.
learn-sp-place-do-2 = The star in the middle takes every colour, each once. Place a blue tile there.
learn-sp-place-done-2 = Six different colours there complete the multicoloured star.
learn-sp-place-middle = That was another star. Choose a space of the star in the middle.

learn-sp-pay = Pay with wild tiles
learn-sp-pay-text = Wild tiles, green in this round, pay for every colour. Only the tile that you place has to be of its own colour.
learn-sp-pay-do = Cover the 4 of the yellow star.
learn-sp-pay-done = Two yellow tiles and two wild ones paid for it.
learn-sp-pay-four = The 4 of the yellow star is meant. Choose yellow, then that space; wild tiles add what is missing.

learn-sp-features = Bonus tiles
learn-sp-features-text = Pillars, statues and windows stand between the spaces. Cover all the spaces around one, and you choose 1, 2 or 3 tiles from the supply at once.
learn-sp-features-do = Surround the statue between the red and the blue star, and take an orange tile: orange is wild.
learn-sp-features-done = A statue brings two tiles, and they pay for what you place next.
learn-sp-features-tame = The statue is surrounded, but no orange tile is among those you took. Choose one in the supply.
learn-sp-features-statue = The statue lacks one space: the 1 of the red star.

learn-sp-keep = Keep
learn-sp-keep-text = Whoever passes keeps up to four tiles for the next round. Every other tile is lost and costs a point.
learn-sp-keep-do = Pass and keep four tiles, with both yellow ones: yellow is wild in the next round.
learn-sp-keep-done = Two tiles lost cost two points. The others are beside your board again.
learn-sp-keep-placed = You could do that, but this is about keeping: press Pass.
learn-sp-keep-tame = Four tiles, but not both yellow ones. They will pay for every colour.
learn-sp-keep-fewer = You may keep four. Every tile less costs a point more.

learn-sp-end = The end
learn-sp-end-text = After round 6 full stars score, from 12 points for the multicoloured to 20 for the purple one. Covering every 1, 2, 3 or 4 brings 4, 8, 12 or 16 points.
learn-sp-end-do = Complete the blue star.
learn-sp-end-done = Six connected tiles, six points. The full star scores once more at the end.
learn-sp-end-star = The blue star still lacks its 4.
learn-sp-end-do-2 = Pass, and see what your pavilion is worth.
learn-sp-end-done-2 = 15 points for the blue star and 4 for every 1 covered, less 2 for the tiles left over.
