# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat } has { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] pawn { $cells }
       *[other] pawns { $cells }
    }
    [piece] { $count ->
        [one] piece { $cells }
       *[other] pieces { $cells }
    }
   *[basileus] basileus { $cells }
}
basileus-must = { $seat } must capture.
# $limit: after so many moves it is a draw.
basileus-quiet = { $count ->
    [one] { $count } move without a capture: after { $limit } the game is drawn.
   *[other] { $count } moves without a capture: after { $limit } the game is drawn.
}
# The marks of the text board.
basileus-legend = ◇◆ pawn  □■ piece  ☆★ basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $kind ->
    [pawn] { who } moved a pawn from { $from } to { $to }.
    [piece] { who } moved a piece from { $from } to { $to }.
   *[basileus] { who } moved the basileus from { $from } to { $to }.
}
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $kind ->
    [pawn] { $count ->
        [0] { who } jumped with a pawn from { $from } to { $to }, taking { $taken }.
       *[other] { who } jumped with a pawn from { $from } by way of { $stops } to { $to }, taking { $taken }.
    }
    [piece] { $count ->
        [0] { who } jumped with a piece from { $from } to { $to }, taking { $taken }.
       *[other] { who } jumped with a piece from { $from } by way of { $stops } to { $to }, taking { $taken }.
    }
   *[basileus] { $count ->
        [0] { who } jumped with the basileus from { $from } to { $to }, taking { $taken }.
       *[other] { who } jumped with the basileus from { $from } by way of { $stops } to { $to }, taking { $taken }.
    }
}
basileus-report-assault = { whose } basileus stepped from { $from } onto the other one on { $to } and took it.
basileus-taken = { $kind ->
    [pawn] the pawn on { $cell }
    [piece] the piece on { $cell }
   *[basileus] the basileus on { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] pawn { $cell }
    [piece] piece { $cell }
   *[basileus] basileus { $cell }
}

basileus-prompt-step = Nothing to capture: which chessman steps?
basileus-prompt-capture = Captures are forced: which chessman captures?
basileus-prompt-to = Where does it go?
basileus-prompt-on = The capture goes on: where does it jump next?

# /play basileus
play-basileus = Chessmen that jump in three ways. Take the king
goal-basileus = Take the other basileus.
pitch-basileus = Captures are forced, and the king captures best: lure it out and take it
length-basileus = 20 to 50 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = The king is taken: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = { $first } lures the basileus of { $others } out and takes it, in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = A crown falls: { $first } beats { $others } in { $moves } moves.
