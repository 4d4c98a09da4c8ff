# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = { $value ->
    [8] an 8
   *[other] a { $value }
}

mindoku-over = The game is over.
mindoku-all-won = All have won.
mindoku-all-lost = All have lost.
# $tokens: for each value its cells.
mindoku-board = On the board: { $tokens }.
mindoku-board-empty = The board is empty.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } on { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = { $seat } holds { $values }.
mindoku-hand-none = { $seat } holds no tokens.
mindoku-hand-closed = { $count ->
    [one] { $seat } holds { $count } token.
   *[other] { $seat } holds { $count } tokens.
}
mindoku-hand-left = { $seat } has left.

mindoku-report-place = { who } placed { $token } on { $cell }.
mindoku-report-place-last = { who } placed { $token } on { $cell }, the last token in hand.
mindoku-report-undone = { who } tried { $token } on { $cell } as the last token in hand: a duplicate. It goes back into the hand, and the turn is lost.
mindoku-report-lost = { who } placed { $token } on { $cell }: a duplicate.
# $value: of a token everybody could see before.
mindoku-report-move = { who } moved the { $value } from { $from } to { $cell }.
mindoku-report-take = { who } took the { $value } from { $cell }.
# $to: who gets the token.
mindoku-report-sent-back = { who } claimed a duplicate: the { $value } on { $cell } goes back to { $to ->
    [self] you, and your turn is lost
   *[other] { $to }, whose turn is lost
 }.
mindoku-report-claim = { who } claimed a duplicate: the { $value } on { $cell } goes to { $to ->
    [self] you
   *[other] { $to }
 }.
# What is known of the last deed afterwards.
mindoku-report-claimed = { who } claimed a duplicate: the { $value } went from { $cell } to { $to ->
    [self] you
   *[other] { $to }
 }.

mindoku-prompt = Place a token, move one, or take one?
mindoku-prompt-place = Which token do you place?
mindoku-prompt-place-1 = On which cell?
mindoku-prompt-move = Which token do you move?
mindoku-prompt-move-1 = Where does it go?
mindoku-prompt-take = Which token do you take?
mindoku-prompt-claim = Which token is a duplicate?
mindoku-prompt-claim-1 = Who gets it?

mindoku-card = { $count ->
    [0] Your hand is empty.
   *[other] Your hand: { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = place
mindoku-label-move = move
mindoku-label-take = take
mindoku-label-to = to { $seat }

# Why what was typed is no turn.
mindoku-why-none = You hold no { $value }.
mindoku-why-duplicate = One of its groups has a { $value } already.

# /play mindoku
play-mindoku = Place all your tokens by the rules of sudoku
play-mindoku-board = The board
play-mindoku-board-4x = 4x: 4 by 4, for 2-4
play-mindoku-board-on3rows = ON3ROWS: a rhombus of 25 circles, for 2-5
play-mindoku-board-6x = 6x: 6 by 6, for 2-6
play-mindoku-board-9x = 9x: 9 by 9, for 2-6
play-mindoku-mode = Against each other or together
play-mindoku-mode-competitive = Competitive: hidden hands, first to place all wins
play-mindoku-mode-cooperative = Cooperative: open hands, place everything together
play-mindoku-referee = Who sees duplicates (competitive only)
play-mindoku-referee-players = Players: you find them and claim them
play-mindoku-referee-bot = Bot: a duplicate cannot be placed
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = competitive
shown-mindoku-mode-cooperative = cooperative
shown-mindoku-referee-players = players find duplicates
shown-mindoku-referee-bot = the bot refuses duplicates
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] Place all tokens together, with no value twice in a row, column or sector: a duplicate loses it for all.
   *[other] Be the first to place all your tokens, with no value twice in a row, column or sector.
 }
pitch-mindoku = Sudoku around a table: place all your tokens, and catch the duplicates
length-mindoku = 5 to 20 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = The lightest hand wins: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = An eye for numbers: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Sudoku around a table, and { $first } is ahead of { $others } after { $moves } moves.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Every token in its place: { $first } win together with { $moves } tokens placed.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Not one duplicate: { $first } win together. Score: { $moves } tokens.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = { $first } finish the sudoku together. Score: { $moves } tokens.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = So close: { $first } lose together. Score: { $moves } tokens.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = The sudoku wins this time: { $first } lose together. Score: { $moves } tokens.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = One more try? { $first } lose together. Score: { $moves } tokens.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Be first to get rid of your tokens, and you win.** It's sudoku: no number twice in a row, column or sector. You hold 1, 2, 3 and 4. **Place one.** Nobody tells you if it repeats a number.
mindoku-lesson-place-hint = A 4 is nowhere on the board yet.
mindoku-lesson-place-wrong = That repeats a number, or places none.
mindoku-lesson-claim = Gold has just placed a 3 on b4. Two 3s in column b: **point it out**, with **{ button-claim }**. The 3 goes back to gold, and gold's move is lost. A wrong claim costs nothing.
mindoku-lesson-claim-hint = Look at b4, the cell with the corners around it.
mindoku-lesson-claim-wrong = That claim does not hold: gold's last move was b4.
mindoku-lesson-late = You played on, and the two 3s stand. You may still point one out: it is too late to undo gold's move, but gold gets the token. **Give one to gold.**
mindoku-lesson-late-hint = Both 3s are in the top left sector: b3 and b4.
mindoku-lesson-late-wrong = That claim does not hold: only the 3s are there twice.
mindoku-lesson-room = Your last token is a 3, and it fits nowhere. **Move a token, or take one back, so that it will.**
mindoku-lesson-room-hint = The 2 on a2 can move to b1.
mindoku-lesson-room-wrong = Your 3 still fits nowhere, or something else repeats.
mindoku-lesson-room-done = A move keeps your hand at one. Taking makes it two.
mindoku-lesson-last = Your last token without a duplicate wins at once. With one it comes back, and the move is gone. **Place the 4.**
mindoku-lesson-last-hint = Row 4 and column c have a 4 already.
mindoku-lesson-last-wrong = The 4 is still in your hand: a duplicate comes back.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku, together
mindoku-together-lesson-hands = **Place all tokens together, and everybody wins.** All hands are open, and you only place tokens. A duplicate loses for everybody. **Place a token that repeats nothing in its row, column or sector.**
mindoku-together-lesson-hands-hint = Your 3 fits on b3 and on d1.
mindoku-together-lesson-hands-wrong = That number is in this row, column or sector already.
mindoku-together-lesson-only = Gold holds only 4s. One cell takes nothing but a 2, so only you can fill it. **Fill it.**
mindoku-together-lesson-only-hint = Row 3 has a 1 and a 3, column d has a 3 and a 4.
mindoku-together-lesson-only-wrong = Another cell takes nothing but a 2, and gold has none.
mindoku-together-lesson-only-done = Gold could never have filled d3.
mindoku-together-lesson-leave = Gold holds a 3 and a 4. Each of them fits on one cell only. **Place a token, and leave both cells to gold.**
mindoku-together-lesson-leave-hint = The 3 fits on a1 alone, the 4 on b3 alone.
mindoku-together-lesson-leave-wrong = That cell needs another number.
mindoku-together-lesson-leave-done = Look at the other hands before you place.
mindoku-together-lesson-lines = The board `on3rows` has no sectors. Each circle lies on three lines, and no number may repeat on any of them. **Place a token that repeats nothing.**
mindoku-together-lesson-lines-hint = Your 5 fits on b4 and on c3.
mindoku-together-lesson-lines-wrong = One of the three lines through that circle has this number already.
mindoku-together-lesson-lines-done = Open such a game by `/play mindoku` with `mode: cooperative`.
