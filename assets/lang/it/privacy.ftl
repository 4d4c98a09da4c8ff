# What is stored about people, and whom they don't want to play with.

command-privacy = Che cosa conservo su di te, e come averlo o cancellarlo
command-privacy-show = Guarda che cosa conservo su di te, e perché
command-privacy-export = Ricevi tutto ciò che conservo su di te, in un file per messaggio diretto
command-privacy-delete = Cancella tutto su di te. Prima ti chiedo conferma
command-block = Blocca una persona, o guarda chi hai bloccato
command-block-person = Chi bloccare. Se non lo scrivi, vedi il tuo elenco
command-block-undo = Togli invece il blocco

gone = una persona che non gioca più

privacy = ### Che cosa conservo su di te
    - il tuo ID di Discord, non il tuo nome
    - le partite in cui giochi, con le tue mosse e gli inviti
    - le tue impostazioni, la tua lingua e chi hai bloccato
    - quali messaggi tengo aggiornati per te
    Non leggo mai i tuoi messaggi, e ciò che è nascosto resta nascosto.
    `/privacy export` ti manda tutto in un file. `/privacy delete` lo cancella in qualsiasi momento, anche a metà partita.
    -# Le copie di sicurezza si eliminano dopo 30 giorni. I dettagli sono in PRIVACY.md (in inglese), insieme al mio codice sorgente.
privacy-file = Ecco tutto ciò che conservo su di te, in un file JSON.
privacy-part = Tutto ciò che conservo su di te, in file JSON: { $part } di { $parts }. Ognuno si legge da solo.
privacy-sent = Inviato. Tutto ciò che conservo su di te è adesso nei tuoi messaggi diretti.
privacy-not-sent = Non posso mandarti messaggi diretti: ecco qui tutto ciò che conservo su di te. Questo file lo vedi solo tu.
privacy-rest = Ecco il resto, che con un messaggio diretto non sono riuscito a mandare. Lo vedi solo tu.
privacy-really = ### Cancellare tutto su di te?
    { $ends }Il tuo ID viene cancellato ovunque: impostazioni, lingua, inviti e blocchi, compresi quelli contro di te. Le partite finite conservano il risultato, con “una persona che non gioca più” al tuo posto. Le copie di sicurezza ti dimenticano entro 30 giorni. Non si può annullare.
    -# I messaggi e i nomi dei thread già pubblicati restano in Discord. Dopo la cancellazione non posso più ritrovarli.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
        [one] Esci da **{ $lobbies } partita** non ancora iniziata.
       *[other] Esci da **{ $lobbies } partite** non ancora iniziate.
    }
privacy-resigns = { $running ->
        [one] Abbandoni **{ $running } partita in corso**.
       *[other] Abbandoni **{ $running } partite in corso**.
    }
privacy-deleted = Ho cancellato tutto su di te. Se torni a giocare, ricominci da zero.
button-really-delete = Sì, cancella tutto
button-erase-nothing = No, conserva tutto
# After the button **No, keep it**.
privacy-kept = Non ho cancellato niente: tutto resta com'era.

blocks-none = Non hai bloccato nessuno. Per bloccare una persona, scrivi `/block` con il suo nome o usa il menu qui sotto. Chi blocchi non può invitarti, raggiungerti in una partita o chiederti una rivincita, e da me non ne sa niente.
blocks = ### Hai bloccato
    { $people }
    Non possono invitarti, raggiungerti in una partita o chiederti una rivincita, e io non dico loro niente. Tu puoi comunque partecipare a una loro partita.
blocks-more = … e ancora { $count }.
blocks-added = Blocco attivo: { $person }.
blocks-already = Il blocco era già attivo: { $person }.
blocks-removed = Blocco tolto: { $person }.
blocks-not-there = Non hai bloccato { $person }.
blocks-menu = Blocca o sblocca una persona
