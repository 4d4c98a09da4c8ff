# Ladders: everybody has a rung, and challenges those above.

command-ladder = A escada de um jogo para dois: desafie quem está acima
command-ladder-game = Qual jogo, dos que são para dois
command-ladder-show = Publique aqui, em uma mensagem que fica atualizada

command-settings-ladders = Se este servidor tem escadas
setting-ladders-on = Escadas de jogos para dois
setting-ladders-off = Sem escadas
settings-ladders-on = Escadas: **sim**, com `/ladder`.
settings-ladders-off = Escadas: **nenhuma**.
settings-button-ladders-on = Ativar escadas
settings-button-ladders-off = Sem escadas

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **Escada de { $game }**
ladder-nobody = Ninguém entrou ainda.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ confronto: { $people }
# $until: a date.
ladder-away = férias até { $until }
# $count: further people who are not named.
ladder-more = mais { $count } abaixo
# Small print of the list.
ladder-rules = -# Desafie até cinco degraus acima: duas partidas ao mesmo tempo, lugares trocados. Com 1½ ponto ou mais, você passa à frente da pessoa rival; senão, nada muda. Recusar é grátis uma vez em 30 dias. Depois disso, ou sem resposta em 5 dias, custa um degrau. Tempo esgotado, ou 60 dias sem confronto: descanso. Férias não custam nada.
button-ladder-join = Entrar
button-ladder-challenge = Desafiar
button-ladder-rest = Descansar
button-ladder-leave = Sair

# What the reader alone sees below the list.
ladder-own = Você está no degrau **{ $rung }**.
ladder-off = Você não está nela. **{ button-ladder-join }** põe você no degrau mais baixo.
# $rung: a number; $until: a date.
ladder-back = Você descansa. Até { $until }, **{ button-ladder-join }** leva você de volta ao degrau **{ $rung }**, três abaixo do seu antigo.
# $person: who was challenged; $until: date and time.
ladder-sent = O seu desafio espera uma resposta: { $person }, até { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } desafia você ({ $pace }). Responda até { $until }.
ladder-free = Agora recusar é grátis.
# $from: a date.
ladder-not-free = Agora recusar custa um degrau. Volta a ser grátis a partir de { $from }.

# Above the menu of those who may be challenged.
ladder-choose = Quem você desafia? As duas partidas começam aqui assim que o desafio for aceito.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = último confronto: { $day }
ladder-why-asked = desafio entre vocês encerrado: { $day }
ladder-why-busy = não pode receber desafio agora
ladder-why-blocked = na sua lista de bloqueios
ladder-menu = Escolha um degrau
# A choice of the menu. $rung: a number.
ladder-menu-rung = Degrau { $rung }
ladder-first = Você está no topo, no degrau 1: quem está abaixo é que desafia você.
ladder-no-rival = Agora não dá para desafiar nenhuma dessas pessoas. Tente mais tarde.

# Answers to one player alone.
# $rung: a number.
ladder-joined = Escada de **{ $game }**: você está no degrau **{ $rung }**.
ladder-posted = A escada de **{ $game }** aparece em { $place }, em uma só mensagem que eu mantenho atualizada.
# $until: date and time.
ladder-challenged = Desafio enviado: { $person }. Prazo para responder: { $until }.
# $place: the channel of the games.
ladder-accepted = Você aceitou. As duas partidas começam em { $place }.
ladder-declined-free = Você recusou. Não custa nada: foi a primeira vez em 30 dias.
ladder-declined-down = Você recusou, e desce um degrau.
ladder-ask-rest = Descansar da escada de **{ $game }**? Um confronto em curso conta como perdido na escada, e as partidas dele continuam. Durante 90 dias, dá para voltar três degraus abaixo do seu; depois disso, no mais baixo.
button-ladder-really-rest = Sim, descansar
# $rung: a number; $until: a date.
ladder-rests = Você descansa da escada de **{ $game }**. Até { $until }, **{ button-ladder-join }** leva você de volta ao degrau **{ $rung }**, se a escada ficar como está.
ladder-ask-leave = Sair da escada de **{ $game }** de vez? Um confronto em curso conta como perdido na escada, e as partidas dele continuam. Se voltar, você começa no degrau mais baixo.
button-ladder-really-leave = Sim, sair
ladder-left-it = Você saiu da escada de **{ $game }**. As suas partidas em curso continuam.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person }, degrau **{ $rung }**, desafia você na escada de **{ $game }** em { $place }: duas partidas ao mesmo tempo, lugares trocados ({ $pace }). Responda até { $until }. Sem resposta, você desce um degrau.
button-ladder-accept = Aceitar
button-ladder-decline = Recusar
ladder-was-declined = O seu desafio na escada de **{ $game }** foi recusado ou ficou sem resposta, então o seu degrau não muda. Você pode desafiar de novo: { $server }
ladder-stepped = Você não respondeu em 5 dias a um desafio na escada de **{ $game }**, então desce um degrau. `/ladder` mostra a escada: { $server }
ladder-late = O seu tempo acabou em uma partida da escada de **{ $game }**, então o confronto está perdido e você descansa: { $server }
ladder-idle = Há 60 dias você não tem confronto na escada de **{ $game }**, então você descansa: { $server }

refused-ladder-on-servers = Escadas pertencem a um servidor, então use `/ladder` lá.
refused-ladders-off = Este servidor não tem escadas. Quem o gerencia pode ativar: `/settings` com `ladders`.
refused-ladder-not-for-two = { $game } não tem escada: é preciso um jogo de dois lados, um contra o outro.
refused-on-ladder = Você já está nesta escada. `/ladder` mostra o seu degrau.
refused-not-on-ladder = Você não está nesta escada. Entre com `/ladder`.
refused-ladder-away = Você está de férias: ninguém desafia você, e você não desafia ninguém. `/vacation end` traz você de volta.
refused-ladder-sent = O seu último desafio espera uma resposta. Mande o próximo depois dela.
refused-ladder-plays = Um confronto do seu último desafio ainda está em curso. Mande o próximo desafio depois dele.
refused-ladder-not-near = Agora você não pode desafiar essa pessoa. Clique de novo em **{ button-ladder-challenge }**.
refused-ladder-hindered = Agora essa pessoa não pode ser desafiada. Clique de novo em **{ button-ladder-challenge }**: ali está o motivo de cada pessoa.
refused-ladder-not-asked = Este desafio não está mais aberto, e nada mudou. `/ladder` mostra como está.
