# Results, ratings and lists.

command-stats = Seus resultados, ou os de outra pessoa deste servidor
command-stats-person = De quem são os resultados. Sem isso, os seus
command-stats-game = Qual jogo. Sem isso, todos
command-stats-show = Mostre a todo mundo aqui
command-leaderboard = A tabela do mês deste servidor, ou a lista de um jogo
command-leaderboard-game = Qual jogo. Sem isso, o mês, com todos os jogos
command-leaderboard-show = Mostre a todo mundo aqui

# $who: the player; $subject: a game, or all games.
stats-title = **{ $who } · { $subject }**
stats-all-games = todos os jogos
# $game: a game; $results: as below.
stats-game = **{ $game }:** { $results }
stats-score = vitórias: { $won } · empates: { $drawn } · derrotas: { $lost }
# $balance: wins and losses, such as 9:5.
stats-seat = do lugar { $seat } { $balance }
# $rating: the number; $deviation: how far it may be off; $highest: the best number so far, after game $game.
stats-rating = rating { $rating } ± { $deviation }, o mais alto { $highest } (partida { $game })
# $from, $to: a range, while the number is uncertain.
stats-rating-range = { $games ->
    [one] rating entre { $from } e { $to }, depois de { $games } partida ranqueada
   *[other] rating entre { $from } e { $to }, depois de { $games } partidas ranqueadas
}
# $signs: + for won, = for drawn, – for lost, the latest last.
stats-latest = últimas { $signs }
# $rivals: people with wins and losses.
stats-rivals = mais vezes contra { $rivals }
# $results: per strength, as below.
stats-computers = contra { $results }
stats-computer = { $strength } { $won } de { $played }
# $results: per board, as below.
stats-together = em conjunto { $results }
stats-board = { $won } de { $played } em { $board } com { $seats } pessoas
stats-run = { $run ->
    [one] { $run } vitória em conjunto
   *[other] { $run } vitórias seguidas em conjunto
}
# $score: as stats-score.
stats-elsewhere = fora de servidores: { $score }
stats-none = Nenhuma partida terminada ainda.
stats-only-own = Em mensagens diretas, só mostro os seus próprios resultados. Em um servidor, mostro os das outras pessoas de lá.
stats-hidden = { $who } não mostra resultados.
# Below it a line a game, as stats-game, with your points and theirs, such as 9:5.
stats-between = **{ $who } e você: primeiro os seus pontos**
stats-between-none = Você e { $who } ainda não terminaram nenhuma partida frente a frente neste servidor.
stats-you-are-hidden = -# Ninguém mais vê isto: você não está em nenhuma lista, e `/stats` é só seu.
stats-choose = Mostrar um jogo …
stats-rated = Partidas ranqueadas?
stats-rated-yes = Partidas ranqueadas: sim
stats-rated-ask = Partidas ranqueadas: perguntar na primeira vez
stats-rated-no = Partidas ranqueadas: só se eu aceitar cada vez
button-graph = Gráfico
button-hide-me = Não me mostrar
button-show-me = Mostrar meu nome

leaderboard-title = **{ $game }: quem joga melhor aqui**
# $from, $to: the range of the number.
leaderboard-line = { $games ->
    [one] { $place }. { $who } { $from }-{ $to }, { $games } partida
   *[other] { $place }. { $who } { $from }-{ $to }, { $games } partidas
}
leaderboard-rest = { $count ->
    [one] … e mais { $count }
   *[other] … e mais { $count }
}
leaderboard-empty = Ninguém tem uma partida ranqueada ainda. A primeira dá um número: `/play` com `rated`.
# $people: those who have a number since a short time.
leaderboard-new = Gente nova na lista, com número em breve: { $people }
leaderboard-others = { $count ->
    [one] mais { $count }
   *[other] mais { $count }
}
leaderboard-unlisted = { $count ->
    [one] mais { $count } joga sem estar na lista
   *[other] mais { $count } jogam sem estar na lista
}
# The reader's own number, for them alone. $width: the width of its range; $certain: the width from which the number is certain; $rivals: the different players met in rated games, of $needed.
leaderboard-own = { $games ->
    [one] -# Você: **{ $from }-{ $to }** depois de { $games } partida ranqueada. Cada uma estreita a faixa: ela tem { $width } de largura. O número é certo quando a largura chega a { $certain }, contra { $needed } pessoas diferentes (até agora { $rivals }).
   *[other] -# Você: **{ $from }-{ $to }** depois de { $games } partidas ranqueadas. Cada uma estreita a faixa: ela tem { $width } de largura. O número é certo quando a largura chega a { $certain }, contra { $needed } pessoas diferentes (até agora { $rivals }).
}
leaderboard-own-certain = { $games ->
    [one] -# Você: **{ $from }-{ $to }** depois de { $games } partida ranqueada.
   *[other] -# Você: **{ $from }-{ $to }** depois de { $games } partidas ranqueadas.
}
leaderboard-on-servers = Uma lista pertence a um servidor, então peça lá.

# A rating over the rated games. $first, $last: the numbers; $highest and $lowest with the games after which they were reached.
graph-alt = O seu rating em { $game } em { $games } partidas ranqueadas: de { $first } a { $last }, o mais alto { $highest } depois da partida { $highestAt }, o mais baixo { $lowest } depois da partida { $lowestAt }.

# Before a player is listed for the first time.
listed-first = De agora em diante, `/leaderboard` mostra você neste servidor, como as outras listas daqui. Você decide:

