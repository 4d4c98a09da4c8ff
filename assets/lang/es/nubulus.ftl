# Nubulus.

nubulus-must = { $seat } tiene que capturar.

nubulus-report-step = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} de { $from } a { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $seat ->
    [self] Saltas
   *[other] { $seat } salta
} de { $from } { $count ->
    [0] a { $to }
   *[other] pasando por { $stops } a { $to }
}, capturando { $taken }.
# $report: the same as a sentence.
nubulus-report-far = { $report } Es la última fila.
nubulus-report-alone = { $report } { $loser ->
    [self] No te quedan peones
   *[other] A { $loser } no le quedan peones
}.

nubulus-prompt-step = Nada que capturar: ¿qué peón da un paso?
nubulus-prompt-jump = Capturar es obligatorio: ¿qué peón salta?
nubulus-prompt-to = ¿Adónde va?
nubulus-prompt-on = La captura sigue: ¿adónde salta ahora?

# /play nubulus
play-nubulus = Avanza o muévete de lado, captura en diagonal, cruza el tablero
goal-nubulus = Lleva uno de tus peones a la última fila: la fila 8 para ◯ Blanco, la fila 1 para ▲ Negro.
pitch-nubulus = Capturar es obligatorio: sacrifica un peón y cuélate por el hueco
length-nubulus = unas 25 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = Valor hasta el final: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = { $first } encuentra el hueco y gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Cada captura contaba: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Lleva un peón a la fila 8 y ganas.** Juegas con Blanco y vas hacia arriba. Un peón da un paso de una casilla al frente, a la izquierda o a la derecha, nunca atrás. **Da un paso con un peón.**
nubulus-lesson-must = Un peón salta en diagonal por encima de uno enemigo y lo captura. Si puedes, tienes que hacerlo. Tu d3 y tu f3 pueden saltar por encima de e4. **Salta adonde Negro no pueda capturar a su vez.**
nubulus-lesson-must-hint = ¿Cuál de las casillas f5 y d5 tiene al lado un peón negro que podría saltar?
nubulus-lesson-must-wrong = El c6 negro salta por encima de d5, y también de d3.
nubulus-lesson-must-done = Ningún peón negro está en diagonal junto a f5, y ninguno de tus otros peones corre peligro.
nubulus-lesson-chain = Tras un salto, el mismo peón sigue saltando mientras pueda. Negro acaba de capturar en d4 y está en e3. **Captura dos peones en una sola jugada.**
nubulus-lesson-chain-hint = Tu d2 y tu f2 pueden saltar por encima de e3. ¿Desde dónde es posible un segundo salto?
nubulus-lesson-chain-wrong = Así solo capturas uno.
nubulus-lesson-chain-done = De f2 por encima de e3 a d4, y por encima de e5 a f6. También se puede saltar hacia atrás.
nubulus-lesson-row = Tienes que saltar con b4, por encima de c5, a d6. Desde ahí puedes seguir de dos maneras, y solo una gana. **Llega a la fila 8.**
nubulus-lesson-row-hint = Desde d6, salta por encima de e7, no de e5.
nubulus-lesson-row-wrong = Ese camino lleva hacia atrás, lejos de la fila 8.
nubulus-lesson-row-done = No hace falta tomar el camino que más captura. En la fila 8, la partida está ganada.
nubulus-lesson-offer = Como capturar es obligatorio, puedes decirle a Negro adónde ir. Ofrece un peón y salta por el hueco. **Da un paso de modo que ganes con tu siguiente jugada, haga lo que haga Negro.**
nubulus-lesson-offer-hint = El a5 negro tendría que saltar por encima de b4, a c3. ¿Qué podría hacer entonces tu b2?
nubulus-lesson-offer-wrong = Negro tiene respuesta.
nubulus-lesson-offer-done = Negro tiene que saltar de a5 por encima de b4 a c3. Entonces b2 salta por encima de c3, e5 y g7 hasta h8.
