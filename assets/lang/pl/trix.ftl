# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } – pionki na { $cells }, cel: { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = Po dziesięciu ruchach zostawanie w domu nie zatrzymuje już przeciwnika. Ruchy dotąd: { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 lub więcej
   *[other] { $count }
}
trix-made-all = Zostawanie w domu nikogo już nie zatrzymuje.

trix-deed-step = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} pionek z { $from } na { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { $seat ->
    [self] Skaczesz
   *[other] { $seat } skacze
} z { $from } na { $to }, przez { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] Jesteś
   *[other] { $seat } jest
} u celu.

trix-prompt = Którym pionkiem grasz?
trix-prompt-1 = Dokąd idzie?

# /play trix
play-trix = Trzy pionki skokami do rogu, jak w chińskich warcabach
goal-trix = Doprowadź swoje trzy pionki do obozu drugiego gracza, w przeciwległym rogu.
pitch-trix = Chińskie warcaby w miniaturze: buduj drabinki skoków i nie pożyczaj ich innym
length-trix = ok. 8 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = Hop za hopem: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = Najszybciej u celu jest { $first }, w { $moves } ruchach. Przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = Dobrze zbudowana drabinka: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Doprowadź trzy pionki do przeciwległego rogu, a wygrasz:** c4, d3 i d4. Pionek idzie o jedno pole albo przeskakuje sąsiada na wolne pole tuż za nim. **Skocz.**
trix-lesson-jump-hint = Twój a1 ma dwóch sąsiadów swojego koloru, których może przeskoczyć.
trix-lesson-jump-wrong = To był zwykły krok.
trix-lesson-jump-done = Skok niesie dwa razy dalej niż krok, a przeskoczyć można każdy pionek, Twój albo złoty.
trix-lesson-chain = Jeden ruch to może być kilka skoków po kolei, także ze zmianą kierunku. Złoto opuściło d3. **Doprowadź pionek do rogu złota jednym ruchem.**
trix-lesson-chain-hint = Twój b1 może przeskoczyć c1. Co stoi wtedy obok?
trix-lesson-chain-wrong = Żaden Twój pionek nie jest jeszcze w rogu złota.
trix-lesson-chain-done = Przez c1 na d1 i przez d2 na d3: drugim szczeblem był pionek samego złota.
trix-lesson-last = Wygrywasz, gdy wszystkie trzy Twoje pionki są w przeciwległym rogu. Dwa już tam są, jeden został w domu. **Wprowadź go.**
trix-lesson-last-hint = Od b1 złoty c2 stoi w dobrym kierunku.
trix-lesson-last-wrong = To jeszcze nie cel.
trix-lesson-last-done = Złoto nie powinno było zostawić tego szczebla na c2.
trix-lesson-room = Dwa Twoje są w rogu złota. Trzeci, z b2, może dostać się na d4 dwoma skokami, ale to pole jest zajęte. **Zagraj tak, żeby wygrać następnym ruchem, cokolwiek zrobi złoto.**
trix-lesson-room-hint = Który pionek może zwolnić d4, nie wychodząc z rogu?
trix-lesson-room-wrong = Złoto ma odpowiedź.
trix-lesson-room-done = Teraz b2 może przeskoczyć przez b3 na b4 i przez c4 na d4.
trix-lesson-race = To wyścig: złoto ma w Twoim rogu dwa pionki, a2 i b1, a b3 jest w drodze. U Ciebie dotarł jeden. **Zagraj tak, żeby wygrać przy najlepszej grze.**
trix-lesson-race-hint = Zapełnij róg i nie trać ani ruchu. Kto dotrze pierwszy?
trix-lesson-race-wrong = Przy najlepszej grze już nie wygrasz.
trix-lesson-race-done = Zanim ruszysz, policz ruchy obu stron.
trix-lesson-ten = Złoto stoi na d4, żeby Cię nie wpuścić. Ale ma za sobą dziesięć ruchów i teraz jego pionki w domu liczą się jak Twoje: wystarczy, że róg jest pełny. **Wygraj.**
trix-lesson-ten-hint = Złoto trzyma d4, a Ty d3. Które pole tego rogu jest wolne?
trix-lesson-ten-wrong = Ten róg nie jest jeszcze pełny.
trix-lesson-ten-done = Zostawanie w domu pomaga tylko przez dziesięć ruchów.
