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

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Bring a pawn to row 8, and you win.** You are White and go up. A pawn steps one cell straight forward, left or right, never back. **Step with a pawn.**
nubulus-lesson-must = A pawn jumps diagonally over an enemy pawn and captures it. If you can, you must. Your d3 and your f3 can both jump over e4. **Jump where Black can't capture in return.**
nubulus-lesson-must-hint = Which of the cells f5 and d5 lies next to a black pawn that could jump?
nubulus-lesson-must-wrong = Black's c6 jumps over d5, and over d3 as well.
nubulus-lesson-must-done = No black pawn stands diagonally next to f5, and none of your other pawns is in danger.
nubulus-lesson-chain = After a jump, the same pawn jumps on for as long as it can. Black has just captured on d4 and stands on e3. **Capture two pawns with one move.**
nubulus-lesson-chain-hint = Your d2 and your f2 can jump over e3. From where is a second jump possible?
nubulus-lesson-chain-wrong = That captured only one.
nubulus-lesson-chain-done = From f2 over e3 to d4, and over e5 to f6. You may jump backward, too.
nubulus-lesson-row = You have to jump with b4, over c5 to d6. From there you can go on in two ways, and only one of them wins. **Get onto row 8.**
nubulus-lesson-row-hint = From d6, jump over e7, not over e5.
nubulus-lesson-row-wrong = That way leads back, away from row 8.
nubulus-lesson-row-done = You need not take the way that captures most. On row 8 the game is won.
nubulus-lesson-offer = Because captures are forced, you can tell Black where to go. Offer a pawn, and jump through the hole. **Step so that you win with your next move, whatever Black does.**
nubulus-lesson-offer-hint = Black's a5 would have to jump over b4, to c3. What could your b2 do then?
nubulus-lesson-offer-wrong = Black has an answer.
nubulus-lesson-offer-done = Black has to jump from a5 over b4 to c3. Then b2 jumps over c3, e5 and g7 to h8.
