# What a server settles, and what it rules out.

command-settings = Show and change how games are played on this server
command-settings-open-in = A channel where games can be opened. Without any: everywhere
command-settings-not-in = A channel to take off that list
command-settings-threads = Whether each game gets its own thread
command-settings-pace = The default pace of new games
command-settings-computer = The default level of the computer
command-settings-language = The language of lobbies and panels, not of private messages
command-settings-puzzles = A channel for one puzzle a day
command-settings-puzzles-at = When, such as 08:00 or 8am, or off
command-settings-puzzles-zone = The city, country or offset of that time: Rome, Italy, UTC+1
command-settings-week = A channel for one message a week about the games here
command-settings-week-day = On which day
command-settings-week-at = When, such as 18:00 or 6pm, or off
command-settings-week-zone = The city, country or offset of that time: Rome, Italy, UTC+1
command-settings-looking = A channel for one list of those who look for a game
command-settings-looking-role = A role to mention at most once a day. @everyone means none
command-settings-looking-list = Switch that list off
setting-looking-list-off = No list
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Who wants to play: **I can't post in { $channel }**. Let me view it, write there and embed links, or choose another channel.
settings-looking-on = Who wants to play: one list **in { $channel }**.
settings-looking-calls = Who wants to play: one list **in { $channel }**, and I mention { $role } at most once a day.
command-settings-contests = Who can open leagues and contests
setting-contests-everyone = Everyone
setting-contests-moderators = Moderators
setting-contests-off = Nobody, and no season begins
settings-contests-everyone = Leagues and contests: **everyone** can open them.
settings-contests-moderators = Leagues and contests: **only moderators** can open them.
settings-contests-off = Leagues and contests: **nobody** can open them, and no season begins.
command-settings-pings = Whether I ping players when it's their turn
command-settings-per-person = Open games per person. 0 means no limit
command-settings-per-server = Open games on the whole server. 0 means no limit
command-settings-cancel = Who can cancel a game before it starts, or abort it later
setting-threads-yes = A thread for each game
setting-threads-no = In the channel itself
setting-pings-call = Ping them
setting-pings-quiet = Name them without a ping
setting-cancel-seats = Its players only
setting-cancel-moderators = Moderators too
setting-puzzles-off = No puzzles
setting-week-off = No message
weekday-off = Off
weekday-mon = Monday
weekday-tue = Tuesday
weekday-wed = Wednesday
weekday-thu = Thursday
weekday-fri = Friday
weekday-sat = Saturday
weekday-sun = Sunday
setting-language-unset = Unset: the community's language, or the opener's

settings-title = ### Settings of this server
settings-hint = -# Each button below explains a subject and changes it, as do the options of `/settings`. Changes apply to new games.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }`: { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Games and limits
settings-page-lists = Ratings and lists
settings-page-puzzle = Puzzle
settings-page-week = The week
settings-page-language = Language
settings-page-all = All settings
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ I can write there.
settings-lacks = ⚠️ In { $channel } I lack { $permissions }.
settings-can-give = ✓ I can give that role.
settings-cannot-give = ⚠️ I can't give that role.
settings-menu-limits = Choose a limit of open games
settings-menu-language = Choose the language of lobbies and panels
settings-button-ratings-choose = Rate where the opener says so
settings-button-ratings-on = Rate games by default
settings-button-ratings-off = Rate no games
settings-button-contests-everyone = Contests: everyone
settings-button-contests-moderators = Contests: moderators
settings-button-contests-off = No contests
# $channels, $threads and so on: the lines below.
settings-games = Games are opened { $channels }. { $threads }
    Default pace: **{ $pace }** · default computer level: **{ $strength }**
    Open games: { $person } per person, { $server } on the whole server
    { $pings }
    { $cancel }
settings-saved = **Saved.**
settings-channels-all = **in every channel**
settings-channels-some = in { $channels }
settings-limit-none = **no limit**
settings-limit = **at most { $most }**
settings-threads-yes = Each gets **its own thread** where I may make one.
settings-threads-no = They are played **in the channel itself**, without threads.
settings-pings-call = I **ping** players when it's their turn.
settings-pings-quiet = I **name players without a ping** when it's their turn.
settings-cancel-seats = **Only its players** can cancel or abort a game.
settings-cancel-moderators = Its players and **moderators** ({ permission-manage-messages } or { permission-manage-server }) can cancel or abort a game.
settings-language-set = Lobbies and panels are in **{ $language }**. Running games keep their language.
settings-language-unset = Lobbies and panels are in the **language of the community**, or of the player who opens the game.
# $at, $zone: a time of the day.
settings-puzzles-on = Puzzle of the day: **in { $channel } at { $at }** ({ $zone }).
settings-puzzles-paused = Puzzle of the day: **paused** in { $channel }, as nobody tried for two weeks. `/settings` with `puzzles` wakes it.
settings-puzzles-refused = Puzzle of the day: **I can't post in { $channel }**. Let me view it, write there and attach files, or choose another channel.
settings-puzzles-off = Puzzle of the day: **off**. `/settings` with `puzzles` gives it a channel.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Message of the week: **in { $channel }, { $day } at { $at }** ({ $zone }).
settings-week-refused = Message of the week: **I can't post in { $channel }**. Let me view it, write there and attach files, or choose another channel.
settings-week-off = Message of the week: **off**. `/settings` with `week` gives it a channel.
settings-menu-channels = Choose the channels where games can be opened
settings-menu-pace = Default pace · { $pace }
settings-menu-per-person = { $limit ->
        [0] Per person · no limit of open games
        [one] Per person · { $limit } open game
       *[other] Per person · { $limit } open games
    }
