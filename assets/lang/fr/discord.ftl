# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = facile
strength-medium = moyen
strength-strong = fort
fault = Quelque chose n'a pas marché de mon côté. La partie est en sécurité. Réessayez dans un instant.
# It took so long that they may have done something else meanwhile.
too-late = Cela m'a pris trop de temps, donc rien n'a été fait. Réessayez.

# Names in Discord's own interface, as Discord has them in this language.
# ? The names of Discord's permissions and of the path are from memory: compare them with the client in French.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-manage-messages = Gérer les messages
permission-manage-server = Gérer le serveur
permission-manage-roles = Gérer les rôles
permission-create-threads = Créer des fils publics
path-channel-permissions = Modifier le salon → Permissions

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Rejoindre
# $code: the game's code.
button-join-game = Rejoindre { $code }
button-leave = Quitter
button-really-leave = Oui, quitter
button-add-computer = Ajouter l'ordinateur
button-first-person = Vous commencez
button-first-computer = L'ordinateur commence
button-first-chance = Au hasard
button-easy = Facile
button-medium = Moyen
button-strong = Fort
button-open-to-all = Ouvrir à tout le monde
button-rules = Règles
button-learn = Apprendre
# $game: another game, whose lesson comes next.
button-learn-game = Apprendre { $game }
# $game: a lesson that was begun.
button-learn-on = Continuer { $game }
button-today = Problème du jour
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Suivante : { $game }
   *[other] Suivante : { $game } ({ $count } en attente)
}
button-hint = Indice
button-show = Montrez-moi
button-skip = Passer l'étape
button-next = Suivant ▶
button-try-again = Réessayer
button-try-it = Essayer
button-propose = Proposer un coup
button-propose-it = Proposer ce coup
button-votes = Voter
button-vote = Voter pour ce coup
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Jouer en facile
button-call-tomorrow = Me prévenir demain
# $strength: how well the computer plays, such as "medium".
button-play-at = Niveau { $strength }
button-open-mine = Ouvrir pour moi
button-start = Commencer
button-cancel = Annuler
button-really-cancel = Oui, annuler
# The seats of people who are no longer on the server.
button-free-seats = Libérer la place
button-start-anyway = Commencer quand même
button-post-again = Publier à nouveau
button-play-computer = Affronter l'ordinateur
button-turn = À vous de jouer
button-hand = Ma main
button-secret = Mon secret
button-claim = Signaler
button-more = Plus d'options
button-back = Retour
button-again = Rouvrir
button-confirm = Confirmer
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = Jouer plutôt { $colour }
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Jouer quand même
button-resign = Abandonner
button-really-resign = Oui, abandonner
button-undo = Annuler le coup
button-draw = Nulle
button-open = Chercher une relève
button-really-open = Oui, une relève
button-keep = Rester
button-seats = Places libres
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = Gagner après 24 heures
button-go-on-unless = Continuer après 24 h
button-tell = Me prévenir à la fin
button-untell = Ne plus me prévenir
button-follow = Suivre
button-unfollow = Ne plus suivre
button-break-off = Interrompre la partie
button-really-break-off = Oui, sans résultat
button-break-off-others = Interrompre la partie
button-rematch = Revanche
button-meet = Revanche : deux parties
button-accept-draw = Accepter la nulle
button-decline-draw = Refuser la nulle
button-withdraw-draw = Retirer l'offre
button-accept-undo = Accepter
button-decline-undo = Refuser
button-withdraw-undo = Retirer la demande
# $colour: the seat's.
button-take = Relayer { $colour }
button-time = Donner du temps à { $colour }
button-before = ◀ Précédent
button-after = Suivant ▶
button-mine = Mes parties
button-reminders = Rappels
button-vacation = Vacances
button-server = Ce serveur
button-registry = Tous les jeux
button-play = Jouer
button-commands = Toutes les commandes
# $channel: a channel's name, shortened where it is long.
# Above a list of games. $who: a person.
with-which-game = Jouer avec { $who } : à quel jeu ? J'ouvre la partie ici et lui propose de la rejoindre.
button-open-in = Ouvrir dans #{ $channel }
button-open-game = Jouer à plusieurs
button-alone = Contre l'ordinateur
button-rules-of = Règles de { $game }
button-text = Plateau en texte
button-history = Historique
button-record = Liste des coups
button-replay = Relecture
button-first = Début
# One step back in the history; the way back in menus is another button.
button-previous = Précédent
button-forward = Suivant
button-last = Fin

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = la place 2 peut échanger avec la place 1 (notre option)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] en direct : 15 s par coup, 5 min au départ
    [fast] 2 coups par jour, 1 jour au départ
    [slow] 2 coups par semaine, 5 jours au départ
   *[normal] 1 coup par jour, 3 jours au départ
 }

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = par { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. Durée : { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] À cette cadence, cela fait environ { $count } semaines.
    [months] À cette cadence, cela fait environ { $count } mois.
   *[days] À cette cadence, cela fait environ { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }.
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = Avec la cadence **rapide**, c'est plus court.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **{ $most } places :** { $people }
    [one] **{ $most } places :** { $people } · { $free } libre
   *[other] **{ $most } places :** { $people } · { $free } libres
 }
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } places :** { $people }
    [one] **{ $fewest }–{ $most } places :** { $people } · { $free } libre
   *[other] **{ $fewest }–{ $most } places :** { $people } · { $free } libres
 }
