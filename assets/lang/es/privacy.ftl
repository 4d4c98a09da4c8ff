# What is stored about people, and whom they don't want to play with.

command-privacy = Qué guardo de ti, y cómo obtenerlo o borrarlo
command-privacy-show = Mira qué guardo de ti, y por qué
command-privacy-export = Todo lo que guardo de ti, en un archivo por mensaje directo
command-privacy-delete = Borra todo lo tuyo. Antes te pido confirmación
command-block = Bloquea a una persona, o mira a quién has bloqueado
command-block-person = A quién bloquear. Déjalo vacío para ver tu lista
command-block-undo = Quitar el bloqueo

gone = alguien que ya no juega

privacy = ### Qué guardo de ti
    - tu ID de Discord, no tu nombre
    - las partidas en que juegas, con tus jugadas e invitaciones
    - tus ajustes, tu idioma y a quién has bloqueado
    - qué mensajes mantengo al día para ti
    Nunca leo tus mensajes, y lo oculto sigue oculto.
    `/privacy export` te lo envía todo en un archivo. `/privacy delete` lo borra en cualquier momento, incluso en mitad de una partida.
    -# Las copias de seguridad se borran a los 30 días. PRIVACY.md, que viene con mi código fuente, tiene los detalles (en inglés).
privacy-file = Aquí tienes todo lo que guardo de ti, en un archivo JSON.
privacy-part = Todo lo que guardo de ti, en archivos JSON: { $part } de { $parts }. Cada uno se lee por sí solo.
privacy-sent = Enviado. En tus mensajes directos está todo lo que guardo de ti.
privacy-not-sent = No puedo enviarte mensajes directos, así que aquí está todo lo que guardo de ti. Este archivo solo lo ves tú.
privacy-rest = Aquí está el resto, que no pude enviar por mensaje directo. Solo lo ves tú.
privacy-really = ### ¿Borrar todo lo tuyo?
    { $ends }Tu ID se borra en todas partes, y con él tus ajustes, tu idioma, tus invitaciones y los bloqueos, también los que hay contra ti. Las partidas acabadas mantienen su resultado, con «alguien que ya no juega» en tu lugar. Las copias de seguridad te olvidan en 30 días. No se puede deshacer.
    -# Los mensajes y los nombres de hilos ya publicados se quedan en Discord. Una vez que te haya borrado, ya no puedo encontrarlos.
# What ends at once, if anything does: it stands before the rest.
privacy-leaves = Sales de { $lobbies ->
    [one] **{ $lobbies } partida** que no ha empezado
   *[other] **{ $lobbies } partidas** que no han empezado
}.
privacy-resigns = Abandonas { $running ->
    [one] **{ $running } partida en marcha**
   *[other] **{ $running } partidas en marcha**
}.
privacy-deleted = Todo lo tuyo está borrado. Si algún día vuelves a jugar, empiezas de cero.
button-really-delete = Sí, borrarlo todo
button-erase-nothing = No, conservarlo
# After the button **No, keep it**.
privacy-kept = No se borra nada: todo queda como estaba.

blocks-none = No has bloqueado a nadie. Para bloquear a una persona, escribe `/block` con su nombre o usa el menú de abajo. No puede invitarte, unirse a ti ni pedirte la revancha, y no se lo digo.
blocks = ### Has bloqueado a
    { $people }
    Quien está en esta lista no puede invitarte, unirse a ti ni pedirte la revancha, y no se lo digo. Tú sí puedes unirte a sus partidas.
blocks-more = … y { $count } más.
blocks-added = Has añadido a { $person } a tu lista de bloqueos.
blocks-already = Ya habías bloqueado a { $person }.
blocks-removed = Has quitado el bloqueo a { $person }.
blocks-not-there = No has bloqueado a { $person }.
blocks-menu = Bloquear a alguien o quitar el bloqueo
