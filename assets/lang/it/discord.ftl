# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = facile
strength-medium = medio
strength-strong = forte
fault = Qualcosa non ha funzionato da parte mia. La partita è al sicuro. Riprova fra un momento.
# It took so long that they may have done something else meanwhile.
too-late = Ci ho messo troppo, e non ho fatto niente. Riprova.

# Names in Discord's own interface, as Discord has them in this language.
# ? These nine names are from memory, not from Discord's Italian client: compare them there.
permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-manage-messages = Gestisci messaggi
permission-manage-server = Gestisci server
permission-manage-roles = Gestisci ruoli
permission-create-threads = Crea thread pubblici
path-channel-permissions = Modifica canale → Permessi

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Partecipa
# $code: the game's code.
button-join-game = Partecipa a { $code }
button-leave = Esci
button-really-leave = Sì, esci
button-add-computer = Aggiungi il computer
button-first-person = Cominci tu
button-first-computer = Comincia il computer
button-first-chance = A caso
button-easy = Facile
button-medium = Medio
button-strong = Forte
button-open-to-all = Apri a tutti
button-rules = Regole
button-learn = Impara
# $game: another game, whose lesson comes next.
button-learn-game = Impara { $game }
# $game: a lesson that was begun.
button-learn-on = Continua { $game }
button-today = Problema del giorno
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Avanti: { $game }
   *[other] Avanti: { $game } ({ $count } in attesa)
}
button-hint = Suggerimento
button-show = Mostrami
button-skip = Passa oltre
button-next = Avanti ▶
button-try-again = Riprova
button-try-it = Prova
button-propose = Proponi una mossa
button-propose-it = Proponila
button-votes = Vota
button-vote = Vota questa
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Partita facile, subito
button-call-tomorrow = Scrivimi domani
# $strength: how well the computer plays, such as "medium".
button-play-at = Gioca a livello { $strength }
button-open-mine = Apri la mia copia
button-start = Inizia
button-cancel = Annulla
button-really-cancel = Sì, annulla
# The seats of people who are no longer on the server.
button-free-seats = Libera il posto
button-start-anyway = Inizia lo stesso
button-post-again = Pubblica di nuovo
button-play-computer = Sfida il computer
button-turn = Tocca a te
button-hand = La mia mano
button-secret = Il mio segreto
button-claim = Segnala un doppione
button-more = Altro
button-back = Indietro
button-again = Riapri
button-confirm = Conferma
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = Cambia parte: { $colour }
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Gioca lo stesso
button-resign = Abbandona
button-really-resign = Sì, abbandona
button-undo = Ritira la mossa
button-draw = Patta
button-open = Cerca un rimpiazzo
button-really-open = Sì, cerca un rimpiazzo
button-keep = Tieni il posto
button-seats = Posti liberi
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = 24 ore, poi vinci
button-go-on-unless = 24 ore, poi si continua
button-tell = Avvisami alla fine
button-untell = Non avvisarmi
button-follow = Segui
button-unfollow = Non seguire più
button-break-off = Interrompi la partita
button-really-break-off = Chiudi senza risultato
button-break-off-others = Interrompi per tutti
button-rematch = Rivincita
button-meet = Rivincita: due partite
button-accept-draw = Accetta la patta
button-decline-draw = Rifiuta la patta
button-withdraw-draw = Ritira la proposta
button-accept-undo = Consenti
button-decline-undo = Rifiuta
button-withdraw-undo = Ritira la richiesta
# $colour: the seat's.
button-take = Subentra: { $colour }
button-time = Più tempo: { $colour }
button-before = ◀ Indietro
button-after = Avanti ▶
button-mine = Le mie partite
button-reminders = Promemoria
button-vacation = Vacanza
button-server = Questo server
button-registry = Tutti i giochi
button-play = Gioca
button-commands = Tutti i comandi
# $channel: a channel's name, shortened where it is long.
# Above a list of games. $who: a person.
with-which-game = Con { $who }: quale gioco? Apro la partita qui e mando l'invito.
button-open-in = Apri in #{ $channel }
button-open-game = Gioca con altri
button-alone = Contro il computer
button-rules-of = Regole di { $game }
button-text = Tabellone come testo
button-history = Cronologia
button-record = Elenco delle mosse
button-replay = Replay
button-first = Inizio
# One step back in the history; the way back in menus is another button.
button-previous = Indietro
button-forward = Avanti
button-last = Fine

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = il posto 2 può prendere la parte del posto 1 (opzione nostra)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] dal vivo: 15 s a mossa, 5 min iniziali
    [fast] 2 mosse al giorno, 1 giorno iniziale
    [slow] 2 mosse alla settimana, 5 giorni iniziali
   *[normal] 1 mossa al giorno, 3 giorni iniziali
 }

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = di { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. Durata: { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] A questo ritmo sono circa { $count } settimane.
    [months] A questo ritmo { $count ->
        [one] è circa { $count } mese
       *[other] sono circa { $count } mesi
    }.
   *[days] A questo ritmo { $count ->
        [one] è circa { $count } giorno
       *[other] sono circa { $count } giorni
    }.
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = Con **pace: fast** dura meno.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **{ $most } posti:** { $people }
   *[other] **{ $most } posti:** { $people } · liberi: { $free }
 }
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } posti:** { $people }
   *[other] **{ $fewest }–{ $most } posti:** { $people } · liberi: { $free }
 }
