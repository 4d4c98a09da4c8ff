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

kumo-prompt = Which cloud steps or blows?
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

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Bring a cloud to gold's row 5, and you win.** A cloud steps onto a free cell beside it, in all eight directions. **Step with a cloud of yours.**
kumo-lesson-blow = A cloud beside an enemy cloud can stay where it is and blow the other straight on, by one cell. That cell must be free. **Blow gold's cloud on d4 back to e5.**
kumo-lesson-blow-hint = Your cloud on c3 stands beside it. Choose c3, then d4.
kumo-lesson-blow-wrong = Gold's cloud was not blown to e5.
kumo-lesson-blow-done = Yours stayed on c3, and gold has to start again.
kumo-lesson-fling = Blow at a cloud of your own, and it flies on as far as it can. Gold's home row has a hole: d5. **Fling a cloud into it, and win.**
kumo-lesson-fling-hint = Your cloud on d2 has nothing in front of it. Which cloud stands right behind it?
kumo-lesson-fling-wrong = No cloud of yours has reached row 5.
kumo-lesson-fling-done = From d2 to d5 in one move. A free way to a hole is always a threat.
kumo-lesson-runner = Gold has flung a cloud to b2, and your home row has a hole: a1. **Stop the runner: gold must not get onto row 1 with the next move.**
kumo-lesson-runner-hint = Blow it back or aside. Your clouds on b1 and c1 stand below it.
kumo-lesson-runner-wrong = Gold's cloud gets onto row 1.
kumo-lesson-runner-done = It is further away, and your home row is as full as before.
kumo-lesson-back = Gold has just stepped from d3 to c2, and wants to go to d1. A cloud can't be blown straight back where it came from, so b1 can't blow it. **Stop it in another way.**
kumo-lesson-back-hint = Blow it in another direction, or fill the hole.
kumo-lesson-back-wrong = Gold's cloud gets onto row 1.
kumo-lesson-back-done = Only the way straight back was barred, and only for this one move.
kumo-lesson-two = Gold's holes are b5 and e5. One threat can be parried, two are too many. **Move so that you win with your next move, whatever gold does.**
kumo-lesson-two-hint = If that cloud on c2 stood on b2, where could a1 fling it, and where b1?
kumo-lesson-two-wrong = Gold has an answer.
kumo-lesson-two-done = From b2, the cloud on b1 can fling it to b5, and the one on a1 to e5.
