# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat } non ha pezzi sul tabellone. Da piazzare: { $left }.
    [8] { $seat } ha pezzi in { $cells }.
    [one] { $seat } ha un pezzo in { $cells }. Da piazzare: { $left }.
   *[other] { $seat } ha pezzi in { $cells }. Da piazzare: { $left }.
}
mix3-last = L'ultimo pezzo è in { $cell }.
mix3-any = Contano tutti i rettangoli, anche inclinati.
mix3-straight = Contano solo i rettangoli lungo righe e colonne.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = { $seat } totalizza { $points }: { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] nessun rettangolo
   *[other] { $points } con i rettangoli ({ $list })
}
mix3-tris = { $points ->
    [0] nessun tris
   *[other] { $points } con i tris ({ $list })
}
mix3-pincers = { $points ->
    [0] nessuna tenaglia
   *[other] { $points } con le tenaglie ({ $list })
}

mix3-report = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} un pezzo in { $cell }.
mix3-report-full = { $seat ->
    [self] Hai piazzato
   *[other] { $seat } piazza
} l'ultimo pezzo, in { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] Totalizzi
   *[other] { $seat } totalizza
} { $points }: { $rectangles } con i rettangoli, { $tris } con i tris, { $pincers } con le tenaglie.

mix3-prompt = Dove piazzi un pezzo?

# /play mix3
play-mix3 = Riempi il tabellone: rettangoli, tris e tenaglie fanno punti
play-mix3-rectangles = Quali rettangoli contano
play-mix3-rectangles-any = Tutti, anche inclinati
play-mix3-rectangles-straight = Solo lungo righe e colonne
shown-mix3-rectangles-any = tutti i rettangoli
shown-mix3-rectangles-straight = solo rettangoli diritti
goal-mix3 = Avere più punti quando il tabellone è pieno: 2 per rettangolo, 1 per tris, 1 per ogni pezzo preso in una tenaglia.
pitch-mix3 = Tre giochi su un tabellone: costruisci rettangoli, allinea tris, stringi l'avversario
length-mix3 = 8 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = Il tabellone è pieno: { $first } fa più punti di { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Tre giochi su un tabellone, una sola vittoria: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = Da { $moves } mosse { $first } ricava più di { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Vince chi ha più punti quando il tabellone è pieno.** Tre tuoi pezzi affiancati, in riga, in colonna o in diagonale, sono un tris: 1 punto. **Fai un tris.**
mix3-lesson-tris-hint = I tuoi b2 e c3 sono sulla stessa diagonale.
mix3-lesson-tris-wrong = Così non ne allinei tre.
mix3-lesson-tris-done = Con quattro in fila hai due tris.
mix3-lesson-rectangle = Quattro tuoi pezzi sugli angoli di un rettangolo portano 2 punti. Che cosa c'è in mezzo non importa. Hai già tre angoli. **Piazza il quarto.**
mix3-lesson-rectangle-hint = I tuoi sono a1, a4 e d1. Quale angolo del tabellone resta?
mix3-lesson-rectangle-wrong = Così non c'è nessun rettangolo.
mix3-lesson-rectangle-done = Il quadrato più grande di tutti. Contano anche i rettangoli inclinati.
mix3-lesson-pincer = In una riga o in una colonna, prendi i pezzi dell'Oro fra due dei tuoi, senza altro in mezzo: è una tenaglia, 1 punto per ogni pezzo preso. **Prendi due pezzi insieme.**
mix3-lesson-pincer-hint = I pezzi dell'Oro b2 e c2 sono accanto al tuo a2.
mix3-lesson-pincer-wrong = Così non prendi due pezzi.
mix3-lesson-pincer-done = 2 punti, e i pezzi dell'Oro fanno ancora punti per l'Oro.
mix3-lesson-worth = Restano quattro caselle, e siete pari: 5 punti a 5. Una casella vale ciò che porta a te, e ciò che porterebbe all'Oro. **Vai in vantaggio più che puoi.**
mix3-lesson-worth-hint = Cerca la casella che fa due rettangoli.
mix3-lesson-worth-wrong = L'Oro prende b4, e tu non vai in vantaggio.
mix3-lesson-worth-done = Due rettangoli e una tenaglia attorno a due pezzi: 6 punti. All'Oro ne avrebbe portati 3.
mix3-lesson-deny = Tu hai 5 punti, l'Oro 7. Una casella te ne porterebbe subito 6, ma poi l'Oro pareggerebbe. **Vai in vantaggio, qualunque cosa faccia l'Oro.**
mix3-lesson-deny-hint = Quale casella porterebbe di più all'Oro?
mix3-lesson-deny-wrong = L'Oro può pareggiare.
mix3-lesson-deny-done = In d4 l'Oro avrebbe fatto due rettangoli. La tua casella ricca, c1, adesso può prenderla l'Oro, ma tu resti in vantaggio.
