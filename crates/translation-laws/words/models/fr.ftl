# Models of method as much as of wording.

standing-acting = À { $seats } de jouer.
standing-won = Victoire de { $seats }.

# No possessive is needed.
kumo-alt = { $state } Nuages de { $first } : { $first-cells } ; de { $second } : { $second-cells }.{ $last }{ $banned }

# The present tense, which agrees with nobody.
basileus-report-jump = { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
} { $kind ->
    [pawn] avec un pion
    [piece] avec une pièce
   *[basileus] avec le basileus
} de { $from } { $count ->
    [0] à { $to }
   *[other] en passant par { $stops } à { $to }
}, en prenant { $taken }.
# In this one place it is used, so that its case is known.
basileus-taken = { $kind ->
    [pawn] le pion en { $cell }
    [piece] la pièce en { $cell }
   *[basileus] le basileus en { $cell }
}

# Articles by the key, where the noun has a gender.
dungeon-chess-report-take = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
} { $kind-key ->
    [maga] la
   *[other] le
} { $kind } de { $from } à { $to }, en capturant { $victim ->
    [self] votre { $taken }
   *[other] { $taken-key ->
        [maga] la
       *[other] le
    } { $taken } de { $victim }
}.

taifuu-report = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
} de { $from } à { $to }{ $count ->
    [0] .
    [one] , en poussant le pion en { $pushed }.
   *[other] , en poussant les pions en { $pushed }.
}

# A number behind a colon needs no plural.
chasm-has-placed = { $left ->
    [0] { $seat } : pièces en { $cells }.
    [4] { $seat } : { $left } pièces à poser.
   *[other] { $seat } : pièces en { $cells } ; encore à poser : { $left }.
}

ping-turn-until = { $people } : à vous de jouer dans { $game }. Limite : { $until }. [Au plateau]({ $link }) · `{ $code }`
lobby-invited = { $people } : une place vous attend. **{ $button-join }** la prend, **{ $button-leave }** la refuse.
agreements-draw = { $by } propose la nulle. { $people } : à accepter ou à refuser avant le prochain coup de { $by }.

vacation-here = Vous n'êtes pas en vacances. Il vous reste cette année { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et { $hours } h. Pendant les vacances, vos pendules s'arrêtent, sauf dans les parties en direct, et les panneaux l'indiquent.

play-chasm = Poussez vos propres pièces hors du plateau : la victoire va à qui n'en garde qu'une (2-4 personnes)
