# Nubulus.

nubulus-must = { $seat } precisa capturar.

nubulus-report-step = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $seat ->
    [self] Você salta
   *[other] { $seat } salta
} de { $from } { $count ->
    [0] para { $to }
   *[other] passando por { $stops } para { $to }
}, capturando { $taken }.
# $report: the same as a sentence.
nubulus-report-far = { $report } É a última fileira.
nubulus-report-alone = { $report } { $loser ->
    [self] Você não tem mais peões.
   *[other] { $loser } não tem mais peões.
}

nubulus-prompt-step = Nada a capturar: qual peão anda?
nubulus-prompt-jump = A captura é obrigatória: qual peão salta?
nubulus-prompt-to = Para onde ele vai?
nubulus-prompt-on = A captura continua: para onde ele salta agora?

# /play nubulus
play-nubulus = Ande à frente ou ao lado, capture na diagonal, atravesse o tabuleiro
goal-nubulus = Leve um dos seus peões até a última fileira: fileira 8 para ◯ Branco, fileira 1 para ▲ Preto.
pitch-nubulus = A captura é obrigatória: sacrifique um peão e passe pela brecha
length-nubulus = cerca de 25 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = Com ousadia até o fim: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = { $first } acha a brecha e vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Cada captura contou: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Leve um peão até a fileira 8 e você vence.** Você joga com o branco, de baixo para cima. Um peão anda uma casa em linha reta, para a frente, para a esquerda ou para a direita, nunca para trás. **Ande com um peão.**
nubulus-lesson-must = Um peão salta na diagonal por cima de um peão inimigo e o captura. Se você puder, é obrigatório. Os seus peões de d3 e f3 podem saltar por cima de e4. **Salte para onde o preto não possa capturar de volta.**
nubulus-lesson-must-hint = Qual das casas f5 e d5 fica ao lado de um peão preto que poderia saltar?
nubulus-lesson-must-wrong = O peão preto de c6 salta por cima de d5 e também por cima de d3.
nubulus-lesson-must-done = Nenhum peão preto fica ao lado de f5 na diagonal, e nenhum outro peão seu está em perigo.
nubulus-lesson-chain = Depois de um salto, o mesmo peão continua saltando enquanto puder. O preto acaba de capturar em d4 e está em e3. **Capture dois peões em um lance.**
nubulus-lesson-chain-hint = Os seus peões de d2 e f2 podem saltar por cima de e3. De onde é possível um segundo salto?
nubulus-lesson-chain-wrong = Isso capturou um só.
nubulus-lesson-chain-done = De f2 por cima de e3 até d4, e por cima de e5 até f6. Você também pode saltar para trás.
nubulus-lesson-row = Você precisa saltar com b4, por cima de c5 até d6. De lá dá para continuar de dois jeitos, e só um deles vence. **Chegue à fileira 8.**
nubulus-lesson-row-hint = De d6, salte por cima de e7, não de e5.
nubulus-lesson-row-wrong = Esse caminho leva de volta, para longe da fileira 8.
nubulus-lesson-row-done = Não é preciso seguir o caminho que captura mais. Na fileira 8, a partida está ganha.
nubulus-lesson-offer = Como a captura é obrigatória, você pode dizer ao preto para onde ir. Ofereça um peão e salte pela brecha. **Ande de modo que você vença no próximo lance, faça o preto o que fizer.**
nubulus-lesson-offer-hint = O peão preto de a5 teria de saltar por cima de b4 até c3. O que o seu peão de b2 poderia fazer então?
nubulus-lesson-offer-wrong = O preto tem uma resposta.
nubulus-lesson-offer-done = O preto precisa saltar de a5 por cima de b4 até c3. Então b2 salta por cima de c3, e5 e g7 até h8.
