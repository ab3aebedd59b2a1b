### What happened, for the log.

event-tile-dealt = La tessera bonus struttura di questa partita: { $tile }.
event-airship-tile-dealt = La tessera { $side } di tutte le aeronavi è { $tile }: { $text }
event-airship-tile-dealt-to = La tessera { $side } dell'aeronave { $who-of } è { $tile }: { $text }
event-resolution-dealt = La tessera risoluzione di questa partita è { $tile }: { $text }
event-mission-dealt = L'obiettivo { $card }, { $name }, è scoperto per tutti.
event-objective-dealt = { $who } { AGREE($who-number, "riceve", "ricevono") } una carta obiettivo.
event-objective-dealt-seen = { $who } { AGREE($who-number, "riceve", "ricevono") } l'obiettivo { $card }, { $name }.
event-turn-began = { $who } { AGREE($who-number, "inizia", "iniziano") } il turno { $n }.
event-section-chosen = { $who } { AGREE($who-number, "mette", "mettono") } il segnalino azione su { $top } sopra { $bottom }.
event-factory-chosen = { $who } { AGREE($who-number, "mette", "mettono") } il segnalino azione sulla carta Fabbrica.

event-gains = { $who } { AGREE($who-number, "guadagna", "guadagnano") } { $what }.
event-gains-on = { $who } { AGREE($who-number, "guadagna", "guadagnano") } { $what } { $at-on }.
event-loses = { $who } { AGREE($who-number, "perde", "perdono") } { $what }.
event-spends = { $who } { AGREE($who-number, "spende", "spendono") } { $what }.
event-coins-given = { $who } { AGREE($who-number, "dà", "danno") } { $what } { $whom-to }.

event-card-drawn = { $who } { AGREE($who-number, "pesca", "pescano") } una carta combattimento.
event-card-drawn-seen = { $who } { AGREE($who-number, "pesca", "pescano") } una carta combattimento da { $card }.
event-deck-reshuffled = Gli scarti delle carte combattimento formano il nuovo mazzo.
event-card-stolen = { $who } { AGREE($who-number, "ruba", "rubano") } una carta combattimento { $whom-to }.
event-card-stolen-seen = { $who } { AGREE($who-number, "ruba", "rubano") } una carta combattimento da { $card } { $whom-to }.
event-card-discarded = { $who } { AGREE($who-number, "spende", "spendono") } una carta combattimento da { $card }.
event-card-lost = { $who } { AGREE($who-number, "perde", "perdono") } una carta combattimento da { $card }.
event-hand-seen = { $who } { AGREE($who-number, "guarda", "guardano") } le carte combattimento { $whom-of }.
event-hand-seen-cards = { $who } { AGREE($who-number, "guarda", "guardano") } le carte combattimento { $whom-of }: { $cards }.

event-unit-moved = { $who } { AGREE($who-number, "muove", "muovono") } { $unit-a } { $from-from } { $to-to }.
event-unit-moved-with = { $who } { AGREE($who-number, "muove", "muovono") } { $unit-a } { $from-from } { $to-to } con { $load }.
event-workers-driven-off = { $who } { AGREE($who-number, "scaccia", "scacciano") } { $what } { $whom-of } { $from-from }.
event-dropped = L'aeronave { $who-of } scarica { $what } { $at-on }.
event-loaded = L'aeronave { $who-of } carica { $what } { $at-on }.
event-embarked = Il personaggio { $who-of } sale a bordo { $at-on }.
event-disembarked = Il personaggio { $who-of } scende { $at-on }.
event-bombarded = L'aeronave { $who-of } spende { $what } per bombardare { $whom-the }.
event-toll-paid = { $who } { AGREE($who-number, "paga", "pagano") } { $what } all'aeronave { $whom-of }.
event-duel-began = L'aeronave { $who-of } attacca quella { $whom-of } { $at-on }.
event-objective-given-up = { $who } { AGREE($who-number, "scarta", "scartano") } una carta obiettivo.
event-objective-given-up-seen = { $who } { AGREE($who-number, "scarta", "scartano") } l'obiettivo { $card }, { $name }.
event-took-refuge = { $who } { AGREE($who-number, "dà", "danno") } rifugio a { $what } { $at-on }.

event-combat-began = { $who } { AGREE($who-number, "attacca", "attaccano") } { $whom-the } { $at-on }.
event-ability-used = { $who } { AGREE($who-number, "usa", "usano") } { $ability }.
event-choice-made = { $who } { AGREE($who-number, "ha", "hanno") } scelto in segreto.
event-power-revealed = { $who } { AGREE($who-number, "rivela", "rivelano") } { $dial } sul Disco Potere e nessuna carta: { $total } in tutto.
event-power-revealed-card = { $who } { AGREE($who-number, "rivela", "rivelano") } { $dial } sul Disco Potere e una carta da { $cards }: { $total } in tutto.
event-power-revealed-cards = { $who } { AGREE($who-number, "rivela", "rivelano") } { $dial } sul Disco Potere e carte da { $cards }: { $total } in tutto.
event-combat-won = { $who } { AGREE($who-number, "vince", "vincono") } il combattimento contro { $whom-the } { $at-on }.
event-retreated = { $who } { AGREE($who-number, "ritira", "ritirano") } { $what-the } { $from-from } { $to-to }.
event-step-taken-back = La partita finisce prima del combattimento: { $unit-the } { $who-of } torna { $from-from } { $to-to }.
event-step-taken-back-with = La partita finisce prima del combattimento: { $unit-the } { $who-of } torna { $from-from } { $to-to }, con { $load }.

