# Chasm.

chasm-placing = The players place their pieces, if possible in no row or column with another piece of their own.
chasm-moving = The first player left with one piece wins.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } has one piece, on { $cells }.
   *[other] { $seat } has { $count } pieces, on { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat } has placed { $cells }.
    [4] { $seat } has { $left } pieces to place.
   *[other] { $seat } has placed { $cells } and has { $left } to place.
}
chasm-has-left = { $count ->
    [0] { $seat } has left.
   *[other] { $seat } has left. The pieces on { $cells } stay.
}
chasm-last = Last: { $deed }

chasm-deed-place = { who } placed a piece on { $cell }.
chasm-deed-move = { who } moved from { $from } to { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $count ->
    [1] { who } moved from { $from } to { $to } and pushed a piece.
   *[other] { who } moved from { $from } to { $to } and pushed { $count } pieces.
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { who } moved from { $from } to { $to }, and a piece of { $owner ->
    [self] yours
   *[other] { $owner }
 } was pushed off the board ({ $left } left).

chasm-prompt-place = Where do you place a piece?
chasm-prompt-move = Which piece moves?
chasm-prompt-to = Where does it go?

# Why what was typed is no turn.
chasm-why-aligned = Choose a cell without a piece of yours in its row or column, while there is one.

# /play chasm
play-chasm = Shove your own pieces off. The first with one left wins
goal-chasm = Be the first left with one piece: get your own pushed off the board.
pitch-chasm = Get rid of your own pieces: shove them over the edge before your rivals do
length-chasm = 7 to 14 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Down to the last piece: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = { $first } lets go of all but one, and beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = Over the edge and glad of it: { $first } beats { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Lose your pieces: the first player left with one wins.** First all are placed. Each of yours goes where its row and column hold no other of yours. **Place a piece.**
chasm-lesson-push = Then a move takes one of your pieces one cell along its row or column. It pushes the whole line in front of it, no matter whose. **Push gold's b2 up to b3.**
chasm-lesson-push-hint = Your b1 stands below it.
chasm-lesson-push-wrong = Gold's b2 has not gone to b3.
chasm-lesson-push-done = No piece was lost: b3 was free.
chasm-lesson-fall = What is pushed over the edge is gone, and that is what you want. You can't step off the board yourself. **Push a piece of your own over the edge.**
chasm-lesson-fall-hint = Your a1 stands at the edge, and another of yours stands next to it.
chasm-lesson-fall-wrong = You still have four pieces.
chasm-lesson-fall-done = Three left. Two of yours side by side, pointing at the edge, are a good start.
chasm-lesson-one = You have two pieces left, a2 and b2. The player left with one wins at once, no matter whose move it was. **Win.**
chasm-lesson-one-hint = Your a2 stands at the edge, and b2 can push it.
chasm-lesson-one-wrong = You still have two pieces.
chasm-lesson-one-done = It also counts when another player pushes it, so mind whose pieces you push over the edge.
chasm-lesson-stop = Now gold has two left: b2 would push b1 over the edge. You have three, and can't win yet. **Move so that gold can't win with the next move.**
chasm-lesson-stop-hint = Push b1 out of the line.
chasm-lesson-stop-wrong = Gold pushes b1 over the edge and is left with one.
chasm-lesson-stop-done = Gold's pieces on a1 and b2 need time to line up again.
chasm-lesson-edge = You have two left, b3 and c3, and they stand in line, but not at the edge yet. **Move so that you win with your next move, whatever gold does.**
chasm-lesson-edge-hint = Push with the piece behind, so that both go on together.
chasm-lesson-edge-wrong = Gold has an answer.
chasm-lesson-edge-done = They stand on c3 and d3 now. Gold can't part them with one move.
chasm-lesson-three = With three players, gold moves next, and red after gold. Gold could go from b3 to c3, and the last of that line would fall. **Move so that gold can't win with the next move.**
chasm-lesson-three-hint = Push gold's b3 away from row 3.
chasm-lesson-three-wrong = Gold goes to c3, its piece on d3 falls, and gold is left with one.
chasm-lesson-three-done = Look first at the player who moves after you: nobody else can stop that one.
