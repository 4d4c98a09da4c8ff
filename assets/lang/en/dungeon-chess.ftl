# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = entry { $door }

# What a target asks for.
dungeon-chess-target-1 = Maga in play
dungeon-chess-target-2 = Kor in play
dungeon-chess-target-3 = Guerriero in play
dungeon-chess-target-4 = all three Lottatori in play
dungeon-chess-target-5 = a captured Maga
dungeon-chess-target-6 = a captured Kor
dungeon-chess-target-7 = a captured Guerriero
dungeon-chess-target-8 = three captured Lottatori
dungeon-chess-target-9 = three chests
dungeon-chess-target-10 = a character on d4, e4, d5 or e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = Your Maga is not captured when the game ends.
dungeon-chess-means-2 = Your Kor is not captured when the game ends.
dungeon-chess-means-3 = Your Guerriero is not captured when the game ends.
dungeon-chess-means-4 = None of your three Lottatori is captured when the game ends.
dungeon-chess-means-5 = You hold a captured Maga when the game ends. Its owner can ransom it for a chest.
dungeon-chess-means-6 = You hold a captured Kor when the game ends. Its owner can ransom it for a chest.
dungeon-chess-means-7 = You hold a captured Guerriero when the game ends. Its owner can ransom it for a chest.
dungeon-chess-means-8 = You hold three or more captured Lottatori when the game ends, from any player. Each can be ransomed for a chest.
dungeon-chess-means-9 = You have three or more chests when the game ends: your own two, unless you pay with them, and those paid to you.
dungeon-chess-means-10 = One of your characters stands in the middle of the board when the game ends.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Keep one of these two targets. The other is discarded unseen. **{ $button-turn }** lets you choose.
dungeon-chess-card-kept = You kept this target, and only you know:
    { $target }
    You gave up { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Keep one of two targets: { $first }, or { $second }.
dungeon-chess-kept = Your target: { $kept }. You gave up { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = { $points } points.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Rings: { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ ring
    ◯▲■✚ the owner, points, entries g and m, chests, rings, [prisoners]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] { $seat } has { $characters }. Chests: { $own } own, { $received } received. Holds { $prisoners }.
   *[no] { $seat } has { $characters }. Chests: { $own } own, { $received } received.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] { $seat } has { $characters }, which can't be captured. Chests: { $own } own, { $received } received. Holds { $prisoners }.
   *[no] { $seat } has { $characters }, which can't be captured. Chests: { $own } own, { $received } received.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } has left, and holds { $prisoners }.
   *[no] { $seat } has left.
}
dungeon-chess-chests = chests { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] You have no legal move and are skipped.
   *[other] { $seat } has no legal move and is skipped.
}
dungeon-chess-barred = { $seat } may not go between { $low } and { $high } again now.
dungeon-chess-quiet = { $turns } of { $most } moves without a capture or ransom.
dungeon-chess-result = { $met ->
    [yes] { $seat } has { $points } points and met target { $number }, { $target }.
   *[no] { $seat } has { $points } points and missed target { $number }, { $target }.
}
dungeon-chess-revealed = { $seat } kept target { $number }, { $target }.

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { who } moved the { $kind } from { $from } to { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { who } moved the { $kind } from { $from } to { $to }, capturing { $victim ->
    [self] your
   *[other] { $victim }'s
 } { $taken }.
# $kind-key: as above.
dungeon-chess-report-teleport = { who } teleported the { $kind } from { $from } to { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = { who } paid { $captor ->
    [self] you
   *[other] { $captor }
 } a chest: the { $kind } is back on entry { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] You have
   *[other] { $seat } has
 } chosen a target.
dungeon-chess-report-keep = { $seat ->
    [self] You keep
   *[other] { $seat } keeps
 } target { $target }.
dungeon-chess-closed = The game ends.

dungeon-chess-prompt-target = Keep one target. The other is discarded unseen.
dungeon-chess-prompt = Move a character, or ransom one?
# Where none can be ransomed.
dungeon-chess-prompt-move = Which character do you move?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = Where does the { $kind } go?
dungeon-chess-prompt-ransom = Which character do you ransom for a chest?
dungeon-chess-prompt-door = Onto which of your entry squares?
dungeon-chess-prompt-captor = Whom do you pay?

# What menus show for words of the notation.
dungeon-chess-label-target = keep
dungeon-chess-label-ransom = ransom
dungeon-chess-label-door = on { $door }
dungeon-chess-label-captor = from { $seat }

# /play dungeon-chess
play-dungeon-chess = Capture, ransom, and meet a secret target
goal-dungeon-chess = Have the most points when the game ends: for your characters in play and the enemies you hold, 3 a chest, and your secret target.
pitch-dungeon-chess = Capture wizards, ransom them back for chests, and hide what you are after
length-dungeon-chess = 30 to 75 moves each

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = The gates close: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = { $first } comes out of the dungeon ahead of { $others }, after { $moves } moves.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Chests counted, targets shown: { $first } beats { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **The most points win.** Your characters in play count, those you capture, 3 for each chest, and one secret target. You have been dealt two cards.
dungeon-chess-lesson-maga = **Maga**, the hat: up to three cells in any direction. **Kor**, the tower: as far, straight. **Guerriero**, the shield: as far, diagonally. **Lottatore**, the figure: one cell, straight. Ways must be free. Your Maga waits on entry m, as if below e1. **Send it to h3.**
dungeon-chess-lesson-maga-hint = From below e1, go diagonally up to the right: f1, g2, h3.
dungeon-chess-lesson-maga-wrong = Your Maga has not gone to h3.
dungeon-chess-lesson-ring = Two rings are yours, c1 and f1. From one of them, a character of yours may teleport to the other, if it is free. Your Kor stands on c1. **Teleport it.**
dungeon-chess-lesson-ring-hint = Choose c1, then f1.
dungeon-chess-lesson-ring-wrong = The Kor has not come to f1.
dungeon-chess-lesson-ring-done = Others may stand on your rings, but they can't use them.
dungeon-chess-lesson-capture = Move onto an enemy, and you hold it captured: its points are yours. Your Guerriero stands on a3, and goes up to three cells diagonally. **Capture a character of gold.**
dungeon-chess-lesson-capture-hint = Gold's Lottatore on d6 lies on the diagonal of a3.
dungeon-chess-lesson-capture-wrong = You have captured nobody.
dungeon-chess-lesson-capture-done = The Lottatore counts 2 points for you now, and nobody can strike back on d6.
dungeon-chess-lesson-ransom = Gold has captured your Maga. A chest brings it back onto a free entry, and that is your whole move. A chest is worth 3 points, the Maga 5. **Ransom your Maga.**
dungeon-chess-lesson-ransom-hint = Choose ransom instead of a character. Entry m is free.
dungeon-chess-lesson-ransom-wrong = Gold still holds your Maga.
dungeon-chess-lesson-ransom-done = Gold has your chest now, and can't pay with it.
dungeon-chess-lesson-middle = Your target is card 10: one of your characters on d4, e4, d5 or e5 when the game ends, 3 points. Your Guerriero has come to b2. **Bring a character into the middle.**
dungeon-chess-lesson-middle-hint = Which of the four cells lie on the diagonal of b2?
dungeon-chess-lesson-middle-wrong = Nobody of yours stands on d4, e4, d5 or e5.
dungeon-chess-lesson-middle-done = It only counts at the end, so you may also come later.
dungeon-chess-lesson-close = Gold has two characters left. If you capture one, the game ends and the points are counted, your target included: one of yours on d4, e4, d5 or e5. **End the game, and win.**
dungeon-chess-lesson-close-hint = Two of your Lottatori can capture on e3. Which one should stay where it is?
dungeon-chess-lesson-close-wrong = You have not won: either the game goes on, or gold has more points.
dungeon-chess-lesson-close-done = 26 points to 25: the Lottatore on e4 brought you the 3 points of your target.
