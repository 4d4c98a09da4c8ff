# Dungeon Chess.

# The characters keep their names in every language; $count: how many there are.
dungeon-chess-kor = Kor
dungeon-chess-maga = Maga
dungeon-chess-guerriero = Guerriero
dungeon-chess-lottatore = { $count ->
    [one] Lottatore
   *[other] Lottatori
}
dungeon-chess-entry = { $door } (ingresso)

# What a target asks for.
dungeon-chess-target-1 = Maga in gioco
dungeon-chess-target-2 = Kor in gioco
dungeon-chess-target-3 = Guerriero in gioco
dungeon-chess-target-4 = tutti e tre i Lottatori in gioco
dungeon-chess-target-5 = una Maga catturata
dungeon-chess-target-6 = un Kor catturato
dungeon-chess-target-7 = un Guerriero catturato
dungeon-chess-target-8 = tre Lottatori catturati
dungeon-chess-target-9 = tre forzieri
dungeon-chess-target-10 = un personaggio in d4, e4, d5 o e5
dungeon-chess-target = { $number }, { $target } (+{ $points })

# What that means, and when it counts.
dungeon-chess-means-1 = Quando la partita finisce la tua Maga non è catturata.
dungeon-chess-means-2 = Quando la partita finisce il tuo Kor non è catturato.
dungeon-chess-means-3 = Quando la partita finisce il tuo Guerriero non è catturato.
dungeon-chess-means-4 = Quando la partita finisce nessuno dei tuoi tre Lottatori è catturato.
dungeon-chess-means-5 = Quando la partita finisce hai una Maga catturata. Chi l'ha persa può riscattarla con un forziere.
dungeon-chess-means-6 = Quando la partita finisce hai un Kor catturato. Chi l'ha perso può riscattarlo con un forziere.
dungeon-chess-means-7 = Quando la partita finisce hai un Guerriero catturato. Chi l'ha perso può riscattarlo con un forziere.
dungeon-chess-means-8 = Quando la partita finisce hai tre o più Lottatori catturati, di chiunque siano. Ognuno si può riscattare con un forziere.
dungeon-chess-means-9 = Quando la partita finisce hai tre o più forzieri: i tuoi due, se non li usi per pagare, e quelli pagati a te.
dungeon-chess-means-10 = Quando la partita finisce un tuo personaggio sta al centro del tabellone.
# $target: as in the one above; $means: one of these.
dungeon-chess-explained = - **{ $target }.** { $means }
# The card in words. $target: as in the one above; $other: the one given up.
dungeon-chess-card-choice = Tieni uno di questi due obiettivi. L'altro viene scartato senza mostrarlo. Scegli con **{ $button-turn }**.
dungeon-chess-card-kept = Hai tenuto questo obiettivo, e lo sai solo tu:
    { $target }
    Hai rinunciato a { $other }.

# $first, $second, $kept: a target such as "8, three captured Lottatori (+4)"; $other: the number of the one given up.
dungeon-chess-dealt = Tieni uno di due obiettivi: { $first }, oppure { $second }.
dungeon-chess-kept = Il tuo obiettivo: { $kept }. Hai rinunciato a { $other }.

# $points: what everybody can count, without secret targets.
dungeon-chess-seat-points = { $points } punti.
# $each: each seat and the cells of its two rings, such as "◯ blue c1 f1; ▲ gold c8 f8".
dungeon-chess-rings = Anelli: { $each }.
# The marks of the text board; the line of a seat begins with its points.
dungeon-chess-legend =
    K Kor  M Maga  G Guerriero  L Lottatore  ⊙ anello
    ◯▲■✚ il colore, punti, ingressi g e m, forzieri, anelli, [prigionieri]