# One of the people. $who: an invited person.
lobby-kept = *réservée à { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = La partie commence quand toutes les places sont prises.
lobby-start-from = La partie commence quand toutes les places sont prises. À partir de { $count } personnes, { $who } peut toucher **{ $button-start }**.
lobby-start-now = La partie commence quand toutes les places sont prises, ou quand { $who } touche **{ $button-start }**.
# $code: the code of a game that is on no server.
lobby-start-code = Vos amis la rejoignent de n'importe où : `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = Les places sont dans cet ordre, et la première commence.
lobby-rotated = Les places ont tourné : qui a commencé la dernière partie joue maintenant en dernier.
lobby-shuffled = Les places sont tirées au hasard.
# In the place of these where two games are played.
lobby-meeting = Vous jouez deux parties en parallèle, places échangées.
# $link: to the message about the end, or to the board.
lobby-over = -# Partie jouée ici : [voir la fin]({ $link })
lobby-cancelled = Cette partie a été annulée avant de commencer.
lobby-started = La partie a commencé : [voir le plateau]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = Annuler **{ $game }** ? Déjà là : { $people }. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] { $people } n'est plus sur ce serveur, et ne jouera peut-être jamais.
   *[other] { $people } ne sont plus sur ce serveur, et ne joueront peut-être jamais.
}{ $rated ->
    [true] {" "}Si vous commencez quand même, la partie n'est pas classée.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people } : { $game }, partie annulée avant de commencer. `{ $code }`
news-cancelled-by-moderator = { $people } : { $game }, partie annulée par la modération du serveur avant de commencer. `{ $code }`
news-expired = { $people } : { $game }, partie annulée, faute d'avoir commencé en une semaine. `/play` en ouvre une autre. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people } : { $game }, partie annulée, faute d'avoir commencé en deux jours. Je continue à chercher pour vous. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people } : invitation à [{ $game }]({ $link }) refusée, donc tout le monde peut prendre cette place. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people } : personne n'a encore rejoint [{ $game }]({ $link }). La partie reste ouverte cinq jours de plus. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [Voir le plateau]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people } : une place vous attend. **{ $button-join }** la prend, **{ $button-leave }** la refuse.
button-company = Qui est là ?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $who } : répond en { $span } environ, parties finies : { $finished } sur { $games }
company-answers = { $who } : répond en { $span } environ
company-finished = { $who } : parties finies : { $finished } sur { $games }
company-new = { $who } : pas encore de partie ici
company-nobody = Personne d'autre n'est encore là.
company-private = -# Personne d'autre ne voit ceci : les dernières parties sur ce serveur, et le temps habituel des 20 derniers coups.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people } : vous cherchez le même jeu. La partie commence dès que vous êtes deux à toucher **{ $button-join }**, d'ici deux jours. Pour y renoncer : **{ $button-leave }**.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Choisissez des jeux ci-dessous. Quand quelqu'un d'autre ici veut jouer à l'un d'eux, j'ouvre la partie et je vous mentionne. Elle commence dès que vous êtes deux à toucher **{ $button-join }**.
looking-any = n'importe quel jeu
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = { $count ->
    [one] Vous cherchez { $games } ({ $pace }), { $count } partie à la fois, { $until }.
   *[other] Vous cherchez { $games } ({ $pace }), { $count } parties à la fois, { $until }.
 }
# $when: a date.
looking-ends = fin : { $when }
looking-stays = jusqu'à ce que vous arrêtiez
# Above a list of players, one a line.
looking-others = Cherchent aussi :
# $who: a player; $games, $pace: as above.
looking-line = { $who } : { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Quelqu'un veut le même jeu : j'ouvre **{ $game }** dans { $place }. La partie commence dès que vous êtes deux à toucher **{ $button-join }**, d'ici deux jours.
looking-nobody = Personne pour l'instant.
# $role: the mention of a role.
looking-call = { $role } : quelqu'un cherche une partie.
button-look = Je veux jouer
looking-choose-games = Quels jeux ?
looking-choose-pace = À quelle cadence ?
looking-choose-most = Combien à la fois ?
looking-most = { $count ->
    [one] { $count } partie à la fois
   *[other] { $count } parties à la fois
 }
looking-choose-until = Jusqu'à quand ?
looking-until-day = pendant un jour
looking-until-week = pendant une semaine
looking-until-month = pendant un mois
looking-until-always = jusqu'à ce que j'arrête
button-stop-looking = Ne plus chercher
button-looking = Qui veut jouer ?
# Said to the opener alone, after a button.
lobby-how-strong = À quel niveau dois-je jouer ?
lobby-leave-last = Personne d'autre n'est là : si vous quittez, cette partie est annulée.
# $who: another player.
lobby-leave-to = Si vous partez, { $who } peut commencer ou annuler cette partie.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game } :** { $people } · `{ $code }`
    [one] **{ $game } :** { $people } · { $free } libre · `{ $code }`
   *[other] **{ $game } :** { $people } · { $free } libres · `{ $code }`
 }
