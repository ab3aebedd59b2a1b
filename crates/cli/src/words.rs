//! Short English words for components: terrains, abilities, costs and gains.

use kosa_engine::Public;
use kosa_engine::vocab::*;

/// The faction's name of a seat.
pub fn name(public: &Public, seat: Seat) -> &'static str {
    public.player(seat).faction().mat().name
}

/// A territory with its terrain, or whose home base it is.
pub fn place(place: Place) -> String {
    match (place.hex(), place.base()) {
        (Some(hex), _) => format!("{hex} ({})", hex.terrain()),
        (None, Some(faction)) => format!("the home base of {}", faction.mat().name),
        (None, None) => "nowhere".into(),
    }
}

/// `1 worker`, `2 workers`.
pub fn count(n: impl Into<u64>, one: &str, many: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

/// Words joined as in a sentence: `a, b and c`.
pub fn list(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., last] => format!("{} and {last}", front.join(", ")),
    }
}

/// Resource tokens by kind; `nothing` for none.
pub fn resources(tokens: Resources) -> String {
    let words: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|r| tokens[r.index()] > 0)
        .map(|r| format!("{} {r}", tokens[r.index()]))
        .collect();
    if words.is_empty() { "nothing".into() } else { words.join(", ") }
}

/// What a unit takes along.
pub fn load(load: [u8; Cargo::COUNT]) -> String {
    let workers = load[Cargo::Workers.index()] + load[Cargo::MovedWorkers.index()];
    let mut words: Vec<String> = Resource::ALL
        .into_iter()
        .filter(|r| load[r.index()] > 0)
        .map(|r| format!("{} {r}", load[r.index()]))
        .collect();
    if workers > 0 {
        words.push(count(workers, "worker", "workers"));
    }
    list(&words)
}

/// The name of an ability used before the dials.
pub fn before_combat(ability: BeforeCombat) -> &'static str {
    match ability {
        BeforeCombat::Artillery => "Artillery",
        BeforeCombat::Disarm => "Disarm",
        BeforeCombat::Scout => "Scout",
        BeforeCombat::Sword => "Sword",
        BeforeCombat::Shield => "Shield",
        BeforeCombat::Ronin => "Ronin",
    }
}

/// A mech ability, with what it does.
pub fn mech_ability(ability: MechAbility) -> String {
    match ability {
        MechAbility::Riverwalk([a, b]) => format!("Riverwalk: cross rivers onto {a} and {b}"),
        MechAbility::Lake(LakeMovement::Seaworthy) => "Seaworthy: enter lakes and retreat onto them".into(),
        MechAbility::Lake(LakeMovement::Submerge) => "Submerge: enter lakes and go from lake to lake".into(),
        MechAbility::Lake(LakeMovement::Suiton) => {
            "Suiton: enter lakes; one more card when fighting there".into()
        }
        MechAbility::Speed => "Speed: one territory further".into(),
        MechAbility::Township => "Township: go between own villages and the Factory".into(),
        MechAbility::Underpass => "Underpass: go between own mountains and tunnels".into(),
        MechAbility::Wayfare => "Wayfare: go to home bases at any distance".into(),
        MechAbility::Before(b) => format!(
            "{}: {}",
            before_combat(b),
            match b {
                BeforeCombat::Artillery => "pay 1 power, the opponent loses 2",
                BeforeCombat::Disarm => "on a tunnel the opponent loses 2 power",
                BeforeCombat::Scout => "take one of the opponent's combat cards",
                BeforeCombat::Sword => "attacking, the opponent loses 2 power",
                BeforeCombat::Shield => "defending, gain 2 power",
                BeforeCombat::Ronin => "with one unit, gain 2 power",
            }
        ),
        MechAbility::PeoplesArmy => "People's Army: one more card with a worker in the combat".into(),
        MechAbility::Camaraderie => "Camaraderie: no popularity lost for driving workers off".into(),
        MechAbility::Toka => "Toka: cross one river a turn".into(),
        MechAbility::Shinobi => "Shinobi: go to any Trap".into(),
        MechAbility::Burrow => "Burrow: cross rivers into or out of tunnels".into(),
        MechAbility::Rally => "Rally: go to a worker or a Flag".into(),
    }
}

/// What a card asks; empty for nothing.
pub fn cost(cost: &Cost) -> String {
    let mut words = Vec::new();
    if cost.coins > 0 {
        words.push(count(cost.coins, "coin", "coins"));
    }
    if cost.popularity > 0 {
        words.push(format!("{} popularity", cost.popularity));
    }
    if cost.power > 0 {
        words.push(format!("{} power", cost.power));
    }
    if cost.combat_cards > 0 {
        words.push(count(cost.combat_cards, "combat card", "combat cards"));
    }
    if cost.any_resources > 0 {
        let kind = if cost.distinct { "different resources" } else { "resources of any kind" };
        words.push(format!("{} {kind}", cost.any_resources));
    }
    list(&words)
}

