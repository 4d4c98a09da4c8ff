# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Résoudre le problème du jour, ou s'exercer
command-puzzle-game = Quel jeu. Par défaut : le problème du jour
command-puzzle-level = Facile, moyen ou difficile. Par défaut, le niveau s'adapte à vous
command-puzzle-run = À la suite, jusqu'à une erreur : tous, un thème, ou les manqués
puzzle-level-easy = Facile ★☆☆
puzzle-level-medium = Moyen ★★☆
puzzle-level-hard = Difficile ★★★

puzzle-title = Problème
# $number: of the day; the first day has 1.
puzzle-title-day = Problème { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } joue et gagne.** Un seul coup garde le gain.
puzzle-task-save = **{ $colour } joue et fait nulle.** Un seul coup ne perd pas.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } joue et gagne { $turns ->
        [2] au deuxième
        [3] au troisième
       *[other] au dernier
    } coup,** quoi que fasse l'adversaire.
 }
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **Un nombre se répète où il ne doit pas. Trouvez-le et signalez-le.** L'un ou l'autre des deux jetons convient.
puzzle-task-room = **Votre dernier jeton n'a de place nulle part. Déplacez-en un sur le plateau pour qu'il en ait.** Un seul coup fait de la place, et reprendre un jeton n'aide pas.
puzzle-task-fill = **Posez un jeton de sorte que le plateau puisse encore être rempli ensemble.**
# Jinrai.
puzzle-task-strike = **{ $colour } joue et gagne maintenant, avec sa propre foudre.**
puzzle-task-guess = **{ $colour } joue et gagne maintenant, en devinant sans pouvoir se tromper.** Quel nuage porte forcément la foudre ?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } joue de sorte que l'adversaire qui suit ne puisse pas gagner tout de suite.** Un seul coup le permet.
# Mix 3.
puzzle-task-margin = **{ $colour } joue et obtient le meilleur résultat,** si toute la suite est bien jouée. Un seul coup le permet.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } termine la partie en tête, à son deuxième coup au plus tard,** quoi que fasse l'adversaire, et quel que soit l'objectif adverse.
puzzle-task-lead = **Quelle capture ? { $colour } prend le plus d'avance avec ce coup et le suivant,** quoi que fasse l'adversaire. Comptez l'objectif de { $colour }, mais pas l'autre.
# Fullend.
puzzle-task-outlast = **Posez une tuile de sorte que votre tuile suivante gagne,** quoi que fasse l'adversaire.
puzzle-task-mirror = **Posez le reflet de la dernière tuile :** à l'opposé par rapport au centre de la boîte, à la même distance, au même angle.

