# Reminders, vacations, and what people wish for themselves.

button-snooze = Not this turn

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: { $game } `{ $code }` has been waiting for you since { $since }. [To the board]({ $link })
remind-turn-until = { $person }: { $game } `{ $code }` waits for you, until { $until }. [To the board]({ $link })
# The same where a vacation has just come to its end.
remind-back = { $person }: your vacation is over. { $game } `{ $code }` waits for you, since { $since }. [To the board]({ $link })
remind-back-until = { $person }: your vacation is over and your clock runs again. { $game } `{ $code }` waits for you, until { $until }. [To the board]({ $link })
remind-back-idle = { $person }: your vacation is over. No game waits for you now; when one does, your clock runs again. One of yours is { $game } `{ $code }`: [to the board]({ $link })
# $seats: who is to act now.
remind-next = { $person }: you are next in { $game } `{ $code }`, after { $seats }. [To the board]({ $link })
snoozed = No more reminders of **{ $game }** `{ $code }` until your next turn.

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
preferences-none = I don't remind you of a game that waits.
preferences-way-mention = They come as a mention at the table.
preferences-way-dm = They come by direct message, or as a mention at the table while I can't send you any.
preferences-quiet = None come between { $from } and { $to } in { $zone }, unless there is no other time left.
preferences-loud = They may come at any hour. `/remind quiet` sets quiet hours.
preferences-next = With three or more players, I also tell you when you are next.
preferences-next-off = I don't tell you when you are next.
# $at: a time of day.
preferences-digest = Once a day, at { $at } in { $zone }, I send you one direct message with all games that wait for you. At the table I then mention you only in live games, and where your time would end before it.
preferences-digest-off = I mention you each time it becomes your turn. `/remind digest` makes that one message a day.
preferences-changed = That is how it is from now on:
preference-points-on = Remind me at half time
preference-points-off = Don't remind me at half time
preference-way-dm = Remind me by direct message
preference-way-mention = Remind me by mention
preference-next-on = Tell me when I'm next
preference-next-off = Don't tell me when I'm next
preference-off = No reminders
preference-digest-off = No daily digest
preference-every = Remind me every few hours …
preference-every-0 = Only once or twice, not every few hours
preference-every-hours = Remind me every { $hours } hours

refused-zone = I don't know that time zone. Type your city, your country or an offset such as `UTC+1`, and choose from the list.
refused-no-zone = In which time zone do you live? Add `zone:` with your city, your country or an offset such as `UTC+1`.
refused-time = I couldn't read that time. Try `22:30` or `10pm`.
refused-all-day = Quiet hours begin and end at different times. To hear nothing at all, use `/remind off`.
refused-every = Choose a number of hours between 0 (off) and { $most }.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Waiting for you today
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** `{ $code }` with { $others }
digest-line-until = - **{ $game }** `{ $code }` with { $others }, your time ends { $left }
# $count: how many more.
digest-more = { $count ->
    [one] - and { $count } more, below
   *[other] - and { $count } more, below
}
digest-change = -# `/remind digest` changes when this comes, or turns it off.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# I can't send you direct messages, so your daily digest is off and I mention you at the table again. Allow direct messages from members of this server, then turn it on again with `/remind digest`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = You are on vacation until { $until }: your clocks stand still, except in live games. You may play all the same. After it, { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h are left this year.
vacation-here = You are not on vacation. This year you have { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h left. On vacation your clocks stand still, except in live games, and the panels say so.
vacation-begun = Have a good time! Your clocks stand still until { $until }, except in live games. The panels say so, and I tell you when it is over. `/vacation end` ends it sooner.
vacation-ended = Welcome back! Your clocks run again in the games that wait for you. `/games` lists them.
vacation-days = Go on vacation for …
vacation-day = { $days ->
    [one] { $days } day
   *[other] { $days } days
 }
vacation-all = All that is left
button-vacation-end = End my vacation

refused-away = You are on vacation already. `/vacation end` ends it.
refused-here = You are not on vacation. `/vacation start` begins one.
refused-used-up = There is less than a day left of your fourteen days this year: { $hours } h. They come back on the first of January.
refused-too-long = You have { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h left this year. Choose fewer days, or none to take them all.
