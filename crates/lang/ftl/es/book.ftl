### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Objetivo del juego
book-aim =
    Gana quien tiene al final la mayor fortuna en monedas, no quien ha colocado más estrellas.
    La partida termina en el momento en que alguien coloca la sexta estrella. Hasta entonces todos construyen: los recursos se convierten en mechs, estructuras, reclutas y mejoras, y estos traen estrellas, territorios y monedas.
book-turn-title = El turno
book-turn =
    Pon tu peón de acción en otra sección que la última vez. Después realiza su acción superior, su acción inferior, ambas o ninguna, siempre primero la de arriba.
    Un coste se paga entero antes de ganar nada. Lo que da la parte superior puede pagar la inferior en el mismo turno.
    Se puede dejar cualquier parte de una ganancia, también monedas; el coste se debe igual. Una acción inferior se puede pagar aunque no quede nada por colocar: las monedas y las bonificaciones de reclutas llegan de todos modos.
    Ninguna acción se realiza dos veces en un turno.
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
    Cuando tras Mover hay personajes o mechs de dos jugadores juntos, combaten, antes de la parte inferior. Con varios combates el jugador activo elige el orden.
    Primero van las habilidades de antes del combate, las del atacante antes. Después ambos eligen en secreto: poder hasta 7, nunca más del que tienen, y una carta de combate por cada personaje y mech presente.
    Gana la suma mayor, y el atacante gana los empates. Ambos pagan lo que marcaron y descartan las cartas jugadas.
    El ganador coloca una estrella. Se puede atacar sin poder, cartas ni popularidad. Cuántas cartas tiene cada uno es público, cuáles no.
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
    En su primera visita tu personaje mira las cartas de Fábrica y se queda con una: una quinta sección. Hay una carta más que jugadores, y nadie tiene una segunda.
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
    El territorio de tu molino se añade, y el molino produce como un trabajador. Los trabajadores nunca vuelven al tablero de jugador.
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
book-enlist-title = Alistar
book-enlist =
    Paga alimento. Mueve un recluta de una acción inferior a una bonificación inmediata libre y gánala.
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
    Después las monedas de la loseta de estructuras. Las cartas de combate no valen nada.
    Los empates son para quien tiene más trabajadores, mechs y estructuras en total, después poder, popularidad, recursos, territorios, estrellas.
book-setup-title = Preparación
book-setup =
    Cada uno tiene un tablero de facción y uno de jugador; dan poder, cartas de combate, popularidad y monedas. Empieza el número de tablero de jugador más bajo, y se sigue en sentido horario.
    Cada jugador recibe dos objetivos, y la mesa una loseta de estructura. No hay que contar las monedas para los demás, pero no son secretas.
book-deals-title = Tratos
book-deals =
    Se pueden dar monedas en cualquier momento, nada más, y ninguna promesa obliga. Cuando unas unidades comparten territorio al final de Mover, ningún pago detiene el combate.
book-invaders-title = Invasores de Tierras Lejanas
book-invaders =
    Albión y Togawa ponen fichas donde ha llegado su personaje, una ficha de facción por territorio. Las fichas no se mueven ni se quitan.
    Con seis o siete jugadores Crimea va a cualquier granja sin ocupar en vez de a cuarteles generales, y Polania gana al final 3 monedas por cada territorio de encuentro que controla.
book-automa-title = El Automa
book-automa =
    Un Automa juega con cartas: mueve, gana, te deja ganar una bonificación de recluta y avanza en su seguimiento de estrellas. No produce, no paga, no construye y no usa habilidades.
    Quien le toma un territorio como atacante encuentra allí tantos recursos como muestra su última carta. Donde gana o entra en recursos, estos vuelven a la reserva.
    Vale 4 monedas por estrella y 3 por territorio. Contra él solo cuentan seis recursos de cada territorio tuyo.
book-airships-title = Aeronaves
book-airships =
    Una aeronave se mueve como una unidad, sobre ríos, lagos y enemigos, hasta donde dice la loseta pasiva. Lleva lo que muestra la loseta agresiva, y carga y descarga por el camino.
    No controla nada, no combate, no usa túneles y no activa nada. Los recursos a bordo pagan y puntúan para ti; los trabajadores a bordo no hacen nada y están a salvo.
book-resolutions-title = Cómo puede terminar la partida
book-resolutions =
    Una loseta de resolución sustituye la regla de que la sexta estrella termina la partida; la loseta dice cuándo termina. Nadie coloca más de seis estrellas, pero varios pueden tener seis.
