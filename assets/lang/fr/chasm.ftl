# Chasm.

chasm-placing = On pose les pièces, si possible dans une ligne et une colonne où l'on n'en a pas d'autre.
chasm-moving = La victoire va à qui, avant les autres, n'a plus qu'une pièce.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } a une pièce, en { $cells }.
   *[other] { $seat } a { $count } pièces, en { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat } : pièces en { $cells }.
    [4] { $seat } : { $left } pièces à poser.
   *[other] { $seat } : pièces en { $cells } ; encore à poser : { $left }.
}
chasm-has-left = { $count ->
    [0] { $seat } a quitté la partie.
   *[other] { $seat } a quitté la partie. Les pièces en { $cells } restent.
}
chasm-last = Dernier coup : { $deed }

chasm-deed-place = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $cell }.
chasm-deed-move = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $count ->
    [1] { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }, en poussant une pièce.
   *[other] { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }, en poussant { $count } pièces.
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }, et { $owner ->
    [self] une de vos pièces
   *[other] une pièce de { $owner }
 } est poussée hors du plateau (reste : { $left }).

chasm-prompt-place = Où posez-vous une pièce ?
chasm-prompt-move = Quelle pièce bouge ?
chasm-prompt-to = Où va-t-elle ?

# Why what was typed is no turn.
chasm-why-aligned = Choisissez une case sans pièce à vous dans sa ligne ni sa colonne, tant qu'il y en a.

# /play chasm
play-chasm = Faites tomber vos pièces : qui n'en a plus qu'une gagne
goal-chasm = n'avoir plus qu'une pièce avant les autres : faites pousser les vôtres hors du plateau.
pitch-chasm = Débarrassez-vous de vos pièces : poussez-les dans le vide avant vos adversaires
length-chasm = 7 à 14 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Plus qu'une pièce : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = { $first } lâche tout sauf une pièce, et bat { $others } en { $moves } coups.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = Dans le vide, et avec joie : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Perdez vos pièces : qui n'en a plus qu'une avant les autres gagne.** On commence par les poser toutes. Chacune des vôtres va dans une ligne et une colonne où vous n'en avez pas. **Posez une pièce.**
chasm-lesson-push = Ensuite, un coup déplace une de vos pièces d'une case dans sa ligne ou sa colonne. Elle pousse toute la file devant elle, peu importe à qui. **Poussez la pièce dorée de b2 vers b3.**
chasm-lesson-push-hint = Votre b1 est en dessous.
chasm-lesson-push-wrong = La pièce dorée en b2 n'est pas allée en b3.
chasm-lesson-push-done = Aucune pièce n'est perdue : b3 était libre.
chasm-lesson-fall = Ce qui est poussé dans le vide disparaît, et c'est ce que vous voulez. Vous ne pouvez pas sortir du plateau de vous-même. **Poussez une de vos propres pièces dans le vide.**
chasm-lesson-fall-hint = Votre a1 est au bord, et une autre de vos pièces est à côté.
chasm-lesson-fall-wrong = Vous avez encore quatre pièces.
chasm-lesson-fall-done = Plus que trois. Deux des vôtres côte à côte, alignées vers le bord, c'est un bon début.
chasm-lesson-one = Il vous reste deux pièces, a2 et b2. Qui n'en a plus qu'une gagne aussitôt, peu importe qui a joué le coup. **Gagnez.**
chasm-lesson-one-hint = Votre a2 est au bord, et b2 peut la pousser.
chasm-lesson-one-wrong = Vous avez encore deux pièces.
chasm-lesson-one-done = Cela compte aussi quand quelqu'un d'autre la pousse : regardez donc à qui sont les pièces que vous poussez dans le vide.
chasm-lesson-stop = Cette fois, il en reste deux à l'or : b2 pousserait b1 dans le vide. Vous en avez trois et ne pouvez pas encore gagner. **Jouez de sorte que l'or ne puisse pas gagner au prochain coup.**
chasm-lesson-stop-hint = Poussez b1 hors de l'alignement.
chasm-lesson-stop-wrong = L'or pousse b1 dans le vide et n'a plus qu'une pièce.
chasm-lesson-stop-done = Les pièces dorées en a1 et b2 auront besoin de temps pour s'aligner de nouveau.
chasm-lesson-edge = Il vous en reste deux, b3 et c3, alignées, mais pas encore au bord. **Jouez de sorte que votre prochain coup gagne, quoi que fasse l'or.**
chasm-lesson-edge-hint = Poussez avec la pièce de derrière, pour qu'elles avancent ensemble.
chasm-lesson-edge-wrong = L'or a une réponse.
chasm-lesson-edge-done = Elles sont maintenant en c3 et d3. L'or ne peut pas les séparer en un coup.
chasm-lesson-three = À trois, l'or joue ensuite, et le rouge après l'or. L'or pourrait aller de b3 à c3, et la dernière de la file tomberait. **Jouez de sorte que l'or ne puisse pas gagner au prochain coup.**
chasm-lesson-three-hint = Écartez de la ligne 3 la pièce dorée en b3, en la poussant.
chasm-lesson-three-wrong = L'or va en c3, sa pièce en d3 tombe, et il n'en a plus qu'une.
chasm-lesson-three-done = Regardez d'abord l'adversaire qui joue juste après vous : personne d'autre que vous ne peut l'arrêter.
