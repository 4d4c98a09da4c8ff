# Kudosu.

kudosu-maple = arce
kudosu-zebrawood = zebrano
kudosu-padouk = padauk
kudosu-walnut = nogal

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = En el tablero: { $woods }.
kudosu-lies = { $wood } en { $cells }
kudosu-empty = El tablero está vacío.
# $cells: free ones.
kudosu-closed = Ya no cabe ninguna madera en { $cells }.
# $woods: as in the next one.
kudosu-owns = { $seat } tiene aún { $woods }.
kudosu-some = { $count } de { $wood }
kudosu-owns-nothing = A { $seat } no le quedan piezas.
kudosu-last = Última jugada: { $seat } coloca { $wood } en { $cell }.

kudosu-report = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} { $wood } en { $cell }.
kudosu-report-stuck = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} { $wood } en { $cell }, y { $other ->
    [self] ya no puedes
   *[other] { $other } ya no puede
} colocar nada.

# The letters of the text board, which are the same in every language.
kudosu-legend = M arce  Z zebrano  P padauk  W nogal

kudosu-prompt = ¿Qué madera colocas?
kudosu-prompt-1 = ¿En qué casilla?

# Why what was typed is no turn.
kudosu-why-none = Ya no te queda { $wood }.
kudosu-why-barred = Ya hay { $wood } en esta fila, columna o sector.

# /play kudosu
play-kudosu = Sudoku al revés. Deja a tu rival sin sitio para una pieza
goal-kudosu = Deja a tu rival sin sitio para una pieza.
pitch-kudosu = Sudoku al revés: bloquea casillas hasta que a tu rival no le quede ninguna
length-kudosu = unas 6 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = No queda sitio: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = { $first } ocupa el último buen sitio y gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Sudoku al revés, victoria a derechas: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Deja a Dorado sin sitio para una pieza y ganas.** Cuatro maderas, dos piezas de cada una para ti y para Dorado. Colocas una de las tuyas donde su madera aún no esté en esa fila, columna o sector. **Coloca una pieza.**
kudosu-lesson-fits = Cuenta la madera, no de quién es la pieza. Las dos piezas de nogal de a1 y c3 cierran al nogal sus filas, columnas y sectores. **Coloca nogal.**
kudosu-lesson-fits-hint = Al nogal solo le quedan abiertas las filas 2 y 4 y las columnas b y d. Mira también los sectores.
kudosu-lesson-fits-wrong = Eso no es nogal.
kudosu-lesson-fits-done = Ese era el último sitio para el nogal. Ya nadie puede colocarlo.
kudosu-lesson-none = La partida acaba cuando quien tiene el turno no puede colocar nada. Dorado aún tiene arce y nogal, y les queda poco sitio. **Deja a Dorado sin ningún sitio.**
kudosu-lesson-none-hint = Dorado podría colocar arce o nogal en b4, y nogal en a4, b1 y b3. ¿Qué pieza cierra todo eso?
kudosu-lesson-none-wrong = A Dorado aún le queda sitio.
kudosu-lesson-none-done = El nogal en b4 ocupa la última casilla del arce y cierra al nogal a4, b1 y b3.
kudosu-lesson-shut = Ahora Dorado está cerca: una pieza de padauk te dejaría sin nada. **Coloca de modo que Dorado no pueda ganar con la siguiente jugada.**
kudosu-lesson-shut-hint = Solo queda un sitio para el padauk. Tú también tienes padauk.
kudosu-lesson-shut-wrong = Dorado coloca padauk en d4, y no te queda sitio.
kudosu-lesson-shut-done = Lo que colocas tú, ya no puede colocarlo Dorado.
kudosu-lesson-count = Cuenta lo que Dorado puede colocar, y lo que puedes colocar tú después. **Coloca de modo que ganes con tu siguiente jugada, haga lo que haga Dorado.**
kudosu-lesson-count-hint = ¿Puede una pieza tuya cerrar todos los sitios del zebrano y ocupar el último del nogal?
kudosu-lesson-count-wrong = Dorado tiene respuesta.
kudosu-lesson-count-done = A Dorado solo le queda padauk por colocar, y tras cada uno de sus cuatro sitios puedes acabar la partida.
kudosu-lesson-last = Si quedan jugadas en número impar, contando la tuya, la última pieza la colocas tú. Con cada pieza puedes cerrar más o menos casillas. **Encuentra la única pieza con la que ganas, por bien que juegue Dorado.**
kudosu-lesson-last-hint = ¿Qué única casilla está abierta al zebrano, que ya solo tiene Dorado?
kudosu-lesson-last-wrong = Si juega bien, ahora la última pieza la coloca Dorado.
kudosu-lesson-last-done = El zebrano en c2 habría sido solo de Dorado. Ahora los dos bandos tienen los mismos sitios, y mueve Dorado.
