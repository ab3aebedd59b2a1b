use super::Side;
use crate::tables::{AIRSHIP_TILES, ENCOUNTERS};
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
    /// The deepest nesting of a game; a position with more frames is refused. Most comes together where every player has an
    /// airship over a combat that an Automa begins: five frames of its turn, and what each airship gains. Everything else
    /// ends lower: a flight with all that its tiles and a character set down ask, an encounter with its gains (as many
    /// workers as [`Frames::ON_SETTLE`] leaves room for), a bottom-row action with all its bonuses.
    pub const NESTED: usize = 5 + Frames::OF_AIRSHIPS;
    /// Frames of the gains that all airships together have by one combat.
    const OF_AIRSHIPS: usize = MAX_SEATS * gains_of_a_combat();
    /// The most that comes to lie upon a frame that a position may hold deeper down than a game does: an Automa's arrival
    /// and the gains of all airships. What has more to come ([`Frame::Section`], [`Frame::Bottom`]) lies at the bottom.
    const ON_SETTLE: usize = 1 + Frames::OF_AIRSHIPS;
    /// Room on the stack: a frame waits until those above it are gone, so that no stack grows higher.
    const DEPTH: usize = Frames::NESTED + Frames::ON_SETTLE;
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
        // No frame is lost in silence: one more than there can be would stop here.
        self.stack[self.len as usize] = frame;
        self.len += 1;
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

/// The most frames that one airship tile asks for after a combat: stars for what it adds on a track, cards to draw.
const fn gains_of_a_combat() -> usize {
    let mut most = 0;
    let mut tile = 0;
    while tile < AirshipTile::COUNT {
        let effects = AIRSHIP_TILES[tile].effects;
        let mut at = 0;
        while at < effects.len() {
            if let TileEffect::CombatGain { gains, .. } = effects[at] {
                let (mut stars, mut cards, mut i) = (0, 0, 0);
                while i < gains.len() {
                    match gains[i] {
                        Effect::Popularity(_) | Effect::Power(_) => stars = 1,
                        Effect::CombatCards(_) => cards = 1,
                        _ => {}
                    }
                    i += 1;
                }
                if stars + cards > most {
                    most = stars + cards;
                }
            }
            at += 1;
        }
        tile += 1;
    }
    most
}

/// The most workers that one gain of an encounter card places, a frame for each.
const fn workers_of_an_encounter() -> usize {
    let mut most = 0;
    let mut card = 0;
    while card < ENCOUNTERS.len() {
        let mut option = 0;
        while option < ENCOUNTERS[card].options.len() {
            let gains = ENCOUNTERS[card].options[option].gains;
            let mut i = 0;
            while i < gains.len() {
                if let Effect::Workers(n) = gains[i]
                    && n as usize > most
                {
                    most = n as usize;
                }
                i += 1;
            }
            option += 1;
        }
        card += 1;
    }
    most
}

// The encounter card, its stars, its effects, and a frame for each worker.
const _: () =
    assert!(3 + workers_of_an_encounter() <= Frames::ON_SETTLE, "an encounter nests too many frames");

impl core::fmt::Debug for Frames {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
