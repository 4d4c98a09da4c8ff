# What is stored about people, and whom they don't want to play with.

command-privacy = Was ich über dich speichere, und wie du es holst oder löschst
command-privacy-show = Sieh, was ich über dich speichere, und warum
command-privacy-export = Hol alles, was ich über dich speichere, per Direktnachricht als Datei
command-privacy-delete = Lösche alles über dich. Ich frage vorher noch einmal
command-block = Blockiere eine Person oder sieh, wen du blockiert hast
command-block-person = Wen du blockierst. Leer: zeigt deine Liste
command-block-undo = Die Blockierung stattdessen aufheben

gone = jemand von früher

privacy = ### Was ich über dich speichere
    - deine Discord-ID, nicht deinen Namen
    - die Partien, in denen du mitspielst, mit deinen Zügen und Einladungen
    - deine Einstellungen, deine Sprache und wen du blockiert hast
    - welche Nachrichten ich für dich aktuell halte
    Deine Nachrichten lese ich nie, und Verdecktes bleibt verdeckt.
    `/privacy export` schickt dir alles als Datei. `/privacy delete` löscht es jederzeit, auch mitten in einer Partie.
    -# Sicherungen werden nach 30 Tagen gelöscht. Einzelheiten stehen in PRIVACY.md bei meinem Quelltext, auf Englisch.
privacy-file = Das ist alles, was ich über dich speichere, als JSON-Datei.
privacy-part = Alles, was ich über dich speichere, als JSON-Dateien: { $part } von { $parts }. Jede ist für sich lesbar.
privacy-sent = Geschickt. In deinen Direktnachrichten ist jetzt alles, was ich über dich speichere.
privacy-not-sent = Ich kann dir keine Direktnachrichten schicken, also ist hier alles, was ich über dich speichere. Nur du siehst diese Datei.
privacy-rest = Hier ist der Rest, den ich nicht per Direktnachricht schicken konnte. Nur du siehst ihn.
privacy-really = ### Alles über dich löschen?
    { $ends }Deine ID wird überall gelöscht: deine Einstellungen, Sprache, Einladungen und Blockierungen, auch die gegen dich. Beendete Partien behalten ihr Ergebnis, mit „jemand von früher“ an deiner Stelle. Sicherungen vergessen dich binnen 30 Tagen. Rückgängig machen lässt sich das nicht.
    -# Schon gepostete Nachrichten und Namen von Threads bleiben in Discord. Bist du einmal gelöscht, finde ich sie nicht mehr.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = { $lobbies ->
    [one] Du verlässt **{ $lobbies } Partie**, die noch nicht begonnen hat.
   *[other] Du verlässt **{ $lobbies } Partien**, die noch nicht begonnen haben.
}
privacy-resigns = { $running ->
    [one] Du gibst **{ $running } laufende Partie** auf.
   *[other] Du gibst **{ $running } laufende Partien** auf.
}
privacy-deleted = Alles über dich ist gelöscht. Spielst du wieder einmal, fängst du neu an.
button-really-delete = Ja, alles löschen
button-erase-nothing = Nein, behalten
# After the button **No, keep it**.
privacy-kept = Nichts ist gelöscht: Alles bleibt, wie es war.

blocks-none = Du hast niemanden blockiert. Um eine Person zu blockieren, tippe `/block` mit ihrem Namen oder nimm das Menü unten. Wer von dir blockiert ist, kann dich nicht einladen, nicht bei dir mitspielen und dich nicht um Revanche bitten, und von mir erfährt es niemand.
blocks = ### Du hast blockiert
    { $people }
    Wer von dir blockiert ist, kann dich nicht einladen, nicht bei dir mitspielen und dich nicht um Revanche bitten, und von mir erfährt es niemand. Du selbst kannst in denselben Partien mitspielen.
blocks-more = … und { $count } weitere.
blocks-added = { $person } ist blockiert.
blocks-already = { $person } war schon blockiert.
blocks-removed = { $person } ist nicht mehr blockiert.
blocks-not-there = Du hast { $person } nicht blockiert.
blocks-menu = Jemanden blockieren oder nicht mehr blockieren
