# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = eine { $value }

mindoku-over = Die Partie ist vorbei.
mindoku-all-won = Alle haben gewonnen.
mindoku-all-lost = Alle haben verloren.
# $tokens: for each value its cells.
mindoku-board = Auf dem Brett: { $tokens }.
mindoku-board-empty = Das Brett ist leer.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } auf { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = { $seat } hat { $values }.
mindoku-hand-none = { $seat } hat keine Steine.
mindoku-hand-closed = { $count ->
    [one] { $seat } hat { $count } Stein.
   *[other] { $seat } hat { $count } Steine.
}
mindoku-hand-left = { $seat } ist ausgeschieden.

mindoku-report-place = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $token } auf { $cell }.
mindoku-report-place-last = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $token } auf { $cell }, den letzten Stein der Hand.
mindoku-report-undone = { $seat ->
    [self] Du versuchst
   *[other] { $seat } versucht
} { $token } auf { $cell } als letzten Stein der Hand: eine Dopplung. Der Stein kommt zurück auf die Hand, und der Zug ist verloren.
mindoku-report-lost = { $seat ->
    [self] Du setzt
   *[other] { $seat } setzt
} { $token } auf { $cell }: eine Dopplung.
# $value: of a token everybody could see before.
mindoku-report-move = { $seat ->
    [self] Du verschiebst
   *[other] { $seat } verschiebt
} die { $value } von { $from } nach { $cell }.
mindoku-report-take = { $seat ->
    [self] Du nimmst
   *[other] { $seat } nimmt
} die { $value } von { $cell } auf.
# $to: who gets the token.
mindoku-report-sent-back = { $seat ->
    [self] Du meldest
   *[other] { $seat } meldet
} eine Dopplung: Die { $value } auf { $cell } geht zurück an { $to ->
    [self] dich, und dein Zug ist verloren
   *[other] { $to }, und der Zug ist verloren
}.
mindoku-report-claim = { $seat ->
    [self] Du meldest
   *[other] { $seat } meldet
} eine Dopplung: Die { $value } auf { $cell } geht an { $to ->
    [self] dich
   *[other] { $to }
}.
# What is known of the last deed afterwards.
mindoku-report-claimed = { $seat ->
    [self] Du meldest
   *[other] { $seat } meldet
} eine Dopplung: Die { $value } ging von { $cell } an { $to ->
    [self] dich
   *[other] { $to }
}.

mindoku-prompt = Einen Stein setzen, verschieben oder aufnehmen?
mindoku-prompt-place = Welchen Stein setzt du?
mindoku-prompt-place-1 = Auf welches Feld?
mindoku-prompt-move = Welchen Stein verschiebst du?
mindoku-prompt-move-1 = Wohin?
mindoku-prompt-take = Welchen Stein nimmst du auf?
mindoku-prompt-claim = Welcher Stein ist eine Dopplung?
mindoku-prompt-claim-1 = Wer bekommt ihn?

