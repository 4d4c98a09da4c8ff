# Leagues: seasons in groups, which begin and end by themselves.

command-league = Sezony w grupach, które zaczynają się i kończą same
command-league-new = Otwórz ligę wybranej gry na tym kanale
command-league-new-game = Która z gier dla dwojga
command-league-new-pace = Jak szybko. Pomiń, żeby wziąć tempo tego serwera
command-league-card = Zobacz ligę: jej grupy i dalsze terminy
command-league-card-game = Liga której gry
command-league-join = Graj od następnego sezonu
command-league-join-game = Liga której gry
command-league-leave = Opuść ligę
command-league-leave-game = Liga której gry
command-league-once = Zagraj w następnym sezonie, a potem opuść ligę

command-league-once-game = Liga której gry

# The card, the beginning of which is always the same. $game: the game.
league-title = **Liga { $game }**
# $season: its number; $pace: as option-pace; $until: a date.
league-season = Sezon { $season }, { $pace }. Kończy się z ostatnią partią, najpóźniej { $until }. Dołącz, żeby grać od następnego sezonu.
# $when: date and time.
league-next = Sezon { $season } ({ $pace }) zaczyna się sam: { $when }. Dołącz przedtem.
# $fewest: how many a season needs; $count: how many are missing.
league-missing = Sezon ({ $pace }) zaczyna się sam, gdy graczy jest { $fewest }. Brakuje: { $count }.
league-rests = Następny sezon nie ma jeszcze daty: za mało osób potwierdziło udział albo ligi są tu wyłączone.
# $people: those who play the next season.
league-people = Grają ({ $count }): { $people }
# $count: further people who are not named.
league-more = jeszcze { $count }
# A group of the season, the first is the strongest. $people: lines as below, joined.
league-group = **Grupa { $group }** · { $people }
# $number: the row in the picture; $who: the player; $points: such as 7 or 7½.
league-line = { $number } { $who } **{ $points }**
# Small print of the card. $most: a number.
league-rules = -# W grupie każdy gra z każdym raz: po dwie partie naraz, z zamianą miejsc, spotkań jednocześnie najwyżej { $most }. Potem pierwsi awansują, a ostatni spadają.
button-league-join = Dołącz
button-league-leave = Opuść ligę
# Alternative text of the tables. $count: of groups; $groups: as below; the names stand in the message.
league-alt = { $count ->
    [1] Tabela sezonu, wiersze w kolejności listy. { $groups }
   *[other] Tabele grup ({ $count }), wiersze w kolejności listy. { $groups }
}
# $points: the points of the rows, joined.
league-alt-group = Grupa { $group }: { $points }.

# The message at the end of a season, the beginning of which is always the same.
league-over = **Liga { $game }: koniec sezonu { $season }.**
# $people: who is first, or who shares the first place.
league-first = Na czele grupy { $group }: { $people } (**{ $points }**).
league-up = Awans o grupę wyżej: { $people }.

# Answers to one player alone.
league-opened = Liga **{ $game }** jest otwarta. Jej karta trafi tutaj: { $place }. Każdy może tam dołączyć, a sezony zaczynają się i kończą same.
league-joined = Grasz w lidze **{ $game }**, dopóki z niej nie wyjdziesz.
league-joined-once = Grasz w lidze **{ $game }**, w jej następnym sezonie.
# $until: a date.
league-after-season = Sezon trwa, najpóźniej do { $until }. Grasz od następnego.
# $when: date and time.
league-from = Twój sezon zaczyna się: { $when }.
# $count: how many players are missing.
league-soon = { $count ->
    [0] Na sezon jest Was dość: jego data pojawi się na karcie.
    [one] Twój sezon zacznie się, gdy dołączy jeszcze { $count } osoba.
    [few] Twój sezon zacznie się, gdy dołączą jeszcze { $count } osoby.
    [many] Twój sezon zacznie się, gdy dołączy jeszcze { $count } osób.
   *[other] Twój sezon zacznie się, gdy dołączy jeszcze { $count } osoby.
}
# $people: players in the league whom the reader has blocked; $count: of them.
league-blocked = { $count ->
    [one] Gra tu osoba, którą blokujesz: { $people }. Nie spotkacie się.
   *[other] Grają tu osoby, które blokujesz: { $people }. Nie spotkacie się.
}
league-left-it = Nie grasz już w lidze **{ $game }**. Twoje trwające partie toczą się dalej.
league-withdrew = Nie grasz już w lidze **{ $game }**. Twoje trwające partie toczą się dalej, pozostałe się nie zaczną.
league-is-in = Grasz w następnym sezonie ligi **{ $game }**.
league-is-out = Nie grasz w następnym sezonie ligi **{ $game }**. Na jej karcie możesz jeszcze dołączyć.
league-goes-on = Grasz dalej w lidze **{ $game }**.

# Direct messages. $place: the league's channel; $until: date and time.
league-call = Następny sezon ligi **{ $game }** ({ $place }) zaczyna się: { $until }. W ostatnim jedna Twoja partia jest przegrana na czas, więc pytam: grasz?
button-league-in = Gram
button-league-out = Tym razem nie
league-lost = Twoja partia w lidze **{ $game }** ({ $place }) jest przegrana na czas. Kliknij **{ button-league-go }**, jeśli grasz dalej, do { $until }. Bez odpowiedzi albo po drugiej takiej przegranej pozostałe Twoje spotkania się nie zaczną.
button-league-go = Gram dalej
league-left = Nie grasz już w lidze **{ $game }** ({ $place }): są tam Twoje partie przegrane na czas, a od miesiąca Cię nie widać. Zawsze możesz wrócić.
button-league-again = Dołącz znów

refused-league-on-servers = Ligi należą do serwera, więc użyj `/league` tam.
refused-no-league = Ligi { $game } jeszcze tu nie ma. Otwiera ją `/league new`.
refused-league-not-for-two = W { $game } nie ma ligi: liga wymaga gry dla dwojga przeciw sobie.
refused-league-pace = W tym tempie nie ma sezonów tej gry. Wybierz inne `pace`: fast albo normal pasuje do każdej gry.
refused-league-running = Sezon trwa i zachowuje swoje tempo. Między sezonami zmienia je `/league new`.
refused-leagues-off = Na tym serwerze nie otwiera się lig. Pozwolić na nie może ktoś, kto nim zarządza: `/settings` z `contests`.
refused-leagues-of-moderators = Ligi otwiera tu moderacja. Poproś ją albo niech ktoś, kto zarządza serwerem, zmieni `contests` w `/settings`.
refused-not-in-league = Nie grasz w tej lidze.
refused-in-league = Już grasz w tej lidze.
refused-league-not-asked = To pytanie jest nieaktualne i nic się nie zmieniło. Aktualny stan ligi pokazuje `/league card`.
