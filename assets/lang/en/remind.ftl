# Reminders, vacations, and what people wish for themselves.

button-snooze = Not this turn

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: { $game } has been waiting for you since { $since }. [To the board]({ $link }) · `{ $code }`
remind-turn-until = { $person }: { $game } is waiting for you. Deadline: { $until }. [To the board]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = Welcome back, { $person }. { $game } has been waiting for you since { $since }. [To the board]({ $link }) · `{ $code }`
remind-back-until = Welcome back, { $person }. Your clocks run again, and { $game } is waiting for you. Deadline: { $until }. [To the board]({ $link }) · `{ $code }`
remind-back-idle = Welcome back, { $person }. It isn't your turn anywhere yet. One of your games is { $game }: [to the board]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = Welcome back, { $person }. Your vacation is over, and none of your games is running. `/play` starts one.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Good morning, { $person }: { $count } game waits for you.
   *[other] Good morning, { $person }: { $count } games wait for you.
}
remind-quiet-over = { $count ->
    [one] Your quiet hours are over, { $person }: { $count } game waits for you.
   *[other] Your quiet hours are over, { $person }: { $count } games wait for you.
}
remind-morning-game = { $game }: [to the board]({ $link }) · `{ $code }`
remind-morning-until = { $game }: deadline { $until }. [To the board]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person }: a seat in { $game } is kept for you. [To the lobby]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person }: you are next in { $game }, after { $seats }. [To the board]({ $link }) · `{ $code }`
snoozed = No more reminders of **{ $game }** until your next turn there. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### Your reminders
preferences-points = While a game waits for you, I remind you at half of your time, and when a tenth of it is left.
preferences-points-every = { $hours ->
    [1] While a game waits for you, I remind you at half of your time, when a tenth of it is left, and every hour.
   *[other] While a game waits for you, I remind you at half of your time, when a tenth of it is left, and every { $hours } hours.
}
preferences-every = { $hours ->
    [1] While a game waits for you, I remind you every hour.
   *[other] While a game waits for you, I remind you every { $hours } hours.
}
preferences-none = No reminders while a game waits for you.
preferences-way-mention = I mention you at the table.
preferences-way-dm = I send you a direct message, or mention you at the table when I can't.
# Said to whoever sets quiet hours.
preferences-quiet = Quiet hours: { $from } to { $to } ({ $zone }). In them I name you without a ping, and when they end I ping you once for all games that wait. I only break them if you would run out of time, and in live games.
preferences-loud = No quiet hours. `/remind quiet` sets them.
preferences-next = Heads-up before your turn, with three or more players: on
preferences-next-off = Heads-up before your turn, with three or more players: off
# In the place of the first line, with a daily message.
preferences-digest-points = I remind you only when a tenth of your time is left and no daily message comes before it ends. In live games I remind you at half of your time, too.
# $at: a time of day.
preferences-digest = Once a day, at { $at } ({ $zone }), I send you one direct message with all the games that wait for you. At the table I then mention you only in live games, and when your time would end before the next message.
preferences-digest-off = I mention you each time it's your turn. `/remind digest` makes that one message a day.
preferences-puzzle = Once a day, at { $at } ({ $zone }), I send you a line about the day's puzzle.
preferences-puzzle-in-digest = That message has a line about the day's puzzle, too.
# Only where it is on.
preferences-forced = When you have only one legal move and nothing is hidden, I play it for you two minutes later (10 seconds in live games), unless it loses at once.
# Only where it is on.
preferences-reader = For your screen reader: in direct messages, each of your turns is a new message.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = I'll send you one message with what waits for you: { $at }. After that nothing comes unasked.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Then I won't.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = I'll send you a line about the next puzzle, and one each day: { $at }.
preferences-puzzle-off = No line about the day's puzzle. `/remind puzzle` sends you one a day.
preferences-changed = ### Saved
preference-points-on = Remind me at half time
preference-points-off = Don't remind me at half time
preference-way-dm = Remind me by direct message
preference-way-mention = Remind me by mention
preference-next-on = Heads-up before my turn: on
preference-next-off = Heads-up before my turn: off
preference-off = No reminders
preference-digest-off = No daily digest
preference-puzzle-off = No daily puzzle
preference-every = Remind me every few hours …
preference-every-0 = Once or twice, not every few hours
preference-every-hours = Remind me every { $hours } hours

refused-zone = I don't know that time zone. Type your city, your country or an offset such as `UTC+1`, and pick from the list.
# Below there is a button for each that was perhaps meant.
refused-zone-near = That can mean several time zones. Did you mean one of these?
refused-no-zone = Which time zone are you in? Add `zone:` with your city, your country or an offset such as `UTC+1`.
refused-time = I couldn't read that time. Try `22:30` or `10pm`.
refused-all-day = Quiet hours need different times to start and to end. For silence all day, use `/remind off`.
refused-every = Choose a number of hours from 0 to { $most }. 0 turns it off.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Waiting for you today
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** with { $others } · `{ $code }`
digest-line-until = - **{ $game }** with { $others } · deadline { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - You follow [{ $game }]({ $link }): { $players } · move { $moves } · `{ $code }`
# $count: how many more.
digest-more = { $count ->
    [one] - and { $count } more, below
   *[other] - and { $count } more, below
}
digest-change-puzzle = -# `/remind puzzle` changes the time, or turns this off.
digest-change-once = -# You asked me for this once. `/remind digest` sends it each day.
digest-change = -# `/remind digest` changes the time, or turns this off.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# I can't send you direct messages, so your daily message is off and I mention you at the table again. To turn it back on, allow direct messages from members of this server and use `/remind digest` or `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = You are on vacation until { $until }. Your clocks stand still, except in live games, and you can still play. After it, { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h are left this year.
vacation-here = You have { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h of vacation left this year. On vacation your clocks stand still, except in live games, and your rivals see it on the panels.
vacation-begun = Have a good time! Your clocks stand still until { $until }, except in live games. I tell you when it is over, and `/vacation end` brings you back sooner.
vacation-ended = Welcome back! Your clocks run again. `/games` shows the games that wait for you.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Days off: { $days } ({ $zone }). They don't count as vacation.
vacation-week-none = `/vacation weekly` gives you days off each week, such as Saturday and Sunday.
vacation-net = If your time would run out, a vacation of up to three days begins by itself, at most once in 30 days. It counts, and your table reads it. It needs one finished game.
vacation-net-off = No vacation begins by itself when your time would run out.
button-net-on = Let one begin by itself
button-net-off = Let none begin by itself
vacation-weekly = Your clocks stand still on { $days }, from the next midnight on ({ $zone }), except in live games. These days don't count as vacation. In a week you can choose others.
vacation-weekly-off = You have no days off any more. `/vacation status` shows your vacation.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = You can choose other days off <t:{ $until }:R>. `/vacation weekly days: off` ends them at once.
# $most: how many.
refused-too-many-days = Choose at most { $most } days a week.
vacation-days = Go on vacation for …
vacation-day = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
vacation-all = All I have left
button-vacation-end = End my vacation

refused-away = You are on vacation already. `/vacation end` brings you back.
refused-here = You aren't on vacation. `/vacation start` begins one.
refused-used-up = You have { $hours } h of vacation left this year, and it takes a day to start one. Your 14 days come back on January 1.
refused-too-long = You have { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h left this year. Choose fewer days, or leave the number out to take them all.
