use super::Side;
use crate::vocab::*;

/// Which card is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// An encounter card.
    Encounter(Encounter),
    /// A Factory card.
    Factory(FactoryCard),
}

/// What may be taken in part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TakeWhat {
    /// Coins.
    Coins,
    /// Popularity.
    Popularity,
    /// Power.
    Power,
    /// Combat cards from the deck.
    CombatCards,
    /// Tokens of one kind, placed on a territory.
    Resource(Resource),
    /// Workers from the mat, placed on a territory.
    Workers,
}

/// What a payment is made with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PayWith {
    /// Tokens of one kind.
    One(Resource),
    /// Tokens of any kinds.
    Any,
    /// Tokens of different kinds.
    Distinct,
    /// Tokens of any kinds aboard the airship.
    Aboard,
}

/// One pending thing: a question somebody must answer, or what follows once the frames above are done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Set-up: the structure bonus tile, then objectives and combat cards for each seat.
    Deal {
        /// How many cards have been dealt.
        dealt: u8,
    },
    /// Which section does the action token go to?
    Section,
    /// Which half of the top-row action, if any?
    Top(Section),
    /// Is the bottom-row action taken?
    Bottom(Section),
    /// Last moment to reveal an objective.
    EndTurn,
    /// Which unit moves next?
    Units,
    /// Does the moving unit go on?
    Onward,
    /// How much does the moving unit take along?
    Carry,
    /// Follows the moves: combats, then the encounter, then the Factory.
    Settle,
    /// Which combat is fought first?
    CombatOrder,
    /// Abilities used before the dials; a question where one may be left.
    Ability {
        /// Whose.
        side: Side,
        /// The mech slot looked at.
        slot: MechSlot,
    },
    /// A card is taken at random from the other side.
    Steal {
        /// Who takes.
        side: Side,
    },
    /// Both sides choose power and cards in secret.
    Dials,
    /// Where do the loser's units go?
    Retreat,
    /// Follows the retreat: popularity and star.
    Aftermath,
    /// Combat cards are drawn.
    Draw {
        /// Who draws.
        seat: Seat,
        /// How many are still to come.
        left: u8,
    },
    /// An encounter card is drawn.
    EncounterDraw,
    /// Which option of the encounter card?
    Encounter {
        /// The card.
        card: Encounter,
        /// Options taken, one bit each.
        taken: u8,
    },
    /// Follows the choice of an option: its gains one after the other.
    Effects {
        /// The card.
        source: Source,
        /// The option.
        option: u8,
        /// The next gain.
        index: u8,
    },
    /// How much of a gain is taken?
    Take {
        /// Of what.
        what: TakeWhat,
        /// At most.
        max: u8,
        /// Where pieces go; off the board where nothing is placed.
        at: Place,
    },
    /// On which territory do the resources go?
    PlaceOn {
        /// How many tokens.
        count: u8,
    },
    /// Which resources are taken?
    PickResources {
        /// At most.
        count: u8,
        /// Where they go.
        at: Place,
    },
    /// On which territory with an own mech does the new worker go?
    WorkerPlace,
    /// Which opponent's combat cards are looked at?
    Peek,
    /// Units leave the encounter's territory by air.
    Airlift {
        /// Where to, once chosen.
        to: Place,
        /// The kind of unit being asked for.
        unit: UnitKind,
    },
    /// Factory cards are drawn from the box.
    FactoryDeal {
        /// How many are still to come.
        left: u8,
    },
    /// Which Factory card is kept?
    FactoryPick,
    /// Where do workers produce?
    Produce {
        /// Territories still to be chosen.
        left: u8,
        /// Territories are chosen in ascending order: the lowest that may follow.
        next: u8,
        /// Whether the Mill's territory may be added.
        mill: bool,
    },
    /// Where does the payment come from?
    Pay {
        /// What is paid.
        with: PayWith,
        /// Tokens still to pay.
        left: u8,
        /// Tokens are taken in ascending order: the lowest kind that may follow.
        kind: u8,
        /// And the lowest place that may follow.
        place: u8,
    },
    /// Which combat card is paid?
    Discard {
        /// Cards still to pay.
        left: u8,
    },
    /// Which cube goes where?
    Upgrade,
    /// Which mech is deployed where?
    Deploy {
        /// The one place allowed, or off the board for any territory with an own worker.
        at: Place,
    },
    /// Which structure is built where?
    Build {
        /// The one place allowed, or off the board for any territory with an own worker.
        at: Place,
    },
    /// Which recruit takes which one-time bonus?
    Enlist,
    /// Follows the payment of a bottom-row action: the coins taken.
    Coins(u8),
    /// Follows a bottom-row action: the active player's own recruit bonus.
    OwnBonus(BottomAction),
    /// Follows a bottom-row action: the neighbours' recruit bonuses.
    Neighbours {
        /// The action.
        action: BottomAction,
        /// 0: left, 1: right.
        next: u8,
    },
    /// Follows a gain: stars that are due.
    Stars(Seat),
    /// What does the airship do next: fly on, drop, load, or something its tile allows?
    Flight {
        /// Territories it may still fly.
        steps: u8,
        /// Drops and loads follow one order on each territory: the first that may follow.
        stage: u8,
        /// It has flown at least one territory.
        flown: bool,
        /// It has bombarded somebody.
        bombed: bool,
    },
    /// Which resource goes aboard an opponent's airship, so that the unit may enter?
    Toll {
        /// Whose airship.
        to: Seat,
        /// Resources still to pay.
        left: u8,
    },
    /// Which airship does the own one fight, if any?
    Challenge,
    /// Whose combat cards are looked at, if anybody's?
    Spy,
    /// Combat cards are taken at random from the player looked at.
    SpySteal {
        /// From whom.
        from: Seat,
        /// How many are still to come.
        left: u8,
    },
    /// Is an objective card exchanged?
    Exchange,
    /// An objective card is drawn for one given up.
    ObjectiveDraw,
    /// How many of the workers driven off go under the own airship instead of home?
    Refuge {
        /// Whose workers.
        seat: Seat,
        /// How many were driven off.
        count: u8,
    },
    /// Is a star placed on the resolution tile for holding the Factory?
    Hill,
    /// Is a Flag or a Trap placed where the character stands?
    PlaceToken,
    /// Is the Trap armed again?
    ArmTrap {
        /// Where it lies.
        at: Place,
    },
    /// A Trap takes combat cards at random.
    LoseCards {
        /// How many are still to go.
        left: u8,
    },
    /// An Automa lays one of its Traps at random.
    AutomaTrap,
    /// The Automa's turn: a card is drawn.
    AutomaDraw,
    /// Row 1 of the card: moves.
    AutomaMoves {
        /// The card.
        card: AutomaCard,
        /// The next symbol.
        next: u8,
        /// A combat card has been turned for it and did not cancel it.
        checked: bool,
    },
    /// Follows a move of the Automa: the combat, then encounter token, faction token and Factory.
    AutomaArrive {
        /// The kind of unit.
        unit: UnitKind,
        /// Where it has come to.
        at: Place,
    },
    /// Row 2 of the card: gains.
    AutomaGains {
        /// The card.
        card: AutomaCard,
        /// The next piece of the row.
        next: u8,
        /// Whether it still deploys this turn.
        deploys: bool,
    },
    /// Row 3 of the card: the recruit bonus of the humans next to it.
    AutomaRecruits {
        /// The card.
        card: AutomaCard,
        /// 0: left, 1: right.
        next: u8,
    },
    /// The star marker, and the end of its turn.
    AutomaStar {
        /// The card.
        card: AutomaCard,
    },
    /// A combat card is turned for one of the dials.
    AutomaFlip {
        /// Before a deployment; otherwise before a move.
        deploy: bool,
    },
    /// The Automa takes one of the Factory cards that somebody has seen.
    AutomaFactory,
    /// An Automa card is drawn for a combat.
    AutomaFight {
        /// The Automa's side.
        side: Side,
    },
    /// Combat cards of its hand are added at random.
    AutomaCards {
        /// The Automa's side.
        side: Side,
        /// How many are still to come.
        left: u8,
    },
}

