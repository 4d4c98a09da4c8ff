# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = Wolken von { $first }: { $first-cells }. Wolken von { $second }: { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } darf sie nicht mit { $turn } zurückpusten.

kumo-report-step = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} eine Wolke von { $from } nach { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { $seat ->
    [self] Du pustest
   *[other] { $seat } pustet
} mit der Wolke auf { $blower } { $other ->
    [self] eine deiner Wolken
   *[other] eine Wolke von { $other }
} von { $from } nach { $to }.
kumo-report-own = { $seat ->
    [self] Du pustest
   *[other] { $seat } pustet
} mit der Wolke auf { $blower } ihre Nachbarin von { $from } nach { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] Du bist
   *[other] { $winner } ist
} auf { $loser ->
    [self] deiner Grundreihe
   *[other] der Grundreihe von { $loser }
}.

kumo-prompt = Welche Wolke zieht oder pustet?
kumo-prompt-1 = Wähle ein freies Feld, um zu ziehen, oder eine Wolke, um zu pusten.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = { $cell } anpusten

# Why what was typed is no turn.
kumo-why-back = Das würde sie genau auf das Feld zurückpusten, von dem sie eben kam.
kumo-why-blocked = Hinter der Wolke auf diesem Feld ist kein Platz, um sie dorthin zu pusten.

# /play kumo
play-kumo = Zieh oder puste Wolken auf die andere Grundreihe
goal-kumo = Bring eine deiner Wolken auf die andere Grundreihe: Reihe 5 für ◯ Blau, Reihe 1 für ▲ Gold.
pitch-kumo = Fünf Wolken gegen fünf: Eine Böe aus eigenen Reihen trägt dich über den ganzen Himmel
length-kumo = je etwa 8 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = Quer über den Himmel: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = { $first } zieht mit dem Wind an { $others } vorbei, in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = Eine Wolke ist durch: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Bring eine Wolke auf Reihe 5, die Grundreihe von Gold, und du gewinnst.** Eine Wolke zieht auf ein freies Feld neben sich, in alle acht Richtungen. **Zieh eine deiner Wolken.**
kumo-lesson-blow = Eine Wolke neben einer feindlichen kann stehen bleiben und die andere geradeaus wegpusten, ein Feld weit. Dieses Feld muss frei sein. **Puste die goldene Wolke auf d4 zurück nach e5.**
kumo-lesson-blow-hint = Deine Wolke auf c3 steht daneben. Wähle c3, dann d4.
kumo-lesson-blow-wrong = Die goldene Wolke wurde nicht nach e5 gepustet.
kumo-lesson-blow-done = Deine ist auf c3 geblieben, und Gold muss von vorn anfangen.
kumo-lesson-fling = Puste eine eigene Wolke an, und sie fliegt, so weit sie kann. Die goldene Grundreihe hat ein Loch: d5. **Wirf eine Wolke hinein und gewinne.**
kumo-lesson-fling-hint = Deine Wolke auf d2 hat nichts vor sich. Welche Wolke steht genau hinter ihr?
kumo-lesson-fling-wrong = Keine deiner Wolken hat Reihe 5 erreicht.
kumo-lesson-fling-done = Von d2 nach d5 in einem Zug. Ein freier Weg zu einem Loch ist immer eine Drohung.
kumo-lesson-runner = Gold hat eine Wolke nach b2 geworfen, und deine Grundreihe hat ein Loch: a1. **Halte sie auf: Gold darf mit dem nächsten Zug nicht auf Reihe 1 kommen.**
kumo-lesson-runner-hint = Puste sie zurück oder zur Seite. Deine Wolken auf b1 und c1 stehen unter ihr.
kumo-lesson-runner-wrong = Die goldene Wolke kommt auf Reihe 1.
kumo-lesson-runner-done = Nun ist sie weiter weg, und deine Grundreihe ist so voll wie zuvor.
kumo-lesson-back = Gold ist gerade von d3 nach c2 gezogen und will nach d1. Eine Wolke darf nicht genau auf das Feld zurückgepustet werden, von dem sie kam, also kann b1 sie nicht wegpusten. **Halte sie anders auf.**
kumo-lesson-back-hint = Puste sie in eine andere Richtung, oder füll das Loch.
kumo-lesson-back-wrong = Die goldene Wolke kommt auf Reihe 1.
kumo-lesson-back-done = Nur der Weg genau zurück war versperrt, und nur für diesen einen Zug.
kumo-lesson-two = Die Löcher von Gold sind b5 und e5. Eine Drohung lässt sich abwehren, zwei sind zu viel. **Zieh so, dass du mit dem nächsten Zug gewinnst, egal was Gold tut.**
kumo-lesson-two-hint = Stünde die Wolke von c2 auf b2: Wohin könnte a1 sie werfen, und wohin b1?
kumo-lesson-two-wrong = Gold hat eine Antwort.
kumo-lesson-two-done = Von b2 kann die Wolke auf b1 sie nach b5 werfen und die auf a1 nach e5.
