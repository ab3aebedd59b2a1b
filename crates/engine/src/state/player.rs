use super::Automa;
use super::rows::{on_board, standing_on};
use crate::rules::{Rules, Switch};
use crate::tables::{MECHS, PRODUCE_COST, WORKERS};
use crate::tracks::{MAX_POPULARITY, MAX_POWER};
use crate::vocab::*;
use crate::wind_gambit::ending::MissionSet;

/// Tracks that have fallen below the goal since its star was placed: with some resolution tiles it may be reached again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct FallenTracks(u8);

impl FallenTracks {
    /// Of the goals, these two are tracks.
    const fn bit(star: Star) -> u8 {
        match star {
            Star::Power => 1,
            Star::Popularity => 2,
            _ => 0,
        }
    }

    #[inline]
    pub(crate) const fn has(self, star: Star) -> bool {
        self.0 & FallenTracks::bit(star) != 0
    }

    pub(crate) const fn set(&mut self, star: Star, fallen: bool) {
        let bit = FallenTracks::bit(star);
        self.0 = if fallen { self.0 | bit } else { self.0 & !bit };
    }

    /// For keys.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

/// Who plays a seat: a person, who has a player mat, or an Automa, which has none.
///
/// ```
/// use kosa_engine::{Seated, Setup, vocab::{Faction, Mat}};
/// let setup = Setup::chosen([(Faction::Nordic, Mat::Industrial), (Faction::Crimea, Mat::Mechanical)]);
/// let state = setup.start().unwrap();
/// let seat = state.public().seats().next().unwrap();
/// assert_eq!(*state.public().player(seat).seated(), Seated::Person(Mat::Industrial));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Seated {
    /// A person with this player mat.
    Person(Mat),
    /// An Automa with what lies before it.
    Automa(Automa),
}

/// What everybody may see of one player: both mats, the tracks and the pieces on the board.
///
/// ```
/// use kosa_engine::{State, vocab::{Faction, Seat}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; power 5; mechs 1 at h11; seat crimea mechanical",
/// ).unwrap();
/// let player = state.public().player(Seat::new(0).unwrap());
/// assert_eq!((player.faction(), player.power(), player.mech_count()), (Faction::Nordic, 5, 1));
/// assert_eq!(player.mechs_on("h11".parse().unwrap()), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) faction: Faction,
    pub(crate) seated: Seated,
    pub(crate) power: u8,
    pub(crate) popularity: u8,
    pub(crate) coins: u16,
    pub(crate) hand_count: u8,
    pub(crate) objective_count: u8,
    pub(crate) stars: Stars,
    pub(crate) character: Place,
    /// Sorted, mechs still on the mat last. All mechs are alike: abilities belong to the faction.
    pub(crate) mechs: [Place; MECHS],
    /// Slots whose mech has been deployed.
    pub(crate) deployed: MechSlotSet,
    /// Sorted, workers still on the mat last.
    pub(crate) workers: [Place; WORKERS],
    pub(crate) structures: [Place; Structure::COUNT],
    /// Cubes that have left their green box.
    pub(crate) cubes: CubeSet,
    /// Cubes lying on the red boxes of each section.
    pub(crate) reduced: [u8; BottomAction::COUNT],
    /// Recruits enlisted.
    pub(crate) recruits: BottomActionSet,
    /// One-time bonuses taken.
    pub(crate) one_time: RecruitBonusSet,
    pub(crate) factory_card: Option<FactoryCard>,
    /// Where the airship is; off the board without the module.
    pub(crate) airship: Place,
    /// Resource tokens aboard.
    pub(crate) aboard: Resources,
    /// The airship tiles in force for this player.
    pub(crate) aggressive: Option<AirshipTile>,
    pub(crate) passive: Option<AirshipTile>,
    /// Objective cards exchanged for others.
    pub(crate) given_up: u8,
    /// Open objectives on which a star has been placed.
    pub(crate) missions: MissionSet,
    pub(crate) fallen: FallenTracks,
    /// Where the action token stands.
    pub(crate) token: Option<Section>,
    // Sets of places kept beside the lists because every rule asks for them.
    pub(crate) fighters_at: PlaceSet,
    pub(crate) workers_at: PlaceSet,
    pub(crate) built_at: PlaceSet,
}

