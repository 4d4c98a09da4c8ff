# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = easy
strength-medium = medium
strength-strong = strong
fault = Something went wrong on my side. The game is safe. Try again in a moment.
# It took so long that they may have done something else meanwhile.
too-late = That took me too long, so nothing was done. Try again.

# Names in Discord's own interface, as Discord has them in this language.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-manage-messages = Manage Messages
permission-manage-server = Manage Server
permission-manage-roles = Manage Roles
permission-create-threads = Create Public Threads
path-channel-permissions = Edit Channel → Permissions

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Join
# $code: the game's code.
button-join-game = Join { $code }
button-leave = Leave
button-really-leave = Yes, leave
button-add-computer = Add computer
button-first-person = You move first
button-first-computer = The computer moves first
button-first-chance = Random
button-easy = Easy
button-medium = Medium
button-strong = Strong
button-open-to-all = Open to all
button-rules = Rules
button-learn = Learn
# $game: another game, whose lesson comes next.
button-learn-game = Learn { $game }
# $game: a lesson that was begun.
button-learn-on = Go on with { $game }
button-today = Puzzle of the day
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Next: { $game }
   *[other] Next: { $game } ({ $count } wait)
}
button-hint = Hint
button-show = Show me
button-skip = Skip
button-next = Next ▶
button-try-again = Try again
button-try-it = Try it
button-propose = Propose a move
button-propose-it = Propose it
button-votes = Vote
button-vote = Vote for it
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Play easy now
button-call-tomorrow = Call me tomorrow
# $strength: how well the computer plays, such as "medium".
button-play-at = Play { $strength }
button-open-mine = Open mine
button-start = Start
button-cancel = Cancel
button-really-cancel = Yes, cancel
# The seats of people who are no longer on the server.
button-free-seats = Free the seat
button-start-anyway = Start all the same
button-post-again = Post it again
button-play-computer = Play the computer
button-turn = Your turn
button-hand = My hand
button-secret = My secret
button-claim = Claim
button-more = More
button-back = Back
button-again = Open again
button-confirm = Confirm
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = Take over { $colour }
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Play it anyway
button-resign = Resign
button-really-resign = Yes, resign
button-undo = Take back
button-draw = Draw
button-open = Find a substitute
button-really-open = Yes, find a substitute
button-keep = Stay in
button-seats = Free seats
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = Win after 24 hours
button-go-on-unless = Go on after 24 hours
button-tell = Tell me when it's over
button-untell = Don't tell me
button-follow = Follow
button-unfollow = Stop following
button-break-off = Abort game
button-really-break-off = Abort, no result
button-break-off-others = Abort for everyone
button-rematch = Rematch
button-meet = Rematch: two games
button-accept-draw = Accept the draw
button-decline-draw = Decline the draw
button-withdraw-draw = Withdraw the offer
button-accept-undo = Allow
button-decline-undo = Refuse
button-withdraw-undo = Withdraw the request
# $colour: the seat's.
button-take = Take over { $colour }
button-time = More time for { $colour }
button-before = ◀ Before
button-after = After ▶
button-mine = My games
button-reminders = Reminders
button-vacation = Vacation
button-server = This server
button-registry = All games
button-play = Play
button-commands = All commands
# Above a list of games. $who: a person.
with-which-game = Play with { $who }: which game? I open it here and ask them to join.
# $channel: a channel's name, shortened where it is long.
button-open-in = Open it in #{ $channel }
button-open-game = Play with others
button-alone = Against the computer
button-rules-of = Rules of { $game }
button-text = Board as text
button-history = History
button-record = Record
button-replay = Replay
button-first = First
# One step back in the history; the way back in menus is another button.
button-previous = Back
button-forward = Forward
button-last = Last

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = seat 2 may take over seat 1 (our option)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] live: 15 s a move, 5 min to start
    [fast] 2 moves a day, 1 day to start
    [slow] 2 moves a week, 5 days to start
   *[normal] 1 move a day, 3 days to start
 }

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = by { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. It takes { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] At this pace that is about { $count } weeks.
    [months] At this pace that is about { $count ->
        [one] { $count } month
       *[other] { $count } months
    }.
   *[days] At this pace that is about { $count ->
        [one] { $count } day
       *[other] { $count } days
    }.
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = With **pace: fast** it takes less.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **{ $most } players:** { $people }
   *[other] **{ $most } players:** { $people } · { $free } free
 }
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } players:** { $people }
   *[other] **{ $fewest }–{ $most } players:** { $people } · { $free } free
 }
