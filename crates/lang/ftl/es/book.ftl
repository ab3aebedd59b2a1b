### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Objetivo del juego
book-aim =
    Gana quien tiene al final la mayor fortuna en monedas, no quien ha colocado más estrellas.
    La partida termina en el momento en que alguien coloca la sexta estrella. Hasta entonces todos construyen: los recursos se convierten en mechs, estructuras, reclutas y mejoras, y estos traen estrellas, territorios y monedas.
book-board-title = El tablero
book-board =
    El tablero se compone de territorios: montañas, granjas, bosques, tundras, aldeas, lagos y, en el centro, la Fábrica. Un cuartel general en el borde no es un territorio: allí no se construye, no se despliega ni se produce, y al final no cuenta para nadie.
    Dos territorios son adyacentes si comparten un lado. Un río en ese lado detiene a las unidades; un túnel une su territorio con todos los demás que lo tienen.
    Los personajes, mechs y trabajadores son unidades, y también las aeronaves si están en juego. Las unidades de un jugador pueden estar juntas en cualquier número.
    Los recursos están en los territorios, nunca en una reserva propia: alimento, metal, petróleo y madera.
book-mats-title = Los tableros de facción y de jugador
book-mats =
    El tablero de facción muestra la habilidad de la facción, con cuánto poder y cuántas cartas de combate se empieza, cuatro mechs con una habilidad cada uno y cuatro bonificaciones para reclutas.
    El tablero de jugador muestra cuatro secciones, cada una con una acción arriba y otra abajo. Cuáles van juntas cambia de un tablero a otro, como los costes y las monedas de abajo y la popularidad y las monedas iniciales.
    Las casillas rojas son lo que una acción cuesta, las verdes lo que da. Un cubo, una estructura, un recluta o un trabajador que deja el tablero descubre lo que tapaba: una ganancia mayor, una bonificación, otro coste de Producir.
    Para una acción cuenta lo que se ve antes de ella, no lo que la propia acción cambia.
book-turn-title = El turno
book-turn =
    Pon tu peón de acción en otra sección que la última vez. Después realiza su acción superior, su acción inferior, ambas o ninguna, siempre primero la de arriba.
    Un coste se paga entero antes de ganar nada. Lo que da la parte superior puede pagar la inferior en el mismo turno.
    Se puede dejar cualquier parte de una ganancia, también monedas; el coste se debe igual. Una acción inferior se puede pagar aunque no quede nada por colocar: las monedas y las bonificaciones de reclutas llegan de todos modos.
    Ninguna acción se realiza dos veces en un turno. El peón se mueve aunque no se pueda hacer nada.
book-move-title = Mover
book-move =
    Mueve tantas unidades distintas como muestra la acción, un territorio cada una; una habilidad puede añadir pasos. En vez de mover puedes tomar monedas, pero nunca un poco de cada.
    Cualquier unidad lleva los recursos que quieras. Solo los mechs llevan trabajadores, cuantos quieras. Que lo lleven no es un movimiento: un trabajador puede andar antes o después.
    Las cosas se recogen y se dejan en cada territorio por el que se pasa.
    Un personaje que llega a una ficha de encuentro se detiene. Nadie entra en un cuartel general con un paso normal, ni siquiera en el propio.
book-river-title = Ríos y lagos
book-river =
    Ninguna unidad cruza un río ni entra en un lago si una habilidad no lo dice. Con Pasos fluviales decide el terreno del otro lado, también desde un cuartel general.
    Los lados de un lago no tienen río: quien puede entrar en lagos sube y baja en cualquier orilla. En un lago no se produce, construye ni despliega nada.
    Las habilidades de los mechs son para el personaje y todos los mechs, nunca para los trabajadores. Un trabajador solo sale de un lago con un mech.
book-tunnels-title = Túneles
book-tunnels =
    Para cualquier unidad todos los territorios con túnel son adyacentes. Un paso lleva de cualquiera de ellos a cualquier otro.
    Una mina es un túnel solo para su dueño.
book-workers-title = Trabajadores y enemigos
book-workers =
    Un personaje o mech que entra en un territorio con trabajadores enemigos y sin combatientes enemigos los envía enseguida a su base y se detiene allí. Su dueño pierde uno de popularidad por cada trabajador, mientras tenga.
    No es un combate y no da estrella. Los recursos se quedan. Otra unidad puede pasar después.
    Un trabajador nunca entra por sí solo donde hay unidades enemigas, ni sale de donde lo llevaron junto a combatientes enemigos. Una estructura sola no detiene a nadie.
