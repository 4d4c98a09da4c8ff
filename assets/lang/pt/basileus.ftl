# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat } tem { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] peão em { $cells }
       *[other] peões em { $cells }
    }
    [piece] { $count ->
        [one] peça em { $cells }
       *[other] peças em { $cells }
    }
   *[basileus] basileus em { $cells }
}
basileus-must = { $seat } precisa capturar.
# $limit: after so many moves it is a draw.
basileus-quiet = { $count ->
    [0] 0 lances sem captura: depois de { $limit } a partida termina em empate.
    [one] { $count } lance sem captura: depois de { $limit } a partida termina em empate.
   *[other] { $count } lances sem captura: depois de { $limit } a partida termina em empate.
}
# The marks of the text board.
basileus-legend = ◇◆ peão  □■ peça  ☆★ basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $seat ->
    [self] Você move
   *[other] { $seat } move
} { $kind ->
    [pawn] um peão
    [piece] uma peça
   *[basileus] o basileus
} de { $from } para { $to }.
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $seat ->
    [self] Você salta
   *[other] { $seat } salta
} { $kind ->
    [pawn] com um peão
    [piece] com uma peça
   *[basileus] com o basileus
} de { $from } { $count ->
    [0] para { $to }
   *[other] passando por { $stops } para { $to }
}, capturando { $taken }.
basileus-report-assault = { $seat ->
    [self] O seu basileus anda
   *[other] O basileus de { $seat } anda
} de { $from } para a casa do outro em { $to } e o captura.
basileus-taken = { $kind ->
    [pawn] o peão de { $cell }
    [piece] a peça de { $cell }
   *[basileus] o basileus de { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] peão { $cell }
    [piece] peça { $cell }
   *[basileus] basileus { $cell }
}

basileus-prompt-step = Nada a capturar: qual das suas peças anda?
basileus-prompt-capture = A captura é obrigatória: qual das suas peças captura?
basileus-prompt-to = Para onde ela vai?
basileus-prompt-on = A captura continua: para onde vai o próximo salto?

# /play basileus
play-basileus = Peças que saltam de três jeitos. Capture o rei
goal-basileus = Capture o outro basileus.
pitch-basileus = A captura é obrigatória, e o rei é quem melhor captura: atraia-o e capture-o
length-basileus = 20 a 50 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = O rei caiu: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = { $first } atrai o basileus de { $others } e o captura, em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = Cai uma coroa: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Capture a estrela, o basileus preto, e você vence.** Você joga com o branco. Os peões, losangos, e as peças, quadrados, andam na diagonal. O seu basileus anda nas oito direções. **Ande com qualquer um deles.**
basileus-lesson-jump = Um basileus salta nas oito direções, por cima de um peão ou de uma peça ao lado, e continua saltando enquanto puder. **Capture três em um lance.**
basileus-lesson-jump-hint = Primeiro por cima de d5, depois de d7. De d8, qual caminho captura mais um?
basileus-lesson-jump-wrong = Isso capturou só dois.
basileus-lesson-jump-done = Ele saltou por cima de d5, d7 e c7. O basileus é quem melhor captura.
basileus-lesson-must = Uma peça salta na diagonal; um peão, na fileira ou na coluna. Se você pode capturar, é obrigatório: o seu peão h3 ou a sua peça g3, por cima de h4. **Salte para onde o preto não possa capturar de volta.**
basileus-lesson-must-hint = Depois do salto do peão para h5, a peça preta de g6 poderia saltar por cima dele.
basileus-lesson-must-wrong = A peça preta de g6 salta por cima de h5 e captura o peão.
basileus-lesson-must-done = Agora nenhuma peça preta pode capturar em i5. Quando a captura é obrigatória, você ainda pode escolher como.
basileus-lesson-king = Você vence quando captura o outro basileus. Peões e peças podem saltar por cima dele. A sua peça de d4 precisa saltar por cima de e5 e depois pode escolher. **Capture o basileus.**
basileus-lesson-king-hint = De f6, um caminho passa por cima de g7, o outro por cima de e7.
basileus-lesson-king-wrong = Você capturou dois peões, mas não o basileus.
basileus-lesson-king-done = Quando o basileus é capturado, a partida termina na hora.
basileus-lesson-lure = Para o basileus preto, a captura também é obrigatória. Ofereça uma peça sua onde outra sua possa capturá-lo depois. **Mova de modo que você vença no próximo lance, faça o preto o que fizer.**
basileus-lesson-lure-hint = O seu peão de h3 pode saltar pela coluna h, por cima de h4 até h5. Como trazer o basileus até h4?
basileus-lesson-lure-wrong = O preto tem uma resposta.
basileus-lesson-lure-done = O basileus precisa saltar de f6 por cima de g5 até h4, e o seu peão salta por cima dele.
basileus-lesson-danger = O seu basileus está em d5, ao lado da peça preta de e6, com c4 livre atrás dele. **Mova de modo que o preto não possa capturar o seu basileus no próximo lance.**
basileus-lesson-danger-hint = Saia da diagonal e não caia no próximo salto: peças saltam na diagonal, peões na fileira e na coluna.
basileus-lesson-danger-wrong = O preto captura o seu basileus.
basileus-lesson-danger-done = O basileus é quem melhor captura, mas na frente e sem companhia está sempre em perigo.
