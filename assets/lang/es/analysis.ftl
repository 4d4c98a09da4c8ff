# What is said of a game that is over, step by step.

# $turn, $count: how many are done, of how many.
analysis-progress = Recorro la partida: paso { $turn } de { $count }…

# How sure it is. $count, $of: moves.
analysis-exact = Cada jugada está resuelta, contando con que los dos lados jueguen a la perfección.
analysis-partly = { $count ->
    [one] Está resuelta { $count } de { $of } jugadas. El resto son estimaciones.
   *[other] Están resueltas { $count } de { $of } jugadas. El resto son estimaciones.
}
analysis-estimated = Aquí no hay nada resuelto: son estimaciones.
analysis-own-eyes = -# Cada jugada se juzga por lo que podía saber quien la hizo.

analysis-points = Momentos clave:
# $step: which step; $seat: whose; $verdict: what is said of it, in whole sentences.
analysis-point = **{ $step }.** { $seat } { $verdict }
analysis-no-points = Una partida igualada: ninguna jugada regaló mucho.

# A page of one step, a move or anything else that happened. $report: what happened.
analysis-step = **Paso { $step } de { $count }** · { $report }
analysis-is-exact = -# Resuelto.
analysis-is-estimated = -# Estimación.
analysis-not-judged = -# Este paso no tiene evaluación.

# What a position is worth to the player to move. $percent: where it is estimated, from 0 to 100. A label of its own, as in "won → drawn".
analysis-value = { $value ->
    [win] victoria
    [draw] tablas
    [loss] derrota
   *[estimate] cerca del { $percent } %
}

# What is said of a move, in whole sentences. $played: the move; $turns: moves of both sides, until the end, 0 where their number is
# not known; $best: a sentence about the best move.
# $from, $to: what the position was worth before and after, as analysis-value.
analysis-fell = `{ $played }`: { $from } → { $to }. { $best }
# Another move would have ended it sooner.
analysis-later = { $turns ->
    [one] `{ $played }` sigue ganando, en { $turns } jugada. { $best }
   *[other] `{ $played }` sigue ganando, en { $turns } jugadas. { $best }
}
# Another move would have held out longer.
analysis-sooner = { $turns ->
    [one] `{ $played }` pierde en { $turns } jugada. Aquí todas pierden. { $best }
   *[other] `{ $played }` pierde en { $turns } jugadas. Aquí todas pierden. { $best }
}
analysis-equal-win = { $turns ->
    [0] `{ $played }` es tan buena como la mejor: victoria forzada.
    [one] `{ $played }` es tan buena como la mejor: gana en { $turns } jugada.
   *[other] `{ $played }` es tan buena como la mejor: gana en { $turns } jugadas.
}
analysis-equal-draw = `{ $played }` es tan buena como la mejor: tablas con juego perfecto.
analysis-equal-loss = { $turns ->
    [0] `{ $played }` pierde, como cualquier otra.
    [one] `{ $played }` pierde en { $turns } jugada, como cualquier otra.
   *[other] `{ $played }` pierde en { $turns } jugadas, como cualquier otra.
}
analysis-best-win = { $turns ->
    [0] `{ $played }` es la mejor jugada: victoria forzada.
    [1] `{ $played }` es la mejor jugada: gana en el acto.
    [one] `{ $played }` es la mejor jugada: gana en { $turns } jugada.
   *[other] `{ $played }` es la mejor jugada: gana en { $turns } jugadas.
}
analysis-best-draw = `{ $played }` es la mejor jugada: tablas con juego perfecto.
analysis-best-loss = { $turns ->
    [0] `{ $played }` es la mejor jugada, pero aun así pierde.
    [one] `{ $played }` es la mejor jugada, pero aun así pierde, en { $turns } jugada.
   *[other] `{ $played }` es la mejor jugada, pero aun así pierde, en { $turns } jugadas.
}
# $value: what it is worth, as analysis-value.
analysis-best-estimate = `{ $played }` es la mejor jugada: { $value }.
# It was thought best, and turned out so or otherwise.
analysis-unsure-win = { $turns ->
    [0] `{ $played }` gana, y no he encontrado nada mejor.
    [one] `{ $played }` gana en { $turns } jugada, y no he encontrado nada mejor.
   *[other] `{ $played }` gana en { $turns } jugadas, y no he encontrado nada mejor.
}
analysis-unsure-draw = `{ $played }` hace tablas, y no he encontrado nada mejor.
analysis-unsure-loss = { $turns ->
    [0] `{ $played }` pierde, pero no he encontrado nada mejor.
    [one] `{ $played }` pierde en { $turns } jugada, pero no he encontrado nada mejor.
   *[other] `{ $played }` pierde en { $turns } jugadas, pero no he encontrado nada mejor.
}
# $turn: the best move.
analysis-near = `{ $played }` es una buena jugada: { $to }. Yo habría jugado `{ $turn }`.

