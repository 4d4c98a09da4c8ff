# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = fácil
strength-medium = médio
strength-strong = forte
fault = Algo deu errado do meu lado. A partida está a salvo. Tente de novo em um instante.
# It took so long that they may have done something else meanwhile.
too-late = Demorei demais, então nada foi feito. Tente de novo.

# Names in Discord's own interface, as Discord has them in this language.
# ? All these as other bots print them, not from Discord's own client in Brazilian Portuguese.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-attach-files = Anexar arquivos
permission-manage-messages = Gerenciar mensagens
permission-manage-server = Gerenciar servidor
permission-manage-roles = Gerenciar cargos
permission-create-threads = Criar tópicos públicos
path-channel-permissions = Editar canal → Permissões

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Entrar
# $code: the game's code.
button-join-game = Entrar em { $code }
button-leave = Sair
button-really-leave = Sim, sair
button-add-computer = Incluir computador
button-first-person = Você começa
button-first-computer = O computador começa
button-first-chance = Sorteio
button-easy = Fácil
button-medium = Médio
button-strong = Forte
button-open-to-all = Abrir para todo mundo
button-rules = Regras
button-learn = Aprender
# $game: another game, whose lesson comes next.
button-learn-game = Aprender { $game }
# $game: a lesson that was begun.
button-learn-on = Continuar { $game }
button-today = Problema do dia
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Próxima: { $game }
   *[other] Próxima: { $game } ({ $count } à espera)
}
button-hint = Dica
button-show = Mostrar
button-skip = Pular
button-next = Próximo ▶
button-try-again = Tentar de novo
button-try-it = Experimentar
button-propose = Propor um lance
button-propose-it = Propor este lance
button-votes = Votar
button-vote = Votar neste lance
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Jogar no fácil
button-call-tomorrow = Me chame amanhã
# $strength: how well the computer plays, such as "medium".
button-play-at = Jogar no { $strength }
button-open-mine = Abrir a minha cópia
button-start = Começar
button-cancel = Cancelar
button-really-cancel = Sim, cancelar
# The seats of people who are no longer on the server.
button-free-seats = Liberar o lugar
button-start-anyway = Começar mesmo assim
button-post-again = Postar de novo
button-play-computer = Jogar com o computador
button-turn = Sua vez
button-hand = Minha mão
button-secret = Meu segredo
button-claim = Apontar duplicata
button-more = Mais
button-back = Voltar
button-again = Abrir de novo
button-confirm = Confirmar
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = Assumir { $colour }
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Jogar mesmo assim
button-resign = Desistir
button-really-resign = Sim, desistir
button-undo = Voltar o lance
button-draw = Propor empate
button-open = Buscar substituição
button-really-open = Sim, buscar
button-keep = Ficar na partida
button-seats = Lugares livres
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = Vitória após 24 horas
button-go-on-unless = Continuar após 24 horas
button-tell = Me avise quando acabar
button-untell = Não me avise
button-follow = Acompanhar
button-unfollow = Deixar de acompanhar
button-break-off = Interromper partida
button-really-break-off = Interromper sem vitória
button-break-off-others = Interromper (moderação)
button-rematch = Revanche
button-meet = Revanche: duas partidas
button-accept-draw = Aceitar o empate
button-decline-draw = Recusar o empate
button-withdraw-draw = Retirar a proposta
button-accept-undo = Permitir
button-decline-undo = Recusar
button-withdraw-undo = Retirar o pedido
# $colour: the seat's.
button-take = Assumir { $colour }
button-time = Mais tempo: { $colour }
button-before = ◀ Anterior
button-after = Seguinte ▶
button-mine = Minhas partidas
button-reminders = Lembretes
button-vacation = Férias
button-server = Este servidor
button-registry = Todos os jogos
button-play = Jogar
button-commands = Todos os comandos
# $channel: a channel's name, shortened where it is long.
# Above a list of games. $who: a person.
with-which-game = Jogar com { $who }: qual jogo? Eu abro aqui e envio o convite.
button-open-in = Abrir em #{ $channel }
button-open-game = Jogar com outras pessoas
button-alone = Contra o computador
button-rules-of = Regras de { $game }
button-text = Tabuleiro em texto
button-history = Histórico
button-record = Lista de lances
button-replay = Replay
button-first = Início
# One step back in the history; the way back in menus is another button.
button-previous = Anterior
button-forward = Avançar
button-last = Fim

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = o lugar 2 pode assumir o lugar 1 (opção nossa)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] ao vivo: 15 s por lance, 5 min iniciais
    [fast] 2 lances por dia, 1 dia inicial
    [slow] 2 lances por semana, 5 dias iniciais
   *[normal] 1 lance por dia, 3 dias iniciais
}

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = de { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. Duração: { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] Neste ritmo, leva cerca de { $count } semanas.
    [months] Neste ritmo, { $count ->
        [one] leva cerca de { $count } mês.
       *[other] leva cerca de { $count } meses.
    }
   *[days] Neste ritmo, { $count ->
        [one] leva cerca de { $count } dia.
       *[other] leva cerca de { $count } dias.
    }
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = Com **pace: rápido** leva menos tempo.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **{ $most } pessoas:** { $people }
   *[other] **{ $most } pessoas:** { $people } · lugares livres: { $free }
}
lobby-players-range = { $free ->
    [0] **{ $fewest }–{ $most } pessoas:** { $people }
   *[other] **{ $fewest }–{ $most } pessoas:** { $people } · lugares livres: { $free }
}
# One of the people. $who: an invited person.
lobby-kept = *reservado para { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = Começa quando todos os lugares estiverem ocupados.
lobby-start-from = Começa com a mesa cheia. A partir de { $count } pessoas, { $who } também pode clicar em **{ $button-start }**.
lobby-start-now = Começa com a mesa cheia, ou quando { $who } clicar em **{ $button-start }**.
# $code: the code of a game that is on no server.
lobby-start-code = Dá para entrar de qualquer lugar: `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = Os lugares ficam nesta ordem, e o primeiro joga primeiro.
lobby-rotated = Os lugares giraram: quem começou a última partida joga por último.
lobby-shuffled = Os lugares são sorteados.
# In the place of these where two games are played.
lobby-meeting = Vocês jogam duas partidas lado a lado, com os lugares trocados.
# $link: to the message about the end, or to the board.
lobby-over = -# Partida encerrada: [ver o fim]({ $link })
lobby-cancelled = Esta partida foi cancelada antes de começar.
lobby-started = A partida começou: [ver o tabuleiro]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = Cancelar **{ $game }**? Já entraram: { $people }. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] { $people } não está mais neste servidor e talvez nunca jogue.
   *[other] { $people } não estão mais neste servidor e talvez nunca joguem.
}{ $rated ->
    [true] {" "}Se você começar mesmo assim, a partida não é ranqueada.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people }: a partida de { $game } foi cancelada antes de começar. `{ $code }`
news-cancelled-by-moderator = { $people }: a moderação do servidor cancelou a partida de { $game } antes de começar. `{ $code }`
news-expired = { $people }: a partida de { $game } foi cancelada porque não começou em uma semana. `/play` abre outra. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people }: a partida de { $game } foi cancelada porque não começou em dois dias. Continuo procurando para você. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people }: o convite para [{ $game }]({ $link }) foi recusado, então qualquer pessoa já pode ocupar esse lugar. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people }: ninguém entrou em [{ $game }]({ $link }) ainda. A mesa fica aberta por mais cinco dias. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [Ver o tabuleiro]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people }: há um lugar reservado. **{ $button-join }** ocupa o lugar, **{ $button-leave }** recusa.
button-company = Quem está aqui?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $games ->
    [one] { $who }: responde em cerca de { $span }, terminou { $finished } de { $games } partida
   *[other] { $who }: responde em cerca de { $span }, terminou { $finished } de { $games } partidas
}
company-answers = { $who }: responde em cerca de { $span }
company-finished = { $games ->
    [one] { $who }: terminou { $finished } de { $games } partida
   *[other] { $who }: terminou { $finished } de { $games } partidas
}
company-new = { $who }: há pouco tempo aqui
company-nobody = Ainda não há mais ninguém aqui.
company-private = -# Só você vê isto: as últimas partidas neste servidor e o tempo habitual dos últimos 20 lances.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people }: vocês procuram este mesmo jogo. A partida começa quando os dois lados clicarem em **{ $button-join }**, em até dois dias. **{ $button-leave }** cancela tudo.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Escolha jogos abaixo. Quando outra pessoa aqui quiser o mesmo, eu abro a partida e menciono vocês. Ela começa quando os dois lados clicarem em **{ $button-join }**.
looking-any = qualquer jogo
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = { $count ->
    [0] Você procura { $games } ({ $pace }), 0 partidas por vez, { $until }.
    [one] Você procura { $games } ({ $pace }), { $count } partida por vez, { $until }.
   *[other] Você procura { $games } ({ $pace }), { $count } partidas por vez, { $until }.
}
# $when: a date.
looking-ends = até { $when }
looking-stays = até você retirar
# Above a list of players, one a line.
looking-others = Também procuram:
# $who: a player; $games, $pace: as above.
looking-line = { $who }: { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Outra pessoa quer o mesmo: abro **{ $game }** em { $place }. A partida começa quando os dois lados clicarem em **{ $button-join }**, em até dois dias.
looking-nobody = Ninguém no momento.
# $role: the mention of a role.
looking-call = { $role }: alguém procura com quem jogar.
button-look = Quero jogar
looking-choose-games = Quais jogos?
looking-choose-pace = Em que ritmo?
looking-choose-most = Quantas ao mesmo tempo?
looking-most = { $count ->
    [0] 0 partidas por vez
    [one] { $count } partida por vez
   *[other] { $count } partidas por vez
}
looking-choose-until = Até quando?
looking-until-day = por um dia
looking-until-week = por uma semana
looking-until-month = por um mês
looking-until-always = até eu retirar
button-stop-looking = Parar de procurar
button-looking = Quem quer jogar?
# Said to the opener alone, after a button.
lobby-how-strong = Em que nível devo jogar?
lobby-leave-last = Só você está aqui: se sair, esta partida é cancelada.
# $who: another player.
lobby-leave-to = Se você sair, { $who } pode começar ou cancelar esta partida.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game }:** { $people } · `{ $code }`
   *[other] **{ $game }:** { $people } · lugares livres: { $free } · `{ $code }`
}
lobby-joined-started = **{ $game }** começou: o tabuleiro está nas suas mensagens diretas. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }): { $people }
   *[other] [{ $game }]({ $link }): { $people } · lugares livres: { $free }
}

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } x { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = duas partidas, lugares trocados
# On the panel. $other: the code of the other game.
meeting-beside = -# Ao lado de `{ $other }`, com os lugares trocados.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = A outra partida, `{ $other }`, continua.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = As duas partidas: { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← na vez
panel-player-to-act-until = **{ $colour } · { $who }** ← na vez até { $until }
panel-player-left = ~~{ $colour }~~ · { $who } saiu
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = { $place }º
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } saiu
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · pontos: { $score }
panel-player-scored = { $place } · { $colour } · { $who } · pontos: { $score }
# $until: when the time of all who are to move ends.
panel-until = Na vez até { $until }
panel-last = Por último: { $report }
# $goal: what one plays for.
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Desde o seu lance:
panel-since = Desde o último lance de { $seat }:
panel-goal = **Objetivo:** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **Fim de partida: { $first } venceu { $others }.**
panel-drawn = **Fim de partida: empate entre { $first }.**
panel-shared = **Fim de partida: { $first } dividem o primeiro lugar, à frente de { $others }.**
panel-won-together = **Fim de partida: vitória em conjunto.**
panel-lost-together = **Fim de partida: derrota em conjunto. Mais uma tentativa?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = Essa foi a sua primeira partida. Quer que eu conte amanhã o que espera por você?
ending-first-win = 🎉 **A sua primeira vitória.** Da próxima vez, quer que eu jogue melhor?
ending-gentler = Ganhei duas vezes seguidas: quer que eu pegue mais leve?
ending-hints = Umas dicas ajudariam? Na próxima partida, `/hint` sugere um lance.
ending-resigned = { $moves ->
    [0] { $left } desiste. Vitória de { $first } antes do primeiro lance.
    [one] { $left } desiste. Vitória de { $first } depois de { $moves } lance.
   *[other] { $left } desiste. Vitória de { $first } depois de { $moves } lances.
}
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] O tempo de { $left } acabou. Vitória de { $first } antes do primeiro lance.
    [one] O tempo de { $left } acabou. Vitória de { $first } depois de { $moves } lance.
   *[other] O tempo de { $left } acabou. Vitória de { $first } depois de { $moves } lances.
}
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } saiu da partida. Vitória de { $first } antes do primeiro lance.
    [one] { $left } saiu da partida. Vitória de { $first } depois de { $moves } lance.
   *[other] { $left } saiu da partida. Vitória de { $first } depois de { $moves } lances.
}
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Sem saída para { $others }: vitória de { $first } em { $moves } lances.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } deixa { $others } sem lance e vence, depois de { $moves } lances.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = Não resta lance para { $others }: vitória de { $first } em { $moves } lances.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] Empate por acordo: { $first } apertam as mãos antes do primeiro lance.
    [one] Empate por acordo: { $first } apertam as mãos depois de { $moves } lance.
   *[other] Empate por acordo: { $first } apertam as mãos depois de { $moves } lances.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Bela luta: { $first } concordam em empatar antes do primeiro lance.
    [one] Bela luta: { $first } concordam em empatar depois de { $moves } lance.
   *[other] Bela luta: { $first } concordam em empatar depois de { $moves } lances.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Paz na mesa: { $first } concordam em empatar antes do primeiro lance.
    [one] Paz na mesa: { $first } concordam em empatar depois de { $moves } lance.
   *[other] Paz na mesa: { $first } concordam em empatar depois de { $moves } lances.
}
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = Andando em círculos: a mesma posição pela terceira vez, empate entre { $first } depois de { $moves } lances.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Terceira vez, mesma posição: { $first } ficam no empate depois de { $moves } lances.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Ninguém cede: a posição apareceu pela terceira vez, e { $first } empatam depois de { $moves } lances.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Nada separa os lados: { $first } empatam depois de { $moves } lances.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = Partida equilibrada: { $first } ficam no empate depois de { $moves } lances.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Tudo igual: { $first } empatam depois de { $moves } lances.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Foi por muito pouco: { $first } dividem o primeiro lugar, à frente de { $others }, depois de { $moves } lances.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = Cabe mais gente no topo: { $first } terminam à frente de { $others }, depois de { $moves } lances.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = { $first } dividem a vitória, à frente de { $others }, depois de { $moves } lances.
# A game that ended without a result. $first: who played.
ending-broken-off = **A partida entre { $first } foi interrompida, sem resultado.**
ending-abandoned = **A partida entre { $first } foi encerrada sem resultado, depois de um mês sem lance.**
# The same where no heading names the game.
end-won = **{ $first } venceu { $others } em { $game }.** `{ $code }`
end-drawn = **{ $game } termina em empate entre { $first }.** `{ $code }`
end-shared = **{ $first } dividem o primeiro lugar em { $game }, à frente de { $others }.** `{ $code }`
end-won-together = **Vitória em conjunto de { $first } em { $game }.** `{ $code }`
end-lost-together = **Derrota em conjunto de { $first } em { $game }.** `{ $code }`
end-broken-off = **A partida de { $game } entre { $first } foi interrompida, sem resultado.** `{ $code }`
end-abandoned = **A partida de { $game } entre { $first } foi encerrada sem resultado, depois de um mês sem lance.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $days ->
    [one] { $by } deu mais { $days } dia a { $to }.
   *[other] { $by } deu mais { $days } dias a { $to }.
}
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $hours ->
    [one] { $by } deu mais { $hours } hora a { $to }.
   *[other] { $by } deu mais { $hours } horas a { $to }.
}
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $minutes ->
    [one] { $by } deu mais { $minutes } minuto a { $to }.
   *[other] { $by } deu mais { $minutes } minutos a { $to }.
}
# How much time one gives. $seat: who gets it.
gift-ask = Quanto tempo você dá a { $seat }? A mesa toda vê.
# The labels of buttons, too.
span-days = { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
}
span-hours = { $hours ->
    [0] 0 horas
    [one] { $hours } hora
   *[other] { $hours } horas
}
span-minutes = { $minutes ->
    [0] 0 minutos
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
# $until: a day.
panel-away = de férias até { $until }
# Of a player, after "to move".
panel-held = não consigo contato, por isso o relógio está parado
panel-closes = -# Três semanas sem lance. Se ninguém jogar, esta partida se encerra: { $when }.
panel-broken-off = **A partida foi interrompida, sem resultado.**
panel-abandoned = **A partida foi encerrada sem resultado, depois de um mês sem lance.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people }: o tópico desta partida foi apagado, então ela continua aqui.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# Não consigo mais escrever em { $place }. A partida continua aqui: cada pessoa tem um tabuleiro como este. A moderação pode desbloquear o tópico, ou me dar as permissões **{ permission-view-channel }**, **{ permission-send-messages }** e **{ permission-send-messages-in-threads }**. Aí a partida volta para lá.
panel-muted = -# Não consigo mais escrever aqui, então a partida continua em mensagens diretas a quem joga. A moderação pode desbloquear este tópico, ou me dar as permissões **{ permission-send-messages }** e **{ permission-send-messages-in-threads }** aqui. Aí a partida volta.
# The board is shown as text below.
panel-no-files = -# Não consigo anexar imagens aqui. A moderação pode me dar a permissão **{ permission-attach-files }**.
panel-no-picture = -# O Discord não aceitou a imagem deste tabuleiro. `/board` tenta de novo.
panel-direct = -# Não consigo mais acessar o canal desta partida. Ela continua aqui: cada pessoa tem um tabuleiro como este.
panel-back = A mesa de **{ $game }** está de volta: [a partida continua lá]({ $link }) · `{ $code }`
panel-together = -# Vocês jogam em conjunto: por favor, não conversem sobre a partida até o fim.
report-skip = { $seat ->
    [self] O seu tempo acabou, e você perde a vez.
   *[other] O tempo de { $seat } acabou, e a vez se perde.
}
report-leave = { $seat ->
    [self] Você desiste.
   *[other] { $seat } desiste.
}
report-out-of-time = { $seat ->
    [self] O seu tempo acabou.
   *[other] O tempo de { $seat } acabou.
}
# Of a person who has been erased.
report-gone = { $seat ->
    [self] Você saiu da partida.
   *[other] { $seat } saiu da partida.
}
report-undo = { $seat ->
    [self] Você volta um lance.
   *[other] { $seat } volta um lance.
}
report-take = { $seat ->
    [self] Você assume o lugar.
   *[other] { $seat } assume o lugar.
}
report-draw = Empate de comum acordo.
report-broken-off = A moderação do servidor interrompeu a partida.
# $reason: what the moderator typed.
report-broken-off-for = A moderação do servidor interrompeu a partida: { $reason }
report-break-off = { $seat ->
    [self] Você interrompe a partida.
   *[other] { $seat } interrompe a partida.
}

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people }: { $count ->
    [one] sua vez
   *[other] vez de vocês
} em { $game }. [Ver o tabuleiro]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people }: { $count ->
    [one] sua vez
   *[other] vez de vocês
} em { $game }. Prazo: { $until }. [Ver o tabuleiro]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } propõe empate. Se você jogar, recusa a proposta.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people }: alguém apontou uma duplicata, e isso mudou a sua mão em { $game }. { $report } [Ver o tabuleiro]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [ver o tabuleiro]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } propõe empate. Fazer um lance sem responder também é recusar. Para { $people }: **{ button-accept-draw }** ou **{ button-decline-draw }**.
   *[yes] { $by } propõe empate. Fazer um lance sem responder também é recusar. Para { $people }: **{ button-accept-draw }** ou **{ button-decline-draw }**. Para { $by }: **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } pede para voltar um lance. { $takes } O pedido vale até o próximo lance. Para { $people }: **{ button-accept-undo }** ou **{ button-decline-undo }**. Para { $by }: **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] Isso desfaz { $turn }.
   *[other] Isso desfaz { $turn } e, com ele, { $others }.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = o lance { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = { $turn } (você)
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } prefere continuar jogando.
declined-undo = { $by } mantém o lance.
agreements-seat = O lugar de { $seat } está livre. Toque para assumir a partida a partir daqui.
agreements-seat-until = O lugar de { $seat } está livre. Toque para assumir a partida a partir daqui. Prazo: { $until }

# What one's own doing came to.
done = Feito.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Pedido enviado: voltar um lance. { $takes } Só vale quando todo mundo concordar.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] A partida voltou: { $turn } foi desfeito.
   *[other] A partida voltou: { $turn } foi desfeito e, com ele, { $others }.
}
# $undone: the sentence done-undo.
done-undone = Você concordou. { $undone }
done-offered = Empate proposto. A proposta vale até o lado rival recusar, ou jogar sem concordar.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = Isso não está mais em aberto.
done-accepted = Você concordou. Ainda faltam outras respostas.
done-drawn = Você concordou com o empate. Boa partida.
done-drawn-computer = O computador concorda com o empate: é certo que ninguém pode vencer aqui.
done-declined = Recusado.
done-withdrawn = Retirado.
done-open = Estou buscando substituição. Até alguém assumir, você continua jogando.
done-kept = O lugar continua seu.
done-taken = O lugar em { $game } agora é seu. Boa sorte. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = { $days ->
    [one] Você deu mais { $days } dia a { $to }.
   *[other] Você deu mais { $days } dias a { $to }.
}
# $to: who gets it; $hours: how many.
done-gave-hours = { $hours ->
    [one] Você deu mais { $hours } hora a { $to }.
   *[other] Você deu mais { $hours } horas a { $to }.
}
# $to: who gets it; $minutes: how many.
done-gave-minutes = { $minutes ->
    [one] Você deu mais { $minutes } minuto a { $to }.
   *[other] Você deu mais { $minutes } minutos a { $to }.
}
done-broken-off = Partida interrompida, sem resultado.
seat-really-open = Buscar quem assuma o seu lugar em **{ $game }**? Essa pessoa fica com as suas peças, a sua mão e o seu relógio, e até lá o seu relógio continua correndo. `{ $code }`
seat-is-open = Estou buscando quem assuma o seu lugar em **{ $game }**. `{ $code }`
seats-open = Assuma um lugar em **{ $game }**, com as peças, a mão e o relógio. `{ $code }`
break-off-really = Interromper **{ $game }**, sem resultado? Dá para fazer isso até o primeiro lance no tabuleiro. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = Interromper **{ $game }** para todo mundo, sem resultado? O motivo fica à vista: { $reason } `{ $code }`
break-off-for-others = Interromper **{ $game }** para todo mundo, sem resultado? Você pode, porque modera este servidor. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = A partida de **{ $game }** está aberta em { $place }: `{ $code }`
rematch-opened = Há uma revanche aberta em { $place }: `{ $code }`
rematch-started = A revanche começou: [ver o tabuleiro]({ $link }) · `{ $code }`
rematch-joined = Você está na revanche em { $place }: `{ $code }`
rematch-exists = Já há uma revanche, em { $place }: `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people }: { $game } está há três semanas sem lance. Se ninguém jogar, a partida se encerra sem resultado: { $when }. [Ver o tabuleiro]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = O bot voltou à cópia de segurança desta data: { $when }. { $moves ->
    [0] O que se jogou aqui desde então se perdeu: esta partida continua do início.
    [1] O que se jogou aqui desde então se perdeu: esta partida continua depois do primeiro lance.
   *[other] O que se jogou aqui desde então se perdeu: esta partida continua depois do lance { $moves }.
} [Ver o tabuleiro]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people }: { $seat } não está mais neste servidor, e **{ $game }** espera por essa pessoa. Ela ainda pode jogar por mensagem direta. O que fazer, se ela não voltar? `{ $code }`
absent-lost-turns = { $people }: { $seat } perdeu a vez duas vezes seguidas em **{ $game }**. A partir de agora, espero só duas horas por essa pessoa e não a chamo mais. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = Você perdeu a vez duas vezes seguidas em **{ $game }**. Até você jogar, o seu prazo é de duas horas por lance, e lá não chamo mais você. [Ver o tabuleiro]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people }: o seu tempo em **{ $game }** teria acabado, então as suas férias começaram sozinhas. Os seus relógios ficam parados até { $until }, e depois você tem uma hora aqui. `/vacation end` encerra as férias, `/vacation net` desliga isso. [Ver o tabuleiro]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = Estou buscando quem assuma o lugar de { $seat } em **{ $game }**. `{ $code }`
done-limited = { $seat } tem no máximo mais 24 horas em **{ $game }**. `{ $code }`
departed = -# Quem saiu deste servidor: { $people }. Ainda dá para jogar por mensagem direta. Sem lance, o tempo acaba, ou a partida se encerra.
departed-early = -# Ninguém jogou ainda, então `/break-off` interrompe a partida sem resultado.