lobby-joined-started = **{ $game }** a commencé : le plateau est dans vos messages privés. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }) : { $people }
    [one] [{ $game }]({ $link }) : { $people } · { $free } libre
   *[other] [{ $game }]({ $link }) : { $people } · { $free } libres
 }

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } – { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = deux parties, places échangées
# On the panel. $other: the code of the other game.
meeting-beside = -# En parallèle avec `{ $other }`, places échangées.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = L'autre partie, `{ $other }`, continue.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = Les deux parties : { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← doit jouer
panel-player-to-act-until = **{ $colour } · { $who }** ← doit jouer, limite : { $until }
panel-player-left = ~~{ $colour }~~ · { $who } a quitté la partie
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = { $place ->
    [1] 1re
   *[other] { $place }e
 }
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } a quitté la partie
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · points : { $score }
panel-player-scored = { $place } · { $colour } · { $who } · points : { $score }
# $until: when the time of all who are to move ends.
panel-until = Limite pour jouer : { $until }
panel-last = Dernier coup : { $report }
# $goal: what one plays for.
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Depuis votre coup :
panel-since = Depuis le dernier coup de { $seat } :
panel-goal = **But :** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **La partie est finie : victoire de { $first } contre { $others }.**
panel-drawn = **La partie est finie : nulle entre { $first }.**
panel-shared = **La partie est finie : première place partagée par { $first }, devant { $others }.**
panel-won-together = **La partie est finie : vous avez gagné ensemble.**
panel-lost-together = **La partie est finie : vous avez perdu ensemble. Encore un essai ?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = C'était votre première partie. Voulez-vous que je vous dise demain ce qui vous attend ?
ending-first-win = 🎉 **Votre première victoire.** Dois-je jouer mieux la prochaine fois ?
ending-gentler = J'ai gagné deux fois de suite : voulez-vous que je joue un peu moins bien ?
ending-hints = Des indices vous aideraient-ils ? Dans votre prochaine partie, `/hint` suggère un coup.
ending-resigned = { $moves ->
    [0] Abandon de { $left }. { $first } gagne avant le premier coup.
    [one] Abandon de { $left }. { $first } gagne après { $moves } coup.
   *[other] Abandon de { $left }. { $first } gagne après { $moves } coups.
 }
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] Temps écoulé pour { $left }. { $first } gagne avant le premier coup.
    [one] Temps écoulé pour { $left }. { $first } gagne après { $moves } coup.
   *[other] Temps écoulé pour { $left }. { $first } gagne après { $moves } coups.
 }
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } a quitté la partie. { $first } gagne avant le premier coup.
    [one] { $left } a quitté la partie. { $first } gagne après { $moves } coup.
   *[other] { $left } a quitté la partie. { $first } gagne après { $moves } coups.
 }
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Plus d'issue pour { $others } : { $first } gagne en { $moves } coups.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } laisse { $others } sans coup et gagne, après { $moves } coups.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = Plus aucun coup pour { $others } : { $first } gagne en { $moves } coups.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] Nulle d'un commun accord : { $first } se serrent la main avant le premier coup.
    [one] Nulle d'un commun accord : { $first } se serrent la main après { $moves } coup.
   *[other] Nulle d'un commun accord : { $first } se serrent la main après { $moves } coups.
 }
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Belle lutte : { $first } conviennent de la nulle avant le premier coup.
    [one] Belle lutte : { $first } conviennent de la nulle après { $moves } coup.
   *[other] Belle lutte : { $first } conviennent de la nulle après { $moves } coups.
 }
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Paix à la table : { $first } conviennent de la nulle avant le premier coup.
    [one] Paix à la table : { $first } conviennent de la nulle après { $moves } coup.
   *[other] Paix à la table : { $first } conviennent de la nulle après { $moves } coups.
 }
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = On tourne en rond : la même position pour la troisième fois, nulle entre { $first } après { $moves } coups.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Troisième fois, même position : { $first } font nulle après { $moves } coups.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Personne ne cède : la position est revenue une troisième fois, et { $first } font nulle après { $moves } coups.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Rien ne les sépare : { $first } font nulle après { $moves } coups.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = À forces égales : { $first } font nulle après { $moves } coups.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Honneurs partagés : { $first } font nulle après { $moves } coups.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Impossible de les départager : { $first } partagent la première place, devant { $others }, après { $moves } coups.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = Il y a plus d'une place au sommet : { $first } finissent devant { $others }, après { $moves } coups.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = { $first } partagent la victoire, devant { $others }, après { $moves } coups.
# A game that ended without a result. $first: who played.
ending-broken-off = **La partie entre { $first } a été interrompue, sans résultat.**
ending-abandoned = **La partie entre { $first } a été close sans résultat, après un mois sans coup.**
# The same where no heading names the game.
end-won = **{ $game } : victoire de { $first } contre { $others }.** `{ $code }`
end-drawn = **{ $game } : nulle entre { $first }.** `{ $code }`
end-shared = **{ $game } : première place partagée par { $first }, devant { $others }.** `{ $code }`
end-won-together = **{ $game } : victoire commune de { $first }.** `{ $code }`
end-lost-together = **{ $game } : défaite commune de { $first }.** `{ $code }`
end-broken-off = **{ $game } : la partie entre { $first } a été interrompue, sans résultat.** `{ $code }`
end-abandoned = **{ $game } : la partie entre { $first } a été close sans résultat, après un mois sans coup.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $days ->
    [one] { $by } donne { $days } jour de plus à { $to }.
   *[other] { $by } donne { $days } jours de plus à { $to }.
}
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $hours ->
    [one] { $by } donne { $hours } heure de plus à { $to }.
   *[other] { $by } donne { $hours } heures de plus à { $to }.
}
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $minutes ->
    [one] { $by } donne { $minutes } minute de plus à { $to }.
   *[other] { $by } donne { $minutes } minutes de plus à { $to }.
}
# How much time one gives. $seat: who gets it.
gift-ask = Combien de temps donnez-vous à { $seat } ? Toute la table le voit.
# The labels of buttons, too.
span-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
span-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }
span-minutes = { $minutes ->
    [one] { $minutes } min
   *[other] { $minutes } min
 }
