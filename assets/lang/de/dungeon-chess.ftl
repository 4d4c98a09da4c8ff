# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = Eingang { $door }

# What a target asks for.
dungeon-chess-target-1 = Maga im Spiel
dungeon-chess-target-2 = Kor im Spiel
dungeon-chess-target-3 = Guerriero im Spiel
dungeon-chess-target-4 = alle drei Lottatori im Spiel
dungeon-chess-target-5 = eine gefangene Maga
dungeon-chess-target-6 = ein gefangener Kor
dungeon-chess-target-7 = ein gefangener Guerriero
dungeon-chess-target-8 = drei gefangene Lottatori
dungeon-chess-target-9 = drei Truhen
dungeon-chess-target-10 = eine Figur auf d4, e4, d5 oder e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = Deine Maga ist am Ende der Partie nicht gefangen.
dungeon-chess-means-2 = Dein Kor ist am Ende der Partie nicht gefangen.
dungeon-chess-means-3 = Dein Guerriero ist am Ende der Partie nicht gefangen.
dungeon-chess-means-4 = Keiner deiner drei Lottatori ist am Ende der Partie gefangen.
dungeon-chess-means-5 = Du hältst am Ende der Partie eine Maga gefangen. Für eine Truhe kann sie ausgelöst werden.
dungeon-chess-means-6 = Du hältst am Ende der Partie einen Kor gefangen. Für eine Truhe kann er ausgelöst werden.
dungeon-chess-means-7 = Du hältst am Ende der Partie einen Guerriero gefangen. Für eine Truhe kann er ausgelöst werden.
dungeon-chess-means-8 = Du hältst am Ende der Partie drei oder mehr Lottatori gefangen, egal von wem. Jeder kann für eine Truhe ausgelöst werden.
dungeon-chess-means-9 = Du hast am Ende der Partie drei oder mehr Truhen: deine eigenen zwei, wenn du nicht mit ihnen zahlst, und die, die du erhalten hast.
dungeon-chess-means-10 = Eine deiner Figuren steht am Ende der Partie in der Mitte des Bretts.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Behalte einen dieser zwei Aufträge. Der andere wird verdeckt abgelegt. Mit **{ $button-turn }** wählst du.
dungeon-chess-card-kept = Diesen Auftrag hast du behalten, und nur du kennst ihn:
    { $target }
    Abgegeben hast du: { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Behalte einen von zwei Aufträgen: { $first } oder { $second }.
dungeon-chess-kept = Dein Auftrag: { $kept }. Abgegeben hast du Auftrag { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = Punkte: { $points }.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Ringe: { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ Ring
    ◯▲■✚ wem es gehört, Punkte, Eingänge g und m, Truhen, Ringe, [Gefangene]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] { $seat }: { $characters }. Truhen: { $own } eigene, { $received } erhaltene. Hält gefangen: { $prisoners }.
   *[no] { $seat }: { $characters }. Truhen: { $own } eigene, { $received } erhaltene.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] { $seat }: { $characters }, nicht zu schlagen. Truhen: { $own } eigene, { $received } erhaltene. Hält gefangen: { $prisoners }.
   *[no] { $seat }: { $characters }, nicht zu schlagen. Truhen: { $own } eigene, { $received } erhaltene.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } ist ausgeschieden. Hält gefangen: { $prisoners }.
   *[no] { $seat } ist ausgeschieden.
}
dungeon-chess-chests = Truhen { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] Du hast keinen erlaubten Zug und setzt aus.
   *[other] { $seat } hat keinen erlaubten Zug und setzt aus.
}
dungeon-chess-barred = { $seat } darf jetzt nicht noch einmal zwischen { $low } und { $high } wechseln.
dungeon-chess-quiet = { $turns } von { $most } Zügen ohne Schlagen oder Auslösen.
dungeon-chess-result = { $met ->
    [yes] { $seat } hat { $points } Punkte und Auftrag { $number } erfüllt ({ $target }).
   *[no] { $seat } hat { $points } Punkte und Auftrag { $number } verfehlt ({ $target }).
}
dungeon-chess-revealed = { $seat } hatte Auftrag { $number } behalten ({ $target }).

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} { $kind-key ->
    [maga] die
   *[other] den
} { $kind } von { $from } nach { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} { $kind-key ->
    [maga] die
   *[other] den
} { $kind } von { $from } nach { $to } und { $seat ->
    [self] schlägst
   *[other] schlägt
} { $victim ->
    [self] { $taken-key ->
        [maga] deine
       *[other] deinen
    } { $taken }
   *[other] { $taken-key ->
        [maga] die
       *[other] den
    } { $taken } von { $victim }
}.
# $kind-key: as above.
dungeon-chess-report-teleport = { $seat ->
    [self] Du teleportierst
   *[other] { $seat } teleportiert
} { $kind-key ->
    [maga] die
   *[other] den
} { $kind } von { $from } nach { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = { $seat ->
    [self] Du zahlst
   *[other] { $seat } zahlt
} { $captor ->
    [self] dir eine Truhe
   *[other] eine Truhe an { $captor }
}: { $kind-key ->
    [maga] Die
   *[other] Der
} { $kind } steht wieder auf Eingang { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] Du hast
   *[other] { $seat } hat
} einen Auftrag gewählt.
dungeon-chess-report-keep = { $seat ->
    [self] Du behältst
   *[other] { $seat } behält
} Auftrag { $target }.
dungeon-chess-closed = Die Partie endet.