# One of the people. $who: an invited person.
lobby-kept = *posto tenuto per { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = Inizia quando tutti i posti sono occupati.
lobby-start-from = Inizia quando tutti i posti sono occupati. Da { $count } persone in su, { $who } può premere **{ $button-start }**.
lobby-start-now = Inizia quando tutti i posti sono occupati, o quando { $who } preme **{ $button-start }**.
# $code: the code of a game that is on no server.
lobby-start-code = Gli amici partecipano da dove vogliono: `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = I posti sono in quest'ordine, e comincia il primo.
lobby-rotated = I posti sono ruotati: chi ha cominciato l'ultima volta ora muove per ultimo.
lobby-shuffled = I posti sono a caso.
# In the place of these where two games are played.
lobby-meeting = Sono due partite affiancate, a posti scambiati.
# $link: to the message about the end, or to the board.
lobby-over = -# Giocata qui: [vedi la fine]({ $link })
lobby-cancelled = Questa partita è stata annullata prima dell'inizio.
lobby-started = La partita è iniziata: [al tavolo]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = Annullare **{ $game }**? Hanno già un posto: { $people }. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] { $people } non è più su questo server, e potrebbe non muovere mai.
   *[other] { $people } non sono più su questo server, e potrebbero non muovere mai.
}{ $rated ->
    [true] {" "}Se inizi lo stesso, la partita è amichevole.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people }: la partita di { $game } è stata annullata prima dell'inizio. `{ $code }`
news-cancelled-by-moderator = { $people }: chi modera il server ha annullato la partita di { $game } prima dell'inizio. `{ $code }`
news-expired = { $people }: la partita di { $game } è annullata, perché non è iniziata entro una settimana. `/play` ne apre una nuova. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people }: la partita di { $game } è annullata, perché non è iniziata entro due giorni. Continuo a cercarti una partita. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people }: l'invito a [{ $game }]({ $link }) è stato rifiutato, e ora quel posto è aperto a tutti. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people }: nessuno partecipa ancora a [{ $game }]({ $link }). Resta aperta per altri cinque giorni. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [Al tavolo]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people }: { $count ->
    [one] hai un posto riservato
   *[other] avete un posto riservato
}. **{ $button-join }** lo occupa, **{ $button-leave }** lo rifiuta.
button-company = Chi c'è?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $who }: risponde in circa { $span }, partite finite: { $finished } su { $games }
company-answers = { $who }: risponde in circa { $span }
company-finished = { $who }: partite finite { $finished } su { $games }
company-new = { $who }: prima volta qui
company-nobody = Non c'è ancora nessun altro.
company-private = -# Lo vedi solo tu: le ultime partite su questo server, e il tempo abituale delle ultime 20 mosse.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people }: volete giocare allo stesso gioco. La partita inizia appena avete premuto tutt'e due **{ $button-join }**, entro due giorni. **{ $button-leave }** la annulla.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Scegli qui sotto i giochi. Quando qui qualcun altro vuole giocare allo stesso gioco, apro la partita e vi menziono. Inizia appena avete premuto tutt'e due **{ $button-join }**.
looking-any = qualsiasi gioco
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = { $count ->
    [one] Cerchi: { $games } ({ $pace }), { $count } partita alla volta, { $until }.
   *[other] Cerchi: { $games } ({ $pace }), { $count } partite alla volta, { $until }.
 }
# $when: a date.
looking-ends = scadenza: { $when }
looking-stays = finché non smetti
# Above a list of players, one a line.
looking-others = Cercano anche:
# $who: a player; $games, $pace: as above.
looking-line = { $who }: { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Qualcun altro vuole lo stesso gioco: apro **{ $game }** in { $place }. Inizia appena avete premuto tutt'e due **{ $button-join }**, entro due giorni.
looking-nobody = Per ora nessuno.
# $role: the mention of a role.
looking-call = { $role }: qualcuno cerca una partita.
button-look = Voglio giocare
looking-choose-games = Quali giochi?
looking-choose-pace = A che ritmo?
looking-choose-most = Quante alla volta?
looking-most = { $count ->
    [one] { $count } partita alla volta
   *[other] { $count } partite alla volta
 }
looking-choose-until = Per quanto tempo?
looking-until-day = per un giorno
looking-until-week = per una settimana
looking-until-month = per un mese
looking-until-always = finché non smetto
button-stop-looking = Smetti di cercare
button-looking = Chi vuole giocare?
# Said to the opener alone, after a button.
lobby-how-strong = A che livello devo giocare?
lobby-leave-last = Qui ci sei solo tu: se esci, la partita è annullata.
# $who: another player.
lobby-leave-to = Se esci, { $who } può iniziare o annullare la partita.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game }:** { $people } · `{ $code }`
   *[other] **{ $game }:** { $people } · liberi: { $free } · `{ $code }`
 }
lobby-joined-started = **{ $game }** è iniziata: il tabellone è nei tuoi messaggi diretti. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }): { $people }
   *[other] [{ $game }]({ $link }): { $people } · liberi: { $free }
 }

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } – { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = due partite, posti scambiati
# On the panel. $other: the code of the other game.
meeting-beside = -# Affiancata a `{ $other }`, a posti scambiati.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = L'altra partita, `{ $other }`, continua.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = Le due partite: { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← di turno
panel-player-to-act-until = **{ $colour } · { $who }** ← di turno, scadenza: { $until }
panel-player-left = ~~{ $colour }~~ · { $who } ha lasciato la partita
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
 }
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } ha lasciato la partita
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · punti: { $score }
panel-player-scored = { $place } · { $colour } · { $who } · punti: { $score }
# $until: when the time of all who are to move ends.
panel-until = Scadenza della mossa: { $until }
panel-last = Ultima mossa: { $report }
# $goal: what one plays for.
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Dopo la tua mossa:
panel-since = Dopo l'ultima mossa di { $seat }:
panel-goal = **Scopo:** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **La partita è finita: vittoria di { $first } contro { $others }.**
panel-drawn = **La partita è finita: patta fra { $first }.**
panel-shared = **La partita è finita: primo posto a pari merito per { $first }, davanti a { $others }.**
panel-won-together = **La partita è finita: avete vinto insieme.**
panel-lost-together = **La partita è finita: avete perso insieme. Si riprova?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = Era la tua prima partita. Vuoi che domani ti dica quali partite ti aspettano?
ending-first-win = 🎉 **La tua prima vittoria.** La prossima volta gioco meglio?
ending-gentler = Ho vinto due volte di fila: abbasso un po' il livello?
ending-hints = Ti servirebbero dei suggerimenti? Nella prossima partita `/hint` propone una mossa.
ending-resigned = { $moves ->
    [0] { $left } abbandona. Vittoria di { $first } prima della prima mossa.
    [one] { $left } abbandona. Vittoria di { $first } dopo { $moves } mossa.
   *[other] { $left } abbandona. Vittoria di { $first } dopo { $moves } mosse.
 }
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] Tempo scaduto per { $left }. Vittoria di { $first } prima della prima mossa.
    [one] Tempo scaduto per { $left }. Vittoria di { $first } dopo { $moves } mossa.
   *[other] Tempo scaduto per { $left }. Vittoria di { $first } dopo { $moves } mosse.
 }
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } lascia la partita. Vittoria di { $first } prima della prima mossa.
    [one] { $left } lascia la partita. Vittoria di { $first } dopo { $moves } mossa.
   *[other] { $left } lascia la partita. Vittoria di { $first } dopo { $moves } mosse.
 }
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Nessuna via d'uscita per { $others }: vittoria di { $first } in { $moves } mosse.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } lascia { $others } senza mosse e vince, dopo { $moves } mosse.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = Non resta più una mossa per { $others }: vittoria di { $first } in { $moves } mosse.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] Patta d'accordo: stretta di mano fra { $first } prima della prima mossa.
    [one] Patta d'accordo: stretta di mano fra { $first } dopo { $moves } mossa.
   *[other] Patta d'accordo: stretta di mano fra { $first } dopo { $moves } mosse.
 }
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Bella sfida: patta d'accordo fra { $first } prima della prima mossa.
    [one] Bella sfida: patta d'accordo fra { $first } dopo { $moves } mossa.
   *[other] Bella sfida: patta d'accordo fra { $first } dopo { $moves } mosse.
 }
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Pace al tavolo: patta d'accordo fra { $first } prima della prima mossa.
    [one] Pace al tavolo: patta d'accordo fra { $first } dopo { $moves } mossa.
   *[other] Pace al tavolo: patta d'accordo fra { $first } dopo { $moves } mosse.
 }
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = Si gira in tondo: la stessa posizione per la terza volta, patta fra { $first } dopo { $moves } mosse.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Terza volta, stessa posizione: patta fra { $first } dopo { $moves } mosse.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Nessuno cede: la posizione torna per la terza volta, patta fra { $first } dopo { $moves } mosse.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Nessuna differenza: patta fra { $first } dopo { $moves } mosse.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = Una partita alla pari: patta fra { $first } dopo { $moves } mosse.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Onore a entrambe le parti: patta fra { $first } dopo { $moves } mosse.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Testa a testa fino in fondo: primo posto a pari merito per { $first }, davanti a { $others }, dopo { $moves } mosse.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = In cima c'è posto per più di uno: { $first } davanti a { $others }, dopo { $moves } mosse.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = Vittoria condivisa di { $first }, davanti a { $others }, dopo { $moves } mosse.
# A game that ended without a result. $first: who played.
ending-broken-off = **La partita fra { $first } è stata interrotta, senza risultato.**
ending-abandoned = **La partita fra { $first } è stata chiusa senza risultato, dopo un mese senza mosse.**
# The same where no heading names the game.
end-won = **{ $game }: vittoria di { $first } contro { $others }.** `{ $code }`
end-drawn = **{ $game }: patta fra { $first }.** `{ $code }`
end-shared = **{ $game }: primo posto a pari merito per { $first }, davanti a { $others }.** `{ $code }`
end-won-together = **{ $game }: vittoria di squadra per { $first }.** `{ $code }`
end-lost-together = **{ $game }: sconfitta di squadra per { $first }.** `{ $code }`
end-broken-off = **{ $game } fra { $first }: partita interrotta, senza risultato.** `{ $code }`
end-abandoned = **{ $game } fra { $first }: partita chiusa senza risultato, dopo un mese senza mosse.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $days ->
    [one] { $by } dà a { $to } { $days } giorno in più.
   *[other] { $by } dà a { $to } { $days } giorni in più.
}
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $hours ->
    [one] { $by } dà a { $to } { $hours } ora in più.
   *[other] { $by } dà a { $to } { $hours } ore in più.
}
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $minutes ->
    [one] { $by } dà a { $to } { $minutes } minuto in più.
   *[other] { $by } dà a { $to } { $minutes } minuti in più.
}
# How much time one gives. $seat: who gets it.
gift-ask = Quanto tempo dai a { $seat }? Lo vedono tutti al tavolo.
# The labels of buttons, too.
span-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
span-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
 }
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
 }
# $until: a day.
panel-away = in vacanza, rientro: { $until }
# Of a player, after "to move".
panel-held = irraggiungibile, e il suo orologio è fermo
panel-closes = -# Nessuna mossa da tre settimane. Se non si gioca, questa partita si chiude { $when }.
panel-broken-off = **La partita è stata interrotta, senza risultato.**
panel-abandoned = **La partita è stata chiusa senza risultato, dopo un mese senza mosse.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people }: il thread di questa partita è stato eliminato, e si continua qui.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# Non posso più scrivere in { $place }. Si continua qui: ognuno di voi ha un tabellone come questo. Chi modera può sbloccare là il thread, o darmi **{ permission-view-channel }**, **{ permission-send-messages }** e **{ permission-send-messages-in-threads }**. Poi la partita torna al suo posto.
panel-muted = -# Qui non posso più scrivere, e la partita continua nei messaggi diretti di chi gioca. Chi modera può sbloccare questo thread, o darmi qui **{ permission-send-messages }** e **{ permission-send-messages-in-threads }**. Poi la partita torna qui.
# The board is shown as text below.
panel-no-files = -# Qui non posso allegare immagini. Chi modera può darmi **{ permission-attach-files }**.
panel-no-picture = -# Discord non ha accettato l'immagine di questo tabellone. `/board` riprova.
panel-direct = -# Non raggiungo più il canale di questa partita. Si continua qui: ognuno di voi ha un tabellone come questo.
panel-back = **{ $game }** ha di nuovo un tavolo: [si continua là]({ $link }) · `{ $code }`
panel-together = -# Giocate insieme: per favore, non parlate della partita finché non è finita.
report-skip = { $seat ->
    [self] Il tuo tempo è scaduto, e salti il turno.
   *[other] Tempo scaduto per { $seat }, che salta il turno.
}
report-leave = { $seat ->
    [self] Hai abbandonato.
   *[other] { $seat } abbandona.
}
report-out-of-time = { $seat ->
    [self] Il tuo tempo è scaduto.
   *[other] Tempo scaduto per { $seat }.
}
# Of a person who has been erased.
report-gone = { $seat ->
    [self] Hai lasciato la partita.
   *[other] { $seat } lascia la partita.
}
report-undo = { $seat ->
    [self] Hai ritirato una mossa.
   *[other] { $seat } ritira una mossa.
}
report-take = { $seat ->
    [self] Hai preso questo posto.
   *[other] { $seat } subentra in questo posto.
}
report-draw = Patta di comune accordo.
report-broken-off = Chi modera il server ha interrotto la partita.
# $reason: what the moderator typed.
report-broken-off-for = Chi modera il server ha interrotto la partita: { $reason }
report-break-off = { $seat ->
    [self] Hai interrotto la partita.
   *[other] { $seat } interrompe la partita.
}

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people }: { $count ->
    [one] tocca a te
   *[other] tocca a voi
} in { $game }. [Al tavolo]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people }: { $count ->
    [one] tocca a te
   *[other] tocca a voi
} in { $game }. Scadenza: { $until }. [Al tavolo]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } propone patta. Se muovi, la rifiuti.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people }: una segnalazione ha cambiato la tua mano in { $game }. { $report } [Al tavolo]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [al tavolo]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } propone patta. Muovere senza rispondere vale come un rifiuto. Per { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**.
   *[yes] { $by } propone patta. Muovere senza rispondere vale come un rifiuto. Per { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**. Per { $by }: **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } chiede di ritirare una mossa. { $takes } La richiesta vale fino alla prossima mossa. Per { $people }: **{ button-accept-undo }** o **{ button-decline-undo }**. Per { $by }: **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] Si ritira { $turn }.
   *[other] Si ritira { $turn }, e con essa { $others }.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = mossa { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = la tua { $turn }
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } preferisce continuare.
declined-undo = { $by } non consente di ritirare la mossa.
agreements-seat = Il posto di { $seat } è libero. Con un tocco subentri da qui in poi.
agreements-seat-until = Il posto di { $seat } è libero. Con un tocco subentri da qui in poi. Scadenza: { $until }

# What one's own doing came to.
done = Fatto.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Hai chiesto di ritirare la mossa. { $takes } Succede appena tutti sono d'accordo.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] Mossa ritirata: { $turn }.
   *[other] Mossa ritirata: { $turn }, e con essa { $others }.
}
# $undone: the sentence done-undo.
done-undone = Hai detto di sì. { $undone }
done-offered = Patta proposta. Vale finché un avversario non la rifiuta, o muove senza accettarla.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = Questa proposta non è più aperta.
done-accepted = Hai detto di sì. Gli altri non hanno ancora risposto.
done-drawn = Hai accettato la patta. Bella partita.
done-drawn-computer = Il computer accetta la patta: è certo che qui non può vincere nessuno.
done-declined = Rifiutato.
done-withdrawn = Ritirato.
done-open = Cerco un rimpiazzo. Finché nessuno subentra, continui a giocare tu.
done-kept = Il posto resta tuo.
done-taken = Il posto in { $game } adesso è tuo. Buona fortuna. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = { $days ->
    [one] Hai dato a { $to } { $days } giorno in più.
   *[other] Hai dato a { $to } { $days } giorni in più.
}
# $to: who gets it; $hours: how many.
done-gave-hours = { $hours ->
    [one] Hai dato a { $to } { $hours } ora in più.
   *[other] Hai dato a { $to } { $hours } ore in più.
}
# $to: who gets it; $minutes: how many.
done-gave-minutes = { $minutes ->
    [one] Hai dato a { $to } { $minutes } minuto in più.
   *[other] Hai dato a { $to } { $minutes } minuti in più.
}
done-broken-off = Partita interrotta, senza risultato.
seat-really-open = Cercare un rimpiazzo in **{ $game }**? Chi subentra prende i tuoi pezzi, la tua mano e il tuo orologio, e fino ad allora il tuo tempo scorre. `{ $code }`
seat-is-open = Cerco un rimpiazzo per te in **{ $game }**. `{ $code }`
seats-open = Puoi subentrare in **{ $game }**: prendi un posto, con i suoi pezzi, la sua mano e il suo orologio. `{ $code }`
break-off-really = Interrompere **{ $game }**, senza risultato? Si può fino alla prima mossa sul tabellone. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = Interrompere **{ $game }** per tutti, senza risultato? Tutti leggono perché: { $reason } `{ $code }`
break-off-for-others = Interrompere **{ $game }** per tutti, senza risultato? Puoi farlo perché moderi questo server. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = **{ $game }** è aperta in { $place }: `{ $code }`
rematch-opened = C'è una rivincita aperta in { $place }: `{ $code }`
rematch-started = La rivincita è iniziata: [al tavolo]({ $link }) · `{ $code }`
rematch-joined = Partecipi alla rivincita in { $place }: `{ $code }`
rematch-exists = C'è già una rivincita, in { $place }: `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people }: in { $game } non si muove da tre settimane. Se non si gioca, la partita si chiude { $when }, senza risultato. [Al tavolo]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = Il bot è tornato alla copia di sicurezza. Data della copia: { $when }. { $moves ->
    [0] Ciò che si è giocato qui da allora è perso: questa partita riprende dall'inizio.
    [1] Ciò che si è giocato qui da allora è perso: questa partita riprende dopo la prima mossa.
   *[other] Ciò che si è giocato qui da allora è perso: questa partita riprende dopo la mossa { $moves }.
} [Al tavolo]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people }: { $seat } non è più su questo server, e **{ $game }** aspetta. Può ancora giocare con i messaggi diretti. Che cosa si fa, se non torna? `{ $code }`
absent-lost-turns = { $people }: { $seat } ha saltato due turni di fila in **{ $game }**. D'ora in poi aspetto due ore a turno, senza notifiche. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = Hai saltato due turni di fila in **{ $game }**. Finché non giochi, i tuoi turni durano due ore e lì non ti menziono. [Al tavolo]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people }: il tuo tempo in **{ $game }** stava per scadere, e così è cominciata da sola una vacanza. I tuoi orologi restano fermi. Rientro: { $until }. Poi qui hai ancora un'ora. `/vacation end` chiude la vacanza, `/vacation net` disattiva quelle automatiche. [Al tavolo]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = Cerco un rimpiazzo per { $seat } in **{ $game }**. `{ $code }`
done-limited = { $seat } ha ancora al massimo 24 ore in **{ $game }**. `{ $code }`
departed = -# Non più su questo server: { $people }. Si può ancora giocare con i messaggi diretti. Altrimenti il tempo scade, o la partita si chiude.
departed-early = -# Nessuno ha ancora mosso: `/break-off` interrompe la partita senza risultato.

