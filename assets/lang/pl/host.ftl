# Why something cannot be done. Each says what to do next.

refused-no-such-match = Nie znam partii { $code }. `/games` pokazuje Twoje.
refused-not-seated = Nie grasz w tej partii. Przez `/board` możesz ją oglądać.
refused-not-started = Ta partia jeszcze się nie zaczęła.
refused-cancel-instead = Ta partia jeszcze się nie zaczęła: odwołuje ją **{ $button-cancel }** na jej karcie.
refused-started = Ta partia już się zaczęła. `/play` otwiera nową.
refused-cancelled = Ta partia została odwołana. `/play` otwiera nową.
refused-out-of-reach = Nie mam teraz dostępu do partii. Nic nie przepadło. Spróbuj ponownie za minutę. Jeśli to miał być ruch, spójrz najpierw na planszę.
refused-aside = Zapis tej partii jest uszkodzony, więc nie można grać dalej. Jest bezpiecznie zachowany dla osób, które prowadzą bota.
refused-moved-on = Odkąd pokazał się ten przycisk, partia poszła dalej. Kliknij **{ $button-turn }**, żeby zobaczyć obecną planszę.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = Ten przycisk pochodzi z późniejszego ruchu, który przepadł: bot wrócił do kopii zapasowej. Kliknij **{ $button-turn }**, żeby zobaczyć obecną planszę.
# $seats: the names of the seats to act.
refused-waiting = To jeszcze nie Twój ruch. Teraz gra: { $seats }.
refused-over = Ta partia jest skończona.
refused-left = Nie grasz już w tej partii. Możesz ją nadal oglądać: pokazuje ją `/board`.
refused-not-your-turn = To jeszcze nie Twój ruch.
refused-false-claim = To zgłoszenie nie jest słuszne, więc nic się nie zmieniło. Nic nie kosztuje i wiesz o nim tylko Ty.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` to nie jest tu dozwolony ruch. Kliknij **{ $button-turn }** na panelu, żeby wybrać z menu.
refused-not-a-turn-near = `{ $text }` to nie jest tu dozwolony ruch. Spróbuj { $near }.
refused-no-turn = Wpisz swój ruch. Spróbuj { $near }.
refused-already-in = Masz już miejsce w tej partii.
refused-not-in = Nie ma Cię w tej partii.
refused-full = Wszystkie miejsca są zajęte. `/play` otwiera inną partię.
refused-posted-again = Karta tej partii została już wysłana ponownie.
refused-kept = Wolne miejsca czekają na zaproszone osoby. `/play` otwiera inną partię.
refused-not-the-opener = Może to zrobić tylko osoba, która otworzyła tę partię.
refused-too-few = Do startu trzeba graczy: { $needed }, a dołączyło jeszcze za mało osób.
refused-too-many-opponents = Osób jest więcej niż miejsc: zaproś najwyżej { $most }.
refused-oneself = Masz już miejsce. Zaproś kogoś innego albo nikogo: każdy tutaj może kliknąć **{ $button-join }**.
refused-not-for-channel = Cały kanał może zagrać z komputerem tylko w grę dla dwojga bez sekretów i tylko na serwerze. Pomiń `consult` albo wybierz inną grę.
refused-too-many-candidates = Propozycji jest już { $most }, a więcej się nie zmieści. Zagłosuj na jedną z nich.
refused-swap-in-two = W dwóch partiach każda strona ma każde miejsce raz, więc nie ma czego przejmować. Pomiń `swap` albo pomiń `games`.
refused-not-for-two = Dwie partie z zamianą miejsc są dla dwojga graczy przeciw sobie. Pomiń `games` albo zagraj z `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = Druga partia, `{ $code }`, jeszcze trwa. Rewanż jest za obie, więc dopiero po niej.
refused-wishes-on-servers = Inni znajdą Cię na serwerze, więc użyj `/looking` tam.
refused-another-bot = Ten bot nie gra. Zaproś ludzi albo mnie.
refused-seats = Liczba graczy w tej grze: od { $fewest } do { $most }.
refused-option = Nie ma opcji `{ $key }`.
refused-value = Możliwe wartości `{ $key }`: { $values }.
refused-no-claims = W { $game } nie ma czego zgłaszać.
refused-not-a-claim = Tego nie można tu zgłosić: `{ $text }`. Możesz zgłosić { $near }.
refused-nothing-to-claim = W tej chwili nie ma żetonu, który można zgłosić.
refused-no-hand = Ta gra nie ma sekretów: plansza pokazuje wszystko.
refused-no-hand-yet = Nie masz jeszcze sekretu. Kliknij **{ $button-turn }**, żeby go wybrać.
refused-still-hidden = Zapis pokazałby wszystkie ręce, więc będzie po końcu partii. Do tego czasu `/history` pokazuje to, co możesz widzieć.
refused-no-replay-yet = Powtórka będzie po końcu partii. Do tego czasu `/history` pokazuje ją krok po kroku.
refused-no-analysis-yet = Analiza będzie po końcu partii. Do tego czasu `/history` pokazuje ją krok po kroku.
refused-nothing-to-analyse = W tej partii nie było ani jednego ruchu, więc nie ma czego analizować.
refused-nothing-played = Nie było jeszcze żadnego ruchu. Zapis zaczyna się od pierwszego.
refused-nothing-here = Nie masz tu partii. `/play` otwiera nową, a `/games` pokazuje Twoje.
refused-no-such-game = Nie znam tej gry. Te, które znam, pokazuje **{ button-registry }**.
# A word typed for an option of a command. $choices: those it has.
refused-choice = Nie znam tej możliwości. Do wyboru: { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = Nie znam tej gry. Może chodzi o: { $games }?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = Nie ma mnie na tym serwerze, ale możemy grać w wiadomościach prywatnych: kliknij { $bot }, potem **Wiadomość**, i wpisz tam `/play`.
refused-no-such-lobby = Żadna otwarta partia nie ma tego kodu. Znajomi znajdą go na jej karcie.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = Nie mogę poprowadzić partii tutaj: { $place }, bo brakuje mi uprawnień: { $permissions }. Moderacja może je nadać: **{ path-channel-permissions }**.
refused-in-time = Na zegarze jest jeszcze czas.
refused-nothing-to-take-back = Nie masz teraz ruchu do cofnięcia.
refused-told = Ten ruch odsłonił coś ukrytego, więc zostaje.
refused-another-asks = Ktoś inny prosi o cofnięcie ruchu. Najpierw odpowiedz na to.
refused-no-draw-offered = Nie ma teraz propozycji remisu.
refused-no-undo-asked = Nie ma teraz prośby o cofnięcie ruchu.
refused-own-proposal = To Twoja propozycja, więc odpowiadają inni. Możesz ją wycofać.
refused-accepted-already = Twoja zgoda jest już zapisana. Inni jeszcze nie odpowiedzieli.
refused-proposed-already = Twoja prośba jest już wysłana. Inni jeszcze nie odpowiedzieli.
refused-offered-before = Remis był już proponowany. Możesz zaproponować go znów po swoim następnym ruchu.
refused-requested-before = O cofnięcie tego ruchu już była prośba, a prosić można tylko raz.
refused-offered-by-other = Masz już propozycję remisu: przyjmij ją albo odrzuć.
refused-together = W tę partię gracie razem, więc nie ma propozycji remisu.
refused-hint-among-people = Podpowiedzi są w partiach z komputerem. Po końcu tej partii najlepsze ruchy pokaże **{ button-analysis }**.
refused-computer-plays-on = Komputer gra dalej. Na remis zgadza się tylko wtedy, gdy ma pewność, że nikt nie może wygrać.
refused-computer-thinks = Komputer jeszcze myśli. Zapytaj znów po jego ruchu.
refused-too-late-to-break-off = Ta partia się zaczęła, więc nie można jej przerwać. `/resign` kończy ją dla Ciebie.
refused-too-late-to-break-off-draw = Ta partia się zaczęła, więc nie można jej przerwać. Kończy ją `/resign` albo `/draw`.
refused-gift-oneself = Sobie czasu dać nie możesz. Może to zrobić przeciwnik, przez `/time` albo przycisk na Twoim przypomnieniu.
refused-plan-game = W tej grze nie mogę grać za Ciebie: coś w niej jest ukryte, ma więcej niż dwoje graczy albo zbyt wiele ruchów, żeby je wymienić.
refused-plan-answer = Plan to odpowiedź na ruch przeciwnika. Wybierz najpierw jego ruch, potem swój.
refused-plan-many = Plan jest pełny. Limit odpowiedzi: { $most }. `/plan` je pokazuje i usuwa te, których już nie potrzebujesz.
refused-plan-deep = Plan nie może być dłuższy. Limit Twoich ruchów: { $most }.
refused-gift-left = Ta osoba już nie gra.
refused-gift-no-clock = Nikt inny nie ma w tej partii zegara, więc nie ma komu dać czasu.
refused-gift-enough = Ta osoba ma już tyle czasu, na ile pozwala ta partia.
refused-gift-whom = Kto dostaje czas? Dodaj `to:` i wybierz kolor.
refused-open-already = Już szukam dla Ciebie zastępstwa.
refused-not-open = To miejsce nie jest wolne.
refused-not-absent = Ta osoba wróciła albo to już nie jej ruch.
refused-seated-already = Już grasz w tej partii.
refused-muted = Nie mogę pisać tam, gdzie toczy się ta partia. Dopóki moderacja mi na to nie pozwoli, Twoja plansza jest w wiadomościach prywatnych.
refused-locked = Ten wątek jest zablokowany, więc nie mogę tu pisać. Moderacja może go odblokować albo możesz otworzyć partię na innym kanale.
refused-no-table = Kanału tej partii już nie ma, więc nie ma miejsca na rewanż. `/play` otworzy nową partię tam, gdzie wszyscy jesteście.
refused-not-over = Ta partia jeszcze trwa.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = Dużo obrazków w krótkim czasie. Następny będzie gotowy <t:{ $until }:R>. Grać możesz w każdej chwili.
refused-beyond-studies = Dużo powtórek, analiz albo podpowiedzi w krótkim czasie. Następna będzie gotowa <t:{ $until }:R>.
refused-beyond-openings = Dużo otwartych partii w krótkim czasie. Następną możesz otworzyć <t:{ $until }:R>, a do tego czasu dołączać do innych.
refused-beyond-codes = Dużo wypróbowanych kodów. Następny możesz wypróbować <t:{ $until }:R>. Tymczasem znajomi mogą podać Ci właściwy.
refused-beyond-minor = Dużo jak na jedną minutę. Spróbuj ponownie <t:{ $until }:R>. Grać możesz w każdej chwili.
refused-beyond-server = Na tym serwerze dużo się teraz dzieje. Spróbuj ponownie <t:{ $until }:R>. Grać możesz w każdej chwili.