# The private card in direct messages.
card-dm = Só para os seus olhos: o seu lado de { $game }. [Ver o tabuleiro]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [Ver o fim]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · você joga com { $colour } · `{ $code }`
own-played = Pronto. { $report }
own-claimed = Bem observado, você apontou certo. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **No lance { $number }, a vez é sua.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **No lance { $number }, a vez é sua.** Prazo: { $until }
# $number: of the next move; $seats: who makes it.
own-waits = No lance { $number }, a vez é de { $seats }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# O tabuleiro antes do primeiro lance.
   *[other] -# O tabuleiro depois do lance { $moves }.
}
# Below the last move, for a player who has won.
own-won = **Fim de partida: você venceu. Boa partida.**

# /board show:true. $link: to the panel.
board-shown = O tabuleiro voltou para o fim da conversa: [ver o tabuleiro]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Postar aqui
posted-position = { $who } mostra uma posição:
posted-replay = { $who } mostra uma partida:
# Who posted it already reads this, privately.
posted-already = Você já postou isto. Para postar mais uma vez, abra isto de novo.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · você joga com { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · você joga com { $colour } · `{ $code }`
    Até aqui: `{ $said }`. { $question }
picker-confirm = Jogar `{ $turn }`? Ninguém vê antes de você confirmar.
# Against the computer alone.
picker-confirm-alone = Jogar `{ $turn }`?
picker-wins = Com isto, você vence a partida.
picker-draws = ⚠ **Cuidado:** com isto, a partida termina, e ninguém vence.
picker-loses = ⚠ **Cuidado:** com isto, você perde a partida.
# $rival: who.
picker-exposes = ⚠ **Cuidado:** depois disto, { $rival } pode vencer na hora.
picker-confirm-secret = Jogar `{ $turn }`? As outras pessoas só veem que você escolheu.
picker-merged = Qual lance você faz?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Só agora: em vez de um lance, você pode assumir { $colour }, com o primeiro lance já feito. O lado rival continua então com { $other }.
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` não cabe. Mova a peça com os botões até caber.
picker-confirm-claim = Apontar `{ $turn }`? Errar não custa nada, e só você vai saber.
picker-claim = O que você quer apontar?
# What ends a turn, or a claim, that might go on.
picker-stop = Pronto
picker-more = abre as casas desta coluna
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** antes do primeiro lance: este menu está fechado, e nada foi jogado nele. `{ $code }`
   *[other] **{ $game }** depois do lance { $moves }: este menu está fechado, e nada foi jogado nele. `{ $code }`
}
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = Esse botão é de um lance posterior, que se perdeu: o bot voltou a uma cópia de segurança. Esta é a posição agora.
picker-moved-on = A partida avançou desde que esse botão apareceu. Esta é a posição agora.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    Até aqui: `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = Experimentar `{ $turn }`?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = todo mundo aqui
votes-confirm = Propor `{ $turn }`? O seu voto vai para ele.
votes-propose = Qual lance você propõe?
# Below the time of the channel's turn.
votes-panel = Todo mundo aqui pode propor um lance e votar. O lance com mais votos é jogado quando o tempo acabar, ou dois minutos depois que todas as pessoas que votaram na última votação tiverem votado nesta.
# $until: an instant, in Discord's words.
votes-open = O lance com mais votos é jogado quando o tempo acabar ({ $until }), ou dois minutos depois que todas as pessoas que votaram na última votação tiverem votado nesta. Ninguém vê quem votou em quê.
votes-proposed = Votos: { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }`: { $votes }
votes-line-own = - `{ $turn }`: { $votes } (o seu voto)
votes-none = Nenhum lance foi proposto ainda.
votes-over = Essa votação acabou. Esta é a próxima.
votes-cast = ✅ O seu voto conta. Você pode mudá-lo enquanto a votação estiver aberta.
# A player's note to themselves.
button-note = Nota para mim
# The title of the field, at most 45 characters.
note-title = Nota para você · { $code }
# Above the field, at most 45 characters.
note-field = Você vai ler isto quando for a sua vez
note-saved = Nota salva. Você vai ler a nota quando for de novo a sua vez em { $game } `{ $code }`. Mais ninguém lê.
note-removed = A sua nota sobre { $game } `{ $code }` foi apagada.

# Planned answers, which only the player sees.
button-plan-ahead = Planejar
button-what-if = E se …
button-plan-save = Salvar como plano
button-plan-another = Outra resposta
button-plan-deeper = Planejar mais adiante
button-plan-clear = Apagar o plano
button-ahead-start = Do início
plan-heading = **O seu plano** em { $game } · `{ $code }`
plan-none = Você ainda não planejou nada aqui. Escolha um lance do lado rival e a sua resposta: quando ele for jogado, respondo dois minutos depois (10 segundos nas partidas ao vivo), a não ser que você possa perder na hora.
plan-saved = **Salvo.** O lado rival não fica sabendo.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [0] 0 respostas
    [one] { $answers } resposta
   *[other] { $answers } respostas
}, com até { $deep ->
    [0] 0 lances
    [one] { $deep } lance
   *[other] { $deep } lances
} de profundidade.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = Se `{ $turns }`: **{ $answer }**
plan-line-then = Depois, se `{ $turns }`: **{ $answer }**
plan-remove = Remover uma resposta e o que vem depois …
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = O seu plano joga `{ $turn }`: { $at }. Você também pode jogar agora, esse lance ou outro.
# $turn: one's planned move, which was not played by itself.
plan-left = O seu plano tem `{ $turn }` aqui. Deixo a decisão com você: algo aconteceu depois do lance rival, ou você poderia perder na hora.
plan-lapsed = Este lance não está no seu plano, então a decisão é sua.
# After the end of a game. $count: how many.
plan-count = { $count ->
    [0] -# Nenhum lance seu foi planejado. Só você lê isto.
    [one] -# { $count } lance seu foi planejado. Só você lê isto.
   *[other] -# { $count } lances seus foram planejados. Só você lê isto.
}
ahead-heading = **{ button-what-if }** em { $game } · `{ $code }`
    -# Nada aqui é jogado, e só você vê.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = você
# Before the menu in which a move is chosen.
ahead-own = Se você jogar …
ahead-answer = … você responde …
# $rival: who.
ahead-rival = Se { $rival } jogar …
ahead-over = Aqui a partida terminaria.
ahead-far = Não vejo além deste ponto.
# Where something is hidden from the player.
ahead-hidden = Os próximos lances dependem do que está oculto para você, então aqui termina.
ahead-shows = Este lance mostraria algo que está oculto para você, então aqui termina. A imagem é de antes dele.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **Aprender { $game }** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Dica:** clique em **{ $label }**.
# $turn: a right move.
lesson-show = Um lance certo é `{ $turn }`.
lesson-right = ✅ **Certo.**
lesson-wrong = Ainda não.
# $report: the computer's answer.
lesson-answer = A resposta: { $report }
# Before a person's first game of this kind.
lesson-offer = { $game } é novidade para você? **Aprender { $game }** leva quatro minutos.
# Where a game has none; a button opens its rules.
lesson-none = { $game } ainda não tem lição.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **Isso é { $game }.** Lições feitas: { $done } de { $count }. Você já sabe tudo para uma primeira partida.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Lições:** { $done } de { $count } feitas. Cada uma leva uns quatro minutos.
lessons-done = ✅ { $games }
lessons-begun = Em andamento: { $games }
lessons-left = Ainda por começar: { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Escolha uma lição

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# A nossa opção `swap`, que não está no regulamento: depois do primeiro lance, o lugar 2 pode assumir o lugar 1, uma vez.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = As regras de { $game } ainda não foram escritas.
rules-others = Quem vira estas páginas é { $who }. Abra a sua própria cópia, a partir desta página.
stale-button = Esse botão expirou. `/games` lista as suas partidas.
watching-tell = Envio a você uma mensagem direta quando **{ $game }** terminar.
watching-untell = Não vou avisar quando **{ $game }** terminar.
watching-follow = Até terminar, **{ $game }** fica em `/games` e na sua mensagem diária, se você tiver uma: `/remind digest`.
watching-unfollow = Você não acompanha mais **{ $game }**.
more = **{ $game }**: o que você quer fazer? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] Só para os seus olhos: o seu lado de **{ $game }** antes do primeiro lance. `{ $code }`
   *[other] Só para os seus olhos: o seu lado de **{ $game }** depois do lance { $moves }. `{ $code }`
}
resign-really = Desistir de **{ $game }**? Você sai da partida de vez. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = Qual das partidas?
which-line = { $how ->
    [of] - { $game } `{ $code }`: { $others }
    [with] - { $game } `{ $code }` com { $others }
   *[against] - { $game } `{ $code }` contra { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour }: { $turn }
# $count: the games beyond those of the menu.
which-more = { $count ->
    [one] -# E mais { $count }: indique-a com `game:`. `/games` lista todas.
   *[other] -# E mais { $count }: indique uma com `game:`. `/games` lista todas.
}
which-option = { $game } { $code }
which-waits = espera por você
which-others = não é a sua vez
aside-closed-dms = -# Não consigo enviar mensagens diretas a você, então o que só você pode ver fica em **{ $button }** e em `/hand`. Para receber também por mensagem direta, permita mensagens diretas de membros deste servidor.
aside-forbidden = -# Não consigo escrever em { $place }, então esta partida continua em mensagens diretas. A moderação pode me dar as permissões **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** e **{ permission-attach-files }** lá, ou desbloquear o tópico.
aside-gone = -# O canal desta partida não existe mais. Jogue em qualquer lugar com `/move`, `/board` e `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **O início** · nenhum lance foi feito ainda
    [one] **O início** · falta { $count } passo
   *[other] **O início** · faltam { $count } passos
}
history-step = **Passo { $step } de { $count }** · { $when }
    { $report }
