### De regels van beide spellen als pagina. `**…**` is nadruk; een regelnummer als QG-4.6 wordt een link.

rules-title = Regels van { $game }
rules-contents = Inhoud
rules-games = De twee spellen
rules-glance = In één minuut
rules-about-clauses = Alles in onze eigen woorden. De kleine nummers noemt het spel wanneer het een beurt weigert of je punten uitlegt.
rules-clause-link = Link naar { $clause }
rules-ruling = onze uitleg
rules-yes = ja
rules-no = nee
rules-example-legal = toegestaan
rules-example-illegal = niet toegestaan
rules-table-item = Wat
rules-table-points = Punten
rules-table-total = Totaal
rules-here = Wat aan deze tafel geldt
rules-here-all = De regels van alle edities en borden
rules-here-gone = De tafel waar je vandaan komt, is niet te vinden. Dit zijn de regels van alle edities en borden.
rules-here-mark = deze tafel
rules-pictured = van een afbeelding afgelezen

## Tuin van de Koningin

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

## Zomerpaviljoen

rules-sp-intro = Je betegelt de vloer van een zomerpaviljoen. In elk van zes rondes neemt iedereen eerst tegels en plaatst ze daarna op sterren, waar lange rijen het meest opleveren.
rules-sp-glance-wild = Elk van de **zes rondes** heeft een jokerkleur die andere kleuren kan vervangen.
rules-sp-glance-draft = **Nemen:** pak tegels van één kleur van een werkplaats of uit het midden.
rules-sp-glance-place = **Plaatsen:** geef zoveel tegels uit als op het vak staat; één ervan blijft op de ster liggen.
rules-sp-glance-end = Pilaren, standbeelden en ramen geven bonustegels, volle sterren en getallen punten aan het **eind**. Wie de meeste punten heeft, wint.

rules-sp-pieces = Spelmateriaal
rules-sp-pieces-tiles = Er zijn 132 **tegels**, 22 van elk van zes kleuren. Ze worden uit een zak getrokken; afgelegde tegels gaan in de toren.
rules-sp-pieces-table = Tegels om te nemen liggen op 5, 7 of 9 **werkplaatsen** (met 2, 3 of 4 spelers) en in het **midden van de tafel**. In de **voorraad** liggen 10 open tegels als bonus.
rules-sp-pieces-wild = In elk van de zes rondes is één kleur de **jokerkleur**, altijd in deze volgorde:
rules-sp-table-wild = De jokerkleuren

rules-sp-board = Het paviljoen
rules-sp-board-stars = Je paviljoenbord heeft zeven sterren van zes vakken: zes rond één in het midden. De vakken van een ster vormen een ring: ook 6 en 1 liggen naast elkaar.
rules-sp-board-standard = **Standaardkant.** Het getal op een vak is wat het kost, van 1 tot 6. Op een buitenste ster komen alleen tegels van haar eigen kleur, op de middelste zes verschillende kleuren.
rules-sp-board-variant = **Variantkant.** De vakken van de buitenste sterren kosten in de ring 3, 2, 1, 4, 5, 6; die van de middelste elk 3. Nog geen ster heeft een kleur: de eerste tegel mag elke kleur hebben, en de tweede bepaalt of de ster eenkleurig wordt of zes verschillende kleuren krijgt. Meerdere sterren mogen dezelfde kleur hebben, en meerdere mogen veelkleurig zijn.
rules-sp-board-glazed-orange = **Oranje kant van Glazed Pavilion.** Het getal op een vak is wat het kost, van 1 tot 6. Op een buitenste ster komen alleen tegels van haar eigen kleur. Op elk vak van de middelste ster komt alleen de kleur die het toont.
rules-sp-board-glazed-purple = **Paarse kant van Glazed Pavilion.** De vakken van de buitenste sterren kosten in de ring 3, 2, 1, 4, 5, 6; die van de middelste elk 3. Een buitenste ster heeft nog geen kleur: de eerste tegel mag elke kleur hebben, en de tweede bepaalt of de ster eenkleurig wordt of zes verschillende kleuren krijgt. Op elk vak van de middelste ster komt alleen de kleur die het toont.
rules-sp-board-features = Tussen de sterren staan pilaren, standbeelden en ramen. Bedek alle vakken eromheen en je krijgt bonustegels (SP-5.3).
rules-sp-figure-board-standard = De standaardkant. Gemarkeerd zijn de vakken rond één pilaar, één standbeeld en één raam.
rules-sp-figure-board-variant = De variantkant. Gemarkeerd zijn de vakken rond één pilaar, één standbeeld en één raam.
rules-sp-figure-board-glazed-orange = De oranje kant van Glazed Pavilion. Gemarkeerd zijn de vakken rond één pilaar, één standbeeld, één raam en één fontein.
rules-sp-figure-board-glazed-purple = De paarse kant van Glazed Pavilion. Gemarkeerd zijn de vakken rond één pilaar, één standbeeld, één raam en één fontein.
rules-sp-table-features = De ornamenten; de vakken zijn genummerd zoals op de standaardkant
rules-sp-table-feature = Ornament
rules-sp-table-spaces = Vakken eromheen
rules-sp-table-bonus = Bonustegels
rules-sp-feature-pillar = 2 en 3 van een buitenste ster, en de twee van de middelste ster ertegenover
rules-sp-feature-statue = 1 en 2 van een buitenste ster, 3 en 4 van de volgende met de klok mee
rules-sp-feature-window = 5 en 6 van een buitenste ster
rules-sp-feature-fountain = 1 en 6 van een buitenste ster, 4 en 5 van de volgende met de klok mee

