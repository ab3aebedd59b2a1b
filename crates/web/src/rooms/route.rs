//! Which room the address names.

/// A room of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// Where everybody begins.
    #[default]
    Start,
    /// A new game with everything that can be chosen.
    New,
    /// A game being played, by its name in the storage; empty for one that is not kept.
    Play(String),
    /// The games that are kept.
    Games,
    /// A game that is looked at, by its name in the storage.
    Replay(String),
    /// The tables of the server.
    Tables,
    /// A new table on the server, with everything that can be chosen.
    OpenTable,
    /// A table on the server, by its id.
    Table(String),
    /// Language, colours.
    Settings,
    /// Every term with its rule.
    Help,
    /// The drawings, for whoever works on them.
    Kit,
}

impl Route {
    /// The room of an address, as it stands behind `#`. An address that names none leads to the start.
    pub fn of(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_start_matches('/');
        let (room, rest) = path.split_once('/').unwrap_or((path, ""));
        // Colours and language may follow a name.
        let rest = rest.split('/').next().unwrap_or_default();
        match room {
            "new" => Route::New,
            "play" => Route::Play(rest.to_string()),
            "games" => Route::Games,
            "replay" => Route::Replay(rest.to_string()),
            "tables" if rest == "new" => Route::OpenTable,
            "tables" => Route::Tables,
            "t" => Route::Table(rest.to_string()),
            "settings" => Route::Settings,
            "help" => Route::Help,
            "kit" => Route::Kit,
            _ => Route::Start,
        }
    }

    /// Its address.
    pub fn hash(&self) -> String {
        match self {
            Route::Start => "#/".into(),
            Route::New => "#/new".into(),
            Route::Play(name) => format!("#/play/{name}"),
            Route::Games => "#/games".into(),
            Route::Replay(name) => format!("#/replay/{name}"),
            Route::Tables => "#/tables".into(),
            Route::OpenTable => "#/tables/new".into(),
            Route::Table(id) => format!("#/t/{id}"),
            Route::Settings => "#/settings".into(),
            Route::Help => "#/help".into(),
            Route::Kit => "#/kit".into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Route;

    #[test]
    fn addresses_lead_back_to_their_rooms() {
        let rooms = [
            Route::Start,
            Route::New,
            Route::Play("2026-11-16-231500.kosa".into()),
            Route::Games,
            Route::Replay("a.kosa".into()),
            Route::Tables,
            Route::OpenTable,
            Route::Table("a7c2".into()),
            Route::Settings,
            Route::Help,
            Route::Kit,
        ];
        for room in rooms {
            assert_eq!(Route::of(&room.hash()), room);
        }
        assert_eq!(Route::of(""), Route::Start);
        assert_eq!(Route::of("#/nowhere/at/all"), Route::Start);
        assert_eq!(Route::of("#/kit/turn/night/pl"), Route::Kit);
    }
}
