# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = fácil
strength-medium = medio
strength-strong = fuerte
fault = Algo ha fallado por mi parte. La partida está a salvo. Inténtalo de nuevo en un momento.
# It took so long that they may have done something else meanwhile.
too-late = He tardado demasiado, así que no se ha hecho nada. Inténtalo de nuevo.

# Names in Discord's own interface, as Discord has them in this language.
# ? Names of permissions and of the menu path as the Spanish client (es-ES) is said to have them; copy them from the client.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-manage-messages = Gestionar mensajes
permission-manage-server = Gestionar servidor
permission-manage-roles = Gestionar roles
permission-create-threads = Crear hilos públicos
path-channel-permissions = Editar canal → Permisos

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Unirse
# $code: the game's code.
button-join-game = Unirse a { $code }
button-leave = Salir
button-really-leave = Sí, salir
button-add-computer = Añadir bot
button-first-person = Empiezas tú
button-first-computer = Empieza el bot
button-first-chance = Al azar
button-easy = Fácil
button-medium = Medio
button-strong = Fuerte
button-open-to-all = Abrir a todo el mundo
button-rules = Reglas
button-learn = Aprender
# $game: another game, whose lesson comes next.
button-learn-game = Aprender { $game }
# $game: a lesson that was begun.
button-learn-on = Seguir con { $game }
button-today = Reto del día
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Siguiente: { $game }
   *[other] Siguiente: { $game } (esperan { $count })
}
button-hint = Pista
button-show = Muéstramelo
button-skip = Omitir
button-next = Siguiente ▶
button-try-again = Intentar otra vez
button-try-it = Probar
button-propose = Proponer jugada
button-propose-it = Proponerla
button-votes = Votar
button-vote = Votarla
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Jugar ya en fácil
button-call-tomorrow = Avísame mañana
# $strength: how well the computer plays, such as "medium".
button-play-at = Jugar en { $strength }
button-open-mine = Abrir mi copia
button-start = Empezar
button-cancel = Anular
button-really-cancel = Sí, anular
# The seats of people who are no longer on the server.
button-free-seats = Liberar el puesto
button-start-anyway = Empezar igualmente
button-post-again = Publicar de nuevo
button-play-computer = Jugar contra el bot
button-turn = Tu turno
button-hand = Mi mano
button-secret = Mi secreto
button-claim = Señalar duplicado
button-more = Más
button-back = Atrás
button-again = Abrir de nuevo
button-confirm = Confirmar
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = Pasarme a { $colour }
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Jugarla igualmente
button-resign = Abandonar
button-really-resign = Sí, abandonar
button-undo = Deshacer
button-draw = Tablas
button-open = Buscar relevo
button-really-open = Sí, buscar relevo
button-keep = Seguir en mi puesto
button-seats = Puestos libres
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = Ganar pasadas 24 horas
button-go-on-unless = Seguir pasadas 24 horas
button-tell = Avisarme al acabar
button-untell = No avisarme
button-follow = Seguir la partida
button-unfollow = Dejar de seguirla
button-break-off = Terminar sin resultado
button-really-break-off = Sí, sin resultado
button-break-off-others = Terminar (moderación)
button-rematch = Revancha
button-meet = Revancha: dos partidas
button-accept-draw = Aceptar tablas
button-decline-draw = Rechazar tablas
button-withdraw-draw = Retirar la oferta
button-accept-undo = Permitir
button-decline-undo = Rechazar
button-withdraw-undo = Retirar la petición
# $colour: the seat's.
button-take = Jugar con { $colour }
button-time = Más tiempo: { $colour }
button-before = ◀ Anterior
button-after = Siguiente ▶
button-mine = Mis partidas
button-reminders = Recordatorios
button-vacation = Vacaciones
button-server = Este servidor
button-registry = Todos los juegos
button-play = Jugar
button-commands = Todos los comandos
# $channel: a channel's name, shortened where it is long.
# Above a list of games. $who: a person.
with-which-game = Jugar con { $who }: ¿a qué juego? Abro la partida aquí y le pido que se una.
button-open-in = Abrir en #{ $channel }
button-open-game = Jugar con más gente
button-alone = Contra el bot
button-rules-of = Reglas de { $game }
button-text = Tablero en texto
button-history = Historial
button-record = Lista de jugadas
button-replay = Reproducir
button-first = Inicio
# One step back in the history; the way back in menus is another button.
button-previous = Anterior
button-forward = Siguiente
button-last = Final

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = el puesto 2 puede quedarse con el lado del puesto 1 (opción nuestra)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] en vivo: 15 s por jugada, 5 min iniciales
    [fast] 2 jugadas al día, 1 día inicial
    [slow] 2 jugadas a la semana, 5 días iniciales
   *[normal] 1 jugada al día, 3 días iniciales
}

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = de { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. Dura { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] A este ritmo son unas { $count } semanas.
    [months] A este ritmo, alrededor de { $count ->
        [one] { $count } mes
       *[other] { $count } meses
    }.
   *[days] A este ritmo, alrededor de { $count ->
        [one] { $count } día
       *[other] { $count } días
    }.
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = Con **pace: fast** dura menos.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **{ $most } personas:** { $people }
   *[other] **{ $most } personas:** { $people } · puestos libres: { $free }
}
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } personas:** { $people }
   *[other] **{ $fewest }–{ $most } personas:** { $people } · puestos libres: { $free }
}
# One of the people. $who: an invited person.
lobby-kept = *reservado para { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = Empieza cuando todos los puestos estén ocupados.
lobby-start-from = Empieza al llenarse. Con { $count } personas o más, { $who } puede pulsar **{ $button-start }**.
lobby-start-now = Empieza al llenarse, o cuando { $who } pulse **{ $button-start }**.
# $code: the code of a game that is on no server.
lobby-start-code = Para unirse desde donde sea: `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = Los puestos siguen este orden, y empieza el primero.
lobby-rotated = Los puestos han rotado: quien empezó la última partida juega ahora al final.
lobby-shuffled = Los puestos son al azar.
# In the place of these where two games are played.
lobby-meeting = Son dos partidas en paralelo, con los puestos cambiados.
# $link: to the message about the end, or to the board.
lobby-over = -# Se jugó aquí: [ver el final]({ $link })
lobby-cancelled = Esta partida se anuló antes de empezar.
lobby-started = La partida ha empezado: [al tablero]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = ¿Anular **{ $game }**? Ya están dentro: { $people }. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] { $people } ya no está en este servidor, y quizá no juegue nunca.
   *[other] { $people } ya no están en este servidor, y quizá no jueguen nunca.
}{ $rated ->
    [true] {" "}Si empiezas igualmente, la partida será amistosa.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people }: la partida de { $game } se anuló antes de empezar. `{ $code }`
news-cancelled-by-moderator = { $people }: la moderación del servidor anuló la partida de { $game } antes de empezar. `{ $code }`
news-expired = { $people }: la partida de { $game } se anuló, porque no empezó en una semana. `/play` abre otra. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people }: la partida de { $game } se anuló, porque no empezó en dos días. Te sigo buscando rival. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people }: se ha rechazado la invitación a [{ $game }]({ $link }), así que cualquiera puede ocupar ese puesto. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people }: aún no se ha unido nadie a [{ $game }]({ $link }). Sigue abierta cinco días más. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [Al tablero]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people }: hay un puesto reservado. **{ $button-join }** lo ocupa, **{ $button-leave }** lo rechaza.
button-company = ¿Quién hay aquí?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $games ->
    [one] { $who }: responde en { $span }, más o menos, y ha acabado { $finished } de { $games } partida
   *[other] { $who }: responde en { $span }, más o menos, y ha acabado { $finished } de { $games } partidas
}
company-answers = { $who }: responde en { $span }, más o menos
company-finished = { $games ->
    [one] { $who }: ha acabado { $finished } de { $games } partida
   *[other] { $who }: ha acabado { $finished } de { $games } partidas
}
company-new = { $who }: primera vez aquí
company-nobody = Aún no hay nadie más.
company-private = -# Solo lo ves tú: las últimas partidas en este servidor, y el tiempo habitual de las últimas 20 jugadas.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people }: hay coincidencia, las dos partes buscan este juego. Empieza cuando ambas pulsen **{ $button-join }**, en un plazo de dos días. **{ $button-leave }** lo cancela.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Elige juegos abajo. Cuando otra persona de aquí quiera lo mismo, abro la partida y menciono a ambas. Empieza cuando las dos pulsen **{ $button-join }**.
looking-any = cualquier juego
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = { $count ->
    [one] Buscas { $games } ({ $pace }), { $count } partida a la vez, { $until }.
   *[other] Buscas { $games } ({ $pace }), { $count } partidas a la vez, { $until }.
}
# $when: a date.
looking-ends = hasta esta fecha: { $when }
looking-stays = hasta que lo retires
# Above a list of players, one a line.
looking-others = También buscan:
# $who: a player; $games, $pace: as above.
looking-line = { $who }: { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Otra persona quiere lo mismo: abro **{ $game }** en { $place }. Empieza cuando ambas pulsen **{ $button-join }**, en un plazo de dos días.
looking-nobody = Nadie por ahora.
# $role: the mention of a role.
looking-call = { $role }: alguien busca partida.
button-look = Quiero jugar
looking-choose-games = ¿Qué juegos?
looking-choose-pace = ¿A qué ritmo?
looking-choose-most = ¿Cuántas a la vez?
looking-most = { $count ->
    [one] { $count } partida a la vez
   *[other] { $count } partidas a la vez
}
looking-choose-until = ¿Hasta cuándo?
looking-until-day = durante un día
looking-until-week = durante una semana
looking-until-month = durante un mes
looking-until-always = hasta que deje de buscar
button-stop-looking = Dejar de buscar
button-looking = ¿Quién quiere jugar?
# Said to the opener alone, after a button.
lobby-how-strong = ¿A qué nivel juego?
lobby-leave-last = No hay nadie más aquí: si sales, esta partida se anula.
# $who: another player.
lobby-leave-to = Si sales, { $who } puede empezar o anular esta partida.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game }:** { $people } · `{ $code }`
   *[other] **{ $game }:** { $people } · puestos libres: { $free } · `{ $code }`
}
lobby-joined-started = **{ $game }** ha empezado: tienes el tablero en tus mensajes directos. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }): { $people }
   *[other] [{ $game }]({ $link }): { $people } · puestos libres: { $free }
}

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } – { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = dos partidas, puestos cambiados
# On the panel. $other: the code of the other game.
meeting-beside = -# En paralelo con `{ $other }`, con los puestos cambiados.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = La otra partida, `{ $other }`, sigue.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = Las dos partidas: { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← le toca
panel-player-to-act-until = **{ $colour } · { $who }** ← le toca; plazo: { $until }
panel-player-left = ~~{ $colour }~~ · { $who } dejó la partida
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = { $place }.º
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } dejó la partida
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · { $score } puntos
panel-player-scored = { $place } · { $colour } · { $who } · { $score } puntos
# $until: when the time of all who are to move ends.
panel-until = Plazo para jugar: { $until }
panel-last = Lo último: { $report }
# $goal: what one plays for.
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Desde tu jugada:
panel-since = Desde la última jugada de { $seat }:
panel-goal = **Objetivo:** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **Fin de la partida: { $first } gana a { $others }.**
panel-drawn = **Fin de la partida: tablas entre { $first }.**
panel-shared = **Fin de la partida: { $first } comparten el primer puesto, por delante de { $others }.**
panel-won-together = **Fin de la partida: victoria en equipo.**
panel-lost-together = **Fin de la partida: derrota en equipo. ¿Otro intento?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = Ha sido tu primera partida. ¿Te aviso mañana de lo que te espera?
ending-first-win = 🎉 **Tu primera victoria.** ¿Juego mejor la próxima vez?
ending-gentler = He ganado dos veces seguidas: ¿quieres que juegue más flojo?
ending-hints = ¿Te servirían unas pistas? En tu próxima partida, `/hint` propone una jugada.
ending-resigned = { $moves ->
    [0] { $left } abandona. { $first } gana antes de la primera jugada.
    [one] { $left } abandona. { $first } gana tras { $moves } jugada.
   *[other] { $left } abandona. { $first } gana tras { $moves } jugadas.
}
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] A { $left } se le acaba el tiempo. { $first } gana antes de la primera jugada.
    [one] A { $left } se le acaba el tiempo. { $first } gana tras { $moves } jugada.
   *[other] A { $left } se le acaba el tiempo. { $first } gana tras { $moves } jugadas.
}
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } deja la partida. { $first } gana antes de la primera jugada.
    [one] { $left } deja la partida. { $first } gana tras { $moves } jugada.
   *[other] { $left } deja la partida. { $first } gana tras { $moves } jugadas.
}
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Ya no hay adónde ir para { $others }: { $first } gana en { $moves } jugadas.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } deja sin jugada a { $others } y gana, tras { $moves } jugadas.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = No queda ninguna jugada para { $others }: { $first } gana en { $moves } jugadas.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] Tablas por acuerdo: { $first } se dan la mano antes de la primera jugada.
    [one] Tablas por acuerdo: { $first } se dan la mano tras { $moves } jugada.
   *[other] Tablas por acuerdo: { $first } se dan la mano tras { $moves } jugadas.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Buena lucha: { $first } acuerdan tablas antes de la primera jugada.
    [one] Buena lucha: { $first } acuerdan tablas tras { $moves } jugada.
   *[other] Buena lucha: { $first } acuerdan tablas tras { $moves } jugadas.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Paz en la mesa: { $first } acuerdan tablas antes de la primera jugada.
    [one] Paz en la mesa: { $first } acuerdan tablas tras { $moves } jugada.
   *[other] Paz en la mesa: { $first } acuerdan tablas tras { $moves } jugadas.
}
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = Vuelta al mismo punto: la misma posición por tercera vez, tablas entre { $first } tras { $moves } jugadas.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Tercera vez, misma posición: tablas entre { $first } tras { $moves } jugadas.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Nadie cede: la posición se da por tercera vez, y hay tablas entre { $first } tras { $moves } jugadas.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Ni un palmo de ventaja: tablas entre { $first } tras { $moves } jugadas.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = Fuerzas iguales: tablas entre { $first } tras { $moves } jugadas.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Honores repartidos: tablas entre { $first } tras { $moves } jugadas.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Imposible decidirlo: { $first } comparten el primer puesto, por delante de { $others }, tras { $moves } jugadas.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = En lo más alto hay sitio para más de una persona: { $first } acaban por delante de { $others }, tras { $moves } jugadas.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = { $first } comparten la victoria, por delante de { $others }, tras { $moves } jugadas.
# A game that ended without a result. $first: who played.
ending-broken-off = **La partida entre { $first } se dio por terminada, sin resultado.**
ending-abandoned = **La partida entre { $first } se cerró sin resultado, tras un mes sin jugadas.**
# The same where no heading names the game.
end-won = **{ $first } gana a { $others } en { $game }.** `{ $code }`
end-drawn = **Tablas en { $game } entre { $first }.** `{ $code }`
end-shared = **{ $first } comparten el primer puesto en { $game }, por delante de { $others }.** `{ $code }`
end-won-together = **Victoria en equipo en { $game }: { $first }.** `{ $code }`
end-lost-together = **Derrota en equipo en { $game }: { $first }.** `{ $code }`
end-broken-off = **La partida de { $game } entre { $first } se dio por terminada, sin resultado.** `{ $code }`
end-abandoned = **La partida de { $game } entre { $first } se cerró sin resultado, tras un mes sin jugadas.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $by } da a { $to } { $days ->
    [one] { $days } día más
   *[other] { $days } días más
}.
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $by } da a { $to } { $hours ->
    [one] { $hours } hora más
   *[other] { $hours } horas más
}.
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $by } da a { $to } { $minutes ->
    [one] { $minutes } minuto más
   *[other] { $minutes } minutos más
}.
# How much time one gives. $seat: who gets it.
gift-ask = ¿Cuánto tiempo das a { $seat }? Lo ve toda la mesa.
# The labels of buttons, too.
span-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
span-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}
span-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
# $until: a day.
panel-away = de vacaciones; vuelta: { $until }
# Of a player, after "to move".
panel-held = no se le puede avisar, así que su reloj está parado
panel-closes = -# Tres semanas sin jugadas. Si nadie sigue jugando, esta partida se cierra: { $when }.
panel-broken-off = **La partida se dio por terminada, sin resultado.**
panel-abandoned = **La partida se cerró sin resultado, tras un mes sin jugadas.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people }: se borró el hilo de esta partida, así que sigue aquí.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# Ya no puedo escribir en { $place }. La partida sigue aquí: cada persona tiene un tablero como este. La moderación puede desbloquear el hilo, o darme **{ permission-view-channel }**, **{ permission-send-messages }** y **{ permission-send-messages-in-threads }**. Entonces la partida vuelve allí.
panel-muted = -# Ya no puedo escribir aquí, así que la partida sigue en los mensajes directos de quienes juegan. La moderación puede desbloquear este hilo, o darme aquí **{ permission-send-messages }** y **{ permission-send-messages-in-threads }**. Entonces la partida vuelve.
# The board is shown as text below.
panel-no-files = -# Aquí no puedo adjuntar imágenes. La moderación puede darme **{ permission-attach-files }**.
panel-no-picture = -# Discord no ha aceptado la imagen de este tablero. `/board` lo intenta de nuevo.
panel-direct = -# Ya no llego al canal de esta partida. Sigue aquí: cada persona tiene un tablero como este.
panel-back = **{ $game }** vuelve a tener mesa en el servidor: [sigue allí]({ $link }) · `{ $code }`
panel-together = -# Se juega en equipo: se ruega no hablar de la partida hasta que acabe.
report-skip = { $seat ->
    [self] Te quedas sin tiempo y pierdes el turno
   *[other] { $seat } se queda sin tiempo y pierde el turno
}.
report-leave = { $seat ->
    [self] Abandonas
   *[other] { $seat } abandona
}.
report-out-of-time = { $seat ->
    [self] Te quedas sin tiempo
   *[other] { $seat } se queda sin tiempo
}.
# Of a person who has been erased.
report-gone = { $seat ->
    [self] Dejas
   *[other] { $seat } deja
} la partida.
report-undo = { $seat ->
    [self] Deshaces
   *[other] { $seat } deshace
} una jugada.
report-take = { $seat ->
    [self] Tomas
   *[other] { $seat } toma
} el relevo en este puesto.
report-draw = Tablas por acuerdo.
report-broken-off = La moderación del servidor da por terminada la partida.
# $reason: what the moderator typed.
report-broken-off-for = La moderación del servidor da por terminada la partida: { $reason }
report-break-off = { $seat ->
    [self] Das
   *[other] { $seat } da
} por terminada la partida.

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people }: { $count ->
    [one] te toca
   *[other] toca
} jugar en { $game }. [Al tablero]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people }: { $count ->
    [one] te toca
   *[other] toca
} jugar en { $game }. Plazo: { $until }. [Al tablero]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } ofrece tablas. Si juegas sin responder, las rechazas.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people }: se ha señalado un duplicado, y tu mano ha cambiado en { $game }. { $report } [Al tablero]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [al tablero]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } ofrece tablas. Si se juega sin responder, quedan rechazadas. Para { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**.
   *[yes] { $by } ofrece tablas. Si se juega sin responder, quedan rechazadas. Para { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**. Para { $by }: **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } pide deshacer. { $takes } Vale hasta la siguiente jugada. Para { $people }: **{ button-accept-undo }** o **{ button-decline-undo }**. Para { $by }: **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] Se deshace: { $turn }.
   *[other] Se deshace: { $turn }, y además { $others }.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = jugada { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = { $turn } (tu jugada)
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } prefiere seguir jugando.
declined-undo = { $by } mantiene la jugada.
agreements-seat = El puesto de { $seat } está libre. Pulsa para tomar el relevo desde aquí.
agreements-seat-until = El puesto de { $seat } está libre. Pulsa para tomar el relevo desde aquí. Plazo: { $until }

# What one's own doing came to.
done = Hecho.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Has pedido deshacer. { $takes } Se hará cuando haya acuerdo.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] Deshecho: { $turn }.
   *[other] Deshecho: { $turn }, y además { $others }.
}
# $undone: the sentence done-undo.
done-undone = Has aceptado. { $undone }
done-offered = Tablas ofrecidas. La oferta vale hasta que alguien la rechace, o juegue sin aceptarla.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = Eso ya no está abierto.
done-accepted = Has aceptado. El resto aún no ha respondido.
done-drawn = Has aceptado las tablas. Bien jugado.
done-drawn-computer = El bot acepta las tablas: es seguro que aquí no puede ganar nadie.
done-declined = Rechazado.
done-withdrawn = Retirado.
done-open = Busco un relevo. Hasta que alguien tome tu puesto, sigues jugando.
done-kept = Sigues en tu puesto.
done-taken = El puesto en { $game } ya es tuyo. Suerte. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = Das a { $to } { $days ->
    [one] { $days } día más
   *[other] { $days } días más
}.
# $to: who gets it; $hours: how many.
done-gave-hours = Das a { $to } { $hours ->
    [one] { $hours } hora más
   *[other] { $hours } horas más
}.
# $to: who gets it; $minutes: how many.
done-gave-minutes = Das a { $to } { $minutes ->
    [one] { $minutes } minuto más
   *[other] { $minutes } minutos más
}.
done-broken-off = Partida terminada, sin resultado.
seat-really-open = ¿Buscar relevo en **{ $game }**? Se queda con tus piezas, tu mano y tu reloj, y hasta entonces tu reloj corre. `{ $code }`
seat-is-open = Te busco relevo en **{ $game }**. `{ $code }`
seats-open = Toma un puesto en **{ $game }**, con sus piezas, su mano y su reloj. `{ $code }`
break-off-really = ¿Terminar **{ $game }** sin resultado? Se puede hasta la primera jugada en el tablero. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = ¿Terminar **{ $game }** para toda la mesa, sin resultado? Toda la mesa lee el porqué: { $reason } `{ $code }`
break-off-for-others = ¿Terminar **{ $game }** para toda la mesa, sin resultado? Puedes hacerlo porque moderas este servidor. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = **{ $game }** está abierta en { $place }: `{ $code }`
rematch-opened = Hay una revancha abierta en { $place }: `{ $code }`
rematch-started = La revancha ha empezado: [al tablero]({ $link }) · `{ $code }`
rematch-joined = Entras en la revancha en { $place }: `{ $code }`
rematch-exists = Ya hay una revancha, en { $place }: `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people }: { $game } lleva tres semanas sin jugadas. Si nadie sigue jugando, se cierra sin resultado: { $when }. [Al tablero]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = El bot ha vuelto a su copia de seguridad. Fecha de la copia: { $when }. { $moves ->
    [0] Lo jugado aquí desde entonces se ha perdido: esta partida sigue desde el comienzo.
    [1] Lo jugado aquí desde entonces se ha perdido: esta partida sigue tras su primera jugada.
   *[other] Lo jugado aquí desde entonces se ha perdido: esta partida sigue tras la jugada { $moves }.
} [Al tablero]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people }: { $seat } ya no está en este servidor, y **{ $game }** espera su jugada. Aún puede jugar por mensaje directo. ¿Qué se hace si no vuelve? `{ $code }`
absent-lost-turns = { $people }: { $seat } ha perdido dos turnos seguidos en **{ $game }**. Desde ahora espero dos horas su jugada, sin avisarle. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = Has perdido dos turnos seguidos en **{ $game }**. Hasta que juegues, tus turnos duran dos horas y no te aviso allí. [Al tablero]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people }: tu tiempo en **{ $game }** se habría agotado, así que han empezado solas unas vacaciones. Tus relojes están parados; vuelta: { $until }. Después tienes una hora aquí. `/vacation end` las termina, `/vacation net` desactiva esto. [Al tablero]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = Busco relevo para { $seat } en **{ $game }**. `{ $code }`
done-limited = A { $seat } le quedan como mucho 24 horas en **{ $game }**. `{ $code }`
departed = -# Fuera de este servidor: { $people }. Aún se puede jugar por mensaje directo. Si no, se acaba el tiempo, o la partida se cierra.
departed-early = -# Aún no ha movido nadie, así que `/break-off` termina la partida sin resultado.

