### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Scopo del gioco
book-aim =
    Vince chi alla fine ha la fortuna più grande in monete, non chi ha posizionato più stelle.
    La partita finisce nel momento in cui qualcuno posiziona la sesta stella. Fino ad allora tutti costruiscono: le risorse diventano Mech, strutture, reclute e migliorie, e queste portano stelle, territori e monete.
book-turn-title = Il turno
book-turn =
    Metti il segnalino azione su una sezione diversa dall'ultima volta. Poi esegui l'azione della riga superiore, quella della riga inferiore, entrambe o nessuna, sempre prima quella in alto.
    Un costo si paga per intero prima di ottenere qualcosa. Ciò che dà la riga superiore può pagare quella inferiore nello stesso turno.
    Si può lasciare qualsiasi parte di un guadagno, anche le monete; il costo è dovuto lo stesso. Un'azione in basso si può pagare anche se non resta nulla da mettere: monete e bonus recluta arrivano comunque.
    Nessuna azione si esegue due volte in un turno.
book-move-title = Muovere
book-move =
    Muovi tante unità diverse quante ne mostra l'azione, un territorio ciascuna; un'abilità può aggiungere passi. Invece di muovere puoi prendere monete, ma mai un po' di entrambe.
    Ogni unità porta quante risorse vuoi. Solo i Mech portano lavoratori, quanti vuoi. Essere portati non è un movimento: un lavoratore può camminare prima o dopo.
    Le cose si prendono e si lasciano su ogni territorio attraversato.
    Un personaggio che arriva su un gettone incontro si ferma. Nessuno entra in una base principale con un passo normale, nemmeno nella propria.
book-river-title = Fiumi e laghi
book-river =
    Nessuna unità attraversa un fiume o entra in un lago se un'abilità non lo dice. Con Passafiume decide il terreno dall'altra parte, anche partendo da una base.
    I lati di un lago non hanno fiumi: chi può entrare nei laghi sale e scende a ogni riva. Su un lago non si produce, costruisce o schiera nulla.
    Le abilità dei Mech valgono per il personaggio e tutti i Mech, mai per i lavoratori. Un lavoratore su un lago lo lascia solo con un Mech.
book-tunnels-title = Tunnel
book-tunnels =
    Per ogni unità tutti i territori con un tunnel sono adiacenti. Un passo porta da uno qualsiasi a qualsiasi altro.
    Una Miniera è un tunnel solo per il suo proprietario.
book-workers-title = Lavoratori e nemici
book-workers =
    Un personaggio o Mech che entra in un territorio con lavoratori nemici e senza combattenti nemici li manda subito alla base e si ferma. Chi lo muove perde una Popolarità per ogni lavoratore, finché ne ha.
    Non è un combattimento e non dà stelle. Le risorse restano lì. Un'altra unità può passare dopo.
    Un lavoratore non cammina mai da solo su unità nemiche, né via da combattenti nemici presso cui è stato portato. Una struttura da sola non ferma nessuno.
book-control-title = Controllo
book-control =
    Un territorio è tuo se c'è una tua unità, o una tua struttura e nessuna unità nemica.
    Le risorse sono di chi controlla il territorio su cui si trovano, e pagano qualsiasi cosa ovunque. Non finiscono mai; le carte combattimento sì, e allora si rimescolano gli scarti.
book-combat-title = Combattimento
book-combat =
    Quando dopo il Movimento personaggi o Mech di due giocatori sono insieme, combattono, prima della riga inferiore. Con più combattimenti l'ordine lo sceglie il giocatore attivo.
    Prima vengono le abilità da usare prima del combattimento, quelle dell'attaccante per prime. Poi entrambi scelgono in segreto: Potere fino a 7, mai più di quanto ne hanno, e una carta combattimento per ogni personaggio e Mech presente.
    Vince la somma più alta, e l'attaccante vince a parità. Entrambi pagano ciò che hanno impostato e scartano le carte giocate.
    Il vincitore posiziona una stella. Si può attaccare senza Potere, carte o Popolarità. Quante carte ha ognuno è noto, quali no.
