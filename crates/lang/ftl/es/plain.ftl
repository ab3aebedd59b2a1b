### The game line by line, without a screen of its own, and scores.

plain-head = Reglas: { $rules }. Huella de la semilla: { $commitment }
plain-seat = Puesto { $seat }: { $faction }, { $sitter }
plain-seat-player = Puesto { $seat }: { $faction }, { $sitter }, { $player }
plain-unofficial = Partida no oficial: no se sabe cómo juega un Automa Vientos de Guerra y Paz, así que aquí sus reglas son nuestras.
player-human = humano
player-human-named = humano { $name }
bot-easy = fácil
bot-medium = medio
bot-hard = difícil
bot-expert = experto
bot-random = al azar
bot-idle = inactivo
player-bot = bot { $kind }
plain-type-help = Escribe help para ver las órdenes.
plain-help =
    Responde con el número o el signo de una respuesta, el nombre de un lugar o de algo que se puede elegir, o una jugada en su notación; Intro a solas da la única respuesta posible.
    undo                 deshace el último paso o tu última decisión, mientras no se haya mostrado nada oculto
    undo list            lista las decisiones que se pueden deshacer; undo 3 vuelve a antes de la tercera
    board                muestra otra vez la mesa
    map                  el mapa, dibujado
    moves                lista otra vez las jugadas
    back                 vuelve a la pregunta anterior
    tiles                muestra las losetas de aeronave y de resolución en vigor
    score                muestra la puntuación actual
    give PUESTO MONEDAS  da monedas a otro jugador
    1: give 2 3          lo mismo para cualquier persona aquí, decida quien decida, también al pasar el teclado
    why                  cuenta los últimos turnos de Automas y bots con todos sus razonamientos
    why h12              por qué no se puede elegir ahora este lugar, sección o jugada; why not dice todo lo que no se puede
    help                 este texto
plain-help-round =
    FACCIÓN              toma el teclado cuando pasa de mano: solo el nombre de tu facción descubre tus cartas
plain-help-book =
    rules                los temas del libro de reglas; rules retreat abre uno, rules y otras palabras buscan
plain-help-hint =
    hint                 { $text }
plain-help-near =
    position             imprime como posición la partida tal como la ves; lo que no ves es inventado
    seat PUESTO QUIÉN    sienta a otro en un puesto: human, o random para un bot
    save ARCHIVO         guarda la partida en otro archivo, donde sigue
    quit                 sale; la partida está guardada desde la primera decisión
plain-goodbye = Hasta pronto.
plain-seed-was = La semilla era { $seed }.
plain-no-automa-turn = Ningún Automa ni bot ha jugado todavía.
plain-no-hints = Nadie en esta mesa puede pedir consejo a un bot.
plain-rules-how = rules y el nombre de la izquierda abren un tema, rules y otras palabras buscan.
plain-rules-now = Lo que se pregunta ahora: rules { $topic }.
plain-take-over = Escribe { $word } para ver tus cartas.
plain-answers = { $n ->
        [one] Hay { $n } respuesta: escribe un número, o help.
       *[other] Hay { $n } respuestas: escribe un número, o help.
    }
plain-no-answer = No hay una respuesta { $number }; escribe moves para ver las que hay.
plain-not-possible = «{ $move }» no es posible ahora; escribe moves para ver qué lo es.
plain-move-lacks = «{ $text }» es solo el comienzo de una jugada: { $moves }
plain-unit-first = Elige primero qué ha de ir allí: { $units }.
plain-why-what = Di qué: un lugar (why h12), una sección (why build) o una jugada; why not dice todo lo que ahora no se puede elegir.
plain-give = Nombra un puesto y un número de monedas: give 2 3; para otra persona aquí: 1: give 2 3
plain-give-nobody = Nadie juega aquí en el puesto { $seat }: solo las personas dan monedas.
plain-no-seat = «{ $text }» no es un puesto: nómbralo por su número.
plain-no-player = «{ $text }» no es un jugador: human o uno de { $known }.
plain-seat-what = Nombra un puesto y quién ha de jugar allí: seat 2 human, o en lugar de human uno de { $known }.
plain-now-played = En el puesto { $seat } juega ahora: { $player }.
plain-taken-back = Deshecho.
plain-undo-what = Di hasta dónde: undo 3 vuelve a antes de la tercera decisión de undo list.
plain-confirm = Pulsa Intro para seguir, o escribe no.
plain-no-step = No hay una pregunta antes de esta; undo deshace una decisión.
plain-position-hint = La partida tal como la ves: las cartas y trampas que no ves son inventadas.
plain-draft-help = Escribe el número o el nombre de una facción, undo para que la última persona elija de nuevo, o quit.
plain-only-near = position, save y seat solo sirven en una partida en este ordenador.

