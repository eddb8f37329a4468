### De spellen van deze browser: lijsten, statistieken, één bestand van alles, een ander apparaat.

mine-intro = Wat deze browser onthoudt. Het blijft hier en gaat nergens heen.
mine-none = Je hebt in deze browser nog niet gespeeld.
mine-running = Bezig
mine-finished = Afgelopen
mine-more = Meer tonen
mine-hidden = { $count ->
    [one] { $count } verborgen spel
   *[other] { $count } verborgen spellen
}
mine-show = Weer tonen
mine-forget = Verborgen spellen voorgoed wissen
mine-forget-sure = Hun plaatsen gaan mee: niemand kan ze dan nog spelen.
mine-forget-yes = Ja, wissen
mine-forget-no = Nee, bewaren

## Statistieken

mine-statistics = Statistieken
mine-statistics-note = Van spellen met één plaats in deze browser. Beste en gemiddelde gaan over uitgespeelde spellen; bij meerdere bots telt de sterkste.
mine-against = Tegen
mine-people = Mensen
mine-played = Gespeeld
mine-won = Gewonnen
mine-best = Beste
mine-mean = Gemiddeld

## Een bestand

mine-keep = Je spellen bewaren
mine-keep-note = Eén bestand bevat alle spellen van deze browser met de sleutels van je plaatsen. Wie het heeft, kan op jouw plaatsen spelen: houd het dus voor jezelf.
mine-export = Opslaan in een bestand
mine-import = Inlezen uit een bestand
mine-imported = { $count ->
    [one] { $count } spel is hier nieuw.
   *[other] { $count } spellen zijn hier nieuw.
}
mine-import-bad = In dit bestand staan geen spellen.

## Een ander apparaat

mine-handover = Naar een ander apparaat
mine-handover-note = Je spellen en plaatsen gaan versleuteld van hier naar de andere browser. Alleen de wachtwoordzin opent ze, en die krijgt de server niet te zien.
mine-handover-give = Wachtwoordzin maken
mine-handover-how = Open op het andere apparaat deze pagina en typ de wachtwoordzin, of scan de code. Hij werkt één keer, binnen { $time }. Wie hem heeft, krijgt je plaatsen.
mine-handover-passphrase = Wachtwoordzin van het andere apparaat
mine-handover-take = Spellen hierheen halen
mine-handover-nothing = Bij deze wachtwoordzin ligt niets klaar. Hij werkt één keer en een paar minuten lang.
mine-handover-failed = Dit zijn te veel spellen voor deze weg. Sla ze op in een bestand.
mine-handover-https = Hiervoor is een pagina via https nodig. Sla je spellen op in een bestand.
