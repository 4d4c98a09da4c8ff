# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = Un pion ne recule que pour attaquer.

prosterno-report = { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { $seat ->
    [self] Vous fuyez
   *[other] { $seat } fuit
 } : { $ways }.
prosterno-report-lost = { $seat ->
    [self] Vous perdez
   *[other] { $seat } perd
 } { $cells }.
prosterno-way = de { $from } à { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] Vous êtes
   *[other] { $winner } est
 } sur la dernière ligne.
prosterno-report-alone = { $report } { $loser ->
    [self] Vous n'avez plus de pion
   *[other] { $loser } n'a plus de pion
 }.

prosterno-prompt = Quel pion bouge ?
prosterno-prompt-1 = Où va-t-il ? Il attaque chaque pion adverse à côté de cette case, en ligne ou en colonne.

# Why what was typed is no turn.
prosterno-why-back = Dans cette partie, un pion ne recule que pour attaquer.

# /play prosterno
play-prosterno = Abordez un pion : il doit fuir, et attaque à son tour
play-prosterno-retreat = Quand un pion peut reculer
play-prosterno-retreat-free = Quand vous voulez
play-prosterno-retreat-attack = Seulement pour attaquer, règle de 2014
shown-prosterno-retreat-free = recul libre
shown-prosterno-retreat-attack = recul pour attaquer seulement
goal-prosterno = amener un de vos pions sur la dernière ligne : ligne 8 pour ◯ Blanc, ligne 1 pour ▲ Noir.
pitch-prosterno = Un pas, et tout le plateau s'éparpille : des réactions en chaîne jusqu'à l'autre bord
length-prosterno = environ 25 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = Le plateau se calme, et { $first } a battu { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = Le sang-froid paie : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Pas à pas, { $first } dépasse { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Amenez un pion sur la ligne 8, et vous gagnez.** Vous avez les pions blancs et vous montez. Un pion avance d'une case en diagonale, sur une case libre. **Avancez un pion.**
prosterno-lesson-fall = Le pion qui vient de bouger attaque chaque pion adverse à côté de lui, en ligne et en colonne. Chacun fuit tout droit, par-dessus une case libre jusqu'à la suivante, ou il est retiré. **Faites retirer un pion.**
prosterno-lesson-fall-hint = Le pion noir en d5 fuirait vers le haut de la colonne d, mais d7 est prise. De quelle case le chassez-vous vers le haut ?
prosterno-lesson-fall-wrong = Aucun pion noir n'a été retiré.
prosterno-lesson-fall-done = Depuis d4, vous l'avez chassé vers le haut, et d7 n'était pas libre. Un pion trop près des siens est parfois facile à prendre.
prosterno-lesson-chain = Un pion qui a fui attaque à son tour ce qui touche sa nouvelle case. Le pion noir peut donc chasser le vôtre, qui attaque lui aussi. **Faites retirer un pion par une telle chaîne.**
prosterno-lesson-chain-hint = Où fuirait c4 si vous arriviez en d4, et qu'y rencontre-t-il ?
prosterno-lesson-chain-wrong = Aucun pion noir n'a été retiré.
prosterno-lesson-chain-done = De c4, Noir a fui en a4 et chassé votre a5 vers a7. Votre pion y a attaqué a8, qui ne pouvait pas fuir.
prosterno-lesson-home = Un pion chassé sur sa dernière ligne gagne, même si c'est vous qui l'avez chassé. Pour Noir, c'est la ligne 1. **Attaquez le pion noir en f3, sans le chasser sur la ligne 1.**
prosterno-lesson-home-hint = Il fuit tout droit, à l'opposé de vous. Venez d'en bas ou de côté.
prosterno-lesson-home-wrong = Vous n'avez pas attaqué f3, ou vous l'avez chassé en f1, où Noir gagne.
prosterno-lesson-home-done = Venez d'en bas, et il fuit vers le haut. Venez de côté, et il reste sur la ligne 3.
prosterno-lesson-through = Un pion sur la ligne 7 est à un pas de la victoire, et Noir ne peut l'arrêter qu'en l'attaquant. **Jouez de sorte que votre prochain coup gagne, quoi que fasse Noir.**
prosterno-lesson-through-hint = Si vous allez en a7, le pion noir c8 pourrait venir en b7 et vous attaquer au bord. Et en c7, qu'attaque d'abord votre propre pion ?
prosterno-lesson-through-wrong = Noir a une réponse.
prosterno-lesson-through-done = En c7, votre pion a fait retirer c8 et chassé d7 vers f7. Si e8 l'attaque depuis d7, il fuit en a7, et b8 vient ensuite.
