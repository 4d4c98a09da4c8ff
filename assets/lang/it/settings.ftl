# What a server settles, and what it rules out.

command-settings = Mostra e cambia come si gioca su questo server
command-settings-open-in = Un canale dove si possono aprire partite. Se non ne scegli: ovunque
command-settings-not-in = Un canale da togliere da quell'elenco
command-settings-threads = Se ogni partita ha un suo thread
command-settings-pace = Il ritmo predefinito delle nuove partite
command-settings-computer = Il livello predefinito del computer
command-settings-language = La lingua di sale d'attesa e pannelli, non dei messaggi privati
command-settings-puzzles = Un canale per un problema al giorno
command-settings-puzzles-at = A che ora, per esempio 08:00 o 8am, oppure off
command-settings-puzzles-zone = Città, paese o fuso di quell'ora: Roma, Italia, UTC+1
command-settings-week = Un canale per un messaggio alla settimana sulle partite qui
command-settings-week-day = In quale giorno
command-settings-week-at = A che ora, per esempio 18:00 o 6pm, oppure off
command-settings-week-zone = Città, paese o fuso di quell'ora: Roma, Italia, UTC+1
command-settings-looking = Un canale per l'elenco di chi cerca una partita
command-settings-looking-role = Un ruolo da menzionare, al massimo una volta al giorno. @everyone: nessuno
command-settings-looking-list = Disattiva quell'elenco
setting-looking-list-off = Nessun elenco
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Chi vuole giocare: **non posso pubblicare in { $channel }**. Fammi vedere il canale, scriverci e incorporare link, o scegli un altro canale.
settings-looking-on = Chi vuole giocare: un elenco **in { $channel }**.
settings-looking-calls = Chi vuole giocare: un elenco **in { $channel }**, e menziono { $role } al massimo una volta al giorno.
command-settings-contests = Chi può aprire campionati e tornei
setting-contests-everyone = Tutti
setting-contests-moderators = Chi modera
setting-contests-off = Nessuno, e non comincia nessuna stagione
settings-contests-everyone = Campionati e tornei: **tutti** possono aprirne.
settings-contests-moderators = Campionati e tornei: **solo chi modera** può aprirne.
settings-contests-off = Campionati e tornei: **nessuno** può aprirne, e non comincia nessuna stagione.
command-settings-pings = Se mando una notifica a chi è di turno
command-settings-per-person = Partite aperte per persona. 0 vuol dire senza limite
command-settings-per-server = Partite aperte in tutto il server. 0 vuol dire senza limite
command-settings-cancel = Chi può annullare una partita prima dell'inizio, o interromperla dopo
setting-threads-yes = Un thread per ogni partita
setting-threads-no = Nel canale stesso
setting-pings-call = Con notifica
setting-pings-quiet = Solo il nome, senza notifica
setting-cancel-seats = Solo chi ci gioca
setting-cancel-moderators = Anche chi modera
setting-puzzles-off = Senza problema del giorno
setting-week-off = Nessun messaggio
weekday-off = Nessun giorno
weekday-mon = lunedì
weekday-tue = martedì
weekday-wed = mercoledì
weekday-thu = giovedì
weekday-fri = venerdì
weekday-sat = sabato
weekday-sun = domenica
setting-language-unset = Nessuna: quella della comunità, o di chi apre

settings-title = ### Impostazioni di questo server
settings-hint = -# Ogni pulsante qui sotto spiega un argomento e ne cambia le impostazioni, come le opzioni di `/settings`. Le modifiche valgono per le nuove partite.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }`: { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Partite e limiti
settings-page-lists = Punteggi e classifiche
settings-page-puzzle = Problema del giorno
settings-page-week = La settimana
settings-page-language = Lingua
settings-page-all = Tutte le impostazioni
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ Lì posso scrivere.
settings-lacks = ⚠️ In { $channel } non ho { $permissions }.
settings-can-give = ✓ Posso dare quel ruolo.
settings-cannot-give = ⚠️ Non posso dare quel ruolo.
settings-menu-limits = Scegli un limite di partite aperte
settings-menu-language = Scegli la lingua di sale d'attesa e pannelli
settings-button-ratings-choose = Classificate a richiesta
settings-button-ratings-on = Classificate di norma
settings-button-ratings-off = Mai classificate
settings-button-contests-everyone = Tornei: li apre chiunque
settings-button-contests-moderators = Tornei: solo chi modera
settings-button-contests-off = Niente tornei
# $channels, $threads and so on: the lines below.
settings-games = Le partite si aprono { $channels }. { $threads }
    Ritmo predefinito: **{ $pace }** · livello predefinito del computer: **{ $strength }**
    Partite aperte: { $person } per persona, { $server } in tutto il server
    { $pings }
    { $cancel }