# The private card in direct messages.
card-dm = Solo per i tuoi occhi: { $game } vista dalla tua parte. [Al tavolo]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [Vai alla fine]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · giochi con { $colour } · `{ $code }`
own-played = Fatto. { $report }
own-claimed = Ben visto, la segnalazione è giusta. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **La mossa { $number } tocca a te.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **La mossa { $number } tocca a te.** Scadenza: { $until }
# $number: of the next move; $seats: who makes it.
own-waits = La mossa { $number } tocca a { $seats }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# Il tabellone prima della prima mossa.
   *[other] -# Il tabellone dopo la mossa { $moves }.
 }
# Below the last move, for a player who has won.
own-won = **La partita è finita: hai vinto. Ben giocato.**

# /board show:true. $link: to the panel.
board-shown = Il tabellone è di nuovo in fondo alla conversazione: [al tavolo]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Pubblica qui
posted-position = { $who } condivide una posizione:
posted-replay = { $who } condivide una partita:
# Who posted it already reads this, privately.
posted-already = L'hai già pubblicata. Per pubblicarla ancora, riaprila.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · giochi con { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · giochi con { $colour } · `{ $code }`
    Finora: `{ $said }`. { $question }
picker-confirm = Giochi `{ $turn }`? Nessuno la vede prima della tua conferma.
# Against the computer alone.
picker-confirm-alone = Giochi `{ $turn }`?
picker-wins = Con questa mossa vinci la partita.
picker-draws = ⚠ **Attenzione:** così la partita finisce, e non vince nessuno.
picker-loses = ⚠ **Attenzione:** così perdi la partita.
# $rival: who.
picker-exposes = ⚠ **Attenzione:** dopo questa mossa { $rival } può vincere subito.
picker-confirm-secret = Giochi `{ $turn }`? Gli altri vedono solo che hai scelto.
picker-merged = Quale mossa fai?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Solo adesso: invece di muovere puoi prendere { $colour } con la sua prima mossa. L'altra parte continua allora con { $other }.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` non ci sta. Spostala con i pulsanti finché non entra.
picker-confirm-claim = Segnali `{ $turn }`? Se sbagli non costa niente, e lo sai solo tu.
picker-claim = Che cosa segnali?
# What ends a turn, or a claim, that might go on.
picker-stop = Ho finito
picker-more = apre le caselle di questa colonna
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** prima della prima mossa: questo menu è chiuso, e da qui non è stata giocata nessuna mossa. `{ $code }`
   *[other] **{ $game }** dopo la mossa { $moves }: questo menu è chiuso, e da qui non è stata giocata nessuna mossa. `{ $code }`
 }
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = Quel pulsante è di una mossa successiva, che è persa: il bot è tornato a una copia di sicurezza. La posizione adesso è questa.
picker-moved-on = La partita è andata avanti da quando è apparso quel pulsante. La posizione adesso è questa.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    Finora: `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = Provi `{ $turn }`?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = chi vota qui
votes-confirm = Proponi `{ $turn }`? Il tuo voto va a questa mossa.
votes-propose = Quale mossa proponi?
# Below the time of the channel's turn.
votes-panel = Qui tutti possono proporre una mossa e votare. La mossa con più voti si gioca allo scadere del tempo, o due minuti dopo il voto di tutte le persone che avevano votato l'ultima volta.
# $until: an instant, in Discord's words.
votes-open = La mossa con più voti si gioca { $until }, o due minuti dopo il voto di tutte le persone che avevano votato l'ultima volta. Nessuno vede chi ha votato che cosa.
votes-proposed = Voti: { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }`: { $votes }
votes-line-own = - `{ $turn }`: { $votes } (il tuo voto)
votes-none = Nessuna mossa proposta per ora.
votes-over = Quella votazione è chiusa. Questa è la prossima.
votes-cast = ✅ Il tuo voto conta. Puoi cambiarlo finché la votazione è aperta.
# A player's note to themselves.
button-note = Nota
# The title of the field, at most 45 characters.
note-title = Nota per te · { $code }
# Above the field, at most 45 characters.
note-field = La leggi quando tocca a te
note-saved = Salvata. Leggerai la nota alla tua prossima mossa in { $game } `{ $code }`. Nessun altro la vede.
note-removed = La tua nota su { $game } `{ $code }` non c'è più.

