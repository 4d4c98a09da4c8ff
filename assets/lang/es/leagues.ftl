# Leagues: seasons in groups, which begin and end by themselves.

command-league = Temporadas en grupos que empiezan y acaban solas
command-league-new = Abre la liga de un juego en este canal
command-league-new-game = Qué juego, de los de dos
command-league-new-pace = A qué ritmo. Vacío: el de este servidor
command-league-card = Mira una liga: sus grupos y cuándo sigue
command-league-card-game = La liga de qué juego
command-league-join = Juega desde la próxima temporada
command-league-join-game = La liga de qué juego
command-league-leave = Deja una liga
command-league-leave-game = La liga de qué juego
command-league-once = Jugar la próxima temporada y dejar después la liga

command-league-once-game = La liga de qué juego

# The card, the beginning of which is always the same. $game: the game.
league-title = **Liga de { $game }**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Temporada { $season }, { $pace }. Acaba con su última partida; fecha límite: { $until }. Quien se une juega desde la próxima temporada.
# $when: date and time.
league-next = La temporada { $season } ({ $pace }) empieza sola: { $when }. Hay que unirse antes.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = { $count ->
    [one] Una temporada ({ $pace }) empieza sola con { $fewest } personas: falta { $count }.
   *[other] Una temporada ({ $pace }) empieza sola con { $fewest } personas: faltan { $count }.
}
league-rests = La próxima temporada aún no tiene fecha: muy poca gente ha dicho que juega, o aquí las ligas están desactivadas.
# $people: those who play the next season.
league-people = Participan ({ $count }): { $people }
# $count: further people who are not named.
league-more = { $count } más
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Grupo { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# En un grupo, cada cual se enfrenta una vez a cada rival: dos partidas a la vez, puestos cambiados, en { $most } enfrentamientos simultáneos como mucho. Después suben los primeros puestos y bajan los últimos.
button-league-join = Unirse
button-league-leave = Salir
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] La tabla de la temporada, con sus filas en el orden de la lista. { $groups }
   *[other] Las tablas de { $count } grupos, con sus filas en el orden de la lista. { $groups }
}
# $points: the points of the rows, joined.
league-alt-group = Grupo { $group }: { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **Liga de { $game }: la temporada { $season } ha acabado.**
# $people: who is first, or who shares the first place.
league-first = Primer puesto del grupo { $group }: { $people } (**{ $points }**).
league-up = Suben un grupo: { $people }.

# Answers to one player alone.
league-opened = La liga de **{ $game }** está abierta. Su tarjeta va a { $place }: allí puede unirse cualquiera, y sus temporadas empiezan y acaban solas.
league-joined = Estás en la liga de **{ $game }**, hasta que la dejes.
league-joined-once = Estás en la liga de **{ $game }**, para su próxima temporada.
# $until: a date.
league-after-season = Hay una temporada en marcha; fecha límite: { $until }. Tú juegas desde la siguiente.
# $when: date and time.
league-from = Tu temporada empieza: { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] Ya hay gente suficiente para una temporada: su fecha sale en la tarjeta.
    [one] Tu temporada empieza en cuanto se una { $count } persona más.
   *[other] Tu temporada empieza en cuanto se unan { $count } personas más.
}
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] Aquí juega alguien a quien has bloqueado: { $people }. No habrá enfrentamiento.
   *[other] Aquí juega gente a la que has bloqueado: { $people }. No habrá enfrentamientos.
}
league-left-it = Has dejado la liga de **{ $game }**. Tus partidas en marcha siguen.
league-withdrew = Has dejado la liga de **{ $game }**. Tus partidas en marcha siguen; las otras no empiezan.
league-is-in = Juegas la próxima temporada de la liga de **{ $game }**.
league-is-out = No juegas la próxima temporada de la liga de **{ $game }**. Aún puedes unirte en su tarjeta.
league-goes-on = Sigues en la liga de **{ $game }**.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = La próxima temporada de la liga de **{ $game }** en { $place } empieza: { $until }. En la última perdiste una partida por tiempo, así que pregunto: ¿juegas?
button-league-in = Me apunto
button-league-out = Esta vez no
league-lost = Has perdido por tiempo una partida de la liga de **{ $game }** en { $place }. Pulsa **{ button-league-go }** si sigues; plazo: { $until }. Sin respuesta, o tras perder otra partida por tiempo, tus otros enfrentamientos no empiezan.
button-league-go = Sigo
league-left = Ya no estás en la liga de **{ $game }** en { $place }: perdiste partidas por tiempo allí, y no te he visto en un mes. Puedes volver cuando quieras.
button-league-again = Unirse de nuevo

refused-league-on-servers = Las ligas son de un servidor, así que usa `/league` allí.
refused-no-league = Aquí aún no hay liga de { $game }. `/league new` abre una.
refused-league-not-for-two = { $game } no tiene liga: hace falta un juego de dos, uno contra otro.
refused-league-pace = Ninguna temporada de este juego se juega a ese ritmo. Elige otro `pace`: fast o normal valen para todos los juegos.
refused-league-running = Hay una temporada en marcha, y mantiene su ritmo. Entre dos temporadas, `/league new` lo cambia.
refused-leagues-off = Este servidor no abre ligas. Quien lo gestiona puede permitirlas: `/settings` con `contests`.
refused-leagues-of-moderators = Aquí abre ligas la moderación. Pídeselo, o deja que quien gestiona el servidor cambie `contests` en `/settings`.
refused-not-in-league = No estás en esta liga.
refused-in-league = Ya estás en esta liga.
refused-league-not-asked = Esta pregunta ha caducado, y no ha cambiado nada. `/league card` muestra cómo va la liga.
