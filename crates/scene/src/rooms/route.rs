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
    /// Somebody at the server, by its id.
    Profile(String),
    /// The leaderboard of the server.
    Ratings,
    /// How factions and mats did in the games of the server.
    Statistics,
    /// Oneself at the server: name, password, devices.
    Account,
    /// A link for another device, by what it carries.
    Device(String),
    /// Language, colours.
    Settings,
    /// Every term with its rule.
    Help,
    /// Lessons, first game, rule book.
    Learn,
    /// A lesson, by its name.
    Lesson(String),
    /// The rule book, opened at a topic; at its beginning if that is empty.
    Book(String),
    /// Games that were played to their end, with victories and statistics.
    Played,
    /// A game or a position that the address holds itself.
    Shared(String),
    /// A position to be looked at.
    Analyse,
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
            "p" => Route::Profile(rest.to_string()),
            "ratings" => Route::Ratings,
            "statistics" => Route::Statistics,
            "account" => Route::Account,
            "device" => Route::Device(rest.to_string()),
            "settings" => Route::Settings,
            "help" => Route::Help,
            "kit" => Route::Kit,
            "learn" => Route::Learn,
            "lesson" => Route::Lesson(rest.to_string()),
            "book" => Route::Book(rest.to_string()),
            "played" => Route::Played,
            "open" => Route::Shared(rest.to_string()),
            "analyse" => Route::Analyse,
            // A link that stands behind `#` by itself.
            text if kosa_learn::is_shared(text) => Route::Shared(text.to_string()),
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
            Route::Profile(id) => format!("#/p/{id}"),
            Route::Ratings => "#/ratings".into(),
            Route::Statistics => "#/statistics".into(),
            Route::Account => "#/account".into(),
            Route::Device(code) => format!("#/device/{code}"),
            Route::Settings => "#/settings".into(),
            Route::Help => "#/help".into(),
            Route::Kit => "#/kit".into(),
            Route::Learn => "#/learn".into(),
            Route::Lesson(name) => format!("#/lesson/{name}"),
            Route::Book(topic) if topic.is_empty() => "#/book".into(),
            Route::Book(topic) => format!("#/book/{topic}"),
            Route::Played => "#/played".into(),
            Route::Shared(text) => format!("#/open/{text}"),
            Route::Analyse => "#/analyse".into(),
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
            Route::Profile("b3".into()),
            Route::Ratings,
            Route::Statistics,
            Route::Account,
            Route::Device("c0de".into()),
            Route::Settings,
            Route::Help,
            Route::Kit,
            Route::Learn,
            Route::Lesson("cross-the-river".into()),
            Route::Book(String::new()),
            Route::Book("retreat".into()),
            Route::Played,
            Route::Shared("kosa1pabc".into()),
            Route::Analyse,
        ];
        for room in rooms {
            assert_eq!(Route::of(&room.hash()), room);
        }
        assert_eq!(Route::of("#kosa1rAbC-_"), Route::Shared("kosa1rAbC-_".into()));
        assert_eq!(Route::of(""), Route::Start);
        assert_eq!(Route::of("#/nowhere/at/all"), Route::Start);
        assert_eq!(Route::of("#/kit/turn/night/pl"), Route::Kit);
    }
}
