# Ladders: everybody has a rung, and challenges those above.

command-ladder = La escalera de un juego de dos: desafía a quien está más arriba
command-ladder-game = Qué juego, de los de dos
command-ladder-show = Publicar aquí, en un mensaje que se mantiene al día

command-settings-ladders = Si este servidor tiene escaleras
setting-ladders-on = Escaleras de juegos de dos
setting-ladders-off = Sin escaleras
settings-ladders-on = Escaleras: **sí**, con `/ladder`.
settings-ladders-off = Escaleras: **ninguna**.
settings-button-ladders-on = Activar escaleras
settings-button-ladders-off = Sin escaleras

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **Escalera de { $game }**
ladder-nobody = Aún no hay nadie.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ enfrentamiento: { $people }
# $until: a date.
ladder-away = vacaciones hasta: { $until }
# $count: further people who are not named.
ladder-more = { $count } más abajo
# Small print of the list.
ladder-rules = -# Desafía hasta cinco peldaños más arriba: dos partidas a la vez, puestos cambiados. Con 1½ puntos o más pasas delante de tu rival; si no, nada cambia. Rechazar es gratis una vez en 30 días. Después, o sin respuesta en 5 días, cuesta un peldaño. Tiempo agotado, o 60 días sin enfrentamiento: descanso. Las vacaciones no cuestan nada.
button-ladder-join = Unirse
button-ladder-challenge = Desafiar
button-ladder-rest = Descansar
button-ladder-leave = Salir

# What the reader alone sees below the list.
ladder-own = Estás en el peldaño **{ $rung }**.
ladder-off = No estás en ella. **{ button-ladder-join }** te pone en el peldaño más bajo.
# $rung: a number; $until: a date.
ladder-back = Descansas. **{ button-ladder-join }** te devuelve al peldaño **{ $rung }**, tres por debajo del que tenías. Plazo: { $until }.
# $person: who was challenged; $until: date and time.
ladder-sent = Tu desafío espera respuesta: { $person }. Plazo: { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } te desafía ({ $pace }). Plazo para responder: { $until }.
ladder-free = Ahora rechazar es gratis.
# $from: a date.
ladder-not-free = Ahora rechazar te cuesta un peldaño. Vuelve a ser gratis desde: { $from }.

# Above the menu of those who may be challenged.
ladder-choose = ¿A quién desafías? Las dos partidas empiezan aquí en cuanto se acepte el desafío.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = último enfrentamiento: { $day }
ladder-why-asked = último desafío, acabado: { $day }
ladder-why-busy = sin hueco para un desafío
ladder-why-blocked = en tu lista de bloqueos
ladder-menu = Elige un peldaño
# A choice of the menu. $rung: a number.
ladder-menu-rung = Peldaño { $rung }
ladder-first = Estás en lo más alto, en el peldaño 1: son los demás quienes te desafían.
ladder-no-rival = Ahora no se puede desafiar a nadie de ahí. Prueba más tarde.

# Answers to one player alone.
# $rung: a number.
ladder-joined = Escalera de **{ $game }**: estás en el peldaño **{ $rung }**.
ladder-posted = La escalera de **{ $game }** va a { $place }, en un solo mensaje que mantengo al día.
# $until: date and time.
ladder-challenged = Desafío enviado: { $person }. Plazo para responder: { $until }.
# $place: the channel of the games.
ladder-accepted = Has aceptado. Las dos partidas empiezan en { $place }.
ladder-declined-free = Has rechazado el desafío. No te cuesta nada: es la primera vez en 30 días.
ladder-declined-down = Has rechazado el desafío y bajas un peldaño.
ladder-ask-rest = ¿Descansar de la escalera de **{ $game }**? Un enfrentamiento en marcha se pierde en la escalera, sus partidas siguen. En 90 días puedes volver tres peldaños por debajo del que tenías; después, al más bajo.
button-ladder-really-rest = Sí, descansar
# $rung: a number; $until: a date.
ladder-rests = Descansas de la escalera de **{ $game }**. **{ button-ladder-join }** te devuelve al peldaño **{ $rung }**, según está ahora la escalera. Plazo: { $until }.
ladder-ask-leave = ¿Dejar la escalera de **{ $game }** del todo? Un enfrentamiento en marcha se pierde en la escalera, sus partidas siguen. Si vuelves, empiezas en el peldaño más bajo.
button-ladder-really-leave = Sí, salir
ladder-left-it = Has dejado la escalera de **{ $game }**. Tus partidas en marcha siguen.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person }, peldaño **{ $rung }**, te desafía en la escalera de **{ $game }** en { $place }: dos partidas a la vez, puestos cambiados ({ $pace }). Plazo para responder: { $until }. Sin respuesta, bajas un peldaño.
button-ladder-accept = Aceptar
button-ladder-decline = Rechazar
ladder-was-declined = Tu desafío en la escalera de **{ $game }** fue rechazado o quedó sin respuesta, así que tu peldaño sigue igual. Puedes desafiar otra vez: { $server }
ladder-stepped = No respondiste en 5 días a un desafío en la escalera de **{ $game }**, así que bajas un peldaño. `/ladder` la muestra: { $server }
ladder-late = Se te acabó el tiempo en una partida de la escalera de **{ $game }**, así que el enfrentamiento está perdido y descansas: { $server }
ladder-idle = Llevas 60 días sin enfrentamiento en la escalera de **{ $game }**, así que descansas: { $server }

refused-ladder-on-servers = Las escaleras son de un servidor, así que usa `/ladder` allí.
refused-ladders-off = Este servidor no tiene escaleras. Quien lo gestiona puede activarlas: `/settings` con `ladders`.
refused-ladder-not-for-two = { $game } no tiene escalera: hace falta un juego de dos, uno contra otro.
refused-on-ladder = Ya estás en esta escalera. `/ladder` muestra tu peldaño.
refused-not-on-ladder = No estás en esta escalera. Únete con `/ladder`.
refused-ladder-away = Estás de vacaciones: nadie te desafía, y tú a nadie. `/vacation end` te trae de vuelta.
refused-ladder-sent = Tu último desafío espera respuesta. Envía el siguiente después.
refused-ladder-plays = Juegas un enfrentamiento por un desafío tuyo. Envía el siguiente desafío después.
refused-ladder-not-near = Ahora no puedes desafiar a esa persona. Pulsa otra vez **{ button-ladder-challenge }**.
refused-ladder-hindered = Ahora no se puede desafiar a esa persona. Pulsa otra vez **{ button-ladder-challenge }**: ahí está el motivo de cada cual.
refused-ladder-not-asked = Este desafío ya no está abierto, y no ha cambiado nada. `/ladder` muestra cómo va.
