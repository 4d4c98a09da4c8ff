# Quadrangle.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
quadrangle-has = { $count ->
    [0] { $seat } nie ma pionków na planszy; do postawienia: { $left }.
    [one] { $seat } – pionek na { $cells }; do postawienia: { $left }.
   *[other] { $seat } – pionki na { $cells }; do postawienia: { $left }.
}
quadrangle-last = Ostatni pionek stanął na { $cell }.
# $rectangles: their corners, such as a1-a2-b2-b1; $count: how many they are.
quadrangle-complete = { $count ->
    [one] Prostokąt { $rectangles } jest gotowy.
   *[other] Gotowe prostokąty: { $rectangles }.
}
quadrangle-any = Liczy się każdy prostokąt, także ukośny.
quadrangle-straight = Liczą się tylko prostokąty wzdłuż rzędów i kolumn.

quadrangle-report = { $seat ->
    [self] Stawiasz
   *[other] { $seat } stawia
} pionek na { $cell }.
quadrangle-report-full = { $seat ->
    [self] Stawiasz
   *[other] { $seat } stawia
} pionek na { $cell }: plansza jest pełna i nikt nie ma prostokąta.
quadrangle-report-complete = { $count ->
    [one] { $seat ->
        [self] Stawiasz
       *[other] { $seat } stawia
    } pionek na { $cell }, zamykając prostokąt { $rectangles }.
   *[other] { $seat ->
       [self] Stawiasz
      *[other] { $seat } stawia
   } pionek na { $cell }, zamykając prostokąty { $rectangles }.
}

quadrangle-prompt = Gdzie stawiasz pionek?

# /play quadrangle
play-quadrangle = Stawiajcie pionki na zmianę. Wygrywa pierwszy prostokąt
play-quadrangle-rectangles = Które prostokąty się liczą
play-quadrangle-rectangles-any = Wszystkie, także ukośne
play-quadrangle-rectangles-straight = Tylko wzdłuż rzędów i kolumn
shown-quadrangle-rectangles-any = każdy prostokąt
shown-quadrangle-rectangles-straight = bez prostokątów ukośnych
goal-quadrangle = Szybciej niż przeciwnik postaw cztery swoje pionki na rogach prostokąta.
pitch-quadrangle = Kółko i krzyżyk z rogami: wygrywa czwórka w prostokącie
length-quadrangle = ok. 6 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-1 = Cztery rogi, jedno zwycięstwo: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-2 = Prostokąt zamyka { $first } i wygrywa w { $moves } ruchach; przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-quadrangle-3 = W kozim rogu: { $others }. W { $moves } ruchach wygrywa { $first }.

## The lesson: idea and task of each step, and what is said after a turn.
quadrangle-lesson-corners = **Cztery Twoje pionki na rogach prostokąta wygrywają.** Nieważne, co leży między nimi. Masz trzy rogi jednego z nich. **Postaw czwarty.**
quadrangle-lesson-corners-hint = Twoje to b2, b4 i d2. Które pole leży w rzędzie 4 i w kolumnie d?
quadrangle-lesson-corners-wrong = To nie tworzy prostokąta.
quadrangle-lesson-corners-done = Liczą się tylko rogi: złoty c3 w środku kwadratu nic nie dał.
quadrangle-lesson-slant = Prostokąt może też stać ukośnie. Znów masz trzy rogi: a2, b4 i d3. **Postaw czwarty i wygraj.**
quadrangle-lesson-slant-hint = Z b4 na d3 idzie się dwie kolumny w prawo i jeden rząd w dół. Zrób to samo z a2.
quadrangle-lesson-slant-wrong = To nie tworzy prostokąta.
quadrangle-lesson-slant-done = Takie kwadraty łatwo przeoczyć, a ukośnie stoją też dwa długie prostokąty.
quadrangle-lesson-stop = Złote pionki na b2, a3 i c3 czekają na czwarty. Nie możesz jeszcze wygrać. **Postaw pionek tak, żeby złoto nie mogło w następnym ruchu zamknąć prostokąta.**
quadrangle-lesson-stop-hint = To mały ukośny kwadrat wokół b3.
quadrangle-lesson-stop-wrong = Złoto zamyka swój kwadrat.
quadrangle-lesson-stop-done = Róg, który zajmiesz, złoto traci na dobre.
quadrangle-lesson-two = Jednym ruchem złoto może powstrzymać jeden prostokąt, ale nie dwa. **Postaw pionek tak, żeby wygrać następnym ruchem, cokolwiek zrobi złoto.**
quadrangle-lesson-two-hint = Spójrz na b3: jakie prostokąty utworzy z b1 i jeszcze jednym Twoim pionkiem?
quadrangle-lesson-two-wrong = Złoto ma odpowiedź.
quadrangle-lesson-two-done = Teraz d1 tworzy kwadrat z b1, b3 i d3, a c2 ukośny z a2, b1 i b3.
quadrangle-lesson-lead = Groźba dyktuje złotu ruch. Ty zyskujesz tymczasem jeszcze jeden pionek, a potem grozisz dwa razy naraz. Tylko dwa pola wygrywają na pewno. **Postaw pionek na jednym z nich.**
quadrangle-lesson-lead-hint = Twoje a2 i b3 to dwa rogi małego ukośnego kwadratu. Zajmij trzeci.
quadrangle-lesson-lead-wrong = Przy najlepszej grze złoto teraz się wymknie.
quadrangle-lesson-lead-done = Złoto musi zająć czwarty róg tego kwadratu, a wtedy możesz zagrozić dwa razy naraz.
