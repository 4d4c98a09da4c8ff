# Basileus.

basileus-report-jump = { $seat ->
    [self] Salti
   *[other] { $seat } salta
} { $kind ->
    [pawn] con un pedone
    [piece] con un pezzo
   *[basileus] con il basileus
} da { $from } { $count ->
    [0] a { $to }
   *[other] passando per { $stops } a { $to }
}, catturando { $taken }.
basileus-taken = { $kind ->
    [pawn] il pedone in { $cell }
    [piece] il pezzo in { $cell }
   *[basileus] il basileus in { $cell }
}