fn effect(effect: &Effect) -> String {
    match *effect {
        Effect::Coins(n) => count(n, "coin", "coins"),
        Effect::Popularity(n) => format!("{n} popularity"),
        Effect::Power(n) => format!("{n} power"),
        Effect::CombatCards(n) => count(n, "combat card", "combat cards"),
        Effect::Resource(r, n) => format!("{n} {r}"),
        Effect::AnyResources(n) => count(n, "resource of any kind", "resources of any kind"),
        Effect::Workers(n) => count(n, "worker", "workers"),
        Effect::Upgrade => "upgrade".into(),
        Effect::Deploy => "deploy a mech".into(),
        Effect::Build => "build a structure".into(),
        Effect::Enlist => "enlist a recruit".into(),
        Effect::Produce(n) => format!("produce on {}", count(n, "territory", "territories")),
        Effect::Peek => "look at an opponent's combat cards".into(),
        Effect::Airlift => "airlift units to an empty neighbouring territory".into(),
    }
}

/// What a card does: `pay 2 coins: 3 food`.
pub fn deal(asked: &Cost, gains: &[Effect]) -> String {
    let price = cost(asked);
    let gains: Vec<String> = gains.iter().map(effect).collect();
    let gains = if gains.is_empty() { "nothing".to_string() } else { list(&gains) };
    if price.is_empty() { gains } else { format!("pay {price}: {gains}") }
}

/// What a Factory card does in its top half.
pub fn factory_card(card: FactoryCard) -> String {
    let face = card.face();
    let options: Vec<String> = face.options.iter().map(|gains| deal(&Cost::default(), gains)).collect();
    let gains = options.join("; or ");
    let price = cost(&face.cost);
    if price.is_empty() { gains } else { format!("pay {price}: {gains}") }
}

/// A word with its first letter large.
pub fn capital(word: &str) -> String {
    let mut chars = word.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// What Produce costs: power, popularity and coins.
pub fn produce_cost((power, popularity, coins): (u8, u8, u16)) -> String {
    let mut words = Vec::new();
    if power > 0 {
        words.push(format!("{power} power"));
    }
    if popularity > 0 {
        words.push(format!("{popularity} popularity"));
    }
    if coins > 0 {
        words.push(count(coins, "coin", "coins"));
    }
    if words.is_empty() { "nothing".into() } else { list(&words) }
}

/// The seat's player mat, or the Automa on it.
pub fn sitter(public: &Public, seat: Seat) -> String {
    let player = public.player(seat);
    match player.automa() {
        Some(automa) => automa.kind().to_string(),
        None => format!("{} mat", player.mat()),
    }
}

/// What a symbol of the first row asks, as it follows "cannot".
pub fn automa_move(symbol: AutomaMove) -> String {
    match symbol {
        AutomaMove::Worker => "move a worker".into(),
        AutomaMove::Mech => "move a mech".into(),
        AutomaMove::Character => "move the character".into(),
        AutomaMove::EncounterOrFactory => "send the character to an encounter or the Factory".into(),
        AutomaMove::AttackWorkers => "drive off workers".into(),
        AutomaMove::AttackUnits(power) => format!("attack combat units with {power} power or more"),
    }
}

/// The name of the symbol in the data.
pub fn automa_move_id(symbol: AutomaMove) -> &'static str {
    match symbol {
        AutomaMove::Worker => "move_worker",
        AutomaMove::Mech => "move_mech",
        AutomaMove::Character => "move_character",
        AutomaMove::EncounterOrFactory => "encounter_or_factory",
        AutomaMove::AttackWorkers => "attack_workers",
        AutomaMove::AttackUnits(_) => "attack_units",
    }
}

/// The power the symbol asks for.
pub fn automa_power(symbol: AutomaMove) -> Option<u8> {
    if let AutomaMove::AttackUnits(power) = symbol { Some(power) } else { None }
}

/// What a symbol of the second row gives.
pub fn automa_gain(gain: AutomaGain) -> String {
    match gain {
        AutomaGain::Workers(n) => count(n, "worker", "workers"),
        AutomaGain::MechOrCharacter(1) => "character or mech".into(),
        AutomaGain::MechOrCharacter(n) => format!("{n} times character or mech"),
        AutomaGain::Coins(n) => count(n, "coin", "coins"),
        AutomaGain::Power(n) => format!("{n} power"),
        AutomaGain::CombatCards(n) => count(n, "combat card", "combat cards"),
    }
}

/// One of a recruit bonus.
pub fn one_bonus(bonus: RecruitBonus) -> &'static str {
    match bonus {
        RecruitBonus::Power => "1 power",
        RecruitBonus::Coins => "1 coin",
        RecruitBonus::Popularity => "1 popularity",
        RecruitBonus::CombatCards => "1 combat card",
    }
}

/// The name of the gain in the data, and how many.
pub fn automa_gain_id(gain: AutomaGain) -> (&'static str, u8) {
    match gain {
        AutomaGain::Workers(n) => ("worker", n),
        AutomaGain::MechOrCharacter(n) => ("mech_or_character", n),
        AutomaGain::Coins(n) => ("coin", n),
        AutomaGain::Power(n) => ("power", n),
        AutomaGain::CombatCards(n) => ("combat_card", n),
    }
}

/// A symbol with the faction it is for, where it stands in brackets.
pub fn automa_symbol<T: Copy>(symbol: &AutomaSymbol<T>, text: impl Fn(T) -> String) -> String {
    match symbol.only {
        Some(faction) => format!("{} ({faction} only)", text(symbol.what)),
        None => text(symbol.what),
    }
}
