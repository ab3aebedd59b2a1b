//! What a finished record tells, seat by seat.

use kosa_engine::record::Entry;
use kosa_engine::vocab::{AutomaLevel, Faction, Mat, Resolution, Seat, Star, StructureTile};
use kosa_engine::{Event, Record, RecordError, Score, Switch};
use kosa_table::Occupant;

/// A game that was played to its end.
///
/// ```
/// use kosa_engine::Record;
/// use kosa_learn::FinishedGame;
///
/// let under_way = Record::from_text(
///     "kosa-record 1\nkosa-position 1\nactive 1\nseat nordic industrial\nseat crimea mechanical\nmoves\n",
/// ).unwrap();
/// assert_eq!(FinishedGame::of(&under_way).unwrap(), None, "only a finished game is remembered");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedGame {
    /// What tells it from all other games: the hash of its last position and how many entries it has.
    pub id: String,
    /// When it was last written, in seconds since 1970, where that is known.
    pub written: Option<u64>,
    /// Its name in the storage it was read from.
    pub file: Option<String>,
    /// Rounds that were begun.
    pub rounds: u16,
    /// Combats that were fought, duels of airships included.
    pub combats: u16,
    /// The structure bonus tile.
    pub structure_tile: Option<StructureTile>,
    /// The resolution tile.
    pub resolution: Option<Resolution>,
    /// Whether airships flew.
    pub airships: bool,
    /// The seats, the winner first.
    pub seats: Vec<FinishedSeat>,
}

/// One player of a finished game.
///
/// ```
/// use kosa_engine::Record;
/// use kosa_learn::FinishedGame;
///
/// let text = "kosa-record 1\ntag seat1 human Anna\nkosa-position 1\nover yes\nseat nordic industrial\nstars combat combat power \
///     popularity objective mechs\nmechs 1 2 3 4 at h04 h04 h04 h04\ncoins 20\nseat crimea mechanical\nmoves\n";
/// let played = FinishedGame::of(&Record::from_text(text).unwrap()).unwrap().unwrap();
/// let winner = played.winner().unwrap();
/// assert!(winner.is_human() && winner.place == 1 && winner.fought() == 0);
/// assert_eq!((winner.faction.id(), winner.score.coins), ("nordic", 20));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct FinishedSeat {
    /// The seat.
    pub seat: Seat,
    /// Its place, 1 for the winner.
    pub place: u8,
    /// Whether it had the first turn.
    pub starts: bool,
    /// Its faction.
    pub faction: Faction,
    /// Its mat; nothing for an Automa.
    pub mat: Option<Mat>,
    /// Who sat there.
    pub occupant: Occupant,
    /// Its fortune by category.
    pub score: Score,
    /// Power at the end.
    pub power: u8,
    /// Popularity at the end.
    pub popularity: u8,
    /// Stars by goal, in the order of [`Star::ALL`].
    pub stars: [u8; Star::COUNT],
    /// Combats it won.
    pub won: u16,
    /// Combats it lost.
    pub lost: u16,
}

impl FinishedSeat {
    /// Whether a person sat there.
    pub fn is_human(&self) -> bool {
        self.occupant.is_human()
    }

    /// The level, if an Automa sat there.
    pub fn level(&self) -> Option<AutomaLevel> {
        match &self.occupant {
            Occupant::Automa(kind) => Some(kind.level),
            _ => None,
        }
    }

    /// Combats it took part in.
    pub fn fought(&self) -> u16 {
        self.won + self.lost
    }
}

impl FinishedGame {
    /// What a record tells; nothing if the game is not over.
    ///
    /// ```
    /// use kosa_engine::Record;
    /// use kosa_learn::FinishedGame;
    ///
    /// let text = "kosa-record 1\nkosa-position 1\nover yes\nseat nordic industrial\nstars combat combat power popularity \
    ///     objective mechs\nmechs 1 2 3 4 at h04 h04 h04 h04\nseat crimea mechanical\nmoves\n";
    /// let record = Record::from_text(text).unwrap();
    /// let played = FinishedGame::of(&record).unwrap().unwrap();
    /// assert_eq!(played.seats[0].faction.id(), "nordic");
    /// ```
    pub fn of(record: &Record) -> Result<Option<FinishedGame>, RecordError> {
        let count = record.start().public().seat_count();
        let (mut won, mut lost, mut combats) = (vec![0u16; count], vec![0u16; count], 0);
        let end = record.replay_with(|_, events, _| {
            for event in events {
                if let Event::CombatWon { seat, over, .. } = *event {
                    combats += 1;
                    won[seat.index()] += 1;
                    lost[over.index()] += 1;
                }
            }
        })?;
        let public = end.public();
        if !public.is_over() {
            return Ok(None);
        }
        let seat = |seat: Seat, place: u8| {
            let player = public.player(seat);
            FinishedSeat {
                seat,
                place,
                starts: record.start().public().active() == seat,
                faction: player.faction(),
                mat: player.mat(),
                occupant: occupant(record, seat),
                score: public.score(seat),
                power: player.power(),
                popularity: player.popularity(),
                stars: Star::ALL.map(|star| player.stars().on(star)),
                won: won[seat.index()],
                lost: lost[seat.index()],
            }
        };
        // Hashes are checks and no part of the game.
        let entries = record.entries().iter().filter(|entry| !matches!(entry, Entry::Hash(_))).count();
        Ok(Some(FinishedGame {
            id: format!("{:016x}-{entries}", end.hash64()),
            written: None,
            file: None,
            rounds: public.round(),
            combats,
            structure_tile: public.structure_tile(),
            resolution: public.ending().resolution(),
            airships: public.rules().has(Switch::Airships),
            seats: public.ranking().iter().map(|rank| seat(rank.seat, rank.place)).collect(),
        }))
    }

    /// The winner; nobody if several share the first place.
    pub fn winner(&self) -> Option<&FinishedSeat> {
        match self.seats.as_slice() {
            [first, second, ..] if second.place > 1 => Some(first),
            [only] => Some(only),
            _ => None,
        }
    }

    /// By how many coins the winner was ahead.
    pub fn margin(&self) -> u32 {
        match self.seats.as_slice() {
            [first, second, ..] => first.score.total().saturating_sub(second.score.total()),
            _ => 0,
        }
    }
}

/// Who sat on a seat, as the record says: an Automa is part of the game, others stand in the tags.
fn occupant(record: &Record, seat: Seat) -> Occupant {
    let player = record.start().public().player(seat);
    if let Some(automa) = player.automa() {
        return Occupant::Automa(automa.kind());
    }
    let key = format!("seat{seat}");
    let said = record.tags.iter().find(|(k, _)| *k == key).and_then(|(_, value)| value.parse().ok());
    said.unwrap_or(Occupant::Human(String::new()))
}
