# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = Ein Stein darf nur zurückgehen, um anzugreifen.

prosterno-report = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} von { $from } nach { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { $seat ->
    [self] Du fliehst
   *[other] { $seat } flieht
}: { $ways }.
prosterno-report-lost = { $seat ->
    [self] Du verlierst
   *[other] { $seat } verliert
}: { $cells }.
prosterno-way = { $from } nach { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] Du bist
   *[other] { $winner } ist
} auf der letzten Reihe.
prosterno-report-alone = { $report } { $loser ->
    [self] Du hast
   *[other] { $loser } hat
} keine Steine mehr.

prosterno-prompt = Welcher Stein zieht?
prosterno-prompt-1 = Wohin zieht er? Er greift alle Feinde an, die in Reihe oder Spalte neben diesem Feld stehen.

# Why what was typed is no turn.
prosterno-why-back = In dieser Partie geht ein Stein nur zurück, um anzugreifen.

# /play prosterno
play-prosterno = Zieh neben einen Stein: Er flieht und greift dann selbst an
play-prosterno-retreat = Wann ein Stein zurückgehen darf
play-prosterno-retreat-free = Wann du willst
play-prosterno-retreat-attack = Nur zum Angriff, wie in der Regel von 2014
shown-prosterno-retreat-free = freier Rückzug
shown-prosterno-retreat-attack = Rückzug nur zum Angriff
goal-prosterno = Bring einen deiner Steine auf die letzte Reihe: Reihe 8 für ◯ Weiß, Reihe 1 für ▲ Schwarz.
pitch-prosterno = Ein Schritt, und das ganze Brett stiebt auseinander: Kettenreaktionen auf dem Weg hinüber
length-prosterno = je etwa 25 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = Auf dem Brett ist Ruhe: { $first } hat { $others } in { $moves } Zügen besiegt.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = Ein kühler Kopf gewinnt: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Schritt für Schritt kommt { $first } an { $others } vorbei, in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Bring einen Stein auf Reihe 8, und du gewinnst.** Du bist Weiß und ziehst nach oben. Ein Stein geht ein Feld diagonal, auf ein freies Feld. **Zieh einen Stein.**
prosterno-lesson-fall = Der Stein, der zieht, greift alle Feinde neben sich an, entlang von Reihe und Spalte. Jeder flieht geradeaus weg, über ein freies Feld auf das nächste, oder er kommt vom Brett. **Schaffe einen Stein vom Brett.**
prosterno-lesson-fall-hint = Der schwarze Stein auf d5 würde in Spalte d nach oben fliehen, aber d7 ist besetzt. Von welchem Feld aus treibst du ihn hinauf?
prosterno-lesson-fall-wrong = Kein schwarzer Stein kam vom Brett.
prosterno-lesson-fall-done = Von d4 hast du ihn hinaufgetrieben, und d7 war nicht frei. Ein Stein nah bei den eigenen ist oft leichte Beute.
prosterno-lesson-chain = Ein Stein, der geflohen ist, greift danach an, was neben seinem neuen Feld steht. So kann ein schwarzer Stein deinen weitertreiben, und auch deiner greift an. **Schaffe mit so einer Kette einen Stein vom Brett.**
prosterno-lesson-chain-hint = Wohin würde c4 fliehen, wenn du von d4 kämst, und was trifft er dort?
prosterno-lesson-chain-wrong = Kein schwarzer Stein kam vom Brett.
prosterno-lesson-chain-done = Von c4 floh Schwarz nach a4 und trieb deinen Stein von a5 nach a7. Dort griff er a8 an, und der konnte nicht fliehen.
prosterno-lesson-home = Ein Stein, der auf seine letzte Reihe getrieben wird, gewinnt, auch wenn du ihn getrieben hast. Für Schwarz ist das Reihe 1. **Greif den schwarzen Stein auf f3 an, aber treib ihn nicht auf Reihe 1.**
prosterno-lesson-home-hint = Er flieht geradeaus von dir weg. Komm von unten oder von der Seite.
prosterno-lesson-home-wrong = Du hast f3 nicht angegriffen, oder du hast ihn nach f1 getrieben, wo Schwarz gewinnt.
prosterno-lesson-home-done = Kommst du von unten, flieht er nach oben. Kommst du von der Seite, bleibt er auf Reihe 3.
prosterno-lesson-through = Ein Stein auf Reihe 7 ist einen Schritt vom Sieg entfernt, und Schwarz kann ihn nur durch einen Angriff aufhalten. **Zieh so, dass du mit dem nächsten Zug gewinnst, egal was Schwarz tut.**
prosterno-lesson-through-hint = Auf a7 könnte ihn der schwarze Stein von c8 aus auf b7 angreifen, am Rand. Was greift dein Stein auf c7 selbst zuerst an?
prosterno-lesson-through-wrong = Schwarz hat eine Antwort.
prosterno-lesson-through-done = Auf c7 hat dein Stein c8 vom Brett geschafft und d7 nach f7 getrieben. Greift e8 ihn von d7 aus an, flieht er nach a7, und b8 ist der nächste Schritt.
