# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat } hat keine Steine auf dem Brett. Noch zu setzen: { $left }.
    [one] { $seat } hat einen Stein auf { $cells }. Noch zu setzen: { $left }.
   *[other] { $seat } hat Steine auf { $cells }. Noch zu setzen: { $left }.
}
quadrangle-last = Der letzte Stein kam auf { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] Das Rechteck { $rectangles } ist fertig.
   *[other] Die Rechtecke { $rectangles } sind fertig.
}
quadrangle-any = Jedes Rechteck zählt, auch ein schräges.
quadrangle-straight = Nur Rechtecke entlang von Reihen und Spalten zählen.

quadrangle-report = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} einen Stein auf { $cell }.
quadrangle-report-full = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} einen Stein auf { $cell }: Das Brett ist voll, und niemand hat ein Rechteck.
quadrangle-report-complete = { $count ->
    [one] { $seat ->
        [self] Du setzt
       *[other] { $seat } setzt
    } einen Stein auf { $cell } und { $seat ->
        [self] vollendest
       *[other] vollendet
    } das Rechteck { $rectangles }.
   *[other] { $seat ->
        [self] Du setzt
       *[other] { $seat } setzt
    } einen Stein auf { $cell } und { $seat ->
        [self] vollendest
       *[other] vollendet
    } die Rechtecke { $rectangles }.
}

quadrangle-prompt = Wohin setzt du einen Stein?

# /play quadrangle
play-quadrangle = Abwechselnd Steine setzen. Das erste Rechteck gewinnt
play-quadrangle-rectangles = Welche Rechtecke zählen
play-quadrangle-rectangles-any = Alle, auch schräge
play-quadrangle-rectangles-straight = Nur entlang von Reihen und Spalten
shown-quadrangle-rectangles-any = alle Rechtecke
shown-quadrangle-rectangles-straight = nur gerade Rechtecke
goal-quadrangle = Wer zuerst vier eigene Steine auf den Ecken eines Rechtecks hat, gewinnt.
pitch-quadrangle = Tic-Tac-Toe mit Ecken: Vier im Rechteck gewinnen
length-quadrangle = je etwa 6 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Vier Ecken, ein Sieg: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = { $first } schließt das Rechteck und besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = In die Ecke gedrängt: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Vier deiner Steine auf den Ecken eines Rechtecks gewinnen.** Was dazwischen liegt, ist egal. Von einem hast du drei Ecken. **Setze die vierte.**
quadrangle-lesson-corners-hint = Deine sind b2, b4 und d2. Welches Feld liegt in Reihe 4 und in Spalte d?
quadrangle-lesson-corners-wrong = Das ergibt kein Rechteck.
quadrangle-lesson-corners-done = Nur die Ecken zählen: Der goldene Stein auf c3 mitten im Quadrat hat Gold nichts genützt.
quadrangle-lesson-slant = Ein Rechteck darf auch schräg stehen. Wieder hast du drei Ecken, a2, b4 und d3. **Setze die vierte und gewinne.**
quadrangle-lesson-slant-hint = Von b4 gehst du zwei Spalten nach rechts und eine Reihe hinab nach d3. Geh von a2 genauso.
quadrangle-lesson-slant-wrong = Das ergibt kein Rechteck.
quadrangle-lesson-slant-done = Solche Quadrate übersieht man leicht, und zwei lange Rechtecke stehen ebenfalls schräg.
quadrangle-lesson-stop = Den goldenen Steinen auf b2, a3 und c3 fehlt ein vierter. Gewinnen kannst du noch nicht. **Setze so, dass Gold mit dem nächsten Zug kein Rechteck vollenden kann.**
quadrangle-lesson-stop-hint = Es ist ein kleines schräges Quadrat, um b3 herum.
quadrangle-lesson-stop-wrong = Gold vollendet das Quadrat.
quadrangle-lesson-stop-done = Eine Ecke, die du nimmst, ist für Gold endgültig verloren.
quadrangle-lesson-two = Ein Rechteck kann Gold mit einem Zug verhindern, zwei nicht. **Setze so, dass du mit dem nächsten Zug gewinnst, egal was Gold tut.**
quadrangle-lesson-two-hint = Sieh dir b3 an: Welche Rechtecke ergäbe es mit b1 und einem weiteren deiner Steine?
quadrangle-lesson-two-wrong = Gold hat eine Antwort.
quadrangle-lesson-two-done = Nun ergibt d1 ein Quadrat mit b1, b3 und d3, und c2 ein schräges mit a2, b1 und b3.
quadrangle-lesson-lead = Mit einer Drohung bestimmst du, wohin Gold setzen muss. Dabei bekommst du einen weiteren Stein, und dann drohst du doppelt. Nur zwei Felder erzwingen den Sieg. **Setze auf eines davon.**
quadrangle-lesson-lead-hint = Deine Steine auf a2 und b3 sind zwei Ecken eines kleinen schrägen Quadrats. Nimm eine dritte.
quadrangle-lesson-lead-wrong = Bei bestem Spiel kommt Gold nun davon.
quadrangle-lesson-lead-done = Gold muss die vierte Ecke dieses Quadrats nehmen, und dann kannst du doppelt drohen.
