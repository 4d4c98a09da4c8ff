# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = { $door } (entrada)

# What a target asks for.
dungeon-chess-target-1 = la Maga en juego
dungeon-chess-target-2 = el Kor en juego
dungeon-chess-target-3 = el Guerriero en juego
dungeon-chess-target-4 = los tres Lottatori en juego
dungeon-chess-target-5 = una Maga capturada
dungeon-chess-target-6 = un Kor capturado
dungeon-chess-target-7 = un Guerriero capturado
dungeon-chess-target-8 = tres Lottatori capturados
dungeon-chess-target-9 = tres cofres
dungeon-chess-target-10 = un personaje en d4, e4, d5 o e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = Tu Maga no está capturada al acabar la partida.
dungeon-chess-means-2 = Tu Kor no está capturado al acabar la partida.
dungeon-chess-means-3 = Tu Guerriero no está capturado al acabar la partida.
dungeon-chess-means-4 = Ninguno de tus tres Lottatori está capturado al acabar la partida.
dungeon-chess-means-5 = Tienes en tu poder una Maga capturada al acabar la partida. Su bando puede rescatarla por un cofre.
dungeon-chess-means-6 = Tienes en tu poder un Kor capturado al acabar la partida. Su bando puede rescatarlo por un cofre.
dungeon-chess-means-7 = Tienes en tu poder un Guerriero capturado al acabar la partida. Su bando puede rescatarlo por un cofre.
dungeon-chess-means-8 = Tienes en tu poder tres o más Lottatori capturados al acabar la partida, de quien sean. Cada uno puede rescatarse por un cofre.
dungeon-chess-means-9 = Tienes tres o más cofres al acabar la partida: tus dos, salvo los que pagues, y los que te paguen.
dungeon-chess-means-10 = Uno de tus personajes está en el centro del tablero al acabar la partida.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Quédate con uno de estos dos objetivos. El otro se descarta sin que nadie lo vea. **{ $button-turn }** te deja elegir.
dungeon-chess-card-kept = Este es tu objetivo, y solo tú lo sabes:
    { $target }
    Has descartado { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Quédate con uno de dos objetivos: { $first }, o { $second }.
dungeon-chess-kept = Tu objetivo: { $kept }. Has descartado { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = { $points } puntos.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Anillos: { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ anillo
    ◯▲■✚ de quién, puntos, entradas g y m, cofres, anillos, [prisioneros]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] { $seat } tiene { $characters }. Cofres propios: { $own }, recibidos: { $received }. Prisioneros: { $prisoners }.
   *[no] { $seat } tiene { $characters }. Cofres propios: { $own }, recibidos: { $received }.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] { $seat } tiene { $characters }, que nadie puede capturar. Cofres propios: { $own }, recibidos: { $received }. Prisioneros: { $prisoners }.
   *[no] { $seat } tiene { $characters }, que nadie puede capturar. Cofres propios: { $own }, recibidos: { $received }.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } ha dejado la partida. Prisioneros: { $prisoners }.
   *[no] { $seat } ha dejado la partida.
}
dungeon-chess-chests = cofres { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] No tienes jugada legal y pierdes el turno
   *[other] { $seat } no tiene jugada legal y pierde el turno
}.
dungeon-chess-barred = Ahora { $seat } no puede repetir el paso entre { $low } y { $high }.
dungeon-chess-quiet = { $turns } de { $most } jugadas sin captura ni rescate.
dungeon-chess-result = { $met ->
    [yes] { $seat } tiene { $points } puntos y cumple el objetivo { $number }, { $target }.
   *[no] { $seat } tiene { $points } puntos y no cumple el objetivo { $number }, { $target }.
}
dungeon-chess-revealed = Objetivo de { $seat }: { $number }, { $target }.

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} { $kind-key ->
    [maga] la
   *[other] el
} { $kind } de { $from } a { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} { $kind-key ->
    [maga] la
   *[other] el
} { $kind } de { $from } a { $to }, capturando { $victim ->
    [self] a tu { $taken }
   *[other] { $taken-key ->
        [maga] a la
       *[other] al
    } { $taken } de { $victim }
}.
# $kind-key: as above.
dungeon-chess-report-teleport = { $seat ->
    [self] Teletransportas
   *[other] { $seat } teletransporta
} { $kind-key ->
    [maga] la
   *[other] el
} { $kind } de { $from } a { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = { $captor ->
    [self] { $seat ->
        [self] Te pagas
       *[other] { $seat } te paga
    } un cofre
   *[other] { $seat ->
        [self] Pagas
       *[other] { $seat } paga
    } un cofre a { $captor }
}: { $kind-key ->
    [maga] la
   *[other] el
} { $kind } vuelve a la entrada { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] Ya tienes objetivo
   *[other] { $seat } ya tiene objetivo
}.
dungeon-chess-report-keep = { $seat ->
    [self] Te quedas
   *[other] { $seat } se queda
} con el objetivo { $target }.
dungeon-chess-closed = La partida ha acabado.

