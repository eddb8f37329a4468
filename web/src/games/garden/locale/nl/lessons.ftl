### Tuin van de Koningin. De lessen: waar het om gaat, een opdracht, wat die opleverde, waarom een beurt het niet was.

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
