# Results, ratings and lists.

command-stats = Tus resultados, o los de otra persona de este servidor
command-stats-person = De quién. Déjalo vacío para los tuyos
command-stats-game = Qué juego. Déjalo vacío para todos
command-stats-show = Que aquí lo lea todo el mundo
command-leaderboard = La tabla del mes de este servidor, o la lista de un juego
command-leaderboard-game = Qué juego. Vacío: el mes, con todos los juegos
command-leaderboard-show = Que aquí lo lea todo el mundo

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = todos los juegos
# $game: a game; $results: as below.
stats-game = **{ $game }:** { $results }
stats-score = ganadas { $won } · tablas { $drawn } · perdidas { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = desde el puesto { $seat } { $balance }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = puntuación { $rating } ± { $deviation }, máxima { $highest } (partida { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = { $games ->
    [one] puntuación entre { $from } y { $to }, tras { $games } partida clasificatoria
   *[other] puntuación entre { $from } y { $to }, tras { $games } partidas clasificatorias
}
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = últimas partidas { $signs }
# $rivals: people with wins and losses.
stats-rivals = sobre todo contra { $rivals }
# $results: per strength, as below.
stats-computers = contra el bot: { $results }
stats-computer = { $strength } { $won } de { $played }
# $results: per board, as below.
stats-together = en equipo { $results }
stats-board = { $won } de { $played } en { $board } con { $seats } personas
stats-run = { $run ->
    [one] { $run } victoria en equipo
   *[other] { $run } victorias seguidas en equipo
}
# $score: as stats-score.
stats-elsewhere = sin servidor: { $score }
stats-none = Aún no hay partidas acabadas.
stats-only-own = En mensajes directos solo muestro tus propios resultados. En un servidor muestro los de otras personas de allí.
stats-hidden = { $who } no muestra sus resultados.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } y tú: tus puntos van primero**
stats-between-none = Aún no has acabado ninguna partida contra { $who } en este servidor.
stats-you-are-hidden = -# Esto no lo ve nadie más: no sales en ninguna lista, y `/stats` es solo para ti.
stats-choose = Mostrar un juego…
stats-rated = ¿Partidas clasificatorias?
stats-rated-yes = Clasificatorias: sí
stats-rated-ask = Clasificatorias: pregúntame la primera vez
stats-rated-no = Clasificatorias: solo si acepto cada vez
button-graph = Gráfico
button-hide-me = Ocultarme
button-show-me = Mostrarme

leaderboard-title = **{ $game }: quienes mejor juegan aquí**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }-{ $to }, { $games } partida
   *[other] { $place }. { $who } { $from }-{ $to }, { $games } partidas
}
leaderboard-rest = { $count ->
    [one] … y { $count } más
   *[other] … y { $count } más
}
leaderboard-empty = Nadie tiene aún una partida clasificatoria. La primera da una puntuación: `/play` con `rated`.
# $people: those who have a number since a short time.
leaderboard-new = Primera vez aquí, pronto con puntuación: { $people }
leaderboard-others = { $count ->
    [one] { $count } más
   *[other] { $count } más
}
leaderboard-unlisted = { $count ->
    [one] { $count } más juega sin salir en la lista
   *[other] { $count } más juegan sin salir en la lista
}
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = { $games ->
    [one] -# Tú: **{ $from }-{ $to }** tras { $games } partida clasificatoria. Cada una estrecha el margen, que ahora es de { $width }. La puntuación es firme cuando el margen baja a { $certain } y ha habido { $needed } rivales diferentes (hasta ahora, { $rivals }).
   *[other] -# Tú: **{ $from }-{ $to }** tras { $games } partidas clasificatorias. Cada una estrecha el margen, que ahora es de { $width }. La puntuación es firme cuando el margen baja a { $certain } y ha habido { $needed } rivales diferentes (hasta ahora, { $rivals }).
}
leaderboard-own-certain = { $games ->
    [one] -# Tú: **{ $from }-{ $to }** tras { $games } partida clasificatoria.
   *[other] -# Tú: **{ $from }-{ $to }** tras { $games } partidas clasificatorias.
}
leaderboard-on-servers = Una lista es de un servidor, así que pregúntame allí.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Tu puntuación en { $game } en { $games } partidas clasificatorias: de { $first } a { $last }, máxima { $highest } tras la partida { $highestAt }, mínima { $lowest } tras la partida { $lowestAt }.

