# Results, ratings and lists.

command-stats = Ergebnisse von dir oder einer anderen Person auf diesem Server
command-stats-person = Wessen Ergebnisse. Leer: deine
command-stats-game = Welches Spiel. Leer: alle
command-stats-show = Zeig es hier allen
command-leaderboard = Die Monatstabelle dieses Servers oder die Liste eines Spiels
command-leaderboard-game = Welches Spiel. Leer: der Monat, über alle Spiele
command-leaderboard-show = Zeig es hier allen

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = alle Spiele
# $game: a game; $results: as below.
stats-game = **{ $game }:** { $results }
stats-score = gewonnen { $won } · remis { $drawn } · verloren { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = { $balance } auf Platz { $seat }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = Wertung { $rating } ± { $deviation }, höchste { $highest } (Partie { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = { $games ->
    [one] Wertung zwischen { $from } und { $to }, nach { $games } gewerteten Partie
   *[other] Wertung zwischen { $from } und { $to }, nach { $games } gewerteten Partien
}
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = zuletzt { $signs }
# $rivals: people with wins and losses.
stats-rivals = am häufigsten gegen { $rivals }
# $results: per strength, as below.
stats-computers = gegen { $results }
stats-computer = { $strength } { $won } von { $played }
# $results: per board, as below.
stats-together = gemeinsam { $results }
stats-board = { $won } von { $played } auf dem Brett { $board }, Personen: { $seats }
stats-run = { $run ->
    [one] { $run } gemeinsamer Sieg hintereinander
   *[other] { $run } gemeinsame Siege hintereinander
}
# $score: as stats-score.
stats-elsewhere = außerhalb von Servern: { $score }
stats-none = Noch keine beendeten Partien.
stats-only-own = In Direktnachrichten zeige ich nur deine eigenen Ergebnisse. Die von anderen zeige ich auf ihrem Server.
stats-hidden = { $who } zeigt keine Ergebnisse.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } und du: deine Punkte zuerst**
stats-between-none = Du und { $who } habt auf diesem Server noch keine Partie gegeneinander beendet.
stats-you-are-hidden = -# Sonst sieht das niemand: Du stehst in keiner Liste, und `/stats` ist nur für dich.
stats-choose = Ein Spiel zeigen …
stats-rated = Gewertete Partien?
stats-rated-yes = Gewertete Partien: ja
stats-rated-ask = Gewertete Partien: beim ersten Mal fragen
stats-rated-no = Gewertete Partien: nur wenn ich jedes Mal zustimme
button-graph = Wertung als Kurve
button-hide-me = Mich verbergen
button-show-me = Mich zeigen

leaderboard-title = **{ $game }: die Besten hier**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }–{ $to }, { $games } Partie
   *[other] { $place }. { $who } { $from }–{ $to }, { $games } Partien
}
leaderboard-rest = { $count ->
    [one] … und { $count } weitere Person
   *[other] … und { $count } weitere
}
leaderboard-empty = Noch hat niemand eine gewertete Partie gespielt. Die erste bringt eine Wertung: `/play` mit `rated`.
# $people: those who have a number since a short time.
leaderboard-new = Neu hier, bald mit einer Wertung: { $people }
leaderboard-others = { $count ->
    [one] { $count } weitere Person
   *[other] { $count } weitere
}
leaderboard-unlisted = { $count ->
    [one] { $count } weitere Person spielt ungelistet
   *[other] { $count } weitere spielen ungelistet
}
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = { $games ->
    [one] -# Du: **{ $from }–{ $to }** nach { $games } gewerteten Partie. Jede engt die Spanne ein: Derzeit ist sie { $width } breit. Sicher ist die Wertung ab { $certain }, gegen { $needed } verschiedene Personen (bisher { $rivals }).
   *[other] -# Du: **{ $from }–{ $to }** nach { $games } gewerteten Partien. Jede engt die Spanne ein: Derzeit ist sie { $width } breit. Sicher ist die Wertung ab { $certain }, gegen { $needed } verschiedene Personen (bisher { $rivals }).
}
leaderboard-own-certain = { $games ->
    [one] -# Du: **{ $from }–{ $to }** nach { $games } gewerteten Partie.
   *[other] -# Du: **{ $from }–{ $to }** nach { $games } gewerteten Partien.
}
leaderboard-on-servers = Eine Liste gehört zu einem Server, also frag mich dort.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Deine Wertung in { $game } über { $games } gewertete Partien: von { $first } bis { $last }, am höchsten { $highest } nach Partie { $highestAt }, am niedrigsten { $lowest } nach Partie { $lowestAt }.

