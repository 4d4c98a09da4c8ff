# Nubulus.

nubulus-must = { $seat } muss schlagen.

nubulus-report-step = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} von { $from } nach { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $count ->
    [0] { $seat ->
        [self] Du springst
       *[other] { $seat } springt
    } von { $from } nach { $to } und { $seat ->
        [self] schlägst
       *[other] schlägt
    } { $taken }.
   *[other] { $seat ->
        [self] Du springst
       *[other] { $seat } springt
    } von { $from } nach { $stops }, dann nach { $to } und { $seat ->
        [self] schlägst
       *[other] schlägt
    } { $taken }.
}
# $report: the same as a sentence.
nubulus-report-far = { $report } Das ist die letzte Reihe.
nubulus-report-alone = { $report } { $loser ->
    [self] Du hast
   *[other] { $loser } hat
} keine Steine mehr.

nubulus-prompt-step = Nichts zu schlagen: Welcher Stein zieht?
nubulus-prompt-jump = Schlagzwang: Welcher Stein springt?
nubulus-prompt-to = Wohin geht er?
nubulus-prompt-on = Das Schlagen geht weiter: Wohin springt er als Nächstes?

# /play nubulus
play-nubulus = Zieh vorwärts oder seitwärts, schlag diagonal, komm übers Brett
goal-nubulus = Bring einen deiner Steine auf die letzte Reihe: Reihe 8 für ◯ Weiß, Reihe 1 für ▲ Schwarz.
pitch-nubulus = Es herrscht Schlagzwang: Opfere einen Stein und schlüpfe durch die Lücke
length-nubulus = je etwa 25 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = Kühn bis zum Schluss: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = { $first } findet die Lücke und besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Jeder Schlag hat gezählt: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Bring einen Stein auf Reihe 8, und du gewinnst.** Du bist Weiß und ziehst nach oben. Ein Stein geht ein Feld nach vorn, nach links oder nach rechts, nie zurück. **Zieh einen Stein.**
nubulus-lesson-must = Ein Stein springt diagonal über einen feindlichen und schlägt ihn. Wenn du kannst, musst du. Von d3 und von f3 kannst du über e4 springen. **Spring dorthin, wo Schwarz nicht zurückschlagen kann.**
nubulus-lesson-must-hint = Welches der Felder f5 und d5 liegt neben einem schwarzen Stein, der springen könnte?
nubulus-lesson-must-wrong = Der schwarze Stein auf c6 springt über d5 und dann auch über d3.
nubulus-lesson-must-done = Diagonal neben f5 steht kein schwarzer Stein, und keiner deiner anderen Steine ist in Gefahr.
nubulus-lesson-chain = Nach einem Sprung springt derselbe Stein weiter, solange er kann. Schwarz hat gerade auf d4 geschlagen und steht auf e3. **Schlag zwei Steine mit einem Zug.**
nubulus-lesson-chain-hint = Von d2 und von f2 kannst du über e3 springen. Von wo aus geht ein zweiter Sprung?
nubulus-lesson-chain-wrong = Damit hast du nur einen geschlagen.
nubulus-lesson-chain-done = Von f2 über e3 nach d4, und über e5 nach f6. Springen darfst du auch zurück.
nubulus-lesson-row = Du musst mit b4 springen, über c5 nach d6. Von dort kannst du auf zwei Arten weiter, und nur eine gewinnt. **Komm auf Reihe 8.**
nubulus-lesson-row-hint = Spring von d6 über e7, nicht über e5.
nubulus-lesson-row-wrong = Dieser Weg führt zurück, weg von Reihe 8.
nubulus-lesson-row-done = Du musst nicht den Weg nehmen, der am meisten schlägt. Auf Reihe 8 ist die Partie gewonnen.
nubulus-lesson-offer = Weil Schlagzwang herrscht, kannst du bestimmen, wohin Schwarz geht. Biete einen Stein an und spring durch das Loch. **Zieh so, dass du mit dem nächsten Zug gewinnst, egal was Schwarz tut.**
nubulus-lesson-offer-hint = Der schwarze Stein auf a5 müsste über b4 nach c3 springen. Was könnte dein Stein auf b2 dann tun?
nubulus-lesson-offer-wrong = Schwarz hat eine Antwort.
nubulus-lesson-offer-done = Schwarz muss von a5 über b4 nach c3 springen. Dann springt b2 über c3, e5 und g7 nach h8.
