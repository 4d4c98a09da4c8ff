# Models of method as much as of wording.

standing-acting = Tocca a { $seats }.
standing-won = Vittoria di { $seats }.

# No possessive is needed.
kumo-alt = { $state } Nuvole di { $first }: { $first-cells }; di { $second }: { $second-cells }.{ $last }{ $banned }

# The present tense, which agrees with nobody.
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
# In this one place it is used, so that its case is known.
basileus-taken = { $kind ->
    [pawn] il pedone in { $cell }
    [piece] il pezzo in { $cell }
   *[basileus] il basileus in { $cell }
}

# Articles by the key, where the noun has a gender.
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

taifuu-report = { $seat ->
    [self] Muovi
   *[other] { $seat } muove
} da { $from } a { $to }{ $count ->
    [0] .
    [one] , spingendo il pezzo in { $pushed }.
   *[other] , spingendo i pezzi in { $pushed }.
}

# A number behind a colon needs no plural.
chasm-has-placed = { $left ->
    [0] { $seat }: pezzi in { $cells }.
    [4] { $seat }: { $left } pezzi da piazzare.
   *[other] { $seat }: pezzi in { $cells }; da piazzare: { $left }.
}

ping-turn-until = { $people }: { $count ->
    [one] tocca a te
   *[other] tocca a voi
} in { $game }. Scadenza: { $until }. [Al tavolo]({ $link }) · `{ $code }`
lobby-invited = { $people }: c'è un posto riservato. **{ $button-join }** lo occupa, **{ $button-leave }** lo rifiuta.
agreements-draw = { $by } propone patta. { $people }: si può accettare o rifiutare finché { $by } non gioca la mossa successiva.

vacation-here = Non sei in vacanza. Quest'anno ti restano { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} e { $hours } h. In vacanza i tuoi orologi si fermano, tranne nelle partite dal vivo, e i pannelli lo dicono.

play-chasm = Spingi i tuoi pezzi fuori dal tabellone: vince chi resta con uno solo (2-4 persone)
