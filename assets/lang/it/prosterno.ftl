# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = Una pedina può fare un passo indietro solo per attaccare.

prosterno-report = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} da { $from } a { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { $seat ->
    [self] La tua fuga
   *[other] La fuga di { $seat }
}: { $ways }.
prosterno-report-lost = { $seat ->
    [self] Hai perso
   *[other] { $seat } perde
} { $cells }.
prosterno-way = da { $from } a { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] Hai raggiunto l'ultima traversa.
   *[other] { $winner } raggiunge l'ultima traversa.
}
prosterno-report-alone = { $report } { $loser ->
    [self] Non hai più pedine.
   *[other] { $loser } non ha più pedine.
}

prosterno-prompt = Quale pedina fa un passo?
prosterno-prompt-1 = Dove va? Attacca ogni pedina nemica accanto a quella casella, lungo riga e colonna.

# Why what was typed is no turn.
prosterno-why-back = In questa partita una pedina fa un passo indietro solo per attaccare.

# /play prosterno
play-prosterno = Avvicinati a una pedina: deve fuggire e a sua volta attacca
play-prosterno-retreat = Quando una pedina può fare un passo indietro
play-prosterno-retreat-free = Quando vuoi
play-prosterno-retreat-attack = Solo per attaccare, come nella regola del 2014
shown-prosterno-retreat-free = ritirata libera
shown-prosterno-retreat-attack = ritirata solo per attaccare
goal-prosterno = Portare una tua pedina sull'ultima traversa: la riga 8 per ◯ Bianco, la riga 1 per ▲ Nero.
pitch-prosterno = Un passo, e mezzo tabellone si sparpaglia: reazioni a catena fino in fondo
length-prosterno = circa 25 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = Sul tabellone torna la calma: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = Vince il sangue freddo: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Passo dopo passo, { $first } supera { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Porta una pedina sulla riga 8, e vinci.** Hai il Bianco e sali. Una pedina fa un passo di una casella in diagonale, in una casella libera. **Fai un passo con una pedina.**
prosterno-lesson-fall = La pedina che fa il passo attacca ogni nemica che ha accanto, lungo riga e colonna. Ognuna fugge in linea retta, oltre una casella libera fino alla successiva, oppure è tolta dal tabellone. **Togli una pedina.**
prosterno-lesson-fall-hint = La pedina nera in d5 fuggirebbe lungo la colonna d, ma d7 è occupata. Da quale casella la spingi in su?
prosterno-lesson-fall-wrong = Nessuna pedina nera è stata tolta.
prosterno-lesson-fall-done = Da d4 l'hai spinta in su, e d7 non era libera. Vicino alle sue compagne una pedina può essere facile preda.
prosterno-lesson-chain = Una pedina che è fuggita attacca a sua volta ciò che le sta accanto nella nuova casella. Così la pedina nera può mettere in fuga la tua, e anche la tua attacca. **Togli una pedina con una catena così.**
prosterno-lesson-chain-hint = Dove fuggirebbe c4 se tu arrivassi da d4, e che cosa incontra lì?
prosterno-lesson-chain-wrong = Nessuna pedina nera è stata tolta.
prosterno-lesson-chain-done = Da c4 la pedina nera è fuggita in a4 e ha mandato la tua da a5 in a7. Lì ha attaccato a8, che non poteva fuggire.
prosterno-lesson-home = Una pedina messa in fuga fin sulla sua ultima traversa vince, anche se ce l'hai mandata tu. Per il Nero è la riga 1. **Attacca f3, del Nero, ma non mandarla sulla riga 1.**
prosterno-lesson-home-hint = Fugge in linea retta da te. Avvicinati da sotto o di lato.
prosterno-lesson-home-wrong = Non hai attaccato f3, o l'hai mandata in f1, dove il Nero vince.
prosterno-lesson-home-done = Se arrivi da sotto, fugge in su. Se arrivi di lato, resta sulla riga 3.
prosterno-lesson-through = Una pedina sulla riga 7 è a un passo dalla vittoria, e il Nero può fermarla solo con un attacco. **Fai un passo in modo da vincere alla prossima mossa, qualunque cosa faccia il Nero.**
prosterno-lesson-through-hint = In a7, la pedina nera c8 potrebbe andare in b7 e attaccarla contro il bordo. In c7, che cosa attacca per prima la tua pedina?
prosterno-lesson-through-wrong = Il Nero ha una risposta.
prosterno-lesson-through-done = In c7 la tua pedina ha tolto c8 e ha mandato d7 in f7. Se e8 la attacca da d7, fugge in a7, e poi viene b8.
