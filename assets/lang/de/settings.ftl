# What a server settles, and what it rules out.

command-settings = Sieh dir an, wie auf diesem Server gespielt wird, und ändere es
command-settings-open-in = Kanal, in dem man Partien öffnen kann. Ohne einen: überall
command-settings-not-in = Kanal von dieser Liste nehmen
command-settings-threads = Ob jede Partie einen eigenen Thread bekommt
command-settings-pace = Die übliche Bedenkzeit neuer Partien
command-settings-computer = Die übliche Stärke des Bots
command-settings-language = Sprache von Warteräumen und Anzeigen, nicht der Direktnachrichten
command-settings-puzzles = Ein Kanal für ein Rätsel am Tag
command-settings-puzzles-at = Wann, etwa 08:00, oder off
command-settings-puzzles-zone = Zeitzone dazu, etwa Wien, Schweiz oder UTC+1
command-settings-week = Ein Kanal für eine Nachricht je Woche über die Partien hier
command-settings-week-day = An welchem Tag
command-settings-week-at = Wann, etwa 18:00, oder off
command-settings-week-zone = Zeitzone dazu, etwa Wien, Schweiz oder UTC+1
command-settings-looking = Ein Kanal für die Liste derer, die eine Partie suchen
command-settings-looking-role = Rolle, höchstens einmal am Tag erwähnt. @everyone: keine
command-settings-looking-list = Schalte diese Liste aus
setting-looking-list-off = Keine Liste
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Wer spielen will: **In { $channel } kann ich nicht posten**. Lass mich ihn ansehen, dort schreiben und Links einbetten oder wähle einen anderen Kanal.
settings-looking-on = Wer spielen will: eine Liste **in { $channel }**.
settings-looking-calls = Wer spielen will: eine Liste **in { $channel }**, und höchstens einmal am Tag erwähne ich { $role }.
command-settings-contests = Wer Ligen und Turniere eröffnen darf
setting-contests-everyone = Alle
setting-contests-moderators = Die Moderation
setting-contests-off = Niemand, und keine Saison beginnt
settings-contests-everyone = Ligen und Turniere: **Alle** dürfen sie eröffnen.
settings-contests-moderators = Ligen und Turniere: **Nur die Moderation** darf sie eröffnen.
settings-contests-off = Ligen und Turniere: **Niemand** darf sie eröffnen, und keine Saison beginnt.
command-settings-pings = Ob ich anpinge, wer am Zug ist
command-settings-per-person = Offene Partien je Person. 0: keine Grenze
command-settings-per-server = Offene Partien auf dem ganzen Server. 0: keine Grenze
command-settings-cancel = Wer Partien vor dem Start absagen oder später abbrechen kann
setting-threads-yes = Ein Thread für jede Partie
setting-threads-no = Im Kanal selbst
setting-pings-call = Anpingen
setting-pings-quiet = Nennen ohne Ping
setting-cancel-seats = Nur wer mitspielt
setting-cancel-moderators = Auch die Moderation
setting-puzzles-off = Keine Rätsel
setting-week-off = Keine Nachricht
weekday-off = Aus
weekday-mon = Montag
weekday-tue = Dienstag
weekday-wed = Mittwoch
weekday-thu = Donnerstag
weekday-fri = Freitag
weekday-sat = Samstag
weekday-sun = Sonntag
setting-language-unset = Ohne Wahl: die der Community, sonst der Person, die öffnet

settings-title = ### Einstellungen dieses Servers
settings-hint = -# Jeder Knopf unten erklärt ein Thema und ändert es, ebenso die Optionen von `/settings`. Änderungen gelten für neue Partien.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }`: { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Partien und Grenzen
settings-page-lists = Wertungen und Listen
settings-page-puzzle = Rätsel
settings-page-week = Die Woche
settings-page-language = Sprache
settings-page-all = Alle Einstellungen
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ Dort kann ich schreiben.
settings-lacks = ⚠️ In { $channel } fehlt mir { $permissions }.
settings-can-give = ✓ Diese Rolle kann ich vergeben.
settings-cannot-give = ⚠️ Diese Rolle kann ich nicht vergeben.
settings-menu-limits = Wähle eine Grenze für offene Partien
settings-menu-language = Wähle die Sprache von Warteräumen und Anzeigen
settings-button-ratings-choose = Werten auf Wunsch
settings-button-ratings-on = Standardmäßig werten
settings-button-ratings-off = Nichts werten
settings-button-contests-everyone = Turniere eröffnen: alle
settings-button-contests-moderators = Turniere eröffnen: nur Moderation
settings-button-contests-off = Keine Turniere
# $channels, $threads and so on: the lines below.
settings-games = Partien werden geöffnet: { $channels }. { $threads }
    Übliche Bedenkzeit: **{ $pace }** · übliche Stärke des Bots: **{ $strength }**
    Offene Partien: { $person } je Person, { $server } auf dem ganzen Server
    { $pings }
    { $cancel }
