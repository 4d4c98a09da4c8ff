# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = un { $value }

mindoku-over = La partita è finita.
mindoku-all-won = Avete vinto insieme.
mindoku-all-lost = Avete perso insieme.
# $tokens: for each value its cells.
mindoku-board = Sul tabellone: { $tokens }.
mindoku-board-empty = Il tabellone è vuoto.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } in { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = { $seat } ha in mano { $values }.
mindoku-hand-none = { $seat } non ha gettoni in mano.
mindoku-hand-closed = { $count ->
    [one] { $seat } ha in mano { $count } gettone.
   *[other] { $seat } ha in mano { $count } gettoni.
}
mindoku-hand-left = { $seat } ha lasciato la partita.

mindoku-report-place = { $seat ->
    [self] Hai collocato
   *[other] { $seat } colloca
} { $token } in { $cell }.
mindoku-report-place-last = { $seat ->
    [self] Hai collocato
   *[other] { $seat } colloca
} { $token } in { $cell }, l'ultimo gettone in mano.
mindoku-report-undone = { $seat ->
    [self] Hai provato { $token } in { $cell }, l'ultimo gettone in mano: è un doppione. Torna in mano, e la mossa è persa.
   *[other] { $seat } prova { $token } in { $cell }, l'ultimo gettone in mano: è un doppione. Torna in mano, e la mossa è persa.
}
mindoku-report-lost = { $seat ->
    [self] Hai collocato
   *[other] { $seat } colloca
} { $token } in { $cell }: è un doppione.
# $value: of a token everybody could see before.
mindoku-report-move = { $seat ->
    [self] Hai spostato
   *[other] { $seat } sposta
} { $value ->
    [1] l'1
    [8] l'8
   *[other] il { $value }
} da { $from } a { $cell }.
mindoku-report-take = { $seat ->
    [self] Hai tolto
   *[other] { $seat } toglie
} { $value ->
    [1] l'1
    [8] l'8
   *[other] il { $value }
} da { $cell }.
# $to: who gets the token.
mindoku-report-sent-back = { $seat ->
    [self] Hai segnalato
   *[other] { $seat } segnala
} un doppione: { $value ->
    [1] l'1
    [8] l'8
   *[other] il { $value }
} in { $cell } torna { $to ->
    [self] a te, e salti il turno.
   *[other] a { $to }, che salta il turno.
}
mindoku-report-claim = { $seat ->
    [self] Hai segnalato
   *[other] { $seat } segnala
} un doppione: { $value ->
    [1] l'1
    [8] l'8
   *[other] il { $value }
} in { $cell } va { $to ->
    [self] a te.
   *[other] a { $to }.
}
# What is known of the last deed afterwards.
mindoku-report-claimed = { $seat ->
    [self] Hai segnalato
   *[other] { $seat } ha segnalato
} un doppione: da { $cell } { $value ->
    [1] l'1
    [8] l'8
   *[other] il { $value }
} va { $to ->
    [self] a te.
   *[other] a { $to }.
}

mindoku-prompt = Collochi un gettone, ne sposti uno, o ne togli uno?
mindoku-prompt-place = Quale gettone collochi?
mindoku-prompt-place-1 = In quale casella?
mindoku-prompt-move = Quale gettone sposti?
mindoku-prompt-move-1 = Dove va?
mindoku-prompt-take = Quale gettone togli?
mindoku-prompt-claim = Quale gettone è un doppione?
mindoku-prompt-claim-1 = A chi va?

mindoku-card = { $count ->
    [0] La tua mano è vuota.
   *[other] La tua mano: { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = colloca
mindoku-label-move = sposta
mindoku-label-take = togli
mindoku-label-to = a { $seat }

# Why what was typed is no turn.
mindoku-why-none = Non hai in mano nessun { $value }.
mindoku-why-duplicate = C'è già un { $value } nella stessa riga, colonna, linea o settore.

# /play mindoku
play-mindoku = Colloca tutti i tuoi gettoni con le regole del sudoku
play-mindoku-board = Il tabellone
play-mindoku-board-4x = 4x: 4 per 4, per 2-4 persone
play-mindoku-board-on3rows = ON3ROWS: un rombo di 25 cerchi, per 2-5
play-mindoku-board-6x = 6x: 6 per 6, per 2-6 persone
play-mindoku-board-9x = 9x: 9 per 9, per 2-6 persone
play-mindoku-mode = In competizione o insieme
play-mindoku-mode-competitive = Competitivo: mani coperte, vince chi finisce prima
play-mindoku-mode-cooperative = Cooperativo: mani scoperte, si colloca tutto insieme
play-mindoku-referee = Chi vede i doppioni (solo competitivo)
play-mindoku-referee-players = Chi gioca: trova i doppioni e li segnala
play-mindoku-referee-bot = Bot: i doppioni non si possono collocare
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = competitivo
shown-mindoku-mode-cooperative = cooperativo
shown-mindoku-referee-players = i doppioni li trova chi gioca
shown-mindoku-referee-bot = il bot rifiuta i doppioni
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] Collocare insieme tutti i gettoni, senza due valori uguali in una riga, colonna o settore: un doppione fa perdere tutti.
   *[other] Collocare tutti i tuoi gettoni prima degli altri, senza due valori uguali in una riga, colonna o settore.
 }
pitch-mindoku = Il sudoku attorno a un tavolo: colloca tutti i tuoi gettoni e scova i doppioni
length-mindoku = da 5 a 20 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = Vince la mano più leggera: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = Occhio per i numeri: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Sudoku attorno a un tavolo, e { $first } è davanti a { $others } dopo { $moves } mosse.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Ogni gettone al suo posto: vittoria di squadra per { $first }. Gettoni collocati: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Nemmeno un doppione: vittoria di squadra per { $first }. Gettoni collocati: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = Il sudoku è finito: vittoria di squadra per { $first }. Gettoni collocati: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = Mancava poco: sconfitta di squadra per { $first }. Gettoni collocati: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = Stavolta vince il sudoku: sconfitta di squadra per { $first }. Gettoni collocati: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = Si riprova? Sconfitta di squadra per { $first }. Gettoni collocati: { $moves }.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Chi per primo si libera dei suoi gettoni vince.** È il sudoku: nessun numero due volte in una riga, colonna o settore. In mano hai 1, 2, 3 e 4. **Collocane uno.** Nessuno ti dice se ripete un numero.
mindoku-lesson-place-hint = Sul tabellone non c'è ancora nessun 4.
mindoku-lesson-place-wrong = Così ripeti un numero, o non ne collochi nessuno.
mindoku-lesson-claim = L'Oro ha appena collocato un 3 in b4. Due 3 nella colonna b: **fallo notare** con **{ button-claim }**. Il 3 torna all'Oro, che salta il turno. Una segnalazione sbagliata non costa niente.
mindoku-lesson-claim-hint = Guarda b4, la casella con gli angoli segnati.
mindoku-lesson-claim-wrong = Questa segnalazione è sbagliata: l'ultima mossa dell'Oro era b4.
mindoku-lesson-late = La partita è andata avanti, e i due 3 sono rimasti. Puoi ancora segnalarne uno: è tardi per annullare la mossa dell'Oro, ma il gettone va all'Oro. **Danne uno all'Oro.**
mindoku-lesson-late-hint = I due 3 sono nel settore in alto a sinistra: b3 e b4.
mindoku-lesson-late-wrong = Questa segnalazione è sbagliata: solo i 3 ci sono due volte.
mindoku-lesson-room = Il tuo ultimo gettone è un 3, e non va bene da nessuna parte. **Sposta un gettone, o toglilo, in modo che il 3 trovi posto.**
mindoku-lesson-room-hint = Il 2 in a2 può spostarsi in b1.
mindoku-lesson-room-wrong = Il tuo 3 non trova ancora posto, o si ripete qualcos'altro.
mindoku-lesson-room-done = Spostando, in mano te ne resta uno. Togliendo, diventano due.
mindoku-lesson-last = Il tuo ultimo gettone senza doppione vince subito. Con un doppione torna in mano, e la mossa è persa. **Colloca il 4.**
mindoku-lesson-last-hint = La riga 4 e la colonna c hanno già un 4.
mindoku-lesson-last-wrong = Il 4 è ancora nella tua mano: un doppione torna indietro.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku, insieme
mindoku-together-lesson-hands = **Collocate insieme tutti i gettoni, e vincete tutti.** Le mani sono scoperte, e si può solo collocare gettoni. Un doppione fa perdere tutti. **Colloca un gettone che non ripeta niente nella riga, nella colonna e nel settore.**
mindoku-together-lesson-hands-hint = Il tuo 3 va bene in b3 e in d1.
mindoku-together-lesson-hands-wrong = Quel numero c'è già in questa riga, colonna o settore.
mindoku-together-lesson-only = L'Oro ha in mano solo dei 4. C'è una casella che accetta soltanto un 2: puoi riempirla solo tu. **Riempila.**
mindoku-together-lesson-only-hint = La riga 3 ha un 1 e un 3, la colonna d ha un 3 e un 4.
mindoku-together-lesson-only-wrong = Un'altra casella accetta soltanto un 2, e l'Oro non ne ha.
mindoku-together-lesson-only-done = L'Oro non avrebbe mai potuto riempire d3.
mindoku-together-lesson-leave = L'Oro ha in mano un 3 e un 4. Ognuno dei due va bene in una sola casella. **Colloca un gettone, e lascia quelle due caselle all'Oro.**
mindoku-together-lesson-leave-hint = Il 3 va bene solo in a1, il 4 solo in b3.
mindoku-together-lesson-leave-wrong = Quella casella ha bisogno di un altro numero.
mindoku-together-lesson-leave-done = Prima di collocare, guarda le altre mani.
mindoku-together-lesson-lines = Il tabellone `on3rows` non ha settori. Ogni cerchio sta su tre linee, e nessun numero può ripetersi su una di esse. **Colloca un gettone che non ripeta niente.**
mindoku-together-lesson-lines-hint = Il tuo 5 va bene in b4 e in c3.
mindoku-together-lesson-lines-wrong = Una delle tre linee di quel cerchio ha già questo numero.
mindoku-together-lesson-lines-done = Una partita così si apre con `/play mindoku` e `mode: cooperative`.