history-jump = Ir para um passo
history-option-start = O início
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Pelos olhos de quem
history-eyes-everyone = Como todo mundo vê
history-eyes-seat = Como { $seat } vê
history-eyes-own = -# Como você vê. Os seus segredos ninguém mais vê.

# /record. $count: how many lines the file has.
record = Os lances de **{ $game }** `{ $code }` em texto: { $count ->
    [0] 0 linhas.
    [one] { $count } linha.
   *[other] { $count } linhas.
}
# $lines: turns, as the record writes them.
record-taken-back = -# Lances que alguém voltou e que por isso não entram na lista de lances: { $lines }.
# $lines: who gave time to whom.
record-given = -# Houve tempo extra, que não é lance e não entra na lista de lances: { $lines }
record-agreed = -# A partida terminou em empate por acordo, que não é lance: a lista de lances termina antes disso.
record-alt = Os lances de { $game } { $code }, um por linha
replay = **{ $game }** do início ao fim.
# $count: how many things happened; $alt: the last position in words.
replay-alt = Uma partida de { $count ->
    [0] 0 passos
    [one] { $count } passo
   *[other] { $count } passos, um depois do outro
}. No fim: { $alt }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Olá.** Organizo jogos de tabuleiro para quem joga quando tem tempo: um lance hoje, um lance amanhã.
    `/play` abre uma partida, e `/learn` ensina um jogo em quatro minutos. Fora isso, só envio o que alguém pedir. Quem gerencia este servidor pode postar uma mensagem de boas-vindas para fixar.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Olá.** Agora estou no seu servidor { $server }, onde organizo jogos de tabuleiro para quem joga quando tem tempo: um lance hoje, um lance amanhã.
    Lá, `/settings` mostra o que você pode ajustar, e `/help show: True` posta uma mensagem de boas-vindas para fixar.
