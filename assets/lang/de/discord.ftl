# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = leicht
strength-medium = mittel
strength-strong = stark
fault = Bei mir ist etwas schiefgegangen. Die Partie ist sicher. Versuch es gleich noch einmal.
# It took so long that they may have done something else meanwhile.
too-late = Das hat zu lange gedauert, also ist nichts geschehen. Versuch es noch einmal.

# Names in Discord's own interface, as Discord has them in this language.
# ? Names in Discord's own interface, as other bots print them: compare them with a German client.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
permission-manage-messages = Nachrichten verwalten
permission-manage-server = Server verwalten
permission-manage-roles = Rollen verwalten
permission-create-threads = Öffentliche Threads erstellen
path-channel-permissions = Kanal bearbeiten → Berechtigungen

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Mitspielen
# $code: the game's code.
button-join-game = Bei { $code } mitspielen
button-leave = Aussteigen
button-really-leave = Ja, aussteigen
button-add-computer = Bot hinzufügen
button-first-person = Du ziehst zuerst
button-first-computer = Der Bot zieht zuerst
button-first-chance = Zufall
button-easy = Leicht
button-medium = Mittel
button-strong = Stark
button-open-to-all = Für alle öffnen
button-rules = Regeln
button-learn = Lernen
# $game: another game, whose lesson comes next.
button-learn-game = { $game } lernen
# $game: a lesson that was begun.
button-learn-on = Weiter mit { $game }
button-today = Rätsel des Tages
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Als Nächstes: { $game }
   *[other] Als Nächstes: { $game } (wartend: { $count })
}
button-hint = Tipp
button-show = Zeig es mir
button-skip = Überspringen
button-next = Weiter ▶
button-try-again = Noch einmal
button-try-it = Ausprobieren
button-propose = Zug vorschlagen
button-propose-it = Vorschlagen
button-votes = Abstimmen
button-vote = Dafür stimmen
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Neue Partie: leicht
button-call-tomorrow = Morgen Bescheid geben
# $strength: how well the computer plays, such as "medium".
button-play-at = Spielen: { $strength }
button-open-mine = Eigene öffnen
button-start = Starten
button-cancel = Absagen
button-really-cancel = Ja, absagen
# The seats of people who are no longer on the server.
button-free-seats = Platz freigeben
button-start-anyway = Trotzdem starten
button-post-again = Erneut posten
button-play-computer = Mit dem Bot spielen
button-turn = Am Zug
button-hand = Meine Hand
button-secret = Mein Geheimnis
button-claim = Melden
button-more = Mehr
button-back = Zurück
button-again = Neu öffnen
button-confirm = Bestätigen
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = { $colour } übernehmen
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Trotzdem spielen
button-resign = Aufgeben
button-really-resign = Ja, aufgeben
button-undo = Zurücknehmen
button-draw = Remis
button-open = Ersatz suchen
button-really-open = Ja, Ersatz suchen
button-keep = Dabeibleiben
button-seats = Freie Plätze
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = Nach 24 Stunden Sieg
button-go-on-unless = Nach 24 Stunden weiter
button-tell = Am Ende Bescheid geben
button-untell = Nicht Bescheid geben
button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-break-off = Partie abbrechen
button-really-break-off = Ohne Ergebnis abbrechen
button-break-off-others = Für alle abbrechen
button-rematch = Revanche
button-meet = Revanche: zwei Partien
button-accept-draw = Remis annehmen
button-decline-draw = Remis ablehnen
button-withdraw-draw = Angebot zurückziehen
button-accept-undo = Erlauben
button-decline-undo = Ablehnen
button-withdraw-undo = Anfrage zurückziehen
# $colour: the seat's.
button-take = { $colour } übernehmen
button-time = Mehr Zeit für { $colour }
button-before = ◀ Vorher
button-after = Nachher ▶
button-mine = Meine Partien
button-reminders = Erinnerungen
button-vacation = Urlaub
button-server = Dieser Server
button-registry = Alle Spiele
button-play = Spielen
button-commands = Alle Befehle
# $channel: a channel's name, shortened where it is long.
# Above a list of games. $who: a person.
with-which-game = Mit { $who } spielen: Welches Spiel? Ich öffne die Partie hier und verschicke die Einladung.
button-open-in = In #{ $channel } öffnen
button-open-game = Mit anderen spielen
button-alone = Gegen den Bot
button-rules-of = Regeln: { $game }
button-text = Brett als Text
button-history = Verlauf
button-record = Zugliste
button-replay = Wiedergabe
button-first = Anfang
# One step back in the history; the way back in menus is another button.
button-previous = Zurück
button-forward = Weiter
button-last = Ende

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = Platz 2 darf Platz 1 übernehmen (unsere Option)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] live: 15 s je Zug, 5 min zum Start
    [fast] 2 Züge am Tag, 1 Tag zum Start
    [slow] 2 Züge die Woche, 5 Tage zum Start
   *[normal] 1 Zug am Tag, 3 Tage zum Start
}

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = von { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. Dauer: { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] Bei dieser Bedenkzeit sind das etwa { $count } Wochen.
    [months] Bei dieser Bedenkzeit { $count ->
        [one] ist das etwa { $count } Monat
       *[other] sind das etwa { $count } Monate
    }.
   *[days] Bei dieser Bedenkzeit { $count ->
        [one] ist das etwa { $count } Tag
       *[other] sind das etwa { $count } Tage
    }.
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = Mit **pace: fast** geht es schneller.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **{ $most } Personen:** { $people }
   *[other] **{ $most } Personen:** { $people } · { $free } frei
}
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } Personen:** { $people }
   *[other] **{ $fewest }–{ $most } Personen:** { $people } · { $free } frei
}
# One of the people. $who: an invited person.
lobby-kept = *reserviert für { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = Beginnt, sobald alle Plätze besetzt sind.
lobby-start-from = Beginnt, sobald alle Plätze besetzt sind. Ab { $count } Personen kann { $who } **{ $button-start }** drücken.
lobby-start-now = Beginnt, sobald alle Plätze besetzt sind oder { $who } **{ $button-start }** drückt.
# $code: the code of a game that is on no server.
lobby-start-code = Mitspielen kann man von überall: `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = Die Plätze stehen in dieser Reihenfolge, und der erste zieht zuerst.
lobby-rotated = Die Plätze sind weitergerückt: Wer letztes Mal zuerst zog, zieht nun zuletzt.
lobby-shuffled = Die Plätze werden ausgelost.
# In the place of these where two games are played.
lobby-meeting = Ihr spielt zwei Partien nebeneinander, mit getauschten Plätzen.
# $link: to the message about the end, or to the board.
lobby-over = -# Hier gespielt: [zum Ende]({ $link })
lobby-cancelled = Diese Partie wurde vor dem Start abgesagt.
lobby-started = Die Partie hat begonnen: [zum Brett]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = **{ $game }** absagen? Schon dabei: { $people }. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] { $people } ist nicht mehr auf diesem Server und zieht vielleicht nie.
   *[other] { $people } sind nicht mehr auf diesem Server und ziehen vielleicht nie.
}{ $rated ->
    [true] {" "}Startest du trotzdem, ist die Partie ungewertet.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people }: { $game } wurde vor dem Start abgesagt. `{ $code }`
news-cancelled-by-moderator = { $people }: Die Moderation des Servers hat { $game } vor dem Start abgesagt. `{ $code }`
news-expired = { $people }: { $game } wurde abgesagt, weil die Partie binnen einer Woche nicht begonnen hat. `/play` öffnet eine neue. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people }: { $game } wurde abgesagt, weil die Partie binnen zwei Tagen nicht begonnen hat. Ich suche weiter für dich. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people }: Die Einladung zu [{ $game }]({ $link }) wurde abgelehnt. Diesen Platz können nun alle nehmen. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people }: Bei [{ $game }]({ $link }) spielt noch niemand mit. Die Partie bleibt noch fünf Tage offen. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [Zum Brett]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people }: eine Einladung. **{ $button-join }** nimmt den Platz, **{ $button-leave }** lehnt ab.
button-company = Wer ist da?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $games ->
    [one] { $who }: Antwortzeit etwa { $span }, { $finished } von { $games } Partie beendet
   *[other] { $who }: Antwortzeit etwa { $span }, { $finished } von { $games } Partien beendet
}
company-answers = { $who }: Antwortzeit etwa { $span }
company-finished = { $games ->
    [one] { $who }: { $finished } von { $games } Partie beendet
   *[other] { $who }: { $finished } von { $games } Partien beendet
}
company-new = { $who }: neu hier
company-nobody = Sonst ist noch niemand da.
company-private = -# Nur du siehst das: die letzten Partien auf diesem Server und die übliche Zeit der letzten 20 Züge.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people }: Ihr sucht beide dieses Spiel. Die Partie beginnt, wenn ihr beide binnen zwei Tagen **{ $button-join }** drückt. **{ $button-leave }** sagt ab.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Wähle unten Spiele. Will hier noch jemand dasselbe, öffne ich die Partie und erwähne euch beide. Die Partie beginnt, wenn ihr beide **{ $button-join }** drückt.
looking-any = beliebiges Spiel
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = { $count ->
    [one] Du suchst: { $games } ({ $pace }), { $count } Partie zugleich, { $until }.
   *[other] Du suchst: { $games } ({ $pace }), { $count } Partien zugleich, { $until }.
}
# $when: a date.
looking-ends = bis { $when }
looking-stays = bis du es zurücknimmst
# Above a list of players, one a line.
looking-others = Auch auf der Suche:
# $who: a player; $games, $pace: as above.
looking-line = { $who }: { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Noch jemand will dasselbe: Ich öffne **{ $game }** in { $place }. Die Partie beginnt, wenn ihr beide binnen zwei Tagen **{ $button-join }** drückt.
looking-nobody = Im Moment niemand.
# $role: the mention of a role.
looking-call = { $role }: Hier sucht jemand eine Partie.
button-look = Ich will spielen
looking-choose-games = Welche Spiele?
looking-choose-pace = Wie schnell?
looking-choose-most = Wie viele Partien zugleich?
looking-most = { $count ->
    [one] { $count } Partie zugleich
   *[other] { $count } Partien zugleich
}
looking-choose-until = Bis wann?
looking-until-day = einen Tag lang
looking-until-week = eine Woche lang
looking-until-month = einen Monat lang
looking-until-always = bis ich es zurücknehme
button-stop-looking = Suche beenden
button-looking = Wer will spielen?
# Said to the opener alone, after a button.
lobby-how-strong = Wie stark soll ich spielen?
lobby-leave-last = Außer dir ist niemand da: Steigst du aus, wird diese Partie abgesagt.
# $who: another player.
lobby-leave-to = Steigst du aus, kann { $who } diese Partie starten oder absagen.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game }:** { $people } · `{ $code }`
   *[other] **{ $game }:** { $people } · { $free } frei · `{ $code }`
}
lobby-joined-started = **{ $game }** hat begonnen: Das Brett ist in deinen Direktnachrichten. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }): { $people }
   *[other] [{ $game }]({ $link }): { $people } · { $free } frei
}

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } – { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = zwei Partien, getauschte Plätze
# On the panel. $other: the code of the other game.
meeting-beside = -# Parallel zu `{ $other }`, mit getauschten Plätzen.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = Die andere Partie, `{ $other }`, geht weiter.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = Beide Partien: { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← am Zug
panel-player-to-act-until = **{ $colour } · { $who }** ← am Zug bis { $until }
panel-player-left = ~~{ $colour }~~ · { $who }, ausgeschieden
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = Rang { $place }
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who }, ausgeschieden
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · { $score } Punkte
panel-player-scored = { $place } · { $colour } · { $who } · { $score } Punkte
# $until: when the time of all who are to move ends.
panel-until = Am Zug bis { $until }
panel-last = Zuletzt: { $report }
# $goal: what one plays for.
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Seit deinem Zug:
panel-since = Seit dem letzten Zug von { $seat }:
panel-goal = **Ziel:** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **Die Partie ist vorbei: Sieg für { $first } gegen { $others }.**
panel-drawn = **Die Partie ist vorbei: Remis zwischen { $first }.**
panel-shared = **Die Partie ist vorbei: { $first } teilen sich den ersten Rang, vor { $others }.**
panel-won-together = **Die Partie ist vorbei: Ihr habt gemeinsam gewonnen.**
panel-lost-together = **Die Partie ist vorbei: Ihr habt gemeinsam verloren. Noch ein Versuch?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = Das war deine erste Partie. Soll ich dir morgen sagen, was auf dich wartet?
ending-first-win = 🎉 **Dein erster Sieg.** Soll ich nächstes Mal besser spielen?
ending-gentler = Ich habe zweimal hintereinander gewonnen: Soll ich etwas schwächer spielen?
ending-hints = Würden Tipps helfen? In deiner nächsten Partie schlägt `/hint` einen Zug vor.
ending-resigned = { $moves ->
    [0] { $left } gibt auf. { $first } gewinnt vor dem ersten Zug.
    [one] { $left } gibt auf. { $first } gewinnt nach { $moves } Zug.
   *[other] { $left } gibt auf. { $first } gewinnt nach { $moves } Zügen.
}
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] Die Zeit von { $left } ist abgelaufen. { $first } gewinnt vor dem ersten Zug.
    [one] Die Zeit von { $left } ist abgelaufen. { $first } gewinnt nach { $moves } Zug.
   *[other] Die Zeit von { $left } ist abgelaufen. { $first } gewinnt nach { $moves } Zügen.
}
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } hat die Partie verlassen. { $first } gewinnt vor dem ersten Zug.
    [one] { $left } hat die Partie verlassen. { $first } gewinnt nach { $moves } Zug.
   *[other] { $left } hat die Partie verlassen. { $first } gewinnt nach { $moves } Zügen.
}
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Kein Ausweg mehr für { $others }: { $first } gewinnt in { $moves } Zügen.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } lässt für { $others } keinen Zug übrig und gewinnt nach { $moves } Zügen.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = Kein Zug mehr für { $others }: { $first } gewinnt in { $moves } Zügen.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] Remis in aller Freundschaft: { $first } geben sich vor dem ersten Zug die Hand.
    [one] Remis in aller Freundschaft: { $first } geben sich nach { $moves } Zug die Hand.
   *[other] Remis in aller Freundschaft: { $first } geben sich nach { $moves } Zügen die Hand.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Gut gekämpft: { $first } einigen sich vor dem ersten Zug auf Remis.
    [one] Gut gekämpft: { $first } einigen sich nach { $moves } Zug auf Remis.
   *[other] Gut gekämpft: { $first } einigen sich nach { $moves } Zügen auf Remis.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Friede am Tisch: { $first } einigen sich vor dem ersten Zug auf Remis.
    [one] Friede am Tisch: { $first } einigen sich nach { $moves } Zug auf Remis.
   *[other] Friede am Tisch: { $first } einigen sich nach { $moves } Zügen auf Remis.
}
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = Im Kreis herum: dieselbe Stellung zum dritten Mal, Remis zwischen { $first } nach { $moves } Zügen.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Zum dritten Mal dieselbe Stellung: Remis zwischen { $first } nach { $moves } Zügen.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Niemand gibt nach: Die Stellung kam zum dritten Mal, und { $first } trennen sich nach { $moves } Zügen remis.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Kein Unterschied: { $first } trennen sich nach { $moves } Zügen remis.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = Auf Augenhöhe: Remis zwischen { $first } nach { $moves } Zügen.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Ehre für alle: { $first } trennen sich nach { $moves } Zügen remis.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Zu knapp für eine Entscheidung: { $first } teilen sich den ersten Rang, vor { $others }, nach { $moves } Zügen.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = An der Spitze ist Platz für mehr: { $first } landen vor { $others }, nach { $moves } Zügen.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = { $first } teilen sich den Sieg, vor { $others }, nach { $moves } Zügen.
# A game that ended without a result. $first: who played.
ending-broken-off = **Die Partie zwischen { $first } wurde abgebrochen, ohne Ergebnis.**
ending-abandoned = **Die Partie zwischen { $first } wurde ohne Ergebnis geschlossen, nach einem Monat ohne Zug.**
# The same where no heading names the game.
end-won = **{ $game }: Sieg für { $first } gegen { $others }.** `{ $code }`
end-drawn = **{ $game }: Remis zwischen { $first }.** `{ $code }`
end-shared = **{ $game }: { $first } teilen sich den ersten Rang, vor { $others }.** `{ $code }`
end-won-together = **{ $game }: { $first } haben gemeinsam gewonnen.** `{ $code }`
end-lost-together = **{ $game }: { $first } haben gemeinsam verloren.** `{ $code }`
end-broken-off = **{ $game } zwischen { $first } wurde abgebrochen, ohne Ergebnis.** `{ $code }`
end-abandoned = **{ $game } zwischen { $first } wurde ohne Ergebnis geschlossen, nach einem Monat ohne Zug.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $days ->
    [one] { $to } bekommt von { $by } { $days } Tag mehr Zeit.
   *[other] { $to } bekommt von { $by } { $days } Tage mehr Zeit.
}
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $hours ->
    [one] { $to } bekommt von { $by } { $hours } Stunde mehr Zeit.
   *[other] { $to } bekommt von { $by } { $hours } Stunden mehr Zeit.
}
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $minutes ->
    [one] { $to } bekommt von { $by } { $minutes } Minute mehr Zeit.
   *[other] { $to } bekommt von { $by } { $minutes } Minuten mehr Zeit.
}
# How much time one gives. $seat: who gets it.
gift-ask = Wie viel mehr Zeit bekommt { $seat } von dir? Alle am Tisch sehen es.
# The labels of buttons, too.
span-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
span-hours = { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
}
span-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
# $until: a day.
panel-away = im Urlaub bis { $until }
# Of a player, after "to move".
panel-held = nicht erreichbar, die Uhr steht still
panel-closes = -# Seit drei Wochen kein Zug. Spielt ihr nicht weiter, wird diese Partie geschlossen: { $when }.
panel-broken-off = **Die Partie wurde abgebrochen, ohne Ergebnis.**
panel-abandoned = **Die Partie wurde ohne Ergebnis geschlossen, nach einem Monat ohne Zug.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people }: Der Thread dieser Partie wurde gelöscht, also geht es hier weiter.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# In { $place } kann ich nicht mehr schreiben. Die Partie geht hier weiter: Jede Seite hat so ein Brett. Die Moderation kann dort den Thread entsperren oder mir **{ permission-view-channel }**, **{ permission-send-messages }** und **{ permission-send-messages-in-threads }** geben. Dann kehrt die Partie zurück.
panel-muted = -# Hier kann ich nicht mehr schreiben, also geht die Partie in Direktnachrichten weiter. Die Moderation kann diesen Thread entsperren oder mir hier **{ permission-send-messages }** und **{ permission-send-messages-in-threads }** geben. Dann kehrt die Partie zurück.
# The board is shown as text below.
panel-no-files = -# Hier kann ich keine Bilder anhängen. Die Moderation kann mir **{ permission-attach-files }** geben.
panel-no-picture = -# Discord hat das Bild dieses Bretts nicht angenommen. `/board` versucht es noch einmal.
panel-direct = -# Den Kanal dieser Partie erreiche ich nicht mehr. Die Partie geht hier weiter: Jede Seite hat so ein Brett.
panel-back = **{ $game }** hat wieder einen Tisch: [dort geht es weiter]({ $link }) · `{ $code }`
panel-together = -# Ihr spielt gemeinsam: Bitte sprecht erst über die Partie, wenn sie vorbei ist.
report-skip = { $seat ->
    [self] Deine Zeit ist abgelaufen, und du verlierst den Zug.
   *[other] Die Zeit von { $seat } ist abgelaufen, und der Zug ist verloren.
}
report-leave = { $seat ->
    [self] Du gibst auf
   *[other] { $seat } gibt auf
}.
report-out-of-time = { $seat ->
    [self] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $seat } ist abgelaufen.
}
# Of a person who has been erased.
report-gone = { $seat ->
    [self] Du verlässt
   *[other] { $seat } verlässt
} die Partie.
report-undo = { $seat ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} einen Zug zurück.
report-take = { $seat ->
    [self] Du übernimmst
   *[other] { $seat } übernimmt
} den Platz.
report-draw = Alle haben sich auf Remis geeinigt.
report-broken-off = Die Moderation des Servers hat die Partie abgebrochen.
# $reason: what the moderator typed.
report-broken-off-for = Die Moderation des Servers hat die Partie abgebrochen: { $reason }
report-break-off = { $seat ->
    [self] Du brichst
   *[other] { $seat } bricht
} die Partie ab.

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people }: { $count ->
    [one] Du bist
   *[other] Ihr seid
} am Zug in { $game }. [Zum Brett]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people }: { $count ->
    [one] Du bist
   *[other] Ihr seid
} am Zug in { $game }. Frist: { $until }. [Zum Brett]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } bietet Remis an. Dein Zug lehnt es ab.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people }: Eine Meldung hat deine Hand in { $game } verändert. { $report } [Zum Brett]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [zum Brett]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } bietet Remis an. Ein Zug statt einer Antwort lehnt es ab. Für { $people }: **{ button-accept-draw }** oder **{ button-decline-draw }**.
   *[yes] { $by } bietet Remis an. Ein Zug statt einer Antwort lehnt es ab. Für { $people }: **{ button-accept-draw }** oder **{ button-decline-draw }**. Für { $by }: **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } möchte einen Zug zurücknehmen. { $takes } Die Anfrage gilt bis zum nächsten Zug. Für { $people }: **{ button-accept-undo }** oder **{ button-decline-undo }**. Für { $by }: **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] Zurückgenommen wird { $turn }.
   *[other] Zurückgenommen wird { $turn }, und damit auch { $others }.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = Zug { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = { $turn } (du)
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } spielt lieber weiter.
declined-undo = { $by } lässt den Zug stehen.
agreements-seat = Der Platz von { $seat } ist frei. Mit dem Knopf übernimmst du die Partie von hier an.
agreements-seat-until = Der Platz von { $seat } ist frei. Mit dem Knopf übernimmst du die Partie von hier an. Frist: { $until }

# What one's own doing came to.
done = Erledigt.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Angefragt. { $takes } Es geschieht, sobald alle einverstanden sind.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] Zurückgenommen: { $turn }.
   *[other] Zurückgenommen: { $turn }, und damit auch { $others }.
}
# $undone: the sentence done-undo.
done-undone = Du hast zugestimmt. { $undone }
done-offered = Remis angeboten. Das Angebot gilt, bis die Gegenseite ablehnt oder zieht, ohne zuzustimmen.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = Das steht nicht mehr offen.
done-accepted = Du hast zugestimmt. Die anderen haben noch nicht geantwortet.
done-drawn = Ihr habt euch auf Remis geeinigt. Gut gespielt.
done-drawn-computer = Der Bot nimmt das Remis an: Er ist sicher, dass hier niemand gewinnen kann.
done-declined = Abgelehnt.
done-withdrawn = Zurückgezogen.
done-open = Ich suche Ersatz. Bis jemand übernimmt, spielst du weiter.
done-kept = Du behältst deinen Platz.
done-taken = Der Platz in { $game } gehört jetzt dir. Viel Glück. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = { $days ->
    [one] { $to } bekommt von dir { $days } Tag mehr Zeit.
   *[other] { $to } bekommt von dir { $days } Tage mehr Zeit.
}
# $to: who gets it; $hours: how many.
done-gave-hours = { $hours ->
    [one] { $to } bekommt von dir { $hours } Stunde mehr Zeit.
   *[other] { $to } bekommt von dir { $hours } Stunden mehr Zeit.
}
# $to: who gets it; $minutes: how many.
done-gave-minutes = { $minutes ->
    [one] { $to } bekommt von dir { $minutes } Minute mehr Zeit.
   *[other] { $to } bekommt von dir { $minutes } Minuten mehr Zeit.
}
done-broken-off = Partie abgebrochen, ohne Ergebnis.
seat-really-open = Ersatz suchen in **{ $game }**? Wer übernimmt, bekommt deine Steine, deine Hand und deine Uhr. Bis dahin läuft sie weiter. `{ $code }`
seat-is-open = Ich suche in **{ $game }** Ersatz für dich. `{ $code }`
seats-open = Übernimm einen Platz in **{ $game }**, mit Steinen, Hand und Uhr. `{ $code }`
break-off-really = **{ $game }** ohne Ergebnis abbrechen? Das geht bis zum ersten Zug auf dem Brett. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = **{ $game }** für alle ohne Ergebnis abbrechen? Alle lesen den Grund: { $reason } `{ $code }`
break-off-for-others = **{ $game }** für alle ohne Ergebnis abbrechen? Du kannst das, weil du diesen Server moderierst. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = **{ $game }** ist offen in { $place }: `{ $code }`
rematch-opened = Eine Revanche ist offen in { $place }: `{ $code }`
rematch-started = Die Revanche hat begonnen: [zum Brett]({ $link }) · `{ $code }`
rematch-joined = Du bist bei der Revanche in { $place } dabei: `{ $code }`
rematch-exists = Es gibt schon eine Revanche, in { $place }: `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people }: In { $game } gab es seit drei Wochen keinen Zug. Spielt ihr nicht weiter, wird die Partie ohne Ergebnis geschlossen: { $when }. [Zum Brett]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = Der Bot musste auf eine Sicherung zurückgreifen. Ihr Stand: { $when }. { $moves ->
    [0] Was hier seitdem gespielt wurde, ist verloren: Diese Partie beginnt wieder von vorn.
    [1] Was hier seitdem gespielt wurde, ist verloren: Diese Partie geht nach ihrem ersten Zug weiter.
   *[other] Was hier seitdem gespielt wurde, ist verloren: Diese Partie geht nach Zug { $moves } weiter.
} [Zum Brett]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people }: { $seat } ist nicht mehr auf diesem Server, und **{ $game }** wartet. Ein Zug per Direktnachricht ist noch möglich. Was soll geschehen, wenn kein Zug kommt? `{ $code }`
absent-lost-turns = { $people }: { $seat } hat in **{ $game }** zwei Züge hintereinander verloren. Von jetzt an warte ich je Zug zwei Stunden und rufe nicht mehr. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = Du hast in **{ $game }** zwei Züge hintereinander verloren. Bis du spielst, hast du je Zug zwei Stunden, und ich rufe dich dort nicht. [Zum Brett]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people }: Deine Zeit in **{ $game }** wäre abgelaufen, also hat von selbst ein Urlaub begonnen. Deine Uhren stehen still bis { $until }, dann hast du hier eine Stunde. `/vacation end` beendet den Urlaub, `/vacation net` schaltet das ab. [Zum Brett]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = Ich suche in **{ $game }** Ersatz für { $seat }. `{ $code }`
done-limited = { $seat } hat in **{ $game }** noch höchstens 24 Stunden. `{ $code }`
departed = -# Nicht mehr auf diesem Server: { $people }. Spielen per Direktnachricht ist noch möglich. Sonst läuft die Zeit ab, oder die Partie wird geschlossen.
departed-early = -# Noch niemand hat gezogen, also bricht `/break-off` die Partie ohne Ergebnis ab.

