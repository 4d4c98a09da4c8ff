# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat } has no pieces on the board and { $left } left to place.
    [one] { $seat } has a piece on { $cells } and { $left } left to place.
   *[other] { $seat } has pieces on { $cells } and { $left } left to place.
}
quadrangle-last = The last piece was placed on { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] The rectangle { $rectangles } is complete.
   *[other] The rectangles { $rectangles } are complete.
}
quadrangle-any = Every rectangle counts, tilted ones too.
quadrangle-straight = Only rectangles along rows and columns count.

quadrangle-report = { who } placed a piece on { $cell }.
quadrangle-report-full = { who } placed a piece on { $cell }: the board is full, and nobody has a rectangle.
quadrangle-report-complete = { $count ->
    [one] { who } placed a piece on { $cell } and completed the rectangle { $rectangles }.
   *[other] { who } placed a piece on { $cell } and completed the rectangles { $rectangles }.
}

quadrangle-prompt = Where do you place a piece?

# /play quadrangle
play-quadrangle = Place pieces in turn. The first rectangle wins
play-quadrangle-rectangles = Which rectangles count
play-quadrangle-rectangles-any = Any, also tilted ones
play-quadrangle-rectangles-straight = Only those along rows and columns
shown-quadrangle-rectangles-any = any rectangle
shown-quadrangle-rectangles-straight = straight rectangles only
goal-quadrangle = Be the first with four of your pieces on the corners of a rectangle.
pitch-quadrangle = Tic-tac-toe with corners: four in a rectangle wins
length-quadrangle = about 6 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Four corners, one winner: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = { $first } closes the rectangle and beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = Cornered: { $first } beats { $others } in { $moves } moves.
