# What is said of a game that is over, turn by turn.

# $turn, $count: how many are done, of how many.
analysis-progress = I am going through the game: turn { $turn } of { $count } …

# How sure it is. $count, $of: turns.
analysis-exact = Every turn is judged exactly, as if both went on without a mistake.
analysis-partly = { $count } of { $of } turns are judged exactly; the others are estimated by looking ahead, so take them as an opinion.
analysis-estimated = Nothing here is proved: it is estimated by looking ahead, so take it as an opinion.
analysis-own-eyes = -# Each turn is judged by what its player could know.

analysis-points = Turning points:
# $step: which turn; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = No turn gave much away.

# A page of one turn. $report: what happened.
analysis-step = **Turn { $step } of { $count }** · { $report }
analysis-is-exact = -# Proved.
analysis-is-estimated = -# Estimated by looking ahead.
analysis-not-judged = -# Nothing is to be said of this: it is no turn, or I have no opinion.

# What a position is worth to whoever plays there. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] won
    [draw] drawn
    [loss] lost
   *[estimate] about { $percent } %
}

# What is said of a turn, in whole sentences. $played: the turn; $turns: of both, until the end; $best: a sentence about the best turn.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another turn would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` still wins, in { $turns } turn. { $best }
   *[other] `{ $played }` still wins, in { $turns } turns of both. { $best }
}
# Another turn would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` loses in { $turns } turn; every turn loses here. { $best }
   *[other] `{ $played }` loses in { $turns } turns of both; every turn loses here. { $best }
}
analysis-equal-win = { $turns ->
    [one] `{ $played }` is as good as any other: it wins in { $turns } turn.
   *[other] `{ $played }` is as good as any other: it wins in { $turns } turns of both.
}
analysis-equal-draw = `{ $played }` is as good as any other: the game is drawn.
analysis-equal-loss = { $turns ->
    [one] `{ $played }` is as good as any other: all of them lose, this one in { $turns } turn.
   *[other] `{ $played }` is as good as any other: all of them lose, this one in { $turns } turns of both.
}
analysis-best-win = { $turns ->
    [1] `{ $played }` is the best turn: it wins at once.
    [one] `{ $played }` is the best turn: it wins in { $turns } turn.
   *[other] `{ $played }` is the best turn: it wins in { $turns } turns of both.
}
analysis-best-draw = `{ $played }` is the best turn: the game is drawn.
analysis-best-loss = { $turns ->
    [one] `{ $played }` is the best turn, but it loses all the same, in { $turns } turn.
   *[other] `{ $played }` is the best turn, but it loses all the same, in { $turns } turns of both.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` is the best turn: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [one] `{ $played }` wins in { $turns } turn, and I know of nothing better.
   *[other] `{ $played }` wins in { $turns } turns of both, and I know of nothing better.
}
analysis-unsure-draw = `{ $played }` draws, and I know of nothing better.
analysis-unsure-loss = { $turns ->
    [one] `{ $played }` loses in { $turns } turn, but I know of nothing better.
   *[other] `{ $played }` loses in { $turns } turns of both, but I know of nothing better.
}
# $turn: the best one.
analysis-near = `{ $played }` is about as good as any: { $to }. I would have played `{ $turn }`.

# What the best turn would have done.
analysis-would-win = { $turns ->
    [1] `{ $turn }` wins at once.
    [one] `{ $turn }` wins in { $turns } turn.
   *[other] `{ $turn }` wins in { $turns } turns.
}
analysis-would-draw = `{ $turn }` draws.
analysis-would-loss = { $turns ->
    [one] `{ $turn }` holds out for { $turns } turn.
   *[other] `{ $turn }` holds out for { $turns } turns.
}
analysis-would-estimate = `{ $turn }` looks better.

# The best line instead of a turn. $best: a sentence about the best turn; $ahead, $count: how many turns of how many are shown.
analysis-line = **Instead of turn { $step }:** { $best }
analysis-line-report = -# { $ahead } of { $count } · { $report }

analysis-button-turn = Turn { $step }
button-analysis = Analysis
button-overview = Overview
button-step-through = Step through
button-best-line = Best line
button-best-turn = Best turn
button-as-played = As played

# What somebody who played posts for everyone. $who: that person.
posted-analysis = { $who } shows what I think of a game:

# The plot, in words. $count: how many things happened.
plot-alt = Who was winning, over { $count } turns.
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] at the start { $percent } %
    [end] at the end { $percent } %
   *[turn] after turn { $turn } { $percent } %
}
plot-both = Chances of { $first } against { $second }: { $worths }.
plot-together = Chances to win together: { $worths }.
plot-own = Chances of { $seat } as it saw them: { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = { $turn } by { $seat } ({ $played })
plot-turning-points = Turning points: { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = winning
plot-even = even
plot-losing = losing
