### Zomerpaviljoen. De regels als pagina. `**…**` is nadruk; een regelnummer als SP-4.2 wordt een link.

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