# $until: a day.
panel-away = en vacances, retour : { $until }
# Of a player, after "to move".
panel-held = injoignable, donc la pendule est arrêtée
panel-closes = -# Aucun coup depuis trois semaines. Sans nouveau coup, cette partie se ferme : { $when }.
panel-broken-off = **La partie a été interrompue, sans résultat.**
panel-abandoned = **La partie a été close sans résultat, après un mois sans coup.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people } : le fil de cette partie a été supprimé, donc elle continue ici.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# Je ne peux plus écrire dans { $place }. La partie continue ici : chaque personne a un plateau comme celui-ci. La modération peut y déverrouiller le fil, ou m'accorder **{ permission-view-channel }**, **{ permission-send-messages }** et **{ permission-send-messages-in-threads }**. La partie y retournera alors.
panel-muted = -# Je ne peux plus écrire ici, donc la partie continue en messages privés. La modération peut déverrouiller ce fil, ou m'accorder ici **{ permission-send-messages }** et **{ permission-send-messages-in-threads }**. La partie reviendra alors ici.
# The board is shown as text below.
panel-no-files = -# Je ne peux pas joindre d'images ici. La modération peut m'accorder **{ permission-attach-files }**.
panel-no-picture = -# Discord n'a pas accepté l'image de ce plateau. `/board` réessaie.
panel-direct = -# Je n'ai plus accès au salon de cette partie. Elle continue ici : chaque personne a un plateau comme celui-ci.
panel-back = **{ $game }** a de nouveau une table : [la partie y continue]({ $link }) · `{ $code }`
panel-together = -# Vous jouez ensemble : merci de ne pas parler de la partie avant la fin.
report-skip = { $seat ->
    [self] Vous n'avez plus de temps et perdez
   *[other] { $seat } n'a plus de temps et perd
 } le tour.
report-leave = { $seat ->
    [self] Vous abandonnez
   *[other] { $seat } abandonne
 }.
report-out-of-time = { $seat ->
    [self] Vous n'avez plus de temps
   *[other] { $seat } n'a plus de temps
 }.
# Of a person who has been erased.
report-gone = { $seat ->
    [self] Vous quittez
   *[other] { $seat } quitte
 } la partie.
report-undo = { $seat ->
    [self] Vous annulez
   *[other] { $seat } annule
 } un coup.
report-take = { $seat ->
    [self] Vous prenez
   *[other] { $seat } prend
 } la place libre.
report-draw = Nulle d'un commun accord.
report-broken-off = La modération du serveur interrompt la partie.
# $reason: what the moderator typed.
report-broken-off-for = La modération du serveur interrompt la partie : { $reason }
report-break-off = { $seat ->
    [self] Vous interrompez
   *[other] { $seat } interrompt
 } la partie.

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people } : à vous de jouer dans { $game }. [Voir le plateau]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people } : à vous de jouer dans { $game }. Limite : { $until }. [Voir le plateau]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } propose la nulle. Jouer un coup vaut refus.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people } : un signalement a changé votre main dans { $game }. { $report } [Voir le plateau]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [voir le plateau]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } propose la nulle. Jouer sans répondre vaut refus. Pour { $people } : **{ button-accept-draw }** ou **{ button-decline-draw }**.
   *[yes] { $by } propose la nulle. Jouer sans répondre vaut refus. Pour { $people } : **{ button-accept-draw }** ou **{ button-decline-draw }**. Pour { $by } : **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } demande à annuler un coup. { $takes } La demande tient jusqu'au prochain coup. Pour { $people } : **{ button-accept-undo }** ou **{ button-decline-undo }**. Pour { $by } : **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] Cela annule { $turn }.
   *[other] Cela annule { $turn }, ainsi que { $others }.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = le coup { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = { $turn } (à vous)
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } préfère continuer.
declined-undo = { $by } préfère que le coup reste.
agreements-seat = La place de { $seat } est libre. Touchez le bouton pour jouer la suite à cette place.
agreements-seat-until = La place de { $seat } est libre. Touchez le bouton pour jouer la suite à cette place. Limite : { $until }

