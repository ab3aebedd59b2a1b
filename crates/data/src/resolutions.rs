//! The resolution module of The Wind Gambit: tiles that say how the game ends.

use serde::Deserialize;
use toml::Spanned;

use crate::checks::{agree, exactly};
use crate::error::{DataError, Source};
use crate::tiles::{Goal, Tiles};
use crate::wind_gambit::{Basis, Built, Known, ModuleRules, OpenPoint, TileState};
use crate::words::{Confidence, words};

words! {
    /// In the order of the engine's type, which is that of the printed numbers: the tables are indexed by it.
    ResolutionId, "resolution tile" {
        LandRush = "land_rush",
        FactoryExplosion = "factory_explosion",
        SpoilsOfWar = "spoils_of_war",
        KingOfTheHill = "king_of_the_hill",
        DejaVu = "deja_vu",
        MissionPossible = "mission_possible",
        DoomsdayClock = "doomsday_clock",
        BackupPlan = "backup_plan",
    }
}

words! {
    AtOnce, "kind of end" {
        Never = "never",
        IfAhead = "if_ahead",
        Always = "always",
    }
}

words! {
    /// What a last turn may be without; the engine knows this one only.
    Forbidden, "forbidden action" {
        Move = "move",
    }
}

/// The most coins a tile can be meant to give.
const MOST_COINS: u8 = 50;

/// The most turns a tile can be meant to give everybody: the engine counts them in a byte.
const MOST_TURNS: u8 = 99;

/// Prizes there can be: one for each seat.
const MOST_PRIZES: usize = 7;

/// Whether an explosion concerns something.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "toml::Value")]
enum Affected {
    Yes,
    No,
    NotSaid,
}

impl TryFrom<toml::Value> for Affected {
    type Error = String;

    fn try_from(value: toml::Value) -> Result<Affected, String> {
        match value {
            toml::Value::Boolean(true) => Ok(Affected::Yes),
            toml::Value::Boolean(false) => Ok(Affected::No),
            toml::Value::String(s) if s == "not said" => Ok(Affected::NotSaid),
            other => Err(format!("{other} found, expected true, false or \"not said\"")),
        }
    }
}

#[derive(Deserialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExtraStars {
    pub(crate) goal: Goal,
    pub(crate) stars: u8,
}

/// What a tile does, in the terms of the engine's type. What is left out is not there.
#[derive(Deserialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Does {
    pub(crate) trigger_stars: u8,
    pub(crate) trigger_own_turn: bool,
    pub(crate) trigger_coins: u8,
    at_once: Option<AtOnce>,
    pub(crate) turns_others: u8,
    pub(crate) turns_trigger: u8,
    pub(crate) trigger_last: bool,
    pub(crate) without_move: bool,
    pub(crate) turns_each: u8,
    pub(crate) objectives: u8,
    pub(crate) automa_stars: u8,
    pub(crate) extra_stars: Vec<ExtraStars>,
    pub(crate) hill_stars: u8,
    pub(crate) hill_ends: bool,
    pub(crate) combat_coins: u8,
    pub(crate) territory_prizes: Vec<u8>,
    pub(crate) explosion: bool,
    pub(crate) explosion_popularity: u8,
}

impl Does {
    pub(crate) fn at_once(&self) -> AtOnce {
        self.at_once.unwrap_or(AtOnce::Never)
    }

