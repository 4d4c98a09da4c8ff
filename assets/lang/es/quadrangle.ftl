# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat } no tiene piezas en el tablero; por colocar: { $left }.
    [one] { $seat } tiene una pieza en { $cells }; por colocar: { $left }.
   *[other] { $seat } tiene piezas en { $cells }; por colocar: { $left }.
}
quadrangle-last = La última pieza se colocó en { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] El rectángulo { $rectangles } está completo.
   *[other] Los rectángulos { $rectangles } están completos.
}
quadrangle-any = Cuentan todos los rectángulos, también los inclinados.
quadrangle-straight = Solo cuentan los rectángulos a lo largo de filas y columnas.

quadrangle-report = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} una pieza en { $cell }.
quadrangle-report-full = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} una pieza en { $cell }: el tablero está lleno, y no hay ningún rectángulo.
quadrangle-report-complete = { $seat ->
    [self] Colocas una pieza en { $cell } y completas
   *[other] { $seat } coloca una pieza en { $cell } y completa
} { $count ->
    [one] el rectángulo { $rectangles }
   *[other] los rectángulos { $rectangles }
}.

quadrangle-prompt = ¿Dónde colocas una pieza?

# /play quadrangle
play-quadrangle = Coloca piezas por turnos. Gana el primer rectángulo
play-quadrangle-rectangles = Qué rectángulos cuentan
play-quadrangle-rectangles-any = Todos, también inclinados
play-quadrangle-rectangles-straight = Solo a lo largo de filas y columnas
shown-quadrangle-rectangles-any = todos los rectángulos
shown-quadrangle-rectangles-straight = solo rectángulos sin inclinar
goal-quadrangle = Consigue antes que nadie cuatro piezas tuyas en las esquinas de un rectángulo.
pitch-quadrangle = Tres en línea, pero con esquinas: cuatro en rectángulo ganan
length-quadrangle = unas 6 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Cuatro esquinas, una victoria: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = { $first } cierra el rectángulo y gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = Sin esquina de escape: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Ganan cuatro piezas tuyas en las esquinas de un rectángulo.** Lo que haya entre ellas no importa. Tienes tres esquinas de uno. **Coloca la cuarta.**
quadrangle-lesson-corners-hint = Las tuyas son b2, b4 y d2. ¿Qué casilla está en la fila 4 y en la columna d?
quadrangle-lesson-corners-wrong = Eso no forma ningún rectángulo.
quadrangle-lesson-corners-done = Solo cuentan las esquinas: la pieza dorada de c3, en medio del cuadrado, no sirvió de nada.
quadrangle-lesson-slant = Un rectángulo también puede estar inclinado. Otra vez tienes tres esquinas: a2, b4 y d3. **Coloca la cuarta y gana.**
quadrangle-lesson-slant-hint = De b4 a d3 vas dos columnas a la derecha y una fila abajo. Haz lo mismo desde a2.
quadrangle-lesson-slant-wrong = Eso no forma ningún rectángulo.
quadrangle-lesson-slant-done = Los cuadrados como este se escapan a la vista, y también hay dos rectángulos largos inclinados.
quadrangle-lesson-stop = Las piezas doradas de b2, a3 y c3 buscan una cuarta. Aún no puedes ganar. **Coloca de modo que Dorado no pueda completar un rectángulo con la siguiente jugada.**
quadrangle-lesson-stop-hint = Es un cuadrado pequeño, inclinado, alrededor de b3.
quadrangle-lesson-stop-wrong = Dorado completa su cuadrado.
quadrangle-lesson-stop-done = Una esquina que tomas tú, Dorado la pierde para siempre.
quadrangle-lesson-two = Dorado puede impedir un rectángulo con una jugada, pero no dos. **Coloca de modo que ganes con tu siguiente jugada, haga lo que haga Dorado.**
quadrangle-lesson-two-hint = Mira b3: ¿qué rectángulos formaría con b1 y otra pieza tuya?
quadrangle-lesson-two-wrong = Dorado tiene respuesta.
quadrangle-lesson-two-done = Ahora d1 forma un cuadrado con b1, b3 y d3, y c2 forma uno inclinado con a2, b1 y b3.
quadrangle-lesson-lead = Una amenaza le dice a Dorado adónde ir. Mientras tanto, ganas una pieza más y después amenazas dos rectángulos a la vez. Solo dos casillas fuerzan la victoria. **Coloca en una de ellas.**
quadrangle-lesson-lead-hint = Tus piezas de a2 y b3 son dos esquinas de un cuadrado pequeño e inclinado. Toma una tercera.
quadrangle-lesson-lead-wrong = Si juega bien, ahora Dorado se escapa.
quadrangle-lesson-lead-done = Dorado tiene que tomar la cuarta esquina de ese cuadrado, y después puedes amenazar dos a la vez.
