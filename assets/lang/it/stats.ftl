# Results, ratings and lists.

command-stats = I tuoi risultati, o quelli di altri su questo server
command-stats-person = Di chi. Se non lo scrivi, i tuoi
command-stats-game = Quale gioco. Se non lo scrivi, tutti
command-stats-show = Fallo leggere a tutti qui
command-leaderboard = La classifica del mese su questo server, o quella di un gioco
command-leaderboard-game = Quale gioco. Se non lo scrivi, il mese, su tutti i giochi
command-leaderboard-show = Falla leggere a tutti qui

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = tutti i giochi
# $game: a game; $results: as below.
stats-game = **{ $game }:** { $results }
stats-score = vinte { $won } · patte { $drawn } · perse { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = dal posto { $seat } { $balance }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = punteggio { $rating } ± { $deviation }, massimo { $highest } (partita { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = { $games ->
    [one] punteggio fra { $from } e { $to }, dopo { $games } partita classificata
   *[other] punteggio fra { $from } e { $to }, dopo { $games } partite classificate
 }
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = ultime { $signs }
# $rivals: people with wins and losses.
stats-rivals = avversari più frequenti { $rivals }
# $results: per strength, as below.
stats-computers = contro il computer: { $results }
stats-computer = { $strength } { $won } su { $played }
# $results: per board, as below.
stats-together = insieme { $results }
stats-board = { $won } su { $played } sul tabellone { $board } in { $seats }
stats-run = { $run ->
    [one] { $run } vittoria di fila insieme
   *[other] { $run } vittorie di fila insieme
 }
# $score: as stats-score.
stats-elsewhere = fuori dai server: { $score }
stats-none = Ancora nessuna partita finita.
stats-only-own = Nei messaggi diretti mostro solo i tuoi risultati. Su un server mostro anche quelli di chi gioca lì.
stats-hidden = { $who } non mostra i suoi risultati.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } e tu: prima i tuoi punti**
stats-between-none = Tu e { $who } non avete ancora finito una sfida fra voi su questo server.
stats-you-are-hidden = -# Nessun altro lo vede: non sei in nessuna classifica, e `/stats` è solo per te.
stats-choose = Mostra un gioco …
stats-rated = Partite classificate?
stats-rated-yes = Partite classificate: sì
stats-rated-ask = Partite classificate: chiedimelo la prima volta
stats-rated-no = Partite classificate: solo se accetto ogni volta
button-graph = Grafico
button-hide-me = Nascondimi
button-show-me = Mostra anche me

leaderboard-title = **{ $game }: i migliori punteggi qui**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }-{ $to }, { $games } partita
   *[other] { $place }. { $who } { $from }-{ $to }, { $games } partite
 }
leaderboard-rest = { $count ->
    [one] … e ancora { $count }
   *[other] … e ancora { $count }
 }
leaderboard-empty = Nessuno ha ancora una partita classificata. La prima dà un punteggio: `/play` con `rated`.
# $people: those who have a number since a short time.
leaderboard-new = Da poco in gara, presto con un punteggio: { $people }
leaderboard-others = { $count ->
    [one] e ancora { $count }
   *[other] e ancora { $count }
 }
leaderboard-unlisted = { $count ->
    [one] { $count } persona gioca fuori classifica
   *[other] { $count } persone giocano fuori classifica
 }
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = { $games ->
    [one] -# Tu: **{ $from }-{ $to }** dopo { $games } partita classificata. Ognuna stringe l'intervallo, che adesso è di { $width }. Il punteggio è certo quando l'intervallo scende a { $certain }, contro { $needed } persone diverse (finora { $rivals }).
   *[other] -# Tu: **{ $from }-{ $to }** dopo { $games } partite classificate. Ognuna stringe l'intervallo, che adesso è di { $width }. Il punteggio è certo quando l'intervallo scende a { $certain }, contro { $needed } persone diverse (finora { $rivals }).
 }
leaderboard-own-certain = { $games ->
    [one] -# Tu: **{ $from }-{ $to }** dopo { $games } partita classificata.
   *[other] -# Tu: **{ $from }-{ $to }** dopo { $games } partite classificate.
 }
leaderboard-on-servers = Una classifica appartiene a un server: chiedimela là.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Il tuo punteggio in { $game } su { $games } partite classificate: da { $first } a { $last }, massimo { $highest } dopo la partita { $highestAt }, minimo { $lowest } dopo la partita { $lowestAt }.

