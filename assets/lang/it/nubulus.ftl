# Nubulus.

nubulus-must = { $seat } deve catturare.

nubulus-report-step = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} da { $from } a { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $seat ->
    [self] Hai saltato
   *[other] { $seat } salta
} da { $from } { $count ->
    [0] a { $to }
   *[other] passando per { $stops } a { $to }
}, catturando { $taken }.
# $report: the same as a sentence.
nubulus-report-far = { $report } È l'ultima traversa.
nubulus-report-alone = { $report } { $loser ->
    [self] Non hai più pedine.
   *[other] { $loser } non ha più pedine.
}

nubulus-prompt-step = Niente da catturare: quale pedina fa un passo?
nubulus-prompt-jump = La presa è obbligatoria: quale pedina salta?
nubulus-prompt-to = Dove va?
nubulus-prompt-on = La presa continua: dove salta adesso?

# /play nubulus
play-nubulus = Avanti o di lato, presa in diagonale: attraversa il tabellone
goal-nubulus = Portare una tua pedina sull'ultima traversa: la riga 8 per ◯ Bianco, la riga 1 per ▲ Nero.
pitch-nubulus = La presa è obbligatoria: sacrifica una pedina e infilati nel varco
length-nubulus = circa 25 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = Coraggio fino in fondo: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = { $first } trova il varco e batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Ogni presa contava: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Porta una pedina sulla riga 8, e vinci.** Hai il Bianco e sali. Una pedina fa un passo di una casella: dritto in avanti, a sinistra o a destra, mai indietro. **Fai un passo con una pedina.**
nubulus-lesson-must = Una pedina salta in diagonale sopra una pedina nemica e la cattura. Se può, deve. d3 e f3, le tue, possono saltare tutte e due sopra e4. **Salta dove il Nero non può rispondere con una presa.**
nubulus-lesson-must-hint = Quale delle caselle f5 e d5 è accanto a una pedina nera che potrebbe saltare?
nubulus-lesson-must-wrong = La pedina nera in c6 salta sopra d5, e poi anche sopra d3.
nubulus-lesson-must-done = In diagonale accanto a f5 non c'è nessuna pedina nera, e nessun'altra delle tue pedine è in pericolo.
nubulus-lesson-chain = Dopo un salto, la stessa pedina continua a saltare finché può. Il Nero ha appena catturato in d4 e sta in e3. **Cattura due pedine con una sola mossa.**
nubulus-lesson-chain-hint = Le tue d2 e f2 possono saltare sopra e3. Da dove è possibile un secondo salto?
nubulus-lesson-chain-wrong = Così ne catturi solo una.
nubulus-lesson-chain-done = Da f2 sopra e3 fino a d4, e sopra e5 fino a f6. Si può saltare anche all'indietro.
nubulus-lesson-row = Devi saltare con b4, sopra c5, fino a d6. Da lì puoi proseguire in due modi, e uno solo vince. **Arriva sulla riga 8.**
nubulus-lesson-row-hint = Da d6 salta sopra e7, non sopra e5.
nubulus-lesson-row-wrong = Quella via porta indietro, lontano dalla riga 8.
nubulus-lesson-row-done = Non c'è obbligo di prendere la via che cattura di più. Sulla riga 8 la partita è vinta.
nubulus-lesson-offer = Poiché la presa è obbligatoria, puoi decidere dove va il Nero. Offri una pedina, e salta attraverso il varco. **Fai un passo in modo da vincere alla prossima mossa, qualunque cosa faccia il Nero.**
nubulus-lesson-offer-hint = La pedina nera in a5 dovrebbe saltare sopra b4 fino a c3. Che cosa potrebbe fare allora la tua b2?
nubulus-lesson-offer-wrong = Il Nero ha una risposta.
nubulus-lesson-offer-done = Il Nero deve saltare da a5 sopra b4 fino a c3. Poi b2 salta sopra c3, e5 e g7 fino a h8.