dungeon-chess-prompt-target = Quédate con un objetivo. El otro se descarta sin que nadie lo vea.
dungeon-chess-prompt = ¿Mover un personaje o rescatar a uno?
# Where none can be ransomed.
dungeon-chess-prompt-move = ¿Qué personaje mueves?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = ¿Adónde va { $kind-key ->
    [maga] la
   *[other] el
} { $kind }?
dungeon-chess-prompt-ransom = ¿Qué personaje rescatas por un cofre?
dungeon-chess-prompt-door = ¿Por cuál de tus entradas vuelve?
dungeon-chess-prompt-captor = ¿A quién pagas?

# What menus show for words of the notation.
dungeon-chess-label-target = quedarme con
dungeon-chess-label-ransom = rescatar
dungeon-chess-label-door = en { $door }
dungeon-chess-label-captor = de { $seat }

# /play dungeon-chess
play-dungeon-chess = Captura, rescata y cumple un objetivo secreto
goal-dungeon-chess = Consigue más puntos que nadie al acabar la partida: por tus personajes en juego y los prisioneros que tengas, 3 por cofre, y por tu objetivo secreto.
pitch-dungeon-chess = Captura hechiceros, rescátalos por cofres y esconde tu objetivo
length-dungeon-chess = de 30 a 75 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = Se cierran las puertas: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = { $first } sale de la mazmorra por delante de { $others }, tras { $moves } jugadas.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Cofres contados, objetivos a la vista: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **Gana quien tenga más puntos.** Cuentan tus personajes en juego, los que capturas, 3 por cada cofre y un objetivo secreto. Te han tocado dos cartas.
dungeon-chess-lesson-maga = **Maga**, el sombrero: hasta tres casillas en cualquier dirección. **Kor**, la torre: lo mismo, por su fila o columna. **Guerriero**, el escudo: lo mismo, en diagonal. **Lottatore**, el muñeco: una casilla por su fila o columna. El camino debe estar libre. Tu Maga espera en la entrada m, como si estuviera debajo de e1. **Envíala a h3.**
dungeon-chess-lesson-maga-hint = Desde debajo de e1, en diagonal hacia arriba a la derecha: f1, g2, h3.
dungeon-chess-lesson-maga-wrong = Tu Maga no ha ido a h3.
dungeon-chess-lesson-ring = Hay dos anillos tuyos, c1 y f1. Desde uno, un personaje tuyo puede teletransportarse al otro, si está libre. Tu Kor está en c1. **Teletranspórtalo.**
dungeon-chess-lesson-ring-hint = Elige c1, y luego f1.
dungeon-chess-lesson-ring-wrong = El Kor no ha llegado a f1.
dungeon-chess-lesson-ring-done = Otros personajes pueden estar en tus anillos, pero no usarlos.
dungeon-chess-lesson-capture = Si vas a la casilla de un enemigo, lo capturas: sus puntos son tuyos. Tu Guerriero está en a3 y avanza hasta tres casillas en diagonal. **Captura un personaje dorado.**
dungeon-chess-lesson-capture-hint = El Lottatore dorado de d6 está en la diagonal de a3.
dungeon-chess-lesson-capture-wrong = No has capturado a nadie.
dungeon-chess-lesson-capture-done = El Lottatore te vale ahora 2 puntos, y nadie puede devolver el golpe en d6.
dungeon-chess-lesson-ransom = Dorado ha capturado a tu Maga. Un cofre la trae de vuelta a una entrada libre, y esa es toda tu jugada. Un cofre vale 3 puntos; la Maga, 5. **Rescata a tu Maga.**
dungeon-chess-lesson-ransom-hint = Elige rescatar en lugar de un personaje. La entrada m está libre.
dungeon-chess-lesson-ransom-wrong = Dorado aún tiene a tu Maga.
dungeon-chess-lesson-ransom-done = Dorado tiene ahora tu cofre, y no puede pagar con él.
dungeon-chess-lesson-middle = Tu objetivo es la carta 10: un personaje tuyo en d4, e4, d5 o e5 al acabar la partida, 3 puntos. Tu Guerriero ha llegado a b2. **Lleva un personaje al centro.**
dungeon-chess-lesson-middle-hint = ¿Cuáles de las cuatro casillas están en la diagonal de b2?
dungeon-chess-lesson-middle-wrong = No tienes a nadie en d4, e4, d5 ni e5.
dungeon-chess-lesson-middle-done = Solo cuenta al final, así que también puedes llegar más tarde.
dungeon-chess-lesson-close = A Dorado le quedan dos personajes. Si capturas uno, la partida acaba y se cuentan los puntos, tu objetivo incluido: uno de los tuyos en d4, e4, d5 o e5. **Acaba la partida y gana.**
dungeon-chess-lesson-close-hint = Dos de tus Lottatori pueden capturar en e3. ¿Cuál conviene que se quede?
dungeon-chess-lesson-close-wrong = No has ganado: o la partida sigue, o Dorado tiene más puntos.
dungeon-chess-lesson-close-done = 26 puntos a 25: el Lottatore de e4 te ha dado los 3 puntos de tu objetivo.