    /// The game must come to an end, and no field may wait for another that is not there.
    fn check(&self, tiles: &Tiles) -> Result<(), String> {
        let stars = tiles.stars_per_player();
        let up_to = |what: &str, got: u8, most: usize| {
            let fault = || format!("{what} is {got}, expected at most {most}");
            if usize::from(got) <= most { Ok(()) } else { Err(fault()) }
        };
        up_to("trigger_stars", self.trigger_stars, stars)?;
        up_to("hill_stars", self.hill_stars, stars)?;
        up_to("trigger_coins", self.trigger_coins, MOST_COINS.into())?;
        up_to("combat_coins", self.combat_coins, MOST_COINS.into())?;
        up_to("turns_others", self.turns_others, 9)?;
        up_to("turns_trigger", self.turns_trigger, 9)?;
        up_to("turns_each", self.turns_each, MOST_TURNS.into())?;
        up_to("objectives", self.objectives, stars)?;
        up_to("automa_stars", self.automa_stars, self.objectives.into())?;
        up_to("explosion_popularity", self.explosion_popularity, 9)?;
        let triggered = self.trigger_stars > 0;
        let last_turns = self.turns_others > 0 || self.turns_trigger > 0;
        let waits = [
            (!triggered && self.turns_each == 0, "it never ends: trigger_stars or turns_each is missing"),
            (self.trigger_own_turn && !triggered, "trigger_own_turn needs trigger_stars"),
            (self.trigger_coins > 0 && !triggered, "trigger_coins needs trigger_stars"),
            (self.at_once() != AtOnce::Never && !triggered, "at_once needs trigger_stars"),
            (last_turns && !triggered, "turns_others and turns_trigger need trigger_stars"),
            (last_turns && self.at_once() == AtOnce::Always, "at_once is always: no last turns follow"),
            (
                triggered && !last_turns && self.at_once() != AtOnce::Always,
                "turns_others or turns_trigger is missing: last turns follow unless at_once is always",
            ),
            (self.trigger_last && self.turns_trigger == 0, "trigger_last needs turns_trigger"),
            (self.without_move && !last_turns, "without_move needs turns_others or turns_trigger"),
            (self.explosion_popularity > 0 && !self.explosion, "explosion_popularity needs explosion"),
        ];
        if let Some((_, fault)) = waits.iter().find(|(wrong, _)| *wrong) {
            return Err((*fault).into());
        }
        self.check_lists(tiles)
    }

    fn check_lists(&self, tiles: &Tiles) -> Result<(), String> {
        let stars = tiles.stars_per_player();
        for (i, extra) in self.extra_stars.iter().enumerate() {
            let goal = extra.goal.id();
            if self.extra_stars[..i].iter().any(|other| other.goal == extra.goal) {
                return Err(format!("extra_stars has {goal} twice"));
            }
            let spaces = tiles.goals().nth(extra.goal as usize).map_or(0, |(_, spaces)| spaces);
            let most = stars.saturating_sub(spaces);
            if extra.stars == 0 || usize::from(extra.stars) > most {
                return Err(format!("extra_stars has {} for {goal}, expected 1 to {most}", extra.stars));
            }
        }
        let prizes = &self.territory_prizes;
        let descends = prizes.windows(2).all(|pair| pair[0] > pair[1]);
        if !descends || prizes.len() > MOST_PRIZES || prizes.iter().any(|p| !(1..=MOST_COINS).contains(p)) {
            return Err(format!(
                "territory_prizes is {prizes:?}, expected up to {MOST_PRIZES} descending numbers from {MOST_COINS} to 1"
            ));
        }
        Ok(())
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub(crate) number: usize,
    pub(crate) id: ResolutionId,
    pub(crate) name: String,
    pub(crate) state: TileState,
    effect: Option<String>,
    then: Option<String>,
    fragment: Option<String>,
    trigger: Option<String>,
    end_trigger: Option<String>,
    trigger_reward_coins: Option<u8>,
    turns_left_after_trigger: Option<u8>,
    turns_per_player: Option<u8>,
    setup_objectives_revealed: Option<u8>,
    last_turn_forbids: Option<Vec<Forbidden>>,
    structures_affected: Option<Affected>,
    tokens_affected: Option<Affected>,
    resources_affected: Option<Affected>,
    airships_affected: Option<Affected>,
    automa_setup: Option<String>,
    #[serde(default)]
    open_points: Vec<OpenPoint>,
    basis: Basis,
    confidence: Confidence,
    effect_confidence: f64,
    proposal: Option<String>,
    pub(crate) text: String,
    does: Spanned<Does>,
}

impl Tile {
    pub(crate) fn does(&self) -> &Does {
        self.does.get_ref()
    }

    pub(crate) fn known(&self) -> Known<'_> {
        Known {
            name: &self.name,
            text: &self.text,
            state: self.state,
            effect: self.effect.as_deref().or(self.then.as_deref()),
            fragment: self.fragment.as_deref(),
            basis: self.basis,
            confidence: self.confidence,
            effect_confidence: self.effect_confidence,
            open_points: &self.open_points,
            proposal: self.proposal.as_deref(),
        }
    }

    fn affected(&self) -> [(&'static str, Option<Affected>); 4] {
        [
            ("structures", self.structures_affected),
            ("tokens", self.tokens_affected),
            ("resources", self.resources_affected),
            ("airships", self.airships_affected),
        ]
    }

    /// What the sources leave open about an explosion; what the engine leaves alone is played so.
    pub(crate) fn not_said(&self) -> impl Iterator<Item = &'static str> {
        let open = self.affected().into_iter().filter(|(_, affected)| *affected == Some(Affected::NotSaid));
        open.map(|(what, _)| what)
    }

