# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = { $seat } tiene nubes en { $clouds } y el soplo en { $breath }.
# Only who may know reads this.
jinrai-lightning = El rayo de { $seat } está en la nube de { $cell }.
jinrai-spent = { $seat } ya ha gastado su intento de adivinar.
jinrai-idle = Si en la próxima jugada tampoco se mueve ninguna pieza, la partida acaba en tablas.
# The marks of the text board.
jinrai-legend = ◯▲ nubes  ◎△ soplos  ϟ rayo

# For the owner alone, then for everybody else.
jinrai-report-lightning = { $seat ->
    [self] Pones
   *[other] { $seat } pone
} el rayo en la nube de { $cell }.
jinrai-report-chosen = { $seat ->
    [self] Eliges
   *[other] { $seat } elige
} la nube que lleva el rayo.
# The card in words. $cell: where the cloud is.
jinrai-card = **Tu rayo está en la nube de { $cell }.** Lleva esa nube a la fila inicial de enfrente para ganar. Solo tú sabes cuál es.
# $piece: cloud or breath.
jinrai-report-step = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} { $piece ->
    [breath] el soplo
   *[cloud] una nube
} de { $from } a { $to }.
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $seat ->
    [self] Saltas
   *[other] { $seat } salta
} con { $piece ->
    [breath] el soplo
   *[cloud] una nube
} de { $from } a { $to }, por encima de { $over }.
# $other: whose cloud was blown.
jinrai-report-blow = { $seat ->
    [self] Soplas
   *[other] { $seat } sopla
} una nube { $other ->
    [self] tuya
   *[other] de { $other }
} de { $from } a { $to }.
jinrai-report-pass = { $seat ->
    [self] Pasas
   *[other] { $seat } pasa
}.
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] Intentas
   *[other] { $seat } intenta
} adivinar el rayo: { $cell }.
jinrai-report-right = { $seat ->
    [self] Adivinas
   *[other] { $seat } adivina
} el rayo: está en { $cell }.
jinrai-report-wrong = { $seat ->
    [self] Intentas
   *[other] { $seat } intenta
} adivinar el rayo, pero no está en { $cell }.
jinrai-report-struck = Rayo: { $winner ->
    [self] tu nube de { $cell }
   *[other] la nube de { $winner } en { $cell }
} lo lleva, y está en { $loser ->
    [self] tu fila inicial
   *[other] la fila inicial de { $loser }
}.
jinrai-report-stalled = Ninguna pieza se ha movido en dos turnos seguidos: la partida acaba en tablas.

jinrai-prompt-lightning = ¿Cuál de tus nubes lleva el rayo? Solo tú lo sabrás.
jinrai-prompt-first = ¿Mover una pieza, o soplar primero?
jinrai-prompt-stuck = Ninguna de tus piezas puede moverse: sopla o pasa.
jinrai-prompt-to = ¿Adónde va?
jinrai-prompt-move = ¿Qué pieza mueves ahora?
jinrai-prompt-blow = ¿Qué nube soplas?
jinrai-prompt-blow-to = ¿Hacia dónde la soplas?
jinrai-prompt-guess = ¿Qué nube crees que lleva el rayo?
jinrai-prompt-on = ¿Algo más?

# What menus show for words of the notation.
jinrai-label-blow = soplar
jinrai-label-guess = adivinar
jinrai-label-pass = pasar

# /play jinrai
play-jinrai = Una nube esconde tu rayo. Llévala enfrente en secreto
goal-jinrai = Lleva la nube que esconde tu rayo a la fila inicial de enfrente.
pitch-jinrai = Una de tus cuatro nubes lleva tu rayo, y tu rival solo puede adivinar cuál
length-jinrai = de 10 a 30 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = El rayo es de { $first }: derrota para { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = El secreto sale a la luz: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Truenos sobre el tablero: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Lleva tu rayo a la fila 5, la dorada, y ganas.** Está en una de tus cuatro nubes. La espiral es tu soplo: aleja nubes, más adelante.
jinrai-lesson-jump = Una pieza da un paso de una casilla, o salta por encima de otra tuya a la casilla libre de detrás. **Salta.**
jinrai-lesson-jump-hint = a1, c1 y d1 tienen una vecina por encima de la que saltar.
jinrai-lesson-jump-wrong = Eso ha sido un paso.
jinrai-lesson-hold = Si una pieza toca dos de las tuyas, su bando no puede moverla. **Inmoviliza la nube dorada de d3.**
jinrai-lesson-hold-hint = Una de las tuyas, en c3, está a su lado. Trae otra.
jinrai-lesson-hold-wrong = La nube de d3 aún puede moverse.
jinrai-lesson-blow = Tu soplo puede soplar una nube enemiga de al lado a una casilla libre, antes o después de tu movimiento. **Sopla la nube de d2 una fila atrás**, a la fila 3.
jinrai-lesson-blow-hint = Tu soplo está junto a d2. Mueve una pieza, y luego sopla de d2 a d3.
jinrai-lesson-blow-done = Nunca soples una nube desconocida *a* tu fila inicial: puede llevar el rayo.
jinrai-lesson-strike = Tu rayo está en b3. **Llévalo a la fila 5.**
jinrai-lesson-strike-hint = Salta por encima de b4.
jinrai-lesson-strike-wrong = Todavía no: la fila 5 está a un salto.
jinrai-lesson-guess = Hay una nube tuya en la fila 5, así que puedes intentar adivinar el rayo de Dorado, una vez. Tres nubes doradas están en *tu* fila, y no ha pasado nada. **Mueve cualquier pieza. Después puedes adivinar.**
jinrai-lesson-guess-hint = Mueve una pieza, y luego adivina la única nube que no está en la fila 1.
jinrai-lesson-guess-wrong = Un rayo en la fila 1 habría acabado la partida.
