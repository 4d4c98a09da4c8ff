# What people read in Discord.

strength-easy = facile
strength-medium = media
strength-strong = forte
fault = Qualcosa è andato storto da parte mia. La partita è al sicuro. Riprova fra un momento.

# Buttons.
button-join = Partecipa
button-leave = Esci
button-add-computer = Aggiungi il computer
button-open-to-all = Apri a tutti
button-rules = Regole
button-company = Chi c'è?
button-learn = Impara
button-learn-game = Impara { $game }
button-start = Inizia
button-cancel = Annulla
button-mine = Le mie partite
button-today = Problema del giorno
button-turn = Tocca a te
button-hand = La mia mano
button-secret = Il mio segreto
button-claim = Segnala
button-more = Altro
button-back = Indietro
button-again = Riapri
button-confirm = Conferma
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Gioca lo stesso
button-resign = Abbandona
button-really-resign = Sì, abbandona
button-undo = Ritira la mossa
button-note = Nota
button-plan-ahead = Prepara la risposta
button-what-if = E se …
button-draw = Patta
button-open = Cerca chi subentra
button-break-off = Annulla la partita
button-break-off-others = Annulla per tutti
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
title = ### { $game }
title-options = -# { $options } · `{ $code }`
title-code = -# `{ $code }`
title-pace = { $pace ->
    [live] dal vivo: 15 s a mossa, 5 min all'inizio
    [fast] 2 mosse al giorno, 1 giorno all'inizio
    [slow] 2 mosse alla settimana, 5 giorni all'inizio
   *[normal] 1 mossa al giorno, 3 giorni all'inizio
 }

# The lobby card.
lobby-credit = di { $designer }
lobby-about = { $pitch }. Durata: { $length }.
lobby-days = { $unit ->
    [weeks] A questo ritmo sono circa { $count } settimane.
    [months] A questo ritmo sono circa { $count ->
        [one] { $count } mese
        [many] { $count } di mesi
       *[other] { $count } mesi
    }.
   *[days] A questo ritmo sono circa { $count ->
        [one] { $count } giorno
        [many] { $count } di giorni
       *[other] { $count } giorni
    }.
}
lobby-players = { $free ->
    [0] **{ $most } posti:** { $people }
    [one] **{ $most } posti:** { $people } · { $free } libero
   *[other] **{ $most } posti:** { $people } · { $free } liberi
 }
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } posti:** { $people }
    [one] **{ $fewest }–{ $most } posti:** { $people } · { $free } libero
   *[other] **{ $fewest }–{ $most } posti:** { $people } · { $free } liberi
 }
lobby-kept = *posto riservato: { $who }*
lobby-start-full = Si inizia quando tutti i posti sono occupati.
lobby-start-from = Si inizia al completo, o da { $count } in su quando { $who } preme **{ $button-start }**.
lobby-start-now = Si inizia al completo, o quando { $who } preme **{ $button-start }**.
lobby-listed = I posti restano in quest'ordine: il primo ha la prima mossa.
lobby-rotated = Posti ruotati: chi aveva la prima mossa ora ha l'ultima.
lobby-shuffled = I posti sono a caso.
lobby-over = -# Si è giocato qui: [al finale]({ $link })
lobby-cancelled = Questa partita è annullata: non è mai iniziata.
lobby-started = La partita è iniziata: [al tavolo]({ $link })
lobby-invited = { $people }: c'è un posto riservato. **{ $button-join }** lo occupa, **{ $button-leave }** lo rifiuta.

thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
thread-versus = { $first } contro { $second }
thread-computer = Tavolino

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
panel-goal = **Obiettivo:** { $goal }
panel-won = **La partita è finita: vittoria di { $first } contro { $others }.**
panel-drawn = **La partita è finita: patta fra { $first }.**
ending-resigned = { $moves ->
    [0] { $left } abbandona. Vittoria di { $first } prima della prima mossa.
    [one] { $left } abbandona. Vittoria di { $first } dopo { $moves } mossa.
    [many] { $left } abbandona. Vittoria di { $first } dopo { $moves } mosse.
   *[other] { $left } abbandona. Vittoria di { $first } dopo { $moves } mosse.
 }
