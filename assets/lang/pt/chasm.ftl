# Chasm.

chasm-placing = Cada lado coloca as suas peças, se possível em fileira e coluna sem outra peça própria.
chasm-moving = Vence quem primeiro ficar com uma só peça.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } tem uma peça, em { $cells }.
   *[other] { $seat } tem { $count } peças, em { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat }: peças em { $cells }.
    [4] { $seat }: { $left } peças a colocar.
   *[other] { $seat }: peças em { $cells }; a colocar: { $left }.
}
chasm-has-left = { $count ->
    [0] { $seat } saiu.
   *[other] { $seat } saiu. As peças em { $cells } ficam.
}
chasm-last = Último lance: { $deed }

chasm-deed-place = { $seat ->
    [self] Você coloca
   *[other] { $seat } coloca
} uma peça em { $cell }.
chasm-deed-move = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to } e empurra { $count ->
    [1] uma peça.
   *[other] { $count } peças.
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }, e { $owner ->
    [self] você perde uma peça, empurrada para fora do tabuleiro (restam: { $left }).
   *[other] uma peça de { $owner } é empurrada para fora do tabuleiro (restam: { $left }).
}

chasm-prompt-place = Onde você coloca uma peça?
chasm-prompt-move = Qual peça você move?
chasm-prompt-to = Para onde ela vai?

# Why what was typed is no turn.
chasm-why-aligned = Enquanto houver, escolha uma casa sem peça sua na mesma fileira ou coluna.

# /play chasm
play-chasm = Empurre as suas peças para fora. Vence quem ficar com uma
goal-chasm = Fique com uma só peça antes de todo mundo: faça com que as suas sejam empurradas para fora do tabuleiro.
pitch-chasm = Livre-se das suas peças: empurre-as pela borda antes que os lados rivais façam o mesmo
length-chasm = 7 a 14 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Até a última peça: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = { $first } solta todas menos uma e vence { $others } em { $moves } lances.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = Caiu, e que alívio: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Perca as suas peças: vence quem primeiro ficar com uma só.** Primeiro se colocam todas. Cada uma das suas vai onde não haja outra sua na mesma fileira nem na mesma coluna. **Coloque uma peça.**
chasm-lesson-push = Depois, um lance leva uma das suas peças uma casa ao longo da fileira ou da coluna. Ela empurra a linha inteira à sua frente, não importa de quem seja. **Empurre a peça dourada de b2 para b3.**
chasm-lesson-push-hint = A sua de b1 está abaixo dela.
chasm-lesson-push-wrong = A peça dourada de b2 não foi para b3.
chasm-lesson-push-done = Nenhuma peça se perdeu: b3 estava livre.
chasm-lesson-fall = O que é empurrado pela borda sai do jogo, e é isso que você quer. Sair andando do tabuleiro não é permitido. **Empurre uma peça sua pela borda.**
chasm-lesson-fall-hint = A sua de a1 está na borda, e outra sua está ao lado dela.
chasm-lesson-fall-wrong = Você ainda tem quatro peças.
chasm-lesson-fall-done = Restam três. Duas suas lado a lado, apontando para a borda, são um bom começo.
chasm-lesson-one = Você ainda tem duas peças, a2 e b2. Quem fica com uma só vence na hora, não importa de quem foi o lance. **Vença.**
chasm-lesson-one-hint = A sua de a2 está na borda, e b2 pode empurrá-la.
chasm-lesson-one-wrong = Você ainda tem duas peças.
chasm-lesson-one-done = Também vale quando outra pessoa a empurra, então veja de quem é a peça que você empurra pela borda.
chasm-lesson-stop = Agora o dourado só tem duas: b2 empurraria b1 pela borda. Você tem três e ainda não pode vencer. **Mova de modo que o dourado não possa vencer no próximo lance.**
chasm-lesson-stop-hint = Empurre b1 para fora da linha.
chasm-lesson-stop-wrong = O dourado empurra b1 pela borda e fica com uma só.
chasm-lesson-stop-done = As peças douradas de a1 e b2 precisam de tempo para se alinhar de novo.
chasm-lesson-edge = Você ainda tem duas, b3 e c3, e elas estão em linha, mas ainda não na borda. **Mova de modo que você vença no próximo lance, faça o dourado o que fizer.**
chasm-lesson-edge-hint = Empurre com a peça de trás, para que as duas avancem juntas.
chasm-lesson-edge-wrong = O dourado tem uma resposta.
chasm-lesson-edge-done = Agora elas estão em c3 e d3. O dourado não consegue separá-las com um lance.
chasm-lesson-three = Com três pessoas, o dourado joga em seguida, e o vermelho depois dele. O dourado poderia ir de b3 para c3, e a última dessa linha cairia. **Mova de modo que o dourado não possa vencer no próximo lance.**
chasm-lesson-three-hint = Empurre a peça dourada de b3 para fora da fileira 3.
chasm-lesson-three-wrong = O dourado vai para c3, a peça dele em d3 cai, e o dourado fica com uma só.
chasm-lesson-three-done = Olhe primeiro para quem joga depois de você: mais ninguém pode impedir esse lado.
