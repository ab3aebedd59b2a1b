//! What is wrong with wishes, and in which fields.

use super::{Deal, TileSlot, Who, Wishes};
use crate::wishes::SeatWish;
use kosa_bots::KINDS;
use kosa_engine::Switch;
use kosa_engine::setup::{Draft, SetupFault, SetupFaults};
use kosa_engine::vocab::TileSide;
use kosa_lang::{Texts, capital};
use kosa_table::Seed;

/// Something that can be chosen, seats by their place in the list.
///
/// ```
/// use kosa_client::wishes::WishField;
/// use kosa_client::Wishes;
///
/// let wishes = Wishes { seed: "no seed".into(), ..Wishes::default() };
/// let faults = wishes.faults();
/// assert_eq!(faults[0].fields, [WishField::Seed]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WishField {
    /// How many play.
    Seats,
    /// Who sits there.
    Who(usize),
    /// A person's name.
    Name(usize),
    /// The faction.
    Faction(usize),
    /// The player mat.
    Mat(usize),
    /// An Automa's level and dials.
    Automa(usize),
    /// How the rest is dealt.
    Deal,
    /// A tile of The Wind Gambit.
    Tile(TileSlot),
    /// A switch of the rules.
    Switch(Switch),
    /// The seed.
    Seed,
}

/// One thing that is wrong.
///
/// ```
/// use kosa_client::wishes::Fault;
/// use kosa_client::Wishes;
///
/// let wishes = Wishes { seed: "no seed".into(), ..Wishes::default() };
/// let faults = wishes.faults();
/// assert_eq!(faults[0].fault, Fault::Seed);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The engine cannot set this up.
    Setup(SetupFault),
    /// What was typed is not a seed.
    Seed,
    /// The name is too long, or not one line of visible letters.
    Name,
    /// There is no such kind of bot.
    Bot(String),
    /// A dial goes from -2 to 2.
    Dials,
}

/// One thing that is wrong, with every field it belongs to: to change one of them mends it.
///
/// ```
/// use kosa_lang::{Lang, Texts};
/// use kosa_client::Wishes;
///
/// let wishes = Wishes { seed: "no seed".into(), ..Wishes::default() };
/// let faults = wishes.faults();
/// assert!(!faults[0].text(&Texts::new(Lang::Spanish)).is_empty());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WishFault {
    /// What is wrong.
    pub fault: Fault,
    /// The fields to be marked, at least one.
    pub fields: Vec<WishField>,
}

impl WishFault {
    /// A whole sentence.
    pub fn text(&self, texts: &Texts) -> String {
        self.fault.text(texts)
    }
}

impl Fault {
    /// A whole sentence, with the names that stand in a form.
    pub fn text(&self, texts: &Texts) -> String {
        match self {
            Fault::Setup(SetupFault::AutomaWithModules) => {
                texts.fill("wish-fault-automa", &[("switch", texts.arg(&Switch::AutomaWindGambit))])
            }
            Fault::Setup(SetupFault::TileWithoutModule(tile, switch)) => {
                let switch = switch.parse().map_or_else(|_| (*switch).into(), |s: Switch| texts.arg(&s));
                texts.fill("wish-fault-tile", &[("tile", texts.tile_by_id(tile)), ("switch", switch)])
            }
            Fault::Setup(fault) => format!("{}.", capital(&texts.setup_fault(fault))),
            Fault::Seed => texts.say("play-setup-seed-wrong"),
            Fault::Name => texts.fill("wish-fault-name", &[("most", SeatWish::LONGEST_NAME.into())]),
            Fault::Bot(kind) => {
                let known = KINDS.map(|kind| texts.bot_kind(kind)).join(", ");
                texts.fill("wish-fault-bot", &[("kind", kind.as_str().into()), ("known", known.into())])
            }
            Fault::Dials => texts.say("wish-fault-dials"),
        }
    }
}

impl Wishes {
    /// Everything that is wrong, at once.
    pub fn faults(&self) -> Vec<WishFault> {
        let mut faults = Vec::new();
        let mut say = |fault: Fault, fields: Vec<WishField>| faults.push(WishFault { fault, fields });
        for (i, seat) in self.seats.iter().enumerate() {
            match &seat.who {
                Who::Person if !seat.name_is_good() => say(Fault::Name, vec![WishField::Name(i)]),
                Who::Bot(kind) if !KINDS.contains(&kind.as_str()) => {
                    say(Fault::Bot(kind.clone()), vec![WishField::Who(i)]);
                }
                Who::Automa => {
                    let dials = seat.automa.dials;
                    if ![dials.coins, dials.power].iter().all(|dial| (-2..=2).contains(dial)) {
                        say(Fault::Dials, vec![WishField::Automa(i)]);
                    }
                }
                Who::Person | Who::Bot(_) => {}
            }
        }
        if !self.seed.trim().is_empty() && self.typed_seed().is_none() {
            say(Fault::Seed, vec![WishField::Seed]);
        }
        for fault in self.setup_faults() {
            let fields = self.fields_of(&fault);
            say(Fault::Setup(fault), fields);
        }
        faults
    }

