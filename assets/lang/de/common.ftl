# Words that hold for every game.

# The name of this language in itself.
language-name = Deutsch

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ Blau
colour-2 = ▲ Gold
colour-3 = ■ Rot
colour-4 = ✚ Grün
colour-5 = 〓 Schwarz
colour-6 = ☾ Violett
colour-side-1 = ◯ Weiß
colour-side-2 = ▲ Schwarz

# $seats: who; $count: how many they are.
standing-acting = { $seats } { $count ->
    [one] ist
   *[other] sind
} am Zug.
standing-won = Sieg für { $seats }.
standing-drawn = Die Partie ist remis.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } und { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] du
   *[other] { $seat }
}
whose = { $seat ->
    [self] dein
   *[other] { $seat }
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Zuletzt: { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { $seat ->
    [self] Du spielst
   *[other] { $seat } spielt
} { $turn }.
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { $seat ->
    [self] Du übernimmst
   *[other] { $seat } übernimmt
} { $colour }, und die Gegenseite spielt mit { $other } weiter.
prompt = Wie geht es weiter?

# $next: how the turn may go on.
halfway = Weiter geht es mit { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] { $seat } hat keine Steine mehr.
    [1] { $seat } hat einen Stein: { $cells }.
   *[other] { $seat } hat { $count } Steine: { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = Das Feld { $cell } gibt es auf diesem Brett nicht.
why-taken = { $cell } ist besetzt.
why-empty = Auf { $cell } steht nichts.
why-others = Was auf { $cell } steht, darfst du nicht ziehen.
why-must-capture = Du kannst schlagen, und es herrscht Schlagzwang.
