//! The tables of the database, the same SQL for both kinds. A change is a further step at the end of the list; what stands in it is
//! never changed.

/// Steps from an empty database to the present one.
pub(super) const STEPS: &[&[&str]] = &[
    &[
        "CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        created BIGINT NOT NULL
    )",
        "CREATE TABLE sessions (
        secret TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        created BIGINT NOT NULL
    )",
        "CREATE INDEX sessions_of_people ON sessions (person)",
        "CREATE TABLE game_tables (
        id TEXT PRIMARY KEY,
        owner TEXT NOT NULL,
        wishes TEXT NOT NULL,
        seed TEXT NOT NULL,
        commitment TEXT NOT NULL,
        listed BIGINT NOT NULL,
        phase TEXT NOT NULL,
        created BIGINT NOT NULL,
        changed BIGINT NOT NULL
    )",
        "CREATE INDEX tables_by_phase ON game_tables (phase, listed, changed)",
        "CREATE TABLE seats (
        game_table TEXT NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
        place BIGINT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (game_table, place)
    )",
        "CREATE INDEX seats_of_people ON seats (person)",
        "CREATE TABLE log (
        game_table TEXT NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
        number BIGINT NOT NULL,
        person TEXT NOT NULL,
        command TEXT NOT NULL,
        deed TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (game_table, number),
        UNIQUE (game_table, person, command)
    )",
    ],
    &[
        "ALTER TABLE sessions ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        // What lists show: the wishes may change before the game begins, and the log goes on from the first ones.
        "ALTER TABLE game_tables ADD COLUMN shown TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game_tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}'",
        // When the clocks demand something next; 0 for never.
        "ALTER TABLE game_tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0",
        "CREATE INDEX tables_by_due ON game_tables (due) WHERE due > 0",
        "CREATE INDEX tables_of_owners ON game_tables (owner)",
        "CREATE TABLE accounts (
        person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        login TEXT NOT NULL UNIQUE,
        hash TEXT NOT NULL,
        changed BIGINT NOT NULL
    )",
        "CREATE TABLE links (
        code TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        until BIGINT NOT NULL
    )",
        "CREATE TABLE results (
        game_table TEXT NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
        seat BIGINT NOT NULL,
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        faction TEXT NOT NULL,
        mat TEXT NOT NULL,
        seats BIGINT NOT NULL,
        place BIGINT NOT NULL,
        total BIGINT NOT NULL,
        rated BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (game_table, seat)
    )",
        "CREATE INDEX results_of_people ON results (person, at)",
        "CREATE TABLE ratings (
        person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
        mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL,
        games BIGINT NOT NULL
    )",
    ],
    &["CREATE TABLE victories (
        category TEXT PRIMARY KEY,
        value BIGINT NOT NULL,
        game_table TEXT NOT NULL,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        at BIGINT NOT NULL
    )"],
    &[
        "CREATE TABLE subscriptions (
        endpoint TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
        session TEXT NOT NULL REFERENCES sessions (secret) ON DELETE CASCADE,
        p256dh TEXT NOT NULL,
        auth TEXT NOT NULL,
        lang TEXT NOT NULL,
        created BIGINT NOT NULL
    )",
        "CREATE INDEX subscriptions_of_people ON subscriptions (person)",
        "CREATE INDEX subscriptions_of_sessions ON subscriptions (session)",
    ],
    &[
        // What lists show, so that nothing need be played through for them, and when it was written.
        "ALTER TABLE game_tables ADD COLUMN card TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE game_tables ADD COLUMN card_at BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE game_tables ADD COLUMN waits TEXT NOT NULL DEFAULT ''",
        // Where somebody has done anything: whoever leaves for good is found in the logs of these tables alone.
        "CREATE TABLE visits (
        person TEXT NOT NULL,
        game_table TEXT NOT NULL REFERENCES game_tables (id) ON DELETE CASCADE,
        PRIMARY KEY (person, game_table)
    )",
        "INSERT INTO visits (person, game_table) SELECT DISTINCT person, game_table FROM log WHERE person <> ''",
    ],
    &[
        // When a server last ran, in one row, and the times at which none did: clocks stand then.
        "CREATE TABLE uptime (one BIGINT PRIMARY KEY, seen BIGINT NOT NULL)",
        "CREATE TABLE pauses (since BIGINT PRIMARY KEY, until BIGINT NOT NULL)",
    ],
    // How often words were taken out of the log: whoever has read it before reads it again.
    &["ALTER TABLE game_tables ADD COLUMN edited BIGINT NOT NULL DEFAULT 0"],
    &[
        // Who looks at which table through which process, where there may be several: those of a process that has not said for a while that it
        // runs are gone with it. Nobody's name stands for all who are not known.
        "CREATE TABLE processes (id TEXT PRIMARY KEY, until BIGINT NOT NULL)",
        "CREATE TABLE presences (
        process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
        game_table TEXT NOT NULL,
        person TEXT NOT NULL,
        windows BIGINT NOT NULL,
        PRIMARY KEY (process, game_table, person)
    )",
        "CREATE INDEX presences_at_tables ON presences (game_table)",
        "CREATE INDEX presences_of_people ON presences (person)",
    ],
    // Whoever comes in by a link of the host may set a password without the one it has forgotten.
    &[
        "ALTER TABLE links ADD COLUMN by_host BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE sessions ADD COLUMN by_host BIGINT NOT NULL DEFAULT 0",
    ],
];