book-control-title = Control
book-control =
    Un territorio es tuyo con una unidad tuya en él, o con una estructura tuya y ninguna unidad enemiga.
    Los recursos son de quien controla el territorio en que están, y pagan cualquier cosa en cualquier lugar. Nunca se agotan; las cartas de combate sí, y entonces se barajan los descartes.
book-combat-title = Combate
book-combat =
    Cuando tras Mover hay personajes o mechs de dos jugadores juntos, combaten, antes de la parte inferior. Con varios combates el jugador activo elige el orden. Un combate es entre dos jugadores; los demás pueden ofrecer monedas, nada más. En un lago se combate como en cualquier parte.
    Primero van las habilidades de antes del combate, las del atacante antes. Después ambos eligen en secreto: poder hasta 7, nunca más del que tienen, y una carta de combate por cada personaje y mech presente.
    Gana la suma mayor, y el atacante gana los empates. Ambos pagan lo que marcaron y descartan las cartas jugadas.
    El ganador coloca una estrella. Se puede atacar sin poder, cartas ni popularidad. Cuántas cartas tiene cada uno es público, cuáles no. El mazo tiene dieciséis cartas de 2, doce de 3, ocho de 4 y seis de 5.
book-retreat-title = Después del combate
book-retreat =
    Todas las unidades del perdedor vuelven a su cuartel general; lo que llevaban se queda. Un perdedor que reveló al menos un poder o una carta roba una carta de combate.
    Un atacante que gana pierde uno de popularidad por cada trabajador enemigo que envía a casa. Un defensor que gana no pierde nada.
    Solo los Nórdicos con Navegantes pueden retirarse a otra parte: a un lago junto al combate sin enemigos.
book-encounter-title = Encuentros
book-encounter =
    Un personaje que se ha movido a una ficha de encuentro la retira y roba una carta, después del combate que haya ganado allí. Los mechs y trabajadores no tocan la ficha.
    Elige una opción que puedas pagar, y cualquier parte de lo que da. Todo va al territorio del personaje; no hace falta trabajador ni otro coste.
    Los encuentros no dan monedas del tablero ni bonificación de reclutas. Donde hay una estructura no se construye otra.
book-factory-title = La Fábrica
book-factory =
    En su primera visita tu personaje mira las cartas de Fábrica y se queda con una: una quinta sección. Hay una carta más que jugadores, así que quien llega después encuentra menos, y nadie tiene una segunda ni la cambia.
    Su parte superior tiene coste y ganancia propios, sin monedas del tablero ni bonificación de reclutas. La inferior mueve una unidad, también un trabajador, hasta dos territorios, y uno más con Velocidad.
    En la Fábrica no se produce. Al final cuenta como tres territorios.
book-objectives-title = Objetivos
book-objectives =
    Tienes dos cartas de objetivo y puedes cumplir una. Revélala en tu turno, antes o después de una acción, cuando todo lo que pide se cumple en ese momento.
    Da una estrella, y la otra carta se aparta sin mostrarla. Sajonia la conserva.
    Puede convenir dejar monedas u otras ganancias para cumplir una carta.
book-produce-title = Producir
book-produce =
    Paga todos los costes que se ven porque hay trabajadores fuera del tablero: poder, popularidad, monedas. Cuenta lo que se ve antes de la acción.
    Elige dos territorios que controles, tres con la mejora. Cada trabajador allí produce una ficha del terreno, o un trabajador en una aldea.
    El territorio de tu molino se añade, y el molino produce como un trabajador. Un trabajador se puede dejar sin producir. Los trabajadores no son recursos, y nunca vuelven al tablero de jugador.
book-trade-title = Comprar
book-trade =
    Paga una moneda. Toma dos recursos cualesquiera en un territorio con un trabajador tuyo, o popularidad: uno, o dos con la mejora.
    El arsenal añade uno de poder, elijas la mitad que elijas.
