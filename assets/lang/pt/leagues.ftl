# Leagues: seasons in groups, which begin and end by themselves.

command-league = Temporadas em grupos que começam e terminam sozinhas
command-league-new = Abra a liga de um jogo neste canal
command-league-new-game = Qual jogo, dos que são para dois
command-league-new-pace = Em que ritmo. Sem isso, o ritmo deste servidor
command-league-card = Veja uma liga: os grupos, e quando ela continua
command-league-card-game = A liga de qual jogo
command-league-join = Jogue a partir da próxima temporada
command-league-join-game = A liga de qual jogo
command-league-leave = Saia de uma liga
command-league-leave-game = A liga de qual jogo
command-league-once = Jogar a próxima temporada e depois sair da liga

command-league-once-game = A liga de qual jogo

# The card, the beginning of which is always the same. $game: the game.
league-title = **Liga de { $game }**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Temporada { $season }, { $pace }. Termina com a última partida, o mais tardar em { $until }. Entre para jogar a partir da próxima temporada.
# $when: date and time.
league-next = A temporada { $season } ({ $pace }) começa sozinha: { $when }. Entre antes disso.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = { $count ->
    [0] Uma temporada ({ $pace }) começa sozinha com { $fewest } pessoas: faltam { $count }.
    [one] Uma temporada ({ $pace }) começa sozinha com { $fewest } pessoas: falta { $count }.
   *[other] Uma temporada ({ $pace }) começa sozinha com { $fewest } pessoas: faltam { $count }.
}
league-rests = A próxima temporada ainda não tem data: pouca gente disse que joga, ou as ligas estão desligadas aqui.
# $people: those who play the next season.
league-people = Jogam ({ $count }): { $people }
# $count: further people who are not named.
league-more = mais { $count }
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Grupo { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# Em um grupo, cada pessoa enfrenta cada uma das outras uma vez: duas partidas ao mesmo tempo, lugares trocados, em no máximo { $most } confrontos simultâneos. Depois, as primeiras sobem e as últimas descem.
button-league-join = Entrar
button-league-leave = Sair
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] A tabela da temporada, com as linhas na ordem da lista. { $groups }
   *[other] As tabelas de { $count } grupos, com as linhas na ordem da lista. { $groups }
}
# $points: the points of the rows, joined.
league-alt-group = Grupo { $group }: { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **Liga de { $game }: a temporada { $season } terminou.**
# $people: who is first, or who shares the first place.
league-first = Primeiro lugar do grupo { $group }: { $people } (**{ $points }**).
league-up = Um grupo acima: { $people }.

# Answers to one player alone.
league-opened = A liga de **{ $game }** está aberta. O cartão dela aparece em { $place }: todo mundo pode entrar lá, e as temporadas começam e terminam sozinhas.
league-joined = Você está na liga de **{ $game }** até sair dela.
league-joined-once = Você está na liga de **{ $game }** só para a próxima temporada.
# $until: a date.
league-after-season = Há uma temporada em curso, que termina o mais tardar em { $until }. Você joga a partir da próxima.
# $when: date and time.
league-from = A sua temporada começa: { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] Já há gente para uma temporada: a data vem no cartão.
    [one] A sua temporada começa assim que entrar mais { $count } pessoa.
   *[other] A sua temporada começa assim que entrarem mais { $count } pessoas.
}
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] Você bloqueou { $people }, que joga aqui. Vocês não se enfrentam.
   *[other] Você bloqueou { $people }, que jogam aqui. Vocês não se enfrentam.
}
league-left-it = Você saiu da liga de **{ $game }**. As suas partidas em curso continuam.
league-withdrew = Você saiu da liga de **{ $game }**. As suas partidas em curso continuam, as outras não começam.
league-is-in = Você joga a próxima temporada da liga de **{ $game }**.
league-is-out = Você não joga a próxima temporada da liga de **{ $game }**. Ainda dá para entrar pelo cartão dela.
league-goes-on = Você continua na liga de **{ $game }**.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = A próxima temporada da liga de **{ $game }** em { $place } começa: { $until }. Na última, você perdeu uma partida por tempo, então pergunto: você joga?
button-league-in = Eu jogo
button-league-out = Desta vez não
league-lost = Você perdeu por tempo uma partida da liga de **{ $game }** em { $place }. Para continuar, clique em **{ button-league-go }** até { $until }. Sem resposta, ou depois de uma segunda partida perdida por tempo, os seus outros confrontos não começam.
button-league-go = Eu continuo
league-left = Você não está mais na liga de **{ $game }** em { $place }: perdeu partidas por tempo lá, e não vejo você há um mês. A volta é sempre bem-vinda.
button-league-again = Entrar de novo

refused-league-on-servers = Ligas pertencem a um servidor, então use `/league` lá.
refused-no-league = Ainda não há liga de { $game } aqui. `/league new` abre uma.
refused-league-not-for-two = { $game } não tem liga: é preciso um jogo de dois lados, um contra o outro.
refused-league-pace = Nenhuma temporada deste jogo é disputada nesse ritmo. Escolha outro `pace`: rápido ou normal servem para todos os jogos.
refused-league-running = Há uma temporada em curso, e ela mantém o seu ritmo. Entre duas temporadas, `/league new` o muda.
refused-leagues-off = Este servidor não abre ligas. Quem o gerencia pode permitir: `/settings` com `contests`.
refused-leagues-of-moderators = Aqui, quem abre ligas é a moderação. Peça a ela, ou peça a quem gerencia o servidor que mude `contests` em `/settings`.
refused-not-in-league = Você não está nesta liga.
refused-in-league = Você já está nesta liga.
refused-league-not-asked = Essa pergunta já passou, e nada mudou. `/league card` mostra como está a liga.
