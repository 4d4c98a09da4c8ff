# Contests: everybody meets everybody, or rounds of a Swiss contest.

command-contest = Tornei di un gioco
command-contest-new = Apri un torneo in questo canale
command-contest-new-kind = Chi incontra chi
command-contest-new-game = Quale gioco
command-contest-new-pace = A che ritmo. Se non lo scrivi, quello di questo server
command-contest-new-rounds = Turni: da 2 a 9 in un torneo svizzero, da 3 a 5 in uno a tavoli
command-contest-new-starts = Fra quanti giorni comincia, da 2 a 28
command-contest-new-name = Il nome
command-contest-card = Vedi un torneo
command-contest-card-contest = Quale torneo
command-contest-list = I tornei di questo server
command-contest-leave = Esci da un torneo prima dell'inizio
command-contest-leave-contest = Quale torneo
command-contest-withdraw = Ritirati da un torneo in corso
command-contest-withdraw-contest = Quale torneo
command-contest-start = Chiedi ora chi c'è, o inizia
command-contest-start-contest = Quale torneo
command-contest-stop = Ferma un torneo
command-contest-stop-contest = Quale torneo
command-contest-new-final = Dopo l'ultimo turno giocano ancora i migliori 2 o 4. Senza, nessuna finale

# The kinds, in a menu.
option-contest-pairs = pairs: tutti contro tutti, da 3 a 10 persone
option-contest-swiss = swiss: alcuni turni fra chi ha punti simili, da 8 a 200 persone
# The finals, in a menu. A meeting is two games.
option-final-none = nessuna: decide la classifica
option-final-2 = 2: un altro incontro fra i primi due
option-final-4 = 4: semifinali e finale, o due partite dei quattro a un tavolo
option-contest-tables = tables: in tre o quattro a un tavolo, da 3 a 64 persone
option-contest-together = together: squadre che giocano insieme, da 4 a 64 persone
# The name of a contest to which none was given.
contest-name = Torneo di { $game }

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Ognuno incontra tutti gli altri una volta ({ $pace }).
# $rounds: a number.
contest-swiss = { $rounds ->
    [one] Torneo svizzero, { $rounds } turno ({ $pace }).
   *[other] Torneo svizzero, { $rounds } turni ({ $pace }).
 }
