# Reminders and vacations.

vacation-here = Ti restano { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} e { $hours } h di vacanza quest'anno. In vacanza i tuoi orologi si fermano, tranne nelle partite dal vivo, e gli avversari lo vedono sui pannelli.
