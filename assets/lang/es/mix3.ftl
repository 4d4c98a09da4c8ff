# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat } no tiene piezas en el tablero; por colocar: { $left }.
    [8] { $seat } tiene piezas en { $cells }.
    [one] { $seat } tiene una pieza en { $cells }; por colocar: { $left }.
   *[other] { $seat } tiene piezas en { $cells }; por colocar: { $left }.
}
mix3-last = La última pieza se colocó en { $cell }.
mix3-any = Cuentan todos los rectángulos, también los inclinados.
mix3-straight = Solo cuentan los rectángulos a lo largo de filas y columnas.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = { $seat } suma { $points }: { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] ningún rectángulo
   *[other] { $points } por rectángulos ({ $list })
}
mix3-tris = { $points ->
    [0] ningún trío
   *[other] { $points } por tríos ({ $list })
}
mix3-pincers = { $points ->
    [0] ninguna pinza
   *[other] { $points } por pinzas ({ $list })
}

mix3-report = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} una pieza en { $cell }.
mix3-report-full = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} la última pieza, en { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] Sumas
   *[other] { $seat } suma
} { $points }: { $rectangles } por rectángulos, { $tris } por tríos, { $pincers } por pinzas.

mix3-prompt = ¿Dónde colocas una pieza?

# /play mix3
play-mix3 = Llena el tablero por turnos. Puntúan rectángulos, tríos y pinzas
play-mix3-rectangles = Qué rectángulos cuentan
play-mix3-rectangles-any = Todos, también inclinados
play-mix3-rectangles-straight = Solo a lo largo de filas y columnas
shown-mix3-rectangles-any = todos los rectángulos
shown-mix3-rectangles-straight = solo rectángulos sin inclinar
goal-mix3 = Ten más puntos cuando el tablero se llene: 2 por rectángulo, 1 por trío, 1 por cada pieza atrapada en una pinza.
pitch-mix3 = Tres juegos en un tablero: forma rectángulos, alinea tríos, atrapa en pinza a tu rival
length-mix3 = 8 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = El tablero está lleno, y { $first } suma más que { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Tres juegos en un tablero, una sola victoria: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = { $first } saca más partido que { $others } de { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Gana quien tenga más puntos cuando el tablero se llene.** Tres piezas tuyas seguidas, en una fila, una columna o una diagonal, son un trío: 1 punto. **Forma un trío.**
mix3-lesson-tris-hint = Tus piezas de b2 y c3 están en una diagonal.
mix3-lesson-tris-wrong = Eso no forma tres en línea.
mix3-lesson-tris-done = Cuatro en línea son dos tríos.
mix3-lesson-rectangle = Cuatro piezas tuyas en las esquinas de un rectángulo dan 2 puntos. Lo que haya entre ellas no importa. Tienes tres esquinas. **Coloca la cuarta.**
mix3-lesson-rectangle-hint = Las tuyas son a1, a4 y d1. ¿Qué esquina del tablero queda?
mix3-lesson-rectangle-wrong = Eso no forma ningún rectángulo.
mix3-lesson-rectangle-done = El cuadrado más grande de todos. También cuentan los rectángulos inclinados.
mix3-lesson-pincer = En una fila o una columna, atrapa piezas doradas entre dos tuyas, sin nada más entre ellas: es una pinza, 1 punto por pieza atrapada. **Atrapa dos piezas a la vez.**
mix3-lesson-pincer-hint = Las piezas doradas de b2 y c2 están junto a tu a2.
mix3-lesson-pincer-wrong = Eso no atrapa dos piezas.
mix3-lesson-pincer-done = 2 puntos, y las piezas doradas siguen puntuando para Dorado.
mix3-lesson-worth = Quedan cuatro casillas, y hay empate a puntos: 5 a 5. Una casilla vale lo que te da a ti, y lo que le daría a Dorado. **Saca toda la ventaja que puedas.**
mix3-lesson-worth-hint = Busca la casilla que forma dos rectángulos.
mix3-lesson-worth-wrong = Dorado toma b4, y no sacas ventaja.
mix3-lesson-worth-done = Dos rectángulos y una pinza con dos piezas: 6 puntos. A Dorado le habría dado 3.
mix3-lesson-deny = Tienes 5 puntos; Dorado, 7. Una casilla te daría 6 puntos de golpe, pero entonces Dorado igualaría. **Ponte por delante, haga lo que haga Dorado.**
mix3-lesson-deny-hint = ¿Qué casilla le daría más a Dorado?
mix3-lesson-deny-wrong = Dorado puede igualar.
mix3-lesson-deny-done = En d4, Dorado habría formado dos rectángulos. Ahora puede tomar tu mejor casilla, c1, pero sigues por delante.
