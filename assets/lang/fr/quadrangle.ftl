# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat } n'a aucune pièce sur le plateau ; encore à poser : { $left }.
    [one] { $seat } a une pièce en { $cells } ; encore à poser : { $left }.
   *[other] { $seat } a des pièces en { $cells } ; encore à poser : { $left }.
}
quadrangle-last = La dernière pièce posée est en { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] Le rectangle { $rectangles } est complet.
   *[other] Les rectangles { $rectangles } sont complets.
}
quadrangle-any = Tous les rectangles comptent, même penchés.
quadrangle-straight = Seuls les rectangles le long des lignes et des colonnes comptent.

quadrangle-report = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $cell }.
quadrangle-report-full = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $cell } : le plateau est plein, et personne n'a de rectangle.
quadrangle-report-complete = { $count ->
    [one] { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $cell }, et le rectangle { $rectangles } est complet.
   *[other] { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $cell }, et les rectangles { $rectangles } sont complets.
}

quadrangle-prompt = Où posez-vous une pièce ?

# /play quadrangle
play-quadrangle = Posez vos pièces. Le premier rectangle gagne
play-quadrangle-rectangles = Quels rectangles comptent
play-quadrangle-rectangles-any = Tous, même penchés
play-quadrangle-rectangles-straight = Seuls ceux en lignes et colonnes
shown-quadrangle-rectangles-any = tous les rectangles
shown-quadrangle-rectangles-straight = rectangles non penchés seulement
goal-quadrangle = avoir avant l'adversaire quatre pièces aux coins d'un rectangle.
pitch-quadrangle = Un morpion tout en coins : quatre pièces en rectangle gagnent
length-quadrangle = environ 6 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Quatre coins, une victoire : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = { $first } ferme le rectangle et bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = Pris dans les coins : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Quatre de vos pièces aux coins d'un rectangle gagnent.** Ce qui se trouve entre elles ne compte pas. Vous avez trois coins. **Posez le quatrième.**
quadrangle-lesson-corners-hint = Vous avez b2, b4 et d2. Quelle case est dans la ligne 4 et dans la colonne d ?
quadrangle-lesson-corners-wrong = Cela ne fait pas de rectangle.
quadrangle-lesson-corners-done = Seuls les coins comptent : la pièce dorée en c3, au milieu du carré, n'y a rien changé.
quadrangle-lesson-slant = Un rectangle peut aussi être penché. Vous avez de nouveau trois coins, a2, b4 et d3. **Posez le quatrième, et gagnez.**
quadrangle-lesson-slant-hint = De b4 à d3, on va de deux colonnes à droite et d'une ligne vers le bas. Faites de même depuis a2.
quadrangle-lesson-slant-wrong = Cela ne fait pas de rectangle.
quadrangle-lesson-slant-done = Un carré comme celui-ci passe facilement inaperçu, et deux longs rectangles sont penchés aussi.
quadrangle-lesson-stop = Les pièces dorées en b2, a3 et c3 en attendent une quatrième. Vous ne pouvez pas encore gagner. **Posez de sorte que l'or ne puisse pas fermer de rectangle au prochain coup.**
quadrangle-lesson-stop-hint = C'est un petit carré penché, autour de b3.
quadrangle-lesson-stop-wrong = L'or ferme son carré.
quadrangle-lesson-stop-done = Un coin que vous prenez est perdu pour l'or, et pour de bon.
quadrangle-lesson-two = En un coup, l'or peut empêcher un rectangle, mais pas deux. **Posez de sorte que votre prochain coup gagne, quoi que fasse l'or.**
quadrangle-lesson-two-hint = Regardez b3 : quels rectangles ferait-il avec b1 et une autre de vos pièces ?
quadrangle-lesson-two-wrong = L'or a une réponse.
quadrangle-lesson-two-done = Maintenant, d1 fait un carré avec b1, b3 et d3, et c2 en fait un penché avec a2, b1 et b3.
quadrangle-lesson-lead = Une menace dit à l'or où aller. Pendant ce temps, vous gagnez une pièce de plus, puis vous menacez deux fois. Deux cases seulement forcent la victoire. **Posez sur l'une d'elles.**
quadrangle-lesson-lead-hint = Vos a2 et b3 sont deux coins d'un petit carré penché. Prenez-en un troisième.
quadrangle-lesson-lead-wrong = Si l'or joue au mieux, il vous échappe maintenant.
quadrangle-lesson-lead-done = L'or doit prendre le quatrième coin de ce carré, et vous pourrez ensuite menacer deux fois.
