### Lessons, the guide, the first game, victories and statistics.

learn-lessons = Lezioni: { $solved } di { $of } risolte
learn-lesson-col = Lezione
learn-task-col = Compito
learn-solved = risolta
learn-solved-with = { $n ->
        [one] risolta con { $n } suggerimento
       *[other] risolta con { $n } suggerimenti
    }
learn-open = da fare
learn-how = kosa learn NUMERO gioca una lezione; kosa learn --first dice ciò che un principiante deve sapere.
learn-task = Compito: { $text }
learn-hint = Suggerimento { $n } di { $of }: { $text }
learn-no-hint = Non ci sono altri suggerimenti. La soluzione: { $moves }
learn-keys = Rispondi con un numero, un luogo o una mossa. hint dà un suggerimento, again ricomincia, why LUOGO dice perché qualcosa non si può fare, rules apre il libro delle regole, quit esce.
learn-well-done = Risolta! { $text }
learn-failed = Non risolta. { $text }
learn-again = Invio ricomincia, quit esce.
learn-next = La prossima: kosa learn { $number }
learn-kept-not = Non si può conservare che la lezione è risolta: { $why }.
learn-possible = Questo ora si può fare.
learn-why-not = Non è possibile: { $why }.
book-rulings = Decisioni: { $list }
book-nothing = Nel libro delle regole non se ne parla: { $words }.
book-how = kosa rules --book ARGOMENTO apre un argomento, --book e altre parole cercano.
rivers-title = Chi attraversa l'acqua
rivers-none = nulla

guide-title = Prima partita, turno { $turn } di 5
guide-on = La guida parla nei tuoi primi cinque turni; f la fa tacere.
guide-off = La guida tace.
guide-help-key = la guida nei tuoi primi cinque turni, sì e no
learn-help-why = perché non si può scegliere nulla dov'è il cursore
guide-both = Scegli { $action } e { $below }: in questo turno puoi fare entrambe.
guide-both-with = Scegli { $action } e { $below }: ciò che ti manca, { $what }, viene dalla riga superiore.
guide-fresh = Scegli { $action }: ora nessuno sta su quell'azione.
guide-top = Scegli { $action }.
guide-look-turn = Un turno è una sezione: prima l'azione in alto, poi quella in basso se puoi pagarla. Il prossimo turno deve essere un'altra sezione.
guide-look-ability = Guarda l'abilità della tua fazione: vale fin dal primo turno.
guide-look-own-ability = La tua fazione ha { $ability }. { $text }
guide-look-objective = Dei tuoi obiettivi questo è più vicino: { $name }. { $text } (soddisfatte { $holds } parti su { $of })
guide-look-star = La più vicina delle dieci stelle: { $star }, { $has } di { $of }.
guide-look-farewell = Ora ne sai abbastanza. La sesta stella finisce la partita; la decide la fortuna in monete, e la Popolarità dice quanto vale ogni cosa.

first-aim-title = Di che si tratta
first-aim = Vince chi alla fine vale più monete. La partita finisce appena qualcuno posiziona la sesta stella. Stelle, territori e risorse valgono monete.
first-turn-title = Il tuo turno
first-turn = Metti il segnalino su una sezione diversa dall'ultima volta. Fai ciò che sta sopra, poi ciò che sta sotto se puoi pagarlo. È tutto qui; nulla dura a lungo.
first-resources-title = Che cosa paga che cosa
first-resources = I lavoratori producono dove stanno: petrolio per le migliorie, metallo per i Mech, legno per le strutture, cibo per le reclute, e nei villaggi altri lavoratori. Ciò che è su un territorio che controlli è tuo.
first-board-title = Il tabellone
first-board = I fiumi chiudono la tua terra. Di solito il primo Mech apre la via. I tunnel uniscono luoghi lontani. È il personaggio ad avere incontri e a visitare la Fabbrica al centro.
first-combat-title = Combattere
first-combat = Il Potere si spende combattendo, e paga anche chi vince. In molte partite si combatte poco; conta che qualcuno potrebbe attaccare. Scacciare lavoratori costa Popolarità.
first-popularity-title = Popolarità
first-popularity = Più alta è la tua Popolarità, più monete vale ogni stella, territorio e coppia di risorse. I gradini sono a 7 e a 13.
first-stars-title = Stelle
first-stars = Se ne possono avere dieci: tutte le migliorie, tutti i Mech, tutte le strutture, tutte le reclute, tutti i lavoratori, un obiettivo, due combattimenti, Potere al massimo, Popolarità al massimo. Sei bastano, dunque scegli.
first-begin-title = Come cominciare
first-begin = Usa entrambe le righe in un turno quanto più spesso puoi, procurati presto altri lavoratori e schiera presto un Mech. La guida ti accompagna per cinque turni.

