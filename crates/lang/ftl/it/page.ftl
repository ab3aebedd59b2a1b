### The page in a browser: what it says around a game.

page-needs-scripts = Si gioca a Kosa nel browser, e serve JavaScript.
page-new-version = È pronta una nuova versione: caricala
page-welcome = Scythe secondo le regole, da soli o a un solo tavolo