settings-menu-per-server = { $limit ->
        [0] Whole server · no limit of open games
        [one] Whole server · { $limit } open game
       *[other] Whole server · { $limit } open games
    }
settings-button-channels-all = Games in every channel
settings-button-computer-easy = Computer level: easy
settings-button-computer-medium = Computer level: medium
settings-button-computer-strong = Computer level: strong
settings-button-threads-yes = Play in threads
settings-button-threads-no = Play without threads
settings-button-pings-call = Ping players
settings-button-pings-quiet = Don't ping players
settings-button-cancel-seats = Only players cancel
settings-button-cancel-moderators = Let moderators cancel

# What is refused.
refused-not-here = On this server games are opened in { $channels }. Type `/play` there.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = You opened { $most } games within an hour. You can open the next one <t:{ $until }:R>, and join others until then.
refused-too-many-games = { $most ->
    [one] You have { $most } unfinished game on this server, which is the limit here. Finish or leave it first: `/games` shows it.
   *[other] You have { $most } unfinished games on this server, which is the limit here. Finish or leave one first: `/games` lists them.
 }
refused-too-many-alone = You have { $most } unfinished games against the computer, and that is as many as I keep for one person. Finish or leave one first: `/games` lists them.
# $most: the limit.
refused-watches-many = You watch { $most } games, and that is as many as I keep for one person. Stop watching one first: **{ button-more }** on its board.
# $most: a number.
refused-suggests-many = You have sent me { $most } texts today, and that is as many as I take. You can go on tomorrow.
refused-too-many-by-code = You have { $most } unfinished games by code, and that is as many as I keep for one person. Finish or leave one first: `/games` lists them.
refused-too-many-games-here = { $most ->
    [one] This server has { $most } unfinished game, which is its limit. You can open another when it is over, or a moderator can raise the limit with `/settings`.
   *[other] This server has { $most } unfinished games, which is its limit. You can open another when one is over, or a moderator can raise the limit with `/settings`.
 }
refused-not-to-invite = You can't invite { $person }. Invite another player, or nobody: anyone here can press **{ $button-join }**.
refused-not-to-join = You can't join this game. `/play` opens another one.
refused-blocked = You have blocked { $person }. `/block` shows your list, where you can unblock them.
refused-blocked-oneself = You can't block yourself.
refused-blocked-bot = There is no need to block a bot: I only play where I'm invited, and other bots don't play.
refused-not-a-manager = For this you need the permission **{ permission-manage-server }**.
refused-no-puzzle-channel = First choose a channel: `/settings` with the option `puzzles`.
refused-no-week-channel = First choose a channel: `/settings` with the option `week`.
refused-no-looking-channel = First choose a channel: `/settings` with the option `looking`.
refused-no-such-setting = I don't know that setting. `/settings` shows what you can set.

# The message of the week. $until: a day.
week-heading = ### The week until { $until }
week-numbers = Games that ended: **{ $ended }** · began: **{ $began }** · go on: **{ $running }**. Players: **{ $players }**.
week-quiet = Nobody played this week.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game }: { $first } won
week-beat = { $game }: { $first } beat { $others }
week-shared = { $game }: { $first } drew
week-together = { $game }: { $first } won together
week-drawn = { $game }: { $first } share the first place
week-drew-before = { $game }: { $first } share the first place before { $others }
week-somebody = a player
week-more = { $count ->
    [one] … and { $count } more result
   *[other] … and { $count } more results
 }
# $report: the move, with the colours of the seats.
week-turn = **The move of the week:** { $who } in { $game }. { $report }
week-puzzle = **Puzzle of the day:** { $solved } of { $tried } solved it.
# $people: each with the days, as below.
week-solvers = On most days: { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **{ $month } so far:** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Free seats:
week-last = -# There was no game for two weeks, so I'm quiet from now on. The next game that begins wakes me: `/play`.
button-week-join = Join { $game } { $code }
button-week-take = Take over { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = I can't show who wants to play in { $channel }, because I lack { $permissions } there. A moderator can grant it under **{ path-channel-permissions }**. `/settings` with `looking` chooses another channel.
looking-refused-gone = The channel you chose for the list of who wants to play is gone: { $server }. There, `/settings` with `looking` chooses another, and `looking-list: off` stops it.
looking-refused = Discord doesn't let me show who wants to play in { $channel }. `/settings` with `looking` chooses another channel.
week-refused-missing = I can't post the message of the week in { $channel }, because I lack { $permissions } there. A moderator can grant it under **{ path-channel-permissions }**. I keep trying. `/settings` with `week` chooses another channel.
week-refused-gone = The channel you chose for the message of the week is gone: { $server }. There, `/settings` with `week` chooses another, and `week-at: off` stops it.
week-refused = Discord doesn't let me post the message of the week in { $channel }. I keep trying. `/settings` with `week` chooses another channel.