book-bolster-title = Reforzar
book-bolster =
    Paga una moneda. Gana poder, dos o tres con la mejora, o cartas de combate, una o dos. Los marcadores acaban en 16 de poder y 18 de popularidad; quien llega al final coloca una estrella.
    El monumento añade uno de popularidad, elijas la mitad que elijas.
book-upgrade-title = Mejorar
book-upgrade =
    Paga petróleo. Mueve un cubo de una casilla verde de la parte superior a una casilla libre de borde discontinuo de la inferior. Desde ahora la acción de arriba da más y la de abajo cuesta una ficha menos.
book-deploy-title = Desplegar
book-deploy =
    Paga metal. Pon un mech en un territorio que controles con un trabajador tuyo, no en un lago ni en un cuartel general. Tú eliges cuál de los cuatro; su habilidad vale enseguida para el personaje y todos los mechs.
book-build-title = Construir
book-build =
    Paga madera. Pon una estructura en un territorio que controles con un trabajador tuyo, una por territorio, no en un lago. Nunca se pierde ni se mueve, y trabaja para ti aunque haya un enemigo; solo el molino puede parar.
    La loseta de la partida paga monedas al final por dónde están las estructuras.
book-structures-title = Las estructuras y su loseta
book-structures =
    Cada una de las cuatro estructuras se construye una vez. El monumento, el arsenal y el molino añaden algo a una acción superior de su dueño, la mina al movimiento. Los rivales ni las usan ni las dañan.
    Al final la loseta de la partida paga por dónde están tus estructuras, controle quien controle esos territorios. La puntuación muestra cuánto paga.
book-enlist-title = Alistar
book-enlist =
    Paga alimento. Mueve un recluta de una acción inferior a una bonificación inmediata libre y gánala: 2 de poder, 2 monedas, 2 de popularidad o 2 cartas de combate.
    Desde entonces ganas la pequeña bonificación de esa acción cada vez que tú o un jugador de al lado la realiza: primero el jugador activo, después la izquierda, después la derecha. Con dos jugadores llega una vez.
    Los encuentros y las cartas de Fábrica no cuentan como la acción.
book-stars-title = Estrellas
book-stars =
    Dan estrella todas las mejoras, los mechs, las estructuras, los reclutas o los trabajadores, un objetivo, 16 de poder, 18 de popularidad y dos combates ganados. Cada logro una vez, para cada jugador.
    Una estrella se coloca en cuanto se gana y se queda, pase lo que pase. Sajonia puede colocar cuantas quiera por combates y objetivos, seis en total.
book-end-title = El final
book-end =
    La sexta estrella termina la partida enseguida. La acción que la da se completa antes: su ganancia, sus monedas, la bonificación de tu recluta.
    Un combate que no se ha librado ya no se libra, y las unidades que están entre enemigos vuelven a donde venían.
book-score-title = Puntuación
book-score =
    Añade a tus monedas, con popularidad 0-6, 7-12 y 13-18: 3, 4 o 5 por estrella, 2, 3 o 4 por territorio, 1, 2 o 3 por cada dos recursos cualesquiera.
    Después las monedas de la loseta de estructuras. Los lagos cuentan como territorios, los cuarteles generales no, la Fábrica cuenta tres veces. Las cartas de combate y los trabajadores no valen nada por sí mismos.
    Los empates son para quien tiene más trabajadores, mechs y estructuras en total, después poder, popularidad, recursos, territorios, estrellas.
book-setup-title = Preparación
book-setup =
    Cada uno tiene un tablero de facción y uno de jugador, y se sienta ante el cuartel general de su facción. El tablero de facción da poder y cartas de combate, el de jugador popularidad y monedas.
    El personaje está en el cuartel general, un trabajador en cada uno de los dos territorios unidos a él por tierra. Seis trabajadores, cuatro estructuras, cuatro reclutas y seis cubos esperan en el tablero de jugador, cuatro mechs y seis estrellas en el de facción.
    Cada jugador recibe dos objetivos, y la mesa una loseta de estructura. Las fichas de encuentro están en sus territorios; en la Fábrica hay una carta más que jugadores, sin ver.
    Empieza el número de tablero de jugador más bajo, y se sigue en sentido horario. No hay que contar las monedas para los demás, pero no son secretas.
book-deals-title = Tratos
book-deals =
    Se pueden dar monedas en cualquier momento, nada más, y ninguna promesa obliga. Cuando unas unidades comparten territorio al final de Mover, ningún pago detiene el combate.
