# Contests: everybody meets everybody, or rounds of a Swiss contest.

command-contest = Turniere in einem Spiel
command-contest-new = Öffne in diesem Kanal ein Turnier
command-contest-new-kind = Wer gegen wen
command-contest-new-game = Welches Spiel
command-contest-new-pace = Wie schnell. Leer: wie auf diesem Server üblich
command-contest-new-rounds = Runden: 2 bis 9 im Schweizer System, 3 bis 5 an Tischen
command-contest-new-starts = In wie vielen Tagen es beginnt, 2–28
command-contest-new-name = Der Name
command-contest-card = Sieh dir ein Turnier an
command-contest-card-contest = Welches Turnier
command-contest-list = Die Turniere dieses Servers
command-contest-leave = Verlass ein Turnier vor dem Beginn
command-contest-leave-contest = Welches Turnier
command-contest-withdraw = Zieh dich aus einem laufenden Turnier zurück
command-contest-withdraw-contest = Welches Turnier
command-contest-start = Frag jetzt alle oder beginne
command-contest-start-contest = Welches Turnier
command-contest-stop = Brich ein Turnier ab
command-contest-stop-contest = Welches Turnier
command-contest-new-final = Nach der letzten Runde spielen die besten 2 oder 4 weiter. Weglassen: kein Finale

