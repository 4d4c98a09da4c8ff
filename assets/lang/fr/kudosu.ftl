# Kudosu.

kudosu-maple = érable
kudosu-zebrawood = zebrano
kudosu-padouk = padouk
kudosu-walnut = noyer

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = Sur le plateau : { $woods }.
kudosu-lies = { $wood } en { $cells }
kudosu-empty = Le plateau est vide.
# $cells: free ones.
kudosu-closed = Plus aucun bois n'a sa place en { $cells }.
# $woods: as in the next one.
kudosu-owns = { $seat } a encore { $woods }.
kudosu-some = { $count ->
    [one] { $count } { $wood }
   *[other] { $count } { $wood }s
}
kudosu-owns-nothing = { $seat } n'a plus de pièce.
kudosu-last = Dernier coup : { $seat } pose une pièce en { $wood } en { $cell }.

kudosu-report = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $wood } en { $cell }.
kudosu-report-stuck = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $wood } en { $cell }, et { $other ->
    [self] vous ne pouvez plus rien poser
   *[other] { $other } ne peut plus rien poser
 }.

# The letters of the text board, which are the same in every language.
kudosu-legend = M érable  Z zebrano  P padouk  W noyer

kudosu-prompt = Quel bois posez-vous ?
kudosu-prompt-1 = Sur quelle case ?

# Why what was typed is no turn.
kudosu-why-none = Vous n'avez plus de pièce de ce bois : { $wood }.
kudosu-why-barred = Il y a déjà une pièce en { $wood } dans cette ligne, cette colonne ou ce secteur.

# /play kudosu
play-kudosu = Sudoku à l'envers : bloquez les pièces de l'adversaire
goal-kudosu = ne laisser à l'adversaire aucune place pour une pièce.
pitch-kudosu = Le sudoku à l'envers : bloquez chaque case, jusqu'à ce que l'adversaire ne puisse plus rien poser
length-kudosu = environ 6 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = Plus aucune place : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = { $first } prend la dernière bonne place et bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Le sudoku à l'envers, la victoire à l'endroit : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Ne laissez à l'or aucune place pour une pièce, et vous gagnez.** Quatre bois, deux pièces de chacun pour vous et pour l'or. Vous posez une des vôtres là où son bois n'est pas encore dans la même ligne, la même colonne ou le même secteur. **Posez une pièce.**
kudosu-lesson-fits = C'est le bois qui compte, pas à qui est la pièce. Les deux pièces de noyer en a1 et c3 interdisent le noyer dans leurs lignes, leurs colonnes et leurs secteurs. **Posez une pièce de noyer.**
kudosu-lesson-fits-hint = Seules les lignes 2 et 4 et les colonnes b et d sont ouvertes au noyer. Pensez aussi aux secteurs.
kudosu-lesson-fits-wrong = Ce n'est pas du noyer.
kudosu-lesson-fits-done = C'était la dernière place pour le noyer. Plus personne ne peut en poser.
kudosu-lesson-none = La partie se termine quand la personne qui doit jouer ne peut plus rien poser. L'or a encore de l'érable et du noyer, et il reste peu de places pour eux. **Ne laissez à l'or aucune place.**
kudosu-lesson-none-hint = L'or pourrait poser de l'érable ou du noyer en b4, et du noyer en a4, b1 et b3. Quelle pièce ferme toutes ces places ?
kudosu-lesson-none-wrong = L'or a encore une place.
kudosu-lesson-none-done = Le noyer en b4 a pris la dernière case de l'érable et fermé a4, b1 et b3 au noyer.
kudosu-lesson-shut = Maintenant, l'or n'est pas loin : une pièce de padouk ne vous laisserait plus rien. **Posez de sorte que l'or ne puisse pas gagner au prochain coup.**
kudosu-lesson-shut-hint = Il ne reste qu'une place pour le padouk. Vous en avez aussi.
kudosu-lesson-shut-wrong = L'or pose du padouk en d4, et vous n'avez plus de place.
kudosu-lesson-shut-done = Ce que vous posez, l'or ne peut plus le poser.
kudosu-lesson-count = Comptez ce que l'or peut poser, et ce que vous pourrez poser ensuite. **Posez de sorte que votre prochain coup gagne, quoi que fasse l'or.**
kudosu-lesson-count-hint = Une de vos pièces peut-elle fermer toutes les places du zebrano et prendre la dernière du noyer ?
kudosu-lesson-count-wrong = L'or a une réponse.
kudosu-lesson-count-done = L'or n'a plus que du padouk à poser, et après chacune de ses quatre places, vous pouvez finir la partie.
kudosu-lesson-last = S'il reste un nombre impair de coups, le vôtre compris, c'est vous qui posez en dernier. Chaque pièce peut fermer plus ou moins de cases. **Trouvez la seule pièce qui gagne contre le meilleur jeu.**
kudosu-lesson-last-hint = Quelle unique case est ouverte au zebrano, que seul l'or a encore ?
kudosu-lesson-last-wrong = Si l'or joue au mieux, il posera maintenant en dernier.
kudosu-lesson-last-done = Le zebrano n'aurait servi qu'à l'or, en c2. Vous avez maintenant les mêmes places que l'or, et c'est à lui de jouer.