# The private card in direct messages.
card-dm = Nur für deine Augen: deine Seite in { $game }. [Zum Brett]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [Zum Ende]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · du bist { $colour } · `{ $code }`
own-played = Gespielt: { $report }
own-claimed = Gut gesehen, deine Meldung stimmt. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **Zug { $number } liegt bei dir.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **Zug { $number } liegt bei dir.** Frist: { $until }
# $number: of the next move; $seats: who makes it.
own-waits = Als Nächstes: { $seats }, Zug { $number }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# Das Brett vor dem ersten Zug.
   *[other] -# Das Brett nach Zug { $moves }.
}
# Below the last move, for a player who has won.
own-won = **Die Partie ist vorbei: Du hast gewonnen. Gut gespielt.**

# /board show:true. $link: to the panel.
board-shown = Das Brett steht wieder am Ende der Unterhaltung: [zum Brett]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Hier posten
posted-position = { $who } zeigt eine Stellung:
posted-replay = { $who } zeigt eine Partie:
# Who posted it already reads this, privately.
posted-already = Das hast du schon gepostet. Um es noch einmal zu posten, öffne es neu.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · du bist { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · du bist { $colour } · `{ $code }`
    Bisher: `{ $said }`. { $question }
picker-confirm = `{ $turn }` spielen? Bevor du bestätigst, sieht es niemand.
# Against the computer alone.
picker-confirm-alone = `{ $turn }` spielen?
picker-wins = Das gewinnt die Partie.
picker-draws = ⚠ **Vorsicht:** Das beendet die Partie, und niemand gewinnt.
picker-loses = ⚠ **Vorsicht:** Das verliert die Partie.
# $rival: who.
picker-exposes = ⚠ **Vorsicht:** Danach kann { $rival } sofort gewinnen.
picker-confirm-secret = `{ $turn }` spielen? Andere sehen nur, dass du gewählt hast.
picker-merged = Welchen Zug machst du?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Nur jetzt: Statt zu ziehen, darfst du { $colour } mit dem ersten Zug übernehmen. Die Gegenseite spielt dann mit { $other } weiter.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` passt nicht. Verschiebe es mit den Knöpfen, bis es passt.
picker-confirm-claim = `{ $turn }` melden? Eine falsche Meldung kostet nichts, und nur du erfährst davon.
picker-claim = Was meldest du?
# What ends a turn, or a claim, that might go on.
picker-stop = Fertig
picker-more = zeigt die Felder dieser Spalte
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** vor dem ersten Zug: Dieses Menü ist geschlossen, und gespielt wurde darin nichts. `{ $code }`
   *[other] **{ $game }** nach Zug { $moves }: Dieses Menü ist geschlossen, und gespielt wurde darin nichts. `{ $code }`
}
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = Dieser Knopf gehört zu einem späteren Zug, der verloren ist: Der Bot musste auf eine Sicherung zurückgreifen. So steht es jetzt.
picker-moved-on = Die Partie ist weitergegangen, seit dieser Knopf erschien. So steht es jetzt.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    Bisher: `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = `{ $turn }` versuchen?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = alle hier
votes-confirm = `{ $turn }` vorschlagen? Deine Stimme geht an diesen Zug.
votes-propose = Welchen Zug schlägst du vor?
# Below the time of the channel's turn.
votes-panel = Alle hier dürfen einen Zug vorschlagen und abstimmen. Gespielt wird der Zug mit den meisten Stimmen, wenn die Zeit um ist oder zwei Minuten nachdem alle abgestimmt haben, die es letztes Mal taten.
# $until: an instant, in Discord's words.
votes-open = Der Zug mit den meisten Stimmen wird { $until } gespielt, oder zwei Minuten nachdem alle abgestimmt haben, die es letztes Mal taten. Wer wofür gestimmt hat, sieht niemand.
votes-proposed = Stimmen: { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }`: { $votes }
votes-line-own = - `{ $turn }`: { $votes } (deine Stimme)
votes-none = Noch ist kein Zug vorgeschlagen.
votes-over = Diese Abstimmung ist vorbei. Das ist die nächste.
votes-cast = ✅ Deine Stimme zählt. Solange die Abstimmung läuft, kannst du sie ändern.
# A player's note to themselves.
button-note = Notiz
# The title of the field, at most 45 characters.
note-title = Notiz an dich selbst · { $code }
# Above the field, at most 45 characters.
note-field = Du liest sie, wenn du am Zug bist
note-saved = Gespeichert. Du liest deine Notiz, wenn du in { $game } `{ $code }` wieder am Zug bist. Sonst liest sie niemand.
note-removed = Deine Notiz zu { $game } `{ $code }` ist weg.

# Planned answers, which only the player sees.
button-plan-ahead = Vorausplanen
button-what-if = Was wäre, wenn …
button-plan-save = Als Plan speichern
button-plan-another = Andere Antwort
button-plan-deeper = Weiter vorausplanen
button-plan-clear = Plan löschen
button-ahead-start = Von Anfang an
plan-heading = **Dein Plan** in { $game } · `{ $code }`
plan-none = Hier hast du nichts geplant. Wähle einen Zug der Gegenseite und deine Antwort: Kommt dieser Zug, antworte ich zwei Minuten später (10 Sekunden in Live-Partien), außer du könntest dann sofort verlieren.
plan-saved = **Gespeichert.** Die Gegenseite erfährt nichts davon.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
}, bis zu { $deep ->
    [one] { $deep } Zug
   *[other] { $deep } Züge
} tief.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = Wenn `{ $turns }`: **{ $answer }**
plan-line-then = Dann, wenn `{ $turns }`: **{ $answer }**
plan-remove = Eine Antwort löschen, samt allem danach …
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = Dein Plan spielt `{ $turn }` { $at }. Du kannst auch jetzt spielen, auch einen anderen Zug.
# $turn: one's planned move, which was not played by itself.
plan-left = Dein Plan hat hier `{ $turn }`. Ich überlasse es dir: Nach dem Zug der Gegenseite ist etwas geschehen, oder du könntest sofort verlieren.
plan-lapsed = Dieser Zug ist nicht in deinem Plan, also entscheidest du.
# After the end of a game. $count: how many.
plan-count = { $count ->
    [one] -# { $count } deiner Züge war geplant. Nur du liest das.
   *[other] -# { $count } deiner Züge waren geplant. Nur du liest das.
}
ahead-heading = **{ button-what-if }** in { $game } · `{ $code }`
    -# Hier wird nichts gespielt, und nur du siehst es.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = du
# Before the menu in which a move is chosen.
ahead-own = Wenn du spielst …
ahead-answer = … antwortest du …
# $rival: who.
ahead-rival = Wenn { $rival } spielt …
ahead-over = Hier wäre die Partie vorbei.
ahead-far = Weiter sehe ich nicht voraus.
# Where something is hidden from the player.
ahead-hidden = Die nächsten Züge hängen davon ab, was du nicht sehen darfst, also endet es hier.
ahead-shows = Dieser Zug würde etwas zeigen, was du nicht sehen darfst, also endet es hier. Das Bild zeigt die Stellung davor.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **{ $game } lernen** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Tipp:** Drücke **{ $label }**.
# $turn: a right move.
lesson-show = Ein richtiger Zug ist `{ $turn }`.
lesson-right = ✅ **Richtig.**
lesson-wrong = Noch nicht.
# $report: the computer's answer.
lesson-answer = Die Antwort: { $report }
# Before a person's first game of this kind.
lesson-offer = Neu bei { $game }? **{ $game } lernen** dauert vier Minuten.
# Where a game has none; a button opens its rules.
lesson-none = { $game } hat noch keine Lektion.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **Das war { $game }.** Lektionen geschafft: { $done } von { $count }. Für eine erste Partie weißt du genug.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Lektionen:** { $done } von { $count } geschafft. Jede dauert etwa vier Minuten.
lessons-done = ✅ { $games }
lessons-begun = Begonnen: { $games }
lessons-left = Noch neu: { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Wähle eine Lektion

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# Unsere Option `swap`, nicht im Regelblatt: Nach dem ersten Zug darf Platz 2 einmal Platz 1 übernehmen.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = Die Regeln von { $game } sind noch nicht geschrieben.
rules-others = { $who } blättert in diesen Seiten. Öffne deine eigenen, von dieser Seite an.
stale-button = Dieser Knopf ist abgelaufen. `/games` zeigt deine Partien.
watching-tell = Ich schicke dir eine Direktnachricht, wenn **{ $game }** vorbei ist.
watching-untell = Ich sage dir nicht Bescheid, wenn **{ $game }** vorbei ist.
watching-follow = Bis zum Ende steht **{ $game }** in deinen `/games`, und in deiner täglichen Nachricht, wenn du eine hast: `/remind digest`.
watching-unfollow = Du folgst **{ $game }** nicht mehr.
more = **{ $game }**: Was möchtest du tun? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] Nur für deine Augen: deine Seite in **{ $game }** vor dem ersten Zug. `{ $code }`
   *[other] Nur für deine Augen: deine Seite in **{ $game }** nach Zug { $moves }. `{ $code }`
}
resign-really = **{ $game }** aufgeben? Du verlässt die Partie endgültig. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = Welche Partie meinst du?
which-line = { $how ->
    [of] - { $game } `{ $code }`: { $others }
    [with] - { $game } `{ $code }` mit { $others }
   *[against] - { $game } `{ $code }` gegen { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour }: { $turn }
# $count: the games beyond those of the menu.
which-more = { $count ->
    [one] -# Und { $count } weitere: Nenne sie mit `game:`. `/games` zeigt alle.
   *[other] -# Und { $count } weitere: Nenne eine mit `game:`. `/games` zeigt alle.
}
which-option = { $game } { $code }
which-waits = wartet auf dich
which-others = wartet auf andere
aside-closed-dms = -# Ich kann dir keine Direktnachrichten schicken. Was nur du sehen darfst, findest du unter **{ $button }** und mit `/hand`. Damit es auch per Direktnachricht kommt, erlaube Direktnachrichten von Mitgliedern dieses Servers.
aside-forbidden = -# In { $place } kann ich nicht schreiben, also geht diese Partie in Direktnachrichten weiter. Die Moderation kann mir dort **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** und **{ permission-attach-files }** geben oder den Thread entsperren.
aside-gone = -# Den Kanal dieser Partie gibt es nicht mehr. Spiel überall weiter, mit `/move`, `/board` und `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **Der Anfang** · noch kein Zug
    [one] **Der Anfang** · { $count } Schritt folgt
   *[other] **Der Anfang** · { $count } Schritte folgen
}
history-step = **Schritt { $step } von { $count }** · { $when }
    { $report }
