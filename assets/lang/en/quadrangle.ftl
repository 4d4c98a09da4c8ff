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

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Four of your pieces on the corners of a rectangle win.** What lies between them doesn't matter. You have three corners of one. **Place the fourth.**
quadrangle-lesson-corners-hint = Yours are b2, b4 and d2. Which cell is in row 4 and in column d?
quadrangle-lesson-corners-wrong = That makes no rectangle.
quadrangle-lesson-corners-done = Only the corners count: gold's c3 in the middle of the square was no help.
quadrangle-lesson-slant = A rectangle may stand at a slant, too. Again you have three corners, a2, b4 and d3. **Place the fourth, and win.**
quadrangle-lesson-slant-hint = From b4, you go two columns to the right and one row down to d3. Do the same from a2.
quadrangle-lesson-slant-wrong = That makes no rectangle.
quadrangle-lesson-slant-done = Squares like this one are easy to miss, and two long rectangles stand at a slant as well.
quadrangle-lesson-stop = Gold's pieces on b2, a3 and c3 want a fourth. You can't win yet. **Place so that gold can't complete a rectangle with the next move.**
quadrangle-lesson-stop-hint = It is a small square at a slant, around b3.
quadrangle-lesson-stop-wrong = Gold completes its square.
quadrangle-lesson-stop-done = A corner that you take is lost to gold for good.
quadrangle-lesson-two = Gold can stop one rectangle with one move, but not two. **Place so that you win with your next move, whatever gold does.**
quadrangle-lesson-two-hint = Look at b3: which rectangles would it make with b1 and another piece of yours?
quadrangle-lesson-two-wrong = Gold has an answer.
quadrangle-lesson-two-done = Now d1 makes a square with b1, b3 and d3, and c2 makes one at a slant with a2, b1 and b3.
quadrangle-lesson-lead = A threat tells gold where to go. Meanwhile you get another piece, and then you threaten two at once. Only two cells win by force. **Place on one of them.**
quadrangle-lesson-lead-hint = Your a2 and b3 are two corners of a small square at a slant. Take a third one.
quadrangle-lesson-lead-wrong = With best play, gold gets away now.
quadrangle-lesson-lead-done = Gold must take the fourth corner of that square, and then you can threaten two at once.