# What one's own doing came to.
done = C'est fait.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Annulation demandée. { $takes } L'annulation se fait dès que tout le monde est d'accord.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] Annulé : { $turn }.
   *[other] Annulé : { $turn }, ainsi que { $others }.
}
# $undone: the sentence done-undo.
done-undone = Vous acceptez. { $undone }
done-offered = Nulle proposée. L'offre tient jusqu'à ce que l'adversaire la refuse, ou joue sans l'accepter.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = Ce n'est plus d'actualité.
done-accepted = Vous acceptez. Les autres n'ont pas encore répondu.
done-drawn = Vous acceptez la nulle. Bien joué.
done-drawn-computer = L'ordinateur accepte la nulle : il a la certitude que personne ne peut gagner ici.
done-declined = Refusé.
done-withdrawn = Retiré.
done-open = Je cherche une relève. D'ici là, vous continuez à jouer.
done-kept = Vous gardez votre place.
done-taken = La place dans { $game } est à vous. Bonne chance. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = { $days ->
    [one] Vous donnez { $days } jour de plus à { $to }.
   *[other] Vous donnez { $days } jours de plus à { $to }.
}
# $to: who gets it; $hours: how many.
done-gave-hours = { $hours ->
    [one] Vous donnez { $hours } heure de plus à { $to }.
   *[other] Vous donnez { $hours } heures de plus à { $to }.
}
# $to: who gets it; $minutes: how many.
done-gave-minutes = { $minutes ->
    [one] Vous donnez { $minutes } minute de plus à { $to }.
   *[other] Vous donnez { $minutes } minutes de plus à { $to }.
}
done-broken-off = Partie interrompue, sans résultat.
seat-really-open = Chercher une relève dans **{ $game }** ? Elle reprend vos pièces, votre main et votre pendule ; d'ici là, votre pendule tourne. `{ $code }`
seat-is-open = Je cherche une relève pour vous dans **{ $game }**. `{ $code }`
seats-open = Reprenez une place dans **{ $game }**, avec ses pièces, sa main et sa pendule. `{ $code }`
break-off-really = Interrompre **{ $game }**, sans résultat ? C'est possible jusqu'au premier coup sur le plateau. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = Interrompre **{ $game }** pour tout le monde, sans résultat ? Tout le monde lit la raison : { $reason } `{ $code }`
break-off-for-others = Interrompre **{ $game }** pour tout le monde, sans résultat ? Vous le pouvez, car vous modérez ce serveur. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = **{ $game }** est ouvert dans { $place } : `{ $code }`
rematch-opened = Une revanche est ouverte dans { $place } : `{ $code }`
rematch-started = La revanche a commencé : [voir le plateau]({ $link }) · `{ $code }`
rematch-joined = Vous jouez la revanche dans { $place } : `{ $code }`
rematch-exists = Il y a déjà une revanche, dans { $place } : `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people } : aucun coup dans { $game } depuis trois semaines. Sans nouveau coup, la partie se ferme sans résultat : { $when }. [Voir le plateau]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = Le bot est reparti d'une sauvegarde ({ $when }). { $moves ->
    [0] Ce qui a été joué ici depuis est perdu : cette partie reprend au début.
    [1] Ce qui a été joué ici depuis est perdu : cette partie reprend après son premier coup.
   *[other] Ce qui a été joué ici depuis est perdu : cette partie reprend après le coup { $moves }.
} [Voir le plateau]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people } : { $seat } n'est plus sur ce serveur, et **{ $game }** attend son coup. Jouer par message privé lui reste possible. Sans retour de sa part, que choisissez-vous ? `{ $code }`
absent-lost-turns = { $people } : { $seat } a laissé passer deux tours de suite dans **{ $game }**. Désormais, je lui laisse deux heures par coup, sans notification. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = Vous avez laissé passer deux tours de suite dans **{ $game }**. Tant que vous n'y jouez pas, vos tours durent deux heures et je ne vous préviens pas. [Voir le plateau]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people } : votre temps dans **{ $game }** allait s'écouler, donc des vacances ont commencé automatiquement. Vos pendules sont arrêtées, reprise : { $until }. Ensuite, vous avez ici une heure. `/vacation end` y met fin, `/vacation net` désactive cela. [Voir le plateau]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = Je cherche une relève pour { $seat } dans **{ $game }**. `{ $code }`
done-limited = { $seat } a au plus 24 heures dans **{ $game }**. `{ $code }`
departed = -# Plus sur ce serveur : { $people }. Jouer par message privé reste possible. Sinon, le temps s'écoule, ou la partie se ferme.
departed-early = -# Aucun coup n'a encore été joué : `/break-off` interrompt la partie sans résultat.

# The private card in direct messages.
card-dm = Rien que pour vous : votre vue de { $game }. [Voir le plateau]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [Voir la fin]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · vous jouez { $colour } · `{ $code }`
own-played = Joué : { $report }
own-claimed = Bien vu, votre signalement est fondé. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **Le coup { $number } est à vous.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **Le coup { $number } est à vous.** Limite : { $until }
# $number: of the next move; $seats: who makes it.
own-waits = Le coup { $number } est à { $seats }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# Le plateau avant le premier coup.
   *[other] -# Le plateau après le coup { $moves }.
 }
# Below the last move, for a player who has won.
own-won = **La partie est finie : vous avez gagné. Bien joué.**

# /board show:true. $link: to the panel.
board-shown = Le plateau est de nouveau en bas de la conversation : [voir le plateau]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Publier ici
posted-position = { $who } partage une position :
posted-replay = { $who } partage une partie :
# Who posted it already reads this, privately.
posted-already = Vous l'avez déjà publiée. Pour la publier encore, rouvrez-la.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · vous jouez { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · vous jouez { $colour } · `{ $code }`
    Jusqu'ici : `{ $said }`. { $question }
picker-confirm = Jouer `{ $turn }` ? Personne ne le voit avant votre confirmation.
# Against the computer alone.
picker-confirm-alone = Jouer `{ $turn }` ?
picker-wins = Ce coup gagne la partie.
picker-draws = ⚠ **Attention :** ce coup termine la partie, et personne ne gagne.
picker-loses = ⚠ **Attention :** ce coup perd la partie.
# $rival: who.
picker-exposes = ⚠ **Attention :** après ce coup, { $rival } peut gagner tout de suite.
picker-confirm-secret = Jouer `{ $turn }` ? Les autres voient seulement que vous avez choisi.
picker-merged = Quel coup jouez-vous ?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Maintenant seulement : au lieu de jouer, vous pouvez prendre la place de { $colour }, premier coup compris. L'adversaire continue alors avec { $other }.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` n'entre pas ici. Déplacez la tuile avec les boutons jusqu'à ce qu'elle entre.
picker-confirm-claim = Signaler `{ $turn }` ? Un signalement faux ne coûte rien, et personne d'autre ne le saura.
picker-claim = Que signalez-vous ?
# What ends a turn, or a claim, that might go on.
picker-stop = C'est tout
picker-more = montre les cases de cette colonne
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** avant le premier coup : ce menu est fermé, et rien n'y a été joué. `{ $code }`
   *[other] **{ $game }** après le coup { $moves } : ce menu est fermé, et rien n'y a été joué. `{ $code }`
 }
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = Ce bouton date d'un coup plus récent, qui est perdu : le bot est reparti d'une sauvegarde. Voici la position actuelle.
picker-moved-on = La partie a avancé depuis l'affichage de ce bouton. Voici la position actuelle.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    Jusqu'ici : `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = Essayer `{ $turn }` ?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = tout le salon
votes-confirm = Proposer `{ $turn }` ? Votre voix va à ce coup.
votes-propose = Quel coup proposez-vous ?
# Below the time of the channel's turn.
votes-panel = Tout le monde ici peut proposer un coup et voter. Le coup qui a le plus de voix est joué à la fin du temps prévu, ou deux minutes après que toutes les personnes du dernier vote ont voté.
# $until: an instant, in Discord's words.
votes-open = Fin du vote : { $until }, ou deux minutes après que toutes les personnes du dernier vote ont voté. Le coup qui a le plus de voix est alors joué. Personne ne voit qui a voté pour quoi.
votes-proposed = Voix : { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }` : { $votes }
votes-line-own = - `{ $turn }` : { $votes } (votre voix)
votes-none = Aucun coup n'est encore proposé.
votes-over = Ce vote est fini. Voici le suivant.
votes-cast = ✅ Votre voix compte. Vous pouvez la changer tant que le vote est ouvert.
# A player's note to themselves.
button-note = Note personnelle
# The title of the field, at most 45 characters.
note-title = Note pour vous · { $code }
# Above the field, at most 45 characters.
note-field = Vous la lirez quand ce sera votre tour
note-saved = Noté. Vous lirez votre note à votre prochain tour dans { $game } `{ $code }`. Personne d'autre ne la lit.
note-removed = Votre note sur { $game } `{ $code }` est effacée.

