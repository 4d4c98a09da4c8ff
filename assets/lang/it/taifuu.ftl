# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = { $first } ha pezzi in { $first-cells }. { $second } ha pezzi in { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } non può annullare questa mossa con { $turn }.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} da { $from } a { $to }{ $count ->
    [0] .
    [one] , spingendo il pezzo in { $pushed }.
   *[other] , spingendo i pezzi in { $pushed }.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] Hai raggiunto
   *[other] { $winner } raggiunge
} { $loser ->
    [self] la tua riga di partenza.
   *[other] la riga di partenza di { $loser }.
}

taifuu-prompt = Quale pezzo muovi?
taifuu-prompt-1 = Dove va? Spinge tutto ciò che trova davanti.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = spingi { $cell }

# Why what was typed is no turn.
taifuu-why-back = Annullerebbe l'ultima mossa.
taifuu-why-blocked = La fila che ha davanti non ha una casella libera dietro di sé.

# /play taifuu
play-taifuu = Passi, spinte a file intere, fino all'altra riga di partenza
goal-taifuu = Portare un tuo pezzo sull'altra riga di partenza: la riga 5 per ◯ Blu, la riga 1 per ▲ Oro.
pitch-taifuu = Ogni passo può spingere una fila intera, con i pezzi dell'avversario e con i tuoi
length-taifuu = circa 10 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = { $first } sfonda le file di { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = La tempesta è passata: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = Spinta dopo spinta, { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Porta un pezzo sulla riga 5, quella dell'Oro, e vinci.** Un pezzo va di una casella, in tutte e otto le direzioni. Spinge ciò che trova lì, con tutto quello che c'è dietro senza vuoti, di chiunque sia. **Spingi due pezzi con una sola mossa.**
taifuu-lesson-push-hint = Nella colonna c, davanti al tuo c2 ci sono due pezzi, e c5 è libera.
taifuu-lesson-push-wrong = Così non hai spinto due pezzi.
taifuu-lesson-push-done = Il tuo c3 è andato in c4, e c4, dell'Oro, è tornato in c5: una fila si muove tutta insieme.
taifuu-lesson-edge = Niente esce mai dal tabellone. Una fila con il bordo alle spalle resta dov'è. Il tuo c3 è accanto a due pezzi dell'Oro: **spingi quello che si può spingere.**
taifuu-lesson-edge-hint = Visto da c3, che cosa c'è dietro b4, e che cosa dietro c4?
taifuu-lesson-edge-wrong = Nessun pezzo dell'Oro è stato spinto.
taifuu-lesson-edge-done = Dietro b4 c'era a5 e poi il bordo. Dietro c4 c'era spazio.
taifuu-lesson-aside = Il fuggitivo dell'Oro, in c2, vuole andare in c1 o d1. Due buchi, e tu ne puoi tappare uno solo. **Spingi il fuggitivo così lontano che non possa arrivare sulla riga 1 alla prossima mossa.**
taifuu-lesson-aside-hint = Due dei tuoi pezzi potrebbero spingerlo. Uno solo lo spinge anche lontano dalla riga 1.
taifuu-lesson-aside-wrong = Un pezzo dell'Oro arriva sulla riga 1.
taifuu-lesson-aside-done = In d3 il fuggitivo è di nuovo a due mosse dalla riga 1.
taifuu-lesson-undo = L'Oro ha appena mosso da c3 a b2 e ha spinto il tuo in a1. L'esatto contrario, da a1 a b2, è vietato, e c1 è aperta. **Tieni l'Oro lontano dalla riga 1 in un altro modo.**
taifuu-lesson-undo-hint = Spingi b2 da un altro lato, o tappa c1.
taifuu-lesson-undo-wrong = Un pezzo dell'Oro arriva sulla riga 1.
taifuu-lesson-undo-done = Il contrario era vietato solo per questa mossa.
taifuu-lesson-line = Anche la tua fila spinge. La riga dell'Oro ha dei buchi attorno a d5, ma d4, dell'Oro, è in mezzo. **Spingi in modo da vincere alla prossima mossa, qualunque cosa faccia l'Oro.**
taifuu-lesson-line-hint = Che cosa succede nella colonna d se i tuoi pezzi lì salgono?
taifuu-lesson-line-wrong = L'Oro ha una risposta.
taifuu-lesson-line-done = Il tuo pezzo in d4 può andare in c5 o in e5, e l'Oro non può fermare entrambe le cose.
