# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = { $first } tiene piezas en { $first-cells }. { $second } tiene piezas en { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } no puede deshacer esto con { $turn }.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} de { $from } a { $to }{ $count ->
    [0] .
    [one] , empujando la pieza de { $pushed }.
   *[other] , empujando las piezas de { $pushed }.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] Llegas
   *[other] { $winner } llega
} a { $loser ->
    [self] tu fila inicial
   *[other] la fila inicial de { $loser }
}.

taifuu-prompt = ¿Qué pieza mueves?
taifuu-prompt-1 = ¿Adónde va? Empuja lo que encuentre en su camino.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = empujar { $cell }

# Why what was typed is no turn.
taifuu-why-back = Con eso desharías la última jugada.
taifuu-why-blocked = La línea que hay en su camino no tiene detrás ninguna casilla libre.

# /play taifuu
play-taifuu = Avanza, empuja líneas y llega a la otra fila inicial
goal-taifuu = Lleva una de tus piezas a la fila inicial de enfrente: la fila 5 para ◯ azul, la fila 1 para ▲ dorado.
pitch-taifuu = Cada paso puede empujar una línea entera, con piezas de tu rival y tuyas
length-taifuu = unas 10 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = { $first } rompe las líneas de { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = Pasó la tormenta: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = Empujón a empujón, { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Lleva una pieza a la fila 5, la dorada, y ganas.** Una pieza va una casilla, en las ocho direcciones. Empuja lo que haya allí y todo lo que venga detrás sin hueco, sea de quien sea. **Empuja dos piezas en una sola jugada.**
taifuu-lesson-push-hint = En la columna c, dos piezas están delante de tu c2, y c5 está libre.
taifuu-lesson-push-wrong = Eso no ha empujado dos piezas.
taifuu-lesson-push-done = Tu c3 ha ido a c4, y la dorada de c4 ha retrocedido a c5: una línea se mueve junta.
taifuu-lesson-edge = Nada sale nunca del tablero. Una línea con el borde detrás se queda donde está. Tu c3 está junto a dos piezas doradas: **empuja la que se pueda empujar.**
taifuu-lesson-edge-hint = Vistas desde c3, ¿qué hay detrás de b4, y qué detrás de c4?
taifuu-lesson-edge-wrong = No has empujado ninguna pieza dorada.
taifuu-lesson-edge-done = Detrás de b4 venía a5, y luego el borde. Detrás de c4 había sitio.
taifuu-lesson-aside = La pieza dorada de c2 quiere ir a c1 o a d1. Son dos huecos, y solo puedes tapar uno. **Empújala tan lejos que no llegue a la fila 1 con la siguiente jugada.**
taifuu-lesson-aside-hint = Dos de tus piezas podrían empujarla. Solo una la aleja además de la fila 1.
taifuu-lesson-aside-wrong = Una pieza dorada llega a la fila 1.
taifuu-lesson-aside-done = En d3 vuelve a estar a dos jugadas de la fila 1.
taifuu-lesson-undo = Dorado acaba de mover de c3 a b2 y ha empujado la tuya a a1. El movimiento inverso exacto, de a1 a b2, está prohibido, y c1 está abierta. **Impide de otro modo que Dorado llegue a la fila 1.**
taifuu-lesson-undo-hint = Empuja b2 desde otro lado, o tapa c1.
taifuu-lesson-undo-wrong = Una pieza dorada llega a la fila 1.
taifuu-lesson-undo-done = El movimiento inverso solo estaba prohibido en esta jugada.
taifuu-lesson-line = Tu propia línea también empuja. La fila de Dorado tiene huecos alrededor de d5, pero estorba la dorada de d4. **Empuja de modo que ganes con tu siguiente jugada, haga lo que haga Dorado.**
taifuu-lesson-line-hint = ¿Qué pasa en la columna d si tus piezas de allí suben?
taifuu-lesson-line-wrong = Dorado tiene respuesta.
taifuu-lesson-line-done = Tu pieza de d4 puede ir a c5 o a e5, y Dorado no puede impedir las dos cosas.