# The table of a month, over all games. $month: from 1 to 12.
month-name = { $month ->
    [1] janeiro de { $year }
    [2] fevereiro de { $year }
    [3] março de { $year }
    [4] abril de { $year }
    [5] maio de { $year }
    [6] junho de { $year }
    [7] julho de { $year }
    [8] agosto de { $year }
    [9] setembro de { $year }
    [10] outubro de { $year }
    [11] novembro de { $year }
   *[12] dezembro de { $year }
}
# $month: a month, as above.
month-title = **Todos os jogos · { $month }**
# $points: such as 7 or 7½; $wins: the games won.
month-line = { $games ->
    [one] { $place }. { $who } **{ $points }** · { $games } partida, vitórias: { $wins }
   *[other] { $place }. { $who } **{ $points }** · { $games } partidas, vitórias: { $wins }
}
month-empty = Ninguém tem pontos ainda.
month-points = -# Uma partida terminada dá 1 ponto, um empate 2, uma vitória 3 (por tempo, 2). Em mesas maiores, vale a proporção de quem ficou para trás. Contra a mesma pessoa contam no máximo três partidas por mês.
month-own = { $games ->
    [one] -# Você: **{ $points }** em { $games } partida.
   *[other] -# Você: **{ $points }** em { $games } partidas.
}
button-month-before = ◀ { $month }
button-month-after = { $month } ▶
# Alternative text. $places: the places with their points, joined; the names stand in the message.
month-alt = Os pontos de { $month } em barras, na ordem da lista: { $places }.
month-alt-place = { $place }º lugar com { $points }

# The role for the first of a month. $server: a link to the server.
champion-refused = Não posso dar o cargo de quem lidera o mês em { $server }: ele está acima do meu, ou me falta a permissão **{ permission-manage-roles }**. `/settings` com `champion` mostra do que preciso.
champion-refused-gone = O cargo de quem lidera o mês em { $server } não existe mais. `/settings` com `champion` define outro.
# $permission: what the bot lacks.
refused-role-permission = Para dar um cargo, preciso de { $permission } neste servidor. Permita isso ao meu cargo e defina de novo.
refused-role-above = Não posso dar { $role }: está acima do meu próprio cargo. Ponha o meu acima na lista de cargos, ou escolha um mais baixo.
refused-role-managed = Não posso dar { $role }: pertence a um bot ou a uma integração. Escolha outro.

# Rated lobbies.
lobby-rated = ranqueada
lobby-asks-rated = **Esta partida é ranqueada:** o resultado muda o seu número neste servidor, que `/stats` mostra a você. Quer entrar?
button-join-rated = Entrar
button-ask-unrated = Entrar, sem ranquear
button-rated-only = Só se for ranqueada
# News to those who have joined. Whose wish it is stays open. $people: who; $count: how many they are.
news-unrated = { $people }: alguém prefere jogar { $game } sem valer para o ranking, então agora a partida não é ranqueada, para ninguém. Se você só quer partidas ranqueadas: **{ button-rated-only }**. `{ $code }`
# $code: of the rated game.
refused-rated-position = Você está jogando esta mesma posição em uma partida ranqueada, `{ $code }`. Peça de novo quando tiver jogado lá.
refused-not-rated = Esta partida não pode ser ranqueada: partidas ranqueadas são em um servidor, entre pessoas, e um lado contra o outro.
refused-ratings-off = Este servidor joga sem ranquear. Deixe `rated` de fora.

option-rated = Ranqueada ou não
option-rated-yes = sim
option-rated-no = não
command-settings-champion = Um cargo para quem lidera cada mês. Requer Gerenciar cargos. @everyone: nenhum
settings-champion-off = Cargo de quem lidera o mês: **nenhum**.
settings-champion-on = Cargo de quem lidera o mês: **{ $role }**, para o primeiro lugar do mês anterior.
settings-champion-refused = Cargo de quem lidera o mês: **não posso dar { $role }**. Permita que eu gerencie cargos, e ponha o meu cargo acima dele.
command-settings-ratings = Se as partidas entre pessoas daqui são ranqueadas
setting-ratings-choose = se quem abre quiser
setting-ratings-on = a não ser que quem abre não queira
setting-ratings-off = nunca
settings-ratings = Partidas ranqueadas: **{ $ratings }**

# At the end of a game among people. $who: the winner.
# $count: three or more.
ending-row = -# { $who } venceu { $count } partidas seguidas de { $game } aqui.
ending-first-here = -# Primeira vitória de { $who } em { $game } neste servidor.
# $moves: how many, eleven or more.
ending-longest = -# A partida mais longa de { $game } aqui: { $moves } lances.
# At the end of a rated game.
# $ratings: the new ratings of those whom lists may show, one or more.
ending-rated = -# Ranqueada.
ending-rated-new = -# Ranqueada: { $ratings }.
# $who: a player; $rating: the number; $change: by how much it changed, such as +12.
ending-rating = { $who } { $rating } ({ $change })
# $from, $to: a range, while the number is uncertain.
ending-rating-range = { $who } { $from } a { $to }
# $who: the players with fewer than two turns.
ending-too-early = -# Não ranqueada: menos de dois lances de { $who }.
# $who: the players who ran out of time while they were away, as in another game before.
ending-not-rated = -# Não ranqueada: tempo esgotado na ausência de { $who }.
