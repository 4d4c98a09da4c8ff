# Nubulus.

nubulus-must = { $seat } doit prendre.

nubulus-report-step = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $count ->
    [0] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } de { $from } à { $to }, en prenant { $taken }.
   *[other] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } de { $from } à { $to } en passant par { $stops }, et en prenant { $taken }.
}
# $report: the same as a sentence.
nubulus-report-far = { $report } C'est la dernière ligne.
nubulus-report-alone = { $report } { $loser ->
    [self] Vous n'avez plus de pion
   *[other] { $loser } n'a plus de pion
 }.

nubulus-prompt-step = Rien à prendre : quel pion fait un pas ?
nubulus-prompt-jump = La prise est obligatoire : quel pion saute ?
nubulus-prompt-to = Où va-t-il ?
nubulus-prompt-on = La prise continue : où saute-t-il maintenant ?

# /play nubulus
play-nubulus = Avancez, prenez en diagonale, traversez le plateau
goal-nubulus = amener un de vos pions sur la dernière ligne : ligne 8 pour ◯ Blanc, ligne 1 pour ▲ Noir.
pitch-nubulus = La prise est obligatoire : sacrifiez un pion et filez par la brèche
length-nubulus = environ 25 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = De l'audace jusqu'au bout : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = { $first } trouve la brèche et bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Chaque prise a compté : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Amenez un pion sur la ligne 8, et vous gagnez.** Vous avez les pions blancs et vous montez. Un pion fait un pas d'une case : tout droit, à gauche ou à droite, jamais en arrière. **Faites un pas.**
nubulus-lesson-must = Un pion saute en diagonale par-dessus un pion adverse et le capture. Si vous pouvez, vous devez. Votre d3 et votre f3 peuvent sauter par-dessus e4. **Sautez là où Noir ne peut pas prendre à son tour.**
nubulus-lesson-must-hint = Laquelle des cases f5 et d5 touche un pion noir qui pourrait sauter ?
nubulus-lesson-must-wrong = Le pion noir en c6 saute par-dessus d5, puis par-dessus d3.
nubulus-lesson-must-done = Aucun pion noir ne touche f5 en diagonale, et aucun autre de vos pions n'est en danger.
nubulus-lesson-chain = Après un saut, le même pion continue de sauter tant qu'il le peut. Noir vient de prendre en d4 et se trouve en e3. **Prenez deux pions en un coup.**
nubulus-lesson-chain-hint = Votre d2 et votre f2 peuvent sauter par-dessus e3. D'où un deuxième saut est-il possible ?
nubulus-lesson-chain-wrong = Cela n'en a pris qu'un.
nubulus-lesson-chain-done = De f2 par-dessus e3 vers d4, puis par-dessus e5 vers f6. On peut aussi sauter en arrière.
nubulus-lesson-row = Vous devez sauter avec b4, par-dessus c5 vers d6. De là, deux chemins sont possibles, et un seul gagne. **Atteignez la ligne 8.**
nubulus-lesson-row-hint = Depuis d6, sautez par-dessus e7, pas par-dessus e5.
nubulus-lesson-row-wrong = Ce chemin revient en arrière, loin de la ligne 8.
nubulus-lesson-row-done = Rien n'oblige à choisir le chemin qui prend le plus. Sur la ligne 8, la partie est gagnée.
nubulus-lesson-offer = Comme la prise est obligatoire, vous pouvez dire à Noir où aller. Offrez un pion, et sautez par la brèche. **Avancez de sorte que votre prochain coup gagne, quoi que fasse Noir.**
nubulus-lesson-offer-hint = Le pion noir en a5 devrait sauter par-dessus b4, vers c3. Que pourrait alors faire votre b2 ?
nubulus-lesson-offer-wrong = Noir a une réponse.
nubulus-lesson-offer-done = Noir doit sauter de a5 par-dessus b4 vers c3. Ensuite, b2 saute par-dessus c3, e5 et g7 jusqu'en h8.
