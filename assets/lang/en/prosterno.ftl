# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = A pawn may step back only to attack.

prosterno-report = { who } moved from { $from } to { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { who } fled: { $ways }.
prosterno-report-lost = { who } lost { $cells }.
prosterno-way = { $from } to { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] You are
   *[other] { $winner } is
 } on the far row.
prosterno-report-alone = { $report } { $loser ->
    [self] You have
   *[other] { $loser } has
 } no pawns left.

prosterno-prompt = Which pawn steps?
prosterno-prompt-1 = Where does it step? It attacks every enemy orthogonally beside that cell.

# Why what was typed is no turn.
prosterno-why-back = In this game a pawn steps back only to attack.

# /play prosterno
play-prosterno = Step up to a pawn and it must flee, attacking in turn
play-prosterno-retreat = When a pawn may step back
play-prosterno-retreat-free = Whenever you like
play-prosterno-retreat-attack = Only to attack, as in the rule of 2014
shown-prosterno-retreat-free = free retreat
shown-prosterno-retreat-attack = retreat only to attack
goal-prosterno = Get one of your pawns onto the far row: row 8 for ◯ White, row 1 for ▲ Black.
pitch-prosterno = One step, and the whole board scatters: chain reactions on the way across
length-prosterno = about 25 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = The board comes to rest, and { $first } has beaten { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = A cool head wins: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Step by step, { $first } gets past { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Bring a pawn to row 8, and you win.** You are White and go up. A pawn steps one cell diagonally, onto a free cell. **Step with a pawn.**
prosterno-lesson-fall = The pawn that steps attacks every enemy beside it, along row and column. Each flees straight away, over one free cell to the next, or it is taken off. **Take off a pawn.**
prosterno-lesson-fall-hint = Black's d5 would flee up column d, but d7 is taken. From which cell do you drive it up?
prosterno-lesson-fall-wrong = No black pawn was taken off.
prosterno-lesson-fall-done = From d4 you drove it up, and d7 was not free. A pawn near its own friends can be easy to take.
prosterno-lesson-chain = A pawn that has fled then attacks what stands beside its new cell. So Black's pawn can drive yours on, and yours attacks, too. **Take off a pawn with such a chain.**
prosterno-lesson-chain-hint = Where would c4 flee if you came from d4, and what does it meet there?
prosterno-lesson-chain-wrong = No black pawn was taken off.
prosterno-lesson-chain-done = From c4 Black fled to a4 and drove your a5 to a7. There it attacked a8, which could not flee.
prosterno-lesson-home = A pawn that is driven onto its far row wins, even if you drove it. For Black that is row 1. **Attack Black's f3, but don't drive it onto row 1.**
prosterno-lesson-home-hint = It flees straight away from you. Come from below or from the side.
prosterno-lesson-home-wrong = You did not attack f3, or you drove it to f1, where Black wins.
prosterno-lesson-home-done = Come from below, and it flees up. Come from the side, and it stays on row 3.
prosterno-lesson-through = A pawn on row 7 is one step from winning, and Black can only stop it by an attack. **Step so that you win with your next move, whatever Black does.**
prosterno-lesson-through-hint = On a7, Black's c8 could step to b7 and attack it at the edge. On c7, what does your own pawn attack first?
prosterno-lesson-through-wrong = Black has an answer.
prosterno-lesson-through-done = On c7 your pawn took off c8 and drove d7 to f7. If e8 attacks it from d7, it flees to a7, and b8 is next.
