# What a server settles, and what it rules out.

command-settings = Pokaż i zmień sposób gry na tym serwerze
command-settings-open-in = Kanał, na którym można otwierać partie. Bez żadnego: wszędzie
command-settings-not-in = Kanał do skreślenia z tej listy
command-settings-threads = Czy każda partia ma własny wątek
command-settings-pace = Domyślne tempo nowych partii
command-settings-computer = Domyślna siła komputera
command-settings-language = Język poczekalni i paneli, nie wiadomości prywatnych
command-settings-puzzles = Kanał na jedną zagadkę dziennie
command-settings-puzzles-at = Kiedy, np. 08:00, albo off
command-settings-puzzles-zone = Strefa czasowa tej godziny, miasto lub kraj: Warszawa, Polska, UTC+1
command-settings-week = Kanał na jedną wiadomość tygodniowo o partiach tutaj
command-settings-week-day = W który dzień
command-settings-week-at = Kiedy, np. 18:00, albo off
command-settings-week-zone = Strefa czasowa tej godziny, miasto lub kraj: Warszawa, Polska, UTC+1
command-settings-looking = Kanał na jedną listę osób, które szukają gry
command-settings-looking-role = Rola, którą oznaczam najwyżej raz dziennie. @everyone: żadna
command-settings-looking-list = Wyłącz tę listę
setting-looking-list-off = Bez listy
# $channel: where the list is; $role: the role it mentions, at most once a day.
settings-looking-refused = Kto chce zagrać: **nie mogę pisać na kanale { $channel }**. Pozwól mi go widzieć, pisać tam i osadzać linki albo wybierz inny kanał.
settings-looking-on = Kto chce zagrać: jedna lista **na kanale { $channel }**.
settings-looking-calls = Kto chce zagrać: jedna lista **na kanale { $channel }**, a rolę { $role } oznaczam najwyżej raz dziennie.
command-settings-contests = Kto może otwierać ligi i turnieje
setting-contests-everyone = Wszyscy
setting-contests-moderators = Moderacja
setting-contests-off = Nikt, a nowe sezony się nie zaczynają
settings-contests-everyone = Ligi i turnieje: może je otwierać **każdy**.
settings-contests-moderators = Ligi i turnieje: może je otwierać **tylko moderacja**.
settings-contests-off = Ligi i turnieje: **nikt** nie może ich otwierać, nowe sezony się nie zaczynają.
command-settings-pings = Czy oznaczam graczy, gdy jest ich kolej
command-settings-per-person = Otwarte partie na osobę. 0 to brak limitu
command-settings-per-server = Otwarte partie na całym serwerze. 0 to brak limitu
command-settings-cancel = Kto może odwołać partię przed startem albo przerwać później
setting-threads-yes = Wątek dla każdej partii
setting-threads-no = Na samym kanale
setting-pings-call = Oznaczaj graczy
setting-pings-quiet = Podawaj ich nazwy bez powiadomienia
setting-cancel-seats = Tylko jej gracze
setting-cancel-moderators = Także moderacja
setting-puzzles-off = Bez zagadek
setting-week-off = Bez wiadomości tygodnia
weekday-off = wyłączone
weekday-mon = poniedziałek
weekday-tue = wtorek
weekday-wed = środa
weekday-thu = czwartek
weekday-fri = piątek
weekday-sat = sobota
weekday-sun = niedziela
setting-language-unset = Nieustawiony: język społeczności albo osoby, która otwiera partię

settings-title = ### Ustawienia tego serwera
settings-hint = -# Każdy przycisk poniżej objaśnia temat i pozwala go zmienić, tak jak opcje `/settings`. Zmiany dotyczą nowych partii.
# An option of `/settings` and its description. $option: its name; $meaning: the description.
settings-meaning = -# `{ $option }`: { $meaning }
# The subjects, as buttons and headings, and the button back to all.
settings-page-games = Partie i limity
settings-page-lists = Rankingi i listy
settings-page-puzzle = Zagadka
settings-page-week = Tydzień
settings-page-language = Język
settings-page-all = Wszystkie ustawienia
# Whether I can do what the page is about, in all of its channels but those named. $channel: one of them; $permissions: what I lack.
settings-can = ✓ Mogę tam pisać.
settings-lacks = ⚠️ { $channel }: brakuje mi uprawnień: { $permissions }.
settings-can-give = ✓ Mogę nadać tę rolę.
settings-cannot-give = ⚠️ Nie mogę nadać tej roli.
settings-menu-limits = Wybierz limit otwartych partii
settings-menu-language = Wybierz język poczekalni i paneli
settings-button-ratings-choose = Ranking na życzenie
settings-button-ratings-on = Ranking domyślnie
settings-button-ratings-off = Bez rankingu
settings-button-contests-everyone = Turnieje: każdy
settings-button-contests-moderators = Turnieje: tylko moderacja
settings-button-contests-off = Bez turniejów
# $channels, $threads and so on: the lines below.
settings-games = Partie można otwierać { $channels }. { $threads }
    Domyślne tempo: **{ $pace }** · domyślny komputer: **{ $strength }**
    Otwarte partie: na osobę { $person }, na całym serwerze { $server }
    { $pings }
    { $cancel }
