//! Set-up: what a person may ask for, and the state that comes of it.

mod draft;

pub use draft::Draft;

use crate::random::{below, shuffle};
use crate::rules::{Rules, Switch};
use crate::state::{
    Automa, AutomaKind, Combat, Draw, Ending, FactionTokens, Frames, Hidden, Occupied, Own, Player, Public,
    Seated, State, Turn,
};
pub(crate) use crate::tables::COMBAT_DECK;
use crate::tables::{AUTOMA_COINS, AUTOMA_POPULARITY, ENCOUNTER_HEXES, LAND};
use crate::vocab::*;
use rand_core::Rng;

/// Seats the base game has.
pub const BASE_SEATS: usize = 5;

/// What one player asks for.
///
/// ```
/// use kosa_engine::{Setup, setup::Wish, vocab::Faction};
///
/// let mut setup = Setup::random(3);
/// setup.players[0] = Wish { faction: Some(Faction::Saxony), ..Wish::default() };
/// assert!(setup.faults().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// A faction, or any.
    pub faction: Option<Faction>,
    /// A player mat, or any. Automas have none.
    pub mat: Option<Mat>,
    /// An Automa sits here instead of a person.
    pub automa: Option<AutomaKind>,
}

/// Who sits on a seat: a person with a player mat, or an Automa.
///
/// ```
/// use kosa_engine::{setup::Sitter, vocab::Mat};
///
/// assert_eq!("industrial".parse(), Ok(Sitter::Person(Mat::Industrial)));
/// assert!(matches!("automa:3".parse(), Ok(Sitter::Automa(_))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person(Mat),
    /// An Automa.
    Automa(AutomaKind),
}

impl core::fmt::Display for Sitter {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Sitter::Person(mat) => mat.fmt(f),
            Sitter::Automa(kind) => kind.fmt(f),
        }
    }
}

impl core::str::FromStr for Sitter {
    type Err = crate::error::UnknownName;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        if s.starts_with("automa") { s.parse().map(Sitter::Automa) } else { s.parse().map(Sitter::Person) }
    }
}

/// What the people at the table ask for. Anything can be written here; [`Setup::start`] names every fault at once.
///
/// ```
/// use kosa_engine::{Setup, vocab::{Faction, Mat}};
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let state = setup.start().unwrap();
/// assert_eq!(state.public().seat_count(), 2);
///
/// assert!(Setup::random(9).start().is_err(), "nine players do not fit");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// One wish for each player.
    pub players: Vec<Wish>,
    /// The airship tiles and the resolution tile, where they are chosen and not drawn.
    pub tiles: Tiles,
}

/// Tiles of The Wind Gambit chosen instead of drawn.
///
/// ```
/// use kosa_engine::{Rules, Setup, Switch, setup::Tiles, vocab::Resolution};
///
/// let tiles = Tiles { resolution: Some(Resolution::LandRush), ..Tiles::default() };
/// let rules = Rules::RULEBOOK.with(Switch::Resolutions, true);
/// let setup = Setup { tiles, ..Setup::random(3).with_rules(rules) };
/// assert!(setup.faults().is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tiles {
    /// The aggressive airship tile for everybody.
    pub aggressive: Option<AirshipTile>,
    /// The passive airship tile for everybody.
    pub passive: Option<AirshipTile>,
    /// The resolution tile.
    pub resolution: Option<Resolution>,
}

