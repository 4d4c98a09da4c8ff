# Kudosu.

kudosu-maple = bordo
kudosu-zebrawood = zebrano
kudosu-padouk = padauk
kudosu-walnut = nogueira

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = No tabuleiro: { $woods }.
kudosu-lies = { $wood } em { $cells }
kudosu-empty = O tabuleiro está vazio.
# $cells: free ones.
kudosu-closed = Nenhuma madeira cabe mais em { $cells }.
# $woods: as in the next one.
kudosu-owns = { $seat } ainda tem { $woods }.
kudosu-some = { $count } de { $wood }
kudosu-owns-nothing = { $seat } não tem mais peças.
kudosu-last = Último lance: { $seat } coloca { $wood } em { $cell }.

kudosu-report = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} { $wood } em { $cell }.
kudosu-report-stuck = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} { $wood } em { $cell }, e { $other ->
    [self] você
   *[other] { $other }
} não pode colocar mais nada.

# The letters of the text board, which are the same in every language.
kudosu-legend = M bordo  Z zebrano  P padauk  W nogueira

kudosu-prompt = Qual madeira você coloca?
kudosu-prompt-1 = Em qual casa?

# Why what was typed is no turn.
kudosu-why-none = Você não tem mais { $wood }.
kudosu-why-barred = Já há { $wood } nesta fileira, coluna ou setor.

# /play kudosu
play-kudosu = Sudoku ao contrário: não deixe lugar para uma peça rival
goal-kudosu = Deixe o lado rival sem lugar para uma peça.
pitch-kudosu = Sudoku ao contrário: bloqueie cada casa até o lado rival não ter para onde ir
length-kudosu = cerca de 6 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = Não sobra lugar: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = { $first } ocupa o último lugar bom e vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Sudoku ao contrário, vitória direta: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Deixe o dourado sem lugar para uma peça e você vence.** São quatro madeiras, duas peças de cada para você e para o dourado. Você coloca uma das suas onde a madeira dela ainda não está na mesma fileira, coluna ou setor. **Coloque uma peça.**
kudosu-lesson-fits = O que conta é a madeira, não de quem é a peça. As duas peças de nogueira em a1 e c3 barram nogueira nas suas fileiras, colunas e setores. **Coloque uma nogueira.**
kudosu-lesson-fits-hint = Só as fileiras 2 e 4 e as colunas b e d estão abertas para nogueira. Atenção também aos setores.
kudosu-lesson-fits-wrong = Isso não é nogueira.
kudosu-lesson-fits-done = Esse era o último lugar para nogueira. Agora ninguém pode mais colocar uma.
kudosu-lesson-none = A partida termina quando quem está na vez não pode colocar nada. O dourado ainda tem bordo e nogueira, e há poucos lugares para eles. **Deixe o dourado sem nenhum lugar.**
kudosu-lesson-none-hint = O dourado poderia colocar bordo ou nogueira em b4, e nogueira em a4, b1 e b3. Qual peça fecha todos eles?
kudosu-lesson-none-wrong = O dourado ainda tem um lugar.
kudosu-lesson-none-done = A nogueira em b4 ocupou a última casa para bordo e barrou nogueira em a4, b1 e b3.
kudosu-lesson-shut = Agora o dourado está perto: uma peça de padauk deixaria você sem nada. **Coloque uma peça de modo que o dourado não possa vencer no próximo lance.**
kudosu-lesson-shut-hint = Só resta um lugar para padauk. Você também tem padauk.
kudosu-lesson-shut-wrong = O dourado coloca padauk em d4, e você fica sem lugar.
kudosu-lesson-shut-done = O lugar que você ocupa, o dourado não pode mais ocupar.
kudosu-lesson-count = Conte o que o dourado pode colocar e o que você pode colocar depois. **Coloque uma peça de modo que você vença no próximo lance, faça o dourado o que fizer.**
kudosu-lesson-count-hint = Uma peça sua pode fechar todos os lugares para zebrano e ocupar o último para nogueira?
kudosu-lesson-count-wrong = O dourado tem uma resposta.
kudosu-lesson-count-done = O dourado só pode colocar padauk, e depois de cada um dos quatro lugares dele você pode encerrar a partida.
kudosu-lesson-last = Se ainda houver um número ímpar de lances, contando este, é você quem coloca por último. Com cada peça você pode fechar mais ou menos casas. **Encontre a única peça com que você vence mesmo contra o melhor jogo.**
kudosu-lesson-last-hint = Qual é a única casa aberta para zebrano, que só o dourado ainda tem?
kudosu-lesson-last-wrong = Jogando da melhor forma, agora é o dourado quem coloca por último.
kudosu-lesson-last-done = O zebrano em c2 teria sido só do dourado. Agora vocês têm os mesmos lugares, e é a vez do dourado.
