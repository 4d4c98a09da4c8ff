# Names and descriptions as Discord shows them while a command is typed: at most 100 characters each.

command-play = Apri una partita; si partecipa con un pulsante o un codice
command-move = Gioca la tua mossa con la sua notazione; si completa parola per parola
command-move-turn = Comincia a scrivere: compaiono le mosse possibili, con il loro effetto
command-draw = Proponi patta, o rispondi a una proposta

menu-play-with = Gioca con…
menu-between-us = Risultati tra noi
menu-board-here = Tabellone qui
menu-analyse = Analizza

option-game = Il codice della partita, come K7QX; non serve nel suo thread
option-seats = In quanti si gioca
option-opponent = Chi vuoi invitare, anche me
option-computer = Quanto è forte il bot
option-pace = Quanto tempo per un turno
option-pace-live = dal vivo: chi gioca è qui adesso
option-pace-fast = veloce: due turni al giorno
option-pace-normal = normale: un turno al giorno
option-pace-slow = lento: due turni a settimana
option-pace-none = senza orologio
option-where = Dove si gioca contro il computer
option-where-dm = Nei messaggi diretti con me
option-where-here = Qui, nel canale
option-consult = Votano tutti qui
option-consult-yes = Sì: tutti qui giocano con il computer, votando
option-consult-no = No: come sempre
option-swap = Il posto 2 può prendere il posto 1?
option-swap-yes = Sì: il posto 2 può subentrare dopo la prima mossa
option-swap-no = No: come da regolamento
option-games = Quante partite
option-games-1 = 1: una partita
option-games-2 = 2: due partite, a posti scambiati
option-order = L'ordine dei posti
option-order-shuffled = A caso
option-order-listed = In ordine: chi apre la partita ha la prima mossa
option-rated = Valida per la graduatoria o no
option-rated-yes = sì
option-rated-no = no, senza graduatoria
