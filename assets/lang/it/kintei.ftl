# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = { $first } ha pedine in { $first-cells }. { $second } ha pedine in { $second-cells }. La foglia è in { $leaf }.
kintei-last-both = L'ultima mossa ha portato via la foglia da { $leaf-from } e una pedina da { $pawn-from } a { $pawn-to }.
kintei-last-leaf = La foglia è venuta da { $leaf-from }.
kintei-last-pawn = L'ultima mossa ha portato una pedina da { $pawn-from } a { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Hai spostato
   *[other] { $seat } sposta
} la foglia in { $leaf } e una pedina da { $from } a { $to }.
kintei-report-pawn = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} una pedina da { $from } a { $to }.
kintei-report-own = { $seat ->
    [self] Hai portato
   *[other] { $seat } porta
} la foglia a casa, in { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { $seat ->
    [self] Hai portato
   *[other] { $seat } porta
} la foglia in { $leaf }, { $home ->
    [self] sulla tua riga di partenza
   *[other] sulla riga di partenza di { $home }
}.

# The mark of the leaf on the text board.
kintei-legend = ✿ foglia

kintei-prompt-leaf = Dove va la foglia?
kintei-prompt-pawn = Quale pedina muovi?
kintei-prompt-to = Dove va la pedina?

# /play kintei
play-kintei = Muovi la foglia, poi una pedina, e porta a casa la foglia
play-kintei-slide = Quanto scivolano i pezzi
play-kintei-slide-any = Quanto si vuole
play-kintei-slide-full = Sempre fino in fondo, come in Neutron
shown-kintei-slide-any = scivolata libera
shown-kintei-slide-full = scivolata fino in fondo
goal-kintei = Portare la foglia sulla tua riga di partenza: la riga 1 per ◯ Blu, la riga 5 per ▲ Oro.
pitch-kintei = Una foglia, due righe di partenza: spingila a casa prima che la spingano dall'altra parte
length-kintei = circa 10 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = La foglia è a casa: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = { $first } strappa la foglia a { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = { $moves } mosse, una foglia, una casa: { $first } batte { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Porta la foglia sulla riga 1, la tua, e vinci.** Hai il Blu. Le pedine scivolano in linea retta quanto vuoi, finché non incontrano un ostacolo. **Fai scivolare una pedina.**
kintei-lesson-home = D'ora in poi una mossa è fatta di due scivolate: **prima la foglia, poi una tua pedina.** c1 è vuota. **Porta la foglia in c1.**
kintei-lesson-home-hint = La foglia in b2 e la casella c1 sono sulla stessa diagonale.
kintei-lesson-home-wrong = La foglia non è arrivata in c1. Appena è sulla riga 1 hai vinto, senza muovere una pedina.
kintei-lesson-guard = Anche l'Oro può vincere: d5 è vuota. **Muovi la foglia in modo che l'Oro non possa portarla in d5.**
kintei-lesson-guard-hint = In quali caselle la foglia non è in linea con d5, o ha qualcosa in mezzo?
kintei-lesson-plug = Una pedina può tappare un buco: la tua può stare anche sulla riga dell'Oro. Togli la foglia dalla colonna d, poi fai scivolare d1. **Occupa d5.**
kintei-lesson-plug-hint = Prima la foglia in c3 o e4, poi la pedina da d1 a d5.
kintei-lesson-win = Anche l'Oro deve muovere la foglia, che adesso è in c2. Due caselle della tua riga sono vuote. **Vinci con questa mossa.**
kintei-lesson-win-hint = Quale casella vuota della riga 1 è accanto a c2?
kintei-lesson-win-wrong = La foglia non è ancora sulla riga 1.
kintei-lesson-win-done = Kintei è tutto qui. L'arte sta nel lasciare la foglia dove ogni via dell'Oro porta a casa tua.