/// A reason why a game cannot be set up.
///
/// ```
/// use kosa_engine::{Setup, setup::SetupFault, vocab::{Faction, Mat}};
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Nordic, Mat::Mechanical)]);
/// assert_eq!(setup.faults(), [SetupFault::FactionTwice(Faction::Nordic)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// Too few or too many players, and how many there may be.
    SeatCount(usize, usize),
    /// Two players ask for the same faction.
    FactionTwice(Faction),
    /// Two players ask for the same mat.
    MatTwice(Mat),
    /// The component is not in the box.
    NotInTheBox(&'static str),
    /// An Automa has no player mat.
    AutomaWithMat(usize),
    /// The rules forbid this pair.
    Banned(Faction, Mat),
    /// A faction or mat has not been settled yet: [`Setup::settle`] does that.
    Open(usize),
    /// The wishes leave no allowed way to deal the rest.
    NoDeal,
    /// A tile is chosen for a module that is not in the game, and the switch that puts it there.
    TileWithoutModule(&'static str, &'static str),
    /// The chosen airship tile is of the other kind.
    WrongSide(AirshipTile, TileSide),
    /// With a pair of tiles for every player none is chosen for all.
    TileWithPairs(AirshipTile),
    /// The chosen tile is left in the box by the rules.
    TileLeftOut(&'static str),
    /// More tiles of a kind are asked for than these rules leave in the box.
    TooFewTiles(&'static str, usize),
    /// How Automas play The Wind Gambit is not known: the people must say that they want our own rules.
    AutomaWithModules,
}

impl core::fmt::Display for SetupFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            SetupFault::SeatCount(n, most) => write!(f, "{n} players, expected: 2..{most}"),
            SetupFault::FactionTwice(faction) => write!(f, "faction {faction} twice"),
            SetupFault::MatTwice(mat) => write!(f, "player mat {mat} twice"),
            SetupFault::NotInTheBox(name) => write!(f, "{name} without invaders-from-afar"),
            SetupFault::AutomaWithMat(i) => write!(f, "player {}: Automa with a player mat", i + 1),
            SetupFault::Banned(faction, mat) => write!(f, "{faction} with {mat} banned"),
            SetupFault::Open(i) => write!(f, "player {}: faction or mat open", i + 1),
            SetupFault::TileWithoutModule(tile, switch) => write!(f, "{tile} without {switch}"),
            SetupFault::WrongSide(tile, side) => write!(f, "{tile} not {side}"),
            SetupFault::TileWithPairs(tile) => write!(f, "{tile} with airship-pairs"),
            SetupFault::TileLeftOut(tile) => write!(f, "{tile} left out by verified-tiles or for an Automa"),
            SetupFault::TooFewTiles(kind, left) => write!(f, "only {left} {kind} airship tiles"),
            SetupFault::AutomaWithModules => {
                f.write_str("rules not known for an Automa, expected: automa-wind-gambit (unofficial)")
            }
            SetupFault::NoDeal => f.write_str("no pair of faction and mat left for somebody"),
        }
    }
}

/// Every reason why a game cannot be set up.
///
/// ```
/// use kosa_engine::{Setup, vocab::{Faction, Mat}};
///
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Nordic, Mat::Industrial)]);
/// let faults = setup.start().unwrap_err();
/// assert_eq!(faults.0.len(), 2, "faction and mat: {faults}");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupFaults(pub Vec<SetupFault>);

impl core::fmt::Display for SetupFaults {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let all: Vec<String> = self.0.iter().map(SetupFault::to_string).collect();
        f.write_str(&all.join("; "))
    }
}

impl core::error::Error for SetupFaults {}

/// Whether the rules forbid the pair (RL-145).
pub fn is_banned(rules: Rules, faction: Faction, mat: Mat) -> bool {
    match (faction, mat) {
        (Faction::Rusviet, Mat::Industrial) => rules.has(Switch::BanRusvietIndustrial),
        (Faction::Crimea, Mat::Patriotic) => rules.has(Switch::BanCrimeaPatriotic),
        _ => false,
    }
}

impl Setup {
    /// A set-up with this many players who leave everything to chance.
    pub fn random(players: usize) -> Setup {
        Setup { players: vec![Wish::default(); players], ..Setup::default() }
    }

    /// A set-up with factions and mats chosen.
    pub fn chosen(pairs: impl IntoIterator<Item = (Faction, Mat)>) -> Setup {
        let players =
            pairs.into_iter().map(|(f, m)| Wish { faction: Some(f), mat: Some(m), automa: None }).collect();
        Setup { players, ..Setup::default() }
    }

    /// The same with other rules.
    #[must_use]
    pub fn with_rules(mut self, rules: Rules) -> Setup {
        self.rules = rules;
        self
    }

