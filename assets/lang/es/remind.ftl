# Reminders, vacations, and what people wish for themselves.

button-snooze = No en este turno

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: te espera { $game }. Desde: { $since }. [Al tablero]({ $link }) · `{ $code }`
remind-turn-until = { $person }: te espera { $game }. Plazo: { $until }. [Al tablero]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = Hola de nuevo, { $person }. Te espera { $game }. Desde: { $since }. [Al tablero]({ $link }) · `{ $code }`
remind-back-until = Hola de nuevo, { $person }. Tus relojes corren otra vez, y te espera { $game }. Plazo: { $until }. [Al tablero]({ $link }) · `{ $code }`
remind-back-idle = Hola de nuevo, { $person }. Aún no te toca en ninguna parte. Una de tus partidas es { $game }: [al tablero]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = Hola de nuevo, { $person }. Tus vacaciones han acabado, y no tienes ninguna partida en marcha. `/play` empieza una.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Buenos días, { $person }: te espera { $count } partida.
   *[other] Buenos días, { $person }: te esperan { $count } partidas.
}
remind-quiet-over = { $count ->
    [one] Tus horas de silencio han acabado, { $person }: te espera { $count } partida.
   *[other] Tus horas de silencio han acabado, { $person }: te esperan { $count } partidas.
}
remind-morning-game = { $game }: [al tablero]({ $link }) · `{ $code }`
remind-morning-until = { $game }, plazo: { $until }. [Al tablero]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person }: tienes un puesto reservado en { $game }. [A la sala de espera]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person }: te toca a continuación en { $game }, tras { $seats }. [Al tablero]({ $link }) · `{ $code }`
snoozed = Sin más recordatorios de **{ $game }** hasta tu próximo turno en ella. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### Tus recordatorios
preferences-points = Cuando una partida te espera, te lo recuerdo a la mitad de tu tiempo y cuando queda un décimo.
preferences-points-every = { $hours ->
    [1] Cuando una partida te espera, te lo recuerdo a la mitad de tu tiempo, cuando queda un décimo, y cada hora.
   *[other] Cuando una partida te espera, te lo recuerdo a la mitad de tu tiempo, cuando queda un décimo, y cada { $hours } horas.
}
preferences-every = { $hours ->
    [1] Cuando una partida te espera, te lo recuerdo cada hora.
   *[other] Cuando una partida te espera, te lo recuerdo cada { $hours } horas.
}
preferences-none = Sin recordatorios cuando una partida te espera.
preferences-way-mention = Te menciono en la mesa.
preferences-way-dm = Te envío un mensaje directo, o te menciono en la mesa si no puedo.
# Said to whoever sets quiet hours.
preferences-quiet = Horas de silencio: de { $from } a { $to } ({ $zone }). En ellas te menciono sin notificación, y cuando acaban te envío una sola notificación por todas las partidas que te esperan. Solo las rompo si vas a quedarte sin tiempo, y en las partidas en vivo.
preferences-loud = Sin horas de silencio. `/remind quiet` las fija.
preferences-next = Aviso antes de tu turno, con tres personas o más: sí
preferences-next-off = Aviso antes de tu turno, con tres personas o más: no
# In the place of the first line, with a daily message.
preferences-digest-points = Solo te lo recuerdo cuando queda un décimo de tu tiempo y el próximo mensaje diario llegaría tarde. En las partidas en vivo te lo recuerdo también a la mitad de tu tiempo.
# $at: a time of day.
preferences-digest = Una vez al día, a las { $at } ({ $zone }), te envío un mensaje directo con todas las partidas que te esperan. En la mesa solo te menciono en las partidas en vivo, y cuando tu tiempo acabaría antes del mensaje siguiente.
preferences-digest-off = Te menciono cada vez que te toca. `/remind digest` lo reúne en un mensaje al día.
preferences-puzzle = Una vez al día, a las { $at } ({ $zone }), te envío una línea sobre el reto del día.
preferences-puzzle-in-digest = Ese mensaje lleva también una línea sobre el reto del día.
# Only where it is on.
preferences-forced = Cuando solo tienes una jugada legal y no hay nada oculto, la juego por ti dos minutos después (10 segundos en las partidas en vivo), salvo que pierda en el acto.
# Only where it is on.
preferences-reader = Para tu lector de pantalla: en mensajes directos, cada turno tuyo es un mensaje nuevo.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = Te enviaré un mensaje con lo que te espera: { $at }. Después no llega nada sin que lo pidas.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Entonces no lo haré.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = Te enviaré una línea sobre el próximo reto, y una cada día: { $at }.
preferences-puzzle-off = Sin línea sobre el reto del día. `/remind puzzle` te envía una al día.
preferences-changed = ### Guardado
preference-points-on = Recordármelo a la mitad del tiempo
preference-points-off = No recordármelo a la mitad del tiempo
preference-way-dm = Recordármelo por mensaje directo
preference-way-mention = Recordármelo con una mención
preference-next-on = Avisarme antes de mi turno
preference-next-off = No avisarme antes de mi turno
preference-off = Sin recordatorios
preference-digest-off = Sin resumen diario
preference-puzzle-off = Sin reto diario
preference-every = Recordármelo cada pocas horas…
preference-every-0 = Una vez o dos, no cada pocas horas
preference-every-hours = Recordármelo cada { $hours } horas

