# What a server settles, and what it rules out.

command-settings = Muestra y cambia cómo se juega en este servidor
command-settings-open-in = Un canal donde abrir partidas. Sin ninguno: en todos
command-settings-not-in = Un canal que quitar de esa lista
command-settings-threads = Si cada partida tiene su propio hilo
command-settings-pace = El ritmo de partida por defecto
command-settings-computer = El nivel del bot por defecto
command-settings-language = Idioma de salas de espera y paneles, no de lo privado
command-settings-puzzles = Un canal para un reto al día
command-settings-puzzles-at = A qué hora, como 08:00 u 8am, u off
command-settings-puzzles-zone = Ciudad, país o desfase de esa hora: Madrid, México, UTC+1
command-settings-week = Un canal para un mensaje a la semana sobre las partidas
command-settings-week-day = Qué día
command-settings-week-at = A qué hora, como 18:00 o 6pm, u off
command-settings-week-zone = Ciudad, país o desfase de esa hora: Madrid, México, UTC+1
command-settings-looking = Un canal para la lista de quienes buscan partida
command-settings-looking-role = Un rol que mencionar una vez al día como mucho. @everyone: ninguno
command-settings-looking-list = Quita esa lista
setting-looking-list-off = Sin lista
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Quién quiere jugar: **no puedo publicar en { $channel }**. Déjame verlo, escribir en él e insertar enlaces, o elige otro canal.
settings-looking-on = Quién quiere jugar: una lista **en { $channel }**.
settings-looking-calls = Quién quiere jugar: una lista **en { $channel }**, y menciono a { $role } como mucho una vez al día.
command-settings-contests = Quién puede abrir ligas y torneos
setting-contests-everyone = Cualquiera
setting-contests-moderators = La moderación
setting-contests-off = Nadie, y no empieza ninguna temporada
settings-contests-everyone = Ligas y torneos: **cualquiera** puede abrirlos.
settings-contests-moderators = Ligas y torneos: **solo la moderación** puede abrirlos.
settings-contests-off = Ligas y torneos: **nadie** puede abrirlos, y no empieza ninguna temporada.
command-settings-pings = Si notifico a quien le toca
command-settings-per-person = Partidas abiertas por persona. 0: sin límite
command-settings-per-server = Partidas abiertas en todo el servidor. 0: sin límite
command-settings-cancel = Quién puede anular una partida, o terminarla sin resultado
setting-threads-yes = Un hilo para cada partida
setting-threads-no = En el propio canal
setting-pings-call = Con notificación
setting-pings-quiet = Mencionar sin notificación
setting-cancel-seats = Solo quienes juegan
setting-cancel-moderators = También la moderación
setting-puzzles-off = Sin retos
setting-week-off = Sin mensaje
weekday-off = Sin días libres
weekday-mon = lunes
weekday-tue = martes
weekday-wed = miércoles
weekday-thu = jueves
weekday-fri = viernes
weekday-sat = sábado
weekday-sun = domingo
setting-language-unset = Sin fijar: el de la comunidad o de quien abre

settings-title = ### Ajustes de este servidor
settings-hint = -# Cada botón de abajo explica un tema y lo cambia, igual que las opciones de `/settings`. Los cambios valen para las partidas nuevas.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }`: { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Partidas y límites
settings-page-lists = Puntuación y listas
settings-page-puzzle = Reto
settings-page-week = La semana
settings-page-language = Idioma
settings-page-all = Todos los ajustes
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ Ahí puedo escribir.
settings-lacks = ⚠️ En { $channel } me faltan permisos: { $permissions }.
settings-can-give = ✓ Puedo dar ese rol.
settings-cannot-give = ⚠️ No puedo dar ese rol.
settings-menu-limits = Elige un límite de partidas abiertas
settings-menu-language = Elige el idioma de salas de espera y paneles
settings-button-ratings-choose = Clasificatorias: elegir
settings-button-ratings-on = Clasificatorias: sí
settings-button-ratings-off = Clasificatorias: no
settings-button-contests-everyone = Torneos: los abre cualquiera
settings-button-contests-moderators = Torneos: solo la moderación
settings-button-contests-off = Sin torneos
# $channels, $threads and so on: the lines below.
settings-games = Las partidas se abren { $channels }. { $threads }
    Ritmo por defecto: **{ $pace }** · nivel del bot por defecto: **{ $strength }**
    Partidas abiertas: { $person } por persona, { $server } en todo el servidor
    { $pings }
    { $cancel }
