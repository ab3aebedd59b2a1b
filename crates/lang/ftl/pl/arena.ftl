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
