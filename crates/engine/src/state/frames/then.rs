use super::Source;
use super::words::*;
use crate::vocab::*;

frames! {
    /// What follows by itself once the frames above it are done.
    pub(crate) enum Then {
        /// After the moves: combats, then the encounter, then the Factory.
        "settle" Settle,
        /// After a retreat: popularity and star.
        "aftermath" Aftermath,
        /// After the choice of a card's option: its gains one after the other.
        "effects" Effects {
            /// The card.
            source: Source as CardOf,
            /// The option.
            option: u8 as Ordinal(3),
            /// The next gain.
            index: u8 as Number(0, 9),
        },
        /// After the payment of a bottom-row action: the coins taken.
        "coins" Coins(amount: u8 as Number(1, 9)),
        /// After a bottom-row action: the active player's own recruit bonus.
        "own-bonus" OwnBonus(action: BottomAction as Word),
        /// After a bottom-row action: the neighbours' recruit bonuses.
        "neighbours" Neighbours {
            /// The action.
            action: BottomAction as Word,
            /// 0: left, 1: right.
            next: u8 as Number(0, 2),
        },
        /// After a gain: stars that are due.
        "stars" Stars(seat: Seat as Word),
        /// Row 1 of an Automa's card: moves.
        "automa-moves" AutomaMoves {
            /// The card.
            card: AutomaCard as Word,
            /// The next symbol.
            next: u8 as Number(0, 9),
            /// A combat card has been turned for it and did not cancel it.
            checked: bool as Flag(&["checked", "-"]),
        },
        /// After a move of an Automa: the combat, then encounter token, faction token and Factory.
        "automa-arrive" AutomaArrive {
            /// The kind of unit.
            unit: UnitKind as Word,
            /// Where it has come to.
            at: Place as OnHex,
        },
        /// Row 2 of an Automa's card: gains.
        "automa-gains" AutomaGains {
            /// The card.
            card: AutomaCard as Word,
            /// The next piece of the row.
            next: u8 as Number(0, 20),
            /// Whether it still deploys this turn.
            deploys: bool as Flag(&["-", "cancelled"]),
        },
        /// Row 3 of an Automa's card: the recruit bonus of the people next to it.
        "automa-recruits" AutomaRecruits {
            /// The card.
            card: AutomaCard as Word,
            /// 0: left, 1: right.
            next: u8 as Number(0, 2),
        },
        /// The star marker, and the end of an Automa's turn.
        "automa-star" AutomaStar {
            /// The card.
            card: AutomaCard as Word,
        },
    }
}
