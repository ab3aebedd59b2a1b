//! The names that data and JSON have for things.

use kosa_engine::Public;
use kosa_engine::vocab::*;

/// The faction's name of a seat.
pub fn name(public: &Public, seat: Seat) -> &'static str {
    public.player(seat).faction().mat().name
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
