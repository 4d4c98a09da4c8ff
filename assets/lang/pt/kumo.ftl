# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = Nuvens de { $first }: { $first-cells }; de { $second }: { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } não pode soprar essa nuvem de volta com { $turn }.

kumo-report-step = { $seat ->
    [self] Você move
   *[other] { $seat } move
} uma nuvem de { $from } para { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { $seat ->
    [self] Você sopra
   *[other] { $seat } sopra
} com a nuvem de { $blower }: { $other ->
    [self] a nuvem que você tinha em { $from } vai para { $to }.
   *[other] uma nuvem de { $other } vai de { $from } para { $to }.
}
kumo-report-own = { $seat ->
    [self] Você sopra
   *[other] { $seat } sopra
} com a nuvem de { $blower }: a vizinha vai de { $from } para { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] Você chega
   *[other] { $winner } chega
} { $loser ->
    [self] à sua fileira inicial
   *[other] à fileira inicial de { $loser }
}.

kumo-prompt = Qual nuvem anda ou sopra?
kumo-prompt-1 = Se a casa estiver livre, ela anda; se houver uma nuvem, ela sopra.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = soprar { $cell }

# Why what was typed is no turn.
kumo-why-back = Esse sopro mandaria a nuvem de volta pelo caminho por onde acabou de vir.
kumo-why-blocked = Atrás da nuvem dessa casa não há espaço para soprá-la.

# /play kumo
play-kumo = Ande ou sopre nuvens até a outra fileira inicial
goal-kumo = Leve uma das suas nuvens até a outra fileira inicial: fileira 5 para ◯ azul, fileira 1 para ▲ dourado.
pitch-kumo = Cinco nuvens contra cinco: uma rajada amiga atravessa o céu inteiro
length-kumo = cerca de 8 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = De um lado a outro do céu: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = { $first } vai com o vento e passa por { $others } em { $moves } lances.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = Uma nuvem passa: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Leve uma nuvem até a fileira 5, do dourado, e você vence.** Uma nuvem anda para uma casa livre ao lado, em qualquer das oito direções. **Ande com uma nuvem sua.**
kumo-lesson-blow = Uma nuvem ao lado de uma nuvem inimiga pode ficar onde está e soprá-la uma casa em linha reta. Essa casa precisa estar livre. **Sopre a nuvem dourada de d4 de volta para e5.**
kumo-lesson-blow-hint = A sua nuvem de c3 está ao lado dela. Escolha c3, depois d4.
kumo-lesson-blow-wrong = A nuvem dourada não foi soprada para e5.
kumo-lesson-blow-done = A sua continuou em c3, e o dourado precisa recomeçar.
kumo-lesson-fling = Sopre uma nuvem sua, e ela voa até onde puder. A fileira inicial do dourado tem um buraco: d5. **Mande uma nuvem até lá e vença.**
kumo-lesson-fling-hint = A sua nuvem de d2 não tem nada à frente. Qual nuvem está logo atrás dela?
kumo-lesson-fling-wrong = Nenhuma nuvem sua chegou à fileira 5.
kumo-lesson-fling-done = De d2 a d5 em um lance. Um caminho livre até um buraco é sempre uma ameaça.
kumo-lesson-runner = O dourado lançou uma nuvem até b2, e a sua fileira inicial tem um buraco: a1. **Detenha essa nuvem: o dourado não pode chegar à fileira 1 no próximo lance.**
kumo-lesson-runner-hint = Sopre a nuvem para trás ou para o lado. As suas de b1 e c1 estão abaixo dela.
kumo-lesson-runner-wrong = A nuvem dourada chega à fileira 1.
kumo-lesson-runner-done = Ela está mais longe, e a sua fileira inicial continua tão cheia quanto antes.
kumo-lesson-back = O dourado acaba de andar de d3 para c2 e quer ir para d1. Não se pode soprar uma nuvem direto de volta para onde ela estava, então b1 não pode soprá-la. **Detenha-a de outro jeito.**
kumo-lesson-back-hint = Sopre em outra direção, ou tape o buraco.
kumo-lesson-back-wrong = A nuvem dourada chega à fileira 1.
kumo-lesson-back-done = Só o caminho direto de volta estava proibido, e só neste lance.
kumo-lesson-two = Os buracos do dourado são b5 e e5. Uma ameaça dá para defender; duas, não. **Jogue de modo que você vença no próximo lance, faça o dourado o que fizer.**
kumo-lesson-two-hint = Se a nuvem de c2 estivesse em b2, para onde a1 poderia soprá-la? E b1?
kumo-lesson-two-wrong = O dourado tem uma resposta.
kumo-lesson-two-done = A partir de b2, ela pode ser lançada até b5 pela nuvem de b1, e até e5 pela de a1.
