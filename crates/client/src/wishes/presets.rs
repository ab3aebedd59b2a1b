//! Ways to begin without choosing anything.

use super::{Deal, SeatWish, Who, Wishes};
use kosa_bots::USUAL_KIND;
use kosa_engine::Rules;
use kosa_engine::setup::Tiles;
use kosa_lang::Texts;
use kosa_table::{Occupant, Table};

/// Wishes that are offered ready-made.
///
/// ```
/// use kosa_client::wishes::Start;
///
/// assert!(Start::ALL.iter().all(|start| start.wishes().faults().is_empty()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// A person against the normal Automa.
    OneClick,
    /// A person against bots.
    Bots,
    /// Two people at one device.
    HotSeat,
    /// Bots among themselves, to be looked at.
    Watch,
}

impl Start {
    /// All of them, the simplest first.
    pub const ALL: [Start; 4] = [Start::OneClick, Start::Bots, Start::HotSeat, Start::Watch];

    /// The wishes.
    pub fn wishes(self) -> Wishes {
        match self {
            Start::OneClick => Wishes::one_click(""),
            Start::Bots => Wishes::against_bots("", 2, USUAL_KIND),
            Start::HotSeat => Wishes::hot_seat(["", ""]),
            Start::Watch => Wishes::of_seats(vec![SeatWish::bot(USUAL_KIND); 3]),
        }
    }

    /// Its name.
    pub fn name(self, texts: &Texts) -> String {
        texts.say(match self {
            Start::OneClick => "wish-start-one-click",
            Start::Bots => "wish-start-bots",
            Start::HotSeat => "wish-start-hot-seat",
            Start::Watch => "wish-start-watch",
        })
    }
}

impl Wishes {
    /// These seats, by the rulebook, with everything else left open.
    pub fn of_seats(seats: Vec<SeatWish>) -> Wishes {
        Wishes {
            seats,
            deal: Deal::Random,
            rules: Rules::RULEBOOK,
            tiles: Tiles::default(),
            seed: String::new(),
            hints: true,
        }
    }

    /// Another game of the same people by the same rules, with whatever chance deals them.
    ///
    /// ```
    /// use kosa_client::Wishes;
    /// use kosa_table::Seed;
    ///
    /// let wishes = Wishes::hot_seat(["Anna", "Jan"]);
    /// let table = wishes.to_new_game(Seed::from(7)).unwrap().deal().unwrap();
    /// let again = Wishes::again(&table).to_new_game(Seed::from(8)).unwrap().deal().unwrap();
    /// assert_eq!(again.state().public().rules(), table.state().public().rules());
    /// ```
    pub fn again(table: &Table) -> Wishes {
        let public = table.state().public();
        let seat = |seat| match table.occupant(seat) {
            Some(Occupant::Human(name)) => SeatWish::person(name),
            Some(Occupant::Bot(kind)) => SeatWish::bot(kind),
            Some(Occupant::Automa(kind)) => SeatWish::automa(*kind),
            None => SeatWish::new(Who::Person),
        };
        let wishes = Wishes::of_seats(public.seats().map(seat).collect());
        Wishes { rules: public.rules(), ..wishes }
    }

    /// A person against the normal Automa.
    pub fn one_click(name: &str) -> Wishes {
        Wishes::of_seats(vec![SeatWish::person(name), SeatWish::new(Who::Automa)])
    }

    /// A person against this many bots of a kind.
    pub fn against_bots(name: &str, bots: usize, kind: &str) -> Wishes {
        let others = core::iter::repeat_n(SeatWish::bot(kind), bots);
        Wishes::of_seats(core::iter::once(SeatWish::person(name)).chain(others).collect())
    }

    /// People at one device.
    pub fn hot_seat<'a>(names: impl IntoIterator<Item = &'a str>) -> Wishes {
        Wishes::of_seats(names.into_iter().map(SeatWish::person).collect())
    }
}

impl Default for Wishes {
    /// A person against the normal Automa.
    fn default() -> Wishes {
        Wishes::one_click("")
    }
}
