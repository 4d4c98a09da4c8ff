# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = { $seat } a des nuages en { $clouds } et le souffle en { $breath }.
# Only who may know reads this.
jinrai-lightning = La foudre de { $seat } est dans le nuage en { $cell }.
jinrai-spent = { $seat } ne peut plus deviner.
jinrai-idle = Si aucune pièce ne bouge au prochain coup non plus, la partie est nulle.
# The marks of the text board.
jinrai-legend = ◯▲ nuages  ◎△ souffles  ϟ foudre

# For the owner alone, then for everybody else.
jinrai-report-lightning = { $seat ->
    [self] Vous placez
   *[other] { $seat } place
 } la foudre dans le nuage en { $cell }.
jinrai-report-chosen = { $seat ->
    [self] Vous choisissez
   *[other] { $seat } choisit
 } le nuage qui porte la foudre.
# The card in words. $cell: where the cloud is.
jinrai-card = **Votre foudre est dans le nuage en { $cell }.** Amenez ce nuage sur la ligne de départ adverse pour gagner. Personne d'autre ne sait lequel c'est.
# $piece: cloud or breath.
jinrai-report-step = { $piece ->
    [breath] { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } le souffle de { $from } à { $to }.
   *[cloud] { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } un nuage de { $from } à { $to }.
}
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $piece ->
    [breath] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec le souffle de { $from } à { $to }, par-dessus { $over }.
   *[cloud] { $seat ->
    [self] Vous sautez
   *[other] { $seat } saute
 } avec un nuage de { $from } à { $to }, par-dessus { $over }.
}
# $other: whose cloud was blown.
jinrai-report-blow = { $seat ->
    [self] Vous soufflez
   *[other] { $seat } souffle
 } { $other ->
    [self] un de vos nuages
   *[other] un nuage de { $other }
 } de { $from } à { $to }.
jinrai-report-pass = { $seat ->
    [self] Vous passez
   *[other] { $seat } passe
 }.
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] Vous essayez
   *[other] { $seat } essaie
 } de deviner : la foudre en { $cell }.
jinrai-report-right = { $seat ->
    [self] Vous devinez
   *[other] { $seat } devine
 } la foudre en { $cell }, et c'est juste.
jinrai-report-wrong = { $seat ->
    [self] Vous devinez
   *[other] { $seat } devine
 } la foudre en { $cell }, et c'est faux.
jinrai-report-struck = Foudre : { $winner ->
    [self] votre nuage
   *[other] le nuage de { $winner }
 } en { $cell } la porte, sur { $loser ->
    [self] votre ligne de départ
   *[other] la ligne de départ de { $loser }
 }.
jinrai-report-stalled = Aucune pièce n'a bougé pendant deux tours de suite : la partie est nulle.

jinrai-prompt-lightning = Lequel de vos nuages porte la foudre ? Personne d'autre ne le saura.
jinrai-prompt-first = Bouger une pièce, ou souffler d'abord ?
jinrai-prompt-stuck = Aucune de vos pièces ne peut bouger : soufflez, ou passez.
jinrai-prompt-to = Où va-t-elle ?
jinrai-prompt-move = Quelle pièce bouge maintenant ?
jinrai-prompt-blow = Quel nuage soufflez-vous ?
jinrai-prompt-blow-to = Où le soufflez-vous ?
jinrai-prompt-guess = À votre avis, quel nuage porte la foudre ?
jinrai-prompt-on = Autre chose ?

# What menus show for words of the notation.
jinrai-label-blow = souffler
jinrai-label-guess = deviner
jinrai-label-pass = passer

# /play jinrai
play-jinrai = Un nuage porte la foudre. Faites-le traverser en secret
goal-jinrai = amener le nuage qui porte votre foudre sur la ligne de départ adverse.
pitch-jinrai = Un de vos quatre nuages porte la foudre, et l'adversaire ne peut que deviner lequel
length-jinrai = 10 à 30 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = La foudre sourit à { $first }, qui bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = Le secret est levé : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Tonnerre sur le plateau : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Amenez votre foudre sur la ligne 5 de l'or, et vous gagnez.** Elle se cache dans un de vos quatre nuages. La volute est votre souffle : plus tard, il chassera des nuages.
jinrai-lesson-jump = Une pièce avance d'une case, ou saute par-dessus une des vôtres sur la case libre derrière elle. **Sautez.**
jinrai-lesson-jump-hint = a1, c1 et d1 ont une voisine à sauter.
jinrai-lesson-jump-wrong = C'était un pas simple.
jinrai-lesson-hold = Une pièce à côté de deux des vôtres ne peut plus être bougée par son camp. **Immobilisez le nuage doré en d3.**
jinrai-lesson-hold-hint = Une des vôtres est déjà à côté, en c3. Amenez-en une deuxième.
jinrai-lesson-hold-wrong = Le nuage en d3 peut encore bouger.
jinrai-lesson-blow = Votre souffle peut chasser un nuage voisin vers une case libre, avant ou après votre déplacement. **Soufflez le nuage de d2 d'une ligne vers l'or**, sur la ligne 3.
jinrai-lesson-blow-hint = Votre souffle touche d2. Bougez une pièce, puis soufflez d2 vers d3.
jinrai-lesson-blow-done = Ne soufflez jamais un nuage inconnu *sur* votre ligne de départ : il porte peut-être la foudre.
jinrai-lesson-strike = Votre foudre est en b3. **Amenez-la sur la ligne 5.**
jinrai-lesson-strike-hint = Sautez par-dessus b4.
jinrai-lesson-strike-wrong = Pas encore : la ligne 5 est à un saut.
jinrai-lesson-guess = Un de vos nuages est sur la ligne 5 : vous pouvez deviner la foudre de l'or, une seule fois. Trois nuages dorés sont sur *votre* ligne, et rien ne s'est passé. **Bougez une pièce. Ensuite, devinez.**
jinrai-lesson-guess-hint = Bougez une pièce, puis devinez le seul nuage qui n'est pas sur la ligne 1.
jinrai-lesson-guess-wrong = La foudre sur la ligne 1 aurait mis fin à la partie.
