# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = Ripercorro la partita: passo { $turn } di { $count } …

# How sure it is. $count, $of: moves.
analysis-exact = Ogni mossa è risolta: si suppone che tutte e due le parti giochino alla perfezione.
analysis-partly = Mosse risolte: { $count } su { $of }. Il resto sono stime.
analysis-estimated = Qui non c'è niente di risolto: sono stime.
analysis-own-eyes = -# Ogni mossa è giudicata in base a ciò che chi l'ha giocata poteva sapere.

analysis-points = Punti di svolta:
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = Una partita serrata: nessuna mossa ha regalato molto.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Passo { $step } di { $count }** · { $report }
analysis-is-exact = -# Risolto.
analysis-is-estimated = -# Stimato.
analysis-not-judged = -# Nessun giudizio su questo passo.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] vinta
    [draw] patta
    [loss] persa
   *[estimate] circa { $percent }%
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` vince ancora, in { $turns } mossa. { $best }
   *[other] `{ $played }` vince ancora, in { $turns } mosse. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` perde in { $turns } mossa. Qui ogni mossa perde. { $best }
   *[other] `{ $played }` perde in { $turns } mosse. Qui ogni mossa perde. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` vale quanto la migliore: vittoria forzata.
    [one] `{ $played }` vale quanto la migliore: vince in { $turns } mossa.
   *[other] `{ $played }` vale quanto la migliore: vince in { $turns } mosse.
}
analysis-equal-draw = `{ $played }` vale quanto la migliore: patta con il gioco perfetto.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` perde, come ogni altra mossa.
    [one] `{ $played }` perde in { $turns } mossa, come ogni altra mossa.
   *[other] `{ $played }` perde in { $turns } mosse, come ogni altra mossa.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` è la mossa migliore: vittoria forzata.
    [1] `{ $played }` è la mossa migliore: vince subito.
    [one] `{ $played }` è la mossa migliore: vince in { $turns } mossa.
   *[other] `{ $played }` è la mossa migliore: vince in { $turns } mosse.
}
analysis-best-draw = `{ $played }` è la mossa migliore: patta con il gioco perfetto.
analysis-best-loss = { $turns ->
    [0] `{ $played }` è la mossa migliore, ma perde comunque.
    [one] `{ $played }` è la mossa migliore, ma perde comunque, in { $turns } mossa.
   *[other] `{ $played }` è la mossa migliore, ma perde comunque, in { $turns } mosse.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` è la mossa migliore: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` vince, e non ho trovato di meglio.
    [one] `{ $played }` vince in { $turns } mossa, e non ho trovato di meglio.
   *[other] `{ $played }` vince in { $turns } mosse, e non ho trovato di meglio.
}
analysis-unsure-draw = `{ $played }` fa patta, e non ho trovato di meglio.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` perde, ma non ho trovato di meglio.
    [one] `{ $played }` perde in { $turns } mossa, ma non ho trovato di meglio.
   *[other] `{ $played }` perde in { $turns } mosse, ma non ho trovato di meglio.
}
# $turn: the best move.
analysis-near = `{ $played }` è una buona mossa: { $to }. Io avrei giocato `{ $turn }`.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` forza la vittoria.
    [1] `{ $turn }` vince subito.
    [one] `{ $turn }` vince in { $turns } mossa.
   *[other] `{ $turn }` vince in { $turns } mosse.
}
analysis-would-draw = `{ $turn }` fa patta.
analysis-would-loss = { $turns ->
    [0] Anche `{ $turn }` perde.
    [one] `{ $turn }` resiste per { $turns } mossa.
   *[other] `{ $turn }` resiste per { $turns } mosse.
}
analysis-would-estimate = `{ $turn }` sembra migliore.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **Invece del passo { $step }:** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } di { $count } · { $report }
}

analysis-button-turn = Passo { $step }
button-analysis = Analisi

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **Al passo { $step } potevi vincere.** Una sola mossa manteneva la vittoria. Trovala.
missed-draw = **Al passo { $step } potevi fare patta.** Una sola mossa non perdeva. Trovala.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **Al passo { $step } potevi vincere con una mossa.** Trovala.
   *[other] **Al passo { $step } potevi vincere con la tua seconda mossa, qualunque cosa facesse l'altra parte.** Trova la prima.
 }
# $turn: the move that was tried.
missed-right = ✅ La mossa era `{ $turn }`.
button-missed-win = Potevi vincere: prova
button-missed-draw = Potevi fare patta: prova
button-overview = Panoramica
button-step-through = Passo per passo
button-best-line = Linea migliore
button-best-turn = Mossa migliore
button-as-played = Come giocata

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } condivide un'analisi:

# The plot, in words. $count: how many things happened.
plot-alt = { $count ->
    [one] Chi stava vincendo, su { $count } passo.
   *[other] Chi stava vincendo, su { $count } passi.
 }
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] { $percent }% all'inizio
    [end] { $percent }% alla fine
   *[turn] { $percent }% dopo il passo { $turn }
}
plot-both = Probabilità di { $first } contro { $second }: { $worths }.
plot-together = Probabilità di vincere insieme: { $worths }.
plot-own = Probabilità di { $seat }, come si vedevano da quella parte: { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = passo { $turn } di { $seat } ({ $played })
plot-turning-points = Punti di svolta: { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = vince
plot-even = pari
plot-losing = perde
