# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = La caja de 120 por 120 mm está vacía.
# Says once how places are told.
fullend-box = La caja mide 120 por 120 mm. De cada losa: su centro en mm desde la izquierda, desde abajo, y luego su ángulo.
# The marks of the text board.
fullend-legend = tumbada #  de pie =  38 30 15: mm desde la izquierda, desde abajo, ángulo
fullend-flat = Tumbadas ({ $count }): { $tiles }.
fullend-upright = De pie ({ $count }): { $tiles }.
fullend-stance-flat = tumbada
fullend-stance-upright = de pie

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] Una losa sin girar, { $stance }, no cabe en ningún punto de una cuadrícula de 5 mm.
    [one] Una losa sin girar, { $stance }, cabe en { $count } punto de una cuadrícula de 5 mm: { $places }.
   *[other] Una losa sin girar, { $stance }, cabe en { $count } puntos de una cuadrícula de 5 mm, como { $places }.
}
fullend-fits = { $tile } cabe.
fullend-hits = { $tile } no cabe: se monta sobre { $hit }.
fullend-outside = { $tile } no cabe: no está del todo dentro de la caja.

fullend-report-flat = { $angle ->
    [0] { $seat ->
        [self] Pones
       *[other] { $seat } pone
    } una losa tumbada en { $x } { $y }.
   *[other] { $seat ->
        [self] Pones
       *[other] { $seat } pone
    } una losa tumbada en { $x } { $y }, girada { $angle }°.
}
fullend-report-upright = { $angle ->
    [0] { $seat ->
        [self] Pones
       *[other] { $seat } pone
    } una losa de pie en { $x } { $y }.
   *[other] { $seat ->
        [self] Pones
       *[other] { $seat } pone
    } una losa de pie en { $x } { $y }, girada { $angle }°.
}
fullend-full = No cabe ninguna losa más.

fullend-prompt = ¿Tu losa va tumbada (28 por 28 mm) o de pie (28 por 10 mm)?
fullend-prompt-1 = ¿Dónde, más o menos? Después puedes moverla y girarla. (15·105: 15 mm desde la izquierda, 105 mm desde abajo)
fullend-prompt-2 = ¿A cuántos mm desde abajo?
fullend-prompt-3 = ¿Cuántos grados se gira?

# Why what was typed is no turn.
fullend-why-hit = Ahí se montaría sobre otra losa.
fullend-why-outside = Ahí se saldría de la caja.

# /play fullend
play-fullend = Pon losas en cualquier lugar de la caja hasta que no quepa nada
goal-fullend = Pon la última losa: si no hay sitio para la tuya, pierdes.
pitch-fullend = Sin casillas, solo espacio: pon losas en cualquier ángulo hasta que tu rival no encuentre hueco
length-fullend = unas 12 jugadas por persona

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = La caja está llena: { $first } pone la última losa y gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = No cabe ni una más: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = { $first } encuentra el último hueco y gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Pierde quien no encuentra sitio para su losa.** La caja, de 120 por 120 mm, no tiene casillas: una losa va donde sea, girada como quieras. Su lugar es la distancia de su centro desde la izquierda y desde abajo. **Pon una losa.**
fullend-lesson-flat = Hay ocho losas a 9 mm unas de otras: entre ellas no cabe ni una losa de pie. Solo hay sitio en la esquina de arriba a la derecha. **Pon ahí una losa tumbada.**
fullend-lesson-flat-hint = Elige tumbada, y luego uno de los lugares de arriba a la derecha.
fullend-lesson-flat-wrong = Esa losa está de pie.
fullend-lesson-last = Las tiras de menos de 10 mm no le sirven a nadie. Queda sitio arriba a la derecha: **pon una losa de modo que no quepa nada más.**
fullend-lesson-last-hint = El hueco tiene 36 mm de ancho y 36 mm de alto. ¿Cuánto deja libre una losa tumbada?
fullend-lesson-last-wrong = A Dorado aún le queda sitio.
fullend-lesson-last-done = Una losa tumbada deja menos de 10 mm a cada lado, y las losas de pie tampoco caben.
fullend-lesson-mirror = Tu primera losa está en el centro. Desde ahora hay respuesta a cada losa: la misma, reflejada a través del centro de la caja. **Refleja la losa de Dorado, tumbada en 15 75.**
fullend-lesson-mirror-hint = La losa de Dorado está a 15 mm de la izquierda y a 75 de abajo. La tuya tiene que estar a 15 mm de la derecha y a 75 de arriba.
fullend-lesson-mirror-wrong = Ese no es el reflejo de la losa de Dorado.
fullend-lesson-mirror-done = Siempre que Dorado encuentra un lugar, su reflejo está libre para ti. Por eso Dorado se queda antes sin sitio.
