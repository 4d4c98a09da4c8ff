# Contests: everybody meets everybody, or rounds of a Swiss contest.

command-contest = Tournois d'un jeu
command-contest-new = Ouvrir un tournoi dans ce salon
command-contest-new-kind = Qui contre qui
command-contest-new-game = Quel jeu
command-contest-new-pace = La cadence. Par défaut : celle du serveur
command-contest-new-rounds = Rondes : 2 à 9 pour un tournoi suisse, 3 à 5 pour des tables
command-contest-new-starts = Début dans combien de jours, 2 à 28
command-contest-new-name = Son nom
command-contest-card = Voir un tournoi
command-contest-card-contest = Lequel
command-contest-list = Les tournois de ce serveur
command-contest-leave = Quitter un tournoi avant le début
command-contest-leave-contest = Lequel
command-contest-withdraw = Se retirer d'un tournoi en cours
command-contest-withdraw-contest = Lequel
command-contest-start = Demander qui joue, ou débuter
command-contest-start-contest = Lequel
command-contest-stop = Arrêter un tournoi
command-contest-stop-contest = Lequel
command-contest-new-final = Après la dernière ronde, les 2 ou 4 premiers jouent encore. Sans cela, aucune finale

# The kinds, in a menu.
option-contest-pairs = pairs : tout le monde se rencontre, 3 à 10 personnes
option-contest-swiss = swiss : des rondes à force égale, 8 à 200 personnes
# The finals, in a menu. A meeting is two games.
option-final-none = aucune : le classement décide
option-final-2 = 2 : une rencontre de plus entre les deux premiers
option-final-4 = 4 : demi-finales et finale, ou deux parties à quatre à une table
option-contest-tables = tables : à trois ou quatre par table, 3 à 64 personnes
option-contest-together = together : des équipes qui jouent ensemble, 4 à 64 personnes
# The name of a contest to which none was given.
contest-name = Tournoi { $game }

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Tout le monde rencontre tout le monde une fois ({ $pace }).
# $rounds: a number.
contest-swiss = { $rounds ->
    [one] Tournoi suisse, { $rounds } ronde ({ $pace }).
   *[other] Tournoi suisse, { $rounds } rondes ({ $pace }).
 }
