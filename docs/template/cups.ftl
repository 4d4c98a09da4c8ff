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
    [one] one point
   *[other] { $points } points
}.
cups-report-closed = { who } would turn over { $cup }.
cups-card = Below { $cup }: { $points ->
    [one] one point
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
