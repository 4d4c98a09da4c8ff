# Kudosu.

kudosu-maple = maple
kudosu-zebrawood = zebrawood
kudosu-padouk = padouk
kudosu-walnut = walnut

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = On the board: { $woods }.
kudosu-lies = { $wood } on { $cells }
kudosu-empty = The board is empty.
# $cells: free ones.
kudosu-closed = No wood fits on { $cells } any more.
# $woods: as in the next one.
kudosu-owns = { $seat } still has { $woods }.
kudosu-some = { $count } { $wood }
kudosu-owns-nothing = { $seat } has no pieces left.
kudosu-last = Last, { $seat } placed { $wood } on { $cell }.

kudosu-report = { who } placed { $wood } on { $cell }.
kudosu-report-stuck = { who } placed { $wood } on { $cell }, and { $other ->
    [self] you
   *[other] { $other }
 } can place nothing any more.

kudosu-prompt = Which wood do you place?
kudosu-prompt-1 = On which cell?

# Why what was typed is no turn.
kudosu-why-none = You have no { $wood } left.
kudosu-why-barred = There is { $wood } in this row, column or sector already.

# /play kudosu
play-kudosu = Sudoku in reverse. Leave your rival no place for a piece
goal-kudosu = Leave your rival no place for a piece.
pitch-kudosu = Sudoku backwards: block every cell until your rival has nowhere to go
length-kudosu = about 6 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = No place is left: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = { $first } takes the last good place and beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Sudoku backwards, straight to the win: { $first } beats { $others } in { $moves } moves.
