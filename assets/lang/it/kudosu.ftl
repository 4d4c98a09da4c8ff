# Kudosu.

kudosu-maple = acero
kudosu-zebrawood = zebrano
kudosu-padouk = padouk
kudosu-walnut = noce

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = Sul tabellone: { $woods }.
kudosu-lies = { $wood } in { $cells }
kudosu-empty = Il tabellone è vuoto.
# $cells: free ones.
kudosu-closed = Nessun legno può più andare in { $cells }.
# $woods: as in the next one.
kudosu-owns = { $seat } ha ancora { $woods }.
kudosu-some = { $count } di { $wood }
kudosu-owns-nothing = { $seat } non ha più pezzi.
kudosu-last = Ultima mossa: { $seat } piazza { $wood } in { $cell }.

kudosu-report = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} { $wood } in { $cell }.
kudosu-report-stuck = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} { $wood } in { $cell }, e { $other ->
    [self] tu non puoi più piazzare niente.
   *[other] { $other } non può più piazzare niente.
}

# The letters of the text board, which are the same in every language.
kudosu-legend = M acero  Z zebrano  P padouk  W noce

kudosu-prompt = Quale legno piazzi?
kudosu-prompt-1 = In quale casella?

# Why what was typed is no turn.
kudosu-why-none = Non hai più { $wood }.
kudosu-why-barred = In questa riga, colonna o settore c'è già { $wood }.

# /play kudosu
play-kudosu = Sudoku al contrario. Togli all'avversario il posto per un pezzo
goal-kudosu = Non lasciare all'avversario nessun posto per un pezzo.
pitch-kudosu = Sudoku al contrario: blocca ogni casella finché l'avversario non sa dove andare
length-kudosu = circa 6 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = Non c'è più posto: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = { $first } prende l'ultimo posto buono e batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Sudoku al contrario, dritto alla vittoria: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Non lasciare all'Oro nessun posto per un pezzo, e vinci.** Quattro legni, due pezzi di ciascuno per te e due per l'Oro. Ne piazzi uno dei tuoi dove quel legno non c'è ancora nella riga, nella colonna e nel settore. **Piazza un pezzo.**
kudosu-lesson-fits = Conta il legno, non di chi è il pezzo. I due pezzi di noce in a1 e c3 tengono lontano il noce dalle loro righe, colonne e settori. **Piazza un pezzo di noce.**
kudosu-lesson-fits-hint = Al noce restano aperte solo le righe 2 e 4 e le colonne b e d. Attenzione anche ai settori.
kudosu-lesson-fits-wrong = Questo non è noce.
kudosu-lesson-fits-done = Era l'ultimo posto per il noce. Ora nessuno può più piazzarne.
kudosu-lesson-none = La partita finisce quando chi deve muovere non può piazzare niente. L'Oro ha ancora acero e noce, e pochi posti per loro. **Non lasciare all'Oro nessun posto.**
kudosu-lesson-none-hint = L'Oro potrebbe piazzare acero o noce in b4, e noce in a4, b1 e b3. Quale pezzo li chiude tutti?
kudosu-lesson-none-wrong = L'Oro ha ancora un posto.
kudosu-lesson-none-done = Il noce in b4 ha occupato l'ultima casella per l'acero, e ha escluso il noce da a4, b1 e b3.
kudosu-lesson-shut = Adesso è l'Oro a essere vicino: un solo pezzo di padouk non ti lascerebbe niente. **Piazza un pezzo in modo che l'Oro non possa vincere alla prossima mossa.**
kudosu-lesson-shut-hint = Resta un solo posto per il padouk. Anche tu hai del padouk.
kudosu-lesson-shut-wrong = L'Oro piazza padouk in d4, e a te non resta nessun posto.
kudosu-lesson-shut-done = Ciò che piazzi tu, l'Oro non può più piazzarlo.
kudosu-lesson-count = Conta che cosa può piazzare l'Oro, e che cosa puoi piazzare tu dopo. **Piazza un pezzo in modo da vincere alla prossima mossa, qualunque cosa faccia l'Oro.**
kudosu-lesson-count-hint = Un solo tuo pezzo può chiudere tutti i posti dello zebrano e prendere l'ultimo del noce?
kudosu-lesson-count-wrong = L'Oro ha una risposta.
kudosu-lesson-count-done = All'Oro resta da piazzare solo padouk, e dopo ognuno dei suoi quattro posti tu puoi vincere subito.
kudosu-lesson-last = Se le mosse ancora da fare, contando la tua, sono dispari, l'ultimo pezzo lo piazzi tu. Ogni pezzo può chiudere più o meno caselle. **Trova l'unico pezzo dopo il quale vinci contro il gioco migliore.**
kudosu-lesson-last-hint = Qual è l'unica casella aperta allo zebrano, che ormai ha solo l'Oro?
kudosu-lesson-last-wrong = Con il gioco migliore, adesso l'ultimo pezzo lo piazza l'Oro.
kudosu-lesson-last-done = Lo zebrano in c2 sarebbe stato solo dell'Oro. Ora avete tutti e due gli stessi posti, e tocca all'Oro.
