# What a server settles, and what it rules out.

command-settings = Mostre e mude como se joga neste servidor
command-settings-open-in = Um canal onde se abrem partidas. Sem nenhum: em todos
command-settings-not-in = Um canal para tirar dessa lista
command-settings-threads = Se cada partida ganha um tópico próprio
command-settings-pace = O ritmo padrão de novas partidas
command-settings-computer = O nível padrão do computador
command-settings-language = O idioma de salas de espera e painéis, não de mensagens privadas
command-settings-puzzles = Um canal para um problema por dia
command-settings-puzzles-at = A que horas, como 08:00, ou off
command-settings-puzzles-zone = A cidade, o país ou o fuso dessa hora: Recife, Brasil, UTC-3
command-settings-week = Um canal para uma mensagem semanal sobre as partidas daqui
command-settings-week-day = Em que dia
command-settings-week-at = A que horas, como 18:00, ou off
command-settings-week-zone = A cidade, o país ou o fuso dessa hora: Recife, Brasil, UTC-3
command-settings-looking = Um canal para uma lista de quem procura partida
command-settings-looking-role = Um cargo a mencionar no máximo uma vez por dia. @everyone: nenhum
command-settings-looking-list = Desligue essa lista
setting-looking-list-off = Sem lista
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Quem quer jogar: **não consigo postar em { $channel }**. Permita que eu veja o canal, escreva nele e insira links, ou escolha outro canal.
settings-looking-on = Quem quer jogar: uma lista **em { $channel }**.
settings-looking-calls = Quem quer jogar: uma lista **em { $channel }**, e menciono { $role } no máximo uma vez por dia.
command-settings-contests = Quem pode abrir ligas e torneios
setting-contests-everyone = Todo mundo
setting-contests-moderators = A moderação
setting-contests-off = Ninguém, e nenhuma temporada começa
settings-contests-everyone = Ligas e torneios: **todo mundo** pode abrir.
settings-contests-moderators = Ligas e torneios: **só a moderação** pode abrir.
settings-contests-off = Ligas e torneios: **ninguém** pode abrir, e nenhuma temporada começa.
command-settings-pings = Se notifico quem está na vez
command-settings-per-person = Partidas abertas por pessoa. 0: sem limite
command-settings-per-server = Partidas abertas no servidor inteiro. 0: sem limite
command-settings-cancel = Quem pode cancelar uma partida antes do início, ou interrompê-la depois
setting-threads-yes = Um tópico para cada partida
setting-threads-no = No próprio canal
setting-pings-call = Notificar
setting-pings-quiet = Mencionar sem notificar
setting-cancel-seats = Só quem joga a partida
setting-cancel-moderators = A moderação também
setting-puzzles-off = Sem problema do dia
setting-week-off = Sem mensagem
weekday-off = Nenhum dia
weekday-mon = segunda
weekday-tue = terça
weekday-wed = quarta
weekday-thu = quinta
weekday-fri = sexta
weekday-sat = sábado
weekday-sun = domingo
setting-language-unset = Nenhum: o da comunidade, ou o de quem abre

settings-title = ### Configurações deste servidor
settings-hint = -# Cada botão abaixo explica um assunto e o muda, assim como as opções de `/settings`. As mudanças valem para novas partidas.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }`: { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Partidas e limites
settings-page-lists = Rating e listas
settings-page-puzzle = Problema do dia
settings-page-week = A semana
settings-page-language = Idioma
settings-page-all = Todas as configurações
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ Posso escrever lá.
settings-lacks = ⚠️ Em { $channel }, não tenho permissão para { $permissions }.
settings-can-give = ✓ Posso dar esse cargo.
settings-cannot-give = ⚠️ Não posso dar esse cargo.
settings-menu-limits = Escolha um limite de partidas abertas
settings-menu-language = Escolha o idioma de salas de espera e painéis
settings-button-ratings-choose = Ranquear a pedido
settings-button-ratings-on = Ranquear por padrão
settings-button-ratings-off = Não ranquear partidas
settings-button-contests-everyone = Torneios: todo mundo
settings-button-contests-moderators = Torneios: só a moderação
settings-button-contests-off = Sem torneios
# $channels, $threads and so on: the lines below.
settings-games = Onde se abrem partidas: { $channels }. { $threads }
    Ritmo padrão: **{ $pace }** · nível padrão do computador: **{ $strength }**
    Partidas abertas: { $person } por pessoa, { $server } no servidor inteiro
    { $pings }
    { $cancel }
