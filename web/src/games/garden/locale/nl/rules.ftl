### Tuin van de Koningin. De regels als pagina. `**…**` is nadruk; een regelnummer als QG-4.6 wordt een link.

rules-qg-intro = Je legt een tuin aan voor de koningin. Verzamel tegels en tuinuitbreidingen, betaal met wat je verzameld hebt voor wat je plaatst, en laat kleuren en patronen naast elkaar groeien.
rules-qg-glance-acquire = **Nemen:** noem een kleur of een patroon en neem alles in het speelgebied waar dat op staat.
rules-qg-glance-place = **Plaatsen:** leg een tegel of een uitbreiding in je tuin en betaal ervoor met wat je hebt.
rules-qg-glance-pass = **Passen** doe je als je genoeg hebt. Heeft iedereen gepast, dan bepaalt het draaiwiel wat deze ronde punten geeft.
rules-qg-glance-end = Na **vier rondes** leveren de groepen in je tuin punten op. Wie de meeste punten heeft, wint.
rules-qg-pictures = De meeste getallen staan in de spelregels in woorden. De indeling van de tuin (QG-2), de jokers voor het omsluiten (QG-4.9) en het draaiwiel (QG-5) staan er alleen op afbeeldingen; hier lees je ze zoals wij ze aflezen. Heb je het spel zelf en staan daar andere jokers of een ander draaiwiel, vul die getallen dan bij het klaarzetten in als eigen bord.

rules-qg-pieces = Spelmateriaal
rules-qg-pieces-hexagon = Een **zeshoek** heeft een van zes kleuren en een van zes patronen: samen 36 soorten. Het patroon geeft de waarde, van 1 tot 6: zoveel kost het om hem te plaatsen, en zoveel is hij aan het eind waard.
rules-qg-pieces-tiles = Van elke soort zijn er drie **tegels** (108 in totaal) en één **tuinuitbreiding** (36 in totaal).
rules-qg-pieces-expansion = Een uitbreiding is een bloem van zeven vakjes. Open heeft ze een paviljoen in het midden, haar zeshoek gedrukt op één vakje van de rand, en vijf vrije vakjes. Gedekt zijn alle zeven vakjes vrij.
rules-qg-pieces-jokers = **Jokers** zijn grijs en raken nooit op. Een joker staat bij het betalen voor elke zeshoek; zelf komt hij nooit in de tuin.
rules-qg-pieces-storage = Op je **opslagbord** is plaats voor 12 tegels en jokers samen, en voor 2 uitbreidingen.
rules-qg-figure-pieces = Een open uitbreiding: het paviljoen, de gedrukte zeshoek en vijf vrije vakjes. Ernaast dezelfde uitbreiding gedekt, en een joker.
rules-qg-table-patterns = De zes patronen en hun waarde

rules-qg-garden = De tuin
rules-qg-garden-parts = Iedereen heeft dezelfde tuin: in het midden het fonteinbord, met zes vrije vakjes rond de fontein, en daaromheen zes lege uitbreidingsgebieden met elk plaats voor één uitbreiding.
rules-qg-garden-features = In de openingen staan drie standbeelden en drie bankjes. Elk daarvan wordt omsloten door zes vakjes: twee van het fonteinbord en twee van elk uitbreidingsgebied ernaast.
rules-qg-figure-garden = Een lege tuin: het fonteinbord, de uitbreidingsgebieden, standbeelden en bankjes.
rules-qg-legend-free = vrij vakje
rules-qg-legend-area = leeg uitbreidingsgebied

rules-qg-setup = Voorbereiding
rules-qg-setup-player = Iedereen begint met een lege tuin, 3 jokers en 15 punten.
rules-qg-setup-stacks = Alle tegels gaan in de zak. De uitbreidingen worden gedekt geschud en over vier rondestapels verdeeld: 5, 7 of 8 per stapel met 2, 3 of 4 spelers; de overige 16, 8 of 4 vormen de voorraadstapel.
rules-qg-setup-display = De eerste rondestapel komt in het speelgebied, en op de bovenste uitbreiding komen 4 tegels uit de zak. Het startspelerfiche ligt ernaast.
rules-qg-setup-start = De jongste speler begint. Aan een tafel hier beslist het lot, tenzij je bij het klaarzetten iemand kiest.

