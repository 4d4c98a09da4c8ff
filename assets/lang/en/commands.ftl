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
command-abort = Break a game off without a result, before everybody has played
command-undo = Take back your last turn, or ask the others to agree
command-draw = Offer a draw, or answer an offer
command-replace = Offer your seat to somebody else, or take over a free one
command-rematch = Play a finished game again, with the seats rotated
command-history = Look at a game step by step, from its start
command-history-replay = As one animated picture, once the game is over
command-record = A game's turns as a text file, to replay it elsewhere
command-rules = Explain a game
command-rules-game = Which game
command-rules-show = Show it to everyone here
command-help = What this is and how to play

option-game = The game's code, such as K7QX; not needed in its own thread
option-seats = How many play
option-opponent = Somebody to keep a seat for, or me to play against the computer
option-pace = How much time for a turn
option-pace-live = live: minutes, everybody is here
option-pace-fast = fast: a turn a day
option-pace-normal = normal: a turn every few days
option-pace-slow = slow: a turn a week
option-pace-none = none: no clock
option-order = Who sits where
option-order-shuffled = Shuffled
option-order-listed = As listed: whoever opens it moves first
