# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = um { $value }

mindoku-over = A partida terminou.
mindoku-all-won = Todo mundo venceu.
mindoku-all-lost = Todo mundo perdeu.
# $tokens: for each value its cells.
mindoku-board = No tabuleiro: { $tokens }.
mindoku-board-empty = O tabuleiro está vazio.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } em { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = Mão de { $seat }: { $values }.
mindoku-hand-none = { $seat } não tem fichas na mão.
mindoku-hand-closed = { $count ->
    [0] { $seat } não tem fichas na mão.
    [one] { $seat } tem { $count } ficha na mão.
   *[other] { $seat } tem { $count } fichas na mão.
}
mindoku-hand-left = { $seat } saiu.

mindoku-report-place = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} { $token } em { $cell }.
mindoku-report-place-last = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} { $token } em { $cell }, a última ficha da mão.
mindoku-report-undone = { $seat ->
    [self] Você tenta
   *[other] { $seat } tenta
} { $token } em { $cell } como última ficha da mão: uma duplicata. Ela volta para a mão, e a vez se perde.
mindoku-report-lost = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} { $token } em { $cell }: uma duplicata.
# $value: of a token everybody could see before.
mindoku-report-move = { $seat ->
    [self] Você move
   *[other] { $seat } move
} o { $value } de { $from } para { $cell }.
mindoku-report-take = { $seat ->
    [self] Você recolhe
   *[other] { $seat } recolhe
} o { $value } de { $cell }.
# $to: who gets the token.
mindoku-report-sent-back = { $seat ->
    [self] Você aponta
   *[other] { $seat } aponta
} uma duplicata: o { $value } de { $cell } volta para { $to ->
    [self] você, que perde a vez.
   *[other] { $to }, que perde a vez.
}
mindoku-report-claim = { $seat ->
    [self] Você aponta
   *[other] { $seat } aponta
} uma duplicata: o { $value } de { $cell } vai para { $to ->
    [self] você
   *[other] { $to }
}.
# What is known of the last deed afterwards.
mindoku-report-claimed = { $seat ->
    [self] Você aponta
   *[other] { $seat } aponta
} uma duplicata: o { $value } sai de { $cell } e vai para { $to ->
    [self] você
   *[other] { $to }
}.

mindoku-prompt = Colocar uma ficha, mover uma ou recolher uma?
mindoku-prompt-place = Qual ficha você coloca?
mindoku-prompt-place-1 = Em qual casa?
mindoku-prompt-move = Qual ficha você move?
mindoku-prompt-move-1 = Para onde ela vai?
mindoku-prompt-take = Qual ficha você recolhe?
mindoku-prompt-claim = Qual ficha é uma duplicata?
mindoku-prompt-claim-1 = Quem fica com ela?

