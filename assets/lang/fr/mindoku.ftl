# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = un { $value }

mindoku-over = La partie est finie.
mindoku-all-won = Tout le monde a gagné.
mindoku-all-lost = Tout le monde a perdu.
# $tokens: for each value its cells.
mindoku-board = Sur le plateau : { $tokens }.
mindoku-board-empty = Le plateau est vide.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } en { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = { $seat } a en main { $values }.
mindoku-hand-none = { $seat } n'a plus de jeton.
mindoku-hand-closed = { $count ->
    [one] { $seat } a { $count } jeton en main.
   *[other] { $seat } a { $count } jetons en main.
}
mindoku-hand-left = { $seat } a quitté la partie.

mindoku-report-place = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } { $token } en { $cell }.
mindoku-report-place-last = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } { $token } en { $cell }, le dernier jeton en main.
mindoku-report-undone = { $seat ->
    [self] Vous essayez
   *[other] { $seat } essaie
 } { $token } en { $cell }, le dernier jeton en main : c'est un doublon. Il revient en main, et le tour est perdu.
mindoku-report-lost = { $seat ->
    [self] Vous posez
   *[other] { $seat } pose
 } { $token } en { $cell } : c'est un doublon.
# $value: of a token everybody could see before.
mindoku-report-move = { $seat ->
    [self] Vous déplacez
   *[other] { $seat } déplace
 } le { $value } de { $from } à { $cell }.
mindoku-report-take = { $seat ->
    [self] Vous reprenez
   *[other] { $seat } reprend
 } en main le { $value } de { $cell }.
# $to: who gets the token.
mindoku-report-sent-back = { $seat ->
    [self] Vous signalez
   *[other] { $seat } signale
 } un doublon : le { $value } en { $cell } retourne { $to ->
    [self] dans votre main, et votre tour est perdu
   *[other] à { $to }, qui perd son tour
 }.
mindoku-report-claim = { $seat ->
    [self] Vous signalez
   *[other] { $seat } signale
 } un doublon : le { $value } en { $cell } va { $to ->
    [self] dans votre main
   *[other] à { $to }
 }.
# What is known of the last deed afterwards.
mindoku-report-claimed = { $seat ->
    [self] Vous signalez
   *[other] { $seat } signale
 } un doublon : le { $value } passe de { $cell } { $to ->
    [self] à votre main
   *[other] à { $to }
 }.

mindoku-prompt = Poser un jeton, en déplacer un, ou en reprendre un ?
mindoku-prompt-place = Quel jeton posez-vous ?
mindoku-prompt-place-1 = Sur quelle case ?
mindoku-prompt-move = Quel jeton déplacez-vous ?
mindoku-prompt-move-1 = Où va-t-il ?
mindoku-prompt-take = Quel jeton reprenez-vous ?
mindoku-prompt-claim = Quel jeton est un doublon ?
mindoku-prompt-claim-1 = Qui le reçoit ?

mindoku-card = { $count ->
    [0] Votre main est vide.
   *[other] Votre main : { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = poser
mindoku-label-move = déplacer
mindoku-label-take = reprendre
mindoku-label-to = à { $seat }

# Why what was typed is no turn.
mindoku-why-none = Vous n'avez pas de { $value } en main.
mindoku-why-duplicate = Un de ses groupes a déjà un { $value }.

# /play mindoku
play-mindoku = Posez tous vos jetons selon les règles du sudoku
play-mindoku-board = Le plateau
play-mindoku-board-4x = 4x : 4 sur 4, pour 2-4
play-mindoku-board-on3rows = ON3ROWS : un losange de 25 cercles, pour 2-5
play-mindoku-board-6x = 6x : 6 sur 6, pour 2-6
play-mindoku-board-9x = 9x : 9 sur 9, pour 2-6
play-mindoku-mode = En compétition ou ensemble
play-mindoku-mode-competitive = Compétition : mains cachées, qui pose tout gagne
play-mindoku-mode-cooperative = Coopération : mains ouvertes, tout poser ensemble
play-mindoku-referee = Qui voit les doublons (compétition)
play-mindoku-referee-players = Vous : à vous de les trouver et de les signaler
play-mindoku-referee-bot = Le bot : impossible de poser un doublon
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = compétition
shown-mindoku-mode-cooperative = coopération
shown-mindoku-referee-players = doublons à trouver soi-même
shown-mindoku-referee-bot = le bot refuse les doublons
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] poser tous les jetons ensemble, sans jamais répéter un nombre dans une ligne, une colonne ou un secteur : un doublon, et tout le monde perd.
   *[other] poser tous vos jetons avant les autres, sans jamais répéter un nombre dans une ligne, une colonne ou un secteur.
 }
