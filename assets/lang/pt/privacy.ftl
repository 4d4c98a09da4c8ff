# What is stored about people, and whom they don't want to play with.

command-privacy = O que guardo sobre você, e como receber ou apagar
command-privacy-show = Veja o que guardo sobre você, e por quê
command-privacy-export = Receba tudo o que guardo sobre você, em um arquivo por mensagem direta
command-privacy-delete = Apague tudo sobre você. Pergunto mais uma vez antes
command-block = Bloqueie uma pessoa, ou veja quem você bloqueou
command-block-person = Quem bloquear. Sem isso, aparece a sua lista
command-block-undo = Desbloqueie em vez disso

gone = quem já saiu

privacy = ### O que guardo sobre você
    - o seu ID do Discord, não o seu nome
    - as partidas em que você joga, com os seus lances e convites
    - as suas configurações, o seu idioma e quem você bloqueou
    - quais mensagens mantenho atualizadas para você
    Nunca leio as suas mensagens, e o que está oculto continua oculto.
    `/privacy export` envia tudo a você em um arquivo. `/privacy delete` apaga tudo a qualquer momento, mesmo no meio de uma partida.
    -# Cópias de segurança são apagadas depois de 30 dias. PRIVACY.md, que vem com o meu código-fonte, tem os detalhes (em inglês).
privacy-file = Aqui está tudo o que guardo sobre você, em um arquivo JSON.
privacy-part = Tudo o que guardo sobre você, em arquivos JSON: { $part } de { $parts }. Cada um pode ser lido por si só.
privacy-sent = Enviado. As suas mensagens diretas agora têm tudo o que guardo sobre você.
privacy-not-sent = Não consigo enviar mensagens diretas a você, então aqui está tudo o que guardo sobre você. Só você vê este arquivo.
privacy-rest = Aqui está o resto, que não consegui enviar por mensagem direta. Só você vê.
privacy-really = ### Apagar tudo sobre você?
    { $ends }O seu ID é apagado em toda parte: configurações, idioma, convites e bloqueios, inclusive os que outras pessoas fizeram de você. Partidas terminadas mantêm o resultado, com “quem já saiu” no seu lugar. As cópias de segurança esquecem você em até 30 dias. Não dá para desfazer.
    -# Mensagens e nomes de tópicos já postados ficam no Discord. Depois de apagar o seu ID, não consigo mais achá-los.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
    [one] Você sai de **{ $lobbies } partida** que não começou.
   *[other] Você sai de **{ $lobbies } partidas** que não começaram.
}
privacy-resigns = { $running ->
    [one] Você desiste de **{ $running } partida em curso**.
   *[other] Você desiste de **{ $running } partidas em curso**.
}
privacy-deleted = Tudo sobre você foi apagado. Se algum dia você jogar de novo, começa do zero.
button-really-delete = Sim, apagar tudo
button-erase-nothing = Não, manter
# After the button **No, keep it**.
privacy-kept = Nada foi apagado: tudo fica como estava.

blocks-none = Você não bloqueou ninguém. Para bloquear uma pessoa, digite `/block` com o nome dela ou use o menu abaixo. Ela não pode convidar você, entrar nas suas partidas nem pedir revanche, e eu não conto nada a ela.
blocks = ### Você bloqueou
    { $people }
    Essas pessoas não podem convidar você, entrar nas suas partidas nem pedir revanche, e eu não conto nada a elas. Você ainda pode entrar em uma partida em que elas joguem.
blocks-more = … e mais { $count }.
blocks-added = Pessoa bloqueada: { $person }.
blocks-already = Você já tinha bloqueado { $person }.
blocks-removed = Pessoa desbloqueada: { $person }.
blocks-not-there = Você não bloqueou { $person }.
blocks-menu = Bloquear ou desbloquear uma pessoa
