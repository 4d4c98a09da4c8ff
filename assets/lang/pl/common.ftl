# Words that hold for every game.

# The name of this language in itself.
language-name = polski

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ błękit
colour-2 = ▲ złoto
colour-3 = ■ czerwień
colour-4 = ✚ zieleń
colour-5 = 〓 czerń
colour-6 = ☾ fiolet
# ? Polish chess says Białe, Czarne in the plural; the singular fits the verbs of all reports.
colour-side-1 = ◯ Biały
colour-side-2 = ▲ Czarny

# $seats: who; $count: how many they are.
standing-acting = Ruch: { $seats }.
standing-won = Zwycięstwo: { $seats }.
standing-drawn = Partia kończy się remisem.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } i { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] Ty
   *[other] { $seat }
}
whose = { $seat ->
    [self] Twoje
   *[other] { $seat }
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Ostatnio: { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { $seat ->
    [self] Grasz
   *[other] { $seat } gra
} { $turn }.
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { $seat ->
    [self] Przejmujesz
   *[other] { $seat } przejmuje
} stronę { $colour }; przeciwnik gra dalej jako { $other }.
prompt = Co dalej?

# $next: how the turn may go on.
halfway = Możesz teraz wybrać: { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] { $seat } nie ma już pionków.
    [1] { $seat } ma jeden pionek: { $cells }.
    [one] { $seat } ma { $count } pionek: { $cells }.
    [few] { $seat } ma { $count } pionki: { $cells }.
    [many] { $seat } ma { $count } pionków: { $cells }.
   *[other] { $seat } ma { $count } pionka: { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = Na tej planszy nie ma pola { $cell }.
why-taken = Pole { $cell } jest zajęte.
why-empty = Na { $cell } nic nie stoi.
why-others = Tym, co stoi na { $cell }, nie możesz ruszyć.
why-must-capture = Możliwe jest bicie, a bicie jest obowiązkowe.
