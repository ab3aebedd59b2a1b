//! Sums over the games that are remembered: how people did with each faction and mat, among how many, against whom.

use super::finished_game::{FinishedGame, FinishedSeat};
use kosa_engine::vocab::{AutomaLevel, Faction, Mat, Star};
use kosa_lang::Texts;
use kosa_table::Occupant;
use std::collections::BTreeMap;

/// What games are put together by.
///
/// ```
/// use kosa_lang::{Lang, Texts};
/// use kosa_learn::Group;
///
/// let texts = Texts::new(Lang::English);
/// assert_eq!(Group::Faction.named("nordic", &texts), "Nordic Kingdoms");
/// assert_eq!(Group::Name.named("Anna", &texts), "Anna", "a name is called as it is");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// The faction played.
    Faction,
    /// The mat played.
    Mat,
    /// The number of players.
    Seats,
    /// Whom it was played against.
    Opponent,
    /// Who played.
    Name,
}

impl Group {
    /// All of them.
    pub const ALL: [Group; 5] = [Group::Faction, Group::Mat, Group::Seats, Group::Opponent, Group::Name];

    /// The key of its title.
    pub const fn key(self) -> &'static str {
        match self {
            Group::Faction => "history-group-faction",
            Group::Mat => "history-group-mat",
            Group::Seats => "history-group-seats",
            Group::Opponent => "history-group-opponent",
            Group::Name => "history-group-name",
        }
    }

    /// A word of it as people call it.
    pub fn named(self, word: &str, texts: &Texts) -> String {
        let as_it_is = || word.to_string();
        match self {
            Group::Faction => word.parse::<Faction>().map_or_else(|_| as_it_is(), |f| texts.faction(f)),
            Group::Mat => word.parse::<Mat>().map_or_else(|_| as_it_is(), |mat| texts.mat(mat)),
            Group::Seats => as_it_is(),
            Group::Opponent | Group::Name => {
                if let Some(kind) = word.strip_prefix("bot:") {
                    return texts.occupant(&Occupant::Bot(kind.to_string()));
                }
                let level = word.strip_prefix("automa:").and_then(|level| level.parse::<AutomaLevel>().ok());
                match level {
                    Some(level) => texts.name(&level),
                    None if word == "-" => texts.say("study-nameless"),
                    None => as_it_is(),
                }
            }
        }
    }
}

/// Sums over some games.
///
/// ```
/// use kosa_learn::Sums;
///
/// let sums = Sums { games: 8, won: 3, total: 500, ..Sums::default() };
/// assert_eq!(sums.rate(), 38, "per cent, rounded");
/// assert_eq!(sums.per_game(sums.total), 625, "62.5 in tenths");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    /// Games played.
    pub games: u32,
    /// Games won alone.
    pub won: u32,
    /// Rounds, all games together.
    pub rounds: u32,
    /// Fortunes, all games together, and by category: coins, stars, territories, resources, structures, abilities.
    pub total: u32,
    /// The same by category.
    pub by_category: [u32; 6],
    /// The best fortune.
    pub best: u32,
    /// Stars by goal, in the order of [`Star::ALL`].
    pub stars: [u32; Star::COUNT],
    /// Combats won and lost.
    pub combats: (u32, u32),
}

impl Sums {
    fn add(&mut self, played: &FinishedGame, seat: &FinishedSeat) {
        let score = &seat.score;
        let parts = [
            score.coins,
            score.star_coins,
            score.territory_coins,
            score.resource_coins,
            score.structure_coins,
            score.ability_coins,
        ];
        self.games += 1;
        self.won += u32::from(played.winner().is_some_and(|winner| winner.seat == seat.seat));
        self.rounds += u32::from(played.rounds);
        self.total += score.total();
        self.best = self.best.max(score.total());
        for (sum, part) in self.by_category.iter_mut().zip(parts) {
            *sum += part;
        }
        for (sum, stars) in self.stars.iter_mut().zip(seat.stars) {
            *sum += u32::from(stars);
        }
        self.combats.0 += u32::from(seat.won);
        self.combats.1 += u32::from(seat.lost);
    }

