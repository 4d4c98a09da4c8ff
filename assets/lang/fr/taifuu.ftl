# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = Pièces de { $first } : { $first-cells }. Pièces de { $second } : { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } n'a pas le droit d'annuler ce coup avec { $turn }.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $count ->
    [0] { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }.
    [one] { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }, en poussant la pièce en { $pushed }.
   *[other] { $seat ->
    [self] Vous jouez
   *[other] { $seat } joue
 } de { $from } à { $to }, en poussant les pièces en { $pushed }.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] Vous êtes
   *[other] { $winner } est
 } sur { $loser ->
    [self] votre ligne de départ
   *[other] la ligne de départ de { $loser }
 }.

taifuu-prompt = Quelle pièce bouge ?
taifuu-prompt-1 = Où va-t-elle ? Elle pousse ce qu'elle rencontre.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = pousser { $cell }

# Why what was typed is no turn.
taifuu-why-back = Ce serait l'exact inverse du dernier coup.
taifuu-why-blocked = La file qui barre le chemin n'a pas de case libre derrière elle.

# /play taifuu
play-taifuu = Poussez des files entières jusqu'à l'autre ligne de départ
goal-taifuu = amener une de vos pièces sur la ligne de départ adverse : ligne 5 pour ◯ bleu, ligne 1 pour ▲ or.
pitch-taifuu = Chaque pas peut pousser toute une file, avec vos pièces et celles de l'adversaire
length-taifuu = environ 10 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = { $first } enfonce les lignes de { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = La tempête est passée : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = Poussée après poussée, { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Amenez une pièce sur la ligne 5 de l'or, et vous gagnez.** Une pièce avance d'une case, dans les huit directions. Elle pousse ce qui s'y trouve, avec tout ce qui suit sans intervalle, peu importe à qui. **Poussez deux pièces d'un seul coup.**
taifuu-lesson-push-hint = Dans la colonne c, deux pièces sont devant votre c2, et c5 est libre.
taifuu-lesson-push-wrong = Ce coup n'a pas poussé deux pièces.
taifuu-lesson-push-done = Votre c3 est en c4, et la pièce dorée de c4 en c5 : une file bouge d'un bloc.
taifuu-lesson-edge = Rien ne quitte jamais le plateau. Une file adossée au bord ne bouge pas. Votre c3 touche deux pièces dorées : **poussez celle qui peut l'être.**
taifuu-lesson-edge-hint = Vu de c3, qu'y a-t-il derrière b4, et derrière c4 ?
taifuu-lesson-edge-wrong = Aucune pièce dorée n'a été poussée.
taifuu-lesson-edge-done = Derrière b4 venaient a5, puis le bord. Derrière c4, il y avait de la place.
taifuu-lesson-aside = La pièce dorée en c2 vise c1 ou d1. Deux trous, et vous ne pouvez en boucher qu'un. **Poussez-la assez loin pour qu'elle ne puisse pas atteindre la ligne 1 au prochain coup.**
taifuu-lesson-aside-hint = Deux de vos pièces pourraient la pousser. Une seule l'éloigne aussi de la ligne 1.
taifuu-lesson-aside-wrong = Une pièce dorée atteint la ligne 1.
taifuu-lesson-aside-done = En d3, elle est de nouveau à deux coups de la ligne 1.
taifuu-lesson-undo = L'or vient de jouer de c3 à b2 en poussant la vôtre en a1. L'exact inverse, de a1 à b2, est interdit, et c1 est libre. **Tenez l'or loin de la ligne 1 autrement.**
taifuu-lesson-undo-hint = Poussez b2 d'un autre côté, ou bouchez c1.
taifuu-lesson-undo-wrong = Une pièce dorée atteint la ligne 1.
taifuu-lesson-undo-done = L'inverse n'était interdit que pour ce seul coup.
taifuu-lesson-line = Votre propre file pousse aussi. La ligne de l'or a des trous autour de d5, mais la pièce dorée en d4 gêne. **Poussez de sorte que votre prochain coup gagne, quoi que fasse l'or.**
taifuu-lesson-line-hint = Que se passe-t-il dans la colonne d si vos pièces y montent ?
taifuu-lesson-line-wrong = L'or a une réponse.
taifuu-lesson-line-done = Votre pièce en d4 peut aller en c5 ou en e5, et l'or ne peut pas empêcher les deux.
