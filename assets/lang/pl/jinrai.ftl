# Jinrai.

# $clouds, $breath: where they are.
jinrai-pieces = { $seat } – chmury na { $clouds }, podmuch na { $breath }.
# Only who may know reads this.
jinrai-lightning = Piorun gracza { $seat } jest w chmurze na { $cell }.
jinrai-spent = { $seat } nie może już zgadywać.
jinrai-idle = Jeśli następny gracz też nie ruszy żadnym pionkiem, będzie remis.
# The marks of the text board.
jinrai-legend = ◯▲ chmury  ◎△ podmuchy  ϟ piorun

# For the owner alone, then for everybody else.
jinrai-report-lightning = { $seat ->
    [self] Ukrywasz
   *[other] { $seat } ukrywa
} piorun w chmurze na { $cell }.
jinrai-report-chosen = { $seat ->
    [self] Chmura, która niesie Twój piorun, jest wybrana
   *[other] { $seat } ma już chmurę, która niesie piorun
}.
# The card in words. $cell: where the cloud is.
jinrai-card = **Twój piorun jest w chmurze na { $cell }.** Doprowadź tę chmurę na linię startową przeciwnika, a wygrasz. Tylko Ty wiesz, która to.
# $piece: cloud or breath.
jinrai-report-step = { $piece ->
    [breath] { $seat ->
        [self] Przesuwasz
       *[other] { $seat } przesuwa
    } podmuch z { $from } na { $to }.
   *[cloud] { $seat ->
       [self] Przesuwasz
      *[other] { $seat } przesuwa
   } chmurę z { $from } na { $to }.
}
# $over: where the piece stands that was jumped over.
jinrai-report-jump = { $piece ->
    [breath] { $seat ->
        [self] Skaczesz
       *[other] { $seat } skacze
    } podmuchem z { $from } przez { $over } na { $to }.
   *[cloud] { $seat ->
       [self] Skaczesz
      *[other] { $seat } skacze
   } chmurą z { $from } przez { $over } na { $to }.
}
# $other: whose cloud was blown.
jinrai-report-blow = { $seat ->
    [self] Zdmuchujesz
   *[other] { $seat } zdmuchuje
} { $other ->
    [self] Twoją chmurę
   *[other] chmurę gracza { $other }
} z { $from } na { $to }.
jinrai-report-pass = { $seat ->
    [self] Pasujesz
   *[other] { $seat } pasuje
}.
# $cell: the cloud named. The first is not yet decided.
jinrai-report-guess = { $seat ->
    [self] Zgadujesz
   *[other] { $seat } zgaduje
}: piorun jest na { $cell }.
jinrai-report-right = { $seat ->
    [self] Zgadujesz
   *[other] { $seat } zgaduje
}, że piorun jest na { $cell }, i trafnie.
jinrai-report-wrong = { $seat ->
    [self] Zgadujesz
   *[other] { $seat } zgaduje
}, że piorun jest na { $cell }, i nietrafnie.
jinrai-report-struck = Piorun: niesie go { $winner ->
    [self] Twoja chmura
   *[other] chmura gracza { $winner }
} na { $cell }, a to { $loser ->
    [self] Twoja linia startowa
   *[other] linia startowa gracza { $loser }
}.
jinrai-report-stalled = Przez dwa ruchy z rzędu nie ruszył się żaden pionek: jest remis.

jinrai-prompt-lightning = Która z Twoich chmur niesie piorun? Będziesz to wiedzieć tylko Ty.
jinrai-prompt-first = Najpierw ruch pionkiem czy zdmuchnięcie?
jinrai-prompt-stuck = Żaden Twój pionek nie może się ruszyć: zdmuchnij coś albo spasuj.
jinrai-prompt-to = Dokąd idzie?
jinrai-prompt-move = Którym pionkiem teraz grasz?
jinrai-prompt-blow = Którą chmurę zdmuchujesz?
jinrai-prompt-blow-to = Dokąd ją zdmuchujesz?
jinrai-prompt-guess = Która chmura, Twoim zdaniem, niesie piorun?
jinrai-prompt-on = Coś jeszcze?

# What menus show for words of the notation.
jinrai-label-blow = zdmuchnij
jinrai-label-guess = zgaduj
jinrai-label-pass = pasuj

# /play jinrai
play-jinrai = Jedna chmura niesie piorun. Przeprowadź ją skrycie
goal-jinrai = Doprowadź chmurę, która niesie Twój piorun, na linię startową przeciwnika.
pitch-jinrai = Jedna z czterech chmur niesie Twój piorun, a druga strona może tylko zgadywać
length-jinrai = od 10 do 30 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-1 = Uderza piorun: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-2 = Tajemnica wyszła na jaw: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-jinrai-3 = Grzmot nad planszą: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
jinrai-lesson-secret = **Doprowadź swój piorun do rzędu 5, rzędu złota, a wygrasz.** Siedzi w jednej z Twoich czterech chmur. Zawijas to Twój podmuch: później będzie zdmuchiwał chmury.
jinrai-lesson-jump = Pionek idzie o jedno pole albo przeskakuje przez własny na wolne pole tuż za nim. **Skocz.**
jinrai-lesson-jump-hint = a1, c1 i d1 mają obok sąsiada, którego mogą przeskoczyć.
jinrai-lesson-jump-wrong = To był zwykły krok.
jinrai-lesson-hold = Pionkiem, obok którego stoją dwa Twoje, jego właściciel nie może ruszyć. **Unieruchom złotą chmurę na d3.**
jinrai-lesson-hold-hint = Obok niej stoi Twój pionek na c3. Doprowadź drugi pionek.
jinrai-lesson-hold-wrong = Chmura na d3 wciąż może się ruszyć.
jinrai-lesson-blow = Przed swoim ruchem albo po nim Twój podmuch może zdmuchnąć chmurę obok siebie na wolne pole. **Zdmuchnij chmurę z d2 o rząd w tył**, do rzędu 3.
jinrai-lesson-blow-hint = Twój podmuch stoi obok d2. Rusz pionkiem, a potem zdmuchnij d2 na d3.
jinrai-lesson-blow-done = Nigdy nie zdmuchuj nieznanej chmury *na* własną linię startową: może nieść piorun.
jinrai-lesson-strike = Twój piorun stoi na b3. **Doprowadź go do rzędu 5.**
jinrai-lesson-strike-hint = Przeskocz przez b4.
jinrai-lesson-strike-wrong = Jeszcze nie: do rzędu 5 jest jeden skok.
jinrai-lesson-guess = Twoja chmura stoi w rzędzie 5, więc raz w partii możesz zgadywać, gdzie jest piorun złota. Trzy złote chmury stoją w *Twoim* rzędzie i nic się nie stało. **Rusz dowolnym pionkiem. Potem możesz zgadywać.**
jinrai-lesson-guess-hint = Rusz pionkiem, a potem wskaż jedyną chmurę, która nie stoi w rzędzie 1: zgadnij.
jinrai-lesson-guess-wrong = Piorun w rzędzie 1 już zakończyłby partię.