    /// Every fault of the wishes.
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if !(2..=self.rules.max_seats()).contains(&self.players.len()) {
            faults.push(SetupFault::SeatCount(self.players.len(), self.rules.max_seats()));
        }
        let (mut factions, mut mats) = ([0; Faction::COUNT], [0; Mat::COUNT]);
        for wish in &self.players {
            wish.faction.into_iter().for_each(|faction| factions[faction.index()] += 1);
            wish.mat.into_iter().for_each(|mat| mats[mat.index()] += 1);
        }
        for (faction, asked) in Faction::ALL.into_iter().zip(factions) {
            if asked > 1 {
                faults.push(SetupFault::FactionTwice(faction));
            }
            if asked > 0 && !self.rules.has_faction(faction) {
                faults.push(SetupFault::NotInTheBox(faction.id()));
            }
        }
        for (mat, asked) in Mat::ALL.into_iter().zip(mats) {
            if asked > 1 {
                faults.push(SetupFault::MatTwice(mat));
            }
            if asked > 0 && !self.rules.has_mat(mat) {
                faults.push(SetupFault::NotInTheBox(mat.id()));
            }
        }
        for (i, wish) in self.players.iter().enumerate() {
            if wish.automa.is_some() && wish.mat.is_some() {
                faults.push(SetupFault::AutomaWithMat(i));
            }
            if let (Some(faction), Some(mat)) = (wish.faction, wish.mat)
                && is_banned(self.rules, faction, mat)
            {
                faults.push(SetupFault::Banned(faction, mat));
            }
        }
        self.tile_faults(&mut faults);
        faults
    }

    /// Faults of the modules of The Wind Gambit.
    fn tile_faults(&self, faults: &mut Vec<SetupFault>) {
        let rules = self.rules;
        let automas = self.players.iter().filter(|w| w.automa.is_some()).count();
        let modules = rules.has(Switch::Airships) || rules.has(Switch::Resolutions);
        if automas > 0 && modules && !rules.has(Switch::AutomaWindGambit) {
            faults.push(SetupFault::AutomaWithModules);
        }
        let chosen = [(TileSide::Aggressive, self.tiles.aggressive), (TileSide::Passive, self.tiles.passive)];
        for (side, tile) in chosen {
            let box_ = rules.airship_tiles(side, automas > 0);
            let pairs = rules.has(Switch::AirshipPairs);
            let needed = match (rules.has(Switch::Airships), pairs) {
                (false, _) => 0,
                (true, false) => 1,
                (true, true) => self.players.len() - automas,
            };
            if (box_.count() as usize) < needed {
                faults.push(SetupFault::TooFewTiles(side.id(), box_.count() as usize));
            }
            let Some(tile) = tile else { continue };
            if !rules.has(Switch::Airships) {
                faults.push(SetupFault::TileWithoutModule(tile.id(), Switch::Airships.id()));
            } else if tile.face().side != side {
                faults.push(SetupFault::WrongSide(tile, side));
            } else if pairs {
                faults.push(SetupFault::TileWithPairs(tile));
            } else if !box_.contains(tile) {
                faults.push(SetupFault::TileLeftOut(tile.id()));
            }
        }
        if let Some(tile) = self.tiles.resolution {
            if !rules.has(Switch::Resolutions) {
                faults.push(SetupFault::TileWithoutModule(tile.id(), Switch::Resolutions.id()));
            } else if !rules.resolution_tiles().contains(tile) {
                faults.push(SetupFault::TileLeftOut(tile.id()));
            }
        }
    }

    /// Deals factions and mats to those who left them open. A deal with a banned pair is made again from the start,
    /// so that all allowed deals stay equally likely. On a fault nothing is settled.
    pub fn settle(&mut self, rng: &mut impl Rng) -> Result<(), SetupFaults> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(SetupFaults(faults));
        }
        for _ in 0..1000 {
            let mut dealt = self.clone();
            dealt.deal_factions(rng);
            dealt.deal_mats(rng);
            if dealt.faults().is_empty() {
                *self = dealt;
                return Ok(());
            }
        }
        Err(SetupFaults(vec![SetupFault::NoDeal]))
    }

    fn deal_factions(&mut self, rng: &mut impl Rng) {
        let mut free: Vec<Faction> = Faction::ALL
            .into_iter()
            .filter(|f| self.rules.has_faction(*f) && self.players.iter().all(|p| p.faction != Some(*f)))
            .collect();
        shuffle(rng, &mut free);
        for wish in self.players.iter_mut().filter(|w| w.faction.is_none()) {
            wish.faction = free.pop();
        }
    }

    /// Any of the mats, in random order, or by the variant of The Wind Gambit in the order of their numbers, clockwise
    /// from a player drawn by lot.
    fn deal_mats(&mut self, rng: &mut impl Rng) {
        let mut free: Vec<Mat> = Mat::ALL
            .into_iter()
            .filter(|m| self.rules.has_mat(*m) && self.players.iter().all(|p| p.mat != Some(*m)))
            .collect();
        let mut open: Vec<usize> = (0..self.players.len())
            .filter(|i| self.players[*i].mat.is_none() && self.players[*i].automa.is_none())
            .collect();
        shuffle(rng, &mut free);
        if self.rules.has(Switch::MatsInOrder) {
            // The variant orders the mats in the game; which of them are in it is left to chance as ever.
            free.truncate(open.len());
            free.sort_unstable();
            open.sort_by_key(|i| self.players[*i].faction);
            let first = below(rng, open.len() as u32) as usize;
            open.rotate_left(first);
        }
        for (i, mat) in open.into_iter().zip(free) {
            self.players[i].mat = Some(mat);
        }
    }

    /// The state before the first card is dealt, with every faction and mat settled. Players sit clockwise by home
    /// base: [`Setup::seat_of`] tells who sits where.
    pub fn start(&self) -> Result<State, SetupFaults> {
        let mut faults = self.faults();
        for (i, wish) in self.players.iter().enumerate() {
            if wish.faction.is_none() || (wish.mat.is_none() && wish.automa.is_none()) {
                faults.push(SetupFault::Open(i));
            }
        }
        if !faults.is_empty() {
            return Err(SetupFaults(faults));
        }
        let sitter = |w: &Wish| w.automa.map(Sitter::Automa).or(w.mat.map(Sitter::Person));
        let mut pairs: Vec<(Faction, Sitter)> =
            self.players.iter().filter_map(|w| Some((w.faction?, sitter(w)?))).collect();
        pairs.sort_by_key(|(faction, _)| *faction);
        let mut state = State::before_deal(self.rules, &pairs);
        state.public.lay_tiles(self.tiles);
        Ok(state)
    }

    /// The seat of a player once factions are settled.
    pub fn seat_of(&self, player: usize) -> Option<Seat> {
        let own = self.players.get(player)?.faction?;
        Seat::new(self.players.iter().filter(|w| w.faction.is_some_and(|f| f < own)).count() as u8)
    }
}