contest-swiss-open = Tournoi suisse, le nombre de rondes dépend du nombre de personnes ({ $pace }).
contest-tables = Tables de trois et de quatre. Rondes : { $rounds } ({ $pace }).
contest-together = Des équipes de deux à quatre jouent ensemble, sur trois plateaux ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = Début : { $when }. Deux jours avant, je demande aux personnes inscrites si elles jouent : { $called }.
contest-called = Début : { $when }. Seules jouent les personnes qui disent oui.
# $until: a date.
contest-runs = Il finit avec sa dernière partie, au plus tard : { $until }. Des vacances ajoutent au plus 7 jours.
# $round, $rounds: numbers.
contest-round = Ronde { $round } sur { $rounds }, fin au plus tard : { $until }. Des vacances ajoutent au plus 7 jours en tout.
contest-is-over = Le tournoi est fini.
contest-was-stopped = Le tournoi a été arrêté.
# $fewest: a number.
contest-was-few = Le tournoi n'a pas lieu : il fallait au moins { $fewest } oui.
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Inscriptions ({ $count }) : { $people }
# $count: how many have said that they play.
contest-in = Participation confirmée ({ $count }) : { $people }
contest-nobody = Aucune inscription pour l'instant.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (retrait)
# Small print of the card.
contest-rules-pairs = -# Une rencontre, c'est deux parties en parallèle, places échangées. Jusqu'à cinq personnes, toutes les rencontres se jouent en même temps. Au-delà, chaque personne en a au plus trois à la fois.
contest-rules-swiss = -# Une rencontre, c'est deux parties en parallèle, places échangées. La ronde suivante commence à la fin de la dernière rencontre. Si vous n'avez pas d'adversaire, une de vos deux parties compte comme gagnée.
contest-rules-tables = -# Chaque ronde a de nouvelles tables, avec d'autres adversaires et d'autres places. Points à une table : 1 pour qui bat tout le monde, ½ pour qui en bat la moitié, et ainsi de suite. Puis comptent les premières places, puis les points des meilleurs adversaires. La ronde suivante commence à la fin de la dernière table.
contest-rules-together = -# Les équipes sont formées pour être de même force. Chacune joue avec ses propres donnes, sur un plateau après l'autre : 4x, ON3ROWS, 6x. Les plateaux gagnés comptent, puis les jetons posés.
button-contest-join = Rejoindre
button-contest-leave = Quitter
button-contest-standing = Classement
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = Ensuite, les { $count } premiers jouent une finale.
# $until: a date.
contest-likely = Fin probable vers cette date : { $until }.
# A final goes on. $until: a date.
contest-semis = Demi-finales, fin au plus tard : { $until }. Des vacances ajoutent au plus 7 jours en tout.
contest-finals = La finale, fin au plus tard : { $until }. Des vacances ajoutent au plus 7 jours en tout.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Demi-finale : { $one } – { $other } (**{ $points }**)
contest-last = Finale : { $one } – { $other } (**{ $points }**)
contest-last-table = Finale à une seule table : { $players }
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line } : égalité de points, { $who } a gagné en moins de coups.
contest-by-place = { $line } : égalité de points, { $who } avait le meilleur rang avant.
contest-by-absence = { $line } : { $who } continue, l'autre personne a quitté le tournoi.
# On the card while a latecomer can press the button.
contest-place-free = Une personne a quitté le tournoi avant la fin de sa première partie : une place est libre.
button-contest-take = Prendre une place
# Small print of the card.
contest-rules-final = -# Une rencontre de la finale, c'est aussi deux parties. À égalité de points, la victoire va à la personne qui a gagné sa partie en moins de coups, et à égalité de coups, à celle qui avait le meilleur rang avant la finale.
contest-rules-final-table = -# La finale, ce sont deux parties à une seule table, avec les places inversées dans la seconde. À égalité de points, le meilleur rang avant la finale l'emporte.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = Le tableau du tournoi, ses lignes dans l'ordre de la liste. Points : { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = La finale, avec les numéros de la liste à la place des noms. { $meetings }
contest-alt-teams = Le tableau des équipes, ses lignes dans l'ordre de la liste : { $points }.
contest-decimal = { $whole },{ $hundredths }
contest-team-points = plateaux : { $boards }, jetons : { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } commence :** { $when }. Jouez-vous ? Sans réponse, vous ne jouez pas.
button-contest-in = Je joue
button-contest-out = Pas cette fois

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name }, c'est fini.**
contest-stopped = **{ $name } : tournoi arrêté.** Les parties en cours continuent.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = **{ $name }** ouvre ses inscriptions. La carte arrive dans { $channel } : tout le monde peut rejoindre le tournoi là-bas.
# $when: date and time.
contest-joined = Inscription faite : **{ $name }**. Début : { $when }. Deux jours avant, je vous demande si vous jouez.
contest-is-in = **{ $name }** : vous jouez. Début : { $when }.
contest-is-out = **{ $name }** : vous ne jouez pas. Jusqu'au début, vous pouvez encore rejoindre le tournoi sur sa carte.
contest-left-it = **{ $name }** : vous quittez le tournoi.
contest-ask-withdraw = **{ $name }** : vous retirer du tournoi ? Vous ne pourrez pas revenir. Vos parties en cours continuent. Si vous avez joué moins de la moitié de vos parties, aucune ne compte au classement. Sinon, vos adversaires gagnent celles qui n'ont pas commencé.
button-contest-withdraw = Oui, me retirer
contest-ask-withdraw-tables = **{ $name }** : vous retirer du tournoi ? Vous ne pourrez pas revenir. Votre partie en cours continue. Si vous avez joué moins de la moitié de vos tables, aucune ne compte au classement. Sinon, elles restent.
contest-ask-withdraw-together = **{ $name }** : vous retirer du tournoi ? Vous ne pourrez pas revenir. Votre partie en cours continue. Votre équipe joue les plateaux suivants sans vous.
contest-withdrew = **{ $name }** : vous vous retirez du tournoi. Vos parties en cours continuent.
contest-ask-stop = Arrêter **{ $name }** pour tout le monde ? Les parties en cours continuent, rien d'autre ne commence.
button-contest-stop = Oui, arrêter
contest-has-stopped = **{ $name }** : tournoi arrêté.
contest-starts = **{ $name }** commence : { $when }. Je demande dès maintenant aux personnes inscrites si elles jouent.
contest-starts-now = **{ $name }** commence maintenant, avec les personnes qui ont dit oui.
contest-goes-on = **{ $name }** : vous continuez.
contest-took-pairs = Vous avez pris une place dans **{ $name }** et rencontrez tout le monde.
contest-took-swiss = Vous avez pris une place dans **{ $name }** et jouez dès la prochaine ronde.
# $place: a number; $points: such as 7 or 7½.
contest-own = Vous : rang { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = Les tournois ici :
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = début : { $when }
contest-state-running = en cours
contest-list-none = Aucun tournoi n'est ouvert ici. `/contest new` en ouvre un.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** dans { $place } commence : { $until }. Vous avez rejoint ce tournoi, donc je vous le demande : jouez-vous ? Sans réponse, vous ne jouez pas.
contest-lost = **{ $name }** dans { $place } : vous avez perdu une partie au temps. Touchez **{ button-league-go }** si vous continuez, limite : { $until }. Sans réponse, ou après une deuxième partie perdue au temps, je vous retire du tournoi.

refused-contest-on-servers = Les tournois se jouent sur un serveur : tapez-y `/contest`.
refused-no-contest = Je ne trouve pas ce tournoi ici. `/contest list` montre ceux qui sont ouverts.
refused-contest-not-for-two = { $game } n'a pas de tournois : il faut un jeu à deux, face à face.
refused-contest-not-for-tables = { $game } n'a pas de tables : il faut un jeu où trois personnes ou plus s'affrontent. Changez `game` ou `kind`.
refused-contest-not-together = { $game } ne se joue pas ensemble : pour les équipes, il y a Mindoku. Changez `game` ou `kind`.
refused-contest-pace = Aucun tournoi de ce jeu ne se joue à cette cadence. Choisissez une autre `pace` : rapide ou normale convient à chaque jeu.
refused-contest-name = Un nom a au plus 40 lettres, chiffres et signes simples. Choisissez un autre `name`.
refused-contest-name-taken = Un tournoi de ce nom est déjà ouvert ici : **{ $name }**. Choisissez un autre `name`.
# $most: a number.
refused-contest-rounds = Un tournoi suisse a de 2 à { $most } `rounds`, un tournoi de tables de 3 à 5, les autres aucune. Changez ou enlevez `rounds`.
refused-contest-no-final = Il n'y a pas de finale dans un circuit, ni dans un tournoi où une équipe joue ensemble. Enlevez `final`.
refused-contest-days = Un tournoi commence dans 2 à 28 jours. Changez ou enlevez `starts`.
refused-contests-too-many = Ce serveur a déjà dix tournois. `/contest list` les montre : attendez que l'un d'eux finisse.
refused-contests-off = Ce serveur n'ouvre pas de tournois. Les personnes qui le gèrent peuvent les autoriser : `/settings` avec `contests`.
refused-contests-of-moderators = Ici, c'est la modération qui ouvre les tournois. Demandez-lui, ou faites changer `contests` dans `/settings` par une personne qui gère le serveur.
refused-contest-not-yours = Seules la modération et la personne qui a ouvert ce tournoi peuvent le faire. Demandez-leur.
# $fewest: a number.
refused-contest-too-few = Il faut au moins { $fewest } oui. Attendez-en d'autres : le tournoi commence de lui-même à la date que donne sa carte.
refused-contest-closed = Ce tournoi a commencé, donc les inscriptions ne changent plus. `/contest card` montre où il en est.
refused-contest-ended = Ce tournoi est fini. `/contest list` montre ceux qui sont ouverts.
refused-contest-full = Ce tournoi est complet. Une place se libère quand une autre personne le quitte.
refused-in-contest = Vous êtes déjà dans ce tournoi.
refused-not-in-contest = Vous n'êtes pas dans ce tournoi.
refused-contest-not-playing = Vous ne jouez pas dans ce tournoi, ou il n'est pas en cours. `/contest card` montre où il en est.
refused-contest-not-asked = Cette question est close, et rien n'a changé. `/contest card` montre où en est le tournoi.
refused-contest-no-place = Il n'y a plus de place libre ici. `/contest list` montre les tournois ouverts.
refused-contest-was-in = Vous avez quitté ce tournoi, et on n'y revient pas. `/contest list` montre ceux qui sont ouverts.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour : pendant un an, un tournoi d'un autre jeu tous les 14 jours
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · un circuit à travers tous les jeux
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Circuit à travers tous les jeux
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = Un petit tournoi commence tous les 14 jours, chaque fois d'un autre jeu. Tournois en un an : { $count } ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Terminés : { $over } sur { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Prochain : { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = Tous ses tournois ont commencé.
# Small print of the card.
contest-rules-tour = -# Un petit tournoi donne jusqu'à 10 points, selon votre part des points possibles, et 3 de plus si vous jouez jusqu'à la fin. Vos meilleurs résultats comptent, autant que les deux tiers des tournois terminés. Avant chaque tournoi, je demande aux personnes qui ont joué le précédent si elles jouent. Les autres s'inscrivent sur la carte du tournoi. À plus de dix personnes, un jeu à deux se joue en rondes suisses.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = Le classement du circuit. Points, dans l'ordre de la liste : { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = **{ $name }** : le circuit est ouvert. La carte arrive dans { $channel }, comme celles des petits tournois : tout le monde peut s'y inscrire.
contest-ask-stop-tour = Arrêter **{ $name }** pour tout le monde ? Les petits tournois ouverts ou en cours continuent, mais aucun autre ne s'ouvrira.
refused-contest-tour-pace = Un circuit se joue toujours à la cadence rapide. Choisissez « rapide », ou enlevez `pace`.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** dans { $place }. Début : { $until }. Vous avez rejoint ce tournoi ou joué le précédent, donc je vous demande : jouez-vous ? Sans réponse de votre part, vous ne jouez pas.
