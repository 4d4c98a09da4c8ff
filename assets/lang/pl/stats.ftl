# Results, ratings and lists.

command-stats = Wyniki na tym serwerze: Twoje albo innej osoby
command-stats-person = Czyje wyniki. Pomiń, żeby zobaczyć swoje
command-stats-game = Która gra. Pomiń dla wszystkich
command-stats-show = Pokaż to wszystkim tutaj
command-leaderboard = Tabela miesiąca na tym serwerze albo lista jednej gry
command-leaderboard-game = Która gra. Pomiń dla miesiąca ze wszystkich gier
command-leaderboard-show = Pokaż to wszystkim tutaj

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = wszystkie gry
# $game: a game; $results: as below.
stats-game = **{ $game }:** { $results }
stats-score = wygrane { $won } · remisy { $drawn } · przegrane { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = z miejsca { $seat }: { $balance }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = ranking { $rating } ± { $deviation }, najwyższy { $highest } (partia { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = ranking między { $from } a { $to }, partii rankingowych: { $games }
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = ostatnie { $signs }
# $rivals: people with wins and losses.
stats-rivals = najczęstsi przeciwnicy: { $rivals }
# $results: per strength, as below.
stats-computers = z komputerem: { $results }
stats-computer = { $strength } { $won } z { $played }
# $results: per board, as below.
stats-together = grając razem: { $results }
stats-board = { $won } z { $played } na planszy { $board } (graczy: { $seats })
stats-run = { $run ->
    [one] { $run } wspólna wygrana z rzędu
    [few] { $run } wspólne wygrane z rzędu
    [many] { $run } wspólnych wygranych z rzędu
   *[other] { $run } wspólnej wygranej z rzędu
}
# $score: as stats-score.
stats-elsewhere = poza serwerami: { $score }
stats-none = Nie ma jeszcze skończonych partii.
stats-only-own = W wiadomościach prywatnych pokazuję tylko Twoje własne wyniki. Cudze pokazuję na serwerze.
stats-hidden = { $who } nie pokazuje wyników.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } i Ty: najpierw Twoje punkty**
stats-between-none = { $who } i Ty: na tym serwerze nie ma jeszcze Waszej skończonej partii przeciw sobie.
stats-you-are-hidden = -# Nikt inny tego nie widzi: nie ma Cię na żadnej liście, a `/stats` jest tylko Twoje.
stats-choose = Pokaż grę …
stats-rated = Partie rankingowe?
stats-rated-yes = Partie rankingowe: tak
stats-rated-ask = Partie rankingowe: zapytaj za pierwszym razem
stats-rated-no = Partie rankingowe: tylko gdy za każdym razem się zgodzę
button-graph = Wykres
button-hide-me = Ukryj mnie
button-show-me = Pokaż mnie

leaderboard-title = **{ $game }: najlepsi tutaj**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }-{ $to }, { $games } partia
    [few] { $place }. { $who } { $from }-{ $to }, { $games } partie
    [many] { $place }. { $who } { $from }-{ $to }, { $games } partii
   *[other] { $place }. { $who } { $from }-{ $to }, { $games } partii
}
leaderboard-rest = … i inni ({ $count })
leaderboard-empty = Nikt nie ma jeszcze partii rankingowej. Pierwsza daje ranking: `/play` z `rated`.
# $people: those who have a number since a short time.
leaderboard-new = Nowe osoby, wkrótce z rankingiem: { $people }
leaderboard-others = jeszcze { $count }
leaderboard-unlisted = osoby grające poza listą: { $count }
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = -# Ty: **{ $from }-{ $to }**, partii rankingowych: { $games }. Każda zawęża przedział: teraz jego szerokość to { $width }. Ranking jest pewny od szerokości { $certain } i po grze z tyloma różnymi osobami: { $needed } (dotąd { $rivals }).
leaderboard-own-certain = -# Ty: **{ $from }-{ $to }**, partii rankingowych: { $games }.
leaderboard-on-servers = Lista należy do serwera, więc zapytaj mnie tam.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = Twój ranking w { $game }, partii rankingowych: { $games }. Od { $first } do { $last }, najwyższy { $highest } po partii { $highestAt }, najniższy { $lowest } po partii { $lowestAt }.

