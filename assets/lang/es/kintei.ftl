# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = { $first } tiene peones en { $first-cells }. { $second } tiene peones en { $second-cells }. La hoja está en { $leaf }.
kintei-last-both = La última jugada llevó la hoja desde { $leaf-from }, y un peón de { $pawn-from } a { $pawn-to }.
kintei-last-leaf = La hoja viene de { $leaf-from }.
kintei-last-pawn = La última jugada llevó un peón de { $pawn-from } a { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} la hoja a { $leaf }, y un peón de { $from } a { $to }.
kintei-report-pawn = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} un peón de { $from } a { $to }.
kintei-report-own = { $seat ->
    [self] Llevas
   *[other] { $seat } lleva
} la hoja a casa, a { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} la hoja a { $leaf }, { $home ->
    [self] tu fila inicial
   *[other] la fila inicial de { $home }
}.

# The mark of the leaf on the text board.
kintei-legend = ✿ hoja

kintei-prompt-leaf = ¿Adónde va la hoja?
kintei-prompt-pawn = ¿Qué peón mueves?
kintei-prompt-to = ¿Adónde va el peón?

# /play kintei
play-kintei = Mueve la hoja, luego un peón, y lleva la hoja a casa
play-kintei-slide = Cuánto se deslizan las piezas
play-kintei-slide-any = Cuanto se quiera
play-kintei-slide-full = Siempre hasta el tope, como en Neutron
shown-kintei-slide-any = deslizamiento libre
shown-kintei-slide-full = deslizamiento hasta el tope
goal-kintei = Lleva la hoja a tu fila inicial: la fila 1 para ◯ azul, la fila 5 para ▲ dorado.
pitch-kintei = Una hoja, dos filas iniciales: empújala a tu casa antes de que acabe en la otra
length-kintei = unas 10 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = La hoja ya está en casa: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = { $first } se lleva la hoja frente a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = { $moves } jugadas, una hoja, una casa: { $first } gana a { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Lleva la hoja a tu fila 1 y ganas.** Juegas con Azul. Los peones se deslizan en línea recta cuanto quieras, hasta que algo los detiene. **Desliza un peón.**
kintei-lesson-home = Desde ahora, cada turno son dos deslizamientos: **primero la hoja, luego un peón tuyo.** c1 está vacía. **Lleva la hoja a c1.**
kintei-lesson-home-hint = La hoja, en b2, y c1 están en la misma diagonal.
kintei-lesson-home-wrong = La hoja no ha llegado a c1. En cuanto está en la fila 1, has ganado, sin deslizar ningún peón.
kintei-lesson-guard = Dorado también puede ganar: d5 está vacía. **Mueve la hoja de modo que Dorado no pueda llevarla a d5.**
kintei-lesson-guard-hint = ¿En qué casillas la hoja no está en línea con d5, o tiene algo en medio?
kintei-lesson-plug = Un peón puede tapar un hueco: también puede estar en la fila de Dorado. Saca la hoja de la columna d, y luego desliza tu d1. **Tapa d5.**
kintei-lesson-plug-hint = Primero la hoja a c3 o e4, luego d1 a d5.
kintei-lesson-win = Dorado también tiene que mover la hoja, y ahora está en c2. Dos casillas de tu fila están vacías. **Gana en este turno.**
kintei-lesson-win-hint = ¿Qué casilla vacía de la fila 1 está junto a c2?
kintei-lesson-win-wrong = La hoja aún no está en la fila 1.
kintei-lesson-win-done = Eso es todo Kintei. El arte está en dejar la hoja donde todos los caminos de Dorado lleven a tu casa.
