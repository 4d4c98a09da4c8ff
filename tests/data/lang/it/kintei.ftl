# Kintei.

kintei-board = Pedine di { $first }: { $first-cells }; di { $second }: { $second-cells }. La foglia è in { $leaf }.
kintei-last-both = Ultima mossa: la foglia lascia { $leaf-from } e una pedina va da { $pawn-from } a { $pawn-to }.
kintei-last-leaf = La foglia viene da { $leaf-from }.
kintei-last-pawn = Ultima mossa: una pedina va da { $pawn-from } a { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Sposti la foglia in { $leaf } e una pedina da { $from } a { $to }.
   *[other] { $seat } sposta la foglia in { $leaf } e una pedina da { $from } a { $to }.
}
kintei-report-pawn = { $seat ->
    [self] Sposti una pedina da { $from } a { $to }.
   *[other] { $seat } sposta una pedina da { $from } a { $to }.
}
kintei-report-own = { $seat ->
    [self] Porti la foglia a casa, in { $leaf }.
   *[other] { $seat } porta la foglia a casa, in { $leaf }.
}
kintei-report-home = { $seat ->
    [self] Sposti
   *[other] { $seat } sposta
} la foglia in { $leaf }, sulla { $home ->
    [self] tua riga di partenza
   *[other] riga di partenza di { $home }
}.

kintei-prompt-leaf = Dove va la foglia?
kintei-prompt-pawn = Quale pedina muovi?
kintei-prompt-to = Dove va la pedina?

# /play kintei
play-kintei = Sposta la foglia, poi una pedina, e porta la foglia a casa
play-kintei-slide = Di quanto scorrono i pezzi
play-kintei-slide-any = Di quante caselle si vuole
play-kintei-slide-full = Sempre fino in fondo, come in Neutron
shown-kintei-slide-any = scorrimento libero
shown-kintei-slide-full = scorrimento fino in fondo
goal-kintei = Porta la foglia sulla tua riga di partenza: riga 1 per ◯ blu, riga 5 per ▲ oro.
pitch-kintei = Una foglia, due righe di partenza: spingila sulla tua prima che finisca sull'altra
length-kintei = circa 10 turni a testa

won-kintei-1 = La foglia è a casa: { $first } batte { $others } in { $moves } mosse.
won-kintei-2 = { $first } strappa la foglia a { $others } in { $moves } mosse.
won-kintei-3 = { $moves } mosse, una foglia, una casa: { $first } batte { $others }.
