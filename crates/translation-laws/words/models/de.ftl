# Models of method as much as of wording.

standing-acting = { $seats } { $count ->
    [one] ist
   *[other] sind
} am Zug.
standing-won = Sieg für { $seats }.

# No possessive is needed.
kumo-alt = { $state } Wolken von { $first }: { $first-cells }; von { $second }: { $second-cells }.{ $last }{ $banned }

# The present tense, which agrees with nobody.
basileus-report-jump = { $seat ->
    [self] Du springst
   *[other] { $seat } springt
} { $kind ->
    [pawn] mit einem Bauern
    [piece] mit einer Figur
   *[basileus] mit dem Basileus
} von { $from } { $count ->
    [0] nach { $to }
   *[other] über { $stops } nach { $to }
} und { $seat ->
    [self] schlägst
   *[other] schlägt
} { $taken }.
# In this one place it is used, so that its case is known.
basileus-taken = { $kind ->
    [pawn] den Bauern auf { $cell }
    [piece] die Figur auf { $cell }
   *[basileus] den Basileus auf { $cell }
}

# Articles by the key, where the noun has a gender.
dungeon-chess-report-take = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} { $kind-key ->
    [maga] die
   *[other] den
} { $kind } von { $from } nach { $to } und { $seat ->
    [self] schlägst
   *[other] schlägt
} { $victim ->
    [self] { $taken-key ->
        [maga] deine
       *[other] deinen
    } { $taken }
   *[other] { $taken-key ->
        [maga] die
       *[other] den
    } { $taken } von { $victim }
}.

taifuu-report = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} von { $from } nach { $to }{ $count ->
    [0] .
    [one] ; geschoben wird der Stein auf { $pushed }.
   *[other] ; geschoben werden die Steine auf { $pushed }.
}

# A number behind a colon needs no plural.
chasm-has-placed = { $left ->
    [0] { $seat }: Steine auf { $cells }.
    [4] { $seat }: noch { $left } Steine zu setzen.
   *[other] { $seat }: Steine auf { $cells }; noch zu setzen: { $left }.
}

ping-turn-until = { $people }: { $count ->
    [one] du bist
   *[other] ihr seid
} am Zug in { $game }. Frist: { $until }. [Zum Brett]({ $link }) · `{ $code }`
lobby-invited = { $people }: eine Einladung. **{ $button-join }** nimmt den Platz, **{ $button-leave }** lehnt ab.
agreements-draw = { $by } bietet Remis an. { $people }: annehmen oder ablehnen, bevor { $by } den nächsten Zug macht.

vacation-here = Du bist nicht im Urlaub. Dieses Jahr hast du noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} und { $hours } h. Im Urlaub stehen deine Uhren still, außer in Live-Partien, und die Anzeigen sagen es.

play-chasm = Schiebe die eigenen Steine vom Brett; wer zuerst nur noch einen hat, gewinnt (2–4 Personen)