/// The stack of pending frames; the last one is in hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Frames {
    len: u8,
    stack: [Frame; Frames::DEPTH],
}

impl Frames {
    /// The deepest nesting the rules can reach, with some room.
    pub const DEPTH: usize = 20;
    const FREE: Frame = Frame::Section;

    pub(crate) const EMPTY: Frames = Frames { len: 0, stack: [Frames::FREE; Frames::DEPTH] };

    /// The frame in hand.
    #[inline]
    pub fn top(&self) -> Option<Frame> {
        self.stack.get((self.len as usize).wrapping_sub(1)).copied()
    }

    /// All frames, the one in hand last.
    pub fn as_slice(&self) -> &[Frame] {
        &self.stack[..(self.len as usize).min(Frames::DEPTH)]
    }

    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        debug_assert!((self.len as usize) < Frames::DEPTH, "frames nested too deep: {self:?}");
        if let Some(slot) = self.stack.get_mut(self.len as usize) {
            *slot = frame;
            self.len += 1;
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if self.len > 0 {
            self.len -= 1;
            self.stack[self.len as usize] = Frames::FREE;
        }
    }

    /// Replaces the frame in hand.
    #[inline]
    pub(crate) fn set(&mut self, frame: Frame) {
        if let Some(slot) = self.stack.get_mut((self.len as usize).wrapping_sub(1)) {
            *slot = frame;
        }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        *self = Frames::EMPTY;
    }
}

impl core::fmt::Debug for Frames {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
