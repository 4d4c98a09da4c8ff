# Reminders, vacations, and what people wish for themselves.

button-snooze = Não neste lance

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: { $game } espera por você. Desde: { $since }. [Ver o tabuleiro]({ $link }) · `{ $code }`
remind-turn-until = { $person }: { $game } espera por você. Prazo: { $until }. [Ver o tabuleiro]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = Que bom ver você de volta, { $person }. { $game } espera por você. Desde: { $since }. [Ver o tabuleiro]({ $link }) · `{ $code }`
remind-back-until = Que bom ver você de volta, { $person }. Os seus relógios correm de novo, e { $game } espera por você. Prazo: { $until }. [Ver o tabuleiro]({ $link }) · `{ $code }`
remind-back-idle = Que bom ver você de volta, { $person }. Ainda não é a sua vez em nenhuma partida. Uma das suas é { $game }: [ver o tabuleiro]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = Que bom ver você de volta, { $person }. As suas férias terminaram, e nenhuma partida sua está em curso. `/play` começa uma.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Bom dia, { $person }: { $count } partida espera por você.
   *[other] Bom dia, { $person }: { $count } partidas esperam por você.
}
remind-quiet-over = { $count ->
    [one] O seu horário de silêncio terminou, { $person }: { $count } partida espera por você.
   *[other] O seu horário de silêncio terminou, { $person }: { $count } partidas esperam por você.
}
remind-morning-game = { $game }: [ver o tabuleiro]({ $link }) · `{ $code }`
remind-morning-until = { $game }, prazo: { $until }. [Ver o tabuleiro]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person }: há um lugar reservado para você em { $game }. [Ver a sala de espera]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person }: depois de { $seats }, é a sua vez em { $game }. [Ver o tabuleiro]({ $link }) · `{ $code }`
snoozed = Sem mais lembretes de **{ $game }** até a sua próxima vez lá. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### Seus lembretes
preferences-points = Enquanto uma partida espera por você, envio um lembrete na metade do seu tempo e outro quando resta um décimo dele.
preferences-points-every = { $hours ->
    [1] Enquanto uma partida espera por você, envio um lembrete na metade do seu tempo, quando resta um décimo dele, e a cada hora.
   *[other] Enquanto uma partida espera por você, envio um lembrete na metade do seu tempo, quando resta um décimo dele, e a cada { $hours } horas.
}
preferences-every = { $hours ->
    [1] Enquanto uma partida espera por você, envio um lembrete a cada hora.
   *[other] Enquanto uma partida espera por você, envio um lembrete a cada { $hours } horas.
}
preferences-none = Nenhum lembrete enquanto uma partida espera por você.
preferences-way-mention = Menciono você na mesa.
preferences-way-dm = Envio a você uma mensagem direta, ou menciono você na mesa quando não consigo.
# Said to whoever sets quiet hours.
preferences-quiet = Horário de silêncio: das { $from } às { $to } ({ $zone }). Durante ele, menciono você sem notificar, e no fim notifico você uma vez por todas as partidas que esperam. Só interrompo esse silêncio se o seu tempo estiver para acabar, e nas partidas ao vivo.
preferences-loud = Sem horário de silêncio. `/remind quiet` define um.
preferences-next = Aviso antes da sua vez, com três pessoas ou mais: ligado
preferences-next-off = Aviso antes da sua vez, com três pessoas ou mais: desligado
# In the place of the first line, with a daily message.
preferences-digest-points = Só envio um lembrete quando resta um décimo do seu tempo e nenhuma mensagem diária chega antes que ele acabe. Nas partidas ao vivo, envio outro na metade do seu tempo.
# $at: a time of day.
preferences-digest = Uma vez por dia, às { $at } ({ $zone }), envio a você uma mensagem direta com todas as partidas que esperam por você. Na mesa, passo a mencionar você só nas partidas ao vivo, e quando o seu tempo acabaria antes da próxima mensagem.
preferences-digest-off = Menciono você sempre que é a sua vez. `/remind digest` troca isso por uma mensagem por dia.
preferences-puzzle = Uma vez por dia, às { $at } ({ $zone }), envio a você uma linha sobre o problema do dia.
preferences-puzzle-in-digest = Essa mensagem traz também uma linha sobre o problema do dia.
# Only where it is on.
preferences-forced = Quando você só tem um lance legal e nada está oculto, jogo por você dois minutos depois (10 segundos nas partidas ao vivo), a não ser que ele perca na hora.
# Only where it is on.
preferences-reader = Para o seu leitor de tela: nas mensagens diretas, sempre que é a sua vez, chega uma mensagem nova.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = Envio a você uma mensagem com o que espera por você: { $at }. Depois disso, nada chega sem pedido.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Então não envio.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = Envio a você uma linha sobre o próximo problema: { $at }. Depois, uma por dia.
preferences-puzzle-off = Nenhuma linha sobre o problema do dia. `/remind puzzle` envia uma por dia a você.
preferences-changed = ### Salvo
preference-points-on = Lembrar na metade do tempo
preference-points-off = Não lembrar na metade do tempo
preference-way-dm = Lembrar por mensagem direta
preference-way-mention = Lembrar por menção
preference-next-on = Avisar antes da minha vez
preference-next-off = Não avisar antes da minha vez
preference-off = Nenhum lembrete
preference-digest-off = Sem resumo diário
preference-puzzle-off = Sem problema do dia
preference-every = Lembrar a cada tantas horas …
preference-every-0 = Uma ou duas vezes, não a cada tantas horas
preference-every-hours = Lembrar a cada { $hours } horas

