# Why something cannot be done. Each says what to do next.

refused-no-such-match = Qui non c'è nessuna partita { $code }. `/games` elenca le tue.
refused-not-seated = Non hai un posto in questa partita. Puoi guardare con `/board`.
refused-not-started = Questa partita non è ancora iniziata.
refused-started = Questa partita è già iniziata. `/play` ne apre un'altra.
refused-moved-on = La partita va avanti da quando è comparso quel pulsante. Premi **{ $button-turn }** per vedere il tabellone di adesso.
refused-waiting = Non tocca a te: la partita aspetta { $seats }.
refused-over = La partita è finita.
refused-not-your-turn = Non tocca a te.
refused-not-a-turn = Qui `{ $text }` non è una mossa valida. Premi **{ $button-turn }** sul pannello per scegliere dai menu.
refused-not-a-turn-near = Qui `{ $text }` non è una mossa valida. Prova con { $near }.
refused-no-turn = Scrivi che cosa giochi. Prova con { $near }.
refused-already-in = Hai già un posto in questa partita.
refused-not-in = Non hai un posto in questa partita.
refused-full = Tutti i posti sono occupati. `/play` apre un'altra partita.
refused-kept = I posti liberi sono riservati a chi ha un invito. `/play` apre un'altra partita.
refused-not-the-opener = Questo può farlo solo chi ha aperto la partita.
refused-no-claims = In { $game } non c'è niente da segnalare.
refused-no-hand = In questo gioco niente è nascosto: il tabellone mostra tutto.
refused-no-draw-offered = Adesso non c'è nessuna proposta di patta.
refused-own-proposal = La proposta era tua: ora si aspetta la risposta. Puoi ritirarla.
refused-proposed-already = L'hai già proposto; manca ancora una risposta.
refused-offered-by-other = C'è già una proposta di patta per te: accettala o rifiutala.
refused-hint-among-people = I suggerimenti valgono nelle partite contro il computer. A partita finita **{ button-analysis }** mostra le mosse migliori.
refused-nothing-to-take-back = Adesso non c'è nessuna tua mossa da ritirare.
refused-no-replay-yet = Il replay è pronto a partita finita. Fino ad allora `/history` la mostra passo per passo.
