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
online-about-to-begin = sta per cominciare
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

## Ciò che un tavolo sceglie oltre alla partita

online-time = Tempo
online-clock-off = senza orologio
online-clock-live = dal vivo
online-clock-days = nell'arco di giorni
online-clock-off-about = Ognuno pensa quanto vuole.
online-clock-live-about = Ognuno ha tanto tempo per tutta la partita, e un po' di più a ogni turno.
online-clock-days-about = Ognuno ha tanto tempo per ogni turno: per partite che durano settimane.
online-bank = Per tutta la partita
online-increment = In più a ogni turno
online-days-each = Per ogni turno
online-minutes = { $n } min
online-seconds = { $n } s
online-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
online-days-hours = { $days } g { $hours } h
online-clock-live-fact = dal vivo, { $bank } + { $n } s
online-clock-days-fact = { $n ->
    [one] un turno al giorno
   *[other] { $n } giorni per turno
}
online-when-out = Quando un orologio scade
online-absent-bot = continua un bot
online-absent-wait = gli altri aspettano
online-absent-bot-about = Un bot continua finché la persona non torna, e le restituisce subito il posto.
online-absent-wait-about = Non succede nulla: l'orologio mostra solo quanto ci vuole.
online-stalling = Chi fa aspettare gli altri perde 2 di popolarità
online-stalling-about = Secondo la variante dei libretti, una volta per ogni decisione.
online-stalling-after = Dopo
online-stalling-fact = 2 di popolarità persi dopo { $n } s
online-bids = Offerte per fazioni e plance
online-bids-none = senza offerte
online-bids-open = offerte aperte
online-bids-sealed = offerte segrete
online-bids-none-about = Fazioni e plance arrivano come vengono distribuite, scelte o pescate a turno.
online-bids-open-about = Uno dopo l'altro si offre per una coppia di fazione e plancia, finché tutti ne hanno una. Le offerte si tolgono dal totale alla fine.
online-bids-sealed-about = Ognuno scrive un'offerta per ogni coppia; vanno dove la somma di tutte le offerte è più alta. Le offerte si tolgono dal totale alla fine.
online-banned = Le due coppie vietate restano fuori
online-banned-about = Rusviet con Industriale e Crimea con Patriottica non vengono mai distribuite.
online-at-the-table = Al tavolo
online-hide-coins = Le monete sono nascoste
online-hide-coins-about = A nessuno si dice quante monete hanno gli altri, come a un vero tavolo. Si vede ciò che guadagnano e spendono.
online-coins-hidden = monete nascoste
online-rated = La partita conta per le classifiche
online-rated-about = Per chi siede a un solo posto, se giocano almeno due persone.
online-for-ratings = per la classifica
online-hints-about = Altrimenti nessuno a questo tavolo può chiedere consiglio a un bot.
online-consent-about = Ciò che è stato mostrato si può riprendere, e una partita può finire prima, se tutti i presenti sono d'accordo. Ciò che ha dato il caso resta.
online-yes = sì
online-no = no

## Offerte

online-bid-title = Offri per fazione e plancia
online-you-bid = Tocca a te: offri per una coppia che non è tua.
online-you-seal = Scrivi un'offerta per ogni coppia.
online-somebody-bids = Offre { $who }.
online-sealed-waits = { $n ->
    [one] Una persona scrive ancora.
   *[other] { $n } persone scrivono ancora.
}
online-bids-now = offre adesso
online-writes-bids = scrive le offerte
online-has-sealed = ha chiuso le offerte
online-has-bid = ha offerto { $n } per { $faction } con { $mat }
online-nobody-yet = ancora nessuno
online-bid-for = Offri per { $faction } con { $mat }
online-bid = Offri { $n }
online-bid-stands = La tua offerta vale
online-seal = Chiudi le mie offerte
online-mat-number = Plancia { $mat }, numero { $number }
online-if-so = Il tuo posto se resta così
online-if-it-stays-so = { $faction } con la plancia { $mat }: cominci con { $coins } monete, e la tua offerta ne toglie { $n } alla fine.

## Orologi, proposte, chi è via

online-clocks = Orologi
online-clock-runs = corre
online-bot-for = bot per { $who }, che è via
online-bot-for-you = Il tuo tempo è scaduto: un bot gioca per te.
online-i-am-back = Eccomi di nuovo
online-offer-end = Proponi di finire ora la partita
online-offer-undo = Chiedi di riprendere ciò che è stato mostrato
online-decisions = decisioni
online-offers-end = { $who } propone di finire ora la partita, così com'è.
online-offers-undo = { $n ->
    [one] { $who } chiede di riprendere l'ultima decisione e tutto ciò che è seguito.
   *[other] { $who } chiede di riprendere le ultime { $n } decisioni e tutto ciò che è seguito.
}
online-offer-asks = Succede quando tutti i presenti sono d'accordo.
online-offer-waits = In attesa di { $who }.
online-agree = D'accordo
online-refuse = Rifiuta
online-withdraw = Ritira
online-get-up-about = Un bot continua per te. Il posto resta tuo, a meno che ti alzi per sempre: allora può prenderlo qualcun altro.
online-get-up-good = Alzati per sempre
online-notify = Un avviso del sistema mentre questa pagina è in secondo piano
online-notify-denied = Questo browser non lascia mostrare avvisi alla pagina.
online-push = Un avviso anche quando questa pagina è chiusa
online-push-failed = Non è stato possibile registrare questo browser per gli avvisi.
push-turn = Tocca a te.
push-turn-with = Tocca a te al tavolo con { $names }.