history-jump = Spring zu einem Schritt
history-option-start = Der Anfang
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Aus wessen Sicht
history-eyes-everyone = Wie alle es sehen
history-eyes-seat = Wie { $seat } es sieht
history-eyes-own = -# Wie du es siehst. Andere sehen deine Geheimnisse nicht.

# /record. $count: how many lines the file has.
record = Die Züge von **{ $game }** `{ $code }` als Text: { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}.
# $lines: turns, as the record writes them.
record-taken-back = -# Zurückgenommen, also nicht in der Zugliste: { $lines }.
# $lines: who gave time to whom.
record-given = -# Es wurde mehr Zeit gegeben. Das ist kein Zug, also nicht in der Zugliste: { $lines }
record-agreed = -# Die Partie endete durch Einigung auf Remis. Das ist kein Zug, also hört die Zugliste davor auf.
record-alt = Die Züge von { $game } { $code }, je eine Zeile
replay = **{ $game }** von Anfang bis Ende.
# $count: how many things happened; $alt: the last position in words.
replay-alt = Eine Partie in { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten, einer nach dem anderen
}. Am Ende: { $alt }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Hallo.** Bei mir spielt ihr Brettspiele, wann immer ihr Zeit habt: heute ein Zug, morgen ein Zug.
    `/play` öffnet eine Partie, und `/learn` zeigt in vier Minuten, wie ein Spiel geht. Sonst melde ich mich nur, wenn mich jemand darum bittet. Wer diesen Server verwaltet, kann eine Begrüßung zum Anpinnen posten.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Hallo.** Ich bin jetzt auf deinem Server { $server } und leite dort Brettspiele für alle, die spielen, wann immer sie Zeit haben: heute ein Zug, morgen ein Zug.
    Dort zeigt `/settings`, was du einstellen kannst, und `/help show: True` postet eine Begrüßung zum Anpinnen.
