//! The Automa: its cards, its star tracks, and what its levels change.

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde::Deserialize;
use serde::de::Error as _;
use toml::Spanned;

use crate::error::{DataError, Source};
use crate::factions::{Pieces, START_WORKERS};
use crate::tiles::Power;
use crate::words::{Faction, Status, words};

pub(crate) const CARDS: usize = 19;
/// The columns of the combat part, by the power the Automa has.
const POWER_RANGES: [[u8; 2]; 3] = [[0, 7], [8, 13], [14, 16]];
const MAX_COMBAT_CARDS: u8 = 3;
const MAX_RESOURCES: u8 = 4;
/// The factions whose symbols came with the reprinted cards.
const INVADERS: [Faction; 2] = [Faction::Albion, Faction::Togawa];

words! {
    MoveToken, "move token" {
        Worker = "move_worker",
        Mech = "move_mech",
        Character = "move_character",
        EncounterOrFactory = "encounter_or_factory",
        AttackWorkers = "attack_workers",
        AttackUnits = "attack_units",
    }
}

words! {
    GainToken, "gain token" {
        Worker = "worker",
        MechOrCharacter = "mech_or_character",
        Coin = "coin",
        Power = "power",
        CombatCard = "combat_card",
    }
}

words! {
    RecruitToken, "recruit bonus" {
        None = "none",
        Power = "power",
        Coin = "coin",
        Popularity = "popularity",
        CombatCard = "combat_card",
    }
}

words! {
    Revision, "revision" {
        Base = "base",
        InvadersFromAfar = "invaders_from_afar",
    }
}

words! {
    /// In the order of the engine's type: the table is indexed by it.
    Level, "level" {
        Autometta = "autometta",
        Automa = "automa",
        Automaszyna = "automaszyna",
        Ultimaszyna = "ultimaszyna",
    }
}

words! {
    /// What the star tracks print for the levels, in their order.
    Difficulty, "difficulty" {
        Easy = "easy",
        Normal = "normal",
        Hard = "hard",
        VeryHard = "very hard",
    }
}

words! {
    SpaceKind, "space" {
        Start = "start",
        Step = "step",
        Star = "star",
        FirstStar = "star2",
    }
}

words! {
    Retreat, "retreat" {
        FactionMat = "faction_mat",
        HomeBase = "home_base",
    }
}

words! {
    Piece, "token" {
        Flag = "flag",
        Trap = "trap",
    }
}

/// A token such as `attack_units:5@saxony`, taken apart.
struct Token<'a> {
    name: &'a str,
    number: Option<u8>,
    only: Option<Faction>,
}

impl Token<'_> {
    fn read(text: &str) -> Result<Token<'_>, String> {
        let (rest, only) = match text.split_once('@') {
            Some((rest, faction)) => (rest, Some(Faction::from_id(faction)?)),
            None => (text, None),
        };
        let (name, number) = match rest.split_once(':') {
            Some((name, number)) => (name, Some(Token::number(number)?)),
            None => (rest, None),
        };
        Ok(Token { name, number, only })
    }

    /// Digits alone: the parser of numbers would also take a sign.
    fn number(text: &str) -> Result<u8, String> {
        let plain = text.starts_with(|c: char| matches!(c, '1'..='9'));
        let number = text.parse().ok().filter(|n| plain && (1..=16).contains(n));
        number.ok_or_else(|| format!("the number is {text:?}, expected 1 to 16"))
    }
}

/// What the first two rows are made of.
pub(crate) trait Row: Copy + Ord + 'static {
    fn named(name: &str) -> Result<Self, String>;

    /// Whether the token has a number behind its name.
    fn is_counted(self) -> bool;
}

impl Row for MoveToken {
    fn named(name: &str) -> Result<MoveToken, String> {
        MoveToken::from_id(name)
    }

    fn is_counted(self) -> bool {
        self == MoveToken::AttackUnits
    }
}

