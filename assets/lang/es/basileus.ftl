# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat } tiene { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] un peón en { $cells }
       *[other] peones en { $cells }
    }
    [piece] { $count ->
        [one] una pieza en { $cells }
       *[other] piezas en { $cells }
    }
   *[basileus] el basileus en { $cells }
}
basileus-must = { $seat } tiene que capturar.
# $limit: after so many moves it is a draw.
basileus-quiet = { $count ->
    [one] { $count } jugada sin captura: a las { $limit }, la partida acaba en tablas.
   *[other] { $count } jugadas sin captura: a las { $limit }, la partida acaba en tablas.
}
# The marks of the text board.
basileus-legend = ◇◆ peón  □■ pieza  ☆★ basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} { $kind ->
    [pawn] un peón
    [piece] una pieza
   *[basileus] el basileus
} de { $from } a { $to }.
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $seat ->
    [self] Saltas
   *[other] { $seat } salta
} con { $kind ->
    [pawn] un peón
    [piece] una pieza
   *[basileus] el basileus
} de { $from } { $count ->
    [0] a { $to }
   *[other] pasando por { $stops } a { $to }
}, capturando { $taken }.
basileus-report-assault = { $seat ->
    [self] Tu basileus
   *[other] El basileus de { $seat }
} da un paso de { $from } a { $to }, sobre el otro basileus, y lo captura.
basileus-taken = { $kind ->
    [pawn] el peón de { $cell }
    [piece] la pieza de { $cell }
   *[basileus] el basileus de { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] peón { $cell }
    [piece] pieza { $cell }
   *[basileus] basileus { $cell }
}

basileus-prompt-step = Nada que capturar: ¿qué figura da un paso?
basileus-prompt-capture = Capturar es obligatorio: ¿qué figura captura?
basileus-prompt-to = ¿Adónde va?
basileus-prompt-on = La captura sigue: ¿adónde salta ahora?

# /play basileus
play-basileus = Figuras que saltan de tres maneras. Captura al rey
goal-basileus = Captura el otro basileus.
pitch-basileus = Capturar es obligatorio, y nadie captura como el rey: hazlo salir y captúralo
length-basileus = de 20 a 50 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = El rey ha caído: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = { $first } hace salir el basileus de { $others } y lo captura, en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = Rueda una corona: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Captura la estrella, el basileus negro, y ganas.** Juegas con Blanco. Los peones (rombos) y las piezas (cuadrados) dan pasos en diagonal. Tu basileus los da en las ocho direcciones. **Da un paso con cualquiera.**
basileus-lesson-jump = El basileus salta en las ocho direcciones, por encima de un peón o una pieza a su lado, y sigue saltando mientras pueda. **Captura tres en una sola jugada.**
basileus-lesson-jump-hint = Primero por encima de d5, luego de d7. Desde d8, ¿hacia dónde captura otra vez?
basileus-lesson-jump-wrong = Así solo capturas dos.
basileus-lesson-jump-done = Ha saltado por encima de d5, d7 y c7. Nadie captura como tu basileus.
basileus-lesson-must = Las piezas saltan en diagonal; los peones, por su fila o columna. Si puedes capturar, tienes que hacerlo: con tu peón de h3 o con tu pieza de g3, por encima de h4. **Salta adonde Negro no pueda capturar a su vez.**
basileus-lesson-must-hint = Si el peón salta a h5, la pieza negra de g6 podría saltar por encima.
basileus-lesson-must-wrong = La pieza negra de g6 salta por encima de h5 y captura el peón.
basileus-lesson-must-done = Ahora ninguna figura negra puede capturar en i5. Aunque haya que capturar, aún se puede elegir cómo.
basileus-lesson-king = Ganas al capturar el otro basileus. Los peones y las piezas pueden saltar por encima de él. Tu pieza de d4 tiene que saltar por encima de e5, y después puede elegir. **Captura el basileus.**
basileus-lesson-king-hint = Desde f6, un camino pasa por encima de g7, y el otro, de e7.
basileus-lesson-king-wrong = Has capturado dos peones, pero no el basileus.
basileus-lesson-king-done = En cuanto capturas el basileus, la partida acaba.
basileus-lesson-lure = El basileus negro también tiene que capturar. Ofrécele una de tus figuras donde otra tuya pueda capturarlo después. **Juega de modo que ganes con tu siguiente jugada, haga lo que haga Negro.**
basileus-lesson-lure-hint = Tu peón de h3 puede saltar hacia arriba por la columna h, por encima de h4, hasta h5. ¿Cómo llevar el basileus a h4?
basileus-lesson-lure-wrong = Negro tiene respuesta.
basileus-lesson-lure-done = El basileus tiene que saltar de f6 por encima de g5 a h4, y tu peón salta por encima de él.
basileus-lesson-danger = Tu basileus está en d5, junto a la pieza negra de e6, y detrás c4 está libre. **Juega de modo que Negro no pueda capturar tu basileus con la siguiente jugada.**
basileus-lesson-danger-hint = Sal de la diagonal y no te metas en otro salto: las piezas saltan en diagonal, los peones por su fila y su columna.
basileus-lesson-danger-wrong = Negro captura tu basileus.
basileus-lesson-danger-done = Nadie captura como el basileus, pero si va solo por delante, siempre corre peligro.
