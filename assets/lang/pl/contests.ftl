# Contests: everybody meets everybody, or rounds of a Swiss contest.

command-contest = Turnieje w wybranej grze
command-contest-new = Otwórz turniej na tym kanale
command-contest-new-kind = Kto gra z kim
command-contest-new-game = Która gra
command-contest-new-pace = Jak szybko. Pomiń, żeby wziąć tempo tego serwera
command-contest-new-rounds = Rundy: 2–9 w systemie szwajcarskim, 3–5 przy stołach
command-contest-new-starts = Za ile dni się zaczyna, od 2 do 28
command-contest-new-name = Nazwa
command-contest-card = Zobacz turniej
command-contest-card-contest = Który turniej
command-contest-list = Turnieje tego serwera
command-contest-leave = Opuść turniej, nim się zacznie
command-contest-leave-contest = Który turniej
command-contest-withdraw = Wycofaj się z trwającego turnieju
command-contest-withdraw-contest = Który turniej
command-contest-start = Zapytaj, kto gra, lub zacznij
command-contest-start-contest = Który turniej
command-contest-stop = Przerwij turniej
command-contest-stop-contest = Który turniej
command-contest-new-final = Po ostatniej rundzie najlepsi (2 albo 4) grają dalej. Bez tej opcji nie ma finału

# The kinds, in a menu.
option-contest-pairs = pairs: każdy gra z każdym, od 3 do 10 graczy
option-contest-swiss = swiss: kilka rund z równymi sobie, od 8 do 200 graczy
# The finals, in a menu. A meeting is two games.
option-final-none = bez finału: decyduje tabela
option-final-2 = 2: pierwsza dwójka gra jeszcze jedno spotkanie
option-final-4 = 4: półfinały i finał albo dwie partie czwórki przy jednym stole
option-contest-tables = tables: po troje lub czworo przy stole, od 3 do 64 graczy
option-contest-together = together: drużyny grają razem, od 4 do 64 graczy
# The name of a contest to which none was given.
contest-name = Turniej { $game }

