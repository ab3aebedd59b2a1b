### Gry zapisane i niezapisane.

save-damaged = plik { $file } jest uszkodzony: { $fault }
save-damage = Zapis jest uszkodzony od wiersza { $line }: { $fault }. Gra otworzy się w stanie sprzed tego miejsca; { $n ->
    [one] przepadnie { $n } wiersz
    [few] przepadną { $n } wiersze
   *[other] przepadnie { $n } wierszy
}. Uszkodzony plik pozostanie pod inną nazwą.
save-why-no-directory = nie ma katalogu danych
save-why-exists = plik już istnieje
save-why-in-use = gra z tego pliku toczy się w innym oknie
save-why-read-only = nie można tam zapisywać
save-why-store-refused = przeglądarka niczego tu nie zapisuje; może to okno prywatne albo zabraniają tego ustawienia
save-why-store-full = przeglądarka nie ma już miejsca na gry; usuń którąś albo najpierw przenieś ją gdzie indziej
save-why-no-record = jest tam coś innego niż zapis gry
save-kept = To, co było w pliku, pozostało jako { $file }.
save-opened-damaged = Zapis był uszkodzony: { $n ->
    [one] przepadł { $n } wiersz
    [few] przepadły { $n } wiersze
   *[other] przepadło { $n } wierszy
}. Uszkodzony plik pozostał jako { $file }.
save-passed-over = { $fault }: wznowiona zostaje ostatnia wcześniejsza gra
save-see-list = { $fault } (kosa saves wypisuje wszystkie gry, --recover otwiera uszkodzoną)

## Lista

save-list = Zapisane gry
save-list-ask = Którą grę wznowić?
save-list-none = Żadna gra nie jest jeszcze zapisana.
save-list-empty = W { $file } nie ma zapisanych gier.
save-col-date = ostatnio (UTC)
save-col-seats = gracze
save-col-round = runda
save-col-state = stan
save-col-file = plik
save-state-unfinished = niedokończona
save-state-finished = skończona
save-state-in-use = w toku
save-state-damaged = uszkodzona
save-state-unreadable = nieczytelna

## Gra niezapisana

save-not = NIEZAPISANA: { $why }
save-not-ask = Opuścić grę? Nie jest zapisana: { $why }.
save-not-earlier = W pliku jest nadal gra w stanie sprzed tego.
save-not-anything = Jeśli wyjdziesz, gra przepadnie.
save-not-left = Gra nie jest zapisana: { $why }.
save-key-elsewhere = zapisz gdzie indziej
save-key-again = spróbuj znowu
save-key-leave = wyjdź mimo to
save-key-save = zapisz
save-elsewhere = Zapis gdzie indziej
save-elsewhere-ask = Plik dla tej gry, razem z katalogiem; nie może jeszcze istnieć. Gra toczy się dalej tam.
save-now = Zapisano: { $file }
save-help-elsewhere = zapisuje grę w innym pliku, jeśli tu się nie da

## Wiersz po wierszu

save-plain-not = Niezapisana: { $why }. Próba powtarza się przy każdym ruchu; save PLIK zapisuje grę gdzie indziej.
save-plain-again = Gra jest znowu zapisana.
save-plain-leave = Gra nie jest zapisana: { $why }. Wpisz quit jeszcze raz, aby mimo to wyjść, albo save PLIK.
save-plain-name = Podaj plik: save gra.kosa