# One of the people. $who: an invited person.
lobby-kept = *kept for { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = Starts when every seat is taken.
lobby-start-from = Starts when full. With { $count } players or more, { $who } can press **{ $button-start }**.
lobby-start-now = Starts when full, or when { $who } presses **{ $button-start }**.
# $code: the code of a game that is on no server.
lobby-start-code = Friends join from anywhere: `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = Seats are in this order, and the first one moves first.
lobby-rotated = Seats have rotated: last game's first player moves last.
lobby-shuffled = Seats are random.
# In the place of these where two games are played.
lobby-meeting = You play two games side by side, with the seats swapped.
# $link: to the message about the end, or to the board.
lobby-over = -# Played here: [see the end]({ $link })
lobby-cancelled = This game was cancelled before it started.
lobby-started = The game has started: [to the board]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = Cancel **{ $game }**? { $people } have joined. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] { $people } isn't on this server any more, and may never move.
   *[other] { $people } aren't on this server any more, and may never move.
}{ $rated ->
    [true] {" "}If you start all the same, the game is unrated.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people }: { $game } was cancelled before it started. `{ $code }`
news-cancelled-by-moderator = { $people }: a moderator of the server cancelled { $game } before it started. `{ $code }`
news-expired = { $people }: { $game } was cancelled, because it didn't start within a week. `/play` opens a new one. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people }: { $game } was cancelled, because it didn't start within two days. I go on looking for you. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people }: the invitation to [{ $game }]({ $link }) was declined, so anyone can take that seat now. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people }: nobody has joined [{ $game }]({ $link }) yet. It stays open for five more days. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [To the board]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people }: you are invited. **{ $button-join }** takes your seat, **{ $button-leave }** declines.
button-company = Who is here?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $games ->
    [one] { $who }: answers in about { $span }, finished { $finished } of { $games } game
   *[other] { $who }: answers in about { $span }, finished { $finished } of { $games } games
 }
company-answers = { $who }: answers in about { $span }
company-finished = { $games ->
    [one] { $who }: finished { $finished } of { $games } game
   *[other] { $who }: finished { $finished } of { $games } games
 }
company-new = { $who }: new here
company-nobody = Nobody else is here yet.
company-private = -# Only you see this: the last games on this server, and the usual time of the last 20 moves.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people }: you are both looking for this game. It starts when both of you press **{ $button-join }**, within two days. **{ $button-leave }** calls it off.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Choose games below. When another player here wants the same, I open the game and mention you both. It starts when both of you press **{ $button-join }**.
looking-any = any game
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = { $count ->
    [one] You are looking for { $games } ({ $pace }), { $count } game at a time, { $until }.
   *[other] You are looking for { $games } ({ $pace }), { $count } games at a time, { $until }.
 }
# $when: a date.
looking-ends = until { $when }
looking-stays = until you take it back
# Above a list of players, one a line.
looking-others = Looking too:
# $who: a player; $games, $pace: as above.
looking-line = { $who }: { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Another player wants the same: I open **{ $game }** in { $place }. It starts when both of you press **{ $button-join }**, within two days.
looking-nobody = Nobody at the moment.
# $role: the mention of a role.
looking-call = { $role }: someone is looking for a game.
button-look = I want to play
looking-choose-games = Which games?
looking-choose-pace = How fast?
looking-choose-most = How many at once?
looking-most = { $count ->
    [one] { $count } game at a time
   *[other] { $count } games at a time
 }
looking-choose-until = Until when?
looking-until-day = for a day
looking-until-week = for a week
looking-until-month = for a month
looking-until-always = until I take it back
button-stop-looking = Stop looking
button-looking = Who wants to play?
# Said to the opener alone, after a button.
lobby-how-strong = How strong should I play?
lobby-leave-last = You are the only one here: if you leave, this game is cancelled.
# $who: another player.
lobby-leave-to = If you leave, { $who } can start or cancel this game.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game }:** { $people } · `{ $code }`
   *[other] **{ $game }:** { $people } · { $free } free · `{ $code }`
 }
lobby-joined-started = **{ $game }** has started: the board is in your direct messages. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }): { $people }
   *[other] [{ $game }]({ $link }): { $people } · { $free } free
 }

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } vs { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = two games, seats swapped
# On the panel. $other: the code of the other game.
meeting-beside = -# Side by side with `{ $other }`, with the seats swapped.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = The other game, `{ $other }`, goes on.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = Both games: { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← to move
panel-player-to-act-until = **{ $colour } · { $who }** ← to move until { $until }
panel-player-left = ~~{ $colour }~~ · { $who } left
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } left
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · { $score } points
panel-player-scored = { $place } · { $colour } · { $who } · { $score } points
# $until: when the time of all who are to move ends.
panel-until = To move until { $until }
panel-last = Last: { $report }
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Since your move:
panel-since = Since the last move of { $seat }:
# $goal: what one plays for.
panel-goal = **Goal:** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **The game is over: { $first } has won against { $others }.**
panel-drawn = **The game is over: a draw between { $first }.**
panel-shared = **The game is over: { $first } share the first place, ahead of { $others }.**
panel-won-together = **The game is over: you have won together!**
panel-lost-together = **The game is over: you have lost together. One more try?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = That was your first game. Shall I tell you tomorrow what waits for you?
ending-first-win = 🎉 **Your first win!** Shall I play better next time?
ending-gentler = I have won twice in a row: shall I play more gently?
ending-hints = Would hints help? In your next game, `/hint` suggests a move.
ending-resigned = { $moves ->
    [0] { $left } resigned. { $first } wins before the first move.
    [one] { $left } resigned. { $first } wins after { $moves } move.
   *[other] { $left } resigned. { $first } wins after { $moves } moves.
 }
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] { $left } ran out of time. { $first } wins before the first move.
    [one] { $left } ran out of time. { $first } wins after { $moves } move.
   *[other] { $left } ran out of time. { $first } wins after { $moves } moves.
 }
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } left the game. { $first } wins before the first move.
    [one] { $left } left the game. { $first } wins after { $moves } move.
   *[other] { $left } left the game. { $first } wins after { $moves } moves.
 }
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Nowhere to go for { $others }: { $first } wins in { $moves } moves.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } leaves { $others } without a move and wins, after { $moves } moves.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = No move is left for { $others }: { $first } wins in { $moves } moves.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] A draw by agreement: { $first } shake hands before the first move.
    [one] A draw by agreement: { $first } shake hands after { $moves } move.
   *[other] A draw by agreement: { $first } shake hands after { $moves } moves.
 }
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Well fought: { $first } agree to a draw before the first move.
    [one] Well fought: { $first } agree to a draw after { $moves } move.
   *[other] Well fought: { $first } agree to a draw after { $moves } moves.
 }
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Peace at the table: { $first } agree to a draw before the first move.
    [one] Peace at the table: { $first } agree to a draw after { $moves } move.
   *[other] Peace at the table: { $first } agree to a draw after { $moves } moves.
 }
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = Round in a circle: the same position for the third time, a draw between { $first } after { $moves } moves.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Third time, same position: { $first } share a draw after { $moves } moves.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Nobody gives way: the position came up a third time, and { $first } draw after { $moves } moves.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Nothing between them: { $first } draw after { $moves } moves.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = An even match: { $first } share a draw after { $moves } moves.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Honours even: { $first } draw after { $moves } moves.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Too close to call: { $first } share the first place, ahead of { $others }, after { $moves } moves.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = Room for more than one at the top: { $first } finish ahead of { $others }, after { $moves } moves.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = { $first } share the win, ahead of { $others }, after { $moves } moves.
# A game that ended without a result. $first: who played.
ending-broken-off = **The game between { $first } was aborted, without a result.**
ending-abandoned = **The game between { $first } was closed without a result, after a month without a move.**
# The same where no heading names the game.
end-won = **{ $first } has won { $game } against { $others }.** `{ $code }`
end-drawn = **{ $game } is a draw between { $first }.** `{ $code }`
end-shared = **{ $first } share the first place in { $game }, ahead of { $others }.** `{ $code }`
end-won-together = **{ $first } have won { $game } together!** `{ $code }`
end-lost-together = **{ $first } have lost { $game } together.** `{ $code }`
end-broken-off = **{ $game } between { $first } was aborted, without a result.** `{ $code }`
end-abandoned = **{ $game } between { $first } was closed without a result, after a month without a move.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $days ->
    [one] { $by } gave { $to } { $days } more day.
   *[other] { $by } gave { $to } { $days } more days.
}
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $hours ->
    [one] { $by } gave { $to } { $hours } more hour.
   *[other] { $by } gave { $to } { $hours } more hours.
}
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $minutes ->
    [one] { $by } gave { $to } { $minutes } more minute.
   *[other] { $by } gave { $to } { $minutes } more minutes.
}
# How much time one gives. $seat: who gets it.
gift-ask = How much time do you give { $seat }? Everyone at the table sees it.
# The labels of buttons, too.
span-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
span-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
 }
span-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 }
# $until: a day.
panel-away = on vacation until { $until }
# Of a player, after "to move".
panel-held = can't be reached, so the clock stands still
panel-closes = -# No move for three weeks. This game closes { $when }, unless you play on.
panel-broken-off = **The game was aborted, without a result.**
panel-abandoned = **The game was closed without a result, after a month without a move.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people }: the thread of this game was deleted, so it goes on here.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# I can't write in { $place } any more. It goes on here: each of you has a board like this. A moderator can unlock the thread there, or give me **{ permission-view-channel }**, **{ permission-send-messages }** and **{ permission-send-messages-in-threads }**. Then the game goes back.
panel-muted = -# I can't write here any more, so the game goes on in direct messages to its players. A moderator can unlock this thread, or give me **{ permission-send-messages }** and **{ permission-send-messages-in-threads }** here. Then the game comes back.
# The board is shown as text below.
panel-no-files = -# I can't attach pictures here. A moderator can give me **{ permission-attach-files }**.
panel-no-picture = -# Discord didn't take the picture of this board. `/board` tries again.
panel-direct = -# I can't reach the channel of this game any more. It goes on here: each of you has a board like this.
panel-back = **{ $game }** has a table again: [it goes on there]({ $link }) · `{ $code }`
panel-together = -# You play together: please don't talk about the game until it is over.
report-skip = { who } ran out of time and lost the turn.
report-leave = { who } resigned.
report-out-of-time = { who } ran out of time.
# Of a person who has been erased.
report-gone = { who } left the game.
report-undo = { who } took back a move.
report-take = { who } took over the seat.
report-draw = Everyone agreed to a draw.
report-broken-off = A moderator of the server aborted the game.
# $reason: what the moderator typed.
report-broken-off-for = A moderator of the server aborted the game: { $reason }
report-break-off = { who } aborted the game.

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people }: it's your turn in { $game }. [To the board]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people }: it's your turn in { $game }. Deadline: { $until }. [To the board]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } offers a draw. Your move declines it.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people }: a claim has changed your hand in { $game }. { $report } [To the board]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [to the board]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } offers a draw. A move instead of an answer declines it. For { $people }: **{ button-accept-draw }** or **{ button-decline-draw }**.
   *[yes] { $by } offers a draw. A move instead of an answer declines it. For { $people }: **{ button-accept-draw }** or **{ button-decline-draw }**. For { $by }: **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } asks for a takeback. { $takes } It stands until the next move. For { $people }: **{ button-accept-undo }** or **{ button-decline-undo }**. For { $by }: **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] It takes back { $turn }.
   *[other] It takes back { $turn }, and { $others } with it.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = move { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = your { $turn }
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } prefers to play on.
declined-undo = { $by } keeps the move.
agreements-seat = The seat of { $seat } is free. Tap to take over the game from here.
agreements-seat-until = The seat of { $seat } is free. Tap to take over the game from here. Deadline: { $until }

# What one's own doing came to.
done = Done.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Takeback requested. { $takes } It happens once everyone agrees.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] Taken back: { $turn }.
   *[other] Taken back: { $turn }, and { $others } with it.
}
# $undone: the sentence done-undo.
done-undone = You agreed. { $undone }
done-offered = Draw offered. It stands until a rival declines it, or moves without agreeing.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = That is no longer open.
done-accepted = You agreed. The others haven't answered yet.
done-drawn = You agreed to a draw. Well played.
done-drawn-computer = The computer agrees to a draw: it is sure that nobody can win here.
done-declined = Declined.
done-withdrawn = Withdrawn.
done-open = I'm looking for a substitute. Until one takes over, you play on.
done-kept = You keep your seat.
done-taken = The seat in { $game } is yours now. Good luck. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = { $days ->
    [one] You gave { $to } { $days } more day.
   *[other] You gave { $to } { $days } more days.
}
# $to: who gets it; $hours: how many.
done-gave-hours = { $hours ->
    [one] You gave { $to } { $hours } more hour.
   *[other] You gave { $to } { $hours } more hours.
}
# $to: who gets it; $minutes: how many.
done-gave-minutes = { $minutes ->
    [one] You gave { $to } { $minutes } more minute.
   *[other] You gave { $to } { $minutes } more minutes.
}
done-broken-off = Game aborted, without a result.
seat-really-open = Look for a substitute in **{ $game }**? They take over your pieces, hand and clock, and until then your clock runs on. `{ $code }`
seat-is-open = I'm looking for a substitute for you in **{ $game }**. `{ $code }`
seats-open = Take over a seat in **{ $game }**, with its pieces, hand and clock. `{ $code }`
break-off-really = Abort **{ $game }**, without a result? You can until the first move on the board. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = Abort **{ $game }** for everyone, without a result? Everyone reads why: { $reason } `{ $code }`
break-off-for-others = Abort **{ $game }** for everyone, without a result? You can, because you moderate this server. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = **{ $game }** is open in { $place }: `{ $code }`
rematch-opened = A rematch is open in { $place }: `{ $code }`
rematch-started = The rematch has started: [to the board]({ $link }) · `{ $code }`
rematch-joined = You're in for the rematch in { $place }: `{ $code }`
rematch-exists = There is a rematch already, in { $place }: `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people }: { $game } has seen no move for three weeks. It closes { $when }, without a result, unless you play on. [To the board]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = The bot went back to its backup of { $when }. { $moves ->
    [0] What was played here since then is lost: this game goes on from its start.
    [1] What was played here since then is lost: this game goes on after its first move.
   *[other] What was played here since then is lost: this game goes on after move { $moves }.
} [To the board]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people }: { $seat } isn't on this server any more, and **{ $game }** waits for them. They can still play by direct message. What do you choose unless they return? `{ $code }`
absent-lost-turns = { $people }: { $seat } lost two turns in a row in **{ $game }**. From now on I wait two hours for them, and don't call them. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = You lost two turns in a row in **{ $game }**. Until you play, your turns last two hours and I don't call you there. [To the board]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people }: your time in **{ $game }** would have run out, so a vacation has begun by itself. Your clocks stand still until { $until }, and then you have an hour here. `/vacation end` ends it, `/vacation net` turns it off. [To the board]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = I'm looking for a substitute for { $seat } in **{ $game }**. `{ $code }`
done-limited = { $seat } has at most 24 hours left in **{ $game }**. `{ $code }`
departed = -# No longer on this server: { $people }. They can still play by direct message. If they don't, their time runs out, or the game closes.
departed-early = -# Nobody has moved yet, so `/break-off` aborts the game without a result.

