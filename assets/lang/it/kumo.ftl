# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = { $first } ha nuvole in { $first-cells }. { $second } ha nuvole in { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } non può soffiarla indietro con { $turn }.

kumo-report-step = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} una nuvola da { $from } a { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { $seat ->
    [self] Hai soffiato
   *[other] { $seat } soffia
} con la nuvola in { $blower }: { $other ->
    [self] una tua nuvola
   *[other] una nuvola di { $other }
} va da { $from } a { $to }.
kumo-report-own = { $seat ->
    [self] Hai soffiato
   *[other] { $seat } soffia
} con la nuvola in { $blower }: la sua vicina va da { $from } a { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] Hai raggiunto
   *[other] { $winner } raggiunge
} { $loser ->
    [self] la tua riga di partenza.
   *[other] la riga di partenza di { $loser }.
}

kumo-prompt = Quale nuvola fa un passo o soffia?
kumo-prompt-1 = In una casella libera fa un passo, contro una nuvola soffia.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = soffia contro { $cell }

# Why what was typed is no turn.
kumo-why-back = La soffierebbe indietro, nella casella da cui è appena venuta.
kumo-why-blocked = Dietro la nuvola in quella casella non c'è spazio per soffiarla via.

# /play kumo
play-kumo = Porta una nuvola all'altra riga di partenza, a passi o a soffi
goal-kumo = Portare una tua nuvola sull'altra riga di partenza: la riga 5 per ◯ Blu, la riga 1 per ▲ Oro.
pitch-kumo = Cinque nuvole contro cinque: una raffica amica attraversa tutto il cielo
length-kumo = circa 8 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = Attraverso tutto il cielo: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = { $first } cavalca il vento e supera { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = Una nuvola è passata: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Porta una nuvola sulla riga 5, quella dell'Oro, e vinci.** Una nuvola fa un passo in una casella libera vicina, in tutte e otto le direzioni. **Fai un passo con una tua nuvola.**
kumo-lesson-blow = Una nuvola accanto a una nemica può restare dov'è e soffiarla via in linea retta, di una casella. Quella casella dev'essere libera. **Soffia indietro in e5 la nuvola dell'Oro in d4.**
kumo-lesson-blow-hint = La tua nuvola in c3 le sta accanto. Scegli c3, poi d4.
kumo-lesson-blow-wrong = La nuvola dell'Oro non è stata soffiata in e5.
kumo-lesson-blow-done = La tua è rimasta in c3, e l'Oro deve ricominciare.
kumo-lesson-fling = Soffia contro una tua nuvola, e volerà finché può. La riga di partenza dell'Oro ha un buco: d5. **Lanciaci dentro una nuvola, e vinci.**
kumo-lesson-fling-hint = La tua nuvola in d2 non ha niente davanti. Quale nuvola le sta proprio dietro?
kumo-lesson-fling-wrong = Nessuna tua nuvola è arrivata sulla riga 5.
kumo-lesson-fling-done = Da d2 a d5 in una mossa. Una via libera verso un buco è sempre una minaccia.
kumo-lesson-runner = L'Oro ha lanciato una nuvola in b2, e la tua riga di partenza ha un buco: a1. **Ferma la fuggitiva: l'Oro non deve arrivare sulla riga 1 alla prossima mossa.**
kumo-lesson-runner-hint = Soffiala indietro o di lato. Le tue nuvole in b1 e c1 le stanno sotto.
kumo-lesson-runner-wrong = La nuvola dell'Oro arriva sulla riga 1.
kumo-lesson-runner-done = È più lontana, e la tua riga di partenza è piena come prima.
kumo-lesson-back = L'Oro ha appena fatto un passo da d3 a c2, e vuole andare in d1. Una nuvola non si può soffiare indietro nella casella da cui è appena venuta, perciò b1 non può soffiarla. **Fermala in un altro modo.**
kumo-lesson-back-hint = Soffiala in un'altra direzione, o tappa il buco.
kumo-lesson-back-wrong = La nuvola dell'Oro arriva sulla riga 1.
kumo-lesson-back-done = Era vietata solo quella via all'indietro, e solo per questa mossa.
kumo-lesson-two = I buchi dell'Oro sono b5 ed e5. Una minaccia si può parare, due sono troppe. **Muovi in modo da vincere alla prossima mossa, qualunque cosa faccia l'Oro.**
kumo-lesson-two-hint = Se la nuvola in c2 fosse in b2, dove potrebbe lanciarla a1, e dove b1?
kumo-lesson-two-wrong = L'Oro ha una risposta.
kumo-lesson-two-done = Da b2, la nuvola in b1 può lanciarla in b5, e quella in a1 in e5.