button-welcome = Begrüßung posten
button-settings = Einstellungen
button-try-alone = Allein ausprobieren
# The message to pin.
welcome = ### Brettspiele, Zug um Zug
    Spielt, wann immer ihr Zeit habt: heute ein Zug, morgen ein Zug. Ich führe das Brett, zeichne jeden Zug und rufe, wer am Zug ist. Es gibt fünfzehn Spiele, für zwei bis sechs Personen oder allein gegen den Bot.
welcome-alt = Sechs Bretter: Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm und Kudosu.
button-browse = Spiele ansehen
button-learn-one = Ein Spiel lernen

# /games
inbox-title = ### Deine Partien
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Zu Ende, seit du zuletzt hier warst
button-analysis-of = Analyse · { $code }
button-rematch-of = Revanche · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# Stand: { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = Du bist im Urlaub bis { $until }: Deine Uhren stehen still, außer in Live-Partien.
inbox-title-server = ### Partien auf diesem Server
# $page, $pages: which page of how many.
inbox-page = -# Seite { $page } von { $pages }
inbox-only = Zeige nur …
inbox-only-all = Alles
inbox-only-turn = Ich bin am Zug
inbox-only-lobby = Noch nicht begonnen
inbox-none = Davon gibt es gerade keine.
inbox-empty-server = Auf diesem Server läuft gerade keine Partie. `/play` öffnet eine.
# $names: one or more; $count: how many there are besides.
inbox-more = { $count ->
    [one] { $names } und { $count } weitere Person
   *[other] { $names } und { $count } weitere
}
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [zum Brett]({ $link })
inbox-direct = in deinen Direktnachrichten
inbox-yours = { $how ->
    [with] **{ $game }** mit { $others } · du bist am Zug · { $place }
   *[against] **{ $game }** gegen { $others } · du bist am Zug · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }** mit { $others } · Frist { $left } · { $place }
   *[against] **{ $game }** gegen { $others } · Frist { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game }: { $others } · am Zug: { $seats } · { $place }
    [with] { $game } mit { $others } · am Zug: { $seats } · { $place }
   *[against] { $game } gegen { $others } · am Zug: { $seats } · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · du folgst der Partie
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · noch nicht begonnen · geöffnet von { $who } · { $free } frei · { $place } · `{ $code }`
inbox-empty = Du hast noch keine Partien. `/play` öffnet deine erste.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, du gegen mich. Wie stark soll ich spielen? { $first }
alone-first-person = Du ziehst zuerst.
alone-first-computer = Der Bot zieht zuerst.
alone-first-chance = Wer zuerst zieht, ist Zufall.
# The message that becomes the board.
alone-coming = **{ $game }**: Ich baue das Brett auf …
# $against: the computer; $link: to the board.
alone-started = **{ $game }** gegen { $against } hat in deinen Direktnachrichten begonnen: [zum Brett]({ $link }). Viel Spaß.
# $place: a link to the channel.
alone-here = Ich erreiche deine Direktnachrichten gerade nicht, also spielen wir in { $place }. Viel Spaß.

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Wähle ein Spiel
# The same for a person who has finished no game yet.
registry-title-first = ### Willkommen. Wähle ein Spiel für den Anfang
registry-first = **Neu hier?** Für den Anfang: { $games }
registry-recent = **Zuletzt gespielt:** { $games }
registry-short = **2 Personen, bis 10 min:** { $games }
registry-long = **2 Personen, länger:** { $games }
registry-more = **2 Personen oder mehr:** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Wähle ein Spiel
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = { $most } Personen
registry-players-range = { $fewest }–{ $most } Personen
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · von { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Tipp:** Diesen Zug würde ich spielen.
hint-wins-now = **Tipp:** Das gewinnt sofort.
hint-stops-win = **Tipp:** { $rival } droht mit dem nächsten Zug zu gewinnen, und das verhindert es.
hint-threatens-win = **Tipp:** Das droht, mit deinem nächsten Zug zu gewinnen.
hint-takes = { $count ->
    [1] **Tipp:** Das schlägt einen Stein.
    [one] **Tipp:** Das schlägt { $count } Stein.
   *[other] **Tipp:** Das schlägt { $count } Steine.
}
hint-keeps-pieces = **Tipp:** Nach diesem Zug kann als Nächstes keiner deiner Steine geschlagen werden.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] Damit erzwingst du den Sieg in { $turns } Zug.
   *[other] Damit erzwingst du den Sieg in { $turns } Zügen.
}
# Every other move is worse.
hint-only-win = Kein anderer Zug gewinnt.
hint-wins-only = { $turns ->
    [one] Damit erzwingst du den Sieg in { $turns } Zug, und kein anderer Zug gewinnt.
   *[other] Damit erzwingst du den Sieg in { $turns } Zügen, und kein anderer Zug gewinnt.
}
hint-draws = Bei bestem Spiel ist das remis, und dieser Zug hält es.
hint-draws-only = Bei bestem Spiel ist das remis, und nur dieser Zug hält es.
hint-loses = { $turns ->
    [one] Die Gegenseite kann den Sieg erzwingen. Am längsten hält das hier, noch { $turns } Zug.
   *[other] Die Gegenseite kann den Sieg erzwingen. Am längsten hält das hier, noch { $turns } Züge.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] Damit erzwingst du den Sieg in { $turns } Zug.
   *[other] Damit erzwingst du den Sieg in höchstens { $turns } Zügen.
}
hint-wins-some-day = Damit erzwingst du den Sieg.
hint-loses-some-day = Die Gegenseite kann den Sieg erzwingen. Dieser Zug hält stand, so weit ich rechnen kann.
# $percent: from 2 to 98.
hint-thinks = Bis zum Ende sehe ich nicht, aber ich schätze deine Aussichten auf etwa { $percent } %.
hint-claim = **Tipp:** Das ist eine Dopplung, und melden kostet nichts.
hint-stopping = Ich starte gerade neu. Frag bitte gleich noch einmal.