settings-saved = **Salvo.**
settings-channels-all = **em todos os canais**
settings-channels-some = em { $channels }
settings-limit-none = **sem limite**
settings-limit = **no máximo { $most }**
settings-threads-yes = Cada uma ganha **um tópico próprio**, onde posso criar um.
settings-threads-no = Joga-se **no próprio canal**, sem tópicos.
settings-pings-call = **Notifico** quem está na vez.
settings-pings-quiet = **Menciono sem notificar** quem está na vez.
settings-cancel-seats = **Só quem joga uma partida** pode cancelá-la ou interrompê-la.
settings-cancel-moderators = Quem joga uma partida e **a moderação** ({ permission-manage-messages } ou { permission-manage-server }) podem cancelá-la ou interrompê-la.
settings-language-set = Idioma de salas de espera e painéis: **{ $language }**. Partidas em curso mantêm o seu.
settings-language-unset = Salas de espera e painéis estão no **idioma da comunidade**, ou no de quem abre a partida.
# $at, $zone: a time of the day.
settings-puzzles-on = Problema do dia: **em { $channel }, às { $at }** ({ $zone }).
settings-puzzles-paused = Problema do dia: **em pausa** em { $channel }, pois ninguém tentou por duas semanas. `/settings` com `puzzles` o retoma.
settings-puzzles-refused = Problema do dia: **não consigo postar em { $channel }**. Permita que eu veja o canal, escreva nele e anexe arquivos, ou escolha outro canal.
settings-puzzles-off = Problema do dia: **desligado**. `/settings` com `puzzles` dá um canal a ele.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Mensagem da semana: **em { $channel }, { $day } às { $at }** ({ $zone }).
settings-week-refused = Mensagem da semana: **não consigo postar em { $channel }**. Permita que eu veja o canal, escreva nele e anexe arquivos, ou escolha outro canal.
settings-week-off = Mensagem da semana: **desligada**. `/settings` com `week` dá um canal a ela.
settings-menu-channels = Escolha os canais onde se abrem partidas
settings-menu-pace = Ritmo padrão · { $pace }
settings-menu-per-person = { $limit ->
    [0] Por pessoa · sem limite de partidas abertas
    [one] Por pessoa · { $limit } partida aberta
   *[other] Por pessoa · { $limit } partidas abertas
}
settings-menu-per-server = { $limit ->
    [0] Servidor inteiro · sem limite de partidas abertas
    [one] Servidor inteiro · { $limit } partida aberta
   *[other] Servidor inteiro · { $limit } partidas abertas
}
settings-button-channels-all = Jogar em todos os canais
settings-button-computer-easy = Nível: fácil
settings-button-computer-medium = Nível: médio
settings-button-computer-strong = Nível: forte
settings-button-threads-yes = Jogar em tópicos
settings-button-threads-no = Jogar sem tópicos
settings-button-pings-call = Notificar quem joga
settings-button-pings-quiet = Não notificar
settings-button-cancel-seats = Só quem joga cancela
settings-button-cancel-moderators = Moderação também cancela

