# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = Estou percorrendo a partida: passo { $turn } de { $count } …

# How sure it is. $count, $of: moves.
analysis-exact = Todos os lances estão resolvidos: supõe-se o jogo perfeito dos dois lados.
analysis-partly = Lances resolvidos: { $count } de { $of }. O resto são estimativas.
analysis-estimated = Nada aqui está resolvido: são estimativas.
analysis-own-eyes = -# Cada lance é julgado pelo que quem o jogou podia saber.

analysis-points = Momentos decisivos:
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = Uma partida disputada: nenhum lance entregou muito.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Passo { $step } de { $count }** · { $report }
analysis-is-exact = -# Resolvido.
analysis-is-estimated = -# Estimado.
analysis-not-judged = -# Sem avaliação para este passo.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] vitória
    [draw] empate
    [loss] derrota
   *[estimate] cerca de { $percent }%
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` ainda vence, em { $turns } lance. { $best }
   *[other] `{ $played }` ainda vence, em { $turns } lances. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` perde em { $turns } lance. Aqui todo lance perde. { $best }
   *[other] `{ $played }` perde em { $turns } lances. Aqui todo lance perde. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` é tão bom quanto o melhor: uma vitória forçada.
    [one] `{ $played }` é tão bom quanto o melhor: vence em { $turns } lance.
   *[other] `{ $played }` é tão bom quanto o melhor: vence em { $turns } lances.
}
analysis-equal-draw = `{ $played }` é tão bom quanto o melhor: um empate com jogo perfeito.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` perde, como todos os outros lances.
    [one] `{ $played }` perde em { $turns } lance, como todos os outros lances.
   *[other] `{ $played }` perde em { $turns } lances, como todos os outros lances.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` é o melhor lance: uma vitória forçada.
    [1] `{ $played }` é o melhor lance: vence na hora.
    [one] `{ $played }` é o melhor lance: vence em { $turns } lance.
   *[other] `{ $played }` é o melhor lance: vence em { $turns } lances.
}
analysis-best-draw = `{ $played }` é o melhor lance: um empate com jogo perfeito.
analysis-best-loss = { $turns ->
    [0] `{ $played }` é o melhor lance, mas perde mesmo assim.
    [one] `{ $played }` é o melhor lance, mas perde mesmo assim, em { $turns } lance.
   *[other] `{ $played }` é o melhor lance, mas perde mesmo assim, em { $turns } lances.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` é o melhor lance: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` vence, e não achei nada melhor.
    [one] `{ $played }` vence em { $turns } lance, e não achei nada melhor.
   *[other] `{ $played }` vence em { $turns } lances, e não achei nada melhor.
}
analysis-unsure-draw = `{ $played }` empata, e não achei nada melhor.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` perde, mas não achei nada melhor.
    [one] `{ $played }` perde em { $turns } lance, mas não achei nada melhor.
   *[other] `{ $played }` perde em { $turns } lances, mas não achei nada melhor.
}
# $turn: the best move.
analysis-near = `{ $played }` é um bom lance: { $to }. Eu teria jogado `{ $turn }`.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` força a vitória.
    [1] `{ $turn }` vence na hora.
    [one] `{ $turn }` vence em { $turns } lance.
   *[other] `{ $turn }` vence em { $turns } lances.
}
analysis-would-draw = `{ $turn }` empata.
analysis-would-loss = { $turns ->
    [0] `{ $turn }` também perde.
    [one] `{ $turn }` resiste por { $turns } lance.
   *[other] `{ $turn }` resiste por { $turns } lances.
}
analysis-would-estimate = `{ $turn }` parece melhor.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **Em vez do passo { $step }:** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } de { $count } · { $report }
}

analysis-button-turn = Passo { $step }
button-analysis = Análise

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **Você podia ter vencido no passo { $step }.** Só um lance mantinha a vitória. Encontre-o.
missed-draw = **Você podia ter empatado no passo { $step }.** Só um lance não perdia. Encontre-o.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **Você podia ter vencido no passo { $step } com um lance.** Encontre-o.
   *[other] **Você podia ter vencido no passo { $step } com o seu segundo lance, fizesse o outro lado o que fizesse.** Encontre o primeiro.
}
# $turn: the move that was tried.
missed-right = ✅ O lance era `{ $turn }`.
button-missed-win = Dava para vencer: tente
button-missed-draw = Dava para empatar: tente
button-overview = Visão geral
button-step-through = Passo a passo
button-best-line = Melhor linha
button-best-turn = Melhor lance
button-as-played = Como foi jogado

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } mostra uma análise:

# The plot, in words. $count: how many things happened.
plot-alt = { $count ->
    [one] Quem estava vencendo, ao longo de { $count } passo.
   *[other] Quem estava vencendo, ao longo de { $count } passos.
}
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] { $percent }% no início
    [end] { $percent }% no fim
   *[turn] { $percent }% depois do passo { $turn }
}
plot-both = Chances de { $first } contra { $second }: { $worths }.
plot-together = Chances de vencer em conjunto: { $worths }.
plot-own = Chances de { $seat }, do seu próprio ponto de vista: { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = passo { $turn }, { $seat } ({ $played })
plot-turning-points = Momentos decisivos: { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = vencendo
plot-even = igual
plot-losing = perdendo
