# Ladders: everybody has a rung, and challenges those above.

command-ladder = La scala di un gioco a due: sfida chi ti sta sopra
command-ladder-game = Quale gioco, fra quelli a due
command-ladder-show = Pubblicala qui, in un messaggio che resta aggiornato

command-settings-ladders = Se questo server ha scale
setting-ladders-on = Scale di giochi a due
setting-ladders-off = Nessuna scala
settings-ladders-on = Scale: **attive**, con `/ladder`.
settings-ladders-off = Scale: **nessuna**.
settings-button-ladders-on = Attiva le scale
settings-button-ladders-off = Nessuna scala

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **Scala di { $game }**
ladder-nobody = Ancora nessuna iscrizione.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ incontro in corso: { $people }
# $until: a date.
ladder-away = vacanza, fino al giorno: { $until }
# $count: further people who are not named.
ladder-more = più in basso, ancora { $count }
# Small print of the list.
ladder-rules = -# Sfida chi sta fino a cinque gradini sopra: due partite affiancate, a posti scambiati. Con almeno 1½ punti passi davanti all'altra parte, altrimenti non cambia niente. Rifiutare è gratis una volta in 30 giorni. Poi, o senza risposta entro 5 giorni, costa un gradino. Se perdi per il tempo, o dopo 60 giorni senza incontri, sei a riposo. Una vacanza non costa niente.
button-ladder-join = Partecipa
button-ladder-challenge = Sfida
button-ladder-rest = Riposo
button-ladder-leave = Esci

# What the reader alone sees below the list.
ladder-own = Sei al gradino **{ $rung }**.
ladder-off = Non partecipi. **{ button-ladder-join }** ti mette al gradino più basso.
# $rung: a number; $until: a date.
ladder-back = Sei a riposo. **{ button-ladder-join }** ti riporta al gradino **{ $rung }**, tre sotto quello di prima. Scadenza: { $until }.
# $person: who was challenged; $until: date and time.
ladder-sent = Sfida senza risposta, per ora: { $person }. Scadenza: { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } ti sfida ({ $pace }). Rispondi entro: { $until }.
ladder-free = Ora rifiutare è gratis.
# $from: a date.
ladder-not-free = Ora rifiutare costa un gradino. Di nuovo gratis dal giorno: { $from }.

# Above the menu of those who may be challenged.
ladder-choose = Chi sfidi? Le due partite cominciano qui, appena la sfida viene accettata.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = incontro già giocato: { $day }
ladder-why-asked = sfida fra voi, finita: { $day }
ladder-why-busy = ora niente sfide
ladder-why-blocked = hai bloccato questa persona
ladder-menu = Scegli un gradino
# A choice of the menu. $rung: a number.
ladder-menu-rung = Gradino { $rung }
ladder-first = Sei in cima, al gradino 1: sono gli altri a sfidarti.
ladder-no-rival = Ora non puoi sfidare nessuno. Riprova più tardi.

# Answers to one player alone.
# $rung: a number.
ladder-joined = Scala di **{ $game }**: sei al gradino **{ $rung }**.
ladder-posted = La scala di **{ $game }** arriva in { $place }, in un solo messaggio che tengo aggiornato.
# $until: date and time.
ladder-challenged = Sfida inviata: { $person }. Può rispondere entro: { $until }.
# $place: the channel of the games.
ladder-accepted = Hai accettato. Le due partite cominciano in { $place }.
ladder-declined-free = Hai rifiutato. Non ti costa niente: non rifiutavi da 30 giorni.
ladder-declined-down = Hai rifiutato, e scendi di un gradino.
ladder-ask-rest = Vuoi riposare dalla scala di **{ $game }**? Un incontro in corso è perso sulla scala, le sue partite continuano. Entro 90 giorni puoi tornare tre gradini sotto quello che hai ora, dopo solo al più basso.
button-ladder-really-rest = Sì, riposo
# $rung: a number; $until: a date.
ladder-rests = Scala di **{ $game }**: sei a riposo. **{ button-ladder-join }** ti riporta al gradino **{ $rung }**, come stanno le cose ora. Scadenza: { $until }.
ladder-ask-leave = Vuoi uscire del tutto dalla scala di **{ $game }**? Un incontro in corso è perso sulla scala, le sue partite continuano. Se torni, cominci dal gradino più basso.
button-ladder-really-leave = Sì, esco
ladder-left-it = Scala di **{ $game }**: non partecipi più. Le tue partite in corso continuano.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person }, gradino **{ $rung }**, ti sfida sulla scala di **{ $game }** in { $place }: due partite affiancate, a posti scambiati ({ $pace }). Rispondi entro: { $until }. Senza risposta scendi di un gradino.
button-ladder-accept = Accetta
button-ladder-decline = Rifiuta
ladder-was-declined = La tua sfida sulla scala di **{ $game }** ha avuto un rifiuto o nessuna risposta, quindi il tuo gradino resta. Puoi sfidare di nuovo: { $server }
ladder-stepped = Non hai risposto entro 5 giorni a una sfida sulla scala di **{ $game }**, quindi scendi di un gradino. `/ladder` la mostra: { $server }
ladder-late = Hai esaurito il tempo in una partita della scala di **{ $game }**, quindi l'incontro è perso e sei a riposo: { $server }
ladder-idle = Da 60 giorni non hai incontri sulla scala di **{ $game }**, quindi sei a riposo: { $server }

refused-ladder-on-servers = Le scale appartengono a un server: usa `/ladder` là.
refused-ladders-off = Questo server non ha scale. Chi lo gestisce può attivarle: `/settings` con `ladders`.
refused-ladder-not-for-two = { $game } non ha una scala: serve un gioco in cui si affrontano due persone.
refused-on-ladder = Partecipi già a questa scala. `/ladder` mostra il tuo gradino.
refused-not-on-ladder = Non partecipi a questa scala. Entra con `/ladder`.
refused-ladder-away = Sei in vacanza: non ti sfida nessuno, e tu non sfidi nessuno. `/vacation end` ti fa tornare.
refused-ladder-sent = La tua ultima sfida aspetta una risposta. Manda la prossima dopo.
refused-ladder-plays = Stai giocando un incontro nato da una tua sfida. Manda la prossima sfida dopo.
refused-ladder-not-near = Quella persona non è fra quelle che puoi sfidare ora. Premi di nuovo **{ button-ladder-challenge }**.
refused-ladder-hindered = Ora quella persona non si può sfidare. Premi di nuovo **{ button-ladder-challenge }**: spiega il motivo per ogni persona.
refused-ladder-not-asked = Questa sfida non è più aperta, e non è cambiato niente. `/ladder` mostra come va.