# The private card in direct messages.
card-dm = For your eyes only: your side of { $game }. [To the board]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [To the end]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · you are { $colour } · `{ $code }`
own-played = Played: { $report }
own-claimed = Well spotted, your claim holds. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **Move { $number } is yours.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **Move { $number } is yours.** Deadline: { $until }
# $number: of the next move; $seats: who makes it.
own-waits = Move { $number } is for { $seats }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# The board before the first move.
   *[other] -# The board after move { $moves }.
 }
# Below the last move, for a player who has won.
own-won = **The game is over: you have won. Well played.**

# /board show:true. $link: to the panel.
board-shown = The board is back at the end of the conversation: [to the board]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Post it here
posted-position = { $who } shares a position:
posted-replay = { $who } shares a game:
# Who posted it already reads this, privately.
posted-already = You have posted it already. To post it once more, open it again.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · you are { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · you are { $colour } · `{ $code }`
    So far: `{ $said }`. { $question }
picker-confirm = Play `{ $turn }`? Nobody sees it before you confirm.
# Against the computer alone.
picker-confirm-alone = Play `{ $turn }`?
picker-wins = This wins the game.
picker-draws = ⚠ **Careful:** this ends the game, and nobody wins.
picker-loses = ⚠ **Careful:** this loses the game.
# $rival: who.
picker-exposes = ⚠ **Careful:** after this { $rival } can win at once.
picker-confirm-secret = Play `{ $turn }`? Others only see that you have chosen.
picker-merged = Which move do you make?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Only now: instead of a move you may take over { $colour } with its first move. Your rival then goes on with { $other }.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` doesn't fit. Move it with the buttons until it does.
picker-confirm-claim = Call out `{ $turn }`? A wrong call costs nothing, and only you will know.
picker-claim = What do you claim?
# What ends a turn, or a claim, that might go on.
picker-stop = Done
picker-more = opens the cells of this column
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** before the first move: this menu is closed, and nothing was played in it. `{ $code }`
   *[other] **{ $game }** after move { $moves }: this menu is closed, and nothing was played in it. `{ $code }`
 }
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = That button is from a later move, which is lost: the bot went back to a backup. This is the position now.
picker-moved-on = The game has moved on since that button was shown. This is the position now.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    So far: `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = Try `{ $turn }`?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = everybody here
votes-confirm = Propose `{ $turn }`? Your vote goes to it.
votes-propose = Which move do you propose?
# Below the time of the channel's turn.
votes-panel = Everybody here may propose a move and vote. The move with the most votes is played when the time is up, or two minutes after all who voted last time have voted.
# $until: an instant, in Discord's words.
votes-open = The move with the most votes is played { $until }, or two minutes after all who voted last time have voted. Nobody sees who voted for what.
votes-proposed = Votes: { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }`: { $votes }
votes-line-own = - `{ $turn }`: { $votes } (your vote)
votes-none = No move is proposed yet.
votes-over = That vote is over. This is the next one.
votes-cast = ✅ Your vote counts. You can change it as long as the vote is open.
# A player's note to themselves.
button-note = Note
# The title of the field, at most 45 characters.
note-title = Note to yourself · { $code }
# Above the field, at most 45 characters.
note-field = You read it when it's your turn
note-saved = Saved. You read your note when it's your next turn in { $game } `{ $code }`. Nobody else does.
note-removed = Your note on { $game } `{ $code }` is gone.

# Planned answers, which only the player sees.
button-plan-ahead = Plan ahead
button-what-if = What if …
button-plan-save = Save as plan
button-plan-another = Another answer
button-plan-deeper = Deeper
button-plan-clear = Clear the plan
button-ahead-start = From the start
plan-heading = **Your plan** in { $game } · `{ $code }`
plan-none = You have planned nothing here. Choose a move of your rival and your answer: when they play it, I answer two minutes later (10 seconds in live games), unless you could lose at once.
plan-saved = **Saved.** Your rival is not told.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 }, up to { $deep ->
    [one] { $deep } move
   *[other] { $deep } moves
 } deep.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = If `{ $turns }`: **{ $answer }**
plan-line-then = Then if `{ $turns }`: **{ $answer }**
plan-remove = Remove an answer, and what follows it …
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = Your plan plays `{ $turn }` { $at }. You can also play now, also another move.
# $turn: one's planned move, which was not played by itself.
plan-left = Your plan has `{ $turn }` here. I leave it to you: something happened after your rival's move, or you could lose at once.
plan-lapsed = This move isn't in your plan, so it's up to you.
# After the end of a game. $count: how many.
plan-count = { $count ->
    [one] -# { $count } of your moves was planned. Only you read this.
   *[other] -# { $count } of your moves were planned. Only you read this.
 }
ahead-heading = **{ button-what-if }** in { $game } · `{ $code }`
    -# Nothing here is played, and only you see it.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = you
# Before the menu in which a move is chosen.
ahead-own = If you play …
ahead-answer = … you answer …
# $rival: who.
ahead-rival = If { $rival } plays …
ahead-over = Here the game would be over.
ahead-far = That is as far as I look ahead.
# Where something is hidden from the player.
ahead-hidden = The next moves depend on what is hidden from you, so it ends here.
ahead-shows = This move would show something that is hidden from you, so it ends here. The picture is from before it.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **Learn { $game }** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Hint:** press **{ $label }**.
# $turn: a right move.
lesson-show = A right move is `{ $turn }`.
lesson-right = ✅ **Right!**
lesson-wrong = Not yet.
# $report: the computer's answer.
lesson-answer = The answer: { $report }
# Before a person's first game of this kind.
lesson-offer = New to { $game }? **Learn { $game }** takes four minutes.
# Where a game has none; a button opens its rules.
lesson-none = { $game } has no lesson yet.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **That's { $game }!** Lessons done: { $done } of { $count }. You know all you need for a first game.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Lessons:** { $done } of { $count } done. Each takes about four minutes.
lessons-done = ✅ { $games }
lessons-begun = Begun: { $games }
lessons-left = Still new: { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Choose a lesson

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# Our option `swap`, not in the sheet: after the first move seat 2 may take over seat 1, once.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = The rules of { $game } are not written yet.
rules-others = { $who } turns these pages. Open your own copy, from this page on.
stale-button = That button has expired. `/games` lists your games.
watching-tell = I'll send you one direct message when **{ $game }** is over.
watching-untell = I won't tell you when **{ $game }** is over.
watching-follow = Until it ends, **{ $game }** is in your `/games`, and in your daily message if you have one: `/remind digest`.
watching-unfollow = You don't follow **{ $game }** any more.
more = **{ $game }**: what would you like to do? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] For your eyes only: your side of **{ $game }** before the first move. `{ $code }`
   *[other] For your eyes only: your side of **{ $game }** after move { $moves }. `{ $code }`
 }
resign-really = Resign from **{ $game }**? You leave the game for good. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = Which game do you mean?
which-line = { $how ->
    [of] - { $game } `{ $code }`: { $others }
    [with] - { $game } `{ $code }` with { $others }
   *[against] - { $game } `{ $code }` against { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour }: { $turn }
# $count: the games beyond those of the menu.
which-more = { $count ->
    [one] -# And { $count } more: name it with `game:`. `/games` lists them all.
   *[other] -# And { $count } more: name one with `game:`. `/games` lists them all.
}
which-option = { $game } { $code }
which-waits = waits for you
which-others = waits for others
aside-closed-dms = -# I can't send you direct messages, so you find what only you may see under **{ $button }** and `/hand`. To get it by direct message too, allow direct messages from members of this server.
aside-forbidden = -# I can't write in { $place }, so this game goes on in direct messages. A moderator can give me **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** and **{ permission-attach-files }** there, or unlock the thread.
aside-gone = -# The channel of this game is gone. Play on anywhere with `/move`, `/board` and `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **The start** · no move has been made yet
    [one] **The start** · { $count } step to come
   *[other] **The start** · { $count } steps to come
 }