settings-saved = **Gespeichert.**
settings-channels-all = **in jedem Kanal**
settings-channels-some = nur in { $channels }
settings-limit-none = **ohne Grenze**
settings-limit = **höchstens { $most }**
settings-threads-yes = Jede bekommt **einen eigenen Thread**, wo ich einen anlegen darf.
settings-threads-no = Gespielt wird **im Kanal selbst**, ohne Threads.
settings-pings-call = Wer am Zug ist, wird **angepingt**.
settings-pings-quiet = Wer am Zug ist, wird **ohne Ping genannt**.
settings-cancel-seats = **Nur wer mitspielt**, kann eine Partie absagen oder abbrechen.
settings-cancel-moderators = Wer mitspielt, kann eine Partie absagen oder abbrechen, ebenso **die Moderation** ({ permission-manage-messages } oder { permission-manage-server }).
settings-language-set = Sprache von Warteräumen und Anzeigen: **{ $language }**. Laufende Partien behalten ihre.
settings-language-unset = Warteräume und Anzeigen haben die **Sprache der Community**, oder die der Person, die die Partie öffnet.
# $at, $zone: a time of the day.
settings-puzzles-on = Rätsel des Tages: **in { $channel } um { $at }** ({ $zone }).
settings-puzzles-paused = Rätsel des Tages: **Pause** in { $channel }, weil es zwei Wochen lang niemand versucht hat. `/settings` mit `puzzles` weckt es.
settings-puzzles-refused = Rätsel des Tages: **In { $channel } kann ich nicht posten**. Lass mich ihn ansehen, dort schreiben und Dateien anhängen oder wähle einen anderen Kanal.
settings-puzzles-off = Rätsel des Tages: **aus**. `/settings` mit `puzzles` gibt ihm einen Kanal.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Nachricht der Woche: **in { $channel }, jeden { $day } um { $at }** ({ $zone }).
settings-week-refused = Nachricht der Woche: **In { $channel } kann ich nicht posten**. Lass mich ihn ansehen, dort schreiben und Dateien anhängen oder wähle einen anderen Kanal.
settings-week-off = Nachricht der Woche: **aus**. `/settings` mit `week` gibt ihr einen Kanal.
settings-menu-channels = Wähle die Kanäle, in denen man Partien öffnen kann
settings-menu-pace = Übliche Bedenkzeit · { $pace }
settings-menu-per-person = { $limit ->
    [0] Je Person · offene Partien ohne Grenze
    [one] Je Person · { $limit } offene Partie
   *[other] Je Person · { $limit } offene Partien
}
settings-menu-per-server = { $limit ->
    [0] Ganzer Server · offene Partien ohne Grenze
    [one] Ganzer Server · { $limit } offene Partie
   *[other] Ganzer Server · { $limit } offene Partien
}
settings-button-channels-all = Partien in jedem Kanal
settings-button-computer-easy = Bot: leicht
settings-button-computer-medium = Bot: mittel
settings-button-computer-strong = Bot: stark
settings-button-threads-yes = In Threads spielen
settings-button-threads-no = Ohne Threads spielen
settings-button-pings-call = Anpingen
settings-button-pings-quiet = Nicht anpingen
settings-button-cancel-seats = Absagen: nur Beteiligte
settings-button-cancel-moderators = Absagen: auch Moderation