# Planned answers, which only the player sees.
button-plan-ahead = Fai un piano
button-what-if = E se …
button-plan-save = Salva come piano
button-plan-another = Un'altra risposta
button-plan-deeper = Più a fondo
button-plan-clear = Cancella il piano
button-ahead-start = Dall'inizio
plan-heading = **Il tuo piano** in { $game } · `{ $code }`
plan-none = Qui non hai un piano. Scegli una mossa dell'avversario e la tua risposta: quando la gioca, rispondo io due minuti dopo (10 secondi nelle partite dal vivo), a meno che tu non possa perdere subito.
plan-saved = **Salvato.** L'altra parte non ne sa niente.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
 }, fino a { $deep ->
    [one] { $deep } mossa
   *[other] { $deep } mosse
 } di profondità.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = Se `{ $turns }`: **{ $answer }**
plan-line-then = Poi, se `{ $turns }`: **{ $answer }**
plan-remove = Togli una risposta, e ciò che segue …
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = Il tuo piano gioca `{ $turn }` { $at }. Puoi anche muovere adesso, anche un'altra mossa.
# $turn: one's planned move, which was not played by itself.
plan-left = Qui il tuo piano prevede `{ $turn }`. Lascio decidere te: è successo qualcosa dopo la mossa dell'avversario, o potresti perdere subito.
plan-lapsed = Questa mossa non è nel tuo piano: decidi tu.
# After the end of a game. $count: how many.
plan-count = { $count ->
    [one] -# { $count } delle tue mosse era nel piano. Lo leggi solo tu.
   *[other] -# { $count } delle tue mosse erano nel piano. Lo leggi solo tu.
 }