# The private card in direct messages.
card-dm = Solo para tus ojos: tu lado de { $game }. [Al tablero]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [Ver el final]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · juegas con { $colour } · `{ $code }`
own-played = Hecho. { $report }
own-claimed = Buen ojo, has señalado bien. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **La jugada { $number } es tuya.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **La jugada { $number } es tuya.** Plazo: { $until }
# $number: of the next move; $seats: who makes it.
own-waits = Jugada { $number }, turno de { $seats }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# El tablero antes de la primera jugada.
   *[other] -# El tablero tras la jugada { $moves }.
}
# Below the last move, for a player who has won.
own-won = **Fin de la partida: has ganado. Bien jugado.**

# /board show:true. $link: to the panel.
board-shown = El tablero vuelve a estar al final de la conversación: [al tablero]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Publicarlo aquí
posted-position = { $who } comparte una posición:
posted-replay = { $who } comparte una partida:
# Who posted it already reads this, privately.
posted-already = Ya lo has publicado. Para publicarlo otra vez, ábrelo de nuevo.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · juegas con { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · juegas con { $colour } · `{ $code }`
    Hasta ahora: `{ $said }`. { $question }
picker-confirm = ¿Jugar `{ $turn }`? Nadie lo ve antes de que confirmes.
# Against the computer alone.
picker-confirm-alone = ¿Jugar `{ $turn }`?
picker-wins = Con esto ganas la partida.
picker-draws = ⚠ **Cuidado:** esto acaba la partida, y no gana nadie.
picker-loses = ⚠ **Cuidado:** con esto pierdes la partida.
# $rival: who.
picker-exposes = ⚠ **Cuidado:** después de esto, { $rival } puede ganar en el acto.
picker-confirm-secret = ¿Jugar `{ $turn }`? El resto solo ve que has elegido.
picker-merged = ¿Qué jugada haces?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Solo ahora: en vez de jugar puedes pasarte a { $colour }, con su primera jugada. Tu rival sigue entonces con { $other }.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` no cabe. Muévela con los botones hasta que quepa.
picker-confirm-claim = ¿Señalar `{ $turn }`? Señalar mal no cuesta nada, y solo lo sabrás tú.
picker-claim = ¿Qué señalas?
# What ends a turn, or a claim, that might go on.
picker-stop = Listo
picker-more = abre las casillas de esta columna
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** antes de la primera jugada: este menú está cerrado, y en él no se ha jugado nada. `{ $code }`
   *[other] **{ $game }** tras la jugada { $moves }: este menú está cerrado, y en él no se ha jugado nada. `{ $code }`
}
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = Ese botón es de una jugada posterior, que se ha perdido: el bot ha vuelto a una copia de seguridad. Esta es la posición actual.
picker-moved-on = La partida ha avanzado desde que se mostró ese botón. Esta es la posición actual.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    Hasta ahora: `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = ¿Probar `{ $turn }`?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = todo el canal
votes-confirm = ¿Proponer `{ $turn }`? Tu voto va a esa jugada.
votes-propose = ¿Qué jugada propones?
# Below the time of the channel's turn.
votes-panel = Aquí cualquiera puede proponer una jugada y votar. La más votada se juega al acabarse el tiempo, o dos minutos después de que hayan votado quienes votaron la última vez.
# $until: an instant, in Discord's words.
votes-open = La jugada más votada se juega al acabar el plazo ({ $until }), o dos minutos después de que hayan votado quienes votaron la última vez. Nadie ve qué ha votado cada cual.
votes-proposed = Votos: { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }`: { $votes }
votes-line-own = - `{ $turn }`: { $votes } (tu voto)
votes-none = Aún no hay jugadas propuestas.
votes-over = Esa votación ha acabado. Esta es la siguiente.
votes-cast = ✅ Tu voto cuenta. Puedes cambiarlo mientras la votación esté abierta.
# A player's note to themselves.
button-note = Nota
# The title of the field, at most 45 characters.
note-title = Nota para ti · { $code }
# Above the field, at most 45 characters.
note-field = La lees cuando te toque jugar
note-saved = Guardada. Leerás tu nota cuando te toque jugar en { $game } `{ $code }`. Nadie más la ve.
note-removed = Tu nota sobre { $game } `{ $code }` ya no está.

# Planned answers, which only the player sees.
button-plan-ahead = Planear
button-what-if = ¿Y si…?
button-plan-save = Guardar como plan
button-plan-another = Otra respuesta
button-plan-deeper = Ir más lejos
button-plan-clear = Borrar el plan
button-ahead-start = Desde el comienzo
plan-heading = **Tu plan** en { $game } · `{ $code }`
plan-none = Aquí no has planeado nada. Elige una jugada de tu rival y tu respuesta: cuando la juegue, respondo dos minutos después (10 segundos en las partidas en vivo), salvo que pudieras perder en el acto.
plan-saved = **Guardado.** Tu rival no lo sabe.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [one] { $answers } respuesta
   *[other] { $answers } respuestas
}, hasta { $deep ->
    [one] { $deep } jugada
   *[other] { $deep } jugadas
} de profundidad.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = Si `{ $turns }`: **{ $answer }**
plan-line-then = Y luego, si `{ $turns }`: **{ $answer }**
plan-remove = Quita una respuesta, y lo que le sigue…
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = Tu plan juega `{ $turn }` { $at }. También puedes jugar ya, incluso otra cosa.
# $turn: one's planned move, which was not played by itself.
plan-left = Tu plan tiene aquí `{ $turn }`. Lo dejo en tus manos: ha pasado algo tras la jugada de tu rival, o podrías perder en el acto.
plan-lapsed = Esta jugada no está en tu plan, así que decides tú.
# After the end of a game. $count: how many.
plan-count = { $count ->
    [one] -# { $count } de tus jugadas estaba planeada. Solo lo lees tú.
   *[other] -# { $count } de tus jugadas estaban planeadas. Solo lo lees tú.
}
ahead-heading = **{ button-what-if }** en { $game } · `{ $code }`
    -# Aquí no se juega nada, y solo lo ves tú.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = tú
# Before the menu in which a move is chosen.
ahead-own = Si juegas…
ahead-answer = … respondes…
# $rival: who.
ahead-rival = Si juega { $rival }…
ahead-over = Aquí la partida habría acabado.
ahead-far = Hasta aquí alcanzo a ver.
# Where something is hidden from the player.
ahead-hidden = Las jugadas siguientes dependen de lo que no puedes ver, así que acaba aquí.
ahead-shows = Esta jugada mostraría algo que no puedes ver, así que acaba aquí. La imagen es de antes de ella.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **Aprender { $game }** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Pista:** pulsa **{ $label }**.
# $turn: a right move.
lesson-show = Una jugada correcta es `{ $turn }`.
lesson-right = ✅ **Correcto.**
lesson-wrong = Todavía no.
# $report: the computer's answer.
lesson-answer = La respuesta: { $report }
# Before a person's first game of this kind.
lesson-offer = ¿Primera vez con { $game }? **Aprender { $game }** lleva cuatro minutos.
# Where a game has none; a button opens its rules.
lesson-none = { $game } aún no tiene lección.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **Y eso es { $game }.** Lecciones hechas: { $done } de { $count }. Ya sabes lo necesario para una primera partida.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Lecciones:** { $done } de { $count } hechas. Cada una lleva unos cuatro minutos.
lessons-done = ✅ { $games }
lessons-begun = Empezadas: { $games }
lessons-left = Por hacer: { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Elige una lección

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# Nuestra opción `swap`, que no está en el reglamento: tras la primera jugada, el puesto 2 puede quedarse una vez con el lado del puesto 1.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = Las reglas de { $game } aún no están escritas.
rules-others = Estas páginas las pasa { $who }. Abre tu propia copia, desde esta página.
stale-button = Ese botón ha caducado. `/games` muestra tus partidas.
watching-tell = Te enviaré un mensaje directo cuando acabe **{ $game }**.
watching-untell = No te avisaré cuando acabe **{ $game }**.
watching-follow = Hasta que acabe, **{ $game }** está en tus `/games`, y en tu mensaje diario si lo tienes: `/remind digest`.
watching-unfollow = Ya no sigues **{ $game }**.
more = **{ $game }**: ¿qué quieres hacer? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] Solo para tus ojos: tu lado de **{ $game }** antes de la primera jugada. `{ $code }`
   *[other] Solo para tus ojos: tu lado de **{ $game }** tras la jugada { $moves }. `{ $code }`
}
resign-really = ¿Abandonar **{ $game }**? Dejas la partida para siempre. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = ¿Qué partida?
which-line = { $how ->
    [of] - { $game } `{ $code }`: { $others }
    [with] - { $game } `{ $code }` con { $others }
   *[against] - { $game } `{ $code }` contra { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour }: { $turn }
# $count: the games beyond those of the menu.
which-more = { $count ->
    [one] -# Y { $count } más: indícala con `game:`. `/games` las muestra todas.
   *[other] -# Y { $count } más: indica una con `game:`. `/games` las muestra todas.
}
which-option = { $game } { $code }
which-waits = te espera
which-others = espera a otra persona
aside-closed-dms = -# No puedo enviarte mensajes directos, así que lo que solo tú puedes ver está en **{ $button }** y en `/hand`. Para recibirlo también por mensaje directo, permite los mensajes directos de miembros de este servidor.
aside-forbidden = -# No puedo escribir en { $place }, así que esta partida sigue en mensajes directos. La moderación puede darme allí **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** y **{ permission-attach-files }**, o desbloquear el hilo.
aside-gone = -# El canal de esta partida ya no existe. Sigue jugando donde quieras con `/move`, `/board` y `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **El comienzo** · aún no hay ninguna jugada
    [one] **El comienzo** · queda { $count } paso
   *[other] **El comienzo** · quedan { $count } pasos
}
history-step = **Paso { $step } de { $count }** · { $when }
    { $report }