# Before a player is listed for the first time.
listed-first = D'ora in poi `/leaderboard` ti mostra su questo server, e lo stesso fanno le altre classifiche. Decidi tu:

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] gennaio { $year }
    [2] febbraio { $year }
    [3] marzo { $year }
    [4] aprile { $year }
    [5] maggio { $year }
    [6] giugno { $year }
    [7] luglio { $year }
    [8] agosto { $year }
    [9] settembre { $year }
    [10] ottobre { $year }
    [11] novembre { $year }
   *[12] dicembre { $year }
 }
# $month: a month, as above.
month-title = **{ $month } · tutti i giochi**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } partita, vinte { $wins }
   *[other] { $place }. { $who } **{ $points }** · { $games } partite, vinte { $wins }
 }
month-empty = Nessuno ha ancora punti.
month-points = -# Una partita finita dà 1 punto, una patta 2, una vittoria 3 (2 se per tempo). Ai tavoli più grandi conta quanta parte degli altri hai battuto. Contro la stessa persona contano tre partite al mese.
month-own = { $games ->
    [one] -# Tu: **{ $points }** da { $games } partita.
   *[other] -# Tu: **{ $points }** da { $games } partite.
 }
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = I punti di { $month } come barre, nell'ordine dell'elenco: { $places }.
month-alt-place = { $place }º posto con { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = Su { $server } non posso dare il ruolo per il primo posto del mese: sta sopra il mio, oppure mi manca **{ permission-manage-roles }**. `/settings` con `champion` mostra che cosa mi serve.
champion-refused-gone = Il ruolo per il primo posto del mese su { $server } non c'è più. `/settings` con `champion` ne imposta un altro.
# $permission: what the bot lacks.
refused-role-permission = Per dare un ruolo mi serve { $permission } su questo server. Concedilo al mio ruolo, poi impostalo di nuovo.
refused-role-above = Non posso dare { $role }: sta sopra il mio ruolo. Sposta il mio più in alto nell'elenco dei ruoli, o scegline uno più in basso.
refused-role-managed = Non posso dare { $role }: appartiene a un bot o a un'integrazione. Scegline un altro.

# Rated lobbies.
lobby-rated = classificata
lobby-asks-rated = **Questa partita è classificata:** il risultato cambia il tuo punteggio su questo server, che vedi con `/stats`. Partecipi?
button-join-rated = Partecipa
button-ask-unrated = Sì, amichevole per tutti
button-rated-only = Classificata o niente
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people }: qualcuno preferisce un'amichevole, e { $game } adesso lo è, per tutti. Se la vuoi classificata o niente: **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = Stai giocando proprio questa posizione in una partita classificata, `{ $code }`. Chiedi di nuovo quando là hai mosso.
refused-not-rated = Questa partita non può essere classificata: quelle classificate si giocano su un server, fra persone che si affrontano.
refused-ratings-off = Su questo server si giocano partite amichevoli. Togli `rated`.

option-rated = Classificata o no
option-rated-yes = Sì
option-rated-no = No
command-settings-champion = Un ruolo per chi è in testa al mese. Serve Gestisci ruoli. @everyone: nessuno
settings-champion-off = Ruolo per il primo posto del mese: **nessuno**.
settings-champion-on = Ruolo per il primo posto del mese: **{ $role }**, per chi era in testa il mese prima.
settings-champion-refused = Ruolo per il primo posto del mese: **non posso dare { $role }**. Permettimi di gestire i ruoli, e sposta il mio più in alto.
command-settings-ratings = Se le partite fra persone qui sono classificate
setting-ratings-choose = se lo chiede chi apre la partita
setting-ratings-on = a meno che chi apre non dica di no
setting-ratings-off = mai
settings-ratings = Partite classificate: **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } vince la { $count }ª partita di fila di { $game } qui.
ending-first-here = -# La prima vittoria a { $game } per { $who } su questo server.
# $moves: how many, eleven or more.
ending-longest = -# La partita più lunga di { $game } qui: { $moves } mosse.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Classificata.
ending-rated-new = -# Classificata: { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } { $from }-{ $to }
# $who: the players with fewer than two turns.
ending-too-early = -# Non classificata: meno di due mosse di { $who }.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Non classificata: { $who } non c'era.
