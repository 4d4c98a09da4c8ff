# Ladders: everybody has a rung, and challenges those above.

command-ladder = L'échelle d'un jeu à deux : défier les personnes au-dessus
command-ladder-game = Quel jeu, parmi ceux à deux
command-ladder-show = La publier ici, dans un message tenu à jour

command-settings-ladders = S'il y a des échelles sur ce serveur
setting-ladders-on = Des échelles de jeux à deux
setting-ladders-off = Aucune échelle
settings-ladders-on = Échelles : **oui**, avec `/ladder`.
settings-ladders-off = Échelles : **aucune**.
settings-button-ladders-on = Activer les échelles
settings-button-ladders-off = Aucune échelle

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **Échelle { $game }**
ladder-nobody = Aucune inscription pour l'instant.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ rencontre en cours : { $people }
# $until: a date.
ladder-away = vacances, retour : { $until }
# $count: further people who are not named.
ladder-more = { $count } de plus en dessous
# Small print of the list.
ladder-rules = -# Défiez jusqu'à cinq échelons plus haut : deux parties en parallèle, places échangées. Avec 1½ point ou plus, vous passez devant votre adversaire, sinon rien ne change. Refuser est gratuit une fois en 30 jours. Ensuite, ou sans réponse sous 5 jours, cela coûte un échelon. Temps écoulé, ou 60 jours sans rencontre : repos. Les vacances ne coûtent rien.
button-ladder-join = Rejoindre
button-ladder-challenge = Défier
button-ladder-rest = Repos
button-ladder-leave = Quitter

# What the reader alone sees below the list.
ladder-own = Vous êtes à l'échelon **{ $rung }**.
ladder-off = Vous n'y êtes pas. **{ button-ladder-join }** vous met à l'échelon le plus bas.
# $rung: a number; $until: a date.
ladder-back = Vous êtes au repos. **{ button-ladder-join }** vous ramène à l'échelon **{ $rung }**, trois sous l'ancien. Limite : { $until }.
# $person: who was challenged; $until: date and time.
ladder-sent = Votre défi attend une réponse : { $person }. Limite : { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } vous défie ({ $pace }). Répondez avant : { $until }.
ladder-free = Refuser ne coûte rien pour l'instant.
# $from: a date.
ladder-not-free = Refuser coûte un échelon pour l'instant. De nouveau gratuit dès cette date : { $from }.

# Above the menu of those who may be challenged.
ladder-choose = Qui défiez-vous ? Les deux parties commencent ici, dès que le défi est accepté.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = rencontre déjà jouée : { $day }
ladder-why-asked = défi entre vous, clos : { $day }
ladder-why-busy = pas de défi possible pour l'instant
ladder-why-blocked = vous bloquez cette personne
ladder-menu = Choisir un échelon
# A choice of the menu. $rung: a number.
ladder-menu-rung = Échelon { $rung }
ladder-first = Vous êtes tout en haut, à l'échelon 1 : ce sont les autres qui vous défient.
ladder-no-rival = Personne ne peut être défié pour l'instant. Réessayez plus tard.

# Answers to one player alone.
# $rung: a number.
ladder-joined = Échelle **{ $game }** : vous êtes à l'échelon **{ $rung }**.
ladder-posted = L'échelle **{ $game }** arrive dans { $place }, en un seul message que je tiens à jour.
# $until: date and time.
ladder-challenged = Défi envoyé : { $person }. Réponse attendue avant : { $until }.
# $place: the channel of the games.
ladder-accepted = Vous acceptez. Les deux parties commencent dans { $place }.
ladder-declined-free = Vous refusez. Cela ne vous coûte rien, car c'est le premier refus en 30 jours.
ladder-declined-down = Vous refusez, et descendez d'un échelon.
ladder-ask-rest = Passer au repos sur l'échelle **{ $game }** ? Une rencontre en cours est perdue sur l'échelle, ses parties continuent. Sous 90 jours, vous pouvez revenir trois échelons plus bas, ensuite au plus bas.
button-ladder-really-rest = Oui, passer au repos
# $rung: a number; $until: a date.
ladder-rests = Échelle **{ $game }** : vous êtes au repos. **{ button-ladder-join }** vous ramène à l'échelon **{ $rung }**, en l'état actuel. Limite : { $until }.
ladder-ask-leave = Quitter l'échelle **{ $game }** pour de bon ? Une rencontre en cours est perdue sur l'échelle, ses parties continuent. Si vous revenez, vous commencez à l'échelon le plus bas.
button-ladder-really-leave = Oui, quitter
ladder-left-it = Vous quittez l'échelle **{ $game }**. Vos parties en cours continuent.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person }, échelon **{ $rung }**, vous défie sur l'échelle **{ $game }** dans { $place } : deux parties en parallèle, places échangées ({ $pace }). Répondez avant : { $until }. Sans réponse, vous descendez d'un échelon.
button-ladder-accept = Accepter
button-ladder-decline = Refuser
ladder-was-declined = Votre défi sur l'échelle **{ $game }** a été refusé ou est resté sans réponse, donc votre échelon ne change pas. Vous pouvez défier de nouveau sur { $server }
ladder-stepped = Vous n'avez pas répondu sous 5 jours à un défi sur l'échelle **{ $game }**, donc vous descendez d'un échelon. `/ladder` la montre sur { $server }
ladder-late = Votre temps s'est écoulé dans une partie de l'échelle **{ $game }**, donc la rencontre est perdue et vous êtes au repos sur { $server }
ladder-idle = Vous n'avez pas eu de rencontre sur l'échelle **{ $game }** depuis 60 jours, donc vous êtes au repos sur { $server }

refused-ladder-on-servers = Les échelles appartiennent à un serveur : tapez-y `/ladder`.
refused-ladders-off = Ce serveur n'a pas d'échelles. Les personnes qui le gèrent peuvent les activer : `/settings` avec `ladders`.
refused-ladder-not-for-two = { $game } n'a pas d'échelle : il faut un jeu à deux, face à face.
refused-on-ladder = Vous êtes déjà sur cette échelle. `/ladder` montre votre échelon.
refused-not-on-ladder = Vous n'êtes pas sur cette échelle. Rejoignez-la avec `/ladder`.
refused-ladder-away = Vous êtes en vacances : personne ne vous défie, et vous ne défiez personne. `/vacation end` vous ramène.
refused-ladder-sent = Votre dernier défi attend une réponse. Envoyez le suivant après.
refused-ladder-plays = Vous jouez une rencontre née de votre défi. Envoyez le suivant après.
refused-ladder-not-near = Vous ne pouvez pas défier cette personne pour l'instant. Touchez de nouveau **{ button-ladder-challenge }**.
refused-ladder-hindered = Cette personne ne peut pas être défiée pour l'instant. Touchez de nouveau **{ button-ladder-challenge }** : la raison y est pour chaque personne.
refused-ladder-not-asked = Ce défi n'est plus ouvert, et rien n'a changé. `/ladder` montre où en est l'échelle.