mindoku-card = { $count ->
    [0] Deine Hand ist leer.
   *[other] Deine Hand: { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = Setzen
mindoku-label-move = Verschieben
mindoku-label-take = Aufnehmen
mindoku-label-to = an { $seat }

# Why what was typed is no turn.
mindoku-why-none = Du hast keine { $value }.
mindoku-why-duplicate = Eine Gruppe dieses Feldes hat schon eine { $value }.

# /play mindoku
play-mindoku = Setze alle deine Steine nach Sudoku-Regeln
play-mindoku-board = Das Brett
play-mindoku-board-4x = 4x: 4 mal 4, für 2–4
play-mindoku-board-on3rows = ON3ROWS: eine Raute aus 25 Kreisen, für 2–5
play-mindoku-board-6x = 6x: 6 mal 6, für 2–6
play-mindoku-board-9x = 9x: 9 mal 9, für 2–6
play-mindoku-mode = Gegeneinander oder gemeinsam
play-mindoku-mode-competitive = Gegeneinander: verdeckt, wer zuerst alle setzt, siegt
play-mindoku-mode-cooperative = Gemeinsam: offen, zusammen alles setzen
play-mindoku-referee = Wer Dopplungen sieht (nur gegeneinander)
play-mindoku-referee-players = Ihr selbst: ihr findet und meldet sie
play-mindoku-referee-bot = Bot: er lässt keine Dopplungen zu
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = gegeneinander
shown-mindoku-mode-cooperative = gemeinsam
shown-mindoku-referee-players = ihr findet Dopplungen selbst
shown-mindoku-referee-bot = der Bot verhindert Dopplungen
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] Setzt gemeinsam alle Steine, ohne dass sich eine Zahl in Reihe, Spalte oder Block wiederholt: Mit einer Dopplung verlieren alle.
   *[other] Wer zuerst alle eigenen Steine gesetzt hat, gewinnt. In Reihe, Spalte und Block darf sich keine Zahl wiederholen.
}
pitch-mindoku = Sudoku rund um einen Tisch: Setze alle deine Steine und ertappe die Dopplungen
length-mindoku = je 5 bis 20 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = Die leichteste Hand gewinnt: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = Ein Auge für Zahlen: { $first } besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Sudoku rund um einen Tisch, und { $first } liegt nach { $moves } Zügen vor { $others }.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Jeder Stein an seinem Platz: { $first } gewinnen gemeinsam. Gesetzte Steine: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Keine einzige Dopplung: { $first } gewinnen gemeinsam. Gesetzte Steine: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = { $first } vollenden gemeinsam das Sudoku. Gesetzte Steine: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = Ganz knapp: { $first } verlieren gemeinsam. Gesetzte Steine: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = Diesmal gewinnt das Sudoku: { $first } verlieren gemeinsam. Gesetzte Steine: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = Noch ein Versuch? { $first } verlieren gemeinsam. Gesetzte Steine: { $moves }.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Wer zuerst alle Steine los ist, gewinnt.** Es ist Sudoku: keine Zahl zweimal in einer Reihe, einer Spalte oder einem Block. Du hast 1, 2, 3 und 4. **Setze einen Stein.** Ob er eine Zahl wiederholt, sagt dir niemand.
mindoku-lesson-place-hint = Eine 4 liegt noch nirgends auf dem Brett.
mindoku-lesson-place-wrong = Das wiederholt eine Zahl oder setzt keine.
mindoku-lesson-claim = Gold hat gerade eine 3 auf b4 gesetzt. Zwei Dreien in Spalte b: **Melde die neue**, mit **{ button-claim }**. Die 3 geht zurück an Gold, und der Zug von Gold ist verloren. Eine falsche Meldung kostet nichts.
mindoku-lesson-claim-hint = Sieh dir b4 an, das Feld mit den Ecken ringsum.
mindoku-lesson-claim-wrong = Diese Meldung stimmt nicht: Der letzte Zug von Gold war b4.
mindoku-lesson-late = Du hast weitergespielt, und die zwei Dreien bleiben liegen. Du darfst eine noch melden: Der Zug von Gold bleibt, aber Gold bekommt den Stein. **Gib Gold einen.**
mindoku-lesson-late-hint = Beide Dreien liegen im Block links oben: b3 und b4.
mindoku-lesson-late-wrong = Diese Meldung stimmt nicht: Nur die Dreien liegen doppelt.
mindoku-lesson-room = Dein letzter Stein ist eine 3, und sie passt nirgends hin. **Verschiebe einen Stein oder nimm einen auf, damit sie passt.**
mindoku-lesson-room-hint = Die 2 auf a2 kann nach b1.
mindoku-lesson-room-wrong = Deine 3 passt immer noch nirgends, oder etwas anderes wiederholt sich.
mindoku-lesson-room-done = Wer verschiebt, behält einen Stein auf der Hand. Wer aufnimmt, hat zwei.
mindoku-lesson-last = Dein letzter Stein ohne Dopplung gewinnt sofort. Mit einer Dopplung kommt er zurück, und der Zug ist weg. **Setze die 4.**
mindoku-lesson-last-hint = Reihe 4 und Spalte c haben schon eine 4.
mindoku-lesson-last-wrong = Die 4 ist noch auf deiner Hand: Eine Dopplung kommt zurück.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku (gemeinsam)
mindoku-together-lesson-hands = **Setzt gemeinsam alle Steine, und alle gewinnen.** Alle Hände liegen offen, und ihr setzt nur Steine. Mit einer Dopplung verlieren alle. **Setze einen Stein, der in Reihe, Spalte und Block nichts wiederholt.**
mindoku-together-lesson-hands-hint = Deine 3 passt auf b3 und auf d1.
mindoku-together-lesson-hands-wrong = Diese Zahl liegt schon in dieser Reihe, Spalte oder in diesem Block.
mindoku-together-lesson-only = Gold hat nur Vieren. Auf ein Feld passt nur eine 2, also kannst nur du es füllen. **Fülle es.**
mindoku-together-lesson-only-hint = In Reihe 3 liegen eine 1 und eine 3, in Spalte d eine 3 und eine 4.
mindoku-together-lesson-only-wrong = Auf ein anderes Feld passt nur eine 2, und Gold hat keine.
mindoku-together-lesson-only-done = Gold hätte d3 nie füllen können.
mindoku-together-lesson-leave = Gold hat eine 3 und eine 4. Jede passt nur auf ein Feld. **Setze einen Stein und lass Gold beide Felder.**
mindoku-together-lesson-leave-hint = Die 3 passt nur auf a1, die 4 nur auf b3.
mindoku-together-lesson-leave-wrong = Dieses Feld braucht eine andere Zahl.
mindoku-together-lesson-leave-done = Sieh dir die anderen Hände an, bevor du setzt.
mindoku-together-lesson-lines = Das Brett `on3rows` hat keine Blöcke. Jeder Kreis liegt auf drei Linien, und auf keiner darf sich eine Zahl wiederholen. **Setze einen Stein, der nichts wiederholt.**
mindoku-together-lesson-lines-hint = Deine 5 passt auf b4 und auf c3.
mindoku-together-lesson-lines-wrong = Eine der drei Linien durch diesen Kreis hat diese Zahl schon.
mindoku-together-lesson-lines-done = So eine Partie öffnest du mit `/play mindoku` und `mode: cooperative`.