# Before a player is listed for the first time.
listed-first = Von jetzt an zeigt dich `/leaderboard` auf diesem Server, ebenso seine anderen Listen. Du entscheidest:

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] Januar { $year }
    [2] Februar { $year }
    [3] März { $year }
    [4] April { $year }
    [5] Mai { $year }
    [6] Juni { $year }
    [7] Juli { $year }
    [8] August { $year }
    [9] September { $year }
    [10] Oktober { $year }
    [11] November { $year }
   *[12] Dezember { $year }
}
# $month: a month, as above.
month-title = **{ $month } · alle Spiele**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } Partie, { $wins } gewonnen
   *[other] { $place }. { $who } **{ $points }** · { $games } Partien, { $wins } gewonnen
}
month-empty = Noch hat niemand Punkte.
month-points = -# Eine beendete Partie bringt 1 Punkt, ein Remis 2, ein Sieg 3 (durch Zeit 2). An größeren Tischen zählt, wie viele der anderen du schlägst. Gegen dieselbe Person zählen drei Partien im Monat.
month-own = { $games ->
    [one] -# Du: **{ $points }** aus { $games } Partie.
   *[other] -# Du: **{ $points }** aus { $games } Partien.
}
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = Die Punkte im Monat { $month } als Balken, wie in der Liste geordnet: { $places }.
month-alt-place = Rang { $place } mit { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = Die Rolle für den ersten Rang des Monats kann ich auf { $server } nicht vergeben: Die Rolle steht über meiner eigenen, oder mir fehlt **{ permission-manage-roles }**. `/settings` mit `champion` zeigt, was ich brauche.
champion-refused-gone = Die Rolle für den ersten Rang des Monats auf { $server } gibt es nicht mehr. `/settings` mit `champion` legt eine andere fest.
# $permission: what the bot lacks.
refused-role-permission = Um eine Rolle zu vergeben, brauche ich auf diesem Server { $permission }. Erlaube es meiner Rolle, dann lege sie noch einmal fest.
refused-role-above = { $role } kann ich nicht vergeben: Diese Rolle steht über meiner eigenen. Schieb meine in der Rollenliste darüber oder wähle eine niedrigere.
refused-role-managed = { $role } kann ich nicht vergeben: Diese Rolle gehört zu einem Bot oder einer Integration. Wähle eine andere.

# Rated lobbies.
lobby-rated = gewertet
lobby-asks-rated = **Diese Partie ist gewertet:** Ihr Ergebnis ändert deine Wertung auf diesem Server, die dir `/stats` zeigt. Spielst du mit?
button-join-rated = Mitspielen
button-ask-unrated = Für alle ungewertet
button-rated-only = Gewertet oder gar nicht
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people }: Jemand möchte { $game } lieber ungewertet spielen, also ist die Partie jetzt für alle ungewertet. Spielst du lieber nur gewertet, drücke **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = Genau diese Stellung spielst du in einer gewerteten Partie, `{ $code }`. Frag wieder, wenn du dort weiter bist.
refused-not-rated = Diese Partie lässt sich nicht werten: Gewertete Partien sind auf einem Server, unter Menschen und gegeneinander.
refused-ratings-off = Auf diesem Server sind Partien ungewertet. Lass `rated` weg.

option-rated = Gewertet oder nicht
option-rated-yes = ja
option-rated-no = nein
command-settings-champion = Rolle für den ersten Rang im Monat. Braucht „Rollen verwalten“. @everyone: keine
settings-champion-off = Rolle für den ersten Rang im Monat: **keine**.
settings-champion-on = Rolle für den ersten Rang im Monat: **{ $role }**, nach dem Stand des Vormonats.
settings-champion-refused = Rolle für den ersten Rang im Monat: **{ $role } kann ich nicht vergeben**. Erlaube mir „Rollen verwalten“ und schieb meine Rolle darüber.
command-settings-ratings = Ob Partien unter Menschen hier gewertet werden
setting-ratings-choose = wenn es beim Öffnen gewählt wird
setting-ratings-on = standardmäßig, wenn nicht anders gewünscht
setting-ratings-off = nie
settings-ratings = Gewertete Partien: **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } hat hier { $count } Partien { $game } hintereinander gewonnen.
ending-first-here = -# Der erste Sieg in { $game } für { $who } auf diesem Server.
# $moves: how many, eleven or more.
ending-longest = -# Die längste Partie { $game } hier: { $moves } Züge.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Gewertet.
ending-rated-new = -# Gewertet: { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } { $from } bis { $to }
# $who: the players with fewer than two turns.
ending-too-early = -# Nicht gewertet: weniger als zwei Züge von { $who }.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Nicht gewertet: { $who } war nicht da.
