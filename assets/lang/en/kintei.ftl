# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = { $first } has pawns on { $first-cells }. { $second } has pawns on { $second-cells }. The leaf is on { $leaf }.
kintei-last-both = The last move took the leaf from { $leaf-from } and a pawn from { $pawn-from } to { $pawn-to }.
kintei-last-leaf = The leaf has come from { $leaf-from }.
kintei-last-pawn = The last move took a pawn from { $pawn-from } to { $pawn-to }.

kintei-report-both = { who } moved the leaf to { $leaf } and a pawn from { $from } to { $to }.
kintei-report-pawn = { who } moved a pawn from { $from } to { $to }.
kintei-report-own = { who } brought the leaf home, to { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { who } moved the leaf to { $leaf }, { $home ->
    [self] your home row
   *[other] the home row of { $home }
 }.

kintei-prompt-leaf = Where does the leaf go?
kintei-prompt-pawn = Which of your pawns moves?
kintei-prompt-to = Where does the pawn go?

# /play kintei
play-kintei = Move the leaf, then a pawn, and bring the leaf home
play-kintei-slide = How far pieces slide
play-kintei-slide-any = Any distance
play-kintei-slide-full = Always all the way, as in Neutron
shown-kintei-slide-any = slides of any length
shown-kintei-slide-full = full slides
goal-kintei = Get the leaf onto your own home row: row 1 for ◯ blue, row 5 for ▲ gold.
pitch-kintei = One leaf, two home rows: push it home before it is pushed to theirs
length-kintei = about 10 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = The leaf is home: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = { $first } wins the leaf from { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = { $moves } moves, one leaf, one home: { $first } beats { $others }.
