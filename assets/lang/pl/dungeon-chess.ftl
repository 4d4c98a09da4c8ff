# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = { $door } (wejście)

# What a target asks for.
dungeon-chess-target-1 = Maga w grze
dungeon-chess-target-2 = Kor w grze
dungeon-chess-target-3 = Guerriero w grze
dungeon-chess-target-4 = wszyscy trzej Lottatori w grze
dungeon-chess-target-5 = zbita Maga
dungeon-chess-target-6 = zbity Kor
dungeon-chess-target-7 = zbity Guerriero
dungeon-chess-target-8 = trzej zbici Lottatori
dungeon-chess-target-9 = trzy skrzynie
dungeon-chess-target-10 = postać na d4, e4, d5 albo e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = Twoja Maga na koniec partii nie jest zbita.
dungeon-chess-means-2 = Twój Kor na koniec partii nie jest zbity.
dungeon-chess-means-3 = Twój Guerriero na koniec partii nie jest zbity.
dungeon-chess-means-4 = Na koniec partii żaden z Twoich trzech Lottatori nie jest zbity.
dungeon-chess-means-5 = Na koniec partii trzymasz zbitą postać Maga. Właściciel może ją wykupić za skrzynię.
dungeon-chess-means-6 = Na koniec partii trzymasz zbitą postać Kor. Właściciel może ją wykupić za skrzynię.
dungeon-chess-means-7 = Na koniec partii trzymasz zbitą postać Guerriero. Właściciel może ją wykupić za skrzynię.
dungeon-chess-means-8 = Na koniec partii trzymasz co najmniej trzy zbite postacie Lottatore, obojętnie czyje. Każdą można wykupić za skrzynię.
dungeon-chess-means-9 = Na koniec partii masz co najmniej trzy skrzynie: własne dwie, o ile nimi nie zapłacisz, i te, którymi zapłacono Tobie.
dungeon-chess-means-10 = Na koniec partii któraś z Twoich postaci stoi pośrodku planszy.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Zachowaj jeden z tych dwóch celów. Drugi odpada niepokazany. Wybierzesz przez **{ $button-turn }**.
dungeon-chess-card-kept = Zachowujesz ten cel i tylko Ty go znasz:
    { $target }
    Odrzucony: { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Zachowaj jeden z dwóch celów: { $first } albo { $second }.
dungeon-chess-kept = Twój cel: { $kept }. Odrzucony: { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = Punkty: { $points }.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Pierścienie: { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ pierścień
    ◯▲■✚ właściciel, punkty, wejścia g i m, skrzynie, pierścienie, [jeńcy]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] { $seat } – { $characters }. Skrzynie: własne { $own }, otrzymane { $received }. Jeńcy: { $prisoners }.
   *[no] { $seat } – { $characters }. Skrzynie: własne { $own }, otrzymane { $received }.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] { $seat } – { $characters }, a tej postaci nie można zbić. Skrzynie: własne { $own }, otrzymane { $received }. Jeńcy: { $prisoners }.
   *[no] { $seat } – { $characters }, a tej postaci nie można zbić. Skrzynie: własne { $own }, otrzymane { $received }.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } już nie gra, jeńcy: { $prisoners }.
   *[no] { $seat } już nie gra.
}
dungeon-chess-chests = skrzynie { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] Nie masz dozwolonego ruchu i tracisz kolejkę
   *[other] { $seat } nie ma dozwolonego ruchu i traci kolejkę
}.
dungeon-chess-barred = { $seat } nie może teraz znów przejść między { $low } i { $high }.
dungeon-chess-quiet = Ruchy bez bicia i okupu: { $turns } z { $most }.
dungeon-chess-result = { $met ->
    [yes] { $seat } – punkty: { $points }; cel { $number }, { $target }: spełniony.
   *[no] { $seat } – punkty: { $points }; cel { $number }, { $target }: niespełniony.
}
dungeon-chess-revealed = { $seat } – zachowany cel { $number }, { $target }.

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} postać { $kind } z { $from } na { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} postać { $kind } z { $from } na { $to }, zbijając { $victim ->
    [self] Twoją postać { $taken }
   *[other] postać { $taken } (gracz: { $victim })
}.
# $kind-key: as above.
dungeon-chess-report-teleport = { $seat ->
    [self] Teleportujesz
   *[other] { $seat } teleportuje
} postać { $kind } z { $from } na { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = { $seat ->
    [self] Płacisz
   *[other] { $seat } płaci
} skrzynią { $captor ->
    [self] Tobie
   *[other] graczowi { $captor }
}: postać { $kind } wraca na wejście { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] Masz już wybrany cel
   *[other] { $seat } ma już wybrany cel
}.
dungeon-chess-report-keep = { $seat ->
    [self] Zachowujesz
   *[other] { $seat } zachowuje
} cel { $target }.
dungeon-chess-closed = Partia się kończy.