impl Player {
    /// A player before set-up: character at home, everything else on the mats.
    pub(crate) fn new(faction: Faction, seated: Seated) -> Player {
        let mut player = Player {
            faction,
            seated,
            power: 0,
            popularity: 0,
            coins: 0,
            hand_count: 0,
            objective_count: 0,
            stars: Stars::default(),
            character: faction.home(),
            mechs: [Place::OFF; MECHS],
            deployed: MechSlotSet::NONE,
            workers: [Place::OFF; WORKERS],
            structures: [Place::OFF; Structure::COUNT],
            cubes: CubeSet::NONE,
            reduced: [0; BottomAction::COUNT],
            recruits: BottomActionSet::NONE,
            one_time: RecruitBonusSet::NONE,
            factory_card: None,
            airship: Place::OFF,
            aboard: [0; 4],
            aggressive: None,
            passive: None,
            given_up: 0,
            missions: MissionSet::default(),
            fallen: FallenTracks::default(),
            token: None,
            fighters_at: PlaceSet::NONE,
            workers_at: PlaceSet::NONE,
            built_at: PlaceSet::NONE,
        };
        player.refresh();
        player
    }

    /// The faction.
    pub const fn faction(&self) -> Faction {
        self.faction
    }

    /// The Automa on this seat, if no person plays it.
    pub const fn automa(&self) -> Option<&Automa> {
        match &self.seated {
            Seated::Automa(automa) => Some(automa),
            Seated::Person(_) => None,
        }
    }

    /// Whether an Automa plays this seat.
    #[inline]
    pub const fn is_automa(&self) -> bool {
        matches!(self.seated, Seated::Automa(_))
    }

    #[inline]
    pub(crate) const fn automa_mut(&mut self) -> Option<&mut Automa> {
        match &mut self.seated {
            Seated::Automa(automa) => Some(automa),
            Seated::Person(_) => None,
        }
    }

    /// Who plays the seat.
    #[inline]
    pub const fn seated(&self) -> &Seated {
        &self.seated
    }

    /// The player mat; an Automa has none.
    #[inline]
    pub const fn mat(&self) -> Option<Mat> {
        match self.seated {
            Seated::Person(mat) => Some(mat),
            Seated::Automa(_) => None,
        }
    }

