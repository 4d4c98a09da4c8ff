# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = { $seat }: Wolken auf { $clouds }, Hauch auf { $breath }.
# Only who may know reads this.
jinrai-lightning = Blitz von { $seat }: in der Wolke auf { $cell }.
jinrai-spent = { $seat } darf nicht mehr raten.
jinrai-idle = Zieht auch die Gegenseite keinen Stein, ist die Partie remis.
# The marks of the text board.
jinrai-legend = ◯▲ Wolken  ◎△ Hauche  ϟ Blitz

# For the owner alone, then for everybody else.
jinrai-report-lightning = { $seat ->
    [self] Du steckst
   *[other] { $seat } steckt
} den Blitz in die Wolke auf { $cell }.
jinrai-report-chosen = { $seat ->
    [self] Du wählst
   *[other] { $seat } wählt
} die Wolke, die den Blitz trägt.
# The card in words. $cell: where the cloud is.
jinrai-card = **Dein Blitz steckt in der Wolke auf { $cell }.** Bring diese Wolke auf die andere Grundreihe, und du gewinnst. Nur du weißt, welche es ist.
# $piece: cloud or breath.
jinrai-report-step = { $piece ->
    [breath] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } den Hauch von { $from } nach { $to }.
   *[cloud] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } eine Wolke von { $from } nach { $to }.
}
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $piece ->
    [breath] { $seat ->
        [self] Du springst
       *[other] { $seat } springt
    } mit dem Hauch von { $from } über { $over } nach { $to }.
   *[cloud] { $seat ->
        [self] Du springst
       *[other] { $seat } springt
    } mit einer Wolke von { $from } über { $over } nach { $to }.
}
# $other: whose cloud was blown.
jinrai-report-blow = { $seat ->
    [self] Du pustest
   *[other] { $seat } pustet
} { $other ->
    [self] eine deiner Wolken
   *[other] eine Wolke von { $other }
} von { $from } nach { $to }.
jinrai-report-pass = { $seat ->
    [self] Du passt
   *[other] { $seat } passt
}.
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] Du rätst
   *[other] { $seat } rät
}: Der Blitz steckt auf { $cell }.
jinrai-report-right = { $seat ->
    [self] Du rätst
   *[other] { $seat } rät
} { $cell }, und dort steckt der Blitz.
jinrai-report-wrong = { $seat ->
    [self] Du rätst
   *[other] { $seat } rät
} { $cell }, aber dort steckt der Blitz nicht.
jinrai-report-struck = Blitz: { $winner ->
    [self] Deine Wolke
   *[other] Die Wolke von { $winner }
} auf { $cell } trägt ihn und steht auf { $loser ->
    [self] deiner Grundreihe
   *[other] der Grundreihe von { $loser }
}.
jinrai-report-stalled = Zwei Züge nacheinander hat niemand einen Stein gezogen: Die Partie ist remis.

jinrai-prompt-lightning = Welche deiner Wolken trägt den Blitz? Nur du wirst es wissen.
jinrai-prompt-first = Ziehst du einen Stein, oder pustest du zuerst?
jinrai-prompt-stuck = Keiner deiner Steine kann ziehen: pusten oder passen.
jinrai-prompt-to = Wohin?
jinrai-prompt-move = Welcher Stein zieht nun?
jinrai-prompt-blow = Welche Wolke pustest du weg?
jinrai-prompt-blow-to = Wohin pustest du sie?
jinrai-prompt-guess = In welcher Wolke vermutest du den Blitz?
jinrai-prompt-on = Noch etwas?

# What menus show for words of the notation.
jinrai-label-blow = Pusten
jinrai-label-guess = Raten
jinrai-label-pass = Passen

# /play jinrai
play-jinrai = Eine Wolke trägt den Blitz. Bring sie heimlich hinüber
goal-jinrai = Bring die Wolke, die deinen Blitz trägt, auf die andere Grundreihe.
pitch-jinrai = Eine von vier Wolken trägt deinen Blitz, und die Gegenseite kann nur raten
length-jinrai = je 10 bis 30 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = Ein Blitz für { $first }: { $others } verliert in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = Das Geheimnis ist gelüftet: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Donner über dem Brett: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Bring deinen Blitz auf Reihe 5, die Grundreihe von Gold, und du gewinnst.** Er steckt in einer deiner vier Wolken. Der Kringel ist dein Hauch: Er pustet Wolken weg, später.
jinrai-lesson-jump = Ein Stein zieht ein Feld weit oder springt über einen eigenen auf das freie Feld dahinter. **Spring.**
jinrai-lesson-jump-hint = a1, c1 und d1 haben einen Nachbarn zum Überspringen.
jinrai-lesson-jump-wrong = Das war nur ein Schritt.
jinrai-lesson-hold = Einen Stein neben zwei deiner Steine kann die Gegenseite nicht ziehen. **Halte die goldene Wolke auf d3 fest.**
jinrai-lesson-hold-hint = Einer von dir auf c3 steht schon daneben. Bring einen zweiten.
jinrai-lesson-hold-wrong = Die Wolke auf d3 kann noch ziehen.
jinrai-lesson-blow = Dein Hauch darf eine Wolke neben sich auf ein freies Feld pusten, vor oder nach deinem Zug. **Puste die Wolke auf d2 eine Reihe zurück**, auf Reihe 3.
jinrai-lesson-blow-hint = Dein Hauch steht neben d2. Zieh einen Stein, dann puste d2 nach d3.
jinrai-lesson-blow-done = Puste nie eine unbekannte Wolke *auf* deine Grundreihe: Vielleicht trägt sie den Blitz.
jinrai-lesson-strike = Dein Blitz steht auf b3. **Bring ihn auf Reihe 5.**
jinrai-lesson-strike-hint = Spring über b4.
jinrai-lesson-strike-wrong = Noch nicht: Reihe 5 ist einen Sprung entfernt.
jinrai-lesson-guess = Eine deiner Wolken steht auf Reihe 5, also darfst du einmal raten, wo der Blitz von Gold steckt. Drei goldene Wolken stehen auf *deiner* Reihe, und nichts ist passiert. **Zieh einen beliebigen Stein. Dann darfst du raten.**
jinrai-lesson-guess-hint = Zieh einen Stein, dann rate die eine Wolke, die nicht auf Reihe 1 steht.
jinrai-lesson-guess-wrong = Ein Blitz auf Reihe 1 hätte die Partie beendet.
