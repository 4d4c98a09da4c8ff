# Chasm.

chasm-placing = Gracze stawiają pionki, jeśli się da, poza rzędami i kolumnami innych swoich pionków.
chasm-moving = Wygrywa, kto pierwszy zostanie z jednym pionkiem.
# $cells: where the pieces are; $count: how many they are; $left: how many are not placed yet.
chasm-has = { $count ->
    [1] { $seat } ma jeden pionek, na { $cells }.
    [one] { $seat } ma { $count } pionek, na { $cells }.
    [few] { $seat } ma { $count } pionki, na { $cells }.
    [many] { $seat } ma { $count } pionków, na { $cells }.
   *[other] { $seat } ma { $count } pionka, na { $cells }.
}
chasm-has-placed = { $left ->
    [0] { $seat } – pionki na { $cells }.
    [4] { $seat } – do postawienia: { $left }.
   *[other] { $seat } – pionki na { $cells }; do postawienia: { $left }.
}
chasm-has-left = { $count ->
    [0] { $seat } już nie gra.
   *[other] { $seat } już nie gra. Pionki na { $cells } zostają.
}
chasm-last = Ostatnio: { $deed }

chasm-deed-place = { $seat ->
    [self] Stawiasz
   *[other] { $seat } stawia
} pionek na { $cell }.
chasm-deed-move = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} pionek z { $from } na { $to }.
# $count: how many pieces were pushed.
chasm-deed-push = { $count ->
    [1] { $seat ->
        [self] Przesuwasz
       *[other] { $seat } przesuwa
    } pionek z { $from } na { $to }, popychając inny.
   *[other] { $seat ->
       [self] Przesuwasz
      *[other] { $seat } przesuwa
   } pionek z { $from } na { $to }; popchnięte pionki: { $count }.
}
# $owner: whose piece fell; $left: how many pieces that leaves it.
chasm-deed-fall = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} pionek z { $from } na { $to }, spychając z planszy { $owner ->
    [self] Twój pionek (masz jeszcze: { $left })
   *[other] pionek gracza { $owner } (ma jeszcze: { $left })
}.

chasm-prompt-place = Gdzie stawiasz pionek?
chasm-prompt-move = Którym pionkiem grasz?
chasm-prompt-to = Dokąd idzie?

# Why what was typed is no turn.
chasm-why-aligned = Póki się da, wybieraj pole, w którego rzędzie i kolumnie nie ma Twojego pionka.

# /play chasm
play-chasm = Spychaj własne pionki. Wygrywa, kto zostanie z jednym
goal-chasm = Zostań z jednym pionkiem szybciej niż inni: pozostałe trzeba zepchnąć z planszy.
pitch-chasm = Pozbądź się własnych pionków: zepchnij je w przepaść, zanim przeciwnicy zepchną swoje
length-chasm = od 7 do 14 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-1 = Został ostatni pionek: w { $moves } ruchach wygrywa { $first }. Przegrana: { $others }.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-2 = Wszystkie pionki prócz jednego traci { $first } i wygrywa w { $moves } ruchach. Przegrana: { $others }.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-chasm-3 = W przepaść i z radością: w { $moves } ruchach wygrywa { $first }. Przegrana: { $others }.

## The lesson: idea and task of each step, and what is said after a turn.
chasm-lesson-place = **Trać pionki: wygrywa, kto pierwszy zostanie z jednym.** Najpierw wszystkie trafiają na planszę, każdy Twój tam, gdzie w rzędzie i kolumnie nie ma innego Twojego. **Postaw pionek.**
chasm-lesson-push = Potem ruch to przesunięcie własnego pionka o jedno pole w rzędzie albo kolumnie. Popycha on cały szereg przed sobą, obojętnie, czyje są w nim pionki. **Popchnij złoty b2 w górę, na b3.**
chasm-lesson-push-hint = Twój b1 stoi pod nim.
chasm-lesson-push-wrong = Złoty b2 nie przeszedł na b3.
chasm-lesson-push-done = Żaden pionek nie spadł: b3 było wolne.
chasm-lesson-fall = Co zepchniesz za krawędź, tego już nie ma, i o to chodzi. Zejść z planszy własnym ruchem nie można. **Zepchnij własny pionek za krawędź.**
chasm-lesson-fall-hint = Twój a1 stoi przy krawędzi, a obok niego stoi inny Twój.
chasm-lesson-fall-wrong = Masz nadal cztery pionki.
chasm-lesson-fall-done = Zostały trzy. Dwa własne obok siebie, zwrócone ku krawędzi, to dobry początek.
chasm-lesson-one = Masz jeszcze dwa pionki: a2 i b2. Kto zostaje z jednym, natychmiast wygrywa, obojętnie, po czyim ruchu. **Wygraj.**
chasm-lesson-one-hint = Twój a2 stoi przy krawędzi, a b2 może go popchnąć.
chasm-lesson-one-wrong = Masz nadal dwa pionki.
chasm-lesson-one-done = Liczy się też, gdy zepchnie go ktoś inny, więc uważaj, czyje pionki spychasz za krawędź.
chasm-lesson-stop = Teraz złoto ma dwa: b2 zepchnąłby b1 za krawędź. Masz trzy i nie możesz jeszcze wygrać. **Zagraj tak, żeby złoto nie mogło wygrać następnym ruchem.**
chasm-lesson-stop-hint = Popchnij b1, żeby zszedł z linii.
chasm-lesson-stop-wrong = Złoto spycha b1 za krawędź i zostaje z jednym.
chasm-lesson-stop-done = Złote pionki na a1 i b2 potrzebują czasu, żeby znów stanąć w linii.
chasm-lesson-edge = Zostały Ci dwa, b3 i c3. Stoją w linii, ale jeszcze nie przy krawędzi. **Zagraj tak, żeby wygrać następnym ruchem, cokolwiek zrobi złoto.**
chasm-lesson-edge-hint = Popchnij pionkiem z tyłu, żeby oba szły razem.
chasm-lesson-edge-wrong = Złoto ma odpowiedź.
chasm-lesson-edge-done = Stoją teraz na c3 i d3. Jednym ruchem złoto ich nie rozdzieli.
chasm-lesson-three = Przy trzech graczach następne gra złoto, a po złocie czerwień. Złoto mogłoby pójść z b3 na c3 i ostatni pionek tej linii by spadł. **Zagraj tak, żeby złoto nie mogło wygrać następnym ruchem.**
chasm-lesson-three-hint = Popchnij złotego b3, żeby zszedł z rzędu 3.
chasm-lesson-three-wrong = Złoto idzie na c3, jego pionek z d3 spada i złotu zostaje jeden.
chasm-lesson-three-done = Patrz najpierw na tego, kto gra po Tobie: nikt inny go nie zatrzyma.
