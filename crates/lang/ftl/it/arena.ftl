## Che cosa può esserci di sbagliato in una serie

arena-no-entrant = «{ $text }» non può partecipare: scrivi da automa:1 ad automa:4, una fazione, una plancia o uno tra { $known }
arena-no-pair = «{ $text }» non è una coppia di fazione e plancia: scrivine una come nordic/industrial
arena-table = { $table } giocano in una partita, ma solo { $entrants } partecipano
arena-pairs = { $pairs } coppie di fazione e plancia non bastano per { $table } posti
arena-bids-head = la prima riga deve nominare le colonne faction, mat e bid
arena-bids-line = la riga { $line } non contiene fazione, plancia e offerta
arena-log-none = { $file } non è il registro di una serie: scegli un altro file, o uno nuovo
arena-log-other = { $file } è il registro di un'altra serie: posti, seme, regole e round devono essere gli stessi
arena-log-damaged = { $file } è danneggiato alla riga { $line }: tagliando il resto si conserva ciò che precede
arena-log-in-use = { $file } è usato da un'altra serie