rules-qg-round = Een ronde
rules-qg-round-turns = Je speelt om de beurt, met de klok mee. In je beurt doe je precies één ding: nemen, plaatsen of passen. Heb je gepast, dan doe je niet meer mee tot iedereen heeft gepast; dan is de ronde voorbij.
rules-qg-acquire = Nemen
rules-qg-acquire-take = Noem een kleur of een patroon en neem alles in het speelgebied waar dat op staat: tegels, en uitbreidingen die open liggen. Maar van precies gelijke zeshoeken neem je er maar één. Welke, dat bepaal je zelf: een tegel op de stapel, een tegel elders of de uitbreiding zelf.
rules-qg-acquire-fit = Je moet minstens één zeshoek nemen, en alles wat je neemt moet op je opslagbord passen; anders mag je die kleur of dat patroon niet noemen. Alleen uitbreidingen nemen mag. Neem je met een kleur en met een patroon precies dezelfde tegels en uitbreidingen, dan is dat één en dezelfde beurt.
rules-qg-figure-acquire = Genoemd: lila. De drie oplichtende zeshoeken worden genomen; van de twee lila vogels maar één, naar keuze.
rules-qg-after = Na het nemen
rules-qg-after-aside = Heb je een tegel van de bovenste uitbreiding van de stapel genomen, dan komt die uitbreiding met de resterende tegels naast de stapel te liggen. Ze blijft in het speelgebied en haar tegels kun je nog steeds nemen. Op de volgende uitbreiding van de stapel, als die er is, komen 4 nieuwe tegels.
rules-qg-after-flip = Daarna wordt elke uitbreiding naast de stapel waar geen tegels meer op liggen omgedraaid, zodat ze open ligt. Vanaf de volgende beurt kun je ze nemen.
rules-qg-draw = Tegels trekken
rules-qg-draw-short = Zitten er minder dan 4 tegels in de zak, dan gaan vóór het trekken eerst alle tegels uit de toren terug in de zak.
rules-qg-draw-empty = Zodra de zak leeg is, gaan alle tegels uit de toren erin terug: midden in het trekken, dat daarna doorgaat, of helemaal aan het eind ervan.
rules-qg-draw-editions = In de Poolse en de Russische editie wordt de toren in de zak geleegd zodra de zak leeg is: midden in het trekken, dat daarna doorgaat, of helemaal aan het eind ervan (QG-9).
rules-qg-draw-rest = Zijn er ook dan minder dan 4 tegels, dan krijgt de uitbreiding wat er is. Is er helemaal geen tegel, dan wordt de rest van de stapel open neergelegd.
rules-qg-tile = Een tegel plaatsen
rules-qg-tile-text = Kies een tegel van je opslagbord, betaal ervoor (QG-4.6) en leg hem op een vrij vakje van het fonteinbord of van een uitbreiding in je tuin. Hij moet bij zijn buren passen (QG-4.7).
rules-qg-expansion = Een uitbreiding plaatsen
rules-qg-expansion-stored = **Van je opslagbord**, voor de kosten van de gedrukte zeshoek (QG-4.6). Ze komt open op een leeg uitbreidingsgebied naar keuze, gedraaid zoals je wilt, en de gedrukte zeshoek moet bij zijn buren passen (QG-4.7).
rules-qg-expansion-bought = **Van de voorraadstapel**, voor precies 6 punten. Ze komt gedekt op een leeg uitbreidingsgebied naar keuze: zeven vrije vakjes, geen voorwaarden, en ze wordt nooit omgedraaid. Je hebt minstens 6 punten nodig, en de voorraadstapel mag niet leeg zijn.
rules-qg-cost = Wat het kost
rules-qg-cost-value = Een zeshoek kost zijn waarde, en de zeshoek die je plaatst telt zelf mee. Een boom kost dus verder niets, en voor een tulp lever je van je opslagbord nog vijf tegels, uitbreidingen of jokers in.
rules-qg-cost-different = Alle zeshoeken van de betaling moeten samen met de geplaatste bij elkaar passen: **of** één patroon in verschillende kleuren, **of** één kleur met verschillende patronen.
rules-qg-cost-repeat = Alle zeshoeken van de betaling moeten bij de geplaatste passen: **of** ze hebben allemaal hetzelfde patroon als die, **of** allemaal dezelfde kleur als die. Ze mogen aan elkaar gelijk zijn, maar nooit aan de geplaatste.
rules-qg-cost-editions = In de Russische editie mogen de zeshoeken van de betaling aan elkaar gelijk zijn, maar nooit aan de geplaatste (QG-9).
rules-qg-cost-jokers = Jokers passen altijd, zoveel je wilt, ook als je passende zeshoeken hebt. Te veel betalen mag niet.
rules-qg-cost-where = Betaalde tegels gaan in de toren, betaalde uitbreidingen gedekt onder de voorraadstapel, jokers terug in de voorraad.
rules-qg-figure-payment = Een blauwe bloem kost 4: zichzelf en nog drie. Betaald op kleur met twee blauwe zeshoeken en een joker, of op patroon met drie andere bloemen.
rules-qg-where = Waar een zeshoek mag liggen
rules-qg-where-both = Het vakje moet vrij zijn, en deze twee dingen moeten kloppen:
rules-qg-where-neighbour = Liggen er zeshoeken naast, dan heeft minstens één daarvan dezelfde kleur of hetzelfde patroon. Zonder buren mag alles.
rules-qg-where-twice = In geen enkele groep waar hij bij komt (QG-4.8) mag dezelfde zeshoek twee keer voorkomen: niet ernaast, niet verderop, en ook niet doordat twee groepen die hem allebei hebben worden verbonden, zelfs als de verbindende zeshoek een andere is.
rules-qg-figure-legal = De blauwe vogel deelt zijn kleur met de ene buur en zijn patroon met de andere.
rules-qg-figure-unlike = De gele boom heeft niets gemeen met zijn buren (QG-4.7a).
rules-qg-figure-joining = De blauwe vogel zou twee blauwe groepen verbinden die allebei de blauwe tulp hebben (QG-4.7b).
rules-qg-groups = Groepen
rules-qg-groups-text = Zeshoeken van één kleur die via buren van die kleur verbonden zijn, vormen een **kleurgroep**; patronen vormen op dezelfde manier **patroongroepen**. Elke zeshoek hoort dus bij één kleurgroep en één patroongroep. Omdat een zeshoek in een groep nooit twee keer voorkomt, is zes het maximum.
rules-qg-figure-groups = Een blauwe kleurgroep van vier en een patroongroep van drie bloemen; de blauwe bloem hoort bij allebei. Aan het eind leveren ze 1 + 2 + 3 + 4 = 10 en 4 + 4 + 4 = 12 punten op, nog zonder bonus.
rules-qg-surround = Omsluiten
rules-qg-surround-text = Vul je het laatste van de zes vakjes rond een fontein, standbeeld, bankje of paviljoen, dan heb je die omsloten en krijg je meteen jokers. Gedrukte zeshoeken tellen mee. Omsluit je er meer tegelijk, dan krijg je de jokers voor allemaal. Jokers waarvoor na het betalen geen plaats is op je opslagbord, gaan verloren.
rules-qg-table-surround = Jokers voor het omsluiten
rules-qg-pass = Passen
rules-qg-pass-text = Je mag in elke beurt passen, en je moet als er niets anders kan. Daarbij mag je tegels en uitbreidingen afleggen, maar geen jokers; elke afgelegde zeshoek kost je zijn waarde in punten. Tegels gaan in de toren, uitbreidingen onder de voorraadstapel.
rules-qg-pass-first = Wie in een ronde als eerste past, neemt ook het startspelerfiche en verliest 1 punt.
rules-qg-floor = Geen schulden
rules-qg-floor-text = Je score komt nooit onder 0: een groter verlies brengt je gewoon op 0. Alleen bij het kopen van een uitbreiding (QG-4.5b) moet je de volle 6 punten hebben.

