# Contests: everybody meets everybody, or rounds of a Swiss contest.

command-contest = Torneios de um jogo
command-contest-new = Abra um torneio neste canal
command-contest-new-kind = Quem enfrenta quem
command-contest-new-game = Qual jogo
command-contest-new-pace = Em que ritmo. Sem isso, o ritmo deste servidor
command-contest-new-rounds = Rodadas: 2 a 9 de um torneio suíço, 3 a 5 de mesas
command-contest-new-starts = Em quantos dias começa, de 2 a 28
command-contest-new-name = O nome
command-contest-card = Ver um torneio
command-contest-card-contest = Qual torneio
command-contest-list = Os torneios deste servidor
command-contest-leave = Saia de um torneio antes do início
command-contest-leave-contest = Qual torneio
command-contest-withdraw = Abandone um torneio em curso
command-contest-withdraw-contest = Qual torneio
command-contest-start = Pergunte agora quem joga, ou comece
command-contest-start-contest = Qual torneio
command-contest-stop = Pare um torneio
command-contest-stop-contest = Qual torneio
command-contest-new-final = Depois da última rodada, as 2 ou 4 primeiras posições jogam de novo. Sem isso, não há final

# The kinds, in a menu.
option-contest-pairs = pairs: cada pessoa enfrenta todas, 3 a 10 pessoas
option-contest-swiss = swiss: algumas rodadas entre iguais, 8 a 200 pessoas
# The finals, in a menu. A meeting is two games.
option-final-none = nenhuma: decide a classificação
option-final-2 = 2: mais um confronto entre as duas primeiras posições
option-final-4 = 4: semifinais e final, ou duas partidas dos quatro em uma mesa
option-contest-tables = tables: três ou quatro por mesa, 3 a 64 pessoas
option-contest-together = together: equipes que jogam juntas, 4 a 64 pessoas
# The name of a contest to which none was given.
contest-name = Torneio de { $game }

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Cada pessoa enfrenta cada uma das outras uma vez ({ $pace }).
# $rounds: a number.
contest-swiss = Sistema suíço, rodadas: { $rounds } ({ $pace }).
contest-swiss-open = Sistema suíço, com rodadas conforme o número de pessoas ({ $pace }).
contest-tables = Mesas de três e de quatro, rodadas: { $rounds } ({ $pace }).
contest-together = Equipes de duas a quatro pessoas jogam juntas, em três tabuleiros ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = Começa: { $when }. Dois dias antes, pergunto a quem entrou se joga: { $called }.
contest-called = Começa: { $when }. Só joga quem diz que participa.
# $until: a date.
contest-runs = Termina com a última partida, o mais tardar em { $until }. Férias acrescentam no máximo 7 dias.
# $round, $rounds: numbers.
contest-round = Rodada { $round } de { $rounds }, que termina o mais tardar em { $until }. Férias acrescentam no máximo 7 dias ao todo.
contest-is-over = Terminou.
contest-was-stopped = Torneio interrompido.
# $fewest: a number.
contest-was-few = Não acontece: pouca gente disse que joga; mínimo: { $fewest }.
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Inscrições ({ $count }): { $people }
# $count: how many have said that they play.
contest-in = Jogam ({ $count }): { $people }
contest-nobody = Ninguém entrou ainda.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (abandonou)
# Small print of the card.
contest-rules-pairs = -# Um confronto são duas partidas ao mesmo tempo, lugares trocados. Com até cinco pessoas, todos os confrontos são simultâneos; com mais, cada pessoa tem no máximo três ao mesmo tempo.
contest-rules-swiss = -# Um confronto são duas partidas ao mesmo tempo, com os lugares trocados. A próxima rodada começa quando o último confronto terminar. Se você ficar sem rival em uma rodada, recebe uma das duas vitórias possíveis.
contest-rules-tables = -# Cada rodada tem mesas novas, com outros rivais e outros lugares. Pontos em uma mesa: 1 por vencer todos, ½ por vencer a metade, e assim por diante. Depois contam os primeiros lugares e então os pontos dos melhores rivais. A próxima rodada começa quando a última mesa termina.
contest-rules-together = -# As equipes são formadas para ter a mesma força. Cada uma joga com as próprias distribuições, um tabuleiro depois do outro: 4x, ON3ROWS, 6x. Contam os tabuleiros vencidos e depois as fichas colocadas.
button-contest-join = Entrar
button-contest-leave = Sair
button-contest-standing = Classificação
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = Depois, as primeiras { $count } posições jogam uma final.
# $until: a date.
contest-likely = Fim provável, mais ou menos: { $until }.
# A final goes on. $until: a date.
contest-semis = Semifinais, que terminam o mais tardar em { $until }. Férias acrescentam no máximo 7 dias ao todo.
contest-finals = A final, que termina o mais tardar em { $until }. Férias acrescentam no máximo 7 dias ao todo.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Semifinal: { $one } – { $other } (**{ $points }**)
contest-last = Na final: { $one } – { $other } (**{ $points }**)
contest-last-table = Final em uma só mesa: { $players }
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line }: pontos iguais, { $who } venceu em menos lances.
contest-by-place = { $line }: pontos iguais, { $who } tinha a melhor posição antes.
contest-by-absence = { $line }: { $who } segue, a outra pessoa abandonou o torneio.
# On the card while a latecomer can press the button.
contest-place-free = Uma pessoa abandonou o torneio antes de terminar uma partida: há um lugar livre.
button-contest-take = Ocupar um lugar
# Small print of the card.
contest-rules-final = -# Um confronto da final também são duas partidas. Com pontos iguais vence quem fez menos lances próprios na partida que venceu, e com o mesmo número de lances, quem tinha a melhor posição antes.
contest-rules-final-table = -# A final são duas partidas em uma só mesa, com a ordem dos lugares invertida na segunda. Com pontos iguais, vale a melhor posição antes da final.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = A tabela do torneio, com as linhas na ordem da lista. Pontos: { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = A final, com os números da lista no lugar dos nomes. { $meetings }
contest-alt-teams = A tabela das equipes, com as linhas na ordem da lista: { $points }.
contest-decimal = { $whole },{ $hundredths }
contest-team-points = tabuleiros: { $boards }, fichas: { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } começa:** { $when }. Você joga? Sem resposta, você não participa.
button-contest-in = Eu jogo
button-contest-out = Desta vez não

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name } terminou.**
contest-stopped = **{ $name }: torneio interrompido.** As partidas em curso continuam.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = **{ $name }**: torneio aberto. O cartão dele aparece em { $channel }: todo mundo pode entrar lá.
# $when: date and time.
contest-joined = **{ $name }**: você está no torneio. Início: { $when }. Dois dias antes, pergunto se você vai jogar.
contest-is-in = **{ $name }**: você joga. Começa: { $when }.
contest-is-out = **{ $name }**: você não joga. Até o início, ainda dá para entrar pelo cartão.
contest-left-it = **{ $name }**: você saiu do torneio.
contest-ask-withdraw = **{ $name }**: abandonar o torneio? Não dá para voltar. As suas partidas em curso continuam. Se você jogou menos da metade das suas partidas, nenhuma conta na classificação. Senão, as outras pessoas vencem as partidas que não começaram.
button-contest-withdraw = Sim, abandonar
contest-ask-withdraw-tables = **{ $name }**: abandonar o torneio? Não dá para voltar. A sua partida em curso continua. Se você jogou menos da metade das suas mesas, nenhuma conta na classificação. Senão, elas ficam.
contest-ask-withdraw-together = **{ $name }**: abandonar o torneio? Não dá para voltar. A sua partida em curso continua. A sua equipe joga os próximos tabuleiros sem você.
contest-withdrew = **{ $name }**: você abandonou o torneio. As suas partidas em curso continuam.
contest-ask-stop = **{ $name }**: parar o torneio para todo mundo? As partidas em curso continuam, nada mais começa.
button-contest-stop = Sim, parar
contest-has-stopped = **{ $name }**: torneio interrompido.
contest-starts = **{ $name }** começa: { $when }. Agora pergunto a quem entrou se joga.
contest-starts-now = **{ $name }** começa agora, com quem disse que joga.
contest-goes-on = **{ $name }**: você continua no torneio.
contest-took-pairs = Você ocupou um lugar em **{ $name }** e enfrenta todas as outras pessoas.
contest-took-swiss = Você ocupou um lugar em **{ $name }** e joga a partir da próxima rodada.
# $place: a number; $points: such as 7 or 7½.
contest-own = A sua posição: { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = Os torneios daqui:
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = começa: { $when }
contest-state-running = em curso
contest-list-none = Não há torneio aberto aqui. `/contest new` abre um.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** em { $place } começa: { $until }. Você está no torneio, então pergunto: você joga? Sem resposta, você não participa.
contest-lost = **{ $name }** em { $place }: você perdeu uma partida por tempo. Para continuar, clique em **{ button-league-go }** até { $until }. Sem resposta, ou depois de uma segunda partida perdida por tempo, eu tiro você do torneio.

refused-contest-on-servers = Torneios pertencem a um servidor, então use `/contest` lá.
refused-no-contest = Não achei esse torneio aqui. `/contest list` mostra os que estão abertos.
refused-contest-not-for-two = { $game } não tem torneios: é preciso um jogo de dois lados, um contra o outro.
refused-contest-not-for-tables = { $game } não tem mesas: é preciso um jogo de três ou mais lados, uns contra os outros. Mude `game` ou `kind`.
refused-contest-not-together = { $game } não se joga em equipe: para isso há Mindoku. Mude `game` ou `kind`.
refused-contest-pace = Nenhum torneio deste jogo é disputado nesse ritmo. Escolha outro `pace`: rápido ou normal servem para todos os jogos.
refused-contest-name = Um nome tem no máximo 40 letras, algarismos e sinais simples. Escolha outro `name`.
refused-contest-name-taken = Já há um torneio aberto aqui com esse nome: **{ $name }**. Escolha outro `name`.
# $most: a number.
refused-contest-rounds = Um torneio suíço tem de 2 a { $most } `rounds`, um de mesas tem de 3 a 5, e os outros não têm. Mude ou tire `rounds`.
refused-contest-no-final = Um circuito não tem final, nem um torneio em que uma equipe joga em conjunto. Tire `final`.
refused-contest-days = Um torneio começa dentro de 2 a 28 dias. Mude ou tire `starts`.
refused-contests-too-many = Este servidor já tem dez torneios. `/contest list` mostra todos: espere um terminar.
refused-contests-off = Este servidor não abre torneios. Quem o gerencia pode permitir: `/settings` com `contests`.
refused-contests-of-moderators = Aqui, quem abre torneios é a moderação. Peça a ela, ou peça a quem gerencia o servidor que mude `contests` em `/settings`.
refused-contest-not-yours = Só a moderação e quem abriu este torneio podem fazer isso. Peça a uma dessas pessoas.
# $fewest: a number.
refused-contest-too-few = Pouca gente disse que joga; mínimo: { $fewest }. Espere mais gente: o torneio começa sozinho na hora indicada no cartão.
refused-contest-closed = Este torneio já começou, então a lista de participantes não muda. `/contest card` mostra como ele está.
refused-contest-ended = Este torneio terminou. `/contest list` mostra os que estão abertos.
refused-contest-full = Este torneio está cheio. Abre uma vaga quando outra pessoa sai.
refused-in-contest = Você já está neste torneio.
refused-not-in-contest = Você não está neste torneio.
refused-contest-not-playing = Você não joga neste torneio, ou ele não está em curso. `/contest card` mostra como ele está.
refused-contest-not-asked = Essa pergunta já passou, e nada mudou. `/contest card` mostra como está o torneio.
refused-contest-no-place = Aqui não há mais nenhum lugar livre. `/contest list` mostra os torneios abertos.
refused-contest-was-in = Você abandonou este torneio, e não dá para voltar. `/contest list` mostra os que estão abertos.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour: um ano, a cada 14 dias um torneio de um jogo diferente
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · um circuito com todos os jogos
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Circuito com todos os jogos
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = A cada 14 dias começa um pequeno torneio, sempre de um jogo diferente. Torneios em um ano: { $count } ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Terminados: { $over } de { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Próximo: { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = Todos os torneios dele já começaram.
# Small print of the card.
contest-rules-tour = -# Um pequeno torneio dá até 10 pontos, conforme a sua parte dos pontos possíveis, e mais 3 se você jogar até o fim. Contam os seus melhores resultados, tantos quanto dois terços dos torneios terminados. Antes de cada torneio, pergunto a quem jogou no anterior. As demais pessoas entram pelo cartão do torneio. Com mais de dez pessoas, um jogo para dois é disputado em rodadas suíças.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = A classificação do circuito. Pontos, na ordem da lista: { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = **{ $name }**: o circuito está aberto. O cartão dele aparece em { $channel }, assim como os dos pequenos torneios: por eles, todo mundo pode entrar.
contest-ask-stop-tour = **{ $name }**: encerrar o circuito para todo mundo? Os pequenos torneios abertos ou em curso continuam, mas nenhum outro será aberto.
refused-contest-tour-pace = Um circuito é sempre jogado em ritmo rápido. Escolha “rápido” ou tire `pace`.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** em { $place }. Início: { $until }. Você se inscreveu ou jogou no torneio anterior, então pergunto: vai jogar? Sem resposta, você não participa.
