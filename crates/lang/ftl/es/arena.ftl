## Lo que puede estar mal en una serie

arena-no-entrant = «{ $text }» no puede participar: escribe de automa:1 a automa:4, una facción, un tablero o uno de { $known }
arena-no-pair = «{ $text }» no es una pareja de facción y tablero: escribe una como nordic/industrial
arena-table = { $table } juegan en una partida, pero solo { $entrants } participan
arena-pairs = { $pairs } parejas de facción y tablero no bastan para { $table } puestos
arena-bids-head = la primera línea debe nombrar las columnas faction, mat y bid
arena-bids-line = la línea { $line } no tiene facción, tablero y puja
arena-log-none = { $file } no es el registro de una serie: elige otro archivo, o uno nuevo
arena-log-other = { $file } es el registro de otra serie: puestos, semilla, reglas y rondas deben ser los mismos
arena-log-damaged = { $file } está dañado en la línea { $line }: cortando el resto se conserva lo anterior
arena-log-in-use = { $file } está en uso por otra serie

## Consejos y miradas atrás

hint-worth = probabilidad de victoria { $win } %, margen { $margin }
hint-title = Consejo
hint-none = Aquí no hay consejo: nadie debe responder.
hint-key = consejo
analyse-head = { $who } (puesto { $seat }), turno { $turn }: { $worth }
analyse-chance = primero decide el azar: haz su jugada y después alguien debe responder
analyse-not-asked = el puesto { $seat } no debe responder aquí: les toca a { $asked }
analyse-no-turn = el turno { $turn } no está en este registro: tiene los turnos 1 a { $last }
review-title = Mirada atrás
review-key = mirar atrás
review-head = Probabilidades de victoria, turno a turno, cada una vista desde su puesto
review-turn = Turno { $turn }, { $who }: perdió el { $cost } % de la probabilidad de victoria
review-played = jugado: { $moves }
review-better = mejor: { $moves }
review-nothing = Ningún turno costó nada digno de mención.
hint-help = los mejores planes para este turno, como los ve un bot desde tu puesto
review-help = después de la partida: las probabilidades de todos turno a turno, y los turnos más costosos
arena-no-checkpoint = { $file } no es un punto de control de esta versión: elige otra carpeta