victory-faction = prima vittoria: { $what }
victory-mat = prima vittoria con la plancia { $what }
victory-players = prima vittoria tra { $n } giocatori
victory-automa = prima vittoria contro l'Automa: { $what }
victory-resolution = prima vittoria con { $what }
victory-star = prima vittoria con la stella: { $what }
victory-six-stars = prima vittoria con sei stelle
victory-without-combat = prima vittoria senza combattere
victory-without-popularity = prima vittoria senza Popolarità
victory-airships = prima vittoria con le aeronavi
victory-most-coins = più monete
victory-fewest-rounds = meno round
victory-most-rounds = più round
victory-largest-margin = vantaggio più grande
victory-smallest-margin = vantaggio più piccolo
victory-not-earned = questa partita non lo merita: { $what }
victory-taken = qualcuno è arrivato prima: { $what }
victory-two-already = per questa partita sono già iscritte due categorie
victory-no-name = un nome è una riga di lettere visibili, al massimo 60
victory-col-category = Categoria
victory-col-value = Valore
victory-col-name = Nome
victory-col-day = Giorno
victory-title = Vittorie: { $entered } di { $of }
victory-open = L'ultima partita di { $name } merita: { $list }.
victory-open-how = kosa victories --enter CATEGORIA --name NOME la iscrive; due per partita.
victory-none-open = Nessuna partita finita merita un posto libero.
victory-entered = Iscritta: { $what }, { $name }.

history-none = Qui nessuna partita è stata giocata fino alla fine.
history-left-out = Tralasciate: { $unfinished } non finite, { $unreadable } illeggibili.
history-col-what = Che cosa
history-col-games = Partite
history-col-won = Vinte
history-col-rounds = Round
history-col-fortune = Fortuna
history-col-best = Migliore
history-col-combats = Combattimenti
history-all = tutte
history-group-faction = per fazione
history-group-mat = per plancia
history-group-seats = per numero di giocatori
history-group-opponent = per avversario
history-group-name = per nome
history-stars = Stelle: { $list }
history-categories = Monete per partita: { $list }
share-no-link = questo non è una partita o una posizione come link
share-too-long = il link è troppo lungo
share-letter = il link ha una lettera che non può esserci
share-damaged = il link è tagliato o danneggiato

## The command line

cli-about-learn = Lezioni: posizioni con un compito, dalla prima mossa in poi
cli-about-history = Le partite giocate fino alla fine, con le loro somme
cli-about-victories = Il foglio delle vittorie, e iscrivervi un nome
cli-about-share = Stampa una registrazione o una posizione come una sola riga che la contiene tutta
cli-arg-learn-lesson = La lezione da giocare, con il suo numero o nome; senza, si elencano tutte
cli-arg-learn-first = Dice ciò che un principiante deve sapere
cli-arg-learn-check = Controlla il file di una lezione: soluzione e risposte sbagliate
cli-arg-history-files = Registrazioni da contare invece delle partite salvate
cli-arg-history-csv = Stampa una tabella con virgole tra i campi
cli-arg-victories-enter = La categoria da iscrivere
cli-arg-victories-name = Il nome da iscrivere; senza, quello del vincitore
cli-arg-share-file = La registrazione o posizione; l'ingresso standard se manca
cli-arg-rules-book = Il libro delle regole: un argomento, o parole da cercare
cli-arg-rules-rivers = Chi attraversa fiumi e laghi, per queste fazioni o per tutte
cli-link = il link
cli-no-lesson = non c'è nessuna lezione { $name }
cli-name-a-lesson = indica il file di una lezione
cli-not-whole = questa partita non si può scrivere come link
cli-no-category = '{ $text }' non è una categoria del foglio
cli-nothing-won = qui nessuna partita è stata giocata fino alla fine

