# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Resolva o problema de hoje, ou pratique
command-puzzle-game = Qual jogo praticar. Sem isso, o problema de hoje
command-puzzle-level = Fácil, médio ou difícil. Sem isso, o nível se adapta a você
command-puzzle-run = Um a um até um erro: todos, um tema, ou os que você errou
puzzle-level-easy = Fácil ★☆☆
puzzle-level-medium = Médio ★★☆
puzzle-level-hard = Difícil ★★★

puzzle-title = Problema
# $number: of the day; the first day has 1.
puzzle-title-day = Problema { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } joga e vence.** Só um lance mantém a vitória.
puzzle-task-save = **{ $colour } joga e empata.** Só um lance não perde.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } joga e vence no { $turns ->
        [2] segundo
        [3] terceiro
       *[other] último
    } lance,** faça o outro lado o que fizer.
}
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **Um número se repete onde não pode. Encontre-o e aponte-o.** Qualquer uma das duas fichas serve.
puzzle-task-room = **A sua última ficha não cabe em lugar nenhum. Mova uma do tabuleiro para que ela caiba.** Só um lance abre espaço, e recolher uma ficha de volta não ajuda.
puzzle-task-fill = **Coloque uma ficha, de modo que o tabuleiro ainda possa ser preenchido em conjunto.**
# Jinrai.
puzzle-task-strike = **{ $colour } joga e vence agora, com o próprio raio.**
puzzle-task-guess = **{ $colour } joga e vence agora, adivinhando sem risco de erro.** Qual nuvem só pode ser a do raio?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } joga, de modo que o próximo lado não possa vencer na hora.** Só um lance consegue isso.
# Mix 3.
puzzle-task-margin = **{ $colour } joga e obtém o melhor resultado,** se tudo o que vem depois for bem jogado. Só um lance consegue isso.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } encerra a partida à frente, o mais tardar no segundo lance,** faça o outro lado o que fizer, e seja qual for o objetivo dele.
puzzle-task-lead = **Qual captura? { $colour } abre a maior vantagem com este lance e o próximo,** faça o outro lado o que fizer. Conte o objetivo de { $colour }, mas não o outro.
# Fullend.
puzzle-task-outlast = **Coloque uma peça de modo que a sua próxima vença,** faça o outro lado o que fizer.
puzzle-task-mirror = **Coloque a peça que espelha a última:** em linha reta pelo centro da caixa, à mesma distância dele, com o mesmo ângulo.

# $turn: the move that was tried.
puzzle-right = ✅ **Certo:** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` põe tudo a perder.
puzzle-wrong-claim = ❌ Essa não é a ficha a apontar.
puzzle-wrong-goal = ❌ Não é `{ $turn }`.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Continue:
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **A solução, { $step } de { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# O objetivo do jogo: { $goal }
puzzle-left = { $left ->
    [one] Você tem mais { $left } tentativa.
   *[other] Você tem mais { $left } tentativas.
}
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Resolvido na primeira tentativa.** { $solution }
    [2] **Resolvido na segunda tentativa.** { $solution }
   *[other] **Resolvido na terceira tentativa.** { $solution }
}
puzzle-failed = **A solução:** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , e depois de `{ $answer }`: `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Dias resolvidos: { $days } dos últimos 30, melhor série: { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = O seu resultado está a caminho da postagem. Para mostrá-lo em outro lugar, copie isto:
    ```
    { $line }
    ```
puzzle-share = Para mostrar a outras pessoas, copie isto. Não revela nada da solução.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino nº { $number } · { $subject } · { $marks }
puzzle-all-tried = Você já tentou todos os problemas de { $game } deste nível. Os que você errou voltam depois de uma semana.
puzzle-every-tried = Você já tentou todos os problemas de { $game }. Os que você errou voltam depois de uma semana.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = { $game } não tem problemas deste nível: { $level }. Tem { $levels }.
puzzle-no-puzzles = Ainda não há problemas de { $game } para resolver. `/puzzle` sozinho abre o problema do dia.
puzzle-none = Não há problema hoje. Com `/puzzle` e um jogo, você pode praticar.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = O lance ameaça vencer de dois jeitos ao mesmo tempo.
puzzle-theme-quiet = O lance não ameaça nada: o outro lado fica sem lances bons.
puzzle-theme-only-stop = Todas as respostas, menos uma, perdem na hora.
puzzle-theme-gift = O lance entrega uma peça.
puzzle-theme-by-their-hand = É o outro lado que precisa terminar.
puzzle-theme-forbidden-answer = A melhor resposta não é permitida.
puzzle-theme-by-one = Bem a tempo: o outro lado estava para vencer.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = Todos, cada vez mais difíceis
puzzle-run-of-missed = Os que eu errei
puzzle-run-of-two-at-once = Tema: duas ameaças ao mesmo tempo
puzzle-run-of-quiet = Tema: um lance tranquilo
puzzle-run-of-only-stop = Tema: só uma resposta aguenta
puzzle-run-of-gift = Tema: um presente
puzzle-run-of-by-their-hand = Tema: o outro lado precisa terminar
puzzle-run-of-forbidden-answer = Tema: a melhor resposta não é permitida
puzzle-run-of-by-one = Tema: bem a tempo
puzzle-run-of-best = Melhores séries da semana
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# Resolvidos nesta série: { $length }. O primeiro erro a encerra.
puzzle-run-on = **Resolvidos nesta série: { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **A série terminou.** Resolvidos: { $length }, o seu melhor nesta semana: { $best }.
puzzle-run-none-left = Não há mais problemas para esta série. Resolvidos: { $length }. Você pode voltar aos que errou.
puzzle-run-none-missed = Não há nenhum que você tenha errado.
puzzle-runs-title = **Melhores séries da semana**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Ninguém tem uma série ainda.
puzzle-runs-own = -# Você: **{ $length }**
button-new-run = Nova série
button-best-runs = Melhores da semana

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = Tentaram: { $tried }, resolveram: { $solved }.
puzzle-post-more = { $count ->
    [one] e mais { $count }
   *[other] e mais { $count }
}
# $solution: moves and what was behind them.
puzzle-post-solution = Solução: ||{ $solution }||
puzzle-post-yesterday = Solução de ontem: ||{ $solution }||
puzzle-post-paused = -# Ninguém tentou por duas semanas, então ponho o problema em pausa. `/settings` o retoma.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = Não consigo postar o problema do dia em { $channel }, porque lá não tenho permissão para { $permissions }. A moderação pode conceder isso em **{ path-channel-permissions }**. Continuo tentando. `/settings` com `puzzles` escolhe outro canal.
puzzle-refused-gone = O canal que você escolheu para o problema do dia não existe mais: { $server }. Lá, `/settings` com `puzzles` escolhe outro, e `puzzles-at: off` o desliga.
puzzle-refused = O Discord não me deixa postar o problema do dia em { $channel }. Continuo tentando. `/settings` com `puzzles` escolhe outro canal.
puzzle-thread = { $number }, com spoilers
# $thread: a link to it.
puzzle-talk = Spoilers são bem-vindos em { $thread }.
puzzle-no-thread = Não posso abrir um tópico aqui. A moderação pode permitir isso com { permission-create-threads }.
puzzle-talk-later = O Discord não abriu o tópico. Clique no botão de novo em um instante.
button-try = Tentar
button-try-puzzle = Tentar o problema
button-talk = Conversar (spoilers)
button-share-marks = Compartilhar
button-next-puzzle = Próximo problema
button-tomorrow = Me lembre amanhã
button-how = Como funciona