# What is refused.
refused-not-here = Auf diesem Server werden Partien geöffnet in { $channels }. Tippe dort `/play`.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = Du hast in einer Stunde { $most } Partien geöffnet. Die nächste kannst du <t:{ $until }:R> öffnen, und bis dahin bei anderen mitspielen.
refused-too-many-games = { $most ->
    [one] Du hast { $most } unbeendete Partie auf diesem Server, und das ist hier die Grenze. Beende oder verlass sie zuerst: `/games` zeigt sie.
   *[other] Du hast { $most } unbeendete Partien auf diesem Server, und das ist hier die Grenze. Beende oder verlass zuerst eine: `/games` zeigt sie.
}
refused-too-many-alone = Du hast { $most } unbeendete Partien gegen den Bot, und mehr sind je Person nicht möglich. Beende oder verlass zuerst eine: `/games` zeigt sie.
# $most: the limit.
refused-watches-many = Du siehst { $most } Partien zu, und mehr sind je Person nicht möglich. Folge zuerst einer davon nicht mehr: **{ button-more }** unter ihrem Brett.
# $most: a number.
refused-suggests-many = Du hast mir heute { $most } Texte geschickt, und mehr nehme ich an einem Tag nicht an. Morgen geht es weiter.
refused-too-many-by-code = Du hast { $most } unbeendete Partien per Code, und mehr sind je Person nicht möglich. Beende oder verlass zuerst eine: `/games` zeigt sie.
refused-too-many-games-here = { $most ->
    [one] Dieser Server hat { $most } unbeendete Partie, und das ist seine Grenze. Du kannst eine andere öffnen, wenn sie vorbei ist, oder die Moderation erhöht die Grenze mit `/settings`.
   *[other] Dieser Server hat { $most } unbeendete Partien, und das ist seine Grenze. Du kannst eine andere öffnen, wenn eine vorbei ist, oder die Moderation erhöht die Grenze mit `/settings`.
}
refused-not-to-invite = { $person } kannst du nicht einladen. Lade jemand anderen ein, oder niemanden: Alle hier können **{ $button-join }** drücken.
refused-not-to-join = Bei dieser Partie kannst du nicht mitspielen. `/play` öffnet eine andere.
refused-blocked = Du hast { $person } blockiert. `/block` zeigt deine Liste, dort kannst du das aufheben.
refused-blocked-oneself = Dich selbst kannst du nicht blockieren.
refused-blocked-bot = Einen Bot zu blockieren ist nicht nötig: Ich spiele nur, wo ich eingeladen bin, und andere Bots spielen nicht.
refused-not-a-manager = Dafür brauchst du die Berechtigung **{ permission-manage-server }**.
refused-no-puzzle-channel = Wähle zuerst einen Kanal: `/settings` mit der Option `puzzles`.
refused-no-week-channel = Wähle zuerst einen Kanal: `/settings` mit der Option `week`.
refused-no-looking-channel = Wähle zuerst einen Kanal: `/settings` mit der Option `looking`.
refused-no-such-setting = Diese Einstellung kenne ich nicht. `/settings` zeigt, was du einstellen kannst.

# The message of the week. $until: a day.
week-heading = ### Die Woche bis { $until }
week-numbers = Beendete Partien: **{ $ended }** · begonnene: **{ $began }** · laufende: **{ $running }**. Mitgespielt haben: **{ $players }**.
week-quiet = Diese Woche hat niemand gespielt.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game }: Sieg für { $first }
week-beat = { $game }: Sieg für { $first } gegen { $others }
week-shared = { $game }: Remis für { $first }
week-together = { $game }: Gemeinsamer Sieg für { $first }
week-drawn = { $game }: { $first } teilen sich den ersten Rang
week-drew-before = { $game }: { $first } teilen sich den ersten Rang vor { $others }
week-somebody = eine Person
week-more = { $count ->
    [one] … und { $count } weiteres Ergebnis
   *[other] … und { $count } weitere Ergebnisse
}
# $report: the move, with the colours of the seats.
week-turn = **Der Zug der Woche:** { $who } in { $game }. { $report }
week-puzzle = **Rätsel des Tages:** Versucht: { $tried }, gelöst: { $solved }.
# $people: each with the days, as below.
week-solvers = Am häufigsten gelöst: { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **{ $month } bisher:** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Freie Plätze:
week-last = -# Zwei Wochen lang gab es keine Partie, also schweige ich von nun an. Die nächste Partie, die beginnt, weckt mich: `/play`.
button-week-join = Mitspielen: { $game } { $code }
button-week-take = Übernehmen: { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = In { $channel } kann ich nicht zeigen, wer spielen will, denn mir fehlt dort { $permissions }. Die Moderation kann es erlauben, unter **{ path-channel-permissions }**. `/settings` mit `looking` wählt einen anderen Kanal.
looking-refused-gone = Auf { $server } gibt es den Kanal nicht mehr, in dem ich zeige, wer spielen will. Dort wählt `/settings` mit `looking` einen anderen, und `looking-list: off` schaltet die Liste aus.
looking-refused = Discord lässt mich in { $channel } nicht zeigen, wer spielen will. `/settings` mit `looking` wählt einen anderen Kanal.
week-refused-missing = Die Nachricht der Woche kann ich in { $channel } nicht posten, denn mir fehlt dort { $permissions }. Die Moderation kann es erlauben, unter **{ path-channel-permissions }**. Ich versuche es weiter. `/settings` mit `week` wählt einen anderen Kanal.
week-refused-gone = Auf { $server } gibt es den Kanal nicht mehr, den du für die Nachricht der Woche gewählt hast. Dort wählt `/settings` mit `week` einen anderen, und `week-at: off` beendet sie.
week-refused = Discord lässt mich die Nachricht der Woche in { $channel } nicht posten. Ich versuche es weiter. `/settings` mit `week` wählt einen anderen Kanal.
