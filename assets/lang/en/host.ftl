# Why something cannot be done. Each says what to do next.

refused-no-such-match = There is no game { $code } here. `/games` lists yours.
refused-not-seated = You have no seat in this game. You can watch: `/board` shows it.
refused-not-started = This game has not started yet.
refused-cancel-instead = This game has not started yet: **{ $button-cancel }** on its card cancels it.
refused-started = This game has already started, so its seats are settled.
refused-cancelled = This game was cancelled. `/play` opens a new one.
refused-out-of-reach = I can't reach the games just now. Nothing is lost. Try again in a minute, and if you were about to play, look at the board first.
refused-aside = This game's record is damaged. It is kept safe for the people who run the bot; it cannot be played on now.
refused-moved-on = The game has moved on since that button was shown. Press **{ $button-turn }** for the position as it is now.
# $seats: the names of the seats to act.
refused-waiting = It isn't your turn: the game waits for { $seats }.
refused-over = The game is over.
refused-left = You have left this game.
refused-not-your-turn = It isn't your turn.
refused-false-claim = That claim doesn't hold, so nothing has changed. It costs you nothing, and only you see this.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` isn't a legal turn here. Press **{ $button-turn }** on the panel to choose from menus.
refused-not-a-turn-near = `{ $text }` isn't a legal turn here. Try { $near }.
refused-no-turn = Say what you play. Try { $near }.
refused-already-in = You have joined already.
refused-not-in = You haven't joined this game.
refused-full = Every seat is taken. `/play` opens another game.
refused-kept = The open seats are kept for people who were invited. `/play` opens another game.
refused-not-the-opener = Only the person who opened this game can do that.
refused-too-few = Too few have joined: it takes { $needed } to start.
refused-too-many-opponents = There are more opponents than seats: at most { $most } here.
refused-oneself = You have a seat already. Invite somebody else, or nobody: anyone here can press **{ $button-join }**.
refused-another-bot = That bot doesn't play. Invite people, or me.
refused-seats = This game is for { $fewest } to { $most } seats.
refused-option = There is no option `{ $key }`.
refused-value = `{ $key }` is one of: { $values }.
refused-no-claims = In { $game } there is nothing to claim.
refused-not-a-claim = `{ $text }` isn't a claim here. You can claim { $near }.
refused-nothing-to-claim = There is nothing to claim in this game now.
refused-no-hand = Nothing is hidden in this game: the board shows everything.
refused-no-hand-yet = You have no secret in this game yet. Press **{ $button-turn }** to choose one.
refused-still-hidden = The record tells what everyone holds, so there is none before the game is over. `/history` shows what you may see.
refused-no-replay-yet = The replay is made when the game is over. `/history` shows it step by step until then.
refused-no-analysis-yet = A game is analysed when it is over. `/history` shows it step by step until then.
refused-nothing-to-analyse = No turn was played in this game, so there is nothing to analyse.
refused-nothing-played = Nothing has been played yet, so there is no record. It begins with the first turn.
refused-nothing-here = You have no game here. `/play` opens one, `/games` lists yours.
refused-no-such-game = I don't know that game. Press **{ button-registry }** for those I know.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = I don't know that game. Closest: { $games }.
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = I'm not on this server, but we can play in direct messages: press { $bot }, then **Message**, and type `/play` there.
refused-no-such-lobby = No open game has that code. Ask your friend for it: it stands behind the name of the game.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = I can't host a game in { $place }: I lack { $permissions } there. Somebody who manages the server can grant it under **{ path-channel-permissions }**.
refused-in-time = There is still time.
refused-nothing-to-take-back = There is no turn of yours that could be taken back now.
refused-told = Something hidden has been told since that turn, so it stands.
refused-another-asks = Somebody else is asking to take back a turn. Answer that first.
refused-no-draw-offered = No draw is offered now.
refused-no-undo-asked = Nobody is asking to take back a turn now.
refused-own-proposal = That was your own proposal: the others must answer it. You can withdraw it.
refused-accepted-already = You have agreed already; others have not answered yet.
refused-proposed-already = You have proposed that already; the others have not answered yet.
refused-offered-by-other = A draw is offered to you already: accept or decline it.
refused-together = You play together in this game, so there is no draw.
refused-hint-among-people = I give hints only to whoever plays against me alone.
refused-computer-plays-on = The computer plays on: it agrees to a draw only where it is sure that nobody can win.
refused-computer-thinks = The computer is still thinking about its turn. Ask again once it has played.
refused-too-late-to-break-off = This game has started, so it can't be cancelled. `/resign` ends it for you.
refused-too-late-to-break-off-draw = This game has started, so it can't be cancelled. `/resign` or `/draw` end it.
refused-gift-oneself = Nobody gives themselves more time. A rival of yours can, by `/time` or the button on your reminder.
refused-gift-left = That seat has left the game.
refused-gift-no-clock = Nobody else has a clock in this game, so there is no time to give.
refused-gift-enough = They already have as much time as this game allows.
refused-gift-whom = Who gets the time? Say it with `to:`, which completes the colours.
refused-open-already = Your seat is already offered to whoever takes it.
refused-not-open = That seat is not free to take.
refused-seated-already = You have a seat in this game.
refused-no-table = The channel of this game is gone, so there is no place to play it again. `/play` opens a new game where all of you are.
refused-not-over = This game is still being played.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = You ask for pictures faster than anybody can look at them. You can go on <t:{ $until }:R>; turns can be played at any time.
refused-beyond-studies = You have asked for many replays, analyses or hints just now. You can ask for the next one <t:{ $until }:R>.
refused-beyond-openings = You are opening games very fast. You can open the next one <t:{ $until }:R>; until then you can join others.
refused-beyond-codes = You have tried many codes. You can try the next one <t:{ $until }:R>; your friend can tell you the right one meanwhile.
refused-beyond-minor = That was a lot within a minute. You can go on <t:{ $until }:R>; turns can be played at any time.
refused-beyond-server = This server asks me for a lot just now. Try again <t:{ $until }:R>; turns can be played at any time.
