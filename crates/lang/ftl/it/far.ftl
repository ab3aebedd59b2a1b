# Tavoli all'altro capo del filo.

far-malformed = Questa richiesta non è comprensibile.
far-too-long = È più di quanto il server accetti.
far-stranger = Il server non ti conosce: puoi guardare.
far-not-yours = Questo posto è di qualcun altro.
far-not-asked = Non tocca a te decidere.
far-illegal = Le regole non permettono questa mossa.
far-game-over = La partita è finita.
far-nothing-to-undo = Non c'è niente da riprendere.
far-gift = Queste monete non possono cambiare mano.
far-no-such-place = Questo posto non esiste.
far-taken = Qualcuno siede già lì.
far-not-owner = Può farlo solo chi ha creato il tavolo.
far-begun = La partita è già cominciata.
far-not-begun = La partita non è ancora cominciata.
far-somebody-missing = Al tavolo manca ancora qualcuno.
far-wishes = Con questi desideri non si può fare una partita.
far-chosen-seed = A un tavolo con più persone nessuno sceglie il seme: rivelerebbe ogni carta.
far-no-such-faction = Ora questa fazione non si può scegliere.
far-empty = Non c'era scritto niente.
far-closed = Questo tavolo è chiuso.
far-too-many = Troppe richieste: riprova tra un momento.
far-unavailable = Il server ora non può salvarlo: riprova tra un momento.
far-broken = Questa partita non può continuare con questa versione di Kosa.

join-free = (libero: scrivi sit e il numero)
join-places = Scrivi sit e un numero, start quando tutti siedono, say e un testo, oppure quit.
join-help = Scrivi il numero di una risposta, undo, say e un testo, sit o leave e il numero di un posto, start, oppure quit.
join-wrong-link = '{ $text }' non è il collegamento di un tavolo: atteso http://host:porta/t/…
join-unreachable = { $host } non è raggiungibile: { $why }
join-not-a-table = su { $host } non c'è questo tavolo
far-no-such-bid = Questa offerta non si può fare adesso.
far-no-such-offer = Questa proposta non c'è più.
far-wrong-password = Nome e password non corrispondono, o il collegamento non è più valido.
far-weak-password = Una password ha da 8 a 200 caratteri.
far-name-taken = Questo nome è già di qualcun altro.