mindoku-card = { $count ->
    [0] A sua mão está vazia.
   *[other] A sua mão: { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = colocar
mindoku-label-move = mover
mindoku-label-take = recolher
mindoku-label-to = para { $seat }

# Why what was typed is no turn.
mindoku-why-none = Você não tem nenhum { $value } na mão.
mindoku-why-duplicate = Um dos grupos dessa casa já tem um { $value }.

# /play mindoku
play-mindoku = Coloque todas as suas fichas pelas regras do sudoku
play-mindoku-board = O tabuleiro
play-mindoku-board-4x = 4x: 4 por 4, para 2-4
play-mindoku-board-on3rows = ON3ROWS: um losango de 25 círculos, para 2-5
play-mindoku-board-6x = 6x: 6 por 6, para 2-6
play-mindoku-board-9x = 9x: 9 por 9, para 2-6
play-mindoku-mode = Cada lado por si ou em conjunto
play-mindoku-mode-competitive = Competitivo: mãos ocultas, vence quem colocar tudo primeiro
play-mindoku-mode-cooperative = Cooperativo: mãos abertas, coloquem tudo em conjunto
play-mindoku-referee = Quem vê duplicatas (só no competitivo)
play-mindoku-referee-players = Vocês: encontrem e apontem as duplicatas
play-mindoku-referee-bot = Bot: não dá para colocar uma duplicata
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = competitivo
shown-mindoku-mode-cooperative = cooperativo
shown-mindoku-referee-players = quem joga encontra as duplicatas
shown-mindoku-referee-bot = o bot recusa duplicatas
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] Coloquem todas as fichas em conjunto, sem valor repetido em linha, coluna ou setor: com uma duplicata, todo mundo perde.
   *[other] Coloque todas as suas fichas antes de todo mundo, sem valor repetido em linha, coluna ou setor.
}
pitch-mindoku = Sudoku em volta de uma mesa: coloque todas as suas fichas e flagre as duplicatas
length-mindoku = 5 a 20 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = A mão mais leve vence: { $first } ganha de { $others } em { $moves } lances.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = Olho bom para números: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Sudoku em volta de uma mesa: { $first } fica à frente de { $others } depois de { $moves } lances.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Cada ficha no seu lugar: vitória em conjunto de { $first }. Fichas colocadas: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Nem uma duplicata: vitória em conjunto de { $first }. Fichas colocadas: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = Sudoku completo, obra conjunta de { $first }. Fichas colocadas: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = Foi por pouco: derrota em conjunto de { $first }. Fichas colocadas: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = Desta vez o sudoku vence: derrota em conjunto de { $first }. Fichas colocadas: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = Mais uma tentativa? Derrota em conjunto de { $first }. Fichas colocadas: { $moves }.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Livre-se das suas fichas antes do outro lado e você vence.** É sudoku: nenhum número duas vezes em uma linha, coluna ou setor. Você tem 1, 2, 3 e 4. **Coloque um.** Ninguém avisa se ele repete um número.
mindoku-lesson-place-hint = Ainda não há um 4 no tabuleiro.
mindoku-lesson-place-wrong = Isso repete um número, ou não coloca nenhum.
mindoku-lesson-claim = O dourado acaba de colocar um 3 em b4. Há dois 3 na coluna b: **aponte isso**, com **{ button-claim }**. O 3 volta para o dourado, e o lance dele se perde. Apontar errado não custa nada.
mindoku-lesson-claim-hint = Olhe para b4, a casa com os cantos marcados.
mindoku-lesson-claim-wrong = Isso não dá para apontar: o último lance do dourado foi b4.
mindoku-lesson-late = Você continuou a jogar, e os dois 3 ficaram. Ainda dá para apontar um: é tarde para desfazer o lance do dourado, mas ele fica com a ficha. **Dê um ao dourado.**
mindoku-lesson-late-hint = Os dois 3 estão no setor superior esquerdo: b3 e b4.
mindoku-lesson-late-wrong = Isso não dá para apontar: só os 3 aparecem duas vezes ali.
mindoku-lesson-room = A sua última ficha é um 3, e ele não cabe em lugar nenhum. **Mova uma ficha, ou recolha uma, para que ele caiba.**
mindoku-lesson-room-hint = O 2 de a2 pode ir para b1.
mindoku-lesson-room-wrong = O seu 3 ainda não cabe em lugar nenhum, ou outra coisa se repete.
mindoku-lesson-room-done = Mover deixa a sua mão com uma ficha. Recolher a deixa com duas.
mindoku-lesson-last = A sua última ficha vence na hora, se não fizer uma duplicata. Se fizer, ela volta, e o lance se perde. **Coloque o 4.**
mindoku-lesson-last-hint = A linha 4 e a coluna c já têm um 4.
mindoku-lesson-last-wrong = O 4 ainda está na sua mão: uma duplicata volta.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku, em conjunto
mindoku-together-lesson-hands = **Coloquem todas as fichas em conjunto e todo mundo vence.** Todas as mãos ficam à vista, e vocês só colocam fichas. Com uma duplicata, todo mundo perde. **Coloque uma ficha que não repita nada na linha, na coluna nem no setor.**
mindoku-together-lesson-hands-hint = O seu 3 cabe em b3 e em d1.
mindoku-together-lesson-hands-wrong = Esse número já está nessa linha, coluna ou setor.
mindoku-together-lesson-only = O dourado só tem 4. Uma casa não aceita nada além de um 2, então só você pode preenchê-la. **Preencha-a.**
mindoku-together-lesson-only-hint = A linha 3 tem um 1 e um 3, a coluna d tem um 3 e um 4.
mindoku-together-lesson-only-wrong = Outra casa não aceita nada além de um 2, e o dourado não tem nenhum.
mindoku-together-lesson-only-done = O dourado nunca poderia ter preenchido d3.
mindoku-together-lesson-leave = O dourado tem um 3 e um 4. Cada um deles só cabe em uma casa. **Coloque uma ficha e deixe as duas casas para o dourado.**
mindoku-together-lesson-leave-hint = O 3 só cabe em a1, o 4 só em b3.
mindoku-together-lesson-leave-wrong = Essa casa precisa de outro número.
mindoku-together-lesson-leave-done = Olhe as outras mãos antes de colocar.
mindoku-together-lesson-lines = O tabuleiro `on3rows` não tem setores. Cada círculo fica em três linhas, e nenhum número pode se repetir em nenhuma delas. **Coloque uma ficha que não repita nada.**
mindoku-together-lesson-lines-hint = O seu 5 cabe em b4 e em c3.
mindoku-together-lesson-lines-wrong = Uma das três linhas desse círculo já tem esse número.
mindoku-together-lesson-lines-done = Abra uma partida assim com `/play mindoku` e `mode: cooperative`.
