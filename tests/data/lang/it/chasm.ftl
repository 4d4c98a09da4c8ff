# Chasm.

chasm-has-placed = { $left ->
    [0] { $seat }: pezzi in { $cells }.
    [4] { $seat }: { $left } pezzi da piazzare.
   *[other] { $seat }: pezzi in { $cells }; da piazzare: { $left }.
}
play-chasm = Spingi i tuoi pezzi fuori dal tabellone: vince chi resta con uno solo (2-4 persone)