ahead-heading = **{ button-what-if }** in { $game } · `{ $code }`
    -# Qui non si gioca niente, e lo vedi solo tu.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = tu
# Before the menu in which a move is chosen.
ahead-own = Se giochi …
ahead-answer = … rispondi …
# $rival: who.
ahead-rival = Se { $rival } gioca …
ahead-over = Qui la partita sarebbe finita.
ahead-far = Più avanti di così non guardo.
# Where something is hidden from the player.
ahead-hidden = Le prossime mosse dipendono da ciò che non puoi vedere: qui finisce.
ahead-shows = Questa mossa mostrerebbe qualcosa che non puoi vedere: qui finisce. L'immagine è di un attimo prima.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **Impara { $game }** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Suggerimento:** premi **{ $label }**.
# $turn: a right move.
lesson-show = Una mossa giusta è `{ $turn }`.
lesson-right = ✅ **Giusto.**
lesson-wrong = Non ancora.
# $report: the computer's answer.
lesson-answer = La risposta: { $report }
# Before a person's first game of this kind.
lesson-offer = È la prima volta con { $game }? **Impara { $game }** dura quattro minuti.
# Where a game has none; a button opens its rules.
lesson-none = { $game } non ha ancora una lezione.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **Ecco, questo è { $game }.** Lezioni finite: { $done } su { $count }. Sai tutto ciò che serve per una prima partita.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Lezioni:** finite { $done } su { $count }. Ognuna dura circa quattro minuti.
lessons-done = ✅ { $games }
lessons-begun = Già iniziate: { $games }
lessons-left = Ancora nuove: { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Scegli una lezione

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# La nostra opzione `swap`, che non è nel regolamento: dopo la prima mossa il posto 2 può prendere la parte del posto 1, una volta sola.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = Le regole di { $game } non sono ancora scritte.
rules-others = Queste pagine le sfoglia { $who }. Apri la tua copia, da questa pagina in poi.
stale-button = Quel pulsante è scaduto. `/games` elenca le tue partite.
watching-tell = Ti mando un messaggio diretto quando **{ $game }** è finita.
watching-untell = Non ti avviserò quando **{ $game }** sarà finita.
watching-follow = Fino alla fine **{ $game }** è in `/games`, e nel messaggio quotidiano se lo ricevi: `/remind digest`.
watching-unfollow = Non segui più **{ $game }**.
more = **{ $game }**: che cosa vuoi fare? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] Solo per i tuoi occhi: **{ $game }** vista dalla tua parte, prima della prima mossa. `{ $code }`
   *[other] Solo per i tuoi occhi: **{ $game }** vista dalla tua parte, dopo la mossa { $moves }. `{ $code }`
 }
