# Reminders, vacations, and what people wish for themselves.

button-snooze = Nicht bei diesem Zug

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: { $game } wartet auf dich seit { $since }. [Zum Brett]({ $link }) · `{ $code }`
remind-turn-until = { $person }: { $game } wartet auf dich. Frist: { $until }. [Zum Brett]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = Willkommen zurück, { $person }. { $game } wartet auf dich seit { $since }. [Zum Brett]({ $link }) · `{ $code }`
remind-back-until = Willkommen zurück, { $person }. Deine Uhren laufen wieder, und { $game } wartet auf dich. Frist: { $until }. [Zum Brett]({ $link }) · `{ $code }`
remind-back-idle = Willkommen zurück, { $person }. Du bist noch nirgends am Zug. Eine deiner Partien ist { $game }: [zum Brett]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = Willkommen zurück, { $person }. Dein Urlaub ist vorbei, und keine deiner Partien läuft. `/play` öffnet eine.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Guten Morgen, { $person }: { $count } Partie wartet auf dich.
   *[other] Guten Morgen, { $person }: { $count } Partien warten auf dich.
}
remind-quiet-over = { $count ->
    [one] Deine Ruhezeiten sind vorbei, { $person }: { $count } Partie wartet auf dich.
   *[other] Deine Ruhezeiten sind vorbei, { $person }: { $count } Partien warten auf dich.
}
remind-morning-game = { $game }: [zum Brett]({ $link }) · `{ $code }`
remind-morning-until = { $game }: Frist { $until }. [Zum Brett]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person }: Ein Platz in { $game } ist für dich reserviert. [Zum Warteraum]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person }: In { $game } bist du als Nächstes dran, nach { $seats }. [Zum Brett]({ $link }) · `{ $code }`
snoozed = Keine Erinnerungen mehr an **{ $game }**, bis du dort wieder am Zug bist. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### Deine Erinnerungen
preferences-points = Solange eine Partie auf dich wartet, erinnere ich dich bei der Hälfte deiner Zeit und wenn noch ein Zehntel übrig ist.
preferences-points-every = { $hours ->
    [1] Solange eine Partie auf dich wartet, erinnere ich dich bei der Hälfte deiner Zeit, wenn noch ein Zehntel übrig ist, und jede Stunde.
   *[other] Solange eine Partie auf dich wartet, erinnere ich dich bei der Hälfte deiner Zeit, wenn noch ein Zehntel übrig ist, und alle { $hours } Stunden.
}
preferences-every = { $hours ->
    [1] Solange eine Partie auf dich wartet, erinnere ich dich jede Stunde.
   *[other] Solange eine Partie auf dich wartet, erinnere ich dich alle { $hours } Stunden.
}
preferences-none = Keine Erinnerungen, während eine Partie auf dich wartet.
preferences-way-mention = Ich erwähne dich am Tisch.
preferences-way-dm = Ich schicke dir eine Direktnachricht, oder ich erwähne dich am Tisch, wenn das nicht geht.
# Said to whoever sets quiet hours.
preferences-quiet = Ruhezeiten: { $from } bis { $to } ({ $zone }). In dieser Zeit nenne ich deinen Namen ohne Ping, und danach pinge ich dich einmal für alle wartenden Partien an. Die Ruhezeiten breche ich nur, wenn sonst deine Zeit ablaufen würde, und in Live-Partien.
preferences-loud = Keine Ruhezeiten. `/remind quiet` legt welche fest.
preferences-next = Vorwarnung vor deinem Zug, ab drei Personen: an
preferences-next-off = Vorwarnung vor deinem Zug, ab drei Personen: aus
# In the place of the first line, with a daily message.
preferences-digest-points = Ich erinnere dich nur, wenn noch ein Zehntel deiner Zeit übrig ist und vor ihrem Ende keine tägliche Nachricht kommt. In Live-Partien erinnere ich dich auch bei der Hälfte deiner Zeit.
# $at: a time of day.
preferences-digest = Einmal am Tag, um { $at } ({ $zone }), schicke ich dir eine Direktnachricht mit allen Partien, die auf dich warten. Am Tisch erwähne ich dich dann nur in Live-Partien und wenn deine Zeit vor der nächsten Nachricht enden würde.
preferences-digest-off = Ich erwähne dich jedes Mal, wenn du am Zug bist. `/remind digest` macht daraus eine Nachricht am Tag.
preferences-puzzle = Einmal am Tag, um { $at } ({ $zone }), schicke ich dir eine Zeile zum Rätsel des Tages.
preferences-puzzle-in-digest = In dieser Nachricht steht auch eine Zeile zum Rätsel des Tages.
# Only where it is on.
preferences-forced = Hast du nur einen erlaubten Zug und ist nichts verdeckt, spiele ich ihn zwei Minuten später für dich (10 Sekunden in Live-Partien), außer er verliert sofort.
# Only where it is on.
preferences-reader = Für deinen Screenreader: Bist du am Zug, kommt in Direktnachrichten jedes Mal eine neue Nachricht.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = Ich schicke dir eine Nachricht mit dem, was auf dich wartet: { $at }. Danach kommt nichts mehr ungefragt.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Dann lasse ich es.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = Ich schicke dir eine Zeile zum nächsten Rätsel, und dann jeden Tag eine: { $at }.
preferences-puzzle-off = Keine Zeile zum Rätsel des Tages. `/remind puzzle` schickt dir täglich eine.
preferences-changed = ### Gespeichert
preference-points-on = Bei halber Zeit erinnern
preference-points-off = Bei halber Zeit nicht erinnern
preference-way-dm = Per Direktnachricht erinnern
preference-way-mention = Per Erwähnung erinnern
preference-next-on = Vorwarnung vor meinem Zug: an
preference-next-off = Vorwarnung vor meinem Zug: aus
preference-off = Keine Erinnerungen
preference-digest-off = Keine tägliche Übersicht
preference-puzzle-off = Kein tägliches Rätsel
preference-every = Alle paar Stunden erinnern …
preference-every-0 = Ein- oder zweimal, nicht alle paar Stunden
preference-every-hours = { $hours ->
    [1] Jede Stunde erinnern
   *[other] Alle { $hours } Stunden erinnern
}

