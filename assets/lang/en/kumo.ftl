# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = { $first } has clouds on { $first-cells }. { $second } has clouds on { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } may not blow it back with { $turn }.

kumo-report-step = { who } moved a cloud from { $from } to { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { who } blew with the cloud on { $blower }: a cloud of { $other ->
    [self] yours
   *[other] { $other }
 } went from { $from } to { $to }.
kumo-report-own = { who } blew with the cloud on { $blower }: its neighbour went from { $from } to { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] You are
   *[other] { $winner } is
 } on { $loser ->
    [self] your home row
   *[other] the home row of { $loser }
 }.

kumo-prompt = Which of your clouds steps or blows?
kumo-prompt-1 = Onto a free cell it steps, at a cloud it blows.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = blow { $cell }

# Why what was typed is no turn.
kumo-why-back = That would blow it straight back the way it has just come.
kumo-why-blocked = Behind the cloud on that cell there is no room to blow it to.

# /play kumo
play-kumo = Drift, or blow clouds along, to the other home row
goal-kumo = Get one of your clouds onto the other home row: row 5 for ◯ blue, row 1 for ▲ gold.
pitch-kumo = Five clouds against five: one gust from a friend crosses the whole sky
length-kumo = about 8 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = Across the whole sky: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = { $first } rides the wind past { $others } in { $moves } moves.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = A cloud is through: { $first } beats { $others } in { $moves } moves.
