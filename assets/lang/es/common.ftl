# Words that hold for every game.

# The name of this language in itself.
language-name = Español

# The seats' colours, each after the mark on its pieces. Nouns: a seat's name stands for whoever plays it.
colour-1 = ◯ azul
colour-2 = ▲ dorado
colour-3 = ■ rojo
colour-4 = ✚ verde
colour-5 = 〓 negro
colour-6 = ☾ violeta
colour-side-1 = ◯ Blanco
colour-side-2 = ▲ Negro

# $seats: who; $count: how many they are.
standing-acting = Turno de { $seats }.
standing-won = Victoria de { $seats }.
standing-drawn = La partida acaba en tablas.

# People or things in a sentence. $list: all but the last, with commas; $last: the last.
list-and = { $list } y { $last }

# Who did it, at the beginning of a sentence, and what is theirs. $seat: who; `self` is whoever reads the sentence, so that
# "you" stands for their name. A sentence tells `self` apart for each name it has.
who = { $seat ->
    [self] Tú
   *[other] { $seat }
}
whose = { $seat ->
    [self] Tu
   *[other] De { $seat }
}

# What happened last, at the end of an alt text. $report: the turn in a sentence.
last-turn = Última jugada: { $report }

# $seat: who acts; $turn: the turn's notation.
report-turn = { $seat ->
    [self] Juegas
   *[other] { $seat } juega
} { $turn }.
# The second seat used its option (the pie rule): it plays the first side from now on. $seat: who; $colour: the side taken over, with
# the mark on its pieces; $other: the rival's side now.
report-swap = { $seat ->
    [self] Pasas a jugar con { $colour }, y tu rival sigue con { $other }.
   *[other] { $seat } pasa a jugar con { $colour }, y su rival sigue con { $other }.
}
prompt = ¿Qué viene ahora?

# $next: how the turn may go on.
halfway = Puedes seguir con { $next }.

# How many pawns $seat has, and on which $cells.
pawns = { $count ->
    [0] A { $seat } no le quedan peones.
    [1] { $seat } tiene un peón: { $cells }.
   *[other] { $seat } tiene { $count } peones: { $cells }.
}

# Why what was typed is no turn. $cell: a cell.
why-no-cell = { $cell } no está en este tablero.
why-taken = { $cell } ya está ocupada.
why-empty = En { $cell } no hay nada.
why-others = No puedes mover lo que hay en { $cell }.
why-must-capture = Hay una captura posible, y capturar es obligatorio.
