# Ladders: everybody has a rung, and challenges those above.

command-ladder = The ladder of a game for two: challenge those above you
command-ladder-game = Which game, of those for two
command-ladder-show = Post it here, and keep that message up to date

command-settings-ladders = Whether this server has ladders
setting-ladders-on = Ladders of games for two
setting-ladders-off = No ladders
settings-ladders-on = Ladders: **on**, with `/ladder`.
settings-ladders-off = Ladders: **none**.
settings-button-ladders-on = Turn ladders on
settings-button-ladders-off = No ladders

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **{ $game } ladder**
ladder-nobody = Nobody is on it yet.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ plays { $people }
# $until: a date.
ladder-away = on vacation until { $until }
# $count: further people who are not named.
ladder-more = { $count } more below
# Small print of the list.
ladder-rules = -# Challenge up to five rungs up: two games at a time, seats swapped. With 1½ points or more you go in front of your rival, else nothing changes. Declining is free once in 30 days. After that, or without an answer within 5 days, it costs a rung. Out of time, or 60 days without a meeting: you rest. A vacation costs nothing.
button-ladder-join = Join
button-ladder-challenge = Challenge
button-ladder-rest = Rest
button-ladder-leave = Leave

# What the reader alone sees below the list.
ladder-own = You are on rung **{ $rung }**.
ladder-off = You are not on it. **{ button-ladder-join }** puts you on the lowest rung.
# $rung: a number; $until: a date.
ladder-back = You rest. Until { $until }, **{ button-ladder-join }** brings you back to rung **{ $rung }**, three below your old one.
# $person: who was challenged; $until: date and time.
ladder-sent = Your challenge to { $person } waits for an answer until { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } challenges you ({ $pace }). Answer by { $until }.
ladder-free = Declining is free now.
# $from: a date.
ladder-not-free = Declining costs you a rung now. It is free again from { $from }.

# Above the menu of those who may be challenged.
ladder-choose = Whom do you challenge? Both games begin here as soon as they accept.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = you met on { $day }
ladder-why-asked = a challenge between you ended on { $day }
ladder-why-busy = not free for a challenge now
ladder-why-blocked = you have blocked them
ladder-menu = Choose a rung
# A choice of the menu. $rung: a number.
ladder-menu-rung = Rung { $rung }
ladder-first = You are at the top, on rung 1: the others challenge you.
ladder-no-rival = None of them can be challenged now. Try again later.

# Answers to one player alone.
# $rung: a number.
ladder-joined = You are on rung **{ $rung }** of the **{ $game }** ladder.
ladder-posted = The **{ $game }** ladder comes to { $place }, in one message that I keep up to date.
# $until: date and time.
ladder-challenged = Your challenge is sent to { $person }, who has until { $until } to answer it.
# $place: the channel of the games.
ladder-accepted = You have accepted. Both games begin in { $place }.
ladder-declined-free = You have declined. It cost you nothing, as you had not declined for 30 days.
ladder-declined-down = You have declined, and stand one rung lower.
ladder-ask-rest = Rest from the **{ $game }** ladder? A meeting that you play is lost on the ladder, its games go on. Within 90 days you can come back three rungs below your old one, and then on the lowest.
button-ladder-really-rest = Yes, rest
# $rung: a number; $until: a date.
ladder-rests = You rest from the **{ $game }** ladder. Until { $until }, **{ button-ladder-join }** brings you back, to rung **{ $rung }** as it stands now.
ladder-ask-leave = Leave the **{ $game }** ladder for good? A meeting that you play is lost on the ladder, its games go on. If you join again, you begin on the lowest rung.
button-ladder-really-leave = Yes, leave
ladder-left-it = You have left the **{ $game }** ladder. Games of yours that are running go on.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person } on rung **{ $rung }** challenges you on the **{ $game }** ladder in { $place }: two games at a time, seats swapped ({ $pace }). Answer by { $until }. Without an answer you go down one rung.
button-ladder-accept = Accept
button-ladder-decline = Decline
ladder-was-declined = Your challenge on the **{ $game }** ladder was declined or not answered, so your rung stays. You can challenge again: { $server }
ladder-stepped = You didn't answer a challenge on the **{ $game }** ladder within 5 days, so you stand one rung lower. `/ladder` shows it: { $server }
ladder-late = You ran out of time in a game of the **{ $game }** ladder, so the meeting is lost and you rest: { $server }
ladder-idle = You had no meeting on the **{ $game }** ladder for 60 days, so you rest: { $server }

refused-ladder-on-servers = Ladders belong to a server, so use `/ladder` there.
refused-ladders-off = This server has no ladders. Someone who manages it can turn them on: `/settings` with `ladders`.
refused-ladder-not-for-two = { $game } has no ladder: it takes a game for two against each other.
refused-on-ladder = You are on this ladder already. `/ladder` shows your rung.
refused-not-on-ladder = You are not on this ladder. Join it with `/ladder`.
refused-ladder-away = You are on vacation, so nobody challenges you, and you challenge nobody. `/vacation end` brings you back.
refused-ladder-sent = Your last challenge waits for its answer. Send the next one after that.
refused-ladder-plays = You play a meeting that you challenged for. Send the next challenge after it.
refused-ladder-not-near = That player is not among those you can challenge now. Press **{ button-ladder-challenge }** again.
refused-ladder-hindered = That player can't be challenged now. Press **{ button-ladder-challenge }** again: it says of each why.
refused-ladder-not-asked = This challenge is no longer open, and nothing has changed. `/ladder` shows how things stand.