pitch-mindoku = Le sudoku autour d'une table : posez tous vos jetons, et débusquez les doublons
length-mindoku = 5 à 20 coups par personne

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = La main la plus légère gagne : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = Le sens des nombres : { $first } bat { $others } en { $moves } coups.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Le sudoku autour d'une table, et { $first } devance { $others } après { $moves } coups.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Chaque jeton à sa place : { $first } gagnent ensemble, avec { $moves } jetons posés.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Pas un doublon : { $first } gagnent ensemble. Score : { $moves } jetons.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = { $first } finissent le sudoku ensemble. Score : { $moves } jetons.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = De si peu : { $first } perdent ensemble. Score : { $moves } jetons.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = Le sudoku gagne cette fois : { $first } perdent ensemble. Score : { $moves } jetons.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = Encore un essai ? { $first } perdent ensemble. Score : { $moves } jetons.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Posez tous vos jetons avant l'adversaire, et vous gagnez.** C'est le sudoku : jamais deux fois le même nombre dans une ligne, une colonne ou un secteur. Vous avez 1, 2, 3 et 4. **Posez-en un.** Personne ne vous dira s'il répète un nombre.
mindoku-lesson-place-hint = Il n'y a encore de 4 nulle part sur le plateau.
mindoku-lesson-place-wrong = Cela répète un nombre, ou n'en pose aucun.
mindoku-lesson-claim = L'or vient de poser un 3 en b4. Deux 3 dans la colonne b : **signalez-le**, avec **{ button-claim }**. Le 3 retourne à l'or, et son coup est perdu. Un signalement faux ne coûte rien.
mindoku-lesson-claim-hint = Regardez b4, la case marquée aux quatre coins.
mindoku-lesson-claim-wrong = Ce signalement n'est pas fondé : le dernier coup de l'or était b4.
mindoku-lesson-late = Vous avez continué à jouer, et les deux 3 restent. Vous pouvez encore en signaler un : il est trop tard pour annuler le coup de l'or, mais l'or reçoit le jeton. **Donnez-en un à l'or.**
mindoku-lesson-late-hint = Les deux 3 sont dans le secteur en haut à gauche : b3 et b4.
mindoku-lesson-late-wrong = Ce signalement n'est pas fondé : seuls les 3 y sont deux fois.
mindoku-lesson-room = Votre dernier jeton est un 3, et il n'a de place nulle part. **Déplacez un jeton, ou reprenez-en un, pour qu'il en ait.**
mindoku-lesson-room-hint = Le 2 en a2 peut aller en b1.
mindoku-lesson-room-wrong = Votre 3 n'a toujours pas de place, ou autre chose se répète.
mindoku-lesson-room-done = En déplaçant, vous gardez un seul jeton en main. En reprenant, vous en avez deux.
mindoku-lesson-last = Votre dernier jeton, posé sans doublon, gagne aussitôt. En doublon, il revient, et le coup est perdu. **Posez le 4.**
mindoku-lesson-last-hint = La ligne 4 et la colonne c ont déjà un 4.
mindoku-lesson-last-wrong = Le 4 est encore dans votre main : un doublon revient.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku, ensemble
mindoku-together-lesson-hands = **Posez tous les jetons ensemble, et tout le monde gagne.** Toutes les mains sont ouvertes, et on ne fait que poser. Un doublon fait perdre tout le monde. **Posez un jeton qui ne répète rien dans sa ligne, sa colonne ou son secteur.**
mindoku-together-lesson-hands-hint = Votre 3 va en b3 et en d1.
mindoku-together-lesson-hands-wrong = Ce nombre est déjà dans cette ligne, cette colonne ou ce secteur.
mindoku-together-lesson-only = L'or n'a que des 4. Une case n'accepte qu'un 2 : c'est à vous de la remplir. **Remplissez-la.**
mindoku-together-lesson-only-hint = La ligne 3 a un 1 et un 3, la colonne d un 3 et un 4.
mindoku-together-lesson-only-wrong = Une autre case n'accepte qu'un 2, et l'or n'en a pas.
mindoku-together-lesson-only-done = L'or n'aurait jamais pu remplir d3.
mindoku-together-lesson-leave = L'or a un 3 et un 4. Chacun n'a qu'une seule case possible. **Posez un jeton, et laissez les deux cases à l'or.**
mindoku-together-lesson-leave-hint = Le 3 ne va qu'en a1, le 4 qu'en b3.
mindoku-together-lesson-leave-wrong = Cette case attend un autre nombre.
mindoku-together-lesson-leave-done = Regardez les autres mains avant de poser.
mindoku-together-lesson-lines = Le plateau `on3rows` n'a pas de secteurs. Chaque cercle est sur trois alignements, et aucun nombre ne doit se répéter sur l'un d'eux. **Posez un jeton qui ne répète rien.**
mindoku-together-lesson-lines-hint = Votre 5 va en b4 ou en c3.
mindoku-together-lesson-lines-wrong = Un des trois alignements qui passent par ce cercle a déjà ce nombre.
mindoku-together-lesson-lines-done = Pour une telle partie : `/play mindoku` avec `mode: cooperative`.
