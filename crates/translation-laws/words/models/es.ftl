# Models of method as much as of wording.

standing-acting = Turno de { $seats }.
standing-won = Victoria de { $seats }.

# No possessive is needed.
kumo-alt = { $state } Nubes de { $first }: { $first-cells }; de { $second }: { $second-cells }.{ $last }{ $banned }

# The present tense, which agrees with nobody.
basileus-report-jump = { $seat ->
    [self] Saltas
   *[other] { $seat } salta
} { $kind ->
    [pawn] con un peón
    [piece] con una pieza
   *[basileus] con el basileus
} de { $from } { $count ->
    [0] a { $to }
   *[other] pasando por { $stops } a { $to }
}, capturando { $taken }.
# In this one place it is used, so that its case is known.
basileus-taken = { $kind ->
    [pawn] el peón de { $cell }
    [piece] la pieza de { $cell }
   *[basileus] el basileus de { $cell }
}

# Articles by the key, where the noun has a gender.
dungeon-chess-report-take = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} { $kind-key ->
    [maga] la
   *[other] el
} { $kind } de { $from } a { $to }, capturando { $victim ->
    [self] tu { $taken }
   *[other] { $taken-key ->
        [maga] la
       *[other] el
    } { $taken } de { $victim }
}.

taifuu-report = { $seat ->
    [self] Mueves
   *[other] { $seat } mueve
} de { $from } a { $to }{ $count ->
    [0] .
    [one] , empujando la pieza de { $pushed }.
   *[other] , empujando las piezas de { $pushed }.
}

# A number behind a colon needs no plural.
chasm-has-placed = { $left ->
    [0] { $seat }: piezas en { $cells }.
    [4] { $seat }: { $left } piezas por colocar.
   *[other] { $seat }: piezas en { $cells }; por colocar: { $left }.
}

ping-turn-until = { $people }: { $count ->
    [one] te toca
   *[other] toca
} jugar en { $game }. Plazo: { $until }. [Al tablero]({ $link }) · `{ $code }`
lobby-invited = { $people }: hay un puesto reservado. **{ $button-join }** lo ocupa, **{ $button-leave }** lo rechaza.
agreements-draw = { $by } ofrece tablas. { $people }: se puede aceptar o rechazar hasta que { $by } vuelva a jugar.

vacation-here = No estás de vacaciones. Este año te quedan { $days ->
    [one] { $days } día
   *[other] { $days } días
} y { $hours } h. En vacaciones tus relojes se detienen, salvo en las partidas en vivo, y los paneles lo dicen.

play-chasm = Empuja tus propias piezas fuera del tablero; gana quien se quede con una sola (2-4 personas)
