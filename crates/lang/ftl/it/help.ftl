### Help: every symbol and term in a sentence.

## Faction abilities

help-ability-swim = I tuoi lavoratori possono attraversare i fiumi.
help-ability-relentless = Puoi scegliere di nuovo la sezione del turno precedente.
help-ability-maifuku = Dopo che il tuo personaggio si è mosso puoi posare sul suo territorio una Trappola armata a scelta, se non ce n'è già una.
help-ability-coercion = Una volta per turno puoi pagare una carta combattimento, di qualsiasi valore, come una risorsa qualsiasi.
help-ability-dominate = Non hai limiti alle stelle per combattimenti e obiettivi, e conservi il secondo obiettivo.
help-ability-meander = Puoi scegliere fino a due opzioni di una carta incontro.
help-ability-exalt = Dopo che il tuo personaggio si è mosso puoi piantare sul suo territorio una Bandiera, se non ce n'è già una.

## Mech abilities

help-ability-riverwalk = Personaggio e Mech attraversano i fiumi verso { $a-plural } e { $b-plural }.
help-ability-seaworthy = Personaggio e Mech entrano nei laghi e ne escono, e possono ritirarsi su un lago adiacente.
help-ability-submerge = Personaggio e Mech entrano nei laghi e ne escono, e passano da un lago a qualsiasi altro.
help-ability-suiton = Personaggio e Mech entrano nei laghi e ne escono, e combattendo lì giocano una carta combattimento in più.
help-ability-speed = Personaggio e Mech si muovono di un territorio in più.
help-ability-township = Personaggio e Mech passano tra la Fabbrica e i villaggi sotto il tuo controllo come se fossero adiacenti.
help-ability-underpass = Personaggio e Mech passano tra i tunnel e le montagne sotto il tuo controllo come se fossero adiacenti.
help-ability-wayfare = Personaggio e Mech raggiungono, a qualsiasi distanza, la tua base principale o quella di una fazione non in gioco.
help-ability-artillery = Prima di un combattimento puoi pagare 1 Potere per farne perdere 2 all'avversario.
help-ability-disarm = Prima di un combattimento su un tunnel l'avversario perde 2 Potere.
help-ability-scout = Prima di un combattimento prendi a caso una carta combattimento dell'avversario.
help-ability-sword = Prima di un combattimento in cui attacchi, l'avversario perde 2 Potere.
help-ability-shield = Prima di un combattimento in cui ti difendi, guadagni 2 Potere.
help-ability-ronin = Prima di un combattimento in cui hai esattamente un'unità, puoi guadagnare 2 Potere.
help-ability-peoples_army = In un combattimento in cui hai un lavoratore puoi giocare una carta combattimento in più.
help-ability-camaraderie = Non perdi Popolarità scacciando lavoratori quando vinci un combattimento da attaccante.
help-ability-toka = Una volta per turno il personaggio o un Mech può attraversare un fiume.
help-ability-shinobi = Personaggio e Mech raggiungono qualsiasi territorio con una Trappola; lì una disarmata si può riarmare.
help-ability-burrow = Personaggio e Mech attraversano i fiumi per entrare in un territorio con un tunnel o con la tua Miniera, o per uscirne.
help-ability-rally = Personaggio e Mech raggiungono qualsiasi territorio con un tuo lavoratore o una tua Bandiera.

## The board

help-terrain-mountain = Su una montagna i lavoratori producono metallo.
help-terrain-farm = In una fattoria i lavoratori producono cibo.
help-terrain-forest = In una foresta i lavoratori producono legno.
help-terrain-tundra = Nella tundra i lavoratori producono petrolio.
help-terrain-village = In un villaggio i lavoratori producono altri lavoratori.
help-terrain-lake = Solo un'abilità permette di entrare in un lago; lì non si costruisce e non si produce.
help-terrain-factory = Alla prima visita il tuo personaggio prende una carta Fabbrica; alla fine la Fabbrica vale tre territori.
help-resource-food = Il cibo paga l'arruolamento delle reclute; si produce nelle fattorie.
help-resource-metal = Il metallo paga lo schieramento dei Mech; si produce sulle montagne.
help-resource-oil = Il petrolio paga le migliorie; si produce nella tundra.
help-resource-wood = Il legno paga la costruzione delle strutture; si produce nelle foreste.
help-unit-character = Il personaggio combatte, fa incontri e visita la Fabbrica; porta risorse ma non lavoratori.
help-unit-mech = Un Mech combatte, porta risorse e lavoratori, e dà la sua abilità al personaggio e a tutti i tuoi Mech.
help-unit-worker = Un lavoratore produce e ti permette di costruire e schierare dove si trova; non combatte e torna alla base principale quando arriva un personaggio o un Mech nemico.
help-unit-airship = Un'aeronave vola sopra fiumi, laghi e nemici e trasporta un carico; non combatte, non controlla territori e non usa tunnel né abilità.
help-structure-monument = Il Monumento dà 1 Popolarità a ogni Supporto.
help-structure-armory = L'Armeria dà 1 Potere a ogni Commercio.
help-structure-mill = Il Mulino produce come un lavoratore sul proprio territorio, in aggiunta ai territori scelti.
help-structure-mine = La Miniera è un tunnel che puoi usare solo tu.

