### Zomerpaviljoen. De lessen: waar het om gaat, een opdracht, wat die opleverde, waarom een beurt het niet was.

learn-sp-draft = Nemen
learn-sp-draft-text = Een ronde begint met nemen. Kies een kleur op een werkplaats: je neemt alle tegels van die kleur, en de andere gaan naar het midden van de tafel.
learn-sp-draft-do = Neem drie tegels in één beurt.
learn-sp-draft-done = Drie rode tegels voor jou. De blauwe ligt nu in het midden, voor iedereen.
learn-sp-draft-fewer = Dat zijn er minder dan drie. Eén werkplaats heeft drie tegels van een kleur.

learn-sp-wild = De jokerkleur
learn-sp-wild-text = Elke ronde heeft een jokerkleur, nu paars. Tegels in de jokerkleur vervangen elke andere. Je kiest ze niet: bij een andere kleur krijg je er één, als die er is.
learn-sp-wild-do = Neem twee tegels van een kleur en één in de jokerkleur erbij.
learn-sp-wild-done = Twee rode tegels, en de paarse kwam mee.
learn-sp-wild-fewer = Er kwam er een in de jokerkleur mee, maar bij één enkele tegel. Een andere werkplaats geeft meer.
learn-sp-wild-tame = Er kwam geen tegel in de jokerkleur mee. Zoek een werkplaats met paars.

learn-sp-centre = Het midden
learn-sp-centre-text = In het midden neem je op dezelfde manier. Wie dat in een ronde als eerste doet, krijgt het startspelerfiche, plaatst als eerste, en verliest een punt voor elke genomen tegel.
learn-sp-centre-do = Neem het fiche, en verlies maar één punt.
learn-sp-centre-done = Eén tegel, één punt, en je plaatst straks als eerste.
learn-sp-centre-dear = Het fiche zou van jou zijn, maar elke tegel kost een punt. Van één kleur ligt er maar één.
learn-sp-centre-factory = Het fiche ligt in het midden. Neem tegels daarvandaan.

learn-sp-place = Plaatsen
learn-sp-place-text = Een vak kost zoveel tegels van zijn kleur als erop staat; één ervan blijft liggen. Die levert een punt op, en nog een voor elke tegel waarmee hij in zijn ster verbonden is.
learn-sp-place-do = Plaats een tegel die drie punten oplevert.
learn-sp-place-done = Drie verbonden rode tegels zijn drie punten.
learn-sp-place-points = Dat levert iets anders op. Kijk waar al twee tegels verbonden zijn.
learn-sp-place-do-2 = Op de ster in het midden mag elke kleur één keer liggen. Plaats daar een blauwe tegel.
learn-sp-place-done-2 = Zes verschillende kleuren maken daar de veelkleurige ster vol.
learn-sp-place-middle = Dat was een andere ster. Kies een vak van de ster in het midden.

learn-sp-pay = Betalen met de jokerkleur
learn-sp-pay-text = Met tegels in de jokerkleur, deze ronde groen, betaal je voor elke kleur. Alleen de tegel die je plaatst, moet de juiste kleur hebben.
learn-sp-pay-do = Bedek de 4 van de gele ster.
learn-sp-pay-done = Met twee gele tegels en twee in de jokerkleur betaald.
learn-sp-pay-four = Bedoeld is de 4 van de gele ster. Kies geel en dan dat vak; de jokerkleur vult aan wat ontbreekt.

learn-sp-features = Bonustegels
learn-sp-features-text = Tussen de vakken staan pilaren, standbeelden en ramen. Bedek alle vakken eromheen, en je kiest meteen 1, 2 of 3 tegels uit de voorraad.
learn-sp-features-do = Omsluit het standbeeld tussen de rode en de blauwe ster, en neem een oranje tegel: oranje is de jokerkleur.
learn-sp-features-done = Een standbeeld levert twee tegels op, waarmee je daarna weer kunt betalen.
learn-sp-features-tame = Het standbeeld is omsloten, maar je nam geen oranje tegel. Kies er een uit de voorraad.
learn-sp-features-statue = Bij het standbeeld ontbreekt nog één vak: de 1 van de rode ster.

learn-sp-keep = Bewaren
learn-sp-keep-text = Wie past, mag hoogstens vier tegels bewaren voor de volgende ronde. Elke andere tegel gaat verloren en kost een punt.
learn-sp-keep-do = Pas en bewaar vier tegels, met beide gele erbij: geel is de volgende ronde de jokerkleur.
learn-sp-keep-done = Twee tegels kwijt, twee punten kwijt. De andere liggen weer naast je bord.
learn-sp-keep-placed = Dat kan, maar hier gaat het om bewaren: kies ‘Passen’.
learn-sp-keep-tame = Vier tegels, maar niet beide gele. Daarmee betaal je straks voor elke kleur.
learn-sp-keep-fewer = Je mag er vier bewaren. Elke tegel minder kost een punt meer.

learn-sp-end = Het einde
learn-sp-end-text = Na ronde 6 leveren volle sterren punten op, van 12 voor de veelkleurige tot 20 voor de paarse. Bedek je elke 1, 2, 3 of 4, dan krijg je 4, 8, 12 of 16 punten.
learn-sp-end-do = Maak de blauwe ster vol.
learn-sp-end-done = Zes verbonden tegels, zes punten. De volle ster telt aan het eind nog eens.
learn-sp-end-star = De blauwe ster mist haar 4 nog.
learn-sp-end-do-2 = Pas, en kijk wat je paviljoen waard is.
learn-sp-end-done-2 = 15 punten voor de blauwe ster en 4 omdat elke 1 bedekt is, min 2 voor de tegels die over zijn.