history-jump = Ir a un paso
history-option-start = El comienzo
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Con los ojos de quién
history-eyes-everyone = Como lo ve todo el mundo
history-eyes-seat = Como lo ve { $seat }
history-eyes-own = -# Como lo ves tú. El resto no ve tus secretos.

# /record. $count: how many lines the file has.
record = Las jugadas de **{ $game }** `{ $code }` en texto: { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}.
# $lines: turns, as the record writes them.
record-taken-back = -# Deshechas, así que no están en la lista de jugadas: { $lines }.
# $lines: who gave time to whom.
record-given = -# Se dio más tiempo, que no es una jugada, así que no está en la lista de jugadas: { $lines }
record-agreed = -# La partida acabó en tablas por acuerdo, que no son una jugada: la lista de jugadas se detiene antes.
record-alt = Las jugadas de { $game } { $code }, una por línea
replay = **{ $game }** de principio a fin.
# $count: how many things happened; $alt: the last position in words.
replay-alt = Una partida de { $count ->
    [one] { $count } paso
   *[other] { $count } pasos, uno tras otro
}. Al final: { $alt }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Hola.** Organizo juegos de mesa para quien juega cuando tiene tiempo: una jugada hoy, otra mañana.
    `/play` abre una partida y `/learn` enseña un juego en cuatro minutos. Si nadie me lo pide, no escribo nada más. Quien gestiona este servidor puede publicar una bienvenida para fijarla.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Hola.** Me han añadido a tu servidor { $server }, donde organizo juegos de mesa para quien juega cuando tiene tiempo: una jugada hoy, otra mañana.
    Allí, `/settings` muestra lo que puedes ajustar, y `/help show: True` publica una bienvenida para fijarla.