## Actions

help-top-move = Muovi più unità diverse di un territorio ciascuna, oppure prendi monete.
help-top-bolster = Paga una moneta e guadagna Potere o carte combattimento.
help-top-trade = Paga una moneta e guadagna due risorse qualsiasi su un territorio con un tuo lavoratore, oppure Popolarità.
help-top-produce = Paga il costo mostrato dai lavoratori in gioco; producono tutti i lavoratori sui territori scelti.
help-bottom-upgrade = Paga petrolio e sposta un cubo tecnologia: un'azione della riga superiore dà di più, una della riga inferiore costa meno.
help-bottom-deploy = Paga metallo e metti un Mech su un territorio con un tuo lavoratore; da ora la sua abilità è tua.
help-bottom-build = Paga legno e metti una struttura su un territorio con un tuo lavoratore che non ne abbia.
help-bottom-enlist = Paga cibo e arruola una recluta: un bonus subito, e un altro ogni volta che tu o un vicino eseguite quell'azione della riga inferiore.

## Stars

help-star-upgrades = Hai completato le sei migliorie.
help-star-mechs = Hai schierato i quattro Mech.
help-star-structures = Hai costruito le quattro strutture.
help-star-recruits = Hai arruolato le quattro reclute.
help-star-workers = I tuoi otto lavoratori sono tutti sul tabellone.
help-star-objective = Hai rivelato un obiettivo raggiunto.
help-star-combat = Hai vinto un combattimento; così si ottengono fino a due stelle.
help-star-popularity = Hai raggiunto 18 Popolarità.
help-star-power = Hai raggiunto 16 Potere.
help-star-tracker = Il segnalino dell'Automa ha raggiunto una stella del tracciato stella.
help-star-mission = Hai raggiunto un obiettivo scoperto per tutti.
help-star-tile = All'inizio del tuo turno controllavi la Fabbrica e hai posizionato una stella sulla tessera risoluzione.

## Structure bonus tiles

help-tile-tunnels_adjacent = Alla fine ricevi monete per i tunnel adiacenti alle tue strutture, ognuno una volta.
help-tile-lakes_adjacent = Alla fine ricevi monete per i laghi adiacenti alle tue strutture, ognuno una volta.
help-tile-encounters_adjacent = Alla fine ricevi monete per i territori con incontri adiacenti alle tue strutture, ognuno una volta, con o senza gettone.
help-tile-on_tunnels = Alla fine ricevi monete per le tue strutture sui tunnel.
help-tile-in_a_row = Alla fine ricevi monete per la tua linea retta di strutture più lunga.
help-tile-on_farm_or_tundra = Alla fine ricevi monete per le tue strutture su fattorie e tundre.
## Airship tiles and resolution tiles, as in the data

