# What is said of a game that is over, turn by turn.

button-analysis = Analisi

plot-winning = vince
plot-even = pari
plot-losing = perde