rules-qg-wheel = Punten na een ronde
rules-qg-wheel-text = Het draaiwiel toont drie kleuren of patronen. Elke zeshoek in je tuin, gedrukt of niet, telt voor zijn kleur en voor zijn patroon als die te zien zijn; hij kan dus twee keer tellen. Daarna geeft elk paviljoen in je tuin 1 punt.
rules-qg-figure-wheel = { $board ->
    [standard] Wat het draaiwiel op het standaardscorebord oplevert, in punten per zeshoek.
    [variant] Wat het draaiwiel op het scorebord van de variant oplevert, in punten per zeshoek.
   *[custom] Wat het draaiwiel op het scorebord van deze tafel oplevert, in punten per zeshoek.
}
rules-qg-table-round = Ronde
rules-qg-table-scored = Punten per zeshoek

rules-qg-between = Tussen de rondes
rules-qg-between-text = Na ronde 1 tot en met 3 wordt het speelgebied leeggemaakt: tegels gaan in de toren, alle uitbreidingen, ook de rest van de stapel, gedekt onder de voorraadstapel. De volgende rondestapel komt in het speelgebied met 4 tegels erop. Wie het startspelerfiche heeft, legt het terug en begint.

rules-qg-end = Het einde
rules-qg-end-text = Na de puntentelling van ronde 4 volgt voor elke tuin de eindscore:
rules-qg-end-storage = **Opslagbord.** Elke joker geeft 1 punt; elke tegel en uitbreiding die over is, kost zijn waarde.
rules-qg-end-groups = **Groepen.** Kleur voor kleur en dan patroon voor patroon levert elke groep van drie of meer de som van de waarden op.
rules-qg-bonus-boards = Op het standaardscorebord levert een groep van zes nog 6 punten extra op. Andere scoreborden geven andere bonussen.
rules-qg-bonus-none = Aan deze tafel leveren groepen geen bonus op.
rules-qg-table-bonus = Bonus naar de grootte van de groep
rules-qg-bonus-size = Zeshoeken
rules-qg-end-winner = Wie de meeste punten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.
rules-qg-example = Een voorbeeld, met het standaardscorebord
rules-qg-example-jokers = 3 jokers
rules-qg-example-storage = een vogel over op het opslagbord
rules-qg-example-blue = blauw: boom, vogel, vlinder
rules-qg-example-lilac = lila: alle zes (21 + 6)
rules-qg-example-plants = vier planten
rules-qg-example-two = een groep van twee tulpen

