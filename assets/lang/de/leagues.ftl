# Leagues: seasons in groups, which begin and end by themselves.

command-league = Saisons in Gruppen, die von selbst beginnen und enden
command-league-new = Öffne in diesem Kanal die Liga eines Spiels
command-league-new-game = Welches Spiel, von denen für zwei
command-league-new-pace = Wie schnell. Leer: wie auf diesem Server üblich
command-league-card = Sieh dir eine Liga an: ihre Gruppen, und wann es weitergeht
command-league-card-game = Für welches Spiel
command-league-join = Spiel ab der nächsten Saison mit
command-league-join-game = Für welches Spiel
command-league-leave = Verlass eine Liga
command-league-leave-game = Für welches Spiel
command-league-once = Die nächste Saison mitspielen und danach austreten

command-league-once-game = Für welches Spiel

# The card, the beginning of which is always the same. $game: the game.
league-title = **Liga: { $game }**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Saison { $season }, { $pace }. Die Saison endet mit ihrer letzten Partie, spätestens { $until }. Wer jetzt dazukommt, spielt ab der nächsten Saison.
# $when: date and time.
league-next = Saison { $season } ({ $pace }) beginnt von selbst: { $when }. Komm vorher dazu.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = { $count ->
    [one] Eine Saison ({ $pace }) beginnt von selbst ab { $fewest } Personen: { $count } fehlt noch.
   *[other] Eine Saison ({ $pace }) beginnt von selbst ab { $fewest } Personen: { $count } fehlen noch.
}
league-rests = Die nächste Saison hat noch kein Datum: Zu wenige haben zugesagt, oder Ligen sind hier abgeschaltet.
# $people: those who play the next season.
league-people = Dabei ({ $count }): { $people }
# $count: further people who are not named.
league-more = { $count } weitere
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Gruppe { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# In einer Gruppe treffen alle einmal aufeinander: zwei Partien zugleich, mit getauschten Plätzen. Jede Person hat höchstens { $most } Begegnungen auf einmal. Danach steigen die Ersten auf und die Letzten ab.
button-league-join = Mitspielen
button-league-leave = Aussteigen
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] Die Tabelle der Saison, ihre Zeilen in der Reihenfolge der Liste. { $groups }
   *[other] Die Tabellen von { $count } Gruppen, ihre Zeilen in der Reihenfolge der Liste. { $groups }
}
# $points: the points of the rows, joined.
league-alt-group = Gruppe { $group }: { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **Liga { $game }: Saison { $season } ist vorbei.**
# $people: who is first, or who shares the first place.
league-first = An der Spitze von Gruppe { $group }: { $people } (**{ $points }**).
league-up = Eine Gruppe höher: { $people }.

# Answers to one player alone.
league-opened = Die Liga **{ $game }** ist offen. Ihre Karte kommt in { $place }: Dort können alle mitspielen, und die Saisons beginnen und enden von selbst.
league-joined = Du bist in der Liga **{ $game }**, bis du aussteigst.
league-joined-once = Du bist in der Liga **{ $game }**, für die nächste Saison.
# $until: a date.
league-after-season = Gerade läuft eine Saison, bis spätestens { $until }. Du spielst ab der nächsten.
# $when: date and time.
league-from = Deine Saison beginnt: { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] Ihr seid genug für eine Saison: Das Datum kommt auf die Karte.
    [one] Deine Saison beginnt, sobald noch { $count } Person dazukommt.
   *[other] Deine Saison beginnt, sobald noch { $count } Personen dazukommen.
}
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] { $people }, von dir blockiert, spielt hier mit. Ihr trefft nicht aufeinander.
   *[other] { $people }, von dir blockiert, spielen hier mit. Ihr trefft nicht aufeinander.
}
league-left-it = Du bist aus der Liga **{ $game }** ausgestiegen. Deine laufenden Partien gehen weiter.
league-withdrew = Du bist aus der Liga **{ $game }** ausgestiegen. Deine laufenden Partien gehen weiter, die anderen beginnen nicht.
league-is-in = Du spielst in der nächsten Saison der Liga **{ $game }** mit.
league-is-out = Du spielst in der nächsten Saison der Liga **{ $game }** nicht mit. Auf ihrer Karte kannst du noch dazukommen.
league-goes-on = Du machst in der Liga **{ $game }** weiter.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = Die nächste Saison der Liga **{ $game }** in { $place } beginnt: { $until }. In der letzten hast du eine Partie durch Zeit verloren, also frage ich: Bist du dabei?
button-league-in = Ich bin dabei
button-league-out = Diesmal nicht
league-lost = Du hast in der Liga **{ $game }** in { $place } eine Partie durch Zeit verloren. Wenn du weitermachst, drücke **{ button-league-go }**, bis { $until }. Ohne Antwort, oder nach einer zweiten durch Zeit verlorenen Partie, beginnen deine anderen Begegnungen nicht.
button-league-go = Ich mache weiter
league-left = Du bist nicht mehr in der Liga **{ $game }** in { $place }: Du hast dort Partien durch Zeit verloren, und ich habe dich seit einem Monat nicht gesehen. Komm gern zurück.
button-league-again = Wieder mitspielen

refused-league-on-servers = Ligen gehören zu einem Server, also nutze `/league` dort.
refused-no-league = Hier gibt es noch keine Liga für { $game }. `/league new` öffnet eine.
refused-league-not-for-two = { $game } hat keine Liga: Dazu braucht es ein Spiel, in dem zwei gegeneinander spielen.
refused-league-pace = Mit dieser Bedenkzeit gibt es für dieses Spiel keine Saison. Wähle eine andere Bedenkzeit (`pace`): Schnell oder normal passt für jedes Spiel.
refused-league-running = Gerade läuft eine Saison, und ihre Bedenkzeit bleibt. Zwischen zwei Saisons ändert `/league new` sie.
refused-leagues-off = Auf diesem Server werden keine Ligen geöffnet. Wer ihn verwaltet, kann es erlauben: `/settings` mit `contests`.
refused-leagues-of-moderators = Hier öffnet die Moderation Ligen. Frag sie, oder bitte darum, `contests` in `/settings` zu ändern: Das kann, wer den Server verwaltet.
refused-not-in-league = Du bist nicht in dieser Liga.
refused-in-league = Du bist schon in dieser Liga.
refused-league-not-asked = Diese Frage ist erledigt, und nichts hat sich geändert. `/league card` zeigt, wie es um die Liga steht.