resign-really = Abbandonare **{ $game }**? Lasci la partita per sempre. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = Quale partita intendi?
which-line = { $how ->
    [of] - { $game } `{ $code }`: { $others }
    [with] - { $game } `{ $code }` con { $others }
   *[against] - { $game } `{ $code }` contro { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour }: { $turn }
# $count: the games beyond those of the menu.
which-more = { $count ->
    [one] -# E ancora { $count }: indicala con `game:`. `/games` le elenca tutte.
   *[other] -# E ancora { $count }: indicane una con `game:`. `/games` le elenca tutte.
}
which-option = { $game } { $code }
which-waits = tocca a te
which-others = tocca ad altri
aside-closed-dms = -# Non posso mandarti messaggi diretti: ciò che puoi vedere solo tu è sotto **{ $button }** e con `/hand`. Per riceverlo anche con un messaggio diretto, consenti i messaggi diretti dai membri di questo server.
aside-forbidden = -# Non posso scrivere in { $place }, e questa partita continua nei messaggi diretti. Chi modera può darmi là **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** e **{ permission-attach-files }**, o sbloccare il thread.
aside-gone = -# Il canale di questa partita non c'è più. Continua da dove vuoi con `/move`, `/board` e `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **L'inizio** · non c'è ancora nessuna mossa
    [one] **L'inizio** · segue { $count } passo
   *[other] **L'inizio** · seguono { $count } passi
 }
