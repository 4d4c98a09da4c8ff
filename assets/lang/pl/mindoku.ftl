# Mindoku.

# $token: a token by its value, such as "a 3".
mindoku-token = żeton { $value }

mindoku-over = Partia skończona.
mindoku-all-won = Wszyscy wygrywają.
mindoku-all-lost = Wszyscy przegrywają.
# $tokens: for each value its cells.
mindoku-board = Na planszy: { $tokens }.
mindoku-board-empty = Plansza jest pusta.
# $value: a value; $cells: the cells of its tokens.
mindoku-tokens-on = { $value } na { $cells }
# An open hand, and one of which only the number is known.
mindoku-hand-open = { $seat } ma na ręce: { $values }.
mindoku-hand-none = { $seat } nie ma na ręce żetonów.
mindoku-hand-closed = { $seat } – żetony na ręce: { $count }.
mindoku-hand-left = { $seat } już nie gra.

mindoku-report-place = { $seat ->
    [self] Kładziesz
   *[other] { $seat } kładzie
} { $token } na { $cell }.
mindoku-report-place-last = { $seat ->
    [self] Kładziesz
   *[other] { $seat } kładzie
} { $token } na { $cell }, ostatni żeton z ręki.
mindoku-report-undone = { $seat ->
    [self] Próbujesz
   *[other] { $seat } próbuje
} położyć { $token } na { $cell } jako ostatni z ręki: duplikat. Żeton wraca na rękę, a ruch przepada.
mindoku-report-lost = { $seat ->
    [self] Kładziesz
   *[other] { $seat } kładzie
} { $token } na { $cell }: duplikat.
# $value: of a token everybody could see before.
mindoku-report-move = { $seat ->
    [self] Przesuwasz
   *[other] { $seat } przesuwa
} żeton { $value } z { $from } na { $cell }.
mindoku-report-take = { $seat ->
    [self] Zabierasz
   *[other] { $seat } zabiera
} żeton { $value } z { $cell }.
# $to: who gets the token.
mindoku-report-sent-back = { $seat ->
    [self] Zgłaszasz
   *[other] { $seat } zgłasza
} duplikat: żeton { $value } z { $cell } wraca do { $to ->
    [self] Ciebie, a Twój ruch przepada
   *[other] gracza { $to }, a ten ruch przepada
}.
mindoku-report-claim = { $seat ->
    [self] Zgłaszasz
   *[other] { $seat } zgłasza
} duplikat: żeton { $value } z { $cell } trafia do { $to ->
    [self] Ciebie
   *[other] gracza { $to }
}.
# What is known of the last deed afterwards.
mindoku-report-claimed = { $seat ->
    [self] Zgłaszasz
   *[other] { $seat } zgłasza
} duplikat: żeton { $value } z { $cell } trafił do { $to ->
    [self] Ciebie
   *[other] gracza { $to }
}.

mindoku-prompt = Kładziesz żeton, przesuwasz czy zabierasz?
mindoku-prompt-place = Który żeton kładziesz?
mindoku-prompt-place-1 = Na którym polu?
mindoku-prompt-move = Który żeton przesuwasz?
mindoku-prompt-move-1 = Dokąd?
mindoku-prompt-take = Który żeton zabierasz?
mindoku-prompt-claim = Który żeton jest duplikatem?
mindoku-prompt-claim-1 = Do kogo trafi?

mindoku-card = { $count ->
    [0] Twoja ręka jest pusta.
   *[other] Twoja ręka: { $values }.
}

# What menus show for words of the notation. $seat: who is to get a token.
mindoku-label-place = połóż
mindoku-label-move = przesuń
mindoku-label-take = zabierz
mindoku-label-to = dla: { $seat }

# Why what was typed is no turn.
mindoku-why-none = Nie masz na ręce żetonu { $value }.
mindoku-why-duplicate = W jednej z jego grup jest już { $value }.

