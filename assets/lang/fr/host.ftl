# Why something cannot be done. Each says what to do next.

refused-no-such-match = Je ne connais pas de partie { $code }. `/games` liste les vôtres.
refused-not-seated = Vous ne jouez pas dans cette partie. `/board` vous la montre.
refused-not-started = Cette partie n'a pas encore commencé.
refused-cancel-instead = Cette partie n'a pas encore commencé : **{ $button-cancel }** sur sa carte l'annule.
refused-started = Cette partie a déjà commencé. `/play` en ouvre une autre.
refused-cancelled = Cette partie a été annulée. `/play` en ouvre une autre.
refused-out-of-reach = Je n'ai pas accès aux parties pour l'instant. Rien n'est perdu. Réessayez dans une minute. Si vous alliez jouer, regardez d'abord le plateau.
refused-aside = Les données de cette partie sont endommagées, donc elle ne peut pas continuer. Elle est conservée pour les personnes qui gèrent le bot.
refused-moved-on = La partie a avancé depuis l'affichage de ce bouton. Touchez **{ $button-turn }** pour voir le plateau actuel.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = Ce bouton date d'un coup plus récent, qui est perdu : le bot est reparti d'une sauvegarde. Touchez **{ $button-turn }** pour voir le plateau actuel.
# $seats: the names of the seats to act.
refused-waiting = Ce n'est pas encore votre tour. À { $seats } de jouer.
refused-over = La partie est finie.
refused-left = Vous avez quitté cette partie. Vous pouvez encore la regarder : `/board` la montre.
refused-not-your-turn = Ce n'est pas encore votre tour.
refused-false-claim = Ce signalement n'est pas fondé, donc rien n'a changé. Il ne vous coûte rien, et personne d'autre ne le sait.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` n'est pas un coup légal ici. Touchez **{ $button-turn }** sur le panneau pour choisir dans des menus.
refused-not-a-turn-near = `{ $text }` n'est pas un coup légal ici. Essayez { $near }.
refused-no-turn = Tapez votre coup. Essayez { $near }.
refused-already-in = Vous avez déjà rejoint la partie.
refused-not-in = Vous n'avez pas rejoint cette partie.
refused-full = Toutes les places sont prises. `/play` ouvre une autre partie.
refused-posted-again = Cette partie a déjà été publiée à nouveau.
refused-kept = Les places libres attendent les personnes invitées. `/play` ouvre une autre partie.
refused-not-the-opener = Seule la personne qui a ouvert cette partie peut le faire.
refused-too-few = Il faut être { $needed } pour commencer, et il manque encore du monde.
refused-too-many-opponents = Cela fait plus de personnes que de places : invitez-en { $most } au plus.
refused-oneself = Vous avez déjà une place. Invitez quelqu'un d'autre, ou personne : tout le monde ici peut toucher **{ $button-join }**.
refused-not-for-channel = Un salon joue contre l'ordinateur, à un jeu à deux sans secrets, et seulement sur un serveur. Retirez `consult`, ou choisissez un autre jeu.
refused-too-many-candidates = Il y a déjà { $most } coups proposés. Votez pour l'un d'eux.
refused-swap-in-two = En deux parties, vous avez tour à tour chaque place : il n'y a rien à échanger. Retirez `swap` ou `games`.
refused-not-for-two = Deux parties avec places échangées se jouent à deux, face à face. Retirez `games`, ou jouez avec `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = L'autre partie, `{ $code }`, se joue encore. La revanche vaut pour les deux, donc elle vient après.
refused-wishes-on-servers = C'est sur un serveur que d'autres vous trouvent : utilisez-y `/looking`.
refused-another-bot = Ce bot ne joue pas. Invitez des personnes, ou moi.
refused-seats = Ce jeu se joue de { $fewest } à { $most }.
refused-option = Il n'y a pas d'option `{ $key }`.
refused-value = `{ $key }` peut valoir : { $values }.
refused-no-claims = Dans { $game }, il n'y a rien à signaler.
refused-not-a-claim = `{ $text }` ne peut pas être signalé ici. Vous pouvez signaler { $near }.
refused-nothing-to-claim = Il n'y a rien à signaler pour l'instant.
refused-no-hand = Ce jeu n'a pas de secrets : le plateau montre tout.
refused-no-hand-yet = Vous n'avez pas encore de secret. Touchez **{ $button-turn }** pour en choisir un.
refused-still-hidden = La liste des coups montrerait toutes les mains : elle vient quand la partie est finie. D'ici là, `/history` montre ce que vous pouvez voir.
refused-no-replay-yet = La relecture vient quand la partie est finie. D'ici là, `/history` montre la partie pas à pas.
refused-no-analysis-yet = L'analyse vient quand la partie est finie. D'ici là, `/history` montre la partie pas à pas.
refused-nothing-to-analyse = Aucun coup n'a été joué dans cette partie : il n'y a rien à analyser.
refused-nothing-played = Aucun coup n'a encore été joué. La liste des coups commence avec le premier.
refused-nothing-here = Vous n'avez pas de partie ici. `/play` en ouvre une, et `/games` liste les vôtres.
refused-no-such-game = Je ne connais pas ce jeu. **{ button-registry }** montre ceux que je connais.
# A word typed for an option of a command. $choices: those it has.
refused-choice = Je ne connais pas ce choix. Choix possibles : { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = Je ne connais pas ce jeu. Vouliez-vous dire { $games } ?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = Je ne suis pas sur ce serveur, mais nous pouvons jouer en messages privés : touchez { $bot }, puis **Message**, et tapez-y `/play`.
refused-no-such-lobby = Aucune partie ouverte n'a ce code. Il figure sur la carte de la partie.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = Je ne peux pas accueillir de partie dans { $place }, car il m'y manque { $permissions }. La modération peut me donner cet accès dans **{ path-channel-permissions }**.
refused-in-time = Il reste du temps à la pendule.
refused-nothing-to-take-back = Vous n'avez pas de coup à annuler maintenant.
refused-told = Ce coup a révélé quelque chose de caché, donc on ne peut plus l'annuler.
refused-another-asks = Quelqu'un d'autre demande à annuler un coup. Répondez d'abord à cela.
refused-no-draw-offered = Il n'y a pas d'offre de nulle en ce moment.
refused-no-undo-asked = Il n'y a pas de demande d'annulation en ce moment.
refused-own-proposal = Cette proposition est la vôtre : c'est aux autres d'y répondre. Vous pouvez la retirer.
refused-accepted-already = Vous avez déjà accepté. Les autres n'ont pas encore répondu.
refused-proposed-already = Vous avez déjà demandé. Les autres n'ont pas encore répondu.
refused-offered-before = Vous avez déjà proposé la nulle. Vous pourrez la proposer de nouveau après votre prochain coup.
refused-requested-before = Vous l'avez déjà demandé pour ce coup, et on ne peut le demander qu'une fois.
refused-offered-by-other = On vous a déjà proposé la nulle : acceptez-la ou refusez-la.
refused-together = Vous jouez ensemble : il n'y a pas d'offre de nulle.
refused-hint-among-people = Les indices sont pour les parties contre l'ordinateur. Une fois cette partie finie, **{ button-analysis }** montre les meilleurs coups.
refused-computer-plays-on = L'ordinateur continue. Il n'accepte la nulle que s'il a la certitude que personne ne peut gagner.
refused-computer-thinks = L'ordinateur réfléchit encore. Redemandez quand il aura joué.
refused-too-late-to-break-off = Cette partie a commencé, on ne peut plus l'interrompre. `/resign` y met fin pour vous.
refused-too-late-to-break-off-draw = Cette partie a commencé, on ne peut plus l'interrompre. `/resign` ou `/draw` y mettent fin.
refused-gift-oneself = Vous ne pouvez pas vous donner du temps. Votre adversaire le peut, avec `/time` ou le bouton sous vos rappels.
refused-plan-game = Dans cette partie, je ne peux pas jouer pour vous : elle cache quelque chose, se joue à plus de deux, ou a trop de coups à lister.
refused-plan-answer = Un plan répond au coup de votre adversaire. Choisissez d'abord son coup, puis le vôtre.
refused-plan-many = Un plan contient au plus { $most } réponses. `/plan` les montre et enlève celles dont vous n'avez plus besoin.
refused-plan-deep = Un plan va jusqu'à { $most } de vos coups d'avance.
refused-gift-left = Cette personne a quitté la partie.
refused-gift-no-clock = Personne d'autre n'a de pendule dans cette partie : il n'y a pas de temps à donner.
refused-gift-enough = Cette personne a déjà autant de temps que la partie le permet.
refused-gift-whom = Qui reçoit le temps ? Ajoutez `to:` et choisissez une couleur.
refused-open-already = Je cherche déjà une relève pour vous.
refused-not-open = Cette place n'est pas libre.
refused-not-absent = Cette personne est de retour, ou ce n'est plus son tour.
refused-seated-already = Vous jouez déjà dans cette partie.
refused-muted = Je ne peux pas écrire là où cette partie se joue. Tant que la modération ne me le permet pas, votre plateau est dans vos messages privés.
refused-locked = Ce fil est verrouillé, donc je ne peux pas écrire ici. La modération peut le déverrouiller, ou vous ouvrez la partie dans un autre salon.
refused-no-table = Le salon de cette partie n'existe plus : la revanche n'a donc plus de table. `/play` ouvre une nouvelle partie là où vous êtes.
refused-not-over = Cette partie n'est pas encore finie.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = Cela fait beaucoup d'images en peu de temps. La prochaine sera prête <t:{ $until }:R>. Jouer un coup reste possible à tout moment.
refused-beyond-studies = Cela fait beaucoup de relectures, d'analyses ou d'indices en peu de temps. La suite sera prête <t:{ $until }:R>.
refused-beyond-openings = Vous avez ouvert beaucoup de parties en peu de temps. Vous pourrez en ouvrir une autre <t:{ $until }:R>, et d'ici là en rejoindre d'autres.
refused-beyond-codes = Vous avez essayé beaucoup de codes. Vous pourrez essayer le suivant <t:{ $until }:R>. Entre-temps, demandez le bon à la personne qui vous l'a donné.
refused-beyond-minor = Cela fait beaucoup en une minute. Vous pourrez continuer <t:{ $until }:R>. Jouer un coup reste possible à tout moment.
refused-beyond-server = Ce serveur est très actif en ce moment. Réessayez <t:{ $until }:R>. Jouer un coup reste possible à tout moment.