history-step = **Step { $step } of { $count }** · { $when }
    { $report }
history-jump = Go to a step
history-option-start = The start
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Through whose eyes
history-eyes-everyone = As everyone sees it
history-eyes-seat = As { $seat } sees it
history-eyes-own = -# As you see it. Others don't see your secrets.

# /record. $count: how many lines the file has.
record = The moves of **{ $game }** `{ $code }` as text: { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }.
# $lines: turns, as the record writes them.
record-taken-back = -# Taken back, so not in the record: { $lines }.
# $lines: who gave time to whom.
record-given = -# More time was given, which is no move, so not in the record: { $lines }
record-agreed = -# The game ended in a draw by agreement, which is no move: the record stops before it.
record-alt = The moves of { $game } { $code }, a line each
replay = **{ $game }** from start to end.
# $count: how many things happened; $alt: the last position in words.
replay-alt = A game of { $count ->
    [one] { $count } step
   *[other] { $count } steps, one after the other
 }. At the end: { $alt }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Hello!** I host board games for people who play when they have time: a turn today, a turn tomorrow.
    `/play` opens a game and `/learn` teaches one in four minutes. Nothing more comes from me unless it is asked for. Members who manage this server can post a welcome to pin.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Hello!** I was added to your server { $server }, where I host board games for people who play when they have time: a turn today, a turn tomorrow.
    There, `/settings` shows what you can set, and `/help show: True` posts a welcome to pin.