settings-saved = **Salvato.**
settings-channels-all = **in ogni canale**
settings-channels-some = solo in { $channels }
settings-limit-none = **senza limite**
settings-limit = **al massimo { $most }**
settings-threads-yes = Ognuna ha **un suo thread**, dove posso crearne.
settings-threads-no = Si giocano **nel canale stesso**, senza thread.
settings-pings-call = Chi è di turno riceve **una notifica**.
settings-pings-quiet = Di chi è di turno scrivo **solo il nome, senza notifica**.
settings-cancel-seats = **Solo chi ci gioca** può annullare o interrompere una partita.
settings-cancel-moderators = Chi ci gioca e **chi modera** ({ permission-manage-messages } o { permission-manage-server }) possono annullare o interrompere una partita.
settings-language-set = Sale d'attesa e pannelli sono in **{ $language }**. Le partite in corso mantengono la loro lingua.
settings-language-unset = Sale d'attesa e pannelli sono nella **lingua della comunità**, o di chi apre la partita.
# $at, $zone: a time of the day.
settings-puzzles-on = Problema del giorno: **in { $channel } alle { $at }** ({ $zone }).
settings-puzzles-paused = Problema del giorno: **in pausa** in { $channel }, perché nessuno ha provato per due settimane. `/settings` con `puzzles` lo risveglia.
settings-puzzles-refused = Problema del giorno: **non posso pubblicare in { $channel }**. Fammi vedere il canale, scriverci e allegare file, o scegli un altro canale.
settings-puzzles-off = Problema del giorno: **disattivato**. `/settings` con `puzzles` gli dà un canale.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Messaggio della settimana: **in { $channel }, { $day } alle { $at }** ({ $zone }).
settings-week-refused = Messaggio della settimana: **non posso pubblicare in { $channel }**. Fammi vedere il canale, scriverci e allegare file, o scegli un altro canale.
settings-week-off = Messaggio della settimana: **disattivato**. `/settings` con `week` gli dà un canale.
settings-menu-channels = Scegli i canali dove si possono aprire partite
settings-menu-pace = Ritmo predefinito · { $pace }
settings-menu-per-person = { $limit ->
        [0] Per persona · partite aperte senza limite
        [one] Per persona · { $limit } partita aperta
       *[other] Per persona · { $limit } partite aperte
    }
settings-menu-per-server = { $limit ->
        [0] Tutto il server · partite aperte senza limite
        [one] Tutto il server · { $limit } partita aperta
       *[other] Tutto il server · { $limit } partite aperte
    }
settings-button-channels-all = Partite in ogni canale
settings-button-computer-easy = Computer: facile
settings-button-computer-medium = Computer: medio
settings-button-computer-strong = Computer: forte
settings-button-threads-yes = Gioca nei thread
settings-button-threads-no = Gioca senza thread
settings-button-pings-call = Manda notifiche
settings-button-pings-quiet = Senza notifiche
settings-button-cancel-seats = Solo chi gioca annulla
settings-button-cancel-moderators = Anche chi modera annulla

# What is refused.
refused-not-here = Su questo server le partite si aprono in { $channels }. Scrivi `/play` là.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = Hai aperto { $most } partite in un'ora. Puoi aprire la prossima <t:{ $until }:R>, e intanto partecipare ad altre.
refused-too-many-games = { $most ->
    [one] Hai { $most } partita non finita su questo server, e qui è il limite. Prima finiscila o lasciala: `/games` la mostra.
   *[other] Hai { $most } partite non finite su questo server, e qui è il limite. Prima finisci o lascia una partita: `/games` le elenca.
 }
