# Taifuu.

# $first, $second: the seats; $first-cells, $second-cells: where their pieces stand.
taifuu-pieces = { $first } – pionki na { $first-cells }. { $second } – pionki na { $second-cells }.
# $turn: the turn that would undo the last one.
taifuu-banned = { $seat } nie może odwrócić tego ruchem { $turn }.

# $count: how many pieces were pushed; $pushed: where they stood.
taifuu-report = { $count ->
    [0] { $seat ->
        [self] Przesuwasz
       *[other] { $seat } przesuwa
    } pionek z { $from } na { $to }.
    [one] { $seat ->
        [self] Przesuwasz
       *[other] { $seat } przesuwa
    } pionek z { $from } na { $to }, popychając pionek z { $pushed }.
   *[other] { $seat ->
       [self] Przesuwasz
      *[other] { $seat } przesuwa
   } pionek z { $from } na { $to }, popychając pionki z { $pushed }.
}
# $report: the same as a sentence; $winner: whose piece is on the home row of $loser.
taifuu-report-home = { $report } { $winner ->
    [self] Stoisz
   *[other] { $winner } stoi
} na { $loser ->
    [self] Twojej linii startowej
   *[other] linii startowej gracza { $loser }
}.

taifuu-prompt = Którym pionkiem grasz?
taifuu-prompt-1 = Dokąd idzie? Popycha to, co stoi mu na drodze.

# $cell: the cell of a piece that would be pushed.
taifuu-label-push = popchnij { $cell }

# Why what was typed is no turn.
taifuu-why-back = To odwróciłoby ostatni ruch.
taifuu-why-blocked = Za szeregiem, który stoi na drodze, nie ma wolnego pola.

# /play taifuu
play-taifuu = Idź, popychaj szeregi i dojdź do drugiej linii startowej
goal-taifuu = Doprowadź jeden ze swoich pionków na drugą linię startową: rząd 5 dla ◯ błękitu, rząd 1 dla ▲ złota.
pitch-taifuu = Każdy krok może popchnąć cały szereg, pionki przeciwnika i własne
length-taifuu = ok. 10 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-1 = Przełamane szeregi: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-2 = Burza minęła: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-taifuu-3 = Pchnięcie za pchnięciem: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
taifuu-lesson-push = **Doprowadź pionek do rzędu 5, rzędu złota, a wygrasz.** Pionek idzie o jedno pole, w każdym z ośmiu kierunków. Popycha to, co tam stoi, razem ze wszystkim, co stoi za tym bez przerwy, obojętnie czyje. **Popchnij dwa pionki jednym ruchem.**
taifuu-lesson-push-hint = W kolumnie c przed Twoim c2 stoją dwa pionki, a c5 jest wolne.
taifuu-lesson-push-wrong = To nie popchnęło dwóch pionków.
taifuu-lesson-push-done = Twój c3 przeszedł na c4, a złoty c4 cofnął się na c5: szereg rusza się jak jeden pionek.
taifuu-lesson-edge = Nic nigdy nie spada z planszy. Szereg, za którym jest krawędź, ani drgnie. Twój c3 stoi obok dwóch złotych pionków: **popchnij ten, który da się popchnąć.**
taifuu-lesson-edge-hint = Co, patrząc z c3, stoi za b4, a co za c4?
taifuu-lesson-edge-wrong = Żaden złoty pionek nie został popchnięty.
taifuu-lesson-edge-done = Za b4 było a5, a dalej krawędź. Za c4 było wolne miejsce.
taifuu-lesson-aside = Złoty uciekinier na c2 chce wejść na c1 albo d1. Dwie luki, a zatkać możesz tylko jedną. **Popchnij uciekiniera tak daleko, żeby w następnym ruchu nie mógł wejść do rzędu 1.**
taifuu-lesson-aside-hint = Popchnąć mogą go dwa Twoje pionki. Tylko jeden odpycha go też od rzędu 1.
taifuu-lesson-aside-wrong = Złoty pionek wchodzi do rzędu 1.
taifuu-lesson-aside-done = Na d3 uciekinier znów jest o dwa ruchy od rzędu 1.
taifuu-lesson-undo = Złoto właśnie przeszło z c3 na b2 i zepchnęło Twój pionek na a1. Ruch dokładnie odwrotny, z a1 na b2, jest zakazany, a c1 stoi otworem. **Nie wpuść złota do rzędu 1 w inny sposób.**
taifuu-lesson-undo-hint = Popchnij b2 z innej strony albo zajmij c1.
taifuu-lesson-undo-wrong = Złoty pionek wchodzi do rzędu 1.
taifuu-lesson-undo-done = Ruch odwrotny był zakazany tylko w tym jednym ruchu.
taifuu-lesson-line = Twój własny szereg też popycha. W rzędzie złota są luki wokół d5, ale na drodze stoi złoty d4. **Popchnij tak, żeby wygrać następnym ruchem, cokolwiek zrobi złoto.**
taifuu-lesson-line-hint = Co się stanie w kolumnie d, jeśli Twoje pionki pójdą tam w górę?
taifuu-lesson-line-wrong = Złoto ma odpowiedź.
taifuu-lesson-line-done = Twój pionek z d4 może wejść na c5 albo e5, a obu dróg złoto nie zamknie.