impl Row for GainToken {
    fn named(name: &str) -> Result<GainToken, String> {
        GainToken::from_id(name)
    }

    fn is_counted(self) -> bool {
        true
    }
}

/// One symbol of a card.
#[derive(Debug)]
pub(crate) struct Symbol<T> {
    pub(crate) what: T,
    /// The number behind the name; 1 where there is none.
    pub(crate) number: u8,
    /// The faction in the brackets.
    pub(crate) only: Option<Faction>,
    /// As the file writes it.
    text: String,
}

impl<T: Row> Symbol<T> {
    fn read(text: &str) -> Result<Symbol<T>, String> {
        let token = Token::read(text)?;
        let what = T::named(token.name)?;
        if what.is_counted() != token.number.is_some() {
            let fault = if what.is_counted() { "a number is missing" } else { "it takes no number" };
            return Err(fault.into());
        }
        Ok(Symbol { what, number: token.number.unwrap_or(1), only: token.only, text: text.to_owned() })
    }
}

impl<'de, T: Row> Deserialize<'de> for Symbol<T> {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        Symbol::read(&text).map_err(|e| D::Error::custom(format!("token {text:?}: {e}")))
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scheme {
    pub(crate) moves: Vec<Symbol<MoveToken>>,
    pub(crate) gains: Vec<Symbol<GainToken>>,
    pub(crate) recruit_bonus: RecruitToken,
    /// The symbols that came with the expansion.
    #[serde(default)]
    ifa_added: Vec<Spanned<String>>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Card {
    number: usize,
    revision: Revision,
    pub(crate) star_advance: bool,
    pub(crate) autometta_skip: bool,
    pub(crate) combat_power: [u8; 3],
    pub(crate) combat_cards: u8,
    pub(crate) resources: u8,
    scheme1: Spanned<Scheme>,
    scheme2: Spanned<Scheme>,
}

impl Card {
    pub(crate) fn schemes(&self) -> [&Scheme; 2] {
        [self.scheme1.get_ref(), self.scheme2.get_ref()]
    }

    fn check(&self, dial_max: u8) -> Result<(), String> {
        if self.combat_power.iter().any(|p| *p > dial_max) {
            return Err(format!("combat_power is {:?}, expected 0 to {dial_max} each", self.combat_power));
        }
        if self.combat_cards > MAX_COMBAT_CARDS {
            return Err(format!("combat_cards is {}, expected 0 to {MAX_COMBAT_CARDS}", self.combat_cards));
        }
        if self.resources > MAX_RESOURCES {
            return Err(format!("resources is {}, expected 0 to {MAX_RESOURCES}", self.resources));
        }
        let added = self.schemes().iter().any(|s| !s.ifa_added.is_empty());
        if (self.revision == Revision::InvadersFromAfar) != added {
            return Err(format!("revision is {:?}, but ifa_added says otherwise", self.revision.id()));
        }
        Ok(())
    }

    fn check_schemes(&self, source: &Source) -> Result<(), DataError> {
        for (name, spanned) in [("scheme1", &self.scheme1), ("scheme2", &self.scheme2)] {
            let scheme = spanned.get_ref();
            for added in &scheme.ifa_added {
                let result = scheme.check_added(added.get_ref());
                result.map_err(|e| source.fault(added.span(), format!("{name}: {e}")))?;
            }
            scheme.check().map_err(|e| source.fault(spanned.span(), format!("{name}: {e}")))?;
        }
        Ok(())
    }
}

impl Scheme {
    /// The symbols of both rows, each with its place in the row.
    fn symbols(&self) -> impl Iterator<Item = (usize, &str, Option<Faction>)> {
        let moves = self.moves.iter().enumerate().map(|(i, s)| (i, s.text.as_str(), s.only));
        moves.chain(self.gains.iter().enumerate().map(|(i, s)| (i, s.text.as_str(), s.only)))
    }

    fn check_added(&self, token: &str) -> Result<(), String> {
        let Some((place, _, only)) = self.symbols().find(|(_, text, _)| *text == token) else {
            return Err(format!("token {token:?} of ifa_added is in neither row"));
        };
        if !only.is_some_and(|f| INVADERS.contains(&f)) {
            return Err(format!("token {token:?} of ifa_added is not in brackets for albion or togawa"));
        }
        if place != 0 {
            return Err(format!("token {token:?} of ifa_added does not stand in front of its row"));
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        if self.moves.is_empty() || self.gains.is_empty() {
            return Err("a row has no token".into());
        }
        let added: Vec<_> = self.ifa_added.iter().map(|t| t.get_ref().as_str()).collect();
        let bracketed = self.symbols().filter(|(_, _, only)| only.is_some_and(|f| INVADERS.contains(&f)));
        let bracketed: Vec<_> = bracketed.map(|(_, text, _)| text).collect();
        match bracketed.iter().find(|text| !added.contains(text)) {
            Some(token) => Err(format!("token {token:?} is missing from ifa_added")),
            None if added.len() != bracketed.len() => Err("ifa_added names a token twice".into()),
            None => Ok(()),
        }
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Deck {
    cards: usize,
    power_ranges: Spanned<Vec<[u8; 2]>>,
    schemes: Vec<String>,
    move_tokens: Vec<MoveToken>,
    gain_tokens: Vec<GainToken>,
    recruit_tokens: Vec<RecruitToken>,
}

type Totals<T> = Spanned<BTreeMap<T, usize>>;

/// What the cards are known to add up to.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Checks {
    combat_card_histogram: Spanned<Vec<usize>>,
    star_advance_cards: Spanned<usize>,
    no_star_cards: Spanned<Vec<usize>>,
    autometta_skip_cards: Spanned<Vec<usize>>,
    ifa_cards: Spanned<Vec<usize>>,
    resources_sum: Spanned<usize>,
    combat_cards_sum: Spanned<usize>,
    combat_power_sums: Spanned<Vec<usize>>,
    scheme1_unbracketed_gains: Totals<GainToken>,
    scheme1_unbracketed_moves: Totals<MoveToken>,
    scheme2_unbracketed_gains: Totals<GainToken>,
    scheme2_unbracketed_moves: Totals<MoveToken>,
    bracketed_tokens: Totals<Faction>,
    scheme1_recruit_bonus: Totals<RecruitToken>,
    scheme2_recruit_bonus: Totals<RecruitToken>,
}

/// A space of a star track.
#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "String")]
struct Space {
    kind: SpaceKind,
    no_water: bool,
}

impl TryFrom<String> for Space {
    type Error = String;

    fn try_from(text: String) -> Result<Space, String> {
        let (kind, no_water) = text.strip_suffix('-').map_or((text.as_str(), false), |kind| (kind, true));
        Ok(Space { kind: SpaceKind::from_id(kind)?, no_water })
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Track {
    level: Level,
    printed_difficulty: Difficulty,
    columns: usize,
    pub(crate) spaces: usize,
    row_lengths: Vec<usize>,
    rows: Vec<Vec<Space>>,
    no_water: Vec<usize>,
    stars: Vec<usize>,
    scheme2_at: usize,
}

impl Track {
    /// The spaces with a star, a bit for each.
    pub(crate) fn stars(&self) -> u32 {
        self.stars.iter().fold(0, |set, s| set | 1 << s)
    }

    /// The spaces with the sign against water, a bit for each.
    pub(crate) fn no_water(&self) -> u32 {
        self.no_water.iter().fold(0, |set, s| set | 1 << s)
    }

    /// The numbers of the spaces with some property.
    fn spaces_with(&self, property: impl Fn(Space) -> bool) -> Vec<usize> {
        self.rows.iter().flatten().enumerate().filter(|(_, s)| property(**s)).map(|(i, _)| i).collect()
    }

    fn check(&self, stars: usize) -> Result<(), String> {
        let lengths: Vec<_> = self.rows.iter().map(Vec::len).collect();
        agree("row_lengths", &self.row_lengths, &lengths)?;
        agree("spaces", &self.spaces, &lengths.iter().sum())?;
        let full = lengths.split_last().is_some_and(|(last, full)| {
            full.iter().all(|n| *n == self.columns) && (1..=self.columns).contains(last)
        });
        if !full || self.spaces > 32 {
            return Err(format!("expected rows of {} spaces, and 32 spaces at most", self.columns));
        }
        agree("no_water", &self.no_water, &self.spaces_with(|s| s.no_water))?;
        let is_star = |s: Space| matches!(s.kind, SpaceKind::Star | SpaceKind::FirstStar);
        agree("stars", &self.stars, &self.spaces_with(is_star))?;
        agree("scheme2_at", &vec![self.scheme2_at], &self.spaces_with(|s| s.kind == SpaceKind::FirstStar))?;
        if self.stars.first() != Some(&self.scheme2_at) {
            return Err(format!("scheme2_at is {}, but this is not the first star", self.scheme2_at));
        }
        if self.spaces_with(|s| s.kind == SpaceKind::Start) != [0] {
            return Err("the first space, and no other, is the start".into());
        }
        // The marker needs no rule for the end of the track: the last star ends the game.
        if self.stars.len() != stars || self.stars.last() != Some(&(self.spaces - 1)) {
            return Err(format!("expected {stars} stars, one of them on the last space"));
        }
        Ok(())
    }
}

/// What stands beside the rows of a track must be what the rows show.
fn agree<T: PartialEq + Debug>(name: &str, said: &T, shown: &T) -> Result<(), String> {
    if said == shown { Ok(()) } else { Err(format!("{name} is {said:?}, but the rows show {shown:?}")) }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct LevelRules {
    name: Level,
    star_track: Level,
    pub(crate) skip_turns: bool,
    pub(crate) all_moves: bool,
    water_from_start: bool,
    pub(crate) combat_units_retreat_to: Retreat,
    pub(crate) extra_coin_per_coin_card: u8,
    pub(crate) extra_power_per_power_card: u8,
}

impl LevelRules {
    fn check(&self, track: &Track) -> Result<(), String> {
        if self.water_from_start != track.no_water.is_empty() {
            let fault = "but no_water of its star track says otherwise";
            return Err(format!("water_from_start is {}, {fault}", self.water_from_start));
        }
        if self.extra_coin_per_coin_card > 9 || self.extra_power_per_power_card > 9 {
            return Err("expected 0 to 9 extra coins and power".into());
        }
        Ok(())
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Setup {
    pub(crate) coins: u8,
    pub(crate) popularity: u8,
    workers_on_board: usize,
    workers_on_faction_mat: usize,
    mechs_on_faction_mat: usize,
    stars: usize,
    character_on: String,
    power_and_combat_cards: String,
    factory_cards_solo: usize,
    first_player: String,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stars {
    pub(crate) max_combat_stars: u8,
    max_power_stars: u8,
    other_sources: Vec<String>,
    game_end_at: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scoring {
    pub(crate) coins_per_star: u8,
    pub(crate) coins_per_territory: u8,
    coins_per_resource_pair: u8,
    pub(crate) human_max_scoring_resources_per_territory: u8,
    tie_break_skips: Vec<String>,
}

/// The variant for more seats. The engine plays one Automa against one human, so only its order is checked.
#[derive(Deserialize, Debug)]
struct Multi {
    min_seats: u8,
    tie_token_home_bases_clockwise: Vec<Faction>,
    tie_token_start: Faction,
    tie_token_step: usize,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct InvadersFromAfar {
    reprinted_cards: Vec<usize>,
    automa_places_tokens: BTreeMap<Faction, Piece>,
    tokens_evidence: Status,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WindGambit {
    automa_rulebook_in_box: bool,
    automa_text_found: bool,
    airship_tiles_not_used_solo: Vec<String>,
    resolution_tiles_used_solo: Vec<String>,
    solo_lists_evidence: Status,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Automa {
    schema: u8,
    deck: Spanned<Deck>,
    checks: Checks,
    card: Vec<Spanned<Card>>,
    star_track: Vec<Spanned<Track>>,
    level: Vec<Spanned<LevelRules>>,
    setup: Spanned<Setup>,
    stars: Spanned<Stars>,
    scoring: Spanned<Scoring>,
    multi: Spanned<Multi>,
    invaders_from_afar: Spanned<InvadersFromAfar>,
    wind_gambit: Spanned<WindGambit>,
}

impl Automa {
    /// The cards by number.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &Card> {
        self.card.iter().map(Spanned::get_ref)
    }

    /// The levels in the order of the engine's type, each with its track. The checks have found every track.
    pub(crate) fn levels(&self) -> impl Iterator<Item = (&LevelRules, &Track)> {
        let levels = self.level.iter().map(Spanned::get_ref);
        levels.filter_map(|level| self.track(level.star_track).map(|track| (level, track)))
    }

    fn track(&self, level: Level) -> Option<&Track> {
        self.star_track.iter().map(Spanned::get_ref).find(|t| t.level == level)
    }

    /// The least power of the second and of the third column of the combat part.
    pub(crate) fn power_columns(&self) -> impl Iterator<Item = u8> {
        self.deck.get_ref().power_ranges.get_ref().iter().skip(1).map(|[first, _]| *first)
    }

    pub(crate) fn setup(&self) -> &Setup {
        self.setup.get_ref()
    }

    pub(crate) fn stars(&self) -> &Stars {
        self.stars.get_ref()
    }

    pub(crate) fn scoring(&self) -> &Scoring {
        self.scoring.get_ref()
    }

    /// What is not known for certain: what it is about, how well it is known, and what the doubt is.
    pub(crate) fn doubts(&self) -> Vec<(String, Status, String)> {
        let invaders = self.invaders_from_afar.get_ref();
        let reprinted: Vec<_> = invaders.reprinted_cards.iter().map(usize::to_string).collect();
        let mut doubts = vec![
            (
                "variant for three or more seats".into(),
                Status::SemiOfficial,
                "From the Rise of Fenris rulebook, page 48, known through a digest; gaps are filled by our \
                 own choice."
                    .into(),
            ),
            (
                format!("Automa cards {}: symbols of Albion and Togawa", reprinted.join(", ")),
                Status::Agreed,
                "Two transcriptions agree; no picture of the reprinted cards was seen.".into(),
            ),
            (
                "Flags and Traps of an Automa".into(),
                invaders.tokens_evidence,
                "Two notes of the Rise of Fenris rulebook imply that it places them; the printed rule was \
                 not found."
                    .into(),
            ),
        ];
        let gambit = self.wind_gambit.get_ref();
        if !gambit.automa_text_found {
            let note = format!(
                "The Automa rulebook of The Wind Gambit was not found: how the Automa flies and resolves is \
                 unknown, and the lists of tiles for solo games are {}.",
                gambit.solo_lists_evidence.id()
            );
            doubts.push(("The Wind Gambit with an Automa".into(), Status::NotFound, note));
        }
        doubts
    }

    pub(crate) fn check(&self, source: &Source, pieces: &Pieces, power: &Power) -> Result<(), DataError> {
        if self.schema != 1 {
            return Err(source.fault_of_file(format!("schema is {}, expected 1", self.schema)));
        }
        self.check_deck(source, power.max)?;
        for (i, spanned) in self.card.iter().enumerate() {
            let card = spanned.get_ref();
            if card.number != i + 1 {
                let fault = format!("card {} is missing or out of order", i + 1);
                return Err(source.fault(spanned.span(), fault));
            }
            card.check(power.dial_max).map_err(|e| source.fault(spanned.span(), e))?;
            card.check_schemes(source)?;
        }
        if self.card.len() != CARDS {
            let fault = format!("{} Automa cards, expected {CARDS}", self.card.len());
            return Err(source.fault_of_file(fault));
        }
        self.check_totals(source)?;
        self.check_levels(source, pieces.stars)?;
        self.check_constants(source, pieces)?;
        self.check_variants(source)
    }

    fn check_deck(&self, source: &Source, max_power: u8) -> Result<(), DataError> {
        let deck = self.deck.get_ref();
        let ranges = &deck.power_ranges;
        if *ranges.get_ref() != POWER_RANGES {
            let fault = format!("power_ranges is {:?}, expected {POWER_RANGES:?}", ranges.get_ref());
            return Err(source.fault(ranges.span(), fault));
        }
        if ranges.get_ref().last().is_none_or(|[_, last]| *last != max_power) {
            let fault = format!("power_ranges must end with the power track at {max_power}");
            return Err(source.fault(ranges.span(), fault));
        }
        let fault = if deck.cards != CARDS {
            format!("cards is {}, expected {CARDS}", deck.cards)
        } else if deck.schemes != ["scheme1", "scheme2"] {
            "schemes must be scheme1 and scheme2".into()
        } else if deck.move_tokens != MoveToken::ALL {
            "move_tokens must be all move tokens in their order".into()
        } else if deck.gain_tokens != GainToken::ALL {
            "gain_tokens must be all gain tokens in their order".into()
        } else if deck.recruit_tokens != RecruitToken::ALL {
            "recruit_tokens must be all recruit bonuses in their order".into()
        } else {
            return Ok(());
        };
        Err(source.fault(self.deck.span(), fault))
    }

    /// The control totals of the file, added up again.
    fn check_totals(&self, source: &Source) -> Result<(), DataError> {
        let checks = &self.checks;
        let numbers = |property: &dyn Fn(&Card) -> bool| -> Vec<usize> {
            self.cards().filter(|c| property(c)).map(|c| c.number).collect()
        };
        let sum =
            |value: &dyn Fn(&Card) -> u8| -> usize { self.cards().map(|c| usize::from(value(c))).sum() };
        let count = |n: u8| self.cards().filter(|c| c.combat_cards == n).count();
        let same = Same { source };
        same.value("combat_card_histogram", &checks.combat_card_histogram, &(0..=3).map(count).collect())?;
        let stars = numbers(&|c| c.star_advance).len();
        same.value("star_advance_cards", &checks.star_advance_cards, &stars)?;
        same.value("no_star_cards", &checks.no_star_cards, &numbers(&|c| !c.star_advance))?;
        same.value("autometta_skip_cards", &checks.autometta_skip_cards, &numbers(&|c| c.autometta_skip))?;
        same.value("ifa_cards", &checks.ifa_cards, &self.reprinted())?;
        same.value("resources_sum", &checks.resources_sum, &sum(&|c| c.resources))?;
        same.value("combat_cards_sum", &checks.combat_cards_sum, &sum(&|c| c.combat_cards))?;
        let columns = (0..3).map(|i| sum(&|c| c.combat_power[i])).collect();
        same.value("combat_power_sums", &checks.combat_power_sums, &columns)?;
        let schemes = [
            (
                0,
                ["scheme1_unbracketed_gains", "scheme1_unbracketed_moves", "scheme1_recruit_bonus"],
                &checks.scheme1_unbracketed_gains,
                &checks.scheme1_unbracketed_moves,
                &checks.scheme1_recruit_bonus,
            ),
            (
                1,
                ["scheme2_unbracketed_gains", "scheme2_unbracketed_moves", "scheme2_recruit_bonus"],
                &checks.scheme2_unbracketed_gains,
                &checks.scheme2_unbracketed_moves,
                &checks.scheme2_recruit_bonus,
            ),
        ];
        for (i, names, gains, moves, bonus) in schemes {
            let scheme = || self.cards().map(|c| c.schemes()[i]);
            let unbracketed = scheme().flat_map(|s| &s.gains).filter(|s| s.only.is_none());
            let counts = unbracketed.map(|s| (s.what, s.number.into()));
            same.totals(names[0], gains, GainToken::ALL, GainToken::id, counts)?;
            let unbracketed = scheme().flat_map(|s| &s.moves).filter(|s| s.only.is_none());
            let counts = unbracketed.map(|s| (s.what, 1));
            same.totals(names[1], moves, MoveToken::ALL, MoveToken::id, counts)?;
            let counts = scheme().map(|s| (s.recruit_bonus, 1));
            same.totals(names[2], bonus, RecruitToken::ALL, RecruitToken::id, counts)?;
        }
        let symbols = self.cards().flat_map(Card::schemes).flat_map(Scheme::symbols);
        let counts = symbols.filter_map(|(_, _, only)| only).map(|f| (f, 1));
        same.totals("bracketed_tokens", &checks.bracketed_tokens, Faction::ALL, Faction::id, counts)
    }

    fn reprinted(&self) -> Vec<usize> {
        self.cards().filter(|c| c.revision == Revision::InvadersFromAfar).map(|c| c.number).collect()
    }

    fn check_levels(&self, source: &Source, stars: usize) -> Result<(), DataError> {
        let all = || Level::ALL.iter().copied();
        let expected: Vec<_> = all().map(Level::id).collect();
        let expected = expected.join(", ");
        if !self.star_track.iter().map(|t| t.get_ref().level).eq(all()) {
            return Err(source.fault_of_file(format!("the star tracks must be those of {expected}")));
        }
        if !self.level.iter().map(|l| l.get_ref().name).eq(all()) {
            return Err(source.fault_of_file(format!("the levels must be {expected}")));
        }
        for (spanned, difficulty) in self.star_track.iter().zip(Difficulty::ALL) {
            let track = spanned.get_ref();
            let fault = |e| source.fault(spanned.span(), e);
            track.check(stars).map_err(fault)?;
            if track.printed_difficulty != *difficulty {
                return Err(fault(format!("expected a printed_difficulty of {:?}", difficulty.id())));
            }
        }
        for spanned in &self.level {
            let level = spanned.get_ref();
            let fault = |e| source.fault(spanned.span(), e);
            let Some(track) = self.track(level.star_track) else {
                return Err(fault(format!("there is no star track of {}", level.star_track.id())));
            };
            level.check(track).map_err(fault)?;
        }
        Ok(())
    }

    /// What the engine has built in, and what other files say too.
    fn check_constants(&self, source: &Source, pieces: &Pieces) -> Result<(), DataError> {
        let setup = self.setup();
        let got =
            [setup.workers_on_board, setup.workers_on_faction_mat, setup.mechs_on_faction_mat, setup.stars];
        let expected = [START_WORKERS, pieces.workers - START_WORKERS, pieces.mechs, pieces.stars];
        let fault = if got != expected {
            format!(
                "workers on board and mat, mechs and stars are {got:?}, but factions.toml has {expected:?}"
            )
        } else if setup.character_on != "home_base" || setup.power_and_combat_cards != "faction mat" {
            "expected the character on the home_base, power and combat cards by the faction mat".into()
        } else if setup.factory_cards_solo != 3 || setup.first_player != "human" {
            "expected 3 Factory cards and the human as first player".into()
        } else {
            String::new()
        };
        if !fault.is_empty() {
            return Err(source.fault(self.setup.span(), fault));
        }
        let stars = self.stars();
        if stars.max_power_stars != 1
            || stars.other_sources != ["star_track"]
            || stars.game_end_at != pieces.stars
            || usize::from(stars.max_combat_stars) > pieces.stars
        {
            let fault = format!(
                "expected 1 star for power, the star_track as other source, and the end at {0} stars, {0} of \
                 them from combat at most",
                pieces.stars
            );
            return Err(source.fault(self.stars.span(), fault));
        }
        let scoring = self.scoring();
        if scoring.coins_per_resource_pair != 0 || scoring.tie_break_skips != ["resources"] {
            let fault = "expected no coins for resources, and tie-breaks without them";
            return Err(source.fault(self.scoring.span(), fault));
        }
        Ok(())
    }

    fn check_variants(&self, source: &Source) -> Result<(), DataError> {
        let multi = self.multi.get_ref();
        let bases = &multi.tie_token_home_bases_clockwise;
        let clockwise = Faction::ALL.iter().cycle().skip_while(|f| **f != multi.tie_token_start);
        if !bases.iter().eq(clockwise.take(Faction::ALL.len())) {
            let start = multi.tie_token_start.id();
            let fault = format!("the home bases must be all seven, clockwise from {start}");
            return Err(source.fault(self.multi.span(), fault));
        }
        if multi.min_seats != 3 || !(1..bases.len()).contains(&multi.tie_token_step) {
            let fault = "expected 3 seats at least, and a step of 1 to 6 bases";
            return Err(source.fault(self.multi.span(), fault));
        }
        let invaders = self.invaders_from_afar.get_ref();
        let fault = if invaders.reprinted_cards != self.reprinted() {
            "reprinted_cards are not the cards of this revision"
        } else if !invaders
            .automa_places_tokens
            .iter()
            .eq([(&Faction::Togawa, &Piece::Trap), (&Faction::Albion, &Piece::Flag)])
        {
            "expected flags for albion and traps for togawa"
        } else {
            ""
        };
        if !fault.is_empty() {
            return Err(source.fault(self.invaders_from_afar.span(), fault));
        }
        let gambit = self.wind_gambit.get_ref();
        if gambit.automa_text_found && !gambit.automa_rulebook_in_box {
            return Err(
                source.fault(self.wind_gambit.span(), "a text cannot be found that is not in the box")
            );
        }
        let (unused, used) = (&gambit.airship_tiles_not_used_solo, &gambit.resolution_tiles_used_solo);
        if unused.iter().any(|tile| used.contains(tile)) {
            return Err(source.fault(self.wind_gambit.span(), "a tile is in both lists"));
        }
        Ok(())
    }
}

/// Compares control totals with what the cards add up to.
struct Same<'a> {
    source: &'a Source,
}

impl Same<'_> {
    fn value<T: PartialEq + Debug>(&self, name: &str, said: &Spanned<T>, got: &T) -> Result<(), DataError> {
        let expected = said.get_ref();
        if expected == got {
            return Ok(());
        }
        let fault = format!("bad checksum: {name} is {expected:?}, but the cards have {got:?}");
        Err(self.source.fault(said.span(), fault))
    }

    fn totals<T: Copy + Ord>(
        &self,
        name: &str,
        said: &Totals<T>,
        all: &[T],
        id: impl Fn(T) -> &'static str,
        counts: impl Iterator<Item = (T, usize)>,
    ) -> Result<(), DataError> {
        let mut got: BTreeMap<T, usize> = all.iter().map(|t| (*t, 0)).collect();
        for (what, n) in counts {
            *got.entry(what).or_default() += n;
        }
        for (what, n) in got {
            let expected = said.get_ref().get(&what).copied().unwrap_or_default();
            if expected != n {
                let fault = format!(
                    "bad checksum: {name} has {} {expected} times, but the cards {n} times",
                    id(what)
                );
                return Err(self.source.fault(said.span(), fault));
            }
        }
        Ok(())
    }
}