not-understood = Diesen Befehl habe ich nicht verstanden. `/help` zeigt, was ich kann.
# Four lines, no more.
help = **tavolino** leitet Brettspiele, die man spielt, wenn man Zeit hat: heute ein Zug, morgen ein Zug.
    Neu hier? **{ button-learn }** zeigt dir ein Spiel Zug um Zug, in vier Minuten. **{ button-today }** ist eine Stellung zum Lösen.
    Drücke **{ button-play }** für alle Spiele oder tippe `/play kintei`. Wer mitmachen will, drückt **{ $button-join }**. Oder wähle **{ button-alone }**, und wir spielen in Direktnachrichten.
    Bist du am Zug, erwähne ich dich. Drücke **{ $button-turn }** und tippe deinen Zug an.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Maschinell übersetzt. Noch hat niemand mit Deutsch als Muttersprache alles gelesen.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Besser formulieren
better-title = Besser formulieren
better-field = Welche Wörter, und wie würdest du es sagen?
better-thanks = Danke. Wer diesen Bot betreibt, liest es.
better-nothing = Das Feld war leer, also bewahre ich nichts auf.
help-rules = Regeln zu …
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` spielt einen getippten Zug
    - `/board` zeigt die Stellung
    - `/hand` zeigt, was nur du sehen darfst
    - `/hint` schlägt einen Zug vor, gegen den Bot oder nach der Partie
    - `/claim` meldet eine Dopplung
    { "**" }Deine Partien**
    - `/play` öffnet eine Partie
    - `/games` zeigt deine
    - `/join` nimmt über den Code einen Platz in einer Partie
    - `/looking` findet jemanden für dasselbe Spiel
    - `/league` spielt Saisons in Gruppen
    - `/contest` eröffnet ein Turnier
    - `/ladder` fordert jemanden heraus
    - `/learn` zeigt, wie ein Spiel geht
    - `/rules` erklärt es
    - `/puzzle` hat Stellungen zum Lösen
    - `/plan` plant voraus
    - `/undo` nimmt deinen Zug zurück
    - `/draw` bietet Remis an
    - `/resign` gibt eine Partie auf
    - `/break-off` bricht eine Partie vor ihrem ersten Zug ab
    - `/time` gibt der Gegenseite mehr Zeit
    - `/replace` sucht Ersatz für dich
    - `/rematch` spielt eine Partie noch einmal
    - `/history` geht eine Partie Schritt für Schritt durch. **{ button-analysis }** bewertet sie, wenn sie vorbei ist
    - `/record` gibt ihre Züge als Text
    - `/stats` zeigt deine Ergebnisse oder die von anderen
    - `/leaderboard` zeigt die Monatstabelle von hier oder die Liste eines Spiels
    { "**" }Über dich**
    - `/remind` regelt, wann ich dich erinnere, und eine tägliche Übersicht
    - `/vacation` hält deine Uhren ein paar Tage an
    - `/block` hält jemanden von dir fern
    - `/privacy` zeigt, exportiert oder löscht, was ich über dich speichere
    { "**" }Für die Moderation**
    - `/settings` regelt, wie auf diesem Server gespielt wird
    -# Person gedrückt halten oder rechtsklicken, dann Apps: **{ menu-play-with }** und **{ menu-between-us }**. Bei einer Nachricht von mir: **{ menu-board-here }** und **{ menu-analyse }**.
    -# Ohne `game:` gilt ein Befehl der Partie des Threads, in dem du bist, oder der, die auf dich wartet. `/help` beginnt von vorn.
