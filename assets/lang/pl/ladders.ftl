# Ladders: everybody has a rung, and challenges those above.

command-ladder = Drabinka gry dla dwojga: wyzywaj osoby nad sobą
command-ladder-game = Która z gier dla dwojga
command-ladder-show = Pokaż ją tutaj, w wiadomości, która pozostaje aktualna

command-settings-ladders = Czy ten serwer ma drabinki
setting-ladders-on = Drabinki gier dla dwojga
setting-ladders-off = Bez drabinek
settings-ladders-on = Drabinki: **włączone**, z `/ladder`.
settings-ladders-off = Drabinki: **brak**.
settings-button-ladders-on = Włącz drabinki
settings-button-ladders-off = Bez drabinek

# The list, the beginning of which is always the same. $game: the game.
ladder-title = **Drabinka { $game }**
ladder-nobody = Nie ma tu jeszcze nikogo.
# $rung: a number, the first rung is 1; $who: the player.
ladder-line = **{ $rung }** { $who }
# $doing: what goes on, as the two below, joined.
ladder-line-doing = **{ $rung }** { $who } · { $doing }
# $people: their rival, or two of them.
ladder-plays = ▸ spotkanie: { $people }
# $until: a date.
ladder-away = urlop do { $until }
# $count: further people who are not named.
ladder-more = niżej jeszcze { $count }
# Small print of the list.
ladder-rules = -# Wyzywaj do pięciu szczebli w górę: dwie partie naraz, z zamianą miejsc. Od 1½ punktu przechodzisz przed przeciwnika, inaczej nic się nie zmienia. Odmówić można za darmo raz na 30 dni. Każda następna odmowa w tym czasie i brak odpowiedzi w 5 dni kosztują szczebel. Przekroczony czas albo 60 dni bez spotkania to odpoczynek. Urlop nic nie kosztuje.
button-ladder-join = Dołącz
button-ladder-challenge = Wyzwij
button-ladder-rest = Odpocznij
button-ladder-leave = Opuść drabinkę

# What the reader alone sees below the list.
ladder-own = Twój szczebel: **{ $rung }**.
ladder-off = Nie ma Cię tu. **{ button-ladder-join }** stawia Cię na najniższym szczeblu.
# $rung: a number; $until: a date.
ladder-back = Odpoczywasz. Do { $until } **{ button-ladder-join }** stawia Cię na szczeblu **{ $rung }**, trzy poniżej dawnego.
# $person: who was challenged; $until: date and time.
ladder-sent = Twoje wyzwanie czeka na odpowiedź: { $person }, do { $until }.
# $person: who challenges; $pace: as option-pace; $until: date and time.
ladder-received = { $person } Cię wyzywa ({ $pace }). Odpowiedz do { $until }.
ladder-free = Teraz możesz odmówić za darmo.
# $from: a date.
ladder-not-free = Jeśli odmówisz teraz, tracisz szczebel. Za darmo znów od { $from }.

# Above the menu of those who may be challenged.
ladder-choose = Kogo wyzywasz? Obie partie zaczną się tutaj, gdy tylko wyzwanie zostanie przyjęte.
# $rung: a number; $who: the player; $why: as below.
ladder-rival = **{ $rung }** { $who }
ladder-rival-not = **{ $rung }** { $who } · { $why }
# $day: a date.
ladder-why-met = ostatnie spotkanie: { $day }
ladder-why-asked = Wasze wyzwanie skończyło się: { $day }
ladder-why-busy = teraz nie można wyzwać
ladder-why-blocked = na Twojej liście blokad
ladder-menu = Wybierz szczebel
# A choice of the menu. $rung: a number.
ladder-menu-rung = Szczebel { $rung }
ladder-first = Jesteś na samej górze, na szczeblu 1: to inni rzucają Ci wyzwanie.
ladder-no-rival = Nikogo z tych osób nie można teraz wyzwać. Spróbuj później.