# The card, the beginning of which is always the same. $name: the contest; $game: the game.
contest-title = **{ $name }** · { $game }
# How it is played. $pace: as option-pace.
contest-pairs = Każdy gra z każdym raz ({ $pace }).
# $rounds: a number.
contest-swiss = System szwajcarski, liczba rund: { $rounds } ({ $pace }).
contest-swiss-open = System szwajcarski, liczba rund zależy od liczby graczy ({ $pace }).
contest-tables = Stoły po troje i po czworo, liczba rund: { $rounds } ({ $pace }).
contest-together = Drużyny od dwóch do czterech osób grają razem, na trzech planszach ({ $pace }).
# $when: date and time; $called: date and time.
contest-opens = Początek: { $when }. Kto się zgłosi, dostaje dwa dni wcześniej pytanie, czy gra: { $called }.
contest-called = Początek: { $when }. Grają tylko osoby, które potwierdzą udział.
# $until: a date.
contest-runs = Turniej kończy się z ostatnią partią, najpóźniej { $until }. Urlop dodaje najwyżej 7 dni.
# $round, $rounds: numbers.
contest-round = Runda { $round } z { $rounds }, najpóźniej do { $until }. Urlop dodaje łącznie najwyżej 7 dni.
contest-is-over = Turniej się skończył.
contest-was-stopped = Turniej przerwano.
# $fewest: a number.
contest-was-few = Turniej się nie odbędzie: za mało osób potwierdziło udział (potrzeba co najmniej: { $fewest }).
# $count: how many have joined; $people: who they are, as far as there is room.
contest-people = Zgłoszenia ({ $count }): { $people }
# $count: how many have said that they play.
contest-in = Grają ({ $count }): { $people }
contest-nobody = Nie ma jeszcze zgłoszeń.
# $line: a line of the standing, as league-line.
contest-withdrawn = { $line } (wycofanie)
# Small print of the card.
contest-rules-pairs = -# Spotkanie to dwie partie naraz, z zamianą miejsc. Do pięciu graczy wszyscy spotykają się jednocześnie, przy większej liczbie każdy ma najwyżej trzy spotkania naraz.
contest-rules-swiss = -# Spotkanie to dwie partie naraz, w każdej na innym miejscu. Następna runda zaczyna się, gdy skończy się ostatnie spotkanie. Jeśli w rundzie nie masz przeciwnika, zalicza Ci się jedną wygraną z dwóch partii.
contest-rules-tables = -# Każda runda ma nowe stoły, z innymi przeciwnikami i miejscami. Punkty przy stole: 1 za pokonanie wszystkich, ½ za pokonanie połowy i tak dalej. Potem liczą się pierwsze miejsca, potem punkty najlepszych przeciwników. Następna runda zaczyna się, gdy skończy się gra przy ostatnim stole.
contest-rules-together = -# Drużyny są tak dobrane, by miały równą siłę. Każda gra własne rozdania, plansza po planszy: 4x, ON3ROWS, 6x. Liczą się wygrane plansze, potem położone żetony.
button-contest-join = Dołącz
button-contest-leave = Opuść turniej
button-contest-standing = Tabela
# Behind the sentences on how it is played and when it ends. $count: 2 or 4.
contest-has-final = Potem finał. Liczba graczy: { $count }.
# $until: a date.
contest-likely = Przewidywany koniec: { $until }.
# A final goes on. $until: a date.
contest-semis = Półfinały, najpóźniej do { $until }. Urlop dodaje łącznie najwyżej 7 dni.
contest-finals = Finał, najpóźniej do { $until }. Urlop dodaje łącznie najwyżej 7 dni.
# A meeting of a final, also in the alternative text. $one, $other: the row in the picture and the player; $points: such as 1½ : ½.
contest-semi = Półfinał: { $one } – { $other } (**{ $points }**)
contest-last = Finał: { $one } – { $other } (**{ $points }**)
contest-last-table = Finał przy jednym stole: { $players }
contest-last-player = { $who } (**{ $points }**)
# Why a player wins such a meeting. $line: the meeting; $who: the row and the player.
contest-by-turns = { $line }: równe punkty, { $who } wygrywa w mniejszej liczbie ruchów.
contest-by-place = { $line }: równe punkty, { $who } ma lepsze miejsce w tabeli.
contest-by-absence = { $line }: dalej gra { $who }, druga strona się wycofuje.
# On the card while a latecomer can press the button.
contest-place-free = Ktoś wycofuje się przed końcem swojej pierwszej partii, więc jest wolne miejsce.
button-contest-take = Zajmij miejsce
# Small print of the card.
contest-rules-final = -# Spotkanie w finale to też dwie partie. Przy równych punktach wygrywa ta strona, która w wygranej partii ma mniej własnych ruchów, a przy równej ich liczbie ta, która ma lepsze miejsce w tabeli.
contest-rules-final-table = -# Finał to dwie partie przy jednym stole, w drugiej z odwróconą kolejnością miejsc. Przy równej liczbie punktów decyduje lepsze miejsce przed finałem.
# Alternative text of the table. $points: the points of the rows, joined.
contest-alt = Tabela turnieju, wiersze w kolejności listy. Punkty: { $points }.
# Alternative text of the final, which is above the table. $meetings: its meetings, as above.
contest-alt-final = Finał, z numerami z listy zamiast nazw. { $meetings }
contest-alt-teams = Tabela drużyn, wiersze w kolejności listy: { $points }.
contest-decimal = { $whole },{ $hundredths }
contest-team-points = plansze: { $boards }, żetony: { $tokens }

# The message by which people are asked, the beginning of which is always the same.
contest-call = **{ $name } zaczyna się:** { $when }. Grasz? Bez odpowiedzi nie bierzesz udziału.
button-contest-in = Gram
button-contest-out = Tym razem nie

# The message at the end, the beginning of which is always the same.
contest-ended = **{ $name }: koniec turnieju.**
contest-stopped = **{ $name }: turniej przerwano.** Trwające partie toczą się dalej.
# $people: who has this place.
contest-place = { $place }. { $people } (**{ $points }**)
# The places of a final.
contest-final-place = { $place }. { $people }

