# Risultati, valutazioni ed elenchi.

button-hide-me = Nascondimi
listed-first = D'ora in poi `/leaderboard` ti mostra in questo server. Decidi tu:
ending-first-here = -# La prima vittoria a { $game } di { $who } su questo server.