/// What is dealt next in the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum DealStep {
    Tile,
    /// An airship tile, for one seat or for everybody.
    Airship(TileSide, Option<Seat>),
    Resolution,
    /// An objective laid open for everybody.
    Mission,
    Objective(Seat),
    CombatCard(Seat),
}

/// The step after this many cards: the tile, then for each seat its objectives and combat cards.
pub(crate) fn deal_step(public: &Public, dealt: u8) -> Option<DealStep> {
    let mut rest = dealt;
    if rest == 0 {
        return Some(DealStep::Tile);
    }
    if let Some(step) = module_step(public) {
        return Some(step);
    }
    rest -= 1;
    for seat in public.seats() {
        let player = public.player(seat);
        let objectives = player.mat().map_or(0, |mat| mat.face().objectives);
        if rest < objectives {
            return Some(DealStep::Objective(seat));
        }
        rest -= objectives;
        let cards = player.faction.mat().combat_cards;
        if rest < cards {
            return Some(DealStep::CombatCard(seat));
        }
        rest -= cards;
    }
    None
}

/// What is still to be dealt for The Wind Gambit. It shows in what lies on the table, so that it needs no count.
fn module_step(public: &Public) -> Option<DealStep> {
    let rules = public.rules;
    if rules.has(Switch::Airships) {
        for seat in public.seats().filter(|s| !public.player(*s).is_automa()) {
            for side in TileSide::ALL {
                if public.player(seat).airship_tile(side).is_none() {
                    return Some(DealStep::Airship(side, rules.has(Switch::AirshipPairs).then_some(seat)));
                }
            }
        }
    }
    if !rules.has(Switch::Resolutions) {
        return None;
    }
    let Some(face) = public.ending.face() else { return Some(DealStep::Resolution) };
    let open = public.ending.missions().count();
    (open < (face.objectives as usize).min(Ending::MISSIONS)).then_some(DealStep::Mission)
}

/// Whether tiles of The Wind Gambit, or what they lay open, are still to be dealt.
pub(crate) fn lacks_tiles(public: &Public) -> bool {
    module_step(public).is_some()
}

impl Public {
    /// Airship tiles of a kind that may still be dealt.
    pub(crate) fn airship_tiles_left(&self, side: TileSide) -> AirshipTileSet {
        let dealt = self.seats().filter_map(|s| self.player(s).airship_tile(side));
        self.rules.airship_tiles(side, self.has_automa()) & !dealt.collect::<AirshipTileSet>()
    }

