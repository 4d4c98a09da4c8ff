# Kintei.

# $first, $second: the seats; $first-cells, $second-cells: their pawns; $leaf: where the leaf is.
kintei-board = { $first } – pionki na { $first-cells }. { $second } – pionki na { $second-cells }. Liść leży na { $leaf }.
kintei-last-both = Ostatni ruch: liść z { $leaf-from }, pionek z { $pawn-from } na { $pawn-to }.
kintei-last-leaf = Ostatni ruch: liść z { $leaf-from }.
kintei-last-pawn = Ostatni ruch: pionek z { $pawn-from } na { $pawn-to }.

kintei-report-both = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} liść na { $leaf }, a pionek z { $from } na { $to }.
kintei-report-pawn = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} pionek z { $from } na { $to }.
kintei-report-own = { $seat ->
    [self] Sprowadzasz
   *[other] { $seat } sprowadza
} liść do domu, na { $leaf }.
# $home: whose home row the leaf has reached.
kintei-report-home = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} liść na { $leaf }, na { $home ->
    [self] Twoją linię startową
   *[other] linię startową gracza { $home }
}.

# The mark of the leaf on the text board.
kintei-legend = ✿ liść

kintei-prompt-leaf = Dokąd przesuwasz liść?
kintei-prompt-pawn = Którym pionkiem grasz?
kintei-prompt-to = Dokąd przesuwasz pionek?

# /play kintei
play-kintei = Przesuń liść, potem pionek; sprowadź liść do domu
play-kintei-slide = Jak daleko suną pionki
play-kintei-slide-any = Na dowolną odległość
play-kintei-slide-full = Zawsze do oporu, jak w Neutronie
shown-kintei-slide-any = ruch na dowolną odległość
shown-kintei-slide-full = ruch do oporu
goal-kintei = Sprowadź liść na własną linię startową: rząd 1 dla ◯ błękitu, rząd 5 dla ▲ złota.
pitch-kintei = Jeden liść, dwie linie startowe: popchnij go do siebie, zanim trafi do cudzego domu
length-kintei = ok. 10 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-1 = Liść jest w domu: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-2 = Liść zdobywa { $first } w { $moves } ruchach; przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kintei-3 = Jeden liść, jeden dom, ruchów: { $moves }. Wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kintei-lesson-slide = **Sprowadź liść do swojego rzędu 1, a wygrasz.** Grasz błękitem. Pionki suną po linii prostej na dowolną odległość, aż coś stanie im na drodze. **Przesuń pionek.**
kintei-lesson-home = Odtąd ruch to dwa przesunięcia: **najpierw liść, potem własny pionek.** Pole c1 jest puste. **Przesuń liść na c1.**
kintei-lesson-home-hint = Liść na b2 i pole c1 leżą na jednej przekątnej.
kintei-lesson-home-wrong = Liść nie trafił na c1. Gdy tylko stanie w rzędzie 1, wygrywasz, i pionkiem już się nie gra.
kintei-lesson-guard = Złoto też może wygrać: pole d5 jest puste. **Przesuń liść tak, żeby złoto nie mogło nim trafić na d5.**
kintei-lesson-guard-hint = Z których pól liść nie ma prostej drogi na d5 albo ma ją zastawioną?
kintei-lesson-plug = Pionek może zatkać lukę: Twój może stanąć także w rzędzie złota. Zabierz liść z kolumny d, a potem przesuń swój d1. **Zajmij d5.**
kintei-lesson-plug-hint = Najpierw liść na c3 albo e4, potem d1 na d5.
kintei-lesson-win = Złoto też musi ruszać liściem, a teraz leży on na c2. Dwa pola Twojego rzędu są puste. **Wygraj tym ruchem.**
kintei-lesson-win-hint = Które puste pole rzędu 1 leży obok c2?
kintei-lesson-win-wrong = Liść nie jest jeszcze w rzędzie 1.
kintei-lesson-win-done = I to całe Kintei. Cała sztuka to zostawić liść tam, skąd każda droga złota prowadzi do Twojego domu.
