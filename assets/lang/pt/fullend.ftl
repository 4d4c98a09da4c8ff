# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = A caixa de 120 por 120 mm está vazia.
# Says once how places are told.
fullend-box = A caixa tem 120 por 120 mm. De cada peça: o centro em mm a partir da esquerda, a partir de baixo, depois o ângulo.
# The marks of the text board.
fullend-legend = deitada #  em pé =  38 30 15: mm da esquerda, de baixo, ângulo
fullend-flat = Deitadas ({ $count }): { $tiles }.
fullend-upright = Em pé ({ $count }): { $tiles }.
fullend-stance-flat = deitada
fullend-stance-upright = em pé

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] Sem girar, uma peça { $stance } não cabe em nenhum ponto de uma grade de 5 mm.
    [one] Sem girar, uma peça { $stance } cabe em { $count } ponto de uma grade de 5 mm: { $places }.
   *[other] Sem girar, uma peça { $stance } cabe em { $count } pontos de uma grade de 5 mm, como { $places }.
}
fullend-fits = { $tile } cabe.
fullend-hits = { $tile } não cabe: fica por cima de { $hit }.
fullend-outside = { $tile } não cabe: não fica toda dentro da caixa.

fullend-report-flat = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça deitada em { $x } { $y }{ $angle ->
    [0] .
   *[other] , com giro de { $angle }°.
}
fullend-report-upright = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça em pé em { $x } { $y }{ $angle ->
    [0] .
   *[other] , com giro de { $angle }°.
}
fullend-full = Não cabe mais nenhuma peça.

fullend-prompt = A sua peça fica deitada (28 por 28 mm) ou em pé (28 por 10 mm)?
fullend-prompt-1 = Mais ou menos onde? Depois você pode mover e girar a peça. (15·105: 15 mm da esquerda, 105 mm de baixo)
fullend-prompt-2 = A que altura, em mm?
fullend-prompt-3 = Girada em quantos graus?

# Why what was typed is no turn.
fullend-why-hit = Ali ela ficaria por cima de outra peça.
fullend-why-outside = Ali ela sairia da caixa.

# /play fullend
play-fullend = Ponha peças na caixa, onde quiser, até não caber mais nada
goal-fullend = Coloque a última peça: se não houver espaço para a sua, você perde.
pitch-fullend = Sem casas, só espaço: coloque peças em qualquer ângulo até não sobrar vão para o lado rival
length-fullend = cerca de 12 lances por lado

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = A caixa está cheia: { $first } coloca a última peça e vence { $others } em { $moves } lances.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = Não cabe mais uma: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = { $first } acha o último vão e vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Perde quem não acha espaço para uma peça.** A caixa, de 120 por 120 mm, não tem casas: uma peça vai em qualquer lugar, girada como você quiser. O lugar dela é a distância do centro até a esquerda e até embaixo. **Coloque uma peça.**
fullend-lesson-flat = Oito peças estão a 9 mm umas das outras, então nem uma peça em pé cabe entre elas. Só o canto superior direito tem espaço. **Coloque ali uma peça deitada.**
fullend-lesson-flat-hint = Escolha deitada e depois um dos lugares no canto superior direito.
fullend-lesson-flat-wrong = Essa peça está em pé.
fullend-lesson-last = Faixas com menos de 10 mm estão perdidas para os dois lados. Há espaço no canto superior direito: **coloque uma peça de modo que não caiba mais nada.**
fullend-lesson-last-hint = O espaço tem 36 mm de largura e 36 mm de altura. Quanto dele sobra com uma peça deitada?
fullend-lesson-last-wrong = O dourado ainda tem um lugar.
fullend-lesson-last-done = Uma peça deitada deixa menos de 10 mm de cada lado, e peças em pé também não cabem.
fullend-lesson-mirror = A sua primeira peça está no centro. De agora em diante há uma resposta para cada peça: a mesma, espelhada pelo centro da caixa. **Espelhe a peça do dourado, que está deitada em 15 75.**
fullend-lesson-mirror-hint = A peça do dourado está a 15 mm da esquerda e a 75 de baixo. A sua precisa estar a 15 mm da direita e a 75 de cima.
fullend-lesson-mirror-wrong = Essa não é a imagem espelhada da peça do dourado.
fullend-lesson-mirror-done = Sempre que o dourado acha um lugar, a imagem espelhada está livre para você. Assim, o dourado fica sem lugar primeiro.
