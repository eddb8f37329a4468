### Summer Pavilion. The lessons: what it is about, a task, what it brought, why a turn missed it.

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
