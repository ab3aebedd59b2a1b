### The rule book: all rules by topic, in our own words. A line is a paragraph.

book-aim-title = Scopo del gioco
book-aim =
    Vince chi alla fine ha la fortuna più grande in monete, non chi ha posizionato più stelle.
    La partita finisce nel momento in cui qualcuno posiziona la sesta stella. Fino ad allora tutti costruiscono: le risorse diventano Mech, strutture, reclute e migliorie, e queste portano stelle, territori e monete.
book-board-title = Il tabellone
book-board =
    Il tabellone è fatto di territori: montagne, fattorie, foreste, tundre, villaggi, laghi e, al centro, la Fabbrica. Una base principale sul bordo non è un territorio: lì non si costruisce, non si schiera e non si produce, e alla fine non conta per nessuno.
    Due territori sono adiacenti se hanno un lato in comune. Un fiume su quel lato ferma le unità; un tunnel unisce il suo territorio a tutti gli altri che ne hanno uno.
    Personaggi, Mech e lavoratori sono unità, e così le aeronavi quando sono in gioco. Le unità di un giocatore possono stare insieme in qualsiasi numero.
    Le risorse stanno sui territori, mai in una scorta propria: cibo, metallo, petrolio e legno.
book-mats-title = Le plance
book-mats =
    La plancia fazione mostra l'abilità della fazione, con quanto Potere e quante carte combattimento si comincia, quattro Mech con un'abilità ciascuno e quattro bonus per le reclute.
    La plancia giocatore mostra quattro sezioni, ognuna con un'azione sopra e una sotto. Quali stanno insieme cambia da plancia a plancia, come i costi e le monete in basso e la Popolarità e le monete iniziali.
    I riquadri rossi sono ciò che un'azione costa, quelli verdi ciò che dà. Un cubo, una struttura, una recluta o un lavoratore che lascia la plancia scopre ciò che copriva: un guadagno più grande, un bonus, un altro costo di Produzione.
    Per un'azione conta ciò che si vede prima, non ciò che l'azione stessa cambia.
book-turn-title = Il turno
book-turn =
    Metti il segnalino azione su una sezione diversa dall'ultima volta. Poi esegui l'azione della riga superiore, quella della riga inferiore, entrambe o nessuna, sempre prima quella in alto.
    Un costo si paga per intero prima di ottenere qualcosa. Ciò che dà la riga superiore può pagare quella inferiore nello stesso turno.
    Si può lasciare qualsiasi parte di un guadagno, anche le monete; il costo è dovuto lo stesso. Un'azione in basso si può pagare anche se non resta nulla da mettere: monete e bonus recluta arrivano comunque.
    Nessuna azione si esegue due volte in un turno. Il segnalino si sposta anche se non si può fare nulla.
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
    Quando dopo il Movimento personaggi o Mech di due giocatori sono insieme, combattono, prima della riga inferiore. Con più combattimenti l'ordine lo sceglie il giocatore attivo. Un combattimento è tra due giocatori; gli altri possono offrire monete, non di più. Su un lago si combatte come altrove.
    Prima vengono le abilità da usare prima del combattimento, quelle dell'attaccante per prime. Poi entrambi scelgono in segreto: Potere fino a 7, mai più di quanto ne hanno, e una carta combattimento per ogni personaggio e Mech presente.
    Vince la somma più alta, e l'attaccante vince a parità. Entrambi pagano ciò che hanno impostato e scartano le carte giocate.
    Il vincitore posiziona una stella. Si può attaccare senza Potere, carte o Popolarità. Quante carte ha ognuno è noto, quali no. Il mazzo ha sedici carte da 2, dodici da 3, otto da 4 e sei da 5.
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
    Alla prima visita il tuo personaggio guarda le carte Fabbrica e ne tiene una: una quinta sezione. C'è una carta più dei giocatori, così chi arriva dopo ne trova meno, e nessuno ne ha una seconda né la cambia.
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
    Il territorio del Mulino si aggiunge, e il Mulino produce come un lavoratore. Un lavoratore si può anche non produrre. I lavoratori non sono risorse, e non tornano mai sulla plancia.
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
book-structures-title = Le strutture e la loro tessera
book-structures =
    Ognuna delle quattro strutture si costruisce una volta. Monumento, Armeria e Mulino aggiungono qualcosa a un'azione superiore del proprietario, la Miniera al movimento. Gli avversari non le usano e non le danneggiano.
    Alla fine la tessera pescata per la partita paga per dove stanno le tue strutture, chiunque controlli quei territori. Il punteggio mostra quanto paga.
book-enlist-title = Arruolamento
book-enlist =
    Paga cibo. Sposta una recluta da un'azione della riga inferiore a un bonus immediato libero e ottienilo: 2 Potere, 2 monete, 2 Popolarità o 2 carte combattimento.
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
    Poi le monete della tessera struttura. I laghi contano come territori, le basi no, la Fabbrica conta tre volte. Carte combattimento e lavoratori da soli non valgono nulla.
    A parità vince chi ha più lavoratori, Mech e strutture insieme, poi Potere, Popolarità, risorse, territori, stelle.
