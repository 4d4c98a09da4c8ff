# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = entrée { $door }

# What a target asks for.
dungeon-chess-target-1 = Maga en jeu
dungeon-chess-target-2 = Kor en jeu
dungeon-chess-target-3 = Guerriero en jeu
dungeon-chess-target-4 = les trois Lottatori en jeu
dungeon-chess-target-5 = une Maga capturée
dungeon-chess-target-6 = un Kor capturé
dungeon-chess-target-7 = un Guerriero capturé
dungeon-chess-target-8 = trois Lottatori capturés
dungeon-chess-target-9 = trois coffres
dungeon-chess-target-10 = un personnage en d4, e4, d5 ou e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = Votre Maga n'est pas capturée quand la partie se termine.
dungeon-chess-means-2 = Votre Kor n'est pas capturé quand la partie se termine.
dungeon-chess-means-3 = Votre Guerriero n'est pas capturé quand la partie se termine.
dungeon-chess-means-4 = Aucun de vos trois Lottatori n'est capturé quand la partie se termine.
dungeon-chess-means-5 = Vous tenez une Maga capturée quand la partie se termine. On peut la racheter pour un coffre.
dungeon-chess-means-6 = Vous tenez un Kor capturé quand la partie se termine. On peut le racheter pour un coffre.
dungeon-chess-means-7 = Vous tenez un Guerriero capturé quand la partie se termine. On peut le racheter pour un coffre.
dungeon-chess-means-8 = Vous tenez au moins trois Lottatori capturés quand la partie se termine, peu importe à qui. On peut racheter chacun pour un coffre.
dungeon-chess-means-9 = Vous avez au moins trois coffres quand la partie se termine : vos deux coffres, sauf si vous payez avec, et ceux qu'on vous a payés.
dungeon-chess-means-10 = Un de vos personnages est au milieu du plateau quand la partie se termine.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Gardez un de ces deux objectifs. L'autre est écarté sans être montré. **{ $button-turn }** vous laisse choisir.
dungeon-chess-card-kept = Vous gardez cet objectif, et personne d'autre ne le sait :
    { $target }
    Objectif écarté : { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Deux objectifs, un à garder : { $first }, ou { $second }.
dungeon-chess-kept = Votre objectif : { $kept }. Objectif écarté : { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = Points : { $points }.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Anneaux : { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ anneau
    ◯▲■✚ à qui, points, entrées g et m, coffres, anneaux, [prisonniers]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] Personnages de { $seat } : { $characters }. Coffres d'origine : { $own }, reçus : { $received }. Prisonniers : { $prisoners }.
   *[no] Personnages de { $seat } : { $characters }. Coffres d'origine : { $own }, reçus : { $received }.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] Personnages de { $seat } : { $characters }, à l'abri de toute capture. Coffres d'origine : { $own }, reçus : { $received }. Prisonniers : { $prisoners }.
   *[no] Personnages de { $seat } : { $characters }, à l'abri de toute capture. Coffres d'origine : { $own }, reçus : { $received }.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } a quitté la partie. Prisonniers : { $prisoners }.
   *[no] { $seat } a quitté la partie.
}
dungeon-chess-chests = coffres { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] Vous n'avez aucun coup légal et passez votre tour
   *[other] { $seat } n'a aucun coup légal et passe son tour
 }.
dungeon-chess-barred = { $seat } ne peut plus faire la navette pour l'instant entre { $low } et { $high }.
dungeon-chess-quiet = Coups sans capture ni rançon : { $turns } sur { $most }.
dungeon-chess-result = { $met ->
    [yes] { $seat } : { $points } points, objectif { $number } atteint, { $target }.
   *[no] { $seat } : { $points } points, objectif { $number } manqué, { $target }.
}
dungeon-chess-revealed = { $seat } gardait l'objectif { $number }, { $target }.

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } { $kind-key ->
    [maga] la
   *[other] le
 } { $kind } : { $from } → { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } { $kind-key ->
    [maga] la
   *[other] le
 } { $kind } : { $from } → { $to }, en capturant { $victim ->
    [self] votre { $taken }
   *[other] { $taken-key ->
        [maga] la
       *[other] le
    } { $taken } de { $victim }
}.
# $kind-key: as above.
dungeon-chess-report-teleport = { $seat ->
    [self] Vous téléportez
   *[other] { $seat } téléporte
 } { $kind-key ->
    [maga] la
   *[other] le
 } { $kind } de { $from } à { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = Un coffre passe de { $seat ->
    [self] vous
   *[other] { $seat }
 } à { $captor ->
    [self] vous
   *[other] { $captor }
 } : { $kind-key ->
    [maga] la
   *[other] le
 } { $kind } revient sur l'entrée { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] Vous choisissez
   *[other] { $seat } choisit
 } un objectif.
dungeon-chess-report-keep = { $seat ->
    [self] Vous gardez
   *[other] { $seat } garde
 } l'objectif { $target }.
dungeon-chess-closed = La partie se termine.