button-welcome = Postar boas-vindas
button-settings = Configurações
button-try-alone = Testar em particular
# The message to pin.
welcome = ### Jogos de tabuleiro, um lance por vez
    Jogue quando tiver tempo: um lance hoje, um lance amanhã. Eu cuido do tabuleiro, desenho cada lance e chamo quem está na vez. São quinze jogos, para duas a seis pessoas, ou para uma contra o computador.
welcome-alt = Seis tabuleiros: Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm e Kudosu.
button-browse = Ver os jogos
button-learn-one = Aprender um

# /games
inbox-title = ### Suas partidas
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Terminadas desde a sua última visita
button-analysis-of = Análise · { $code }
button-rematch-of = Revanche · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# Atualização: { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = Você está de férias até { $until }: os seus relógios estão parados, menos nas partidas ao vivo.
inbox-title-server = ### Partidas neste servidor
# $page, $pages: which page of how many.
inbox-page = -# Página { $page } de { $pages }
inbox-only = Mostrar só …
inbox-only-all = Tudo
inbox-only-turn = Minha vez
inbox-only-lobby = Ainda não começadas
inbox-none = Nada desse tipo.
inbox-empty-server = Nenhuma partida neste servidor agora. `/play` abre uma.
# $names: one or more; $count: how many there are besides.
inbox-more = { $names } e mais { $count }
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [ver o tabuleiro]({ $link })
inbox-direct = nas suas mensagens diretas
inbox-yours = { $how ->
    [with] **{ $game }** com { $others } · sua vez · { $place }
   *[against] **{ $game }** contra { $others } · sua vez · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }** com { $others } · prazo: { $left } · { $place }
   *[against] **{ $game }** contra { $others } · prazo: { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game }: { $others } · vez de { $seats } · { $place }
    [with] { $game } com { $others } · vez de { $seats } · { $place }
   *[against] { $game } contra { $others } · vez de { $seats } · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · você acompanha
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · não começada · aberta por { $who } · lugares livres: { $free } · { $place } · `{ $code }`
inbox-empty = Você ainda não tem partidas. `/play` abre a primeira.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, você contra mim. Em que nível devo jogar? { $first }
alone-first-person = Você começa.
alone-first-computer = O computador começa.
alone-first-chance = Um sorteio decide quem começa.
# The message that becomes the board.
alone-coming = **{ $game }**: estou montando o tabuleiro …
# $against: the computer; $link: to the board.
alone-started = **{ $game }** contra { $against } começou nas suas mensagens diretas: [ver o tabuleiro]({ $link }). Bom jogo.
# $place: a link to the channel.
alone-here = Não consigo enviar mensagens diretas a você agora, então jogamos em { $place }. Bom jogo.

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Escolha um jogo
# The same for a person who has finished no game yet.
registry-title-first = ### Boas-vindas. Escolha um jogo para começar
registry-first = **Primeira vez aqui?** Comece com { $games }
registry-recent = **Jogados por último:** { $games }
registry-short = **2 pessoas, até 10 min:** { $games }
registry-long = **2 pessoas, mais longos:** { $games }
registry-more = **2 pessoas ou mais:** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Escolha um jogo
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = { $most } pessoas
registry-players-range = { $fewest }–{ $most } pessoas
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · de { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Dica:** este é o lance que eu jogaria.
hint-wins-now = **Dica:** isto vence na hora.
hint-stops-win = **Dica:** { $rival } ameaça vencer no próximo lance, e isto impede.
hint-threatens-win = **Dica:** isto ameaça vencer no seu próximo lance.
hint-takes = { $count ->
    [1] **Dica:** isto captura uma peça.
    [one] **Dica:** isto captura { $count } peça.
   *[other] **Dica:** isto captura { $count } peças.
}
hint-keeps-pieces = **Dica:** depois deste lance, nenhuma peça sua pode ser capturada em seguida.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] Você tem vitória forçada em { $turns } lance.
   *[other] Você tem vitória forçada em { $turns } lances.
}
# Every other move is worse.
hint-only-win = Nenhum outro lance vence.
hint-wins-only = { $turns ->
    [one] Você tem vitória forçada em { $turns } lance, e nenhum outro lance vence.
   *[other] Você tem vitória forçada em { $turns } lances, e nenhum outro lance vence.
}
hint-draws = Com o melhor jogo dos dois lados é empate, e este lance o garante.
hint-draws-only = Com o melhor jogo dos dois lados é empate, e só este lance o garante.
hint-loses = { $turns ->
    [one] O lado rival pode forçar a vitória. Isto resiste mais tempo, por { $turns } lance.
   *[other] O lado rival pode forçar a vitória. Isto resiste mais tempo, por { $turns } lances.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] Você tem vitória forçada, em { $turns } lance.
   *[other] Você tem vitória forçada, em { $turns } lances ou menos.
}
hint-wins-some-day = Você tem vitória forçada.
hint-loses-some-day = O lado rival pode forçar a vitória. Isto resiste até onde consigo ver.
# $percent: from 2 to 98.
hint-thinks = Não consigo ver até o fim, mas diria uns { $percent }% para você.
hint-claim = **Dica:** isto é uma duplicata, e apontá-la não custa nada.
hint-stopping = Estou reiniciando. Peça de novo em um instante, por favor.

