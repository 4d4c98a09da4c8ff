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
