# Reminders, vacations, and what people wish for themselves.

button-snooze = Nie w tym ruchu

# What a reminder says, by mention or by direct message. $person: who; $since, $until: instants.
remind-turn = { $person }: { $game } czeka na Ciebie. Od: { $since }. [Do planszy]({ $link }) · `{ $code }`
remind-turn-until = { $person }: { $game } czeka na Ciebie. Termin: { $until }. [Do planszy]({ $link }) · `{ $code }`
# The same where a vacation has just come to its end.
remind-back = { $person }, witaj z powrotem. { $game } czeka na Ciebie. Od: { $since }. [Do planszy]({ $link }) · `{ $code }`
remind-back-until = { $person }, witaj z powrotem. Twoje zegary znów chodzą, a { $game } czeka na Ciebie. Termin: { $until }. [Do planszy]({ $link }) · `{ $code }`
remind-back-idle = { $person }, witaj z powrotem. W żadnej partii nie jest teraz Twoja kolej. Jedna z Twoich partii to { $game }: [do planszy]({ $link }) · `{ $code }`
# The same by direct message to a person without a running game.
remind-back-none = { $person }, witaj z powrotem. Twój urlop się skończył i żadna Twoja partia nie trwa. Nową zaczyna `/play`.
# The one mention when a person's quiet hours end, for all games that wait; its second line is about the one with the least time.
# The hours end before noon, or at another time of the day. $count: how many games wait.
remind-morning = { $count ->
    [one] Dzień dobry, { $person }: na Ciebie czeka { $count } partia.
    [few] Dzień dobry, { $person }: na Ciebie czekają { $count } partie.
    [many] Dzień dobry, { $person }: na Ciebie czeka { $count } partii.
   *[other] Dzień dobry, { $person }: na Ciebie czeka { $count } partii.
}
remind-quiet-over = { $count ->
    [one] Koniec Twoich godzin ciszy, { $person }: na Ciebie czeka { $count } partia.
    [few] Koniec Twoich godzin ciszy, { $person }: na Ciebie czekają { $count } partie.
    [many] Koniec Twoich godzin ciszy, { $person }: na Ciebie czeka { $count } partii.
   *[other] Koniec Twoich godzin ciszy, { $person }: na Ciebie czeka { $count } partii.
}
remind-morning-game = { $game }: [do planszy]({ $link }) · `{ $code }`
remind-morning-until = { $game }: termin { $until }. [Do planszy]({ $link }) · `{ $code }`
# The same to a person for whom no game waits, but an invitation.
remind-invited = { $person }: czeka na Ciebie miejsce w { $game }. [Do poczekalni]({ $link }) · `{ $code }`
# $seats: who is to act now.
remind-next = { $person }: następny ruch w { $game } jest Twój. Teraz ruch: { $seats }. [Do planszy]({ $link }) · `{ $code }`
snoozed = Nie przypominam o **{ $game }** do Twojego następnego ruchu. `{ $code }`

