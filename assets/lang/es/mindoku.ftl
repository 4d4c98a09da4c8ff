# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = un { $value }

mindoku-over = La partida ha acabado.
mindoku-all-won = Victoria de todo el equipo.
mindoku-all-lost = Derrota de todo el equipo.
# $tokens: for each value its cells.
mindoku-board = En el tablero: { $tokens }.
mindoku-board-empty = El tablero está vacío.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } en { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = La mano de { $seat }: { $values }.
mindoku-hand-none = { $seat } no tiene fichas.
mindoku-hand-closed = { $seat } tiene { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}.
mindoku-hand-left = { $seat } ha dejado la partida.

mindoku-report-place = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} { $token } en { $cell }.
mindoku-report-place-last = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} { $token } en { $cell }, la última ficha de la mano.
mindoku-report-undone = { $seat ->
    [self] Pruebas
   *[other] { $seat } prueba
} { $token } en { $cell } como última ficha de la mano: es un duplicado. Vuelve a la mano, y el turno se pierde.
mindoku-report-lost = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} { $token } en { $cell }: es un duplicado.
# $value: of a token everybody could see before.
mindoku-report-move = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} el { $value } de { $from } a { $cell }.
mindoku-report-take = { $seat ->
    [self] Recoges
   *[other] { $seat } recoge
} el { $value } de { $cell }.
# $to: who gets the token.
mindoku-report-sent-back = { $seat ->
    [self] Señalas
   *[other] { $seat } señala
} un duplicado: el { $value } de { $cell } vuelve a { $to ->
    [self] tu mano, y pierdes el turno
   *[other] la mano de { $to }, que pierde el turno
}.
mindoku-report-claim = { $seat ->
    [self] Señalas
   *[other] { $seat } señala
} un duplicado: el { $value } de { $cell } va a { $to ->
    [self] tu mano
   *[other] la mano de { $to }
}.
# What is known of the last deed afterwards.
mindoku-report-claimed = { $seat ->
    [self] Señalas
   *[other] { $seat } señala
} un duplicado: el { $value } pasa de { $cell } a { $to ->
    [self] tu mano
   *[other] la mano de { $to }
}.

mindoku-prompt = ¿Colocar una ficha, mover una o recoger una?
mindoku-prompt-place = ¿Qué ficha colocas?
mindoku-prompt-place-1 = ¿En qué casilla?
mindoku-prompt-move = ¿Qué ficha mueves?
mindoku-prompt-move-1 = ¿Adónde va?
mindoku-prompt-take = ¿Qué ficha recoges?
mindoku-prompt-claim = ¿Qué ficha es un duplicado?
mindoku-prompt-claim-1 = ¿Quién la recibe?