refused-too-many-alone = Hai { $most } partite non finite contro il computer, e di più per persona non posso tenerne. Prima finisci o lascia una partita: `/games` le elenca.
# $most: the limit.
refused-watches-many = Segui { $most } partite, e di più per persona non posso tenerne. Prima smetti di seguirne una: **{ button-more }** sul suo tabellone.
# $most: a number.
refused-suggests-many = Oggi mi hai mandato { $most } testi, e di più non posso accettarne. Puoi continuare domani.
refused-too-many-by-code = Hai { $most } partite non finite aperte con un codice, e di più per persona non posso tenerne. Prima finisci o lascia una partita: `/games` le elenca.
refused-too-many-games-here = { $most ->
    [one] Questo server ha { $most } partita non finita, ed è il suo limite. Puoi aprirne un'altra quando è finita, oppure chi modera può alzare il limite con `/settings`.
   *[other] Questo server ha { $most } partite non finite, ed è il suo limite. Puoi aprirne un'altra quando ne finisce una, oppure chi modera può alzare il limite con `/settings`.
 }
refused-not-to-invite = Non puoi invitare { $person }. Invita qualcun altro, o nessuno: chiunque qui può premere **{ $button-join }**.
refused-not-to-join = Non puoi partecipare a questa partita. `/play` ne apre un'altra.
refused-blocked = Hai bloccato { $person }. `/block` mostra il tuo elenco, dove puoi togliere il blocco.
refused-blocked-oneself = Non puoi bloccarti da te.
refused-blocked-bot = Non serve bloccare un bot: io gioco solo dove mi invitano, e gli altri bot non giocano.
refused-not-a-manager = Per questo ti serve il permesso **{ permission-manage-server }**.
refused-no-puzzle-channel = Prima scegli un canale: `/settings` con l'opzione `puzzles`.
refused-no-week-channel = Prima scegli un canale: `/settings` con l'opzione `week`.
refused-no-looking-channel = Prima scegli un canale: `/settings` con l'opzione `looking`.
refused-no-such-setting = Non conosco quell'impostazione. `/settings` mostra che cosa puoi impostare.

# The message of the week. $until: a day.
week-heading = ### La settimana · fino a: { $until }
week-numbers = Partite finite: **{ $ended }** · iniziate: **{ $began }** · in corso: **{ $running }**. Persone che hanno giocato: **{ $players }**.
week-quiet = Questa settimana non ha giocato nessuno.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game }: vittoria di { $first }
week-beat = { $game }: { $first } batte { $others }
week-shared = { $game }: patta fra { $first }
week-together = { $game }: vittoria di squadra per { $first }
week-drawn = { $game }: primo posto a pari merito per { $first }
week-drew-before = { $game }: primo posto a pari merito per { $first }, davanti a { $others }
week-somebody = una persona
week-more = { $count ->
    [one] … e ancora { $count } risultato
   *[other] … e ancora { $count } risultati
 }
# $report: the move, with the colours of the seats.
week-turn = **La mossa della settimana:** { $who } in { $game }. { $report }
week-puzzle = **Problema del giorno:** risolto da { $solved } su { $tried }.
# $people: each with the days, as below.
week-solvers = Chi ha risolto più giorni: { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **{ $month } finora:** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Posti liberi:
week-last = -# Per due settimane non si è giocato: da adesso non scrivo più. Mi risveglia la prossima partita che comincia: `/play`.
button-week-join = Partecipa: { $game } { $code }
button-week-take = Subentra: { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = Non posso mostrare chi vuole giocare in { $channel }, perché là non ho { $permissions }. Può rimediare chi modera, in **{ path-channel-permissions }**. `/settings` con `looking` sceglie un altro canale.
looking-refused-gone = Il canale che avevi scelto per l'elenco di chi vuole giocare non c'è più: { $server }. Là `/settings` con `looking` ne sceglie un altro, e `looking-list: off` lo ferma.
looking-refused = Discord non mi lascia mostrare chi vuole giocare in { $channel }. `/settings` con `looking` sceglie un altro canale.
week-refused-missing = Non posso pubblicare il messaggio della settimana in { $channel }, perché là non ho { $permissions }. Può rimediare chi modera, in **{ path-channel-permissions }**. Io continuo a provare. `/settings` con `week` sceglie un altro canale.
week-refused-gone = Il canale che avevi scelto per il messaggio della settimana non c'è più: { $server }. Là `/settings` con `week` ne sceglie un altro, e `week-at: off` lo ferma.
week-refused = Discord non mi lascia pubblicare il messaggio della settimana in { $channel }. Io continuo a provare. `/settings` con `week` sceglie un altro canale.