# Planned answers, which only the player sees.
button-plan-ahead = Prévoir
button-what-if = Et si …
button-plan-save = Garder comme plan
button-plan-another = Autre réponse
button-plan-deeper = Plus loin
button-plan-clear = Effacer le plan
button-ahead-start = Depuis le début
plan-heading = **Votre plan** dans { $game } · `{ $code }`
plan-none = Vous n'avez rien prévu ici. Choisissez un coup adverse et votre réponse : quand votre adversaire le joue, je réponds deux minutes plus tard (10 secondes en direct), sauf si vous risquez de perdre tout de suite.
plan-saved = **Noté.** Votre adversaire n'en sait rien.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
 }, jusqu'à { $deep ->
    [one] { $deep } coup
   *[other] { $deep } coups
 } d'avance.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = Si `{ $turns }` : **{ $answer }**
plan-line-then = Puis si `{ $turns }` : **{ $answer }**
plan-remove = Enlever une réponse, et sa suite …
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = Votre plan joue `{ $turn }` { $at }. Vous pouvez aussi jouer maintenant, même un autre coup.
# $turn: one's planned move, which was not played by itself.
plan-left = Votre plan prévoit ici `{ $turn }`. Je vous laisse décider : quelque chose s'est passé après le coup de l'adversaire, ou vous risquiez de perdre tout de suite.
plan-lapsed = Ce coup n'est pas dans votre plan : à vous de décider.
# After the end of a game. $count: how many.
plan-count = { $count ->
    [one] -# { $count } de vos coups était prévu. Personne d'autre ne lit ceci.
   *[other] -# { $count } de vos coups étaient prévus. Personne d'autre ne lit ceci.
 }
ahead-heading = **{ button-what-if }** dans { $game } · `{ $code }`
    -# Rien n'est joué ici, et personne d'autre ne le voit.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = vous
# Before the menu in which a move is chosen.
ahead-own = Si vous jouez …
ahead-answer = … vous répondez …
# $rival: who.
ahead-rival = Si { $rival } joue …
ahead-over = Ici, la partie serait finie.
ahead-far = Je ne regarde pas plus loin.
# Where something is hidden from the player.
ahead-hidden = Les coups suivants dépendent de ce qui vous est caché, donc cela s'arrête ici.
ahead-shows = Ce coup montrerait ce qui vous est caché, donc cela s'arrête ici. L'image date d'avant.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **Apprendre { $game }** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Indice :** touchez **{ $label }**.
# $turn: a right move.
lesson-show = Un bon coup est `{ $turn }`.
lesson-right = ✅ **Juste.**
lesson-wrong = Pas encore.
# $report: the computer's answer.
lesson-answer = La réponse : { $report }
# Before a person's first game of this kind.
lesson-offer = Vous découvrez { $game } ? **Apprendre { $game }** prend quatre minutes.
# Where a game has none; a button opens its rules.
lesson-none = { $game } n'a pas encore de leçon.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **Voilà { $game }.** Leçons finies : { $done } sur { $count }. Vous savez tout ce qu'il faut pour une première partie.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Leçons :** { $done } sur { $count } finies. Chacune prend environ quatre minutes.
lessons-done = ✅ { $games }
lessons-begun = En cours : { $games }
lessons-left = À découvrir : { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Choisissez une leçon

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# Notre option `swap`, absente du règlement : après le premier coup, la place 2 peut échanger avec la place 1, une seule fois.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = Les règles de { $game } ne sont pas encore écrites.
rules-others = C'est { $who } qui tourne ces pages. Ouvrez les vôtres, à partir de celle-ci.
stale-button = Ce bouton a expiré. `/games` liste vos parties.
watching-tell = Je vous enverrai un message privé quand **{ $game }** sera fini.
watching-untell = Je ne vous préviendrai pas quand **{ $game }** sera fini.
watching-follow = Jusqu'à la fin, **{ $game }** est dans vos `/games`, et dans votre message du jour si vous en avez un : `/remind digest`.
watching-unfollow = Vous ne suivez plus **{ $game }**.
more = **{ $game }** : que voulez-vous faire ? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] Rien que pour vous : votre vue de **{ $game }** avant le premier coup. `{ $code }`
   *[other] Rien que pour vous : votre vue de **{ $game }** après le coup { $moves }. `{ $code }`
 }