# Answers to one player alone.
contest-opened = Turniej jest otwarty: **{ $name }**. Jego karta trafi tutaj: { $channel }. Każdy może tam dołączyć.
# $when: date and time.
contest-joined = Jesteś na liście: **{ $name }**. Początek: { $when }. Dwa dni wcześniej zapytam, czy grasz.
contest-is-in = Grasz w turnieju: **{ $name }**. Początek: { $when }.
contest-is-out = Nie grasz w turnieju: **{ $name }**. Do początku możesz jeszcze dołączyć na jego karcie.
contest-left-it = Nie ma Cię już na liście: **{ $name }**.
contest-ask-withdraw = **{ $name }**: wycofujesz się? Powrotu nie ma. Twoje trwające partie toczą się dalej. Jeśli masz za sobą mniej niż połowę swoich partii, żadna nie liczy się w tabeli. W przeciwnym razie partie, które się nie zaczęły, wygrywa druga strona.
button-contest-withdraw = Tak, wycofuję się
contest-ask-withdraw-tables = **{ $name }**: wycofujesz się? Powrotu nie ma. Twoja trwająca partia toczy się dalej. Jeśli masz za sobą grę przy mniej niż połowie swoich stołów, żadna nie liczy się w tabeli. W przeciwnym razie liczą się nadal.
contest-ask-withdraw-together = **{ $name }**: wycofujesz się? Powrotu nie ma. Twoja trwająca partia toczy się dalej. Twoja drużyna gra na następnych planszach bez Ciebie.
contest-withdrew = Nie grasz już w turnieju: **{ $name }**. Twoje trwające partie toczą się dalej.
contest-ask-stop = Przerwać dla wszystkich: **{ $name }**? Trwające partie toczą się dalej, nic innego się nie zacznie.
button-contest-stop = Tak, przerwij
contest-has-stopped = Turniej przerwano: **{ $name }**.
contest-starts = **{ $name }** zaczyna się: { $when }. Osoby z listy zgłoszeń pytam teraz o udział.
contest-starts-now = **{ $name }** zaczyna się teraz. Grają osoby, które potwierdziły udział.
contest-goes-on = Grasz dalej w turnieju: **{ $name }**.
contest-took-pairs = Masz miejsce w turnieju **{ $name }** i spotykasz się ze wszystkimi.
contest-took-swiss = Masz miejsce w turnieju **{ $name }** i grasz od następnej rundy.
# $place: a number; $points: such as 7 or 7½.
contest-own = Ty: miejsce { $place }, **{ $points }**.
# Above the list of a server.
contest-list-title = Turnieje tutaj:
# $state: as contest-state.
contest-list-line = **{ $name }** · { $game } · { $state }
contest-state-open = początek: { $when }
contest-state-running = trwa
contest-list-none = Żaden turniej nie jest tu otwarty. Nowy otwiera `/contest new`.

# Direct messages. $place: the contest's channel; $until: date and time.
contest-call-direct = **{ $name }** ({ $place }) zaczyna się: { $until }. Jesteś na liście zgłoszeń, więc pytam: grasz? Bez odpowiedzi nie bierzesz udziału.
contest-lost = **{ $name }** ({ $place }): Twoja partia jest przegrana na czas. Kliknij **{ button-league-go }**, jeśli grasz dalej, do { $until }. Bez odpowiedzi albo po drugiej takiej przegranej wycofuję Cię z turnieju.

