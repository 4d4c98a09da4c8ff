# Words that hold for every game.

# The name of this language in itself.
language-name = English

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ blue
colour-2 = ▲ gold
colour-3 = ■ red
colour-4 = ✚ green
colour-5 = 〓 black
colour-6 = ☾ purple
colour-side-1 = ◯ White
colour-side-2 = ▲ Black

# $seats: who; $count: how many they are.
standing-acting = { $seats } to move.
standing-won = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
}
standing-drawn = The game is drawn.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } and { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] You
   *[other] { $seat }
}
whose = { $seat ->
    [self] Your
   *[other] { $seat }'s
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Last: { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { who } played { $turn }.
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { who } took over { $colour }, and the rival goes on with { $other }.
prompt = What comes next?

# $next: how the turn may go on.
halfway = You can go on with { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] { $seat } has no pawns left.
    [1] { $seat } has one pawn: { $cells }.
   *[other] { $seat } has { $count } pawns: { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = { $cell } isn't on this board.
why-taken = { $cell } is taken.
why-empty = Nothing stands on { $cell }.
why-others = What stands on { $cell } isn't yours to move.
why-must-capture = A capture is possible, and captures are forced.
