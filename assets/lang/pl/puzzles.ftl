# Puzzles: positions with one right move, for practice and one a day.

command-puzzle = Rozwiąż dzisiejszą zagadkę albo poćwicz
command-puzzle-game = Którą grę ćwiczyć. Pomiń dla dzisiejszej zagadki
command-puzzle-level = Łatwa, średnia lub trudna. Pomiń, a poziom dopasuje się
command-puzzle-run = Po kolei aż do błędu: wszystkie, temat albo te nieudane
puzzle-level-easy = Łatwa ★☆☆
puzzle-level-medium = Średnia ★★☆
puzzle-level-hard = Trudna ★★★

puzzle-title = Zagadka
# $number: of the day; the first day has 1.
puzzle-title-day = Zagadka { $number }
# $title: one of the two above; $subject: game, stars and options; $words: the task, or what happened.
puzzle-heading = **{ $title }** · { $subject }
    { $words }
# $marks: signs for the tries so far.
puzzle-heading-marks = **{ $title }** · { $subject } · { $marks }
    { $words }

# The tasks. $colour: the seat that moves; $turns: its moves until it has won.
puzzle-task-win = **{ $colour } zaczyna i wygrywa.** Tylko jeden ruch utrzymuje wygraną.
puzzle-task-save = **{ $colour } zaczyna i remisuje.** Tylko jeden ruch nie przegrywa.
puzzle-task-forces = { $turns ->
   *[other] **{ $colour } zaczyna i wygrywa { $turns ->
        [2] drugim
        [3] trzecim
       *[other] ostatnim
    } ruchem,** cokolwiek zrobi druga strona.
}
# Tasks of one decision. Mindoku: two equal tokens stand where they must not, such as in one row.
puzzle-task-claim = **Jakaś liczba powtarza się tam, gdzie nie powinna. Znajdź ją i zgłoś.** Wystarczy dowolny z dwóch żetonów.
puzzle-task-room = **Twój ostatni żeton nigdzie nie pasuje. Przesuń jeden na planszy tak, żeby pasował.** Tylko jeden ruch robi miejsce, a zabranie żetonu nie pomaga.
puzzle-task-fill = **Połóż żeton tak, żeby planszę dało się jeszcze razem zapełnić.**
# Jinrai.
puzzle-task-strike = **{ $colour } zaczyna i wygrywa od razu, własnym piorunem.**
puzzle-task-guess = **{ $colour } zaczyna i wygrywa od razu, zgadując bez ryzyka pomyłki.** Która chmura musi nieść piorun?
# Chasm for three or four.
puzzle-task-safe = **{ $colour } zaczyna tak, żeby następny gracz nie mógł od razu wygrać.** Udaje się to tylko jednym ruchem.
# Mix 3.
puzzle-task-margin = **{ $colour } zaczyna i osiąga najlepszy wynik,** jeśli dalej wszyscy grają dobrze. Udaje się to tylko jednym ruchem.
# Dungeon Chess. The picture shows the target of the seat that moves; the other side's is secret.
puzzle-task-close = **{ $colour } kończy partię na prowadzeniu, najpóźniej drugim ruchem,** cokolwiek zrobi druga strona i jakikolwiek ma cel.
puzzle-task-lead = **Które bicie? { $colour } zyskuje tym i następnym ruchem największą przewagę,** cokolwiek zrobi druga strona. Wlicz cel, który ma { $colour }, ale nie cel drugiej strony.
# Fullend.
puzzle-task-outlast = **Połóż płytkę tak, żeby następna Twoja wygrała,** cokolwiek zrobi druga strona.
puzzle-task-mirror = **Połóż płytkę, która jest odbiciem ostatniej:** prosto przez środek pudełka, tak samo daleko od niego, pod tym samym kątem.

# $turn: the move that was tried.
puzzle-right = ✅ **Dobrze:** `{ $turn }`.
puzzle-wrong = ❌ `{ $turn }` zaprzepaszcza szansę.
puzzle-wrong-claim = ❌ Nie to trzeba zgłosić.
puzzle-wrong-goal = ❌ `{ $turn }` to nie to.
# $report: the other side's answer to a right move.
puzzle-answered = { $report } Graj dalej:
# $step, $steps: the move of the solution on the board, of how many; $report: what it did.
puzzle-step = **Rozwiązanie, { $step } z { $steps }.** { $report }
# Before the task, for a person who does not know the game. $goal: its aim.
puzzle-goal = -# Cel gry: { $goal }
puzzle-left = { $left ->
    [one] Masz jeszcze { $left } próbę.
    [few] Masz jeszcze { $left } próby.
    [many] Masz jeszcze { $left } prób.
   *[other] Masz jeszcze { $left } próby.
}
# $solution: the moves, with the answers between them.
puzzle-solved = { $tries ->
    [1] **Rozwiązane za pierwszym razem.** { $solution }
    [2] **Rozwiązane za drugim razem.** { $solution }
   *[other] **Rozwiązane za trzecim razem.** { $solution }
}
puzzle-failed = **Rozwiązanie:** { $solution }
# $answer: the other side's answer; $turn: the move after it.
puzzle-then = , potem po `{ $answer }`: `{ $turn }`
# $days: days with a solved puzzle; $run: the most days in a row, of which one in seven may be missed.
puzzle-days = Dni z rozwiązaniem: { $days } z ostatnich 30, najlepsza seria { $run }.
# $line: the next sentence but one, which tells nothing of the solution.
puzzle-shared = Twoje znaczki zaraz trafią do wpisu. Żeby pokazać je gdzie indziej, skopiuj to:
    ```
    { $line }
    ```
