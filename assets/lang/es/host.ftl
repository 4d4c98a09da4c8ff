# Why something cannot be done. Each says what to do next.

refused-no-such-match = No conozco ninguna partida { $code }. `/games` muestra las tuyas.
refused-not-seated = No juegas en esta partida. `/board` te deja mirar.
refused-not-started = Esta partida aún no ha empezado.
refused-cancel-instead = Esta partida aún no ha empezado: **{ $button-cancel }**, en su tarjeta, la anula.
refused-started = Esta partida ya ha empezado. `/play` abre otra.
refused-cancelled = Esta partida se anuló. `/play` abre otra.
refused-out-of-reach = Ahora no llego a las partidas. No se ha perdido nada. Inténtalo de nuevo en un minuto. Si ibas a jugar, mira antes el tablero.
refused-aside = La lista de jugadas de esta partida está dañada, así que no puede seguir. Queda guardada para quienes mantienen el bot.
refused-moved-on = La partida ha avanzado desde que se mostró ese botón. Pulsa **{ $button-turn }** para ver el tablero tal como está.
# The bot's data was replaced by an older copy, and the move after which the button was shown is lost.
refused-moved-back = Ese botón es de una jugada posterior, que se ha perdido: el bot ha vuelto a una copia de seguridad. Pulsa **{ $button-turn }** para ver el tablero tal como está.
# $seats: the names of the seats to act.
refused-waiting = Aún no es tu turno. Turno de { $seats }.
refused-over = La partida ha acabado.
refused-left = Has dejado esta partida. Aún puedes mirar: `/board` la muestra.
refused-not-your-turn = Aún no es tu turno.
refused-false-claim = Lo que has señalado no es correcto, así que no ha cambiado nada. No te cuesta nada, y solo lo sabes tú.
# $text: what was typed; $near: legal turns.
refused-not-a-turn = `{ $text }` no es una jugada legal aquí. Pulsa **{ $button-turn }** en el panel para elegir en los menús.
refused-not-a-turn-near = `{ $text }` no es una jugada legal aquí. Prueba { $near }.
refused-no-turn = Escribe tu jugada. Prueba { $near }.
refused-already-in = Ya estás dentro.
refused-not-in = No estás en esta partida.
refused-full = Todos los puestos están ocupados. `/play` abre otra partida.
refused-posted-again = Esta partida ya se ha publicado de nuevo.
refused-kept = Los puestos libres están reservados para gente invitada. `/play` abre otra partida.
refused-not-the-opener = Eso solo puede hacerlo quien abrió esta partida.
refused-too-few = Hacen falta { $needed } personas para empezar, y aún no hay bastantes.
refused-too-many-opponents = Hay más gente que puestos: invita como mucho a { $most }.
refused-oneself = Tú ya tienes un puesto. Invita a otra persona, o a nadie: aquí cualquiera puede pulsar **{ $button-join }**.
refused-not-for-channel = Un canal juega contra el bot, a un juego de dos sin secretos y solo en un servidor. Quita `consult`, o elige otro juego.
refused-too-many-candidates = Ya hay { $most } jugadas propuestas. Vota una de ellas.
refused-swap-in-two = En dos partidas, cada persona ocupa una vez cada puesto, así que no hay nada que cambiar. Quita `swap`, o quita `games`.
refused-not-for-two = Las dos partidas con puestos cambiados son para dos personas, una contra otra. Quita `games`, o juega con `seats: 2`.
# $code: the code of the other game.
refused-other-not-over = La otra partida, `{ $code }`, aún se está jugando. La revancha es de las dos, así que viene después.
refused-wishes-on-servers = Quien busca partida te encuentra en un servidor, así que usa `/looking` allí.
refused-another-bot = Ese bot no juega. Invita a personas, o a mí.
refused-seats = Este juego es de { $fewest } a { $most } personas.
refused-option = No hay ninguna opción `{ $key }`.
refused-value = `{ $key }` puede ser: { $values }.
refused-no-claims = En { $game } no hay nada que señalar.
refused-not-a-claim = `{ $text }` no se puede señalar aquí. Puedes señalar { $near }.
refused-nothing-to-claim = Ahora no hay nada que señalar.
refused-no-hand = Esta partida no tiene secretos: el tablero lo muestra todo.
refused-no-hand-yet = Aún no tienes ningún secreto. Pulsa **{ $button-turn }** para elegir uno.
refused-still-hidden = La lista de jugadas mostraría todas las manos, así que llega cuando acabe la partida. Hasta entonces, `/history` muestra lo que puedes ver.
refused-no-replay-yet = La reproducción llega cuando acabe la partida. Hasta entonces, `/history` la muestra paso a paso.
refused-no-analysis-yet = El análisis llega cuando acabe la partida. Hasta entonces, `/history` la muestra paso a paso.
refused-nothing-to-analyse = En esta partida no se hizo ninguna jugada, así que no hay nada que analizar.
refused-nothing-played = Aún no hay ninguna jugada. La lista de jugadas empieza con la primera.
refused-nothing-here = Aquí no tienes ninguna partida. `/play` abre una, y `/games` muestra las tuyas.
refused-no-such-game = No conozco ese juego. **{ button-registry }** muestra los que conozco.
# A word typed for an option of a command. $choices: those it has.
refused-choice = No conozco esa opción. Hay { $choices }.
# $games: those that were perhaps meant, one to four.
refused-no-such-game-near = No conozco ese juego. ¿Querías decir { $games }?
# $bot: a mention of the bot, which leads to its direct messages.
refused-not-invited = No estoy en este servidor, pero podemos jugar en mensajes directos: pulsa { $bot }, luego **Mensaje**, y escribe `/play` allí.
refused-no-such-lobby = Ninguna partida abierta tiene ese código. Lo lleva la tarjeta de la partida: pídeselo a quien te invitó.
# $permissions: their names in Discord; $place: a link to the channel.
refused-missing = No puedo acoger una partida en { $place }: allí me faltan permisos ({ $permissions }). La moderación puede darlos en **{ path-channel-permissions }**.
refused-in-time = Aún queda tiempo en el reloj.
refused-nothing-to-take-back = Ahora no tienes ninguna jugada que deshacer.
refused-told = Esa jugada ha mostrado algo oculto, así que se queda.
refused-another-asks = Otra persona pide deshacer. Responde antes a eso.
refused-no-draw-offered = Ahora no hay oferta de tablas.
refused-no-undo-asked = Ahora no hay petición de deshacer.
refused-own-proposal = Esta es tuya, así que responde el resto. Puedes retirarla.
refused-accepted-already = Ya has aceptado. El resto aún no ha respondido.
refused-proposed-already = Ya lo has pedido. El resto aún no ha respondido.
refused-offered-before = Ya has ofrecido tablas. Puedes volver a ofrecerlas tras tu siguiente jugada.
refused-requested-before = Ya has pedido deshacer esta jugada, y solo se puede pedir una vez.
refused-offered-by-other = Ya tienes una oferta de tablas: puedes aceptarla o rechazarla.
refused-together = Se juega en equipo, así que no se ofrecen tablas.
refused-hint-among-people = Las pistas son para las partidas contra el bot. Cuando esta acabe, **{ button-analysis }** muestra las mejores jugadas.
refused-computer-plays-on = El bot sigue jugando. Solo acepta tablas cuando es seguro que no puede ganar nadie.
refused-computer-thinks = El bot aún está pensando. Pídelo de nuevo cuando haya jugado.
refused-too-late-to-break-off = Esta partida ha empezado, así que ya no puede terminar sin resultado. `/resign` la acaba para ti.
refused-too-late-to-break-off-draw = Esta partida ha empezado, así que ya no puede terminar sin resultado. `/resign` o `/draw` la acaban.
refused-gift-oneself = No puedes darte tiempo. Tu rival sí, con `/time` o con el botón de tu recordatorio.
refused-plan-game = En esta partida no puedo jugar por ti: oculta algo, es de más de dos personas o tiene demasiadas jugadas para una lista.
refused-plan-answer = Un plan es una respuesta a la jugada de tu rival. Elige antes su jugada, y luego la tuya.
refused-plan-many = Un plan tiene hasta { $most } respuestas. `/plan` las muestra y quita las que ya no necesitas.
refused-plan-deep = Un plan llega como mucho a { $most } jugadas tuyas seguidas.
refused-gift-left = Esa persona ha dejado la partida.
refused-gift-no-clock = Nadie más tiene reloj en esta partida, así que no hay tiempo que dar.
refused-gift-enough = Ya tiene tanto tiempo como permite esta partida.
refused-gift-whom = ¿Para quién es el tiempo? Añade `to:` y elige un color.
refused-open-already = Ya te estoy buscando relevo.
refused-not-open = Ese puesto no está libre.
refused-not-absent = Esa persona ha vuelto, o ya no es su turno.
refused-seated-already = Ya juegas en esta partida.
refused-muted = No puedo escribir donde se juega esta partida. Hasta que la moderación me deje, tu tablero está en tus mensajes directos.
refused-locked = Este hilo está bloqueado, así que no puedo escribir aquí. La moderación puede desbloquearlo, o puedes abrir la partida en otro canal.
refused-no-table = El canal de esta partida ya no existe, así que no hay dónde jugar la revancha. `/play` abre otra en cualquier canal que vea toda la mesa.
refused-not-over = Esta partida aún no ha acabado.

# Beyond what one person, or one server, may ask for in a while. $until: seconds since 1970; Discord shows how long that is from now.
refused-beyond-pictures = Han sido muchas imágenes en poco tiempo. La siguiente está lista <t:{ $until }:R>. Tus jugadas no tienen que esperar.
refused-beyond-studies = Han sido muchas reproducciones, análisis o pistas en poco tiempo. La siguiente está lista <t:{ $until }:R>.
refused-beyond-openings = Has abierto muchas partidas en poco tiempo. Puedes abrir la siguiente <t:{ $until }:R>, y unirte a otras hasta entonces.
refused-beyond-codes = Has probado muchos códigos. Puedes probar el siguiente <t:{ $until }:R>. Mientras tanto, pide el correcto a quien te invitó.
refused-beyond-minor = Ha sido mucho en un minuto. Puedes seguir <t:{ $until }:R>. Tus jugadas no tienen que esperar.
refused-beyond-server = Este servidor está muy ocupado ahora. Inténtalo de nuevo <t:{ $until }:R>. Tus jugadas no tienen que esperar.