    /// Gives an airship tile to one seat, or to everybody. Automas use none (R74).
    pub(crate) fn give_airship_tile(&mut self, tile: AirshipTile, seat: Option<Seat>) {
        for s in self.seats() {
            let player = self.player_mut(s);
            if player.is_automa() || seat.is_some_and(|only| only != s) {
                continue;
            }
            match tile.face().side {
                TileSide::Aggressive => player.aggressive = Some(tile),
                TileSide::Passive => player.passive = Some(tile),
            }
        }
    }

    /// Lays out the tiles that were chosen.
    fn lay_tiles(&mut self, tiles: Tiles) {
        for tile in [tiles.aggressive, tiles.passive].into_iter().flatten() {
            self.give_airship_tile(tile, None);
        }
        if let Some(tile) = tiles.resolution {
            self.lay_resolution(tile);
        }
    }

    /// Lays the resolution tile out. On some an Automa begins with a star (R71).
    pub(crate) fn lay_resolution(&mut self, tile: Resolution) {
        self.ending.lay(tile, self.seat_count());
        for s in self.seats() {
            let player = self.player_mut(s);
            if player.is_automa() && tile.face().automa_stars > 0 {
                player.stars.set(Star::Mission, tile.face().automa_stars);
            }
        }
    }
}

/// Who begins: the person with the lowest mat number (RL-147) or, with the switch, the next Automa clockwise (R52).
pub(crate) fn first_seat(public: &Public) -> Seat {
    let key = |s: &Seat| (public.player(*s).is_automa(), public.player(*s).mat());
    let mut first = public.seats().min_by_key(key).unwrap_or(Seat::at(0));
    if public.rules.has(Switch::AutomaBegins) && public.has_automa() {
        while !public.player(first).is_automa() {
            first = public.left_of(first);
        }
    }
    first
}

impl State {
    /// The board laid out, nothing dealt yet. Pairs are in clockwise order.
    pub(crate) fn before_deal(rules: Rules, pairs: &[(Faction, Sitter)]) -> State {
        // Seats nobody sits on hold a fixed filler, so that equal positions are equal bytes.
        let mut players = [Player::new(Faction::Nordic, Seated::Person(Mat::Industrial)); MAX_SEATS];
        for (player, (faction, sitter)) in players.iter_mut().zip(pairs) {
            match sitter {
                Sitter::Person(mat) => {
                    *player = Player::new(*faction, Seated::Person(*mat));
                    player.popularity = mat.face().popularity;
                    player.coins = mat.face().coins as u16;
                }
                Sitter::Automa(kind) => {
                    *player = Player::new(*faction, Seated::Automa(Automa::new(*kind)));
                    // It has no player mat, which would say what it begins with (R1).
                    player.popularity = AUTOMA_POPULARITY;
                    player.coins = AUTOMA_COINS;
                }
            }
            player.power = faction.mat().power;
            if rules.has(Switch::Airships) {
                player.airship = faction.home();
            }
        }
        let mut frames = Frames::EMPTY;
        frames.push(Draw::Deal { dealt: 0 });
        let mut public = Public {
            rules,
            seats: pairs.len() as u8,
            active: Seat::at(0),
            turns: 0,
            structure_tile: None,
            encounter_tokens: ENCOUNTER_HEXES,
            encounter_deck: rules.encounter_cards(),
            factory_count: pairs.len() as u8 + 1,
            factory_dealt: false,
            factory_seen: SeatSet::NONE,
            revealed: ObjectiveSet::NONE,
            deck_count: COMBAT_DECK.count(),
            discard: CombatCards::NONE,
            resources: [[0; 4]; Place::COUNT],
            players,
            occupied: Occupied::default(),
            stocked: PlaceSet::NONE,
            turn: Turn::default(),
            combat: Combat::default(),
            tie_token: None,
            tokens: FactionTokens::default(),
            ending: Ending::default(),
            frames,
            over: false,
        };
        for (seat, (faction, _)) in pairs.iter().enumerate() {
            for place in LAND[faction.home().index()] {
                public.add_worker(Seat::at(seat), place, &mut 0);
            }
        }
        public.active = first_seat(&public);
        if pairs.len() > 2 && public.has_automa() {
            public.tie_token = Some(Faction::Albion);
        }
        State {
            public,
            own: [Own::default(); MAX_SEATS],
            hidden: Hidden {
                deck: COMBAT_DECK,
                factory_pool: FactoryCardSet::NONE,
                objective_deck: rules.objective_cards(),
            },
        }
    }
}
