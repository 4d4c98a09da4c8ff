# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat } a { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] un pion en { $cells }
       *[other] des pions en { $cells }
    }
    [piece] { $count ->
        [one] une pièce en { $cells }
       *[other] des pièces en { $cells }
    }
   *[basileus] le basileus en { $cells }
}
basileus-must = { $seat } doit prendre.
# $limit: after so many moves it is a draw.
basileus-quiet = { $count ->
    [one] { $count } coup sans prise : à { $limit }, la partie est nulle.
   *[other] { $count } coups sans prise : à { $limit }, la partie est nulle.
}
# The marks of the text board.
basileus-legend = ◇◆ pion  □■ pièce  ☆★ basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $kind ->
    [pawn] { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } un pion de { $from } à { $to }.
    [piece] { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } une pièce de { $from } à { $to }.
   *[basileus] { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } le basileus de { $from } à { $to }.
}
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $kind ->
    [pawn] { $count ->
        [0] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec un pion de { $from } à { $to }, en prenant { $taken }.
       *[other] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec un pion de { $from } à { $to } en passant par { $stops }, et en prenant { $taken }.
    }
    [piece] { $count ->
        [0] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec une pièce de { $from } à { $to }, en prenant { $taken }.
       *[other] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec une pièce de { $from } à { $to } en passant par { $stops }, et en prenant { $taken }.
    }
   *[basileus] { $count ->
        [0] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec le basileus de { $from } à { $to }, en prenant { $taken }.
       *[other] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec le basileus de { $from } à { $to } en passant par { $stops }, et en prenant { $taken }.
    }
}
basileus-report-assault = { $seat ->
    [self] Votre basileus
   *[other] Le basileus de { $seat }
 } avance de { $from } sur l'autre, en { $to }, et le prend.
basileus-taken = { $kind ->
    [pawn] le pion en { $cell }
    [piece] la pièce en { $cell }
   *[basileus] le basileus en { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] pion { $cell }
    [piece] pièce { $cell }
   *[basileus] basileus { $cell }
}

basileus-prompt-step = Rien à prendre : quelle figure se déplace ?
basileus-prompt-capture = La prise est obligatoire : quelle figure prend ?
basileus-prompt-to = Où va-t-elle ?
basileus-prompt-on = La prise continue : où saute-t-elle maintenant ?

# /play basileus
play-basileus = Des figures qui sautent de trois façons. Prenez le roi
goal-basileus = prendre le basileus adverse.
pitch-basileus = La prise est obligatoire, et le roi prend mieux que tous : attirez-le dehors et prenez-le
length-basileus = 20 à 50 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = Le roi est pris : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = { $first } attire dehors le basileus de { $others } et le prend, en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = Une couronne tombe : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Prenez l'étoile, le basileus noir, et vous gagnez.** Vous avez les blancs. Les pions (losanges) et les pièces (carrés) se déplacent en diagonale. Votre basileus se déplace dans les huit directions. **Déplacez une figure.**
basileus-lesson-jump = Un basileus saute dans les huit directions, par-dessus un pion ou une pièce à côté de lui, et continue de sauter tant qu'il le peut. **Prenez-en trois en un coup.**
basileus-lesson-jump-hint = D'abord par-dessus d5, puis par-dessus d7. Depuis d8, quel chemin en prend encore une ?
basileus-lesson-jump-wrong = Cela n'en a pris que deux.
basileus-lesson-jump-done = Il a sauté par-dessus d5, d7 et c7. C'est le basileus qui prend le mieux.
basileus-lesson-must = Une pièce saute en diagonale, un pion en ligne ou en colonne. Si vous pouvez prendre, vous devez : votre pion h3 ou votre pièce g3, par-dessus h4. **Sautez là où Noir ne peut pas prendre à son tour.**
basileus-lesson-must-hint = Après le saut du pion en h5, la pièce noire en g6 pourrait sauter par-dessus lui.
basileus-lesson-must-wrong = La pièce noire en g6 saute par-dessus h5 et prend le pion.
basileus-lesson-must-done = Aucune figure noire ne peut prendre en i5 maintenant. S'il faut prendre, on peut encore choisir comment.
basileus-lesson-king = Vous gagnez en prenant le basileus adverse. Pions et pièces peuvent sauter par-dessus lui. Votre pièce en d4 doit sauter par-dessus e5, puis elle a le choix. **Prenez le basileus.**
basileus-lesson-king-hint = Depuis f6, un chemin passe par-dessus g7, l'autre par-dessus e7.
basileus-lesson-king-wrong = Vous avez pris deux pions, mais pas le basileus.
basileus-lesson-king-done = Quand le basileus est pris, la partie est finie aussitôt.
basileus-lesson-lure = Le basileus noir doit prendre, lui aussi. Offrez-lui une de vos figures là où une autre peut ensuite le prendre. **Jouez de sorte que votre prochain coup gagne, quoi que fasse Noir.**
basileus-lesson-lure-hint = Votre pion en h3 peut sauter dans la colonne h, par-dessus h4 vers h5. Comment amener le basileus en h4 ?
basileus-lesson-lure-wrong = Noir a une réponse.
basileus-lesson-lure-done = Le basileus doit sauter de f6 par-dessus g5 vers h4, et votre pion saute par-dessus lui.
basileus-lesson-danger = Votre basileus est en d5, à côté de la pièce noire e6, et c4 est libre derrière lui. **Jouez de sorte que Noir ne puisse pas prendre votre basileus au prochain coup.**
basileus-lesson-danger-hint = Quittez la diagonale sans vous exposer au saut suivant : les pièces sautent en diagonale, les pions en ligne et en colonne.
basileus-lesson-danger-wrong = Noir prend votre basileus.
basileus-lesson-danger-done = Le basileus prend mieux que tous, mais seul devant, il est toujours en danger.