event-encounter-drawn = { $who } { AGREE($who-number, "fa", "fanno") } l'incontro { $card } { $at-on }.
event-option-taken = { $who } { AGREE($who-number, "sceglie", "scelgono") } l'opzione { $n } dell'incontro { $card }: { $label }.
event-factory-seen = { $who } { AGREE($who-number, "guarda", "guardano") } le carte Fabbrica.
event-factory-seen-cards = { $who } { AGREE($who-number, "guarda", "guardano") } le carte Fabbrica: { $cards }.
event-factory-card-kept = { $who } { AGREE($who-number, "tiene", "tengono") } la carta Fabbrica { $card }.
event-factory-used = { $who } { AGREE($who-number, "usa", "usano") } l'opzione { $n } della carta Fabbrica { $card }.

event-resource-paid = { $who } { AGREE($who-number, "paga", "pagano") } { $what } { $from-from }.
event-upgraded = { $who } { AGREE($who-number, "migliora", "migliorano") } { $cube }; { $action } costa meno.
event-deployed = { $who } { AGREE($who-number, "schiera", "schierano") } un Mech { $at-on } e { AGREE($who-number, "ottiene", "ottengono") } { $ability }.
event-built = { $who } { AGREE($who-number, "costruisce", "costruiscono") } { $structure-the } { $at-on }.
event-enlisted = { $who } { AGREE($who-number, "arruola", "arruolano") } la recluta di { $action } (bonus: { $bonus }).
event-recruit-bonus = Una recluta { $who-of } riceve il bonus per { $action }.

event-flag-placed = { $who } { AGREE($who-number, "pianta", "piantano") } una Bandiera { $at-on }.
event-trap-placed = { $who } { AGREE($who-number, "posa", "posano") } una Trappola armata { $at-on }.
event-trap-placed-seen = { $who } { AGREE($who-number, "posa", "posano") } { $at-on }, armata, la Trappola che toglie { $what }.
event-trap-sprung = { $who } { AGREE($who-number, "finisce", "finiscono") } { $at-on } in una Trappola che toglie { $what }.
event-trap-harmless = { $who } { AGREE($who-number, "finisce", "finiscono") } { $at-on } in una Trappola, che non toglie nulla a un Automa.
event-trap-armed = { $who } { AGREE($who-number, "riarma", "riarmano") } la Trappola { $at-on }.

event-objective-revealed = { $who } { AGREE($who-number, "rivela", "rivelano") } l'obiettivo { $card }, { $name }.
event-star-placed = { $who } { AGREE($who-number, "posiziona", "posizionano") } una stella per: { $star } ({ $n } in tutto).
event-end-triggered = { $who } { AGREE($who-number, "provoca", "provocano") } la fine della partita.
event-factory-exploded = La Fabbrica esplode: le unità che vi si trovano e quelle intorno vanno alla base principale.
event-territory-prize = { $who } { AGREE($who-number, "guadagna", "guadagnano") } { $what } per i propri territori.
event-game-ended = La partita è finita.

## The Automa's turn, step by step

event-automa-drew = { $who } { AGREE($who-number, "pesca", "pescano") } la carta Automa { $card } e { AGREE($who-number, "segue", "seguono") } lo Schema { $scheme }.
event-automa-deck-shuffled = Tutte le 19 carte { $who-of } vengono rimescolate.
event-automa-skips = La carta fa saltare il turno { $who-to }.
event-automa-tries = { $who } { AGREE($who-number, "prova", "provano") }: { $doing }.
event-automa-selects = { $who } { AGREE($who-number, "sceglie", "scelgono") } { $unit-the } { $at-on }, { $far }: { $why }.
event-automa-selects-home = { $who } { AGREE($who-number, "sceglie", "scelgono") } { $unit-the } { $at-on }: { $why }.
event-automa-considers = Possibile: { $at }: { $words }.
event-automa-leaves-out = Escluso: { $at }: { $words }.
event-automa-cannot = { $who } non { AGREE($who-number, "può", "possono") } { $doing }: { $why }.
event-automa-moved = { $who } { AGREE($who-number, "sposta", "spostano") } { $unit-a } { $from-from } { $to-to }: { $why }.
event-automa-moved-with = { $who } { AGREE($who-number, "sposta", "spostano") } { $unit-a } con { $load } { $from-from } { $to-to }: { $why }.
event-automa-stays = { $who } { AGREE($who-number, "lascia", "lasciano") } { $unit-the } { $at-on }: { $why }.
event-automa-cancelled = Per { $who-the } si scopre una carta combattimento da { $card }: azione annullata.
event-automa-goes-on = Per { $who-the } si scopre una carta combattimento da { $card }: si prosegue.
event-automa-deployed = { $who } { AGREE($who-number, "mette", "mettono") } { $unit-a } nella propria base principale.
event-automa-helps = La terza riga della carta offre { $bonus }: { $whom-the } { AGREE($whom-number, "ha", "hanno") } quella recluta.
event-automa-helps-nobody = La terza riga della carta { $who-of } è vuota: nessun bonus recluta.
event-automa-helps-nobody-with = La terza riga offre { $bonus }, ma nessun vicino { $who-of } ha quella recluta.
event-automa-marker = Il segnalino sul tracciato stella { $who-of } avanza allo spazio { $n }.
event-automa-second-scheme = { $who } { AGREE($who-number, "passa", "passano") } allo Schema II.
event-automa-fights = { $who } { AGREE($who-number, "pesca", "pescano") } la carta Automa { $card } per il combattimento: { $power } e { $cards }.
event-automa-took-factory-card = { $who } { AGREE($who-number, "prende", "prendono") } una carta Fabbrica coperta.
event-encounter-removed = { $who } { AGREE($who-number, "rimuove", "rimuovono") } il gettone incontro { $at-on }.
event-resources-removed = { $who } { AGREE($who-number, "rimette", "rimettono") } nella riserva le risorse { $at-on }.

