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

trix-prompt = Which of your pieces moves?
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