button-welcome = Publicar bienvenida
button-settings = Ajustes
button-try-alone = Probar por mi cuenta
# The message to pin.
welcome = ### Juegos de mesa, jugada a jugada
    Juega cuando tengas tiempo: una jugada hoy, otra mañana. Yo guardo el tablero, dibujo cada turno y aviso a quien le toca. Hay quince juegos, de dos a seis personas, o contra el bot.
welcome-alt = Seis tableros: Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm y Kudosu.
button-browse = Ver juegos
button-learn-one = Aprender uno

# /games
inbox-title = ### Tus partidas
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Acabadas desde tu última visita
button-analysis-of = Análisis · { $code }
button-rematch-of = Revancha · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# Actualizado: { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = Estás de vacaciones; vuelta: { $until }. Tus relojes están parados, salvo en las partidas en vivo.
inbox-title-server = ### Partidas en este servidor
# $page, $pages: which page of how many.
inbox-page = -# Página { $page } de { $pages }
inbox-only = Mostrar solo…
inbox-only-all = Todo
inbox-only-turn = Mi turno
inbox-only-lobby = Aún sin empezar
inbox-none = Nada de ese tipo.
inbox-empty-server = Ahora no hay partidas en este servidor. `/play` abre una.
# $names: one or more; $count: how many there are besides.
inbox-more = { $count ->
    [one] { $names } y { $count } persona más
   *[other] { $names } y { $count } personas más
}
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [al tablero]({ $link })
inbox-direct = en tus mensajes directos
inbox-yours = { $how ->
    [with] **{ $game }** con { $others } · tu turno · { $place }
   *[against] **{ $game }** contra { $others } · tu turno · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }** con { $others } · plazo: { $left } · { $place }
   *[against] **{ $game }** contra { $others } · plazo: { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game }: { $others } · turno de { $seats } · { $place }
    [with] { $game } con { $others } · turno de { $seats } · { $place }
   *[against] { $game } contra { $others } · turno de { $seats } · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · la sigues
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · sin empezar · la abrió { $who } · puestos libres: { $free } · { $place } · `{ $code }`
inbox-empty = Aún no tienes partidas. `/play` abre la primera.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, tú contra mí. ¿A qué nivel juego? { $first }
alone-first-person = Empiezas tú.
alone-first-computer = Empieza el bot.
alone-first-chance = Quién empieza se decide al azar.
# The message that becomes the board.
alone-coming = **{ $game }**: preparo el tablero…
# $against: the computer; $link: to the board.
alone-started = **{ $game }** contra { $against } ha empezado en tus mensajes directos: [al tablero]({ $link }). Que te diviertas.
# $place: a link to the channel.
alone-here = Ahora no llego a tus mensajes directos, así que jugamos en { $place }. Que te diviertas.

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Elige un juego
# The same for a person who has finished no game yet.
registry-title-first = ### Hola. Elige un juego para empezar
registry-first = **¿Primera vez?** Empieza con { $games }
registry-recent = **Lo último:** { $games }
registry-short = **2 personas, hasta 10 min:** { $games }
registry-long = **2 personas, más largos:** { $games }
registry-more = **2 personas o más:** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Elige un juego
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = { $most } personas
registry-players-range = { $fewest }–{ $most } personas
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · de { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Pista:** esta es la jugada que haría yo.
hint-wins-now = **Pista:** con esto ganas en el acto.
hint-stops-win = **Pista:** { $rival } amenaza con ganar en la siguiente jugada, y esto lo impide.
hint-threatens-win = **Pista:** esto amenaza con ganar en tu siguiente jugada.
hint-takes = { $count ->
    [1] **Pista:** esto captura una pieza.
    [one] **Pista:** esto captura { $count } pieza.
   *[other] **Pista:** esto captura { $count } piezas.
}
hint-keeps-pieces = **Pista:** después de esta jugada, nadie puede capturar ninguna de tus piezas en la siguiente.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] Tienes la victoria forzada en { $turns } jugada.
   *[other] Tienes la victoria forzada en { $turns } jugadas.
}
# Every other move is worse.
hint-only-win = Ninguna otra jugada gana.
hint-wins-only = { $turns ->
    [one] Tienes la victoria forzada en { $turns } jugada, y ninguna otra gana.
   *[other] Tienes la victoria forzada en { $turns } jugadas, y ninguna otra gana.
}
hint-draws = Con juego perfecto son tablas, y esta jugada las mantiene.
hint-draws-only = Con juego perfecto son tablas, y solo esta jugada las mantiene.
hint-loses = { $turns ->
    [one] Tu rival puede forzar la victoria. Esto es lo que más aguanta: { $turns } jugada.
   *[other] Tu rival puede forzar la victoria. Esto es lo que más aguanta: { $turns } jugadas.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] Tienes la victoria forzada, en { $turns } jugada.
   *[other] Tienes la victoria forzada, en { $turns } jugadas o menos.
}
hint-wins-some-day = Tienes la victoria forzada.
hint-loses-some-day = Tu rival puede forzar la victoria. Esto aguanta hasta donde alcanzo a ver.
# $percent: from 2 to 98.
hint-thinks = No alcanzo a ver el final, pero yo diría un { $percent } % a tu favor.
hint-claim = **Pista:** esto es un duplicado, y señalarlo no cuesta nada.
hint-stopping = Estoy reiniciando. Pídelo de nuevo en un momento.

