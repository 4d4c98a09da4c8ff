# What people read in Discord.

computer = the bot
fault = Something went wrong on my side; the game is safe. Try again in a moment.

# Buttons
button-join = Join
button-leave = Leave
button-add-bot = Add bot
button-rules = Rules
button-start = Start
button-cancel = Cancel
button-turn = Your turn
button-hand = My hand
button-claim = Claim
button-more = More
button-back = Back
button-confirm = Confirm
button-resign = Resign
button-really-resign = Yes, resign
button-shelf = All games
button-text = Board as text

# A match's heading. $game: the game's name; $code: the match's code; $options: the table's options in words.
title = ### { $game } `{ $code }`
title-options = -# { $options }
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] live: 5 min + 15 s a turn
    [fast] fast: 24 h + 4 h a turn
    [slow] slow: 72 h + 36 h a turn
   *[normal] normal: 72 h + 12 h a turn
 }

# The lobby card.
lobby-credit = -# by { $designer }
lobby-seat = { $seat }. { $who }
lobby-kept = { $seat }. *kept for { $who }*
lobby-free = { $seat }. *free*
lobby-listed = -# You sit as listed; 1 moves first. It starts when every seat is taken.
lobby-shuffled = -# Seats are shuffled when it starts, which is as soon as every seat is taken.
lobby-cancelled = This game was called off before it started.
lobby-started = It has started: [to the board]({ $link })
lobby-invited = { $people }: you are invited. **Join** takes your seat, **Leave** declines.

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← to move
panel-player-to-act-until = **{ $colour } · { $who }** ← to move until { $until }
panel-player-left = ~~{ $colour }~~ · { $who } left
panel-player-placed = { $place }. { $colour } · { $who }
panel-player-placed-left = { $place }. ~~{ $colour }~~ · { $who } left
panel-player-scored = { $place }. { $colour } · { $who } · { $score } points
panel-last = Last: { $report }
panel-waits = Waiting for { $seats }.
panel-won = **The game is over: { $seats } wins.**
panel-drawn = **The game is over: a draw between { $seats }.**
panel-won-together = **The game is over: you have won together!**
panel-lost-together = **The game is over: it is lost, for everyone together.**
# $until: a day.
panel-away = on vacation until { $until }
panel-closes = -# Nobody has played for three weeks: this game closes { $when } unless somebody does.
panel-aborted = **The game was broken off, without a result.**
panel-abandoned = **The game was closed without a result: nobody had played for a month.**
panel-hush = -# You play together: please don't talk about the game until it is over.
report-skip = { $seat } ran out of time and lost the turn.
report-leave = { $seat } left the game.
report-out-of-time = { $seat } ran out of time and left the game.
report-undo = { $seat } took back a turn.
report-take = somebody else plays { $seat } from now on.
report-draw = all agreed to a draw.
report-abort = { $seat } broke the game off.

# The ping, a short message of its own because edits notify nobody.
ping-turn = { $people }: it's your turn in { $game } `{ $code }`. [To the board]({ $link })
ping-turn-until = { $people }: it's your turn in { $game } `{ $code }`, until { $until }. [To the board]({ $link })
ping-over = { $people }: { $game } `{ $code }` is over. { $standing } [To the board]({ $link })

# A match nobody plays. $when: when it closes.
warn = { $people }: nobody has played { $game } `{ $code }` for three weeks. It closes { $when }, without a result, unless somebody plays. [To the board]({ $link })

# The private card in direct messages.
card-dm = For your eyes only: your side of { $game } `{ $code }`. [To the board]({ $link })

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** `{ $code }` · you are { $colour }
    { $question }
picker-heading-said = **{ $game }** `{ $code }` · you are { $colour }
    So far: `{ $said }`. { $question }
picker-confirm = Play `{ $turn }`? Nobody sees it before you confirm.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` doesn't fit. Move it with the buttons until it does.
picker-confirm-claim = Call out `{ $claim }`? If it doesn't hold, only you will know.
picker-claim = What do you claim?
picker-more = opens the cells of this file
picker-played = Played: { $report }
picker-claimed = Your claim holds. { $report }
picker-moved-on = The game has moved on since that button was shown. This is the position now.

# A drawn example in the rules. $number: which picture of the message it is; $caption: what it shows.
rules-example = -# Picture { $number }: { $caption }
stale-button = That button belongs to an older version of me and does nothing any more. `/games` lists your games.
more = **{ $game }** `{ $code }`: what else?
hand = For your eyes only: your side of **{ $game }** `{ $code }`.
resign-really = Resign from **{ $game }** `{ $code }`? You leave the game for good.
which = Which game do you mean?
which-option = { $game } { $code }
which-waits = waits for you
which-others = waits for others
aside-closed-dms = -# I can't send you direct messages, so your hand is only under **My hand** and `/hand`. To get it by DM too, allow direct messages from members of this server.
aside-forbidden = -# I may not write in { $place }, so the board there is out of date. Somebody who manages the server can give me **View Channel**, **Send Messages**, **Send Messages in Threads** and **Attach Files** there.
aside-gone = -# The channel of this game is gone. You can go on with `/move`, `/board` and `/games` anywhere.

# /games
inbox-title = ### Your games
inbox-yours = **{ $game }** `{ $code }` · your turn · { $link }
inbox-yours-until = **{ $game }** `{ $code }` · your turn until { $until } · { $link }
inbox-others = { $game } `{ $code }` · waiting for { $seats } · { $link }
inbox-lobby = { $game } `{ $code }` · not started yet · { $link }
inbox-empty = You have no games yet. `/play` opens one.
inbox-more = … and { $count } more.

# What can be played, sheet by sheet. $players: how many; $length: how long a game is; $pitch: what it is about.
shelf-sheet-0 = ### Six games on a small wooden board · Nazareno Signoretto
shelf-sheet-1 = ### Down in the dungeon · Sergio Fersini
shelf-sheet-2 = ### Cloud, leaf, thunder, typhoon · hod-factory
shelf-sheet-3 = ### Sudoku with friends · Luciano Murrone
shelf-sheet-4 = ### Three games for White and Black · Marek Łukaszewicz
shelf-game = **{ $game }** · { $players } · { $length }
    { $pitch }
shelf-players = { $most } players
shelf-players-range = { $fewest }–{ $most } players

not-understood = I didn't understand that command. `/help` shows what I can do.
help = **tavolino** hosts board games for people who play when they have time: a turn today, a turn tomorrow.
    `/play` opens a game; others press **Join**. When it is your turn I mention you: press **Your turn** and choose, or type `/move`.
    `/board` shows the position, also as text · `/hand` what only you may see · `/claim` calls out a duplicate · `/games` everything you play · `/resign` leaves a game · `/rules` explains one.
    `/remind` says when I remind you, and when not · `/vacation` stops your clocks for some days.
    Without `game:` a command means the game of the thread you are in, or the one that waits for you.
