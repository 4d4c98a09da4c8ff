# Why something cannot be done. Each says what to do next.

refused-no-such-match = Não conheço uma partida { $code }. `/games` lista as suas.
refused-not-seated = Você não joga nesta partida. `/board` deixa você assistir.
refused-not-started = Esta partida ainda não começou.
refused-cancel-instead = Esta partida ainda não começou. Para cancelar, use **{ $button-cancel }** no cartão dela.
refused-started = Esta partida já começou. `/play` abre outra.
refused-cancelled = Esta partida foi cancelada. `/play` abre outra.
refused-out-of-reach = Não consigo acessar as partidas agora. Nada se perdeu. Tente de novo em um minuto. Se você ia jogar, olhe antes o tabuleiro.
refused-aside = A lista de lances desta partida está danificada, então ela não pode continuar. Fica guardada para quem cuida do bot.
refused-moved-on = A partida avançou desde que esse botão apareceu. Clique em **{ $button-turn }** para ver o tabuleiro como está agora.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = Esse botão é de um lance posterior, que se perdeu: o bot voltou a uma cópia de segurança. Clique em **{ $button-turn }** para ver o tabuleiro como está agora.
# $seats: the names of the seats to act.
refused-waiting = Ainda não é a sua vez. Na vez: { $seats }.
refused-over = A partida terminou.
refused-left = Você saiu desta partida. Ainda dá para assistir: `/board` mostra.
refused-not-your-turn = Ainda não é a sua vez.
refused-false-claim = Isso não dá para apontar, então nada mudou. Errar não custa nada, e só você sabe.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` não é um lance legal aqui. Clique em **{ $button-turn }** no painel para escolher pelos menus.
refused-not-a-turn-near = `{ $text }` não é um lance legal aqui. Tente { $near }.
refused-no-turn = Digite o seu lance. Tente { $near }.
refused-already-in = Você já entrou.
refused-not-in = Você não entrou nesta partida.
refused-full = Todos os lugares estão ocupados. `/play` abre outra partida.
refused-posted-again = Esta partida já foi postada de novo.
refused-kept = Os lugares livres estão reservados para quem recebeu convite. `/play` abre outra partida.
refused-not-the-opener = Só quem abriu esta partida pode fazer isso.
refused-too-few = São necessárias { $needed } pessoas para começar, e ainda não entraram tantas.
refused-too-many-opponents = São mais pessoas que lugares: convide no máximo { $most }.
refused-oneself = Você já tem um lugar. Convide outra pessoa, ou ninguém: aqui, qualquer pessoa pode clicar em **{ $button-join }**.
refused-not-for-channel = Um canal joga contra o computador, em um jogo para dois sem segredos, e só em um servidor. Deixe `consult` de fora, ou escolha outro jogo.
refused-too-many-candidates = Já há { $most } lances propostos. Vote em um deles.
refused-swap-in-two = Em duas partidas, cada lado tem cada lugar uma vez, então não há o que assumir. Deixe `swap` de fora, ou deixe `games` de fora.
refused-not-for-two = Duas partidas com os lugares trocados são para duas pessoas, uma contra a outra. Deixe `games` de fora, ou jogue com `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = A outra partida, `{ $code }`, ainda está em curso. A revanche vale para as duas, então vem depois dela.
refused-wishes-on-servers = É em um servidor que outras pessoas acham você, então use `/looking` lá.
refused-another-bot = Esse bot não joga. Convide pessoas, ou a mim.
refused-seats = Este jogo é para { $fewest } a { $most } pessoas.
refused-option = Não há uma opção `{ $key }`.
refused-value = `{ $key }` pode ser um destes: { $values }.
refused-no-claims = Em { $game } não há nada a apontar.
refused-not-a-claim = Não dá para apontar `{ $text }` aqui. Você pode apontar { $near }.
refused-nothing-to-claim = Não há nada a apontar agora.
refused-no-hand = Esta partida não tem segredos: o tabuleiro mostra tudo.
refused-no-hand-yet = Você ainda não tem um segredo. Clique em **{ $button-turn }** para escolher um.
refused-still-hidden = A lista de lances mostraria todas as mãos, então ela vem quando a partida terminar. Até lá, `/history` mostra o que você pode ver.
refused-no-replay-yet = O replay vem quando a partida terminar. Até lá, `/history` mostra a partida passo a passo.
refused-no-analysis-yet = A análise vem quando a partida terminar. Até lá, `/history` mostra a partida passo a passo.
refused-nothing-to-analyse = Nenhum lance foi feito nesta partida, então não há o que analisar.
refused-nothing-played = Nenhum lance foi feito ainda. A lista de lances começa com o primeiro.
refused-nothing-here = Você não tem partida aqui. `/play` abre uma, e `/games` lista as suas.
refused-no-such-game = Não conheço esse jogo. **{ button-registry }** mostra os que conheço.
# A word typed for an option of a command. $choices: those it has.
refused-choice = Não conheço essa opção. Escolha uma destas: { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = Não conheço esse jogo. Seria { $games }?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = Não estou neste servidor, mas podemos jogar por mensagem direta: clique em { $bot }, depois em **Mensagem**, e digite `/play` lá.
refused-no-such-lobby = Nenhuma partida aberta tem esse código. Ele aparece no cartão da partida: peça a quem a abriu.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = Não posso abrir uma partida em { $place }, porque lá não tenho permissão para { $permissions }. A moderação pode conceder isso em **{ path-channel-permissions }**.
refused-in-time = Ainda há tempo no relógio.
refused-nothing-to-take-back = Agora você não tem lance que dê para voltar.
refused-told = Esse lance revelou algo oculto, então fica valendo.
refused-another-asks = Outra pessoa pede para voltar um lance. Responda a ela primeiro.
refused-no-draw-offered = Não há proposta de empate agora.
refused-no-undo-asked = Não há pedido para voltar um lance agora.
refused-own-proposal = Esta proposta é sua, então são os outros lados que respondem. Você pode retirá-la.
refused-accepted-already = Você já concordou. Ainda faltam outras respostas.
refused-proposed-already = Você já pediu. Ainda faltam outras respostas.
refused-offered-before = Você já propôs empate. Pode propor de novo depois do seu próximo lance.
refused-requested-before = Você já pediu para voltar este lance, e só dá para pedir uma vez por lance.
refused-offered-by-other = Já há uma proposta de empate para você: aceite ou recuse.
refused-together = Aqui vocês jogam em conjunto, então não há proposta de empate.
refused-hint-among-people = Dicas são para partidas contra o computador. Quando esta terminar, **{ button-analysis }** mostra os melhores lances.
refused-computer-plays-on = O computador continua jogando. Ele só concorda com o empate quando é certo que ninguém pode vencer.
refused-computer-thinks = O computador ainda está pensando. Peça de novo quando ele tiver jogado.
refused-too-late-to-break-off = Esta partida já começou, então não pode ser interrompida. `/resign` a encerra para você.
refused-too-late-to-break-off-draw = Esta partida já começou, então não pode ser interrompida. `/resign` ou `/draw` a encerram.
refused-gift-oneself = Você não pode dar tempo ao seu próprio relógio. O lado rival pode, com `/time` ou com o botão no seu lembrete.
refused-plan-game = Nesta partida não posso jogar lances por você: há algo oculto, há mais de duas pessoas ou há lances demais para listar.
refused-plan-answer = Um plano é uma resposta ao lance rival. Escolha primeiro o lance rival, depois o seu.
refused-plan-many = Um plano guarda { $most } respostas. `/plan` mostra todas e remove as que não servem mais.
refused-plan-deep = Um plano vai até { $most } lances seus de profundidade.
refused-gift-left = Essa pessoa saiu da partida.
refused-gift-no-clock = Mais ninguém tem relógio nesta partida, então não há tempo a dar.
refused-gift-enough = Esse lado já tem todo o tempo que esta partida permite.
refused-gift-whom = Quem recebe o tempo? Acrescente `to:` e escolha uma cor.
refused-open-already = Já estou buscando substituição para você.
refused-not-open = Esse lugar não está livre.
refused-not-absent = Essa pessoa voltou, ou não é mais a vez dela.
refused-seated-already = Você já joga nesta partida.
refused-muted = Não consigo escrever onde se joga esta partida. Até a moderação permitir, o seu tabuleiro está nas suas mensagens diretas.
refused-locked = Este tópico está bloqueado, então não consigo escrever aqui. A moderação pode desbloqueá-lo, ou você abre a partida em outro canal.
refused-no-table = O canal desta partida não existe mais, então não há lugar para uma revanche. `/play` abre outra partida onde vocês estiverem.
refused-not-over = Esta partida ainda não terminou.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = Foram muitas imagens em pouco tempo. A próxima fica pronta <t:{ $until }:R>. Enquanto isso, dá para jogar normalmente.
refused-beyond-studies = Foram muitos replays, análises ou dicas em pouco tempo. O próximo fica pronto <t:{ $until }:R>.
refused-beyond-openings = Você abriu muitas partidas em pouco tempo. Pode abrir a próxima <t:{ $until }:R>, e até lá entrar em outras.
refused-beyond-codes = Você tentou muitos códigos. Pode tentar o próximo <t:{ $until }:R>. Enquanto isso, quem convidou você pode passar o certo.
refused-beyond-minor = Foi muita coisa em um minuto. Você pode continuar <t:{ $until }:R>. Enquanto isso, dá para jogar normalmente.
refused-beyond-server = Este servidor está muito movimentado agora. Tente de novo <t:{ $until }:R>. Enquanto isso, dá para jogar normalmente.