not-understood = Não entendi esse comando. `/help` mostra o que posso fazer.
# Four lines, no more.
help = **tavolino** organiza jogos de tabuleiro que você joga quando tem tempo: um lance hoje, um lance amanhã.
    Primeira vez aqui? **{ button-learn }** ensina um jogo lance a lance, em quatro minutos. **{ button-today }** é uma posição para resolver.
    Clique em **{ button-play }** para ver todos os jogos, ou digite `/play kintei`. Outras pessoas clicam em **{ $button-join }**, ou escolha **{ button-alone }** e jogamos em mensagens diretas.
    Na sua vez, eu menciono você. Clique em **{ $button-turn }** e toque no seu lance.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Tradução automática, ainda sem revisão completa de quem tem o português como língua materna.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Sugerir um texto melhor
better-title = Sugerir um texto melhor
better-field = Quais palavras, e como você diria
better-thanks = Agradeço a sugestão. Quem cuida deste bot vai ler.
better-nothing = O campo estava vazio, então não guardo nada.
help-rules = Regras de …
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` joga um lance que você digita
    - `/board` mostra a posição
    - `/hand` mostra o que só você pode ver
    - `/hint` sugere um lance contra o computador, ou depois da partida
    - `/claim` aponta uma duplicata
    { "**" }Suas partidas**
    - `/play` abre uma partida
    - `/games` lista as suas
    - `/join` ocupa um lugar na partida de outra pessoa pelo código
    - `/looking` acha quem queira jogar o mesmo jogo
    - `/league` joga temporadas em grupos
    - `/contest` abre um torneio
    - `/ladder` desafia um rival
    - `/learn` ensina um jogo
    - `/rules` explica o jogo
    - `/puzzle` tem posições para resolver
    - `/plan` planeja os próximos lances
    - `/undo` volta o seu último lance
    - `/draw` propõe empate
    - `/resign` desiste de uma partida
    - `/break-off` interrompe uma partida antes do primeiro lance
    - `/time` dá mais tempo ao lado rival
    - `/replace` busca quem substitua você
    - `/rematch` joga uma partida de novo
    - `/history` percorre uma partida. **{ button-analysis }** a avalia quando ela termina
    - `/record` dá os lances em texto
    - `/stats` mostra os seus resultados, ou os de outra pessoa
    - `/leaderboard` mostra a tabela do mês aqui, ou a lista de um jogo
    { "**" }Sobre você**
    - `/remind` ajusta os seus lembretes e um resumo diário
    - `/vacation` pausa os seus relógios por alguns dias
    - `/block` mantém uma pessoa longe de você
    - `/privacy` mostra, exporta ou apaga o que guardo sobre você
    { "**" }Para a moderação**
    - `/settings` muda como se joga neste servidor
    -# Toque e segure, ou clique com o botão direito, em uma pessoa e vá a Apps: **{ menu-play-with }** e **{ menu-between-us }**. Em uma mensagem minha: **{ menu-board-here }** e **{ menu-analyse }**.
    -# Sem `game:`, um comando vale para a partida do tópico em que você está, ou para a que espera por você. `/help` volta ao começo.
