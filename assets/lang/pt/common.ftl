# Words that hold for every game.

# The name of this language in itself.
language-name = Português (Brasil)

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ azul
colour-2 = ▲ dourado
colour-3 = ■ vermelho
colour-4 = ✚ verde
colour-5 = 〓 preto
colour-6 = ☾ roxo
colour-side-1 = ◯ Branco
colour-side-2 = ▲ Preto

# $seats: who; $count: how many they are.
standing-acting = Vez de { $seats }.
standing-won = Vitória de { $seats }.
standing-drawn = A partida termina em empate.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } e { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] Você
   *[other] { $seat }
}
whose = { $seat ->
    [self] De você
   *[other] De { $seat }
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Último lance: { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { $seat ->
    [self] Você joga
   *[other] { $seat } joga
} { $turn }.
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { $seat ->
    [self] Você assume
   *[other] { $seat } assume
} { $colour }, e o lado rival continua com { $other }.
prompt = O que vem agora?

# $next: how the turn may go on.
halfway = É possível continuar com { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] { $seat } não tem mais peões.
    [1] { $seat } tem um peão: { $cells }.
   *[other] { $seat } tem { $count } peões: { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = { $cell } não fica neste tabuleiro.
why-taken = A casa { $cell } está ocupada.
why-empty = Não há nada em { $cell }.
why-others = Você não pode mover o que está em { $cell }: não é seu.
why-must-capture = Há uma captura possível, e a captura é obrigatória.
