### The page in a browser: what it says around a game.

page-needs-scripts = Kosa is played in the browser and needs JavaScript.
page-new-version = A new version is ready: load it
page-welcome = Scythe by its rules, alone or at one table
