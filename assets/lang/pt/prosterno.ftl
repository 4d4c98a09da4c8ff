# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = Um peão só pode andar para trás se for para atacar.

prosterno-report = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { $seat ->
    [self] Você foge: { $ways }.
   *[other] { $seat } foge: { $ways }.
}
prosterno-report-lost = { $seat ->
    [self] Você perde { $cells }.
   *[other] { $seat } perde { $cells }.
}
prosterno-way = de { $from } para { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] Você está na última fileira.
   *[other] { $winner } está na última fileira.
}
prosterno-report-alone = { $report } { $loser ->
    [self] Você não tem mais peões.
   *[other] { $loser } não tem mais peões.
}

prosterno-prompt = Qual peão anda?
prosterno-prompt-1 = Para onde ele anda? Ele ataca todo peão inimigo encostado nessa casa na vertical ou na horizontal.

# Why what was typed is no turn.
prosterno-why-back = Nesta partida, um peão só anda para trás se for para atacar.

# /play prosterno
play-prosterno = Chegue ao lado de um peão: ele tem de fugir e ataca também
play-prosterno-retreat = Quando um peão pode recuar
play-prosterno-retreat-free = Sempre que quiser
play-prosterno-retreat-attack = Só para atacar, como na regra de 2014
shown-prosterno-retreat-free = recuo livre
shown-prosterno-retreat-attack = recuo só para atacar
goal-prosterno = Leve um dos seus peões até a última fileira: fileira 8 para ◯ Branco, fileira 1 para ▲ Preto.
pitch-prosterno = Um passo, e o tabuleiro inteiro se espalha: reações em cadeia na travessia
length-prosterno = cerca de 25 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = O tabuleiro se aquieta: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = Cabeça fria vence: { $first } ganha de { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Passo a passo, { $first } passa por { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Leve um peão até a fileira 8 e você vence.** Você joga com o branco, de baixo para cima. Um peão anda uma casa na diagonal, para uma casa livre. **Ande com um peão.**
prosterno-lesson-fall = O peão que anda ataca todo peão inimigo ao lado dele, na fileira e na coluna. Cada um foge em linha reta, passando por uma casa livre até a seguinte, ou é retirado. **Retire um peão.**
prosterno-lesson-fall-hint = O peão preto de d5 fugiria para cima pela coluna d, mas d7 está ocupada. De qual casa você o empurra para cima?
prosterno-lesson-fall-wrong = Nenhum peão preto foi retirado.
prosterno-lesson-fall-done = De d4 você o empurrou para cima, e d7 não estava livre. Um peão perto dos seus pode ser presa fácil.
prosterno-lesson-chain = Um peão que fugiu ataca então o que está ao lado da nova casa. Assim, o peão preto pode fazer o seu fugir, e o seu também ataca. **Retire um peão com uma cadeia dessas.**
prosterno-lesson-chain-hint = Para onde c4 fugiria se você viesse de d4, e o que encontra lá?
prosterno-lesson-chain-wrong = Nenhum peão preto foi retirado.
prosterno-lesson-chain-done = De c4 o preto fugiu para a4 e fez o seu a5 ir para a7. Ali ele atacou a8, que não podia fugir.
prosterno-lesson-home = Um peão que foge para a última fileira dele vence, mesmo que você o tenha feito fugir. Para o preto, é a fileira 1. **Ataque o peão preto de f3, mas sem levá-lo à fileira 1.**
prosterno-lesson-home-hint = Ele foge em linha reta para longe de você. Venha de baixo ou de lado.
prosterno-lesson-home-wrong = Você não atacou f3, ou o fez fugir para f1, onde o preto vence.
prosterno-lesson-home-done = Se você vem de baixo, ele foge para cima. Se vem de lado, ele fica na fileira 3.
prosterno-lesson-through = Um peão na fileira 7 está a um passo da vitória, e o preto só pode detê-lo com um ataque. **Ande de modo que você vença no próximo lance, faça o preto o que fizer.**
prosterno-lesson-through-hint = Em a7, o peão preto de c8 poderia ir para b7 e atacá-lo na borda. Em c7, o que o seu peão ataca primeiro?
prosterno-lesson-through-wrong = O preto tem uma resposta.
prosterno-lesson-through-done = Em c7, o seu peão retirou c8 e fez d7 fugir para f7. Se e8 o atacar a partir de d7, ele foge para a7, e a próxima é b8.
