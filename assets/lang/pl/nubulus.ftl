# Nubulus.

nubulus-must = { $seat } musi bić.

nubulus-report-step = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} pionek z { $from } na { $to }.
# $taken: the cells of the pawns it jumped over; $stops: where it landed on its way, $count of them.
nubulus-report-jump = { $count ->
    [0] { $seat ->
        [self] Skaczesz
       *[other] { $seat } skacze
    } z { $from } na { $to }, zbijając { $taken }.
   *[other] { $seat ->
       [self] Skaczesz
      *[other] { $seat } skacze
   } z { $from } na { $to }, po drodze stając na { $stops } i zbijając { $taken }.
}
# $report: the same as a sentence.
nubulus-report-far = { $report } To linia końcowa.
nubulus-report-alone = { $report } { $loser ->
    [self] Nie masz
   *[other] { $loser } nie ma
} już pionków.

nubulus-prompt-step = Nie ma bicia: który pionek robi krok?
nubulus-prompt-jump = Bicie jest obowiązkowe: który pionek skacze?
nubulus-prompt-to = Dokąd idzie?
nubulus-prompt-on = Bicie trwa: dokąd skacze teraz?

# /play nubulus
play-nubulus = Krok w przód lub w bok, bicie na ukos, przez planszę
goal-nubulus = Doprowadź jeden ze swoich pionków na linię końcową: rząd 8 dla ◯ Białego, rząd 1 dla ▲ Czarnego.
pitch-nubulus = Bicie jest obowiązkowe: poświęć pionek i prześlizgnij się przez lukę
length-nubulus = ok. 25 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-1 = Śmiało do końca: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-2 = Lukę znajduje { $first } i wygrywa w { $moves } ruchach; przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-nubulus-3 = Liczyło się każde bicie: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
nubulus-lesson-step = **Doprowadź pionek do rzędu 8, a wygrasz.** Grasz jako Biały, w górę. Pionek idzie o jedno pole: prosto do przodu albo w bok, w lewo lub w prawo, nigdy w tył. **Zrób krok pionkiem.**
nubulus-lesson-must = Pionek skacze na ukos przez pionek przeciwnika i go zbija. Jeśli możesz, musisz. Twoje pionki d3 i f3 mogą oba przeskoczyć przez e4. **Skocz tam, gdzie Czarny nie może odpowiedzieć biciem.**
nubulus-lesson-must-hint = Które z pól f5 i d5 leży obok czarnego pionka, który mógłby skoczyć?
nubulus-lesson-must-wrong = Czarny z c6 przeskakuje przez d5, a potem jeszcze przez d3.
nubulus-lesson-must-done = Żaden czarny pionek nie stoi na ukos od f5, a innym Twoim pionkom nic nie grozi.
nubulus-lesson-chain = Po skoku ten sam pionek skacze dalej, dopóki może. Czarny właśnie zbił na d4 i stoi na e3. **Zbij dwa pionki jednym ruchem.**
nubulus-lesson-chain-hint = Twoje pionki d2 i f2 mogą przeskoczyć przez e3. Skąd możliwy jest drugi skok?
nubulus-lesson-chain-wrong = To zbiło tylko jeden.
nubulus-lesson-chain-done = Z f2 przez e3 na d4 i przez e5 na f6. Skakać wolno też w tył.
nubulus-lesson-row = Musisz skoczyć z b4 przez c5 na d6. Stamtąd możesz skakać dalej na dwa sposoby, a tylko jeden z nich wygrywa. **Dojdź do rzędu 8.**
nubulus-lesson-row-hint = Z d6 przeskocz przez e7, nie przez e5.
nubulus-lesson-row-wrong = Ta droga prowadzi z powrotem, dalej od rzędu 8.
nubulus-lesson-row-done = Nie musisz wybierać drogi, na której zbijasz najwięcej. W rzędzie 8 partia jest wygrana.
nubulus-lesson-offer = Skoro bicie jest obowiązkowe, możesz dyktować Czarnemu ruchy. Oddaj pionek i skocz przez lukę. **Zrób krok tak, żeby wygrać następnym ruchem, cokolwiek zrobi Czarny.**
nubulus-lesson-offer-hint = Czarny z a5 musiałby przeskoczyć przez b4 na c3. Co mógłby wtedy zrobić Twój b2?
nubulus-lesson-offer-wrong = Czarny ma odpowiedź.
nubulus-lesson-offer-done = Czarny musi skoczyć z a5 przez b4 na c3. Wtedy b2 przeskakuje przez c3, e5 i g7 na h8.
