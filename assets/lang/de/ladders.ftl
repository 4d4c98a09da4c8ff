# Ladders: everybody has a rung, and challenges those above.

command-ladder = Die Leiter eines Spiels für zwei: fordere heraus, wer über dir steht
command-ladder-game = Welches der Spiele für zwei
command-ladder-show = Zeig sie hier, in einer Nachricht, die aktuell bleibt

command-settings-ladders = Ob dieser Server Leitern hat
setting-ladders-on = Leitern von Spielen für zwei
setting-ladders-off = Keine Leitern
settings-ladders-on = Leitern: **an**, mit `/ladder`.
settings-ladders-off = Leitern: **keine**.
settings-button-ladders-on = Leitern einschalten
settings-button-ladders-off = Keine Leitern

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **Leiter { $game }**
ladder-nobody = Noch ist niemand darauf.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ Begegnung: { $people }
# $until: a date.
ladder-away = im Urlaub bis { $until }
# $count: further people who are not named.
ladder-more = { $count } weitere darunter
# Small print of the list.
ladder-rules = -# Fordere bis zu fünf Sprossen über dir heraus: zwei Partien zugleich, mit getauschten Plätzen. Mit 1½ Punkten oder mehr stehst du vor der Gegenseite, sonst ändert sich nichts. Ablehnen kostet einmal in 30 Tagen nichts. Danach, oder ohne Antwort in 5 Tagen, kostet es eine Sprosse. Zeit abgelaufen oder 60 Tage ohne Begegnung: Pause. Urlaub kostet nichts.
button-ladder-join = Mitspielen
button-ladder-challenge = Herausfordern
button-ladder-rest = Pause machen
button-ladder-leave = Aussteigen

# What the reader alone sees below the list.
ladder-own = Du stehst auf Sprosse **{ $rung }**.
ladder-off = Du bist nicht auf der Leiter. **{ button-ladder-join }** bringt dich auf die unterste Sprosse.
# $rung: a number; $until: a date.
ladder-back = Du machst Pause. Bis { $until } bringt dich **{ button-ladder-join }** auf Sprosse **{ $rung }**, drei unter deiner alten.
# $person: who was challenged; $until: date and time.
ladder-sent = Deine Herausforderung wartet auf Antwort: { $person }, bis { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } fordert dich heraus ({ $pace }). Antworte bis { $until }.
ladder-free = Ablehnen kostet jetzt nichts.
# $from: a date.
ladder-not-free = Ablehnen kostet dich jetzt eine Sprosse. Wieder kostenlos ab { $from }.

# Above the menu of those who may be challenged.
ladder-choose = Wen forderst du heraus? Beide Partien beginnen hier, sobald die Herausforderung angenommen ist.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = letzte Begegnung: { $day }
ladder-why-asked = Herausforderung zwischen euch beendet: { $day }
ladder-why-busy = gerade nicht frei für eine Herausforderung
ladder-why-blocked = von dir blockiert
ladder-menu = Wähle eine Sprosse
# A choice of the menu. $rung: a number.
ladder-menu-rung = Sprosse { $rung }
ladder-first = Du stehst ganz oben, auf Sprosse 1: Die anderen können dich herausfordern.
ladder-no-rival = Gerade lässt sich von ihnen niemand herausfordern. Versuch es später noch einmal.

# Answers to one player alone.
# $rung: a number.
ladder-joined = Leiter **{ $game }**: Du stehst auf Sprosse **{ $rung }**.
ladder-posted = Die Leiter **{ $game }** kommt in { $place }, in einer einzigen Nachricht, die ich aktuell halte.
# $until: date and time.
ladder-challenged = Herausforderung verschickt: { $person }. Zeit für die Antwort bis { $until }.
# $place: the channel of the games.
ladder-accepted = Du hast angenommen. Beide Partien beginnen in { $place }.
ladder-declined-free = Du hast abgelehnt. Es kostet nichts, denn es war das erste Mal in 30 Tagen.
ladder-declined-down = Du hast abgelehnt und stehst eine Sprosse tiefer.
ladder-ask-rest = Pause von der Leiter **{ $game }**? Eine laufende Begegnung ist auf der Leiter verloren, ihre Partien gehen weiter. Binnen 90 Tagen kannst du drei Sprossen tiefer zurückkommen, danach ganz unten.
button-ladder-really-rest = Ja, Pause machen
# $rung: a number; $until: a date.
ladder-rests = Du machst Pause von der Leiter **{ $game }**. Bis { $until } bringt dich **{ button-ladder-join }** zurück, nach jetzigem Stand auf Sprosse **{ $rung }**.
ladder-ask-leave = Die Leiter **{ $game }** endgültig verlassen? Eine laufende Begegnung ist auf der Leiter verloren, ihre Partien gehen weiter. Kommst du wieder, beginnst du ganz unten.
button-ladder-really-leave = Ja, aussteigen
ladder-left-it = Du hast die Leiter **{ $game }** verlassen. Deine laufenden Partien gehen weiter.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person } auf Sprosse **{ $rung }** fordert dich auf der Leiter **{ $game }** in { $place } heraus: zwei Partien zugleich, mit getauschten Plätzen ({ $pace }). Antworte bis { $until }. Ohne Antwort steigst du eine Sprosse ab.
button-ladder-accept = Annehmen
button-ladder-decline = Ablehnen
ladder-was-declined = Deine Herausforderung auf der Leiter **{ $game }** wurde abgelehnt oder nicht beantwortet, deine Sprosse bleibt. Du kannst wieder herausfordern: { $server }
ladder-stepped = Du hast eine Herausforderung auf der Leiter **{ $game }** nicht in 5 Tagen beantwortet und stehst eine Sprosse tiefer. `/ladder` zeigt sie: { $server }
ladder-late = Deine Zeit ist in einer Partie der Leiter **{ $game }** abgelaufen. Die Begegnung ist verloren, und du machst Pause: { $server }
ladder-idle = Du hattest 60 Tage keine Begegnung auf der Leiter **{ $game }** und machst jetzt Pause: { $server }

refused-ladder-on-servers = Leitern gehören zu einem Server, also nutze `/ladder` dort.
refused-ladders-off = Dieser Server hat keine Leitern. Wer ihn verwaltet, kann sie einschalten: `/settings` mit `ladders`.
refused-ladder-not-for-two = { $game } hat keine Leiter: Dazu braucht es ein Spiel, in dem zwei gegeneinander spielen.
refused-on-ladder = Du bist schon auf dieser Leiter. `/ladder` zeigt deine Sprosse.
refused-not-on-ladder = Du bist nicht auf dieser Leiter. Mit `/ladder` kommst du dazu.
refused-ladder-away = Du bist im Urlaub: Niemand fordert dich heraus, und du niemanden. `/vacation end` bringt dich zurück.
refused-ladder-sent = Deine letzte Herausforderung wartet auf Antwort. Danach kannst du die nächste verschicken.
refused-ladder-plays = Du spielst eine Begegnung aus deiner Herausforderung. Danach kannst du die nächste verschicken.
refused-ladder-not-near = Diese Person kannst du gerade nicht herausfordern. Drücke noch einmal **{ button-ladder-challenge }**.
refused-ladder-hindered = Diese Person lässt sich gerade nicht herausfordern. Drücke noch einmal **{ button-ladder-challenge }**: Dort steht bei jeder Person der Grund.
refused-ladder-not-asked = Diese Herausforderung ist nicht mehr offen, und nichts hat sich geändert. `/ladder` zeigt den Stand.