# What the best move would have done.
analysis-would-win = { $turns ->
    [0] `{ $turn }` fuerza la victoria.
    [1] `{ $turn }` gana en el acto.
    [one] `{ $turn }` gana en { $turns } jugada.
   *[other] `{ $turn }` gana en { $turns } jugadas.
}
analysis-would-draw = `{ $turn }` hace tablas.
analysis-would-loss = { $turns ->
    [0] `{ $turn }` también pierde.
    [one] `{ $turn }` aguanta { $turns } jugada.
   *[other] `{ $turn }` aguanta { $turns } jugadas.
}
analysis-would-estimate = `{ $turn }` parece mejor.

# The best line instead of a move. $best: a sentence about the best move; $ahead, $count: how many moves of how many are shown.
analysis-line = **En vez del paso { $step }:** { $best }
analysis-line-report = { $count ->
    [1] -# { $report }
   *[other] -# { $ahead } de { $count } · { $report }
}

analysis-button-turn = Paso { $step }
button-analysis = Análisis

# A missed chance as an exercise, for the player who missed it. $step: its place in the game.
missed-win = **Podías haber ganado en el paso { $step }.** Solo una jugada mantenía la victoria. Encuéntrala.
missed-draw = **Podías haber hecho tablas en el paso { $step }.** Solo una jugada no perdía. Encuéntrala.
# $turns: own moves until the win.
missed-win-within = { $turns ->
    [1] **Podías haber ganado en el paso { $step } con una sola jugada.** Encuéntrala.
   *[other] **Podías haber ganado en el paso { $step } con tu segunda jugada, hiciera lo que hiciera el otro bando.** Encuentra la primera.
}
# $turn: the move that was tried.
missed-right = ✅ `{ $turn }` era la jugada.
button-missed-win = Podías ganar: inténtalo
button-missed-draw = Había tablas: inténtalo
button-overview = Resumen
button-step-through = Paso a paso
button-best-line = Mejor línea
button-best-turn = Mejor jugada
button-as-played = Como se jugó

# What a player posts for everyone. $who: that person.
posted-analysis = { $who } comparte un análisis:

# The plot, in words. $count: how many things happened.
plot-alt = { $count ->
    [one] Quién iba ganando, en { $count } paso.
   *[other] Quién iba ganando, en { $count } pasos.
}
# $worths: a list of these. $place: start, turn or end; $percent: from 0 to 100.
plot-worth = { $place ->
    [start] un { $percent } % al comienzo
    [end] un { $percent } % al final
   *[turn] un { $percent } % tras el paso { $turn }
}
plot-both = Opciones de victoria de { $first } contra { $second }: { $worths }.
plot-together = Opciones de ganar en equipo: { $worths }.
plot-own = Opciones de victoria de { $seat } desde su punto de vista: { $worths }.
# $points: a list of these.
# $turn: its number; $seat: whose; $played: the move, as people write it.
plot-mistake = paso { $turn } de { $seat } ({ $played })
plot-turning-points = Momentos clave: { $points }.

# What the height of a curve means, written beside the plot: single words, as short as can be.
plot-winning = gana
plot-even = igual
plot-losing = pierde