dungeon-chess-prompt-target = Zachowaj jeden cel. Drugi odpada niepokazany.
dungeon-chess-prompt = Ruszasz postacią czy wykupujesz?
# Where none can be ransomed.
dungeon-chess-prompt-move = Którą postacią grasz?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = Dokąd idzie { $kind }?
dungeon-chess-prompt-ransom = Którą postać wykupujesz za skrzynię?
dungeon-chess-prompt-door = Na które z Twoich wejść?
dungeon-chess-prompt-captor = Komu płacisz?

# What menus show for words of the notation.
dungeon-chess-label-target = zachowaj
dungeon-chess-label-ransom = wykup
dungeon-chess-label-door = na { $door }
dungeon-chess-label-captor = od: { $seat }

# /play dungeon-chess
play-dungeon-chess = Zbijaj, wykupuj i wypełnij tajny cel
goal-dungeon-chess = Miej na koniec partii najwięcej punktów: za swoje postacie w grze i jeńców, po 3 za skrzynię i za tajny cel.
pitch-dungeon-chess = Zbijaj czarodziejów, wykupuj ich za skrzynie i ukrywaj, o co Ci chodzi
length-dungeon-chess = od 30 do 75 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = Bramy się zamykają: w { $moves } ruchach wygrywa { $first }. Przegrana: { $others }.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = Na czele z lochu wychodzi { $first }, po { $moves } ruchach. Przegrana: { $others }.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Skrzynie policzone, cele odkryte: w { $moves } ruchach wygrywa { $first }. Przegrana: { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **Wygrywa, kto ma najwięcej punktów.** Liczą się Twoje postacie w grze, te, które zbijesz, po 3 za każdą skrzynię i jeden tajny cel. Oto Twoje dwie karty.
dungeon-chess-lesson-maga = **Maga**, kapelusz: do trzech pól w każdym kierunku. **Kor**, wieża: tyle samo, prosto. **Guerriero**, tarcza: tyle samo, na ukos. **Lottatore**, ludzik: jedno pole, prosto. Droga musi być wolna. Twoja Maga czeka na wejściu m, jakby pod e1. **Wyślij ją na h3.**
dungeon-chess-lesson-maga-hint = Spod e1 idź na ukos w prawo w górę: f1, g2, h3.
dungeon-chess-lesson-maga-wrong = Twoja Maga nie poszła na h3.
dungeon-chess-lesson-ring = Dwa pierścienie są Twoje: c1 i f1. Z jednego z nich Twoja postać może się teleportować na drugi, jeśli jest wolny. Twój Kor stoi na c1. **Teleportuj go.**
dungeon-chess-lesson-ring-hint = Wybierz c1, potem f1.
dungeon-chess-lesson-ring-wrong = Kor nie trafił na f1.
dungeon-chess-lesson-ring-done = Inni mogą stać na Twoich pierścieniach, ale nie mogą ich używać.
dungeon-chess-lesson-capture = Wejdź na przeciwnika, a zbijesz go i będziesz go trzymać: jego punkty są Twoje. Twój Guerriero stoi na a3 i chodzi na ukos do trzech pól. **Zbij postać złota.**
dungeon-chess-lesson-capture-hint = Złoty Lottatore z d6 stoi na przekątnej a3.
dungeon-chess-lesson-capture-wrong = Nikogo nie zbijasz.
dungeon-chess-lesson-capture-done = Lottatore daje Ci teraz 2 punkty, a na d6 nikt nie może odpowiedzieć.
dungeon-chess-lesson-ransom = Złoto zbiło Twoją postać Maga. Skrzynia sprowadza ją na wolne wejście, i to jest cały Twój ruch. Skrzynia jest warta 3 punkty, Maga 5. **Wykup ją.**
dungeon-chess-lesson-ransom-hint = Zamiast postaci wybierz wykup. Wejście m jest wolne.
dungeon-chess-lesson-ransom-wrong = Twoja Maga jest nadal u złota.
dungeon-chess-lesson-ransom-done = Złoto ma teraz Twoją skrzynię i nie może nią płacić.
dungeon-chess-lesson-middle = Twój cel to karta 10: na koniec partii Twoja postać na d4, e4, d5 albo e5, 3 punkty. Twój Guerriero doszedł na b2. **Wprowadź postać na środek.**
dungeon-chess-lesson-middle-hint = Które z tych czterech pól leżą na przekątnej b2?
dungeon-chess-lesson-middle-wrong = Żadna Twoja postać nie stoi na d4, e4, d5 ani e5.
dungeon-chess-lesson-middle-done = To liczy się dopiero na końcu, więc możesz też przyjść później.
dungeon-chess-lesson-close = Złoto ma jeszcze dwie postacie. Jeśli jedną zbijesz, partia się kończy i liczy się punkty, także za Twój cel: Twoja postać na d4, e4, d5 albo e5. **Zakończ partię i wygraj.**
dungeon-chess-lesson-close-hint = Na e3 mogą bić dwaj Twoi Lottatori. Który powinien zostać na miejscu?
dungeon-chess-lesson-close-wrong = To nie wygrana: albo partia trwa, albo złoto ma więcej punktów.
dungeon-chess-lesson-close-done = 26 punktów do 25: Lottatore na e4 przyniósł Ci 3 punkty za cel.
