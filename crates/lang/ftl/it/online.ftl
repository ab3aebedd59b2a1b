### Tavoli su un server, nel browser: l'atrio, un tavolo prima della partita, ciò che la pagina di gioco dice in più.

## L'atrio

online-tables = Tavoli online
online-about = Gioca con altri tramite un link, dal vivo o nell'arco di giorni.
online-wait-for-you = { $n ->
    [one] Un tavolo ti aspetta.
   *[other] { $n } tavoli ti aspettano.
}
online-unreachable = Il server non risponde.
online-filters = Quali tavoli
online-filter-open = con un posto libero
online-filter-running = in corso
online-filter-mine = tuoi
online-filter-finished = finiti
online-none-open = Nessun tavolo cerca giocatori in questo momento. Aprine uno e manda il link a qualcuno.
online-none-running = Nessuno gioca in pubblico in questo momento.
online-none-mine = Non siedi ancora a nessun tavolo.
online-none-finished = Qui non è ancora finita nessuna partita.
online-table-of = Tavolo di { $who }
online-table = Un tavolo
online-free = libero
online-guest = Ospite
online-free-places = { $n ->
    [one] un posto libero
   *[other] { $n } posti liberi
}
online-no-hints = senza suggerimenti
online-sit = Siediti
online-watch = Guarda
online-look = Rivedi
online-your-turn = Tocca a te
online-you = Tu
online-your-name = Il tuo nome
online-by-link = Entra con un link
online-go = Vai
online-no-account = Niente da installare, nessun account.
online-no-account-about = Basta un nome; questo browser si ricorda di te.

## Un nuovo tavolo

online-open = Apri un tavolo
online-open-about = Ti siedi subito e mandi il link agli altri. Tutto si può ancora cambiare prima che la partita cominci.
online-listed = Chiunque può trovarlo nell'atrio
online-hints = I suggerimenti sono permessi
online-hints-title = Suggerimenti
online-seed-about = Tutto ciò che dipende dal caso segue da un seme fissato ora e mostrato alla fine.

## Un tavolo prima della partita

online-no-table = Non c'è nessun tavolo con questo link.
online-to-lobby = All'atrio
online-seats = Posti
online-you-note = tu
online-host = ha aperto il tavolo
online-here = è qui
online-away = è via
online-waits = aspetta qualcuno
online-made = gioca da solo
online-also = Siede qui
online-also-name = Qualcun altro a questo dispositivo
online-get-up = Alzati
online-invite = Invita qualcuno
online-copy = Copia
online-copied = Il link è negli appunti.
online-invite-about = Chi lo apre può sedersi o guardare. Non serve un account.
online-before = Prima del primo turno
online-ready = Tutti sono seduti. Comincia quando vuoi.
online-ready-guest = Tutti sono seduti. Chi ha aperto il tavolo comincia la partita.
online-missing = { $n ->
    [one] Un posto aspetta ancora qualcuno.
   *[other] { $n } posti aspettano ancora qualcuno.
}
online-begin = Comincia la partita
online-what = Che cosa si gioca
online-close = Chiudi il tavolo
online-you-choose = Scegli una fazione.

## Discorsi, e la partita stessa

online-talk = Discorsi
online-say = Di' qualcosa
online-unread = È stato detto qualcosa di nuovo
online-send = Invia
online-bell = Un suono quando tocca a me
online-cut = La linea è interrotta. Viene ripresa; nulla va perso.
online-watching = { $n ->
    [one] Una persona guarda.
   *[other] { $n } persone guardano.
}
online-again-said = Un'altra partita: { $link }
online-sits-here = { $who }, è qui
online-sits-away = { $who }, è via