rules-qg-variant = De variant
rules-qg-variant-text = De andere kant van het scorebord: het draaiwiel toont hetzelfde, maar elk patroon geeft 2 punten en elke kleur 1. Aan het eind leveren groepen van 4, 5 en 6 nog 2, 4 en 8 punten extra op.
rules-qg-variant-numbers = De spelregels tonen de getallen van die kant alleen op een afbeelding; deze zijn daarom van onszelf. Heb je het spel zelf, vul dan bij het klaarzetten de gedrukte getallen in als eigen bord.

rules-qg-editions = Edities
rules-qg-editions-text = De gedrukte edities verschillen op twee punten. Je kiest er een bij het klaarzetten; standaard is dat de editie in de taal van de pagina.
rules-qg-table-editions = De edities vergeleken
rules-qg-editions-edition = Editie
rules-qg-editions-repeat = Gelijke zeshoeken in één betaling
rules-qg-editions-refill = De toren vult de zak aan
rules-qg-editions-en-nl = Engels, Nederlands
rules-qg-editions-pl = Pools
rules-qg-editions-ru = Russisch
rules-qg-editions-short = bij minder dan 4 tegels, vóór het trekken
rules-qg-editions-empty = zodra hij leeg is, ook midden in het trekken
rules-qg-editions-note = Waar gelijke zeshoeken mogen, mogen ze aan elkaar gelijk zijn, maar nooit aan de geplaatste. Ook dan hebben ze allemaal de kleur of allemaal het patroon ervan.

rules-qg-hidden = Wat verborgen is
rules-qg-hidden-text = Niemand heeft geheimen. Onbekend, voor iedereen, is alleen de volgorde in de zak en die van de gedekte uitbreidingen. Wat je gezien hebt, mag je onthouden: een uitbreiding die is teruggelegd, ligt daar nog ergens tussen. De bots weten niet meer dan jij.
rules-qg-before = Dit spel is begonnen volgens versie 1 van deze regels en wordt daarmee uitgespeeld. Waar de toren de lege zak aanvult (QG-4.3), gebeurt dat pas als de volgende tegel getrokken moet worden.
