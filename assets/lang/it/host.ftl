# Why something cannot be done. Each says what to do next.

refused-no-such-match = Non conosco nessuna partita { $code }. `/games` elenca le tue.
refused-not-seated = In questa partita non giochi. Con `/board` puoi guardarla.
refused-not-started = Questa partita non è ancora iniziata.
refused-cancel-instead = Questa partita non è ancora iniziata: **{ $button-cancel }** sulla sua scheda la annulla.
refused-started = Questa partita è già iniziata. `/play` ne apre una nuova.
refused-cancelled = Questa partita è stata annullata. `/play` ne apre una nuova.
refused-out-of-reach = Adesso non riesco a raggiungere le partite. Niente è perso. Riprova fra un minuto. Se stavi per muovere, guarda prima il tabellone.
refused-aside = L'elenco delle mosse di questa partita è danneggiato, e non si può continuare. L'ho messo al sicuro per chi gestisce il bot.
refused-moved-on = La partita è andata avanti da quando è apparso quel pulsante. Premi **{ $button-turn }** per vedere il tabellone com'è adesso.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = Quel pulsante è di una mossa successiva, che è persa: il bot è tornato a una copia di sicurezza. Premi **{ $button-turn }** per vedere il tabellone com'è adesso.
# $seats: the names of the seats to act.
refused-waiting = Non tocca ancora a te: tocca a { $seats }.
refused-over = La partita è finita.
refused-left = Hai lasciato questa partita. Puoi ancora guardarla: `/board` la mostra.
refused-not-your-turn = Non tocca ancora a te.
refused-false-claim = Quella segnalazione è sbagliata, e non è cambiato niente. Non ti costa nulla, e lo sai solo tu.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = Qui `{ $text }` non è una mossa legale. Premi **{ $button-turn }** sul pannello per scegliere dai menu.
refused-not-a-turn-near = Qui `{ $text }` non è una mossa legale. Prova { $near }.
refused-no-turn = Scrivi la tua mossa. Prova { $near }.
refused-already-in = Partecipi già.
refused-not-in = Non partecipi a questa partita.
refused-full = Tutti i posti sono occupati. `/play` apre un'altra partita.
refused-posted-again = Questa partita è già stata pubblicata di nuovo.
refused-kept = I posti liberi sono tenuti per le persone invitate. `/play` apre un'altra partita.
refused-not-the-opener = Può farlo solo chi ha aperto questa partita.
refused-too-few = Per iniziare servono { $needed } persone, e non siete ancora abbastanza.
refused-too-many-opponents = Sono più persone che posti: ne puoi invitare al massimo { $most }.
refused-oneself = Hai già un posto. Invita qualcun altro, o nessuno: chiunque qui può premere **{ $button-join }**.
refused-not-for-channel = Un canale gioca contro il computer, a un gioco per due senza segreti, e solo su un server. Togli `consult`, o scegli un altro gioco.
refused-too-many-candidates = Le mosse proposte sono già { $most }. Vota una di queste.
refused-swap-in-two = In due partite si gioca una volta da ogni posto, e non serve prendere quello dell'altra parte. Togli `swap`, o togli `games`.
refused-not-for-two = Due partite a posti scambiati sono per due persone, l'una contro l'altra. Togli `games`, o gioca con `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = L'altra partita, `{ $code }`, non è ancora finita. La rivincita vale per entrambe, e viene dopo.
refused-wishes-on-servers = Gli altri ti trovano su un server: usa `/looking` là.
refused-another-bot = Quel bot non gioca. Invita delle persone, o me.
refused-seats = Questo gioco è per { $fewest }-{ $most } persone.
refused-option = Non c'è un'opzione `{ $key }`.
refused-value = `{ $key }` può essere: { $values }.
refused-no-claims = In { $game } non c'è niente da segnalare.
refused-not-a-claim = Qui `{ $text }` non è una segnalazione. Puoi segnalare { $near }.
refused-nothing-to-claim = Adesso non c'è niente da segnalare.
refused-no-hand = Questo gioco non ha segreti: il tabellone mostra tutto.
refused-no-hand-yet = Non hai ancora un segreto. Premi **{ $button-turn }** per sceglierne uno.
refused-still-hidden = L'elenco delle mosse mostrerebbe ogni mano, perciò arriva a partita finita. Fino ad allora `/history` mostra ciò che puoi vedere.
refused-no-replay-yet = Il replay arriva a partita finita. Fino ad allora `/history` mostra la partita passo per passo.
refused-no-analysis-yet = L'analisi arriva a partita finita. Fino ad allora `/history` mostra la partita passo per passo.
refused-nothing-to-analyse = In questa partita non c'è stata nessuna mossa, e non c'è niente da analizzare.
refused-nothing-played = Non c'è ancora nessuna mossa. L'elenco comincia con la prima.
refused-nothing-here = Qui non hai partite. `/play` ne apre una, e `/games` elenca le tue.
refused-no-such-game = Non conosco quel gioco. **{ button-registry }** mostra quelli che conosco.
# A word typed for an option of a command. $choices: those it has.
refused-choice = Non conosco quella scelta. Ci sono { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = Non conosco quel gioco. Intendevi { $games }?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = Non sono su questo server, ma possiamo giocare nei messaggi diretti: premi { $bot }, poi **Messaggio**, e scrivi là `/play`.
refused-no-such-lobby = Nessuna partita aperta ha quel codice. Chi ha aperto la partita lo trova sulla scheda.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = Non posso ospitare una partita in { $place }, perché là non ho { $permissions }. Può rimediare chi modera, in **{ path-channel-permissions }**.
refused-in-time = C'è ancora tempo sull'orologio.
refused-nothing-to-take-back = Adesso non hai mosse da ritirare.
refused-told = Quella mossa ha svelato qualcosa di nascosto, e resta valida.
refused-another-asks = Qualcun altro chiede di ritirare una mossa. Rispondi prima a quella richiesta.
refused-no-draw-offered = Adesso non c'è una proposta di patta.
refused-no-undo-asked = Adesso nessuno chiede di ritirare una mossa.
refused-own-proposal = Questa è tua: rispondono gli altri. Tu puoi ritirarla.
refused-accepted-already = Hai già detto di sì. Gli altri non hanno ancora risposto.
refused-proposed-already = Lo hai già chiesto. Gli altri non hanno ancora risposto.
refused-offered-before = Hai già proposto patta. Puoi proporla di nuovo dopo la tua prossima mossa.
refused-requested-before = Hai già chiesto di ritirare questa mossa, e si può chiedere una volta sola.
refused-offered-by-other = C'è già una proposta di patta: accettala o rifiutala.
refused-together = Questa partita la giocate insieme, senza proposte di patta.
refused-hint-among-people = I suggerimenti sono per le partite contro il computer. A partita finita **{ button-analysis }** mostra le mosse migliori.
refused-computer-plays-on = Il computer continua. Accetta la patta solo quando è certo che non può vincere nessuno.
refused-computer-thinks = Il computer sta ancora pensando. Chiedi di nuovo quando ha mosso.
refused-too-late-to-break-off = Questa partita è cominciata, e non si può più interrompere. `/resign` la chiude per te.
refused-too-late-to-break-off-draw = Questa partita è cominciata, e non si può più interrompere. La chiudono `/resign` o `/draw`.
refused-gift-oneself = Non puoi darti tempo da te. Può farlo un avversario, con `/time` o con il pulsante sul tuo promemoria.
refused-plan-game = In questo gioco non posso muovere per te: nasconde qualcosa, si gioca in più di due, o ha troppe mosse da elencare.
refused-plan-answer = Un piano è una risposta alla mossa dell'avversario. Scegli prima la sua, poi la tua.
refused-plan-many = Un piano tiene { $most } risposte. `/plan` le mostra e toglie quelle che non servono più.
refused-plan-deep = Un piano arriva fino a { $most } mosse tue.
refused-gift-left = Quella persona ha lasciato la partita.
refused-gift-no-clock = In questa partita nessun altro ha un orologio, e non c'è tempo da dare.
refused-gift-enough = Quella persona ha già tutto il tempo che questa partita permette.
refused-gift-whom = A chi va il tempo? Aggiungi `to:` e scegli un colore.
refused-open-already = Sto già cercando un rimpiazzo per te.
refused-not-open = Quel posto non è libero.
refused-not-absent = Quella persona è tornata, o non tocca più a lei.
refused-seated-already = In questa partita giochi già.
refused-muted = Non posso scrivere dove si gioca questa partita. Finché chi modera non me lo permette, il tuo tabellone è nei tuoi messaggi diretti.
refused-locked = Questo thread è bloccato, e non posso scrivere qui. Chi modera può sbloccarlo, oppure apri la partita in un altro canale.
refused-no-table = Il canale di questa partita non c'è più, e per la rivincita manca un tavolo. `/play` apre una nuova partita, dovunque siate.
refused-not-over = Questa partita non è ancora finita.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = Erano molte immagini in poco tempo. La prossima è pronta <t:{ $until }:R>. Puoi comunque muovere.
refused-beyond-studies = Erano molti replay, analisi o suggerimenti in poco tempo. Il prossimo è pronto <t:{ $until }:R>.
refused-beyond-openings = Hai aperto molte partite in poco tempo. Puoi aprire la prossima <t:{ $until }:R>, e intanto partecipare ad altre.
refused-beyond-codes = Hai provato molti codici. Puoi provare il prossimo <t:{ $until }:R>. Intanto chi ha aperto la partita può dirti quello giusto.
refused-beyond-minor = Hai fatto molte richieste in un minuto. Puoi continuare <t:{ $until }:R>. Puoi comunque muovere.
refused-beyond-server = Questo server adesso è molto occupato. Riprova <t:{ $until }:R>. Puoi comunque muovere.
