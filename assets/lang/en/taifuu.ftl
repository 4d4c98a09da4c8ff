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

taifuu-prompt = Which of your pieces moves?
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