settings-saved = **Guardado.**
settings-channels-all = **en todos los canales**
settings-channels-some = en { $channels }
settings-limit-none = **sin límite**
settings-limit = **como mucho { $most }**
settings-threads-yes = Cada una tiene **su propio hilo** donde puedo crearlo.
settings-threads-no = Se juegan **en el propio canal**, sin hilos.
settings-pings-call = **Menciono con notificación** a quien le toca jugar.
settings-pings-quiet = **Menciono sin notificación** a quien le toca jugar.
settings-cancel-seats = **Solo quienes juegan** pueden anular una partida o terminarla sin resultado.
settings-cancel-moderators = Quienes juegan y **la moderación** ({ permission-manage-messages } o { permission-manage-server }) pueden anular una partida o terminarla sin resultado.
settings-language-set = Las salas de espera y los paneles están en este idioma: **{ $language }**. Las partidas en marcha mantienen el suyo.
settings-language-unset = Las salas de espera y los paneles están en el **idioma de la comunidad**, o en el de quien abre la partida.
# $at, $zone: a time of the day.
settings-puzzles-on = Reto del día: **en { $channel } a las { $at }** ({ $zone }).
settings-puzzles-paused = Reto del día: **en pausa** en { $channel }, pues nadie lo ha intentado en dos semanas. `/settings` con `puzzles` lo reanuda.
settings-puzzles-refused = Reto del día: **no puedo publicar en { $channel }**. Déjame verlo, escribir en él y adjuntar archivos, o elige otro canal.
settings-puzzles-off = Reto del día: **desactivado**. `/settings` con `puzzles` le da un canal.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Mensaje de la semana: **en { $channel }, cada { $day } a las { $at }** ({ $zone }).
settings-week-refused = Mensaje de la semana: **no puedo publicar en { $channel }**. Déjame verlo, escribir en él y adjuntar archivos, o elige otro canal.
settings-week-off = Mensaje de la semana: **desactivado**. `/settings` con `week` le da un canal.
settings-menu-channels = Elige los canales donde se abren partidas
settings-menu-pace = Ritmo por defecto · { $pace }
settings-menu-per-person = { $limit ->
    [0] Por persona · sin límite de partidas abiertas
    [one] Por persona · { $limit } partida abierta
   *[other] Por persona · { $limit } partidas abiertas
}
settings-menu-per-server = { $limit ->
    [0] Todo el servidor · sin límite de partidas abiertas
    [one] Todo el servidor · { $limit } partida abierta
   *[other] Todo el servidor · { $limit } partidas abiertas
}
settings-button-channels-all = En todos los canales
settings-button-computer-easy = Nivel del bot: fácil
settings-button-computer-medium = Nivel del bot: medio
settings-button-computer-strong = Nivel del bot: fuerte
settings-button-threads-yes = Jugar en hilos
settings-button-threads-no = Jugar sin hilos
settings-button-pings-call = Notificar
settings-button-pings-quiet = No notificar
settings-button-cancel-seats = Solo anula quien juega
settings-button-cancel-moderators = La moderación puede anular

