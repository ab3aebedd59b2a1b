## Che cosa può esserci di sbagliato in una serie

arena-no-entrant = «{ $text }» non può partecipare: scrivi da automa:1 ad automa:4, una fazione, una plancia o uno tra { $known }
arena-no-pair = «{ $text }» non è una coppia di fazione e plancia: scrivine una come nordic/industrial
arena-table = { $table } giocano in una partita, ma solo { $entrants } partecipano
arena-pairs = { $pairs } coppie di fazione e plancia non bastano per { $table } posti
arena-bids-head = la prima riga deve nominare le colonne faction, mat e bid
arena-bids-line = la riga { $line } non contiene fazione, plancia e offerta
arena-log-none = { $file } non è il registro di una serie: scegli un altro file, o uno nuovo
arena-log-other = { $file } è il registro di un'altra serie: posti, seme, regole e giri devono essere gli stessi
arena-log-damaged = { $file } è danneggiato alla riga { $line }: tagliando il resto si conserva ciò che precede
arena-log-in-use = { $file } è usato da un'altra serie

## Consigli e sguardi indietro

hint-worth = probabilità di vittoria { $win } %, margine { $margin }
hint-title = Consiglio
hint-none = Qui non c'è consiglio: nessuno deve rispondere.
hint-key = consiglio
analyse-head = { $who } (posto { $seat }), turno { $turn }: { $worth }
analyse-chance = prima decide il caso: fai la sua mossa, poi qualcuno deve rispondere
analyse-not-asked = il posto { $seat } non deve rispondere qui: tocca a { $asked }
analyse-no-turn = il turno { $turn } non è in questa registrazione: ha i turni da 1 a { $last }
review-title = Uno sguardo indietro
review-key = riguarda
review-head = Probabilità di vittoria, turno per turno, ognuna vista dal suo posto
review-turn = Turno { $turn }, { $who }: perso il { $cost } % della probabilità di vittoria
review-played = giocato: { $moves }
review-better = meglio: { $moves }
review-nothing = Nessun turno è costato qualcosa degno di nota.
hint-help = i piani migliori per questo turno, come li vede un bot dal tuo posto
review-help = dopo la partita: le probabilità di tutti turno per turno, e i turni costati di più
arena-no-checkpoint = { $file } non è un punto di ripresa di questa versione: scegli un'altra cartella
