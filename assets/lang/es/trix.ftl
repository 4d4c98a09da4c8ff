# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } tiene piezas en { $cells } y va hacia { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = Tras diez jugadas, quedarse en casa ya no cierra el paso. Jugadas hasta ahora: { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 o más
   *[other] { $count }
}
trix-made-all = Quedarse en casa ya no cierra el paso a nadie.

trix-deed-step = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} de { $from } a { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { $seat ->
    [self] Saltas
   *[other] { $seat } salta
} de { $from } a { $to }, por encima de { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] Has llegado
   *[other] { $seat } ha llegado
}.

trix-prompt = ¿Qué pieza mueves?
trix-prompt-1 = ¿Adónde va?

# /play trix
play-trix = Salta con tres piezas a la otra esquina, como en damas chinas
goal-trix = Lleva tus tres piezas al campo de tu rival, en la esquina de enfrente.
pitch-trix = Damas chinas en miniatura: monta escaleras de saltos y no se las prestes a nadie
length-trix = unas 8 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = Salto a salto, { $first } llega antes que { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = { $first } llega antes y gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = Una escalera bien hecha: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Lleva tus tres piezas a la esquina opuesta y ganas:** c4, d3 y d4. Una pieza da un paso de una casilla, o salta por encima de una vecina a la casilla libre justo detrás. **Salta.**
trix-lesson-jump-hint = Tu a1 tiene dos vecinas de su color por encima de las que saltar.
trix-lesson-jump-wrong = Eso ha sido un paso.
trix-lesson-jump-done = Un salto llega el doble de lejos que un paso, y sirve cualquier pieza, tuya o dorada.
trix-lesson-chain = Una jugada puede ser varios saltos, uno tras otro, y la dirección puede cambiar. Dorado ha dejado libre d3. **Lleva una pieza a la esquina dorada en una sola jugada.**
trix-lesson-chain-hint = Tu b1 puede saltar por encima de c1. ¿Qué tiene entonces al lado?
trix-lesson-chain-wrong = Aún no hay ninguna pieza tuya en la esquina dorada.
trix-lesson-chain-done = Por encima de c1 a d1, y por encima de d2 a d3: una pieza dorada ha sido tu segundo peldaño.
trix-lesson-last = Ganas cuando tus tres piezas están en la otra esquina. Dos han llegado, y una sigue en casa. **Llévala.**
trix-lesson-last-hint = Desde b1, la pieza dorada de c2 está en la buena dirección.
trix-lesson-last-wrong = Aún no has llegado.
trix-lesson-last-done = Dorado no debió dejar ese peldaño en c2.
trix-lesson-room = Dos de las tuyas están en la esquina dorada. La tercera, en b2, puede llegar a d4 con dos saltos, pero esa casilla está ocupada. **Juega de modo que ganes con tu siguiente jugada, haga lo que haga Dorado.**
trix-lesson-room-hint = ¿Qué pieza puede dejar libre d4 sin salir de la esquina?
trix-lesson-room-wrong = Dorado tiene respuesta.
trix-lesson-room-done = Ahora b2 puede saltar por encima de b3 a b4, y por encima de c4 a d4.
trix-lesson-race = Es una carrera: Dorado tiene dos piezas en tu esquina, a2 y b1, y la de b3 está en camino. Tú tienes una dentro. **Juega de modo que ganes, por bien que juegue Dorado.**
trix-lesson-race-hint = Llena la esquina y no pierdas ninguna jugada. ¿Quién llega antes?
trix-lesson-race-wrong = Si Dorado juega bien, ya no ganas.
trix-lesson-race-done = Cuenta las jugadas de los dos lados antes de echar a correr.
trix-lesson-ten = Dorado se queda en d4 para que no entres. Pero ha hecho diez jugadas, y ahora sus piezas en casa cuentan como tuyas: basta con que la esquina esté llena. **Gana.**
trix-lesson-ten-hint = Dorado ocupa d4, y tú, d3. ¿Qué casilla de esa esquina está libre?
trix-lesson-ten-wrong = Esa esquina aún no está llena.
trix-lesson-ten-done = Quedarse en casa sirve solo durante diez jugadas.
