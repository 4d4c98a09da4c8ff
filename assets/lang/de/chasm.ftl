# Chasm.

chasm-placing = Alle setzen ihre Steine, möglichst in keine Reihe oder Spalte, in der schon ein eigener steht.
chasm-moving = Wer zuerst nur noch einen Stein hat, gewinnt.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } hat einen Stein, auf { $cells }.
   *[other] { $seat } hat { $count } Steine, auf { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat }: Steine auf { $cells }.
    [3] { $seat }: Stein auf { $cells }. Noch zu setzen: { $left }.
    [4] { $seat }: noch { $left } Steine zu setzen.
   *[other] { $seat }: Steine auf { $cells }. Noch zu setzen: { $left }.
}
chasm-has-left = { $count ->
    [0] { $seat } ist ausgeschieden.
   *[other] { $seat } ist ausgeschieden. Die Steine auf { $cells } bleiben.
}
chasm-last = Zuletzt: { $deed }

chasm-deed-place = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} einen Stein auf { $cell }.
chasm-deed-move = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} von { $from } nach { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $count ->
    [1] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } von { $from } nach { $to } und { $seat ->
        [self] schiebst
       *[other] schiebt
    } einen Stein.
   *[other] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } von { $from } nach { $to } und { $seat ->
        [self] schiebst
       *[other] schiebt
    } { $count } Steine.
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} von { $from } nach { $to } und { $seat ->
    [self] schiebst
   *[other] schiebt
} { $owner ->
    [self] einen deiner Steine
   *[other] einen Stein von { $owner }
} vom Brett (noch { $left }).

chasm-prompt-place = Wohin setzt du einen Stein?
chasm-prompt-move = Welcher Stein zieht?
chasm-prompt-to = Wohin geht er?

# Why what was typed is no turn.
chasm-why-aligned = Wähle ein Feld, in dessen Reihe und Spalte kein Stein von dir steht, solange es eines gibt.

# /play chasm
play-chasm = Schubs eigene Steine vom Brett. Wer nur noch einen hat, siegt
goal-chasm = Wer zuerst nur noch einen Stein hat, gewinnt: Lass deine anderen vom Brett schieben.
pitch-chasm = Werde die eigenen Steine los: Schubs sie über die Kante, schneller als die Gegenseite
length-chasm = je 7 bis 14 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Bis auf den letzten Stein: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = { $first } wird alle Steine bis auf einen los und besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = Über die Kante, und froh darum: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Verliere deine Steine: Wer zuerst nur noch einen hat, gewinnt.** Erst werden alle gesetzt, deine immer dorthin, wo in Reihe und Spalte noch keiner von dir steht. **Setze einen Stein.**
chasm-lesson-push = Danach zieht ein Stein von dir je Zug ein Feld weit entlang seiner Reihe oder Spalte. Er schiebt die ganze Linie vor sich her, egal wem sie gehört. **Schieb den goldenen Stein von b2 hinauf nach b3.**
chasm-lesson-push-hint = Dein Stein auf b1 steht darunter.
chasm-lesson-push-wrong = Der goldene Stein von b2 ist nicht auf b3.
chasm-lesson-push-done = Kein Stein ging verloren: b3 war frei.
chasm-lesson-fall = Was über die Kante geschoben wird, ist weg, und genau das willst du. Selbst vom Brett ziehen darfst du nicht. **Schieb einen eigenen Stein über die Kante.**
chasm-lesson-fall-hint = Dein Stein auf a1 steht an der Kante, und neben ihm steht noch einer von dir.
chasm-lesson-fall-wrong = Du hast noch vier Steine.
chasm-lesson-fall-done = Noch drei. Zwei eigene nebeneinander, die auf die Kante zeigen, sind ein guter Anfang.
chasm-lesson-one = Du hast noch zwei Steine, a2 und b2. Wer nur noch einen hat, gewinnt sofort, egal wer gezogen hat. **Gewinne.**
chasm-lesson-one-hint = Dein Stein auf a2 steht an der Kante, und b2 kann ihn schieben.
chasm-lesson-one-wrong = Du hast noch zwei Steine.
chasm-lesson-one-done = Es zählt auch, wenn ihn jemand anderes schiebt. Achte also darauf, wessen Steine du über die Kante schiebst.
chasm-lesson-stop = Nun hat Gold noch zwei: b2 würde b1 über die Kante schieben. Du hast drei und kannst noch nicht gewinnen. **Zieh so, dass Gold mit dem nächsten Zug nicht gewinnen kann.**
chasm-lesson-stop-hint = Schieb b1 aus der Linie.
chasm-lesson-stop-wrong = Gold schiebt b1 über die Kante und hat nur noch einen.
chasm-lesson-stop-done = Die goldenen Steine auf a1 und b2 brauchen Zeit, bis sie wieder in einer Linie stehen.
chasm-lesson-edge = Du hast noch zwei, b3 und c3, in einer Linie, aber noch nicht an der Kante. **Zieh so, dass du mit dem nächsten Zug gewinnst, egal was Gold tut.**
chasm-lesson-edge-hint = Schieb mit dem hinteren Stein, damit beide zusammen weiterrücken.
chasm-lesson-edge-wrong = Gold hat eine Antwort.
chasm-lesson-edge-done = Beide stehen jetzt auf c3 und d3. Mit einem Zug kann Gold sie nicht trennen.
chasm-lesson-three = Zu dritt zieht nach dir Gold, und nach Gold zieht Rot. Gold könnte von b3 nach c3 gehen, und der letzte Stein dieser Linie fiele. **Zieh so, dass Gold mit dem nächsten Zug nicht gewinnen kann.**
chasm-lesson-three-hint = Schieb den goldenen Stein, der auf b3 steht, aus Reihe 3.
chasm-lesson-three-wrong = Gold geht nach c3, der eigene Stein auf d3 fällt, und Gold hat nur noch einen.
chasm-lesson-three-done = Achte zuerst auf die Seite, die nach dir zieht: Nur du kannst sie noch aufhalten.
