# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = Steine von { $first }: { $first-cells }. Steine von { $second }: { $second-cells }. Das Blatt liegt auf { $leaf }.
kintei-last-both = Im letzten Zug kam das Blatt von { $leaf-from }, und ein Stein ging von { $pawn-from } nach { $pawn-to }.
kintei-last-leaf = Das Blatt kommt von { $leaf-from }.
kintei-last-pawn = Im letzten Zug ging ein Stein von { $pawn-from } nach { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} das Blatt nach { $leaf } und einen Stein von { $from } nach { $to }.
kintei-report-pawn = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} einen Stein von { $from } nach { $to }.
kintei-report-own = { $seat ->
    [self] Du bringst
   *[other] { $seat } bringt
} das Blatt heim, nach { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} das Blatt nach { $leaf }, auf { $home ->
    [self] deine Grundreihe
   *[other] die Grundreihe von { $home }
}.

# The mark of the leaf on the text board.
kintei-legend = ✿ Blatt

kintei-prompt-leaf = Wohin geht das Blatt?
kintei-prompt-pawn = Welcher Stein zieht?
kintei-prompt-to = Wohin geht der Stein?

# /play kintei
play-kintei = Zieh das Blatt, dann einen Stein: das Blatt muss heim
play-kintei-slide = Wie weit Blatt und Steine gleiten
play-kintei-slide-any = Beliebig weit
play-kintei-slide-full = Immer bis zum Anschlag, wie in Neutron
shown-kintei-slide-any = beliebig weite Züge
shown-kintei-slide-full = Züge bis zum Anschlag
goal-kintei = Bring das Blatt auf deine eigene Grundreihe: Reihe 1 für ◯ Blau, Reihe 5 für ▲ Gold.
pitch-kintei = Ein Blatt, zwei Grundreihen: Schieb es heim, bevor die Gegenseite es zu sich holt
length-kintei = je etwa 10 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = Das Blatt ist daheim: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = { $first } holt sich das Blatt gegen { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = { $moves } Züge, ein Blatt, ein Zuhause: { $first } besiegt { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Bring das Blatt auf deine Reihe 1, und du gewinnst.** Du bist Blau. Steine gleiten beliebig weit geradeaus, bis etwas im Weg ist. **Zieh einen Stein.**
kintei-lesson-home = Ab jetzt hat dein Zug zwei Teile: **erst das Blatt, dann ein eigener Stein.** c1 ist leer. **Bring das Blatt nach c1.**
kintei-lesson-home-hint = Das Blatt auf b2 und c1 liegen auf einer Diagonale.
kintei-lesson-home-wrong = Das Blatt ist nicht auf c1. Sobald es auf Reihe 1 liegt, hast du gewonnen, und kein Stein zieht mehr.
kintei-lesson-guard = Auch Gold kann gewinnen: d5 ist leer. **Zieh das Blatt so, dass Gold es nicht nach d5 bringen kann.**
kintei-lesson-guard-hint = Auf welchen Feldern liegt das Blatt nicht in einer Linie mit d5, oder steht etwas dazwischen?
kintei-lesson-plug = Ein Stein kann ein Loch stopfen: Deiner darf auch auf der Reihe von Gold stehen. Zieh das Blatt aus Spalte d, dann deinen Stein von d1. **Besetze d5.**
kintei-lesson-plug-hint = Erst das Blatt nach c3 oder e4, dann d1 nach d5.
kintei-lesson-win = Auch Gold muss das Blatt ziehen, und nun liegt es auf c2. Zwei Felder deiner Reihe sind leer. **Gewinne mit diesem Zug.**
kintei-lesson-win-hint = Welches leere Feld in Reihe 1 grenzt an c2?
kintei-lesson-win-wrong = Das Blatt ist noch nicht auf Reihe 1.
kintei-lesson-win-done = Das ist schon ganz Kintei. Die Kunst ist, das Blatt so liegen zu lassen, dass jeder Zug von Gold dir den Weg nach Hause öffnet.
