# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat } non ha pezzi sul tabellone. Da piazzare: { $left }.
    [one] { $seat } ha un pezzo in { $cells }. Da piazzare: { $left }.
   *[other] { $seat } ha pezzi in { $cells }. Da piazzare: { $left }.
}
quadrangle-last = L'ultimo pezzo è in { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] Il rettangolo { $rectangles } è completo.
   *[other] I rettangoli { $rectangles } sono completi.
}
quadrangle-any = Contano tutti i rettangoli, anche inclinati.
quadrangle-straight = Contano solo i rettangoli lungo righe e colonne.

quadrangle-report = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} un pezzo in { $cell }.
quadrangle-report-full = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} un pezzo in { $cell }: il tabellone è pieno, e nessuno ha un rettangolo.
quadrangle-report-complete = { $seat ->
    [self] Hai piazzato un pezzo in { $cell } e completato
   *[other] { $seat } piazza un pezzo in { $cell } e completa
} { $count ->
    [one] il rettangolo { $rectangles }.
   *[other] i rettangoli { $rectangles }.
}

quadrangle-prompt = Dove piazzi un pezzo?

# /play quadrangle
play-quadrangle = Piazza un pezzo a turno. Vince il primo rettangolo
play-quadrangle-rectangles = Quali rettangoli contano
play-quadrangle-rectangles-any = Tutti, anche inclinati
play-quadrangle-rectangles-straight = Solo lungo righe e colonne
shown-quadrangle-rectangles-any = tutti i rettangoli
shown-quadrangle-rectangles-straight = solo rettangoli diritti
goal-quadrangle = Mettere prima dell'altra parte quattro tuoi pezzi sugli angoli di un rettangolo.
pitch-quadrangle = Il tris con gli angoli: quattro pezzi in un rettangolo vincono
length-quadrangle = circa 6 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Quattro angoli, una vittoria: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = { $first } chiude il rettangolo e batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = L'angolo decisivo: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Quattro tuoi pezzi sugli angoli di un rettangolo vincono.** Che cosa c'è in mezzo non importa. Di un rettangolo hai già tre angoli. **Piazza il quarto.**
quadrangle-lesson-corners-hint = I tuoi sono b2, b4 e d2. Quale casella è nella riga 4 e nella colonna d?
quadrangle-lesson-corners-wrong = Così non c'è nessun rettangolo.
quadrangle-lesson-corners-done = Contano solo gli angoli: c3, dell'Oro, in mezzo al quadrato non è servito.
quadrangle-lesson-slant = Un rettangolo può anche essere inclinato. Di nuovo hai tre angoli, a2, b4 e d3. **Piazza il quarto, e vinci.**
quadrangle-lesson-slant-hint = Da b4 vai due colonne a destra e una riga in giù, fino a d3. Fai lo stesso da a2.
quadrangle-lesson-slant-wrong = Così non c'è nessun rettangolo.
quadrangle-lesson-slant-done = Quadrati come questo sfuggono facilmente, e ci sono anche due rettangoli lunghi inclinati.
quadrangle-lesson-stop = I pezzi dell'Oro in b2, a3 e c3 ne vogliono un quarto. Tu non puoi ancora vincere. **Piazza un pezzo in modo che l'Oro non possa completare un rettangolo alla prossima mossa.**
quadrangle-lesson-stop-hint = È un piccolo quadrato inclinato, attorno a b3.
quadrangle-lesson-stop-wrong = L'Oro completa il suo quadrato.
quadrangle-lesson-stop-done = Un angolo che prendi tu è perso per sempre per l'Oro.
quadrangle-lesson-two = Con una mossa l'Oro può fermare un rettangolo, ma non due. **Piazza un pezzo in modo da vincere alla prossima mossa, qualunque cosa faccia l'Oro.**
quadrangle-lesson-two-hint = Guarda b3: quali rettangoli farebbe con b1 e un altro dei tuoi pezzi?
quadrangle-lesson-two-wrong = L'Oro ha una risposta.
quadrangle-lesson-two-done = Ora d1 fa un quadrato con b1, b3 e d3, e c2 ne fa uno inclinato con a2, b1 e b3.
quadrangle-lesson-lead = Una minaccia dice all'Oro dove andare. Intanto guadagni un pezzo, e poi minacci due cose insieme. Solo due caselle vincono di forza. **Piazza un pezzo in una di quelle.**
quadrangle-lesson-lead-hint = I tuoi a2 e b3 sono due angoli di un piccolo quadrato inclinato. Prendine un terzo.
quadrangle-lesson-lead-wrong = Con il gioco migliore, adesso l'Oro se la cava.
quadrangle-lesson-lead-done = L'Oro deve prendere il quarto angolo di quel quadrato, e poi puoi minacciarne due insieme.