resign-really = Abandonner **{ $game }** ? Vous quittez la partie pour de bon. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = De quelle partie parlez-vous ?
which-line = { $how ->
    [of] - { $game } `{ $code }` : { $others }
    [with] - { $game } `{ $code }` avec { $others }
   *[against] - { $game } `{ $code }` contre { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour } : { $turn }
# $count: the games beyond those of the menu.
which-more = { $count ->
    [one] -# Et { $count } de plus : nommez-la avec `game:`. `/games` les liste toutes.
   *[other] -# Et { $count } de plus : nommez-en une avec `game:`. `/games` les liste toutes.
}
which-option = { $game } { $code }
which-waits = vous attend
which-others = attend les autres
aside-closed-dms = -# Je ne peux pas vous envoyer de messages privés : ce que personne d'autre ne doit voir se trouve sous **{ $button }** et `/hand`. Pour le recevoir aussi par message privé, autorisez les messages privés des membres de ce serveur.
aside-forbidden = -# Je ne peux pas écrire dans { $place }, donc cette partie continue en messages privés. La modération peut m'y accorder **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** et **{ permission-attach-files }**, ou déverrouiller le fil.
aside-gone = -# Le salon de cette partie n'existe plus. Continuez où vous voulez avec `/move`, `/board` et `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **Le début** · aucun coup joué pour l'instant
    [one] **Le début** · { $count } étape à venir
   *[other] **Le début** · { $count } étapes à venir
 }
history-step = **Étape { $step } sur { $count }** · { $when }
    { $report }
history-jump = Aller à une étape
history-option-start = Le début
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Point de vue
history-eyes-everyone = Ce que tout le monde voit
history-eyes-seat = Ce que voit { $seat }
history-eyes-own = -# De votre point de vue. Les autres ne voient pas vos secrets.

# /record. $count: how many lines the file has.
record = Les coups de **{ $game }** `{ $code }` en texte : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
 }.
# $lines: turns, as the record writes them.
record-taken-back = -# Annulé, donc pas dans la liste des coups : { $lines }.
# $lines: who gave time to whom.
record-given = -# Du temps a été donné ; ce n'est pas un coup, donc pas dans la liste des coups : { $lines }
record-agreed = -# La partie a fini par une nulle d'un commun accord ; ce n'est pas un coup : la liste des coups s'arrête avant.
record-alt = Les coups de { $game } { $code }, un par ligne
replay = **{ $game }** du début à la fin.
# $count: how many things happened; $alt: the last position in words.
replay-alt = { $count ->
    [one] Une partie de { $count } étape. À la fin : { $alt }
   *[other] Une partie de { $count } étapes, l'une après l'autre. À la fin : { $alt }
 }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Bonjour.** Je propose des jeux de plateau à jouer à votre rythme : un coup aujourd'hui, un coup demain.
    `/play` ouvre une partie, et `/learn` vous en apprend un en quatre minutes. Je n'envoie rien d'autre sans qu'on me le demande. Les membres qui gèrent ce serveur peuvent publier un message d'accueil à épingler.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Bonjour.** On m'a ajouté à votre serveur { $server }, où je propose des jeux de plateau à jouer à votre rythme : un coup aujourd'hui, un coup demain.
    Là-bas, `/settings` montre ce que vous pouvez régler, et `/help show: True` publie un message d'accueil à épingler.
button-welcome = Message d'accueil
button-settings = Réglages
button-try-alone = Essayer en solo
# The message to pin.
welcome = ### Des jeux de plateau, coup par coup
    Jouez à votre rythme : un coup aujourd'hui, un coup demain. Je tiens le plateau, je dessine chaque coup, et je préviens qui doit jouer. Il y a quinze jeux, de deux à six, ou en solo contre l'ordinateur.
welcome-alt = Six plateaux : Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm et Kudosu.
button-browse = Voir les jeux
button-learn-one = Apprendre un jeu