refused-zone = Não conheço esse fuso horário. Digite a sua cidade, o seu país ou um fuso como `UTC+1`, e escolha na lista.
# Below there is a button for each that was perhaps meant.
refused-zone-near = Isso pode ser mais de um fuso horário. Seria um destes?
refused-no-zone = Em que fuso horário você está? Acrescente `zone:` com a sua cidade, o seu país ou um fuso como `UTC+1`.
refused-time = Não consegui ler essa hora. Tente `22:30` ou `10pm`.
refused-all-day = O horário de silêncio precisa começar e terminar em horas diferentes. Para silêncio o dia todo, use `/remind off`.
refused-every = Escolha um número de horas de 0 a { $most }. 0 desliga.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### À sua espera hoje
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }** com { $others } · `{ $code }`
digest-line-until = - **{ $game }** com { $others } · prazo: { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - Você acompanha [{ $game }]({ $link }): { $players } · lance { $moves } · `{ $code }`
# $count: how many more.
digest-more = { $count ->
    [one] - e mais { $count }, abaixo
   *[other] - e mais { $count }, abaixo
}
digest-change-puzzle = -# `/remind puzzle` muda a hora, ou desliga isto.
digest-change-once = -# Você me pediu isto só para uma vez. `/remind digest` envia todo dia.
digest-change = -# `/remind digest` muda a hora, ou desliga isto.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# Não consigo enviar mensagens diretas a você, então a sua mensagem diária está desligada e menciono você de novo na mesa. Para ligá-la outra vez, permita mensagens diretas de membros deste servidor e use `/remind digest` ou `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = Você está de férias até { $until }. Os seus relógios estão parados, menos nas partidas ao vivo, e você ainda pode jogar. Depois disso, este ano ainda restam { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} e { $hours } h.
vacation-here = Este ano ainda restam { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} e { $hours } h de férias. Nas férias, os seus relógios param, menos nas partidas ao vivo, e o lado rival vê isso nos painéis.
vacation-begun = Bom descanso. Os seus relógios ficam parados até { $until }, menos nas partidas ao vivo. Aviso quando acabar, e `/vacation end` traz você de volta antes.
vacation-ended = Que bom ver você de volta. Os seus relógios correm de novo. `/games` mostra as partidas que esperam por você.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Dias de folga: { $days } ({ $zone }). Eles não contam como férias.
vacation-week-none = `/vacation weekly` dá a você dias de folga toda semana, como sábado e domingo.
vacation-net = Quando o seu tempo estiver para acabar, férias de até três dias começam sozinhas, no máximo uma vez em 30 dias. Elas contam, e a sua mesa fica sabendo. É preciso ter uma partida terminada.
vacation-net-off = As férias não começam sozinhas quando o seu tempo estiver para acabar.
button-net-on = Ligar férias automáticas
button-net-off = Sem férias automáticas
vacation-weekly = Os seus relógios ficam parados nestes dias: { $days }, a partir da próxima meia-noite ({ $zone }), menos nas partidas ao vivo. Esses dias não contam como férias. Daqui a uma semana, você pode escolher outros.
vacation-weekly-off = Você não tem mais dias de folga. `/vacation status` mostra as suas férias.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = Você pode escolher outros dias de folga <t:{ $until }:R>. `/vacation weekly days: off` os encerra na hora.
# $most: how many.
refused-too-many-days = Escolha no máximo { $most } dias por semana.
vacation-days = Sair de férias por …
vacation-day = { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
}
vacation-all = Tudo o que me resta
button-vacation-end = Encerrar minhas férias

refused-away = Você já está de férias. `/vacation end` traz você de volta.
refused-here = Você não está de férias. `/vacation start` inicia as férias.
refused-used-up = Este ano ainda restam { $hours } h de férias, e é preciso um dia para começar. Os seus 14 dias voltam em 1º de janeiro.
refused-too-long = Este ano ainda restam { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} e { $hours } h. Escolha menos dias, ou deixe o número de fora para usar todos.
