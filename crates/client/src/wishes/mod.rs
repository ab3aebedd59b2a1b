//! Wishes: everything that can be chosen before a game is dealt, shared by every client.

mod deal;
mod fault;
mod options;
mod presets;
mod rule_group;
mod seat;
mod text;

pub use deal::{Deal, Printing};
pub use fault::{Fault, WishFault, WishField};
pub use options::TileSlot;
pub use presets::Start;
pub use rule_group::RuleGroup;
pub use seat::{SeatWish, Who};
pub use text::WishError;

use crate::new_game::NewGame;
use kosa_engine::setup::{Tiles, Wish};
use kosa_engine::{Rules, Setup, Switch};
use kosa_table::{Occupant, Seed};

/// What somebody asks for. Anything may stand in the fields, as it may in a form; [`faults`](Wishes::faults) says
/// everything that is wrong at once, each fault with the fields it belongs to, and
/// [`to_new_game`](Wishes::to_new_game) makes a game of wishes without faults.
///
/// Wishes can be written in one line of plain letters, to be kept or sent, and are checked when they are read.
///
/// ```
/// use kosa_client::Wishes;
/// use kosa_table::Seed;
///
/// let wishes = Wishes::one_click("Anna");
/// assert_eq!(wishes.to_string(), "kosa1;seats=human/name:Anna,automa;rules=rulebook");
/// assert_eq!(wishes.to_string().parse(), Ok(wishes.clone()));
/// let table = wishes.to_new_game(Seed::from(7)).unwrap().deal().unwrap();
/// assert_eq!(table.state().public().seat_count(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wishes {
    /// Who plays, with what.
    pub seats: Vec<SeatWish>,
    /// How factions and mats come to those who left them open.
    pub deal: Deal,
    /// The rules. Whether mats are dealt in order is asked of `deal`, not of its switch.
    pub rules: Rules,
    /// Tiles of The Wind Gambit that are chosen instead of drawn.
    pub tiles: Tiles,
    /// A seed as it was typed; empty for any.
    pub seed: String,
    /// Whether whoever is asked may have a hint.
    pub hints: bool,
}

impl Wishes {
    /// The fewest seats of a game.
    pub const FEWEST_SEATS: usize = 2;

    /// The most seats of a game with what is in the box.
    pub fn most_seats(&self) -> usize {
        self.rules.max_seats()
    }

    /// The wishes of a game that was asked for in another way; `seed` is one that was asked for.
    pub fn of(game: &NewGame, seed: Option<Seed>) -> Wishes {
        let seat =
            |(i, wish): (usize, &Wish)| SeatWish::of(wish, game.players.get(i).and_then(Option::as_ref));
        let deal = match (game.draft, game.setup.rules.has(Switch::MatsInOrder)) {
            (true, _) => Deal::Draft,
            (false, true) => Deal::InOrder,
            (false, false) => Deal::Random,
        };
        Wishes {
            seats: game.setup.players.iter().enumerate().map(seat).collect(),
            deal,
            rules: game.setup.rules.with(Switch::MatsInOrder, false),
            tiles: game.setup.tiles,
            seed: seed.map_or_else(String::new, |seed| seed.to_string()),
            hints: true,
        }
    }

    /// What the engine sets up: what does not suit whoever sits there is left out.
    pub fn setup(&self) -> Setup {
        let wish = |seat: &SeatWish| Wish {
            faction: seat.faction.filter(|_| self.deal != Deal::Draft || seat.is_automa()),
            mat: seat.mat.filter(|_| !seat.is_automa()),
            automa: seat.is_automa().then_some(seat.automa),
        };
        Setup {
            rules: self.rules.with(Switch::MatsInOrder, self.deal == Deal::InOrder),
            players: self.seats.iter().map(wish).collect(),
            tiles: self.tiles,
        }
    }

    /// Who plays, in the order of the seats; Automas come with the set-up.
    pub fn players(&self) -> Vec<Option<Occupant>> {
        let player = |seat: &SeatWish| match &seat.who {
            Who::Person => Some(Occupant::Human(seat.name.split_whitespace().collect::<Vec<_>>().join(" "))),
            Who::Bot(kind) => Some(Occupant::Bot(kind.clone())),
            Who::Automa => None,
        };
        self.seats.iter().map(player).collect()
    }

    /// The seed that was typed, if it is one.
    pub fn typed_seed(&self) -> Option<Seed> {
        self.seed.trim().parse().ok()
    }

    /// The game of these wishes, if nothing is wrong with them; `any_seed` is used where none was typed.
    pub fn to_new_game(&self, any_seed: Seed) -> Result<NewGame, Vec<WishFault>> {
        let faults = self.faults();
        if faults.is_empty() { Ok(self.as_it_stands(any_seed)) } else { Err(faults) }
    }

    /// The same, whatever is wrong with it: a form that is still being filled in.
    pub fn as_it_stands(&self, any_seed: Seed) -> NewGame {
        NewGame {
            setup: self.setup(),
            players: self.players(),
            seed: self.typed_seed().unwrap_or(any_seed),
            draft: self.deal == Deal::Draft,
        }
    }

    /// By these rules. Whether mats are dealt in order is taken from them too.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Wishes {
        if rules.has(Switch::MatsInOrder) {
            self.deal = Deal::InOrder;
        }
        self.rules = rules.with(Switch::MatsInOrder, false);
        self
    }
}
