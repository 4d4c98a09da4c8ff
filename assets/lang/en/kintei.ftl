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

# The mark of the leaf on the text board.
kintei-legend = ✿ leaf

kintei-prompt-leaf = Where does the leaf go?
kintei-prompt-pawn = Which pawn moves?
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

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Bring the leaf to your row 1 and you win.** You are blue. Pawns slide any distance in a straight line, until something is in the way. **Slide a pawn.**
kintei-lesson-home = From now on a turn is two slides: **first the leaf, then a pawn of yours.** c1 is empty. **Bring the leaf to c1.**
kintei-lesson-home-hint = The leaf on b2 and c1 are on one diagonal.
kintei-lesson-home-wrong = The leaf has not come to c1. Once it stands on row 1, you have won, without a pawn's slide.
kintei-lesson-guard = Gold can win too: d5 is empty. **Move the leaf so that gold can't reach d5.**
kintei-lesson-guard-hint = On which cells is the leaf not in line with d5, or has something in between?
kintei-lesson-plug = A pawn can plug a hole: yours may stand on gold's row, too. Move the leaf out of column d, then slide your d1. **Fill d5.**
kintei-lesson-plug-hint = First the leaf to c3 or e4, then d1 to d5.
kintei-lesson-win = Gold has to move the leaf, too, and now it stands on c2. Two cells of your row are empty. **Win with this turn.**
kintei-lesson-win-hint = Which empty cell of row 1 is next to c2?
kintei-lesson-win-wrong = The leaf is not on row 1 yet.
kintei-lesson-win-done = That is all of Kintei. The art is to leave the leaf where every way of gold's leads home to you.
