# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat }: nenhuma peça no tabuleiro; a colocar: { $left }.
    [8] { $seat }: peças em { $cells }.
    [one] { $seat }: uma peça em { $cells }; a colocar: { $left }.
   *[other] { $seat }: peças em { $cells }; a colocar: { $left }.
}
mix3-last = A última peça foi colocada em { $cell }.
mix3-any = Todo retângulo conta, inclusive os inclinados.
mix3-straight = Só contam retângulos ao longo de fileiras e colunas.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = { $seat } soma { $points }: { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] nenhum retângulo
   *[other] { $points } por retângulos ({ $list })
}
mix3-tris = { $points ->
    [0] nenhum trio
   *[other] { $points } por trios ({ $list })
}
mix3-pincers = { $points ->
    [0] nenhuma pinça
   *[other] { $points } por pinças ({ $list })
}

mix3-report = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça em { $cell }.
mix3-report-full = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} a última peça, em { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] Você soma
   *[other] { $seat } soma
} { $points }: { $rectangles } por retângulos, { $tris } por trios, { $pincers } por pinças.

mix3-prompt = Onde você coloca uma peça?

# /play mix3
play-mix3 = Encham o tabuleiro. Retângulos, trios e pinças valem pontos
play-mix3-rectangles = Quais retângulos contam
play-mix3-rectangles-any = Todos, até inclinados
play-mix3-rectangles-straight = Só os de fileiras e colunas
shown-mix3-rectangles-any = qualquer retângulo
shown-mix3-rectangles-straight = só retângulos retos
goal-mix3 = Tenha mais pontos quando o tabuleiro estiver cheio: 2 por retângulo, 1 por trio, 1 por peça presa em uma pinça.
pitch-mix3 = Três jogos em um tabuleiro: forme retângulos, alinhe trios, prenda peças do lado rival
length-mix3 = 8 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = O tabuleiro está cheio, e { $first } soma mais que { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Três jogos em um tabuleiro, uma vitória: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = { $first } tira mais proveito de { $moves } lances do que { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Vence quem tiver mais pontos quando o tabuleiro estiver cheio.** Três peças suas lado a lado, em uma fileira, uma coluna ou uma diagonal, são um trio: 1 ponto. **Forme um trio.**
mix3-lesson-tris-hint = As suas b2 e c3 estão em uma diagonal.
mix3-lesson-tris-wrong = Isso não forma três em linha.
mix3-lesson-tris-done = Com quatro em linha, você tem dois trios.
mix3-lesson-rectangle = Quatro peças suas nos cantos de um retângulo valem 2 pontos. O que há entre elas não importa. Você tem três cantos. **Coloque a quarta peça.**
mix3-lesson-rectangle-hint = As suas são a1, a4 e d1. Qual canto do tabuleiro falta?
mix3-lesson-rectangle-wrong = Isso não forma um retângulo.
mix3-lesson-rectangle-done = O maior quadrado de todos. Retângulos inclinados também contam.
mix3-lesson-pincer = Em uma fileira ou coluna, prenda peças douradas entre duas suas, sem mais nada no meio: é uma pinça, 1 ponto por peça presa. **Prenda duas peças de uma vez.**
mix3-lesson-pincer-hint = As peças douradas b2 e c2 ficam ao lado da sua a2.
mix3-lesson-pincer-wrong = Isso não prende duas peças.
mix3-lesson-pincer-done = 2 pontos, e as peças douradas continuam valendo para o dourado.
mix3-lesson-worth = Faltam quatro casas, e o placar está igual: 5 pontos a 5. Uma casa vale o que traz a você e o que traria ao dourado. **Abra a maior vantagem que puder.**
mix3-lesson-worth-hint = Procure a casa que forma dois retângulos.
mix3-lesson-worth-wrong = O dourado ocupa b4, e você não abre vantagem.
mix3-lesson-worth-done = Dois retângulos e uma pinça em volta de duas: 6 pontos. Ao dourado ela teria dado 3.
mix3-lesson-deny = Você tem 5 pontos, o dourado tem 7. Uma casa daria a você 6 pontos de uma vez, mas aí o dourado empataria. **Passe à frente, faça o dourado o que fizer.**
mix3-lesson-deny-hint = Qual casa daria mais ao dourado?
mix3-lesson-deny-wrong = O dourado pode empatar.
mix3-lesson-deny-done = Em d4, o dourado teria formado dois retângulos. Agora ele pode ocupar c1, a casa que valia muito para você, mas você continua à frente.