help-airship-bombard = Una volta durante il suo movimento, sopra un territorio occupato o controllato da un avversario, la tua aeronave può spendere 1, 2 o 3 risorse a bordo: quell'avversario perde 1, 3 o 5 Potere.
help-airship-bounty = Quando vinci un combattimento sotto la tua aeronave, guadagni 2 monete per ogni personaggio o Mech dello sconfitto che si ritira.
help-airship-siege_engine = Un personaggio o Mech avversario che inizia il movimento sotto la tua aeronave ti paga 1 moneta per andarsene; senza la moneta resta dov'è.
help-airship-distract = Quando combatti sotto la tua aeronave, l'avversario può giocare una carta combattimento in meno.
help-airship-espionage = Dove la tua aeronave termina il movimento sopra un territorio occupato da un avversario puoi pagare 1 moneta, una volta per turno, per guardare le carte combattimento di quell'avversario e prenderne una a caso.
help-airship-blitzkrieg = Dove la tua aeronave termina il movimento su un territorio con un'altra aeronave, le due possono combattere dopo l'azione Movimento, prima di ogni altro combattimento lì: ogni parte imposta il Disco Potere e può aggiungere una carta combattimento. Chi vince posiziona come al solito una stella; l'aeronave sconfitta torna alla sua base principale con il carico, e le altre unità restano fuori.
help-airship-toll = Un'unità avversaria entra nel territorio sotto la tua aeronave, o lo attraversa, solo con almeno una risorsa; ognuna di queste unità ne lascia una sulla tua aeronave finché c'è posto.
help-airship-war_correspondent = Dopo ogni combattimento sotto la tua aeronave, chiunque abbia combattuto, guadagni 1 Popolarità.
help-airship-ferry = Un lago sotto la tua aeronave è terra per le tue unità: vi entrano da ogni territorio adiacente e ne escono verso ogni territorio adiacente.
help-airship-boost = I tuoi lavoratori che iniziano il movimento sotto la tua aeronave possono muoversi di un territorio in più.
help-airship-drill = Il territorio sotto la tua aeronave è un tunnel per le tue unità.
help-airship-hero = La tua aeronave può portare il tuo personaggio oltre al carico. A bordo il personaggio non combatte, non controlla e non incontra nulla; se scende al termine del movimento dell'aeronave dove non ci sono unità avversarie, affronta l'incontro o visita la Fabbrica come se vi fosse arrivato da sé, e in questo turno non si muove più.
help-airship-safe_haven = La tua aeronave controlla il suo territorio finché nessun avversario lo occupa; intanto le tue unità possono ritirarsi lì invece che alla base principale.
help-airship-reap = Quando produci, producono anche i tuoi lavoratori sotto la tua aeronave, oltre ai territori che scegli.
help-airship-craft = Puoi schierare Mech e costruire strutture sotto la tua aeronave senza un lavoratore, purché sul territorio non ci siano unità avversarie. Non può essere un lago né, per una struttura, un territorio in cui ce n'è già una.
help-airship-negotiate = Dove la tua aeronave termina il movimento sopra un villaggio non occupato da avversari puoi, una volta per turno, scartare una carta obiettivo per pescarne un'altra e guadagnare 1 Popolarità.

help-resolution-land_rush = La sesta stella non pone fine alla partita: dopo il turno in cui per la prima volta un giocatore ha sei stelle, ogni altro giocatore fa ancora un turno. Prima del punteggio chi controlla più territori (la Fabbrica vale tre) guadagna 10 monete, il secondo 5; i giocatori alla pari guadagnano 5 monete ciascuno, e se la parità è in testa non si premia nessun altro.
help-resolution-factory_explosion = Il primo giocatore che nel proprio turno ha cinque stelle guadagna 5 monete; poi tutti fanno ancora due turni. Dopo di questi la Fabbrica esplode: personaggi, Mech e lavoratori su di essa e sui sei territori intorno vanno alla base principale, e ognuno dà al proprietario 1 Popolarità; strutture, gettoni, risorse e aeronavi restano. Poi si calcola il punteggio.
help-resolution-spoils_of_war = Le stelle per i combattimenti hanno come solo limite le sei stelle di un giocatore, e chi vince un combattimento prende 2 monete a chi perde, o quelle che ci sono. Dopo il turno in cui per la prima volta un giocatore ha sei stelle, ogni altro giocatore fa ancora un turno.
help-resolution-king_of_the_hill = All'inizio del tuo turno, se controlli la Fabbrica, puoi posizionare una stella su questa tessera, al massimo due nella partita. La partita finisce all'inizio del turno di chi ha sei stelle e controlla la Fabbrica, o quando dopo la prima sesta stella tutti hanno fatto ancora due turni.
help-resolution-deja_vu = Quattro traguardi accettano da ogni giocatore una stella in più: 16 Potere e 18 Popolarità, per chi era sceso e vi ritorna, un secondo obiettivo e un terzo combattimento. La sesta stella pone fine alla partita come al solito.
help-resolution-mission_possible = Due carte obiettivo sono scoperte accanto al Tracciato del Trionfo: ognuna è un traguardo in più per ogni giocatore. Dopo una sesta stella ogni altro giocatore fa un ultimo turno, senza azioni Movimento. Un Automa inizia con una stella su una delle due.
help-resolution-doomsday_clock = Ognuno fa esattamente 20 turni, qualunque sia il numero di stelle; poi si calcola il punteggio.
help-resolution-backup_plan = Appena qualcuno ha la sesta stella si calcola il punteggio del momento. Se quel giocatore precede tutti gli altri la partita finisce subito; altrimenti tutti fanno ancora un turno, quel giocatore per ultimo.

