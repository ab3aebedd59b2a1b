//! What is kept, as it goes in and comes out.

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// People sit down.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
    /// Nobody plays here any more.
    Closed,
}

impl Phase {
    /// All of them.
    pub const ALL: [Phase; 4] = [Phase::Waiting, Phase::Playing, Phase::Over, Phase::Closed];

    /// Its word.
    pub const fn id(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// A random id, which others may know.
    pub id: String,
    /// What it is called; perhaps nothing.
    pub name: String,
    /// When it first came, in milliseconds since 1970.
    pub created: u64,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// A random id that cannot be guessed: who knows it may come.
    pub id: String,
    /// Who has made it.
    pub owner: String,
    /// What is to be played, in one line.
    pub wishes: String,
    /// The seed of everything left to chance: a secret.
    pub seed: String,
    /// The hash of the seed, for everybody.
    pub commitment: String,
    /// Whether anybody may find it.
    pub listed: bool,
    /// What it has chosen beside the game, as JSON.
    pub options: String,
}

/// A table, as lists show it. The log says everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Who has made it.
    pub owner: String,
    /// What is played, in one line.
    pub wishes: String,
    /// What is played now, if that was changed since.
    pub shown: String,
    /// What the table has chosen beside the game, as JSON.
    pub options: String,
    /// The seed: a secret until the game is over.
    pub seed: String,
    /// The hash of the seed.
    pub commitment: String,
    /// Whether anybody may find it.
    pub listed: bool,
    /// How far it is.
    pub phase: Phase,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
    /// When something last happened.
    pub changed: u64,
    /// What lists show of it, as JSON, if that is known.
    pub card: String,
    /// When that was written: what has changed since is not in it.
    pub card_at: u64,
    /// Whom it waits for: ids of people with blanks between them.
    pub waits: String,
    /// How often words were taken out of its log.
    pub edited: u64,
}

impl TableRow {
    /// What lists show of it, if it is of now. Processes of an older version change tables without writing it.
    pub fn card(&self) -> Option<&str> {
        (!self.card.is_empty() && self.card_at >= self.changed).then_some(self.card.as_str())
    }
}

/// A line of the log of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// Its number, from 1.
    pub number: u64,
    /// Who has done it; empty for the server itself.
    pub person: String,
    /// The id of the command.
    pub command: String,
    /// What was done.
    pub deed: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// A line to be added to the log of a table, and what changes with it in the lists.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The line. Its number must be the next.
    pub row: LogRow,
    /// How far the table is after it, if that changes.
    pub phase: Option<Phase>,
    /// Who sits where after it, if that changes: places of the wishes and ids of people.
    pub seats: Option<Vec<(u32, String)>>,
    /// What lists show of its wishes after it, if that changes.
    pub shown: Option<Shown>,
    /// When its clocks demand something next, if that changes; 0 for never.
    pub due: Option<u64>,
    /// Whom the table waits for after it, if that changes: ids of people with blanks between them.
    pub waits: Option<String>,
    /// What lists show of the table after it, as JSON, if that changes.
    pub card: Option<String>,
    /// Whether it is the first thing that this person does at this table.
    pub newcomer: bool,
    /// How the game has ended, if it has by this.
    pub results: Vec<super::ResultRow>,
}

impl Append {
    /// A line that changes no list.
    pub fn line(table: impl Into<String>, row: LogRow) -> Append {
        Append {
            table: table.into(),
            row,
            phase: None,
            seats: None,
            shown: None,
            due: None,
            waits: None,
            card: None,
            newcomer: false,
            results: Vec::new(),
        }
    }
}

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// What is played.
    pub wishes: String,
    /// What it has chosen beside the game, as JSON.
    pub options: String,
}

/// What became of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is kept.
    Kept,
    /// Somebody else was faster: the log has gone on.
    Late,
    /// This command of this person was kept before, under this number.
    Repeated(u64),
}

/// Where a list of tables goes on: after this one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bookmark {
    /// The word of the phase.
    pub phase: String,
    /// When the table changed.
    pub changed: u64,
    /// Its id.
    pub id: String,
}

impl Bookmark {
    /// Before all tables.
    pub fn first() -> Bookmark {
        // Later in the alphabet than the word of any phase.
        Bookmark { phase: "zzzz".into(), changed: 0, id: String::new() }
    }

    /// Of a table.
    pub fn of(table: &TableRow) -> Bookmark {
        Bookmark { phase: table.phase.id().into(), changed: table.changed, id: table.id.clone() }
    }
}

impl core::fmt::Display for Bookmark {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}.{}.{}", self.phase, self.changed, self.id)
    }
}

/// This is no bookmark of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoBookmark;

impl core::str::FromStr for Bookmark {
    type Err = NoBookmark;

    fn from_str(text: &str) -> Result<Bookmark, NoBookmark> {
        let [phase, changed, id] = text.split('.').collect::<Vec<_>>().try_into().map_err(|_| NoBookmark)?;
        let known = Phase::ALL.iter().any(|known| known.id() == phase);
        let changed = changed.parse::<u64>().ok().filter(|changed| i64::try_from(*changed).is_ok());
        match changed {
            Some(changed) if known && id.chars().all(|c| c.is_ascii_alphanumeric()) => {
                Ok(Bookmark { phase: phase.into(), changed, id: id.into() })
            }
            _ => Err(NoBookmark),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bookmark_in_a_list_is_read_as_it_was_told() {
        let bookmark: Bookmark = "waiting.1794957183364.gqx7svec".parse().unwrap();
        assert_eq!(bookmark.to_string(), "waiting.1794957183364.gqx7svec");
        for wrong in [
            "",
            "waiting.soon.x",
            "nowhere.1.x",
            "waiting.1",
            "waiting.1.x.y",
            "waiting.99999999999999999999.x",
        ] {
            assert_eq!(wrong.parse::<Bookmark>(), Err(NoBookmark), "{wrong}");
        }
    }
}
