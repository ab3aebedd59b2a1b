//! What a move says of itself: where it lies, which unit it moves, how much it takes.

use crate::chance_moves;
use crate::moves::Move;
use crate::state::{Public, Question};
use crate::vocab::*;

impl Move {
    /// Whether it is an outcome of chance, and nobody's choice.
    pub const fn is_chance(&self) -> bool {
        matches!(self, chance_moves!())
    }

    /// Where it lies on the board: where a unit goes, where something is put, made or fought for, or where a token is paid
    /// from. What lies where a piece stands that the move does not name is told by [`Public::place_of`].
    ///
    /// ```
    /// use kosa_engine::Move;
    /// let mv: Move = "step mech h29 h30".parse().unwrap();
    /// assert_eq!(mv.place(), "h30".parse().ok());
    /// assert_eq!(mv.leaves(), "h29".parse().ok());
    /// assert_eq!("dial 3".parse::<Move>().unwrap().place(), None);
    /// ```
    pub const fn place(&self) -> Option<Place> {
        match *self {
            Move::Step { to, .. } | Move::Retreat { to, .. } => Some(to),
            Move::ProduceOn { hex, .. } | Move::Fight(hex) => Some(hex.place()),
            Move::On(place) | Move::PayToken { from: place, .. } => Some(place),
            Move::Deploy { at, .. } | Move::Build { at, .. } => Some(at),
            chance_moves!() => None,
            Move::Choose(_)
            | Move::Reveal(_)
            | Move::Skip
            | Move::Done
            | Move::EndTurn
            | Move::MoveUnits
            | Move::MoveCoins(_)
            | Move::BolsterPower { .. }
            | Move::BolsterCards { .. }
            | Move::TradeResources { .. }
            | Move::TradePopularity { .. }
            | Move::Produce
            | Move::FactoryOption(_)
            | Move::Carry { .. }
            | Move::Fly
            | Move::Drop { .. }
            | Move::Load { .. }
            | Move::Embark
            | Move::Disembark
            | Move::Bombard { .. }
            | Move::Challenge(_)
            | Move::Exchange(_)
            | Move::PlaceFlag
            | Move::PlaceTrap(_)
            | Move::Use
            | Move::Dial(_)
            | Move::Play(_)
            | Move::Option(_)
            | Move::Keep(_)
            | Move::Take(_)
            | Move::Resources(_)
            | Move::Peek(_)
            | Move::Pay { .. }
            | Move::PayCard(_)
            | Move::Discard(_)
            | Move::Upgrade { .. }
            | Move::Enlist { .. } => None,
        }
    }

    /// The place that a moving unit leaves.
    pub const fn leaves(&self) -> Option<Place> {
        if let Move::Step { from, .. } = *self { Some(from) } else { None }
    }

    /// The kind of unit that it moves.
    ///
    /// ```
    /// use kosa_engine::{Move, vocab::UnitKind};
    /// assert_eq!("retreat mech h01".parse::<Move>().unwrap().unit(), Some(UnitKind::Mech));
    /// assert_eq!(Move::Fly.unit(), Some(UnitKind::Airship));
    /// ```
    pub const fn unit(&self) -> Option<UnitKind> {
        match *self {
            Move::Step { unit, .. } | Move::Retreat { unit, .. } => Some(unit),
            Move::Embark | Move::Disembark => Some(UnitKind::Character),
            Move::Fly => Some(UnitKind::Airship),
            chance_moves!()
            | Move::Choose(_)
            | Move::Reveal(_)
            | Move::Skip
            | Move::Done
            | Move::EndTurn
            | Move::MoveUnits
            | Move::MoveCoins(_)
            | Move::BolsterPower { .. }
            | Move::BolsterCards { .. }
            | Move::TradeResources { .. }
            | Move::TradePopularity { .. }
            | Move::Produce
            | Move::ProduceOn { .. }
            | Move::FactoryOption(_)
            | Move::Carry { .. }
            | Move::Drop { .. }
            | Move::Load { .. }
            | Move::Bombard { .. }
            | Move::Challenge(_)
            | Move::Exchange(_)
            | Move::PlaceFlag
            | Move::PlaceTrap(_)
            | Move::Fight(_)
            | Move::Use
            | Move::Dial(_)
            | Move::Play(_)
            | Move::Option(_)
            | Move::Keep(_)
            | Move::Take(_)
            | Move::On(_)
            | Move::Resources(_)
            | Move::Peek(_)
            | Move::Pay { .. }
            | Move::PayToken { .. }
            | Move::PayCard(_)
            | Move::Discard(_)
            | Move::Upgrade { .. }
            | Move::Deploy { .. }
            | Move::Build { .. }
            | Move::Enlist { .. } => None,
        }
    }

