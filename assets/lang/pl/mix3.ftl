# Mix 3.

# $count: how many pieces the seat has on the board, on $cells; $left: how many it still has to place.
mix3-has = { $count ->
    [0] { $seat } nie ma pionków na planszy; do postawienia: { $left }.
    [8] { $seat } – pionki na { $cells }.
    [one] { $seat } – pionek na { $cells }; do postawienia: { $left }.
   *[other] { $seat } – pionki na { $cells }; do postawienia: { $left }.
}
mix3-last = Ostatni pionek stanął na { $cell }.
mix3-any = Liczy się każdy prostokąt, także ukośny.
mix3-straight = Liczą się tylko prostokąty wzdłuż rzędów i kolumn.
# $rectangles, $tris, $pincers: what scored, as in the next three.
mix3-score = { $seat } zdobywa w sumie { $points }: { $rectangles }, { $tris }, { $pincers }.
# $points: for this kind; $list: the cells of each, such as a1-a3-c3-c1.
mix3-rectangles = { $points ->
    [0] prostokąty 0
   *[other] prostokąty { $points } ({ $list })
}
mix3-tris = { $points ->
    [0] trójki 0
   *[other] trójki { $points } ({ $list })
}
mix3-pincers = { $points ->
    [0] kleszcze 0
   *[other] kleszcze { $points } ({ $list })
}

mix3-report = { $seat ->
    [self] Stawiasz
   *[other] { $seat } stawia
} pionek na { $cell }.
mix3-report-full = { $seat ->
    [self] Stawiasz
   *[other] { $seat } stawia
} ostatni pionek, na { $cell }. { $first } { $second }
mix3-scores = { $seat ->
    [self] Zdobywasz
   *[other] { $seat } zdobywa
} w sumie { $points }: prostokąty { $rectangles }, trójki { $tris }, kleszcze { $pincers }.

mix3-prompt = Gdzie stawiasz pionek?

# /play mix3
play-mix3 = Zapełnijcie planszę. Punkty: prostokąty, trójki, kleszcze
play-mix3-rectangles = Które prostokąty się liczą
play-mix3-rectangles-any = Wszystkie, także ukośne
play-mix3-rectangles-straight = Tylko wzdłuż rzędów i kolumn
shown-mix3-rectangles-any = każdy prostokąt
shown-mix3-rectangles-straight = bez prostokątów ukośnych
goal-mix3 = Miej więcej punktów, gdy plansza się zapełni: 2 za prostokąt, 1 za trójkę, 1 za każdy pionek wzięty w kleszcze.
pitch-mix3 = Trzy gry na jednej planszy: buduj prostokąty, układaj trójki, bierz przeciwnika w kleszcze
length-mix3 = 8 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-1 = Plansza pełna, ruchów: { $moves }. Więcej punktów ma { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-2 = Trzy gry na jednej planszy, jedno zwycięstwo: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-mix3-3 = Z { $moves } ruchów więcej wyciska { $first }; przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
mix3-lesson-tris = **Kto ma najwięcej punktów, gdy plansza jest pełna, wygrywa.** Trzy Twoje pionki obok siebie w rzędzie, kolumnie albo na przekątnej to trójka: 1 punkt. **Ułóż trójkę.**
mix3-lesson-tris-hint = Twoje b2 i c3 stoją na przekątnej.
mix3-lesson-tris-wrong = To nie daje trzech w linii.
mix3-lesson-tris-done = Cztery w linii to dwie trójki.
mix3-lesson-rectangle = Cztery Twoje pionki na rogach prostokąta dają 2 punkty. Nieważne, co leży między nimi. Masz trzy rogi. **Postaw czwarty.**
mix3-lesson-rectangle-hint = Twoje to a1, a4 i d1. Który róg planszy został?
mix3-lesson-rectangle-wrong = To nie tworzy prostokąta.
mix3-lesson-rectangle-done = Największy kwadrat ze wszystkich. Prostokąty ukośne też się liczą.
mix3-lesson-pincer = W rzędzie albo w kolumnie weź złote pionki między dwa swoje, tak żeby nic innego między nimi nie stało: to kleszcze, 1 punkt za każdy wzięty pionek. **Weź dwa pionki naraz.**
mix3-lesson-pincer-hint = Złote b2 i c2 stoją obok Twojego a2.
mix3-lesson-pincer-wrong = To nie bierze w kleszcze dwóch pionków.
mix3-lesson-pincer-done = 2 punkty, a złote pionki nadal punktują dla złota.
mix3-lesson-worth = Zostały cztery pola i jest po równo: 5 do 5. Pole jest warte tyle, ile przyniesie Tobie i ile przyniosłoby złotu. **Zdobądź jak największą przewagę.**
mix3-lesson-worth-hint = Poszukaj pola, które tworzy dwa prostokąty.
mix3-lesson-worth-wrong = Złoto zajmuje b4 i nie masz przewagi.
mix3-lesson-worth-done = Dwa prostokąty i kleszcze na dwa pionki: 6 punktów. Złotu to pole dałoby 3.
mix3-lesson-deny = Masz 5 punktów, złoto 7. Jedno pole dałoby Ci od razu 6 punktów, ale złoto by wtedy wyrównało. **Wyjdź na prowadzenie, cokolwiek zrobi złoto.**
mix3-lesson-deny-hint = Które pole dałoby złotu najwięcej?
mix3-lesson-deny-wrong = Złoto może wyrównać.
mix3-lesson-deny-done = Na d4 złoto zamknęłoby dwa prostokąty. Twoje najlepsze pole, c1, złoto może teraz zająć, ale nadal prowadzisz Ty.
