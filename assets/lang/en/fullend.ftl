# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = The box of 120 by 120 mm is empty.
# Says once how places are told.
fullend-box = The box has 120 by 120 mm. Of each tile: its middle in mm from the left, from below, then its angle.
# The marks of the text board.
fullend-legend = flat #  upright =  38 30 15: mm from the left, from below, angle
fullend-flat = Flat ({ $count }): { $tiles }.
fullend-upright = Upright ({ $count }): { $tiles }.
fullend-stance-flat = flat
fullend-stance-upright = upright

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] An unturned tile fits { $stance } on no point of a 5 mm grid.
    [one] An unturned tile fits { $stance } on { $count } point of a 5 mm grid: { $places }.
   *[other] An unturned tile fits { $stance } on { $count } points of a 5 mm grid, such as { $places }.
}
fullend-fits = { $tile } fits.
fullend-hits = { $tile } doesn't fit: it overlaps { $hit }.
fullend-outside = { $tile } doesn't fit: it is not all inside the box.

fullend-report-flat = { $angle ->
    [0] { who } laid a tile flat at { $x } { $y }.
   *[other] { who } laid a tile flat at { $x } { $y }, turned by { $angle }°.
}
fullend-report-upright = { $angle ->
    [0] { who } stood a tile upright at { $x } { $y }.
   *[other] { who } stood a tile upright at { $x } { $y }, turned by { $angle }°.
}
fullend-full = No other tile fits.

fullend-prompt = Does your tile lie flat (28 by 28 mm) or stand upright (28 by 10 mm)?
fullend-prompt-1 = About where? You can move and turn it afterwards. (15·105: 15 mm from the left, 105 mm from below)
fullend-prompt-2 = How far up, in mm?
fullend-prompt-3 = Turned by how many degrees?

# Why what was typed is no turn.
fullend-why-hit = There it would overlap a tile.
fullend-why-outside = There it would stick out of the box.

# /play fullend
play-fullend = Lay tiles anywhere in the box until nothing fits any more
goal-fullend = Lay the last tile: if you find no room for yours, you lose.
pitch-fullend = No squares, just room: lay tiles at any angle until your rival finds no gap
length-fullend = about 12 moves each

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = The box is full: { $first } lays the last tile and beats { $others } in { $moves } moves.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = No room for one more: { $first } beats { $others } in { $moves } moves.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = { $first } finds the last gap and beats { $others } in { $moves } moves.

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Who finds no room for a tile loses.** The box, 120 by 120 mm, has no cells: a tile goes anywhere, turned as you like. Its place is how far its middle is from the left and from below. **Lay a tile.**
fullend-lesson-flat = Eight tiles lie 9 mm apart, so even an upright tile doesn't fit between them. Only the corner at the top right has room. **Lay a tile flat there.**
fullend-lesson-flat-hint = Choose flat, then one of the places at the top right.
fullend-lesson-flat-wrong = That tile stands upright.
fullend-lesson-last = Strips under 10 mm are lost for both. There is room at the top right: **lay a tile so that nothing fits any more.**
fullend-lesson-last-hint = The room is 36 mm wide and 36 mm high. How much of it does a flat tile leave?
fullend-lesson-last-wrong = Gold still has a place.
fullend-lesson-last-done = A flat tile leaves less than 10 mm on each side, and upright tiles don't fit either.
fullend-lesson-mirror = Your first tile is in the middle. From now on there is an answer to every tile: the same one, mirrored through the middle of the box. **Mirror gold's tile, flat at 15 75.**
fullend-lesson-mirror-hint = Gold's tile is 15 mm from the left and 75 from below. Yours has to be 15 mm from the right and 75 from above.
fullend-lesson-mirror-wrong = That is not the mirror image of gold's tile.
fullend-lesson-mirror-done = Whenever gold finds a place, its mirror image is free for you. So gold runs out first.
