# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat } hat keine Steine auf dem Brett. Noch zu setzen: { $left }.
    [8] { $seat } hat Steine auf { $cells }.
    [one] { $seat } hat einen Stein auf { $cells }. Noch zu setzen: { $left }.
   *[other] { $seat } hat Steine auf { $cells }. Noch zu setzen: { $left }.
}
mix3-last = Der letzte Stein kam auf { $cell }.
mix3-any = Jedes Rechteck zählt, auch ein schräges.
mix3-straight = Nur Rechtecke entlang von Reihen und Spalten zählen.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = { $seat } kommt auf { $points }: { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] keine Rechtecke
   *[other] { $points } für Rechtecke ({ $list })
}
mix3-tris = { $points ->
    [0] keine Dreier
   *[other] { $points } für Dreier ({ $list })
}
mix3-pincers = { $points ->
    [0] keine Zangen
   *[other] { $points } für Zangen ({ $list })
}

mix3-report = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} einen Stein auf { $cell }.
mix3-report-full = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} den letzten Stein, auf { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] Du kommst
   *[other] { $seat } kommt
} auf { $points }: { $rectangles } für Rechtecke, { $tris } für Dreier, { $pincers } für Zangen.

mix3-prompt = Wohin setzt du einen Stein?

# /play mix3
play-mix3 = Abwechselnd das Brett füllen. Rechtecke, Dreier und Zangen bringen Punkte
play-mix3-rectangles = Welche Rechtecke zählen
play-mix3-rectangles-any = Alle, auch schräge
play-mix3-rectangles-straight = Nur entlang von Reihen und Spalten
shown-mix3-rectangles-any = alle Rechtecke
shown-mix3-rectangles-straight = nur gerade Rechtecke
goal-mix3 = Wer mehr Punkte hat, wenn das Brett voll ist, gewinnt: 2 je Rechteck, 1 je Dreier, 1 für jeden Stein in einer Zange.
pitch-mix3 = Drei Spiele auf einem Brett: Baue Rechtecke, bilde Dreier und nimm die Gegenseite in die Zange
length-mix3 = je 8 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = Das Brett ist voll, und { $first } hat mehr Punkte als { $others }, nach { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Drei Spiele auf einem Brett, ein Sieg: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = { $first } macht aus { $moves } Zügen mehr als { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Wer die meisten Punkte hat, wenn das Brett voll ist, gewinnt.** Drei deiner Steine nebeneinander, in einer Reihe, einer Spalte oder einer Diagonale, sind ein Dreier: 1 Punkt. **Mach einen Dreier.**
mix3-lesson-tris-hint = Deine Steine auf b2 und c3 stehen auf einer Diagonale.
mix3-lesson-tris-wrong = Das ergibt keine drei in einer Linie.
mix3-lesson-tris-done = Mit vier in einer Linie hast du zwei Dreier.
mix3-lesson-rectangle = Vier deiner Steine auf den Ecken eines Rechtecks bringen 2 Punkte. Was dazwischen liegt, ist egal. Drei Ecken hast du. **Setze die vierte.**
mix3-lesson-rectangle-hint = Deine sind a1, a4 und d1. Welche Ecke des Bretts fehlt?
mix3-lesson-rectangle-wrong = Das ergibt kein Rechteck.
mix3-lesson-rectangle-done = Das größte Quadrat von allen. Schräge Rechtecke zählen auch.
mix3-lesson-pincer = Fasse in einer Reihe oder Spalte goldene Steine zwischen zwei eigene, mit nichts anderem dazwischen: eine Zange, 1 Punkt für jeden gefassten Stein. **Fasse zwei Steine auf einmal.**
mix3-lesson-pincer-hint = Die goldenen Steine b2 und c2 liegen neben deinem auf a2.
mix3-lesson-pincer-wrong = Damit fasst du keine zwei Steine.
mix3-lesson-pincer-done = 2 Punkte, und die goldenen Steine zählen weiter für Gold.
mix3-lesson-worth = Vier Felder sind noch frei, und es steht gleich, 5 zu 5. Ein Feld ist wert, was es dir bringt, und was es Gold brächte. **Geh so weit in Führung, wie du kannst.**
mix3-lesson-worth-hint = Suche das Feld, das zwei Rechtecke ergibt.
mix3-lesson-worth-wrong = Gold nimmt b4, und du gehst nicht in Führung.
mix3-lesson-worth-done = Zwei Rechtecke und eine Zange um zwei: 6 Punkte. Gold hätte es 3 gebracht.
mix3-lesson-deny = Du hast 5 Punkte, Gold hat 7. Ein Feld brächte dir sofort 6 Punkte, aber dann könnte Gold gleichziehen. **Geh in Führung, egal was Gold tut.**
mix3-lesson-deny-hint = Welches Feld brächte Gold am meisten?
mix3-lesson-deny-wrong = Gold kann gleichziehen.
mix3-lesson-deny-done = Auf d4 hätte Gold zwei Rechtecke gemacht. Dein großes Feld c1 kann Gold jetzt nehmen, aber du bleibst vorn.
