# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat } n'a aucune pièce sur le plateau ; encore à poser : { $left }.
    [8] { $seat } a des pièces en { $cells }.
    [one] { $seat } a une pièce en { $cells } ; encore à poser : { $left }.
   *[other] { $seat } a des pièces en { $cells } ; encore à poser : { $left }.
}
mix3-last = La dernière pièce posée est en { $cell }.
mix3-any = Tous les rectangles comptent, même penchés.
mix3-straight = Seuls les rectangles le long des lignes et des colonnes comptent.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = Points de { $seat } : { $points }, dont { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] aucun rectangle
   *[other] { $points } en rectangles ({ $list })
}
mix3-tris = { $points ->
    [0] aucun alignement
   *[other] { $points } en alignements ({ $list })
}
mix3-pincers = { $points ->
    [0] aucune tenaille
   *[other] { $points } en tenailles ({ $list })
}

mix3-report = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } une pièce en { $cell }.
mix3-report-full = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } la dernière pièce, en { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] Vos points
   *[other] Points de { $seat }
 } : { $points }, dont rectangles { $rectangles }, alignements { $tris }, tenailles { $pincers }.

mix3-prompt = Où posez-vous une pièce ?

# /play mix3
play-mix3 = Remplissez le plateau : rectangles, alignements et tenailles
play-mix3-rectangles = Quels rectangles comptent
play-mix3-rectangles-any = Tous, même penchés
play-mix3-rectangles-straight = Seuls ceux en lignes et colonnes
shown-mix3-rectangles-any = tous les rectangles
shown-mix3-rectangles-straight = rectangles non penchés seulement
goal-mix3 = avoir plus de points quand le plateau est plein : 2 par rectangle, 1 par alignement, 1 par pièce prise en tenaille.
pitch-mix3 = Trois jeux sur un plateau : rectangles, alignements de trois, et l'adversaire pris en tenaille
length-mix3 = 8 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = Le plateau est plein, et { $first } devance { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Trois jeux, un plateau, une victoire : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = En { $moves } coups, { $first } en tire plus que { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Qui a le plus de points quand le plateau est plein gagne.** Trois de vos pièces côte à côte, dans une ligne, une colonne ou une diagonale, font un alignement : 1 point. **Faites un alignement.**
mix3-lesson-tris-hint = Vos b2 et c3 sont sur une diagonale.
mix3-lesson-tris-wrong = Cela n'en fait pas trois alignées.
mix3-lesson-tris-done = Quatre pièces en ligne font deux alignements.
mix3-lesson-rectangle = Quatre de vos pièces aux coins d'un rectangle valent 2 points. Ce qui se trouve entre elles ne compte pas. Vous avez trois coins. **Posez le quatrième.**
mix3-lesson-rectangle-hint = Vous avez a1, a4 et d1. Quel coin du plateau reste-t-il ?
mix3-lesson-rectangle-wrong = Cela ne fait pas de rectangle.
mix3-lesson-rectangle-done = Le plus grand carré de tous. Les rectangles penchés comptent aussi.
mix3-lesson-pincer = Dans une ligne ou une colonne, prenez des pièces dorées entre deux des vôtres, sans rien d'autre entre elles : une tenaille, 1 point par pièce prise. **Prenez deux pièces à la fois.**
mix3-lesson-pincer-hint = Les pièces dorées en b2 et c2 suivent votre a2.
mix3-lesson-pincer-wrong = Cela ne prend pas deux pièces.
mix3-lesson-pincer-done = 2 points, et les pièces dorées comptent toujours pour l'or.
mix3-lesson-worth = Il reste quatre cases, et vous êtes à égalité : 5 points partout. Une case vaut ce qu'elle vous rapporte, et ce qu'elle rapporterait à l'or. **Prenez le plus d'avance possible.**
mix3-lesson-worth-hint = Cherchez la case qui fait deux rectangles.
mix3-lesson-worth-wrong = L'or prend b4, et vous ne passez pas devant.
mix3-lesson-worth-done = Deux rectangles et une tenaille de deux : 6 points. Cette case en aurait rapporté 3 à l'or.
mix3-lesson-deny = Vous avez 5 points, l'or en a 7. Une case vous en rapporterait 6 d'un coup, mais l'or égaliserait ensuite. **Passez devant, quoi que fasse l'or.**
mix3-lesson-deny-hint = Quelle case rapporterait le plus à l'or ?
mix3-lesson-deny-wrong = L'or peut égaliser.
mix3-lesson-deny-done = En d4, l'or aurait fait deux rectangles. La case qui vous rapporte le plus, c1, l'or peut la prendre maintenant, mais vous restez devant.
