# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Löse das Rätsel des Tages oder übe
command-puzzle-game = Welches Spiel du übst. Leer: das Rätsel des Tages
command-puzzle-level = Leicht, mittel oder schwer. Leer: passend zu dir
command-puzzle-run = Eins nach dem anderen bis zum Fehler: alle, ein Thema, verpasste
puzzle-level-easy = Leicht ★☆☆
puzzle-level-medium = Mittel ★★☆
puzzle-level-hard = Schwer ★★★

puzzle-title = Rätsel
# $number: of the day; the first day has 1.
puzzle-title-day = Rätsel { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } zieht und gewinnt.** Nur ein Zug hält den Sieg fest.
puzzle-task-save = **{ $colour } zieht und hält remis.** Nur ein Zug verliert nicht.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } zieht und gewinnt mit dem { $turns ->
        [2] zweiten
        [3] dritten
       *[other] letzten
    } Zug,** egal was die andere Seite tut.
}
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **Eine Zahl wiederholt sich, wo sie nicht darf. Finde sie und melde sie.** Jeder der beiden Steine ist recht.
puzzle-task-room = **Dein letzter Stein passt nirgends hin. Verschiebe einen auf dem Brett, damit er passt.** Nur ein Zug schafft Platz, und einen Stein aufzunehmen hilft nicht.
puzzle-task-fill = **Setze einen Stein so, dass sich das Brett noch gemeinsam füllen lässt.**
# Jinrai.
puzzle-task-strike = **{ $colour } zieht und gewinnt jetzt, mit dem eigenen Blitz.**
puzzle-task-guess = **{ $colour } zieht und gewinnt jetzt, weil Raten hier nicht danebengehen kann.** Welche Wolke muss den Blitz tragen?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } zieht so, dass, wer danach zieht, nicht sofort gewinnen kann.** Nur ein Zug schafft das.
# Mix 3.
puzzle-task-margin = **{ $colour } zieht und erreicht das beste Ergebnis,** wenn danach alle gut spielen. Nur ein Zug schafft das.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } beendet die Partie mit Vorsprung, spätestens mit dem zweiten Zug,** egal was die andere Seite tut, und egal was ihr Auftrag ist.
puzzle-task-lead = **Welche Figur schlagen? { $colour } holt mit diesem Zug und dem nächsten den größten Vorsprung,** egal was die andere Seite tut. Zähle den Auftrag von { $colour } mit, aber nicht den anderen.
# Fullend.
puzzle-task-outlast = **Lege ein Plättchen so, dass dein nächstes gewinnt,** egal was die andere Seite tut.
puzzle-task-mirror = **Lege das Plättchen, das das letzte spiegelt:** genau durch die Mitte der Kiste, ebenso weit von ihr entfernt, im gleichen Winkel.