# /games
inbox-title = ### Vos parties
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Finies depuis votre dernière visite
button-analysis-of = Analyse · { $code }
button-rematch-of = Revanche · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# Mise à jour : { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = Vous êtes en vacances, retour : { $until }. Vos pendules sont arrêtées, sauf dans les parties en direct.
inbox-title-server = ### Parties de ce serveur
# $page, $pages: which page of how many.
inbox-page = -# Page { $page } sur { $pages }
inbox-only = Montrer seulement …
inbox-only-all = Tout
inbox-only-turn = À moi de jouer
inbox-only-lobby = Pas encore commencées
inbox-none = Aucune partie de ce genre.
inbox-empty-server = Aucune partie sur ce serveur pour l'instant. `/play` en ouvre une.
# $names: one or more; $count: how many there are besides.
inbox-more = { $names } et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
 }
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [voir le plateau]({ $link })
inbox-direct = dans vos messages privés
inbox-yours = { $how ->
    [with] **{ $game }** avec { $others } · à vous de jouer · { $place }
   *[against] **{ $game }** contre { $others } · à vous de jouer · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }** avec { $others } · limite : { $left } · { $place }
   *[against] **{ $game }** contre { $others } · limite : { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game } : { $others } · à { $seats } de jouer · { $place }
    [with] { $game } avec { $others } · à { $seats } de jouer · { $place }
   *[against] { $game } contre { $others } · à { $seats } de jouer · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · vous la suivez
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · pas commencée · ouverte par { $who } · places libres : { $free } · { $place } · `{ $code }`
inbox-empty = Vous n'avez pas encore de partie. `/play` ouvre la première.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, vous contre moi. À quel niveau dois-je jouer ? { $first }
alone-first-person = Vous commencez.
alone-first-computer = L'ordinateur commence.
alone-first-chance = Le hasard décide qui commence.
# The message that becomes the board.
alone-coming = **{ $game }** : j'installe le plateau …
# $against: the computer; $link: to the board.
alone-started = **{ $game }** contre { $against } a commencé dans vos messages privés : [voir le plateau]({ $link }). Amusez-vous bien.
# $place: a link to the channel.
alone-here = Je ne peux pas vous écrire en messages privés pour l'instant, donc nous jouons dans { $place }. Amusez-vous bien.

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Choisissez un jeu
# The same for a person who has finished no game yet.
registry-title-first = ### Bienvenue. Choisissez un jeu pour commencer
registry-first = **Première fois ?** Commencez par { $games }
registry-recent = **Joués récemment :** { $games }
registry-short = **À 2, jusqu'à 10 min :** { $games }
registry-long = **À 2, plus long :** { $games }
registry-more = **À 2 ou plus :** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Choisissez un jeu
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = { $most } personnes
registry-players-range = { $fewest }–{ $most } personnes
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · par { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Indice :** c'est le coup que je jouerais.
hint-wins-now = **Indice :** ce coup gagne tout de suite.
hint-stops-win = **Indice :** { $rival } menace de gagner au prochain coup, et ce coup l'en empêche.
hint-threatens-win = **Indice :** ce coup menace de gagner au suivant.
hint-takes = { $count ->
    [1] **Indice :** ce coup prend une pièce.
    [one] **Indice :** ce coup prend { $count } pièce.
   *[other] **Indice :** ce coup prend { $count } pièces.
}
hint-keeps-pieces = **Indice :** après ce coup, aucune de vos pièces ne peut être prise au suivant.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] Vous avez un gain forcé en { $turns } coup.
   *[other] Vous avez un gain forcé en { $turns } coups.
}
# Every other move is worse.
hint-only-win = Aucun autre coup ne gagne.
hint-wins-only = { $turns ->
    [one] Vous avez un gain forcé en { $turns } coup, et aucun autre coup ne gagne.
   *[other] Vous avez un gain forcé en { $turns } coups, et aucun autre coup ne gagne.
}
hint-draws = Si tout est joué au mieux, c'est nulle, et ce coup la garde.
hint-draws-only = Si tout est joué au mieux, c'est nulle, et seul ce coup la garde.
hint-loses = { $turns ->
    [one] Votre adversaire peut forcer le gain. Ce coup résiste le plus longtemps : { $turns } coup.
   *[other] Votre adversaire peut forcer le gain. Ce coup résiste le plus longtemps : { $turns } coups.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] Vous avez un gain forcé, en { $turns } coup.
   *[other] Vous avez un gain forcé, en { $turns } coups au plus.
}
hint-wins-some-day = Vous avez un gain forcé.
hint-loses-some-day = Votre adversaire peut forcer le gain. Ce coup résiste aussi longtemps que je peux voir.
# $percent: from 2 to 98.
hint-thinks = Je ne vois pas jusqu'à la fin, mais je dirais environ { $percent } % pour vous.
hint-claim = **Indice :** c'est un doublon, et le signaler ne coûte rien.
hint-stopping = Je redémarre. Redemandez dans un instant.

not-understood = Je n'ai pas compris cette commande. `/help` montre ce que je sais faire.
# Four lines, no more.
help = **tavolino** propose des jeux de plateau à jouer à votre rythme : un coup aujourd'hui, un coup demain.
    Première fois ? **{ button-learn }** enseigne un jeu coup par coup, en quatre minutes. **{ button-today }** est une position à résoudre.
    Touchez **{ button-play }** pour voir tous les jeux, ou tapez `/play kintei`. Vos amis touchent **{ $button-join }**, ou choisissez **{ button-alone }** et nous jouons en messages privés.
    Quand c'est à vous, je vous mentionne. Touchez **{ $button-turn }**, puis votre coup.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Traduction automatique, pas encore entièrement relue par une personne de langue maternelle.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Proposer une correction
better-title = Proposer une correction
better-field = Quels mots, et comment vous le diriez
better-thanks = Merci. Les personnes qui gèrent le bot le lisent.
better-nothing = Le champ était vide, donc je ne garde rien.
help-rules = Règles de …
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` joue un coup que vous tapez
    - `/board` montre la position
    - `/hand` montre ce que personne d'autre ne voit
    - `/hint` suggère un coup, contre l'ordinateur ou après une partie
    - `/claim` signale un doublon
    { "**" }Vos parties**
    - `/play` ouvre une partie
    - `/games` liste les vôtres
    - `/join` prend une place dans une partie par son code
    - `/looking` trouve quelqu'un qui veut le même jeu
    - `/league` organise des saisons en groupes
    - `/contest` ouvre un tournoi
    - `/ladder` défie plus haut
    - `/learn` enseigne un jeu
    - `/rules` l'explique
    - `/puzzle` propose des positions à résoudre
    - `/plan` prévoit vos réponses
    - `/undo` annule votre coup
    - `/draw` propose la nulle
    - `/resign` abandonne une partie
    - `/break-off` interrompt une partie avant le premier coup
    - `/time` donne du temps à l'adversaire
    - `/replace` vous cherche une relève
    - `/rematch` rejoue une partie
    - `/history` parcourt une partie. **{ button-analysis }** l'évalue quand elle est finie
    - `/record` donne ses coups en texte
    - `/stats` montre vos résultats, ou ceux d'autres personnes
    - `/leaderboard` montre le tableau du mois ici, ou la liste d'un jeu
    { "**" }À propos de vous**
    - `/remind` règle vos rappels, et un message par jour
    - `/vacation` arrête vos pendules quelques jours
    - `/block` tient une personne à distance
    - `/privacy` montre, exporte ou efface ce que je garde sur vous
    { "**" }Pour la modération**
    - `/settings` change la façon de jouer sur ce serveur
    -# Appui long ou clic droit sur une personne, puis Applications : **{ menu-play-with }** et **{ menu-between-us }**. Sur un de mes messages : **{ menu-board-here }** et **{ menu-analyse }**.
    -# Sans `game:`, une commande vise la partie du fil où vous êtes, ou celle qui vous attend. `/help` revient au début.