refused-zone = Diese Zeitzone kenne ich nicht. Tippe deine Stadt, dein Land oder eine Zeitverschiebung wie `UTC+1` und wähle aus der Liste.
# Below there is a button for each that was perhaps meant.
refused-zone-near = Das können mehrere Zeitzonen sein. Meinst du eine davon?
refused-no-zone = In welcher Zeitzone bist du? Füge `zone:` hinzu, mit deiner Stadt, deinem Land oder einer Zeitverschiebung wie `UTC+1`.
refused-time = Diese Uhrzeit konnte ich nicht lesen. Versuch `22:30` oder `10pm`.
refused-all-day = Ruhezeiten brauchen verschiedene Uhrzeiten für Anfang und Ende. Für Ruhe den ganzen Tag nimm `/remind off`.
refused-every = Wähle eine Zahl von Stunden zwischen 0 und { $most }. 0 schaltet es ab.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Das wartet heute auf dich
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** mit { $others } · `{ $code }`
digest-line-until = - **{ $game }** mit { $others } · Frist { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - Du folgst [{ $game }]({ $link }): { $players } · Zug { $moves } · `{ $code }`
# $count: how many more.
digest-more = { $count ->
    [one] - und { $count } weitere, unten
   *[other] - und { $count } weitere, unten
}
digest-change-puzzle = -# `/remind puzzle` ändert die Uhrzeit oder schaltet diese Nachricht ab.
digest-change-once = -# Das war für dieses eine Mal. `/remind digest` schickt es dir jeden Tag.
digest-change = -# `/remind digest` ändert die Uhrzeit oder schaltet diese Nachricht ab.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# Ich kann dir keine Direktnachrichten schicken, also ist deine tägliche Nachricht aus, und ich erwähne dich wieder am Tisch. Um sie wieder einzuschalten, erlaube Direktnachrichten von Mitgliedern dieses Servers und nimm `/remind digest` oder `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = Du bist im Urlaub bis { $until }. Deine Uhren stehen still, außer in Live-Partien, und spielen kannst du trotzdem. Danach { $days ->
    [one] bleibt dir dieses Jahr noch { $days } Tag
   *[other] bleiben dir dieses Jahr noch { $days } Tage
} und { $hours } h.
vacation-here = Dieses Jahr hast du noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} und { $hours } h Urlaub. Im Urlaub stehen deine Uhren still, außer in Live-Partien, und die Gegenseite sieht es auf den Anzeigen.
vacation-begun = Schönen Urlaub. Deine Uhren stehen still bis { $until }, außer in Live-Partien. Ich sage dir, wenn der Urlaub vorbei ist, und `/vacation end` holt dich früher zurück.
vacation-ended = Willkommen zurück. Deine Uhren laufen wieder. `/games` zeigt die Partien, die auf dich warten.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Freie Tage: { $days } ({ $zone }). Als Urlaub zählen diese Tage nicht.
vacation-week-none = `/vacation weekly` gibt dir jede Woche freie Tage, etwa Samstag und Sonntag.
vacation-net = Droht deine Zeit abzulaufen, beginnt von selbst ein Urlaub von bis zu drei Tagen, höchstens einmal in 30 Tagen. Er zählt zu deinem Urlaub, und alle am Tisch lesen davon. Dafür brauchst du eine beendete Partie.
vacation-net-off = Droht deine Zeit abzulaufen, beginnt kein Urlaub von selbst.
button-net-on = Urlaub automatisch: an
button-net-off = Urlaub automatisch: aus
vacation-weekly = Deine Uhren stehen still: { $days }, von der nächsten Mitternacht an ({ $zone }), außer in Live-Partien. Diese Tage zählen nicht als Urlaub. In einer Woche kannst du andere wählen.
vacation-weekly-off = Du hast keine freien Tage mehr. `/vacation status` zeigt deinen Urlaub.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = Andere freie Tage kannst du <t:{ $until }:R> wählen. `/vacation weekly days: off` beendet sie sofort.
# $most: how many.
refused-too-many-days = Wähle höchstens { $most } Tage je Woche.
vacation-days = Urlaub nehmen für …
vacation-day = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
vacation-all = Alle Tage, die ich noch habe
button-vacation-end = Urlaub beenden

refused-away = Du bist schon im Urlaub. `/vacation end` holt dich zurück.
refused-here = Du bist nicht im Urlaub. `/vacation start` beginnt einen.
refused-used-up = Du hast dieses Jahr noch { $hours } h Urlaub, und einer dauert mindestens einen Tag. Am 1. Januar hast du wieder 14 Tage.
refused-too-long = Dieses Jahr hast du noch { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} und { $hours } h. Wähle weniger Tage oder lass die Zahl weg, um alle zu nehmen.