# $turn: the move that was tried.
puzzle-right = ✅ **Juste :** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` laisse passer l'occasion.
puzzle-wrong-claim = ❌ Ce signalement n'est pas le bon.
puzzle-wrong-goal = ❌ `{ $turn }` n'est pas le bon coup.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Continuez :
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **La solution, { $step } sur { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# Le but du jeu : { $goal }
puzzle-left = { $left ->
    [one] Il vous reste { $left } essai.
   *[other] Il vous reste { $left } essais.
 }
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Résolu au premier essai.** { $solution }
    [2] **Résolu au deuxième essai.** { $solution }
   *[other] **Résolu au troisième essai.** { $solution }
 }
puzzle-failed = **La solution :** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , puis après `{ $answer }` : `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Jours résolus : { $days } sur les 30 derniers, meilleure série { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = Votre résultat va s'ajouter à la publication. Pour le montrer ailleurs, copiez ceci :
    ```
    { $line }
    ```
puzzle-share = Pour le montrer à vos amis, copiez ceci. Rien n'y trahit la solution.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino n° { $number } · { $subject } · { $marks }
puzzle-all-tried = Vous avez essayé tous les problèmes de { $game } à ce niveau. Ceux que vous avez manqués reviennent après une semaine.
puzzle-every-tried = Vous avez essayé tous les problèmes de { $game }. Ceux que vous avez manqués reviennent après une semaine.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = { $game } n'a pas de problèmes à ce niveau : { $level }. Il y a { $levels }.
puzzle-no-puzzles = { $game } n'a pas encore de problèmes. `/puzzle` seul ouvre le problème du jour.
puzzle-none = Il n'y a pas de problème aujourd'hui. Avec `/puzzle` et un jeu, vous pouvez vous exercer.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = Ce coup menace de gagner de deux façons à la fois.
puzzle-theme-quiet = Ce coup ne menace rien : l'adversaire manque de bons coups.
puzzle-theme-only-stop = Toutes les réponses sauf une perdent tout de suite.
puzzle-theme-gift = Ce coup offre une pièce.
puzzle-theme-by-their-hand = C'est l'adversaire qui doit conclure.
puzzle-theme-forbidden-answer = La meilleure réponse est interdite.
puzzle-theme-by-one = Juste à temps : l'adversaire allait gagner.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = Tous, de plus en plus difficiles
puzzle-run-of-missed = Ceux que j'ai manqués
puzzle-run-of-two-at-once = Thème : deux menaces à la fois
puzzle-run-of-quiet = Thème : un coup tranquille
puzzle-run-of-only-stop = Thème : une seule réponse tient
puzzle-run-of-gift = Thème : une pièce offerte
puzzle-run-of-by-their-hand = Thème : l'adversaire conclut
puzzle-run-of-forbidden-answer = Thème : la meilleure réponse interdite
puzzle-run-of-by-one = Thème : juste à temps
puzzle-run-of-best = Meilleures séries de la semaine
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# Résolus dans cette série : { $length }. La première erreur y met fin.
puzzle-run-on = **Résolus dans cette série : { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **La série est finie.** Résolus : { $length }, votre record de la semaine : { $best }.
puzzle-run-none-left = Il ne reste plus de problème pour cette série. Résolus : { $length }. Vous pouvez revenir à ceux que vous avez manqués.
puzzle-run-none-missed = Vous n'en avez manqué aucun.
puzzle-runs-title = **Meilleures séries de la semaine**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Personne n'a encore de série.
puzzle-runs-own = -# Vous : **{ $length }**
button-new-run = Nouvelle série
button-best-runs = Séries de la semaine

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = Essais : { $tried }, solutions : { $solved }.
puzzle-post-more = { $count ->
    [one] et { $count } de plus
   *[other] et { $count } de plus
 }
# $solution: moves and what was behind them.
puzzle-post-solution = Solution : ||{ $solution }||
puzzle-post-yesterday = Celle d'hier : ||{ $solution }||
puzzle-post-paused = -# Personne n'a essayé depuis deux semaines, donc le problème fait une pause. `/settings` le relance.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = Je ne peux pas publier le problème du jour dans { $channel }, car il m'y manque { $permissions }. La modération peut me donner cet accès dans **{ path-channel-permissions }**. Je continue d'essayer. `/settings` avec `puzzles` choisit un autre salon.
puzzle-refused-gone = Sur { $server }, le salon choisi pour le problème du jour n'existe plus. Là-bas, `/settings` avec `puzzles` en choisit un autre, et `puzzles-at: off` arrête ces messages.
puzzle-refused = Discord ne me laisse pas publier le problème du jour dans { $channel }. Je continue d'essayer. `/settings` avec `puzzles` choisit un autre salon.
puzzle-thread = { $number }, solutions dévoilées
# $thread: a link to it.
puzzle-talk = On peut parler de la solution dans { $thread }.
puzzle-no-thread = Je ne peux pas ouvrir de fil ici. La modération peut le permettre avec { permission-create-threads }.
puzzle-talk-later = Discord n'a pas ouvert le fil. Touchez de nouveau le bouton dans un instant.
button-try = Essayer
button-try-puzzle = Essayer le problème
button-talk = En parler (solution)
button-share-marks = Partager
button-next-puzzle = Problème suivant
button-tomorrow = Me le rappeler demain
button-how = Comment ça marche
