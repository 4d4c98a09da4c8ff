# Chasm.

chasm-placing = Se colocan las piezas, a ser posible en una fila y una columna sin otra pieza propia.
chasm-moving = Gana quien se quede antes con una sola pieza.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } tiene una pieza, en { $cells }.
   *[other] { $seat } tiene { $count } piezas, en { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat }: piezas en { $cells }.
    [4] { $seat }: { $left } piezas por colocar.
   *[other] { $seat }: piezas en { $cells }; por colocar: { $left }.
}
chasm-has-left = { $count ->
    [0] { $seat } ha dejado la partida.
   *[other] { $seat } ha dejado la partida. Las piezas de { $cells } se quedan.
}
chasm-last = Última jugada: { $deed }

chasm-deed-place = { $seat ->
    [self] Colocas
   *[other] { $seat } coloca
} una pieza en { $cell }.
chasm-deed-move = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} de { $from } a { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $count ->
    [1] { $seat ->
        [self] Mueves de { $from } a { $to } y empujas una pieza.
       *[other] { $seat } mueve de { $from } a { $to } y empuja una pieza.
    }
   *[other] { $seat ->
        [self] Mueves de { $from } a { $to } y empujas { $count } piezas.
       *[other] { $seat } mueve de { $from } a { $to } y empuja { $count } piezas.
    }
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { $seat ->
    [self] Mueves de { $from } a { $to } y empujas
   *[other] { $seat } mueve de { $from } a { $to } y empuja
} fuera del tablero una pieza { $owner ->
    [self] tuya
   *[other] de { $owner }
} (quedan: { $left }).

chasm-prompt-place = ¿Dónde colocas una pieza?
chasm-prompt-move = ¿Qué pieza mueves?
chasm-prompt-to = ¿Adónde va?

# Why what was typed is no turn.
chasm-why-aligned = Elige una casilla sin pieza tuya en su fila ni en su columna, mientras la haya.

# /play chasm
play-chasm = Tira tus propias piezas. Gana quien se quede con una
goal-chasm = Quédate con una sola pieza antes que nadie: las demás tienen que salir del tablero a empujones.
pitch-chasm = Deshazte de tus piezas: empújalas por el borde antes que tus rivales
length-chasm = de 7 a 14 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Hasta la última pieza: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = { $first } suelta todas las piezas menos una y gana a { $others } en { $moves } jugadas.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = Por el borde y a mucha honra: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Pierde tus piezas: gana quien antes se quede con una.** Primero se colocan todas. Cada una de las tuyas va adonde no haya otra tuya en su fila ni en su columna. **Coloca una pieza.**
chasm-lesson-push = Después, una jugada lleva una pieza tuya una casilla por su fila o su columna. Empuja toda la línea que tenga delante, sea de quien sea. **Empuja la pieza dorada de b2 a b3.**
chasm-lesson-push-hint = Tu b1 está justo debajo.
chasm-lesson-push-wrong = La pieza dorada de b2 no ha ido a b3.
chasm-lesson-push-done = No ha caído ninguna pieza: b3 estaba libre.
chasm-lesson-fall = Lo que se empuja por el borde desaparece, y eso es lo que buscas. Salir del tablero por tu cuenta no se puede. **Empuja una pieza tuya por el borde.**
chasm-lesson-fall-hint = Tu a1 está en el borde, y tiene al lado otra de las tuyas.
chasm-lesson-fall-wrong = Sigues con cuatro piezas.
chasm-lesson-fall-done = Quedan tres. Dos tuyas juntas y apuntando al borde son un buen comienzo.
chasm-lesson-one = Te quedan dos piezas, a2 y b2. Quien se queda con una gana en el acto, sea de quien sea la jugada. **Gana.**
chasm-lesson-one-hint = Tu a2 está en el borde, y b2 puede empujarla.
chasm-lesson-one-wrong = Sigues con dos piezas.
chasm-lesson-one-done = También cuenta si la empuja otra persona: cuidado con las piezas que empujas por el borde.
chasm-lesson-stop = Ahora a Dorado le quedan dos: b2 empujaría a b1 por el borde. Tú tienes tres y aún no puedes ganar. **Juega de modo que Dorado no pueda ganar con la siguiente jugada.**
chasm-lesson-stop-hint = Empuja b1 fuera de la línea.
chasm-lesson-stop-wrong = Dorado empuja b1 por el borde y se queda con una.
chasm-lesson-stop-done = Las piezas doradas de a1 y b2 necesitan tiempo para volver a alinearse.
chasm-lesson-edge = Te quedan dos, b3 y c3, en línea, pero aún no en el borde. **Juega de modo que ganes con tu siguiente jugada, haga lo que haga Dorado.**
chasm-lesson-edge-hint = Empuja con la pieza de atrás, y así avanzan las dos juntas.
chasm-lesson-edge-wrong = Dorado tiene respuesta.
chasm-lesson-edge-done = Ahora están en c3 y d3. Dorado no puede separarlas en una sola jugada.
chasm-lesson-three = Con tres en la mesa, ahora mueve Dorado, y después Rojo. Dorado podría ir de b3 a c3, y caería la última de esa línea. **Juega de modo que Dorado no pueda ganar con la siguiente jugada.**
chasm-lesson-three-hint = Empuja la pieza dorada de b3 fuera de la fila 3.
chasm-lesson-three-wrong = Dorado va a c3, cae su pieza de d3 y se queda con una.
chasm-lesson-three-done = Mira primero a quien juega después de ti: solo tú puedes impedir que gane.
