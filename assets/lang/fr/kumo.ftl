# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = Nuages de { $first } : { $first-cells }. Nuages de { $second } : { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } n'a pas le droit de le souffler en retour avec { $turn }.

kumo-report-step = { $seat ->
    [self] Vous avancez
   *[other] { $seat } avance
 } un nuage de { $from } à { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { $seat ->
    [self] Vous soufflez
   *[other] { $seat } souffle
 } avec le nuage en { $blower } : { $other ->
    [self] un de vos nuages
   *[other] un nuage de { $other }
 } passe de { $from } à { $to }.
kumo-report-own = { $seat ->
    [self] Vous soufflez
   *[other] { $seat } souffle
 } avec le nuage en { $blower } : son voisin file de { $from } à { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] Vous êtes
   *[other] { $winner } est
 } sur { $loser ->
    [self] votre ligne de départ
   *[other] la ligne de départ de { $loser }
 }.

kumo-prompt = Quel nuage avance ou souffle ?
kumo-prompt-1 = Vers une case libre il avance, sur un nuage il souffle.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = souffler { $cell }

# Why what was typed is no turn.
kumo-why-back = Ce serait le souffler exactement là d'où il vient.
kumo-why-blocked = Derrière le nuage de cette case, il n'y a pas de place où le souffler.

# /play kumo
play-kumo = Soufflez un nuage jusqu'à la ligne de départ adverse
goal-kumo = amener un de vos nuages sur la ligne de départ adverse : ligne 5 pour ◯ bleu, ligne 1 pour ▲ or.
pitch-kumo = Cinq nuages contre cinq : une rafale amie, et tout le ciel est traversé
length-kumo = environ 8 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = À travers tout le ciel : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = { $first } prend le vent et dépasse { $others } en { $moves } coups.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = Un nuage est passé : { $first } bat { $others } en { $moves } coups.

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Amenez un nuage sur la ligne 5 de l'or, et vous gagnez.** Un nuage avance sur une case libre voisine, dans les huit directions. **Avancez un de vos nuages.**
kumo-lesson-blow = Un nuage voisin d'un nuage adverse peut rester sur place et le souffler tout droit, d'une case. Cette case doit être libre. **Soufflez le nuage doré de d4 vers e5.**
kumo-lesson-blow-hint = Votre nuage en c3 est juste à côté. Choisissez c3, puis d4.
kumo-lesson-blow-wrong = Le nuage doré n'a pas été soufflé en e5.
kumo-lesson-blow-done = Le vôtre est resté en c3, et l'or doit tout recommencer.
kumo-lesson-fling = Soufflez sur un de vos propres nuages, et il file aussi loin que possible. La ligne de départ de l'or a un trou : d5. **Lancez-y un nuage, et gagnez.**
kumo-lesson-fling-hint = Votre nuage en d2 n'a rien devant lui. Quel nuage se trouve juste derrière ?
kumo-lesson-fling-wrong = Aucun de vos nuages n'a atteint la ligne 5.
kumo-lesson-fling-done = De d2 à d5 en un coup. Une voie libre vers un trou est toujours une menace.
kumo-lesson-runner = L'or a lancé un nuage en b2, et votre ligne de départ a un trou : a1. **Arrêtez-le : l'or ne doit pas atteindre la ligne 1 au prochain coup.**
kumo-lesson-runner-hint = Soufflez-le en arrière ou de côté. Vos nuages en b1 et c1 sont en dessous.
kumo-lesson-runner-wrong = Le nuage doré atteint la ligne 1.
kumo-lesson-runner-done = Il est plus loin, et votre ligne de départ est aussi garnie qu'avant.
kumo-lesson-back = L'or vient d'avancer de d3 à c2 et vise d1. Un nuage ne peut pas être soufflé exactement là d'où il vient, donc b1 ne peut rien contre lui. **Arrêtez-le autrement.**
kumo-lesson-back-hint = Soufflez-le dans une autre direction, ou bouchez le trou.
kumo-lesson-back-wrong = Le nuage doré atteint la ligne 1.
kumo-lesson-back-done = Seul le retour direct était interdit, et pour ce seul coup.
kumo-lesson-two = Les trous de l'or sont b5 et e5. On pare une menace, mais pas deux. **Jouez de sorte que votre prochain coup gagne, quoi que fasse l'or.**
kumo-lesson-two-hint = Si le nuage de c2 était en b2, où a1 le lancerait-il, et où b1 ?
kumo-lesson-two-wrong = L'or a une réponse.
kumo-lesson-two-done = Depuis b2, le nuage de b1 peut le lancer en b5, et celui de a1 en e5.
