# Chasm.

chasm-placing = I pezzi si piazzano, finché si può, in righe e colonne dove non ce n'è un altro dello stesso colore.
chasm-moving = Vince chi per primo resta con un solo pezzo.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } ha un pezzo in { $cells }.
   *[other] { $seat } ha { $count } pezzi in { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat }: pezzi in { $cells }.
    [4] { $seat }: { $left } pezzi da piazzare.
   *[other] { $seat }: pezzi in { $cells }, da piazzare: { $left }.
}
chasm-has-left = { $count ->
    [0] { $seat } ha lasciato la partita.
   *[other] { $seat } ha lasciato la partita. I pezzi in { $cells } restano.
}
chasm-last = Ultima mossa: { $deed }

chasm-deed-place = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} un pezzo in { $cell }.
chasm-deed-move = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} da { $from } a { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $seat ->
    [self] Hai mosso da { $from } a { $to } e spinto
   *[other] { $seat } muove da { $from } a { $to } e spinge
} { $count ->
    [1] un pezzo.
   *[other] { $count } pezzi.
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { $seat ->
    [self] Hai mosso da { $from } a { $to } e spinto
   *[other] { $seat } muove da { $from } a { $to } e spinge
} { $owner ->
    [self] un tuo pezzo fuori dal tabellone (te ne restano { $left }).
   *[other] un pezzo di { $owner } fuori dal tabellone (ne restano { $left }).
}

chasm-prompt-place = Dove piazzi un pezzo?
chasm-prompt-move = Quale pezzo muovi?
chasm-prompt-to = Dove va?

# Why what was typed is no turn.
chasm-why-aligned = Finché ce n'è una, scegli una casella senza altri tuoi pezzi sulla stessa riga o colonna.

# /play chasm
play-chasm = Spingi fuori i tuoi pezzi. Vince chi per primo ne ha uno solo
goal-chasm = Restare con un solo pezzo prima di chiunque altro, facendo spingere i tuoi fuori dal tabellone.
pitch-chasm = Sbarazzati dei tuoi pezzi: giù dal bordo, prima che ci riescano gli avversari
length-chasm = da 7 a 14 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Fino all'ultimo pezzo: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = { $first } lascia andare tutti i pezzi tranne uno e batte { $others } in { $moves } mosse.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = Giù dal bordo, e con gioia: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Perdi i tuoi pezzi: vince chi per primo resta con uno solo.** Prima si piazzano tutti. Ognuno dei tuoi va in una casella la cui riga e la cui colonna non hanno altri pezzi tuoi. **Piazza un pezzo.**
chasm-lesson-push = Poi una mossa sposta un tuo pezzo di una casella lungo la riga o la colonna. Spinge tutta la fila che ha davanti, di chiunque sia. **Spingi il pezzo dell'Oro da b2 a b3.**
chasm-lesson-push-hint = Il tuo b1 sta lì sotto.
chasm-lesson-push-wrong = Il pezzo dell'Oro in b2 non è andato in b3.
chasm-lesson-push-done = Nessun pezzo è caduto: b3 era libera.
chasm-lesson-fall = Ciò che finisce oltre il bordo è perso, ed è quello che vuoi. Da soli però i pezzi non escono dal tabellone. **Spingi un tuo pezzo oltre il bordo.**
chasm-lesson-fall-hint = Il tuo a1 è sul bordo, e un altro dei tuoi gli sta accanto.
chasm-lesson-fall-wrong = Hai ancora quattro pezzi.
chasm-lesson-fall-done = Ne restano tre. Due dei tuoi affiancati, rivolti verso il bordo, sono un buon inizio.
chasm-lesson-one = Ti restano due pezzi, a2 e b2. Chi resta con uno vince subito, chiunque abbia mosso. **Vinci.**
chasm-lesson-one-hint = Il tuo a2 è sul bordo, e b2 può spingerlo.
chasm-lesson-one-wrong = Hai ancora due pezzi.
chasm-lesson-one-done = Vale anche se è un altro a spingerlo: bada dunque a chi appartengono i pezzi che spingi oltre il bordo.
chasm-lesson-stop = Adesso all'Oro ne restano due: b2 spingerebbe b1 oltre il bordo. Tu ne hai tre e non puoi ancora vincere. **Muovi in modo che l'Oro non possa vincere alla prossima mossa.**
chasm-lesson-stop-hint = Spingi b1 fuori dalla fila.
chasm-lesson-stop-wrong = L'Oro spinge b1 oltre il bordo e resta con un solo pezzo.
chasm-lesson-stop-done = Ai pezzi dell'Oro in a1 e b2 serve tempo per rimettersi in fila.
chasm-lesson-edge = Te ne restano due, b3 e c3, già in fila ma non ancora sul bordo. **Muovi in modo da vincere alla prossima mossa, qualunque cosa faccia l'Oro.**
chasm-lesson-edge-hint = Spingi con il pezzo che sta dietro, così avanzano tutti e due.
chasm-lesson-edge-wrong = L'Oro ha una risposta.
chasm-lesson-edge-done = Ora stanno in c3 e d3. L'Oro non può separarli con una mossa sola.
chasm-lesson-three = In tre, dopo di te muove l'Oro, e dopo l'Oro il Rosso. L'Oro potrebbe andare da b3 a c3, e l'ultimo di quella fila cadrebbe. **Muovi in modo che l'Oro non possa vincere alla prossima mossa.**
chasm-lesson-three-hint = Spingi b3, dell'Oro, via dalla riga 3.
chasm-lesson-three-wrong = L'Oro va in c3, il suo pezzo in d3 cade, e all'Oro ne resta uno solo.
chasm-lesson-three-done = Guarda prima di tutto chi muove dopo di te: fermare quella mossa tocca solo a te.