## La fine

online-ended-early = Tutti erano d'accordo di finire qui.
online-places = Classifica
online-less-bid = { $fortune } meno un'offerta di { $n }
online-was-rated = Questa partita conta per la classifica.
online-verify = Controlla ogni estrazione
online-verify-about = Il seme è ora aperto: tutto ciò che dipendeva dal caso viene estratto di nuovo qui e confrontato.
online-fair = { $n ->
    [one] L'unica estrazione segue dal seme fissato all'inizio.
   *[other] Tutte le { $n } estrazioni seguono dal seme fissato all'inizio.
}
online-fair-deal = Anche la distribuzione.
online-fair-open = Anche ciò che i desideri lasciavano aperto della distribuzione.
online-fair-mats = Anche le plance; le fazioni sono state scelte.
online-fair-lots = Anche le coppie; chi ha avuto quale l'hanno deciso le offerte.
online-other-deal = Il seme distribuisce diversamente da come è cominciata questa partita.
online-other-commitment = La registrazione dice una promessa diversa da quella che questo browser ha ricevuto quando è arrivato al tavolo: le estrazioni non sono quelle promesse.
online-no-seed = La registrazione non nomina un seme: le sue estrazioni non si possono controllare.

## Persone

online-nav-tables = Tavoli
online-nav-profile = Il tuo profilo
online-account = Il tuo account
online-account-about = Il server conosce questo browser da un cookie. Per giocare non serve altro.
online-account-none = Il server non ti conosce ancora: basta un nome.
online-known-elsewhere = Il server ti conosce già da un altro dispositivo?
online-keep-name = Tieni il nome
online-name-kept = Il nome è salvato.
online-login = Nome per tornare
online-password = Password
online-come-in = Entra
online-come-in-about = Con il nome e la password scelti su un altro dispositivo.
online-password-title = Tornare da un altro dispositivo
online-password-about = Scegli un nome e una password di almeno 8 lettere, e puoi entrare ovunque.
online-password-as = Puoi entrare ovunque come { $login }. Una nuova password sostituisce la vecchia, e gli altri dispositivi devono entrare di nuovo.
online-password-forgotten = Sei entrato con un link di chi gestisce il server: scegli una nuova password per { $login }, la vecchia non serve.
online-password-old = La tua password finora
online-password-set = Salva
online-password-kept = Nome e password sono salvati.
online-link-title = Un link per un altro dispositivo
online-link-about = Chi lo apre lì sei tu. Vale una volta, entro un quarto d'ora.
online-link-make = Crea un link
online-link-until = Valido fino a { $time }.
online-devices = Dove il server ti conosce
online-this-device = Questo browser
online-other-device = Un altro dispositivo
online-session-about = dal { $since }, usato l'ultima volta { $seen }
online-session-end = Chiudi
online-session-ended = Quel dispositivo non è più noto.
online-sessions-ended = Ora è noto solo questo browser.
online-end-others = Chiudi tutti gli altri
online-your-data = Ciò che si conserva di te
online-your-data-about = Il tuo nome, le tue partite e ciò che vi hai fatto. Puoi portarlo via o farlo cancellare.
online-export = Porta via tutto
online-leave-device = Dimentica questo browser
online-left = Questo browser non è più noto.
online-delete = Cancella l'account
online-delete-about = Nomi e discorsi vengono tolti ovunque, i bot continuano per te. Ciò che hai deciso resta nelle partite degli altri. Non si può annullare.
online-delete-sure = Cancella per sempre
online-deleted = L'account è dimenticato.
online-device-title = Entra su questo dispositivo
online-device-about = Questo link rende questo browser noto come la persona che l'ha creato. Vale una volta.
online-device-instead = Questo browser è noto come { $who }; allora sarà qualcun altro.
online-device-in = Sì, sono io
online-nobody-such = Non c'è nessuno con questo link.
online-since = qui dal { $day }
online-rating = punteggio
online-rating-of = Stimato { $estimate }, incerto di { $error }, dopo { $n ->
    [one] una partita per la classifica.
   *[other] { $n } partite per la classifica.
}
online-no-rating = Ancora nessuna partita per la classifica.
online-history = Partite
online-no-history = Nessuna partita è stata ancora giocata fino alla fine.
online-ratings = Classifica
online-ratings-about = Ordinata per ciò che è quasi certo: la stima meno tre volte la sua incertezza, secondo il modello di Weng e Lin.
online-none-rated = Nessuno ha ancora giocato per la classifica.
online-col-estimate = stima
online-col-games = partite
online-col-wins = vinte
online-col-mean = punti in media
online-col-played = giocate
online-col-rate = vinte su 100
online-statistics = Statistiche
online-statistics-about = Tutte le partite finite su questo server, come dati aperti.
online-whose = Partite di chi
online-who-all = tutti
online-who-people = persone
online-who-bots = bot
online-who-automas = Automa
online-any-size = qualunque numero
online-by-pair = Vinte e giocate per fazione e plancia
online-by-pair-about = Vinte / giocate. Poche partite dicono poco.
online-by-faction = Punti per fazione
online-by-faction-about = Ciò che contava alla fine, in media.
online-by-mat = Per plancia
online-by-seats = Per numero di giocatori
online-won-of = { $n }% di { $games }
