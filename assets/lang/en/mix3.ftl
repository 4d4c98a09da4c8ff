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