not-understood = No he entendido ese comando. `/help` muestra lo que sé hacer.
# Four lines, no more.
help = **tavolino** organiza juegos de mesa para cuando tengas tiempo: una jugada hoy, otra mañana.
    ¿Primera vez? **{ button-learn }** enseña un juego jugada a jugada, en cuatro minutos. **{ button-today }** es una posición para resolver.
    Pulsa **{ button-play }** para ver todos los juegos, o escribe `/play kintei`. Quien quiera jugar contigo pulsa **{ $button-join }**, o eliges **{ button-alone }** y jugamos en mensajes directos.
    Cuando te toque, te menciono. Pulsa **{ $button-turn }** y elige tu jugada.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Traducción automática. Nadie que tenga el español como lengua materna la ha leído aún entera.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Decirlo mejor
better-title = Decirlo mejor
better-field = Qué palabras, y cómo lo dirías tú
better-thanks = Gracias. Lo leen quienes mantienen este bot.
better-nothing = No había nada escrito, así que no guardo nada.
help-rules = Reglas de…
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` juega una jugada que escribes
    - `/board` muestra la posición
    - `/hand` muestra lo que solo tú puedes ver
    - `/hint` propone una jugada contra el bot, o tras la partida
    - `/claim` señala un duplicado
    { "**" }Tus partidas**
    - `/play` abre una partida
    - `/games` muestra las tuyas
    - `/join` ocupa un puesto en una partida por su código
    - `/looking` busca a quien quiera el mismo juego
    - `/league` juega temporadas en grupos
    - `/contest` abre un torneo
    - `/ladder` desafía a un rival
    - `/learn` enseña un juego
    - `/rules` lo explica
    - `/puzzle` tiene posiciones para resolver
    - `/plan` planea respuestas
    - `/undo` deshace tu jugada
    - `/draw` ofrece tablas
    - `/resign` abandona una partida
    - `/break-off` termina sin resultado una partida antes de su primera jugada
    - `/time` da más tiempo a tu rival
    - `/replace` te busca relevo
    - `/rematch` juega otra vez una partida
    - `/history` recorre una partida. **{ button-analysis }** la evalúa cuando acaba
    - `/record` da sus jugadas en texto
    - `/stats` muestra tus resultados o los de otra persona
    - `/leaderboard` muestra la tabla del mes, o la lista de un juego
    { "**" }Para ti**
    - `/remind` fija tus recordatorios y un resumen diario
    - `/vacation` detiene tus relojes unos días
    - `/block` bloquea a una persona
    - `/privacy` muestra, exporta o borra lo que guardo de ti
    { "**" }Para la moderación**
    - `/settings` cambia cómo se juega en este servidor
    -# Mantén pulsado el nombre de una persona o haz clic derecho en él, y luego Aplicaciones: **{ menu-play-with }** y **{ menu-between-us }**. En un mensaje mío: **{ menu-board-here }** y **{ menu-analyse }**.
    -# Sin `game:`, un comando va a la partida del hilo en que estás, o a la que te espera. `/help` vuelve al principio.
