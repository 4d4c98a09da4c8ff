# Reminders, vacations, and what people wish for themselves.

button-snooze = Pas pour ce coup

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person } : { $game } vous attend, depuis : { $since }. [Voir le plateau]({ $link }) · `{ $code }`
remind-turn-until = { $person } : { $game } vous attend. Limite : { $until }. [Voir le plateau]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = Bon retour, { $person }. { $game } vous attend, depuis : { $since }. [Voir le plateau]({ $link }) · `{ $code }`
remind-back-until = Bon retour, { $person }. Vos pendules repartent, et { $game } vous attend. Limite : { $until }. [Voir le plateau]({ $link }) · `{ $code }`
remind-back-idle = Bon retour, { $person }. Ce n'est encore votre tour dans aucune partie. Une de vos parties est { $game } : [voir le plateau]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = Bon retour, { $person }. Vos vacances sont finies, et vous n'avez aucune partie en cours. `/play` en ouvre une.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Bonjour, { $person } : { $count } partie vous attend.
   *[other] Bonjour, { $person } : { $count } parties vous attendent.
}
remind-quiet-over = { $count ->
    [one] Vos heures calmes sont finies, { $person } : { $count } partie vous attend.
   *[other] Vos heures calmes sont finies, { $person } : { $count } parties vous attendent.
}
remind-morning-game = { $game } : [voir le plateau]({ $link }) · `{ $code }`
remind-morning-until = { $game }, limite : { $until }. [Voir le plateau]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person } : une place dans { $game } vous est réservée. [Voir la salle d'attente]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person } : c'est bientôt à vous dans { $game }, après { $seats }. [Voir le plateau]({ $link }) · `{ $code }`
snoozed = Plus de rappel de **{ $game }** jusqu'à votre prochain tour. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### Vos rappels
preferences-points = Tant qu'une partie vous attend, je vous la rappelle à la moitié de votre temps, puis quand il en reste un dixième.
preferences-points-every = { $hours ->
    [1] Tant qu'une partie vous attend, je vous la rappelle à la moitié de votre temps, quand il en reste un dixième, et toutes les heures.
   *[other] Tant qu'une partie vous attend, je vous la rappelle à la moitié de votre temps, quand il en reste un dixième, et toutes les { $hours } heures.
}
preferences-every = { $hours ->
    [1] Tant qu'une partie vous attend, je vous la rappelle toutes les heures.
   *[other] Tant qu'une partie vous attend, je vous la rappelle toutes les { $hours } heures.
}
preferences-none = Aucun rappel tant qu'une partie vous attend.
preferences-way-mention = Je vous mentionne à la table.
preferences-way-dm = Je vous envoie un message privé, ou vous mentionne à la table si je ne peux pas.
# Said to whoever sets quiet hours.
preferences-quiet = Heures calmes : de { $from } à { $to } ({ $zone }). Pendant ce temps, je vous mentionne sans notification, et à la fin je vous préviens une seule fois pour toutes les parties qui attendent. Exceptions : votre temps va s'écouler, ou la partie est en direct.
preferences-loud = Pas d'heures calmes. `/remind quiet` en fixe.
preferences-next = Annonce avant votre tour, à trois ou plus : oui
preferences-next-off = Annonce avant votre tour, à trois ou plus : non
# In the place of the first line, with a daily message.
preferences-digest-points = Je ne fais un rappel que s'il reste un dixième de votre temps et qu'aucun message du jour ne vient avant la fin. En direct, je le fais aussi à la moitié de votre temps.
# $at: a time of day.
preferences-digest = Une fois par jour, à { $at } ({ $zone }), je vous envoie un message privé avec toutes les parties qui vous attendent. À la table, je ne vous mentionne alors que dans les parties en direct, ou si votre temps risque de s'écouler avant le message suivant.
preferences-digest-off = Je vous mentionne chaque fois que c'est votre tour. `/remind digest` en fait un seul message par jour.
preferences-puzzle = Une fois par jour, à { $at } ({ $zone }), je vous envoie une ligne sur le problème du jour.
preferences-puzzle-in-digest = Ce message a aussi une ligne sur le problème du jour.
# Only where it is on.
preferences-forced = Quand vous n'avez qu'un seul coup légal et que rien n'est caché, je le joue pour vous deux minutes plus tard (10 secondes en direct), sauf s'il perd tout de suite.
# Only where it is on.
preferences-reader = Pour votre lecteur d'écran : en messages privés, chacun de vos tours est un nouveau message.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = Je vous enverrai un message avec ce qui vous attend : { $at }. Ensuite, plus rien sans que vous le demandiez.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Entendu, pas de message.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = Je vous enverrai une ligne sur le prochain problème, puis une par jour : { $at }.
preferences-puzzle-off = Pas de ligne sur le problème du jour. `/remind puzzle` vous en envoie une par jour.
preferences-changed = ### Enregistré
preference-points-on = Rappels à la moitié du temps
preference-points-off = Pas de rappel à la moitié du temps
preference-way-dm = Rappels par message privé
preference-way-mention = Rappels par une mention
preference-next-on = Annonce avant mon tour
preference-next-off = Aucune annonce avant mon tour
preference-off = Aucun rappel
preference-digest-off = Pas de message du jour
preference-puzzle-off = Pas de problème du jour
preference-every = Rappels à intervalle régulier …
preference-every-0 = Une ou deux fois seulement
preference-every-hours = Un rappel toutes les { $hours } heures

refused-zone = Je ne connais pas ce fuseau horaire. Tapez votre ville, votre pays ou un décalage comme `UTC+1`, et choisissez dans la liste.
# Below there is a button for each that was perhaps meant.
refused-zone-near = Cela peut désigner plusieurs fuseaux horaires. Vouliez-vous dire l'un de ceux-ci ?
refused-no-zone = Dans quel fuseau horaire êtes-vous ? Ajoutez `zone:` avec votre ville, votre pays ou un décalage comme `UTC+1`.
refused-time = Je n'ai pas pu lire cette heure. Essayez `22:30` ou `10pm`.
refused-all-day = Les heures calmes doivent commencer et finir à des heures différentes. Pour le silence toute la journée : `/remind off`.
refused-every = Choisissez un nombre d'heures de 0 à { $most }. 0 : jamais.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Parties qui vous attendent aujourd'hui
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** avec { $others } · `{ $code }`
digest-line-until = - **{ $game }** avec { $others } · limite : { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - Vous suivez [{ $game }]({ $link }) : { $players } · coup { $moves } · `{ $code }`
# $count: how many more.
digest-more = { $count ->
    [one] - et { $count } de plus, ci-dessous
   *[other] - et { $count } de plus, ci-dessous
}
digest-change-puzzle = -# `/remind puzzle` change l'heure ou désactive ce message.
digest-change-once = -# Vous me l'avez demandé pour une seule fois. `/remind digest` l'envoie chaque jour.
digest-change = -# `/remind digest` change l'heure ou désactive ce message.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# Je ne peux pas vous envoyer de messages privés : votre message du jour est arrêté, et je vous mentionne de nouveau à la table. Pour le remettre, autorisez les messages privés des membres de ce serveur, puis `/remind digest` ou `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = Vous êtes en vacances, retour : { $until }. Vos pendules sont arrêtées, sauf dans les parties en direct, et vous pouvez quand même jouer. Ensuite, il vous restera cette année { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } et { $hours } h.
vacation-here = Il vous reste cette année { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } et { $hours } h de vacances. Pendant les vacances, vos pendules s'arrêtent, sauf dans les parties en direct, et vos adversaires le voient sur les panneaux.
vacation-begun = Bonnes vacances. Vos pendules sont arrêtées, sauf dans les parties en direct, retour : { $until }. Je vous dirai quand les vacances seront finies, et `/vacation end` y met fin plus tôt.
vacation-ended = Bon retour. Vos pendules repartent. `/games` montre les parties qui vous attendent.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Jours libres : { $days } ({ $zone }). Ils ne comptent pas comme vacances.
vacation-week-none = `/vacation weekly` vous donne des jours libres chaque semaine, par exemple samedi et dimanche.
vacation-net = Quand votre temps va s'écouler, des vacances de trois jours au plus commencent automatiquement, au plus une fois en 30 jours. Elles comptent, et votre table le lit. Il faut avoir fini une partie.
vacation-net-off = Pas de vacances automatiques quand votre temps va s'écouler.
button-net-on = Avec vacances auto
button-net-off = Sans vacances auto
vacation-weekly = Vos pendules sont arrêtées ces jours-là : { $days }, dès minuit prochain ({ $zone }), sauf dans les parties en direct. Ces jours ne comptent pas comme vacances. Dans une semaine, vous pourrez en choisir d'autres.
vacation-weekly-off = Vous n'avez plus de jours libres. `/vacation status` montre vos vacances.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = Vous pourrez choisir d'autres jours libres <t:{ $until }:R>. `/vacation weekly days: off` les arrête tout de suite.
# $most: how many.
refused-too-many-days = Choisissez au plus { $most } jours par semaine.
vacation-days = Partir en vacances pour …
vacation-day = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
vacation-all = Tout ce qui me reste
button-vacation-end = Terminer mes vacances

refused-away = Vous êtes déjà en vacances. `/vacation end` y met fin.
refused-here = Vous n'êtes pas en vacances. `/vacation start` les commence.
refused-used-up = Il vous reste { $hours } h de vacances cette année, et il en faut au moins 24 pour partir. Vos 14 jours reviennent le 1er janvier.
refused-too-long = Il vous reste { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } et { $hours } h cette année. Choisissez moins de jours, ou n'indiquez aucun nombre pour tout prendre.
