# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = Pudełko 120 na 120 mm jest puste.
# Says once how places are told.
fullend-box = Pudełko ma 120 na 120 mm. O każdej płytce: jej środek w mm od lewej i od dołu, potem kąt.
# The marks of the text board.
fullend-legend = płasko #  na sztorc =  38 30 15: mm od lewej, od dołu, kąt
fullend-flat = Płasko ({ $count }): { $tiles }.
fullend-upright = Na sztorc ({ $count }): { $tiles }.
fullend-stance-flat = płasko
fullend-stance-upright = na sztorc

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] Nieobrócona płytka nie mieści się { $stance } w żadnym punkcie siatki co 5 mm.
    [one] Nieobrócona płytka mieści się { $stance } w { $count } punkcie siatki co 5 mm: { $places }.
    [few] Nieobrócona płytka mieści się { $stance } w { $count } punktach siatki co 5 mm, na przykład { $places }.
    [many] Nieobrócona płytka mieści się { $stance } w { $count } punktach siatki co 5 mm, na przykład { $places }.
   *[other] Nieobrócona płytka mieści się { $stance } w { $count } punktach siatki co 5 mm, na przykład { $places }.
}
fullend-fits = { $tile } mieści się.
fullend-hits = { $tile } nie mieści się: zachodzi na { $hit }.
fullend-outside = { $tile } nie mieści się: nie leży cała w pudełku.

fullend-report-flat = { $angle ->
    [0] { $seat ->
        [self] Kładziesz
       *[other] { $seat } kładzie
    } płytkę płasko: { $x } { $y }.
   *[other] { $seat ->
       [self] Kładziesz
      *[other] { $seat } kładzie
   } płytkę płasko: { $x } { $y }, obrót { $angle }°.
}
fullend-report-upright = { $angle ->
    [0] { $seat ->
        [self] Stawiasz
       *[other] { $seat } stawia
    } płytkę na sztorc: { $x } { $y }.
   *[other] { $seat ->
       [self] Stawiasz
      *[other] { $seat } stawia
   } płytkę na sztorc: { $x } { $y }, obrót { $angle }°.
}
fullend-full = Żadna płytka już się nie zmieści.

fullend-prompt = Czy Twoja płytka leży płasko (28 na 28 mm), czy stoi na sztorc (28 na 10 mm)?
fullend-prompt-1 = Gdzie mniej więcej? Potem możesz ją przesunąć i obrócić. (15·105: 15 mm od lewej, 105 mm od dołu)
fullend-prompt-2 = Jak wysoko, w mm?
fullend-prompt-3 = Obrót o ile stopni?

# Why what was typed is no turn.
fullend-why-hit = Tam zachodziłaby na inną płytkę.
fullend-why-outside = Tam wystawałaby z pudełka.

# /play fullend
play-fullend = Układajcie płytki w pudełku, aż nic się nie zmieści
goal-fullend = Połóż ostatnią płytkę: kto nie znajdzie miejsca na swoją, przegrywa.
pitch-fullend = Żadnych pól, tylko miejsce: kładź płytki pod dowolnym kątem, aż przeciwnikowi zabraknie luk
length-fullend = ok. 12 ruchów na osobę

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = Pudełko pełne: ostatnią płytkę kładzie { $first }, przegrywa { $others }. Ruchów: { $moves }.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = Ani jedna więcej się nie zmieści: wygrywa { $first }, przegrywa { $others }. Ruchów: { $moves }.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = Ostatnią lukę znajduje { $first }, przegrywa { $others }. Ruchów: { $moves }.

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Kto nie znajdzie miejsca na płytkę, przegrywa.** Pudełko, 120 na 120 mm, nie ma pól: płytka trafia gdziekolwiek, pod dowolnym kątem. Jej miejsce mówi, jak daleko jej środek jest od lewej i od dołu. **Połóż płytkę.**
fullend-lesson-flat = Osiem płytek leży w odstępach 9 mm, więc między nimi nie zmieści się nawet płytka na sztorc. Miejsce jest tylko w prawym górnym rogu. **Połóż tam płytkę płasko.**
fullend-lesson-flat-hint = Wybierz: płasko, a potem jedno z miejsc u góry po prawej.
fullend-lesson-flat-wrong = Ta płytka stoi na sztorc.
fullend-lesson-last = Paski węższe niż 10 mm są stracone dla obu stron. Miejsce jest u góry po prawej: **połóż płytkę tak, żeby nic się już nie zmieściło.**
fullend-lesson-last-hint = To miejsce ma 36 mm szerokości i 36 mm wysokości. Ile z niego zostawi płytka położona płasko?
fullend-lesson-last-wrong = Złoto ma jeszcze miejsce.
fullend-lesson-last-done = Płytka położona płasko zostawia z każdej strony mniej niż 10 mm, więc te na sztorc też się nie mieszczą.
fullend-lesson-mirror = Twoja pierwsza płytka leży pośrodku. Odtąd na każdą płytkę jest odpowiedź: taka sama, odbita względem środka pudełka. **Odbij płytkę złota, płasko na 15 75.**
fullend-lesson-mirror-hint = Płytka złota jest 15 mm od lewej i 75 od dołu. Twoja musi być 15 mm od prawej i 75 od góry.
fullend-lesson-mirror-wrong = To nie jest odbicie płytki złota.
fullend-lesson-mirror-done = Gdy złoto znajdzie miejsce, jego odbicie jest wolne dla Ciebie. Miejsca zabraknie więc najpierw złotu.
