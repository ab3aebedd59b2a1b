## Co może być nie tak z serią

arena-no-entrant = „{ $text }” nie może wziąć udziału: wpisz od automa:1 do automa:4, frakcję, planszę gracza lub jedno z: { $known }
arena-no-pair = „{ $text }” nie jest parą frakcji i planszy gracza: wpisz na przykład nordic/industrial
arena-table = w partii gra { $table }, a bierze udział tylko { $entrants }
arena-pairs = { $pairs } par frakcji i plansz nie wystarczy dla { $table } miejsc
arena-bids-head = pierwszy wiersz musi nazwać kolumny faction, mat i bid
arena-bids-line = wiersz { $line } nie zawiera frakcji, planszy i stawki
arena-log-none = { $file } nie jest dziennikiem serii: podaj inny plik albo nowy
arena-log-other = { $file } jest dziennikiem innej serii: miejsca, ziarno, zasady i rundy muszą być te same
arena-log-damaged = { $file } jest uszkodzony w wierszu { $line }: odcięcie reszty zachowa to, co przed nim
arena-log-in-use = { $file } jest używany przez inną serię

## Podpowiedzi i spojrzenia wstecz

hint-worth = szansa na zwycięstwo { $win } %, przewaga { $margin }
hint-title = Podpowiedź
hint-none = Tu nie ma podpowiedzi: nikt nie jest pytany.
hint-key = podpowiedź
analyse-head = { $who } (miejsce { $seat }), tura { $turn }: { $worth }
analyse-chance = najpierw rozstrzyga los: wykonaj jego ruch, a potem ktoś będzie pytany
analyse-not-asked = miejsce { $seat } nie jest tu pytane: pytane są { $asked }
analyse-no-turn = tury { $turn } nie ma w tym zapisie: ma tury od 1 do { $last }
review-title = Spojrzenie wstecz
review-key = spójrz wstecz
review-head = Szanse na zwycięstwo, tura po turze, każda widziana ze swojego miejsca
review-turn = Tura { $turn }, { $who }: stracone { $cost } % szansy na zwycięstwo
review-played = zagrano: { $moves }
review-better = lepiej: { $moves }
review-nothing = Żadna tura nie kosztowała nic wartego wzmianki.
hint-help = najlepsze plany na tę turę, jak widzi je bot z twojego miejsca
review-help = po partii: szanse wszystkich tura po turze i najkosztowniejsze tury
arena-no-checkpoint = { $file } nie jest punktem kontrolnym tej wersji: podaj inny folder
