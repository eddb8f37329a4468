### De lessen van beide spellen: waar het om gaat, een opdracht, wat die opleverde, waarom een beurt het niet was.

learn-title = Lessen: { $game }
learn-intro = Korte opdrachten op het echte bord. Je hoeft nog geen regels te kennen, en er kan niets misgaan.
learn-begin = Beginnen
learn-go-on = Verdergaan
learn-all = Alle lessen
learn-done = gedaan
learn-number = Les { $number } van { $count }
learn-task = Jouw opdracht
learn-task-number = Opdracht { $number } van { $count }
learn-show = Laat zien
learn-again = Opnieuw
learn-next = Volgende les
learn-play = Een spel spelen
learn-well = Goed gedaan!
learn-missed = Net niet.
learn-whole = Dat was de laatste les. Je bent klaar voor een spel.
learn-puzzles = Puzzels: vind de beste beurt
learn-passed = Als je past, is de ronde voor jou voorbij. Hier is er nog iets te doen.
learn-pass = Er kan nog iets anders, maar kies nu ‘Passen’.

## Tuin van de Koningin

learn-qg-acquire = Nemen
learn-qg-acquire-text = Noem een kleur of een patroon en neem alles in het speelgebied waar dat op staat. Van precies gelijke zeshoeken neem je er maar één.
learn-qg-acquire-do = Neem drie tegels in één beurt.
learn-qg-acquire-done = Drie tegels tegelijk. Op de volgende uitbreiding van de stapel liggen nieuwe.
learn-qg-acquire-fewer = Dat zijn er minder dan drie. Zoek een kleur of een patroon dat op meer tegels staat.
learn-qg-acquire-other = Neem eerst iets: wijs een tegel in het speelgebied aan en kies zijn kleur of zijn patroon.
learn-qg-acquire-do-2 = Er ligt een uitbreiding open, een lila vlinder. Neem die uitbreiding.
learn-qg-acquire-done-2 = Uitbreidingen hebben eigen plaatsen op je opslagbord. Er passen er twee op.
learn-qg-acquire-copy = Je nam de tegel. Tegel en uitbreiding zijn gelijk, en je neemt er maar één: kies de uitbreiding.
learn-qg-acquire-expansion = De uitbreiding ligt er nog. Neem lila of vlinders.

learn-qg-storage = Het opslagbord
learn-qg-storage-text = Op je opslagbord passen 12 tegels en jokers en 2 uitbreidingen. Wat niet past, kun je niet nemen. Plaats dus af en toe iets.
learn-qg-storage-do = Je opslagbord is vol. Plaats een tegel zodat er twee plaatsen vrijkomen.
learn-qg-storage-done = De tegel is van je opslagbord af, en waarmee je betaalde ook.
learn-qg-storage-one = Zo komt er maar één plaats vrij. Een duurdere tegel haalt meer van je opslagbord.
learn-qg-storage-room = Daarmee maak je geen plaats. Plaats een tegel van je opslagbord.
learn-qg-storage-do-2 = Er is weer plaats: neem twee tegels tegelijk.
learn-qg-storage-done-2 = Ze passen. Houd je opslagbord in de gaten: is het vol, dan kun je niets nemen.
learn-qg-storage-fewer = Dat is er maar één. Twee hebben dezelfde kleur, en twee hetzelfde patroon.

learn-qg-pay = Plaatsen en betalen
learn-qg-pay-text = Een zeshoek kost de waarde van zijn patroon, van boom 1 tot tulp 6, en telt zelf als één mee. De andere hebben allemaal zijn patroon in verschillende kleuren, of zijn kleur met verschillende patronen.
learn-qg-pay-do = Plaats de gele vlinder, die 3 kost. Kies hem, dan een vakje, en kijk waarmee je betaalt.
learn-qg-pay-done = De vlinder zelf en nog twee: samen 3.
learn-qg-pay-butterfly = De gele vlinder moet geplaatst worden. Kies hem op je opslagbord.

learn-qg-jokers = Jokers
learn-qg-jokers-text = Een joker vervangt bij het betalen wat je mist. Je plaatst hem nooit, en aan het eind is hij een punt waard.
learn-qg-jokers-do = Plaats de paarse bloem. Die kost 4, en je hebt maar één andere paarse tegel.
learn-qg-jokers-done = De bloem, de plant en twee jokers: dat is 4.
learn-qg-jokers-flower = De paarse bloem moet geplaatst worden. Je jokers helpen betalen.

