# Taifuu.

taifuu-report = { $seat ->
    [self] Muovi
   *[other] { $seat } muove
} da { $from } a { $to }{ $count ->
    [0] .
    [one] , spingendo il pezzo in { $pushed }.
   *[other] , spingendo i pezzi in { $pushed }.
}
