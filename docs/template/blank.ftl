# Blank.

# Unwritten: the sentences of the game; until then those of a seat that takes a cell.
# $seat: the seat; $cells: the $count cells it has taken.
blank-has = { $count ->
    [0] { $seat } has taken no cell.
   *[other] { $seat } has taken { $cells }.
}
blank-report = { who } took { $cell }.

blank-prompt = Which cell do you take?
