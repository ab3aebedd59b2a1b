# Stoły na drugim końcu łącza.

far-malformed = Tego żądania nie da się zrozumieć.
far-too-long = To więcej, niż serwer przyjmuje.
far-stranger = Serwer cię nie zna: możesz się przyglądać.
far-not-yours = To miejsce należy do kogoś innego.
far-not-asked = Teraz nie ty decydujesz.
far-illegal = Zasady nie pozwalają na ten ruch.
far-game-over = Gra jest skończona.
far-nothing-to-undo = Nie ma czego cofnąć.
far-gift = Tych monet nie można przekazać.
far-no-such-place = Nie ma takiego miejsca.
far-taken = Ktoś już tam siedzi.
far-not-owner = Może to zrobić tylko osoba, która założyła stół.
far-begun = Gra już się zaczęła.
far-not-begun = Gra jeszcze się nie zaczęła.
far-somebody-missing = Przy stole wciąż kogoś brakuje.
far-wishes = Z tych życzeń nie da się ułożyć gry.
far-chosen-seed = Przy stole dla kilku osób nikt nie wybiera ziarna: zdradziłoby każdą kartę.
far-no-such-faction = Tej frakcji nie można teraz wybrać.
far-empty = Nic tam nie było.
far-closed = Ten stół jest zamknięty.
far-too-many = Zbyt wiele żądań: spróbuj za chwilę.
far-unavailable = Serwer nie może tego teraz zachować: spróbuj za chwilę.
far-broken = Tej gry nie da się kontynuować w tej wersji Kosy.

join-free = (wolne: wpisz sit i numer)
join-places = Wpisz sit i numer, start, gdy wszyscy siedzą, say i tekst albo quit.
join-help = Wpisz numer odpowiedzi, undo, say i tekst, sit lub leave i numer miejsca, start albo quit.
join-wrong-link = '{ $text }' nie jest odnośnikiem stołu: oczekiwano http://host:port/t/…
join-unreachable = nie można połączyć się z { $host }: { $why }
join-not-a-table = na { $host } nie ma takiego stołu
far-no-such-bid = Tej stawki nie można teraz złożyć.
far-no-such-offer = Tej propozycji już nie ma.
far-wrong-password = Nazwa i hasło nie pasują do siebie albo odnośnik stracił ważność.
far-weak-password = Hasło ma od 8 do 200 znaków.
far-name-taken = Ta nazwa należy już do kogoś innego.
