# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = { $door } (entrada)

# What a target asks for.
dungeon-chess-target-1 = Maga em jogo
dungeon-chess-target-2 = Kor em jogo
dungeon-chess-target-3 = Guerriero em jogo
dungeon-chess-target-4 = os três Lottatori em jogo
dungeon-chess-target-5 = uma Maga capturada
dungeon-chess-target-6 = um Kor capturado
dungeon-chess-target-7 = um Guerriero capturado
dungeon-chess-target-8 = três Lottatori capturados
dungeon-chess-target-9 = três baús
dungeon-chess-target-10 = um personagem em d4, e4, d5 ou e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = A sua Maga não está capturada quando a partida termina.
dungeon-chess-means-2 = O seu Kor não está capturado quando a partida termina.
dungeon-chess-means-3 = O seu Guerriero não está capturado quando a partida termina.
dungeon-chess-means-4 = Nenhum dos seus três Lottatori está capturado quando a partida termina.
dungeon-chess-means-5 = Você mantém uma Maga inimiga capturada quando a partida termina. Quem a perdeu pode resgatá-la por um baú.
dungeon-chess-means-6 = Você mantém um Kor inimigo capturado quando a partida termina. Quem o perdeu pode resgatá-lo por um baú.
dungeon-chess-means-7 = Você mantém um Guerriero inimigo capturado quando a partida termina. Quem o perdeu pode resgatá-lo por um baú.
dungeon-chess-means-8 = Você mantém três ou mais Lottatori capturados quando a partida termina, de qualquer cor. Cada um pode ser resgatado por um baú.
dungeon-chess-means-9 = Você tem três ou mais baús quando a partida termina: os seus dois, se não pagar com eles, e os que pagarem a você.
dungeon-chess-means-10 = Um dos seus personagens está no centro do tabuleiro quando a partida termina.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Fique com um destes dois objetivos. O outro é descartado sem que ninguém o veja. **{ $button-turn }** abre a escolha.
dungeon-chess-card-kept = Você ficou com este objetivo, e só você sabe:
    { $target }
    Você abriu mão de { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Fique com um de dois objetivos: { $first }, ou { $second }.
dungeon-chess-kept = O seu objetivo: { $kept }. Você abriu mão de { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = Pontos: { $points }.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Anéis: { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ anel
    ◯▲■✚ a cor, pontos, entradas g e m, baús, anéis, [prisioneiros]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] { $seat } tem { $characters }. Baús próprios: { $own }, recebidos: { $received }. Prisioneiros: { $prisoners }.
   *[no] { $seat } tem { $characters }. Baús próprios: { $own }, recebidos: { $received }.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] { $seat } tem { $characters }, sem risco de captura. Baús próprios: { $own }, recebidos: { $received }. Prisioneiros: { $prisoners }.
   *[no] { $seat } tem { $characters }, sem risco de captura. Baús próprios: { $own }, recebidos: { $received }.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } saiu. Prisioneiros: { $prisoners }.
   *[no] { $seat } saiu.
}
dungeon-chess-chests = baús { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] Você não tem lance legal e perde a vez.
   *[other] { $seat } não tem lance legal e perde a vez.
}
dungeon-chess-barred = { $seat } não pode agora ir e voltar mais uma vez entre { $low } e { $high }.
dungeon-chess-quiet = Lances sem captura nem resgate: { $turns } de { $most }.
dungeon-chess-result = { $met ->
    [yes] { $seat } soma { $points } e cumpre o objetivo { $number }, { $target }.
   *[no] { $seat } soma { $points } e não cumpre o objetivo { $number }, { $target }.
}
dungeon-chess-revealed = { $seat } tinha o objetivo { $number }, { $target }.

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { $seat ->
    [self] Você move
   *[other] { $seat } move
} { $kind-key ->
    [maga] a
   *[other] o
} { $kind } de { $from } para { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { $seat ->
    [self] Você move
   *[other] { $seat } move
} { $kind-key ->
    [maga] a
   *[other] o
} { $kind } de { $from } para { $to }, capturando { $victim ->
    [self] { $taken-key ->
        [maga] a sua
       *[other] o seu
    } { $taken }
   *[other] { $taken-key ->
        [maga] a
       *[other] o
    } { $taken } de { $victim }
}.
# $kind-key: as above.
dungeon-chess-report-teleport = { $seat ->
    [self] Você teletransporta
   *[other] { $seat } teletransporta
} { $kind-key ->
    [maga] a
   *[other] o
} { $kind } de { $from } para { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = { $seat ->
    [self] Você paga
   *[other] { $seat } paga
} um baú { $captor ->
    [self] a você
   *[other] a { $captor }
}: { $kind-key ->
    [maga] a
   *[other] o
} { $kind } volta à entrada { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] Você escolhe
   *[other] { $seat } escolhe
} um objetivo.
dungeon-chess-report-keep = { $seat ->
    [self] Você fica
   *[other] { $seat } fica
} com o objetivo { $target }.
dungeon-chess-closed = A partida termina.

dungeon-chess-prompt-target = Fique com um objetivo. O outro é descartado sem que ninguém o veja.
dungeon-chess-prompt = Mover um personagem ou resgatar um?
# Where none can be ransomed.
dungeon-chess-prompt-move = Qual personagem você move?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = Para onde vai { $kind-key ->
    [maga] a
   *[other] o
} { $kind }?
dungeon-chess-prompt-ransom = Qual personagem você resgata por um baú?
dungeon-chess-prompt-door = Em qual das suas entradas?
dungeon-chess-prompt-captor = A quem você paga?

# What menus show for words of the notation.
dungeon-chess-label-target = escolher
dungeon-chess-label-ransom = resgatar
dungeon-chess-label-door = em { $door }
dungeon-chess-label-captor = de { $seat }

# /play dungeon-chess
play-dungeon-chess = Capture, resgate e cumpra um objetivo secreto
goal-dungeon-chess = Tenha mais pontos quando a partida terminar: pelos seus personagens em jogo e pelos inimigos que mantém capturados, 3 por baú, e pelo seu objetivo secreto.
pitch-dungeon-chess = Capture magas, resgate as suas por baús e esconda o que você procura
length-dungeon-chess = 30 a 75 lances por lado

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = Os portões se fecham: { $first } vence { $others } em { $moves } lances.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = { $first } sai da masmorra à frente de { $others }, depois de { $moves } lances.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Baús contados, objetivos à mostra: { $first } vence { $others } em { $moves } lances.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **Vence quem tiver mais pontos.** Contam os seus personagens em jogo, os que você captura, 3 por cada baú e um objetivo secreto. Você recebeu duas cartas.
dungeon-chess-lesson-maga = **Maga**, o chapéu: até três casas em qualquer direção. **Kor**, a torre: o mesmo tanto, em linha reta. **Guerriero**, o escudo: o mesmo tanto, na diagonal. **Lottatore**, a figura: uma casa, em linha reta. O caminho precisa estar livre. A sua Maga espera na entrada m, como se estivesse abaixo de e1. **Mande-a para h3.**
dungeon-chess-lesson-maga-hint = De baixo de e1, suba na diagonal para a direita: f1, g2, h3.
dungeon-chess-lesson-maga-wrong = A sua Maga não foi para h3.
dungeon-chess-lesson-ring = Dois anéis são seus, c1 e f1. De um deles, um personagem seu pode se teletransportar para o outro, se estiver livre. O seu Kor está em c1. **Teletransporte-o.**
dungeon-chess-lesson-ring-hint = Escolha c1, depois f1.
dungeon-chess-lesson-ring-wrong = O Kor não chegou a f1.
dungeon-chess-lesson-ring-done = Os outros podem ficar sobre os seus anéis, mas não podem usá-los.
dungeon-chess-lesson-capture = Vá para a casa de um inimigo, e você o captura: os pontos dele são seus. O seu Guerriero está em a3 e anda até três casas na diagonal. **Capture um personagem do dourado.**
dungeon-chess-lesson-capture-hint = O Lottatore dourado de d6 está na diagonal de a3.
dungeon-chess-lesson-capture-wrong = Você não capturou ninguém.
dungeon-chess-lesson-capture-done = Agora o Lottatore vale 2 pontos para você, e ninguém pode revidar em d6.
dungeon-chess-lesson-ransom = O dourado capturou a sua Maga. Um baú a traz de volta a uma entrada livre, e isso é o seu lance inteiro. Um baú vale 3 pontos; a Maga, 5. **Resgate a sua Maga.**
dungeon-chess-lesson-ransom-hint = Escolha resgatar em vez de um personagem. A entrada m está livre.
dungeon-chess-lesson-ransom-wrong = A sua Maga ainda está com o dourado.
dungeon-chess-lesson-ransom-done = Agora o dourado tem o seu baú e não pode pagar com ele.
dungeon-chess-lesson-middle = O seu objetivo é a carta 10: um dos seus personagens em d4, e4, d5 ou e5 quando a partida terminar, 3 pontos. O seu Guerriero chegou a b2. **Leve um personagem ao centro.**
dungeon-chess-lesson-middle-hint = Quais das quatro casas estão na diagonal de b2?
dungeon-chess-lesson-middle-wrong = Nenhum personagem seu está em d4, e4, d5 ou e5.
dungeon-chess-lesson-middle-done = Só conta no fim, então você também pode chegar mais tarde.
dungeon-chess-lesson-close = O dourado tem só dois personagens. Se você capturar um, a partida termina e os pontos são contados, com o seu objetivo: um dos seus em d4, e4, d5 ou e5. **Encerre a partida e vença.**
dungeon-chess-lesson-close-hint = Dois dos seus Lottatori podem capturar em e3. Qual deles deve ficar onde está?
dungeon-chess-lesson-close-wrong = Você não venceu: ou a partida continua, ou o dourado tem mais pontos.
dungeon-chess-lesson-close-done = 26 pontos a 25: o Lottatore em e4 trouxe os 3 pontos do seu objetivo.
