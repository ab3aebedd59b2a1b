//! The names that data and JSON have for things.

use kosa_engine::Public;
use kosa_engine::vocab::*;

/// The faction's name of a seat.
pub fn name(public: &Public, seat: Seat) -> &'static str {
    public.player(seat).faction().mat().name
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