book-variants-title = Variantes y torneos
book-variants =
    Donde las ediciones difieren o los reglamentos ofrecen una opción, una partida nueva tiene un interruptor, y dos ediciones los fijan todos: el reglamento con sus erratas, y la de 2022 con las respuestas de la editorial.
    Si las facciones se eligen por turnos, antes se reparten los tableros de jugador y se elige en el orden de sus números, primero el más bajo. Los tableros también se pueden repartir en el orden de los puestos.
    Los Rusoviéticos con Industrial y Crimea con Patriótico son parejas fuertes; la edición más nueva no las reparte. En los torneos las monedas no cambian de manos.
    Una mesa puede multar con 2 de popularidad a quien detiene el juego más de diez segundos para sumar la puntuación final. Aquí la puntuación del momento está siempre a la vista y no se multa a nadie.
book-invaders-title = Invasores de Tierras Lejanas
book-invaders =
    Albión y Togawa ponen fichas donde ha llegado su personaje, una ficha de facción por territorio. Las fichas no se mueven ni se quitan.
    Con seis o siete jugadores Crimea va a cualquier granja sin ocupar en vez de a cuarteles generales, y Polania gana al final 3 monedas por cada territorio de encuentro que controla.
book-automa-title = El Automa
book-automa =
    Un Automa juega con cartas: mueve, gana, te deja ganar una bonificación de recluta y avanza en su seguimiento de estrellas. No produce, no paga, no construye y no usa habilidades ni túneles. Toda regla que no se sustituye vale también para él.
    Empieza con el poder y las cartas de combate de su tablero de facción, 5 monedas, dos trabajadores y su personaje, y se queda en 10 de popularidad. No tiene tablero de jugador, reclutas, estructuras, mejoras ni objetivos. Empieza una persona.
book-automa-turn-title = El turno del Automa
book-automa-turn =
    El Automa roba una carta y sigue una de sus mitades: el Esquema I, y el Esquema II desde que su seguimiento de estrellas le ha dado una. Un Automa fácil pasa el turno donde la carta muestra el engranaje tachado.
    Primera fila: sus símbolos se prueban de izquierda a derecha, y el primero que lleva a un movimiento cierra la fila. Quedarse donde está también es moverse. Un símbolo entre paréntesis es para la facción que nombra.
    Segunda fila: gana todo lo que hay: poder, monedas, cartas de combate, trabajadores, mechs o su personaje vencido. Las unidades nuevas están en su cuartel general.
    Tercera fila: quien se sienta a su lado y ha alistado el recluta de esa bonificación la gana. Después avanza la ficha de estrellas, si la carta lo dice.
    Un mazo agotado se rehace con las diecinueve cartas. La sexta estrella de cualquiera termina la partida y deja sin hacer el resto de la carta.
book-automa-moves-title = Cómo mueve el Automa
book-automa-moves =
    Mueve la unidad más cercana a su cuartel general, sola, a un territorio cerca de cualquiera de sus unidades o del cuartel, por lejos que esté. Cerca es donde está una unidad y lo adyacente en lo que puede entrar. No usa túneles.
    Al principio el agua lo retiene; cuando su ficha ha pasado esos espacios cruza ríos y entra en lagos, también con los trabajadores.
    Un trabajador va adonde no hay una unidad enemiga ni otro trabajador suyo y ningún combatiente enemigo está cerca: al territorio cerca de más unidades suyas.
    Un mech o el personaje va adonde no hay un enemigo ni otro combatiente suyo: lo más cerca posible de un combatiente enemigo.
    Para encuentro o Fábrica su personaje va a una ficha, o una vez a la Fábrica. La ficha, o una carta de Fábrica, sale entonces del juego.
    Contra trabajadores un combatiente va adonde están sin defensa, primero adonde hay más recursos. Contra combatientes va solo con tanto poder como dice el símbolo, primero adonde hay menos.
    Los empates los decide el camino a la Fábrica, después el orden de lectura desde arriba a la izquierda; con tres puestos o más una ficha circula en su lugar.
    Los recursos donde acaba su movimiento vuelven a la reserva.
