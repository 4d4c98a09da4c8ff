# What people read in Discord.

# The computer as a player: a name without an article. $strength: how strong it plays there.
computer = tavolino ({ $strength })
computer-numbered = tavolino { $number } ({ $strength })
strength-easy = łatwy
strength-medium = średni
strength-strong = mocny
fault = Coś u mnie poszło nie tak. Partia jest bezpieczna. Spróbuj ponownie za chwilę.
# It took so long that they may have done something else meanwhile.
too-late = Zajęło mi to za dużo czasu, więc nic się nie zmieniło. Spróbuj ponownie.

# Names in Discord's own interface, as Discord has them in this language.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-attach-files = Załączanie plików
permission-manage-messages = Zarządzanie wiadomościami
permission-manage-server = Zarządzanie serwerem
permission-manage-roles = Zarządzanie rolami
permission-create-threads = Tworzenie publicznych wątków
path-channel-permissions = Edytuj kanał → Uprawnienia

# Buttons, at most 24 characters. The messages in which they are named take their labels from here: as `{ button-play }`, or as
# `{ $button-turn }` where the button stands on the table, which can be in another language.
button-join = Dołącz
# $code: the game's code.
button-join-game = Dołącz: { $code }
button-leave = Wyjdź
button-really-leave = Tak, wychodzę
button-add-computer = Dodaj komputer
button-first-person = Zaczynasz Ty
button-first-computer = Zaczyna komputer
button-first-chance = Losowo
button-easy = Łatwy
button-medium = Średni
button-strong = Mocny
button-open-to-all = Otwórz dla każdego
button-rules = Zasady
button-learn = Nauka gry
# $game: another game, whose lesson comes next.
button-learn-game = Nauka: { $game }
# $game: a lesson that was begun.
button-learn-on = Dalej: { $game }
button-today = Zagadka dnia
# After a turn. $game: the game of the match with the least time left; $count: matches that wait.
button-next-game = { $count ->
    [1] Dalej: { $game }
   *[other] Dalej: { $game } (czeka: { $count })
}
button-hint = Podpowiedź
button-show = Pokaż mi
button-skip = Pomiń
button-next = Dalej ▶
button-try-again = Spróbuj znów
button-try-it = Wypróbuj
button-propose = Zaproponuj ruch
button-propose-it = Proponuję
button-votes = Głosuj
button-vote = Głosuję na ten ruch
# A proposed move: a button that shows its picture.
button-candidate = { $turn } · { $votes }
button-play-easy = Zagraj teraz (łatwy)
button-call-tomorrow = Przypomnij jutro
# $strength: how well the computer plays, such as "medium".
button-play-at = Zagraj ({ $strength })
button-open-mine = Otwórz dla siebie
button-start = Zacznij
button-cancel = Odwołaj
button-really-cancel = Tak, odwołuję
# The seats of people who are no longer on the server.
button-free-seats = Zwolnij miejsce
button-start-anyway = Zacznij mimo to
button-post-again = Wyślij ponownie
button-play-computer = Graj z komputerem
button-turn = Twój ruch
button-hand = Moja ręka
button-secret = Mój sekret
button-claim = Zgłoś duplikat
button-more = Więcej
button-back = Wstecz
button-again = Otwórz znów
button-confirm = Potwierdź
# Takes over the rival's side, as an option of ours allows once. $colour: that side.
button-swap = Przejmij: { $colour }
# Red, after a warning: the turn is a mistake by the rules.
button-play-anyway = Zagraj mimo to
button-resign = Poddaj partię
button-really-resign = Tak, poddaję
button-undo = Cofnij ruch
button-draw = Remis
button-open = Szukaj zastępstwa
button-really-open = Tak, szukaj zastępstwa
button-keep = Gram dalej
button-seats = Wolne miejsca
# On a game in which the reader does not play.
# To the others, about a player who has left the server: with two players, and with more.
button-win-unless = Po 24 godz. wygrana
button-go-on-unless = Po 24 godz. gramy dalej
button-tell = Powiadom o końcu
button-untell = Nie powiadamiaj
button-follow = Obserwuj
button-unfollow = Przestań obserwować
button-break-off = Przerwij partię
button-really-break-off = Przerwij bez wyniku
button-break-off-others = Przerwij dla wszystkich
button-rematch = Rewanż
button-meet = Rewanż: dwie partie
button-accept-draw = Przyjmij remis
button-decline-draw = Odrzuć remis
button-withdraw-draw = Wycofaj propozycję
button-accept-undo = Pozwól
button-decline-undo = Odmów
button-withdraw-undo = Wycofaj prośbę
# $colour: the seat's.
button-take = Przejmij: { $colour }
button-time = Więcej czasu: { $colour }
button-before = ◀ Przed
button-after = Po ▶
button-mine = Moje partie
button-reminders = Przypomnienia
button-vacation = Urlop
button-server = Ten serwer
button-registry = Wszystkie gry
button-play = Graj
button-commands = Wszystkie polecenia
# $channel: a channel's name, shortened where it is long.
# Above a list of games. $who: a person.
with-which-game = Zagraj z: { $who }. W co gracie? Otworzę partię tutaj i wyślę zaproszenie.
button-open-in = Otwórz na #{ $channel }
button-open-game = Graj z innymi
button-alone = Przeciw komputerowi
button-rules-of = Zasady: { $game }
button-text = Plansza jako tekst
button-history = Przebieg
button-record = Zapis
button-replay = Powtórka
button-first = Początek
# One step back in the history; the way back in menus is another button.
button-previous = Wstecz
button-forward = Dalej
button-last = Koniec

# A match's heading. $game: the game's name.
title = ### { $game }
# Below it, or at the end of the message. $options: the table's options in words; $code: the match's code, once in a message.
title-options = -# { $options } · `{ $code }`
# The same without options.
title-code = -# `{ $code }`
# An option of ours, in no rule sheet: after the first move the second seat may take over the first.
shown-swap = miejsce 2 może przejąć miejsce 1 (nasza opcja)
# $pace: none, live, fast, normal or slow.
title-pace = { $pace ->
    [live] na żywo: 15 s na ruch, 5 min zapasu
    [fast] 2 ruchy dziennie, 1 dzień zapasu
    [slow] 2 ruchy tygodniowo, 5 dni zapasu
   *[normal] 1 ruch dziennie, 3 dni zapasu
}

