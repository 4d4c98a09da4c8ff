# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = I'm going through the game: step { $turn } of { $count } …

# How sure it is. $count, $of: moves.
analysis-exact = Every move is solved: both sides are taken to play perfectly.
analysis-partly = { $count ->
    [one] { $count } of { $of } moves is solved. The rest are estimates.
   *[other] { $count } of { $of } moves are solved. The rest are estimates.
 }
analysis-estimated = Nothing here is solved: these are estimates.
analysis-own-eyes = -# Each move is judged by what its player could know.

analysis-points = Turning points:
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = A close game: no move gave much away.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Step { $step } of { $count }** · { $report }
analysis-is-exact = -# Solved.
analysis-is-estimated = -# Estimated.
analysis-not-judged = -# No evaluation for this step.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] won
    [draw] drawn
    [loss] lost
   *[estimate] about { $percent } %
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` still wins, in { $turns } move. { $best }
   *[other] `{ $played }` still wins, in { $turns } moves. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` loses in { $turns } move. Every move loses here. { $best }
   *[other] `{ $played }` loses in { $turns } moves. Every move loses here. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` is as good as the best: a forced win.
    [one] `{ $played }` is as good as the best: it wins in { $turns } move.
   *[other] `{ $played }` is as good as the best: it wins in { $turns } moves.
}
analysis-equal-draw = `{ $played }` is as good as the best: a draw with perfect play.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` loses, like every other move.
    [one] `{ $played }` loses in { $turns } move, like every other move.
   *[other] `{ $played }` loses in { $turns } moves, like every other move.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` is the best move: a forced win.
    [1] `{ $played }` is the best move: it wins at once.
    [one] `{ $played }` is the best move: it wins in { $turns } move.
   *[other] `{ $played }` is the best move: it wins in { $turns } moves.
}
analysis-best-draw = `{ $played }` is the best move: a draw with perfect play.
analysis-best-loss = { $turns ->
    [0] `{ $played }` is the best move, but it still loses.
    [one] `{ $played }` is the best move, but it still loses, in { $turns } move.
   *[other] `{ $played }` is the best move, but it still loses, in { $turns } moves.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` is the best move: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` wins, and I found nothing better.
    [one] `{ $played }` wins in { $turns } move, and I found nothing better.
   *[other] `{ $played }` wins in { $turns } moves, and I found nothing better.
}
analysis-unsure-draw = `{ $played }` draws, and I found nothing better.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` loses, but I found nothing better.
    [one] `{ $played }` loses in { $turns } move, but I found nothing better.
   *[other] `{ $played }` loses in { $turns } moves, but I found nothing better.
}
# $turn: the best move.
analysis-near = `{ $played }` is a good move: { $to }. I would have played `{ $turn }`.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` forces a win.
    [1] `{ $turn }` wins at once.
    [one] `{ $turn }` wins in { $turns } move.
   *[other] `{ $turn }` wins in { $turns } moves.
}
analysis-would-draw = `{ $turn }` draws.
analysis-would-loss = { $turns ->
    [0] `{ $turn }` loses, too.
    [one] `{ $turn }` holds out for { $turns } move.
   *[other] `{ $turn }` holds out for { $turns } moves.
}
analysis-would-estimate = `{ $turn }` looks better.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **Instead of step { $step }:** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } of { $count } · { $report }
}

analysis-button-turn = Step { $step }
button-analysis = Analysis

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **You could have won at step { $step }.** Only one move kept the win. Find it.
missed-draw = **You could have drawn at step { $step }.** Only one move did not lose. Find it.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **You could have won at step { $step } with one move.** Find it.
   *[other] **You could have won at step { $step } with your second move, whatever the other side did.** Find the first one.
 }
# $turn: the move that was tried.
missed-right = ✅ `{ $turn }` was the move.
button-missed-win = You could have won: try
button-missed-draw = You missed a draw: try
button-overview = Overview
button-step-through = Step through
button-best-line = Best line
button-best-turn = Best move
button-as-played = As played

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } shares an analysis:

# The plot, in words. $count: how many things happened.
plot-alt = { $count ->
    [one] Who was winning, over { $count } step.
   *[other] Who was winning, over { $count } steps.
 }
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] { $percent } % at the start
    [end] { $percent } % at the end
   *[turn] { $percent } % after step { $turn }
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
