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
chasm-prompt-move = Which of your pieces moves?
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