book-retreat-title = Dopo il combattimento
book-retreat =
    Tutte le unità di chi perde tornano alla loro base; ciò che portavano resta. Chi perde dopo aver rivelato almeno un Potere o una carta pesca una carta combattimento.
    Un attaccante che vince perde una Popolarità per ogni lavoratore nemico mandato alla base. Un difensore che vince non ne perde.
    Solo i Nordici con Navigatori possono ritirarsi altrove: su un lago vicino al combattimento senza nemici.
book-encounter-title = Incontri
book-encounter =
    Un personaggio che ha mosso su un gettone incontro lo toglie e pesca una carta, dopo l'eventuale combattimento vinto lì. Mech e lavoratori non toccano il gettone.
    Scegli un'opzione che puoi pagare, e qualsiasi parte di ciò che dà. Tutto va sul territorio del personaggio; non servono lavoratori né altri costi.
    Gli incontri non danno monete della plancia né bonus recluta. Dove c'è una struttura non se ne costruisce un'altra.
book-factory-title = La Fabbrica
book-factory =
    Alla prima visita il tuo personaggio guarda le carte Fabbrica e ne tiene una: una quinta sezione. C'è una carta più dei giocatori, e nessuno ne ha una seconda.
    La riga superiore ha costo e guadagno propri, senza monete della plancia né bonus recluta. Quella inferiore muove un'unità, anche un lavoratore, fino a due territori, e uno in più con Velocità.
    Nella Fabbrica non si produce. Alla fine conta come tre territori.
book-objectives-title = Obiettivi
book-objectives =
    Hai due carte obiettivo e puoi realizzarne una. Rivelala nel tuo turno, prima o dopo un'azione, quando tutto ciò che chiede è vero in quel momento.
    Dà una stella, e l'altra carta si mette via senza mostrarla. La Sassonia la tiene.
    Può convenire lasciare monete o altri guadagni per realizzare una carta.
book-produce-title = Produzione
book-produce =
    Paga tutti i costi visibili perché dei lavoratori hanno lasciato la plancia: Potere, Popolarità, monete. Conta ciò che si vede prima dell'azione.
    Scegli due territori che controlli, tre dopo la miglioria. Ogni lavoratore lì produce un segnalino del terreno, o un lavoratore in un villaggio.
    Il territorio del Mulino si aggiunge, e il Mulino produce come un lavoratore. I lavoratori non tornano mai sulla plancia.
book-trade-title = Commercio
book-trade =
    Paga una moneta. Prendi due risorse qualsiasi su un territorio con un tuo lavoratore, o Popolarità: una, o due dopo la miglioria.
    L'Armeria aggiunge un Potere, qualunque metà tu scelga.
book-bolster-title = Supporto
book-bolster =
    Paga una moneta. Ottieni Potere, due o tre dopo la miglioria, o carte combattimento, una o due. I tracciati finiscono a 16 Potere e 18 Popolarità; chi arriva in fondo posiziona una stella.
    Il Monumento aggiunge una Popolarità, qualunque metà tu scelga.
book-upgrade-title = Miglioria
book-upgrade =
    Paga petrolio. Sposta un cubo da un riquadro verde della riga superiore a un riquadro libero con bordo tratteggiato della riga inferiore. Da ora l'azione sopra dà di più, quella sotto costa un segnalino in meno.
book-deploy-title = Schieramento
book-deploy =
    Paga metallo. Metti un Mech su un territorio che controlli con un tuo lavoratore, non su un lago né su una base. Scegli tu quale dei quattro; la sua abilità vale subito per il personaggio e ogni Mech.
book-build-title = Costruzione
book-build =
    Paga legno. Metti una struttura su un territorio che controlli con un tuo lavoratore, una per territorio, non su un lago. Non si perde e non si sposta, e lavora per te anche dove c'è un nemico; solo il Mulino può fermarsi.
    La tessera della partita paga alla fine monete per dove stanno le strutture.