## What the Automa tries: follows "tries:" and "cannot"

automa-worker = muovere un lavoratore
automa-mech = muovere un Mech
automa-character = muovere il personaggio
automa-encounter = mandare il personaggio a un incontro o alla Fabbrica
automa-attack-workers = scacciare lavoratori
automa-attack-units = attaccare unità combattenti (richiede { $n } Potere)
automa-mech-or-character = { $n ->
        [one] personaggio o Mech
       *[other] { $n } volte personaggio o Mech
    }
automa-only = { $text } (solo { $faction })

## What counts for a territory

candidate-near-units = { $n ->
        [one] { $n } altra unità vicina
       *[other] { $n } altre unità vicine
    }
candidate-near-enemy = { $n ->
        [one] { $n } passo dall'unità combattente nemica più vicina
       *[other] { $n } passi dall'unità combattente nemica più vicina
    }
candidate-near-enemy-beyond = { $n ->
        [one] { $n } passo dall'unità combattente nemica più vicina, ma senza strada a piedi
       *[other] { $n } passi dall'unità combattente nemica più vicina, ma senza strada a piedi
    }
candidate-enemies = { $n ->
        [one] { $n } unità combattente nemica
       *[other] { $n } unità combattenti nemiche
    }
candidate-counts = vale { $n }
candidate-factory = { $n ->
        [one] { $n } passo dalla Fabbrica
       *[other] { $n } passi dalla Fabbrica
    }
candidate-factory-beyond = { $n ->
        [one] { $n } passo dalla Fabbrica, ma senza strada a piedi
       *[other] { $n } passi dalla Fabbrica, ma senza strada a piedi
    }
candidate-factory-itself = la Fabbrica stessa
candidate-excluded = troppo vicino a un'unità combattente nemica
far-base = { $n ->
        [one] a { $n } passo dalla propria base principale
       *[other] a { $n } passi dalla propria base principale
    }
far-base-beyond = { $n ->
        [one] a { $n } passo dalla propria base principale ma senza strada a piedi
       *[other] a { $n } passi dalla propria base principale ma senza strada a piedi
    }

## Why this unit

choice-only = non ce n'è un altro
choice-nearest = nessun altro è più vicino
choice-mech-first = nello stesso punto va prima del personaggio
choice-character-first = nello stesso punto va prima di un Mech
choice-reading-order = il primo in ordine di lettura tra i più vicini
choice-token = a parità, il più vicino alla base principale del gettone spareggio

## What made the choice

reason-only = non c'è altra possibilità
reason-near-units = vicino al maggior numero di altre unità proprie
reason-near-enemy = il più vicino a un'unità combattente nemica
reason-resources = dove ci sono più risorse
reason-enemies = dove ci sono meno unità combattenti nemiche
reason-count = il valore migliore
reason-factory = a parità, il più vicino alla Fabbrica
reason-reading-order = a parità, il primo in ordine di lettura
reason-token = a parità, il più vicino alla base principale del gettone spareggio

## Why a symbol leads to nothing

invalid-other-faction = il simbolo vale per un'altra fazione
invalid-power = solo { $what }
invalid-no-worker = nessun lavoratore sul tabellone
invalid-no-mech = nessun Mech sul tabellone
invalid-no-character = il personaggio non è sul tabellone
invalid-no-fighter = nessuna unità combattente sul tabellone
invalid-nowhere-safe = nessun territorio è libero e sicuro
invalid-nowhere-free = nessun territorio è libero
invalid-no-encounter = né un gettone incontro libero né la Fabbrica sono raggiungibili
invalid-no-workers-alone = non ci sono lavoratori nemici soli a portata
invalid-no-enemy = nessuna unità combattente nemica è a portata