history-step = **Passo { $step } di { $count }** · { $when }
    { $report }
history-jump = Vai a un passo
history-option-start = L'inizio
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Con gli occhi di chi
history-eyes-everyone = Come la vedono tutti
history-eyes-seat = Come la vede { $seat }
history-eyes-own = -# Come la vedi tu. Gli altri non vedono i tuoi segreti.

# /record. $count: how many lines the file has.
record = Le mosse di **{ $game }** `{ $code }` come testo: { $count ->
        [one] { $count } riga
       *[other] { $count } righe
    }.
# $lines: turns, as the record writes them.
record-taken-back = -# Ritirate, quindi non nell'elenco: { $lines }.
# $lines: who gave time to whom.
record-given = -# È stato dato altro tempo, che non è una mossa e non è nell'elenco: { $lines }
record-agreed = -# La partita è finita con una patta d'accordo, che non è una mossa: l'elenco si ferma prima.
record-alt = Le mosse di { $game } { $code }, una per riga
replay = **{ $game }** dall'inizio alla fine.
# $count: how many things happened; $alt: the last position in words.
replay-alt = Una partita di { $count ->
    [one] { $count } passo
   *[other] { $count } passi, uno dopo l'altro
 }. Alla fine: { $alt }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Ciao.** Ospito giochi da tavolo per chi gioca quando ha tempo: una mossa oggi, una mossa domani.
    `/play` apre una partita e `/learn` insegna un gioco in quattro minuti. Non scrivo altro, se nessuno me lo chiede. Chi gestisce questo server può pubblicare un benvenuto da fissare in alto.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Ciao.** Ora faccio parte del tuo server { $server }, dove ospito giochi da tavolo per chi gioca quando ha tempo: una mossa oggi, una mossa domani.
    Là `/settings` mostra che cosa puoi impostare, e `/help show: True` pubblica un benvenuto da fissare in alto.
button-welcome = Pubblica un benvenuto
button-settings = Impostazioni
button-try-alone = Prova in solitaria
# The message to pin.
welcome = ### Giochi da tavolo, una mossa alla volta
    Gioca quando hai tempo: una mossa oggi, una mossa domani. Io tengo il tabellone, disegno ogni mossa e avviso chi è di turno. Ci sono quindici giochi, da due a sei persone, oppure da giocare contro il computer.
welcome-alt = Sei tabelloni: Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm e Kudosu.
button-browse = Sfoglia i giochi
button-learn-one = Imparane uno

