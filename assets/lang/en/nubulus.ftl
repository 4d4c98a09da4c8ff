# Nubulus.

nubulus-must = { $seat } must capture.

nubulus-report-step = { who } moved from { $from } to { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $count ->
    [0] { who } jumped from { $from } to { $to }, taking { $taken }.
   *[other] { who } jumped from { $from } by way of { $stops } to { $to }, taking { $taken }.
}
# $report: the same as a sentence.
nubulus-report-far = { $report } That is the far row.
nubulus-report-alone = { $report } { $loser ->
    [self] You have
   *[other] { $loser } has
 } no pawns left.

nubulus-prompt-step = Nothing to capture: which pawn steps?
nubulus-prompt-jump = Captures are forced: which pawn jumps?
nubulus-prompt-to = Where does it go?
nubulus-prompt-on = The capture goes on: where does it jump next?

# /play nubulus
play-nubulus = Step ahead or aside, capture diagonally, cross the board
goal-nubulus = Get one of your pawns onto the far row: row 8 for ◯ White, row 1 for ▲ Black.
pitch-nubulus = Captures are forced: sacrifice a pawn and slip through the gap
length-nubulus = about 25 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = Bold to the end: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = { $first } finds the gap and beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Every capture counted: { $first } beats { $others } in { $moves } moves.
