# What a server settles, and what it rules out.

command-settings = Voir et changer la façon de jouer sur ce serveur
command-settings-open-in = Un salon où ouvrir des parties. Par défaut : partout
command-settings-not-in = Un salon à retirer de cette liste
command-settings-threads = Un fil par partie ou non
command-settings-pace = La cadence par défaut des nouvelles parties
command-settings-computer = Le niveau par défaut de l'ordinateur
command-settings-language = La langue des salles d'attente et des panneaux, pas des messages privés
command-settings-puzzles = Un salon pour un problème par jour
command-settings-puzzles-at = L'heure, 08:00 ou 8am, ou off
command-settings-puzzles-zone = Ville, pays ou décalage de cette heure : Paris, France, UTC+1
command-settings-week = Un salon pour un message par semaine sur les parties d'ici
command-settings-week-day = Quel jour
command-settings-week-at = L'heure, 18:00 ou 6pm, ou off
command-settings-week-zone = Ville, pays ou décalage de cette heure : Paris, France, UTC+1
command-settings-looking = Un salon pour la liste de qui cherche une partie
command-settings-looking-role = Un rôle à mentionner au plus une fois par jour. @everyone : aucun
command-settings-looking-list = Supprimer cette liste
setting-looking-list-off = Pas de liste
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Qui veut jouer : **je ne peux pas publier dans { $channel }**. Permettez-moi de le voir, d'y écrire et d'y intégrer des liens, ou choisissez un autre salon.
settings-looking-on = Qui veut jouer : une liste **dans { $channel }**.
settings-looking-calls = Qui veut jouer : une liste **dans { $channel }**, et je mentionne { $role } au plus une fois par jour.
command-settings-contests = Qui peut ouvrir des ligues et des tournois
setting-contests-everyone = Tout le monde
setting-contests-moderators = La modération
setting-contests-off = Personne, et aucune saison ne commence
settings-contests-everyone = Ligues et tournois : **tout le monde** peut en ouvrir.
settings-contests-moderators = Ligues et tournois : **seule la modération** peut en ouvrir.
settings-contests-off = Ligues et tournois : **personne** ne peut en ouvrir, et aucune saison ne commence.
command-settings-pings = Prévenir ou non par une mention quand c'est à quelqu'un
command-settings-per-person = Parties ouvertes par personne. 0 : sans limite
command-settings-per-server = Parties ouvertes sur tout le serveur. 0 : sans limite
command-settings-cancel = Qui peut annuler une partie avant le début, ou l'interrompre
setting-threads-yes = Un fil par partie
setting-threads-no = Dans le salon même
setting-pings-call = Prévenir par une mention
setting-pings-quiet = Mentionner sans notifier
setting-cancel-seats = Les personnes qui y jouent
setting-cancel-moderators = La modération aussi
setting-puzzles-off = Pas de problème du jour
setting-week-off = Pas de message
weekday-off = Jamais
weekday-mon = lundi
weekday-tue = mardi
weekday-wed = mercredi
weekday-thu = jeudi
weekday-fri = vendredi
weekday-sat = samedi
weekday-sun = dimanche
setting-language-unset = Par défaut : langue de la communauté, ou de qui ouvre

settings-title = ### Réglages de ce serveur
settings-hint = -# Chaque bouton ci-dessous explique un sujet et le change, comme les options de `/settings`. Les changements valent pour les nouvelles parties.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }` : { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Parties et limites
settings-page-lists = Classements et listes
settings-page-puzzle = Problème du jour
settings-page-week = Message de la semaine
settings-page-language = Langue
settings-page-all = Tous les réglages
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ Je peux y écrire.
settings-lacks = ⚠️ Dans { $channel }, il me manque { $permissions }.
settings-can-give = ✓ Je peux donner ce rôle.
settings-cannot-give = ⚠️ Je ne peux pas donner ce rôle.
settings-menu-limits = Choisissez une limite de parties ouvertes
settings-menu-language = Choisissez la langue des salles d'attente et des panneaux
settings-button-ratings-choose = Classement au choix
settings-button-ratings-on = Classement par défaut
settings-button-ratings-off = Aucun classement
settings-button-contests-everyone = Tournois : tout le monde
settings-button-contests-moderators = Tournois : seule la modération
settings-button-contests-off = Pas de tournois
# $channels, $threads and so on: the lines below.
settings-games = Les parties s'ouvrent { $channels }. { $threads }
    Cadence par défaut : **{ $pace }** · niveau de l'ordinateur par défaut : **{ $strength }**
    Parties ouvertes : { $person } par personne, { $server } sur tout le serveur
    { $pings }
    { $cancel }