# /remind show. $hours, $from, $to: numbers and times of day; $zone: a time zone's name.
preferences-title = ### Twoje przypomnienia
preferences-points = Gdy partia na Ciebie czeka, przypominam w połowie Twojego czasu i gdy zostanie jedna dziesiąta.
preferences-points-every = { $hours ->
    [1] Gdy partia na Ciebie czeka, przypominam w połowie Twojego czasu, gdy zostanie jedna dziesiąta, i co godzinę.
    [one] Gdy partia na Ciebie czeka, przypominam w połowie Twojego czasu, gdy zostanie jedna dziesiąta, i co { $hours } godzinę.
    [few] Gdy partia na Ciebie czeka, przypominam w połowie Twojego czasu, gdy zostanie jedna dziesiąta, i co { $hours } godziny.
    [many] Gdy partia na Ciebie czeka, przypominam w połowie Twojego czasu, gdy zostanie jedna dziesiąta, i co { $hours } godzin.
   *[other] Gdy partia na Ciebie czeka, przypominam w połowie Twojego czasu, gdy zostanie jedna dziesiąta, i co { $hours } godziny.
}
preferences-every = { $hours ->
    [1] Gdy partia na Ciebie czeka, przypominam co godzinę.
    [one] Gdy partia na Ciebie czeka, przypominam co { $hours } godzinę.
    [few] Gdy partia na Ciebie czeka, przypominam co { $hours } godziny.
    [many] Gdy partia na Ciebie czeka, przypominam co { $hours } godzin.
   *[other] Gdy partia na Ciebie czeka, przypominam co { $hours } godziny.
}
preferences-none = Nie przypominam, gdy partia na Ciebie czeka.
preferences-way-mention = Oznaczam Cię przy stole.
preferences-way-dm = Piszę do Ciebie w wiadomości prywatnej, a gdy nie mogę, oznaczam Cię przy stole.
# Said to whoever sets quiet hours.
preferences-quiet = Godziny ciszy: od { $from } do { $to } ({ $zone }). Piszę wtedy tylko Twoją nazwę, bez powiadomienia, a po nich oznaczam Cię raz, za wszystkie partie, które czekają. Wyjątki: gdy skończyłby Ci się czas, oraz partie na żywo.
preferences-loud = Bez godzin ciszy. Ustawia je `/remind quiet`.
preferences-next = Zapowiedź Twojego ruchu, gdy gra co najmniej troje: włączona
preferences-next-off = Zapowiedź Twojego ruchu, gdy gra co najmniej troje: wyłączona
# In the place of the first line, with a daily message.
preferences-digest-points = Przypominam tylko wtedy, gdy została jedna dziesiąta Twojego czasu, a przed jego końcem nie będzie codziennej wiadomości. W partiach na żywo przypominam też w połowie czasu.
# $at: a time of day.
preferences-digest = Raz dziennie, o { $at } ({ $zone }), wysyłam Ci jedną wiadomość prywatną ze wszystkimi partiami, które na Ciebie czekają. Przy stole oznaczam Cię wtedy tylko w partiach na żywo i gdy Twój czas skończyłby się przed następną wiadomością.
preferences-digest-off = Oznaczam Cię za każdym razem, gdy jest Twoja kolej. `/remind digest` zamienia to w jedną wiadomość dziennie.
preferences-puzzle = Raz dziennie, o { $at } ({ $zone }), wysyłam Ci linijkę o zagadce dnia.
preferences-puzzle-in-digest = W tej wiadomości jest też linijka o zagadce dnia.
# Only where it is on.
preferences-forced = Gdy masz tylko jeden dozwolony ruch i nic nie jest ukryte, gram go za Ciebie po dwóch minutach (w partiach na żywo po 10 sekundach), chyba że od razu przegrywa.
# Only where it is on.
preferences-reader = Dla Twojego czytnika ekranu: w wiadomościach prywatnych każda Twoja kolej na ruch to nowa wiadomość.
# The answer to **Call me tomorrow**. $at: date and time.
preferences-tomorrow = Wyślę Ci jedną wiadomość o tym, co na Ciebie czeka: { $at }. Potem bez Twojej prośby nic nie przyjdzie.
# The answer to **Cancel** below it.
preferences-not-tomorrow = Dobrze, nie wyślę.
# The answer to **Remind me tomorrow**. $at: date and time.
preferences-puzzle-tomorrow = Wyślę Ci linijkę o następnej zagadce, a potem codziennie: { $at }.
preferences-puzzle-off = Bez linijki o zagadce dnia. `/remind puzzle` wysyła jedną dziennie.
preferences-changed = ### Zapisane
preference-points-on = Przypominaj w połowie czasu
preference-points-off = Nie przypominaj w połowie czasu
preference-way-dm = Przypominaj prywatnie
preference-way-mention = Przypominaj oznaczeniem
preference-next-on = Zapowiedź mojego ruchu: włącz
preference-next-off = Zapowiedź mojego ruchu: wyłącz
preference-off = Bez przypomnień
preference-digest-off = Bez codziennego przeglądu
preference-puzzle-off = Bez codziennej zagadki
preference-every = Przypominaj co kilka godzin …
preference-every-0 = Raz lub dwa razy, nie co kilka godzin
preference-every-hours = Przypominaj co { $hours } godz.

refused-zone = Nie znam tej strefy czasowej. Wpisz swoje miasto, kraj albo przesunięcie, na przykład `UTC+1`, i wybierz z listy.
# Below there is a button for each that was perhaps meant.
refused-zone-near = To może oznaczać kilka stref czasowych. Czy chodzi o jedną z tych?
refused-no-zone = W jakiej jesteś strefie czasowej? Dodaj `zone:` ze swoim miastem, krajem albo przesunięciem, na przykład `UTC+1`.
refused-time = Nie rozumiem tej godziny. Spróbuj `22:30` albo `10pm`.
refused-all-day = Godziny ciszy muszą mieć różny początek i koniec. Ciszę przez cały dzień daje `/remind off`.
refused-every = Wybierz liczbę godzin od 0 do { $most }. 0 wyłącza.

