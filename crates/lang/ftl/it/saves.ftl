### Partite salvate, o non salvate.

save-damaged = { $file } è danneggiato: { $fault }
save-damage = La registrazione è danneggiata dalla riga { $line } in poi: { $fault }. Si apre com'era prima; { $n ->
    [one] si perde { $n } riga
   *[other] si perdono { $n } righe
}. Il file danneggiato resta con un altro nome.
save-why-no-directory = non c'è una cartella per i dati
save-why-exists = il file esiste già
save-why-in-use = il file è in gioco in un'altra finestra
save-why-read-only = lì non si può scrivere
save-why-store-refused = il browser qui non conserva nulla; forse è una finestra privata, o le impostazioni lo vietano
save-why-store-full = il browser non ha più spazio per le partite; eliminane qualcuna, magari dopo averla portata altrove
save-why-no-record = c'è qualcosa di diverso da una registrazione
save-kept = Ciò che era nel file resta in { $file }.
save-opened-damaged = La registrazione era danneggiata: { $n ->
    [one] si è persa { $n } riga
   *[other] si sono perse { $n } righe
}. Il file danneggiato resta in { $file }.
save-passed-over = { $fault }: si riprende l'ultima partita prima di quella
save-see-list = { $fault } (kosa saves elenca tutte le partite, --recover ne apre una danneggiata)

## L'elenco

save-list = Partite salvate
save-list-ask = Quale partita riprendere?
save-list-none = Nessuna partita è ancora salvata.
save-list-empty = Nessuna partita è salvata in { $file }.
save-col-date = ultima volta (UTC)
save-col-seats = giocatori
save-col-round = giro
save-col-state = stato
save-col-file = file
save-state-unfinished = incompiuta
save-state-finished = finita
save-state-in-use = in gioco
save-state-damaged = danneggiata
save-state-unreadable = illeggibile

## Una partita non salvata

save-not = NON SALVATA: { $why }
save-not-ask = Lasciare la partita? Non è salvata: { $why }.
save-not-earlier = Il file contiene ancora la partita com'era prima.
save-not-anything = Se esci, la partita è persa.
save-not-left = La partita non è salvata: { $why }.
save-key-elsewhere = salva altrove
save-key-again = riprova
save-key-leave = esci comunque
save-key-save = salva
save-elsewhere = Salva altrove
save-elsewhere-ask = Un file per questa partita, con la sua cartella; non deve ancora esistere. La partita continua lì.
save-now = Salvata: { $file }
save-help-elsewhere = salva la partita in un altro file, se non si può salvare dov'è

## Riga per riga

save-plain-not = Non salvata: { $why }. Si riprova a ogni mossa; save FILE la salva altrove.
save-plain-again = La partita è di nuovo salvata.
save-plain-leave = La partita non è salvata: { $why }. Scrivi di nuovo quit per uscire comunque, oppure save FILE.
save-plain-name = Indica un file: save partita.kosa