## The table as text

board-title = { $faction } (puesto { $seat }), { $sitter }, ronda { $round }
board-tracks = { $power }, { $popularity }, { $coins }, ahora { $points }
board-stars = estrellas: { $stars }
board-hand = cartas de combate: { $cards }
board-objective = objetivo { $card }: { $name }. { $text }
board-factory-card = carta de Fábrica { $card }: { $deal }
board-structure-bonus = bonificación de estructura: { $tile }
board-tiles = Losetas en vigor:
board-tile-aggressive = { $name } (loseta de aeronave agresiva, lleva { $freight })
board-tile-aggressive-either = { $name } (loseta de aeronave agresiva; las aeronaves llevan recursos o trabajadores)
board-tile-passive = { $name } (loseta de aeronave pasiva, alcance { $n })
board-tile-resolution = { $name } (loseta de resolución)
board-tile-of = { $who }: { $tile }
board-aboard = a bordo de la aeronave: { $load }
board-airship = aeronave { $at-on }, a bordo: { $load }
board-mission = objetivo descubierto { $card }: { $name }. { $text }
board-mission-starred = objetivo descubierto { $card } (estrellas: { $who }): { $name }. { $text }
board-turns-left = turnos restantes: { $turns }
board-trigger = { $who-the } { AGREE($who-number, "ha", "han") } provocado el final de la partida
board-section = sección
board-top-row = parte superior
board-bottom-row = parte inferior
board-cost = coste
board-coins = monedas
board-recruit = recluta
board-move = Mover { $n } unidades, o ganar { $coins }
board-bolster = Reforzar: { $power }, o { $cards } (coste: { $cost })
board-bolster-monument = Reforzar: { $power }, o { $cards }, + 1 de popularidad (coste: { $cost })
board-trade = Comprar: { $resources }, o { $popularity } (coste: { $cost })
board-trade-armory = Comprar: { $resources }, o { $popularity }, + 1 de poder (coste: { $cost })
board-produce = Producir en { $n } territorios (coste: { $cost })
board-produce-mill = Producir en { $n } territorios + el molino (coste: { $cost })
board-mech = mech { $n }: { $ability }. { $help }
board-encounter-tokens = fichas de encuentro: { $places }
board-flags = banderas: { $places }
board-trap-armed = trampa en { $place }: armada
board-trap-disarmed = trampa en { $place }: desarmada ({ $trap })
board-opponent = puesto { $seat } { $faction }, { $sitter }: { $power }, { $popularity }, { $coins }, { $cards }, estrellas { $stars }, { $points }
board-automa = seguimiento de estrellas: { $marker }; Esquema { $scheme }; por desplegar { $mechs } y { $workers }
board-automa-next = seguimiento de estrellas: { $marker }, próxima estrella en { $next }; Esquema { $scheme }; por desplegar { $mechs } y { $workers }
board-automa-water = seguimiento de estrellas: { $marker }, próxima estrella en { $next }, frenado por el agua; Esquema { $scheme }; por desplegar { $mechs } y { $workers }
board-automa-box = quien le quite ahora un territorio encuentra allí { $resources }

## The score

score-place = lugar
score-seat = puesto
score-faction = facción
score-total = total
score-coins = monedas
score-stars = estrellas
score-territories = territorios
score-resources = recursos
score-structures = estructuras
score-ability = habilidad
score-pieces = piezas
score-power = poder
score-popularity = popularidad
score-tie = Desempate: { $what }, { $first } contra { $second }.
score-equal = Los primeros empatan en todo y comparten el lugar.
score-sides = De media: personas { $people }, Automas { $automas }.
score-tier = Popularidad { $from }–{ $to }: { $star } monedas por cada estrella, { $territory } por cada territorio, { $pair } por dos recursos.
score-automa-resources = Contra un Automa cuentan como mucho 6 recursos por territorio.
score-tile-scale = Bonificación de estructura, { $tile }, en monedas: { $scale }.

## A record told

replay-over = { $decisions } decisiones, { $turns } turnos; la partida ha terminado
replay-not-over = { $decisions } decisiones, { $turns } turnos; la partida no ha terminado
replay-hash = hash { $hash }
replay-hidden = oculto
