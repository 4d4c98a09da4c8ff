# Fullend.

# $tiles: how far the centre of each is from the left and from below, and the angle, such as "38 30 15, 76 22 0".
fullend-empty = Die Kiste ist leer, sie misst 120 mal 120 mm.
# Says once how places are told.
fullend-box = Die Kiste misst 120 mal 120 mm. Von jedem Plättchen: seine Mitte in mm von links und von unten, dann sein Winkel.
# The marks of the text board.
fullend-legend = flach #  hochkant =  38 30 15: mm von links, von unten, Winkel
fullend-flat = Flach ({ $count }): { $tiles }.
fullend-upright = Hochkant ({ $count }): { $tiles }.
fullend-stance-flat = flach
fullend-stance-upright = hochkant

# What somebody tries; $tile, $hit: placements such as "flat 38 30 15".
# $places: of the points up to five, from left to right, such as "20 95, 35 100".
fullend-places = { $count ->
    [0] Ungedreht passt ein Plättchen { $stance } auf keinen Punkt eines 5-mm-Rasters.
    [one] Ungedreht passt ein Plättchen { $stance } auf { $count } Punkt eines 5-mm-Rasters: { $places }.
   *[other] Ungedreht passt ein Plättchen { $stance } auf { $count } Punkte eines 5-mm-Rasters, etwa { $places }.
}
fullend-fits = { $tile } passt.
fullend-hits = { $tile } passt nicht: Es überdeckt { $hit }.
fullend-outside = { $tile } passt nicht: Es liegt nicht ganz in der Kiste.

fullend-report-flat = { $angle ->
    [0] { $seat ->
        [self] Du legst
       *[other] { $seat } legt
    } ein Plättchen flach bei { $x } { $y }.
   *[other] { $seat ->
        [self] Du legst
       *[other] { $seat } legt
    } ein Plättchen flach bei { $x } { $y }, gedreht um { $angle }°.
}
fullend-report-upright = { $angle ->
    [0] { $seat ->
        [self] Du stellst
       *[other] { $seat } stellt
    } ein Plättchen hochkant bei { $x } { $y }.
   *[other] { $seat ->
        [self] Du stellst
       *[other] { $seat } stellt
    } ein Plättchen hochkant bei { $x } { $y }, gedreht um { $angle }°.
}
fullend-full = Kein weiteres Plättchen passt.

fullend-prompt = Legst du dein Plättchen flach (28 mal 28 mm) oder stellst du es hochkant (28 mal 10 mm)?
fullend-prompt-1 = Wohin ungefähr? Schieben und drehen kannst du es danach. (15·105: 15 mm von links, 105 mm von unten)
fullend-prompt-2 = Wie weit nach oben, in mm?
fullend-prompt-3 = Um wie viel Grad gedreht?

# Why what was typed is no turn.
fullend-why-hit = Dort würde es ein Plättchen überdecken.
fullend-why-outside = Dort würde es aus der Kiste ragen.

# /play fullend
play-fullend = Lege Plättchen in die Kiste, bis nichts mehr passt
goal-fullend = Lege das letzte Plättchen: Wer für seines keinen Platz findet, verliert.
pitch-fullend = Keine Felder, nur Platz: Lege Plättchen in jedem Winkel, bis die Gegenseite keine Lücke mehr findet
length-fullend = je etwa 12 Züge

## The end of a game, one of three sentences.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-1 = Die Kiste ist voll: { $first } legt das letzte Plättchen und besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-2 = Kein Platz mehr: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other, who finds no room; $moves: how many were played, one or more.
stuck-fullend-3 = { $first } findet die letzte Lücke und besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
fullend-lesson-lay = **Wer für ein Plättchen keinen Platz findet, verliert.** Die Kiste, 120 mal 120 mm, hat keine Felder: Ein Plättchen liegt, wo und wie gedreht du willst. Sein Ort ist, wie weit seine Mitte vom linken und vom unteren Rand entfernt ist. **Lege ein Plättchen.**
fullend-lesson-flat = Acht Plättchen liegen je 9 mm auseinander, also passt nicht einmal ein hochkant gestelltes dazwischen. Nur die Ecke rechts oben hat Platz. **Lege dort ein Plättchen flach hin.**
fullend-lesson-flat-hint = Wähle flach, dann einen der Orte rechts oben.
fullend-lesson-flat-wrong = Dieses Plättchen steht hochkant.
fullend-lesson-last = Streifen unter 10 mm sind für beide verloren. Rechts oben ist noch Platz: **Lege ein Plättchen so, dass nichts mehr passt.**
fullend-lesson-last-hint = Der Platz ist 36 mm breit und 36 mm hoch. Wie viel lässt ein flaches Plättchen davon übrig?
fullend-lesson-last-wrong = Gold hat noch einen Platz.
fullend-lesson-last-done = Ein flaches Plättchen lässt auf jeder Seite weniger als 10 mm frei, und hochkant passt auch keines mehr.
fullend-lesson-mirror = Dein erstes Plättchen liegt in der Mitte. Von nun an gibt es auf jedes Plättchen eine Antwort: das gleiche, gespiegelt durch die Mitte der Kiste. **Spiegle das goldene Plättchen, flach bei 15 75.**
fullend-lesson-mirror-hint = Das goldene Plättchen liegt 15 mm von links und 75 von unten. Deines muss 15 mm von rechts und 75 von oben liegen.
fullend-lesson-mirror-wrong = Das ist nicht das Spiegelbild des goldenen Plättchens.
fullend-lesson-mirror-done = Immer wenn Gold einen Platz findet, ist sein Spiegelbild für dich frei. Also geht Gold der Platz zuerst aus.