book-enlist-title = Arruolamento
book-enlist =
    Paga cibo. Sposta una recluta da un'azione della riga inferiore a un bonus immediato libero e ottienilo.
    Da allora ottieni il piccolo bonus di quell'azione ogni volta che tu o un giocatore accanto a te la esegue: prima il giocatore attivo, poi la sinistra, poi la destra. In due arriva una volta.
    Incontri e carte Fabbrica non contano come l'azione.
book-stars-title = Stelle
book-stars =
    Le stelle arrivano per tutte le migliorie, i Mech, le strutture, le reclute o i lavoratori, un obiettivo, 16 Potere, 18 Popolarità e due combattimenti vinti. Ogni traguardo una volta, per ogni giocatore.
    Una stella si posiziona appena guadagnata e resta, qualunque cosa accada. La Sassonia può posizionarne quante vuole per combattimenti e obiettivi, sei in tutto.
book-end-title = La fine
book-end =
    La sesta stella finisce subito la partita. L'azione che la dà si completa prima: guadagno, monete, il tuo bonus recluta.
    Un combattimento non ancora combattuto non si combatte più, e le unità tra i nemici tornano da dove venivano.
book-score-title = Punteggio
book-score =
    Aggiungi alle monete, con Popolarità 0-6, 7-12 e 13-18: 3, 4 o 5 per stella, 2, 3 o 4 per territorio, 1, 2 o 3 per coppia di risorse qualsiasi.
    Poi le monete della tessera struttura. Le carte combattimento non valgono nulla.
    A parità vince chi ha più lavoratori, Mech e strutture insieme, poi Potere, Popolarità, risorse, territori, stelle.
book-setup-title = Preparazione
book-setup =
    Ognuno ha una plancia fazione e una plancia giocatore; danno Potere, carte combattimento, Popolarità e monete. Inizia il numero di plancia giocatore più basso, poi in senso orario.
    Ogni giocatore riceve due obiettivi, e il tavolo una tessera struttura. Le monete non vanno contate per gli altri, ma non sono un segreto.
book-deals-title = Accordi
book-deals =
    In ogni momento si possono dare monete, nient'altro, e nessuna promessa vincola. Quando delle unità condividono un territorio alla fine del Movimento, nessun pagamento ferma il combattimento.
book-invaders-title = Invaders from Afar
book-invaders =
    Albion e Togawa mettono gettoni dove il loro personaggio è arrivato, un gettone fazione per territorio. I gettoni non si spostano e non si tolgono.
    In sei o sette la Crimea va in qualsiasi fattoria non occupata invece che nelle basi, e la Polania ottiene alla fine 3 monete per ogni territorio incontro che controlla.
book-automa-title = L'Automa
book-automa =
    Un Automa gioca con le carte: muove, ottiene, ti fa ottenere un bonus recluta e avanza sul tracciato stella. Non produce, non paga, non costruisce e non usa abilità.
    Chi gli prende un territorio da attaccante vi trova tante risorse quante ne mostra la sua ultima carta. Dove vince o entra su risorse, queste tornano nella riserva.
    Ottiene 4 monete per stella e 3 per territorio. Contro di lui contano solo sei risorse per ogni tuo territorio.
book-airships-title = Aeronavi
book-airships =
    Un'aeronave muove come un'unità, sopra fiumi, laghi e nemici, fin dove dice la tessera passiva. Porta ciò che mostra la tessera aggressiva, e carica e deposita lungo la via.
    Non controlla nulla, non combatte, non usa tunnel e non fa scattare niente. Le risorse a bordo pagano e valgono per te; i lavoratori a bordo non fanno nulla e sono al sicuro.
book-resolutions-title = Come può finire la partita
book-resolutions =
    Una tessera risoluzione prende il posto della regola per cui la sesta stella finisce la partita; è la tessera a dire quando finisce. Nessuno posiziona più di sei stelle, ma in più d'uno possono averne sei.