# The kinds, in a menu.
option-contest-pairs = pairs: alle gegen alle, 3 bis 10 Personen
option-contest-swiss = swiss: einige Runden gegen Gleichstarke, 8–200 Personen
# The finals, in a menu. A meeting is two games.
option-final-none = ohne: die Tabelle entscheidet
option-final-2 = 2: die besten zwei spielen noch eine Begegnung
option-final-4 = 4: Halbfinale und Finale, oder zwei Partien zu viert am Tisch
option-contest-tables = tables: zu dritt oder viert am Tisch, 3 bis 64 Personen
option-contest-together = together: Teams spielen gemeinsam, 4 bis 64 Personen
# The name of a contest to which none was given.
contest-name = Turnier { $game }

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Alle treffen einmal aufeinander ({ $pace }).
# $rounds: a number.
contest-swiss = Schweizer System, Runden: { $rounds } ({ $pace }).
contest-swiss-open = Schweizer System, Zahl der Runden je nach Beteiligung ({ $pace }).
contest-tables = Tische zu dritt und zu viert, Runden: { $rounds } ({ $pace }).
contest-together = Teams aus zwei bis vier Personen spielen gemeinsam, auf drei Brettern ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = Beginn: { $when }. Wer angemeldet ist, wird zwei Tage vorher gefragt: { $called }.
contest-called = Beginn: { $when }. Nur wer zusagt, spielt mit.
# $until: a date.
contest-runs = Das Turnier endet mit seiner letzten Partie, spätestens { $until }. Durch Urlaub kommen höchstens 7 Tage dazu.
# $round, $rounds: numbers.
contest-round = Runde { $round } von { $rounds }, bis spätestens { $until }. Durch Urlaub kommen insgesamt höchstens 7 Tage dazu.
contest-is-over = Das Turnier ist vorbei.
contest-was-stopped = Das Turnier wurde abgebrochen.
# $fewest: a number.
contest-was-few = Das Turnier findet nicht statt: zu wenige Zusagen (mindestens nötig: { $fewest }).
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Angemeldet ({ $count }): { $people }
# $count: how many have said that they play.
contest-in = Dabei ({ $count }): { $people }
contest-nobody = Noch ist niemand angemeldet.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (zurückgezogen)
# Small print of the card.
contest-rules-pairs = -# Eine Begegnung sind zwei Partien zugleich, mit getauschten Plätzen. Bis zu fünf Personen treffen alle zugleich aufeinander, bei mehr Personen hat jede höchstens drei Begegnungen auf einmal.
contest-rules-swiss = -# Eine Begegnung besteht aus zwei gleichzeitigen Partien mit getauschten Plätzen. Die nächste Runde beginnt, wenn die letzte Begegnung endet. Wer in einer Runde keine Gegenseite hat, bekommt einen der zwei möglichen Siege.
contest-rules-tables = -# Jede Runde hat neue Tische, mit anderen Leuten und anderen Plätzen. Punkte an einem Tisch: 1, wenn du alle schlägst, ½, wenn du die Hälfte schlägst, und so weiter. Danach zählen erste Plätze, dann die Punkte der jeweils besten Gegenseite. Die nächste Runde beginnt, wenn der letzte Tisch endet.
contest-rules-together = -# Die Teams werden so zusammengestellt, dass sie gleich stark sind. Jedes bekommt eigene Steine zugeteilt und spielt ein Brett nach dem anderen: 4x, ON3ROWS, 6x. Es zählen gewonnene Bretter, dann gelegte Steine.
button-contest-join = Mitspielen
button-contest-leave = Aussteigen
button-contest-standing = Tabelle
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = Danach spielen die besten { $count } ein Finale.
# $until: a date.
contest-likely = Voraussichtliches Ende, ungefähr: { $until }.
# A final goes on. $until: a date.
contest-semis = Halbfinale, bis spätestens { $until }. Durch Urlaub kommen insgesamt höchstens 7 Tage dazu.
contest-finals = Das Finale, bis spätestens { $until }. Durch Urlaub kommen insgesamt höchstens 7 Tage dazu.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Halbfinale: { $one } – { $other } (**{ $points }**)
contest-last = Finale: { $one } – { $other } (**{ $points }**)
contest-last-table = Finale an einem Tisch: { $players }
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line }: Punktgleichheit, { $who } hat in weniger Zügen gewonnen.
contest-by-place = { $line }: Punktgleichheit, { $who } hatte vorher den besseren Rang.
contest-by-absence = { $line }: { $who } ist weiter, die Gegenseite hat sich zurückgezogen.
# On the card while a latecomer can press the button.
contest-place-free = Jemand hat sich zurückgezogen, bevor eine der eigenen Partien zu Ende war: Ein Platz ist frei.
button-contest-take = Platz einnehmen
# Small print of the card.
contest-rules-final = -# Auch eine Begegnung im Finale sind zwei Partien. Bei gleichen Punkten gewinnt, wer in der gewonnenen Partie weniger eigene Züge gebraucht hat, und bei gleich vielen, wer vorher den besseren Rang hatte.
contest-rules-final-table = -# Das Finale besteht aus zwei Partien an einem Tisch, in der zweiten mit umgekehrter Reihenfolge der Plätze. Bei gleichen Punkten zählt der bessere Rang vor dem Finale.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = Die Tabelle des Turniers, ihre Zeilen in der Reihenfolge der Liste. Punkte: { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = Das Finale, mit den Nummern der Liste statt der Namen. { $meetings }
contest-alt-teams = Die Tabelle der Teams, ihre Zeilen in der Reihenfolge der Liste: { $points }.
contest-decimal = { $whole },{ $hundredths }
contest-team-points = Bretter: { $boards }, Steine: { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } beginnt:** { $when }. Bist du dabei? Ohne Antwort spielst du nicht mit.
button-contest-in = Ich bin dabei
button-contest-out = Diesmal nicht

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name } ist vorbei.**
contest-stopped = **{ $name } wurde abgebrochen.** Laufende Partien gehen weiter.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = **{ $name }** ist offen. Die Karte kommt in { $channel }: Dort können alle mitspielen.
# $when: date and time.
contest-joined = Du bist angemeldet: **{ $name }**. Beginn: { $when }. Zwei Tage vorher frage ich dich, ob du mitspielst.
contest-is-in = Du spielst mit: **{ $name }**. Beginn: { $when }.
contest-is-out = Du spielst nicht mit: **{ $name }**. Bis zum Beginn kannst du auf der Karte noch dazukommen.
contest-left-it = Du bist ausgestiegen: **{ $name }**.
contest-ask-withdraw = **{ $name }**: Ziehst du dich zurück? Wiederkommen kannst du nicht. Deine laufenden Partien gehen weiter. Hast du weniger als die Hälfte deiner Partien gespielt, zählt keine davon für die Tabelle. Sonst zählen die noch nicht begonnenen als Siege der Gegenseite.
button-contest-withdraw = Ja, zurückziehen
contest-ask-withdraw-tables = **{ $name }**: Ziehst du dich zurück? Wiederkommen kannst du nicht. Deine laufende Partie geht weiter. Hast du weniger als die Hälfte deiner Tische gespielt, zählt keiner davon für die Tabelle. Sonst bleiben sie.
contest-ask-withdraw-together = **{ $name }**: Ziehst du dich zurück? Wiederkommen kannst du nicht. Deine laufende Partie geht weiter. Dein Team spielt die nächsten Bretter ohne dich.
contest-withdrew = Du hast dich zurückgezogen: **{ $name }**. Deine laufenden Partien gehen weiter.
contest-ask-stop = Für alle abbrechen: **{ $name }**? Laufende Partien gehen weiter, sonst beginnt nichts mehr.
button-contest-stop = Ja, abbrechen
contest-has-stopped = **{ $name }** ist abgebrochen.
contest-starts = **{ $name }** beginnt: { $when }. Wer angemeldet ist, wird jetzt gefragt.
contest-starts-now = **{ $name }** beginnt jetzt, mit allen, die zugesagt haben.
contest-goes-on = Du machst weiter: **{ $name }**.
contest-took-pairs = Du hast einen Platz in **{ $name }** und triffst auf alle anderen.
contest-took-swiss = Du hast einen Platz in **{ $name }** und spielst ab der nächsten Runde.
# $place: a number; $points: such as 7 or 7½.
contest-own = Du: Rang { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = Die Turniere hier:
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = Beginn: { $when }
contest-state-running = läuft
contest-list-none = Hier ist kein Turnier offen. `/contest new` öffnet eines.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** in { $place } beginnt: { $until }. Du bist angemeldet, also frage ich: Bist du dabei? Ohne Antwort spielst du nicht mit.
contest-lost = **{ $name }** in { $place }: Du hast eine Partie durch Zeit verloren. Wenn du weitermachst, drücke **{ button-league-go }**, bis { $until }. Ohne Antwort, oder nach einer zweiten durch Zeit verlorenen Partie, nehme ich dich aus dem Turnier.

refused-contest-on-servers = Turniere gehören zu einem Server, also nutze `/contest` dort.
refused-no-contest = So ein Turnier finde ich hier nicht. `/contest list` zeigt die offenen.
refused-contest-not-for-two = { $game } hat keine Turniere: Dazu braucht es ein Spiel, in dem zwei gegeneinander spielen.
refused-contest-not-for-tables = { $game } hat keine Tische: Dazu braucht es ein Spiel, in dem drei oder mehr gegeneinander spielen. Ändere `game` oder `kind`.
refused-contest-not-together = { $game } spielt man nicht gemeinsam: Für Teams gibt es Mindoku. Ändere `game` oder `kind`.
refused-contest-pace = Mit dieser Bedenkzeit gibt es für dieses Spiel kein Turnier. Wähle eine andere Bedenkzeit (`pace`): Schnell oder normal passt für jedes Spiel.
refused-contest-name = Ein Name hat höchstens 40 Buchstaben, Ziffern und einfache Zeichen. Nimm einen anderen Namen (`name`).
refused-contest-name-taken = Ein Turnier namens **{ $name }** ist hier schon offen. Nimm einen anderen Namen (`name`).
# $most: a number.
refused-contest-rounds = Ein Turnier im Schweizer System hat 2 bis { $most } `rounds`, eines an Tischen 3 bis 5, andere haben keine. Ändere `rounds` oder lass es weg.
refused-contest-no-final = Eine Serie hat kein Finale, ebenso wenig ein Turnier, in dem ein Team zusammen spielt. Lass `final` weg.
refused-contest-days = Ein Turnier beginnt in 2 bis 28 Tagen. Ändere `starts` oder lass es weg.
refused-contests-too-many = Dieser Server hat schon zehn Turniere. `/contest list` zeigt sie: Warte, bis eines endet.
refused-contests-off = Auf diesem Server werden keine Turniere geöffnet. Wer ihn verwaltet, kann es erlauben: `/settings` mit `contests`.
refused-contests-of-moderators = Hier öffnet die Moderation Turniere. Frag sie, oder bitte darum, `contests` in `/settings` zu ändern: Das kann, wer den Server verwaltet.
refused-contest-not-yours = Das können nur die Moderation und die Person, die dieses Turnier geöffnet hat. Wende dich an sie.
# $fewest: a number.
refused-contest-too-few = Es gibt noch zu wenige Zusagen, mindestens nötig: { $fewest }. Warte auf weitere: Das Turnier beginnt von selbst, zu der Zeit auf seiner Karte.
refused-contest-closed = Dieses Turnier hat begonnen, und wer mitspielt, steht fest. `/contest card` zeigt, wie es um das Turnier steht.
refused-contest-ended = Dieses Turnier ist vorbei. `/contest list` zeigt die offenen.
refused-contest-full = Dieses Turnier ist voll. Ein Platz wird frei, wenn eine andere Person aussteigt.
refused-in-contest = Du bist schon in diesem Turnier.
refused-not-in-contest = Du bist nicht in diesem Turnier.
refused-contest-not-playing = Du spielst in diesem Turnier nicht mit, oder es läuft nicht. `/contest card` zeigt, wie es um das Turnier steht.
refused-contest-not-asked = Diese Frage ist erledigt, und nichts hat sich geändert. `/contest card` zeigt, wie es um das Turnier steht.
refused-contest-no-place = Hier ist kein Platz mehr frei. `/contest list` zeigt die offenen Turniere.
refused-contest-was-in = Aus diesem Turnier hast du dich zurückgezogen, und niemand kommt in eins zurück. `/contest list` zeigt die offenen.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour: ein Jahr lang alle 14 Tage ein Turnier, je in anderem Spiel
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · eine Serie durch alle Spiele
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Serie durch alle Spiele
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = Alle 14 Tage beginnt ein kleines Turnier, jeweils in einem anderen Spiel. Turniere im Jahr: { $count } ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Beendet: { $over } von { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Als Nächstes: { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = Alle ihre Turniere haben begonnen.
# Small print of the card.
contest-rules-tour = -# Ein kleines Turnier gibt bis zu 10 Punkte, nach deinem Anteil an den möglichen Punkten, und 3 weitere, wenn du bis zum Ende spielst. Es zählen deine besten Ergebnisse, so viele wie zwei Drittel der beendeten Turniere. Vor jedem Turnier frage ich alle, die im vorigen gespielt haben. Andere melden sich auf der Karte des Turniers an. Bei mehr als zehn Personen wird ein Spiel für zwei in Schweizer Runden gespielt.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = Die Rangfolge der Serie. Punkte, in der Reihenfolge der Liste: { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = **{ $name }** ist eröffnet. Die Karte erscheint in { $channel }, ebenso die Karten der kleinen Turniere: Über sie können sich alle anmelden.
contest-ask-stop-tour = Für alle abbrechen: **{ $name }**? Kleine Turniere, die offen sind oder laufen, finden weiter statt, aber neue werden nicht eröffnet.
refused-contest-tour-pace = Eine Serie hat immer die schnelle Bedenkzeit. Wähle „schnell“ oder lass `pace` weg.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** in { $place }. Beginn: { $until }. Du bist angemeldet oder hast im vorigen Turnier gespielt, deshalb frage ich dich: Bist du dabei? Ohne Antwort spielst du nicht mit.