end-won = **Vittoria di { $first } in { $game } contro { $others }.** `{ $code }`
end-drawn = **{ $game }: patta fra { $first }.** `{ $code }`
report-skip = { $seat ->
    [self] Esaurisci il tempo e perdi il turno.
   *[other] { $seat } esaurisce il tempo e perde il turno.
}
report-leave = { $seat ->
    [self] Abbandoni.
   *[other] { $seat } abbandona.
}
report-out-of-time = { $seat ->
    [self] Esaurisci il tempo.
   *[other] { $seat } esaurisce il tempo.
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
} in { $game }. [Al tavolo]({ $link }) · `{ $code }`
ping-turn-until = { $people }: { $count ->
    [one] tocca a te
   *[other] tocca a voi
} in { $game }. Scadenza: { $until }. [Al tavolo]({ $link }) · `{ $code }`

# Below it, where a draw is offered.
ping-draw = { $by } propone patta. Se muovi, rifiuti.

# What is open at a table.
agreements = **{ $game }** · [al tavolo]({ $link }) · `{ $code }`
agreements-draw = { $withdraws ->
    [no] { $by } propone patta. Chi muove senza rispondere rifiuta. Per { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**.
   *[yes] { $by } propone patta. Chi muove senza rispondere rifiuta. Per { $people }: **{ button-accept-draw }** o **{ button-decline-draw }**. Per { $by }: **{ button-withdraw-draw }**.
}

declined-draw = { $by } preferisce continuare.

# What one's own doing came to.
done = Fatto.
done-offered = Patta proposta. La proposta vale finché un avversario non la rifiuta, o muove senza accettare.
done-accepted = Hai accettato. C'è ancora chi deve rispondere.
done-drawn = Hai accettato la patta.
done-declined = Proposta rifiutata.
done-withdrawn = Proposta ritirata.

# A rematch.
rematch-opened = Una rivincita è aperta in { $place }: `{ $code }`
rematch-started = La rivincita è iniziata: [al tavolo]({ $link }) · `{ $code }`

# A match as one of its people sees it, in private.
own-heading = **{ $game }** · il tuo colore: { $colour } · `{ $code }`
own-played = Giocata: { $report }
own-turn = **La mossa { $number } tocca a te.**
own-turn-until = **La mossa { $number } tocca a te.** Scadenza: { $until }
own-waits = La mossa { $number } tocca a { $seats }.
own-won = **La partita è finita: hai vinto. Bella partita.**
own-after = { $moves ->
    [0] -# Il tabellone prima della prima mossa.
   *[other] -# Il tabellone dopo la mossa { $moves }.
 }
card-dm = Solo per te: la tua parte di { $game }. [Al tavolo]({ $link }) · `{ $code }`

# The menus of a turn.
picker-heading = **{ $game }** · il tuo colore: { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · il tuo colore: { $colour } · `{ $code }`
    Finora: `{ $said }`. { $question }
picker-confirm = Giochi `{ $turn }`? Nessuno lo vede prima della tua conferma.
picker-wins = Così vinci la partita.
picker-draws = ⚠ **Attenzione:** così la partita finisce e nessuno vince.
picker-loses = ⚠ **Attenzione:** così perdi la partita.
picker-exposes = ⚠ **Attenzione:** dopo questa mossa { $rival } può vincere subito.
picker-merged = Quale mossa fai?
picker-stop = Fine della mossa
picker-closed = { $moves ->
    [0] **{ $game }** prima della prima mossa: questo menu è chiuso e niente è stato giocato. `{ $code }`
   *[other] **{ $game }** dopo la mossa { $moves }: questo menu è chiuso e niente è stato giocato. `{ $code }`
 }
picker-moved-on = La partita va avanti da quando è comparso quel pulsante. Ecco la posizione di adesso.

stale-button = Quel pulsante non vale più. `/games` elenca le tue partite.
more = **{ $game }**: che cosa vuoi fare? `{ $code }`
resign-really = Abbandoni **{ $game }**? Lasci la partita per sempre. `{ $code }`
lesson-offer = { $game } ti è nuovo? **Impara { $game }** richiede quattro minuti.
