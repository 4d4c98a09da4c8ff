# Reminders, vacations, and what people wish for themselves.

button-snooze = Basta per questo turno

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: { $game } ti aspetta. Tocca a te da: { $since }. [Al tavolo]({ $link }) · `{ $code }`
remind-turn-until = { $person }: { $game } ti aspetta. Scadenza: { $until }. [Al tavolo]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = Rieccoti, { $person }: { $game } ti aspetta. Tocca a te da: { $since }. [Al tavolo]({ $link }) · `{ $code }`
remind-back-until = Rieccoti, { $person }: i tuoi orologi ripartono, e { $game } ti aspetta. Scadenza: { $until }. [Al tavolo]({ $link }) · `{ $code }`
remind-back-idle = Rieccoti, { $person }: non tocca ancora a te in nessuna partita. Una delle tue è { $game }: [al tavolo]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = Rieccoti, { $person }: la tua vacanza è finita, e non hai partite in corso. `/play` ne comincia una.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Buongiorno, { $person }: ti aspetta { $count } partita.
   *[other] Buongiorno, { $person }: ti aspettano { $count } partite.
}
remind-quiet-over = { $count ->
    [one] Le tue ore di silenzio sono finite, { $person }: ti aspetta { $count } partita.
   *[other] Le tue ore di silenzio sono finite, { $person }: ti aspettano { $count } partite.
}
remind-morning-game = { $game }: [al tavolo]({ $link }) · `{ $code }`
remind-morning-until = { $game }, scadenza: { $until }. [Al tavolo]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person }: c'è un posto riservato per te in { $game }. [Alla sala d'attesa]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person }: in { $game } tocca presto a te, subito dopo { $seats }. [Al tavolo]({ $link }) · `{ $code }`
snoozed = Niente più promemoria di **{ $game }** fino al tuo prossimo turno lì. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### I tuoi promemoria
preferences-points = Finché una partita ti aspetta, te lo ricordo a metà del tuo tempo, e quando ne resta un decimo.
preferences-points-every = { $hours ->
    [1] Finché una partita ti aspetta, te lo ricordo a metà del tuo tempo, quando ne resta un decimo, e ogni ora.
   *[other] Finché una partita ti aspetta, te lo ricordo a metà del tuo tempo, quando ne resta un decimo, e ogni { $hours } ore.
}
preferences-every = { $hours ->
    [1] Finché una partita ti aspetta, te lo ricordo ogni ora.
   *[other] Finché una partita ti aspetta, te lo ricordo ogni { $hours } ore.
}
preferences-none = Nessun promemoria finché una partita ti aspetta.
preferences-way-mention = Ti menziono al tavolo.
preferences-way-dm = Ti mando un messaggio diretto, o ti menziono al tavolo quando non posso.
# Said to whoever sets quiet hours.
preferences-quiet = Ore di silenzio: { $from }-{ $to } ({ $zone }). In quelle ore scrivo il tuo nome senza notifica, e alla fine mando una sola notifica per tutte le partite che aspettano. Faccio eccezione solo se il tuo tempo scadrebbe, e nelle partite dal vivo.
preferences-loud = Non hai ore di silenzio. Si impostano con `/remind quiet`.
preferences-next = Preavviso prima del tuo turno, in tre o più: attivo
preferences-next-off = Preavviso prima del tuo turno, in tre o più: disattivato
# In the place of the first line, with a daily message.
preferences-digest-points = Te lo ricordo solo quando resta un decimo del tuo tempo e prima della scadenza non arriva un messaggio quotidiano. Nelle partite dal vivo, anche a metà del tempo.
# $at: a time of day.
preferences-digest = Una volta al giorno, alle { $at } ({ $zone }), ti mando un messaggio diretto con tutte le partite che ti aspettano. Al tavolo ti menziono solo nelle partite dal vivo, e quando il tuo tempo scadrebbe prima del messaggio successivo.
preferences-digest-off = Ti menziono ogni volta che tocca a te. Con `/remind digest` diventa un messaggio al giorno.
preferences-puzzle = Una volta al giorno, alle { $at } ({ $zone }), ti mando una riga sul problema del giorno.
preferences-puzzle-in-digest = Quel messaggio ha anche una riga sul problema del giorno.
# Only where it is on.
preferences-forced = Quando hai una sola mossa legale e non c'è niente di nascosto, la gioco io per te due minuti dopo (10 secondi nelle partite dal vivo), a meno che non ti faccia perdere subito.
# Only where it is on.
preferences-reader = Per il tuo lettore di schermo: nei messaggi diretti ogni tuo turno è un messaggio nuovo.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = Ti scrivo quali partite ti aspettano. Quando: { $at }. Poi non ti scrivo più, se non me lo chiedi.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Va bene, allora non lo faccio.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = Ti manderò una riga sul prossimo problema, e poi una al giorno. La prima: { $at }.
preferences-puzzle-off = Nessuna riga sul problema del giorno. Con `/remind puzzle` ne arriva una al giorno.
preferences-changed = ### Salvato
preference-points-on = Ricordamelo a metà del mio tempo
preference-points-off = Non ricordarmelo a metà del mio tempo
preference-way-dm = Promemoria per messaggio diretto
preference-way-mention = Promemoria con una menzione
preference-next-on = Preavviso prima del mio turno: sì
preference-next-off = Preavviso prima del mio turno: no
preference-off = Nessun promemoria
preference-digest-off = Nessun riepilogo quotidiano
preference-puzzle-off = Niente problema del giorno
preference-every = Ricordamelo ogni tot ore …
preference-every-0 = Una o due volte, non ogni tot ore
preference-every-hours = Ricordamelo ogni { $hours } ore

