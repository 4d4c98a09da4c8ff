# Contests: everybody meets everybody, or rounds of a Swiss contest.

command-contest = Torneos de un juego
command-contest-new = Abre un torneo en este canal
command-contest-new-kind = Quién se enfrenta a quién
command-contest-new-game = Qué juego
command-contest-new-pace = A qué ritmo. Vacío: el de este servidor
command-contest-new-rounds = Rondas: 2 a 9 de un torneo suizo, 3 a 5 de mesas
command-contest-new-starts = En cuántos días empieza, de 2 a 28
command-contest-new-name = Nombre
command-contest-card = Mira un torneo
command-contest-card-contest = Cuál
command-contest-list = Los torneos de este servidor
command-contest-leave = Deja un torneo antes de que empiece
command-contest-leave-contest = Cuál
command-contest-withdraw = Retírate de un torneo en marcha
command-contest-withdraw-contest = Cuál
command-contest-start = Pregunta ya quién juega, o empieza
command-contest-start-contest = Cuál
command-contest-stop = Detén un torneo
command-contest-stop-contest = Cuál
command-contest-new-final = Una final tras la última ronda, entre los 2 o 4 primeros puestos

# The kinds, in a menu.
option-contest-pairs = pairs: cada cual contra cada rival, 3 a 10 personas
option-contest-swiss = swiss: unas rondas contra rivales de nivel parecido, de 8 a 200 personas
# The finals, in a menu. A meeting is two games.
option-final-none = ninguna: decide la clasificación
option-final-2 = 2: otro enfrentamiento entre los dos primeros puestos
option-final-4 = 4: semifinales y final, o dos partidas de los cuatro en una mesa
option-contest-tables = tables: tres o cuatro por mesa, de 3 a 64 personas
option-contest-together = together: equipos que juegan juntos, de 4 a 64 personas
# The name of a contest to which none was given.
contest-name = Torneo de { $game }

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Cada cual se enfrenta una vez a cada rival ({ $pace }).
# $rounds: a number.
contest-swiss = Sistema suizo, rondas: { $rounds } ({ $pace }).
contest-swiss-open = Sistema suizo, con rondas según cuánta gente juegue ({ $pace }).
contest-tables = Mesas de tres y de cuatro, rondas: { $rounds } ({ $pace }).
contest-together = Equipos de dos a cuatro personas juegan juntos, en tres tableros ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = Empieza: { $when }. A quienes se hayan unido les pregunto dos días antes: { $called }.
contest-called = Empieza: { $when }. Solo juega quien dice que participa.
# $until: a date.
contest-runs = Acaba con su última partida; fecha límite: { $until }. Unas vacaciones añaden 7 días como mucho.
# $round, $rounds: numbers.
contest-round = Ronda { $round } de { $rounds }; fecha límite: { $until }. Las vacaciones añaden 7 días en total como mucho.
contest-is-over = Ha acabado.
contest-was-stopped = Torneo detenido.
# $fewest: a number.
contest-was-few = No se celebra: muy poca gente ha dicho que juega; mínimo: { $fewest }.
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Inscripciones ({ $count }): { $people }
# $count: how many have said that they play.
contest-in = Participan ({ $count }): { $people }
contest-nobody = Aún no se ha unido nadie.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (se retiró)
# Small print of the card.
contest-rules-pairs = -# Un enfrentamiento son dos partidas a la vez, puestos cambiados. Con hasta cinco personas, todos los enfrentamientos son simultáneos; con más, cada cual tiene tres a la vez como mucho.
contest-rules-swiss = -# Un enfrentamiento son dos partidas a la vez, con los puestos cambiados. La siguiente ronda empieza cuando acaba el último enfrentamiento. Si en una ronda no tienes rival, cuenta como ganar una de las dos partidas.
contest-rules-tables = -# Cada ronda tiene mesas nuevas, con otros rivales y otros puestos. Puntos en una mesa: 1 por ganar a todos, ½ por ganar a la mitad, y así. Después cuentan los primeros puestos y luego los puntos de los mejores rivales. La siguiente ronda empieza cuando acaba la última mesa.
contest-rules-together = -# Los equipos se forman para que tengan la misma fuerza. Cada uno juega con sus propios repartos, un tablero tras otro: 4x, ON3ROWS, 6x. Cuentan los tableros ganados y luego las fichas colocadas.
button-contest-join = Unirse
button-contest-leave = Salir
button-contest-standing = Clasificación
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = Después juegan una final quienes ocupan los { $count } primeros puestos.
# $until: a date.
contest-likely = Fin probable, más o menos: { $until }.
# A final goes on. $until: a date.
contest-semis = Semifinales; fecha límite: { $until }. Las vacaciones añaden 7 días en total como mucho.
contest-finals = La final; fecha límite: { $until }. Las vacaciones añaden 7 días en total como mucho.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Semifinal: { $one } – { $other } (**{ $points }**)
contest-last = En la final: { $one } – { $other } (**{ $points }**)
contest-last-table = Final en una mesa: { $players }
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line }: igualdad a puntos, { $who } ganó en menos jugadas.
contest-by-place = { $line }: igualdad a puntos, { $who } tenía antes mejor posición.
contest-by-absence = { $line }: { $who } sigue, la otra persona se retiró.
# On the card while a latecomer can press the button.
contest-place-free = Una persona se retiró antes de que acabara una partida suya: hay un puesto libre.
button-contest-take = Ocupar un puesto
# Small print of the card.
contest-rules-final = -# Un enfrentamiento de la final son también dos partidas. Con los mismos puntos gana quien hizo menos jugadas propias en la partida que ganó, y con las mismas jugadas, quien tenía antes mejor posición.
contest-rules-final-table = -# La final son dos partidas en una sola mesa, con el orden de los puestos invertido en la segunda. En caso de empate a puntos, cuenta la mejor posición antes de la final.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = La tabla del torneo, con sus filas en el orden de la lista. Puntos: { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = La final, con los números de la lista en lugar de los nombres. { $meetings }
contest-alt-teams = La tabla de los equipos, con sus filas en el orden de la lista: { $points }.
contest-decimal = { $whole },{ $hundredths }
contest-team-points = tableros: { $boards }, fichas: { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } empieza:** { $when }. ¿Juegas? Sin respuesta, no participas.
button-contest-in = Me apunto
button-contest-out = Esta vez no

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name } ha acabado.**
contest-stopped = **{ $name }: torneo detenido.** Las partidas en marcha siguen.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = **{ $name }**: torneo abierto. Su tarjeta va a { $channel }: allí puede unirse cualquiera.
# $when: date and time.
contest-joined = **{ $name }**: estás en el torneo. Comienzo: { $when }. Dos días antes te pregunto si juegas.
contest-is-in = **{ $name }**: juegas. Empieza: { $when }.
contest-is-out = **{ $name }**: no juegas. Hasta que empiece aún puedes unirte en su tarjeta.
contest-left-it = **{ $name }**: has dejado el torneo.
contest-ask-withdraw = **{ $name }**: ¿te retiras? No podrás volver. Tus partidas en marcha siguen. Si has jugado menos de la mitad de tus partidas, ninguna cuenta en la clasificación. Si no, tus rivales ganan las que no han empezado.
button-contest-withdraw = Sí, retirarme
contest-ask-withdraw-tables = **{ $name }**: ¿te retiras? No podrás volver. Tu partida en marcha sigue. Si has jugado menos de la mitad de tus mesas, ninguna cuenta en la clasificación. Si no, se quedan.
contest-ask-withdraw-together = **{ $name }**: ¿te retiras? No podrás volver. Tu partida en marcha sigue. Tu equipo juega los siguientes tableros sin ti.
contest-withdrew = **{ $name }**: te has retirado. Tus partidas en marcha siguen.
contest-ask-stop = **{ $name }**: ¿detener el torneo para todo el mundo? Las partidas en marcha siguen, no empieza nada más.
button-contest-stop = Sí, detener
contest-has-stopped = **{ $name }**: torneo detenido.
contest-starts = **{ $name }** empieza: { $when }. Ahora pregunto a quienes se han unido.
contest-starts-now = **{ $name }** empieza ya, con quienes han dicho que juegan.
contest-goes-on = **{ $name }**: sigues en el torneo.
contest-took-pairs = Ya tienes un puesto en **{ $name }**, y te enfrentas a cada rival.
contest-took-swiss = Ya tienes un puesto en **{ $name }**, y juegas desde la próxima ronda.
# $place: a number; $points: such as 7 or 7½.
contest-own = Tu posición: { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = Los torneos de aquí:
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = empieza: { $when }
contest-state-running = en marcha
contest-list-none = Aquí no hay ningún torneo abierto. `/contest new` abre uno.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** en { $place } empieza: { $until }. Estás en el torneo, así que pregunto: ¿juegas? Sin respuesta, no participas.
contest-lost = **{ $name }** en { $place }: has perdido una partida por tiempo. Pulsa **{ button-league-go }** si sigues; plazo: { $until }. Sin respuesta, o tras perder otra partida por tiempo, te retiro del torneo.

refused-contest-on-servers = Los torneos son de un servidor, así que usa `/contest` allí.
refused-no-contest = No he encontrado ese torneo aquí. `/contest list` muestra los que están abiertos.
refused-contest-not-for-two = { $game } no tiene torneos: hace falta un juego de dos, uno contra otro.
refused-contest-not-for-tables = { $game } no tiene mesas: hace falta un juego de tres o más, unos contra otros. Cambia `game` o `kind`.
refused-contest-not-together = { $game } no se juega en equipo: para eso está Mindoku. Cambia `game` o `kind`.
refused-contest-pace = Ningún torneo de este juego se juega a ese ritmo. Elige otro `pace`: fast o normal valen para todos los juegos.
refused-contest-name = Un nombre tiene como mucho 40 letras, cifras y signos sencillos. Elige otro `name`.
refused-contest-name-taken = Aquí ya hay un torneo abierto con ese nombre: **{ $name }**. Elige otro `name`.
# $most: a number.
refused-contest-rounds = Un torneo suizo tiene de 2 a { $most } `rounds`, uno de mesas de 3 a 5, y los demás ninguna. Cambia o quita `rounds`.
refused-contest-no-final = Un circuito no tiene final, y tampoco un torneo en el que un equipo juega junto. Quita `final`.
refused-contest-days = Un torneo empieza en un plazo de 2 a 28 días. Cambia o quita `starts`.
refused-contests-too-many = Este servidor ya tiene diez torneos. `/contest list` los muestra: espera a que acabe uno.
refused-contests-off = Este servidor no abre torneos. Quien lo gestiona puede permitirlos: `/settings` con `contests`.
refused-contests-of-moderators = Aquí abre torneos la moderación. Pídeselo, o deja que quien gestiona el servidor cambie `contests` en `/settings`.
refused-contest-not-yours = Eso solo pueden hacerlo la moderación y quien abrió este torneo. Pídeselo.
# $fewest: a number.
refused-contest-too-few = Muy poca gente ha dicho que juega; mínimo: { $fewest }. Espera a que haya más: el torneo empieza por sí solo a la hora que dice su tarjeta.
refused-contest-closed = Este torneo ya ha empezado, así que su lista de participantes no cambia. `/contest card` muestra cómo va.
refused-contest-ended = Este torneo ha acabado. `/contest list` muestra los que están abiertos.
refused-contest-full = Este torneo está completo. Se libera una plaza cuando sale otra persona.
refused-in-contest = Ya estás en este torneo.
refused-not-in-contest = No estás en este torneo.
refused-contest-not-playing = No juegas en este torneo, o no está en marcha. `/contest card` muestra cómo va.
refused-contest-not-asked = Esta pregunta ha caducado, y no ha cambiado nada. `/contest card` muestra cómo va el torneo.
refused-contest-no-place = Aquí ya no queda ningún puesto libre. `/contest list` muestra los torneos abiertos.
refused-contest-was-in = Te has retirado de este torneo, y no se puede volver. `/contest list` muestra los que están abiertos.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour: un año, cada 14 días un torneo pequeño de un juego distinto
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · un circuito con todos los juegos
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Circuito con todos los juegos
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = Cada 14 días empieza un torneo pequeño, cada vez de un juego distinto. Torneos en un año: { $count } ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Terminados: { $over } de { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Siguiente: { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = Ya han empezado todos sus torneos.
# Small print of the card.
contest-rules-tour = -# Un torneo pequeño da hasta 10 puntos, según tu parte de los puntos posibles, y 3 más si juegas hasta el final. Cuentan tus mejores resultados, tantos como dos tercios de los torneos terminados. Antes de cada torneo pregunto a quienes jugaron el anterior. Las demás personas se unen en la tarjeta del torneo. Con más de diez personas, un juego para dos se juega en rondas suizas.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = La clasificación del circuito. Puntos, en el orden de la lista: { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = **{ $name }**: el circuito está abierto. Su tarjeta llega a { $channel }, igual que las de los torneos pequeños: en ellas puede unirse cualquiera.
contest-ask-stop-tour = **{ $name }**: ¿detener el circuito para todo el mundo? Los torneos pequeños abiertos o en marcha siguen, pero no se abrirá ninguno más.
refused-contest-tour-pace = Un circuito se juega siempre a ritmo rápido. Elige «rápido» o quita `pace`.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** en { $place }. Inicio: { $until }. Te uniste o jugaste el torneo anterior, así que te pregunto: ¿juegas? Sin respuesta, no participas.
