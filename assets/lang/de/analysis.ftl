# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = Ich gehe die Partie durch: Schritt { $turn } von { $count } …

# How sure it is. $count, $of: moves.
analysis-exact = Jeder Zug ist gelöst, unter der Annahme, dass beide Seiten perfekt spielen.
analysis-partly = { $count ->
    [one] { $count } von { $of } Zügen ist gelöst. Der Rest ist geschätzt.
   *[other] { $count } von { $of } Zügen sind gelöst. Der Rest ist geschätzt.
}
analysis-estimated = Hier ist nichts gelöst: Das sind Schätzungen.
analysis-own-eyes = -# Jeder Zug wird danach beurteilt, was die Seite am Zug wissen konnte.

analysis-points = Wendepunkte:
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = Eine enge Partie: Kein Zug hat viel verschenkt.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Schritt { $step } von { $count }** · { $report }
analysis-is-exact = -# Gelöst.
analysis-is-estimated = -# Geschätzt.
analysis-not-judged = -# Keine Bewertung für diesen Schritt.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] gewonnen
    [draw] remis
    [loss] verloren
   *[estimate] etwa { $percent } %
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` gewinnt trotzdem, in { $turns } Zug. { $best }
   *[other] `{ $played }` gewinnt trotzdem, in { $turns } Zügen. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` verliert in { $turns } Zug. Hier verliert jeder Zug. { $best }
   *[other] `{ $played }` verliert in { $turns } Zügen. Hier verliert jeder Zug. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` ist so gut wie der beste Zug: ein erzwungener Sieg.
    [one] `{ $played }` ist so gut wie der beste Zug: Sieg in { $turns } Zug.
   *[other] `{ $played }` ist so gut wie der beste Zug: Sieg in { $turns } Zügen.
}
analysis-equal-draw = `{ $played }` ist so gut wie der beste Zug: remis bei perfektem Spiel.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` verliert, wie jeder andere Zug.
    [one] `{ $played }` verliert in { $turns } Zug, wie jeder andere Zug.
   *[other] `{ $played }` verliert in { $turns } Zügen, wie jeder andere Zug.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` ist der beste Zug: ein erzwungener Sieg.
    [1] `{ $played }` ist der beste Zug: Er gewinnt sofort.
    [one] `{ $played }` ist der beste Zug: Sieg in { $turns } Zug.
   *[other] `{ $played }` ist der beste Zug: Sieg in { $turns } Zügen.
}
analysis-best-draw = `{ $played }` ist der beste Zug: remis bei perfektem Spiel.
analysis-best-loss = { $turns ->
    [0] `{ $played }` ist der beste Zug, verliert aber trotzdem.
    [one] `{ $played }` ist der beste Zug, verliert aber trotzdem, in { $turns } Zug.
   *[other] `{ $played }` ist der beste Zug, verliert aber trotzdem, in { $turns } Zügen.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` ist der beste Zug: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` gewinnt, und ich habe nichts Besseres gefunden.
    [one] `{ $played }` gewinnt in { $turns } Zug, und ich habe nichts Besseres gefunden.
   *[other] `{ $played }` gewinnt in { $turns } Zügen, und ich habe nichts Besseres gefunden.
}
analysis-unsure-draw = `{ $played }` hält remis, und ich habe nichts Besseres gefunden.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` verliert, aber ich habe nichts Besseres gefunden.
    [one] `{ $played }` verliert in { $turns } Zug, aber ich habe nichts Besseres gefunden.
   *[other] `{ $played }` verliert in { $turns } Zügen, aber ich habe nichts Besseres gefunden.
}
# $turn: the best move.
analysis-near = `{ $played }` ist ein guter Zug: { $to }. Ich hätte `{ $turn }` gespielt.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` erzwingt den Sieg.
    [1] `{ $turn }` gewinnt sofort.
    [one] `{ $turn }` gewinnt in { $turns } Zug.
   *[other] `{ $turn }` gewinnt in { $turns } Zügen.
}
analysis-would-draw = `{ $turn }` hält remis.
analysis-would-loss = { $turns ->
    [0] Auch `{ $turn }` verliert.
    [one] `{ $turn }` hält noch { $turns } Zug durch.
   *[other] `{ $turn }` hält noch { $turns } Züge durch.
}
analysis-would-estimate = `{ $turn }` sieht besser aus.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **Statt Schritt { $step }:** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } von { $count } · { $report }
}

analysis-button-turn = Schritt { $step }
button-analysis = Analyse

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **In Schritt { $step } hättest du gewinnen können.** Nur ein Zug hielt den Sieg fest. Finde ihn.
missed-draw = **In Schritt { $step } hättest du remis halten können.** Nur ein Zug verlor nicht. Finde ihn.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **In Schritt { $step } hättest du mit einem Zug gewinnen können.** Finde ihn.
   *[other] **In Schritt { $step } hättest du mit deinem zweiten Zug gewinnen können, egal was die andere Seite tat.** Finde den ersten.
}
# $turn: the move that was tried.
missed-right = ✅ `{ $turn }` war der Zug.
button-missed-win = Sieg verpasst: üben
button-missed-draw = Remis verpasst: üben
button-overview = Überblick
button-step-through = Schritt für Schritt
button-best-line = Beste Fortsetzung
button-best-turn = Bester Zug
button-as-played = Wie gespielt

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } zeigt eine Analyse:

# The plot, in words. $count: how many things happened.
plot-alt = { $count ->
    [one] Wer im Vorteil war, über { $count } Schritt.
   *[other] Wer im Vorteil war, über { $count } Schritte.
}
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] { $percent } % am Anfang
    [end] { $percent } % am Ende
   *[turn] { $percent } % nach Schritt { $turn }
}
plot-both = Aussichten von { $first } gegen { $second }: { $worths }.
plot-together = Aussichten auf einen gemeinsamen Sieg: { $worths }.
plot-own = Aussichten von { $seat }, aus eigener Sicht: { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = { $turn } von { $seat } ({ $played })
plot-turning-points = Wendepunkte: { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = Sieg
plot-even = gleich
plot-losing = Niederlage
