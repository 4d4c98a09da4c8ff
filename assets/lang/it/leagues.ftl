# Leagues: seasons in groups, which begin and end by themselves.

command-league = Stagioni a gironi che cominciano e finiscono da sole
command-league-new = Apri il campionato di un gioco in questo canale
command-league-new-game = Quale gioco, fra quelli per due
command-league-new-pace = A che ritmo. Se non lo scrivi, quello di questo server
command-league-card = Guarda un campionato: gironi, e quando riprende
command-league-card-game = Il campionato di quale gioco
command-league-join = Partecipa dalla prossima stagione in poi
command-league-join-game = Il campionato di quale gioco
command-league-leave = Esci da un campionato
command-league-leave-game = Il campionato di quale gioco
command-league-once = Gioca la prossima stagione, poi lascia il campionato

command-league-once-game = Il campionato di quale gioco

# The card, the beginning of which is always the same. $game: the game.
league-title = **Campionato di { $game }**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Stagione { $season }, { $pace }. Finisce con l'ultima partita. Al più tardi: { $until }. Chi partecipa adesso gioca dalla prossima stagione.
# $when: date and time.
league-next = La stagione { $season } ({ $pace }) comincia da sola: { $when }. Si partecipa entro allora.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = { $count ->
    [one] Una stagione ({ $pace }) comincia da sola con { $fewest } persone: ne manca { $count }.
   *[other] Una stagione ({ $pace }) comincia da sola con { $fewest } persone: ne mancano { $count }.
 }
league-rests = La prossima stagione non ha ancora una data: le adesioni sono troppo poche, o qui i campionati sono disattivati.
# $people: those who play the next season.
league-people = Partecipano ({ $count }): { $people }
# $count: further people who are not named.
league-more = e ancora { $count }
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Girone { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# In un girone ognuno incontra tutti gli altri una volta: due partite affiancate, a posti scambiati, con al massimo { $most } incontri alla volta. Poi i primi salgono e gli ultimi scendono.
button-league-join = Partecipa
button-league-leave = Esci
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] La classifica della stagione, righe nell'ordine dell'elenco. { $groups }
   *[other] Le classifiche di { $count } gironi, righe nell'ordine dell'elenco. { $groups }
 }
# $points: the points of the rows, joined.
league-alt-group = Girone { $group }: { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **Campionato di { $game }: la stagione { $season } è finita.**
# $people: who is first, or who shares the first place.
league-first = Primo posto del girone { $group }: { $people } (**{ $points }**).
league-up = Salgono di un girone: { $people }.

# Answers to one player alone.
league-opened = Il campionato di **{ $game }** è aperto. La sua scheda arriva in { $place }: là possono partecipare tutti, e le stagioni cominciano e finiscono da sole.
league-joined = Partecipi al campionato di **{ $game }**, finché non esci.
league-joined-once = Partecipi al campionato di **{ $game }**, per la prossima stagione.
# $until: a date.
league-after-season = C'è una stagione in corso. Fine, al più tardi: { $until }. Tu giochi dalla prossima.
# $when: date and time.
league-from = La tua stagione comincia: { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] Siete abbastanza per una stagione: la data arriva sulla scheda.
    [one] La tua stagione comincia appena si aggiunge { $count } altra persona.
   *[other] La tua stagione comincia appena si aggiungono altre { $count } persone.
 }
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] Qui gioca anche chi hai bloccato: { $people }. Non vi incontrate.
   *[other] Qui giocano anche persone che hai bloccato: { $people }. Non vi incontrate.
 }
league-left-it = Non fai più parte del campionato di **{ $game }**. Le tue partite in corso continuano.
league-withdrew = Non fai più parte del campionato di **{ $game }**. Le tue partite in corso continuano, le altre non cominciano.
league-is-in = Giochi la prossima stagione del campionato di **{ $game }**.
league-is-out = Non giochi la prossima stagione del campionato di **{ $game }**. Puoi ancora partecipare sulla sua scheda.
league-goes-on = Continui nel campionato di **{ $game }**.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = La prossima stagione del campionato di **{ $game }** in { $place } comincia: { $until }. Nell'ultima hai perso una partita per il tempo, perciò chiedo: partecipi?
button-league-in = Partecipo
button-league-out = Stavolta no
league-lost = Hai perso per il tempo una partita del campionato di **{ $game }** in { $place }. Premi **{ button-league-go }** se continui. Scadenza: { $until }. Senza risposta, o dopo una seconda partita persa per il tempo, i tuoi altri incontri non cominciano.
button-league-go = Continuo
league-left = Non fai più parte del campionato di **{ $game }** in { $place }: là hai perso partite per il tempo, e non ti vedo da un mese. Puoi tornare quando vuoi.
button-league-again = Partecipa di nuovo

refused-league-on-servers = I campionati appartengono a un server: usa `/league` là.
refused-no-league = Qui non c'è ancora un campionato di { $game }. `/league new` ne apre uno.
refused-league-not-for-two = { $game } non ha un campionato: serve un gioco in cui si affrontano due persone.
refused-league-pace = A quel ritmo non si gioca nessuna stagione di questo gioco. Scegli un altro `pace`: veloce o normale va bene per ogni gioco.
refused-league-running = C'è una stagione in corso, e mantiene il suo ritmo. Fra una stagione e l'altra `/league new` lo cambia.
refused-leagues-off = Questo server non apre campionati. Chi lo gestisce può permetterli: `/settings` con `contests`.
refused-leagues-of-moderators = Qui i campionati li apre chi modera. Chiedi a chi modera, o fai cambiare `contests` in `/settings` a chi gestisce il server.
refused-not-in-league = Non partecipi a questo campionato.
refused-in-league = Partecipi già a questo campionato.
refused-league-not-asked = Questa domanda è chiusa, e non è cambiato niente. `/league card` mostra come va il campionato.