contest-swiss-open = Torneo svizzero, i turni dipendono da quante persone giocano ({ $pace }).
contest-tables = Tavoli da tre e da quattro. Turni: { $rounds } ({ $pace }).
contest-together = Squadre da due a quattro persone che giocano insieme, su tre tabelloni ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = Comincia: { $when }. Due giorni prima chiedo a chi partecipa se gioca: { $called }.
contest-called = Comincia: { $when }. Gioca solo chi dice di sì.
# $until: a date.
contest-runs = Finisce con l'ultima partita. Al più tardi: { $until }. Una vacanza aggiunge al massimo 7 giorni.
# $round, $rounds: numbers.
contest-round = Turno { $round } di { $rounds }. Fine, al più tardi: { $until }. Una vacanza aggiunge al massimo 7 giorni in tutto.
contest-is-over = Il torneo è finito.
contest-was-stopped = Il torneo è stato fermato.
# $fewest: a number.
contest-was-few = Il torneo non si gioca: in meno di { $fewest } hanno detto di sì.
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Iscrizioni ({ $count }): { $people }
# $count: how many have said that they play.
contest-in = Giocano ({ $count }): { $people }
contest-nobody = Ancora nessuna iscrizione.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (ritiro)
# Small print of the card.
contest-rules-pairs = -# Un incontro sono due partite affiancate, a posti scambiati. In cinque o meno tutti gli incontri si giocano insieme, in più di cinque ognuno ne ha al massimo tre alla volta.
contest-rules-swiss = -# Un incontro sono due partite in contemporanea, a posti scambiati. Il turno successivo comincia alla fine dell'ultimo incontro. A chi resta senza avversario una delle due partite conta come vinta.
contest-rules-tables = -# Ogni turno ha tavoli nuovi, con altri avversari e altri posti. Punti a un tavolo: 1 per chi batte tutti, ½ per chi ne batte la metà, e così via. Poi contano i primi posti, poi i punti degli avversari migliori. Il turno successivo comincia alla fine dell'ultimo tavolo.
contest-rules-together = -# Le squadre vengono formate in modo che abbiano la stessa forza. Ognuna gioca con distribuzioni proprie, su un tabellone dopo l'altro: 4x, ON3ROWS, 6x. Contano i tabelloni vinti, poi i gettoni collocati.
button-contest-join = Partecipa
button-contest-leave = Esci
button-contest-standing = Classifica
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = Poi i primi { $count } giocano una finale.
# $until: a date.
contest-likely = Fine probabile, all'incirca: { $until }.
# A final goes on. $until: a date.
contest-semis = Semifinali. Fine, al più tardi: { $until }. Una vacanza aggiunge al massimo 7 giorni in tutto.
contest-finals = La finale. Fine, al più tardi: { $until }. Una vacanza aggiunge al massimo 7 giorni in tutto.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Semifinale: { $one } – { $other } (**{ $points }**)
contest-last = Finale: { $one } – { $other } (**{ $points }**)
contest-last-table = Finale a un solo tavolo: { $players }
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line }: punti pari, { $who } ha vinto in meno mosse.
contest-by-place = { $line }: punti pari, { $who } aveva la posizione migliore in classifica.
contest-by-absence = { $line }: { $who } va avanti, l'altra persona ha lasciato il torneo.
# On the card while a latecomer can press the button.
contest-place-free = Una persona ha lasciato il torneo prima di finire una partita: c'è un posto libero.
button-contest-take = Prendi un posto
# Small print of the card.
contest-rules-final = -# Anche un incontro della finale sono due partite. A punti pari vince chi ha fatto meno mosse proprie nella partita vinta, e a parità di mosse chi aveva la posizione migliore in classifica.
contest-rules-final-table = -# La finale sono due partite a un solo tavolo, con i posti in ordine inverso nella seconda. A parità di punti conta la posizione prima della finale.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = La classifica del torneo, righe nell'ordine dell'elenco. Punti: { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = La finale, con i numeri dell'elenco al posto dei nomi. { $meetings }
contest-alt-teams = La classifica delle squadre, righe nell'ordine dell'elenco: { $points }.
contest-decimal = { $whole },{ $hundredths }
contest-team-points = tabelloni: { $boards }, gettoni: { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } comincia:** { $when }. Giochi? Senza risposta non giochi.
button-contest-in = Sì, gioco
button-contest-out = Stavolta no

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name }: torneo finito.**
contest-stopped = **{ $name }: torneo fermato.** Le partite in corso continuano.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = **{ $name }** apre le iscrizioni. La scheda arriva in { $channel }: là possono partecipare tutti.
# $when: date and time.
contest-joined = Iscrizione fatta: **{ $name }**. Inizio: { $when }. Due giorni prima ti chiedo se giochi.
contest-is-in = **{ $name }**: giochi anche tu. Inizio: { $when }.
contest-is-out = **{ $name }**: non giochi. Fino all'inizio puoi ancora partecipare sulla scheda.
contest-left-it = **{ $name }**: non partecipi più.
contest-ask-withdraw = **{ $name }**: vuoi ritirarti? Non puoi più tornare. Le tue partite in corso continuano. Se hai giocato meno della metà delle tue partite, nessuna conta in classifica. Altrimenti quelle non ancora cominciate le vincono gli avversari.
button-contest-withdraw = Sì, mi ritiro
contest-ask-withdraw-tables = **{ $name }**: vuoi ritirarti? Non puoi più tornare. La tua partita in corso continua. Se hai giocato meno della metà dei tuoi tavoli, nessuno conta in classifica. Altrimenti restano.
contest-ask-withdraw-together = **{ $name }**: vuoi ritirarti? Non puoi più tornare. La tua partita in corso continua. La tua squadra gioca i prossimi tabelloni senza di te.
contest-withdrew = **{ $name }**: ritiro registrato. Le tue partite in corso continuano.
contest-ask-stop = Fermare **{ $name }** per tutti? Le partite in corso continuano, e non comincia nient'altro.
button-contest-stop = Sì, fermalo
contest-has-stopped = **{ $name }**: torneo fermato.
contest-starts = **{ $name }** comincia: { $when }. Adesso chiedo a chi partecipa se gioca.
contest-starts-now = **{ $name }** comincia adesso, con chi ha detto di sì.
contest-goes-on = **{ $name }**: continui.
contest-took-pairs = Hai preso un posto in **{ $name }** e incontri tutti gli altri.
contest-took-swiss = Hai preso un posto in **{ $name }** e giochi dal prossimo turno.
# $place: a number; $points: such as 7 or 7½.
contest-own = Tu: posizione { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = I tornei qui:
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = inizio: { $when }
contest-state-running = in corso
contest-list-none = Qui non ci sono tornei aperti. `/contest new` ne apre uno.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** in { $place } comincia: { $until }. Hai chiesto di partecipare, perciò chiedo: giochi? Senza risposta non giochi.
contest-lost = **{ $name }** in { $place }: hai perso una partita per il tempo. Premi **{ button-league-go }** se continui. Scadenza: { $until }. Senza risposta, o dopo una seconda partita persa per il tempo, ti ritiro dal torneo.

refused-contest-on-servers = I tornei appartengono a un server: usa `/contest` là.
refused-no-contest = Qui non ho trovato questo torneo. `/contest list` mostra quelli aperti.
refused-contest-not-for-two = { $game } non ha tornei: serve un gioco in cui si affrontano due persone.
refused-contest-not-for-tables = { $game } non ha tavoli: serve un gioco in cui si affrontano tre o più persone. Cambia `game` o `kind`.
refused-contest-not-together = { $game } non si gioca insieme: per le squadre c'è Mindoku. Cambia `game` o `kind`.
refused-contest-pace = A quel ritmo non si gioca nessun torneo di questo gioco. Scegli un altro `pace`: veloce o normale va bene per ogni gioco.
refused-contest-name = Un nome ha al massimo 40 lettere, cifre e segni semplici. Scegli un altro `name`.
refused-contest-name-taken = Qui c'è già un torneo aperto con questo nome: **{ $name }**. Scegli un altro `name`.
# $most: a number.
refused-contest-rounds = Un torneo svizzero ha da 2 a { $most } `rounds`, uno a tavoli da 3 a 5, gli altri nessuno. Cambia o togli `rounds`.
refused-contest-no-final = I circuiti non hanno una finale, e nemmeno i tornei in cui una squadra gioca insieme. Togli `final`.
refused-contest-days = Fra l'apertura e l'inizio di un torneo passano da 2 a 28 giorni. Cambia o togli `starts`.
refused-contests-too-many = Questo server ha già dieci tornei. `/contest list` li mostra: aspetta che ne finisca uno.
refused-contests-off = Questo server non apre tornei. Chi lo gestisce può permetterli: `/settings` con `contests`.
refused-contests-of-moderators = Qui i tornei li apre chi modera. Chiedi a chi modera, o fai cambiare `contests` in `/settings` a chi gestisce il server.
refused-contest-not-yours = Può farlo solo chi modera, o chi ha aperto questo torneo. Chiedi a loro.
# $fewest: a number.
refused-contest-too-few = In meno di { $fewest } hanno detto di sì. Aspetta altre conferme: il torneo comincia da solo alla data che è sulla sua scheda.
refused-contest-closed = Questo torneo è cominciato, quindi le iscrizioni non cambiano più. `/contest card` mostra come va.
refused-contest-ended = Questo torneo è finito. `/contest list` mostra quelli aperti.
refused-contest-full = Questo torneo è al completo. Un posto si libera quando esce un'altra persona.
refused-in-contest = Partecipi già a questo torneo.
refused-not-in-contest = Non partecipi a questo torneo.
refused-contest-not-playing = Non giochi in questo torneo, o il torneo non è in corso. `/contest card` mostra come va.
refused-contest-not-asked = Questa domanda è chiusa, e non è cambiato niente. `/contest card` mostra come va il torneo.
refused-contest-no-place = Qui non c'è più nessun posto libero. `/contest list` mostra i tornei aperti.
refused-contest-was-in = Hai lasciato questo torneo, e non si può tornare. `/contest list` mostra quelli aperti.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour: per un anno, ogni 14 giorni un torneo di un altro gioco
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · circuito con tutti i giochi
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Circuito con tutti i giochi
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = Ogni 14 giorni comincia un piccolo torneo, ogni volta di un altro gioco. Tornei in un anno: { $count } ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Finiti: { $over } su { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Prossimo: { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = Tutti i suoi tornei sono cominciati.
# Small print of the card.
contest-rules-tour = -# Un piccolo torneo dà fino a 10 punti, secondo la tua quota dei punti possibili, e altri 3 se giochi fino alla fine. Contano i tuoi risultati migliori, tanti quanti i due terzi dei tornei finiti. Prima di ogni torneo chiedo a chi ha giocato il precedente se vuole giocare. Gli altri si iscrivono dalla scheda del torneo. Con più di dieci persone, un gioco per due si gioca a turni svizzeri.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = La classifica del circuito. Punti, nell'ordine dell'elenco: { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = **{ $name }** è aperto. La scheda arriva in { $channel }, come quelle dei piccoli tornei: da quelle possono iscriversi tutti.
contest-ask-stop-tour = Fermare **{ $name }** per tutti? I piccoli tornei aperti o in corso continuano, ma non se ne aprono altri.
refused-contest-tour-pace = Un circuito si gioca sempre a ritmo veloce. Scegli “veloce”, o togli `pace`.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** in { $place }. Inizio: { $until }. Hai chiesto di partecipare o hai giocato il torneo precedente, perciò ti chiedo: giochi? Senza risposta non giochi.