mindoku-card = { $count ->
    [0] Tu mano está vacía.
   *[other] Tu mano: { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = colocar
mindoku-label-move = mover
mindoku-label-take = recoger
mindoku-label-to = para { $seat }

# Why what was typed is no turn.
mindoku-why-none = No tienes ningún { $value }.
mindoku-why-duplicate = Uno de sus grupos ya tiene un { $value }.

# /play mindoku
play-mindoku = Coloca todas tus fichas según las reglas del sudoku
play-mindoku-board = El tablero
play-mindoku-board-4x = 4x: 4 por 4, de 2 a 4 personas
play-mindoku-board-on3rows = ON3ROWS: un rombo de 25 círculos, de 2 a 5 personas
play-mindoku-board-6x = 6x: 6 por 6, de 2 a 6 personas
play-mindoku-board-9x = 9x: 9 por 9, de 2 a 6 personas
play-mindoku-mode = Contra rivales o en equipo
play-mindoku-mode-competitive = Competitivo: manos ocultas, gana quien antes coloca todo
play-mindoku-mode-cooperative = Cooperativo: manos abiertas, se coloca todo en equipo
play-mindoku-referee = Quién detecta los duplicados (solo en competitivo)
play-mindoku-referee-players = La mesa: los duplicados se buscan y se señalan
play-mindoku-referee-bot = El bot: no deja colocar un duplicado
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = competitivo
shown-mindoku-mode-cooperative = cooperativo
shown-mindoku-referee-players = la mesa busca los duplicados
shown-mindoku-referee-bot = el bot rechaza los duplicados
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] En equipo, colocar todas las fichas, sin ningún valor dos veces en una fila, columna o sector: un duplicado es la derrota de todo el equipo.
   *[other] Coloca todas tus fichas antes que nadie, sin ningún valor dos veces en una fila, columna o sector.
}
pitch-mindoku = Sudoku alrededor de una mesa: coloca todas tus fichas y caza los duplicados
length-mindoku = de 5 a 20 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = Triunfa la mano más ligera: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = Buen ojo para los números: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Sudoku alrededor de una mesa, y { $first } va por delante de { $others } tras { $moves } jugadas.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Cada ficha en su sitio: victoria en equipo de { $first }, con { $moves } fichas colocadas.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Ni un duplicado: victoria en equipo de { $first }. Resultado: { $moves } fichas.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = Sudoku completo, en equipo: { $first }. Resultado: { $moves } fichas.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = Por muy poco: derrota en equipo de { $first }. Resultado: { $moves } fichas.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = Esta vez gana el sudoku: derrota en equipo de { $first }. Resultado: { $moves } fichas.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = ¿Otro intento? Derrota en equipo de { $first }. Resultado: { $moves } fichas.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Deshazte de tus fichas antes que nadie y ganas.** Es un sudoku: ningún número dos veces en una fila, columna o sector. Tienes 1, 2, 3 y 4. **Coloca una.** Nadie te dice si repite un número.
mindoku-lesson-place-hint = Aún no hay ningún 4 en el tablero.
mindoku-lesson-place-wrong = Eso repite un número, o no coloca ninguno.
mindoku-lesson-claim = Dorado acaba de colocar un 3 en b4. Hay dos 3 en la columna b: **señálalo**, con **{ button-claim }**. El 3 vuelve a la mano de Dorado, y su jugada se pierde. Señalar mal no cuesta nada.
mindoku-lesson-claim-hint = Mira b4, la casilla con las esquinas marcadas.
mindoku-lesson-claim-wrong = Lo que has señalado no es correcto: la última jugada de Dorado fue b4.
mindoku-lesson-late = Has seguido jugando, y los dos 3 siguen ahí. Aún puedes señalar uno: ya no se deshace la jugada de Dorado, pero la ficha va a su mano. **Dale una a Dorado.**
mindoku-lesson-late-hint = Los dos 3 están en el sector de arriba a la izquierda: b3 y b4.
mindoku-lesson-late-wrong = Lo que has señalado no es correcto: ahí solo los 3 están dos veces.
mindoku-lesson-room = Tu última ficha es un 3, y no cabe en ningún sitio. **Mueve una ficha, o recoge una, para que quepa.**
mindoku-lesson-room-hint = El 2 de a2 puede moverse a b1.
mindoku-lesson-room-wrong = Tu 3 sigue sin caber, o se repite otra cosa.
mindoku-lesson-room-done = Al mover, tu mano sigue en una. Al recoger, pasa a dos.
mindoku-lesson-last = Tu última ficha, sin duplicado, gana en el acto. Con duplicado vuelve, y la jugada se pierde. **Coloca el 4.**
mindoku-lesson-last-hint = La fila 4 y la columna c ya tienen un 4.
mindoku-lesson-last-wrong = El 4 sigue en tu mano: un duplicado vuelve.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku en equipo
mindoku-together-lesson-hands = **Si el equipo coloca todas las fichas, gana todo el equipo.** Las manos están abiertas, y solo se colocan fichas. Un duplicado es la derrota de todo el equipo. **Coloca una ficha que no repita nada en su fila, columna o sector.**
mindoku-together-lesson-hands-hint = Tu 3 cabe en b3 y en d1.
mindoku-together-lesson-hands-wrong = Ese número ya está en esa fila, columna o sector.
mindoku-together-lesson-only = Dorado solo tiene cuatros. Una casilla no admite más que un 2, así que solo tú puedes llenarla. **Llénala.**
mindoku-together-lesson-only-hint = La fila 3 tiene un 1 y un 3; la columna d, un 3 y un 4.
mindoku-together-lesson-only-wrong = Otra casilla no admite más que un 2, y Dorado no tiene ninguno.
mindoku-together-lesson-only-done = Dorado nunca habría podido llenar d3.
mindoku-together-lesson-leave = Dorado tiene un 3 y un 4. Cada uno cabe en una sola casilla. **Coloca una ficha y deja esas dos casillas a Dorado.**
mindoku-together-lesson-leave-hint = El 3 solo cabe en a1; el 4, solo en b3.
mindoku-together-lesson-leave-wrong = Esa casilla necesita otro número.
mindoku-together-lesson-leave-done = Mira las otras manos antes de colocar.
mindoku-together-lesson-lines = El tablero `on3rows` no tiene sectores. Cada círculo está en tres líneas, y en ninguna puede repetirse un número. **Coloca una ficha que no repita nada.**
mindoku-together-lesson-lines-hint = Tu 5 cabe en b4 y en c3.
mindoku-together-lesson-lines-wrong = Una de las tres líneas de ese círculo ya tiene ese número.
mindoku-together-lesson-lines-done = Una partida así se abre con `/play mindoku` y `mode: cooperative`.
