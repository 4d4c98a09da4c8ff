# The sentences of the models as English has them; variables that a comment names are to come.

who = { $seat ->
    [self] You
   *[other] { $seat }
}

# $count: how many they are.
standing-acting = { $seats } to move.
standing-won = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
}

kumo-alt = { $state } { $first }'s clouds stand on { $first-cells }; { $second }'s on { $second-cells }.{ $last }{ $banned }

basileus-report-jump = { $kind ->
    [pawn] { who } jumped with a pawn
    [piece] { who } jumped with a piece
   *[basileus] { who } jumped with the basileus
} from { $from }{ $count ->
    [0] { "" } to { $to }
   *[other] { "" } by way of { $stops } to { $to }
}, taking { $taken }.
basileus-taken = { $kind ->
    [pawn] the pawn on { $cell }
    [piece] the piece on { $cell }
   *[basileus] the basileus on { $cell }
}

# $kind-key, $taken-key: the words of the notation.
dungeon-chess-report-take = { who } moved the { $kind } from { $from } to { $to }, capturing { $victim ->
    [self] your
   *[other] { $victim }'s
 } { $taken }.

taifuu-report = { who } moved from { $from } to { $to }{ $count ->
    [0] .
    [one] { "" }, pushing the piece on { $pushed }.
   *[other] { "" }, pushing the pieces on { $pushed }.
}

chasm-has-placed = { $left ->
    [0] { $seat } has placed { $cells }.
    [4] { $seat } has { $left } pieces to place.
   *[other] { $seat } has placed { $cells } and has { $left } to place.
}

# $count: how many people.
ping-turn-until = { $people }: it's your turn in { $game }. Deadline: { $until }. [To the board]({ $link }) · `{ $code }`
lobby-invited = { $people }: you are invited. **{ $button-join }** takes your seat, **{ $button-leave }** declines.
agreements-draw = { $by } offers a draw. { $people }: accept or decline, before { $by } plays the next turn.

vacation-here = You are not on vacation. This year you have { $days ->
    [one] { $days } day
   *[other] { $days } days
 } and { $hours } h left. On vacation your clocks stand still, except in live games, and the panels say so.

play-chasm = push your own pieces off the board; the first with one left wins (2-4 players)
