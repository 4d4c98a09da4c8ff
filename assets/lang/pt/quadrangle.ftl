# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat }: nenhuma peça no tabuleiro; a colocar: { $left }.
    [one] { $seat }: uma peça em { $cells }; a colocar: { $left }.
   *[other] { $seat }: peças em { $cells }; a colocar: { $left }.
}
quadrangle-last = A última peça foi colocada em { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] O retângulo { $rectangles } está completo.
   *[other] Os retângulos { $rectangles } estão completos.
}
quadrangle-any = Todo retângulo conta, inclusive os inclinados.
quadrangle-straight = Só contam retângulos ao longo de fileiras e colunas.

quadrangle-report = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça em { $cell }.
quadrangle-report-full = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça em { $cell }: o tabuleiro está cheio, e ninguém tem um retângulo.
quadrangle-report-complete = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça em { $cell } e completa { $count ->
    [one] o retângulo { $rectangles }.
   *[other] os retângulos { $rectangles }.
}

quadrangle-prompt = Onde você coloca uma peça?

# /play quadrangle
play-quadrangle = Uma peça por vez. O primeiro retângulo vence
play-quadrangle-rectangles = Quais retângulos contam
play-quadrangle-rectangles-any = Todos, até inclinados
play-quadrangle-rectangles-straight = Só os de fileiras e colunas
shown-quadrangle-rectangles-any = qualquer retângulo
shown-quadrangle-rectangles-straight = só retângulos retos
goal-quadrangle = Tenha antes do outro lado quatro peças nos cantos de um retângulo.
pitch-quadrangle = Jogo da velha com cantos: quatro em retângulo vencem
length-quadrangle = cerca de 6 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Quatro cantos, uma vitória: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = { $first } fecha o retângulo e vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = De canto em canto, { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Quatro peças suas nos cantos de um retângulo vencem.** O que há entre elas não importa. Você tem três cantos de um. **Coloque a quarta peça.**
quadrangle-lesson-corners-hint = As suas são b2, b4 e d2. Qual casa fica na fileira 4 e na coluna d?
quadrangle-lesson-corners-wrong = Isso não forma um retângulo.
quadrangle-lesson-corners-done = Só os cantos contam: a peça dourada em c3, no meio do quadrado, não adiantou nada.
quadrangle-lesson-slant = Um retângulo também pode ficar inclinado. De novo você tem três cantos, a2, b4 e d3. **Coloque a quarta peça e vença.**
quadrangle-lesson-slant-hint = De b4, são duas colunas para a direita e uma fileira para baixo até d3. Faça o mesmo a partir de a2.
quadrangle-lesson-slant-wrong = Isso não forma um retângulo.
quadrangle-lesson-slant-done = Quadrados como este passam despercebidos, e dois retângulos compridos também ficam inclinados.
quadrangle-lesson-stop = As peças douradas em b2, a3 e c3 querem uma quarta. Você ainda não pode vencer. **Coloque uma peça de modo que o dourado não possa completar um retângulo no próximo lance.**
quadrangle-lesson-stop-hint = É um pequeno quadrado inclinado, ao redor de b3.
quadrangle-lesson-stop-wrong = O dourado completa o quadrado.
quadrangle-lesson-stop-done = Um canto que você ocupa está perdido para o dourado de uma vez por todas.
quadrangle-lesson-two = O dourado pode impedir um retângulo com um lance, mas não dois. **Coloque uma peça de modo que você vença no próximo lance, faça o dourado o que fizer.**
quadrangle-lesson-two-hint = Veja b3: que retângulos ela formaria com b1 e outra peça sua?
quadrangle-lesson-two-wrong = O dourado tem uma resposta.
quadrangle-lesson-two-done = Agora d1 forma um quadrado com b1, b3 e d3, e c2 forma um inclinado com a2, b1 e b3.
quadrangle-lesson-lead = Uma ameaça obriga o dourado a ir aonde você quer. Enquanto isso, você ganha mais uma peça e depois ameaça duas coisas ao mesmo tempo. Só duas casas levam à vitória certa. **Coloque uma peça em uma delas.**
quadrangle-lesson-lead-hint = As suas a2 e b3 são dois cantos de um pequeno quadrado inclinado. Ocupe um terceiro.
quadrangle-lesson-lead-wrong = Jogando da melhor forma, o dourado agora escapa.
quadrangle-lesson-lead-done = O dourado precisa ocupar o quarto canto desse quadrado, e então você pode fazer duas ameaças ao mesmo tempo.
