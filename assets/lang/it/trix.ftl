# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } ha pezzi in { $cells } e va verso { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = Dopo dieci mosse, chi resta a casa non tiene più fuori l'altra parte. Mosse finora: { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 o più
   *[other] { $count }
}
trix-made-all = Restare a casa non tiene più fuori nessuno.

trix-deed-step = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} da { $from } a { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { $seat ->
    [self] Hai saltato
   *[other] { $seat } salta
} da { $from } a { $to }, sopra { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] Hai raggiunto l'arrivo.
   *[other] { $seat } raggiunge l'arrivo.
}

trix-prompt = Quale pezzo muovi?
trix-prompt-1 = Dove va?

# /play trix
play-trix = Tre pezzi saltano nell'angolo opposto, come nella dama cinese
goal-trix = Portare i tuoi tre pezzi nel campo dell'altra parte, nell'angolo opposto.
pitch-trix = Una dama cinese in miniatura: costruisci scale di salti, e non prestarle a nessuno
length-trix = circa 8 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = Salto dopo salto, { $first } stacca { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = Traguardo a { $first }, che batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = Una scala ben costruita: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Porta i tuoi tre pezzi nell'angolo opposto, e vinci:** c4, d3 e d4. Un pezzo fa un passo di una casella, oppure salta sopra un vicino sulla casella libera subito dietro. **Salta.**
trix-lesson-jump-hint = Il tuo a1 ha due vicini del suo colore da saltare.
trix-lesson-jump-wrong = Quello era un passo.
trix-lesson-jump-done = Un salto va lontano il doppio di un passo, e va bene qualsiasi pezzo, tuo o dell'Oro.
trix-lesson-chain = Una mossa può essere fatta di più salti, uno dopo l'altro, anche cambiando direzione. L'Oro ha lasciato d3. **Porta un pezzo nell'angolo dell'Oro con una sola mossa.**
trix-lesson-chain-hint = Il tuo b1 può saltare sopra c1. Che cosa gli sta accanto, dopo?
trix-lesson-chain-wrong = Nessun tuo pezzo è ancora nell'angolo dell'Oro.
trix-lesson-chain-done = Sopra c1 fino a d1, e sopra d2 fino a d3: il secondo gradino della scala era un pezzo dell'Oro.
trix-lesson-last = Vinci quando tutti e tre i tuoi pezzi sono nell'altro angolo. Due sono arrivati, e uno è ancora a casa. **Portalo dentro.**
trix-lesson-last-hint = Visto da b1, il c2 dell'Oro sta nella direzione giusta.
trix-lesson-last-wrong = Non sei ancora al traguardo.
trix-lesson-last-done = L'Oro non avrebbe dovuto lasciarti quel gradino in c2.
trix-lesson-room = Due dei tuoi sono nell'angolo dell'Oro. Il terzo, in b2, può arrivare in d4 con due salti, ma quella casella è occupata. **Muovi in modo da vincere alla prossima mossa, qualunque cosa faccia l'Oro.**
trix-lesson-room-hint = Quale pezzo può liberare d4 senza lasciare l'angolo?
trix-lesson-room-wrong = L'Oro ha una risposta.
trix-lesson-room-done = Ora b2 può saltare sopra b3 fino a b4, e sopra c4 fino a d4.
trix-lesson-race = È una corsa: l'Oro ha due pezzi nel tuo angolo, a2 e b1, e b3 è in arrivo. Tu ne hai dentro uno. **Muovi in modo da vincere contro il gioco migliore.**
trix-lesson-race-hint = Riempi l'angolo e non sprecare mosse. Chi arriva prima?
trix-lesson-race-wrong = Con il gioco migliore, ora non vinci più.
trix-lesson-race-done = Conta le mosse di tutte e due le parti prima di metterti a correre.
trix-lesson-ten = L'Oro resta in d4 per tenerti fuori. Ma ha già fatto dieci mosse, e ora i suoi pezzi a casa contano come tuoi: basta che l'angolo sia pieno. **Vinci.**
trix-lesson-ten-hint = L'Oro tiene d4 e tu tieni d3. Quale casella di quell'angolo è libera?
trix-lesson-ten-wrong = Quell'angolo non è ancora pieno.
trix-lesson-ten-done = Restare a casa serve solo per dieci mosse.