# /games
inbox-title = ### Le tue partite
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Finite dall'ultima volta
button-analysis-of = Analisi · { $code }
button-rematch-of = Rivincita · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# Aggiornato: { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = Sei in vacanza, rientro: { $until }. I tuoi orologi sono fermi, tranne nelle partite dal vivo.
inbox-title-server = ### Partite su questo server
# $page, $pages: which page of how many.
inbox-page = -# Pagina { $page } di { $pages }
inbox-only = Mostra solo …
inbox-only-all = Tutto
inbox-only-turn = Tocca a me
inbox-only-lobby = Non ancora iniziate
inbox-none = Niente di questo tipo.
inbox-empty-server = Nessuna partita su questo server, per ora. `/play` ne apre una.
# $names: one or more; $count: how many there are besides.
inbox-more = { $count ->
    [one] { $names } e { $count } altra persona
   *[other] { $names } e altre { $count } persone
 }
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [al tavolo]({ $link })
inbox-direct = nei tuoi messaggi diretti
inbox-yours = { $how ->
    [with] **{ $game }** con { $others } · tocca a te · { $place }
   *[against] **{ $game }** contro { $others } · tocca a te · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }** con { $others } · scadenza: { $left } · { $place }
   *[against] **{ $game }** contro { $others } · scadenza: { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game }: { $others } · tocca a { $seats } · { $place }
    [with] { $game } con { $others } · tocca a { $seats } · { $place }
   *[against] { $game } contro { $others } · tocca a { $seats } · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · la segui
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · non iniziata · aperta da { $who } · liberi: { $free } · { $place } · `{ $code }`
inbox-empty = Non hai ancora partite. `/play` apre la prima.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, tu contro di me. A che livello devo giocare? { $first }
alone-first-person = Cominci tu.
alone-first-computer = Comincia il computer.
alone-first-chance = Chi comincia lo decide il caso.
# The message that becomes the board.
alone-coming = **{ $game }**: preparo il tabellone …
# $against: the computer; $link: to the board.
alone-started = **{ $game }** contro { $against } è iniziata nei tuoi messaggi diretti: [al tavolo]({ $link }). Buon divertimento.
# $place: a link to the channel.
alone-here = Ora non riesco a scriverti nei messaggi diretti, e giochiamo in { $place }. Buon divertimento.

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Scegli un gioco
# The same for a person who has finished no game yet.
registry-title-first = ### Ciao. Scegli un gioco per cominciare
registry-first = **È la prima volta?** Comincia con { $games }
registry-recent = **Giocati per ultimi:** { $games }
registry-short = **In 2, fino a 10 min:** { $games }
registry-long = **In 2, più lunghi:** { $games }
registry-more = **In 2 o più:** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Scegli un gioco
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = per { $most } persone
registry-players-range = per { $fewest }–{ $most } persone
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · di { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Suggerimento:** io giocherei questa mossa.
hint-wins-now = **Suggerimento:** così vinci subito.
hint-stops-win = **Suggerimento:** { $rival } minaccia di vincere alla prossima mossa, e così lo impedisci.
hint-threatens-win = **Suggerimento:** così minacci di vincere alla prossima mossa.
hint-takes = { $count ->
    [1] **Suggerimento:** così catturi un pezzo.
    [one] **Suggerimento:** così catturi { $count } pezzo.
   *[other] **Suggerimento:** così catturi { $count } pezzi.
}
hint-keeps-pieces = **Suggerimento:** dopo questa mossa nessun tuo pezzo può essere catturato subito.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] Hai una vittoria forzata in { $turns } mossa.
   *[other] Hai una vittoria forzata in { $turns } mosse.
}
# Every other move is worse.
hint-only-win = Nessun'altra mossa vince.
hint-wins-only = { $turns ->
    [one] Hai una vittoria forzata in { $turns } mossa, e nessun'altra mossa vince.
   *[other] Hai una vittoria forzata in { $turns } mosse, e nessun'altra mossa vince.
}
hint-draws = Con il gioco migliore è patta, e questa mossa la tiene.
hint-draws-only = Con il gioco migliore è patta, e solo questa mossa la tiene.
hint-loses = { $turns ->
    [one] L'avversario può forzare la vittoria. Così resisti più a lungo, per { $turns } mossa.
   *[other] L'avversario può forzare la vittoria. Così resisti più a lungo, per { $turns } mosse.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] Hai una vittoria forzata, in { $turns } mossa.
   *[other] Hai una vittoria forzata, in { $turns } mosse o meno.
}
hint-wins-some-day = Hai una vittoria forzata.
hint-loses-some-day = L'avversario può forzare la vittoria. Così resisti per tutto ciò che riesco a vedere.
# $percent: from 2 to 98.
hint-thinks = Non vedo fino alla fine, ma direi circa { $percent }% per te.
hint-claim = **Suggerimento:** questo è un doppione, e segnalarlo non costa niente.
hint-stopping = Mi sto riavviando. Chiedimelo di nuovo fra un momento.

not-understood = Non ho capito quel comando. `/help` mostra che cosa so fare.
# Four lines, no more.
help = **tavolino** ospita giochi da tavolo per chi gioca quando ha tempo: una mossa oggi, una mossa domani.
    È la prima volta? **{ button-learn }** insegna un gioco mossa per mossa, in quattro minuti. **{ button-today }** è una posizione da risolvere.
    Premi **{ button-play }** per vedere tutti i giochi, o scrivi `/play kintei`. Gli amici premono **{ $button-join }**, oppure scegli **{ button-alone }** e giochiamo nei messaggi diretti.
    Quando tocca a te, ti menziono. Premi **{ $button-turn }** e scegli la mossa con un tocco.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Traduzione automatica. Nessun madrelingua l'ha ancora letta per intero.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Dillo meglio
better-title = Dillo meglio
better-field = Quali parole, e come le diresti tu
better-thanks = Grazie. Lo legge chi gestisce questo bot.
better-nothing = Il campo era vuoto: non conservo niente.
help-rules = Regole di …
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` gioca una mossa che scrivi
    - `/board` mostra la posizione
    - `/hand` mostra ciò che puoi vedere solo tu
    - `/hint` suggerisce una mossa contro il computer, o a partita finita
    - `/claim` segnala un doppione
    { "**" }Le tue partite**
    - `/play` apre una partita
    - `/games` elenca le tue
    - `/join` occupa un posto con il codice di una partita
    - `/looking` cerca chi vuole giocare allo stesso gioco
    - `/league` gioca stagioni a gironi
    - `/contest` apre un torneo
    - `/ladder` sfida chi sta sopra
    - `/learn` insegna un gioco
    - `/rules` lo spiega
    - `/puzzle` propone posizioni da risolvere
    - `/plan` prepara le risposte
    - `/undo` ritira la tua mossa
    - `/draw` propone patta
    - `/resign` abbandona una partita
    - `/break-off` interrompe una partita prima della prima mossa
    - `/time` dà più tempo a un avversario
    - `/replace` cerca un rimpiazzo per te
    - `/rematch` rigioca una partita
    - `/history` la ripercorre passo per passo. **{ button-analysis }** la valuta quando è finita
    - `/record` dà l'elenco delle mosse come testo
    - `/stats` mostra i tuoi risultati, o quelli di altri
    - `/leaderboard` mostra la classifica del mese qui, o quella di un gioco
    { "**" }Su di te**
    - `/remind` regola i promemoria, e un riepilogo quotidiano
    - `/vacation` ferma i tuoi orologi per qualche giorno
    - `/block` tiene lontana da te una persona
    - `/privacy` mostra, esporta o cancella ciò che conservo su di te
    { "**" }Per chi modera**
    - `/settings` cambia come si gioca su questo server
    -# Tieni premuta una persona o usa il tasto destro, poi App: **{ menu-play-with }** e **{ menu-between-us }**. Su un mio messaggio: **{ menu-board-here }** e **{ menu-analyse }**.
    -# Senza `game:` un comando vale per la partita del thread in cui sei, o per quella che ti aspetta. `/help` ricomincia da capo.
