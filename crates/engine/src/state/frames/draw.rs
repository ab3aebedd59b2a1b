use super::words::*;
use crate::state::Side;
use crate::vocab::*;

frames! {
    /// What chance decides: a card drawn, dealt or taken at random.
    pub(crate) enum Draw {
        /// Set-up: the structure bonus tile, then objectives and combat cards for each seat.
        "deal" Deal {
            /// How many cards have been dealt.
            dealt: u8 as Number(0, 60),
        },
        /// Combat cards are drawn.
        "draw" CombatCards {
            /// Who draws.
            seat: Seat as Word,
            /// How many are still to come.
            left: u8 as Number(1, crate::tables::COMBAT_DECK.count()),
        },
        /// A combat card is taken at random from the other side.
        "steal" Steal {
            /// Who takes.
            side: Side as Word,
        },
        /// An encounter card is drawn.
        "encounter-draw" Encounter,
        /// Factory cards are drawn from the box.
        "factory-deal" FactoryCards {
            /// How many are still to come.
            left: u8 as Number(1, 8),
        },
        /// Combat cards are taken at random from the player whose hand an airship's crew has looked at.
        "spy-steal" SpySteal {
            /// From whom.
            from: Seat as Word,
            /// How many are still to come.
            left: u8 as Number(1, 5),
        },
        /// An objective card is drawn for one given up.
        "objective-draw" Objective,
        /// A Trap takes combat cards at random.
        "lose-cards" LoseCards {
            /// How many are still to go.
            left: u8 as Number(1, 2),
        },
        /// An Automa lays one of its Traps at random.
        "automa-trap" AutomaTrap,
        /// An Automa's turn begins: a card is drawn.
        "automa-draw" AutomaTurn,
        /// A combat card is turned for one of an Automa's dials.
        "automa-flip" AutomaFlip {
            /// Before a deployment; otherwise before a move.
            deploy: bool as Flag(&["deploy", "move"]),
        },
        /// An Automa takes one of the Factory cards that somebody has seen.
        "automa-factory" AutomaFactory,
        /// An Automa card is drawn for a combat.
        "automa-fight" AutomaFight {
            /// The Automa's side.
            side: Side as Word,
        },
        /// Combat cards of an Automa's hand are added at random.
        "automa-cards" AutomaCards {
            /// The Automa's side.
            side: Side as Word,
            /// How many are still to come.
            left: u8 as Number(1, 3),
        },
    }
}