# /play mindoku
play-mindoku = Połóż wszystkie swoje żetony według reguł sudoku
play-mindoku-board = Plansza
play-mindoku-board-4x = 4x: 4 na 4, 2–4 osoby
play-mindoku-board-on3rows = ON3ROWS: romb z 25 kół, 2–5 osób
play-mindoku-board-6x = 6x: 6 na 6, 2–6 osób
play-mindoku-board-9x = 9x: 9 na 9, 2–6 osób
play-mindoku-mode = Przeciwko sobie czy razem
play-mindoku-mode-competitive = Rywalizacja: ręce zakryte, wygrywa, kto pierwszy wyłoży wszystko
play-mindoku-mode-cooperative = Współpraca: ręce odkryte, wykładacie wszystko razem
play-mindoku-referee = Kto widzi duplikaty (tylko rywalizacja)
play-mindoku-referee-players = Gracze: duplikaty trzeba znaleźć i zgłosić
play-mindoku-referee-bot = Bot: duplikatu nie da się położyć
shown-mindoku-board-4x = 4x
shown-mindoku-board-on3rows = ON3ROWS
shown-mindoku-board-6x = 6x
shown-mindoku-board-9x = 9x
shown-mindoku-mode-competitive = rywalizacja
shown-mindoku-mode-cooperative = współpraca
shown-mindoku-referee-players = duplikaty znajdują gracze
shown-mindoku-referee-bot = bot odrzuca duplikaty
# $mode: the option's value.
goal-mindoku = { $mode ->
    [cooperative] Połóżcie razem wszystkie żetony, tak by żadna liczba nie powtórzyła się w rzędzie, kolumnie ani sektorze: duplikat to przegrana wszystkich.
   *[other] Połóż szybciej niż inni wszystkie swoje żetony, tak by żadna liczba nie powtórzyła się w rzędzie, kolumnie ani sektorze.
}
pitch-mindoku = Sudoku przy stole: połóż wszystkie żetony i wyłap duplikaty
length-mindoku = od 5 do 20 ruchów na osobę

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-1 = Wygrywa najlżejsza ręka: { $first }, w { $moves } ruchach. Przegrana: { $others }.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-2 = Oko do liczb: w { $moves } ruchach wygrywa { $first }. Przegrana: { $others }.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-mindoku-3 = Sudoku przy stole: w { $moves } ruchach wygrywa { $first }. Przegrana: { $others }.

## The end of a game that was played together. In the first three all have won, in the others all have lost.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-1 = Każdy żeton na miejscu. Wspólne zwycięstwo: { $first }. Położone żetony: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-2 = Ani jednego duplikatu. Wspólne zwycięstwo: { $first }. Położone żetony: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-won-mindoku-3 = Sudoku ułożone wspólnymi siłami: { $first }. Położone żetony: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-1 = Było tak blisko. Wspólna porażka: { $first }. Położone żetony: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-2 = Tym razem wygrywa sudoku. Wspólna porażka: { $first }. Położone żetony: { $moves }.
# $first: everybody who played; $moves: how many tokens they placed.
together-lost-mindoku-3 = Jeszcze raz? Wspólna porażka: { $first }. Położone żetony: { $moves }.

