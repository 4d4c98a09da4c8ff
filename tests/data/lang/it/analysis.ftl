# What is said of a game that is over, turn by turn.

button-analysis = Analisi
