# Kumo.

# $first, $second: the seats; $first-cells, $second-cells: where their clouds stand.
kumo-pieces = { $first } – chmury na { $first-cells }. { $second } – chmury na { $second-cells }.
# $turn: the turn that would blow the cloud back.
kumo-banned = { $seat } nie może zdmuchnąć jej z powrotem ruchem { $turn }.

kumo-report-step = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} chmurę z { $from } na { $to }.
# $blower: the cloud that blew; $other: whose cloud was blown.
kumo-report-blow = { $seat ->
    [self] Dmuchasz
   *[other] { $seat } dmucha
} chmurą z { $blower }: { $other ->
    [self] Twoja chmura
   *[other] chmura gracza { $other }
} leci z { $from } na { $to }.
kumo-report-own = { $seat ->
    [self] Dmuchasz
   *[other] { $seat } dmucha
} chmurą z { $blower }: jej sąsiadka leci z { $from } na { $to }.
# $report: the same as a sentence; $winner: whose cloud is on the home row of $loser.
kumo-report-home = { $report } { $winner ->
    [self] Stoisz
   *[other] { $winner } stoi
} na { $loser ->
    [self] Twojej linii startowej
   *[other] linii startowej gracza { $loser }
}.

kumo-prompt = Która chmura idzie albo dmucha?
kumo-prompt-1 = Na wolne pole wchodzi, w chmurę dmucha.

# $cell: the cell of a cloud that would be blown.
kumo-label-blow = zdmuchnij { $cell }

# Why what was typed is no turn.
kumo-why-back = To zdmuchnęłoby ją prosto tam, skąd właśnie przyszła.
kumo-why-blocked = Za chmurą na tym polu nie ma miejsca, żeby ją zdmuchnąć.

# /play kumo
play-kumo = Płyń lub zdmuchuj chmury aż na linię startową przeciwnika
goal-kumo = Doprowadź jedną ze swoich chmur na linię startową przeciwnika: rząd 5 dla ◯ błękitu, rząd 1 dla ▲ złota.
pitch-kumo = Pięć chmur przeciw pięciu: jeden powiew własnej chmury i przelatujesz przez całe niebo
length-kumo = ok. 8 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-1 = Przez całe niebo: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-2 = Z wiatrem leci { $first } i wygrywa w { $moves } ruchach; przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kumo-3 = Chmura przeszła: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kumo-lesson-step = **Doprowadź chmurę do rzędu 5, rzędu złota, a wygrasz.** Chmura wchodzi na wolne pole obok, w każdym z ośmiu kierunków. **Przesuń swoją chmurę o jedno pole.**
kumo-lesson-blow = Chmura obok chmury przeciwnika może zostać na miejscu i zdmuchnąć tamtą o jedno pole prosto przed siebie. To pole musi być wolne. **Zdmuchnij złotą chmurę z d4 z powrotem na e5.**
kumo-lesson-blow-hint = Obok niej stoi Twoja chmura na c3. Wybierz c3, potem d4.
kumo-lesson-blow-wrong = Złota chmura nie została zdmuchnięta na e5.
kumo-lesson-blow-done = Twoja chmura została na c3, a złoto musi zacząć od nowa.
kumo-lesson-fling = Dmuchnij we własną chmurę, a poleci tak daleko, jak się da. W linii startowej złota jest luka: d5. **Wyślij tam chmurę i wygraj.**
kumo-lesson-fling-hint = Przed Twoją chmurą na d2 nic nie stoi. Która chmura stoi tuż za nią?
kumo-lesson-fling-wrong = Żadna Twoja chmura nie dotarła do rzędu 5.
kumo-lesson-fling-done = Z d2 na d5 w jednym ruchu. Wolna droga do luki to zawsze groźba.
kumo-lesson-runner = Złoto posłało chmurę na b2, a w Twojej linii startowej jest luka: a1. **Zatrzymaj uciekinierkę: w następnym ruchu złoto nie może wejść do rzędu 1.**
kumo-lesson-runner-hint = Zdmuchnij ją w tył albo w bok. Pod nią stoją Twoje chmury na b1 i c1.
kumo-lesson-runner-wrong = Złota chmura wchodzi do rzędu 1.
kumo-lesson-runner-done = Jest dalej, a Twoja linia startowa tak samo pełna jak przedtem.
kumo-lesson-back = Złoto właśnie przeszło z d3 na c2 i chce wejść na d1. Chmury nie wolno zdmuchnąć prosto tam, skąd przyszła, więc b1 nie może tego zrobić. **Zatrzymaj ją inaczej.**
kumo-lesson-back-hint = Zdmuchnij ją w innym kierunku albo zatkaj lukę.
kumo-lesson-back-wrong = Złota chmura wchodzi do rzędu 1.
kumo-lesson-back-done = Zamknięta była tylko droga prosto z powrotem, i tylko na ten jeden ruch.
kumo-lesson-two = Luki złota to b5 i e5. Jedną groźbę da się odeprzeć, dwie to za dużo. **Zagraj tak, żeby wygrać następnym ruchem, cokolwiek zrobi złoto.**
kumo-lesson-two-hint = Gdyby chmura z c2 stała na b2, dokąd mogłaby ją posłać a1, a dokąd b1?
kumo-lesson-two-wrong = Złoto ma odpowiedź.
kumo-lesson-two-done = Twoja chmura stoi teraz na b2: ta z b1 może ją posłać na b5, a ta z a1 na e5.
