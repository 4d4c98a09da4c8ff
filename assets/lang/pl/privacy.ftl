# What is stored about people, and whom they don't want to play with.

command-privacy = Co o Tobie przechowuję i jak to dostać albo usunąć
command-privacy-show = Zobacz, co o Tobie przechowuję i dlaczego
command-privacy-export = Dostań wszystko, co o Tobie mam, jako plik w wiadomości prywatnej
command-privacy-delete = Usuń wszystko o sobie. Najpierw zapytam jeszcze raz
command-block = Zablokuj kogoś albo zobacz, kogo blokujesz
command-block-person = Kogo zablokować. Pomiń, żeby zobaczyć swoją listę
command-block-undo = Zamiast tego odblokuj

gone = dawny gracz

privacy = ### Co o Tobie przechowuję
    - Twoje ID na Discordzie, bez nazwy
    - partie, w których grasz, z Twoimi ruchami i zaproszeniami
    - Twoje ustawienia, język i to, kogo blokujesz
    - które wiadomości aktualizuję dla Ciebie
    Nigdy nie czytam Twoich wiadomości, a to, co ukryte, pozostaje ukryte.
    `/privacy export` wysyła Ci wszystko jako plik. `/privacy delete` usuwa to w każdej chwili, nawet w trakcie partii.
    -# Kopie zapasowe znikają po 30 dniach. Szczegóły są w PRIVACY.md, w moim kodzie źródłowym, po angielsku.
privacy-file = Oto wszystko, co o Tobie przechowuję, jako plik JSON.
privacy-part = Wszystko, co o Tobie przechowuję, jako pliki JSON: { $part } z { $parts }. Każdy da się czytać osobno.
privacy-sent = Wysłane. W Twoich wiadomościach prywatnych jest teraz wszystko, co o Tobie przechowuję.
privacy-not-sent = Nie mogę wysyłać Ci wiadomości prywatnych, więc wszystko, co o Tobie przechowuję, jest tutaj. Ten plik widzisz tylko Ty.
privacy-rest = Oto reszta, której nie udało się wysłać prywatnie. Widzisz ją tylko Ty.
privacy-really = ### Usunąć wszystko o Tobie?
    { $ends }Twoje ID zniknie wszędzie: Twoje ustawienia, język, zaproszenia i blokady, także te wobec Ciebie. Skończone partie zachowują wyniki, z „dawnym graczem” na Twoim miejscu. Kopie zapasowe zapomną o Tobie w ciągu 30 dni. Tego nie da się cofnąć.
    -# Wysłane wiadomości i nazwy wątków zostają na Discordzie. Po usunięciu Twoich danych nie mogę ich już odnaleźć.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
        [one] Wychodzisz z **{ $lobbies } partii**, która się nie zaczęła.
        [few] Wychodzisz z **{ $lobbies } partii**, które się nie zaczęły.
        [many] Wychodzisz z **{ $lobbies } partii**, które się nie zaczęły.
       *[other] Wychodzisz z **{ $lobbies } partii**, które się nie zaczęły.
    }
privacy-resigns = { $running ->
        [one] Poddajesz **{ $running } trwającą partię**.
        [few] Poddajesz **{ $running } trwające partie**.
        [many] Poddajesz **{ $running } trwających partii**.
       *[other] Poddajesz **{ $running } trwającej partii**.
    }
privacy-deleted = Wszystko o Tobie jest usunięte. Jeśli kiedyś znów zagrasz, zaczniesz od zera.
button-really-delete = Tak, usuń wszystko
button-erase-nothing = Nie, zostaw
# After the button **No, keep it**.
privacy-kept = Nic nie zostało usunięte: wszystko jest jak przedtem.

blocks-none = Nikogo nie blokujesz. Żeby kogoś zablokować, wpisz `/block` z nazwą tej osoby albo użyj menu poniżej. Nie będzie mogła Cię zapraszać, dołączać do Ciebie ani prosić Cię o rewanż, a ja jej o tym nie mówię.
blocks = ### Blokujesz
    { $people }
    Te osoby nie mogą Cię zapraszać, dołączać do Ciebie ani prosić Cię o rewanż, a ja im o tym nie mówię. Ty nadal możesz dołączyć do partii, w której grają.
blocks-more = … i inni ({ $count }).
blocks-added = Zablokowano: { $person }.
blocks-already = Blokada już była: { $person }.
blocks-removed = Odblokowano: { $person }.
blocks-not-there = Tej osoby nie blokujesz: { $person }.
blocks-menu = Zablokuj albo odblokuj osobę
