# What a server settles, and what it rules out.

command-settings = Show and change how games are played on this server
command-settings-open-in = A channel where games may be opened; if none is set, everywhere
command-settings-not-in = A channel where they may be opened no longer
command-settings-threads = Whether each game gets a thread of its own
command-settings-pace = How much time players have where nobody says otherwise
command-settings-computer = How strong I play where nobody says otherwise
command-settings-language = The language of lobbies and panels, not of private messages
command-settings-pings = Whether I ping whoever must act
command-settings-per-person = How many open games one person may have here; 0 for any number
command-settings-per-server = How many open games there may be here altogether; 0 for any number
command-settings-cancel = Who may cancel a game before its start, or break it off after that
setting-threads-yes = A thread for each game
setting-threads-no = In the channel itself
setting-pings-call = Ping them
setting-pings-quiet = Only name them, without a ping
setting-cancel-seats = Its players only
setting-cancel-moderators = Moderators too
setting-language-unset = Unset: the community's language, or the opener's

# $channels, $threads and so on: the lines below.
settings = ### Settings of this server
    Games are opened { $channels }. { $threads }
    Time where nobody says otherwise: **{ $pace }**. { $pings }
    Open games: { $person } per person, { $server } altogether.
    { $cancel }
    My strength where nobody says otherwise: **{ $strength }**.
    { $language }
    -# Change them here, or with the options of `/settings`. They hold from now on; only you see this.
settings-saved = **Saved.**
settings-channels-all = **in every channel**
settings-channels-some = in { $channels }
settings-limit-none = **any number**
settings-limit = **at most { $most }**
settings-threads-yes = Each gets **a thread of its own** where I may make one.
settings-threads-no = They are played **in the channel itself**, without threads.
settings-pings-call = Whoever must act is **pinged**.
settings-pings-quiet = Whoever must act is **named without a ping**.
settings-cancel-seats = **Only its players** can cancel a game, or break it off.
settings-cancel-moderators = Its players and **moderators** ({ permission-manage-messages } or { permission-manage-server }) can cancel a game, or break it off.
settings-language-set = Lobbies and panels are in **{ $language }**; running games keep theirs.
settings-language-unset = Lobbies and panels are in the **language of the community**, or else of whoever opens the game.
settings-menu-channels = Choose all channels where games may be opened
settings-menu-pace = Default pace · { $pace }
settings-menu-per-person = { $limit ->
        [0] Per person · any number of open games
        [one] Per person · { $limit } open game
       *[other] Per person · { $limit } open games
    }
settings-menu-per-server = { $limit ->
        [0] Whole server · any number of open games
        [one] Whole server · { $limit } open game
       *[other] Whole server · { $limit } open games
    }
settings-button-channels-all = Games in every channel
settings-button-computer-easy = My strength: easy
settings-button-computer-medium = My strength: medium
settings-button-computer-strong = My strength: strong
settings-button-threads-yes = Play in threads
settings-button-threads-no = Play without threads
settings-button-pings-call = Ping players
settings-button-pings-quiet = Don't ping players
settings-button-cancel-seats = Only players cancel
settings-button-cancel-moderators = Let moderators cancel

# What is refused.
refused-not-here = On this server games are opened in { $channels }. Type `/play` there.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = You have opened { $most } games within an hour. You can open the next one <t:{ $until }:R>; until then you can join others.
refused-too-many-games = { $most ->
    [one] You have { $most } unfinished game on this server, and it allows no more. Finish or leave it first: `/games` shows it.
   *[other] You have { $most } unfinished games on this server, and it allows no more. Finish or leave one first: `/games` lists them.
 }
refused-too-many-alone = You have { $most } unfinished games against the computer alone, and I keep no more for one person. Finish or leave one first: `/games` lists them.
refused-too-many-by-code = You have { $most } unfinished games with friends from anywhere, and I keep no more for one person. Finish or leave one first: `/games` lists them.
refused-too-many-games-here = { $most ->
    [one] This server has { $most } unfinished game, and it allows no more. Another can be opened as soon as one is over; whoever manages the server can raise the limit with `/settings`.
   *[other] This server has { $most } unfinished games, and it allows no more. Another can be opened as soon as one is over; whoever manages the server can raise the limit with `/settings`.
 }
refused-not-to-invite = { $person } can't be invited by you. Invite somebody else, or nobody: anyone here can press **{ $button-join }**.
refused-not-to-join = You can't join this game. `/play` opens another one.
refused-blocked = You have blocked { $person }. `/block` shows your list, where you can unblock them.
refused-blocked-oneself = You can't block yourself.
refused-blocked-bot = There is no need to block a bot: I play only where somebody asks me to, and others don't play.
refused-not-a-manager = Only those who may **{ permission-manage-server }** can see and change its settings.
refused-no-such-setting = There is no such setting. `/settings` shows what can be set.
