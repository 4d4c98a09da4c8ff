# Why something cannot be done. Each says what to do next.

refused-no-such-match = I don't know a game { $code }. `/games` lists yours.
refused-not-seated = You don't play in this game. `/board` lets you watch.
refused-not-started = This game hasn't started yet.
refused-cancel-instead = This game hasn't started yet: **{ $button-cancel }** on its card cancels it.
refused-started = This game has already started. `/play` opens a new one.
refused-cancelled = This game was cancelled. `/play` opens a new one.
refused-out-of-reach = I can't reach the games just now. Nothing is lost. Try again in a minute. If you were about to move, look at the board first.
refused-aside = This game's record is damaged, so it can't go on. It is kept safe for the people who run the bot.
refused-moved-on = The game has moved on since that button was shown. Press **{ $button-turn }** to see the board as it is now.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = That button is from a later move, which is lost: the bot went back to a backup. Press **{ $button-turn }** to see the board as it is now.
# $seats: the names of the seats to act.
refused-waiting = It isn't your turn yet. To move: { $seats }.
refused-over = The game is over.
refused-left = You have left this game. You can still watch: `/board` shows it.
refused-not-your-turn = It isn't your turn yet.
refused-false-claim = That claim doesn't hold, so nothing has changed. It costs you nothing, and only you know.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` isn't a legal move here. Press **{ $button-turn }** on the panel to choose from menus.
refused-not-a-turn-near = `{ $text }` isn't a legal move here. Try { $near }.
refused-no-turn = Type your move. Try { $near }.
refused-already-in = You have joined already.
refused-not-in = You haven't joined this game.
refused-full = Every seat is taken. `/play` opens another game.
refused-posted-again = This game was posted again already.
refused-kept = The free seats are kept for invited people. `/play` opens another game.
refused-not-the-opener = Only the person who opened this game can do that.
refused-too-few = It takes { $needed } players to start, and not enough have joined yet.
refused-too-many-opponents = That is more people than seats: invite at most { $most }.
refused-oneself = You have a seat already. Invite another player, or nobody: anyone here can press **{ $button-join }**.
refused-not-for-channel = A channel plays the computer, in a game for two without secrets, and only on a server. Leave out `consult`, or choose another game.
refused-too-many-candidates = There are { $most } moves proposed already. Vote for one of them.
refused-swap-in-two = In two games both of you have each seat once, so there is nothing to take over. Leave out `swap`, or leave out `games`.
refused-not-for-two = Two games with the seats swapped are for two players against each other. Leave out `games`, or play with `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = The other game, `{ $code }`, is still being played. The rematch is for both, so it comes after that.
refused-wishes-on-servers = Others find you on a server, so use `/looking` there.
refused-another-bot = That bot doesn't play. Invite people, or me.
refused-seats = This game is for { $fewest } to { $most } players.
refused-option = There is no option `{ $key }`.
refused-value = `{ $key }` can be one of: { $values }.
refused-no-claims = In { $game } there is nothing to claim.
refused-not-a-claim = `{ $text }` isn't a claim here. You can claim { $near }.
refused-nothing-to-claim = There is nothing to claim just now.
refused-no-hand = This game has no secrets: the board shows everything.
refused-no-hand-yet = You have no secret yet. Press **{ $button-turn }** to choose one.
refused-still-hidden = The record would show every hand, so it comes when the game is over. Until then `/history` shows what you may see.
refused-no-replay-yet = The replay comes when the game is over. Until then `/history` shows it step by step.
refused-no-analysis-yet = The analysis comes when the game is over. Until then `/history` shows it step by step.
refused-nothing-to-analyse = No move was made in this game, so there is nothing to analyse.
refused-nothing-played = No move has been made yet. The record begins with the first one.
refused-nothing-here = You have no game here. `/play` opens one, and `/games` lists yours.
refused-no-such-game = I don't know that game. **{ button-registry }** shows those I know.
# A word typed for an option of a command. $choices: those it has.
refused-choice = I don't know that choice. There are { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = I don't know that game. Did you mean { $games }?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = I'm not on this server, but we can play in direct messages: press { $bot }, then **Message**, and type `/play` there.
refused-no-such-lobby = No open game has that code. Your friend finds it on the card of the game.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = I can't host a game in { $place }, because I lack { $permissions } there. A moderator can grant it under **{ path-channel-permissions }**.
refused-in-time = There is still time on the clock.
refused-nothing-to-take-back = You have no move to take back now.
refused-told = That move has revealed something hidden, so it stands.
refused-another-asks = Another player is asking for a takeback. Answer that first.
refused-no-draw-offered = There is no draw offer now.
refused-no-undo-asked = There is no takeback request now.
refused-own-proposal = This one is yours, so the others answer it. You can withdraw it.
refused-accepted-already = You have agreed already. The others haven't answered yet.
refused-proposed-already = You have asked already. The others haven't answered yet.
refused-offered-before = You have offered a draw already. You can offer one again after your next move.
refused-requested-before = You have asked for this move already, and a move can be asked for once.
refused-offered-by-other = You already have a draw offer: accept or decline it.
refused-together = You play this one together, so there are no draw offers.
refused-hint-among-people = Hints are for games against the computer. Once this game is over, **{ button-analysis }** shows the best moves.
refused-computer-plays-on = The computer plays on. It agrees to a draw only when it is sure that nobody can win.
refused-computer-thinks = The computer is still thinking. Ask again once it has moved.
refused-too-late-to-break-off = This game has started, so it can't be aborted. `/resign` ends it for you.
refused-too-late-to-break-off-draw = This game has started, so it can't be aborted. `/resign` or `/draw` end it.
refused-gift-oneself = You can't give time to yourself. A rival can, with `/time` or the button on your reminder.
refused-plan-game = In this game I can't play moves for you: it hides something, has more than two players, or has too many moves to list.
refused-plan-answer = A plan is an answer to your rival's move. Choose their move first, then yours.
refused-plan-many = A plan holds { $most } answers. `/plan` shows them and removes what you no longer need.
refused-plan-deep = A plan goes { $most } of your moves deep.
refused-gift-left = That player has left the game.
refused-gift-no-clock = No other player has a clock in this game, so there is no time to give.
refused-gift-enough = They already have as much time as this game allows.
refused-gift-whom = Who gets the time? Add `to:` and pick a colour.
refused-open-already = I'm already looking for a substitute for you.
refused-not-open = That seat isn't free.
refused-not-absent = That player is back, or it isn't their turn any more.
refused-seated-already = You already play in this game.
refused-muted = I can't write where this game is played. Until a moderator lets me, your board is in your direct messages.
refused-locked = This thread is locked, so I can't write here. A moderator can unlock it, or you open the game in another channel.
refused-no-table = The channel of this game is gone, so there is no place for a rematch. `/play` opens a new game wherever you all are.
refused-not-over = This game isn't over yet.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = That was a lot of pictures in a short time. The next one is ready <t:{ $until }:R>. You can move at any time.
refused-beyond-studies = That was a lot of replays, analyses or hints in a short time. The next one is ready <t:{ $until }:R>.
refused-beyond-openings = You opened many games in a short time. You can open the next one <t:{ $until }:R>, and join others until then.
refused-beyond-codes = You tried many codes. You can try the next one <t:{ $until }:R>. Your friend can tell you the right one meanwhile.
refused-beyond-minor = That was a lot within a minute. You can go on <t:{ $until }:R>. You can move at any time.
refused-beyond-server = This server is very busy just now. Try again <t:{ $until }:R>. You can move at any time.