# What is refused.
refused-not-here = Neste servidor, as partidas se abrem em { $channels }. Digite `/play` lá.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = Você abriu { $most } partidas em uma hora. Pode abrir a próxima <t:{ $until }:R>, e até lá entrar em outras.
refused-too-many-games = { $most ->
    [one] Você tem { $most } partida não terminada neste servidor, que é o limite daqui. Termine ou deixe essa primeiro: `/games` a mostra.
   *[other] Você tem { $most } partidas não terminadas neste servidor, que é o limite daqui. Termine ou deixe uma primeiro: `/games` lista todas.
}
refused-too-many-alone = Você tem { $most } partidas não terminadas contra o computador, e não guardo mais que isso para uma pessoa. Termine ou deixe uma primeiro: `/games` lista todas.
# $most: the limit.
refused-watches-many = Você acompanha { $most } partidas, e não guardo mais que isso para uma pessoa. Deixe de acompanhar uma primeiro: **{ button-more }** no tabuleiro dela.
# $most: a number.
refused-suggests-many = Você já me enviou { $most } textos hoje, e não aceito mais que isso por dia. Amanhã você pode continuar.
refused-too-many-by-code = Você tem { $most } partidas não terminadas por código, e não guardo mais que isso para uma pessoa. Termine ou deixe uma primeiro: `/games` lista todas.
refused-too-many-games-here = { $most ->
    [one] Este servidor tem { $most } partida não terminada, que é o limite dele. Você pode abrir outra quando ela terminar, ou a moderação pode aumentar o limite com `/settings`.
   *[other] Este servidor tem { $most } partidas não terminadas, que é o limite dele. Você pode abrir outra quando uma terminar, ou a moderação pode aumentar o limite com `/settings`.
}
refused-not-to-invite = Não é possível convidar { $person }. Convide outra pessoa, ou ninguém: aqui, qualquer pessoa pode clicar em **{ $button-join }**.
refused-not-to-join = Você não pode entrar nesta partida. `/play` abre outra.
refused-blocked = Você bloqueou { $person }. `/block` mostra a sua lista, onde você pode desbloquear.
refused-blocked-oneself = Você não pode se bloquear.
refused-blocked-bot = Não é preciso bloquear um bot: eu só jogo com convite, e outros bots não jogam.
refused-not-a-manager = Para isso você precisa da permissão **{ permission-manage-server }**.
refused-no-puzzle-channel = Primeiro escolha um canal: `/settings` com a opção `puzzles`.
refused-no-week-channel = Primeiro escolha um canal: `/settings` com a opção `week`.
refused-no-looking-channel = Primeiro escolha um canal: `/settings` com a opção `looking`.
refused-no-such-setting = Não conheço essa configuração. `/settings` mostra o que você pode ajustar.

# The message of the week. $until: a day.
week-heading = ### A semana até { $until }
week-numbers = Partidas que terminaram: **{ $ended }** · começaram: **{ $began }** · continuam: **{ $running }**. Pessoas: **{ $players }**.
week-quiet = Ninguém jogou nesta semana.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game }: vitória de { $first }
week-beat = { $game }: { $first } venceu { $others }
week-shared = { $game }: empate entre { $first }
week-together = { $game }: vitória em conjunto de { $first }
week-drawn = { $game }: { $first } dividem o primeiro lugar
week-drew-before = { $game }: { $first } dividem o primeiro lugar, à frente de { $others }
week-somebody = uma pessoa
week-more = { $count ->
    [one] … e mais { $count } resultado
   *[other] … e mais { $count } resultados
}
# $report: the move, with the colours of the seats.
week-turn = **O lance da semana:** { $who } em { $game }. { $report }
week-puzzle = **Problema do dia:** { $solved } de { $tried } resolveram.
# $people: each with the days, as below.
week-solvers = Quem resolveu em mais dias: { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **{ $month } até agora:** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Lugares livres:
week-last = -# Não houve partida por duas semanas, então fico em silêncio daqui em diante. A próxima partida que começar me acorda: `/play`.
button-week-join = Entrar: { $game } { $code }
button-week-take = Assumir: { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = Não consigo mostrar quem quer jogar em { $channel }, porque lá não tenho permissão para { $permissions }. A moderação pode conceder isso em **{ path-channel-permissions }**. `/settings` com `looking` escolhe outro canal.
looking-refused-gone = O canal que você escolheu para a lista de quem quer jogar não existe mais: { $server }. Lá, `/settings` com `looking` escolhe outro, e `looking-list: off` desliga a lista.
looking-refused = O Discord não me deixa mostrar quem quer jogar em { $channel }. `/settings` com `looking` escolhe outro canal.
week-refused-missing = Não consigo postar a mensagem da semana em { $channel }, porque lá não tenho permissão para { $permissions }. A moderação pode conceder isso em **{ path-channel-permissions }**. Continuo tentando. `/settings` com `week` escolhe outro canal.
week-refused-gone = O canal que você escolheu para a mensagem da semana não existe mais: { $server }. Lá, `/settings` com `week` escolhe outro, e `week-at: off` desliga a mensagem.
week-refused = O Discord não me deixa postar a mensagem da semana em { $channel }. Continuo tentando. `/settings` com `week` escolhe outro canal.
