### The page in a browser: what it says around a game.

page-needs-scripts = A Kosa se juega en el navegador y hace falta JavaScript.
page-new-version = Hay una versión nueva lista: cárgala
page-welcome = Scythe según sus reglas, a solas o en una mesa
