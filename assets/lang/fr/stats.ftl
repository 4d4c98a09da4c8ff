# Results, ratings and lists.

command-stats = Vos résultats, ou ceux de quelqu'un de ce serveur
command-stats-person = Les résultats de qui. Par défaut : les vôtres
command-stats-game = Quel jeu. Par défaut : tous
command-stats-show = Montrer la réponse à tout le monde ici
command-leaderboard = Le tableau du mois de ce serveur, ou la liste d'un jeu
command-leaderboard-game = Quel jeu. Par défaut : le mois, tous jeux confondus
command-leaderboard-show = Laisser tout le monde ici les lire

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = tous les jeux
# $game: a game; $results: as below.
stats-game = **{ $game } :** { $results }
stats-score = gagnées { $won } · nulles { $drawn } · perdues { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = à la place { $seat } : { $balance }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = classement { $rating } ± { $deviation }, record { $highest } (partie { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = { $games ->
    [one] classement entre { $from } et { $to }, après { $games } partie classée
   *[other] classement entre { $from } et { $to }, après { $games } parties classées
 }
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = dernières parties : { $signs }
# $rivals: people with wins and losses.
stats-rivals = le plus souvent contre { $rivals }
# $results: per strength, as below.
stats-computers = contre l'ordinateur : { $results }
stats-computer = { $strength } { $won } sur { $played }
# $results: per board, as below.
stats-together = ensemble { $results }
stats-board = { $won } sur { $played } (plateau { $board }, à { $seats })
stats-run = { $run ->
    [one] { $run } victoire de suite ensemble
   *[other] { $run } victoires de suite ensemble
 }
# $score: as stats-score.
stats-elsewhere = sans serveur : { $score }
stats-none = Pas encore de partie finie.
stats-only-own = En messages privés, je ne montre que vos propres résultats. Sur un serveur, je montre aussi ceux des autres.
stats-hidden = { $who } ne montre pas de résultats.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } et vous : vos points d'abord**
stats-between-none = { $who } et vous n'avez pas encore fini de partie face à face sur ce serveur.
stats-you-are-hidden = -# Personne d'autre ne voit ceci : vous n'êtes dans aucune liste, et `/stats` est pour vous seulement.
stats-choose = Montrer un jeu …
stats-rated = Parties classées ?
stats-rated-yes = Parties classées : oui
stats-rated-ask = Parties classées : me demander la première fois
stats-rated-no = Parties classées : seulement si j'accepte à chaque fois
button-graph = Courbe du classement
button-hide-me = Me cacher
button-show-me = Me montrer

leaderboard-title = **{ $game } : les meilleurs résultats d'ici**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }-{ $to }, { $games } partie
   *[other] { $place }. { $who } { $from }-{ $to }, { $games } parties
 }
leaderboard-rest = { $count ->
    [one] … et { $count } de plus
   *[other] … et { $count } de plus
 }
leaderboard-empty = Personne n'a encore de partie classée. La première donne un classement : `/play` avec `rated`.
# $people: those who have a number since a short time.
leaderboard-new = Depuis peu ici, classement à venir : { $people }
leaderboard-others = { $count ->
    [one] { $count } de plus
   *[other] { $count } de plus
 }
leaderboard-unlisted = { $count ->
    [one] { $count } de plus joue sans figurer ici
   *[other] { $count } de plus jouent sans figurer ici
 }
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = { $games ->
    [one] -# Vous : **{ $from }-{ $to }** après { $games } partie classée. Chacune resserre la fourchette : elle est large de { $width }. Le classement est sûr à partir d'une largeur de { $certain }, contre { $needed } adversaires différents (jusqu'ici { $rivals }).
   *[other] -# Vous : **{ $from }-{ $to }** après { $games } parties classées. Chacune resserre la fourchette : elle est large de { $width }. Le classement est sûr à partir d'une largeur de { $certain }, contre { $needed } adversaires différents (jusqu'ici { $rivals }).
 }
leaderboard-own-certain = { $games ->
    [one] -# Vous : **{ $from }-{ $to }** après { $games } partie classée.
   *[other] -# Vous : **{ $from }-{ $to }** après { $games } parties classées.
 }
leaderboard-on-servers = Chaque serveur a sa liste : demandez-la-moi sur un serveur.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Votre classement à { $game } sur { $games } parties classées : de { $first } à { $last }, le plus haut { $highest } après la partie { $highestAt }, le plus bas { $lowest } après la partie { $lowestAt }.

# Before a player is listed for the first time.
listed-first = `/leaderboard` et les autres listes de ce serveur vous montrent désormais. À vous de décider :

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] Janvier { $year }
    [2] Février { $year }
    [3] Mars { $year }
    [4] Avril { $year }
    [5] Mai { $year }
    [6] Juin { $year }
    [7] Juillet { $year }
    [8] Août { $year }
    [9] Septembre { $year }
    [10] Octobre { $year }
    [11] Novembre { $year }
   *[12] Décembre { $year }
 }
