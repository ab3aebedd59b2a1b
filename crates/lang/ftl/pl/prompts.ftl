### What is asked of a player: one text for each question.

prompt-section = Wybierz sekcję, na którą trafi twój znacznik akcji.
prompt-top = { $action }: wybierz jedną połowę akcji górnego rzędu albo ją pomiń.
prompt-top-any = Wybierz jedną połowę akcji górnego rzędu albo ją pomiń.
prompt-top-factory = Wybierz opcję karty Fabryki albo ją pomiń.
prompt-bottom = { $action }: wykonaj akcję dolnego rzędu albo ją pomiń.
prompt-bottom-factory = Wykonaj akcję dolnego rzędu albo ją pomiń.
prompt-end-turn-only = Zakończ turę.
prompt-end-turn = Zakończ turę albo najpierw ujawnij cel.

prompt-units = Wybierz jednostkę i jej ruch (zostało: { $n }) albo zakończ.
prompt-units-any = Wybierz jednostkę i jej ruch albo zakończ.
prompt-unit-goes = { $unit }: wybierz drogę { $at-from }.
prompt-onward = Wybierz, dokąd jednostka idzie dalej, albo się zatrzymaj.
prompt-onward-unit = { $unit }: wybierz dalszą drogę { $at-from } albo się zatrzymaj.
prompt-carry = Wybierz, ile jednostka zabiera ze sobą.
prompt-carry-workers = { $unit } { $from-from } { $to-to }: ilu zabiera ({ $cargo })?
prompt-carry-unit = { $unit } { $from-from } { $to-to }: ile zabiera ({ $cargo })?

prompt-combat-order = Wybierz walkę, która odbędzie się pierwsza.
prompt-ability = Użyj zdolności przed walką albo z niej zrezygnuj.
prompt-ability-named = Użyj zdolności { $ability } przed walką albo z niej zrezygnuj.
prompt-dials = Wybierz w tajemnicy siłę i karty walki.
prompt-dial = Walka z { $whom-ins } { $at-on }: wybierz w tajemnicy, ile siły wydajesz.
prompt-play = Walka z { $whom-ins } { $at-on }: wybierz w tajemnicy, które karty walki dokładasz.
prompt-retreat = Wybierz, dokąd wycofa się pokonana jednostka.

prompt-encounter = Wybierz opcję karty spotkania.
prompt-encounter-card = Spotkanie { $card }: wybierz opcję.
prompt-encounter-again = Spotkanie { $card }: wybierz drugą opcję albo zakończ.
prompt-take = Możesz wziąć najwyżej { $what-acc }: wybierz, ile bierzesz.
prompt-take-any = Wybierz, ile bierzesz.
prompt-place-on = Wybierz terytorium, które otrzyma { $what-acc }, albo zrezygnuj.
prompt-place-on-any = Wybierz terytorium, które otrzyma zasoby, albo zrezygnuj.
prompt-pick-resources = Wybierz { $what-acc } { $at-on }.
prompt-pick-resources-any = Wybierz zasoby, które bierzesz.
prompt-worker-place = Wybierz terytorium dla nowego robotnika albo zrezygnuj.
prompt-peek = Wybierz, czyje karty walki obejrzysz, albo zrezygnuj.
prompt-airlift = Wybierz terytorium, na które polecą twoje jednostki, albo zrezygnuj.
prompt-airlift-units = Ile jednostek ({ $unit }) leci { $to-to }?
prompt-factory-pick = Wybierz kartę Fabryki, którą zatrzymujesz.

prompt-produce = Wybierz terytorium, które produkuje (zostało: { $n }), albo zakończ.
prompt-produce-mill = Wybierz terytorium, które produkuje (zostało: { $n }, oprócz Młyna), albo przerwij.
prompt-produce-any = Wybierz terytorium, które produkuje, albo zakończ.
prompt-pay = Zapłać { $what-acc }: wybierz skąd.
prompt-pay-any = Wybierz, skąd pochodzi następny zasób zapłaty.
prompt-discard = Zapłać { $what-acc }: wybierz, którą.
prompt-discard-any = Wybierz kartę walki, którą płacisz.
prompt-upgrade = Wybierz kostkę technologii i akcję, która stanie się tańsza, albo zrezygnuj.
prompt-deploy = Wybierz mecha i miejsce wystawienia albo zrezygnuj.
prompt-build = Wybierz budowlę i miejsce budowy albo zrezygnuj.
prompt-enlist = Wybierz rekruta i jego jednorazową premię albo zrezygnuj.
prompt-place-token = Połóż żeton tam, gdzie stoi twoja postać, albo zrezygnuj.
prompt-arm-trap = Ponownie uzbrój pułapkę { $at-on } albo zrezygnuj.
prompt-arm-trap-any = Ponownie uzbrój pułapkę albo zrezygnuj.
prompt-flight = Okręt jest { $at-on }, { $n ->
        [0] na końcu zasięgu
        [one] może przelecieć jeszcze { $n } terytorium
        [few] może przelecieć jeszcze { $n } terytoria
       *[many] może przelecieć jeszcze { $n } terytoriów
    }: wybierz, co robi dalej.
prompt-flight-any = Wybierz, co okręt robi dalej.
prompt-toll = Wybierz zasób, który trafi na okręt { $whom-gen }.
prompt-toll-any = Wybierz zasób, który trafi na okręt przeciwnika.
prompt-challenge = Walcz z innym okrętem w tym miejscu albo zrezygnuj.
prompt-duel-dial = Walka okrętów z { $whom-ins } { $at-on }: wybierz w tajemnicy, ile siły wydajesz.
prompt-duel-play = Walka okrętów z { $whom-ins } { $at-on }: wybierz w tajemnicy, które karty walki dokładasz.
prompt-spy = Wybierz, czyje karty walki obejrzysz, albo zrezygnuj.
prompt-exchange = Wybierz kartę celu, którą wymienisz na inną, albo zrezygnuj.
prompt-refuge = Przepędzeni: { $what }. Ilu idzie { $at-to }, pod twój okręt, zamiast do bazy?
prompt-refuge-any = Wybierz, ilu przepędzonych robotników idzie pod twój okręt zamiast do bazy.
prompt-hill = Kontrolujesz Fabrykę: umieść gwiazdkę na karcie rozstrzygnięcia albo zrezygnuj.

prompt-chance = Trwa losowanie karty.
prompt-place-flag = Połóż flagę tam, gdzie stoi twoja postać, albo zrezygnuj.
prompt-place-trap = Połóż pułapkę tam, gdzie stoi twoja postać, albo zrezygnuj.
