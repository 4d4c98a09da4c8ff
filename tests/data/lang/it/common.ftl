# Words that hold for every game.

language-name = Italiano

colour-1 = ◯ blu
colour-2 = ▲ oro
colour-3 = ■ rosso
colour-4 = ✚ verde
colour-5 = 〓 nero
colour-6 = ☾ viola
colour-side-1 = ◯ Bianco
colour-side-2 = ▲ Nero

standing-acting = Tocca a { $seats }.
standing-won = Vittoria di { $seats }.
standing-drawn = La partita è patta.

list-and = { $list } e { $last }

last-turn = Ultima mossa: { $report }
report-turn = { $seat ->
    [self] Giochi { $turn }.
   *[other] { $seat } gioca { $turn }.
}
prompt = E poi?
halfway = Ora si può continuare con: { $next }.

why-no-cell = { $cell } non è su questo tabellone.
why-taken = { $cell } non è libera.
why-empty = In { $cell } non c'è niente.
why-others = Non puoi muovere ciò che sta in { $cell }.