# $characters: such as "Kor b2, Maga m, Lottatori d2 e1"; $own, $received: chests; $holds: yes or no; $prisoners: such as "▲ gold Kor, 2 Lottatori".
dungeon-chess-seat = { $holds ->
    [yes] { $seat } ha { $characters }. Forzieri: { $own } propri, { $received } ricevuti. Prigionieri: { $prisoners }.
   *[no] { $seat } ha { $characters }. Forzieri: { $own } propri, { $received } ricevuti.
}
# Its only character cannot be captured.
dungeon-chess-seat-safe = { $holds ->
    [yes] { $seat } ha { $characters }, che non si può catturare. Forzieri: { $own } propri, { $received } ricevuti. Prigionieri: { $prisoners }.
   *[no] { $seat } ha { $characters }, che non si può catturare. Forzieri: { $own } propri, { $received } ricevuti.
}
dungeon-chess-seat-left = { $holds ->
    [yes] { $seat } ha lasciato la partita. Prigionieri: { $prisoners }.
   *[no] { $seat } ha lasciato la partita.
}
dungeon-chess-chests = forzieri { $own }+{ $received }
dungeon-chess-skipped = { $seat ->
    [self] Non hai mosse legali e salti il turno.
   *[other] { $seat } non ha mosse legali e salta il turno.
}
dungeon-chess-barred = { $seat } per ora non può più andare avanti e indietro fra { $low } e { $high }.
dungeon-chess-quiet = Mosse senza catture né riscatti: { $turns } su { $most }.
dungeon-chess-result = { $met ->
    [yes] { $seat }: { $points } punti, raggiunto l'obiettivo { $number }, { $target }.
   *[no] { $seat }: { $points } punti, mancato l'obiettivo { $number }, { $target }.
}
dungeon-chess-revealed = { $seat } aveva l'obiettivo { $number }, { $target }.

# $kind: a character; $kind-key: kor, maga, guerriero or lottatore, to choose an article by.
dungeon-chess-report-move = { $seat ->
    [self] Hai spostato
   *[other] { $seat } sposta
} { $kind-key ->
    [maga] la
   *[other] il
} { $kind } da { $from } a { $to }.
# $kind, $taken: a character; $kind-key, $taken-key: its word, to choose an article by; $victim: whose it was.
dungeon-chess-report-take = { $seat ->
    [self] Hai spostato
   *[other] { $seat } sposta
} { $kind-key ->
    [maga] la
   *[other] il
} { $kind } da { $from } a { $to }, catturando { $victim ->
    [self] { $taken-key ->
        [maga] la tua
       *[other] il tuo
    } { $taken }
   *[other] { $taken-key ->
        [maga] la
       *[other] il
    } { $taken } di { $victim }
}.
# $kind-key: as above.
dungeon-chess-report-teleport = { $seat ->
    [self] Hai teletrasportato
   *[other] { $seat } teletrasporta
} { $kind-key ->
    [maga] la
   *[other] il
} { $kind } da { $from } a { $to }.
# $kind-key: as above; $captor: who gets the chest.
dungeon-chess-report-ransom = { $seat ->
    [self] { $captor ->
        [self] Hai pagato un forziere
       *[other] Hai pagato un forziere a { $captor }
    }
   *[other] { $captor ->
        [self] { $seat } ti paga un forziere
       *[other] { $seat } paga un forziere a { $captor }
    }
}: { $kind-key ->
    [maga] la
   *[other] il
} { $kind } torna all'ingresso { $door }.
dungeon-chess-report-chose = { $seat ->
    [self] Hai scelto
   *[other] { $seat } ha scelto
} un obiettivo.
dungeon-chess-report-keep = { $seat ->
    [self] Hai tenuto
   *[other] { $seat } tiene
} l'obiettivo { $target }.
dungeon-chess-closed = La partita finisce.

dungeon-chess-prompt-target = Tieni un obiettivo. L'altro viene scartato senza mostrarlo.
dungeon-chess-prompt = Muovi un personaggio, o ne riscatti uno?
# Where none can be ransomed.
dungeon-chess-prompt-move = Quale personaggio muovi?
# $kind-key: as above; empty where nobody is to move.
dungeon-chess-prompt-to = Dove va { $kind-key ->
    [maga] la
   *[other] il
} { $kind }?
dungeon-chess-prompt-ransom = Quale personaggio riscatti con un forziere?
dungeon-chess-prompt-door = Su quale dei tuoi ingressi?
dungeon-chess-prompt-captor = A chi lo paghi?

# What menus show for words of the notation.
dungeon-chess-label-target = tieni
dungeon-chess-label-ransom = riscatta
dungeon-chess-label-door = su { $door }
dungeon-chess-label-captor = da { $seat }

# /play dungeon-chess
play-dungeon-chess = Cattura, riscatta e raggiungi un obiettivo segreto
goal-dungeon-chess = Avere più punti di tutti quando la partita finisce: per i tuoi personaggi in gioco e i nemici che tieni, 3 per forziere, e il tuo obiettivo segreto.
pitch-dungeon-chess = Cattura maghe, riscattale con i forzieri, e nascondi dove vuoi arrivare
length-dungeon-chess = da 30 a 75 mosse a testa