book-setup-title = Preparazione
book-setup =
    Ognuno ha una plancia fazione e una plancia giocatore, e siede alla base principale della fazione. La plancia fazione dà Potere e carte combattimento, quella giocatore Popolarità e monete.
    Il personaggio sta sulla base, un lavoratore su ognuno dei due territori uniti a essa via terra. Sei lavoratori, quattro strutture, quattro reclute e sei cubi aspettano sulla plancia giocatore, quattro Mech e sei stelle su quella fazione.
    Ogni giocatore riceve due obiettivi, e il tavolo una tessera struttura. I gettoni incontro stanno sui loro territori; alla Fabbrica c'è una carta più dei giocatori, coperta.
    Inizia il numero di plancia giocatore più basso, poi in senso orario. Le monete non vanno contate per gli altri, ma non sono un segreto.
book-deals-title = Accordi
book-deals =
    In ogni momento si possono dare monete, nient'altro, e nessuna promessa vincola. Quando delle unità condividono un territorio alla fine del Movimento, nessun pagamento ferma il combattimento.
book-variants-title = Varianti e tornei
book-variants =
    Dove le edizioni differiscono o i regolamenti lasciano una scelta, una nuova partita ha un interruttore, e due edizioni li fissano tutti: il regolamento con le correzioni, e quella del 2022 con le risposte dell'editore.
    Se le fazioni si scelgono a turno, si distribuiscono prima le plance giocatore e si sceglie nell'ordine dei loro numeri, prima il più basso. Le plance si possono anche distribuire nell'ordine dei posti.
    Rusviet con Industriale e Crimea con Patriottica sono coppie forti; l'edizione più nuova non le distribuisce. Nei tornei le monete non passano di mano.
    Un tavolo può multare di 2 Popolarità chi ferma il gioco per più di dieci secondi a sommare il punteggio finale. Qui il punteggio del momento è sempre visibile, e nessuno viene multato.
book-invaders-title = Invaders from Afar
book-invaders =
    Albion e Togawa mettono gettoni dove il loro personaggio è arrivato, un gettone fazione per territorio. I gettoni non si spostano e non si tolgono.
    In sei o sette la Crimea va in qualsiasi fattoria non occupata invece che nelle basi, e la Polania ottiene alla fine 3 monete per ogni territorio incontro che controlla.
book-automa-title = L'Automa
book-automa =
    Un Automa gioca con le carte: muove, ottiene, ti fa ottenere un bonus recluta e avanza sul tracciato stella. Non produce, non paga, non costruisce e non usa né abilità né tunnel. Ogni regola non sostituita vale anche per lui.
    Comincia con il Potere e le carte combattimento della sua plancia fazione, 5 monete, due lavoratori e il personaggio, e resta a 10 Popolarità. Non ha plancia giocatore, reclute, strutture, migliorie né obiettivi. Inizia una persona.
book-automa-turn-title = Il turno dell'Automa
book-automa-turn =
    L'Automa pesca una carta e ne segue una metà: lo Schema I, e lo Schema II da quando il tracciato stella gli ha dato una stella. Un Automa facile salta il turno dove la carta mostra l'ingranaggio barrato.
    Prima riga: i simboli si provano da sinistra a destra, e il primo che porta a un movimento chiude la riga. Anche restare dove si è vale come movimento. Un simbolo tra parentesi è per la fazione che nomina.
    Seconda riga: ottiene tutto ciò che c'è: Potere, monete, carte combattimento, lavoratori, Mech o il personaggio battuto. Le nuove unità stanno sulla sua base.
    Terza riga: chi gli siede accanto e ha arruolato la recluta di quel bonus lo ottiene. Poi il segnalino stella avanza, se la carta lo dice.
    Un mazzo finito si rifà con tutte e diciannove le carte. La sesta stella di chiunque finisce la partita, e il resto della carta non si esegue.
book-automa-moves-title = Come muove l'Automa
book-automa-moves =
    Muove l'unità più vicina alla sua base, da sola, su un territorio vicino a una qualsiasi delle sue unità o alla base, per quanto lontano. Vicino è dove un'unità si trova e ciò che le è adiacente e dove può entrare. Non usa tunnel.
    All'inizio l'acqua lo trattiene; quando il suo segnalino ha passato quegli spazi attraversa i fiumi ed entra nei laghi, anche con i lavoratori.
    Un lavoratore va dove non c'è un'unità nemica né un altro suo lavoratore e nessun combattente nemico è vicino: nel territorio vicino al maggior numero delle sue unità.
    Un Mech o il personaggio va dove non c'è un nemico né un altro suo combattente: il più vicino possibile a un combattente nemico.
    Per incontro o Fabbrica il personaggio va su un gettone, o una volta alla Fabbrica. Il gettone, o una carta Fabbrica, esce allora dal gioco.
    Contro i lavoratori un combattente va dove stanno senza difesa, prima dove ci sono più risorse. Contro i combattenti va solo con tanto Potere quanto dice il simbolo, prima dove sono meno.
    A parità decide la strada verso la Fabbrica, poi l'ordine di lettura dall'alto a sinistra; con tre posti o più al suo posto gira un gettone.
    Le risorse dove finisce il movimento tornano nella riserva.