settings-saved = **Enregistré.**
settings-channels-all = **dans tous les salons**
settings-channels-some = dans { $channels }
settings-limit-none = **sans limite**
settings-limit = **au plus { $most }**
settings-threads-yes = Chacune a **son propre fil**, là où je peux en créer un.
settings-threads-no = Elles se jouent **dans le salon même**, sans fil.
settings-pings-call = Je **préviens par une mention** quand c'est à quelqu'un de jouer.
settings-pings-quiet = Je **mentionne sans notifier** quand c'est à quelqu'un de jouer.
settings-cancel-seats = **Seules les personnes qui y jouent** peuvent annuler ou interrompre une partie.
settings-cancel-moderators = Les personnes qui y jouent et **la modération** ({ permission-manage-messages } ou { permission-manage-server }) peuvent annuler ou interrompre une partie.
settings-language-set = Les salles d'attente et les panneaux sont en **{ $language }**. Les parties en cours gardent leur langue.
settings-language-unset = Les salles d'attente et les panneaux sont dans la **langue de la communauté**, ou de la personne qui ouvre la partie.
# $at, $zone: a time of the day.
settings-puzzles-on = Problème du jour : **dans { $channel } à { $at }** ({ $zone }).
settings-puzzles-paused = Problème du jour : **en pause** dans { $channel }, car personne n'a essayé depuis deux semaines. `/settings` avec `puzzles` le relance.
settings-puzzles-refused = Problème du jour : **je ne peux pas publier dans { $channel }**. Permettez-moi de le voir, d'y écrire et d'y joindre des fichiers, ou choisissez un autre salon.
settings-puzzles-off = Problème du jour : **aucun**. `/settings` avec `puzzles` lui donne un salon.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Message de la semaine : **dans { $channel }, { $day } à { $at }** ({ $zone }).
settings-week-refused = Message de la semaine : **je ne peux pas publier dans { $channel }**. Permettez-moi de le voir, d'y écrire et d'y joindre des fichiers, ou choisissez un autre salon.
settings-week-off = Message de la semaine : **aucun**. `/settings` avec `week` lui donne un salon.
settings-menu-channels = Choisissez les salons où ouvrir des parties
settings-menu-pace = Cadence par défaut · { $pace }
settings-menu-per-person = { $limit ->
        [0] Par personne · sans limite de parties ouvertes
        [one] Par personne · { $limit } partie ouverte
       *[other] Par personne · { $limit } parties ouvertes
    }
settings-menu-per-server = { $limit ->
        [0] Tout le serveur · sans limite de parties ouvertes
        [one] Tout le serveur · { $limit } partie ouverte
       *[other] Tout le serveur · { $limit } parties ouvertes
    }
settings-button-channels-all = Dans tous les salons
settings-button-computer-easy = Ordinateur : facile
settings-button-computer-medium = Ordinateur : moyen
settings-button-computer-strong = Ordinateur : fort
settings-button-threads-yes = Jouer dans des fils
settings-button-threads-no = Jouer sans fil
settings-button-pings-call = Prévenir par mention
settings-button-pings-quiet = Ne pas notifier
settings-button-cancel-seats = Annulation : la table
settings-button-cancel-moderators = Annulation : modération

# What is refused.
refused-not-here = Sur ce serveur, les parties s'ouvrent dans { $channels }. Tapez-y `/play`.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = Vous avez ouvert { $most } parties en une heure. Vous pourrez en ouvrir une autre <t:{ $until }:R>, et d'ici là en rejoindre d'autres.
refused-too-many-games = { $most ->
    [one] Vous avez { $most } partie en cours sur ce serveur, et c'est la limite ici. Finissez-la ou quittez-la d'abord : `/games` la montre.
   *[other] Vous avez { $most } parties en cours sur ce serveur, et c'est la limite ici. Finissez-en ou quittez-en une d'abord : `/games` les liste.
 }
refused-too-many-alone = Vous avez { $most } parties en cours contre l'ordinateur, et je n'en garde pas plus par personne. Finissez-en ou quittez-en une d'abord : `/games` les liste.
# $most: the limit.
refused-watches-many = Vous regardez { $most } parties, et je n'en garde pas plus par personne. Arrêtez d'abord d'en regarder une : **{ button-more }** sur son plateau.
# $most: a number.
refused-suggests-many = { $most ->
    [one] Vous m'avez envoyé { $most } texte aujourd'hui, et je n'en prends pas plus. Vous pourrez continuer demain.
   *[other] Vous m'avez envoyé { $most } textes aujourd'hui, et je n'en prends pas plus. Vous pourrez continuer demain.
 }
