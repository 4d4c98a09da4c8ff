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

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Capture the star, Black's basileus, and you win.** You are White. Pawns, the diamonds, and pieces, the squares, step diagonally. Your basileus steps in all eight directions. **Step with any of them.**
basileus-lesson-jump = A basileus jumps in all eight directions, over a pawn or a piece next to it, and jumps on for as long as it can. **Capture three with one move.**
basileus-lesson-jump-hint = First over d5, then over d7. From d8, which way captures another?
basileus-lesson-jump-wrong = That captured only two.
basileus-lesson-jump-done = It jumped over d5, d7 and c7. The basileus is your best captor.
basileus-lesson-must = A piece jumps diagonally, a pawn along row or column. If you can capture, you must: your pawn h3 or your piece g3, over h4. **Jump where Black can't capture in return.**
basileus-lesson-must-hint = After the pawn's jump to h5, Black's piece on g6 could jump over it.
basileus-lesson-must-wrong = Black's piece on g6 jumps over h5 and takes the pawn.
basileus-lesson-must-done = No black chessman can capture on i5 now. If you must capture, you can still choose how.
basileus-lesson-king = You win when you capture the other basileus. Pawns and pieces can jump over it. Your piece on d4 has to jump over e5, and can then choose. **Capture the basileus.**
basileus-lesson-king-hint = From f6, one way goes over g7, the other over e7.
basileus-lesson-king-wrong = You have captured two pawns, but not the basileus.
basileus-lesson-king-done = When the basileus is captured, the game is over at once.
basileus-lesson-lure = Black's basileus must capture as well. Offer it one of yours, where another of yours can take it afterwards. **Move so that you win with your next move, whatever Black does.**
basileus-lesson-lure-hint = Your pawn on h3 can jump up column h, over h4 to h5. How could the basileus be brought to h4?
basileus-lesson-lure-wrong = Black has an answer.
basileus-lesson-lure-done = The basileus must jump from f6 over g5 to h4, and your pawn jumps over it.
basileus-lesson-danger = Your basileus stands on d5, next to Black's piece on e6, with c4 free behind it. **Move so that Black can't capture your basileus with the next move.**
basileus-lesson-danger-hint = Leave the diagonal, and don't walk into the next jump: pieces jump diagonally, pawns along row and column.
basileus-lesson-danger-wrong = Black captures your basileus.
basileus-lesson-danger-done = The basileus captures best, but alone in front it is always in danger.
