# Dungeon Chess.

dungeon-chess-report-take = { $seat ->
    [self] Sposti
   *[other] { $seat } sposta
} { $kind-key ->
    [maga] la
   *[other] il
} { $kind } da { $from } a { $to }, catturando { $victim ->
    [self] { $taken-key ->
        [maga] la tua
       *[other] il tuo
    } { $taken }
   *[other] { $taken-key ->
        [maga] la
       *[other] il
    } { $taken } di { $victim }
}.