# Answers to one player alone.
# $rung: a number.
ladder-joined = Drabinka **{ $game }**: Twój szczebel to **{ $rung }**.
ladder-posted = Drabinka **{ $game }** trafi tutaj: { $place }, w jednej wiadomości, która pozostaje aktualna.
# $until: date and time.
ladder-challenged = Wyzwanie wysłane: { $person }. Czas na odpowiedź do { $until }.
# $place: the channel of the games.
ladder-accepted = Wyzwanie przyjęte. Obie partie zaczynają się tutaj: { $place }.
ladder-declined-free = Wyzwanie odrzucone. Nic to nie kosztuje, bo to pierwszy raz od 30 dni.
ladder-declined-down = Wyzwanie odrzucone, stoisz o szczebel niżej.
ladder-ask-rest = Odpocząć od drabinki **{ $game }**? Trwające spotkanie jest przegrane na drabince, jego partie toczą się dalej. W ciągu 90 dni możesz wrócić trzy szczeble niżej, potem na sam dół.
button-ladder-really-rest = Tak, odpoczywam
# $rung: a number; $until: a date.
ladder-rests = Odpoczywasz od drabinki **{ $game }**. Do { $until } **{ button-ladder-join }** stawia Cię z powrotem na szczeblu **{ $rung }** (według stanu na dziś).
ladder-ask-leave = Opuścić drabinkę **{ $game }** na dobre? Trwające spotkanie jest przegrane na drabince, jego partie toczą się dalej. Powrót zaczyna się od najniższego szczebla.
button-ladder-really-leave = Tak, opuszczam
ladder-left-it = Nie ma Cię już na drabince **{ $game }**. Twoje trwające partie toczą się dalej.

# Direct messages. $place: a channel; $server: a link to the server; $until: date and time.
ladder-call = { $person }, szczebel **{ $rung }**, wyzywa Cię na drabince **{ $game }** ({ $place }): dwie partie naraz, z zamianą miejsc ({ $pace }). Odpowiedz do { $until }. Bez odpowiedzi schodzisz o szczebel.
button-ladder-accept = Przyjmij
button-ladder-decline = Odmów
ladder-was-declined = Twoje wyzwanie na drabince **{ $game }** zostało odrzucone albo jest bez odpowiedzi, więc Twój szczebel się nie zmienia. Możesz wyzywać dalej: { $server }
ladder-stepped = Wyzwanie na drabince **{ $game }** czekało 5 dni bez Twojej odpowiedzi, więc stoisz o szczebel niżej. Drabinkę pokazuje `/ladder`: { $server }
ladder-late = Twój czas skończył się w partii na drabince **{ $game }**, więc spotkanie jest przegrane, a Ty odpoczywasz: { $server }
ladder-idle = Od 60 dni nie ma Twoich spotkań na drabince **{ $game }**, więc odpoczywasz: { $server }

refused-ladder-on-servers = Drabinki należą do serwera, więc użyj `/ladder` tam.
refused-ladders-off = Ten serwer nie ma drabinek. Włączyć je może ktoś, kto nim zarządza: `/settings` z `ladders`.
refused-ladder-not-for-two = { $game } nie ma drabinki: potrzebna jest gra dla dwojga przeciw sobie.
refused-on-ladder = Już jesteś na tej drabince. Twój szczebel pokazuje `/ladder`.
refused-not-on-ladder = Nie ma Cię na tej drabince. Dołącz przez `/ladder`.
refused-ladder-away = Trwa Twój urlop, więc nikt Cię nie wyzywa, a Ty nie wyzywasz nikogo. Kończy go `/vacation end`.
refused-ladder-sent = Twoje ostatnie wyzwanie czeka na odpowiedź. Następne wyślij po niej.
refused-ladder-plays = Trwa jeszcze spotkanie po Twoim wyzwaniu. Następne wyzwanie wyślij, gdy się skończy.
refused-ladder-not-near = Tej osoby nie możesz teraz wyzwać. Kliknij jeszcze raz **{ button-ladder-challenge }**.
refused-ladder-hindered = Tej osoby nie można teraz wyzwać. Kliknij jeszcze raz **{ button-ladder-challenge }**: przy każdej osobie jest powód.
refused-ladder-not-asked = To wyzwanie jest nieaktualne i nic się nie zmieniło. Aktualną drabinkę pokazuje `/ladder`.
