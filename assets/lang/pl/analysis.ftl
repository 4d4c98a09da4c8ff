# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = Przeglądam partię: krok { $turn } z { $count } …

# How sure it is. $count, $of: moves.
analysis-exact = Każda ocena jest dokładna: zakładam, że obie strony grają bezbłędnie.
analysis-partly = Oceny dokładne: { $count } z { $of }. Reszta to oceny przybliżone.
analysis-estimated = Żadna ocena nie jest tu dokładna: wszystkie są przybliżone.
analysis-own-eyes = -# Każdy ruch jest oceniany według tego, co jego gracz mógł wiedzieć.

analysis-points = Punkty zwrotne:
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = Zacięta partia: żaden ruch wiele nie kosztował.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Krok { $step } z { $count }** · { $report }
analysis-is-exact = -# Ocena dokładna.
analysis-is-estimated = -# Ocena przybliżona.
analysis-not-judged = -# Dla tego kroku nie ma oceny.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] wygrana
    [draw] remis
    [loss] przegrana
   *[estimate] około { $percent }%
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` wciąż wygrywa, w { $turns } ruchu. { $best }
    [few] `{ $played }` wciąż wygrywa, w { $turns } ruchach. { $best }
    [many] `{ $played }` wciąż wygrywa, w { $turns } ruchach. { $best }
   *[other] `{ $played }` wciąż wygrywa, w { $turns } ruchu. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` przegrywa w { $turns } ruchu. Przegrywa tu każdy ruch. { $best }
    [few] `{ $played }` przegrywa w { $turns } ruchach. Przegrywa tu każdy ruch. { $best }
    [many] `{ $played }` przegrywa w { $turns } ruchach. Przegrywa tu każdy ruch. { $best }
   *[other] `{ $played }` przegrywa w { $turns } ruchu. Przegrywa tu każdy ruch. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` dorównuje najlepszemu: wymuszona wygrana.
    [one] `{ $played }` dorównuje najlepszemu: wygrywa w { $turns } ruchu.
    [few] `{ $played }` dorównuje najlepszemu: wygrywa w { $turns } ruchach.
    [many] `{ $played }` dorównuje najlepszemu: wygrywa w { $turns } ruchach.
   *[other] `{ $played }` dorównuje najlepszemu: wygrywa w { $turns } ruchu.
}
analysis-equal-draw = `{ $played }` dorównuje najlepszemu: remis przy bezbłędnej grze.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` przegrywa, jak każdy inny ruch.
    [one] `{ $played }` przegrywa w { $turns } ruchu, jak każdy inny ruch.
    [few] `{ $played }` przegrywa w { $turns } ruchach, jak każdy inny ruch.
    [many] `{ $played }` przegrywa w { $turns } ruchach, jak każdy inny ruch.
   *[other] `{ $played }` przegrywa w { $turns } ruchu, jak każdy inny ruch.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` to najlepszy ruch: wymuszona wygrana.
    [1] `{ $played }` to najlepszy ruch: wygrywa od razu.
    [one] `{ $played }` to najlepszy ruch: wygrywa w { $turns } ruchu.
    [few] `{ $played }` to najlepszy ruch: wygrywa w { $turns } ruchach.
    [many] `{ $played }` to najlepszy ruch: wygrywa w { $turns } ruchach.
   *[other] `{ $played }` to najlepszy ruch: wygrywa w { $turns } ruchu.
}
analysis-best-draw = `{ $played }` to najlepszy ruch: remis przy bezbłędnej grze.
analysis-best-loss = { $turns ->
    [0] `{ $played }` to najlepszy ruch, ale i tak przegrywa.
    [one] `{ $played }` to najlepszy ruch, ale i tak przegrywa, w { $turns } ruchu.
    [few] `{ $played }` to najlepszy ruch, ale i tak przegrywa, w { $turns } ruchach.
    [many] `{ $played }` to najlepszy ruch, ale i tak przegrywa, w { $turns } ruchach.
   *[other] `{ $played }` to najlepszy ruch, ale i tak przegrywa, w { $turns } ruchu.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` to najlepszy ruch: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` wygrywa i nic lepszego nie znajduję.
    [one] `{ $played }` wygrywa w { $turns } ruchu i nic lepszego nie znajduję.
    [few] `{ $played }` wygrywa w { $turns } ruchach i nic lepszego nie znajduję.
    [many] `{ $played }` wygrywa w { $turns } ruchach i nic lepszego nie znajduję.
   *[other] `{ $played }` wygrywa w { $turns } ruchu i nic lepszego nie znajduję.
}
analysis-unsure-draw = `{ $played }` remisuje i nic lepszego nie znajduję.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` przegrywa, ale nic lepszego nie znajduję.
    [one] `{ $played }` przegrywa w { $turns } ruchu, ale nic lepszego nie znajduję.
    [few] `{ $played }` przegrywa w { $turns } ruchach, ale nic lepszego nie znajduję.
    [many] `{ $played }` przegrywa w { $turns } ruchach, ale nic lepszego nie znajduję.
   *[other] `{ $played }` przegrywa w { $turns } ruchu, ale nic lepszego nie znajduję.
}
# $turn: the best move.
analysis-near = `{ $played }` to dobry ruch: { $to }. Mój wybór to `{ $turn }`.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` wymusza wygraną.
    [1] `{ $turn }` wygrywa od razu.
    [one] `{ $turn }` wygrywa w { $turns } ruchu.
    [few] `{ $turn }` wygrywa w { $turns } ruchach.
    [many] `{ $turn }` wygrywa w { $turns } ruchach.
   *[other] `{ $turn }` wygrywa w { $turns } ruchu.
}
analysis-would-draw = `{ $turn }` remisuje.
analysis-would-loss = { $turns ->
    [0] `{ $turn }` też przegrywa.
    [one] `{ $turn }` broni się przez { $turns } ruch.
    [few] `{ $turn }` broni się przez { $turns } ruchy.
    [many] `{ $turn }` broni się przez { $turns } ruchów.
   *[other] `{ $turn }` broni się przez { $turns } ruchu.
}
analysis-would-estimate = `{ $turn }` wygląda lepiej.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **Zamiast kroku { $step }:** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } z { $count } · { $report }
}

analysis-button-turn = Krok { $step }
button-analysis = Analiza

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **W kroku { $step } można było wygrać.** Tylko jeden ruch utrzymywał wygraną. Znajdź go.
missed-draw = **W kroku { $step } można było zremisować.** Tylko jeden ruch nie przegrywał. Znajdź go.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **W kroku { $step } można było wygrać jednym ruchem.** Znajdź go.
   *[other] **Od kroku { $step } można było wygrać drugim ruchem, cokolwiek zrobiłaby druga strona.** Znajdź pierwszy.
}
# $turn: the move that was tried.
missed-right = ✅ To był ten ruch: `{ $turn }`.
button-missed-win = Znajdź wygraną
button-missed-draw = Znajdź remis
button-overview = Przegląd
button-step-through = Krok po kroku
button-best-line = Najlepszy wariant
button-best-turn = Najlepszy ruch
button-as-played = Jak zagrano

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } udostępnia analizę:

# The plot, in words. $count: how many things happened.
plot-alt = Kto wygrywał krok po kroku, liczba kroków: { $count }.
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] { $percent }% na początku
    [end] { $percent }% na końcu
   *[turn] { $percent }% po kroku { $turn }
}
plot-both = Szanse gracza { $first }, przeciw: { $second }. Kolejno: { $worths }.
plot-together = Szanse na wspólną wygraną: { $worths }.
plot-own = Szanse, jak widzi je { $seat }: { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = krok { $turn }: { $seat } ({ $played })
plot-turning-points = Punkty zwrotne: { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = wygrywa
plot-even = równo
plot-losing = przegrywa