book-automa-combat-title = Combattere con un Automa
book-automa-combat =
    La persona sceglie per prima Potere e carte. Poi l'Automa pesca una carta solo per il combattimento: la colonna del Potere che ha dice quanto ne spende, al massimo tutto, e quante carte combattimento aggiunge a caso. Le abilità usate prima del combattimento valgono anche contro di lui.
    I suoi combattenti battuti vanno sulla sua plancia fazione e i lavoratori alla base; le persone si ritirano come sempre. Potere, carte, Popolarità e la stella del vincitore sono come in ogni combattimento.
    Chi gli prende un territorio da attaccante, o ne scaccia i lavoratori, trova risorse di quel terreno: tante quante ne mostra l'ultima carta dei suoi turni. Laghi, villaggi e Fabbrica non ne hanno. Dove l'Automa vince, le risorse presenti tornano nella riserva.
book-automa-score-title = Stelle e punteggio dell'Automa
book-automa-score =
    Il suo segnalino avanza sul tracciato stella, uno spazio per ogni carta con una stella. Su una stella del tracciato ne posiziona una; la prima di queste fa rimescolare il mazzo e lo gira sullo Schema II. Inoltre posiziona fino a due stelle per i combattimenti e una per 16 Potere, qualunque sia la fazione.
    Ottiene le sue monete, 4 per stella e 3 per territorio, anche i laghi, e la Fabbrica tre volte; niente per risorse e strutture. Delle risorse delle persone contano al massimo sei per territorio. Le risorse non decidono i pareggi.
book-automa-levels-title = I livelli dell'Automa
book-automa-levels =
    Quattro tracciati stella fanno quattro livelli. I due di mezzo differiscono solo nel tracciato. Le regolazioni cambiano ancora qualsiasi livello.
book-automa-tables-title = Più Automi, ed espansioni
book-automa-tables =
    Qualsiasi posto può essere un Automa, ognuno con livello, segnalino e schema propri, e con un mazzo proprio se non lo condividono. Ognuno gioca per sé, o le persone insieme contro di loro: allora alla fine si confrontano le medie, e gli Automi si lasciano in pace tra loro.
    Inizia la persona con la plancia giocatore più bassa. Tra Automi ognuno pesca una carta per il combattimento, prima l'attaccante.
    Come Albion pianta bandiere e come Togawa mette trappole, dove il suo personaggio finisce il movimento. Per aeronavi e risoluzioni il suo regolamento non è stato trovato: con un Automa si giocano con regole nostre, se un interruttore lo dice.
book-airships-title = Aeronavi
book-airships =
    Ogni aeronave comincia sulla sua base. Si pescano una tessera aggressiva e una passiva, valide per tutte; nella variante più difficile ognuno ha una coppia propria.
    Un'aeronave muove come una delle unità dell'azione Movimento, sopra fiumi, laghi e nemici, fin dove dice la tessera passiva, un territorio in più con una carta Fabbrica. Su un territorio possono stare quante aeronavi si vuole. Non vola in nessuna base.
    Non controlla nulla, non combatte e non aggiunge carte combattimento, non usa tunnel, Miniere né abilità dei Mech, e non fa scattare né trappole né incontri. Le risorse sotto di lei sono di chi controlla il territorio.
    Un territorio è occupato dove a terra c'è un personaggio, un Mech o un lavoratore.
book-cargo-title = A bordo di un'aeronave
book-cargo =
    La tessera aggressiva mostra se le aeronavi portano fino a tre risorse o fino a due lavoratori. Si prendono a bordo e si depositano prima, durante o dopo il volo, come parte dell'azione Movimento.
    Non si prendono risorse da un territorio controllato da un avversario. A bordo sono tue ovunque sia l'aeronave: pagano, e contano alla fine.
    Un lavoratore non porta risorse a bordo. Lì non controlla e non produce nulla e non serve per Commercio, Schieramento o Costruzione, e nessuno può toccarlo. Si deposita solo dove non c'è un'unità avversaria, e può ancora muovere nello stesso turno.
book-airship-tiles-title = Tessere aeronave
book-airship-tiles =
    La tessera passiva dice quanto lontano volano le aeronavi e come aiutano, quella aggressiva che cosa portano e come danneggiano. La maggior parte dei testi stampati non ci è nota: una tessera così è segnata e fa ciò che si legge qui.
book-resolutions-title = Come può finire la partita
book-resolutions =
    Una tessera risoluzione prende il posto della regola per cui la sesta stella finisce la partita; è la tessera a dire quando finisce. Nessuno posiziona più di sei stelle, ma in più d'uno possono averne sei.