refused-zone = Non conosco quel fuso orario. Scrivi la tua città, il tuo paese o una differenza come `UTC+1`, e scegli dall'elenco.
# Below there is a button for each that was perhaps meant.
refused-zone-near = Può voler dire più fusi orari. Intendevi uno di questi?
refused-no-zone = Qual è il tuo fuso orario? Aggiungi `zone:` con la tua città, il tuo paese o una differenza come `UTC+1`.
refused-time = Non riesco a leggere quell'ora. Prova `22:30` o `10pm`.
refused-all-day = Le ore di silenzio hanno bisogno di un inizio e di una fine diversi. Per non ricevere mai promemoria c'è `/remind off`.
refused-every = Scegli un numero di ore da 0 a { $most }. 0 vuol dire mai.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Oggi ti aspettano
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** con { $others } · `{ $code }`
digest-line-until = - **{ $game }** con { $others } · scadenza: { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - Stai seguendo [{ $game }]({ $link }): { $players } · mossa { $moves } · `{ $code }`
# $count: how many more.
digest-more = { $count ->
    [one] - e ancora { $count }, qui sotto
   *[other] - e ancora { $count }, qui sotto
}
digest-change-puzzle = -# `/remind puzzle` cambia l'ora, o lo disattiva.
digest-change-once = -# L'hai chiesto solo per questa volta. Con `/remind digest` arriva ogni giorno.
digest-change = -# `/remind digest` cambia l'ora, o lo disattiva.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# Non posso mandarti messaggi diretti: il tuo messaggio quotidiano è disattivato, e ti menziono di nuovo al tavolo. Per riattivarlo, consenti i messaggi diretti dai membri di questo server e usa `/remind digest` o `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = Sei in vacanza, rientro: { $until }. I tuoi orologi sono fermi, tranne nelle partite dal vivo, e puoi giocare lo stesso. Dopo, quest'anno ti restano { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 } e { $hours } h.
vacation-here = Quest'anno ti restano { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 } e { $hours } h di vacanza. In vacanza i tuoi orologi si fermano, tranne nelle partite dal vivo, e gli avversari lo vedono sui pannelli.
vacation-begun = Buona vacanza. I tuoi orologi sono fermi, tranne nelle partite dal vivo. Rientro: { $until }. Ti dico io quando è finita, e con `/vacation end` torni prima.
vacation-ended = Rieccoti: la tua vacanza è finita, e i tuoi orologi ripartono. `/games` mostra le partite che ti aspettano.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Giorni liberi: { $days } ({ $zone }). Non contano come vacanza.
vacation-week-none = Con `/vacation weekly` hai giorni liberi ogni settimana, per esempio sabato e domenica.
vacation-net = Se il tuo tempo sta per scadere, comincia da sola una vacanza di al massimo tre giorni, non più di una volta in 30 giorni. Vale come vacanza, e al tavolo si vede. Serve almeno una partita finita.
vacation-net-off = Nessuna vacanza comincia da sola quando il tuo tempo sta per scadere.
button-net-on = Vacanza automatica: sì
button-net-off = Vacanza automatica: no
vacation-weekly = I tuoi orologi restano fermi { $days }, dalla prossima mezzanotte ({ $zone }), tranne nelle partite dal vivo. Questi giorni non contano come vacanza. Fra una settimana puoi sceglierne altri.
vacation-weekly-off = Adesso non hai più giorni liberi settimanali. `/vacation status` mostra la tua vacanza.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = Puoi scegliere altri giorni liberi <t:{ $until }:R>. `/vacation weekly days: off` li toglie subito.
# $most: how many.
refused-too-many-days = Scegli al massimo { $most } giorni alla settimana.
vacation-days = Vai in vacanza per …
vacation-day = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 }
vacation-all = Tutti quelli che mi restano
button-vacation-end = Fine della vacanza

refused-away = Sei già in vacanza. `/vacation end` ti riporta qui.
refused-here = Non sei in vacanza. `/vacation start` ne comincia una.
refused-used-up = Quest'anno ti restano { $hours } h di vacanza, e per cominciarne una serve un giorno. I tuoi 14 giorni tornano il 1º gennaio.
refused-too-long = Quest'anno ti restano { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
 } e { $hours } h. Scegli meno giorni, o non scrivere il numero per prenderli tutti.