study-learn = Impara
study-learn-about = Lezioni, la prima partita, il regolamento.
study-played = Partite giocate
study-played-about = Risultati, vittorie, statistiche.
study-lessons = Lezioni
study-begin = Inizia: { $title }
study-go-on = Continua: { $title }
study-first-game = La tua prima partita
study-play-first = Prepara una partita
study-book = Regolamento
study-book-about = Tutte le regole con parole nostre, con la ricerca e i chiarimenti su cui si basano.
study-open-book = Apri il regolamento
study-search-book = Cerca nelle regole
study-back-to-game = Torna alla partita
study-rulings = Chiarimenti
study-rulings-about = Ogni numero è una domanda sorta ai tavoli con la sua risposta, conservata con il programma nell'elenco dei chiarimenti.
study-lesson-to-it = Lezione: { $title }
study-rule = Regola: { $title }
study-rules-of-this = Le regole di questa domanda
study-analyse = Esamina una posizione
study-analyse-about = Una posizione ricevuta o scritta da te, con quello che farebbe un bot.
study-open-analyse = Apri una posizione
study-analyse-how = Incolla una posizione come testo, o un link che ne contiene una.
study-position = La posizione
study-open-position = Aprila
study-another-position = Un'altra posizione
study-position-secrets = Una posizione contiene ogni segreto: le carte e gli obiettivi di tutti.
study-hand-on = Passala ad altri
study-copy-link = Copia un link
study-copy-game = Copia un link a questa partita
study-link-copied = Il link è negli appunti. Contiene tutto e non ha bisogno di un server.
study-no-link = Questa partita non si può scrivere come link.
study-analyse-this = Esamina questa posizione
study-keep = Conserva tra le tue partite
study-kept = Ora è tra le tue partite.
study-not-kept = Non si è potuto conservare: { $why }.
study-in-force = in vigore
study-not-yet = non ancora
study-lesson-of = Lezione { $n } di { $of }: { $title }
study-task = Compito
study-solved = Risolto!
study-failed = Non risolto.
study-solution = La soluzione
study-hint = Un suggerimento
study-another-hint = Un altro suggerimento
study-show-solution = Mostra la soluzione
study-next = Prossima lezione
study-again = Ricomincia
study-all-lessons = Tutte le lezioni
study-why-how = Indica qualcosa che non si può scegliere e ti si dice perché.
study-coach = Guida
study-coach-on = La guida parla nei miei primi cinque turni
study-coach-turn = turno { $n } di { $of }
study-show-me = Fammi vedere
study-why = Perché?
study-another-idea = Un'altra idea
study-anything-else = Puoi fare qualsiasi altra cosa.
study-quiet = Silenzio, per favore
study-none-played = Nessuna partita è ancora stata giocata fino alla fine qui.
study-nameless = senza nome
study-won = vinta
study-place = { $n }º posto
study-against = { $n ->
        [one] contro { $list }, un round
       *[other] contro { $list }, { $n } round
    }
study-bg-stats-about = Passa questa partita a BG Stats, un'app che registra le partite, se è su questo dispositivo.
study-import = Importa registrazioni
study-sheet-about = Prime volte, iscritte una volta sola: al massimo due per partita. Niente punti, niente classifica.
study-victory = { $what }: { $name } ({ $n })
study-free = Ancora libere
study-matrix = Vittorie per fazione e plancia
study-matrix-about = vinte / giocate
study-by-faction = Punti per fazione
study-by-faction-about = media, e la linea dal peggiore al migliore
study-bar = { $who }: { $mean } in media, da { $least } a { $best }, { $n ->
        [one] una partita
       *[other] { $n } partite
    }