settings-saved = **Zapisane.**
settings-channels-all = **na każdym kanale**
settings-channels-some = na: { $channels }
settings-limit-none = **bez limitu**
settings-limit = **najwyżej { $most }**
settings-threads-yes = Każda ma **własny wątek**, jeśli mogę go utworzyć.
settings-threads-no = Toczą się **na samym kanale**, bez wątków.
settings-pings-call = **Oznaczam** graczy, gdy jest ich kolej.
settings-pings-quiet = Gdy jest kolej gracza, **podaję jego nazwę bez powiadomienia**.
settings-cancel-seats = Odwołać albo przerwać partię mogą **tylko jej gracze**.
settings-cancel-moderators = Odwołać albo przerwać partię mogą jej gracze i **moderacja** ({ permission-manage-messages } lub { permission-manage-server }).
settings-language-set = Język poczekalni i paneli: **{ $language }**. Trwające partie zachowują swój.
settings-language-unset = Język poczekalni i paneli to **język społeczności** albo osoby, która otwiera partię.
# $at, $zone: a time of the day.
settings-puzzles-on = Zagadka dnia: **{ $channel }, { $at }** ({ $zone }).
settings-puzzles-paused = Zagadka dnia: **wstrzymana** na kanale { $channel }, bo przez dwa tygodnie nikt nie próbował. Wznawia ją `/settings` z `puzzles`.
settings-puzzles-refused = Zagadka dnia: **nie mogę pisać na kanale { $channel }**. Pozwól mi go widzieć, pisać tam i załączać pliki albo wybierz inny kanał.
settings-puzzles-off = Zagadka dnia: **wyłączona**. Kanał dla niej wybiera `/settings` z `puzzles`.
# $day: a day of the week; $at, $zone: a time of the day.
settings-week-on = Wiadomość tygodnia: **{ $channel }, { $day }, { $at }** ({ $zone }).
settings-week-refused = Wiadomość tygodnia: **nie mogę pisać na kanale { $channel }**. Pozwól mi go widzieć, pisać tam i załączać pliki albo wybierz inny kanał.
settings-week-off = Wiadomość tygodnia: **wyłączona**. Kanał dla niej wybiera `/settings` z `week`.
settings-menu-channels = Wybierz kanały, na których można otwierać partie
settings-menu-pace = Domyślne tempo · { $pace }
settings-menu-per-person = { $limit ->
        [0] Na osobę · bez limitu otwartych partii
        [one] Na osobę · { $limit } otwarta partia
        [few] Na osobę · { $limit } otwarte partie
        [many] Na osobę · { $limit } otwartych partii
       *[other] Na osobę · { $limit } otwartej partii
    }
settings-menu-per-server = { $limit ->
        [0] Cały serwer · bez limitu otwartych partii
        [one] Cały serwer · { $limit } otwarta partia
        [few] Cały serwer · { $limit } otwarte partie
        [many] Cały serwer · { $limit } otwartych partii
       *[other] Cały serwer · { $limit } otwartej partii
    }
settings-button-channels-all = Każdy kanał
settings-button-computer-easy = Komputer: łatwy
settings-button-computer-medium = Komputer: średni
settings-button-computer-strong = Komputer: mocny
settings-button-threads-yes = Graj w wątkach
settings-button-threads-no = Graj bez wątków
settings-button-pings-call = Oznaczaj graczy
settings-button-pings-quiet = Nie oznaczaj graczy
settings-button-cancel-seats = Odwołują tylko gracze
settings-button-cancel-moderators = Odwołuje też moderacja

