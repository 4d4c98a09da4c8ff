# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Solve today's puzzle, or practise
command-puzzle-game = Which game to practise. Leave it out for today's puzzle
command-puzzle-level = Easy, medium or hard. Leave it out and the level follows you
command-puzzle-run = One by one until a mistake: all, a theme, or those you missed
puzzle-level-easy = Easy ★☆☆
puzzle-level-medium = Medium ★★☆
puzzle-level-hard = Hard ★★★

puzzle-title = Puzzle
# $number: of the day; the first day has 1.
puzzle-title-day = Puzzle { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } moves and wins.** Only one move keeps the win.
puzzle-task-save = **{ $colour } moves and draws.** Only one move does not lose.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } moves and wins with the { $turns ->
        [2] second
        [3] third
       *[other] last
    } move,** whatever the other side does.
 }
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **A number repeats where it must not. Find it and claim it.** Either of the two tokens will do.
puzzle-task-room = **Your last token fits nowhere. Move one on the board, so that it will.** Only one move makes room, and taking a token back does not help.
puzzle-task-fill = **Place a token, so that the board can still be filled together.**
# Jinrai.
puzzle-task-strike = **{ $colour } moves and wins now, with its own lightning.**
puzzle-task-guess = **{ $colour } moves and wins now, by a guess that can't be wrong.** Which cloud must carry the lightning?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } moves, so that the next player can't win at once.** Only one move does it.
# Mix 3.
puzzle-task-margin = **{ $colour } moves and gets the best result,** if all that follows is played well. Only one move does it.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } closes the game ahead, with its second move at the latest,** whatever the other side does, and whatever its target is.
puzzle-task-lead = **Which capture? { $colour } gets furthest ahead with this move and the next,** whatever the other side does. Count { $colour }'s target, but not the other.
# Fullend.
puzzle-task-outlast = **Lay a tile, so that your next one wins,** whatever the other side does.
puzzle-task-mirror = **Lay the tile that mirrors the last one:** straight through the middle of the box, as far from it, at the same angle.

# $turn: the move that was tried.
puzzle-right = ✅ **Right:** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` gives it away.
puzzle-wrong-claim = ❌ That claim is not it.
puzzle-wrong-goal = ❌ `{ $turn }` is not it.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Go on:
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **The solution, { $step } of { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# The aim of the game: { $goal }
puzzle-left = { $left ->
    [one] You have { $left } more try.
   *[other] You have { $left } more tries.
 }
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Solved at the first try!** { $solution }
    [2] **Solved at the second try!** { $solution }
   *[other] **Solved at the third try!** { $solution }
 }
puzzle-failed = **The solution:** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , then after `{ $answer }`: `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Days solved: { $days } of the last 30, best run { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = Your marks are on their way to the post. To show them elsewhere, copy this:
    ```
    { $line }
    ```
puzzle-share = To show it to your friends, copy this. It tells nothing of the solution.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino { $number } · { $subject } · { $marks }
puzzle-all-tried = You have tried every puzzle of { $game } of this level. Those you missed come back after a week.
puzzle-every-tried = You have tried every puzzle of { $game }. Those you missed come back after a week.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = { $game } has no puzzles of this level: { $level }. It has { $levels }.
puzzle-no-puzzles = { $game } has no puzzles yet. `/puzzle` alone opens the puzzle of the day.
puzzle-none = There is no puzzle today. With `/puzzle` and a game you can practise.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = It threatens to win in two ways at once.
puzzle-theme-quiet = It threatens nothing: the other side runs out of good moves.
puzzle-theme-only-stop = Every answer but one loses at once.
puzzle-theme-gift = It gives a piece away.
puzzle-theme-by-their-hand = The other side has to finish it.
puzzle-theme-forbidden-answer = The best answer is not allowed.
puzzle-theme-by-one = Just in time: the other side was about to win.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = All of them, harder and harder
puzzle-run-of-missed = My missed ones
puzzle-run-of-two-at-once = Theme, two threats at once
puzzle-run-of-quiet = Theme, a quiet move
puzzle-run-of-only-stop = Theme, one answer alone holds
puzzle-run-of-gift = Theme, a gift
puzzle-run-of-by-their-hand = Theme, the other side finishes it
puzzle-run-of-forbidden-answer = Theme, the best answer is not allowed
puzzle-run-of-by-one = Theme, just in time
puzzle-run-of-best = Best runs of the week
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# Solved in this run: { $length }. The first mistake ends it.
puzzle-run-on = **Solved in this run: { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **The run is over.** Solved: { $length }, your best this week: { $best }.
puzzle-run-none-left = No puzzle is left for this run. Solved: { $length }. You can come back to those you missed.
puzzle-run-none-missed = There is none that you missed.
puzzle-runs-title = **Best runs of the week**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Nobody has a run yet.
puzzle-runs-own = -# You: **{ $length }**
button-new-run = New run
button-best-runs = Best of the week

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = { $tried } tried, { $solved } solved.
puzzle-post-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
 }
# $solution: moves and what was behind them.
puzzle-post-solution = Solution: ||{ $solution }||
puzzle-post-yesterday = Yesterday's: ||{ $solution }||
puzzle-post-paused = -# Nobody tried for two weeks, so I pause the puzzle. `/settings` wakes it.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = I can't post the puzzle of the day in { $channel }, because I lack { $permissions } there. A moderator can grant it under **{ path-channel-permissions }**. I keep trying. `/settings` with `puzzles` chooses another channel.
puzzle-refused-gone = The channel you chose for the puzzle of the day is gone: { $server }. There, `/settings` with `puzzles` chooses another, and `puzzles-at: off` stops it.
puzzle-refused = Discord doesn't let me post the puzzle of the day in { $channel }. I keep trying. `/settings` with `puzzles` chooses another channel.
puzzle-thread = { $number }, spoilers
# $thread: a link to it.
puzzle-talk = Spoilers are welcome in { $thread }.
puzzle-no-thread = I may not open a thread here. A moderator can allow it with { permission-create-threads }.
puzzle-talk-later = Discord did not open the thread. Press the button again in a moment.
button-try = Try
button-try-puzzle = Try the puzzle
button-talk = Talk (spoilers)
button-share-marks = Share
button-next-puzzle = Next puzzle
button-tomorrow = Remind me tomorrow
button-how = How it goes
