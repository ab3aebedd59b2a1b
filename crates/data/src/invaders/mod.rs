//! Invaders from Afar by itself. Most of what the file says stands in the files of the components too, and must be
//! the same there; its own are the number of players that swaps abilities and how sure each entry is.

mod automa;
mod factions;
mod mats;

use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use crate::automa::Automa;
use crate::checks::{agree, each, exactly};
use crate::error::{DataError, Source};
use crate::factions::{Ability, FactionSet, Factions, Penalty, SWAPPED_FROM};
use crate::map::Map;
use crate::mats::{Mat, Mats};
use crate::rows::Rows;
use crate::words::{Confidence, Faction, words};

use automa::CardAction;
use factions::{NewFaction, NewMech};
use mats::{NewMat, TopRows};

words! {
    SwapKind, "kind" {
        Mech = "mech",
        Faction = "faction",
    }
}

words! {
    /// In the order of [`Penalty`].
    TrapId, "trap" {
        Popularity = "popularity",
        Power = "power",
        Coins = "coins",
        CombatCards = "combat_cards",
    }
}

/// A table of which only the confidence is read: it holds rules, which the engine has built in.
#[derive(Deserialize, Debug)]
struct Rule {
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Components {
    factions: usize,
    player_mats: usize,
    flag_tokens: u8,
    trap_tokens: u8,
    ability_swap_tokens: usize,
    #[serde(rename = "coins_50")]
    _coins_50: u8,
}

#[derive(Deserialize, Debug)]
struct Seating {
    clockwise: Vec<Faction>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct TurnOrder {
    mat_order: Vec<String>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct Swap {
    when_players_at_least: u8,
    faction: Faction,
    replaces: String,
    kind: SwapKind,
    end_game_coins_per_encounter_territory: Option<u8>,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct BannedPair {
    faction: Faction,
    mat: Mat,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct NewAbility {
    faction: Faction,
    id: Ability,
    tokens: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct Flag {
    owner: Faction,
    count: u8,
    per_territory_faction_tokens: u8,
    end_game_extra_territories: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct TrapRules {
    owner: Faction,
    per_territory_faction_tokens: u8,
    confidence: Confidence,
}

#[derive(Deserialize, Debug)]
struct Trap {
    id: TrapId,
    amount: u8,
    confidence: Confidence,
}

/// The pairs the engine can ban.
const BANNED: [(Faction, Mat); 2] = [(Faction::Rusviet, Mat::Industrial), (Faction::Crimea, Mat::Patriotic)];

/// The abilities the engine swaps.
const SWAPS: [(Faction, &str, SwapKind); 2] =
    [(Faction::Crimea, "wayfare", SwapKind::Mech), (Faction::Polania, "meander", SwapKind::Faction)];

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Invaders {
    format: u8,
    players_max: usize,
    components: Spanned<Components>,
    setup: Spanned<Rule>,
    seating: Spanned<Seating>,
    turn_order: Spanned<TurnOrder>,
    ability_swap: Vec<Spanned<Swap>>,
    banned_pair: Vec<Spanned<BannedPair>>,
    banned_rule: Spanned<Rule>,
    player_mat: Vec<Spanned<NewMat>>,
    player_mat_top_rows: Spanned<TopRows>,
    faction: Vec<Spanned<NewFaction>>,
    faction_ability: Vec<Spanned<NewAbility>>,
    flag: Spanned<Flag>,
    mech_ability: Vec<Spanned<NewMech>>,
    trap_rules: Spanned<TrapRules>,
    trap: Vec<Spanned<Trap>>,
    combat_ability_order: Spanned<Rule>,
    automa: Spanned<Rule>,
    automa_card_action: Vec<Spanned<CardAction>>,
}

/// The facts that the file tells again.
pub(crate) struct Others<'a> {
    pub(crate) map: &'a Map,
    pub(crate) factions: &'a Factions,
    pub(crate) mats: &'a Mats,
    pub(crate) rows: &'a Rows,
    pub(crate) automa: &'a Automa,
}

impl Invaders {
    /// Players from which abilities are swapped.
    pub(crate) fn swapped_from(&self) -> u8 {
        self.ability_swap.first().map_or(0, |s| s.get_ref().when_players_at_least)
    }

    /// All entries in the order of the file, and how sure each is.
    pub(crate) fn entries(&self) -> Vec<(String, Confidence)> {
        let mut all = Vec::new();
        let mut rule =
            |name: &str, at: Range<usize>, confidence| all.push((at.start, name.into(), confidence));
        for (name, entry) in [
            ("set-up", &self.setup),
            ("banned pairs", &self.banned_rule),
            ("order of combat abilities", &self.combat_ability_order),
            ("Automa with Albion and Togawa", &self.automa),
        ] {
            rule(name, entry.span(), entry.get_ref().confidence);
        }
        rule("seating", self.seating.span(), self.seating.get_ref().confidence);
        rule("turn order", self.turn_order.span(), self.turn_order.get_ref().confidence);
        let rows = &self.player_mat_top_rows;
        rule("top rows of the player mats", rows.span(), rows.get_ref().confidence);
        rule("Flags", self.flag.span(), self.flag.get_ref().confidence);
        rule("Traps", self.trap_rules.span(), self.trap_rules.get_ref().confidence);
        add(&mut all, &self.ability_swap, |e| (format!("swap of {}", e.replaces), e.confidence));
        add(&mut all, &self.banned_pair, |e| {
            (format!("ban of {} with {}", e.faction.id(), e.mat.id()), e.confidence)
        });
        add(&mut all, &self.player_mat, |e| (format!("player mat {}", e.id.id()), e.confidence));
        add(&mut all, &self.faction, |e| (format!("faction {}", e.id.id()), e.confidence));
        add(&mut all, &self.faction_ability, |e| (format!("ability {}", e.id.id()), e.confidence));
        add(&mut all, &self.mech_ability, |e| (format!("mech {}", e.id), e.confidence));
        add(&mut all, &self.trap, |e| (format!("trap {}", e.id.id()), e.confidence));
        add(&mut all, &self.automa_card_action, |e| (e.item(), e.confidence));
        all.sort_by_key(|(at, ..)| *at);
        all.into_iter().map(|(_, item, confidence)| (item, confidence)).collect()
    }

    pub(crate) fn check(&self, source: &Source, others: &Others<'_>) -> Result<(), DataError> {
        if self.format != 1 {
            return Err(source.fault_of_file(format!("format is {}, expected 1", self.format)));
        }
        if self.players_max != Faction::ALL.len() {
            let fault = format!("players_max is {}, expected {}", self.players_max, Faction::ALL.len());
            return Err(source.fault_of_file(fault));
        }
        self.check_order(source, others.mats)?;
        self.check_swaps(source, others.factions)?;
        let pairs = BANNED.map(|pair| (pair, format!("{} with {}", pair.0.id(), pair.1.id())));
        exactly(source, "banned_pair", &self.banned_pair, |p| (p.faction, p.mat), &pairs)?;
        self.check_mats(source, others)?;
        self.check_factions(source, others)?;
        self.check_abilities(source, others.factions)?;
        self.check_tokens(source, others.factions)?;
        automa::check(&self.automa_card_action, source, others.automa)
    }

    fn check_order(&self, source: &Source, mats: &Mats) -> Result<(), DataError> {
        if self.seating.get_ref().clockwise != Faction::ALL {
            let fault = "clockwise is not the order of factions.toml and map.toml";
            return Err(source.fault(self.seating.span(), fault));
        }
        let order = &self.turn_order.get_ref().mat_order;
        let there: Vec<_> = mats.mats().map(|m| m.number.as_str()).collect();
        if order.len() != there.len() || order.iter().zip(&there).any(|(a, b)| !a.eq_ignore_ascii_case(b)) {
            let fault =
                format!("mat_order is {}, but player_mats.toml has {}", order.join(", "), there.join(", "));
            return Err(source.fault(self.turn_order.span(), fault));
        }
        Ok(())
    }

    fn check_swaps(&self, source: &Source, factions: &Factions) -> Result<(), DataError> {
        let swaps: Vec<_> = SWAPS
            .iter()
            .map(|(f, id, kind)| ((*f, (*id).to_owned(), *kind), format!("{} {id}", f.id())))
            .collect();
        let key = |s: &Swap| (s.faction, s.replaces.clone(), s.kind);
        exactly(source, "ability_swap", &self.ability_swap, key, &swaps)?;
        each(source, &self.ability_swap, |swap| {
            agree("when_players_at_least", swap.when_players_at_least, "factions.toml", SWAPPED_FROM)?;
            match (swap.kind, swap.end_game_coins_per_encounter_territory) {
                (SwapKind::Mech, None) => Ok(()),
                (SwapKind::Mech, Some(_)) => Err("a swapped mech gives no coins at the end".into()),
                (SwapKind::Faction, None) => {
                    Err("missing field \"end_game_coins_per_encounter_territory\"".into())
                }
                (SwapKind::Faction, Some(coins)) => agree(
                    "end_game_coins_per_encounter_territory",
                    coins,
                    "factions.toml",
                    factions.meander_coins(),
                ),
            }
        })
    }

    fn check_mats(&self, source: &Source, others: &Others<'_>) -> Result<(), DataError> {
        let new: Vec<_> = others.mats.mats().filter(|m| m.set == FactionSet::Invaders).collect();
        let expected: Vec<_> = new.iter().map(|m| (m.id, m.id.id().to_owned())).collect();
        exactly(source, "player_mat", &self.player_mat, |m| m.id, &expected)?;
        for (entry, mat) in self.player_mat.iter().zip(new) {
            entry.get_ref().check(mat, others.rows).map_err(|e| source.fault(entry.span(), e))?;
        }
        let rows = &self.player_mat_top_rows;
        rows.get_ref().check(others.rows).map_err(|e| source.fault(rows.span(), e))
    }

    fn check_factions(&self, source: &Source, others: &Others<'_>) -> Result<(), DataError> {
        // The file begins with Albion; the components' files run clockwise.
        let expected = [Faction::Albion, Faction::Togawa].map(|f| (f, f.id().to_owned()));
        exactly(source, "faction", &self.faction, |f| f.id, &expected)?;
        each(source, &self.faction, |faction| match others.factions.mat(faction.id) {
            Some(mat) => faction.check(mat, others),
            None => Err("factions.toml has no such faction".into()),
        })
    }

    fn check_abilities(&self, source: &Source, factions: &Factions) -> Result<(), DataError> {
        let new = || self.faction.iter().filter_map(|f| factions.mat(f.get_ref().id));
        let expected: Vec<_> =
            new().map(|m| ((m.id, m.ability.id), format!("{} {}", m.id.id(), m.ability.id.id()))).collect();
        exactly(source, "faction_ability", &self.faction_ability, |a| (a.faction, a.id), &expected)?;
        each(source, &self.faction_ability, |a| {
            agree("tokens", a.tokens, "factions.toml", factions.tokens(a.faction))
        })?;
        let mechs = new().flat_map(|m| m.mech.iter().map(|mech| (m.id, mech.id.clone())));
        let expected: Vec<_> = mechs
            .map(|(faction, id)| {
                let name = format!("{} {id}", faction.id());
                ((faction, id), name)
            })
            .collect();
        let key = |m: &NewMech| (m.faction, m.id.clone());
        exactly(source, "mech_ability", &self.mech_ability, key, &expected)?;
        each(source, &self.mech_ability, |mech| mech.check(factions))
    }

    fn check_tokens(&self, source: &Source, factions: &Factions) -> Result<(), DataError> {
        let flag = self.flag.get_ref();
        let of_flag = || {
            agree("owner", flag.owner.id(), "the engine", Faction::Albion.id())?;
            agree("count", flag.count, "factions.toml", factions.tokens(Faction::Albion))?;
            agree("per_territory_faction_tokens", flag.per_territory_faction_tokens, "the engine", 1)?;
            agree("end_game_extra_territories", flag.end_game_extra_territories, "the engine", 1)
        };
        of_flag().map_err(|e| source.fault(self.flag.span(), e))?;
        let rules = self.trap_rules.get_ref();
        let of_traps = || {
            agree("owner", rules.owner.id(), "the engine", Faction::Togawa.id())?;
            agree("per_territory_faction_tokens", rules.per_territory_faction_tokens, "the engine", 1)
        };
        of_traps().map_err(|e| source.fault(self.trap_rules.span(), e))?;
        let expected: Vec<_> = TrapId::ALL.iter().map(|id| (*id, id.id().to_owned())).collect();
        exactly(source, "trap", &self.trap, |t| t.id, &expected)?;
        debug_assert_eq!(TrapId::ALL.len(), Penalty::ALL.len());
        for (trap, there) in self.trap.iter().zip(factions.trap_losses()) {
            agree("amount", trap.get_ref().amount, "factions.toml", there)
                .map_err(|e| source.fault(trap.span(), e))?;
        }
        let components = self.components.get_ref();
        let of_components = || {
            agree("factions", components.factions, "the file", self.faction.len())?;
            agree("player_mats", components.player_mats, "the file", self.player_mat.len())?;
            agree(
                "ability_swap_tokens",
                components.ability_swap_tokens,
                "the file",
                self.ability_swap.len(),
            )?;
            let (flags, traps) = (factions.tokens(Faction::Albion), factions.tokens(Faction::Togawa));
            agree("flag_tokens", components.flag_tokens, "factions.toml", flags)?;
            agree("trap_tokens", components.trap_tokens, "factions.toml", traps)
        };
        of_components().map_err(|e| source.fault(self.components.span(), e))
    }
}

/// Entries on their way into the order of the file: where each begins, what it is and how sure.
type Placed = Vec<(usize, String, Confidence)>;

fn add<T>(all: &mut Placed, entries: &[Spanned<T>], name: impl Fn(&T) -> (String, Confidence)) {
    for entry in entries {
        let (item, confidence) = name(entry.get_ref());
        all.push((entry.span().start, item, confidence));
    }
}
