### The games of this browser: lists, statistics, a file of them all, another device.

mine-intro = What this browser remembers. It is kept here and sent nowhere.
mine-none = You have not played in this browser yet.
mine-running = In play
mine-finished = Finished
mine-more = Show more
mine-hidden = { $count ->
    [one] { $count } hidden game
   *[other] { $count } hidden games
}
mine-show = Show again
mine-forget = Delete hidden games for good
mine-forget-sure = Their seats go with them: nobody will be able to play them any more.
mine-forget-yes = Yes, delete
mine-forget-no = No, keep them

## Statistics

mine-statistics = Statistics
mine-statistics-note = Of games with one seat in this browser. Best and mean are of games played to the end; among several bots the strongest counts.
mine-against = Against
mine-people = People
mine-played = Played
mine-won = Won
mine-best = Best
mine-mean = Mean

## A file

mine-keep = Keep your games
mine-keep-note = One file holds all games of this browser with the keys of your seats. Whoever has it can play your seats, so keep it to yourself.
mine-export = Save to a file
mine-import = Read from a file
mine-imported = { $count ->
    [one] { $count } game is new here.
   *[other] { $count } games are new here.
}
mine-import-bad = There are no games in this file.

## Another device

mine-handover = To another device
mine-handover-note = Your games and seats go encrypted from here to the other browser. Only the passphrase opens them, and the server does not learn it.
mine-handover-give = Make a passphrase
mine-handover-how = On the other device, open this page and type the passphrase, or scan the code. It works once, within { $time }. Whoever has it gets your seats.
mine-handover-passphrase = Passphrase from the other device
mine-handover-take = Bring the games here
mine-handover-nothing = Nothing waits for this passphrase. It works once and for a few minutes.
mine-handover-failed = These games are too many for this way. Save them to a file instead.
mine-handover-https = This needs a page over https. Save your games to a file instead.
