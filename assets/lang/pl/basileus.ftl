# Basileus.

# $groups: what the seat has, kind by kind.
basileus-men = { $seat } – { $groups }.
# $kind: pawn, piece or basileus; $count: how many; $cells: where.
basileus-group = { $kind ->
    [pawn] { $count ->
        [one] pionek { $cells }
       *[other] pionki { $cells }
    }
    [piece] { $count ->
        [one] figura { $cells }
       *[other] figury { $cells }
    }
   *[basileus] basileus { $cells }
}
basileus-must = { $seat } musi bić.
# $limit: after so many moves it is a draw.
basileus-quiet = Ruchy bez bicia: { $count }; po { $limit } partia kończy się remisem.
# The marks of the text board.
basileus-legend = ◇◆ pionek  □■ figura  ☆★ basileus  (◇□☆ ◯, ◆■★ ▲)

basileus-report-step = { $kind ->
    [pawn] { $seat ->
        [self] Przesuwasz
       *[other] { $seat } przesuwa
    } pionek z { $from } na { $to }.
    [piece] { $seat ->
        [self] Przesuwasz
       *[other] { $seat } przesuwa
    } figurę z { $from } na { $to }.
   *[basileus] { $seat ->
       [self] Przesuwasz
      *[other] { $seat } przesuwa
   } basileusa z { $from } na { $to }.
}
# $stops: where it landed on its way, $count of them; $taken: what it jumped over.
basileus-report-jump = { $kind ->
    [pawn] { $count ->
        [0] { $seat ->
            [self] Skaczesz
           *[other] { $seat } skacze
        } pionkiem z { $from } na { $to }, zbijając { $taken }.
       *[other] { $seat ->
           [self] Skaczesz
          *[other] { $seat } skacze
       } pionkiem z { $from } na { $to }, po drodze stając na { $stops } i zbijając { $taken }.
    }
    [piece] { $count ->
        [0] { $seat ->
            [self] Skaczesz
           *[other] { $seat } skacze
        } figurą z { $from } na { $to }, zbijając { $taken }.
       *[other] { $seat ->
           [self] Skaczesz
          *[other] { $seat } skacze
       } figurą z { $from } na { $to }, po drodze stając na { $stops } i zbijając { $taken }.
    }
   *[basileus] { $count ->
        [0] { $seat ->
            [self] Skaczesz
           *[other] { $seat } skacze
        } basileusem z { $from } na { $to }, zbijając { $taken }.
       *[other] { $seat ->
           [self] Skaczesz
          *[other] { $seat } skacze
       } basileusem z { $from } na { $to }, po drodze stając na { $stops } i zbijając { $taken }.
    }
}
basileus-report-assault = { $seat ->
    [self] Twój basileus wchodzi
   *[other] Basileus gracza { $seat } wchodzi
} z { $from } na { $to } i zbija drugiego basileusa.
basileus-taken = { $kind ->
    [pawn] pionek z { $cell }
    [piece] figurę z { $cell }
   *[basileus] basileusa z { $cell }
}

# What a menu calls a chessman. $kind: pawn, piece or basileus; $cell: where it stands.
basileus-label = { $kind ->
    [pawn] pionek { $cell }
    [piece] figura { $cell }
   *[basileus] basileus { $cell }
}

basileus-prompt-step = Nie ma bicia: która bierka robi krok?
basileus-prompt-capture = Bicie jest obowiązkowe: która bierka bije?
basileus-prompt-to = Dokąd idzie?
basileus-prompt-on = Bicie trwa: dokąd skacze teraz?

# /play basileus
play-basileus = Bierki skaczą na trzy sposoby. Zbij króla
goal-basileus = Zbij basileusa przeciwnika.
pitch-basileus = Bicie jest obowiązkowe, a król bije najlepiej: wywab go i zbij
length-basileus = od 20 do 50 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-1 = Król zbity: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-2 = Basileus wywabiony i zbity w { $moves } ruchach: wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-basileus-3 = Spada korona: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
basileus-lesson-walk = **Zbij gwiazdę, czarnego basileusa, a wygrasz.** Grasz jako Biały. Pionki, czyli romby, i figury, czyli kwadraty, idą na ukos. Twój basileus idzie w każdym z ośmiu kierunków. **Zrób krok którąś bierką.**
basileus-lesson-jump = Basileus skacze w każdym z ośmiu kierunków przez pionek albo figurę obok siebie i skacze dalej, dopóki może. **Zbij trzy bierki jednym ruchem.**
basileus-lesson-jump-hint = Najpierw przez d5, potem przez d7. Która droga z d8 zbija jeszcze jedną bierkę?
basileus-lesson-jump-wrong = To zbiło tylko dwie.
basileus-lesson-jump-done = Przeskoczył przez d5, d7 i c7. Basileus bije najlepiej ze wszystkich.
basileus-lesson-must = Figura skacze na ukos, pionek w rzędzie albo w kolumnie. Jeśli możesz bić, musisz: pionkiem h3 albo figurą g3, przez h4. **Skocz tam, gdzie Czarny nie może odpowiedzieć biciem.**
basileus-lesson-must-hint = Po skoku pionka na h5 mogłaby go przeskoczyć czarna figura z g6.
basileus-lesson-must-wrong = Czarna figura z g6 przeskakuje przez h5 i zbija pionek.
basileus-lesson-must-done = Na i5 nie zbije Cię teraz żadna czarna bierka. Nawet gdy bicie jest obowiązkowe, sposób wybierasz Ty.
basileus-lesson-king = Wygrywasz, gdy zbijesz basileusa przeciwnika. Pionki i figury mogą przez niego przeskoczyć. Twoja figura z d4 musi przeskoczyć przez e5, a potem może wybierać. **Zbij basileusa.**
basileus-lesson-king-hint = Z f6 jedna droga prowadzi przez g7, druga przez e7.
basileus-lesson-king-wrong = Zbite są dwa pionki, ale nie basileus.
basileus-lesson-king-done = Gdy basileus zostaje zbity, partia natychmiast się kończy.
basileus-lesson-lure = Czarny basileus też musi bić. Podsuń mu swoją bierkę tam, gdzie potem zbije go inna. **Zagraj tak, żeby wygrać następnym ruchem, cokolwiek zrobi Czarny.**
basileus-lesson-lure-hint = Twój pionek z h3 może skoczyć w górę kolumny h, przez h4 na h5. Jak ściągnąć basileusa na h4?
basileus-lesson-lure-wrong = Czarny ma odpowiedź.
basileus-lesson-lure-done = Basileus musi skoczyć z f6 przez g5 na h4, a Twój pionek przez niego przeskakuje.
basileus-lesson-danger = Twój basileus stoi na d5, obok czarnej figury na e6, a za nim wolne jest c4. **Zagraj tak, żeby Czarny nie mógł zbić Twojego basileusa w następnym ruchu.**
basileus-lesson-danger-hint = Zejdź z przekątnej i nie wchodź pod następny skok: figury skaczą na ukos, pionki w rzędzie i w kolumnie.
basileus-lesson-danger-wrong = Czarny zbija Twojego basileusa.
basileus-lesson-danger-done = Basileus bije najlepiej, ale sam z przodu jest zawsze w niebezpieczeństwie.
