# Contests: everybody meets everybody, rounds of a Swiss contest, tables, or teams.

command-contest = Contests of a game
command-contest-new = Open a contest in this channel
command-contest-new-kind = Who meets whom
command-contest-new-game = Which game
command-contest-new-pace = How fast. Leave it out for the pace of this server
command-contest-new-rounds = Rounds: 2 to 9 of a Swiss contest, 3 to 5 of tables
command-contest-new-starts = In how many days it begins, 2 to 28
command-contest-new-name = Its name
command-contest-card = See a contest
command-contest-card-contest = Which one
command-contest-list = The contests of this server
command-contest-leave = Leave a contest before it begins
command-contest-leave-contest = Which one
command-contest-withdraw = Withdraw from a contest that goes on
command-contest-withdraw-contest = Which one
command-contest-start = Ask now who plays, or begin
command-contest-start-contest = Which one
command-contest-stop = Stop a contest
command-contest-stop-contest = Which one
command-contest-new-final = Let the best 2 or 4 play on after the last round

# The kinds, in a menu.
option-contest-pairs = pairs: everybody meets everybody, 3 to 10 players
option-contest-swiss = swiss: some rounds against equals, 8 to 200 players
# The finals, in a menu. A meeting is two games.
option-final-none = none: the standing decides
option-final-2 = 2: the best two play one more meeting
option-final-4 = 4: the best four: semi-finals and final, or two games at a table
option-contest-tables = tables: three or four at a table, 3 to 64 players
option-contest-together = together: teams that play as one, 4 to 64 players
# The name of a contest to which none was given.
contest-name = { $game } contest

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Everybody meets everybody once ({ $pace }).
# $rounds: a number.
contest-swiss = Swiss, { $rounds } rounds ({ $pace }).
contest-swiss-open = Swiss, its rounds by the number of players ({ $pace }).
# $rounds: a number, 3 to 5.
contest-tables = Tables of three and four, { $rounds } rounds ({ $pace }).
contest-together = Teams of two to four play together, on three boards ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = It begins: { $when }. Those who have joined are asked two days before: { $called }.
contest-called = It begins: { $when }. Only those play who say that they are in.
# $until: a date.
contest-runs = It ends with its last game, on { $until } at the latest. A vacation adds at most 7 days.
# $round, $rounds: numbers.
contest-round = Round { $round } of { $rounds }, until { $until } at the latest. A vacation adds at most 7 days in all.
contest-is-over = It is over.
contest-was-stopped = It was stopped.
# $fewest: a number.
contest-was-few = It does not take place: fewer than { $fewest } said that they play.
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Joined ({ $count }): { $people }
# $count: how many have said that they play.
contest-in = In ({ $count }): { $people }
contest-nobody = Nobody has joined yet.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (withdrew)
# Small print of the card.
contest-rules-pairs = -# A meeting is two games at a time, seats swapped. Up to five players all meet at once, more have at most three meetings at once.
contest-rules-swiss = -# A meeting is two games at a time, seats swapped. The next round begins when the last meeting ends. Without a rival, one of your two games counts as won.
contest-rules-tables = -# Each round has new tables with other rivals and seats. Points at a table: 1 for beating everybody, ½ for beating half of them, and so on. Then first places count, then the points of the best rivals. The next round begins when the last table has ended.
contest-rules-together = -# Teams are dealt so that they are equally strong. Each plays deals of its own, on one board after the other: 4x, ON3ROWS, 6x. Boards won count, then tokens placed.
button-contest-join = Join
button-contest-leave = Leave
button-contest-standing = Standing
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = The best { $count } then play a final.
# $until: a date.
contest-likely = It is likely to end about { $until }.
# A final goes on. $until: a date.
contest-semis = Semi-finals, until { $until } at the latest. A vacation adds at most 7 days in all.
contest-finals = The final, until { $until } at the latest. A vacation adds at most 7 days in all.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Semi-final: { $one } – { $other } (**{ $points }**)
contest-last = Final: { $one } – { $other } (**{ $points }**)
# The final of a contest of tables, also in the alternative text. $players: its players, joined, best first.
contest-last-table = Final at one table: { $players }
# $who: the row in the picture and the player; $points: such as 1½.
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line }: equal points, { $who } won in fewer moves.
contest-by-place = { $line }: equal points, { $who } had the better place before.
contest-by-absence = { $line }: { $who } goes on, the other player has withdrawn.
# On the card while a latecomer can press the button.
contest-place-free = A player withdrew before a game of theirs ended, so a place is free.
button-contest-take = Take a place
# Small print of the card.
contest-rules-final = -# A meeting of the final is two games as well. With equal points the player wins who needed fewer own moves in the game won, and with as many the one with the better place before.
contest-rules-final-table = -# The final is two games at one table, with the seats reversed in the second. With equal points the better place before the final counts.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = The table of the contest, its rows in the order of the list. Points: { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = The final, its players by the numbers of the list. { $meetings }
# $points: of each team, joined, as contest-team-points.
contest-alt-teams = The table of the teams, its rows in the order of the list: { $points }.
# Points with two digits behind the sign for decimals, such as 2.83. $whole: 2; $hundredths: 83.
contest-decimal = { $whole }.{ $hundredths }
# What a team has reached. $boards: boards won, a number; $tokens: tokens placed, a number.
contest-team-points = boards: { $boards }, tokens: { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } begins:** { $when }. Are you in? Without an answer you don't play.
button-contest-in = I'm in
button-contest-out = Not this time

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name } is over.**
contest-stopped = **{ $name } was stopped.** Games that are running go on.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = **{ $name }** is open. Its card comes to { $channel }: everybody can join there.
# $when: date and time.
contest-joined = You are in **{ $name }**. It begins: { $when }. Two days before, I ask whether you play.
contest-is-in = You play in **{ $name }**. It begins: { $when }.
contest-is-out = You don't play in **{ $name }**. Until it begins you can still join on its card.
contest-left-it = You have left **{ $name }**.
contest-ask-withdraw = Withdraw from **{ $name }**? You can't come back. Games of yours that are running go on. If you have played fewer than half of your games, none counts in the standing. Otherwise the others win those that have not begun.
button-contest-withdraw = Yes, withdraw
contest-ask-withdraw-tables = Withdraw from **{ $name }**? You can't come back. A game of yours that is running goes on. If you have played fewer than half of your tables, none counts in the standing. Otherwise they stay.
contest-ask-withdraw-together = Withdraw from **{ $name }**? You can't come back. A game of yours that is running goes on. Your team plays its next boards without you.
contest-withdrew = You have withdrawn from **{ $name }**. Games of yours that are running go on.
contest-ask-stop = Stop **{ $name }** for everybody? Games that are running go on, nothing else begins.
button-contest-stop = Yes, stop it
contest-has-stopped = **{ $name }** is stopped.
contest-starts = **{ $name }** begins: { $when }. Those who have joined are asked now.
contest-starts-now = **{ $name }** begins now, with those who have said that they play.
contest-goes-on = You go on in **{ $name }**.
contest-took-pairs = You have taken a place in **{ $name }**, and meet all the others.
contest-took-swiss = You have taken a place in **{ $name }**, and play from the next round on.
# $place: a number; $points: such as 7 or 7½.
contest-own = You: place { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = The contests here:
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = begins { $when }
contest-state-running = is running
contest-list-none = No contest is open here. `/contest new` opens one.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** in { $place } begins: { $until }. You have joined it, so I ask: are you in? Without an answer you don't play.
contest-lost = You lost a game of **{ $name }** in { $place } by time. Press **{ button-league-go }** if you go on, until { $until }. Without an answer, or after a second game lost by time, you are withdrawn.

refused-contest-on-servers = Contests belong to a server, so use `/contest` there.
refused-no-contest = I found no such contest here. `/contest list` shows those that are open.
refused-contest-not-for-two = { $game } has no contests: they take a game for two against each other.
refused-contest-not-for-tables = { $game } has no tables: they take a game for three or more against each other. Choose another `game` or `kind`.
refused-contest-not-together = { $game } isn't played together: teams take Mindoku. Choose another `game` or `kind`.
refused-contest-pace = No contest of this game is played at that pace. Choose another `pace`: fast or normal suits every game.
refused-contest-name = A name has up to 40 letters, digits and simple signs. Choose another `name`.
refused-contest-name-taken = A contest called **{ $name }** is open here already. Choose another `name`.
# $most: a number.
refused-contest-rounds = A Swiss contest has 2 to { $most } `rounds`, tables have 3 to 5, and other contests none. Change or leave out `rounds`.
refused-contest-no-final = A tour has no `final`, nor has a contest of teams that play together. Leave it out.
refused-contest-days = A contest begins in 2 to 28 days. Change or leave out `starts`.
refused-contests-too-many = This server has ten contests already. `/contest list` shows them: wait for one to end.
refused-contests-off = This server opens no contests. Someone who manages it can allow them: `/settings` with `contests`.
refused-contests-of-moderators = Here moderators open contests. Ask one of them, or let someone who manages the server change `contests` in `/settings`.
refused-contest-not-yours = Only moderators and the player who opened this contest do that. Ask one of them.
# $fewest: a number.
refused-contest-too-few = Fewer than { $fewest } have said that they play. Wait for more of them: it begins by itself at the time on its card.
refused-contest-closed = This contest has begun, so its players stay as they are. `/contest card` shows how it stands.
refused-contest-ended = This contest is over. `/contest list` shows those that are open.
refused-contest-full = This contest is full. A place becomes free when another player leaves.
refused-in-contest = You are in this contest already.
refused-not-in-contest = You are not in this contest.
refused-contest-not-playing = You don't play in this contest, or it doesn't run. `/contest card` shows how it stands.
refused-contest-not-asked = This question is over, and nothing has changed. `/contest card` shows how the contest stands.
refused-contest-no-place = No place is free here any more. `/contest list` shows the contests that are open.
refused-contest-was-in = You have withdrawn from this contest, and nobody comes back to one. `/contest list` shows those that are open.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour: a year, a small contest of another game every 14 days
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · a tour of all games
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Tour of all games
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = A small contest of another game begins every 14 days, { $count } in a year ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Over: { $over } of { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Next: { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = All its contests have begun.
# Small print of the card.
contest-rules-tour = -# A small contest gives up to 10 points, by your share of the points that were possible, and 3 more if you play to its end. Your best results count, as many as two thirds of those that are over. Before each one I ask those who played in the one before. Others join on its card. With more than ten players, a game for two is played in Swiss rounds.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = The standing of the tour. Points, in the order of the list: { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = **{ $name }** is open. Its card comes to { $channel }, and so do those of its small contests: everybody can join them there.
contest-ask-stop-tour = Stop **{ $name }** for everybody? Small contests that are open or running go on, and no further one is opened.
refused-contest-tour-pace = A tour is always played at the fast pace. Choose fast, or leave out `pace`.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** in { $place } begins: { $until }. You have joined it or played in the one before, so I ask: are you in? Without an answer you don't play.
