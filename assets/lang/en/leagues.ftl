# Leagues: seasons in groups, which begin and end by themselves.

command-league = Seasons in groups that begin and end by themselves
command-league-new = Open the league of a game in this channel
command-league-new-game = Which game, of those for two
command-league-new-pace = How fast. Leave it out for the pace of this server
command-league-card = See a league: its groups, and when it goes on
command-league-card-game = The league of which game
command-league-join = Play from the next season on
command-league-join-game = The league of which game
command-league-leave = Leave a league
command-league-leave-game = The league of which game
command-league-once = Play the next season, and leave after it
command-league-once-game = The league of which game

# The card, the beginning of which is always the same. $game: the game.
league-title = **{ $game } league**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Season { $season }, { $pace }. It ends with its last game, on { $until } at the latest. Join to play from the next season on.
# $when: date and time.
league-next = Season { $season } ({ $pace }) begins by itself: { $when }. Join before that.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = { $count ->
    [one] A season ({ $pace }) begins by itself with { $fewest } players: { $count } more is needed.
   *[other] A season ({ $pace }) begins by itself with { $fewest } players: { $count } more are needed.
 }
league-rests = The next season has no date yet: too few have said that they play, or leagues are switched off here.
# $people: those who play the next season.
league-people = In ({ $count }): { $people }
# $count: further people who are not named.
league-more = { $count } more
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Group { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# In a group everybody meets everybody once: two games at a time, seats swapped, in at most { $most } meetings at once. Then the first go up and the last go down.
button-league-join = Join
button-league-leave = Leave
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] The table of the season, its rows in the order of the list. { $groups }
   *[other] The tables of { $count } groups, their rows in the order of the list. { $groups }
 }
# $points: the points of the rows, joined.
league-alt-group = Group { $group }: { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **{ $game } league: season { $season } is over.**
# $people: who is first, or who shares the first place.
league-first = First of group { $group }: { $people } (**{ $points }**).
league-up = Up one group: { $people }.

# Answers to one player alone.
league-opened = The **{ $game }** league is open. Its card comes to { $place }: everybody can join there, and its seasons begin and end by themselves.
league-joined = You are in the **{ $game }** league, until you leave it.
league-joined-once = You are in the **{ $game }** league, for its next season.
# $until: a date.
league-after-season = A season is running, until { $until } at the latest. You play from the next one on.
# $when: date and time.
league-from = Your season begins: { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] You are enough for a season: its date comes on the card.
    [one] Your season begins as soon as { $count } more player joins.
   *[other] Your season begins as soon as { $count } more players join.
 }
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] { $people }, whom you have blocked, plays here. You don't meet.
   *[other] { $people }, whom you have blocked, play here. You don't meet.
 }
league-left-it = You have left the **{ $game }** league. Games of yours that are running go on.
league-withdrew = You have left the **{ $game }** league. Games of yours that are running go on, the others don't begin.
league-is-in = You play the next season of the **{ $game }** league.
league-is-out = You don't play the next season of the **{ $game }** league. You can still join on its card.
league-goes-on = You go on in the **{ $game }** league.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = The next season of the **{ $game }** league in { $place } begins: { $until }. You lost a game by time in the last one, so I ask: are you in?
button-league-in = I'm in
button-league-out = Not this time
league-lost = You lost a game of the **{ $game }** league in { $place } by time. Press **{ button-league-go }** if you go on, until { $until }. Without an answer, or after a second game lost by time, your other meetings don't begin.
button-league-go = I go on
league-left = You are no longer in the **{ $game }** league in { $place }: you lost games by time there, and I haven't seen you for a month. You are welcome back.
button-league-again = Join again

refused-league-on-servers = Leagues belong to a server, so use `/league` there.
refused-no-league = There is no { $game } league here yet. `/league new` opens one.
refused-league-not-for-two = { $game } has no league: it takes a game for two against each other.
refused-league-pace = No season of this game is played at that pace. Choose another `pace`: fast or normal suits every game.
refused-league-running = A season is running, and keeps its pace. Between two seasons `/league new` changes it.
refused-leagues-off = This server opens no leagues. Someone who manages it can allow them: `/settings` with `contests`.
refused-leagues-of-moderators = Here moderators open leagues. Ask one of them, or let someone who manages the server change `contests` in `/settings`.
refused-not-in-league = You are not in this league.
refused-in-league = You are in this league already.
refused-league-not-asked = This question is over, and nothing has changed. `/league card` shows how the league stands.
