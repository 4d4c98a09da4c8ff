# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } has pieces on { $cells } and heads for { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = After ten moves a player can no longer keep the other out by staying home. Moves so far: { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 or more
   *[other] { $count }
}
trix-made-all = Staying home no longer keeps anyone out.

trix-deed-step = { who } moved from { $from } to { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { who } jumped from { $from } to { $to }, over { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] You have
   *[other] { $seat } has
 } arrived.

trix-prompt = Which piece moves?
trix-prompt-1 = Where does it go?

# /play trix
play-trix = Jump three pieces into the other corner, as in Chinese checkers
goal-trix = Bring your three pieces into the other player's camp, in the corner across.
pitch-trix = Chinese checkers in miniature: build ladders of jumps, and don't lend them out
length-trix = about 8 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = Hop by hop, { $first } outpaces { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = { $first } gets there first and beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = A ladder well built: { $first } beats { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Bring your three pieces to the opposite corner, and you win:** c4, d3 and d4. A piece steps one cell, or jumps over a neighbour onto the free cell straight behind it. **Jump.**
trix-lesson-jump-hint = Your a1 has two neighbours of its own colour to jump over.
trix-lesson-jump-wrong = That was a step.
trix-lesson-jump-done = A jump goes twice as far as a step, and any piece will do, yours or gold's.
trix-lesson-chain = One move may be several jumps, one after the other, and the direction may change. Gold has left d3. **Bring a piece into gold's corner with one move.**
trix-lesson-chain-hint = Your b1 can jump over c1. What stands next to it then?
trix-lesson-chain-wrong = No piece of yours is in gold's corner yet.
trix-lesson-chain-done = Over c1 to d1, and over d2 to d3: gold's own piece was your second rung.
trix-lesson-last = You win when all three of your pieces are in the other corner. Two have arrived, and one is still at home. **Bring it in.**
trix-lesson-last-hint = From b1, gold's c2 stands in the right direction.
trix-lesson-last-wrong = You have not arrived yet.
trix-lesson-last-done = Gold should not have left that rung on c2.
trix-lesson-room = Two of yours are in gold's corner. The third, on b2, can get to d4 by two jumps, but that cell is taken. **Move so that you win with your next move, whatever gold does.**
trix-lesson-room-hint = Which piece can free d4 without leaving the corner?
trix-lesson-room-wrong = Gold has an answer.
trix-lesson-room-done = Now b2 can jump over b3 to b4, and over c4 to d4.
trix-lesson-race = It is a race: gold has two pieces in your corner, a2 and b1, and b3 is on its way. You have one in. **Move so that you win against best play.**
trix-lesson-race-hint = Fill the corner and waste no move. Who arrives first?
trix-lesson-race-wrong = With best play, you don't win any more.
trix-lesson-race-done = Count moves for both sides before you start to run.
trix-lesson-ten = Gold stays on d4 to keep you out. But gold has made ten moves, and now its pieces at home count as yours: the corner only has to be full. **Win.**
trix-lesson-ten-hint = Gold holds d4 and you hold d3. Which cell of that corner is free?
trix-lesson-ten-wrong = That corner is not full yet.
trix-lesson-ten-done = Staying at home helps for ten moves only.
