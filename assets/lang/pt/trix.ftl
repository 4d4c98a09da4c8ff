# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } tem peças em { $cells } e vai para { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = Depois de dez lances, ficar no próprio campo não impede mais a chegada do outro lado. Lances até agora: { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 ou mais
   *[other] { $count }
}
trix-made-all = Ficar no próprio campo não impede mais a chegada de ninguém.

trix-deed-step = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { $seat ->
    [self] Você salta
   *[other] { $seat } salta
} de { $from } para { $to }, por cima de { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] Você chega ao destino.
   *[other] { $seat } chega ao destino.
}

trix-prompt = Qual peça você move?
trix-prompt-1 = Para onde ela vai?

# /play trix
play-trix = Salte com três peças até o outro canto, como em damas chinesas
goal-trix = Leve as suas três peças até o campo do outro lado, no canto oposto.
pitch-trix = Damas chinesas em miniatura: monte escadas de saltos e não as empreste
length-trix = cerca de 8 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = De salto em salto, { $first } deixa { $others } para trás em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = { $first } chega antes e vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = Uma escada bem montada: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Leve as suas três peças ao canto oposto e você vence:** c4, d3 e d4. Uma peça anda uma casa, ou salta por cima de uma vizinha até a casa livre logo atrás dela. **Salte.**
trix-lesson-jump-hint = A sua a1 tem duas vizinhas da própria cor por cima das quais saltar.
trix-lesson-jump-wrong = Isso foi um passo.
trix-lesson-jump-done = Um salto vai duas vezes mais longe que um passo, e qualquer peça serve, sua ou dourada.
trix-lesson-chain = Um lance pode ter vários saltos, um depois do outro, e a direção pode mudar. O dourado deixou d3. **Leve uma peça ao canto do dourado em um lance.**
trix-lesson-chain-hint = A sua b1 pode saltar por cima de c1. O que fica ao lado dela depois?
trix-lesson-chain-wrong = Nenhuma peça sua está no canto do dourado ainda.
trix-lesson-chain-done = Por cima de c1 até d1, e por cima de d2 até d3: a peça do próprio dourado foi o seu segundo degrau.
trix-lesson-last = Você vence quando as suas três peças estão no outro canto. Duas chegaram, e uma ainda está no seu campo. **Leve-a até lá.**
trix-lesson-last-hint = Vista de b1, a peça dourada c2 fica na direção certa.
trix-lesson-last-wrong = Você ainda não chegou.
trix-lesson-last-done = O dourado não devia ter deixado esse degrau em c2.
trix-lesson-room = Duas suas estão no canto do dourado. A terceira, em b2, pode chegar a d4 com dois saltos, mas essa casa está ocupada. **Mova de modo que você vença no próximo lance, faça o dourado o que fizer.**
trix-lesson-room-hint = Qual peça pode liberar d4 sem sair do canto?
trix-lesson-room-wrong = O dourado tem uma resposta.
trix-lesson-room-done = Agora b2 pode saltar por cima de b3 até b4, e por cima de c4 até d4.
trix-lesson-race = É uma corrida: o dourado tem duas peças no canto de onde você saiu, a2 e b1, e b3 está a caminho. Você tem uma no canto dele. **Mova de modo que você vença mesmo contra o melhor jogo.**
trix-lesson-race-hint = Encha o canto sem desperdiçar lances. Quem chega primeiro?
trix-lesson-race-wrong = Contra o melhor jogo, você não vence mais.
trix-lesson-race-done = Conte os lances dos dois lados antes de começar a correr.
trix-lesson-ten = O dourado fica em d4 para impedir a sua chegada. Mas já fez dez lances, e agora as peças dele no próprio campo contam como suas: basta o canto estar cheio. **Vença.**
trix-lesson-ten-hint = O dourado ocupa d4, e você ocupa d3. Qual casa desse canto está livre?
trix-lesson-ten-wrong = Esse canto ainda não está cheio.
trix-lesson-ten-done = Ficar no próprio campo só ajuda durante dez lances.