button-welcome = Post a welcome
button-settings = Settings
button-try-alone = Try it alone
# The message to pin.
welcome = ### Board games, a turn at a time
    Play when you have time: a turn today, a turn tomorrow. I keep the board, draw every turn, and call those who are to move. There are fifteen games, for two to six people, or for one against the computer.
welcome-alt = Six boards: Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm, and Kudosu.
button-browse = Browse games
button-learn-one = Learn one

# /games
inbox-title = ### Your games
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Ended since you last looked
button-analysis-of = Analysis · { $code }
button-rematch-of = Rematch · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# As of { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = You are on vacation until { $until }: your clocks stand still, except in live games.
inbox-title-server = ### Games on this server
# $page, $pages: which page of how many.
inbox-page = -# Page { $page } of { $pages }
inbox-only = Show only …
inbox-only-all = Everything
inbox-only-turn = My turn
inbox-only-lobby = Not started yet
inbox-none = Nothing of that kind.
inbox-empty-server = No games on this server right now. `/play` opens one.
# $names: one or more; $count: how many there are besides.
inbox-more = { $count ->
    [one] { $names } and { $count } other
   *[other] { $names } and { $count } others
 }
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [to the board]({ $link })
inbox-direct = in your direct messages
inbox-yours = { $how ->
    [with] **{ $game }** with { $others } · your turn · { $place }
   *[against] **{ $game }** against { $others } · your turn · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }** with { $others } · deadline { $left } · { $place }
   *[against] **{ $game }** against { $others } · deadline { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game }: { $others } · { $seats } to move · { $place }
    [with] { $game } with { $others } · { $seats } to move · { $place }
   *[against] { $game } against { $others } · { $seats } to move · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · you follow it
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · not started · opened by { $who } · { $free } free · { $place } · `{ $code }`
inbox-empty = You have no games yet. `/play` opens your first one.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, you against me. How strong should I play? { $first }
alone-first-person = You move first.
alone-first-computer = The computer moves first.
alone-first-chance = Who moves first is random.
# The message that becomes the board.
alone-coming = **{ $game }**: I'm setting up the board …
# $against: the computer; $link: to the board.
alone-started = **{ $game }** against { $against } has started in your direct messages: [to the board]({ $link }). Have fun!
# $place: a link to the channel.
alone-here = I can't reach your direct messages just now, so we play in { $place }. Have fun!

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Pick a game
# The same for a person who has finished no game yet.
registry-title-first = ### Welcome. Pick a game to start with
registry-first = **New here?** Start with { $games }
registry-recent = **Played last:** { $games }
registry-short = **2 players, up to 10 min:** { $games }
registry-long = **2 players, longer:** { $games }
registry-more = **2 players or more:** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Choose a game
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = { $most } players
registry-players-range = { $fewest }–{ $most } players
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · by { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Hint:** this is the move I'd play.
hint-wins-now = **Hint:** this wins at once.
hint-stops-win = **Hint:** { $rival } threatens to win with the next move, and this stops it.
hint-threatens-win = **Hint:** this threatens to win with your next move.
hint-takes = { $count ->
    [1] **Hint:** this takes a piece.
    [one] **Hint:** this takes { $count } piece.
   *[other] **Hint:** this takes { $count } pieces.
}
hint-keeps-pieces = **Hint:** after this move, none of your pieces can be taken next.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] You have a forced win in { $turns } move.
   *[other] You have a forced win in { $turns } moves.
}
# Every other move is worse.
hint-only-win = No other move wins.
hint-wins-only = { $turns ->
    [one] You have a forced win in { $turns } move, and no other move wins.
   *[other] You have a forced win in { $turns } moves, and no other move wins.
}
hint-draws = With best play this is a draw, and this move holds it.
hint-draws-only = With best play this is a draw, and only this move holds it.
hint-loses = { $turns ->
    [one] Your rival can force a win. This holds out longest, for { $turns } move.
   *[other] Your rival can force a win. This holds out longest, for { $turns } moves.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] You have a forced win, in { $turns } move.
   *[other] You have a forced win, in { $turns } moves or fewer.
}
hint-wins-some-day = You have a forced win.
hint-loses-some-day = Your rival can force a win. This holds out as long as I can see.
# $percent: from 2 to 98.
hint-thinks = I can't see to the end, but I'd say about { $percent } % for you.
hint-claim = **Hint:** this is a duplicate, and calling it out costs nothing.
hint-stopping = I'm restarting. Please ask again in a moment.

