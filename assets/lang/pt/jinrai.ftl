# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = Nuvens de { $seat }: { $clouds }; sopro: { $breath }.
# Only who may know reads this.
jinrai-lightning = Raio de { $seat }: na nuvem de { $cell }.
jinrai-spent = { $seat } não pode mais adivinhar.
jinrai-idle = Se o próximo lado também não mover nenhuma peça, a partida termina em empate.
# The marks of the text board.
jinrai-legend = ◯▲ nuvens  ◎△ sopros  ϟ raio

# For the owner alone, then for everybody else.
jinrai-report-lightning = { $seat ->
    [self] Você põe
   *[other] { $seat } põe
} o raio na nuvem de { $cell }.
jinrai-report-chosen = { $seat ->
    [self] Você escolhe
   *[other] { $seat } escolhe
} a nuvem que leva o raio.
# The card in words. $cell: where the cloud is.
jinrai-card = **O seu raio está na nuvem de { $cell }.** Leve essa nuvem até a outra fileira inicial para vencer. Só você sabe qual é.
# $piece: cloud or breath.
jinrai-report-step = { $piece ->
    [breath] { $seat ->
        [self] Você move o sopro de { $from } para { $to }.
       *[other] { $seat } move o sopro de { $from } para { $to }.
    }
   *[cloud] { $seat ->
        [self] Você move uma nuvem de { $from } para { $to }.
       *[other] { $seat } move uma nuvem de { $from } para { $to }.
    }
}
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $piece ->
    [breath] { $seat ->
        [self] Você salta com o sopro de { $from } para { $to }, por cima de { $over }.
       *[other] { $seat } salta com o sopro de { $from } para { $to }, por cima de { $over }.
    }
   *[cloud] { $seat ->
        [self] Você salta com uma nuvem de { $from } para { $to }, por cima de { $over }.
       *[other] { $seat } salta com uma nuvem de { $from } para { $to }, por cima de { $over }.
    }
}
# $other: whose cloud was blown.
jinrai-report-blow = { $seat ->
    [self] Você sopra
   *[other] { $seat } sopra
} { $other ->
    [self] a nuvem que você tinha em { $from } para { $to }.
   *[other] uma nuvem de { $other } de { $from } para { $to }.
}
jinrai-report-pass = { $seat ->
    [self] Você passa.
   *[other] { $seat } passa.
}
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] Você tenta
   *[other] { $seat } tenta
} adivinhar: o raio está em { $cell }.
jinrai-report-right = { $seat ->
    [self] Você tenta
   *[other] { $seat } tenta
} adivinhar o raio em { $cell } e acerta.
jinrai-report-wrong = { $seat ->
    [self] Você tenta
   *[other] { $seat } tenta
} adivinhar o raio em { $cell } e erra.
jinrai-report-struck = Raio: { $winner ->
    [self] a sua nuvem
   *[other] a nuvem de { $winner }
} em { $cell } leva o raio e está { $loser ->
    [self] na sua fileira inicial
   *[other] na fileira inicial de { $loser }
}.
jinrai-report-stalled = Nenhuma peça se moveu em dois lances seguidos: a partida termina em empate.

jinrai-prompt-lightning = Qual das suas nuvens leva o raio? Só você vai saber.
jinrai-prompt-first = Mover uma peça, ou soprar primeiro?
jinrai-prompt-stuck = Nenhuma peça sua pode se mover: sopre ou passe.
jinrai-prompt-to = Para onde ela vai?
jinrai-prompt-move = Qual peça você move agora?
jinrai-prompt-blow = Qual nuvem você sopra?
jinrai-prompt-blow-to = Para onde você sopra a nuvem?
jinrai-prompt-guess = Qual nuvem você acha que leva o raio?
jinrai-prompt-on = Algo mais?

# What menus show for words of the notation.
jinrai-label-blow = soprar
jinrai-label-guess = adivinhar
jinrai-label-pass = passar

# /play jinrai
play-jinrai = Uma nuvem leva o raio. Faça-a passar em segredo
goal-jinrai = Leve a nuvem que carrega o seu raio até a outra fileira inicial.
pitch-jinrai = Uma de quatro nuvens leva o seu raio, e o outro lado só pode adivinhar
length-jinrai = 10 a 30 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = Raio de { $first }: { $others } perde em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = O segredo aparece: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Trovão sobre o tabuleiro: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Leve o seu raio até a fileira 5, do dourado, e você vence.** Ele está em uma das suas quatro nuvens. A espiral é o seu sopro: mais tarde, ele sopra nuvens para longe.
jinrai-lesson-jump = Uma peça anda uma casa, ou salta por cima de uma peça sua até a casa livre logo atrás. **Salte.**
jinrai-lesson-jump-hint = a1, c1 e d1 têm uma vizinha por cima da qual saltar.
jinrai-lesson-jump-wrong = Isso foi um passo.
jinrai-lesson-hold = Uma peça ao lado de duas suas fica presa: o outro lado não pode movê-la. **Prenda a nuvem dourada de d3.**
jinrai-lesson-hold-hint = Uma das suas, em c3, está ao lado dela. Traga mais uma.
jinrai-lesson-hold-wrong = A nuvem de d3 ainda pode se mover.
jinrai-lesson-blow = O seu sopro pode soprar uma nuvem vizinha para uma casa livre, antes ou depois do movimento. **Sopre a nuvem de d2 uma fileira para trás**, para a fileira 3.
jinrai-lesson-blow-hint = O seu sopro está ao lado de d2. Mova uma peça e depois sopre d2 para d3.
jinrai-lesson-blow-done = Nunca sopre uma nuvem desconhecida *para* a sua fileira inicial: ela pode levar o raio.
jinrai-lesson-strike = O seu raio está em b3. **Leve-o até a fileira 5.**
jinrai-lesson-strike-hint = Salte por cima de b4.
jinrai-lesson-strike-wrong = Ainda não: a fileira 5 está a um salto.
jinrai-lesson-guess = Uma nuvem sua está na fileira 5, então você pode tentar adivinhar, uma vez, onde está o raio do dourado. Três nuvens douradas estão na *sua* fileira, e nada aconteceu. **Mova qualquer peça. Depois você pode adivinhar.**
jinrai-lesson-guess-hint = Mova uma peça e depois indique, para adivinhar, a única nuvem que não está na fileira 1.
jinrai-lesson-guess-wrong = Um raio na fileira 1 já teria encerrado a partida.
