# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = La scatola di 120 per 120 mm è vuota.
# Says once how places are told.
fullend-box = La scatola misura 120 per 120 mm. Di ogni tessera: il centro in mm da sinistra, dal basso, poi l'angolo.
# The marks of the text board.
fullend-legend = piatta #  in piedi =  38 30 15: mm da sinistra, dal basso, angolo
fullend-flat = Piatte ({ $count }): { $tiles }.
fullend-upright = In piedi ({ $count }): { $tiles }.
fullend-stance-flat = piatta
fullend-stance-upright = in piedi

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] Una tessera non ruotata ({ $stance }) non entra in nessun punto di una griglia di 5 mm.
    [one] Una tessera non ruotata ({ $stance }) entra in { $count } punto di una griglia di 5 mm: { $places }.
   *[other] Una tessera non ruotata ({ $stance }) entra in { $count } punti di una griglia di 5 mm, per esempio { $places }.
}
fullend-fits = { $tile } entra.
fullend-hits = { $tile } non entra: si sovrappone a { $hit }.
fullend-outside = { $tile } non entra: non sta tutta nella scatola.

fullend-report-flat = { $seat ->
    [self] Hai posato
   *[other] { $seat } posa
} una tessera piatta nel punto { $x } { $y }{ $angle ->
    [0] .
   *[other] , ruotata di { $angle }°.
}
fullend-report-upright = { $seat ->
    [self] Hai posato
   *[other] { $seat } posa
} una tessera in piedi nel punto { $x } { $y }{ $angle ->
    [0] .
   *[other] , ruotata di { $angle }°.
}
fullend-full = Non entrano altre tessere.

fullend-prompt = La tua tessera sta piatta (28 per 28 mm) o in piedi (28 per 10 mm)?
fullend-prompt-1 = Più o meno dove? Dopo puoi spostarla e ruotarla. (15·105: 15 mm da sinistra, 105 mm dal basso)
fullend-prompt-2 = A quanti mm dal basso?
fullend-prompt-3 = Ruotata di quanti gradi?

# Why what was typed is no turn.
fullend-why-hit = Lì si sovrapporrebbe a una tessera.
fullend-why-outside = Lì sporgerebbe dalla scatola.

# /play fullend
play-fullend = Posa tessere nella scatola finché non entra più niente
goal-fullend = Posare l'ultima tessera: se non trovi posto per la tua, perdi.
pitch-fullend = Niente caselle, solo spazio: posa tessere dritte o storte finché l'avversario non trova più un varco
length-fullend = circa 12 mosse a testa

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = { $moves ->
    [one] La scatola è piena: { $first } posa l'ultima tessera e batte { $others } in { $moves } mossa.
   *[other] La scatola è piena: { $first } posa l'ultima tessera e batte { $others } in { $moves } mosse.
}
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = { $moves ->
    [one] Non ce ne sta più nemmeno una: { $first } batte { $others } in { $moves } mossa.
   *[other] Non ce ne sta più nemmeno una: { $first } batte { $others } in { $moves } mosse.
}
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = { $moves ->
    [one] { $first } trova l'ultimo varco e batte { $others } in { $moves } mossa.
   *[other] { $first } trova l'ultimo varco e batte { $others } in { $moves } mosse.
}

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Chi non trova posto per una tessera perde.** La scatola, 120 per 120 mm, non ha caselle: una tessera va dove vuoi, ruotata come vuoi. Il suo posto si indica con la distanza del centro da sinistra e dal basso. **Posa una tessera.**
fullend-lesson-flat = Otto tessere stanno a 9 mm l'una dall'altra, e fra loro non entra nemmeno una tessera in piedi. C'è posto solo nell'angolo in alto a destra. **Posa lì una tessera piatta.**
fullend-lesson-flat-hint = Scegli piatta, poi uno dei posti in alto a destra.
fullend-lesson-flat-wrong = Quella tessera sta in piedi.
fullend-lesson-last = Le strisce sotto i 10 mm non servono più a nessuno. C'è spazio in alto a destra: **posa una tessera in modo che non entri più niente.**
fullend-lesson-last-hint = Lo spazio è largo 36 mm e alto 36 mm. Quanto ne lascia una tessera piatta?
fullend-lesson-last-wrong = L'Oro ha ancora un posto.
fullend-lesson-last-done = Una tessera piatta lascia meno di 10 mm per lato, e non entrano più nemmeno quelle in piedi.
fullend-lesson-mirror = La tua prima tessera è al centro. Da qui in poi c'è una risposta a ogni tessera: la stessa, riflessa rispetto al centro della scatola. **Rispecchia la tessera dell'Oro, piatta nel punto 15 75.**
fullend-lesson-mirror-hint = La tessera dell'Oro è a 15 mm da sinistra e a 75 dal basso. La tua deve stare a 15 mm da destra e a 75 dall'alto.
fullend-lesson-mirror-wrong = Questa non è l'immagine riflessa della tessera dell'Oro.
fullend-lesson-mirror-done = Ogni volta che l'Oro trova un posto, quello riflesso è libero per te. Così l'Oro finisce lo spazio prima di te.