    /// Facts of a source and what the game plays: where both say something it must be the same.
    fn check(&self) -> Result<(), String> {
        self.known().check()?;
        let texts = [&self.trigger, &self.end_trigger, &self.automa_setup];
        if texts.into_iter().flatten().any(|t| t.trim().is_empty()) {
            return Err("trigger, end_trigger and automa_setup must not be empty".into());
        }
        let does = self.does();
        let told = [
            ("trigger_reward_coins", self.trigger_reward_coins, "trigger_coins", does.trigger_coins),
            ("turns_left_after_trigger", self.turns_left_after_trigger, "turns_others", does.turns_others),
            ("turns_per_player", self.turns_per_player, "turns_each", does.turns_each),
            ("setup_objectives_revealed", self.setup_objectives_revealed, "objectives", does.objectives),
        ];
        for (what, fact, field, played) in told {
            if let Some(fact) = fact {
                agree(what, fact, field, played)?;
            }
        }
        if let Some(forbidden) = &self.last_turn_forbids {
            let move_too = forbidden.contains(&Forbidden::Move);
            agree("last_turn_forbids of move", move_too, "without_move", does.without_move)?;
        }
        for (what, affected) in self.affected() {
            match affected {
                Some(_) if !does.explosion => return Err(format!("{what}_affected needs explosion")),
                Some(Affected::Yes) => {
                    return Err(format!("{what}_affected is true, but the engine sends only units home"));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Components {
    resolution_tiles: usize,
}

/// A fragment that fits several tiles.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Told {
    candidates: Vec<ResolutionId>,
    known: String,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resolutions {
    format: u8,
    components: Spanned<Components>,
    resolution_rules: Spanned<ModuleRules>,
    resolution: Vec<Spanned<Tile>>,
    resolution_told_without_name: Spanned<Told>,
}

impl Resolutions {
    /// The tiles by number.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = &Tile> {
        self.resolution.iter().map(Spanned::get_ref)
    }

    /// How sure the file is of the module's rules.
    pub(crate) fn confidence(&self) -> Confidence {
        self.resolution_rules.get_ref().confidence()
    }

    /// What is told of a tile without its name, and how sure that is.
    pub(crate) fn told_without_name(&self) -> (String, Confidence) {
        let told = self.resolution_told_without_name.get_ref();
        let candidates: Vec<_> = told.candidates.iter().map(|c| c.id()).collect();
        (format!("Known: {}. It may be {}.", told.known, candidates.join(" or ")), told.confidence)
    }

    pub(crate) fn check(&self, source: &Source, tiles: &Tiles) -> Result<(), DataError> {
        if self.format != 1 {
            return Err(source.fault_of_file(format!("format is {}, expected 1", self.format)));
        }
        let stars = tiles.stars_per_player().to_string();
        let rules = [
            ("draw", Built::Is("1")),
            ("setup", Built::Text),
            ("normal_end_ignored", Built::Is("true")),
            ("end_decided_by", Built::Text),
            ("stars_on_tile_or_objectives", Built::Text),
            ("max_stars_per_player", Built::Is(&stars)),
            ("several_players_may_reach_max", Built::Is("true")),
            ("paid_completed_bottom_action", Built::Text),
            ("not_with", Built::Texts),
            ("fenris_campaign_allows_only", Built::Texts),
            ("automa", Built::Text),
        ];
        self.resolution_rules.get_ref().check(source, self.resolution_rules.span(), &rules)?;
        let expected: Vec<_> = ResolutionId::ALL
            .iter()
            .zip(1..)
            .map(|(id, number)| ((number, *id), format!("tile {number}, {},", id.id())))
            .collect();
        exactly(source, "resolution", &self.resolution, |t| (t.number, t.id), &expected)?;
        for spanned in &self.resolution {
            let tile = spanned.get_ref();
            tile.does().check(tiles).map_err(|e| source.fault(tile.does.span(), e))?;
            tile.check().map_err(|e| source.fault(spanned.span(), e))?;
        }
        let components = self.components.get_ref();
        agree("resolution_tiles", components.resolution_tiles, "the file", ResolutionId::ALL.len())
            .map_err(|e| source.fault(self.components.span(), e))
    }
}
