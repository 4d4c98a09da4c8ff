# Leagues: seasons in groups, which begin and end by themselves.

command-league = Des saisons en groupes, qui commencent et finissent d'elles-mêmes
command-league-new = Ouvrir la ligue d'un jeu dans ce salon
command-league-new-game = Quel jeu, parmi ceux à deux
command-league-new-pace = La cadence. Par défaut : celle du serveur
command-league-card = Voir une ligue : ses groupes, et la date de la suite
command-league-card-game = La ligue de quel jeu
command-league-join = Jouer à partir de la prochaine saison
command-league-join-game = La ligue de quel jeu
command-league-leave = Quitter une ligue
command-league-leave-game = La ligue de quel jeu
command-league-once = Jouer la prochaine saison, puis quitter la ligue

command-league-once-game = La ligue de quel jeu

# The card, the beginning of which is always the same. $game: the game.
league-title = **Ligue { $game }**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Saison { $season }, { $pace }. Elle finit avec sa dernière partie, au plus tard : { $until }. Rejoignez la ligue pour jouer à partir de la prochaine saison.
# $when: date and time.
league-next = La saison { $season } ({ $pace }) commence d'elle-même : { $when }. Rejoignez-la avant.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = { $count ->
    [one] Une saison ({ $pace }) commence d'elle-même dès que vous êtes { $fewest } : il manque { $count } personne.
   *[other] Une saison ({ $pace }) commence d'elle-même dès que vous êtes { $fewest } : il manque { $count } personnes.
 }
league-rests = La prochaine saison n'a pas encore de date : trop peu de monde a dit oui, ou les ligues sont arrêtées ici.
# $people: those who play the next season.
league-people = Participation ({ $count }) : { $people }
# $count: further people who are not named.
league-more = { $count } de plus
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Groupe { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# Dans un groupe, tout le monde rencontre tout le monde une fois : deux parties en parallèle, places échangées, au plus { $most } rencontres à la fois. Ensuite, le haut du tableau monte et le bas descend.
button-league-join = Rejoindre
button-league-leave = Quitter
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] Le tableau de la saison, ses lignes dans l'ordre de la liste. { $groups }
   *[other] Les tableaux de { $count } groupes, leurs lignes dans l'ordre de la liste. { $groups }
 }
# $points: the points of the rows, joined.
league-alt-group = Groupe { $group } : { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **Ligue { $game } : la saison { $season } est finie.**
# $people: who is first, or who shares the first place.
league-first = En tête du groupe { $group } : { $people } (**{ $points }**).
league-up = Montent d'un groupe : { $people }.

# Answers to one player alone.
league-opened = La ligue **{ $game }** est ouverte. Sa carte arrive dans { $place } : tout le monde peut la rejoindre là-bas, et ses saisons commencent et finissent d'elles-mêmes.
league-joined = Vous êtes dans la ligue **{ $game }**, jusqu'à ce que vous la quittiez.
league-joined-once = Vous êtes dans la ligue **{ $game }**, pour sa prochaine saison.
# $until: a date.
league-after-season = Une saison est en cours, fin au plus tard : { $until }. Vous jouez à partir de la suivante.
# $when: date and time.
league-from = Votre saison commence : { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] Il y a assez de monde pour une saison : la carte en donne bientôt la date.
    [one] Votre saison commence dès que { $count } personne de plus la rejoint.
   *[other] Votre saison commence dès que { $count } personnes de plus la rejoignent.
 }
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] { $people } joue ici, et vous bloquez cette personne. La ligue ne vous opposera pas.
   *[other] { $people } jouent ici, et vous bloquez ces personnes. La ligue ne vous opposera pas.
 }
league-left-it = Vous quittez la ligue **{ $game }**. Vos parties en cours continuent.
league-withdrew = Vous quittez la ligue **{ $game }**. Vos parties en cours continuent, les autres ne commencent pas.
league-is-in = Vous jouez la prochaine saison de la ligue **{ $game }**.
league-is-out = Vous ne jouez pas la prochaine saison de la ligue **{ $game }**. Vous pouvez encore la rejoindre sur sa carte.
league-goes-on = Vous continuez dans la ligue **{ $game }**.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = La prochaine saison de la ligue **{ $game }** dans { $place } commence : { $until }. Vous avez perdu une partie au temps dans la dernière, donc je vous le demande : jouez-vous ?
button-league-in = Je joue
button-league-out = Pas cette fois
league-lost = Vous avez perdu au temps une partie de la ligue **{ $game }** dans { $place }. Touchez **{ button-league-go }** si vous continuez, limite : { $until }. Sans réponse, ou après une deuxième partie perdue au temps, vos autres rencontres ne commencent pas.
button-league-go = Je continue
league-left = Vous n'êtes plus dans la ligue **{ $game }** dans { $place } : vous y avez perdu des parties au temps, et je suis sans nouvelles de vous depuis un mois. Vous pouvez revenir quand vous voulez.
button-league-again = Rejoindre de nouveau

refused-league-on-servers = Les ligues se jouent sur un serveur : tapez-y `/league`.
refused-no-league = Il n'y a pas encore de ligue { $game } ici. `/league new` en ouvre une.
refused-league-not-for-two = { $game } n'a pas de ligue : il faut un jeu à deux, face à face.
refused-league-pace = Aucune saison de ce jeu ne se joue à cette cadence. Choisissez une autre `pace` : rapide ou normale convient à chaque jeu.
refused-league-running = Une saison est en cours et garde sa cadence. Entre deux saisons, `/league new` la change.
refused-leagues-off = Ce serveur n'ouvre pas de ligues. Les personnes qui le gèrent peuvent les autoriser : `/settings` avec `contests`.
refused-leagues-of-moderators = Ici, c'est la modération qui ouvre les ligues. Demandez-lui, ou faites changer `contests` dans `/settings` par une personne qui gère le serveur.
refused-not-in-league = Vous n'êtes pas dans cette ligue.
refused-in-league = Vous êtes déjà dans cette ligue.
refused-league-not-asked = Cette question est close, et rien n'a changé. `/league card` montre où en est la ligue.
