# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = { $first } tiene nubes en { $first-cells }. { $second } tiene nubes en { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } no puede devolverla de un soplo con { $turn }.

kumo-report-step = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} una nube de { $from } a { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { $seat ->
    [self] Soplas
   *[other] { $seat } sopla
} con la nube de { $blower }: una nube { $other ->
    [self] tuya
   *[other] de { $other }
} va de { $from } a { $to }.
kumo-report-own = { $seat ->
    [self] Soplas
   *[other] { $seat } sopla
} con la nube de { $blower }: su vecina va de { $from } a { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] Llegas
   *[other] { $winner } llega
} a { $loser ->
    [self] tu fila inicial
   *[other] la fila inicial de { $loser }
}.

kumo-prompt = ¿Qué nube da un paso o sopla?
kumo-prompt-1 = Si eliges una casilla libre, da un paso; si eliges una nube, la sopla.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = soplar { $cell }

# Why what was typed is no turn.
kumo-why-back = Con eso soplarías la nube justo por donde acaba de venir.
kumo-why-blocked = Detrás de la nube de esa casilla no hay sitio adonde soplarla.

# /play kumo
play-kumo = Flota, o sopla nubes, hasta la fila inicial de enfrente
goal-kumo = Lleva una de tus nubes a la fila inicial de enfrente: la fila 5 para ◯ azul, la fila 1 para ▲ dorado.
pitch-kumo = Cinco nubes contra cinco: una ráfaga amiga cruza el cielo entero
length-kumo = unas 8 jugadas por persona

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = De punta a punta del cielo: { $first } gana a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = { $first } vuela con el viento y deja atrás a { $others } en { $moves } jugadas.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = Una nube ha pasado: { $first } gana a { $others } en { $moves } jugadas.

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Lleva una nube a la fila 5, la dorada, y ganas.** Una nube da un paso a una casilla libre de al lado, en las ocho direcciones. **Da un paso con una nube tuya.**
kumo-lesson-blow = Una nube que tiene al lado una enemiga puede quedarse en su sitio y soplarla una casilla en línea recta. Esa casilla tiene que estar libre. **Sopla la nube dorada de d4 hacia e5.**
kumo-lesson-blow-hint = Tu nube de c3 está a su lado. Elige c3, y luego d4.
kumo-lesson-blow-wrong = No has soplado la nube dorada hacia e5.
kumo-lesson-blow-done = La tuya se ha quedado en c3, y Dorado tiene que empezar de nuevo.
kumo-lesson-fling = Sopla una nube tuya y volará tan lejos como pueda. La fila inicial dorada tiene un hueco: d5. **Lanza ahí una nube y gana.**
kumo-lesson-fling-hint = Tu nube de d2 no tiene nada delante. ¿Qué nube está justo detrás?
kumo-lesson-fling-wrong = Ninguna nube tuya ha llegado a la fila 5.
kumo-lesson-fling-done = De d2 a d5 en una jugada. Un camino libre hasta un hueco es siempre una amenaza.
kumo-lesson-runner = Dorado ha lanzado una nube a b2, y tu fila inicial tiene un hueco: a1. **Párala: Dorado no debe llegar a la fila 1 con la siguiente jugada.**
kumo-lesson-runner-hint = Sóplala hacia atrás o a un lado. Tus nubes de b1 y c1 están debajo.
kumo-lesson-runner-wrong = La nube dorada llega a la fila 1.
kumo-lesson-runner-done = Está más lejos, y tu fila inicial sigue tan llena como antes.
kumo-lesson-back = Dorado acaba de ir de d3 a c2, y quiere ir a d1. No se puede soplar una nube justo por donde ha venido, así que b1 no puede soplarla. **Párala de otro modo.**
kumo-lesson-back-hint = Sóplala en otra dirección, o tapa el hueco.
kumo-lesson-back-wrong = La nube dorada llega a la fila 1.
kumo-lesson-back-done = Solo estaba prohibido el camino de vuelta exacto, y solo en esta jugada.
kumo-lesson-two = Los huecos de Dorado son b5 y e5. Una amenaza se para; dos son demasiadas. **Juega de modo que ganes con tu siguiente jugada, haga lo que haga Dorado.**
kumo-lesson-two-hint = Si la nube de c2 estuviera en b2, ¿adónde podría lanzarla a1, y adónde b1?
kumo-lesson-two-wrong = Dorado tiene respuesta.
kumo-lesson-two-done = Desde b2, la nube de b1 puede lanzarla a b5, y la de a1, a e5.