## The end of a game, one of three sentences. It holds for every way to win by the rules; the last move is told after it.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-1 = Si chiudono le porte: { $first } batte { $others } in { $moves } mosse.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-2 = { $first } esce dal dungeon davanti a { $others }, dopo { $moves } mosse.
# $first: who won; $others: everybody else; $moves: how many were played, two or more.
won-dungeon-chess-3 = Forzieri contati, obiettivi scoperti: { $first } batte { $others } in { $moves } mosse.

## The lesson: idea and task of each step, and what is said after a turn.
dungeon-chess-lesson-target = **Vince chi ha più punti.** Contano i tuoi personaggi in gioco, quelli che catturi, 3 punti per ogni forziere e un obiettivo segreto. Hai ricevuto due carte.
dungeon-chess-lesson-maga = **Maga**, il cappello: fino a tre caselle in ogni direzione. **Kor**, la torre: altrettante, in riga o in colonna. **Guerriero**, lo scudo: altrettante, in diagonale. **Lottatore**, la figura: una casella, in riga o in colonna. La via dev'essere libera. La tua Maga aspetta all'ingresso m, come se fosse sotto e1. **Mandala in h3.**
dungeon-chess-lesson-maga-hint = Da sotto e1, in diagonale verso l'alto a destra: f1, g2, h3.
dungeon-chess-lesson-maga-wrong = La tua Maga non è andata in h3.
dungeon-chess-lesson-ring = Due anelli sono tuoi, c1 e f1. Da uno di essi un tuo personaggio può teletrasportarsi sull'altro, se è libero. Il tuo Kor è in c1. **Teletrasportalo.**
dungeon-chess-lesson-ring-hint = Scegli c1, poi f1.
dungeon-chess-lesson-ring-wrong = Il Kor non è arrivato in f1.
dungeon-chess-lesson-ring-done = Gli altri possono stare sui tuoi anelli, ma non usarli.
dungeon-chess-lesson-capture = Va' su un nemico e lo tieni prigioniero: i suoi punti sono tuoi. Il tuo Guerriero è in a3, e va fino a tre caselle in diagonale. **Cattura un personaggio dell'Oro.**
dungeon-chess-lesson-capture-hint = Il Lottatore dell'Oro in d6 è sulla diagonale di a3.
dungeon-chess-lesson-capture-wrong = Non hai catturato nessuno.
dungeon-chess-lesson-capture-done = Adesso il Lottatore vale 2 punti per te, e nessuno può rispondere con una presa in d6.
dungeon-chess-lesson-ransom = L'Oro ha catturato la tua Maga. Un forziere la riporta su un ingresso libero, ed è tutta la tua mossa. Un forziere vale 3 punti, la Maga 5. **Riscatta la tua Maga.**
dungeon-chess-lesson-ransom-hint = Invece di un personaggio scegli il riscatto. L'ingresso m è libero.
dungeon-chess-lesson-ransom-wrong = L'Oro tiene ancora la tua Maga.
dungeon-chess-lesson-ransom-done = Adesso l'Oro ha il tuo forziere, ma non può usarlo per pagare.
dungeon-chess-lesson-middle = Il tuo obiettivo è la carta 10: un tuo personaggio in d4, e4, d5 o e5 quando la partita finisce, 3 punti. Il tuo Guerriero è arrivato in b2. **Porta un personaggio al centro.**
dungeon-chess-lesson-middle-hint = Quali delle quattro caselle sono sulla diagonale di b2?
dungeon-chess-lesson-middle-wrong = Nessuno dei tuoi è in d4, e4, d5 o e5.
dungeon-chess-lesson-middle-done = Conta solo alla fine: puoi anche arrivarci più tardi.
dungeon-chess-lesson-close = All'Oro restano due personaggi. Se ne catturi uno, la partita finisce e si contano i punti, obiettivo compreso: uno dei tuoi in d4, e4, d5 o e5. **Chiudi la partita, e vinci.**
dungeon-chess-lesson-close-hint = Due dei tuoi Lottatori possono catturare in e3. Quale conviene lasciare dov'è?
dungeon-chess-lesson-close-wrong = Non hai vinto: o la partita continua, o l'Oro ha più punti.
dungeon-chess-lesson-close-done = 26 punti a 25: il Lottatore in e4 ti ha portato i 3 punti dell'obiettivo.
