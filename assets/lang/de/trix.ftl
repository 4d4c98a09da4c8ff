# Trix.

# $cells: where the pieces are; $target: where they want to go.
trix-has = { $seat } hat Steine auf { $cells } und will nach { $target }.
# $first-turns, $second-turns: as in the next one.
trix-made = Nach zehn Zügen lässt sich die Gegenseite nicht mehr aussperren, indem man zu Hause bleibt. Züge bisher: { $first } { $first-turns }, { $second } { $second-turns }.
trix-turns = { $count ->
    [10] 10 oder mehr
   *[other] { $count }
}
trix-made-all = Zu Hause bleiben sperrt niemanden mehr aus.

trix-deed-step = { $seat ->
    [self] Du ziehst
   *[other] { $seat } zieht
} von { $from } nach { $to }.
# $over: the cells jumped over, one after the other.
trix-deed-jump = { $seat ->
    [self] Du springst
   *[other] { $seat } springt
} von { $from } nach { $to }, über { $over }.
# $deed: the turn, as in the two above; $seat: who has arrived by it.
trix-arrived = { $deed } { $seat ->
    [self] Du bist
   *[other] { $seat } ist
} am Ziel.

trix-prompt = Welcher Stein zieht?
trix-prompt-1 = Wohin geht er?

# /play trix
play-trix = Spring mit drei Steinen in die andere Ecke, wie bei Halma
goal-trix = Bring deine drei Steine ins andere Lager, in die Ecke gegenüber.
pitch-trix = Halma im Kleinen: Baue Leitern für Sprünge und verleih sie nicht
length-trix = je etwa 8 Züge

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-1 = Hopp um Hopp ist { $first } schneller als { $others }, in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-2 = { $first } ist zuerst da und besiegt { $others } in { $moves } Zügen.
# $first: who won; $others: the other; $moves: how many were played, two or more.
won-trix-3 = Eine gut gebaute Leiter: { $first } besiegt { $others } in { $moves } Zügen.

## The lesson: idea and task of each step, and what is said after a turn.
trix-lesson-jump = **Bring deine drei Steine in die Ecke gegenüber, und du gewinnst:** c4, d3 und d4. Ein Stein zieht ein Feld weit, oder er springt über einen Nachbarn auf das freie Feld genau dahinter. **Spring.**
trix-lesson-jump-hint = Dein Stein auf a1 hat zwei Nachbarn der eigenen Farbe zum Überspringen.
trix-lesson-jump-wrong = Das war nur ein Schritt.
trix-lesson-jump-done = Ein Sprung reicht doppelt so weit wie ein Schritt, und jeder Stein taugt dazu, deiner oder ein goldener.
trix-lesson-chain = Ein Zug kann aus mehreren Sprüngen nacheinander bestehen, und die Richtung darf wechseln. Gold hat d3 verlassen. **Bring mit einem Zug einen Stein in die Ecke von Gold.**
trix-lesson-chain-hint = Dein Stein auf b1 kann über c1 springen. Was steht dann neben ihm?
trix-lesson-chain-wrong = In der Ecke von Gold ist noch kein Stein von dir.
trix-lesson-chain-done = Über c1 nach d1, und über d2 nach d3: Ein goldener Stein war deine zweite Sprosse.
trix-lesson-last = Du gewinnst, wenn alle drei deiner Steine in der anderen Ecke sind. Zwei sind schon da, einer ist noch zu Hause. **Hol ihn hinein.**
trix-lesson-last-hint = Von b1 aus steht der goldene Stein auf c2 in der richtigen Richtung.
trix-lesson-last-wrong = Du bist noch nicht am Ziel.
trix-lesson-last-done = Diese Sprosse auf c2 hätte Gold nicht stehen lassen sollen.
trix-lesson-room = Zwei von dir sind in der Ecke von Gold. Der dritte, auf b2, käme mit zwei Sprüngen nach d4, aber dieses Feld ist besetzt. **Zieh so, dass du mit dem nächsten Zug gewinnst, egal was Gold tut.**
trix-lesson-room-hint = Welcher Stein kann d4 räumen, ohne die Ecke zu verlassen?
trix-lesson-room-wrong = Gold hat eine Antwort.
trix-lesson-room-done = Nun kann b2 über b3 nach b4 springen und über c4 nach d4.
trix-lesson-race = Es ist ein Wettlauf: Gold hat zwei Steine in deiner Ecke, a2 und b1, und b3 ist unterwegs. Du hast erst einen drin. **Zieh so, dass du gegen bestes Spiel gewinnst.**
trix-lesson-race-hint = Fülle die Ecke und verschenk keinen Zug. Wer ist zuerst da?
trix-lesson-race-wrong = Bei bestem Spiel gewinnst du nun nicht mehr.
trix-lesson-race-done = Zähle die Züge beider Seiten, bevor du losläufst.
trix-lesson-ten = Gold bleibt auf d4, um dich auszusperren. Aber Gold hat zehn Züge gemacht, und nun zählen die goldenen Steine dort wie deine: Die Ecke muss nur voll sein. **Gewinne.**
trix-lesson-ten-hint = Gold steht auf d4 und du auf d3. Welches Feld dieser Ecke ist frei?
trix-lesson-ten-wrong = Diese Ecke ist noch nicht voll.
trix-lesson-ten-done = Zu Hause bleiben hilft nur zehn Züge lang.