# The daily digest, a direct message. The title stays the same every day: by it the bot finds a digest it has sent.
digest-title = ### Czeka dziś na Ciebie
# $others: the other players; $left: how much time is left.
digest-line = - **{ $game }**, grają też: { $others } · `{ $code }`
digest-line-until = - **{ $game }**, grają też: { $others } · termin { $left } · `{ $code }`
# A game that the reader follows and does not play in. $players: who plays; $moves: how many were played.
digest-followed = - Obserwujesz [{ $game }]({ $link }): { $players } · ruch { $moves } · `{ $code }`
# $count: how many more.
digest-more = - oraz inne ({ $count }), niżej
digest-change-puzzle = -# `/remind puzzle` zmienia godzinę albo to wyłącza.
digest-change-once = -# To była jednorazowa prośba. `/remind digest` wysyła to codziennie.
digest-change = -# `/remind digest` zmienia godzinę albo to wyłącza.
# Said once, in an answer, after a digest could not be sent.
aside-lost-digest = -# Nie mogę wysyłać Ci wiadomości prywatnych, więc codzienna wiadomość jest wyłączona i znów oznaczam Cię przy stole. Żeby ją przywrócić, zezwól na wiadomości prywatne od członków tego serwera i użyj `/remind digest` albo `/remind puzzle`.

# /vacation. $until: a day, $days and $hours: what is left this year.
vacation-away = Masz urlop do { $until }. Twoje zegary stoją, oprócz partii na żywo, a grać nadal możesz. Na ten rok zostanie Ci potem { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} i { $hours } godz. urlopu.
vacation-here = W tym roku masz jeszcze { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} i { $hours } godz. urlopu. Podczas urlopu Twoje zegary stoją, oprócz partii na żywo, a przeciwnicy widzą to na panelach.
vacation-begun = Miłego wypoczynku. Twoje zegary stoją do { $until }, oprócz partii na żywo. Powiem Ci, kiedy urlop się skończy, a `/vacation end` kończy go wcześniej.
vacation-ended = Witaj z powrotem. Twoje zegary znów chodzą. `/games` pokazuje partie, które na Ciebie czekają.
# Below them. $days: days of the week; $zone: a time zone's name.
vacation-week = Dni wolne: { $days } ({ $zone }). Nie liczą się do urlopu.
vacation-week-none = `/vacation weekly` daje Ci dni wolne co tydzień, na przykład sobotę i niedzielę.
vacation-net = Gdy ma Ci się skończyć czas, urlop do trzech dni zaczyna się sam, najwyżej raz na 30 dni. Liczy się do limitu i widzą go wszyscy przy stole. Potrzebna jest do tego jedna skończona partia.
vacation-net-off = Żaden urlop nie zaczyna się sam, gdy kończy Ci się czas.
button-net-on = Zaczynaj urlop za mnie
button-net-off = Nie zaczynaj za mnie
vacation-weekly = Twoje zegary stoją w te dni: { $days }, od najbliższej północy ({ $zone }), oprócz partii na żywo. Te dni nie liczą się do urlopu. Za tydzień możesz wybrać inne.
vacation-weekly-off = Nie masz już dni wolnych. `/vacation status` pokazuje Twój urlop.
# $until: seconds since 1970; Discord shows how long that is from now.
refused-days-set = Inne dni wolne możesz wybrać <t:{ $until }:R>. `/vacation weekly days: off` kończy je od razu.
# $most: how many.
refused-too-many-days = Dni wolnych w tygodniu wybierz najwyżej { $most }.
vacation-days = Idź na urlop na …
vacation-day = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
vacation-all = Wszystko, co mi zostało
button-vacation-end = Zakończ mój urlop

refused-away = Masz już urlop. `/vacation end` go kończy.
refused-here = Nie masz teraz urlopu. `/vacation start` go zaczyna.
refused-used-up = Na ten rok zostało Ci { $hours } godz. urlopu, a żeby go zacząć, trzeba całego dnia. Twoje 14 dni wraca 1 stycznia.
refused-too-long = Na ten rok zostało Ci { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
} i { $hours } godz. Wybierz mniej dni albo pomiń liczbę, żeby wziąć wszystko.
