# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat } ha { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] un pedone in { $cells }
       *[other] pedoni in { $cells }
    }
    [piece] { $count ->
        [one] un pezzo in { $cells }
       *[other] pezzi in { $cells }
    }
   *[basileus] il basileus in { $cells }
}
basileus-must = { $seat } deve catturare.
# $limit: after so many moves it is a draw.
basileus-quiet = { $count ->
    [one] { $count } mossa senza catture: dopo { $limit } la partita è patta.
   *[other] { $count } mosse senza catture: dopo { $limit } la partita è patta.
}
# The marks of the text board.
basileus-legend = ◇◆ pedone  □■ pezzo  ☆★ basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} { $kind ->
    [pawn] un pedone da { $from } a { $to }.
    [piece] un pezzo da { $from } a { $to }.
   *[basileus] il basileus da { $from } a { $to }.
}
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $seat ->
    [self] Hai saltato
   *[other] { $seat } salta
} { $kind ->
    [pawn] con un pedone
    [piece] con un pezzo
   *[basileus] con il basileus
} da { $from } { $count ->
    [0] a { $to }
   *[other] passando per { $stops } a { $to }
}, catturando { $taken }.
basileus-report-assault = { $seat ->
    [self] Il tuo basileus va da { $from } a { $to }, proprio sull'altro, e lo cattura.
   *[other] Il basileus di { $seat } va da { $from } a { $to }, proprio sull'altro, e lo cattura.
}
basileus-taken = { $kind ->
    [pawn] il pedone in { $cell }
    [piece] il pezzo in { $cell }
   *[basileus] il basileus in { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] pedone { $cell }
    [piece] pezzo { $cell }
   *[basileus] basileus { $cell }
}

basileus-prompt-step = Niente da catturare: quale pezzo fa un passo?
basileus-prompt-capture = La presa è obbligatoria: quale pezzo cattura?
basileus-prompt-to = Dove va?
basileus-prompt-on = La presa continua: dove salta adesso?

# /play basileus
play-basileus = Pezzi che saltano in tre modi. Prendi il re
goal-basileus = Catturare l'altro basileus.
pitch-basileus = La presa è obbligatoria e il re è il più forte: attiralo fuori e catturalo
length-basileus = da 20 a 50 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = Il re è caduto: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = { $first } attira fuori il basileus di { $others } e lo cattura, in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = Cade una corona: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Cattura la stella, il basileus del Nero, e vinci.** Hai il Bianco. I pedoni, cioè i rombi, e i pezzi, cioè i quadrati, fanno un passo in diagonale. Il tuo basileus fa un passo in tutte e otto le direzioni. **Fai un passo con uno qualsiasi di loro.**
basileus-lesson-jump = Il basileus salta in tutte e otto le direzioni, sopra un pedone o un pezzo accanto a lui, e continua a saltare finché può. **Catturane tre con una sola mossa.**
basileus-lesson-jump-hint = Prima sopra d5, poi sopra d7. Da d8, in quale direzione c'è un'altra presa?
basileus-lesson-jump-wrong = Così ne catturi solo due.
basileus-lesson-jump-done = Ha saltato sopra d5, d7 e c7. Nessuno cattura meglio del basileus.
basileus-lesson-must = Un pezzo salta in diagonale, un pedone lungo la riga o la colonna. Se puoi catturare, devi: con il pedone h3 o con il pezzo g3, sopra h4. **Salta dove il Nero non può rispondere con una presa.**
basileus-lesson-must-hint = Dopo il salto del pedone in h5, il pezzo nero in g6 potrebbe saltargli sopra.
basileus-lesson-must-wrong = Il pezzo nero in g6 salta sopra h5 e cattura il pedone.
basileus-lesson-must-done = Adesso nessun pezzo nero può catturare in i5. Anche quando la presa è obbligatoria, il modo lo scegli tu.
basileus-lesson-king = Vinci quando catturi l'altro basileus. Anche i pedoni e i pezzi possono saltargli sopra. Il tuo pezzo in d4 deve saltare sopra e5, e poi può scegliere. **Cattura il basileus.**
basileus-lesson-king-hint = Da f6 una via passa sopra g7, l'altra sopra e7.
basileus-lesson-king-wrong = Hai catturato due pedoni, ma non il basileus.
basileus-lesson-king-done = Quando il basileus è catturato, la partita finisce subito.
basileus-lesson-lure = Anche il basileus del Nero deve catturare. Offrigli qualcosa di tuo, dove poi un altro dei tuoi possa prenderlo. **Muovi in modo da vincere alla prossima mossa, qualunque cosa faccia il Nero.**
basileus-lesson-lure-hint = Il tuo pedone in h3 può saltare lungo la colonna h, sopra h4, fino a h5. Come si può portare in h4 il basileus del Nero?
basileus-lesson-lure-wrong = Il Nero ha una risposta.
basileus-lesson-lure-done = Il basileus deve saltare da f6 sopra g5 fino a h4, e il tuo pedone gli salta sopra.
basileus-lesson-danger = Il tuo basileus è in d5, accanto al pezzo nero in e6, e alle sue spalle c4 è libera. **Muovi in modo che il Nero non possa catturare il tuo basileus alla prossima mossa.**
basileus-lesson-danger-hint = Esci dalla diagonale, ma non finire sotto un altro salto: i pezzi quadrati saltano in diagonale, i pedoni lungo riga e colonna.
basileus-lesson-danger-wrong = Il Nero cattura il tuo basileus.
basileus-lesson-danger-done = Nessuno cattura meglio del basileus, ma da solo in prima linea è sempre in pericolo.
