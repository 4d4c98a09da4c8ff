# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = Peças de { $first }: { $first-cells }; de { $second }: { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } não pode desfazer isso com { $turn }.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }{ $count ->
    [0] .
    [one] , empurrando a peça de { $pushed }.
   *[other] , empurrando as peças de { $pushed }.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] Você chega
   *[other] { $winner } chega
} { $loser ->
    [self] à sua fileira inicial
   *[other] à fileira inicial de { $loser }
}.

taifuu-prompt = Qual peça você move?
taifuu-prompt-1 = Para onde ela vai? Ela empurra o que estiver no caminho.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = empurrar { $cell }

# Why what was typed is no turn.
taifuu-why-back = Isso desfaria o último lance.
taifuu-why-blocked = A linha no caminho não tem casa livre atrás dela.

# /play taifuu
play-taifuu = Ande, empurre linhas inteiras e chegue à outra fileira inicial
goal-taifuu = Leve uma das suas peças até a outra fileira inicial: fileira 5 para ◯ azul, fileira 1 para ▲ dourado.
pitch-taifuu = Cada passo pode empurrar uma linha inteira, as peças do lado rival e as suas
length-taifuu = cerca de 10 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = { $first } rompe as linhas de { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = A tempestade passou: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = De empurrão em empurrão, { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Leve uma peça até a fileira 5, do dourado, e você vence.** Uma peça anda uma casa, em qualquer das oito direções. Ela empurra o que estiver lá e tudo o que vier atrás sem intervalo, não importa de quem seja. **Empurre duas peças com um lance.**
taifuu-lesson-push-hint = Na coluna c, há duas peças à frente da sua de c2, e c5 está livre.
taifuu-lesson-push-wrong = Esse lance não empurrou duas peças.
taifuu-lesson-push-done = A sua de c3 foi para c4, e a dourada de c4 recuou para c5: uma linha se move como uma peça só.
taifuu-lesson-edge = Nada sai do tabuleiro. Uma linha com a borda atrás fica onde está. A sua peça de c3 está ao lado de duas peças douradas: **empurre a que pode ser empurrada.**
taifuu-lesson-edge-hint = Vistas de c3, o que há atrás de b4, e o que há atrás de c4?
taifuu-lesson-edge-wrong = Nenhuma peça dourada foi empurrada.
taifuu-lesson-edge-done = Atrás de b4 vinha a5 e depois a borda. Atrás de c4 havia espaço.
taifuu-lesson-aside = A peça dourada de c2 quer ir para c1 ou d1. São dois buracos, e você só pode tapar um. **Empurre-a para tão longe que ela não alcance a fileira 1 no próximo lance.**
taifuu-lesson-aside-hint = Duas das suas peças poderiam empurrá-la. Só uma delas a empurra também para longe da fileira 1.
taifuu-lesson-aside-wrong = Uma peça dourada chega à fileira 1.
taifuu-lesson-aside-done = Em d3, ela está de novo a dois lances da fileira 1.
taifuu-lesson-undo = O dourado acaba de mover de c3 para b2 e empurrou a sua peça para a1. O inverso exato, de a1 para b2, é proibido, e c1 está livre. **Impeça de outro jeito que o dourado chegue à fileira 1.**
taifuu-lesson-undo-hint = Empurre b2 por outro lado, ou ocupe c1.
taifuu-lesson-undo-wrong = Uma peça dourada chega à fileira 1.
taifuu-lesson-undo-done = O inverso só estava proibido neste lance.
taifuu-lesson-line = A sua própria linha também empurra. A fileira do dourado tem buracos ao redor de d5, mas a peça dourada de d4 está no caminho. **Empurre de modo que você vença no próximo lance, faça o dourado o que fizer.**
taifuu-lesson-line-hint = O que acontece na coluna d se as suas peças de lá sobem?
taifuu-lesson-line-wrong = O dourado tem uma resposta.
taifuu-lesson-line-done = A sua peça de d4 pode ir para c5 ou e5, e o dourado não consegue impedir as duas coisas.