# What is refused.
refused-not-here = En este servidor las partidas se abren en { $channels }. Escribe `/play` allí.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = Has abierto { $most } partidas en una hora. Puedes abrir la siguiente <t:{ $until }:R>, y unirte a otras hasta entonces.
refused-too-many-games = { $most ->
    [one] Tienes { $most } partida sin acabar en este servidor, que es el límite aquí. Primero hay que acabarla o salir de ella: `/games` la muestra.
   *[other] Tienes { $most } partidas sin acabar en este servidor, que es el límite aquí. Acaba antes una o sal de ella: `/games` las muestra.
}
refused-too-many-alone = Tienes { $most } partidas sin acabar contra el bot, que es el máximo por persona. Acaba antes una o sal de ella: `/games` las muestra.
# $most: the limit.
refused-watches-many = Sigues { $most } partidas, que es el máximo por persona. Primero deja de seguir alguna: **{ button-more }**, en su tablero.
# $most: a number.
refused-suggests-many = Hoy me has enviado { $most } textos, y no acepto más en un día. Puedes seguir mañana.
refused-too-many-by-code = Tienes { $most } partidas por código sin acabar, que es el máximo por persona. Acaba antes una o sal de ella: `/games` las muestra.
refused-too-many-games-here = { $most ->
    [one] Este servidor tiene { $most } partida sin acabar, que es su límite. Puedes abrir otra cuando acabe, o la moderación puede subir el límite con `/settings`.
   *[other] Este servidor tiene { $most } partidas sin acabar, que es su límite. Puedes abrir otra cuando acabe una, o la moderación puede subir el límite con `/settings`.
}
refused-not-to-invite = No puedes invitar a { $person }. Invita a otra persona, o a nadie: aquí cualquiera puede pulsar **{ $button-join }**.
refused-not-to-join = No puedes unirte a esta partida. `/play` abre otra.
refused-blocked = Has bloqueado a { $person }. `/block` muestra tu lista, donde puedes quitar el bloqueo.
refused-blocked-oneself = No puedes bloquear tu propia cuenta.
refused-blocked-bot = No hace falta bloquear a un bot: yo solo juego donde me invitan, y los otros bots no juegan.
refused-not-a-manager = Para esto necesitas el permiso **{ permission-manage-server }**.
refused-no-puzzle-channel = Elige antes un canal: `/settings` con la opción `puzzles`.
refused-no-week-channel = Elige antes un canal: `/settings` con la opción `week`.
refused-no-looking-channel = Elige antes un canal: `/settings` con la opción `looking`.
refused-no-such-setting = No conozco ese ajuste. `/settings` muestra lo que puedes ajustar.

# The message of the week. $until: a day.
week-heading = ### La semana; último día: { $until }
week-numbers = Partidas acabadas: **{ $ended }** · empezadas: **{ $began }** · en marcha: **{ $running }**. Personas: **{ $players }**.
week-quiet = Esta semana no ha jugado nadie.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game }: victoria de { $first }
week-beat = { $game }: victoria de { $first } contra { $others }
week-shared = { $game }: tablas entre { $first }
week-together = { $game }: victoria en equipo de { $first }
week-drawn = { $game }: primer puesto compartido entre { $first }
week-drew-before = { $game }: primer puesto compartido entre { $first }, por delante de { $others }
week-somebody = alguien
week-more = { $count ->
    [one] … y { $count } resultado más
   *[other] … y { $count } resultados más
}
# $report: the move, with the colours of the seats.
week-turn = **La jugada de la semana:** { $who } en { $game }. { $report }
week-puzzle = **Reto del día:** resuelto por { $solved } de { $tried }.
# $people: each with the days, as below.
week-solvers = Más días con reto resuelto: { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **{ $month } hasta ahora:** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Puestos libres:
week-last = -# No ha habido ninguna partida en dos semanas, así que desde ahora guardo silencio. La próxima partida que empiece me despierta: `/play`.
button-week-join = Unirse: { $game } { $code }
button-week-take = Tomar puesto: { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = No puedo mostrar en { $channel } quién quiere jugar: allí me faltan permisos ({ $permissions }). La moderación puede darlos en **{ path-channel-permissions }**. `/settings` con `looking` elige otro canal.
looking-refused-gone = El canal que elegiste para la lista de quién quiere jugar ya no existe: { $server }. Allí, `/settings` con `looking` elige otro, y `looking-list: off` la quita.
looking-refused = Discord no me deja mostrar en { $channel } quién quiere jugar. `/settings` con `looking` elige otro canal.
week-refused-missing = No puedo publicar el mensaje de la semana en { $channel }: allí me faltan permisos ({ $permissions }). La moderación puede darlos en **{ path-channel-permissions }**. Lo sigo intentando. `/settings` con `week` elige otro canal.
week-refused-gone = El canal que elegiste para el mensaje de la semana ya no existe: { $server }. Allí, `/settings` con `week` elige otro, y `week-at: off` lo quita.
week-refused = Discord no me deja publicar el mensaje de la semana en { $channel }. Lo sigo intentando. `/settings` con `week` elige otro canal.
