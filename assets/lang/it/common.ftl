# Words that hold for every game.

# The name of this language in itself.
language-name = Italiano

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ Blu
colour-2 = ▲ Oro
colour-3 = ■ Rosso
colour-4 = ✚ Verde
colour-5 = 〓 Nero
colour-6 = ☾ Viola
colour-side-1 = ◯ Bianco
colour-side-2 = ▲ Nero

# $seats: who; $count: how many they are.
standing-acting = Tocca a { $seats }.
standing-won = Vittoria di { $seats }.
standing-drawn = La partita è patta.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } e { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] Tu
   *[other] { $seat }
}
whose = { $seat ->
    [self] Tuo
   *[other] Di { $seat }
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Ultima mossa: { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { $seat ->
    [self] Hai giocato { $turn }.
   *[other] { $seat } gioca { $turn }.
}
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { $seat ->
    [self] Hai preso { $colour }, e l'altra parte continua con { $other }.
   *[other] { $seat } prende { $colour }, e l'altra parte continua con { $other }.
}
prompt = Come prosegui?

# $next: how the turn may go on.
halfway = Puoi continuare con { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] { $seat } non ha più pedine.
    [1] { $seat } ha una pedina: { $cells }.
   *[other] { $seat } ha { $count } pedine: { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = { $cell } non è su questo tabellone.
why-taken = { $cell } è occupata.
why-empty = In { $cell } non c'è niente.
why-others = Ciò che sta in { $cell } non è tuo.
why-must-capture = Si può catturare, e la presa è obbligatoria.
