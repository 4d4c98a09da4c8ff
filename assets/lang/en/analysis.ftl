# What is said of a game that is over, turn by turn.

# $turn, $count: how many are done, of how many.
analysis-progress = I am going through the game: turn { $turn } of { $count } …

# How sure it is. $count, $of: turns.
analysis-exact = Every turn is judged exactly, as if both went on without a mistake.
analysis-partly = { $count } of { $of } turns are judged exactly; the others are estimated by looking ahead, so take them as an opinion.
analysis-estimated = Nothing here is proved: it is estimated by looking ahead, so take it as an opinion.
analysis-own-eyes = -# Each turn is judged by what its player could know.

analysis-points = Turning points:
# $step: which turn; $seat: whose; $verdict: what is said of it.
analysis-point = **{ $step }.** { $seat } `{ $turn }`: { $verdict }.
analysis-no-points = No turn gave much away.

# A page of one turn. $report: what happened.
analysis-step = **Turn { $step } of { $count }** · { $report }
analysis-judged = `{ $turn }`: { $verdict }.
analysis-is-exact = -# Proved.
analysis-is-estimated = -# Estimated by looking ahead.
analysis-not-judged = -# Nothing is to be said of this: it is no turn, or I have no opinion.

# What is said of a turn, to come after its notation. $from, $to: win, draw or loss for whoever played it, or percent where it is estimated, with $was
# and $is from 0 to 100; $best: what the best turn does.
analysis-fell = from { $from ->
        [win] won
        [draw] drawn
        [loss] lost
       *[other] about { $was } %
    } to { $to ->
        [win] won
        [draw] drawn
        [loss] lost
       *[other] about { $is } %
    }; { $best }
# Another turn would have ended it sooner, or held out longer. $turns: of both, until the end.
analysis-later = still won, in { $turns } turns of both; { $best }
analysis-sooner = lost however it is played, here in { $turns } turns of both; { $best }
analysis-equal = as good as any other: { $to ->
        [win] won, in { $turns } { $turns ->
            [1] turn
           *[other] turns of both
        }
        [draw] drawn
       *[loss] lost, in { $turns } turns of both
    }
analysis-best = the best turn: { $to ->
        [win] won, { $turns ->
            [1] at once
           *[other] in { $turns } turns of both
        }
        [draw] drawn
        [loss] lost all the same, in { $turns } turns of both
       *[other] about { $is } %
    }
# What was thought best turned out to be so.
analysis-unsure = { $to ->
        [win] won, in { $turns } turns of both
        [draw] drawn
       *[loss] lost, in { $turns } turns of both
    }, but I know of nothing better
# $turn: the best one.
analysis-near = about as good as any, about { $is } %; I would have played `{ $turn }`

# What the best turn would have done.
analysis-would = `{ $turn }` { $to ->
        [win] wins { $turns ->
            [1] at once
           *[other] in { $turns }
        }
        [draw] draws
        [loss] holds out for { $turns }
       *[other] looks better
    }

# The best line instead of a turn. $best: what the best turn does; $ahead, $count: how many turns of how many are shown.
analysis-line = **Instead of turn { $step }:** { $best }.
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
        [start] at the start
        [end] at the end
       *[turn] after turn { $turn }
    } { $percent } %
plot-both = Chances of { $first } against { $second }: { $worths }.
plot-together = Chances to win together: { $worths }.
plot-own = Chances of { $seat } as it saw them: { $worths }.
# $points: a list of these.
plot-turning-point = { $turn } by { $seat }
plot-turning-points = Turning points: { $points }.