refused-too-many-by-code = Vous avez { $most } parties en cours jouées par code, et je n'en garde pas plus par personne. Finissez-en ou quittez-en une d'abord : `/games` les liste.
refused-too-many-games-here = { $most ->
    [one] Ce serveur a { $most } partie en cours, et c'est sa limite. Vous pourrez en ouvrir une autre quand elle sera finie, ou la modération peut relever la limite avec `/settings`.
   *[other] Ce serveur a { $most } parties en cours, et c'est sa limite. Vous pourrez en ouvrir une autre quand l'une sera finie, ou la modération peut relever la limite avec `/settings`.
 }
refused-not-to-invite = Vous ne pouvez pas inviter { $person }. Invitez quelqu'un d'autre, ou personne : tout le monde ici peut toucher **{ $button-join }**.
refused-not-to-join = Vous ne pouvez pas rejoindre cette partie. `/play` en ouvre une autre.
refused-blocked = Vous bloquez { $person }. `/block` montre votre liste, où vous pouvez débloquer.
refused-blocked-oneself = Vous ne pouvez pas vous bloquer.
refused-blocked-bot = Inutile de bloquer un bot : je ne joue que là où l'on m'invite, et les autres bots ne jouent pas.
refused-not-a-manager = Il vous faut pour cela la permission **{ permission-manage-server }**.
refused-no-puzzle-channel = Choisissez d'abord un salon : `/settings` avec l'option `puzzles`.
refused-no-week-channel = Choisissez d'abord un salon : `/settings` avec l'option `week`.
refused-no-looking-channel = Choisissez d'abord un salon : `/settings` avec l'option `looking`.
refused-no-such-setting = Je ne connais pas ce réglage. `/settings` montre ce que vous pouvez régler.

# The message of the week. $until: a day.
week-heading = ### La semaine, dernier jour : { $until }
week-numbers = Parties finies : **{ $ended }** · commencées : **{ $began }** · en cours : **{ $running }**. Personnes : **{ $players }**.
week-quiet = Personne n'a joué cette semaine.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game } : victoire de { $first }
week-beat = { $game } : { $first } bat { $others }
week-shared = { $game } : nulle entre { $first }
week-together = { $game } : victoire commune de { $first }
week-drawn = { $game } : première place partagée par { $first }
week-drew-before = { $game } : première place partagée par { $first }, devant { $others }
week-somebody = une personne
week-more = { $count ->
    [one] … et { $count } autre résultat
   *[other] … et { $count } autres résultats
 }
# $report: the move, with the colours of the seats.
week-turn = **Le coup de la semaine :** { $who } dans { $game }. { $report }
week-puzzle = **Problème du jour :** essais { $tried }, solutions { $solved }.
# $people: each with the days, as below.
week-solvers = Le plus de jours réussis : { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **{ $month } pour l'instant :** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Places libres :
week-last = -# Aucune partie depuis deux semaines : je me tais désormais. La prochaine partie qui commence me réveille : `/play`.
button-week-join = Rejoindre { $game } { $code }
button-week-take = Relève : { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = Je ne peux pas montrer qui veut jouer dans { $channel }, car il m'y manque { $permissions }. La modération peut me donner cet accès dans **{ path-channel-permissions }**. `/settings` avec `looking` choisit un autre salon.
looking-refused-gone = Sur { $server }, le salon choisi pour la liste de qui veut jouer n'existe plus. Là-bas, `/settings` avec `looking` en choisit un autre, et `looking-list: off` arrête cette liste.
looking-refused = Discord ne me laisse pas montrer qui veut jouer dans { $channel }. `/settings` avec `looking` choisit un autre salon.
week-refused-missing = Je ne peux pas publier le message de la semaine dans { $channel }, car il m'y manque { $permissions }. La modération peut me donner cet accès dans **{ path-channel-permissions }**. Je continue d'essayer. `/settings` avec `week` choisit un autre salon.
week-refused-gone = Sur { $server }, le salon choisi pour le message de la semaine n'existe plus. Là-bas, `/settings` avec `week` en choisit un autre, et `week-at: off` arrête ce message.
week-refused = Discord ne me laisse pas publier le message de la semaine dans { $channel }. Je continue d'essayer. `/settings` avec `week` choisit un autre salon.