# What is refused.
refused-not-here = Na tym serwerze partie otwiera się tutaj: { $channels }. Tam wpisz `/play`.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-opened-often = W ciągu godziny można otworzyć najwyżej tyle partii: { $most }. Następną partię możesz otworzyć <t:{ $until }:R>, a do tego czasu dołączać do innych.
refused-too-many-games = { $most ->
    [one] Masz na tym serwerze { $most } niezakończoną partię, a to tutejszy limit. Najpierw ją skończ albo opuść: pokazuje ją `/games`.
    [few] Masz na tym serwerze { $most } niezakończone partie, a to tutejszy limit. Najpierw skończ albo opuść jedną: pokazuje je `/games`.
    [many] Masz na tym serwerze { $most } niezakończonych partii, a to tutejszy limit. Najpierw skończ albo opuść jedną: pokazuje je `/games`.
   *[other] Masz na tym serwerze { $most } niezakończonej partii, a to tutejszy limit. Najpierw skończ albo opuść jedną: pokazuje je `/games`.
}
refused-too-many-alone = Twoje niezakończone partie z komputerem: { $most }. To limit na osobę. Najpierw skończ albo opuść jedną: pokazuje je `/games`.
# $most: the limit.
refused-watches-many = Obserwowane partie: { $most }. To limit na osobę. Najpierw przestań obserwować jedną: **{ button-more }** na jej planszy.
# $most: a number.
refused-suggests-many = Liczba Twoich dzisiejszych tekstów: { $most }, a więcej dziennie nie przyjmuję. Następne możesz wysłać jutro.
refused-too-many-by-code = Twoje niezakończone partie z dołączaniem kodem: { $most }. To limit na osobę. Najpierw skończ albo opuść jedną: pokazuje je `/games`.
refused-too-many-games-here = { $most ->
    [one] Ten serwer ma { $most } niezakończoną partię, a to jego limit. Następną otworzysz, gdy się skończy, albo moderacja podniesie limit przez `/settings`.
    [few] Ten serwer ma { $most } niezakończone partie, a to jego limit. Następną otworzysz, gdy któraś się skończy, albo moderacja podniesie limit przez `/settings`.
    [many] Ten serwer ma { $most } niezakończonych partii, a to jego limit. Następną otworzysz, gdy któraś się skończy, albo moderacja podniesie limit przez `/settings`.
   *[other] Ten serwer ma { $most } niezakończonej partii, a to jego limit. Następną otworzysz, gdy któraś się skończy, albo moderacja podniesie limit przez `/settings`.
}
refused-not-to-invite = Tej osoby nie możesz zaprosić: { $person }. Zaproś kogoś innego albo nikogo: każdy tutaj może kliknąć **{ $button-join }**.
refused-not-to-join = Do tej partii nie możesz dołączyć. `/play` otwiera inną.
refused-blocked = Masz na liście zablokowanych: { $person }. `/block` pokazuje Twoją listę, tam możesz to cofnąć.
refused-blocked-oneself = Siebie zablokować nie możesz.
refused-blocked-bot = Bota nie trzeba blokować: ja gram tylko na zaproszenie, a inne boty nie grają.
refused-not-a-manager = Potrzebujesz do tego uprawnienia **{ permission-manage-server }**.
refused-no-puzzle-channel = Wybierz najpierw kanał: `/settings` z opcją `puzzles`.
refused-no-week-channel = Wybierz najpierw kanał: `/settings` z opcją `week`.
refused-no-looking-channel = Wybierz najpierw kanał: `/settings` z opcją `looking`.
refused-no-such-setting = Nie znam tego ustawienia. `/settings` pokazuje, co możesz ustawić.

# The message of the week. $until: a day.
week-heading = ### Tydzień do { $until }
week-numbers = Partie skończone: **{ $ended }** · zaczęte: **{ $began }** · trwające: **{ $running }**. Graczy: **{ $players }**.
week-quiet = W tym tygodniu nikt nie grał.
# Results. $first: who won or drew; $others: the beaten who allow it to be shown.
week-won = { $game }: wygrywa { $first }
week-beat = { $game }: wygrywa { $first }, przegrana: { $others }
week-shared = { $game }: remis, { $first }
week-together = { $game }: wspólna wygrana, { $first }
week-drawn = { $game }: pierwsze miejsce ex aequo, { $first }
week-drew-before = { $game }: pierwsze miejsce ex aequo, { $first }; za nimi: { $others }
week-somebody = ktoś
week-more = … i inne wyniki: { $count }
# $report: the move, with the colours of the seats.
week-turn = **Ruch tygodnia:** { $who } w { $game }. { $report }
week-puzzle = **Zagadka dnia:** próby: { $tried }, rozwiązania: { $solved }.
# $people: each with the days, as below.
week-solvers = Najwięcej dni z rozwiązaniem: { $people }.
week-solver = { $who } ({ $days })
# $places: the first ones, as below.
week-month = **Ten miesiąc, { $month }:** { $places }
week-place = { $place }. { $who } { $points }
week-seats = Wolne miejsca:
week-last = -# Od dwóch tygodni nie było partii, więc odtąd milczę. Obudzi mnie następna, która się zacznie: `/play`.
button-week-join = Dołącz: { $game } { $code }
button-week-take = Przejmij: { $game } { $code }
# To the person who set the channel. $server: a link to the server.
looking-refused-missing = Nie mogę pokazywać na kanale { $channel }, kto chce zagrać, bo brakuje mi uprawnień: { $permissions }. Moderacja może je nadać: **{ path-channel-permissions }**. Inny kanał wybiera `/settings` z `looking`.
looking-refused-gone = Kanału, który ma pokazywać, kto chce zagrać, już nie ma: { $server }. Tam `/settings` z `looking` wybiera inny, a `looking-list: off` to wyłącza.
looking-refused = Discord nie pozwala mi pokazywać na kanale { $channel }, kto chce zagrać. Inny kanał wybiera `/settings` z `looking`.
week-refused-missing = Nie mogę wysłać wiadomości tygodnia na kanale { $channel }, bo brakuje mi uprawnień: { $permissions }. Moderacja może je nadać: **{ path-channel-permissions }**. Próbuję dalej. Inny kanał wybiera `/settings` z `week`.
week-refused-gone = Kanału na wiadomość tygodnia już nie ma: { $server }. Tam `/settings` z `week` wybiera inny, a `week-at: off` to wyłącza.
week-refused = Discord nie pozwala mi wysłać wiadomości tygodnia na kanale { $channel }. Próbuję dalej. Inny kanał wybiera `/settings` z `week`.
