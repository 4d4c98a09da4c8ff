# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = Peões de { $first }: { $first-cells }; de { $second }: { $second-cells }. A folha está em { $leaf }.
kintei-last-both = O último lance levou a folha de { $leaf-from } e um peão de { $pawn-from } para { $pawn-to }.
kintei-last-leaf = A folha veio de { $leaf-from }.
kintei-last-pawn = O último lance levou um peão de { $pawn-from } para { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Você move
   *[other] { $seat } move
} a folha para { $leaf } e um peão de { $from } para { $to }.
kintei-report-pawn = { $seat ->
    [self] Você move
   *[other] { $seat } move
} um peão de { $from } para { $to }.
kintei-report-own = { $seat ->
    [self] Você leva
   *[other] { $seat } leva
} a folha para casa, em { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { $seat ->
    [self] Você move
   *[other] { $seat } move
} a folha para { $leaf }, { $home ->
    [self] a sua fileira inicial
   *[other] a fileira inicial de { $home }
}.

# The mark of the leaf on the text board.
kintei-legend = ✿ folha

kintei-prompt-leaf = Para onde vai a folha?
kintei-prompt-pawn = Qual peão você move?
kintei-prompt-to = Para onde vai o peão?

# /play kintei
play-kintei = Mova a folha, depois um peão, e traga a folha para casa
play-kintei-slide = Até onde as peças deslizam
play-kintei-slide-any = Qualquer distância
play-kintei-slide-full = Sempre até o fim, como em Neutron
shown-kintei-slide-any = deslize livre
shown-kintei-slide-full = deslize até o fim
goal-kintei = Leve a folha até a sua fileira inicial: fileira 1 para ◯ azul, fileira 5 para ▲ dourado.
pitch-kintei = Uma folha, duas fileiras iniciais: empurre a folha para a sua antes que ela vá parar na outra
length-kintei = cerca de 10 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = A folha está em casa: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = { $first } ganha a folha de { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = { $moves } lances, uma folha, uma casa: { $first } vence { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Leve a folha até a sua fileira 1 e você vence.** Você joga com o azul. Os peões deslizam em linha reta, a qualquer distância, até encontrar algo no caminho. **Deslize um peão.**
kintei-lesson-home = De agora em diante, cada lance tem duas partes: **deslize primeiro a folha, depois um peão seu.** A casa c1 está livre. **Leve a folha até c1.**
kintei-lesson-home-hint = A folha, em b2, e a casa c1 ficam na mesma diagonal.
kintei-lesson-home-wrong = A folha não chegou a c1. Quando ela está na fileira 1, você já venceu, sem precisar deslizar um peão.
kintei-lesson-guard = O dourado também pode vencer: d5 está livre. **Mova a folha para onde o dourado não possa levá-la até d5.**
kintei-lesson-guard-hint = Em quais casas a folha não está alinhada com d5, ou tem algo no meio do caminho?
kintei-lesson-plug = Um peão pode tapar um buraco: os seus também podem ficar na fileira do dourado. Tire a folha da coluna d e depois deslize o seu peão de d1. **Ocupe d5.**
kintei-lesson-plug-hint = Primeiro a folha para c3 ou e4, depois d1 para d5.
kintei-lesson-win = O dourado também precisa mover a folha, e agora ela está em c2. Duas casas da sua fileira estão livres. **Vença neste lance.**
kintei-lesson-win-hint = Qual casa livre da fileira 1 fica ao lado de c2?
kintei-lesson-win-wrong = A folha ainda não está na fileira 1.
kintei-lesson-win-done = Isso é tudo o que há em Kintei. A arte está em deixar a folha onde todos os caminhos do dourado levem à fileira 1.
