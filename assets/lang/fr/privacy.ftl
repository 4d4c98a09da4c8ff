# What is stored about people, and whom they don't want to play with.

command-privacy = Ce que je garde sur vous, et comment l'obtenir ou l'effacer
command-privacy-show = Voir ce que je garde sur vous, et pourquoi
command-privacy-export = Tout ce que je garde sur vous, en fichier par message privé
command-privacy-delete = Effacer tout ce qui vous concerne, avec confirmation
command-block = Bloquer une personne, ou voir qui vous bloquez
command-block-person = Qui bloquer. Sans nom : votre liste
command-block-undo = Débloquer cette personne

gone = un ancien compte

privacy = ### Ce que je garde sur vous
    - votre identifiant Discord, pas votre nom
    - les parties où vous jouez, avec vos coups et vos invitations
    - vos réglages, votre langue et qui vous bloquez
    - quels messages je tiens à jour pour vous
    Je ne lis jamais vos messages, et ce qui est caché reste caché.
    `/privacy export` vous envoie tout en fichier. `/privacy delete` efface tout à n'importe quel moment, même en pleine partie.
    -# Les sauvegardes sont supprimées après 30 jours. PRIVACY.md, qui accompagne mon code source, donne les détails.
privacy-file = Voici tout ce que je garde sur vous, en fichier JSON.
privacy-part = Tout ce que je garde sur vous, en fichiers JSON : { $part } sur { $parts }. Chacun peut se lire séparément.
privacy-sent = C'est envoyé. Vos messages privés contiennent tout ce que je garde sur vous.
privacy-not-sent = Je ne peux pas vous envoyer de messages privés, donc voici tout ce que je garde sur vous. Personne d'autre ne voit ce fichier.
privacy-rest = Voici le reste, que je n'ai pas pu envoyer par message privé. Personne d'autre ne le voit.
privacy-really = ### Effacer tout ce qui vous concerne ?
    { $ends }Votre identifiant est effacé partout : vos réglages, votre langue, vos invitations, et les blocages, y compris ceux contre vous. Les parties finies gardent leurs résultats, avec « un ancien compte » à votre place. Les sauvegardes vous oublient en 30 jours. On ne peut pas revenir en arrière.
    -# Les messages et les noms de fils déjà publiés restent dans Discord. Une fois vos données effacées, je ne peux plus les retrouver.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
        [one] Vous quittez **{ $lobbies } partie** qui n'a pas commencé.
       *[other] Vous quittez **{ $lobbies } parties** qui n'ont pas commencé.
    }
privacy-resigns = { $running ->
        [one] Vous abandonnez **{ $running } partie en cours**.
       *[other] Vous abandonnez **{ $running } parties en cours**.
    }
privacy-deleted = Tout ce qui vous concerne est effacé. Si vous rejouez un jour, vous repartez de zéro.
button-really-delete = Oui, tout effacer
button-erase-nothing = Non, tout garder
# After the button **No, keep it**.
privacy-kept = Rien n'est effacé, et rien ne change.

blocks-none = Vous ne bloquez personne. Pour bloquer quelqu'un, tapez `/block` avec son nom ou utilisez le menu ci-dessous. Cette personne ne pourra ni vous inviter, ni vous rejoindre, ni vous demander de revanche, et je ne lui dis rien.
blocks = ### Vous bloquez
    { $people }
    Ces personnes ne peuvent ni vous inviter, ni vous rejoindre, ni vous demander de revanche, et je ne leur dis rien. Vous pouvez quand même rejoindre une partie où elles jouent.
blocks-more = … et { $count } de plus.
blocks-added = Blocage de { $person } : c'est fait.
blocks-already = Vous bloquez déjà { $person }.
blocks-removed = Blocage de { $person } : levé.
blocks-not-there = Vous ne bloquez pas { $person }.
blocks-menu = Bloquer ou débloquer une personne