learn-qg-expansions = Uitbreidingen
learn-qg-expansions-text = Een uitbreiding van je opslagbord kost de waarde van haar gedrukte zeshoek en komt op een leeg uitbreidingsgebied, gedraaid zoals je wilt. Je kunt er ook voor 6 punten een kopen die gedekt ligt.
learn-qg-expansions-do = Plaats de uitbreiding zo dat haar lichtgroene vogel de lichtgroene boom raakt.
learn-qg-expansions-done = Vijf nieuwe vakjes, en een paviljoen dat elke ronde een punt oplevert.
learn-qg-expansions-apart = De vogel raakt de boom niet. Kies het uitbreidingsgebied naast de boom en draai de uitbreiding.
learn-qg-expansions-expansion = Kies de uitbreiding op je opslagbord, daarna het uitbreidingsgebied naast de lichtgroene boom.
learn-qg-expansions-do-2 = Koop nu een uitbreiding voor 6 punten.
learn-qg-expansions-done-2 = Zes punten voor zeven vrije vakjes. Een gekochte uitbreiding heeft geen paviljoen.
learn-qg-expansions-buy = Kies de knop bij je opslagbord, of een leeg uitbreidingsgebied.

learn-qg-surround = Omsluiten
learn-qg-surround-text = Vul alle zes de vakjes rond de fontein, een standbeeld, een bankje of een paviljoen, en je krijgt meteen jokers: 1, 2, 2 of 3.
learn-qg-surround-do = Omsluit de fontein met je gele boom.
learn-qg-surround-done = De ring is gesloten en levert je een joker op.
learn-qg-surround-elsewhere = Naast de fontein is nog één vakje vrij. Daar hoort de boom.
learn-qg-surround-fountain = De gele boom sluit de ring. Kies hem op je opslagbord.

learn-qg-groups = Groepen
learn-qg-groups-text = Heeft een zeshoek buren, dan moet hij met één ervan de kleur of het patroon delen. Verbonden zeshoeken van één kleur of één patroon vormen een groep, waarin geen zeshoek twee keer voorkomt.
learn-qg-groups-do = Plaats de lila boom naast de lila bloem.
learn-qg-groups-done = Twee van één kleur naast elkaar: zo begint een groep.
learn-qg-groups-apart = Daar raakt hij niets lila, en groeit er geen groep. Kies het vakje naast de bloem.
learn-qg-groups-tree = Begin met de lila boom. Die kost verder niets.
learn-qg-groups-do-2 = Maak er drie van: plaats de lila vogel zo dat hij bij de groep komt.
learn-qg-groups-done-2 = Groepen van drie of meer leveren aan het eind hun waarden op: hier 4 + 1 + 2 = 7.
learn-qg-groups-group = De groep telt er nog maar twee. De vogel moet een daarvan raken.

learn-qg-round = Passen en de ronde
learn-qg-round-text = Heb je genoeg, dan pas je. Wie als eerste past, verliest een punt en begint de volgende ronde. Heeft iedereen gepast, dan toont het draaiwiel wat punten geeft: in ronde 1 elke groene, elke blauwe en elke boom.
learn-qg-round-do = Plaats eerst de tegel die het draaiwiel twee keer telt.
learn-qg-round-done = Hij is groen, en het is een boom: twee punten aan het eind van de ronde.
learn-qg-round-wheel = Kijk naar het draaiwiel: groen, blauw en bomen tellen nu. Eén van je tegels telt twee keer.
learn-qg-round-do-2 = Pas nu, en leg niets af.
learn-qg-round-done-2 = Eén punt kwijt omdat je als eerste paste, vier gewonnen: twee groene, één blauwe, één boom.
learn-qg-round-discarded = Afleggen kost punten. Bewaar je tegel voor de volgende ronde.

learn-qg-end = Het einde
learn-qg-end-text = Na ronde 4 levert elke joker een punt op, en wat er verder nog op je opslagbord ligt, kost zijn waarde. Daarna levert elke groep van drie of meer haar waarden op, en een groep van zes nog 6 punten extra.
learn-qg-end-do = Vijf gele zeshoeken vormen een groep. Maak haar compleet.
learn-qg-end-done = Alle zes gele zeshoeken in één groep. Groter kan niet.
learn-qg-end-six = De gele groep telt er nog vijf. Je tulp moet haar raken.
learn-qg-end-do-2 = Pas, en kijk wat je tuin waard is.
learn-qg-end-done-2 = De gele groep alleen al bracht 21 punten op, en nog 6 extra.

## Zomerpaviljoen

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
