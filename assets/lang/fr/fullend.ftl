# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = La boîte de 120 sur 120 mm est vide.
# Says once how places are told.
fullend-box = La boîte mesure 120 sur 120 mm. Pour chaque tuile : son centre en mm depuis la gauche, puis depuis le bas, puis son angle.
# The marks of the text board.
fullend-legend = à plat #  debout =  38 30 15 : mm depuis la gauche, depuis le bas, angle
fullend-flat = À plat ({ $count }) : { $tiles }.
fullend-upright = Debout ({ $count }) : { $tiles }.
fullend-stance-flat = à plat
fullend-stance-upright = debout

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] Sans pivoter, une tuile n'entre { $stance } en aucun point d'une grille de 5 mm.
    [one] Sans pivoter, une tuile entre { $stance } en { $count } point d'une grille de 5 mm : { $places }.
   *[other] Sans pivoter, une tuile entre { $stance } en { $count } points d'une grille de 5 mm, par exemple { $places }.
}
fullend-fits = { $tile } : il y a de la place.
fullend-hits = { $tile } : pas la place, cela recouvre { $hit }.
fullend-outside = { $tile } : pas la place, cela dépasse de la boîte.

fullend-report-flat = { $angle ->
    [0] { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une tuile à plat en { $x } { $y }.
   *[other] { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une tuile à plat en { $x } { $y }, pivotée de { $angle }°.
}
fullend-report-upright = { $angle ->
    [0] { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une tuile debout en { $x } { $y }.
   *[other] { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une tuile debout en { $x } { $y }, pivotée de { $angle }°.
}
fullend-full = Plus aucune tuile n'entre.

fullend-prompt = Votre tuile, à plat (28 sur 28 mm) ou debout (28 sur 10 mm) ?
fullend-prompt-1 = À peu près où ? Vous pourrez ensuite la déplacer et la pivoter. (15·105 : à 15 mm du bord gauche, à 105 mm du bas)
fullend-prompt-2 = À combien de millimètres du bas ?
fullend-prompt-3 = Pivotée de combien de degrés ?

# Why what was typed is no turn.
fullend-why-hit = Elle recouvrirait là une autre tuile.
fullend-why-outside = Elle dépasserait là de la boîte.

# /play fullend
play-fullend = Posez des tuiles dans la boîte jusqu'à ce que rien n'entre
goal-fullend = poser la dernière tuile : sans place pour la vôtre, vous perdez.
pitch-fullend = Pas de cases, juste de la place : posez des tuiles sous tous les angles, jusqu'à ce que l'adversaire ne trouve plus un creux
length-fullend = environ 12 coups par personne

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = La boîte est pleine : { $first } pose la dernière tuile et bat { $others } en { $moves } coups.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = Pas de place pour une de plus : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = { $first } trouve le dernier creux et bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Qui ne trouve plus de place pour une tuile perd.** La boîte, 120 sur 120 mm, n'a pas de cases : une tuile va n'importe où, pivotée à votre gré. On la situe par son centre : à quelle distance du bord gauche, et du bas. **Posez une tuile.**
fullend-lesson-flat = Huit tuiles sont espacées de 9 mm : même debout, aucune n'entre entre elles. Il n'y a de la place que dans le coin en haut à droite. **Posez-y une tuile à plat.**
fullend-lesson-flat-hint = Choisissez à plat, puis une des places en haut à droite.
fullend-lesson-flat-wrong = Cette tuile est debout.
fullend-lesson-last = Les bandes de moins de 10 mm sont perdues des deux côtés. Il y a de la place en haut à droite : **posez une tuile de sorte que plus rien n'entre.**
fullend-lesson-last-hint = La place mesure 36 mm de large et 36 mm de haut. Combien en laisse une tuile à plat ?
fullend-lesson-last-wrong = L'or a encore une place.
fullend-lesson-last-done = Une tuile à plat laisse moins de 10 mm de chaque côté, et même debout, aucune n'entre plus.
fullend-lesson-mirror = Votre première tuile est au centre. Désormais, chaque tuile a sa réponse : la même, à l'opposé par rapport au centre de la boîte. **Posez le reflet de la tuile de l'or, à plat en 15 75.**
fullend-lesson-mirror-hint = La tuile de l'or est à 15 mm du bord gauche et à 75 du bas. La vôtre doit être à 15 mm du bord droit et à 75 du haut.
fullend-lesson-mirror-wrong = Ce n'est pas le reflet de la tuile de l'or.
fullend-lesson-mirror-done = Chaque fois que l'or trouve une place, son reflet est libre pour vous. L'or en manquera donc avant vous.