refused-zone = No conozco esa zona horaria. Escribe tu ciudad, tu país o un desfase como `UTC+1`, y elige en la lista.
# Below there is a button for each that was perhaps meant.
refused-zone-near = Eso puede ser varias zonas horarias. ¿Querías decir una de estas?
refused-no-zone = ¿En qué zona horaria estás? Añade `zone:` con tu ciudad, tu país o un desfase como `UTC+1`.
refused-time = No he podido leer esa hora. Prueba `22:30` o `10pm`.
refused-all-day = Las horas de silencio necesitan un comienzo y un final distintos. Para silencio todo el día, usa `/remind off`.
refused-every = Elige un número de horas de 0 a { $most }. 0 lo desactiva.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Te espera hoy
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** con { $others } · `{ $code }`
digest-line-until = - **{ $game }** con { $others } · plazo: { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - Sigues [{ $game }]({ $link }): { $players } · jugada { $moves } · `{ $code }`
# $count: how many more.
digest-more = { $count ->
    [one] - y { $count } más, abajo
   *[other] - y { $count } más, abajo
}
digest-change-puzzle = -# `/remind puzzle` cambia la hora, o lo quita.
digest-change-once = -# Me lo pediste para una sola vez. `/remind digest` lo envía cada día.
digest-change = -# `/remind digest` cambia la hora, o lo quita.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# No puedo enviarte mensajes directos, así que tu mensaje diario queda desactivado y vuelvo a mencionarte en la mesa. Para recuperarlo, permite los mensajes directos de miembros de este servidor y usa `/remind digest` o `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = Estás de vacaciones; vuelta: { $until }. Tus relojes están parados, salvo en las partidas en vivo, y aun así puedes jugar. Después te quedan este año { $days ->
    [one] { $days } día
   *[other] { $days } días
} y { $hours } h.
vacation-here = Este año te quedan { $days ->
    [one] { $days } día
   *[other] { $days } días
} y { $hours } h de vacaciones. En vacaciones tus relojes se detienen, salvo en las partidas en vivo, y tus rivales lo ven en los paneles.
vacation-begun = Que lo pases bien. Tus relojes están parados, salvo en las partidas en vivo; vuelta: { $until }. Te aviso cuando acaben las vacaciones, y `/vacation end` te trae de vuelta antes.
vacation-ended = Hola de nuevo. Tus relojes corren otra vez. `/games` muestra las partidas que te esperan.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Días libres: { $days } ({ $zone }). No cuentan como vacaciones.
vacation-week-none = `/vacation weekly` te da días libres cada semana, como el sábado y el domingo.
vacation-net = Si fueras a quedarte sin tiempo, empiezan solas unas vacaciones de hasta tres días, como mucho una vez en 30 días. Se descuentan de tus días, y tu mesa lo lee. Hace falta haber acabado una partida.
vacation-net-off = No empiezan vacaciones solas si vas a quedarte sin tiempo.
button-net-on = Vacaciones automáticas
button-net-off = Vacaciones: solo a mano
vacation-weekly = Tus relojes se detienen, salvo en las partidas en vivo, desde la próxima medianoche ({ $zone }), estos días: { $days }. No cuentan como vacaciones. Dentro de una semana puedes elegir otros.
vacation-weekly-off = Ya no tienes días libres. `/vacation status` muestra tus vacaciones.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = Puedes elegir otros días libres <t:{ $until }:R>. `/vacation weekly days: off` los quita en el acto.
# $most: how many.
refused-too-many-days = Elige como mucho { $most } días a la semana.
vacation-days = Irme de vacaciones…
vacation-day = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
vacation-all = Todo lo que me queda
button-vacation-end = Acabar mis vacaciones

refused-away = Ya estás de vacaciones. `/vacation end` te trae de vuelta.
refused-here = No estás de vacaciones. `/vacation start` las empieza.
refused-used-up = Este año te quedan { $hours } h de vacaciones, y hace falta un día para empezarlas. Tus 14 días vuelven el 1 de enero.
refused-too-long = Este año te quedan { $days ->
    [one] { $days } día
   *[other] { $days } días
} y { $hours } h. Elige menos días, o no pongas número para usarlos todos.
