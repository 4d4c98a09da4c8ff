# Why something cannot be done. Each says what to do next.

refused-no-such-match = Eine Partie { $code } kenne ich nicht. `/games` zeigt deine.
refused-not-seated = Du spielst in dieser Partie nicht mit. Mit `/board` kannst du zusehen.
refused-not-started = Diese Partie hat noch nicht begonnen.
refused-cancel-instead = Diese Partie hat noch nicht begonnen: **{ $button-cancel }** auf ihrer Karte sagt sie ab.
refused-started = Diese Partie hat schon begonnen. `/play` öffnet eine neue.
refused-cancelled = Diese Partie wurde abgesagt. `/play` öffnet eine neue.
refused-out-of-reach = Ich erreiche die Partien gerade nicht. Nichts ist verloren. Versuch es in einer Minute noch einmal. Wolltest du gerade ziehen, sieh dir vorher das Brett an.
refused-aside = Die Zugliste dieser Partie ist beschädigt, also kann es nicht weitergehen. Für die Leute, die den Bot betreiben, ist sie sicher verwahrt.
refused-moved-on = Die Partie ist weitergegangen, seit dieser Knopf erschien. Drücke **{ $button-turn }**, um das jetzige Brett zu sehen.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = Dieser Knopf gehört zu einem späteren Zug, der verloren ist: Der Bot musste auf eine Sicherung zurückgreifen. Drücke **{ $button-turn }**, um das jetzige Brett zu sehen.
# $seats: the names of the seats to act.
refused-waiting = Du bist noch nicht am Zug. Am Zug: { $seats }.
refused-over = Die Partie ist vorbei.
refused-left = Du hast diese Partie verlassen. Zusehen kannst du noch: `/board` zeigt sie.
refused-not-your-turn = Du bist noch nicht am Zug.
refused-false-claim = Diese Meldung stimmt nicht, also hat sich nichts geändert. Es kostet dich nichts, und nur du weißt davon.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` ist hier kein erlaubter Zug. Drücke unter der Anzeige **{ $button-turn }**, um aus Menüs zu wählen.
refused-not-a-turn-near = `{ $text }` ist hier kein erlaubter Zug. Versuch { $near }.
refused-no-turn = Tippe deinen Zug. Versuch { $near }.
refused-already-in = Du bist schon dabei.
refused-not-in = Du bist bei dieser Partie nicht dabei.
refused-full = Alle Plätze sind besetzt. `/play` öffnet eine andere Partie.
refused-posted-again = Diese Partie wurde schon erneut gepostet.
refused-kept = Die freien Plätze sind für eingeladene Personen reserviert. `/play` öffnet eine andere Partie.
refused-not-the-opener = Das kann nur die Person, die diese Partie geöffnet hat.
refused-too-few = Zum Starten braucht es { $needed } Personen, und noch sind nicht genug dabei.
refused-too-many-opponents = Das sind mehr Personen als Plätze: Lade höchstens { $most } ein.
refused-oneself = Du hast schon einen Platz. Lade jemand anderen ein, oder niemanden: Alle hier können **{ $button-join }** drücken.
refused-not-for-channel = Ein Kanal spielt gegen den Bot, in einem Spiel für zwei ohne Geheimnisse, und nur auf einem Server. Lass `consult` weg oder wähle ein anderes Spiel.
refused-too-many-candidates = Es sind schon { $most } Züge vorgeschlagen. Stimme für einen davon.
refused-swap-in-two = In zwei Partien habt ihr jeden Platz einmal, also gibt es nichts zu übernehmen. Lass `swap` weg oder lass `games` weg.
refused-not-for-two = Zwei Partien mit getauschten Plätzen sind für zwei Personen gegeneinander. Lass `games` weg oder spiel mit `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = Die andere Partie, `{ $code }`, läuft noch. Die Revanche gilt für beide, also kommt sie danach.
refused-wishes-on-servers = Gesucht und gefunden wird auf einem Server, also nutze `/looking` dort.
refused-another-bot = Dieser Bot spielt nicht. Lade Menschen ein, oder mich.
refused-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
refused-option = Eine Option `{ $key }` gibt es nicht.
refused-value = `{ $key }` kann eines davon sein: { $values }.
refused-no-claims = In { $game } gibt es nichts zu melden.
refused-not-a-claim = `{ $text }` ist hier keine Meldung. Melden kannst du { $near }.
refused-nothing-to-claim = Gerade gibt es nichts zu melden.
refused-no-hand = Diese Partie hat keine Geheimnisse: Das Brett zeigt alles.
refused-no-hand-yet = Du hast noch kein Geheimnis. Drücke **{ $button-turn }**, um eines zu wählen.
refused-still-hidden = Die Zugliste würde jede Hand zeigen, also kommt sie, wenn die Partie vorbei ist. Bis dahin zeigt `/history`, was du sehen darfst.
refused-no-replay-yet = Die Wiedergabe kommt, wenn die Partie vorbei ist. Bis dahin zeigt `/history` die Partie Schritt für Schritt.
refused-no-analysis-yet = Die Analyse kommt, wenn die Partie vorbei ist. Bis dahin zeigt `/history` die Partie Schritt für Schritt.
refused-nothing-to-analyse = In dieser Partie gab es keinen Zug, also gibt es nichts zu analysieren.
refused-nothing-played = Noch gab es keinen Zug. Die Zugliste beginnt mit dem ersten.
refused-nothing-here = Hier hast du keine Partie. `/play` öffnet eine, und `/games` zeigt deine.
refused-no-such-game = Dieses Spiel kenne ich nicht. **{ button-registry }** zeigt, welche ich kenne.
# A word typed for an option of a command. $choices: those it has.
refused-choice = Diese Auswahl kenne ich nicht. Es gibt { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = Dieses Spiel kenne ich nicht. Meinst du { $games }?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = Auf diesem Server bin ich nicht, aber in Direktnachrichten können wir spielen: Drücke { $bot }, dann **Nachricht**, und tippe dort `/play`.
refused-no-such-lobby = Keine offene Partie hat diesen Code. Er steht auf der Karte der Partie.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = In { $place } kann ich keine Partie leiten, denn mir fehlt dort { $permissions }. Die Moderation kann es erlauben, unter **{ path-channel-permissions }**.
refused-in-time = Auf der Uhr ist noch Zeit.
refused-nothing-to-take-back = Du hast jetzt keinen Zug zum Zurücknehmen.
refused-told = Dieser Zug hat etwas Verdecktes gezeigt, also bleibt er.
refused-another-asks = Jemand möchte schon einen Zug zurücknehmen. Antworte zuerst darauf.
refused-no-draw-offered = Gerade ist kein Remis angeboten.
refused-no-undo-asked = Gerade möchte niemand einen Zug zurücknehmen.
refused-own-proposal = Das kommt von dir, also antworten die anderen. Du kannst es zurückziehen.
refused-accepted-already = Du hast schon zugestimmt. Die anderen haben noch nicht geantwortet.
refused-proposed-already = Du hast schon gefragt. Die anderen haben noch nicht geantwortet.
refused-offered-before = Du hast schon Remis angeboten. Nach deinem nächsten Zug geht es wieder.
refused-requested-before = Bei diesem Zug hast du schon gefragt, und das geht nur einmal.
refused-offered-by-other = Dir ist schon Remis angeboten: Nimm an oder lehne ab.
refused-together = Ihr spielt gemeinsam, also gibt es kein Remis zum Anbieten.
refused-hint-among-people = Tipps gibt es in Partien gegen den Bot. Wenn diese Partie vorbei ist, zeigt **{ button-analysis }** die besten Züge.
refused-computer-plays-on = Der Bot spielt weiter. Remis nimmt er nur, wenn er sicher ist, dass niemand gewinnen kann.
refused-computer-thinks = Der Bot denkt noch nach. Frag noch einmal, sobald er gezogen hat.
refused-too-late-to-break-off = Diese Partie hat begonnen, also lässt sie sich nicht abbrechen. `/resign` beendet sie für dich.
refused-too-late-to-break-off-draw = Diese Partie hat begonnen, also lässt sie sich nicht abbrechen. `/resign` oder `/draw` beenden sie.
refused-gift-oneself = Dir selbst kannst du keine Zeit geben. Die Gegenseite kann es, mit `/time` oder dem Knopf unter deiner Erinnerung.
refused-plan-game = In dieser Partie kann ich nicht für dich ziehen: Etwas ist verdeckt, es spielen mehr als zwei, oder es gibt zu viele Züge.
refused-plan-answer = Ein Plan ist eine Antwort auf einen Zug der Gegenseite. Wähle erst ihren Zug, dann deinen.
refused-plan-many = In einen Plan passen { $most } Antworten. `/plan` zeigt sie und löscht, was du nicht mehr brauchst.
refused-plan-deep = Ein Plan umfasst höchstens { $most } deiner Züge hintereinander.
refused-gift-left = Diese Person hat die Partie verlassen.
refused-gift-no-clock = Außer dir hat in dieser Partie niemand eine Uhr, also gibt es keine Zeit zu geben.
refused-gift-enough = Mehr Zeit erlaubt diese Partie nicht: Das Maximum ist erreicht.
refused-gift-whom = Wer bekommt die Zeit? Füge `to:` hinzu und wähle eine Farbe.
refused-open-already = Ich suche schon Ersatz für dich.
refused-not-open = Dieser Platz ist nicht frei.
refused-not-absent = Diese Person ist zurück oder nicht mehr am Zug.
refused-seated-already = Du spielst in dieser Partie schon mit.
refused-muted = Wo diese Partie gespielt wird, kann ich nicht schreiben. Bis die Moderation mich lässt, ist dein Brett in deinen Direktnachrichten.
refused-locked = Dieser Thread ist gesperrt, also kann ich hier nicht schreiben. Die Moderation kann ihn entsperren, oder du öffnest die Partie in einem anderen Kanal.
refused-no-table = Den Kanal dieser Partie gibt es nicht mehr, also geht hier keine Revanche. `/play` öffnet eine neue Partie, wo immer ihr alle seid.
refused-not-over = Diese Partie ist noch nicht vorbei.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = Das waren viele Bilder in kurzer Zeit. Das nächste gibt es <t:{ $until }:R>. Ziehen kannst du jederzeit.
refused-beyond-studies = Das waren viele Wiedergaben, Analysen oder Tipps in kurzer Zeit. Die nächste Antwort gibt es <t:{ $until }:R>.
refused-beyond-openings = Du hast in kurzer Zeit viele Partien geöffnet. Die nächste kannst du <t:{ $until }:R> öffnen, und bis dahin bei anderen mitspielen.
refused-beyond-codes = Du hast viele Codes versucht. Den nächsten kannst du <t:{ $until }:R> versuchen. Frag inzwischen nach dem richtigen.
refused-beyond-minor = Das war viel in einer Minute. Weiter geht es <t:{ $until }:R>. Ziehen kannst du jederzeit.
refused-beyond-server = Auf diesem Server ist gerade sehr viel los. Versuch es wieder <t:{ $until }:R>. Ziehen kannst du jederzeit.