# The lobby card.
# Stands behind the options. $designer: the game's.
lobby-credit = autor: { $designer }
# $pitch: what the game is, without a full stop; $length: how long it takes.
lobby-about = { $pitch }. Długość: { $length }.
# Follows it, where players have clocks. $count: days, weeks or months.
lobby-days = { $unit ->
    [weeks] W tym tempie to około { $count ->
        [one] { $count } tygodnia
        [few] { $count } tygodni
        [many] { $count } tygodni
       *[other] { $count } tygodnia
    }.
    [months] W tym tempie to około { $count ->
        [one] { $count } miesiąca
        [few] { $count } miesięcy
        [many] { $count } miesięcy
       *[other] { $count } miesiąca
    }.
   *[days] W tym tempie to około { $count ->
       [one] { $count } dnia
       [few] { $count } dni
       [many] { $count } dni
      *[other] { $count } dnia
   }.
}
# Follows it, where that is more than three weeks and the pace is not the fastest.
lobby-faster = Z **pace: fast** będzie krócej.
# Who plays, with “·” between them. $most: how many seats; $fewest: with how many it can start; $people: who is here; $free:
# how many seats are free.
lobby-players = { $free ->
    [0] **Gracze ({ $most }):** { $people }
   *[other] **Gracze ({ $most }):** { $people } · wolne: { $free }
}
lobby-players-range = { $free ->
    [0] **Gracze ({ $fewest }–{ $most }):** { $people }
   *[other] **Gracze ({ $fewest }–{ $most }):** { $people } · wolne: { $free }
}
# One of the people. $who: an invited person.
lobby-kept = *zarezerwowane: { $who }*
# When it starts. $count: how many it takes; $who: the person who opened it.
lobby-start-full = Start, gdy wszystkie miejsca będą zajęte.
lobby-start-from = Start, gdy wszystkie miejsca będą zajęte. Gdy graczy jest co najmniej { $count }, { $who } może kliknąć **{ $button-start }**.
lobby-start-now = Start, gdy wszystkie miejsca będą zajęte albo gdy { $who } kliknie **{ $button-start }**.
# $code: the code of a game that is on no server.
lobby-start-code = Znajomi dołączają skądkolwiek: `/join { $code }`.
# Who sits where: a sentence behind the one above.
lobby-listed = Miejsca są w tej kolejności, a pierwsza osoba zaczyna.
lobby-rotated = Miejsca się przesunęły: kto ostatnio zaczynał, teraz gra na końcu.
lobby-shuffled = Miejsca są losowe.
# In the place of these where two games are played.
lobby-meeting = Gracie dwie partie obok siebie, z zamianą miejsc.
# $link: to the message about the end, or to the board.
lobby-over = -# Partia była tutaj: [zobacz koniec]({ $link })
lobby-cancelled = Ta partia została odwołana przed startem.
lobby-started = Partia się zaczęła: [do planszy]({ $link })
# The question before a game is cancelled that others have joined. $people: who has joined, two or more.
lobby-cancel-really = Odwołać partię **{ $game }**? Są już: { $people }. `{ $code }`
# The question before a game starts with people who are no longer on the server. $people: their mentions; $count: how many they are;
# $rated: whether the game is rated.
lobby-departed = { $count ->
    [one] Nie ma już na tym serwerze: { $people }. Być może ta osoba nigdy nie zagra.
   *[other] Nie ma już na tym serwerze: { $people }. Być może te osoby nigdy nie zagrają.
}{ $rated ->
    [true] {" "}Jeśli mimo to zaczniesz, partia będzie nierankingowa.
   *[false] {""}
} `{ $code }`
# News to those who have joined or are invited, and to the opener. $people: who; $count: how many they are.
news-cancelled = { $people }: partia { $game } odwołana przed startem. `{ $code }`
news-cancelled-by-moderator = { $people }: moderacja serwera odwołała partię { $game } przed startem. `{ $code }`
news-expired = { $people }: partia { $game } odwołana, bo nie zaczęła się przez tydzień. `/play` otwiera nową. `{ $code }`
# To the one who has confirmed, where the other has not within two days.
news-unconfirmed = { $people }: partia { $game } odwołana, bo nie zaczęła się przez dwa dni. Szukam dalej. `{ $code }`
# $link: to where the game was opened.
news-declined = { $people }: zaproszenie do [{ $game }]({ $link }) odrzucone, więc to miejsce może teraz zająć każdy. `{ $code }`
# To the opener, after two days. $link: to where the game was opened.
news-nobody = { $people }: do [{ $game }]({ $link }) nikt jeszcze nie dołączył. Czeka jeszcze pięć dni. `{ $code }`
# To one who watched the game and wanted to know. $result: one of the end-… sentences; $link: to the message about the end.
news-over = { $result } [Do planszy]({ $link })
# $people: who; $count: how many they are.
lobby-invited = { $people }: zaproszenie do gry. **{ $button-join }**, aby zająć miejsce. **{ $button-leave }**, aby odmówić.
button-company = Kto tu jest?
# To one who may join, alone: the last games of a person here. $who: the person; $span: a time, as span; $finished of $games: games
# in which they did not run out of time.
company-both = { $who }: zwykły czas odpowiedzi: { $span }; dokończone partie: { $finished } z { $games }
company-answers = { $who }: zwykły czas odpowiedzi: { $span }
company-finished = { $who }: dokończone partie: { $finished } z { $games }
company-new = { $who }: pierwszy raz tutaj
company-nobody = Nie ma tu jeszcze nikogo innego.
company-private = -# Widzisz to tylko Ty: ostatnie partie na tym serwerze i zwykły czas ostatnich 20 ruchów.
# To two people whose wishes fit, of which neither has opened the game.
lobby-wished = { $people }: szukacie tej samej gry. Zacznie się, gdy obie osoby klikną **{ $button-join }**, w ciągu dwóch dni. **{ $button-leave }**, aby zrezygnować.
# Whom a person would like to play with: the page of `/looking`.
looking-title = **{ button-looking }**
looking-none = Wybierz gry poniżej. Gdy ktoś inny tutaj zechce tego samego, otworzę partię i oznaczę Was. Zacznie się, gdy obie osoby klikną **{ $button-join }**.
looking-any = dowolna gra
# $games: names of games, or any game; $pace: as option-pace; $count: how many games at once; $until: as below.
looking-own = Szukasz partii: { $games } ({ $pace }), naraz najwyżej: { $count }, { $until }.
# $when: a date.
looking-ends = do { $when }
looking-stays = aż do odwołania
# Above a list of players, one a line.
looking-others = Szukają też:
# $who: a player; $games, $pace: as above.
looking-line = { $who }: { $games } ({ $pace })
# $place: a channel; $game: the game.
looking-met = Ktoś chce tego samego: otwieram **{ $game }** tutaj: { $place }. Zacznie się, gdy obie osoby klikną **{ $button-join }**, w ciągu dwóch dni.
looking-nobody = W tej chwili nikt.
# $role: the mention of a role.
looking-call = { $role }: ktoś szuka partnera do gry.
button-look = Chcę zagrać
looking-choose-games = Które gry?
looking-choose-pace = Jak szybko?
looking-choose-most = Ile naraz?
looking-most = { $count ->
    [one] { $count } partia naraz
    [few] { $count } partie naraz
    [many] { $count } partii naraz
   *[other] { $count } partii naraz
}
looking-choose-until = Do kiedy?
looking-until-day = przez dzień
looking-until-week = przez tydzień
looking-until-month = przez miesiąc
looking-until-always = aż do odwołania
button-stop-looking = Przestań szukać
button-looking = Kto chce zagrać?
# Said to the opener alone, after a button.
lobby-how-strong = Na jakim poziomie mam grać?
lobby-leave-last = Jesteś tu tylko Ty: jeśli wyjdziesz, ta partia zostanie odwołana.
# $who: another player.
lobby-leave-to = Jeśli wyjdziesz, zacząć albo odwołać tę partię może { $who }.
# The same where people join by a code.
lobby-joined = { $free ->
    [0] **{ $game }:** { $people } · `{ $code }`
   *[other] **{ $game }:** { $people } · wolne: { $free } · `{ $code }`
}
lobby-joined-started = Partia **{ $game }** się zaczęła: plansza jest w Twoich wiadomościach prywatnych. `{ $code }`
# $game: the game; $people: who is here; $free: how many seats are free; $link: to where it was opened.
lobby-changed = { $free ->
    [0] [{ $game }]({ $link }): { $people }
   *[other] [{ $game }]({ $link }): { $people } · wolne: { $free }
}

# The name of a game's thread, which phones cut at about 25 characters. $people: who plays, by what they are called there.
thread = { $people } · { $game }
thread-unnamed = { $game } · { $code }
# Two players against each other. $first, $second: what they are called there.
thread-versus = { $first } kontra { $second }
# The computer in the name of a thread.
thread-computer = Tavolino

# Two games side by side, with the seats swapped. In the place of an option on the card:
meeting = dwie partie, z zamianą miejsc
# On the panel. $other: the code of the other game.
meeting-beside = -# Obok tej partii toczy się `{ $other }`, z zamianą miejsc.
# On the message about the end of one. $other: the code of the other game.
meeting-goes-on = Druga partia, `{ $other }`, trwa.
# On those of both. $first, $second: the players; $score: the points of both, such as 1½ : ½.
meeting-score = Obie partie: { $first } **{ $score }** { $second }

