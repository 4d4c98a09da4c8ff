# Reminders and vacations.

vacation-here = Non sei in vacanza. Quest'anno ti restano { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} e { $hours } h. In vacanza i tuoi orologi si fermano, tranne nelle partite dal vivo, e i pannelli lo dicono.
