# Results, ratings and lists.

command-stats = Results of yours, or of another player on this server
command-stats-person = Whose results. Leave it out for yours
command-stats-game = Which game. Leave it out for all
command-stats-show = Let everybody here read it
command-leaderboard = The best players of a game on this server
command-leaderboard-game = Which game
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
stats-you-are-hidden = -# Nobody else sees this: no list has you, and `/stats` is yours alone.
stats-choose = Show a game …
stats-rated = Rated games?
stats-rated-yes = Rated games: yes
stats-rated-ask = Rated games: ask me
stats-rated-no = Rated games: no, ask me each time
button-graph = Graph
button-hide-me = Hide me
button-show-me = Show me

leaderboard-title = **{ $game }: the best players here**
leaderboard-line = { $place }. { $who } { $rating }
leaderboard-rest = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
 }
leaderboard-empty = Nobody has a certain number yet: that takes about nine rated games against three different players.
# $people: those who have few rated games.
leaderboard-uncertain = Still finding their number: { $people }
leaderboard-others = { $count ->
    [one] { $count } more
   *[other] { $count } more
 }
leaderboard-unlisted = { $count ->
    [one] { $count } more plays unlisted
   *[other] { $count } more play unlisted
 }
leaderboard-on-servers = A list belongs to a server, so ask me there.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Your rating in { $game } over { $games } rated games: from { $first } to { $last }, highest { $highest } after game { $highestAt }, lowest { $lowest } after game { $lowestAt }.

# Before the number of a player is listed for the first time.
listed-first = From now on `/leaderboard` shows your number on this server. You decide:

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
command-settings-ratings = Whether games of people here are rated
setting-ratings-choose = where the opener says so
setting-ratings-on = unless the opener says otherwise
setting-ratings-off = never
settings-ratings = Rated games: **{ $ratings }**

# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Not rated: { $who } was away.
