### What cannot be done, and why: one sentence without a full stop.

error-game-over = la partita è finita: non si può più muovere
error-chance-first = prima va pescata o distribuita una carta
error-seats-first = prima deve decidere il posto { $seats }
error-chance-not-asked = ora non si pesca nulla: { $why }
error-seat-not-asked = ora non tocca al posto { $seat }: { $why }
error-illegal = «{ $move }» ora non è possibile; si chiede: { $question }
error-no-move = «{ $text }» non è una mossa: scrivi il numero di una mossa o la sua notazione
error-no-move-word = «{ $text }» non è una mossa: una delle sue parole è sbagliata

error-gift-over = la partita è finita: le monete non passano più di mano
error-gift-forbidden = si gioca con regole da torneo: le monete non passano di mano
error-gift-seat = il posto { $seat } non può prendere parte a questo dono: indica due posti della partita
error-gift-automa = al posto { $seat } c'è un Automa, che non fa accordi
error-gift-nothing = un dono di zero monete non è un dono: dai almeno 1
error-gift-full = chi riceve non può avere così tante monete
error-gift-too-few = chi dona ha solo { $what }

error-seat-count = { $n ->
        [one] { $n } giocatore: si gioca da 2 a { $most }
       *[other] { $n } giocatori: si gioca da 2 a { $most }
    }
error-faction-twice = { $name } è richiesta due volte: ogni fazione si gioca una volta sola
error-mat-twice = la Plancia { $name } è richiesta due volte: ogni Plancia Giocatore si usa una volta sola
error-not-in-the-box = { $name } fa parte di Invasori da Lontano, che non è in questa partita
error-automa-with-mat = il giocatore { $n } è un Automa, che non ha una Plancia Giocatore
error-banned = { $faction } con la Plancia { $mat } è vietata da queste regole
error-open = il giocatore { $n } non ha ancora fazione o plancia
error-no-deal = le richieste non lasciano a qualcuno alcuna coppia permessa di fazione e plancia
error-tile-without-module = è scelta { $tile }, ma il suo modulo non è in questa partita: attiva { $switch }
error-wrong-side = { $tile } non è una tessera dirigibile { $side }
error-tile-with-pairs = { $tile } è scelta per tutti, ma ogni giocatore riceve una propria coppia di tessere dirigibile
error-tile-left-out = { $tile } resta nella scatola: il suo testo non è abbastanza noto, o non si usa con un Automa
error-too-few-tiles = queste regole lasciano nella scatola troppo poche tessere dirigibile ({ $side }): { $n }
error-automa-with-modules = non si sa come un Automa giochi The Wind Gambit: attiva automa-wind-gambit per giocare con regole non ufficiali

error-record = registrazione, riga { $line }: { $fault }
error-no-such-seat = il posto { $seat } non è in questa partita
error-automa-seat = un Automa gioca al posto { $seat }, e nessuno decide per lui
error-no-automa = un Automa non può subentrare al posto { $seat }: ha una preparazione propria
error-nothing-to-undo = il posto { $seat } non ha nulla da annullare: si annullano solo le proprie ultime decisioni, finché nessun altro ha deciso e nulla di nascosto è stato mostrato
error-wrong-seed = la registrazione è stata fatta con un altro seme
error-chance-differs = l'esito casuale { $n } della registrazione non è quello dato dal suo seme