    /// How much it takes, makes, loads or spends, where the same move could name another number.
    ///
    /// ```
    /// use kosa_engine::Move;
    /// assert_eq!("bolster power 2".parse::<Move>().unwrap().amount(), Some(2));
    /// assert_eq!(Move::Skip.amount(), None);
    /// ```
    pub fn amount(&self) -> Option<u8> {
        match *self {
            Move::MoveCoins(n) | Move::Take(n) | Move::Dial(n) | Move::Pay { coins: n, .. } => Some(n),
            Move::BolsterPower { amount, .. }
            | Move::BolsterCards { amount, .. }
            | Move::TradePopularity { amount, .. }
            | Move::ProduceOn { amount, .. }
            | Move::Carry { amount, .. }
            | Move::Drop { amount, .. }
            | Move::Load { amount, .. }
            | Move::Bombard { amount, .. }
            | Move::Enlist { amount, .. } => Some(amount),
            Move::Play(cards) => Some(cards.count()),
            Move::Resources(kinds) => Some(kinds.iter().fold(0, |sum, n| sum.saturating_add(*n))),
            chance_moves!()
            | Move::Choose(_)
            | Move::Reveal(_)
            | Move::Skip
            | Move::Done
            | Move::EndTurn
            | Move::MoveUnits
            | Move::TradeResources { .. }
            | Move::Produce
            | Move::FactoryOption(_)
            | Move::Step { .. }
            | Move::Fly
            | Move::Embark
            | Move::Disembark
            | Move::Challenge(_)
            | Move::Exchange(_)
            | Move::PlaceFlag
            | Move::PlaceTrap(_)
            | Move::Fight(_)
            | Move::Use
            | Move::Retreat { .. }
            | Move::Option(_)
            | Move::Keep(_)
            | Move::On(_)
            | Move::Peek(_)
            | Move::PayToken { .. }
            | Move::PayCard(_)
            | Move::Discard(_)
            | Move::Upgrade { .. }
            | Move::Deploy { .. }
            | Move::Build { .. } => None,
        }
    }

    /// Whether a bonus that belongs to the move, of a structure or of the player's own recruit, is taken; nothing where the
    /// move has none to take.
    pub const fn bonus(&self) -> Option<bool> {
        match *self {
            Move::BolsterPower { bonus, .. }
            | Move::BolsterCards { bonus, .. }
            | Move::TradeResources { bonus }
            | Move::TradePopularity { bonus, .. }
            | Move::Pay { bonus, .. } => Some(bonus),
            chance_moves!()
            | Move::Choose(_)
            | Move::Reveal(_)
            | Move::Skip
            | Move::Done
            | Move::EndTurn
            | Move::MoveUnits
            | Move::MoveCoins(_)
            | Move::Produce
            | Move::ProduceOn { .. }
            | Move::FactoryOption(_)
            | Move::Step { .. }
            | Move::Carry { .. }
            | Move::Fly
            | Move::Drop { .. }
            | Move::Load { .. }
            | Move::Embark
            | Move::Disembark
            | Move::Bombard { .. }
            | Move::Challenge(_)
            | Move::Exchange(_)
            | Move::PlaceFlag
            | Move::PlaceTrap(_)
            | Move::Fight(_)
            | Move::Use
            | Move::Dial(_)
            | Move::Play(_)
            | Move::Retreat { .. }
            | Move::Option(_)
            | Move::Keep(_)
            | Move::Take(_)
            | Move::On(_)
            | Move::Resources(_)
            | Move::Peek(_)
            | Move::PayToken { .. }
            | Move::PayCard(_)
            | Move::Discard(_)
            | Move::Upgrade { .. }
            | Move::Deploy { .. }
            | Move::Build { .. }
            | Move::Enlist { .. } => None,
        }
    }