puzzle-share = Żeby pokazać to znajomym, skopiuj to. Rozwiązania nie zdradza.
    ```
    { $line }
    ```
# $number: of the day; $subject: game, stars and options; $marks: signs for the tries.
puzzle-line = tavolino nr { $number } · { $subject } · { $marks }
puzzle-all-tried = Wszystkie zagadki { $game } na tym poziomie masz za sobą. Nieudane wrócą za tydzień.
puzzle-every-tried = Wszystkie zagadki { $game } masz za sobą. Nieudane wrócą za tydzień.
# $level: one for which the game has no puzzles; $levels: those for which it has some, with a button for each.
puzzle-no-level = { $game } nie ma zagadek na tym poziomie: { $level }. Są: { $levels }.
puzzle-no-puzzles = { $game } nie ma jeszcze zagadek. Samo `/puzzle` otwiera zagadkę dnia.
puzzle-none = Dziś nie ma zagadki. Ćwiczyć możesz przez `/puzzle` z grą.

# What was behind a solution, told afterwards.
puzzle-theme-two-at-once = To grozi wygraną na dwa sposoby naraz.
puzzle-theme-quiet = To niczym nie grozi: drugiej stronie kończą się dobre ruchy.
puzzle-theme-only-stop = Każda odpowiedź prócz jednej od razu przegrywa.
puzzle-theme-gift = To oddaje pionek.
puzzle-theme-by-their-hand = To musi dokończyć druga strona.
puzzle-theme-forbidden-answer = Najlepsza odpowiedź jest niedozwolona.
puzzle-theme-by-one = W samą porę: druga strona miała właśnie wygrać.

# Kinds of runs, as choices of the option `run`; most are themes.
puzzle-run-of-all = Wszystkie, coraz trudniejsze
puzzle-run-of-missed = Moje nieudane zagadki
puzzle-run-of-two-at-once = Temat: dwie groźby naraz
puzzle-run-of-quiet = Temat: cichy ruch
puzzle-run-of-only-stop = Temat: ratuje tylko jedna odpowiedź
puzzle-run-of-gift = Temat: oddany pionek
puzzle-run-of-by-their-hand = Temat: kończy druga strona
puzzle-run-of-forbidden-answer = Temat: najlepsza odpowiedź jest niedozwolona
puzzle-run-of-by-one = Temat: w samą porę
puzzle-run-of-best = Najlepsze serie tygodnia
# $length: puzzles solved in the run so far.
puzzle-run-heading = -# Rozwiązane w tej serii: { $length }. Pierwszy błąd ją kończy.
puzzle-run-on = **Rozwiązane w tej serii: { $length }.**
# $best: the person's longest run of the week.
puzzle-run-over = **Koniec serii.** Rozwiązane: { $length }, Twoja najlepsza w tym tygodniu: { $best }.
puzzle-run-none-left = Do tej serii nie ma już zagadek. Rozwiązane: { $length }. Do nieudanych możesz wrócić.
puzzle-run-none-missed = Nie masz żadnych nieudanych zagadek.
puzzle-runs-title = **Najlepsze serie tygodnia**
puzzle-runs-line = { $place }. { $who } **{ $length }**
puzzle-runs-empty = Nikt nie ma jeszcze serii.
puzzle-runs-own = -# Ty: **{ $length }**
button-new-run = Nowa seria
button-best-runs = Najlepsze w tygodniu

# The post of the day's puzzle.
# $tried, $solved: numbers of people.
puzzle-post-tally = Próby: { $tried }, rozwiązania: { $solved }.
puzzle-post-more = i inni ({ $count })
# $solution: moves and what was behind them.
puzzle-post-solution = Rozwiązanie: ||{ $solution }||
puzzle-post-yesterday = Wczorajsze: ||{ $solution }||
puzzle-post-paused = -# Przez dwa tygodnie nikt nie próbował, więc wstrzymuję zagadkę. Wznawia ją `/settings`.
# A direct message to the person who chose the channel for the puzzle of the day, once. $channel: a link to it; $permissions: what I
# lack there, by its names in Discord; $server: a link to the server.
puzzle-refused-missing = Nie mogę wysłać zagadki dnia na kanale { $channel }, bo brakuje mi uprawnień: { $permissions }. Moderacja może je nadać: **{ path-channel-permissions }**. Próbuję dalej. Inny kanał wybiera `/settings` z `puzzles`.
puzzle-refused-gone = Kanału na zagadkę dnia już nie ma: { $server }. Tam `/settings` z `puzzles` wybiera inny, a `puzzles-at: off` ją wyłącza.
puzzle-refused = Discord nie pozwala mi wysłać zagadki dnia na kanale { $channel }. Próbuję dalej. Inny kanał wybiera `/settings` z `puzzles`.
puzzle-thread = { $number }, spoilery
# $thread: a link to it.
puzzle-talk = Na spoilery jest miejsce tutaj: { $thread }.
puzzle-no-thread = Nie mogę tu otworzyć wątku. Moderacja może na to pozwolić przez { permission-create-threads }.
puzzle-talk-later = Discord nie otworzył wątku. Kliknij przycisk ponownie za chwilę.
button-try = Spróbuj
button-try-puzzle = Spróbuj zagadki
button-talk = Rozmowa (spoilery)
button-share-marks = Udostępnij
button-next-puzzle = Następna zagadka
button-tomorrow = Przypomnij mi jutro
button-how = Jak się gra