# Before a player is listed for the first time.
listed-first = Desde ahora sales en `/leaderboard` y en las demás listas de este servidor. Tú decides:

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] enero de { $year }
    [2] febrero de { $year }
    [3] marzo de { $year }
    [4] abril de { $year }
    [5] mayo de { $year }
    [6] junio de { $year }
    [7] julio de { $year }
    [8] agosto de { $year }
    [9] septiembre de { $year }
    [10] octubre de { $year }
    [11] noviembre de { $year }
   *[other] diciembre de { $year }
}
# $month: a month, as above.
month-title = **Tabla de { $month } · todos los juegos**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } partida, ganadas: { $wins }
   *[other] { $place }. { $who } **{ $points }** · { $games } partidas, ganadas: { $wins }
}
month-empty = Nadie tiene puntos todavía.
month-points = -# Una partida acabada da 1 punto; unas tablas, 2; una victoria, 3 (por tiempo, 2). Con más de dos en la mesa cuenta la proporción de rivales que quedan por detrás. Contra la misma persona cuentan tres partidas al mes.
month-own = { $games ->
    [one] -# Tú: **{ $points }** en { $games } partida.
   *[other] -# Tú: **{ $points }** en { $games } partidas.
}
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = Los puntos en barras, en el orden de la lista, de { $month }: { $places }.
month-alt-place = puesto { $place } con { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = No puedo dar el rol del primer puesto del mes en { $server }: está por encima del mío, o me falta **{ permission-manage-roles }**. `/settings` con `champion` muestra lo que necesito.
champion-refused-gone = El rol del primer puesto del mes en { $server } ya no existe. `/settings` con `champion` fija otro.
# $permission: what the bot lacks.
refused-role-permission = Para dar un rol necesito { $permission } en este servidor. Dale ese permiso a mi rol, y fija el otro de nuevo.
refused-role-above = No puedo dar { $role }: está por encima de mi propio rol. Pon el mío por encima en la lista de roles, o elige uno más bajo.
refused-role-managed = No puedo dar { $role }: es de un bot o de una integración. Elige otro.

# Rated lobbies.
lobby-rated = clasificatoria
lobby-asks-rated = **Esta partida es clasificatoria:** su resultado cambia tu puntuación en este servidor, que `/stats` te muestra. ¿Te unes?
button-join-rated = Unirse
button-ask-unrated = Unirse, como amistosa
button-rated-only = Clasificatoria o nada
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people }: alguien prefiere que la partida de { $game } sea amistosa, así que ahora lo es, para toda la mesa. Si la quieres clasificatoria o nada: **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = Estás jugando esta misma posición en una partida clasificatoria, `{ $code }`. Pídelo de nuevo cuando hayas seguido allí.
refused-not-rated = Esta partida no puede ser clasificatoria: solo lo son las de un servidor, entre personas que compiten entre sí.
refused-ratings-off = En este servidor las partidas son amistosas. Quita `rated`.

option-rated = Clasificatoria o no
option-rated-yes = sí
option-rated-no = no, amistosa
command-settings-champion = Un rol para quien encabeza cada mes. Pide Gestionar roles. @everyone: no
settings-champion-off = Rol para el primer puesto del mes: **ninguno**.
settings-champion-on = Rol para el primer puesto del mes: **{ $role }**, según el mes anterior.
settings-champion-refused = Rol para el primer puesto del mes: **no puedo dar { $role }**. Déjame gestionar roles, y pon mi rol por encima.
command-settings-ratings = Si las partidas entre personas son clasificatorias
setting-ratings-choose = si lo dice quien abre
setting-ratings-on = salvo que quien abre diga otra cosa
setting-ratings-off = nunca
settings-ratings = Partidas clasificatorias: **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } ha ganado aquí { $count } partidas seguidas de { $game }.
ending-first-here = -# Primera victoria en { $game } para { $who } en este servidor.
# $moves: how many, eleven or more.
ending-longest = -# La partida de { $game } más larga de aquí: { $moves } jugadas.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Clasificatoria.
ending-rated-new = -# Clasificatoria: { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } de { $from } a { $to }
# $who: the players with fewer than two turns.
ending-too-early = -# No puntúa: menos de dos jugadas de { $who }.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# No puntúa: ausencia de { $who }.