    /// What the move gains and how much of it: moves that differ in nothing else have the same first part, and of two of
    /// them the one with the greater second part takes more. Nothing for a move whose amount is a choice and not a gain: a load,
    /// a dial, a payment.
    ///
    /// ```
    /// use kosa_engine::Move;
    /// let gain = |text: &str| text.parse::<Move>().unwrap().gain().unwrap();
    /// assert_eq!(gain("bolster power 2").0, gain("bolster power 1 bonus").0);
    /// assert!(gain("bolster power 2").1 > gain("bolster power 1 bonus").1);
    /// assert!(gain("bolster power 2 bonus").1 > gain("bolster power 2").1);
    /// ```
    pub fn gain(&self) -> Option<(Move, u16)> {
        let with = |n: u8, bonus: bool| n as u16 * 2 + bonus as u16;
        Some(match *self {
            Move::MoveCoins(n) => (Move::MoveCoins(0), with(n, false)),
            Move::BolsterPower { amount, bonus } => {
                (Move::BolsterPower { amount: 0, bonus: false }, with(amount, bonus))
            }
            Move::BolsterCards { amount, bonus } => {
                (Move::BolsterCards { amount: 0, bonus: false }, with(amount, bonus))
            }
            Move::TradeResources { bonus } => (Move::TradeResources { bonus: false }, with(0, bonus)),
            Move::TradePopularity { amount, bonus } => {
                (Move::TradePopularity { amount: 0, bonus: false }, with(amount, bonus))
            }
            Move::ProduceOn { hex, amount } => (Move::ProduceOn { hex, amount: 0 }, with(amount, false)),
            Move::Pay { coins, bonus } => (Move::Pay { coins: 0, bonus: false }, with(coins, bonus)),
            Move::Enlist { recruit, bonus, amount } => {
                (Move::Enlist { recruit, bonus, amount: 0 }, with(amount, false))
            }
            Move::Resources(_) => (Move::Resources([0; 4]), with(self.amount().unwrap_or(0), false)),
            _ => return None,
        })
    }

    /// Whether it leaves or ends what is asked, and takes nothing.
    pub const fn is_leaving(&self) -> bool {
        matches!(self, Move::Skip | Move::Done | Move::EndTurn)
    }
}

impl Public {
    /// Where a move of the seat lies on the board, with those that lie where a piece of the seat stands: what is done aboard
    /// the airship lies under it, a Flag or a Trap under the character.
    pub fn place_of(&self, seat: Seat, mv: &Move) -> Option<Place> {
        let player = self.player(seat);
        let place = match mv {
            Move::Fly
            | Move::Drop { .. }
            | Move::Load { .. }
            | Move::Embark
            | Move::Disembark
            | Move::Bombard { .. } => Some(Place::ABOARD),
            Move::PlaceFlag | Move::PlaceTrap(_) => Some(player.character()),
            Move::Use => match self.question() {
                Some(Question::ArmTrap { at }) => Some(at),
                _ => None,
            },
            _ => mv.place(),
        };
        place.and_then(|place| if place.is_aboard() { player.airship() } else { Some(place) })
    }
}