dungeon-chess-prompt-target = Behalte einen Auftrag. Der andere wird verdeckt abgelegt.
dungeon-chess-prompt = Ziehst du eine Figur, oder löst du eine aus?
# Where none can be ransomed.
dungeon-chess-prompt-move = Welche Figur ziehst du?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = Wohin geht { $kind-key ->
    [maga] die
   *[other] der
} { $kind }?
dungeon-chess-prompt-ransom = Welche Figur löst du für eine Truhe aus?
dungeon-chess-prompt-door = Auf welchen deiner Eingänge?
dungeon-chess-prompt-captor = An wen zahlst du?

# What menus show for words of the notation.
dungeon-chess-label-target = Behalten
dungeon-chess-label-ransom = Auslösen
dungeon-chess-label-door = auf { $door }
dungeon-chess-label-captor = von { $seat }

# /play dungeon-chess
play-dungeon-chess = Schlagen, auslösen, Geheimauftrag erfüllen
goal-dungeon-chess = Sammle bis zum Ende der Partie die meisten Punkte: für deine Figuren im Spiel und gefangene Feinde, 3 je Truhe, dazu dein Geheimauftrag.
pitch-dungeon-chess = Nimm Figuren gefangen, löse deine mit Truhen aus und verrate nicht, worauf du aus bist
length-dungeon-chess = je 30 bis 75 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = Die Tore schließen: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = { $first } kommt vor { $others } aus dem Verlies, nach { $moves } Zügen.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Truhen gezählt, Aufträge aufgedeckt: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **Die meisten Punkte gewinnen.** Es zählen deine Figuren im Spiel, die, die du schlägst, 3 für jede Truhe und ein geheimer Auftrag. Du hast zwei Karten bekommen.
dungeon-chess-lesson-maga = **Maga**, der Hut: bis zu drei Felder in jede Richtung. **Kor**, der Turm: ebenso weit, entlang von Reihe oder Spalte. **Guerriero**, der Schild: ebenso weit, diagonal. **Lottatore**, das Männchen: ein Feld, wie der Kor. Der Weg muss frei sein. Deine Maga wartet auf Eingang m, als stünde sie unter e1. **Schicke sie nach h3.**
dungeon-chess-lesson-maga-hint = Es geht unterhalb von e1 los, diagonal nach rechts oben: f1, g2, h3.
dungeon-chess-lesson-maga-wrong = Deine Maga ist nicht auf h3.
dungeon-chess-lesson-ring = Zwei Ringe gehören dir, c1 und f1. Von einem kann eine deiner Figuren auf den anderen teleportieren, wenn er frei ist. Dein Kor steht auf c1. **Teleportiere ihn.**
dungeon-chess-lesson-ring-hint = Wähle c1, dann f1.
dungeon-chess-lesson-ring-wrong = Der Kor ist nicht auf f1.
dungeon-chess-lesson-ring-done = Andere dürfen auf deinen Ringen stehen, aber nicht mit ihnen teleportieren.
dungeon-chess-lesson-capture = Zieh auf einen Feind, und du hältst ihn gefangen: Seine Punkte gehören dir. Dein Guerriero steht auf a3 und zieht bis zu drei Felder diagonal. **Schlag eine Figur von Gold.**
dungeon-chess-lesson-capture-hint = Der goldene Lottatore auf d6 steht auf der Diagonale von a3.
dungeon-chess-lesson-capture-wrong = Du hast niemanden geschlagen.
dungeon-chess-lesson-capture-done = Der Lottatore zählt jetzt 2 Punkte für dich, und auf d6 kann niemand zurückschlagen.
dungeon-chess-lesson-ransom = Gold hält deine Maga gefangen. Eine Truhe bringt sie auf einen freien Eingang zurück, und das ist dein ganzer Zug. Eine Truhe ist 3 Punkte wert, die Maga 5. **Löse deine Maga aus.**
dungeon-chess-lesson-ransom-hint = Wähle Auslösen statt einer Figur. Eingang m ist frei.
dungeon-chess-lesson-ransom-wrong = Gold hat deine Maga immer noch.
dungeon-chess-lesson-ransom-done = Gold hat jetzt deine Truhe und kann nicht mit ihr zahlen.
dungeon-chess-lesson-middle = Dein Auftrag ist Karte 10: am Ende der Partie eine deiner Figuren auf d4, e4, d5 oder e5, 3 Punkte. Dein Guerriero steht schon auf b2. **Bring eine Figur in die Mitte.**
dungeon-chess-lesson-middle-hint = Welches der vier Felder liegt auf der Diagonale von b2?
dungeon-chess-lesson-middle-wrong = Keine deiner Figuren steht auf d4, e4, d5 oder e5.
dungeon-chess-lesson-middle-done = Es zählt erst am Ende, du kannst also auch später kommen.
dungeon-chess-lesson-close = Gold hat noch zwei Figuren. Schlägst du eine, endet die Partie, und die Punkte werden gezählt, auch dein Auftrag: eine deiner Figuren auf d4, e4, d5 oder e5. **Beende die Partie und gewinne.**
dungeon-chess-lesson-close-hint = Zwei deiner Lottatori können auf e3 schlagen. Welcher sollte bleiben, wo er ist?
dungeon-chess-lesson-close-wrong = Das ist kein Sieg: Entweder geht die Partie weiter, oder Gold hat mehr Punkte.
dungeon-chess-lesson-close-done = 26 zu 25: Der Lottatore auf e4 hat dir die 3 Punkte deines Auftrags gebracht.