## The Automa

help-trap = Un avversario che porta un'unità su questa Trappola armata perde { $what }.
help-level-autometta = L'Automa facile salta il turno con alcune carte e raggiunge lentamente le sue stelle.
help-level-automa = L'Automa normale.
help-level-automaszyna = L'Automa difficile raggiunge prima le sue stelle.
help-level-ultimaszyna = L'Automa molto difficile fa tutti i movimenti della carta, guadagna di più, attraversa l'acqua dall'inizio e si ritira nella sua base principale.
help-dial-skip-turns = L'Automa salta il turno con le carte che mostrano l'ingranaggio barrato.
help-dial-coins = L'Automa guadagna questo numero di monete in più o in meno con una carta che dà monete.
help-dial-power = L'Automa guadagna questo Potere in più o in meno con una carta che dà Potere.
help-dial-move-check = Prima che l'Automa muova si scopre una carta combattimento: un 4 o un 5 annulla i movimenti di questo turno.
help-dial-deploy-check = Prima che l'Automa schieri si scopre una carta combattimento: un 4 o un 5 lo annulla per questo turno.
help-dial-all-moves = L'Automa esegue tutti i movimenti validi della carta, non solo il primo.

## Rule switches: what each does when it is on

help-switch-workers-retreat-at-once = I lavoratori raggiunti da un personaggio o Mech si ritirano subito, così un'altra unità può passare; altrimenti dopo tutta l'azione Movimento.
help-switch-workers-walk-out = Un lavoratore può uscire da solo da un territorio con unità avversarie; altrimenti solo un Mech può portarlo via.
help-switch-objectives-between-actions = Gli obiettivi si rivelano solo prima o dopo un'azione; altrimenti ogni volta che ti viene chiesto qualcosa nel tuo turno, fuori dal combattimento.
help-switch-relentless-factory = L'abilità Inflessibili vale anche per la carta Fabbrica.
help-switch-ban-rusviet-industrial = I Rusviet non giocano mai con la Plancia Industriale.
help-switch-ban-crimea-patriotic = La Crimea non gioca mai con la Plancia Patriottica.
help-switch-wayfare-home = Con l'abilità Viandanti si raggiunge anche la base principale della Crimea, oltre a quelle inattive.
help-switch-mill-under-enemy = Un Mulino produce anche su un territorio controllato da un avversario.
help-switch-disarm-on-mine = L'abilità Disarmo vale anche sul territorio della Miniera della Sassonia.
help-switch-ask-scout-and-disarm = Prima di ogni combattimento dici se usi Ricognizione o Disarmo; altrimenti avvengono da sé.
help-switch-camaraderie-any-retreat = Cameratismo risparmia Popolarità anche per i lavoratori scacciati senza combattimento; altrimenti solo dopo un combattimento vinto da attaccante.
help-switch-trade-needs-worker = Per il Commercio serve un tuo lavoratore su un territorio, anche per la Popolarità; altrimenti solo per le risorse.
help-switch-trade-split = Le risorse di un Commercio possono andare su territori diversi.
help-switch-enlist-counts-itself = Una recluta presa dalla sezione Arruolamento riceve il suo bonus continuo già per questa azione.
help-switch-neighbours-before-sixth-star = I vicini ricevono il bonus recluta anche quando l'azione dà al giocatore attivo la sesta stella.
help-switch-no-gifts = Gioco da torneo: le monete non passano di mano.
help-switch-mats-in-order = Le Plance Giocatore si distribuiscono in senso orario in ordine di numero, da un giocatore a caso; altrimenti a caso.
help-switch-invaders-from-afar = Fazioni e Plance Giocatore di Invaders from Afar sono nella scatola, fino a sette giocatori.
help-switch-airships = Ogni giocatore ha un'aeronave di The Wind Gambit; due tessere dicono che cosa sanno fare le aeronavi.
help-switch-airship-pairs = Ogni giocatore ha un'aeronave con due tessere proprie; altrimenti le stesse due valgono per tutti.
help-switch-airship-either-freight = Un'aeronave trasporta fino a 3 risorse o fino a 2 lavoratori, a scelta, ma mai insieme; altrimenti quanto mostra la tessera aggressiva.
help-switch-airship-loads-own = Un'aeronave carica risorse solo dai territori controllati dal suo giocatore; altrimenti anche da quelli che nessuno controlla.
help-switch-resolutions = Una tessera risoluzione di The Wind Gambit dice come finisce la partita, al posto della sesta stella.
help-switch-verified-tiles = Le tessere aeronave e risoluzione il cui testo stampato non è abbastanza noto restano nella scatola.
help-switch-promo-encounters = Le carte incontro da 29 a 42 sono nel mazzo.
help-switch-promo-objectives = Le carte obiettivo da 24 a 27 sono nel mazzo.
help-switch-promo-factory = Le carte Fabbrica da 13 a 18 sono nel mazzo.
help-switch-automa-cooperative = Persone contro Automi: gli Automi combattono solo contro le persone, e alla fine si confrontano le medie.
help-switch-automa-shared-deck = Più Automi pescano da un solo mazzo.
help-switch-automa-wind-gambit = The Wind Gambit si gioca con un Automa secondo regole nostre: il suo libretto non è stato trovato.
help-switch-automa-avoids-airships = L'Automa non muove in territori sotto un'aeronave nemica.
help-switch-automa-meets-toll = Con un Automa la tessera Toll resta in gioco; l'Automa, che non porta nulla, non può entrare dove andrebbe pagata.
help-switch-automa-tile-popularity = La Popolarità data da una tessera risoluzione conta anche per l'Automa.
help-switch-automa-star-first = Il segnalino dell'Automa avanza sul tracciato stella prima del bonus recluta delle persone.
help-switch-automa-base-by-land = Per l'Automa la distanza da una base principale passa per i suoi due territori di terra.
help-switch-automa-character-first = Nello stesso punto l'Automa sceglie il personaggio prima di un Mech.
help-switch-automa-adjacent-only = Ciò che un'unità di una persona raggiungerebbe con tunnel e simili non conta come suo vicinato.
help-switch-automa-workers-dare = Il lavoratore dell'Automa muove anche se ogni territorio è vicino a unità combattenti di persone.
help-switch-automa-card-limit = L'Automa gioca al massimo una carta combattimento per ogni sua unità combattente.
help-switch-automa-immune = Le abilità usate prima del combattimento non toccano Potere e carte dell'Automa.
help-switch-automa-defender-first = Quando due Automi combattono, il difensore pesca per primo.
help-switch-automa-token-for-territories = Il gettone spareggio decide solo tra territori; tra unità vale l'ordine di lettura.
help-switch-automa-distance-on-foot = Finché l'acqua lo trattiene, l'Automa conta le distanze lungo i percorsi che le sue unità potrebbero fare a piedi.
help-switch-automa-mechs-carry = Un Mech mosso dall'Automa con il proprio simbolo porta con sé i lavoratori che sono con lui.
help-switch-automa-shuffle-forgets = Quando il mazzo dell'Automa viene rimescolato, le risorse che trova contano 0 fino alla sua prossima carta fuori dal combattimento.
help-switch-automa-allies = In una partita cooperativa le unità degli altri Automi formano il vicinato di un Automa come le sue.
help-switch-automa-begins = Inizia il primo Automa in senso orario dalla persona con la plancia più bassa.
help-switch-automa-keep-shared-deck = Il passaggio allo Schema II non rimescola un mazzo comune a più Automi.
help-switch-automa-invaders-wade = Come Albion o Togawa l'Automa non è mai trattenuto dall'acqua.
help-switch-automa-tokens-on-new-ground = L'Automa mette una Bandiera o una Trappola solo dove il suo personaggio è andato, non dove è rimasto.
help-switch-automa-tokens-score-nothing = Bandiere e Trappole dell'Automa alla fine non contano.
help-switch-automa-traps-miss = Una Trappola su cui muove l'Automa viene disarmata e non gli toglie nulla.
help-switch-automa-defence-spares-resources = Dove l'Automa vince da difensore le risorse restano; le rimuovono solo i suoi attacchi.

