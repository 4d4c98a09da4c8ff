# Cups.

# $points: the seat's points, from $count cups.
cups-has = { $count ->
    [0] { $seat } has taken no cup.
   *[other] { $seat } has { $points } points, from { $cups }.
}
cups-closed = { $count ->
    [0] No cup is closed.
   *[other] Closed: { $cups }.
}
cups-report = { who } turned over { $cup }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cups-report-closed = { who } would turn over { $cup }.
cups-card = Below { $cup }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Nobody else knows.

cups-prompt = Which cup do you turn over?

# /play cups
play-cups = Turn over cups. The points below them score
goal-cups = Have the most points when every cup is open.
pitch-cups = Six cups, six numbers, and one of them you have seen
length-cups = 2 or 3 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-cups-1 = { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-cups-2 = The cups are empty: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-cups-3 = Cup by cup, { $first } gets past { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
cups-lesson-open = **The most points win.** Six cups hide 1 to 6 points. A move turns one over, and its points are yours. **Turn over any cup.**
cups-lesson-seen = Before the game you have looked below a1: 6 points, the most there is. **Take them before gold does.**
cups-lesson-seen-hint = Everybody knows below which cup you have looked, but not what is there.
cups-lesson-seen-wrong = Any cup but a1 has fewer points.
cups-lesson-rest = Two cups are left, and 1 to 6 are there once each. Open are 1, 4, 5 and 6. You have looked below a1: 3 points. **Take the cup that leaves gold the fewer points.**
cups-lesson-rest-hint = The number that you miss lies below f1.
cups-lesson-rest-done = Of the last two cups the one you know tells you the other.
cups-lesson-theirs = Now you are gold, and have looked below b1: 6 points. Blue has opened more cups than you. **Take the cup that blue may not get.**
cups-lesson-theirs-hint = If you leave 6 points, blue can take them next.
cups-lesson-theirs-wrong = Blue can take the 6 points next.
