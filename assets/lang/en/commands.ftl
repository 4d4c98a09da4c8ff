# Names and descriptions as Discord shows them while a command is typed: at most 100 characters each.

command-play = Open a game; others join by button
command-move = Play your turn by its notation; completion helps word by word
command-move-turn = Your turn, such as: place 3 b2
command-claim = Call out a duplicate on the board, also when it is not your turn
command-claim-cell = The cell of the token, such as: b2
command-claim-to = Who gets it, if it is not the token of the last turn
command-board = Show the position, for you alone
command-board-text = As text instead of a picture
command-hand = Show what only you may see
command-games = All your games, those that wait for you first
command-resign = Leave a game for good, after asking you once more
command-rules = Explain a game
command-rules-game = Which game
command-rules-show = Show it to everyone here
command-help = What this is and how to play

option-game = The game's code, such as K7QX; not needed in its own thread
option-seats = How many play
option-opponent = Somebody to keep a seat for, or me to play against the computer
option-order = Who sits where
option-order-shuffled = Shuffled
option-order-listed = As listed: whoever opens it moves first

# /play mindoku
play-mindoku = Mindoku: place all your tokens by the rules of sudoku (2-6 players)
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
# A dash: it means nothing in the cooperative game.
shown-mindoku-referee-players = { $mode ->
    [cooperative] –
   *[other] players find duplicates
}
shown-mindoku-referee-bot = { $mode ->
    [cooperative] –
   *[other] the bot refuses duplicates
}

# /play kintei
play-kintei = Kintei (Neutron): move the leaf, then a pawn; bring the leaf home (2 players)
play-kintei-slide = How far pieces slide
play-kintei-slide-any = Any distance, as the sheet says
play-kintei-slide-full = Always all the way, as in Neutron
shown-kintei-slide-any = slides of any length
shown-kintei-slide-full = full slides
