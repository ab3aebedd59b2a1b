### What cannot be done, and why: one sentence without a full stop.

error-game-over = gra jest skończona: nie ma już ruchów
error-chance-first = najpierw trzeba pociągnąć lub rozdać kartę
error-seats-first = najpierw decyduje miejsce { $seats }
error-chance-not-asked = teraz nic się nie losuje: { $why }
error-seat-not-asked = teraz nie decyduje miejsce { $seat }: { $why }
error-illegal = „{ $move }” nie jest teraz możliwe; pytanie brzmi: { $question }
error-no-move = „{ $text }” nie jest ruchem: wpisz numer ruchu albo jego zapis
error-no-move-word = „{ $text }” nie jest ruchem: jedno ze słów jest błędne

error-gift-over = gra jest skończona: monety nie zmieniają już właściciela
error-gift-forbidden = gra toczy się według zasad turniejowych: monety nie zmieniają właściciela
error-gift-seat = miejsce { $seat } nie może brać udziału w tym darze: podaj dwa miejsca z tej gry
error-gift-automa = na miejscu { $seat } jest Automa, która nie zawiera układów
error-gift-nothing = dar bez monet nie jest darem: daj co najmniej 1
error-gift-full = obdarowany nie może mieć tylu monet
error-gift-too-few = darczyńca ma tylko { $what-acc }

error-seat-count = { $n ->
        [one] { $n } gracz: gra jest dla 2 do { $most } graczy
       *[many] { $n } graczy: gra jest dla 2 do { $most } graczy
    }
error-faction-twice = { $name }: frakcję wybrano dwa razy, a każdą można grać raz
error-mat-twice = planszę „{ $name }” wybrano dwa razy, a każdej można użyć raz
error-not-in-the-box = { $name }: należy do dodatku Najeźdźcy z Dalekich Krain, którego nie ma w tej grze
error-automa-with-mat = gracz { $n } to Automa, która nie ma planszy gracza
error-banned = { $faction } z planszą „{ $mat }”: te zasady tego zabraniają
error-open = gracz { $n } nie ma jeszcze frakcji lub planszy
error-no-deal = życzenia nie zostawiają komuś żadnej dozwolonej pary frakcji i planszy
error-tile-without-module = wybrano kartę { $tile }, ale jej modułu nie ma w tej grze: włącz { $switch }
error-wrong-side = { $tile } to nie ten rodzaj karty okrętu (potrzebna: { $side })
error-tile-with-pairs = wybrano kartę { $tile } dla wszystkich, ale każdy gracz dostaje własną parę kart okrętu
error-tile-left-out = karta { $tile } zostaje w pudełku: jej treść nie jest dość znana albo nie pasuje do gry z Automą
error-too-few-tiles = te zasady zostawiają w pudełku za mało kart okrętu ({ $side }): { $n }
error-automa-with-modules = nie wiadomo, jak Automa gra w dodatek Igrając z wiatrem: włącz automa-wind-gambit, aby grać według nieoficjalnych zasad

error-record = zapis gry, wiersz { $line }: { $fault }
error-no-such-seat = miejsca { $seat } nie ma w tej grze
error-automa-seat = na miejscu { $seat } gra Automa i nikt za nią nie decyduje
error-no-automa = Automa nie może przejąć miejsca { $seat }: ma własne przygotowanie
error-nothing-to-undo = miejsce { $seat } nie ma czego cofnąć: cofa się tylko własne ostatnie decyzje, dopóki nikt inny nie zdecydował i nic ukrytego nie zostało pokazane
error-wrong-seed = zapis powstał z innym ziarnem
error-chance-differs = wynik losowy { $n } w zapisie nie jest tym, który daje jego ziarno
