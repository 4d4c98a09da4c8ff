# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = { $seat } has clouds on { $clouds } and the breath on { $breath }.
# Only who may know reads this.
jinrai-lightning = { $seat }'s lightning is in the cloud on { $cell }.
jinrai-spent = { $seat } has no guess left.
jinrai-idle = If the next player moves no piece either, the game is drawn.
# The marks of the text board.
jinrai-legend = ◯▲ clouds  ◎△ breaths  ϟ lightning

# For the owner alone, then for everybody else.
jinrai-report-lightning = { who } put the lightning into the cloud on { $cell }.
jinrai-report-chosen = { $seat ->
    [self] You have
   *[other] { $seat } has
 } chosen the cloud that carries the lightning.
# The card in words. $cell: where the cloud is.
jinrai-card = **Your lightning is in the cloud on { $cell }.** Bring that cloud onto the other home row to win. Only you know which one it is.
# $piece: cloud or breath.
jinrai-report-step = { $piece ->
    [breath] { who } moved the breath from { $from } to { $to }.
   *[cloud] { who } moved a cloud from { $from } to { $to }.
}
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $piece ->
    [breath] { who } jumped with the breath from { $from } over { $over } to { $to }.
   *[cloud] { who } jumped with a cloud from { $from } over { $over } to { $to }.
}
# $other: whose cloud was blown.
jinrai-report-blow = { who } blew a cloud of { $other ->
    [self] yours
   *[other] { $other }
 } from { $from } to { $to }.
jinrai-report-pass = { who } passed.
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] You guess
   *[other] { $seat } guesses
 } the lightning on { $cell }.
jinrai-report-right = { who } guessed the lightning on { $cell }, and that is right.
jinrai-report-wrong = { who } guessed the lightning on { $cell }, and that is wrong.
jinrai-report-struck = Lightning: { $winner ->
    [self] your cloud
   *[other] { $winner }'s cloud
 } on { $cell } carries it, and stands on { $loser ->
    [self] your home row
   *[other] the home row of { $loser }
 }.
jinrai-report-stalled = No piece has moved for two turns in a row: the game is drawn.

jinrai-prompt-lightning = Which of your clouds carries the lightning? Only you will know.
jinrai-prompt-first = Move a piece, or blow first?
jinrai-prompt-stuck = None of your pieces can move: blow, or pass.
jinrai-prompt-to = Where does it go?
jinrai-prompt-move = Which piece moves now?
jinrai-prompt-blow = Which cloud do you blow away?
jinrai-prompt-blow-to = Where do you blow it?
jinrai-prompt-guess = Which cloud do you think carries the lightning?
jinrai-prompt-on = Anything else?

# What menus show for words of the notation.
jinrai-label-blow = blow
jinrai-label-guess = guess
jinrai-label-pass = pass

# /play jinrai
play-jinrai = One cloud carries lightning. Bring it across unseen
goal-jinrai = Bring the cloud that carries your lightning onto the other home row.
pitch-jinrai = One cloud in four carries your lightning, and the other side can only guess
length-jinrai = 10 to 30 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = Lightning for { $first }: { $others } is beaten in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = The secret is out: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Thunder over the board: { $first } beats { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Bring your lightning to gold's row 5, and you win.** It sits in one of your four clouds. The curl is your breath: it blows clouds away, later.
jinrai-lesson-jump = A piece steps one cell, or jumps over one of your own onto the free cell behind. **Jump.**
jinrai-lesson-jump-hint = a1, c1 and d1 have a neighbour to jump over.
jinrai-lesson-jump-wrong = That was a step.
jinrai-lesson-hold = A piece beside two of yours cannot be moved by its owner. **Hold gold's cloud on d3.**
jinrai-lesson-hold-hint = One of yours on c3 stands beside it. Bring a second one.
jinrai-lesson-hold-wrong = The cloud on d3 can still move.
jinrai-lesson-blow = Your breath may blow a cloud beside it to a free cell, before or after your move. **Blow the cloud on d2 a row back**, to row 3.
jinrai-lesson-blow-hint = Your breath stands beside d2. Move a piece, then blow d2 to d3.
jinrai-lesson-blow-done = Never blow an unknown cloud *onto* your home row: it may carry lightning.
jinrai-lesson-strike = Your lightning stands on b3. **Bring it to row 5.**
jinrai-lesson-strike-hint = Jump over b4.
jinrai-lesson-strike-wrong = Not yet: row 5 is one jump away.
jinrai-lesson-guess = A cloud of yours stands on row 5, so you may guess gold's lightning, once. Three of gold's clouds stand on *your* row, and nothing happened. **Move any piece. Then you may guess.**
jinrai-lesson-guess-hint = Move a piece, then guess the one cloud that is not on row 1.
jinrai-lesson-guess-wrong = Lightning on row 1 would have ended the game.