# The panel.
panel-player = { $colour } · { $who }
panel-player-to-act = **{ $colour } · { $who }** ← ruch
panel-player-to-act-until = **{ $colour } · { $who }** ← ruch do { $until }
panel-player-left = ~~{ $colour }~~ · { $who } już nie gra
# A place such as 1st: with a full stop Discord would make it a list and number it anew.
place = miejsce { $place }
panel-player-placed = { $place } · { $colour } · { $who }
panel-player-placed-left = { $place } · ~~{ $colour }~~ · { $who } już nie gra
# The same without a place, where all have the same points.
panel-player-points = { $colour } · { $who } · { $score } pkt
panel-player-scored = { $place } · { $colour } · { $who } · { $score } pkt
# $until: when the time of all who are to move ends.
panel-until = Ruch do { $until }
panel-last = Ostatnio: { $report }
# $goal: what one plays for.
# Before a list of what the others did, one a line. $seat: the seat to act.
panel-since-own = Od Twojego ruchu:
panel-since = Od ostatniego ruchu gracza { $seat }:
panel-goal = **Cel:** { $goal }
# How it ended. $first: who won, or drew, or everybody; $others: everybody else.
panel-won = **Koniec partii. Zwycięstwo: { $first }. Przegrana: { $others }.**
panel-drawn = **Koniec partii. Remis: { $first }.**
panel-shared = **Koniec partii. Pierwsze miejsce ex aequo: { $first }. Za nimi: { $others }.**
panel-won-together = **Koniec partii: wygrywacie razem.**
panel-lost-together = **Koniec partii: przegrywacie razem. Jeszcze raz?**
# The message about the end, below the name of the game. Where there are three sentences, the code of the match chooses one. How
# a game is won by its own rules stands in the file of the game.
# $left: who resigned; $first: who won by it; $moves: how many were played.
# Below the end of a game against the computer alone.
ending-first-game = To była Twoja pierwsza partia. Przypomnieć Ci jutro, co na Ciebie czeka?
ending-first-win = 🎉 **Twoja pierwsza wygrana.** Mam następnym razem grać lepiej?
ending-gentler = To Twoja druga przegrana z rzędu: mam grać łagodniej?
ending-hints = Przydałyby się podpowiedzi? W następnej partii `/hint` proponuje ruch.
ending-resigned = { $moves ->
    [0] { $left } poddaje partię. { $first } wygrywa przed pierwszym ruchem.
    [one] { $left } poddaje partię. { $first } wygrywa po { $moves } ruchu.
    [few] { $left } poddaje partię. { $first } wygrywa po { $moves } ruchach.
    [many] { $left } poddaje partię. { $first } wygrywa po { $moves } ruchach.
   *[other] { $left } poddaje partię. { $first } wygrywa po { $moves } ruchu.
}
# $left: whose time ran out; $first: who won by it; $moves: how many were played.
ending-out-of-time = { $moves ->
    [0] { $left } przekracza czas. { $first } wygrywa przed pierwszym ruchem.
    [one] { $left } przekracza czas. { $first } wygrywa po { $moves } ruchu.
    [few] { $left } przekracza czas. { $first } wygrywa po { $moves } ruchach.
    [many] { $left } przekracza czas. { $first } wygrywa po { $moves } ruchach.
   *[other] { $left } przekracza czas. { $first } wygrywa po { $moves } ruchu.
}
# $left: who is not here any more; $first: who won by it; $moves: how many were played.
ending-gone = { $moves ->
    [0] { $left } opuszcza partię. { $first } wygrywa przed pierwszym ruchem.
    [one] { $left } opuszcza partię. { $first } wygrywa po { $moves } ruchu.
    [few] { $left } opuszcza partię. { $first } wygrywa po { $moves } ruchach.
    [many] { $left } opuszcza partię. { $first } wygrywa po { $moves } ruchach.
   *[other] { $left } opuszcza partię. { $first } wygrywa po { $moves } ruchu.
}
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-1 = Nie ma dokąd iść: { $others }. W { $moves } ruchach wygrywa { $first }.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-2 = { $first } zamyka wszystkie drogi i wygrywa po { $moves } ruchach. Bez ruchu: { $others }.
# $others: who has no legal move left; $first: who won by it; $moves: how many were played, two or more.
ending-stuck-3 = Nie ma już ruchu: { $others }. W { $moves } ruchach wygrywa { $first }.
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-1 = { $moves ->
    [0] Remis za zgodą: { $first } podają sobie ręce przed pierwszym ruchem.
    [one] Remis za zgodą: { $first } podają sobie ręce po { $moves } ruchu.
    [few] Remis za zgodą: { $first } podają sobie ręce po { $moves } ruchach.
    [many] Remis za zgodą: { $first } podają sobie ręce po { $moves } ruchach.
   *[other] Remis za zgodą: { $first } podają sobie ręce po { $moves } ruchu.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-2 = { $moves ->
    [0] Dobra walka: { $first } zgadzają się na remis przed pierwszym ruchem.
    [one] Dobra walka: { $first } zgadzają się na remis po { $moves } ruchu.
    [few] Dobra walka: { $first } zgadzają się na remis po { $moves } ruchach.
    [many] Dobra walka: { $first } zgadzają się na remis po { $moves } ruchach.
   *[other] Dobra walka: { $first } zgadzają się na remis po { $moves } ruchu.
}
# $first: who agreed to a draw; $moves: how many were played.
ending-agreed-3 = { $moves ->
    [0] Zgoda przy stole: { $first } zgadzają się na remis przed pierwszym ruchem.
    [one] Zgoda przy stole: { $first } zgadzają się na remis po { $moves } ruchu.
    [few] Zgoda przy stole: { $first } zgadzają się na remis po { $moves } ruchach.
    [many] Zgoda przy stole: { $first } zgadzają się na remis po { $moves } ruchach.
   *[other] Zgoda przy stole: { $first } zgadzają się na remis po { $moves } ruchu.
}
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-1 = W kółko: ta sama pozycja po raz trzeci, remis po { $moves } ruchach ({ $first }).
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-2 = Trzeci raz ta sama pozycja: { $first } remisują po { $moves } ruchach.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-repeated-3 = Nikt nie ustępuje: pozycja wraca po raz trzeci i po { $moves } ruchach { $first } remisują.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-1 = Idealnie równo: { $first } remisują po { $moves } ruchach.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-2 = Wyrównana partia: { $first } remisują po { $moves } ruchach.
# $first: who shares the draw; $moves: how many were played, two or more.
ending-drawn-3 = Obie strony z honorem: { $first } remisują po { $moves } ruchach.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-1 = Nie do rozstrzygnięcia: { $first } dzielą pierwsze miejsce po { $moves } ruchach. Za nimi: { $others }.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-2 = Na szczycie jest miejsce dla kilku: { $first }, po { $moves } ruchach. Za nimi: { $others }.
# $first: who shares the first place; $others: everybody behind; $moves: how many were played, two or more.
ending-shared-3 = { $first } dzielą się zwycięstwem po { $moves } ruchach. Za nimi: { $others }.
# A game that ended without a result. $first: who played.
ending-broken-off = **Partia przerwana bez wyniku. Grali: { $first }.**
ending-abandoned = **Partia zamknięta bez wyniku po miesiącu bez ruchu. Grali: { $first }.**
# The same where no heading names the game.
end-won = **{ $game }: wygrywa { $first }. Przegrana: { $others }.** `{ $code }`
end-drawn = **{ $game }: remis, { $first }.** `{ $code }`
end-shared = **{ $game }: pierwsze miejsce ex aequo: { $first }. Za nimi: { $others }.** `{ $code }`
end-won-together = **{ $game }: wspólna wygrana, { $first }.** `{ $code }`
end-lost-together = **{ $game }: wspólna przegrana, { $first }.** `{ $code }`
end-broken-off = **Partia { $game } przerwana bez wyniku. Grali: { $first }.** `{ $code }`
end-abandoned = **Partia { $game } zamknięta bez wyniku po miesiącu bez ruchu. Grali: { $first }.** `{ $code }`
# Time that one seat gave another. $by, $to: seats with the people in them; $days: how many.
given-days = { $by } dodaje czasu graczowi { $to }: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
# $by, $to: seats with the people in them; $hours: how many.
given-hours = { $by } dodaje czasu graczowi { $to }: { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
# $by, $to: seats with the people in them; $minutes: how many.
given-minutes = { $by } dodaje czasu graczowi { $to }: { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
# How much time one gives. $seat: who gets it.
gift-ask = Ile czasu dodajesz graczowi { $seat }? Widzą to wszyscy przy stole.
# The labels of buttons, too.
span-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
span-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}
span-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
# $until: a day.
panel-away = urlop do { $until }
# Of a player, after "to move".
panel-held = brak kontaktu, więc zegar stoi
panel-closes = -# Od trzech tygodni nikt nie zagrał. Ta partia zamknie się { $when }, chyba że zagracie dalej.
panel-broken-off = **Partia przerwana bez wyniku.**
panel-abandoned = **Partia zamknięta bez wyniku po miesiącu bez ruchu.**
# Where the panel is, when that changes. $people: everybody who plays; $count: how many they are; $link: to the new place.
panel-moved = { $people }: wątek tej partii usunięto, więc toczy się dalej tutaj.
# $place: the channel or thread; the next one stands in it.
panel-direct-muted = -# Tam nie mogę już pisać: { $place }. Partia toczy się dalej w wiadomościach prywatnych: każdy gracz ma taką planszę. Moderacja może tam odblokować wątek albo dać mi **{ permission-view-channel }**, **{ permission-send-messages }** i **{ permission-send-messages-in-threads }**. Wtedy partia wróci.
panel-muted = -# Nie mogę już tu pisać, więc partia toczy się dalej w wiadomościach prywatnych do graczy. Moderacja może odblokować ten wątek albo dać mi tutaj **{ permission-send-messages }** i **{ permission-send-messages-in-threads }**. Wtedy partia wróci.
# The board is shown as text below.
panel-no-files = -# Nie mogę tu załączać obrazków. Moderacja może dać mi **{ permission-attach-files }**.
panel-no-picture = -# Discord nie przyjął obrazka tej planszy. `/board` spróbuje ponownie.
panel-direct = -# Kanał tej partii jest dla mnie nieosiągalny. Partia toczy się dalej w wiadomościach prywatnych: każdy gracz ma taką planszę.
panel-back = Partia **{ $game }** wróciła na stół: [toczy się dalej tam]({ $link }) · `{ $code }`
panel-together = -# Gracie razem: do końca partii nie rozmawiajcie o niej, proszę.
report-skip = { $seat ->
    [self] Przekraczasz czas i tracisz kolejkę
   *[other] { $seat } przekracza czas i traci kolejkę
}.
report-leave = { $seat ->
    [self] Poddajesz
   *[other] { $seat } poddaje
} partię.
report-out-of-time = { $seat ->
    [self] Przekraczasz
   *[other] { $seat } przekracza
} czas.
# Of a person who has been erased.
report-gone = { $seat ->
    [self] Opuszczasz
   *[other] { $seat } opuszcza
} partię.
report-undo = { $seat ->
    [self] Cofasz
   *[other] { $seat } cofa
} ruch.
report-take = { $seat ->
    [self] Przejmujesz
   *[other] { $seat } przejmuje
} miejsce.
report-draw = Wszyscy zgadzają się na remis.
report-broken-off = Moderacja serwera przerywa partię.
# $reason: what the moderator typed.
report-broken-off-for = Moderacja serwera przerywa partię: { $reason }
report-break-off = { $seat ->
    [self] Przerywasz
   *[other] { $seat } przerywa
} partię.

# The ping, a short message of its own because edits notify nobody. $people: who; $count: how many they are.
ping-turn = { $people }: { $count ->
    [one] Twój
   *[other] Wasz
} ruch w { $game }. [Do planszy]({ $link }) · `{ $code }`
# $people: who; $count: how many they are.
ping-turn-until = { $people }: { $count ->
    [one] Twój
   *[other] Wasz
} ruch w { $game }. Termin: { $until }. [Do planszy]({ $link }) · `{ $code }`

# Below it, where a draw is offered to who is to move. $by: a seat with the person in it.
ping-draw = { $by } proponuje remis. Twój ruch odrzuci propozycję.

# To a player whose hand a rival's claim has changed. $people: the player; $count: how many they are; $report: what the claim
# did, a sentence, or nothing where a move has followed.
claim-lost = { $people }: zgłoszenie zmieniło Twoją rękę w { $game }. { $report } [Do planszy]({ $link }) · `{ $code }`

# What is open at a table. $by, $seat: seats with the people in them; $people: who must answer.
agreements = **{ $game }** · [do planszy]({ $link }) · `{ $code }`
# $people: who must answer; $count: how many they are; $withdraws: whether $by has a button too, `no` for the computer.
agreements-draw = { $withdraws ->
    [no] { $by } proponuje remis. Ruch zamiast odpowiedzi odrzuca propozycję. { $people }: **{ button-accept-draw }** albo **{ button-decline-draw }**.
   *[yes] { $by } proponuje remis. Ruch zamiast odpowiedzi odrzuca propozycję. { $people }: **{ button-accept-draw }** albo **{ button-decline-draw }**. { $by }: **{ button-withdraw-draw }**.
}
# $people: who must answer; $count: how many they are; $takes: what goes, the sentence undo-takes. The computer never asks.
agreements-undo = { $by } prosi o cofnięcie ruchu. { $takes } Prośba obowiązuje do następnego ruchu. { $people }: **{ button-accept-undo }** albo **{ button-decline-undo }**. { $by }: **{ button-withdraw-undo }**.
# What goes with a takeback. $turn: the move that its player takes back; $count: how many go with it; $others: these.
undo-takes = { $count ->
    [0] Do cofnięcia: { $turn }.
   *[other] Do cofnięcia: { $turn }, a razem z tym { $others }.
}
# A move in these sentences. $turn: as one types it.
turn-text = `{ $turn }`
# The same in a game with secrets. $number: of the move.
turn-number = ruch { $number }
# One that goes with another. $turn: one of the two above; $seat: the seat that played it, with the person in it.
turn-of = { $turn } ({ $seat })
turn-yours = { $turn } (Twój)
# In the place of an offer or a request. $by: the seat that declined it, in words or by moving, with the person in it.
declined-draw = { $by } woli grać dalej.
declined-undo = { $by } zostaje przy tym ruchu.
agreements-seat = Miejsce gracza { $seat } jest wolne. Kliknij, żeby przejąć partię od tej chwili.
agreements-seat-until = Miejsce gracza { $seat } jest wolne. Kliknij, żeby przejąć partię od tej chwili. Termin: { $until }

# What one's own doing came to.
done = Gotowe.
# $takes: what goes, the sentence undo-takes.
done-asked-undo = Prośba o cofnięcie wysłana. { $takes } Stanie się to, gdy wszyscy się zgodzą.
# $turn: the move taken back; $count: how many went with it; $others: these.
done-undo = { $count ->
    [0] Cofnięto: { $turn }.
   *[other] Cofnięto: { $turn }, a razem z tym { $others }.
}
# $undone: the sentence done-undo.
done-undone = Jest zgoda. { $undone }
done-offered = Remis zaproponowany. Propozycja obowiązuje, dopóki przeciwnik jej nie odrzuci albo nie wykona ruchu.
# In the place of what one offered or asked for, where it came to nothing for another reason.
proposal-ended = To już nieaktualne.
done-accepted = Twoja zgoda jest zapisana. Inni jeszcze nie odpowiedzieli.
done-drawn = Zgoda na remis. Dobra gra.
done-drawn-computer = Komputer zgadza się na remis: ma pewność, że nikt tu nie może wygrać.
done-declined = Odrzucone.
done-withdrawn = Wycofane.
done-open = Szukam zastępstwa. Dopóki nikt nie przejmie partii, grasz dalej.
done-kept = Miejsce pozostaje Twoje.
done-taken = Miejsce w { $game } jest teraz Twoje. Powodzenia. `{ $code }`
# What one gave. $to: who gets it; $days: how many.
done-gave-days = Dodany czas, { $to }: { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}.
# $to: who gets it; $hours: how many.
done-gave-hours = Dodany czas, { $to }: { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
    [many] { $hours } godzin
   *[other] { $hours } godziny
}.
# $to: who gets it; $minutes: how many.
done-gave-minutes = Dodany czas, { $to }: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}.
done-broken-off = Partia przerwana bez wyniku.
seat-really-open = Szukać zastępstwa w **{ $game }**? Ta osoba przejmie Twoje pionki, rękę i zegar, a do tego czasu Twój zegar chodzi. `{ $code }`
seat-is-open = Szukam dla Ciebie zastępstwa w **{ $game }**. `{ $code }`
seats-open = Przejmij miejsce w **{ $game }**, z pionkami, ręką i zegarem. `{ $code }`
break-off-really = Przerwać partię **{ $game }** bez wyniku? Możesz to zrobić do pierwszego ruchu na planszy. `{ $code }`
# $reason: what the moderator typed; everyone at the table reads it.
break-off-for-others-because = Przerwać partię **{ $game }** dla wszystkich, bez wyniku? Każdy przeczyta powód: { $reason } `{ $code }`
break-off-for-others = Przerwać partię **{ $game }** dla wszystkich, bez wyniku? Możesz, bo moderujesz ten serwer. `{ $code }`

# A rematch. $link: to the new lobby or table.
# $place: a link to the channel.
opened-elsewhere = Partia **{ $game }** czeka tutaj: { $place } · `{ $code }`
rematch-opened = Rewanż czeka tutaj: { $place } · `{ $code }`
rematch-started = Rewanż się zaczął: [do planszy]({ $link }) · `{ $code }`
rematch-joined = Grasz w rewanżu tutaj: { $place } · `{ $code }`
rematch-exists = Rewanż już jest, tutaj: { $place } · `{ $code }`

# A match nobody plays. $people: everybody who plays; $count: how many they are; $when: when it closes.
warn = { $people }: w { $game } od trzech tygodni nikt nie zagrał. Partia zamknie się { $when }, bez wyniku, chyba że zagracie dalej. [Do planszy]({ $link }) · `{ $code }`

# The bot's data was replaced by an older copy. $when: when the copy was made, a date and a time; $moves: how many moves were played
# until then.
restored = Bot wrócił do kopii zapasowej. Jej data: { $when }. { $moves ->
    [0] To, co tu potem zagrano, przepadło: partia toczy się dalej od początku.
    [1] To, co tu potem zagrano, przepadło: partia toczy się dalej po pierwszym ruchu.
   *[other] To, co tu potem zagrano, przepadło: partia toczy się dalej, ostatni ruch ma numer { $moves }.
} [Do planszy]({ $link }) · `{ $code }`

# Whom it waits for and who cannot read it. $people: their mentions; $count: how many they are.
# A question to the other players, with buttons. $people: who; $count: how many they are; $seat: whom the game waits for.
absent-departed = { $people }: { $seat } nie jest już na tym serwerze, a partia **{ $game }** czeka na tę osobę. Może ona nadal grać w wiadomościach prywatnych. Co wybieracie, jeśli nie wróci? `{ $code }`
absent-lost-turns = { $people }: { $seat } ma za sobą dwie stracone kolejki z rzędu w **{ $game }**. Odtąd czekam na tę osobę tylko dwie godziny i jej nie oznaczam. `{ $code }`
# To that player, alone. $link: to the panel.
absent-not-called = Masz za sobą dwie stracone kolejki z rzędu w **{ $game }**. Dopóki nie zagrasz, masz na ruch dwie godziny, a ja Cię tam nie oznaczam. [Do planszy]({ $link }) · `{ $code }`
# $people: who; $count: 1; $until: a time; $link: to the panel.
absent-net = { $people }: Twój czas w **{ $game }** właśnie by się skończył, więc urlop zaczął się sam. Twoje zegary stoją do { $until }, a potem masz tu godzinę. `/vacation end` go kończy, `/vacation net` to wyłącza. [Do planszy]({ $link }) · `{ $code }`
# $seat: a seat with the person in it.
done-open-of = Szukam zastępstwa za gracza { $seat } w **{ $game }**. `{ $code }`
done-limited = { $seat } ma w **{ $game }** jeszcze najwyżej 24 godziny. `{ $code }`
departed = -# Nie ma już na tym serwerze: { $people }. Nadal można grać w wiadomościach prywatnych. Bez ruchu skończy się czas albo partia zostanie zamknięta.
departed-early = -# Nikt jeszcze nie zagrał, więc `/break-off` przerywa partię bez wyniku.

# The private card in direct messages.
card-dm = Tylko dla Twoich oczu: { $game } z Twojej strony. [Do planszy]({ $link }) · `{ $code }`
# What it becomes at the end. $standing: how it ended, with everybody who played; $link: to the message about the end.
card-dm-over = { $standing } [Do końca]({ $link })

# A match as one of its people sees it, in private. $colour: theirs.
own-heading = **{ $game }** · Twój kolor: { $colour } · `{ $code }`
own-played = Zagrane: { $report }
own-claimed = Dobre oko, zgłoszenie jest słuszne. { $report }
# A private message cannot be edited for long, so these hold for ever. $number: of the next move; $until: when its time ends;
# $seats: who makes it.
own-turn = **Ruch { $number } jest Twój.**
# $number: of the next move; $until: when its time ends.
own-turn-until = **Ruch { $number } jest Twój.** Termin: { $until }
# $number: of the next move; $seats: who makes it.
own-waits = Ruch { $number } należy do: { $seats }.
# What a picture shows. $moves: how many were played before.
own-after = { $moves ->
    [0] -# Plansza przed pierwszym ruchem.
   *[other] -# Plansza po ruchu { $moves }.
}
# Below the last move, for a player who has won.
own-won = **Koniec partii: wygrywasz. Dobra gra.**

# /board show:true. $link: to the panel.
board-shown = Plansza jest znów na końcu rozmowy: [do planszy]({ $link })

# What somebody who played posts for everyone. $who: that person.
button-post = Wyślij tutaj
posted-position = { $who } udostępnia pozycję:
posted-replay = { $who } udostępnia partię:
# Who posted it already reads this, privately.
posted-already = To już zostało wysłane. Żeby wysłać to jeszcze raz, otwórz to ponownie.

# The menus of a turn. $question: what is asked; $said: the words chosen so far.
picker-heading = **{ $game }** · Twój kolor: { $colour } · `{ $code }`
    { $question }
picker-heading-said = **{ $game }** · Twój kolor: { $colour } · `{ $code }`
    Dotąd: `{ $said }`. { $question }
picker-confirm = Zagrać `{ $turn }`? Nikt tego nie zobaczy, zanim potwierdzisz.
# Against the computer alone.
picker-confirm-alone = Zagrać `{ $turn }`?
picker-wins = To wygrywa partię.
picker-draws = ⚠ **Uwaga:** to kończy partię i nikt nie wygrywa.
picker-loses = ⚠ **Uwaga:** to przegrywa partię.
# $rival: who.
picker-exposes = ⚠ **Uwaga:** potem { $rival } może od razu wygrać.
picker-confirm-secret = Zagrać `{ $turn }`? Inni zobaczą tylko, że decyzja zapadła.
picker-merged = Który ruch wykonujesz?
# The swap, an option of ours, may be used now. $colour: the rival's side; $other: one's own.
picker-swap = Tylko teraz: zamiast ruchu możesz przejąć stronę przeciwnika ({ $colour }) z jej pierwszym ruchem. Przeciwnik gra wtedy dalej drugą stroną ({ $other }).
# $turn: a turn that is tried out and not legal.
picker-illegal = `{ $turn }` nie pasuje. Przesuwaj przyciskami, aż będzie pasować.
picker-confirm-claim = Zgłosić `{ $turn }`? Błędne zgłoszenie nic nie kosztuje i wiesz o nim tylko Ty.
picker-claim = Który duplikat zgłaszasz?
# What ends a turn, or a claim, that might go on.
picker-stop = Gotowe
picker-more = otwiera pola tej kolumny
# What a menu becomes that nobody used for long. $moves: how many were played before.
picker-closed = { $moves ->
    [0] **{ $game }** przed pierwszym ruchem: to menu jest zamknięte i nic w nim nie zagrano. `{ $code }`
   *[other] **{ $game }** po ruchu { $moves }: to menu jest zamknięte i nic w nim nie zagrano. `{ $code }`
}
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
picker-moved-back = Ten przycisk pochodzi z późniejszego ruchu, który przepadł: bot wrócił do kopii zapasowej. Oto obecna pozycja.
picker-moved-on = Odkąd pokazał się ten przycisk, partia poszła dalej. Oto obecna pozycja.

# A menu of an exercise. $task: its lines above; $said: the words chosen so far.
exercise-heading = { $task }
    { $question }
exercise-heading-said = { $task }
    Dotąd: `{ $said }`. { $question }

# $turn: a move or a claim that is tried.
exercise-confirm = Spróbować `{ $turn }`?

# A game that a channel plays: everybody there proposes moves and votes.
votes-holder = wszyscy tutaj
votes-confirm = Zaproponować `{ $turn }`? Twój głos idzie na ten ruch.
votes-propose = Który ruch proponujesz?
# Below the time of the channel's turn.
votes-panel = Każdy tutaj może zaproponować ruch i głosować. Ruch z największą liczbą głosów zostaje zagrany, gdy skończy się czas, albo dwie minuty po tym, jak zagłosują wszyscy, którzy głosowali ostatnio.
# $until: an instant, in Discord's words.
votes-open = Ruch z największą liczbą głosów zostanie zagrany { $until } albo dwie minuty po tym, jak zagłosują wszyscy, którzy głosowali ostatnio. Nikt nie widzi, kto na co głosuje.
votes-proposed = Głosy: { $candidates }.
votes-tally = `{ $turn }` { $votes }
votes-line = - `{ $turn }`: { $votes }
votes-line-own = - `{ $turn }`: { $votes } (Twój głos)
votes-none = Nikt nie zaproponował jeszcze ruchu.
votes-over = To głosowanie się skończyło. Oto następne.
votes-cast = ✅ Twój głos się liczy. Możesz go zmienić, dopóki głosowanie trwa.
# A player's note to themselves.
button-note = Notatka
# The title of the field, at most 45 characters.
note-title = Notatka dla siebie · { $code }
# Above the field, at most 45 characters.
note-field = Zobaczysz notatkę, gdy będzie Twój ruch
note-saved = Zapisane. Przeczytasz notatkę przy swoim następnym ruchu w { $game } `{ $code }`. Nikt inny jej nie widzi.
note-removed = Notatka o { $game } `{ $code }` usunięta.

# Planned answers, which only the player sees.
button-plan-ahead = Planuj naprzód
button-what-if = Co jeśli …
button-plan-save = Zapisz jako plan
button-plan-another = Inna odpowiedź
button-plan-deeper = Głębiej
button-plan-clear = Wyczyść plan
button-ahead-start = Od początku
plan-heading = **Twój plan** w { $game } · `{ $code }`
plan-none = Nie masz tu nic w planie. Wybierz ruch przeciwnika i swoją odpowiedź: gdy tak zagra, odpowiem dwie minuty później (w partiach na żywo po 10 sekundach), chyba że grozi Ci natychmiastowa przegrana.
plan-saved = **Zapisane.** Przeciwnik się o tym nie dowie.
# $answers: how many; $deep: how many of them follow each other at most.
plan-size = { $answers ->
    [one] { $answers } odpowiedź
    [few] { $answers } odpowiedzi
    [many] { $answers } odpowiedzi
   *[other] { $answers } odpowiedzi
}, głębokość do { $deep ->
    [one] { $deep } ruchu
    [few] { $deep } ruchów
    [many] { $deep } ruchów
   *[other] { $deep } ruchu
}.
# $turns: moves, mostly the rival's; $answer: one's own move after them.
plan-line = Jeśli `{ $turns }`: **{ $answer }**
plan-line-then = Potem, jeśli `{ $turns }`: **{ $answer }**
plan-remove = Usuń odpowiedź i to, co po niej …
# $turn: one's planned move; $at: when it is played, such as "in 2 minutes".
plan-due = Twój plan gra `{ $turn }` { $at }. Możesz też zagrać teraz, także inny ruch.
# $turn: one's planned move, which was not played by itself.
plan-left = Twój plan ma tu `{ $turn }`. Zostawiam to Tobie: po ruchu przeciwnika coś się jeszcze wydarzyło albo grozi Ci natychmiastowa przegrana.
plan-lapsed = Tego ruchu nie ma w Twoim planie, więc decyzja należy do Ciebie.
# After the end of a game. $count: how many.
plan-count = -# Ruchy zagrane z planu: { $count }. Czytasz to tylko Ty.
ahead-heading = **{ button-what-if }** w { $game } · `{ $code }`
    -# Nic tutaj nie jest grane i widzisz to tylko Ty.
# $who: the player; $turn: a move.
ahead-turn = { $who } `{ $turn }`
ahead-you = Ty
# Before the menu in which a move is chosen.
ahead-own = Jeśli zagrasz …
ahead-answer = … odpowiadasz …
# $rival: who.
ahead-rival = Jeśli { $rival } zagra …
ahead-over = Tu partia byłaby skończona.
ahead-far = Dalej już nie patrzę.
# Where something is hidden from the player.
ahead-hidden = Następne ruchy zależą od tego, co jest przed Tobą ukryte, więc tu koniec.
ahead-shows = Ten ruch pokazałby coś, co jest przed Tobą ukryte, więc tu koniec. Obrazek jest sprzed niego.

# A step of a lesson. $step, $steps: which step of how many; $words: the task, or what happened.
lesson-heading = **Nauka: { $game }** · { $step }/{ $steps }
    { $words }
# $label: the button that leads to a right move.
lesson-hint = **Podpowiedź:** kliknij **{ $label }**.
# $turn: a right move.
lesson-show = Dobry ruch to `{ $turn }`.
lesson-right = ✅ **Dobrze.**
lesson-wrong = Jeszcze nie.
# $report: the computer's answer.
lesson-answer = Odpowiedź: { $report }
# Before a person's first game of this kind.
lesson-offer = Pierwszy raz w { $game }? **Nauka: { $game }** zajmuje cztery minuty.
# Where a game has none; a button opens its rules.
lesson-none = { $game } nie ma jeszcze lekcji.
# $done: lessons that the person has done, of $count.
lesson-end = 🎉 **Koniec lekcji: { $game }.** Lekcje ukończone: { $done } z { $count }. Wiesz już dość na pierwszą partię.
# The list of lessons; below it those that are done, those that are begun, and the others.
lessons-title = **Lekcje:** ukończone { $done } z { $count }. Każda zajmuje około czterech minut.
lessons-done = ✅ { $games }
lessons-begun = Zaczęte: { $games }
lessons-left = Jeszcze przed Tobą: { $games }
# In the menu of lessons, one that is done.
lessons-option-done = ✅ { $game }
lessons-choose = Wybierz lekcję

# Below the first page of the rules, for games that have the option `swap`.
rules-swap = -# Nasza opcja `swap`, spoza instrukcji: po pierwszym ruchu miejsce 2 może raz przejąć miejsce 1.
# A page of the rules (assets/rules). $title: its title; $page, $pages: which page of how many; $text, $caption: from there; the
# caption says what the picture shows.
rules-page =
    ### { $game } · { $title } ({ $page }/{ $pages })
    { $text }
    -# { $caption }
# Said to a person who presses a button below rules that another person shows to everyone. $who: that other person.
rules-none = Zasady gry { $game } nie są jeszcze spisane.
rules-others = Te strony przewraca { $who }. Otwórz je dla siebie, od tej strony.
stale-button = Ten przycisk wygasł. `/games` pokazuje Twoje partie.
watching-tell = Wyślę Ci jedną wiadomość prywatną, gdy **{ $game }** się skończy.
watching-untell = Nie powiadomię Cię, gdy **{ $game }** się skończy.
watching-follow = Do końca **{ $game }** jest w Twoich `/games` i w codziennej wiadomości, jeśli ją masz: `/remind digest`.
watching-unfollow = Nie obserwujesz już **{ $game }**.
more = **{ $game }**: co chcesz zrobić? `{ $code }`
# $moves: how many were played before.
hand = { $moves ->
    [0] Tylko dla Twoich oczu: **{ $game }** z Twojej strony, przed pierwszym ruchem. `{ $code }`
   *[other] Tylko dla Twoich oczu: **{ $game }** z Twojej strony, po ruchu { $moves }. `{ $code }`
}
resign-really = Poddać partię **{ $game }**? To dla Ciebie jej koniec. `{ $code }`
# The question which of one's games a command is about, with a menu of them. $others: the other players; of those whom the reader
# does not play with, [of] all.
which = O którą partię chodzi?
which-line = { $how ->
    [of] - { $game } `{ $code }`: { $others }
    [with] - { $game } `{ $code }`, razem z: { $others }
   *[against] - { $game } `{ $code }`, przeciw: { $others }
}
# A turn in a completion where several games wait here. $colour: the reader's seat; $turn: the turn, which is input.
complete-turn-of = { $code } { $colour }: { $turn }
# $count: the games beyond those of the menu.
which-more = -# Oraz inne ({ $count }): podaj jedną przez `game:`. `/games` pokazuje wszystkie.
which-option = { $game } { $code }
which-waits = czeka na Ciebie
which-others = czeka na innych
aside-closed-dms = -# Nie mogę wysyłać Ci wiadomości prywatnych, więc to, co możesz widzieć tylko Ty, jest pod **{ $button }** i `/hand`. Żeby dostawać to także prywatnie, zezwól na wiadomości prywatne od członków tego serwera.
aside-forbidden = -# Nie mogę pisać w tym miejscu: { $place }, więc ta partia toczy się dalej w wiadomościach prywatnych. Moderacja może dać mi tam **{ permission-view-channel }**, **{ permission-send-messages }**, **{ permission-send-messages-in-threads }** i **{ permission-attach-files }** albo odblokować wątek.
aside-gone = -# Kanału tej partii już nie ma. Graj dalej gdziekolwiek przez `/move`, `/board` i `/games`.

# /history. $step: how many things have happened by then; $count: how many in all; $when: a time; $report: what happened last.
history-start = { $count ->
    [0] **Na początku** · nikt jeszcze nie zagrał
    [one] **Na początku** · przed Tobą { $count } krok
    [few] **Na początku** · przed Tobą { $count } kroki
    [many] **Na początku** · przed Tobą { $count } kroków
   *[other] **Na początku** · przed Tobą { $count } kroku
}
history-step = **Krok { $step } z { $count }** · { $when }
    { $report }
history-jump = Przejdź do kroku
history-option-start = Początek
history-option = { $step }. { $report }
# Through whose eyes. $seat: a seat by its colour.
history-eyes = Czyimi oczami
history-eyes-everyone = Tak, jak widzą wszyscy
history-eyes-seat = Tak, jak widzi { $seat }
history-eyes-own = -# Tak, jak widzisz Ty. Inni nie widzą Twoich sekretów.

# /record. $count: how many lines the file has.
record = Ruchy partii **{ $game }** `{ $code }` jako tekst: { $count ->
    [one] { $count } linijka
    [few] { $count } linijki
    [many] { $count } linijek
   *[other] { $count } linijki
}.
# $lines: turns, as the record writes them.
record-taken-back = -# Cofnięte ruchy, których nie ma w zapisie: { $lines }.
# $lines: who gave time to whom.
record-given = -# Dodano czasu, a to nie ruch, więc nie ma tego w zapisie: { $lines }
record-agreed = -# Partia skończyła się remisem za zgodą, a to nie ruch: zapis kończy się przed nim.
record-alt = Ruchy partii { $game } { $code }, każdy w osobnej linijce
replay = **{ $game }** od początku do końca.
# $count: how many things happened; $alt: the last position in words.
replay-alt = Partia, { $count ->
    [one] { $count } krok
    [few] { $count } kroki po kolei
    [many] { $count } kroków po kolei
   *[other] { $count } kroku po kolei
}. Na końcu: { $alt }

# The greeting of a server that the bot was just added to, the only message that nobody asked for.
greeting = **Cześć.** Prowadzę gry planszowe dla osób, które grają, kiedy mają czas: ruch dziś, ruch jutro.
    `/play` otwiera grę, a `/learn` uczy jej w cztery minuty. Bez prośby nic więcej nie napiszę. Osoby, które zarządzają tym serwerem, mogą wysłać powitanie do przypięcia.
# To the owner of a server in which the bot may not write. $server: its name.
greeting-owner = **Cześć.** Dodano mnie do Twojego serwera { $server }, gdzie prowadzę gry planszowe dla osób, które grają, kiedy mają czas: ruch dziś, ruch jutro.
    `/settings` pokaże tam, co możesz ustawić, a `/help show: True` wyśle powitanie do przypięcia.
button-welcome = Wyślij powitanie
button-settings = Ustawienia
button-try-alone = Wypróbuj w pojedynkę
# The message to pin.
welcome = ### Gry planszowe, ruch po ruchu
    Graj, kiedy masz czas: ruch dziś, ruch jutro. Pilnuję planszy, rysuję każdy ruch i oznaczam tych, na których kolej. Jest piętnaście gier, dla dwóch do sześciu osób albo dla jednej przeciw komputerowi.
welcome-alt = Sześć plansz: Kintei, Mindoku, Dungeon Chess, Taifuu, Chasm i Kudosu.
button-browse = Przeglądaj gry
button-learn-one = Naucz się gry

# /games
inbox-title = ### Twoje partie
# Above the list: results that the reader has not seen yet, a line each.
inbox-ended = ### Skończone od Twojej ostatniej wizyty
button-analysis-of = Analiza · { $code }
button-rematch-of = Rewanż · { $code }
# Below the title, as a list cannot be edited for long. $when: when it was made.
inbox-as-of = -# Stan: { $when }
# Below the title, while the reader is on vacation. $until: a day.
inbox-away = Masz urlop do { $until }: Twoje zegary stoją, oprócz partii na żywo.
inbox-title-server = ### Partie na tym serwerze
# $page, $pages: which page of how many.
inbox-page = -# Strona { $page } z { $pages }
inbox-only = Pokaż tylko …
inbox-only-all = Wszystko
inbox-only-turn = Mój ruch
inbox-only-lobby = Jeszcze nie zaczęte
inbox-none = Takich partii nie ma.
inbox-empty-server = Na tym serwerze nie ma teraz partii. `/play` otwiera nową.
# $names: one or more; $count: how many there are besides.
inbox-more = { $count ->
    [one] { $names } i jeszcze { $count } osoba
    [few] { $names } i jeszcze { $count } osoby
    [many] { $names } i jeszcze { $count } osób
   *[other] { $names } i jeszcze { $count } osoby
}
# $others: who else plays; $how: against or with them, or "of" where the reader only looks on; $seats: whom it waits for; $left: how far away the end of their time is; $place: one of the next two.
inbox-board = [do planszy]({ $link })
inbox-direct = w Twoich wiadomościach prywatnych
inbox-yours = { $how ->
    [with] **{ $game }**, razem z: { $others } · Twój ruch · { $place }
   *[against] **{ $game }**, przeciw: { $others } · Twój ruch · { $place }
}
inbox-yours-until = { $how ->
    [with] **{ $game }**, razem z: { $others } · termin { $left } · { $place }
   *[against] **{ $game }**, przeciw: { $others } · termin { $left } · { $place }
}
inbox-others = { $how ->
    [of] { $game }: { $others } · ruch: { $seats } · { $place }
    [with] { $game }, razem z: { $others } · ruch: { $seats } · { $place }
   *[against] { $game }, przeciw: { $others } · ruch: { $seats } · { $place }
}
# $line: one of the lines above, for a game in which the reader does not play.
inbox-followed = { $line } · obserwujesz
# $who: the person who opened it; $free: how many seats are free.
inbox-lobby = { $game } · nie zaczęta · otwiera { $who } · wolne: { $free } · { $place } · `{ $code }`
inbox-empty = Nie masz jeszcze partii. `/play` otwiera pierwszą.

# A game against the computer in direct messages. $first: one of the three below.
alone-question = **{ $game }**, Ty przeciw mnie. Na jakim poziomie mam grać? { $first }
alone-first-person = Zaczynasz Ty.
alone-first-computer = Zaczyna komputer.
alone-first-chance = Kto zaczyna, decyduje los.
# The message that becomes the board.
alone-coming = **{ $game }**: rozstawiam planszę …
# $against: the computer; $link: to the board.
alone-started = **{ $game }**, przeciw: { $against }. Partia zaczęła się w Twoich wiadomościach prywatnych: [do planszy]({ $link }). Miłej gry.
# $place: a link to the channel.
alone-here = Nie mogę teraz pisać do Ciebie prywatnie, więc gramy tutaj: { $place }. Miłej gry.

# The list of all games. $games: the games of a group, with “·” between them.
registry-title = ### Wybierz grę
# The same for a person who has finished no game yet.
registry-title-first = ### Witaj. Wybierz grę na początek
registry-first = **Pierwszy raz?** Zacznij od: { $games }
registry-recent = **Ostatnio grane:** { $games }
registry-short = **2 graczy, do 10 min:** { $games }
registry-long = **2 graczy, dłużej:** { $games }
registry-more = **2 graczy lub więcej:** { $games }
# A game in it. $minutes: how long it takes in one sitting; $fewest, $most: how many can play.
registry-item = { $game } ({ $minutes } min)
registry-item-range = { $game } ({ $fewest }–{ $most }, { $minutes } min)
registry-choose = Wybierz grę
# The card of one game. $players: how many; $length: how long a game is; $pitch: what it is about.
registry-players = graczy: { $most }
registry-players-range = graczy: { $fewest }–{ $most }
registry-about = ### { $game }
    { $pitch }.
    -# { $players } · { $length } · autor: { $designer }

# What the computer would do. The first line says what the move is for. $rival: whose win it stops; $count: how many pieces.
hint-plain = **Podpowiedź:** to ruch, który wybieram na Twoim miejscu.
hint-wins-now = **Podpowiedź:** to wygrywa od razu.
hint-stops-win = **Podpowiedź:** { $rival } może wygrać następnym ruchem, a ten ruch temu zapobiega.
hint-threatens-win = **Podpowiedź:** to grozi wygraną w Twoim następnym ruchu.
hint-takes = { $count ->
    [1] **Podpowiedź:** to zbija pionek.
    [one] **Podpowiedź:** to zbija { $count } pionek.
    [few] **Podpowiedź:** to zbija { $count } pionki.
    [many] **Podpowiedź:** to zbija { $count } pionków.
   *[other] **Podpowiedź:** to zbija { $count } pionka.
}
hint-keeps-pieces = **Podpowiedź:** po tym ruchu nie da się zaraz zbić żadnego Twojego pionka.
# The second line: what it is worth. $turns: moves of both sides, until it is over.
hint-wins = { $turns ->
    [one] Masz wymuszoną wygraną w { $turns } ruchu.
    [few] Masz wymuszoną wygraną w { $turns } ruchach.
    [many] Masz wymuszoną wygraną w { $turns } ruchach.
   *[other] Masz wymuszoną wygraną w { $turns } ruchu.
}
# Every other move is worse.
hint-only-win = Żaden inny ruch nie wygrywa.
hint-wins-only = { $turns ->
    [one] Masz wymuszoną wygraną w { $turns } ruchu i żaden inny ruch nie wygrywa.
    [few] Masz wymuszoną wygraną w { $turns } ruchach i żaden inny ruch nie wygrywa.
    [many] Masz wymuszoną wygraną w { $turns } ruchach i żaden inny ruch nie wygrywa.
   *[other] Masz wymuszoną wygraną w { $turns } ruchu i żaden inny ruch nie wygrywa.
}
hint-draws = Przy najlepszej grze to remis i ten ruch go utrzymuje.
hint-draws-only = Przy najlepszej grze to remis i tylko ten ruch go utrzymuje.
hint-loses = { $turns ->
    [one] Przeciwnik może wymusić wygraną. To broni się najdłużej, przez { $turns } ruch.
    [few] Przeciwnik może wymusić wygraną. To broni się najdłużej, przez { $turns } ruchy.
    [many] Przeciwnik może wymusić wygraną. To broni się najdłużej, przez { $turns } ruchów.
   *[other] Przeciwnik może wymusić wygraną. To broni się najdłużej, przez { $turns } ruchu.
}
# The same where nobody knows how long it takes.
hint-wins-within = { $turns ->
    [one] Masz wymuszoną wygraną w { $turns } ruchu.
    [few] Masz wymuszoną wygraną w najwyżej { $turns } ruchach.
    [many] Masz wymuszoną wygraną w najwyżej { $turns } ruchach.
   *[other] Masz wymuszoną wygraną w najwyżej { $turns } ruchu.
}
hint-wins-some-day = Masz wymuszoną wygraną.
hint-loses-some-day = Przeciwnik może wymusić wygraną. Ten ruch broni się dłużej, niż sięgają moje obliczenia.
# $percent: from 2 to 98.
hint-thinks = Do końca nie widzę, ale daję Ci około { $percent }%.
hint-claim = **Podpowiedź:** to duplikat, a zgłoszenie nic nie kosztuje.
hint-stopping = Uruchamiam się ponownie. Zapytaj, proszę, za chwilę.

not-understood = Nie rozumiem tego polecenia. `/help` pokazuje, co potrafię.
# Four lines, no more.
help = **tavolino** prowadzi gry planszowe, w które gra się, kiedy ma się czas: ruch dziś, ruch jutro.
    Pierwszy raz? **{ button-learn }** uczy gry ruch po ruchu, w cztery minuty. **{ button-today }** to pozycja do rozwiązania.
    Kliknij **{ button-play }**, żeby zobaczyć wszystkie gry, albo wpisz `/play kintei`. Znajomi klikają **{ $button-join }**, a jeśli wolisz grać ze mną, wybierz **{ button-alone }**: zagramy w wiadomościach prywatnych.
    Gdy przychodzi Twoja kolej, oznaczam Cię. Kliknij **{ $button-turn }** i wybierz ruch.
# Below the help of a translation, until its STATUS says that native speakers have read every file.
help-machine = -# Przetłumaczone maszynowo. Całości nie czytał jeszcze nikt, dla kogo polski jest językiem ojczystym.
# Below that: the button, the title of its field and the line above it (at most 45 characters each), and the answers to what was written.
button-better = Popraw mój polski
better-title = Popraw mój polski
better-field = Które słowa i jak by to lepiej powiedzieć
better-thanks = Dziękuję. Przeczytają to osoby, które prowadzą tego bota.
better-nothing = Pole było puste, więc nic nie zapisuję.
help-rules = Zasady gry …
# All commands by purpose, one a line; within 2000 characters.
help-commands = **{ $button-turn }**
    - `/move` wykonuje ruch, który wpiszesz
    - `/board` pokazuje pozycję
    - `/hand` pokazuje to, co widzisz tylko Ty
    - `/hint` podpowiada ruch przeciw komputerowi albo po partii
    - `/claim` zgłasza duplikat
    { "**" }Twoje partie**
    - `/play` otwiera grę
    - `/games` pokazuje Twoje partie
    - `/join` zajmuje miejsce w partii znajomych, po kodzie
    - `/looking` znajduje kogoś, kto chce zagrać w to samo
    - `/league` to sezony w grupach
    - `/contest` otwiera turniej
    - `/ladder` wyzywa przeciwnika
    - `/learn` uczy gry
    - `/rules` objaśnia grę
    - `/puzzle` daje pozycje do rozwiązania
    - `/plan` planuje naprzód
    - `/undo` cofa Twój ruch
    - `/draw` proponuje remis
    - `/resign` poddaje partię
    - `/break-off` przerywa partię przed pierwszym ruchem
    - `/time` daje przeciwnikowi więcej czasu
    - `/replace` szuka zastępstwa za Ciebie
    - `/rematch` powtarza partię
    - `/history` pokazuje partię krok po kroku. **{ button-analysis }** ocenia ją po końcu
    - `/record` daje jej ruchy jako tekst
    - `/stats` pokazuje Twoje wyniki albo cudze
    - `/leaderboard` pokazuje tabelę miesiąca albo listę jednej gry
    { "**" }O Tobie**
    - `/remind` ustawia przypomnienia i codzienny przegląd
    - `/vacation` zatrzymuje Twoje zegary na kilka dni
    - `/block` trzyma kogoś z dala od Ciebie
    - `/privacy` pokazuje, eksportuje albo usuwa to, co o Tobie przechowuję
    { "**" }Dla moderacji**
    - `/settings` zmienia sposób gry na tym serwerze
    -# Przytrzymaj osobę albo kliknij ją prawym przyciskiem, potem Aplikacje: **{ menu-play-with }** i **{ menu-between-us }**. Na mojej wiadomości: **{ menu-board-here }** i **{ menu-analyse }**.
    -# Bez `game:` polecenie dotyczy partii z tego wątku albo tej, która na Ciebie czeka. `/help` wraca na początek.