# Before a player is listed for the first time.
listed-first = Odtąd `/leaderboard` pokazuje Cię na tym serwerze, tak jak jego inne listy. Decyzja należy do Ciebie:

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] styczeń { $year }
    [2] luty { $year }
    [3] marzec { $year }
    [4] kwiecień { $year }
    [5] maj { $year }
    [6] czerwiec { $year }
    [7] lipiec { $year }
    [8] sierpień { $year }
    [9] wrzesień { $year }
    [10] październik { $year }
    [11] listopad { $year }
   *[12] grudzień { $year }
}
# $month: a month, as above.
month-title = **Miesiąc: { $month } · wszystkie gry**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } partia, wygrane: { $wins }
    [few] { $place }. { $who } **{ $points }** · { $games } partie, wygrane: { $wins }
    [many] { $place }. { $who } **{ $points }** · { $games } partii, wygrane: { $wins }
   *[other] { $place }. { $who } **{ $points }** · { $games } partii, wygrane: { $wins }
}
month-empty = Nikt nie ma jeszcze punktów.
month-points = -# Skończona partia daje 1 punkt, remis 2, wygrana 3 (na czas 2). Przy większych stołach liczy się, jaką część osób masz za sobą. Liczą się trzy partie w miesiącu przeciw tej samej osobie.
month-own = -# Ty: **{ $points }**, partii: { $games }.
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = Punkty jako słupki, { $month }, w kolejności listy: { $places }.
month-alt-place = miejsce { $place }: { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = Nie mogę nadać roli za pierwsze miejsce w miesiącu, serwer: { $server }. Jest wyżej niż moja albo brakuje mi uprawnienia **{ permission-manage-roles }**. Czego potrzebuję, pokazuje `/settings` z `champion`.
champion-refused-gone = Roli za pierwsze miejsce w miesiącu już nie ma, serwer: { $server }. Inną ustawia `/settings` z `champion`.
# $permission: what the bot lacks.
refused-role-permission = Żeby nadać rolę, potrzebuję na tym serwerze uprawnienia { $permission }. Daj je mojej roli, a potem ustaw to ponownie.
refused-role-above = Nie mogę nadać roli { $role }: stoi ponad moją. Przesuń moją wyżej na liście ról albo wybierz niższą.
refused-role-managed = Nie mogę nadać roli { $role }: należy do bota albo integracji. Wybierz inną.

# Rated lobbies.
lobby-rated = rankingowa
lobby-asks-rated = **Ta partia jest rankingowa:** jej wynik zmienia Twój ranking na tym serwerze, który pokazuje `/stats`. Dołączasz?
button-join-rated = Dołącz
button-ask-unrated = Dołącz, partia bez rankingu
button-rated-only = Tylko z rankingiem
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people }: ktoś woli grać w { $game } bez rankingu, więc partia jest teraz nierankingowa, dla wszystkich. Jeśli tak grać nie chcesz: **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = Dokładnie taką pozycję masz w partii rankingowej, `{ $code }`. Zapytaj znów, gdy tam zagrasz.
refused-not-rated = Ta partia nie może być rankingowa: rankingowe są tylko partie na serwerze, w których ludzie grają przeciw sobie.
refused-ratings-off = Na tym serwerze gra się bez rankingu. Pomiń `rated`.

option-rated = Czy rankingowa
option-rated-yes = tak
option-rated-no = nie
command-settings-champion = Rola za pierwsze miejsce w miesiącu (wymaga: Zarządzanie rolami). @everyone: żadna
settings-champion-off = Rola za pierwsze miejsce w miesiącu: **brak**.
settings-champion-on = Rola za pierwsze miejsce w miesiącu: **{ $role }**, za poprzedni miesiąc.
settings-champion-refused = Rola za pierwsze miejsce w miesiącu: **nie mogę nadać { $role }**. Pozwól mi zarządzać rolami i przesuń moją rolę nad nią.
command-settings-ratings = Czy partie między ludźmi są tu rankingowe
setting-ratings-choose = na życzenie osoby, która otwiera partię
setting-ratings-on = tak, chyba że osoba, która otwiera partię, woli inaczej
setting-ratings-off = nigdy
settings-ratings = Partie rankingowe: **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } wygrywa tu kolejną partię { $game }, już { $count } z rzędu.
ending-first-here = -# { $who }: pierwsza wygrana w { $game } na tym serwerze.
# $moves: how many, eleven or more.
ending-longest = -# Najdłuższa tutaj partia { $game }, ruchów: { $moves }.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Rankingowa.
ending-rated-new = -# Rankingowa: { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } od { $from } do { $to }
# $who: the players with fewer than two turns.
ending-too-early = -# Bez rankingu: mniej niż dwa ruchy ma { $who }.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Bez rankingu z powodu nieobecności: { $who }.
