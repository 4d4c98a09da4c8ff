# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = { $first } a des pions en { $first-cells }. { $second } a des pions en { $second-cells }. La feuille est en { $leaf }.
kintei-last-both = Le dernier coup a déplacé la feuille depuis { $leaf-from } et un pion de { $pawn-from } à { $pawn-to }.
kintei-last-leaf = La feuille vient de { $leaf-from }.
kintei-last-pawn = Le dernier coup a déplacé un pion de { $pawn-from } à { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } la feuille en { $leaf } et un pion de { $from } à { $to }.
kintei-report-pawn = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } un pion de { $from } à { $to }.
kintei-report-own = { $seat ->
    [self] Vous ramenez
   *[other] { $seat } ramène
 } la feuille à la maison, en { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } la feuille en { $leaf }, sur { $home ->
    [self] votre ligne de départ
   *[other] la ligne de départ de { $home }
 }.

# The mark of the leaf on the text board.
kintei-legend = ✿ feuille

kintei-prompt-leaf = Où va la feuille ?
kintei-prompt-pawn = Quel pion bouge ?
kintei-prompt-to = Où va le pion ?

# /play kintei
play-kintei = Déplacez la feuille, puis un pion ; ramenez-la chez vous
play-kintei-slide = Jusqu'où glissent les pièces
play-kintei-slide-any = Longueur au choix
play-kintei-slide-full = Toujours jusqu'au bout, comme dans Neutron
shown-kintei-slide-any = glissades de longueur libre
shown-kintei-slide-full = glissades jusqu'au bout
goal-kintei = amener la feuille sur votre ligne de départ : ligne 1 pour ◯ bleu, ligne 5 pour ▲ or.
pitch-kintei = Une feuille, deux lignes de départ : poussez-la chez vous avant qu'elle ne finisse en face
length-kintei = environ 10 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = La feuille est rentrée : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = { $first } enlève la feuille à { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = { $moves } coups, une feuille, une maison : { $first } bat { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Amenez la feuille sur votre ligne 1, et vous gagnez.** Vous avez les pions bleus. Un pion glisse en ligne droite, aussi loin qu'il veut, tant que rien ne l'arrête. **Faites glisser un pion.**
kintei-lesson-home = Désormais, un coup se joue en deux glissades : **d'abord la feuille, puis un de vos pions.** c1 est libre. **Amenez la feuille en c1.**
kintei-lesson-home-hint = b2, où est la feuille, et c1 sont sur la même diagonale.
kintei-lesson-home-wrong = La feuille n'est pas arrivée en c1. Dès qu'elle est sur la ligne 1, c'est gagné, sans glissade d'un pion.
kintei-lesson-guard = L'or peut gagner aussi : d5 est libre. **Déplacez la feuille de sorte que l'or ne puisse pas l'amener en d5.**
kintei-lesson-guard-hint = Sur quelles cases la feuille n'est-elle pas en ligne avec d5, ou a-t-elle un obstacle devant elle ?
kintei-lesson-plug = Un pion peut boucher un trou : les vôtres ont aussi le droit d'aller sur la ligne de l'or. Sortez la feuille de la colonne d, puis faites glisser votre pion d1. **Bouchez d5.**
kintei-lesson-plug-hint = D'abord la feuille en c3 ou en e4, puis d1 vers d5.
kintei-lesson-win = L'or doit aussi déplacer la feuille, et la voici en c2. Deux cases de votre ligne sont libres. **Gagnez avec ce coup.**
kintei-lesson-win-hint = Quelle case libre de la ligne 1 touche c2 ?
kintei-lesson-win-wrong = La feuille n'est pas encore sur la ligne 1.
kintei-lesson-win-done = C'est tout Kintei. L'art consiste à laisser la feuille là où tous les chemins de l'or mènent chez vous.
