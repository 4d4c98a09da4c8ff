# Prosterno.

# The stricter rule for stepping back.
prosterno-bold = Pionek może cofnąć się tylko po to, żeby zaatakować.

prosterno-report = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} pionek z { $from } na { $to }.
# $ways: who fled from where to where; $cells: where the removed pawns stood.
prosterno-report-fled = { $seat ->
    [self] Odskakujesz
   *[other] { $seat } odskakuje
}: { $ways }.
prosterno-report-lost = { $seat ->
    [self] Tracisz
   *[other] { $seat } traci
} { $cells }.
prosterno-way = z { $from } na { $to }
# $report: the same as a sentence.
prosterno-report-far = { $report } { $winner ->
    [self] Stoisz
   *[other] { $winner } stoi
} na linii końcowej.
prosterno-report-alone = { $report } { $loser ->
    [self] Nie masz
   *[other] { $loser } nie ma
} już pionków.

prosterno-prompt = Który pionek robi krok?
prosterno-prompt-1 = Dokąd idzie? Atakuje każdego przeciwnika obok tego pola, w rzędzie i w kolumnie.

# Why what was typed is no turn.
prosterno-why-back = W tej partii pionek cofa się tylko po to, żeby zaatakować.

# /play prosterno
play-prosterno = Podejdź do pionka: musi odskoczyć i sam zaatakuje
play-prosterno-retreat = Kiedy pionek może się cofnąć
play-prosterno-retreat-free = Kiedy tylko chcesz
play-prosterno-retreat-attack = Tylko do ataku, zasada z 2014 roku
shown-prosterno-retreat-free = cofanie dowolne
shown-prosterno-retreat-attack = cofanie tylko do ataku
goal-prosterno = Doprowadź jeden ze swoich pionków na linię końcową: rząd 8 dla ◯ Białego, rząd 1 dla ▲ Czarnego.
pitch-prosterno = Jeden krok i cała plansza się rozpierzcha: reakcje łańcuchowe po drodze
length-prosterno = ok. 25 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-1 = Plansza się uspokoiła: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-2 = Wygrywa zimna krew i { $first }, w { $moves } ruchach; przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-prosterno-3 = Krok za krokiem: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
prosterno-lesson-step = **Doprowadź pionek do rzędu 8, a wygrasz.** Grasz jako Biały, w górę. Pionek idzie o jedno pole na ukos, na wolne pole. **Zrób krok pionkiem.**
prosterno-lesson-fall = Pionek, który zrobił krok, atakuje każdego przeciwnika obok siebie, w rzędzie i w kolumnie. Każdy z nich odskakuje prosto od niego, przez jedno wolne pole na następne, albo schodzi z planszy. **Zdejmij pionek.**
prosterno-lesson-fall-hint = Czarny d5 odskoczyłby w górę kolumny d, ale d7 jest zajęte. Z którego pola popędzisz go w górę?
prosterno-lesson-fall-wrong = Żaden czarny pionek nie zszedł z planszy.
prosterno-lesson-fall-done = Z d4 popędzasz go w górę, a d7 nie było wolne. Pionek blisko swoich bywa łatwy do zdjęcia.
prosterno-lesson-chain = Pionek, który odskoczył, sam atakuje to, co stoi obok jego nowego pola. Tak czarny pionek może przegonić Twój, a Twój też atakuje. **Zdejmij pionek takim łańcuchem.**
prosterno-lesson-chain-hint = Dokąd odskoczyłby c4, gdyby atak przyszedł z d4, i co by tam spotkał?
prosterno-lesson-chain-wrong = Żaden czarny pionek nie zszedł z planszy.
prosterno-lesson-chain-done = Z c4 Czarny odskoczył na a4 i przegonił Twój a5 na a7. Tam Twój pionek zaatakował a8, który nie miał dokąd odskoczyć.
prosterno-lesson-home = Pionek zapędzony na swoją linię końcową wygrywa, nawet jeśli to Ty go tam zapędzasz. Dla Czarnego to rząd 1. **Zaatakuj czarnego f3, ale nie zapędź go do rzędu 1.**
prosterno-lesson-home-hint = Odskakuje prosto od Ciebie. Podejdź z dołu albo z boku.
prosterno-lesson-home-wrong = f3 nie został zaatakowany albo trafił na f1, a tam Czarny wygrywa.
prosterno-lesson-home-done = Podejdź z dołu, a odskoczy w górę. Podejdź z boku, a zostanie w rzędzie 3.
prosterno-lesson-through = Pionkowi w rzędzie 7 do zwycięstwa brakuje jednego kroku, a Czarny może go zatrzymać tylko atakiem. **Zrób krok tak, żeby wygrać następnym ruchem, cokolwiek zrobi Czarny.**
prosterno-lesson-through-hint = Na a7 czarny c8 mógłby podejść na b7 i zaatakować pionek przy krawędzi. A na c7: co najpierw zaatakujesz swoim pionkiem?
prosterno-lesson-through-wrong = Czarny ma odpowiedź.
prosterno-lesson-through-done = Na c7 Twój pionek zdjął c8 i przegonił d7 na f7. Jeśli e8 zaatakuje go z d7, odskoczy na a7, a stamtąd ma krok na b8.