study-endings = Come finiscono le tue partite
study-endings-about = { $n ->
        [one] punti, un risultato
       *[other] punti, { $n } risultati
    }
study-by-game = Punti, partita per partita
study-by-game-about = pieno: vinta; la linea è la media di dieci
study-games-won = partite, vittorie
study-rounds = round, in media
study-combats = combattimenti vinti, persi
study-best = massimo dei punti
study-sources = Da dove vengono i punti
study-stars = Stelle per traguardo
study-for-each-game = per partita
study-groups = Somme
study-enter = Iscrivi la tua vittoria
study-enter-about = Hai vinto! Scegli fino a due categorie; ognuna resta a chi ci è riuscito per primo.
study-name = Il tuo nome
study-see-sheet = Il foglio delle vittorie

## Guardare da vicino

tui-key-reach = portata
tui-key-place = territorio
tui-key-again = ancora
tui-key-victory = vittoria
tui-reach = { $who }: può raggiungere ciò che è segnato. Combattimento: { $fights }. Lavoratori scacciati: { $drives }. r: il prossimo.
tui-reach-off = Nessuna portata è mostrata.
tui-place-all = i: tutto
tui-nothing-there = Lì non c'è nulla.
tui-combat-side = { $who }: { $fighters } { $fighters ->
    [one] unità combatte
   *[other] unità combattono
}, Potere { $power }, { $limit } carte su { $hand }, al massimo { $most }.
tui-combat-workers = Lavoratori: { $n }.
tui-since = Dal tuo ultimo turno
tui-so-far = Che cosa è successo finora
tui-margin = Il distacco: { $n }.
tui-stars-of = { $who }: popolarità { $popularity }; stelle: { $stars }
tui-replay-plays = va da sé
tui-help-reach = chi può arrivare dove: prima tu, poi ciascuno degli altri
tui-help-place = tutto ciò che sta sul territorio sotto il cursore
tui-help-again = dopo la partita: un'altra con le stesse persone
tui-help-victory = dopo la partita: iscrivi la tua vittoria sul foglio
tui-help-plays = la registrazione va avanti da sé, e si ferma
cli-arg-theme = Colori per una finestra chiara o scura, o nessuno; altrimenti si chiede al terminale
tui-lesson-solved = Invio: la prossima lezione. Un altro tasto: ancora una volta. q: l'elenco.
tui-lesson-failed = Invio: ancora una volta. u: annulla l'ultimo passo. q: l'elenco.
cli-arg-learn-plain = Gioca riga per riga, e stampa l'elenco
history-games = Partite
cli-arg-history-plain = Stampa, senza schermata
cli-arg-victories-plain = Stampa, senza schermata
cli-arg-history-plays = Stampa ogni partita come collegamento per BG Stats, un'app che registra le partite
guide-aim-encounter = Il tuo personaggio può raggiungere un incontro: { $place }.
guide-aim-factory = Il tuo personaggio può raggiungere la Fabbrica e scegliere lì una carta.
guide-aim-village = Un lavoratore può andare in un villaggio e lì produrre altri lavoratori: { $place }.
guide-aim-field = Un lavoratore può andare dove si produce { $resource }, con cui si paga { $below }: { $place }.
guide-aim-out = Il tuo personaggio può lasciare la base: { $place }.
guide-aim-make = I tuoi lavoratori produrrebbero { $what }.
guide-aim-take = Prendi { $what }: è un passo verso { $below }.
guide-aim-take-enough = Prendi { $what }: poi puoi pagare { $below }.
guide-aim-power = Il Potere è ciò che gli altri guardano prima di attaccarti.
guide-aim-popularity = Da 7 Popolarità in su, e ancora da 13, tutto ciò che hai vale di più alla fine.
guide-now-top = Ora: { $what }.
guide-now-bottom = Ora paga per { $below }: così usi entrambe le file in questo turno.
study-server-sheet = Vittorie su questo server: { $entered } di { $of }
study-server-sheet-about = Chi vince una partita qui può essere iscritto in due categorie; ognuna resta al primo che ci è riuscito.
study-server-won = La tua vittoria del { $day }