## The lesson: idea and task of each step, and what is said after a turn.
mindoku-lesson-place = **Pozbądź się żetonów szybciej niż inni, a wygrasz.** To sudoku: żadna liczba dwa razy w rzędzie, kolumnie ani sektorze. Masz 1, 2, 3 i 4. **Połóż jeden żeton.** Nikt nie powie Ci, czy powtarza jakąś liczbę.
mindoku-lesson-place-hint = Czwórki nie ma jeszcze nigdzie na planszy.
mindoku-lesson-place-wrong = To powtarza liczbę albo niczego nie kładzie.
mindoku-lesson-claim = Złoto właśnie położyło 3 na b4. Dwie trójki w kolumnie b: **zgłoś to** przyciskiem **{ button-claim }**. Trójka wraca do złota, a ruch złota przepada. Błędne zgłoszenie nic nie kosztuje.
mindoku-lesson-claim-hint = Spójrz na b4, pole ze znaczkami w rogach.
mindoku-lesson-claim-wrong = To zgłoszenie nie jest słuszne: ostatni ruch złota to b4.
mindoku-lesson-late = Gra poszła dalej, a dwie trójki zostały. Nadal możesz zgłosić jedną: ruchu złota już się nie cofnie, ale żeton do niego wróci. **Oddaj jedną trójkę złotu.**
mindoku-lesson-late-hint = Obie trójki są w lewym górnym sektorze: b3 i b4.
mindoku-lesson-late-wrong = To zgłoszenie nie jest słuszne: powtarzają się tylko trójki.
mindoku-lesson-room = Twój ostatni żeton to 3 i nigdzie nie pasuje. **Przesuń żeton albo zabierz go z planszy, żeby pasował.**
mindoku-lesson-room-hint = 2 z a2 można przesunąć na b1.
mindoku-lesson-room-wrong = Twoja trójka nadal nigdzie nie pasuje albo powtarza się coś innego.
mindoku-lesson-room-done = Po przesunięciu masz na ręce dalej jeden żeton, po zabraniu dwa.
mindoku-lesson-last = Twój ostatni żeton bez duplikatu natychmiast wygrywa. Z duplikatem wraca, a ruch przepada. **Połóż 4.**
mindoku-lesson-last-hint = W rzędzie 4 i w kolumnie c czwórka już jest.
mindoku-lesson-last-wrong = 4 jest nadal na Twojej ręce: duplikat wraca.

## The lesson of the cooperative game.
mindoku-together-lesson = Mindoku, razem
mindoku-together-lesson-hands = **Połóżcie razem wszystkie żetony, a wygracie.** Wszystkie ręce są odkryte i tylko kładzie się żetony. Duplikat to przegrana wszystkich. **Połóż żeton, który niczego nie powtarza w rzędzie, kolumnie ani sektorze.**
mindoku-together-lesson-hands-hint = Twoja trójka pasuje na b3 i na d1.
mindoku-together-lesson-hands-wrong = Ta liczba już jest w tym rzędzie, kolumnie albo sektorze.
mindoku-together-lesson-only = Złoto ma same czwórki. Na jedno pole pasuje tylko 2, więc wypełnić je możesz tylko Ty. **Wypełnij je.**
mindoku-together-lesson-only-hint = W rzędzie 3 jest 1 i 3, w kolumnie d 3 i 4.
mindoku-together-lesson-only-wrong = Na inne pole pasuje tylko 2, a złoto jej nie ma.
mindoku-together-lesson-only-done = Złoto nigdy nie wypełniłoby d3.
mindoku-together-lesson-leave = Złoto ma 3 i 4. Każda pasuje tylko na jedno pole. **Połóż żeton i zostaw oba te pola złotu.**
mindoku-together-lesson-leave-hint = 3 pasuje tylko na a1, 4 tylko na b3.
mindoku-together-lesson-leave-wrong = To pole potrzebuje innej liczby.
mindoku-together-lesson-leave-done = Zanim położysz żeton, spójrz na inne ręce.
mindoku-together-lesson-lines = Plansza `on3rows` nie ma sektorów. Każde koło leży na trzech liniach i na żadnej z nich liczba nie może się powtórzyć. **Połóż żeton, który niczego nie powtarza.**
mindoku-together-lesson-lines-hint = Twoja piątka pasuje na b4 i na c3.
mindoku-together-lesson-lines-wrong = Na jednej z trzech linii przez to koło ta liczba już jest.
mindoku-together-lesson-lines-done = Taką partię otwiera `/play mindoku` z `mode: cooperative`.
