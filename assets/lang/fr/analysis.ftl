# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = Je parcours la partie : étape { $turn } sur { $count } …

# How sure it is. $count, $of: moves.
analysis-exact = Chaque coup est résolu, en supposant que les deux camps jouent parfaitement.
analysis-partly = { $count ->
    [one] { $count } coup sur { $of } est résolu. Le reste est estimé.
   *[other] { $count } coups sur { $of } sont résolus. Le reste est estimé.
 }
analysis-estimated = Rien n'est résolu ici : ce sont des estimations.
analysis-own-eyes = -# Chaque coup est jugé d'après ce que l'on pouvait savoir en le jouant.

analysis-points = Moments clés :
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = Une partie serrée : aucun coup n'a beaucoup coûté.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Étape { $step } sur { $count }** · { $report }
analysis-is-exact = -# Résolu.
analysis-is-estimated = -# Estimé.
analysis-not-judged = -# Pas d'évaluation pour cette étape.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] gain
    [draw] nulle
    [loss] perte
   *[estimate] environ { $percent } %
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }` : { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` gagne encore, en { $turns } coup. { $best }
   *[other] `{ $played }` gagne encore, en { $turns } coups. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` perd en { $turns } coup. Tous les coups perdent ici. { $best }
   *[other] `{ $played }` perd en { $turns } coups. Tous les coups perdent ici. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` vaut le meilleur coup : gain forcé.
    [one] `{ $played }` vaut le meilleur coup : gain en { $turns } coup.
   *[other] `{ $played }` vaut le meilleur coup : gain en { $turns } coups.
}
analysis-equal-draw = `{ $played }` vaut le meilleur coup : nulle si tout est joué au mieux.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` perd, comme tous les autres coups.
    [one] `{ $played }` perd en { $turns } coup, comme tous les autres coups.
   *[other] `{ $played }` perd en { $turns } coups, comme tous les autres coups.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` est le meilleur coup : gain forcé.
    [1] `{ $played }` est le meilleur coup : il gagne tout de suite.
    [one] `{ $played }` est le meilleur coup : gain en { $turns } coup.
   *[other] `{ $played }` est le meilleur coup : gain en { $turns } coups.
}
analysis-best-draw = `{ $played }` est le meilleur coup : nulle si tout est joué au mieux.
analysis-best-loss = { $turns ->
    [0] `{ $played }` est le meilleur coup, mais il perd quand même.
    [one] `{ $played }` est le meilleur coup, mais il perd quand même, en { $turns } coup.
   *[other] `{ $played }` est le meilleur coup, mais il perd quand même, en { $turns } coups.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` est le meilleur coup : { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` gagne, et je n'ai rien trouvé de mieux.
    [one] `{ $played }` gagne en { $turns } coup, et je n'ai rien trouvé de mieux.
   *[other] `{ $played }` gagne en { $turns } coups, et je n'ai rien trouvé de mieux.
}
analysis-unsure-draw = `{ $played }` fait nulle, et je n'ai rien trouvé de mieux.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` perd, mais je n'ai rien trouvé de mieux.
    [one] `{ $played }` perd en { $turns } coup, mais je n'ai rien trouvé de mieux.
   *[other] `{ $played }` perd en { $turns } coups, mais je n'ai rien trouvé de mieux.
}
# $turn: the best move.
analysis-near = `{ $played }` est un bon coup : { $to }. J'aurais joué `{ $turn }`.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` force le gain.
    [1] `{ $turn }` gagne tout de suite.
    [one] `{ $turn }` gagne en { $turns } coup.
   *[other] `{ $turn }` gagne en { $turns } coups.
}
analysis-would-draw = `{ $turn }` fait nulle.
analysis-would-loss = { $turns ->
    [0] `{ $turn }` perd aussi.
    [one] `{ $turn }` tient { $turns } coup.
   *[other] `{ $turn }` tient { $turns } coups.
}
analysis-would-estimate = `{ $turn }` semble meilleur.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **Au lieu de l'étape { $step } :** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } sur { $count } · { $report }
}

analysis-button-turn = Étape { $step }
button-analysis = Analyse

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **À l'étape { $step }, vous pouviez gagner.** Un seul coup gardait le gain. Trouvez-le.
missed-draw = **À l'étape { $step }, vous pouviez faire nulle.** Un seul coup ne perdait pas. Trouvez-le.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **À l'étape { $step }, vous pouviez gagner en un coup.** Trouvez-le.
   *[other] **À l'étape { $step }, vous pouviez gagner à votre deuxième coup, quoi que fasse l'adversaire.** Trouvez le premier.
 }
# $turn: the move that was tried.
missed-right = ✅ `{ $turn }`, c'était le coup.
button-missed-win = Gain manqué : essayer
button-missed-draw = Nulle manquée : essayer
button-overview = Vue d'ensemble
button-step-through = Pas à pas
button-best-line = Meilleure suite
button-best-turn = Meilleur coup
button-as-played = Suite jouée

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } partage une analyse :

# The plot, in words. $count: how many things happened.
plot-alt = { $count ->
    [one] Qui avait l'avantage, sur { $count } étape.
   *[other] Qui avait l'avantage, sur { $count } étapes.
 }
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] { $percent } % au début
    [end] { $percent } % à la fin
   *[turn] { $percent } % après l'étape { $turn }
}
plot-both = Chances de { $first } contre { $second } : { $worths }.
plot-together = Chances de gagner ensemble : { $worths }.
plot-own = Chances de { $seat } de son point de vue : { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = { $turn } par { $seat } ({ $played })
plot-turning-points = Moments clés : { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = gain
plot-even = égalité
plot-losing = perte
