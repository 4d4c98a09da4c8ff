# Kudosu.

kudosu-maple = klon
kudosu-zebrawood = zebrano
kudosu-padouk = paduk
kudosu-walnut = orzech

# $woods: what lies where, as in the next one. Beside each $wood stands $wood-key: maple, zebrawood, padouk or walnut, to choose an article by.
kudosu-board = Na planszy: { $woods }.
kudosu-lies = { $wood } na { $cells }
kudosu-empty = Plansza jest pusta.
# $cells: free ones.
kudosu-closed = Na { $cells } nie pasuje już żadne drewno.
# $woods: as in the next one.
kudosu-owns = { $seat } ma jeszcze: { $woods }.
kudosu-some = { $wood } ({ $count })
kudosu-owns-nothing = { $seat } nie ma już pionków.
kudosu-last = Ostatnio: { $seat } kładzie { $wood } na { $cell }.

kudosu-report = { $seat ->
    [self] Kładziesz
   *[other] { $seat } kładzie
} { $wood } na { $cell }.
kudosu-report-stuck = { $seat ->
    [self] Kładziesz
   *[other] { $seat } kładzie
} { $wood } na { $cell } i { $other ->
    [self] nic już nie możesz położyć
   *[other] gracz { $other } nic już nie może położyć
}.

# The letters of the text board, which are the same in every language.
kudosu-legend = M klon  Z zebrano  P paduk  W orzech

kudosu-prompt = Jakie drewno kładziesz?
kudosu-prompt-1 = Na którym polu?

# Why what was typed is no turn.
kudosu-why-none = Tego drewna już nie masz: { $wood }.
kudosu-why-barred = W tym rzędzie, kolumnie lub sektorze już jest { $wood }.

# /play kudosu
play-kudosu = Sudoku na opak. Nie zostaw przeciwnikowi miejsca na pionek
goal-kudosu = Nie zostaw przeciwnikowi miejsca na żaden pionek.
pitch-kudosu = Sudoku od tyłu: blokuj pola, aż przeciwnik nie będzie miał gdzie położyć pionka
length-kudosu = ok. 6 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-1 = Miejsca już nie ma: w { $moves } ruchach wygrywa { $first }, przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-2 = Ostatnie dobre pole zajmuje { $first } i wygrywa w { $moves } ruchach; przegrywa { $others }.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-kudosu-3 = Sudoku od tyłu, wygrana wprost: w { $moves } ruchach górą jest { $first }, przegrywa { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
kudosu-lesson-place = **Nie zostaw złotu miejsca na żaden pionek, a wygrasz.** Cztery gatunki drewna, po dwa pionki z każdego dla Ciebie i dla złota. Swój pionek kładziesz tam, gdzie w rzędzie, kolumnie i sektorze nie ma jeszcze jego drewna. **Połóż pionek.**
kudosu-lesson-fits = Liczy się drewno, nie to, czyj jest pionek. Dwa orzechowe pionki na a1 i c3 blokują dla orzecha swoje rzędy, kolumny i sektory. **Połóż orzech.**
kudosu-lesson-fits-hint = Dla pionka z orzecha wolne są tylko rzędy 2 i 4 oraz kolumny b i d. Pamiętaj też o sektorach.
kudosu-lesson-fits-wrong = To nie orzech.
kudosu-lesson-fits-done = To było ostatnie miejsce na orzech. Nikt już żadnego nie położy.
kudosu-lesson-none = Partia kończy się, gdy gracz na ruchu nie może nic położyć. Złoto ma jeszcze klon i orzech, a miejsc na nie jest niewiele. **Nie zostaw złotu żadnego.**
kudosu-lesson-none-hint = Złoto mogłoby położyć klon albo orzech na b4, a orzech na a4, b1 i b3. Który pionek blokuje to wszystko?
kudosu-lesson-none-wrong = Złoto ma jeszcze miejsce.
kudosu-lesson-none-done = Orzech na b4 zajął ostatnie pole dla klonu i zablokował dla orzecha a4, b1 i b3.
kudosu-lesson-shut = Teraz złoto jest blisko: jeden paduk i nie zostanie Ci nic. **Połóż pionek tak, żeby złoto nie mogło wygrać następnym ruchem.**
kudosu-lesson-shut-hint = Na paduk zostało tylko jedno miejsce. Ty też masz paduk.
kudosu-lesson-shut-wrong = Złoto kładzie paduk na d4 i nie masz już miejsca.
kudosu-lesson-shut-done = Tego, co położysz Ty, złoto już nie położy.
kudosu-lesson-count = Policz, co może położyć złoto i co po nim możesz położyć Ty. **Połóż pionek tak, żeby wygrać następnym ruchem, cokolwiek zrobi złoto.**
kudosu-lesson-count-hint = Czy jeden Twój pionek może zablokować wszystkie miejsca dla zebrano i zająć ostatnie dla orzecha?
kudosu-lesson-count-wrong = Złoto ma odpowiedź.
kudosu-lesson-count-done = Złotu został do położenia tylko paduk, a po każdym z jego czterech miejsc możesz zakończyć partię.
kudosu-lesson-last = Jeśli razem z Twoim została nieparzysta liczba ruchów, ostatni należy do Ciebie. Każdym pionkiem możesz zablokować więcej albo mniej pól. **Znajdź ten jeden pionek, po którym wygrywasz przy najlepszej grze.**
kudosu-lesson-last-hint = Zebrano ma jeszcze tylko złoto. Które jedno pole jest wolne dla zebrano?
kudosu-lesson-last-wrong = Przy najlepszej grze ostatni pionek kładzie teraz złoto.
kudosu-lesson-last-done = Zebrano na c2 należałoby tylko do złota. Teraz obie strony mają te same miejsca, a ruch ma złoto.
