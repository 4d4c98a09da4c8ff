# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = { $seat } ha nuvole in { $clouds } e il soffio in { $breath }.
# Only who may know reads this.
jinrai-lightning = Il fulmine di { $seat } è nella nuvola in { $cell }.
jinrai-spent = { $seat } non può più tirare a indovinare.
jinrai-idle = Se anche il prossimo turno passa senza muovere un pezzo, la partita è patta.
# The marks of the text board.
jinrai-legend = ◯▲ nuvole  ◎△ soffi  ϟ fulmine

# For the owner alone, then for everybody else.
jinrai-report-lightning = { $seat ->
    [self] Hai nascosto
   *[other] { $seat } nasconde
} il fulmine nella nuvola in { $cell }.
jinrai-report-chosen = { $seat ->
    [self] Hai scelto
   *[other] { $seat } ha scelto
} la nuvola che porta il fulmine.
# The card in words. $cell: where the cloud is.
jinrai-card = **Il tuo fulmine è nella nuvola in { $cell }.** Portala sull'altra riga di partenza per vincere. Solo tu sai qual è.
# $piece: cloud or breath.
jinrai-report-step = { $seat ->
    [self] Hai mosso
   *[other] { $seat } muove
} { $piece ->
    [breath] il soffio da { $from } a { $to }.
   *[cloud] una nuvola da { $from } a { $to }.
}
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $seat ->
    [self] Hai saltato
   *[other] { $seat } salta
} { $piece ->
    [breath] con il soffio da { $from } a { $to }, sopra { $over }.
   *[cloud] con una nuvola da { $from } a { $to }, sopra { $over }.
}
# $other: whose cloud was blown.
jinrai-report-blow = { $seat ->
    [self] Hai soffiato via
   *[other] { $seat } soffia via
} { $other ->
    [self] una tua nuvola
   *[other] una nuvola di { $other }
} da { $from } a { $to }.
jinrai-report-pass = { $seat ->
    [self] Hai passato.
   *[other] { $seat } passa.
}
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] Provi
   *[other] { $seat } prova
} a indovinare: il fulmine in { $cell }.
jinrai-report-right = { $seat ->
    [self] Hai indovinato
   *[other] { $seat } indovina
}: il fulmine è proprio in { $cell }.
jinrai-report-wrong = { $seat ->
    [self] Hai provato a indovinare il fulmine in { $cell }, sbagliando.
   *[other] { $seat } prova a indovinare il fulmine in { $cell }, e sbaglia.
}
jinrai-report-struck = Fulmine: lo porta { $winner ->
    [self] la tua nuvola
   *[other] la nuvola di { $winner }
} in { $cell }, arrivata { $loser ->
    [self] sulla tua riga di partenza
   *[other] sulla riga di partenza di { $loser }
}.
jinrai-report-stalled = Due turni di fila senza muovere un pezzo: la partita è patta.

jinrai-prompt-lightning = Quale delle tue nuvole porta il fulmine? Lo saprai solo tu.
jinrai-prompt-first = Muovi un pezzo, o soffi prima?
jinrai-prompt-stuck = Nessuno dei tuoi pezzi può muovere: soffia, o passa.
jinrai-prompt-to = Dove va?
jinrai-prompt-move = Quale pezzo muovi adesso?
jinrai-prompt-blow = Quale nuvola soffi via?
jinrai-prompt-blow-to = Dove la soffi?
jinrai-prompt-guess = Secondo te, quale nuvola porta il fulmine?
jinrai-prompt-on = Qualcos'altro?

# What menus show for words of the notation.
jinrai-label-blow = soffia
jinrai-label-guess = indovina
jinrai-label-pass = passa

# /play jinrai
play-jinrai = Una nuvola porta il fulmine. Falla passare di nascosto
goal-jinrai = Portare la nuvola con il tuo fulmine sull'altra riga di partenza.
pitch-jinrai = Una nuvola su quattro porta il tuo fulmine, e l'altra parte può solo indovinare
length-jinrai = da 10 a 30 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = Fulmine di { $first }, che batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = Il segreto è svelato: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Tuoni sul tabellone: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Porta il tuo fulmine sulla riga 5, quella dell'Oro, e vinci.** Sta in una delle tue quattro nuvole. Il ricciolo è il tuo soffio: più avanti soffierà via le nuvole.
jinrai-lesson-jump = Un pezzo fa un passo di una casella, oppure salta sopra uno dei tuoi sulla casella libera subito dietro. **Salta.**
jinrai-lesson-jump-hint = a1, c1 e d1 hanno accanto un pezzo da saltare.
jinrai-lesson-jump-wrong = Quello era un passo.
jinrai-lesson-hold = Un pezzo accanto a due dei tuoi non può essere mosso da chi lo possiede: è bloccato. **Blocca la nuvola dell'Oro in d3.**
jinrai-lesson-hold-hint = Uno dei tuoi, in c3, le sta accanto. Portane un secondo.
jinrai-lesson-hold-wrong = La nuvola in d3 può ancora muovere.
jinrai-lesson-blow = Il tuo soffio può soffiare via una nuvola vicina, in una casella libera, prima o dopo la tua mossa. **Soffia via la nuvola in d2, una riga indietro**, sulla riga 3.
jinrai-lesson-blow-hint = Il tuo soffio è accanto a d2. Muovi un pezzo, poi soffia da d2 a d3.
jinrai-lesson-blow-done = Non soffiare mai una nuvola sconosciuta *sulla* tua riga di partenza: potrebbe portare un fulmine.
jinrai-lesson-strike = Il tuo fulmine è in b3. **Portalo sulla riga 5.**
jinrai-lesson-strike-hint = Salta sopra b4.
jinrai-lesson-strike-wrong = Non ancora: la riga 5 è a un salto.
jinrai-lesson-guess = Una tua nuvola è sulla riga 5: una volta sola puoi indovinare il fulmine dell'Oro. Tre nuvole dell'Oro stanno sulla *tua* riga, e non è successo niente. **Muovi un pezzo qualsiasi. Poi puoi indovinare.**
jinrai-lesson-guess-hint = Muovi un pezzo, poi indica l'unica nuvola che non è sulla riga 1: così indovini.
jinrai-lesson-guess-wrong = Un fulmine sulla riga 1 avrebbe chiuso la partita.
