# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = Steine von { $first }: { $first-cells }. Steine von { $second }: { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } darf das nicht mit { $turn } rückgängig machen.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $count ->
    [0] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } von { $from } nach { $to }.
    [one] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } von { $from } nach { $to } und { $seat ->
        [self] schiebst
       *[other] schiebt
    } den Stein auf { $pushed } weiter.
   *[other] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } von { $from } nach { $to } und { $seat ->
        [self] schiebst
       *[other] schiebt
    } die Steine auf { $pushed } weiter.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] Du bist
   *[other] { $winner } ist
} auf { $loser ->
    [self] deiner Grundreihe
   *[other] der Grundreihe von { $loser }
}.

taifuu-prompt = Welcher Stein zieht?
taifuu-prompt-1 = Wohin geht er? Er schiebt, was ihm im Weg steht.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = { $cell } schieben

# Why what was typed is no turn.
taifuu-why-back = Das würde den letzten Zug rückgängig machen.
taifuu-why-blocked = Hinter der Linie im Weg ist kein freies Feld.

# /play taifuu
play-taifuu = Zieh, schieb ganze Linien, komm auf die andere Grundreihe
goal-taifuu = Bring einen deiner Steine auf die andere Grundreihe: Reihe 5 für ◯ Blau, Reihe 1 für ▲ Gold.
pitch-taifuu = Jeder Schritt kann eine ganze Linie schieben, Steine der Gegenseite und deine eigenen
length-taifuu = je etwa 10 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = { $first } durchbricht die Linien von { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = Der Sturm ist vorbei: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = Schub um Schub: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Bring einen Stein auf Reihe 5, die Grundreihe von Gold, und du gewinnst.** Ein Stein zieht ein Feld weit, in alle acht Richtungen. Er schiebt, was dort steht, samt allem, was ohne Lücke dahinter steht, egal wem es gehört. **Schieb zwei Steine mit einem Zug.**
taifuu-lesson-push-hint = In Spalte c stehen zwei Steine vor deinem auf c2, und c5 ist frei.
taifuu-lesson-push-wrong = Damit hast du keine zwei Steine geschoben.
taifuu-lesson-push-done = Dein Stein ging von c3 nach c4 und der goldene von c4 zurück nach c5: Eine Linie bewegt sich als Ganzes.
taifuu-lesson-edge = Nichts verlässt je das Brett. Eine Linie mit dem Rand dahinter bleibt, wo sie ist. Dein Stein auf c3 steht neben zwei goldenen: **Schieb den, der sich schieben lässt.**
taifuu-lesson-edge-hint = Was steht, von c3 aus gesehen, hinter b4, und was hinter c4?
taifuu-lesson-edge-wrong = Du hast keinen goldenen Stein geschoben.
taifuu-lesson-edge-done = Hinter b4 kam a5 und dann der Rand. Hinter c4 war Platz.
taifuu-lesson-aside = Der goldene Ausreißer auf c2 will nach c1 oder d1. Zwei Löcher, und du kannst nur eines füllen. **Schieb ihn so weit, dass er Reihe 1 mit dem nächsten Zug nicht erreicht.**
taifuu-lesson-aside-hint = Zwei deiner Steine könnten ihn schieben. Nur einer schiebt ihn auch von Reihe 1 weg.
taifuu-lesson-aside-wrong = Ein goldener Stein kommt auf Reihe 1.
taifuu-lesson-aside-done = Auf d3 ist er wieder zwei Züge von Reihe 1 entfernt.
taifuu-lesson-undo = Gold ist gerade von c3 nach b2 gezogen und hat deinen Stein nach a1 geschoben. Die genaue Umkehrung, a1 nach b2, ist verboten, und c1 ist offen. **Halte Gold anders von Reihe 1 fern.**
taifuu-lesson-undo-hint = Schieb b2 von einer anderen Seite oder besetze c1.
taifuu-lesson-undo-wrong = Ein goldener Stein kommt auf Reihe 1.
taifuu-lesson-undo-done = Die Umkehrung war nur für diesen einen Zug verboten.
taifuu-lesson-line = Auch deine eigene Linie schiebt. Die Reihe von Gold hat Löcher um d5, aber der goldene Stein auf d4 ist im Weg. **Schieb so, dass du mit dem nächsten Zug gewinnst, egal was Gold tut.**
taifuu-lesson-line-hint = Was geschieht in Spalte d, wenn deine Steine dort nach oben ziehen?
taifuu-lesson-line-wrong = Gold hat eine Antwort.
taifuu-lesson-line-done = Dein Stein auf d4 kann nach c5 oder e5, und Gold kann nicht beides verhindern.