# $month: a month, as above.
month-title = **{ $month } · tous les jeux**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } partie, victoires : { $wins }
   *[other] { $place }. { $who } **{ $points }** · { $games } parties, victoires : { $wins }
 }
month-empty = Personne n'a encore de points.
month-points = -# Une partie finie donne 1 point, une nulle 2, une victoire 3 (2 si elle est au temps). Aux tables plus grandes, c'est la part des adversaires derrière vous qui compte. Au plus trois parties par mois contre la même personne comptent.
month-own = { $games ->
    [one] -# Vous : **{ $points }** en { $games } partie.
   *[other] -# Vous : **{ $points }** en { $games } parties.
 }
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = { $month }, les points en barres dans l'ordre de la liste : { $places }.
month-alt-place = place { $place } avec { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = Je ne peux pas donner le rôle de première place du mois sur { $server } : il est au-dessus du mien, ou il me manque **{ permission-manage-roles }**. `/settings` avec `champion` montre ce qu'il me faut.
champion-refused-gone = Le rôle de première place du mois sur { $server } n'existe plus. `/settings` avec `champion` en choisit un autre.
# $permission: what the bot lacks.
refused-role-permission = Pour donner un rôle, il me faut la permission { $permission } sur ce serveur. Accordez-la à mon rôle, puis choisissez de nouveau.
refused-role-above = Je ne peux pas donner { $role } : il est au-dessus de mon rôle. Montez le mien au-dessus dans la liste des rôles, ou choisissez-en un plus bas.
refused-role-managed = Je ne peux pas donner { $role } : il appartient à un bot ou à une intégration. Choisissez-en un autre.

# Rated lobbies.
lobby-rated = classée
lobby-asks-rated = **Cette partie est classée :** son résultat change votre classement sur ce serveur, que `/stats` vous montre. La rejoignez-vous ?
button-join-rated = Rejoindre
button-ask-unrated = Oui, mais non classée
button-rated-only = Classée ou pas du tout
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people } : quelqu'un préfère { $game } sans classement, donc la partie n'est plus classée, pour tout le monde. Si vous ne voulez la jouer que classée : **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = Vous jouez cette même position dans une partie classée, `{ $code }`. Redemandez quand vous y aurez joué.
refused-not-rated = Cette partie ne peut pas être classée : les parties classées se jouent sur un serveur, entre personnes, et les unes contre les autres.
refused-ratings-off = Ce serveur joue sans classement. Retirez `rated`.

option-rated = Classée ou non
option-rated-yes = oui
option-rated-no = non
command-settings-champion = Rôle de première place du mois. Gérer les rôles requis. @everyone : aucun
settings-champion-off = Rôle de première place du mois : **aucun**.
settings-champion-on = Rôle de première place du mois : **{ $role }**, pour le mois précédent.
settings-champion-refused = Rôle de première place du mois : **je ne peux pas donner { $role }**. Permettez-moi de gérer les rôles, et montez mon rôle au-dessus.
command-settings-ratings = Classer ou non les parties entre personnes d'ici
setting-ratings-choose = au choix de qui ouvre
setting-ratings-on = sauf avis contraire de qui ouvre
setting-ratings-off = jamais
settings-ratings = Parties classées : **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } enchaîne ici { $count } victoires à { $game }.
ending-first-here = -# Première victoire de { $who } à { $game } sur ce serveur.
# $moves: how many, eleven or more.
ending-longest = -# La plus longue partie de { $game } ici : { $moves } coups.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Classée.
ending-rated-new = -# Classée : { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } { $from } à { $to }
# $who: the players with fewer than two turns.
ending-too-early = -# Non classée, moins de deux coups joués : { $who }.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Non classée, en raison d'une absence : { $who }.