    /// What the player mat shows for a section; nothing for the Factory card, and nothing for an Automa.
    #[inline]
    pub fn section(&self, section: Section) -> Option<&'static MatSection> {
        self.mat()?.section(section)
    }

    /// What the player mat shows for a bottom-row action; nothing for an Automa.
    #[inline]
    pub fn bottom_row(&self, action: BottomAction) -> Option<&'static MatSection> {
        Some(&self.mat()?.face().sections[action.index()])
    }

    /// Power on the track.
    pub const fn power(&self) -> u8 {
        self.power
    }

    /// Popularity on the track.
    pub const fn popularity(&self) -> u8 {
        self.popularity
    }

    /// Coins.
    pub const fn coins(&self) -> u16 {
        self.coins
    }

    /// Combat cards in hand; their values are secret.
    pub const fn hand_count(&self) -> u8 {
        self.hand_count
    }

    /// Objective cards in hand.
    pub const fn objective_count(&self) -> u8 {
        self.objective_count
    }

    /// Stars placed.
    pub const fn stars(&self) -> Stars {
        self.stars
    }

    /// Where the character is.
    pub const fn character(&self) -> Place {
        self.character
    }

    /// Where the deployed mechs are.
    pub fn mechs(&self) -> impl Iterator<Item = Place> + use<> {
        self.mechs.into_iter().filter(|p| p.is_on_board())
    }

    /// Where the workers are that have left the mat.
    pub fn workers(&self) -> impl Iterator<Item = Place> + use<> {
        self.workers.into_iter().filter(|p| p.is_on_board())
    }

    /// Where a structure stands, once built.
    pub fn structure(&self, structure: Structure) -> Option<Hex> {
        self.structures[structure.index()].hex()
    }

    /// The Factory card, once chosen.
    pub const fn factory_card(&self) -> Option<FactoryCard> {
        self.factory_card
    }

    /// Where the airship is, in a game with airships.
    pub fn airship(&self) -> Option<Place> {
        self.airship.is_on_board().then_some(self.airship)
    }

    /// Resource tokens aboard the airship.
    pub const fn aboard(&self) -> Resources {
        self.aboard
    }

    /// The airship tile of a kind that is in force for this player.
    pub const fn airship_tile(&self, side: TileSide) -> Option<AirshipTile> {
        match side {
            TileSide::Aggressive => self.aggressive,
            TileSide::Passive => self.passive,
        }
    }

    /// Where the action token stands; nowhere before the first turn.
    pub const fn action_token(&self) -> Option<Section> {
        self.token
    }

    /// Whether the mech of this slot has been deployed.
    pub const fn has_deployed(&self, slot: MechSlot) -> bool {
        self.deployed.contains(slot)
    }

    /// Mechs deployed.
    #[inline]
    pub fn mech_count(&self) -> u8 {
        on_board(&self.mechs)
    }

    /// Workers that have left the mat, home base included.
    #[inline]
    pub fn worker_count(&self) -> u8 {
        on_board(&self.workers)
    }

    /// Structures built.
    #[inline]
    pub const fn structure_count(&self) -> u8 {
        self.built_at.count() as u8
    }

    /// Upgrades made.
    #[inline]
    pub const fn upgrade_count(&self) -> u8 {
        self.cubes.count() as u8
    }

    /// Recruits enlisted.
    #[inline]
    pub const fn recruit_count(&self) -> u8 {
        self.recruits.count() as u8
    }

    /// Whether the cube has left its green box, so that the better gain counts.
    #[inline]
    pub const fn has_moved(&self, cube: Cube) -> bool {
        self.cubes.contains(cube)
    }

    /// Whether the recruit of this bottom-row action has been enlisted.
    #[inline]
    pub const fn has_enlisted(&self, recruit: BottomAction) -> bool {
        self.recruits.contains(recruit)
    }

    /// Whether the one-time recruit bonus has been taken.
    #[inline]
    pub const fn has_taken(&self, bonus: RecruitBonus) -> bool {
        self.one_time.contains(bonus)
    }

    /// Whether the structure has been built.
    #[inline]
    pub const fn has_built(&self, structure: Structure) -> bool {
        self.structures[structure.index()].is_on_board()
    }

    /// Cubes lying on the red boxes of a bottom-row action.
    pub const fn reduced(&self, action: BottomAction) -> u8 {
        self.reduced[action.index()]
    }

    /// Resource tokens the bottom-row action costs now.
    #[inline]
    pub fn cost(&self, action: BottomAction) -> u8 {
        self.bottom_row(action).map_or(0, |printed| printed.cost.saturating_sub(self.reduced[action.index()]))
    }

    /// What Produce costs now: power, popularity and coins shown by the spaces that workers have left.
    #[inline]
    pub fn produce_cost(&self) -> (u8, u8, u16) {
        PRODUCE_COST[self.worker_count() as usize]
    }

    /// Whether the section may be chosen this turn: another one than last turn, but for Relentless (RL-001, RL-062).
    #[inline]
    pub fn may_choose(&self, section: Section, rules: Rules) -> bool {
        let factory_too = rules.has(Switch::RelentlessFactory);
        let repeats = crate::abilities::relentless::may_repeat(self.faction, section, factory_too);
        // Asked of every section at every turn: without a branch for each.
        (section != Section::Factory || self.factory_card.is_some())
            & ((self.token != Some(section)) | repeats)
    }

    pub(crate) fn gain_power(&mut self, amount: u8) -> u8 {
        let gained = amount.min(MAX_POWER.saturating_sub(self.power));
        self.power += gained;
        gained
    }

    pub(crate) fn lose_power(&mut self, amount: u8) -> u8 {
        let lost = amount.min(self.power);
        self.power -= lost;
        lost
    }

    pub(crate) fn gain_popularity(&mut self, amount: u8) -> u8 {
        let gained = amount.min(MAX_POPULARITY.saturating_sub(self.popularity));
        self.popularity += gained;
        gained
    }

    pub(crate) fn lose_popularity(&mut self, amount: u8) -> u8 {
        let lost = amount.min(self.popularity);
        self.popularity -= lost;
        lost
    }

    pub(crate) fn gain_coins(&mut self, amount: u16) {
        self.coins = self.coins.saturating_add(amount);
    }

    pub(crate) fn lose_coins(&mut self, amount: u16) -> u16 {
        let lost = amount.min(self.coins);
        self.coins -= lost;
        lost
    }

    /// Brings the sets of places in line with the lists.
    pub(crate) fn refresh(&mut self) {
        self.refresh_fighters();
        self.refresh_workers();
        self.built_at = self.structures.into_iter().collect();
    }

    /// The set that follows from mechs and character.
    #[inline]
    pub(super) fn refresh_fighters(&mut self) {
        self.fighters_at = self.mechs_at() | self.character.set();
    }

    /// The set that follows from the workers.
    #[inline]
    pub(super) fn refresh_workers(&mut self) {
        self.workers_at = self.workers.into_iter().collect();
    }

    /// All places with a mech of this player.
    #[inline]
    pub(crate) fn mechs_at(&self) -> PlaceSet {
        self.mechs.into_iter().collect()
    }

    /// All places with a unit of this player.
    #[inline]
    pub(crate) fn units_at(&self) -> PlaceSet {
        self.fighters_at | self.workers_at
    }

    /// The player's workers on a place.
    #[inline]
    pub fn workers_on(&self, place: Place) -> u8 {
        standing_on(&self.workers, place)
    }

    /// The player's mechs on a place.
    #[inline]
    pub fn mechs_on(&self, place: Place) -> u8 {
        standing_on(&self.mechs, place)
    }

    /// The player's character and mechs on a place.
    #[inline]
    pub fn fighters_on(&self, place: Place) -> u8 {
        self.mechs_on(place) + (self.character == place) as u8
    }
}