    /// A sum for each game, in tenths.
    pub fn per_game(&self, sum: u32) -> u32 {
        (sum * 10 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }

    /// Games won, in hundredths.
    pub fn rate(&self) -> u32 {
        (self.won * 100 + self.games / 2).checked_div(self.games).unwrap_or(0)
    }
}

/// Sums by the word of each group: `nordic`, `industrial`, `3`, `automa:automaszyna`, `Anna`.
///
/// ```
/// use kosa_learn::{Groups, Sums};
///
/// let groups = Groups::from([
///     ("nordic".to_string(), Sums { games: 4, won: 3, ..Sums::default() }),
///     ("crimea".to_string(), Sums { games: 4, won: 1, ..Sums::default() }),
/// ]);
/// let best = groups.iter().max_by_key(|(_, sums)| sums.rate()).unwrap();
/// assert_eq!(best.0, "nordic");
/// ```
pub type Groups = BTreeMap<String, Sums>;

/// Sums over the games that people played. Bots and Automas are counted as opponents only.
///
/// ```
/// use kosa_engine::Record;
/// use kosa_learn::{FinishedGame, Group, Statistics};
///
/// let text = "kosa-record 1\ntag seat1 human Anna\ntag seat2 bot easy\nkosa-position 1\nover yes\nseat nordic industrial\nstars combat combat power \
///     popularity objective mechs\nmechs 1 2 3 4 at h04 h04 h04 h04\ncoins 20\nseat crimea mechanical\nmoves\n";
/// let played = FinishedGame::of(&Record::from_text(text).unwrap()).unwrap().unwrap();
/// let statistics = Statistics::of([&played]);
/// assert_eq!((statistics.all.games, statistics.all.won), (1, 1), "bots are counted as opponents only");
/// let against: Vec<_> = statistics.group(Group::Opponent).map(|(who, _)| who.as_str()).collect();
/// assert_eq!(against, ["bot:easy"]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// All games of all people.
    pub all: Sums,
    /// By group.
    pub groups: BTreeMap<Group, Groups>,
}

impl Statistics {
    /// The sums over these games.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> Statistics {
        let mut statistics = Statistics::default();
        for played in games {
            for seat in played.seats.iter().filter(|seat| seat.is_human()) {
                statistics.all.add(played, seat);
                for group in Group::ALL {
                    let mut words = words(group, played, seat);
                    words.sort();
                    words.dedup();
                    let of_group = statistics.groups.entry(group).or_default();
                    words.into_iter().for_each(|word| of_group.entry(word).or_default().add(played, seat));
                }
            }
        }
        statistics
    }

    /// The sums of a group.
    pub fn group(&self, group: Group) -> impl Iterator<Item = (&String, &Sums)> {
        self.groups.get(&group).into_iter().flatten()
    }
}

/// The words of a group under which a seat's game is counted.
fn words(group: Group, played: &FinishedGame, seat: &FinishedSeat) -> Vec<String> {
    match group {
        Group::Faction => vec![seat.faction.to_string()],
        Group::Mat => seat.mat.iter().map(ToString::to_string).collect(),
        Group::Seats => vec![played.seats.len().to_string()],
        Group::Opponent => {
            let others = played.seats.iter().filter(|other| other.seat != seat.seat);
            others.map(|other| who(&other.occupant)).collect()
        }
        Group::Name => vec![who(&seat.occupant)],
    }
}

/// A player in a word: the name of a person, `-` without one; `bot:random`; `automa:automaszyna`.
pub(super) fn who(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Human(name) if name.is_empty() => "-".to_string(),
        Occupant::Human(name) => name.clone(),
        Occupant::Bot(kind) => format!("bot:{kind}"),
        Occupant::Automa(kind) => format!("automa:{}", kind.level),
    }
}