rules-sp-setup = Voorbereiding
rules-sp-setup-text = Iedereen begint met 5 punten en een leeg bord. Alle tegels gaan in de zak; 10 komen in de voorraad en 4 op elke werkplaats. Het startspelerfiche ligt in het midden. De jongste speler begint; aan een tafel hier beslist het lot, tenzij je bij het klaarzetten iemand kiest.

rules-sp-draft = Fase 1: nemen
rules-sp-draft-text = Je speelt om de beurt, met de klok mee, tot de werkplaatsen en het midden leeg zijn. In je beurt neem je tegels van één plek.
rules-sp-factory = Van een werkplaats
rules-sp-factory-wild = Liggen er alleen tegels in de jokerkleur, neem er dan precies één.
rules-sp-factory-colour = Noem anders een kleur die er ligt, maar niet de jokerkleur. Neem alle tegels van die kleur, en één tegel in de jokerkleur als die er is.
rules-sp-factory-rest = Wat op de werkplaats overblijft, gaat naar het midden.
rules-sp-centre = Uit het midden
rules-sp-centre-text = Voor de tegels in het midden geldt hetzelfde, maar er verschuift niets. Wie in een ronde als eerste uit het midden neemt, neemt ook het startspelerfiche en verliest 1 punt voor elke tegel van die beurt, die in de jokerkleur inbegrepen.
rules-sp-figure-draft = Groen is de jokerkleur. Wie blauw noemt, neemt beide blauwe tegels en één groene; de rode gaat naar het midden.
rules-sp-floor = De laagste score
rules-sp-floor-text = Je score komt nooit onder 1. De spelregels zeggen dat alleen bij het nemen uit het midden (SP-4.2). Dat het ook geldt voor tegels die je bij het passen niet bewaart (SP-5.4) en voor bewaarde tegels aan het eind (SP-7), is onze uitleg.
rules-sp-marker = Het fiche blijft liggen
rules-sp-marker-text = Is er nooit iets in het midden gekomen, zodat het fiche er na het nemen nog ligt, dan begint wie deze ronde begon ook met plaatsen, en de volgende ronde.

