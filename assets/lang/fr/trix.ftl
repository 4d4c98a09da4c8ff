# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } a des pièces en { $cells } et vise { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = Après dix coups, rester chez soi ne bloque plus l'adversaire. Coups joués : { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 ou plus
   *[other] { $count }
}
trix-made-all = Rester chez soi ne bloque plus personne.

trix-deed-step = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } de { $from } à { $to }, par-dessus { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] Vous atteignez
   *[other] { $seat } atteint
 } le but.

trix-prompt = Quelle pièce bouge ?
trix-prompt-1 = Où va-t-elle ?

# /play trix
play-trix = Menez trois pièces dans l'autre coin, de saut en saut
goal-trix = amener vos trois pièces dans le camp adverse, au coin opposé.
pitch-trix = Les dames chinoises en miniature : bâtissez des échelles de sauts, et ne les prêtez pas
length-trix = environ 8 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = De saut en saut, { $first } distance { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = { $first } arrive au but devant { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = Une échelle bien bâtie : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Amenez vos trois pièces au coin opposé, et vous gagnez :** c4, d3 et d4. Une pièce avance d'une case, ou saute par-dessus une voisine sur la case libre juste derrière elle. **Sautez.**
trix-lesson-jump-hint = Votre a1 a deux voisines de sa couleur à sauter.
trix-lesson-jump-wrong = C'était un pas simple.
trix-lesson-jump-done = Un saut va deux fois plus loin qu'un pas, et toute pièce convient, la vôtre ou celle de l'or.
trix-lesson-chain = Un coup peut compter plusieurs sauts de suite, et la direction peut changer. L'or a quitté d3. **Amenez une pièce dans le coin de l'or en un coup.**
trix-lesson-chain-hint = Votre b1 peut sauter par-dessus c1. Qu'y a-t-il alors à côté ?
trix-lesson-chain-wrong = Aucune de vos pièces n'est encore dans le coin de l'or.
trix-lesson-chain-done = Par-dessus c1 vers d1, puis par-dessus d2 vers d3 : une pièce de l'or était votre deuxième échelon.
trix-lesson-last = Vous gagnez quand vos trois pièces sont dans l'autre coin. Deux y sont, une est encore chez vous. **Amenez-la.**
trix-lesson-last-hint = Vue de b1, la pièce dorée en c2 est dans la bonne direction.
trix-lesson-last-wrong = Le but n'est pas encore atteint.
trix-lesson-last-done = L'or n'aurait pas dû laisser cet échelon en c2.
trix-lesson-room = Deux de vos pièces sont dans le coin de l'or. La troisième, en b2, peut aller en d4 par deux sauts, mais cette case est prise. **Jouez de sorte que votre prochain coup gagne, quoi que fasse l'or.**
trix-lesson-room-hint = Quelle pièce peut libérer d4 sans quitter le coin ?
trix-lesson-room-wrong = L'or a une réponse.
trix-lesson-room-done = Maintenant, b2 peut sauter par-dessus b3 vers b4, puis par-dessus c4 vers d4.
trix-lesson-race = C'est une course : l'or a deux pièces dans votre coin, a2 et b1, et b3 est en route. Vous en avez une au but. **Jouez de façon à gagner contre le meilleur jeu.**
trix-lesson-race-hint = Remplissez le coin sans perdre un coup. Qui arrive avant l'autre ?
trix-lesson-race-wrong = Si l'or joue au mieux, vous ne gagnez plus.
trix-lesson-race-done = Comptez les coups des deux côtés avant de courir.
trix-lesson-ten = L'or reste en d4 pour vous barrer la route. Mais il a joué dix coups, et désormais ses pièces restées chez lui comptent comme les vôtres : il suffit que le coin soit plein. **Gagnez.**
trix-lesson-ten-hint = L'or tient d4 et vous tenez d3. Quelle case de ce coin est libre ?
trix-lesson-ten-wrong = Ce coin n'est pas encore plein.
trix-lesson-ten-done = Rester chez soi n'aide que pendant dix coups.
