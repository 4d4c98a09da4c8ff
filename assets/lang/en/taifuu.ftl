# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = { $first } has pieces on { $first-cells }. { $second } has pieces on { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } may not undo this with { $turn }.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $count ->
    [0] { who } moved from { $from } to { $to }.
    [one] { who } moved from { $from } to { $to }, pushing the piece on { $pushed }.
   *[other] { who } moved from { $from } to { $to }, pushing the pieces on { $pushed }.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] You are
   *[other] { $winner } is
 } on { $loser ->
    [self] your home row
   *[other] the home row of { $loser }
 }.

taifuu-prompt = Which piece moves?
taifuu-prompt-1 = Where does it go? It pushes whatever stands in its way.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = push { $cell }

# Why what was typed is no turn.
taifuu-why-back = That would undo the last move.
taifuu-why-blocked = The line in its way has no free cell behind it.

# /play taifuu
play-taifuu = Step, push whole lines, and reach the other home row
goal-taifuu = Get one of your pieces onto the other home row: row 5 for ◯ blue, row 1 for ▲ gold.
pitch-taifuu = Every step can push a whole line, your rival's pieces and your own
length-taifuu = about 10 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = { $first } breaks through the lines of { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = The storm is over: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = Push by push, { $first } beats { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Bring a piece to gold's row 5, and you win.** A piece goes one cell, in all eight directions. It pushes what stands there, with everything behind that without a gap, no matter whose. **Push two pieces with one move.**
taifuu-lesson-push-hint = In column c, two pieces stand in front of your c2, and c5 is free.
taifuu-lesson-push-wrong = That did not push two pieces.
taifuu-lesson-push-done = Your c3 went to c4, and gold's c4 back to c5: a line moves as one.
taifuu-lesson-edge = Nothing ever leaves the board. A line with the edge behind it stays where it is. Your c3 stands beside two gold pieces: **push the one that can be pushed.**
taifuu-lesson-edge-hint = What stands behind b4, and what behind c4, as seen from c3?
taifuu-lesson-edge-wrong = No gold piece was pushed.
taifuu-lesson-edge-done = Behind b4 came a5 and then the edge. Behind c4 there was room.
taifuu-lesson-aside = Gold's runner on c2 wants to go to c1 or d1. Two holes, and you can fill only one. **Push the runner so far that it can't reach row 1 with the next move.**
taifuu-lesson-aside-hint = Two of your pieces could push it. Only one pushes it away from row 1, too.
taifuu-lesson-aside-wrong = A gold piece gets onto row 1.
taifuu-lesson-aside-done = On d3 the runner is two moves from row 1 again.
taifuu-lesson-undo = Gold has just moved from c3 to b2 and pushed yours to a1. The exact reverse, a1 to b2, is forbidden, and c1 is open. **Keep gold off row 1 in another way.**
taifuu-lesson-undo-hint = Push b2 from another side, or fill c1.
taifuu-lesson-undo-wrong = A gold piece gets onto row 1.
taifuu-lesson-undo-done = The reverse was forbidden only for this one move.
taifuu-lesson-line = Your own line pushes, too. Gold's row has holes around d5, but gold's d4 is in the way. **Push so that you win with your next move, whatever gold does.**
taifuu-lesson-line-hint = What happens in column d if your pieces there go up?
taifuu-lesson-line-wrong = Gold has an answer.
taifuu-lesson-line-done = Your piece on d4 can go to c5 or e5, and gold can't stop both.