rules-sp-place = Fase 2: plaatsen
rules-sp-place-text = Wie het startspelerfiche heeft begint, daarna met de klok mee. In je beurt plaats je één tegel of je past. Heb je gepast, dan doe je deze ronde niet meer mee.
rules-sp-cost = Een tegel plaatsen
rules-sp-cost-text = Kies een leeg vak en een kleur die er mag liggen. Gebruik zoveel van je tegels als het vak kost: minstens één van die kleur, de andere van die kleur of van de jokerkleur, gemengd zoals je wilt. Eén tegel van de kleur komt op het vak, de andere gaan in de toren. De jokerkleur zelf betaal je alleen met haar eigen tegels.
rules-sp-figure-cost = Groen is de jokerkleur. Voor een vak van 4 in de rode ster: drie rode tegels en een groene, of één rode en drie groene. Een rode tegel blijft liggen, drie gaan in de toren.
rules-sp-score = Punten
rules-sp-score-text = Je krijgt 1 punt voor de tegel en 1 voor elke andere tegel in de ononderbroken rij waar hij nu binnen zijn ster bij hoort, dus hoogstens 6.
rules-sp-figure-ring = De tegel op 1 verbindt die op 5 en 6 met die op 2: een rij van vier, 4 punten. Op 3 had hij er maar 2 opgeleverd.
rules-sp-bonus = Bonus
rules-sp-bonus-text = Voor elk ornament dat je omsluit neem je meteen de bonustegels uit de voorraad, welke je maar wilt, ook in de jokerkleur. Omsluit je er meer tegelijk, dan kies je alle tegels samen. Zijn er te weinig, dan neem je wat er is (onze uitleg). Na elke beurt van deze fase, wat die ook was, worden de lege vakken van de voorraad uit de zak aangevuld voordat de volgende speler aan de beurt is.
rules-sp-pass = Passen
rules-sp-pass-text = Bewaar hoogstens 4 van je tegels voor de volgende ronde, welke je maar wilt. Elke andere tegel gaat in de toren en kost je 1 punt; je score komt daarbij niet onder 1 (onze uitleg, SP-4.3). Zonder tegels kun je alleen passen.
rules-sp-empty = De lege zak
rules-sp-empty-text = Moet er een tegel getrokken worden en is de zak leeg, dan gaan eerst alle tegels uit de toren erin. Is ook die leeg, dan blijft de plek leeg en gaat het spel door.

rules-sp-between = Tussen de rondes
rules-sp-between-text = Na ronde 1 tot en met 5 wisselt de jokerkleur, en de werkplaatsen worden op volgorde met elk 4 tegels gevuld. Wie het startspelerfiche heeft, legt het terug in het midden en begint. Bewaarde tegels komen weer naast het bord.

rules-sp-end = Het einde
rules-sp-end-text = Na ronde 6 tellen je volle sterren, en elk getal waarvan je op alle zeven sterren ieder vak bedekt hebt:
rules-sp-end-kept = Daarna kost elke bewaarde tegel 1 punt. Je score komt daarbij niet onder 1 (onze uitleg, SP-4.3).
rules-sp-end-variant = Op de variantkant telt een ster naar de kleuren die erop liggen, en bij de vakken van 3 horen ook die van de middelste ster.
rules-sp-end-glazed-purple = Op de paarse kant van Glazed Pavilion telt een buitenste ster naar de kleuren die erop liggen, en bij de vakken van 3 horen ook die van de middelste ster.
rules-sp-end-winner = Wie de meeste punten heeft, wint. Bij een gelijke stand wordt de overwinning gedeeld.
rules-sp-table-stars = Volle sterren
rules-sp-table-numbers = Alle vakken van een getal
rules-sp-table-number = Getal { $number }

rules-sp-hidden = Wat verborgen is
rules-sp-hidden-text = Alleen de volgorde in de zak is onbekend. Je mag tellen wat er nog komt; spieken kan niemand, ook de bots niet.

rules-sp-glazed = Glazed Pavilion
rules-sp-glazed-text = Nog twee kanten van het bord komen uit de uitbreiding met die naam. Wat hier staat, volgt een vrij toegankelijke digitale versie van het spel, niet de spelregels die de andere delen volgen. Op beide levert een volle veelkleurige ster 15 punten op; andere sterren tellen als altijd (SP-7). Alles wat hier niet genoemd wordt, is als op de andere kanten.
rules-sp-fountains = Fonteinen
rules-sp-fountains-text = Aan de buitenkant, tussen twee naburige sterren, staan zes fonteinen. Bedek de vier vakken rond een fontein en je krijgt 1 bonustegel (SP-5.3).
rules-sp-sets = Ornamentensets
rules-sp-sets-text = Aan het eind vormen een pilaar, een standbeeld, een raam en een fontein die je hebt omsloten een set: 15 punten op de oranje kant, 12 op de paarse. Je hebt zoveel sets als je omsloten ornamenten hebt van de soort waarvan je er het minst hebt.

rules-sp-before = Dit spel is begonnen volgens versie 1 van deze regels en wordt daarmee uitgespeeld. De voorraad wordt alleen aangevuld na een beurt waarin een ornament is omsloten (SP-5.3), en aan het eind kosten bewaarde tegels hun punten vóórdat sterren en getallen tellen (SP-7).
