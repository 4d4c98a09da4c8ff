# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat } has no pieces on the board and { $left } left to place.
    [8] { $seat } has pieces on { $cells }.
    [one] { $seat } has a piece on { $cells } and { $left } left to place.
   *[other] { $seat } has pieces on { $cells } and { $left } left to place.
}
mix3-last = The last piece was placed on { $cell }.
mix3-any = Every rectangle counts, tilted ones too.
mix3-straight = Only rectangles along rows and columns count.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = { $seat } scores { $points }: { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] no rectangles
   *[other] { $points } for rectangles ({ $list })
}
mix3-tris = { $points ->
    [0] no tris
   *[other] { $points } for tris ({ $list })
}
mix3-pincers = { $points ->
    [0] no pincers
   *[other] { $points } for pincers ({ $list })
}

mix3-report = { who } placed a piece on { $cell }.
mix3-report-full = { who } placed the last piece, on { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] You score
   *[other] { $seat } scores
 } { $points }: { $rectangles } for rectangles, { $tris } for tris, { $pincers } for pincers.

mix3-prompt = Where do you place a piece?

# /play mix3
play-mix3 = Fill the board in turn. Rectangles, tris and pincers score
play-mix3-rectangles = Which rectangles count
play-mix3-rectangles-any = Any, also tilted ones
play-mix3-rectangles-straight = Only those along rows and columns
shown-mix3-rectangles-any = any rectangle
shown-mix3-rectangles-straight = straight rectangles only
goal-mix3 = Have more points when the board is full: 2 a rectangle, 1 a tris, 1 for each piece caught in a pincer.
pitch-mix3 = Three games on one board: build rectangles, line up threes, pinch your rival
length-mix3 = 8 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = The board is full, and { $first } outscores { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Three games on one board, one winner: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = { $first } makes more of { $moves } moves than { $others } does.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Who has the most points when the board is full wins.** Three of your pieces side by side, in a row, a column or a diagonal, are a tris: 1 point. **Make a tris.**
mix3-lesson-tris-hint = Your b2 and c3 stand on a diagonal.
mix3-lesson-tris-wrong = That makes no three in line.
mix3-lesson-tris-done = With four in line you have two tris.
mix3-lesson-rectangle = Four of your pieces on the corners of a rectangle bring 2 points. What lies between them doesn't matter. You have three corners. **Place the fourth.**
mix3-lesson-rectangle-hint = Yours are a1, a4 and d1. Which corner of the board is left?
mix3-lesson-rectangle-wrong = That makes no rectangle.
mix3-lesson-rectangle-done = The biggest square of all. Rectangles at a slant count as well.
mix3-lesson-pincer = In a row or a column, catch gold's pieces between two of yours, with nothing else between them: a pincer, 1 point for each piece caught. **Catch two pieces at once.**
mix3-lesson-pincer-hint = Gold's b2 and c2 lie next to your a2.
mix3-lesson-pincer-wrong = That catches no two pieces.
mix3-lesson-pincer-done = 2 points, and gold's pieces still score for gold.
mix3-lesson-worth = Four cells are left, and you are level: 5 points to 5. A cell is worth what it brings you, and what it would bring gold. **Get as far ahead as you can.**
mix3-lesson-worth-hint = Look for the cell that makes two rectangles.
mix3-lesson-worth-wrong = Gold takes b4, and you don't get ahead.
mix3-lesson-worth-done = Two rectangles and a pincer around two: 6 points. It would have brought gold 3.
mix3-lesson-deny = You have 5 points, gold has 7. One cell would bring you 6 points at once, but gold would draw level then. **Get ahead, whatever gold does.**
mix3-lesson-deny-hint = Which cell would bring gold most?
mix3-lesson-deny-wrong = Gold can draw level.
mix3-lesson-deny-done = On d4, gold would have made two rectangles. Your big cell, c1, gold can take now, but you stay ahead.
