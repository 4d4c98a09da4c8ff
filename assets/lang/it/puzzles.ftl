# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Risolvi il problema di oggi, o allenati
command-puzzle-game = Con quale gioco allenarti. Se non lo scrivi, il problema di oggi
command-puzzle-level = Facile, medio o difficile. Se non lo scrivi, il livello si adatta a te
command-puzzle-run = In serie fino a un errore: tutti, un tema, o quelli mancati
puzzle-level-easy = Facile ★☆☆
puzzle-level-medium = Medio ★★☆
puzzle-level-hard = Difficile ★★★

puzzle-title = Problema
# $number: of the day; the first day has 1.
puzzle-title-day = Problema { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } muove e vince.** Una sola mossa mantiene la vittoria.
puzzle-task-save = **{ $colour } muove e fa patta.** Una sola mossa non perde.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } muove e vince con { $turns ->
        [2] la seconda
        [3] la terza
       *[other] l'ultima
    } mossa,** qualunque cosa faccia l'altra parte.
 }
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **Un numero si ripete dove non deve. Trovalo e segnalalo.** Va bene uno qualsiasi dei due gettoni.
puzzle-task-room = **Il tuo ultimo gettone non va bene da nessuna parte. Spostane uno sul tabellone, in modo che trovi posto.** Una sola mossa fa spazio, e togliere un gettone non aiuta.
puzzle-task-fill = **Colloca un gettone, in modo che il tabellone si possa ancora riempire insieme.**
# Jinrai.
puzzle-task-strike = **{ $colour } muove e vince subito, con il proprio fulmine.**
puzzle-task-guess = **{ $colour } muove e vince subito, indovinando a colpo sicuro.** Quale nuvola porta di sicuro il fulmine?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } muove, in modo che chi viene dopo non possa vincere subito.** Ci riesce una sola mossa.
# Mix 3.
puzzle-task-margin = **{ $colour } muove e ottiene il miglior risultato,** se tutto ciò che segue è giocato bene. Ci riesce una sola mossa.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } chiude la partita in vantaggio, al più tardi con la seconda mossa,** qualunque cosa faccia l'altra parte, e qualunque sia il suo obiettivo.
puzzle-task-lead = **Quale presa? { $colour } prende il massimo vantaggio con questa mossa e la prossima,** qualunque cosa faccia l'altra parte. Conta l'obiettivo di { $colour }, ma non l'altro.
# Fullend.
puzzle-task-outlast = **Posa una tessera, in modo che la tua prossima vinca,** qualunque cosa faccia l'altra parte.
puzzle-task-mirror = **Posa la tessera che rispecchia l'ultima:** in linea retta oltre il centro della scatola, alla stessa distanza e con lo stesso angolo.

