# Models of method as much as of wording.

standing-acting = Ruch: { $seats }.
standing-won = Zwycięstwo: { $seats }.

# No possessive is needed.
kumo-alt = { $state } Chmury – { $first }: { $first-cells }; { $second }: { $second-cells }.{ $last }{ $banned }

# The present tense, which agrees with nobody.
basileus-report-jump = { $seat ->
    [self] Skaczesz
   *[other] { $seat } skacze
} { $kind ->
    [pawn] pionkiem
    [piece] figurą
   *[basileus] basileusem
} z { $from } { $count ->
    [0] na { $to }
   *[other] przez { $stops } na { $to }
}, zbijając { $taken }.
# In this one place it is used, so that its case is known.
basileus-taken = { $kind ->
    [pawn] pionek z { $cell }
    [piece] figurę z { $cell }
   *[basileus] basileusa z { $cell }
}

# Articles by the key, where the noun has a gender.
dungeon-chess-report-take = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} postać { $kind } z { $from } na { $to }, zbijając { $victim ->
    [self] Twoją postać { $taken }
   *[other] postać { $taken } (gracz: { $victim })
}.

taifuu-report = { $seat ->
    [self] Przesuwasz pionek
   *[other] { $seat } przesuwa pionek
} z { $from } na { $to }{ $count ->
    [0] .
    [one] , popychając pionek z { $pushed }.
   *[other] , popychając pionki z { $pushed }.
}

# A number behind a colon needs no plural.
chasm-has-placed = { $left ->
    [0] { $seat } – pionki na { $cells }.
    [4] { $seat } – do wystawienia: { $left }.
   *[other] { $seat } – pionki na { $cells }; do wystawienia: { $left }.
}

ping-turn-until = { $people }: { $count ->
    [one] Twój
   *[other] Wasz
} ruch w { $game }. Termin: { $until }. [Do planszy]({ $link }) · `{ $code }`
lobby-invited = { $people }: zaproszenie do gry. **{ $button-join }** zajmuje miejsce, **{ $button-leave }** odmawia.
agreements-draw = { $by } proponuje remis. { $people }: można przyjąć lub odrzucić, zanim { $by } wykona następny ruch.

vacation-here = Nie jesteś na urlopie. W tym roku masz jeszcze { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} i { $hours } godz. urlopu. Podczas urlopu Twoje zegary stoją, oprócz partii na żywo, a panele to pokazują.

play-chasm = Spychaj własne pionki z planszy; wygrywa, kto zostanie z jednym (2–4 osoby)