    /// The engine's faults. Whether the rest can be dealt is known only by dealing it.
    fn setup_faults(&self) -> Vec<SetupFault> {
        let mut setup = self.setup();
        let faults = setup.faults();
        if !faults.is_empty() {
            return faults;
        }
        let mut generator = self.typed_seed().unwrap_or(Seed::from(0)).setup_generator();
        let dealt = match self.deal {
            Deal::Draft => Draft::new(setup, &mut generator).map(drop),
            Deal::Random | Deal::InOrder => setup.settle(&mut generator),
        };
        dealt.map_or_else(|SetupFaults(faults)| faults, |()| Vec::new())
    }

    fn fields_of(&self, fault: &SetupFault) -> Vec<WishField> {
        let setup = self.setup();
        let seats = |of: &dyn Fn(usize) -> bool, field: fn(usize) -> WishField| -> Vec<WishField> {
            (0..self.seats.len()).filter(|i| of(*i)).map(field).collect()
        };
        let wish = |i: usize| setup.players.get(i).copied().unwrap_or_default();
        let faction_is =
            |id: &str| seats(&|i| wish(i).faction.is_some_and(|f| f.id() == id), WishField::Faction);
        let mat_is = |id: &str| seats(&|i| wish(i).mat.is_some_and(|m| m.id() == id), WishField::Mat);
        let fields = match fault {
            SetupFault::SeatCount(..) => vec![WishField::Seats],
            SetupFault::FactionTwice(faction) => faction_is(faction.id()),
            SetupFault::MatTwice(mat) => mat_is(mat.id()),
            SetupFault::NotInTheBox(id) => {
                let switch = WishField::Switch(Switch::InvadersFromAfar);
                [faction_is(id), mat_is(id), vec![switch]].concat()
            }
            SetupFault::AutomaWithMat(i) => vec![WishField::Mat(*i), WishField::Who(*i)],
            SetupFault::Banned(faction, mat) => [faction_is(faction.id()), mat_is(mat.id())].concat(),
            SetupFault::Open(i) => vec![WishField::Faction(*i), WishField::Mat(*i)],
            SetupFault::NoDeal => vec![WishField::Deal],
            SetupFault::TileWithoutModule(tile, switch) => {
                let switch = switch.parse().ok().map(WishField::Switch);
                self.slot_of(tile).into_iter().chain(switch).collect()
            }
            SetupFault::WrongSide(tile, _) => self.slot_of(tile.id()),
            SetupFault::TileWithPairs(tile) => {
                [self.slot_of(tile.id()), vec![WishField::Switch(Switch::AirshipPairs)]].concat()
            }
            SetupFault::TileLeftOut(tile) => {
                [self.slot_of(tile), vec![WishField::Switch(Switch::VerifiedTiles)]].concat()
            }
            SetupFault::TooFewTiles(..) => [Switch::AirshipPairs, Switch::VerifiedTiles]
                .into_iter()
                .filter(|switch| self.rules.has(*switch))
                .map(WishField::Switch)
                .chain([WishField::Seats])
                .collect(),
            SetupFault::AutomaWithModules => {
                let automas = seats(&|i| wish(i).automa.is_some(), WishField::Who);
                [vec![WishField::Switch(Switch::AutomaWindGambit)], automas].concat()
            }
        };
        if fields.is_empty() { vec![WishField::Seats] } else { fields }
    }

    /// The fields in which a tile is chosen.
    fn slot_of(&self, tile: &str) -> Vec<WishField> {
        let chosen = [
            (TileSlot::Airship(TileSide::Aggressive), self.tiles.aggressive.map(|t| t.id())),
            (TileSlot::Airship(TileSide::Passive), self.tiles.passive.map(|t| t.id())),
            (TileSlot::Resolution, self.tiles.resolution.map(|t| t.id())),
        ];
        let found = chosen.into_iter().filter(|(_, id)| *id == Some(tile));
        found.map(|(slot, _)| WishField::Tile(slot)).collect()
    }
}