# $turn: the move that was tried.
puzzle-right = ✅ **Richtig:** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` verschenkt es.
puzzle-wrong-claim = ❌ Das ist nicht die richtige Meldung.
puzzle-wrong-goal = ❌ `{ $turn }` ist es nicht.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Weiter:
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **Die Lösung, { $step } von { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# Das Ziel des Spiels: { $goal }
puzzle-left = { $left ->
    [one] Du hast noch { $left } Versuch.
   *[other] Du hast noch { $left } Versuche.
}
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Gelöst im ersten Versuch.** { $solution }
    [2] **Gelöst im zweiten Versuch.** { $solution }
   *[other] **Gelöst im dritten Versuch.** { $solution }
}
puzzle-failed = **Die Lösung:** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , dann nach `{ $answer }`: `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Gelöste Tage: { $days } der letzten 30, beste Serie { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = Deine Zeichen kommen gleich in den Beitrag. Um sie woanders zu zeigen, kopiere das:
    ```
    { $line }
    ```
puzzle-share = Um es anderen zu zeigen, kopiere das. Von der Lösung verrät es nichts.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino-Rätsel { $number } · { $subject } · { $marks }
puzzle-all-tried = Du hast alle Rätsel dieser Stufe zu { $game } versucht. Die verpassten kommen nach einer Woche wieder.
puzzle-every-tried = Du hast alle Rätsel zu { $game } versucht. Die verpassten kommen nach einer Woche wieder.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = Zu { $game } gibt es keine Rätsel dieser Stufe: { $level }. Es gibt { $levels }.
puzzle-no-puzzles = Zu { $game } gibt es noch keine Rätsel. `/puzzle` allein öffnet das Rätsel des Tages.
puzzle-none = Heute gibt es kein Rätsel. Mit `/puzzle` und einem Spiel kannst du üben.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = Das droht auf zwei Arten zugleich zu gewinnen.
puzzle-theme-quiet = Ein stiller Zug ohne Drohung: Der anderen Seite gehen die guten Züge aus.
puzzle-theme-only-stop = Jede Antwort bis auf eine verliert sofort.
puzzle-theme-gift = Das verschenkt einen Stein.
puzzle-theme-by-their-hand = Die andere Seite muss es selbst vollenden.
puzzle-theme-forbidden-answer = Die beste Antwort ist nicht erlaubt.
puzzle-theme-by-one = Gerade noch rechtzeitig: Die andere Seite stand vor dem Sieg.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = Alle, immer schwerer
puzzle-run-of-missed = Meine verpassten Rätsel
puzzle-run-of-two-at-once = Thema: zwei Drohungen zugleich
puzzle-run-of-quiet = Thema: ein stiller Zug
puzzle-run-of-only-stop = Thema: nur eine Antwort hält
puzzle-run-of-gift = Thema: ein Geschenk
puzzle-run-of-by-their-hand = Thema: die andere Seite vollendet es selbst
puzzle-run-of-forbidden-answer = Thema: die beste Antwort ist nicht erlaubt
puzzle-run-of-by-one = Thema: gerade noch rechtzeitig
puzzle-run-of-best = Beste Serien der Woche
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# In dieser Serie gelöst: { $length }. Der erste Fehler beendet sie.
puzzle-run-on = **In dieser Serie gelöst: { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **Die Serie ist vorbei.** Gelöst: { $length }, deine beste diese Woche: { $best }.
puzzle-run-none-left = Für diese Serie ist kein Rätsel übrig. Gelöst: { $length }. Zu den verpassten kannst du zurückkommen.
puzzle-run-none-missed = Du hast keines verpasst.
puzzle-runs-title = **Beste Serien der Woche**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Noch hat niemand eine Serie.
puzzle-runs-own = -# Du: **{ $length }**
button-new-run = Neue Serie
button-best-runs = Beste der Woche

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = Versucht: { $tried }, gelöst: { $solved }.
puzzle-post-more = { $count ->
    [one] und { $count } weitere Person
   *[other] und { $count } weitere
}
# $solution: moves and what was behind them.
puzzle-post-solution = Lösung: ||{ $solution }||
puzzle-post-yesterday = Von gestern: ||{ $solution }||
puzzle-post-paused = -# Zwei Wochen lang hat es niemand versucht, also macht das Rätsel Pause. `/settings` weckt es.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = Das Rätsel des Tages kann ich in { $channel } nicht posten, denn mir fehlt dort { $permissions }. Die Moderation kann es erlauben, unter **{ path-channel-permissions }**. Ich versuche es weiter. `/settings` mit `puzzles` wählt einen anderen Kanal.
puzzle-refused-gone = Auf { $server } gibt es den Kanal nicht mehr, den du für das Rätsel des Tages gewählt hast. Dort wählt `/settings` mit `puzzles` einen anderen, und `puzzles-at: off` beendet es.
puzzle-refused = Discord lässt mich das Rätsel des Tages in { $channel } nicht posten. Ich versuche es weiter. `/settings` mit `puzzles` wählt einen anderen Kanal.
puzzle-thread = Rätsel { $number }, mit Spoilern
# $thread: a link to it.
puzzle-talk = Spoiler sind willkommen in { $thread }.
puzzle-no-thread = Hier darf ich keinen Thread öffnen. Die Moderation kann es erlauben, mit { permission-create-threads }.
puzzle-talk-later = Discord hat den Thread nicht geöffnet. Drücke den Knopf gleich noch einmal.
button-try = Versuchen
button-try-puzzle = Rätsel versuchen
button-talk = Diskutieren (Spoiler)
button-share-marks = Teilen
button-next-puzzle = Nächstes Rätsel
button-tomorrow = Morgen erinnern
button-how = So geht es
