# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Resuelve el reto de hoy, o practica
command-puzzle-game = Con qué juego practicar. Vacío: el reto de hoy
command-puzzle-level = Fácil, medio o difícil. Vacío: el nivel se adapta a ti
command-puzzle-run = Uno tras otro hasta un fallo: todos, un tema o los fallados
puzzle-level-easy = Fácil ★☆☆
puzzle-level-medium = Medio ★★☆
puzzle-level-hard = Difícil ★★★

puzzle-title = Reto
# $number: of the day; the first day has 1.
puzzle-title-day = Reto { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } mueve y gana.** Solo una jugada mantiene la victoria.
puzzle-task-save = **{ $colour } mueve y hace tablas.** Solo una jugada no pierde.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } mueve y gana con la { $turns ->
        [2] segunda
        [3] tercera
       *[other] última
    } jugada,** haga lo que haga el otro bando.
}
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **Un número se repite donde no debe. Encuéntralo y señálalo.** Vale cualquiera de las dos fichas.
puzzle-task-room = **Tu última ficha no cabe en ningún sitio. Mueve una del tablero para que quepa.** Solo una jugada hace sitio, y recoger una ficha no ayuda.
puzzle-task-fill = **Coloca una ficha de modo que el tablero aún se pueda llenar en equipo.**
# Jinrai.
puzzle-task-strike = **{ $colour } mueve y gana ya, con su propio rayo.**
puzzle-task-guess = **{ $colour } mueve y gana ya, adivinando sin error posible.** ¿Qué nube tiene que llevar el rayo?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } mueve de modo que el siguiente color no pueda ganar en el acto.** Solo una jugada lo logra.
# Mix 3.
puzzle-task-margin = **{ $colour } mueve y logra el mejor resultado,** si lo que sigue se juega bien. Solo una jugada lo logra.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } acaba la partida por delante, como muy tarde con su segunda jugada,** haga lo que haga el otro bando, y tenga este el objetivo que tenga.
puzzle-task-lead = **¿Cuál es la captura? { $colour } saca la mayor ventaja con esta jugada y la siguiente,** haga lo que haga el otro bando. Cuenta el objetivo de { $colour }, pero no el otro.
# Fullend.
puzzle-task-outlast = **Pon una losa de modo que la siguiente tuya gane,** haga lo que haga el otro bando.
puzzle-task-mirror = **Pon la losa que refleja la última:** justo al otro lado del centro de la caja, a la misma distancia de él y en el mismo ángulo.

# $turn: the move that was tried.
puzzle-right = ✅ **Correcto:** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` lo echa a perder.
puzzle-wrong-claim = ❌ No es lo que hay que señalar.
puzzle-wrong-goal = ❌ `{ $turn }` no es la buena.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Sigue:
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **La solución, { $step } de { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# El objetivo del juego: { $goal }
puzzle-left = { $left ->
    [one] Te queda { $left } intento.
   *[other] Te quedan { $left } intentos.
}
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Resuelto al primer intento.** { $solution }
    [2] **Resuelto al segundo intento.** { $solution }
   *[other] **Resuelto al tercer intento.** { $solution }
}
puzzle-failed = **La solución:** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , y luego, tras `{ $answer }`: `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Días con reto resuelto: { $days } de los últimos 30; mejor racha: { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = Tus marcas aparecerán enseguida en la publicación del reto. Para enseñarlas en otro sitio, copia esto:
    ```
    { $line }
    ```
puzzle-share = Para enseñarlo a otra gente, copia esto. No dice nada de la solución.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino, reto { $number } · { $subject } · { $marks }
puzzle-all-tried = Has probado todos los retos de { $game } de este nivel. Los fallados vuelven tras una semana.
puzzle-every-tried = Has probado todos los retos de { $game }. Los fallados vuelven tras una semana.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = { $game } no tiene retos de este nivel: { $level }. Tiene { $levels }.
puzzle-no-puzzles = { $game } aún no tiene retos. `/puzzle` a secas abre el reto del día.
puzzle-none = Hoy no hay reto. Con `/puzzle` y un juego puedes practicar.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = Amenaza con ganar de dos maneras a la vez.
puzzle-theme-quiet = No amenaza nada: al otro bando se le acaban las buenas jugadas.
puzzle-theme-only-stop = Todas las respuestas menos una pierden en el acto.
puzzle-theme-gift = Entrega una pieza.
puzzle-theme-by-their-hand = Quien lo remata es el otro bando.
puzzle-theme-forbidden-answer = La mejor respuesta no está permitida.
puzzle-theme-by-one = Justo a tiempo: el otro bando iba a ganar.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = Todos, cada vez más difíciles
puzzle-run-of-missed = Los que fallé
puzzle-run-of-two-at-once = Tema: dos amenazas a la vez
puzzle-run-of-quiet = Tema: una jugada tranquila
puzzle-run-of-only-stop = Tema: solo vale una respuesta
puzzle-run-of-gift = Tema: un regalo
puzzle-run-of-by-their-hand = Tema: lo remata el otro bando
puzzle-run-of-forbidden-answer = Tema: la mejor respuesta no está permitida
puzzle-run-of-by-one = Tema: justo a tiempo
puzzle-run-of-best = Mejores rachas de la semana
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# Resueltos en esta racha: { $length }. El primer fallo la termina.
puzzle-run-on = **Resueltos en esta racha: { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **La racha ha acabado.** Resueltos: { $length }; tu mejor de esta semana: { $best }.
puzzle-run-none-left = No queda ningún reto para esta racha. Resueltos: { $length }. Puedes volver a los que fallaste.
puzzle-run-none-missed = No has fallado ninguno.
puzzle-runs-title = **Mejores rachas de la semana**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Nadie tiene aún una racha.
puzzle-runs-own = -# Tú: **{ $length }**
button-new-run = Nueva racha
button-best-runs = Lo mejor de la semana

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = Lo han intentado: { $tried }; lo han resuelto: { $solved }.
puzzle-post-more = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
# $solution: moves and what was behind them.
puzzle-post-solution = Solución: ||{ $solution }||
puzzle-post-yesterday = Solución de ayer: ||{ $solution }||
puzzle-post-paused = -# Nadie lo ha intentado en dos semanas, así que pongo el reto en pausa. `/settings` lo reanuda.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = No puedo publicar el reto del día en { $channel }: allí me faltan permisos ({ $permissions }). La moderación puede darlos en **{ path-channel-permissions }**. Lo sigo intentando. `/settings` con `puzzles` elige otro canal.
puzzle-refused-gone = El canal que elegiste para el reto del día ya no existe: { $server }. Allí, `/settings` con `puzzles` elige otro, y `puzzles-at: off` lo quita.
puzzle-refused = Discord no me deja publicar el reto del día en { $channel }. Lo sigo intentando. `/settings` con `puzzles` elige otro canal.
puzzle-thread = Reto { $number }, con spoilers
# $thread: a link to it.
puzzle-talk = Los spoilers tienen su lugar en { $thread }.
puzzle-no-thread = Aquí no puedo abrir un hilo. La moderación puede permitirlo con { permission-create-threads }.
puzzle-talk-later = Discord no ha abierto el hilo. Pulsa el botón de nuevo en un momento.
button-try = Intentar
button-try-puzzle = Intentar el reto
button-talk = Charla (spoilers)
button-share-marks = Compartir
button-next-puzzle = Otro reto
button-tomorrow = Recordármelo mañana
button-how = Cómo se juega
