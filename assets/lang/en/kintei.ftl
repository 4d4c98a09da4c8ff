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

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = Pawns slide in a straight line, in all eight directions, as far as nothing is in the way. The first move of all moves only a pawn: **play one.**
kintei-lesson-home = Every later move takes the leaf, then a pawn of yours. If the leaf comes to rest on your own home row, you win. Row 1 has a hole. **Take the leaf home.**
kintei-lesson-home-hint = Only c1 is free on your row.
kintei-lesson-home-wrong = The leaf went by. A leaf on row 1 ends the game for you at once.
kintei-lesson-guard = Now gold has the hole: d5. **Leave the leaf where it cannot slide there with the next move.**
kintei-lesson-guard-hint = From which cells is d5 no straight line, or blocked?
kintei-lesson-plug = A hole can be stopped with a pawn: yours may stand on their home row. **Fill d5.**
kintei-lesson-plug-hint = d1 sees d5 along the column.
kintei-lesson-only = Look twice: gold has two holes, a5 and d5. **One single move holds.**
kintei-lesson-only-hint = Plug a5. Then: from where is d5 no straight line?
kintei-lesson-nowhere = Gold must move the leaf too. Put it where every way it has leaves it to you: **win with your next move, whatever comes.**
kintei-lesson-nowhere-hint = Look at e3: where could the leaf go from there?
kintei-lesson-nowhere-done = Only c2 and d3 were left to the leaf, and after both you win.
kintei-lesson-full = With `slide: full`, everything goes to the end of its way, as in Neutron. The same idea: **win with your next move, whatever comes.**
kintei-lesson-full-hint = The leaf goes to e2.
