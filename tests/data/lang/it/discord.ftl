# What people read in Discord.

strength-easy = facile
strength-medium = media
strength-strong = forte
fault = Qualcosa è andato storto da parte mia; la partita è al sicuro. Riprova fra un momento.

# Buttons.
button-join = Partecipa
button-leave = Esci
button-add-bot = Aggiungi un bot
button-add-easy = Bot facile
button-add-medium = Bot medio
button-add-strong = Bot forte
button-rules = Regole
button-start = Inizia
button-cancel = Annulla
button-turn = Tocca a te
button-hand = La mia mano
button-secret = Il mio segreto
button-claim = Segnala
button-more = Altro
button-back = Indietro
button-confirm = Conferma
button-resign = Abbandona
button-really-resign = Sì, abbandona
button-undo = Ritira la mossa
button-draw = Patta
button-open = Cedi il mio posto
button-break-off = Interrompi
button-break-off-others = Interrompi per tutti
button-rematch = Rivincita
button-accept-draw = Accetta la patta
button-decline-draw = Rifiuta la patta
button-withdraw-draw = Ritira la proposta
button-text = Tabellone come testo
button-history = Cronologia
button-record = Elenco delle mosse
button-replay = Replay
button-registry = Tutti i giochi

# A match's heading.
title = ### { $game } `{ $code }`
title-options = -# { $options }
title-pace = { $pace ->
    [live] dal vivo: 5 min di riserva, 15 s in più a turno
    [fast] veloce: due turni al giorno, un giorno di riserva
    [slow] lento: due turni a settimana, cinque giorni di riserva
   *[normal] normale: un turno al giorno, tre giorni di riserva
 }

# The lobby card.
lobby-credit = -# di { $designer }
lobby-about = { $pitch }. Durata: { $length }.
lobby-seat = { $seat }. { $who }
lobby-kept = { $seat }. *posto riservato: { $who }*
lobby-free = { $seat }. *libero*
lobby-listed = -# I posti restano in quest'ordine: il numero 1 ha la prima mossa. Si inizia quando tutti i posti sono occupati.
lobby-rotated = -# Rivincita: chi aveva la prima mossa ora ha l'ultima. Si inizia quando tutti i posti sono occupati.
lobby-shuffled = -# I posti si mescolano all'inizio, cioè appena sono tutti occupati.
lobby-start-from = -# **{ $button-start }** dà il via senza i posti liberi, appena si è in { $count }.
lobby-start-with = -# **{ $button-start }** dà il via ora, con chi c'è già ({ $count }).
lobby-for-opener = -# I bot e **{ $button-cancel }** sono per { $who }, tutto il resto è per chiunque.
lobby-for-opener-start = -# I bot, **{ $button-start }** e **{ $button-cancel }** sono per { $who }, tutto il resto è per chiunque.
lobby-over = -# Si è giocato qui: [al tavolo]({ $link })
lobby-open = -# Aperta fino a questo giorno: { $when }.
lobby-cancelled = Questa partita è annullata: non è mai iniziata.
lobby-started = La partita è iniziata: [al tavolo]({ $link })
lobby-invited = { $people }: c'è un posto riservato. **{ $button-join }** lo occupa, **{ $button-leave }** lo rifiuta.

thread = { $game }: { $people }
thread-unnamed = { $game }: { $code }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← di turno
panel-player-to-act-until = **{ $colour } · { $who }** ← di turno, scadenza: { $until }
panel-player-left = ~~{ $colour }~~ · { $who } ha lasciato la partita
place = { $place }º
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } ha lasciato la partita
panel-player-scored = { $place } · { $colour } · { $who } · punti: { $score }
panel-last = Ultima mossa: { $report }
panel-waits = La partita aspetta { $seats }.
panel-goal = **Obiettivo:** { $goal }
panel-won = **La partita è finita: vittoria di { $first } contro { $others }.**
panel-drawn = **La partita è finita: patta fra { $first }.**
end-won = **Vittoria di { $first } in { $game } `{ $code }` contro { $others }.**
end-drawn = **{ $game } `{ $code }`: patta fra { $first }.**
report-skip = { $seat ->
    [self] Esaurisci il tempo e perdi il turno.
   *[other] { $seat } esaurisce il tempo e perde il turno.
}
report-leave = { $seat ->
    [self] Lasci la partita.
   *[other] { $seat } lascia la partita.
}
report-out-of-time = { $seat ->
    [self] Esaurisci il tempo e lasci la partita.
   *[other] { $seat } esaurisce il tempo e lascia la partita.
}
report-undo = { $seat ->
    [self] Ritiri una mossa.
   *[other] { $seat } ritira una mossa.
}
report-draw = Patta d'accordo.

# The ping.
ping-turn = { $people }: { $count ->
    [one] tocca a te
   *[other] tocca a voi
} in { $game } `{ $code }`. [Al tavolo]({ $link })
ping-turn-until = { $people }: { $count ->
    [one] tocca a te
   *[other] tocca a voi
} in { $game } `{ $code }`. Scadenza: { $until }. [Al tavolo]({ $link })
ping-over = { $standing } [Al tavolo]({ $link })

# What is open at a table.
agreements = **{ $game }** `{ $code }` · [al tavolo]({ $link })
agreements-draw = { $withdraws ->
    [no] { $by } propone patta. Per { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**, prima che { $by } muova.
   *[yes] { $by } propone patta, fino alla sua prossima mossa. Per { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**. Per { $by }: **{ button-withdraw-draw }**.
}

# What one's own doing came to.
done = Fatto.
done-offered = Hai proposto patta. La proposta vale fino alla tua prossima mossa.
done-accepted = Hai accettato; c'è ancora chi deve rispondere.
done-drawn = Hai accettato la patta.
done-declined = Proposta rifiutata.
done-withdrawn = Proposta ritirata.

# A rematch.
rematch-opened = Una rivincita è aperta: `{ $code }`, in { $place }.
rematch-started = La rivincita `{ $code }` è iniziata: [al tavolo]({ $link })

# A match as one of its people sees it, in private.
own-heading = **{ $game }** `{ $code }` · il tuo colore: { $colour }
own-played = Giocata: { $report }
own-turn = **Tocca a te.**
own-turn-until = **Tocca a te.** Scadenza: { $until }.
card-dm = Solo per te: la tua parte di { $game } `{ $code }`. [Al tavolo]({ $link })

# The menus of a turn.
picker-heading = **{ $game }** `{ $code }` · il tuo colore: { $colour }
    { $question }
picker-heading-said = **{ $game }** `{ $code }` · il tuo colore: { $colour }
    Finora: `{ $said }`. { $question }
picker-confirm = Giochi `{ $turn }`? Nessuno lo vede prima della tua conferma.
picker-wins = Così vinci la partita.
picker-draws = **Attenzione:** così la partita finisce e nessuno vince.
picker-loses = **Attenzione:** così perdi la partita.
picker-exposes = **Attenzione:** dopo questa mossa { $rival } può vincere subito.
picker-merged = Quale mossa fai?
picker-stop = fine della mossa
picker-moved-on = La partita va avanti da quando è comparso quel pulsante. Ecco la posizione di adesso.

stale-button = Quel pulsante viene da una mia versione precedente e non fa più niente. `/games` elenca le tue partite.
more = **{ $game }** `{ $code }`: che altro?
resign-really = Abbandoni **{ $game }** `{ $code }`? Lasci la partita per sempre.
