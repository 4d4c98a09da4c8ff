# Words that hold for every game.

# The name of this language in itself.
language-name = français

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ bleu
colour-2 = ▲ or
colour-3 = ■ rouge
colour-4 = ✚ vert
colour-5 = 〓 noir
colour-6 = ☾ violet
colour-side-1 = ◯ Blanc
colour-side-2 = ▲ Noir

# $seats: who; $count: how many they are.
standing-acting = À { $seats } de jouer.
standing-won = Victoire de { $seats }.
standing-drawn = La partie est nulle.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } et { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] Vous
   *[other] { $seat }
}
whose = { $seat ->
    [self] À vous
   *[other] De { $seat }
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Dernier coup : { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } { $turn }.
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } désormais { $colour }, et l'adversaire continue avec { $other }.
prompt = Et ensuite ?

# $next: how the turn may go on.
halfway = Suite possible : { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] { $seat } n'a plus de pion.
    [1] { $seat } a un pion : { $cells }.
   *[other] { $seat } a { $count } pions : { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = { $cell } n'est pas sur ce plateau.
why-taken = { $cell } n'est pas libre.
why-empty = Il n'y a rien en { $cell }.
why-others = Ce qui se trouve en { $cell } ne vous appartient pas.
why-must-capture = Une prise est possible, et prendre est obligatoire.