# $turn: the move that was tried.
puzzle-right = ✅ **Giusto:** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` spreca l'occasione.
puzzle-wrong-claim = ❌ La segnalazione giusta non è questa.
puzzle-wrong-goal = ❌ `{ $turn }` non è quella giusta.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Continua tu:
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **La soluzione, { $step } di { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# Lo scopo del gioco: { $goal }
puzzle-left = { $left ->
    [one] Hai ancora { $left } tentativo.
   *[other] Hai ancora { $left } tentativi.
 }
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Risolto al primo tentativo.** { $solution }
    [2] **Risolto al secondo tentativo.** { $solution }
   *[other] **Risolto al terzo tentativo.** { $solution }
 }
puzzle-failed = **La soluzione:** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , e dopo `{ $answer }`: `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Giorni risolti: { $days } degli ultimi 30, serie migliore: { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = Il tuo risultato sta arrivando nel messaggio del giorno. Per mostrarlo altrove, copia questo:
    ```
    { $line }
    ```
puzzle-share = Per mostrarlo agli amici, copia questo. Non dice niente della soluzione.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino n. { $number } · { $subject } · { $marks }
puzzle-all-tried = Hai provato ogni problema di { $game } di questo livello. Quelli mancati tornano dopo una settimana.
puzzle-every-tried = Hai provato ogni problema di { $game }. Quelli mancati tornano dopo una settimana.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = { $game } non ha problemi di questo livello: { $level }. Ha { $levels }.
puzzle-no-puzzles = { $game } non ha ancora problemi. `/puzzle` da solo apre il problema del giorno.
puzzle-none = Oggi il problema del giorno non c'è. Con `/puzzle` e un gioco puoi allenarti.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = Minaccia di vincere in due modi insieme.
puzzle-theme-quiet = Non minaccia niente: l'altra parte finisce le mosse buone.
puzzle-theme-only-stop = Ogni risposta tranne una perde subito.
puzzle-theme-gift = Regala un pezzo.
puzzle-theme-by-their-hand = A concludere dev'essere l'altra parte.
puzzle-theme-forbidden-answer = La risposta migliore non è permessa.
puzzle-theme-by-one = Appena in tempo: l'altra parte stava per vincere.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = Tutti, sempre più difficili
puzzle-run-of-missed = Quelli che ho mancato
puzzle-run-of-two-at-once = Tema: due minacce insieme
puzzle-run-of-quiet = Tema: una mossa tranquilla
puzzle-run-of-only-stop = Tema: regge una sola risposta
puzzle-run-of-gift = Tema: un regalo
puzzle-run-of-by-their-hand = Tema: conclude l'altra parte
puzzle-run-of-forbidden-answer = Tema: la risposta migliore è vietata
puzzle-run-of-by-one = Tema: appena in tempo
puzzle-run-of-best = Migliori serie della settimana
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# Risolti in questa serie: { $length }. Finisce al primo errore.
puzzle-run-on = **Risolti in questa serie: { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **La serie è finita.** Risolti: { $length }, il tuo massimo di questa settimana: { $best }.
puzzle-run-none-left = Per questa serie non resta nessun problema. Risolti: { $length }. Puoi tornare a quelli che hai mancato.
puzzle-run-none-missed = Non ne hai mancato nessuno.
puzzle-runs-title = **Migliori serie della settimana**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Nessuno ha ancora una serie.
puzzle-runs-own = -# Tu: **{ $length }**
button-new-run = Nuova serie
button-best-runs = Migliori della settimana

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = Tentato da { $tried }, risolto da { $solved }.
puzzle-post-more = { $count ->
    [one] e ancora { $count }
   *[other] e ancora { $count }
 }
# $solution: moves and what was behind them.
puzzle-post-solution = Soluzione: ||{ $solution }||
puzzle-post-yesterday = Quella di ieri: ||{ $solution }||
puzzle-post-paused = -# Nessuno ha provato per due settimane, e metto in pausa il problema. `/settings` lo risveglia.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = Non posso pubblicare il problema del giorno in { $channel }, perché là non ho { $permissions }. Può rimediare chi modera, in **{ path-channel-permissions }**. Io continuo a provare. `/settings` con `puzzles` sceglie un altro canale.
puzzle-refused-gone = Il canale che avevi scelto per il problema del giorno non c'è più: { $server }. Là `/settings` con `puzzles` ne sceglie un altro, e `puzzles-at: off` lo ferma.
puzzle-refused = Discord non mi lascia pubblicare il problema del giorno in { $channel }. Io continuo a provare. `/settings` con `puzzles` sceglie un altro canale.
puzzle-thread = { $number }, con soluzioni
# $thread: a link to it.
puzzle-talk = Della soluzione si parla in { $thread }.
puzzle-no-thread = Qui non posso aprire un thread. Chi modera può permetterlo con { permission-create-threads }.
puzzle-talk-later = Discord non ha aperto il thread. Premi di nuovo il pulsante fra un momento.
button-try = Prova
button-try-puzzle = Prova il problema
button-talk = Parlane (soluzioni)
button-share-marks = Condividi
button-next-puzzle = Prossimo problema
button-tomorrow = Ricordamelo domani
button-how = Come si gioca