## Terms

help-term-action_token = A ogni turno il segnalino azione va su un'altra sezione; puoi eseguirne l'azione della riga superiore, poi quella della riga inferiore.
help-term-top_row = Le azioni della riga superiore costano poco e hanno un ordine diverso su ogni Plancia Giocatore.
help-term-bottom_row = Le azioni della riga inferiore costano risorse, diventano meno care con le migliorie e danno monete.
help-term-territory = Un territorio è un esagono del tabellone; le basi principali non lo sono.
help-term-control = Controlli un territorio con una tua unità, o con una tua struttura se non ci sono unità nemiche.
help-term-river = Le unità attraversano un fiume solo con un'abilità.
help-term-tunnel = Per muovere, tutti i tunnel sono adiacenti tra loro.
help-term-home_base = Le unità partono dalla base principale e vi si ritirano; di norma nessuna vi entra.
help-term-encounter = Un personaggio che arriva su un gettone incontro si ferma, lo scarta e pesca una carta incontro.
help-term-factory_card = Una carta Fabbrica è una quinta sezione: la riga superiore è solo sua, quella inferiore muove un'unità fino a due volte.
help-term-power = Il Potere si spende in combattimento; 16 Potere danno una stella.
help-term-popularity = La Popolarità decide quante monete valgono alla fine stelle, territori e risorse; 18 dà una stella.
help-term-coins = Le monete pagano le azioni, e alla fine vince chi ne ha di più.
help-term-combat_cards = In combattimento puoi aggiungere una carta combattimento da 2 a 5 per ogni personaggio e Mech presente.
help-term-combat = Entrambi scelgono in segreto Potere e carte; vince la somma più alta, i pareggi vanno all'attaccante, le unità di chi perde si ritirano.
help-term-retreat = Le unità sconfitte e i lavoratori scacciati vanno alla loro base principale e lasciano le risorse.
help-term-objective = Rivela nel tuo turno una carta obiettivo quando ne soddisfi tutte le richieste: vale una stella.
help-term-stars = La partita finisce appena qualcuno posiziona la sesta stella.
help-term-cubes = Un cubo tecnologia spostato da un riquadro verde a uno rosso migliora un'azione e rende meno cara un'altra.
help-term-recruits = Una recluta dà un bonus una volta, e un altro ogni volta che tu o un vicino eseguite la sua azione della riga inferiore.
help-term-structure_bonus = La tessera di questa partita dà monete alla fine secondo dove stanno le tue strutture.
help-term-score = Monete, più monete per stelle, territori e coppie di risorse secondo la Popolarità, più il bonus struttura.
help-term-flag = Solo Albion pianta Bandiere: alla fine ognuna vale un territorio in più se Albion ne controlla il territorio e questo non tocca la sua base principale.
help-term-trap = Solo Togawa posa Trappole: un'unità nemica che finisce su una Trappola armata si ferma e perde ciò che questa mostra; alla fine quelle armate tengono i territori vuoti.
help-term-automa = L'Automa è un avversario artificiale guidato da un mazzo di carte.
help-term-star_track = Il segnalino dell'Automa avanza sul tracciato stella; alcuni spazi gli danno una stella da posizionare.
help-term-scheme = Le carte Automa hanno due metà: prima lo Schema I, più avanti lo Schema II.
help-term-airship_tiles = Una tessera aeronave aggressiva e una passiva dicono che cosa sanno fare tutte le aeronavi, o quella di un giocatore se si distribuiscono coppie.
help-term-airship_range = La tessera passiva dice di quanti territori vola un'aeronave in un movimento, uno in più con una carta Fabbrica; non vola mai su una base principale.
help-term-freight = Un'aeronave trasporta fino a tre risorse o fino a due lavoratori, secondo la tessera aggressiva; li carica e li scarica durante il suo movimento, e le risorse a bordo pagano e danno punti.
help-term-refuge = Con Safe Haven le unità sconfitte e i lavoratori scacciati possono andare sotto la propria aeronave invece che alla base principale, se nessun avversario occupa quel territorio.
help-term-resolution_tile = Una tessera risoluzione dice quando finisce la partita, al posto della sesta stella; nessuno posiziona più di sei stelle.
help-term-open_objective = Un obiettivo scoperto vale per tutti: ogni giocatore può posizionarvi una stella.
help-term-turns_left = Con una tessera risoluzione, quando la fine è vicina, si contano i turni rimasti a ciascuno; quando nessuno ne ha più si calcola il punteggio.
help-term-unchecked = Il testo stampato di questa tessera non è noto, o solo in parte: ciò che fa qui è nostro, finché chi la possiede non la corregge.
help-term-unofficial = Il libretto dell'Automa per The Wind Gambit non è stato trovato: in una partita del genere l'Automa segue regole nostre.