refused-contest-on-servers = Turnieje należą do serwera, więc użyj `/contest` tam.
refused-no-contest = Nie znajduję tu takiego turnieju. Otwarte pokazuje `/contest list`.
refused-contest-not-for-two = W { $game } nie ma turniejów: turniej wymaga gry dla dwojga przeciw sobie.
refused-contest-not-for-tables = W { $game } nie ma stołów: wymagają gry dla trojga lub więcej przeciw sobie. Zmień `game` albo `kind`.
refused-contest-not-together = W { $game } nie gra się razem: drużyny grają w Mindoku. Zmień `game` albo `kind`.
refused-contest-pace = W tym tempie nie ma turniejów tej gry. Wybierz inne `pace`: fast albo normal pasuje do każdej gry.
refused-contest-name = Nazwa ma najwyżej 40 liter, cyfr i prostych znaków. Wybierz inne `name`.
refused-contest-name-taken = Turniej o nazwie **{ $name }** jest tu już otwarty. Wybierz inne `name`.
# $most: a number.
refused-contest-rounds = Turniej szwajcarski ma od 2 do { $most } `rounds`, turniej przy stołach od 3 do 5, inne nie mają ich wcale. Zmień albo pomiń `rounds`.
refused-contest-no-final = Cykl nie ma finału, podobnie jak turniej, w którym drużyna gra razem. Pomiń `final`.
refused-contest-days = Od otwarcia do początku turnieju mija od 2 do 28 dni. Zmień albo pomiń `starts`.
refused-contests-too-many = Ten serwer ma już dziesięć turniejów. Pokazuje je `/contest list`: poczekaj, aż któryś się skończy.
refused-contests-off = Na tym serwerze nie otwiera się turniejów. Pozwolić na nie może ktoś, kto nim zarządza: `/settings` z `contests`.
refused-contests-of-moderators = Turnieje otwiera tu moderacja. Poproś ją albo niech ktoś, kto zarządza serwerem, zmieni `contests` w `/settings`.
refused-contest-not-yours = Może to zrobić tylko moderacja albo osoba, która otworzyła ten turniej. Poproś kogoś z nich.
# $fewest: a number.
refused-contest-too-few = Za mało osób potwierdziło udział, potrzeba co najmniej: { $fewest }. Poczekaj na więcej: turniej zaczyna się sam, w terminie z karty.
refused-contest-closed = Ten turniej już się zaczął, więc lista graczy się nie zmienia. Aktualny stan turnieju pokazuje `/contest card`.
refused-contest-ended = Ten turniej się skończył. Otwarte pokazuje `/contest list`.
refused-contest-full = Ten turniej jest pełny. Miejsce zwolni się, gdy ktoś inny go opuści.
refused-in-contest = Już jesteś w tym turnieju.
refused-not-in-contest = Nie ma Cię w tym turnieju.
refused-contest-not-playing = Nie grasz w tym turnieju albo turniej nie trwa. Jego aktualny stan pokazuje `/contest card`.
refused-contest-not-asked = To pytanie jest nieaktualne i nic się nie zmieniło. Aktualny stan turnieju pokazuje `/contest card`.
refused-contest-no-place = Nie ma tu już wolnego miejsca. Otwarte turnieje pokazuje `/contest list`.
refused-contest-was-in = Nie grasz już w tym turnieju, a po wycofaniu się nie ma powrotu. Otwarte pokazuje `/contest list`.

# A tour: a year of small contests, each of another game.
option-contest-tour = tour: przez rok co 14 dni mały turniej w inną grę
# The beginning of its card, which is always the same; that of a small contest has its game in the name.
contest-title-tour = **{ $name }** · cykl turniejów we wszystkie gry
contest-title-small = **{ $name }**
# The name of a tour to which none was given.
contest-tour-name = Cykl turniejów we wszystkie gry
# How it is played. $count: a number; $pace: as option-pace.
contest-tour = Co 14 dni zaczyna się mały turniej, za każdym razem w inną grę. Turniejów w roku: { $count } ({ $pace }).
# $over, $count: numbers of small contests.
contest-tour-over = Zakończone: { $over } z { $count }.
# $game: the name of a game; $when: date and time.
contest-tour-next = Następny turniej: { $game }, { $when }.
# When no small contest is left to begin.
contest-tour-last = Wszystkie turnieje cyklu już się zaczęły.
# Small print of the card.
contest-rules-tour = -# Mały turniej daje do 10 punktów, zależnie od tego, jaką część możliwych punktów zdobędziesz, i jeszcze 3 za grę do końca. Liczą się Twoje najlepsze wyniki, tyle, ile wynosi dwie trzecie zakończonych turniejów. Przed każdym turniejem pytam tych, którzy grali w poprzednim. Pozostali dołączają na karcie turnieju. Gdy gra dla dwojga ma więcej niż dziesięć osób, gra się rundy szwajcarskie.
# Alternative text of the picture. $points: the points of the players, joined.
contest-alt-tour = Tabela cyklu. Punkty w kolejności listy: { $points }.
# Answers to one player alone. $channel: the channel of the cards.
contest-opened-tour = Cykl jest otwarty: **{ $name }**. Jego karta i karty małych turniejów pojawią się na kanale { $channel }. Do turniejów każdy może tam dołączyć.
contest-ask-stop-tour = Zakończyć dla wszystkich: **{ $name }**? Małe turnieje, które są otwarte albo trwają, odbędą się do końca, ale żaden następny się nie otworzy.
refused-contest-tour-pace = Cykl zawsze ma szybkie tempo. Wybierz tempo fast albo pomiń `pace`.
# The direct message before a small contest. $place: its channel; $until: date and time.
contest-call-small = **{ $name }** ({ $place }). Początek: { $until }. Jesteś na liście zgłoszeń albo na liście poprzedniego turnieju, więc pytam: grasz? Bez odpowiedzi nie bierzesz udziału.
