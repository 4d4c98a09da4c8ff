# Kudosu.

kudosu-maple = Ahorn
kudosu-zebrawood = Zebrano
kudosu-padouk = Padouk
kudosu-walnut = Nussbaum

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = Auf dem Brett: { $woods }.
kudosu-lies = { $wood } auf { $cells }
kudosu-empty = Das Brett ist leer.
# $cells: free ones.
kudosu-closed = Auf { $cells } passt kein Holz mehr.
# $woods: as in the next one.
kudosu-owns = { $seat } hat noch { $woods }.
kudosu-some = { $count } { $wood }
kudosu-owns-nothing = { $seat } hat keine Steine mehr.
kudosu-last = Zuletzt: { $seat } setzt { $wood } auf { $cell }.

kudosu-report = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $wood } auf { $cell }.
kudosu-report-stuck = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $wood } auf { $cell }, und { $other ->
    [self] du kannst
   *[other] { $other } kann
} nichts mehr setzen.

# The letters of the text board, which are the same in every language.
kudosu-legend = M Ahorn  Z Zebrano  P Padouk  W Nussbaum

kudosu-prompt = Welches Holz setzt du?
kudosu-prompt-1 = Auf welches Feld?

# Why what was typed is no turn.
kudosu-why-none = Du hast keinen Stein aus { $wood } mehr.
kudosu-why-barred = In dieser Reihe, dieser Spalte oder diesem Block liegt schon { $wood }.

# /play kudosu
play-kudosu = Sudoku rückwärts. Lass der Gegenseite keinen Platz für Steine
goal-kudosu = Lass der Gegenseite keinen Platz für einen Stein.
pitch-kudosu = Sudoku rückwärts: Sperre ein Feld nach dem anderen, bis die Gegenseite nicht mehr weiterweiß
length-kudosu = je etwa 6 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = Kein Platz ist mehr frei: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = { $first } nimmt den letzten guten Platz und besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Sudoku rückwärts, geradewegs zum Sieg: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Lass Gold keinen Platz für einen Stein, und du gewinnst.** Vier Hölzer, von jedem zwei Steine für dich und für Gold. Du setzt einen deiner Steine dorthin, wo sein Holz in Reihe, Spalte und Block noch nicht liegt. **Setze einen Stein.**
kudosu-lesson-fits = Es zählt das Holz, nicht wem der Stein gehört. Die beiden Steine aus Nussbaum auf a1 und c3 sperren Nussbaum in ihren Reihen, Spalten und Blöcken. **Setze Nussbaum.**
kudosu-lesson-fits-hint = Nur die Reihen 2 und 4 und die Spalten b und d sind offen für Nussbaum. Achte auch auf die Blöcke.
kudosu-lesson-fits-wrong = Das ist kein Nussbaum.
kudosu-lesson-fits-done = Das war der letzte Platz für Nussbaum. Nun kann niemand mehr welchen setzen.
kudosu-lesson-none = Die Partie endet, wenn die Seite am Zug nichts mehr setzen kann. Gold hat noch Ahorn und Nussbaum, und dafür gibt es nur wenige Plätze. **Lass Gold gar keinen Platz.**
kudosu-lesson-none-hint = Gold könnte Ahorn oder Nussbaum auf b4 setzen und Nussbaum auf a4, b1 und b3. Welcher Stein sperrt das alles?
kudosu-lesson-none-wrong = Gold hat noch einen Platz.
kudosu-lesson-none-done = Nussbaum auf b4 nimmt Ahorn das letzte Feld und sperrt Nussbaum auf a4, b1 und b3.
kudosu-lesson-shut = Jetzt ist Gold nah dran: Ein Stein aus Padouk würde dir nichts mehr lassen. **Setze so, dass Gold mit dem nächsten Zug nicht gewinnen kann.**
kudosu-lesson-shut-hint = Für Padouk gibt es nur noch einen Platz. Auch du hast Padouk.
kudosu-lesson-shut-wrong = Gold setzt Padouk auf d4, und du hast keinen Platz mehr.
kudosu-lesson-shut-done = Was du selbst setzt, kann Gold nicht mehr setzen.
kudosu-lesson-count = Zähle, was Gold setzen kann und was dann noch für dich bleibt. **Setze so, dass du mit dem nächsten Zug gewinnst, egal was Gold tut.**
kudosu-lesson-count-hint = Kann einer deiner Steine alle Plätze für Zebrano sperren und den letzten für Nussbaum nehmen?
kudosu-lesson-count-wrong = Gold hat eine Antwort.
kudosu-lesson-count-done = Gold kann nur noch Padouk setzen, und nach jedem der vier Plätze kannst du die Partie beenden.
kudosu-lesson-last = Bleibt, deinen Zug mitgezählt, eine ungerade Zahl von Zügen, so setzt du den letzten Stein. Mit jedem Stein kannst du mehr oder weniger Felder sperren. **Finde den einen Stein, mit dem du gegen bestes Spiel gewinnst.**
kudosu-lesson-last-hint = Welches einzelne Feld ist offen für Zebrano, das nur Gold noch hat?
kudosu-lesson-last-wrong = Bei bestem Spiel setzt nun Gold zuletzt.
kudosu-lesson-last-done = Zebrano auf c2 hätte nur Gold setzen können. Nun habt ihr beide dieselben Plätze, und Gold ist am Zug.
