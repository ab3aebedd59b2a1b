### The page in a browser: what it says around a game.

page-needs-scripts = W Kosę gra się w przeglądarce i potrzebny jest JavaScript.
page-new-version = Nowa wersja jest gotowa: wczytaj ją
page-welcome = Scythe według zasad, w pojedynkę albo przy jednym stole
