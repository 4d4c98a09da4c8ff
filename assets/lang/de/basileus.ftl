# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat }: { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] Bauer { $cells }
       *[other] Bauern { $cells }
    }
    [piece] { $count ->
        [one] Figur { $cells }
       *[other] Figuren { $cells }
    }
   *[basileus] Basileus { $cells }
}
basileus-must = { $seat } muss schlagen.
# $limit: after so many moves it is a draw.
basileus-quiet = { $count ->
    [one] { $count } Zug ohne Schlagen: Nach { $limit } ist die Partie remis.
   *[other] { $count } Züge ohne Schlagen: Nach { $limit } ist die Partie remis.
}
# The marks of the text board.
basileus-legend = ◇◆ Bauer  □■ Figur  ☆★ Basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $kind ->
    [pawn] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } einen Bauern von { $from } nach { $to }.
    [piece] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } eine Figur von { $from } nach { $to }.
   *[basileus] { $seat ->
        [self] Du ziehst
       *[other] { $seat } zieht
    } den Basileus von { $from } nach { $to }.
}
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $seat ->
    [self] Du springst
   *[other] { $seat } springt
} { $kind ->
    [pawn] mit einem Bauern
    [piece] mit einer Figur
   *[basileus] mit dem Basileus
} von { $from } { $count ->
    [0] nach { $to }
   *[other] nach { $stops }, dann nach { $to }
} und { $seat ->
    [self] schlägst
   *[other] schlägt
} { $taken }.
basileus-report-assault = { $seat ->
    [self] Dein Basileus
   *[other] Der Basileus von { $seat }
} tritt von { $from } auf { $to } und schlägt dort den anderen.
basileus-taken = { $kind ->
    [pawn] den Bauern auf { $cell }
    [piece] die Figur auf { $cell }
   *[basileus] den Basileus auf { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] Bauer { $cell }
    [piece] Figur { $cell }
   *[basileus] Basileus { $cell }
}

basileus-prompt-step = Nichts zu schlagen: Welcher Stein zieht?
basileus-prompt-capture = Schlagzwang: Welcher Stein schlägt?
basileus-prompt-to = Wohin geht er?
basileus-prompt-on = Das Schlagen geht weiter: Wohin springt er als Nächstes?

# /play basileus
play-basileus = Steine, die auf drei Arten springen. Schlag den König
goal-basileus = Schlag den anderen Basileus.
pitch-basileus = Es herrscht Schlagzwang, und der König schlägt am besten: Locke ihn heraus und schlag ihn
length-basileus = je 20 bis 50 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = Der König ist geschlagen: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = { $first } lockt den Basileus von { $others } heraus und schlägt ihn, in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = Eine Krone fällt: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Schlag den Stern, den schwarzen Basileus, und du gewinnst.** Du bist Weiß. Bauern, die Rauten, und Figuren, die Quadrate, machen einen Schritt diagonal. Dein Basileus macht ihn in alle acht Richtungen. **Mach mit einem deiner Steine einen Schritt.**
basileus-lesson-jump = Ein Basileus springt in alle acht Richtungen, über einen Bauern oder eine Figur neben sich, und springt weiter, solange er kann. **Schlag drei mit einem Zug.**
basileus-lesson-jump-hint = Erst über d5, dann über d7. In welcher Richtung gibt es von d8 aus noch etwas zu schlagen?
basileus-lesson-jump-wrong = Damit hast du nur zwei geschlagen.
basileus-lesson-jump-done = Er ist über d5, d7 und c7 gesprungen. Niemand schlägt so gut wie der Basileus.
basileus-lesson-must = Eine Figur springt diagonal, ein Bauer entlang von Reihe oder Spalte. Wenn du schlagen kannst, musst du: mit dem Bauern h3 oder der Figur g3, über h4. **Spring dorthin, wo Schwarz nicht zurückschlagen kann.**
basileus-lesson-must-hint = Springt der Bauer nach h5, könnte die schwarze Figur auf g6 über ihn springen.
basileus-lesson-must-wrong = Die schwarze Figur auf g6 springt über h5 und schlägt den Bauern.
basileus-lesson-must-done = Auf i5 kann kein schwarzer Stein mehr schlagen. Auch wer schlagen muss, kann noch wählen, wie.
basileus-lesson-king = Du gewinnst, wenn du den anderen Basileus schlägst. Bauern und Figuren können über ihn springen. Deine Figur auf d4 muss über e5 springen und hat danach die Wahl. **Schlag den Basileus.**
basileus-lesson-king-hint = Von f6 führt ein Weg über g7, der andere über e7.
basileus-lesson-king-wrong = Du hast zwei Bauern geschlagen, aber nicht den Basileus.
basileus-lesson-king-done = Ist der Basileus geschlagen, ist die Partie sofort vorbei.
basileus-lesson-lure = Auch der schwarze Basileus muss schlagen. Biete ihm einen deiner Steine an, wo ein anderer von dir ihn danach schlagen kann. **Zieh so, dass du mit dem nächsten Zug gewinnst, egal was Schwarz tut.**
basileus-lesson-lure-hint = Dein Bauer auf h3 kann in Spalte h nach oben springen, über h4 nach h5. Wie bringst du den Basileus nach h4?
basileus-lesson-lure-wrong = Schwarz hat eine Antwort.
basileus-lesson-lure-done = Der Basileus muss von f6 über g5 nach h4 springen, und dein Bauer springt über ihn.
basileus-lesson-danger = Dein Basileus steht auf d5 neben der schwarzen Figur auf e6, und hinter ihm ist c4 frei. **Zieh so, dass Schwarz deinen Basileus mit dem nächsten Zug nicht schlagen kann.**
basileus-lesson-danger-hint = Verlass die Diagonale, aber lauf nicht in den nächsten Sprung: Figuren springen diagonal, Bauern entlang von Reihe und Spalte.
basileus-lesson-danger-wrong = Schwarz schlägt deinen Basileus.
basileus-lesson-danger-done = Der Basileus schlägt am besten, aber allein da vorn ist er immer in Gefahr.
