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

# The letters of the text board, which are the same in every language.
kudosu-legend = M maple  Z zebrawood  P padouk  W walnut

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

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Leave gold no place for a piece, and you win.** Four woods, two pieces of each for you and for gold. You place one of yours wherever its wood does not yet lie in that row, column or sector. **Place a piece.**
kudosu-lesson-fits = Wood counts, not whose piece it is. The two walnut pieces on a1 and c3 keep walnut off their rows, columns and sectors. **Place a walnut.**
kudosu-lesson-fits-hint = Only rows 2 and 4 and columns b and d are open to walnut. Mind the sectors, too.
kudosu-lesson-fits-wrong = That is no walnut.
kudosu-lesson-fits-done = That was the last place for walnut. So nobody can place one any more.
kudosu-lesson-none = The game ends when the player to move can't place anything. Gold still has maple and walnut, and there are few places for them. **Leave gold no place at all.**
kudosu-lesson-none-hint = Gold could place maple or walnut on b4, and walnut on a4, b1 and b3. Which piece shuts all of these?
kudosu-lesson-none-wrong = Gold still has a place.
kudosu-lesson-none-done = Walnut on b4 took the last cell for maple, and kept walnut off a4, b1 and b3.
kudosu-lesson-shut = Now gold is close: one piece of padouk would leave you nothing. **Place so that gold can't win with the next move.**
kudosu-lesson-shut-hint = There is only one place left for padouk. You have padouk, too.
kudosu-lesson-shut-wrong = Gold places padouk on d4, and you have no place left.
kudosu-lesson-shut-done = What you place yourself, gold can't place any more.
kudosu-lesson-count = Count what gold can place, and what you can place after it. **Place so that you win with your next move, whatever gold does.**
kudosu-lesson-count-hint = Can one piece of yours shut all places for zebrawood, and take the last one for walnut?
kudosu-lesson-count-wrong = Gold has an answer.
kudosu-lesson-count-done = Gold has only padouk left to place, and after each of its four places you can end the game.
kudosu-lesson-last = An odd number of further moves, counting yours, makes you the last to place. With each piece you can shut more or fewer cells. **Find the one piece after which you win against best play.**
kudosu-lesson-last-hint = Which single cell is open to zebrawood, which only gold still has?
kudosu-lesson-last-wrong = With best play, gold places last now.
kudosu-lesson-last-done = Zebrawood would have been gold's alone, on c2. Now you both have the same places, and it is gold's move.