dungeon-chess-prompt-target = Gardez un objectif. L'autre est écarté sans être montré.
dungeon-chess-prompt = Déplacer un personnage, ou en racheter un ?
# Where none can be ransomed.
dungeon-chess-prompt-move = Quel personnage déplacez-vous ?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = Où va { $kind-key ->
    [maga] la
   *[other] le
 } { $kind } ?
dungeon-chess-prompt-ransom = Quel personnage rachetez-vous pour un coffre ?
dungeon-chess-prompt-door = Sur laquelle de vos entrées ?
dungeon-chess-prompt-captor = À qui payez-vous ?

# What menus show for words of the notation.
dungeon-chess-label-target = garder
dungeon-chess-label-ransom = racheter
dungeon-chess-label-door = sur { $door }
dungeon-chess-label-captor = à { $seat }

# /play dungeon-chess
play-dungeon-chess = Capturez, rachetez, et visez un objectif secret
goal-dungeon-chess = avoir le plus de points à la fin : vos personnages en jeu et les personnages adverses que vous tenez, 3 par coffre, et votre objectif secret.
pitch-dungeon-chess = Capturez des mages, rachetez les vôtres avec des coffres, et cachez ce que vous visez
length-dungeon-chess = 30 à 75 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = Les portes se ferment : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = { $first } sort du donjon devant { $others }, après { $moves } coups.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Coffres comptés, objectifs montrés : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **Qui a le plus de points gagne.** Comptent vos personnages en jeu, ceux que vous capturez, 3 pour chaque coffre, et un objectif secret. Vous avez reçu deux cartes.
dungeon-chess-lesson-maga = **Maga**, le chapeau : jusqu'à trois cases dans toute direction. **Kor**, la tour : aussi loin, tout droit. **Guerriero**, le bouclier : aussi loin, en diagonale. **Lottatore**, la figurine : une case, tout droit. Le chemin doit être libre. Votre Maga attend sur l'entrée m, comme sous e1. **Envoyez-la en h3.**
dungeon-chess-lesson-maga-hint = En partant du dessous de e1, montez en diagonale vers la droite : f1, g2, h3.
dungeon-chess-lesson-maga-wrong = Votre Maga n'est pas allée en h3.
dungeon-chess-lesson-ring = Deux anneaux sont à vous, c1 et f1. Depuis l'un, un de vos personnages peut se téléporter sur l'autre, s'il est libre. Votre Kor est en c1. **Téléportez-le.**
dungeon-chess-lesson-ring-hint = Choisissez c1, puis f1.
dungeon-chess-lesson-ring-wrong = Le Kor n'est pas arrivé en f1.
dungeon-chess-lesson-ring-done = Les autres peuvent se tenir sur vos anneaux, mais pas s'en servir.
dungeon-chess-lesson-capture = Allez sur la case d'un personnage adverse, et vous le tenez prisonnier : ses points sont à vous. Votre Guerriero est en a3 et va jusqu'à trois cases en diagonale. **Capturez un personnage de l'or.**
dungeon-chess-lesson-capture-hint = Le Lottatore de l'or en d6 est sur la diagonale de a3.
dungeon-chess-lesson-capture-wrong = Vous n'avez capturé personne.
dungeon-chess-lesson-capture-done = Le Lottatore vous rapporte maintenant 2 points, et personne ne peut riposter en d6.
dungeon-chess-lesson-ransom = L'or a capturé votre Maga. Un coffre la ramène sur une entrée libre, et c'est tout votre coup. Un coffre vaut 3 points, la Maga 5. **Rachetez votre Maga.**
dungeon-chess-lesson-ransom-hint = Choisissez « racheter » plutôt qu'un personnage. L'entrée m est libre.
dungeon-chess-lesson-ransom-wrong = L'or tient encore votre Maga.
dungeon-chess-lesson-ransom-done = L'or a maintenant votre coffre, mais ne peut pas payer avec.
dungeon-chess-lesson-middle = Votre objectif est la carte 10 : un de vos personnages en d4, e4, d5 ou e5 quand la partie se termine, 3 points. Votre Guerriero est en b2. **Amenez un personnage au milieu.**
dungeon-chess-lesson-middle-hint = Lesquelles des quatre cases sont sur la diagonale de b2 ?
dungeon-chess-lesson-middle-wrong = Aucun de vos personnages n'est en d4, e4, d5 ou e5.
dungeon-chess-lesson-middle-done = Cela ne compte qu'à la fin : vous pouvez donc aussi y venir plus tard.
dungeon-chess-lesson-close = Il reste deux personnages à l'or. Si vous en capturez un, la partie se termine et les points sont comptés, votre objectif compris : un des vôtres en d4, e4, d5 ou e5. **Finissez la partie, et gagnez.**
dungeon-chess-lesson-close-hint = Deux de vos Lottatori peuvent capturer en e3. Lequel devrait rester où il est ?
dungeon-chess-lesson-close-wrong = Vous n'avez pas gagné : ou la partie continue, ou l'or a plus de points.
dungeon-chess-lesson-close-done = 26 points à 25 : le Lottatore en e4 vous a donné les 3 points de votre objectif.