book-automa-combat-title = Combatir con un Automa
book-automa-combat =
    La persona elige primero poder y cartas. Después el Automa roba una carta solo para el combate: la columna del poder que tiene dice cuánto gasta, como mucho todo, y cuántas cartas de combate añade al azar. Las habilidades de antes del combate también valen contra él.
    Sus combatientes vencidos van a su tablero de facción y sus trabajadores al cuartel general; las personas se retiran como siempre. El poder, las cartas, la popularidad y la estrella del ganador son como en cualquier combate.
    Quien le toma un territorio como atacante, o expulsa a sus trabajadores, encuentra recursos de ese terreno: tantos como muestra la última carta de sus turnos. Los lagos, las aldeas y la Fábrica no tienen. Donde gana el Automa, los recursos que hay vuelven a la reserva.
book-automa-score-title = Estrellas y puntuación del Automa
book-automa-score =
    Su ficha avanza por el seguimiento de estrellas, un espacio por cada carta con estrella. En una estrella del seguimiento coloca una; la primera de ellas baraja el mazo y lo gira al Esquema II. Además coloca hasta dos estrellas por combates y una por 16 de poder, sea cual sea su facción.
    Puntúa sus monedas, 4 por estrella y 3 por territorio, también los lagos, y la Fábrica tres veces; nada por recursos y estructuras. De los recursos de las personas cuentan como mucho seis por territorio. Los recursos no deciden empates.
book-automa-levels-title = Niveles del Automa
book-automa-levels =
    Cuatro seguimientos de estrellas hacen cuatro niveles. Los dos de en medio solo difieren en el seguimiento. Los ajustes cambian además cualquier nivel.
book-automa-tables-title = Varios Automas, y expansiones
book-automa-tables =
    Cualquier puesto puede ser un Automa, cada uno con nivel, ficha y esquema propios, y con un mazo propio si no lo comparten. Cada uno juega para sí, o las personas juntas contra ellos: entonces se comparan las medias al final, y los Automas se dejan en paz entre sí.
    Empieza la persona con el tablero de jugador más bajo. Entre Automas cada uno roba una carta para el combate, primero el atacante.
    Como Albión planta banderas y como Togawa coloca trampas, donde su personaje acaba de moverse. Para aeronaves y resoluciones no se encontró su reglamento: con un Automa se juegan con reglas nuestras, si un interruptor lo dice.
book-airships-title = Aeronaves
book-airships =
    Cada aeronave empieza en su cuartel general. Se roban una loseta agresiva y una pasiva, válidas para todas; en la variante más difícil cada uno tiene una pareja propia.
    Una aeronave se mueve como una de las unidades de la acción de Mover, sobre ríos, lagos y enemigos, hasta donde dice la loseta pasiva, un territorio más con una carta de Fábrica. En un territorio puede haber cualquier número de aeronaves. No vuela a ningún cuartel general.
    No controla nada, no combate ni añade cartas de combate, no usa túneles, minas ni habilidades de los mechs, y no activa trampas ni encuentros. Los recursos que hay debajo son de quien controla el territorio.
    Un territorio está ocupado donde hay en tierra un personaje, un mech o un trabajador.
book-cargo-title = A bordo de una aeronave
book-cargo =
    La loseta agresiva muestra si las aeronaves llevan hasta tres recursos o hasta dos trabajadores. Se suben y se bajan antes, durante o después de su vuelo, como parte de la acción de Mover.
    No se toman recursos de un territorio que controla un rival. A bordo son tuyos esté donde esté la aeronave: pagan, y cuentan al final.
    Un trabajador no sube recursos a bordo. Allí no controla ni produce nada y no sirve para Comprar, Desplegar o Construir, y nadie puede tocarlo. Solo se baja donde no hay unidades de un rival, y aún puede moverse en el mismo turno.
book-airship-tiles-title = Losetas de aeronave
book-airship-tiles =
    La loseta pasiva dice hasta dónde vuelan las aeronaves y cómo ayudan, la agresiva qué llevan y cómo dañan. La mayoría de los textos impresos no los conocemos: una loseta así va marcada y hace lo que se lee aquí.
book-resolutions-title = Cómo puede terminar la partida
book-resolutions =
    Una loseta de resolución sustituye la regla de que la sexta estrella termina la partida; la loseta dice cuándo termina. Nadie coloca más de seis estrellas, pero varios pueden tener seis.
