# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = Un peón solo puede retroceder para atacar.

prosterno-report = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} de { $from } a { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { $seat ->
    [self] Huyes
   *[other] { $seat } huye
}: { $ways }.
prosterno-report-lost = { $seat ->
    [self] Pierdes
   *[other] { $seat } pierde
} { $cells }.
prosterno-way = de { $from } a { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] Llegas
   *[other] { $winner } llega
} a la última fila.
prosterno-report-alone = { $report } { $loser ->
    [self] No te quedan peones
   *[other] A { $loser } no le quedan peones
}.

prosterno-prompt = ¿Qué peón da un paso?
prosterno-prompt-1 = ¿Adónde da el paso? Ataca a cada enemigo que toque esa casilla por fila o columna.

# Why what was typed is no turn.
prosterno-why-back = En esta partida, un peón solo retrocede si ataca.

# /play prosterno
play-prosterno = Ataca a un peón: tiene que huir, y ataca a su vez
play-prosterno-retreat = Cuándo puede retroceder un peón
play-prosterno-retreat-free = Siempre que quieras
play-prosterno-retreat-attack = Solo para atacar, según la regla de 2014
shown-prosterno-retreat-free = retroceso libre
shown-prosterno-retreat-attack = retroceso solo para atacar
goal-prosterno = Lleva uno de tus peones a la última fila: la fila 8 para ◯ Blanco, la fila 1 para ▲ Negro.
pitch-prosterno = Un paso, y el tablero entero se dispersa: reacciones en cadena camino del otro lado
length-prosterno = unas 25 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = El tablero vuelve a la calma, y { $first } ha ganado a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = Triunfa la cabeza fría: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Paso a paso, { $first } deja atrás a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Lleva un peón a la fila 8 y ganas.** Juegas con Blanco y vas hacia arriba. Un peón da un paso de una casilla en diagonal, a una casilla libre. **Da un paso con un peón.**
prosterno-lesson-fall = El peón que da el paso ataca a cada enemigo a su lado, por fila y columna. Cada uno huye en línea recta, por encima de una casilla libre a la siguiente, o sale del tablero. **Haz que un peón salga del tablero.**
prosterno-lesson-fall-hint = El d5 negro huiría hacia arriba por la columna d, pero d7 está ocupada. ¿Desde qué casilla lo echas hacia arriba?
prosterno-lesson-fall-wrong = No ha salido del tablero ningún peón negro.
prosterno-lesson-fall-done = Desde d4 lo has echado hacia arriba, y d7 no estaba libre. Un peón cerca de los suyos puede ser presa fácil.
prosterno-lesson-chain = Un peón que ha huido ataca después lo que haya junto a su nueva casilla. Así, el peón negro puede echar al tuyo más allá, y el tuyo también ataca. **Haz que un peón salga del tablero con una cadena así.**
prosterno-lesson-chain-hint = ¿Adónde huiría c4 si vinieras de d4, y qué encuentra allí?
prosterno-lesson-chain-wrong = No ha salido del tablero ningún peón negro.
prosterno-lesson-chain-done = De c4, Negro ha huido a a4 y ha echado tu a5 a a7. Allí, tu peón ha atacado al de a8, que no podía huir.
prosterno-lesson-home = Un peón que llega huyendo a su última fila gana, aunque lo hayas echado tú. Para Negro, es la fila 1. **Ataca el f3 negro, pero no lo eches a la fila 1.**
prosterno-lesson-home-hint = Huye en línea recta, lejos de ti. Ven desde abajo o desde un lado.
prosterno-lesson-home-wrong = No has atacado f3, o lo has echado a f1, donde gana Negro.
prosterno-lesson-home-done = Si vienes desde abajo, huye hacia arriba. Si vienes desde un lado, se queda en la fila 3.
prosterno-lesson-through = Un peón en la fila 7 está a un paso de ganar, y Negro solo puede pararlo con un ataque. **Da un paso de modo que ganes con tu siguiente jugada, haga lo que haga Negro.**
prosterno-lesson-through-hint = En a7, el c8 negro podría ir a b7 y atacarlo en el borde. En c7, ¿qué ataca antes tu propio peón?
prosterno-lesson-through-wrong = Negro tiene respuesta.
prosterno-lesson-through-done = En c7, tu peón ha sacado c8 del tablero y ha echado d7 a f7. Si e8 lo ataca desde d7, huye a a7, y luego viene b8.