not-understood = I didn't understand that command. `/help` shows what I can do.
# Four lines, no more.
help = **tavolino** hosts board games you play when you have time: a move today, a move tomorrow.
    New here? **{ button-learn }** teaches a game move by move, in four minutes. **{ button-today }** is a position to solve.
    Press **{ button-play }** to see all games, or type `/play kintei`. Friends press **{ $button-join }**, or choose **{ button-alone }** and we play in direct messages.
    When it's your turn, I mention you. Press **{ $button-turn }** and tap your move.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Translated by machine. No native speaker has read all of it yet.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Say it better
better-title = Say it better
better-field = Which words, and how you would say it
better-thanks = Thank you. The people who run this bot read it.
better-nothing = The field was empty, so I keep nothing.
help-rules = Rules of …
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` plays a move you type
    - `/board` shows the position
    - `/hand` shows what only you may see
    - `/hint` suggests a move against the computer, or after a game
    - `/claim` calls out a duplicate
    { "**" }Your games**
    - `/play` opens a game
    - `/games` lists yours
    - `/join` takes a seat in a friend's game by its code
    - `/looking` finds another player
    - `/league` plays seasons in groups
    - `/contest` opens a contest
    - `/ladder` challenges a rival
    - `/learn` teaches a game
    - `/rules` explains it
    - `/puzzle` has positions to solve
    - `/plan` plans ahead
    - `/undo` takes your move back
    - `/draw` offers a draw
    - `/resign` gives a game up
    - `/break-off` aborts a game before its first move
    - `/time` gives a rival more time
    - `/replace` finds a substitute for you
    - `/rematch` plays a game again
    - `/history` steps through a game. **{ button-analysis }** evaluates it when it ends
    - `/record` gives its moves as text
    - `/stats` shows your results, or those of others
    - `/leaderboard` shows the month's table here, or the list of a game
    { "**" }About you**
    - `/remind` sets when I remind you, and a daily digest
    - `/vacation` stops your clocks for some days
    - `/block` keeps a person away from you
    - `/privacy` shows, exports or erases what I store about you
    { "**" }For moderators**
    - `/settings` changes how games are played on this server
    -# Hold or right-click a person, then Apps: **{ menu-play-with }** and **{ menu-between-us }**. On my messages: **{ menu-board-here }** and **{ menu-analyse }**.
    -# Without `game:` a command means the thread's game, or the one that waits for you. `/help` starts over.
