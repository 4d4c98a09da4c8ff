# Models of method as much as of wording.

standing-acting = Vez de { $seats }.
standing-won = Vitória de { $seats }.

# No possessive is needed.
kumo-alt = { $state } Nuvens de { $first }: { $first-cells }; de { $second }: { $second-cells }.{ $last }{ $banned }

# The present tense, which agrees with nobody.
basileus-report-jump = { $seat ->
    [self] Você salta
   *[other] { $seat } salta
} { $kind ->
    [pawn] com um peão
    [piece] com uma peça
   *[basileus] com o basileus
} de { $from } { $count ->
    [0] para { $to }
   *[other] passando por { $stops } para { $to }
}, capturando { $taken }.
# In this one place it is used, so that its case is known.
basileus-taken = { $kind ->
    [pawn] o peão de { $cell }
    [piece] a peça de { $cell }
   *[basileus] o basileus de { $cell }
}

# Articles by the key, where the noun has a gender.
dungeon-chess-report-take = { $seat ->
    [self] Você move
   *[other] { $seat } move
} { $kind-key ->
    [maga] a
   *[other] o
} { $kind } de { $from } para { $to }, capturando { $victim ->
    [self] { $taken-key ->
        [maga] a sua
       *[other] o seu
    } { $taken }
   *[other] { $taken-key ->
        [maga] a
       *[other] o
    } { $taken } de { $victim }
}.

taifuu-report = { $seat ->
    [self] Você move
   *[other] { $seat } move
} de { $from } para { $to }{ $count ->
    [0] .
    [one] , empurrando a peça de { $pushed }.
   *[other] , empurrando as peças de { $pushed }.
}

# A number behind a colon needs no plural.
chasm-has-placed = { $left ->
    [0] { $seat }: peças em { $cells }.
    [4] { $seat }: { $left } peças a colocar.
   *[other] { $seat }: peças em { $cells }; a colocar: { $left }.
}

ping-turn-until = { $people }: { $count ->
    [one] sua vez
   *[other] vez de vocês
} em { $game }. Prazo: { $until }. [Ao tabuleiro]({ $link }) · `{ $code }`
lobby-invited = { $people }: há um lugar reservado. **{ $button-join }** ocupa o lugar, **{ $button-leave }** recusa.
agreements-draw = { $by } propõe empate. { $people }: é possível aceitar ou recusar até { $by } fazer o próximo lance.

vacation-here = Você não está de férias. Este ano ainda restam { $days ->
    [0] 0 dias
    [one] { $days } dia
   *[other] { $days } dias
} e { $hours } h. Nas férias seus relógios param, menos nas partidas ao vivo, e os painéis avisam.

play-chasm = Empurre suas próprias peças para fora do tabuleiro; vence quem ficar com uma só (2-4 pessoas)
