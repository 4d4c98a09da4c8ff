# Results, ratings and lists.

command-stats = Results of yours, or of another player on this server
command-stats-person = Whose results. Leave it out for yours
command-stats-game = Which game. Leave it out for all
command-stats-show = Let everybody here read it
command-leaderboard = This month's table of this server, or the list of a game
command-leaderboard-game = Which game. Leave it out for the month, over all games
command-leaderboard-show = Let everybody here read it

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = all games
# $game: a game; $results: as below.
stats-game = **{ $game }:** { $results }
stats-score = won { $won } · drawn { $drawn } · lost { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = from seat { $seat } { $balance }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = rating { $rating } ± { $deviation }, highest { $highest } (game { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = { $games ->
    [one] rating between { $from } and { $to }, after { $games } rated game
   *[other] rating between { $from } and { $to }, after { $games } rated games
 }
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = last { $signs }
# $rivals: people with wins and losses.
stats-rivals = most often { $rivals }
# $results: per strength, as below.
stats-computers = against { $results }
stats-computer = { $strength } { $won } of { $played }
# $results: per board, as below.
stats-together = together { $results }
stats-board = { $won } of { $played } on { $board } with { $seats } players
stats-run = { $run ->
    [one] { $run } win in a row together
   *[other] { $run } wins in a row together
 }
# $score: as stats-score.
stats-elsewhere = without a server: { $score }
stats-none = No finished games yet.
stats-only-own = In direct messages I show your own results only. On a server I show those of others there.
stats-hidden = { $who } does not show any results.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } and you: your points first**
stats-between-none = You and { $who } have not finished a game against each other on this server.
stats-you-are-hidden = -# Nobody else sees this: no list has you, and `/stats` is yours alone.
stats-choose = Show a game …
stats-rated = Rated games?
stats-rated-yes = Rated games: yes
stats-rated-ask = Rated games: ask me the first time
stats-rated-no = Rated games: only if I agree each time
button-graph = Graph
button-hide-me = Hide me
button-show-me = Show me

leaderboard-title = **{ $game }: the best players here**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }-{ $to }, { $games } game
   *[other] { $place }. { $who } { $from }-{ $to }, { $games } games
 }
leaderboard-rest = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
 }
leaderboard-empty = Nobody has a rated game yet. The first one gives a number: `/play` with `rated`.
# $people: those who have a number since a short time.
leaderboard-new = New here, with a number soon: { $people }
leaderboard-others = { $count ->
    [one] { $count } more
   *[other] { $count } more
 }
leaderboard-unlisted = { $count ->
    [one] { $count } more plays unlisted
   *[other] { $count } more play unlisted
 }
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = { $games ->
    [one] -# You: **{ $from }-{ $to }** after { $games } rated game. Each one narrows the range: it is { $width } wide. The number is certain from { $certain } on, against { $needed } different players (so far { $rivals }).
   *[other] -# You: **{ $from }-{ $to }** after { $games } rated games. Each one narrows the range: it is { $width } wide. The number is certain from { $certain } on, against { $needed } different players (so far { $rivals }).
 }
leaderboard-own-certain = { $games ->
    [one] -# You: **{ $from }-{ $to }** after { $games } rated game.
   *[other] -# You: **{ $from }-{ $to }** after { $games } rated games.
 }
leaderboard-on-servers = A list belongs to a server, so ask me there.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Your rating in { $game } over { $games } rated games: from { $first } to { $last }, highest { $highest } after game { $highestAt }, lowest { $lowest } after game { $lowestAt }.

# Before a player is listed for the first time.
listed-first = From now on `/leaderboard` shows you on this server, as its other lists do. You decide:

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] January { $year }
    [2] February { $year }
    [3] March { $year }
    [4] April { $year }
    [5] May { $year }
    [6] June { $year }
    [7] July { $year }
    [8] August { $year }
    [9] September { $year }
    [10] October { $year }
    [11] November { $year }
   *[12] December { $year }
 }
# $month: a month, as above.
month-title = **{ $month } · all games**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } game, { $wins } won
   *[other] { $place }. { $who } **{ $points }** · { $games } games, { $wins } won
 }
month-empty = Nobody has points yet.
month-points = -# A finished game gives 1 point, a draw 2, a win 3 (by time 2). At larger tables the share of the beaten counts. Three games a month against the same player count.
month-own = { $games ->
    [one] -# You: **{ $points }** from { $games } game.
   *[other] -# You: **{ $points }** from { $games } games.
 }
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = The points of { $month } as bars, in the order of the list: { $places }.
month-alt-place = place { $place } with { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = I can't give the role for the first of the month on { $server }: it stands above my own, or I lack **{ permission-manage-roles }**. `/settings` with `champion` shows what I need.
champion-refused-gone = The role for the first of the month on { $server } is gone. `/settings` with `champion` sets another one.
# $permission: what the bot lacks.
refused-role-permission = To give a role I need { $permission } on this server. Allow it to my role, then set it again.
refused-role-above = I can't give { $role }: it stands above my own role. Move mine above it in the list of roles, or choose a lower one.
refused-role-managed = I can't give { $role }: it belongs to a bot or an integration. Choose another one.

# Rated lobbies.
lobby-rated = rated
lobby-asks-rated = **This game is rated:** its result changes your number on this server, which `/stats` shows you. Do you join?
button-join-rated = Join
button-ask-unrated = Join, unrated for all
button-rated-only = Rated or not at all
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people }: a player prefers { $game } unrated, so it is unrated now, for all. If you want it rated or not at all: **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = You are playing this very position in a rated game, `{ $code }`. Ask again when you have moved on there.
refused-not-rated = This game can't be rated: rated games are on a server, among people, and against each other.
refused-ratings-off = This server plays unrated games. Leave `rated` out.

option-rated = Rated or not
option-rated-yes = yes
option-rated-no = no
command-settings-champion = A role for each month's first. Needs Manage Roles. @everyone: none
settings-champion-off = Role for the month's first: **none**.
settings-champion-on = Role for the month's first: **{ $role }**, for the first of the month before.
settings-champion-refused = Role for the month's first: **I can't give { $role }**. Let me manage roles, and move my role above it.
command-settings-ratings = Whether games of people here are rated
setting-ratings-choose = where the opener says so
setting-ratings-on = unless the opener says otherwise
setting-ratings-off = never
settings-ratings = Rated games: **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } has won { $count } games of { $game } in a row here.
ending-first-here = -# The first win at { $game } for { $who } on this server.
# $moves: how many, eleven or more.
ending-longest = -# The longest { $game } here: { $moves } moves.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Rated.
ending-rated-new = -# Rated: { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } { $from } to { $to }
# $who: the players with fewer than two turns.
ending-too-early = -# Not rated: { $who } made fewer than two moves.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Not rated: { $who } was away.
