use super::words::*;
use super::{PayWith, TakeWhat};
use crate::state::{Public, Side};
use crate::vocab::*;

frames! {
    /// What somebody is asked.
    ///
    /// ```
    /// use kosa_engine::Question;
    ///
    /// let question: Question = "top:build".parse().unwrap();
    /// assert_eq!(question, Question::Top(kosa_engine::vocab::Section::Build));
    /// assert_eq!(question.to_string(), "top:build");
    /// assert!("draw:1:1".parse::<Question>().is_err(), "nobody is asked which card is drawn");
    /// ```
    pub enum Question {
        /// Which section does the action token go to?
        "section" Section,
        /// Which half of the top-row action, if any?
        "top" Top(section: Section as Word),
        /// Is the bottom-row action taken?
        "bottom" Bottom(section: Section as Word),
        /// Last moment to reveal an objective.
        "end" EndTurn,
        /// Which unit moves next?
        "units" Units,
        /// Does the moving unit go on?
        "onward" Onward,
        /// How much does the moving unit take along?
        "carry" Carry,
        /// Which combat is fought first?
        "order" CombatOrder,
        /// Is an ability used before the dials?
        "ability" Ability {
            /// Whose.
            side: Side as Word,
            /// The mech slot looked at.
            slot: MechSlot as Ordinal(5),
        },
        /// Both sides choose power and cards in secret.
        "dials" Dials,
        /// Where do the loser's units go?
        "retreat" Retreat,
        /// Which option of the encounter card?
        "encounter" Encounter {
            /// The card.
            card: Encounter as Word,
            /// Options taken.
            taken: OptionSet as Options,
        },
        /// How much of a gain is taken?
        "take" Take {
            /// Of what.
            what: TakeWhat as Word,
            /// At most.
            max: u8 as Number(0, 9),
            /// Where pieces go, where any are placed.
            at: Option<Place> as OnHexOrNone,
        },
        /// On which territory do the resources go?
        "place" PlaceOn {
            /// How many tokens.
            count: u8 as Number(1, 5),
        },
        /// Which resources are taken?
        "pick" PickResources {
            /// At most.
            count: u8 as Number(1, 5),
            /// Where they go.
            at: Place as OnHex,
        },
        /// On which territory with a mech of the player's does the new worker go?
        "worker-place" WorkerPlace,
        /// Which opponent's combat cards are looked at?
        "peek" Peek,
        /// Which units leave the encounter's territory by air, and where to?
        "airlift" Airlift {
            /// Where to, once chosen.
            to: Option<Place> as OnHexOrNone,
            /// The kind of unit being asked for.
            unit: UnitKind as Word,
        },
        /// Which Factory card is kept?
        "factory-pick" FactoryPick,
        /// Where do workers produce?
        "produce" Produce {
            /// Territories still to be chosen.
            left: u8 as Number(0, 3),
            /// Territories are chosen in ascending order: the lowest that may follow.
            next: u8 as Number(0, Hex::COUNT as u8),
            /// Whether this is the Produce action, to which the territories of the Mill and of Reap are added: an encounter that lets
            /// workers produce names its own.
            is_action: bool as Flag(&["mill", "no-mill"]),
        },
        /// Where does the payment come from?
        "pay" Pay {
            /// What is paid.
            with: PayWith as Word,
            /// Tokens still to pay.
            left: u8 as Number(1, 4),
            /// Tokens are taken in ascending order: the lowest kind that may follow.
            kind: u8 as Number(0, 4),
            /// And the lowest place that may follow.
            place: u8 as Number(0, Place::ABOARD.index() as u8),
        },
        /// Which combat card is paid?
        "discard" Discard {
            /// Cards still to pay.
            left: u8 as Number(1, 4),
        },
        /// Which cube goes where?
        "upgrade" Upgrade,
        /// Which mech is deployed where?
        "deploy" Deploy {
            /// The one place allowed; without it any territory with a worker of the player's.
            at: Option<Place> as OnHexOrNone,
        },
        /// Which structure is built where?
        "build" Build {
            /// The one place allowed; without it any territory with a worker of the player's.
            at: Option<Place> as OnHexOrNone,
        },
        /// Which recruit takes which one-time bonus?
        "enlist" Enlist,
        /// Is a Flag or a Trap placed where the character stands?
        "place-token" PlaceToken,
        /// Is the Trap armed again?
        "arm-trap" ArmTrap {
            /// Where it lies.
            at: Place as OnHex,
        },
        /// What does the airship do next: fly on, drop, load, or something its tile allows?
        "flight" Flight {
            /// Territories it may still fly.
            steps: u8 as Number(0, 9),
            /// Drops and loads follow one order on each territory: the first that may follow.
            stage: u8 as Number(0, 2 * Cargo::COUNT as u8),
            /// It has flown at least one territory.
            flown: bool as Flag(&["flown", "-"]),
            /// It has bombarded somebody.
            bombed: bool as Flag(&["bombed", "-"]),
        },
        /// Which resource goes aboard an opponent's airship, so that the unit may enter?
        "toll" Toll {
            /// Whose airship.
            to: Seat as Word,
            /// Resources still to pay.
            left: u8 as Number(1, 3),
        },
        /// Which airship does the player's own fight, if any?
        "challenge" Challenge,
        /// Whose combat cards are looked at, if anybody's?
        "spy" Spy,
        /// Is an objective card exchanged?
        "exchange" Exchange,
        /// How many of the workers driven off go under their player's airship instead of home?
        "refuge" Refuge {
            /// Whose workers.
            seat: Seat as Word,
            /// How many were driven off.
            count: u8 as Number(1, 8),
        },
        /// Is a star placed on the resolution tile for holding the Factory?
        "hill" TileStar,
    }
}

/// The pattern of all questions for the player whose turn it is: nearly all. A new one stands here or in [`Question::asked_aside`].
macro_rules! for_active {
    () => {
        Question::Section
            | Question::Top(_)
            | Question::Bottom(_)
            | Question::EndTurn
            | Question::Units
            | Question::Onward
            | Question::Carry
            | Question::CombatOrder
            | Question::Encounter { .. }
            | Question::Take { .. }
            | Question::PlaceOn { .. }
            | Question::PickResources { .. }
            | Question::WorkerPlace
            | Question::Peek
            | Question::Airlift { .. }
            | Question::FactoryPick
            | Question::Produce { .. }
            | Question::Pay { .. }
            | Question::Discard { .. }
            | Question::Upgrade
            | Question::Deploy { .. }
            | Question::Build { .. }
            | Question::Enlist
            | Question::PlaceToken
            | Question::ArmTrap { .. }
            | Question::Flight { .. }
            | Question::Toll { .. }
            | Question::Challenge
            | Question::Spy
            | Question::Exchange
            | Question::TileStar
    };
}

impl Question {
    /// Who is asked.
    #[inline]
    pub(crate) fn asked(&self, public: &Public) -> SeatSet {
        if self.is_for_active() { SeatSet::of(public.active) } else { self.asked_aside(public) }
    }

    /// Whether the player whose turn it is is asked.
    #[inline]
    pub(crate) const fn is_for_active(&self) -> bool {
        match *self {
            for_active!() => true,
            Question::Ability { .. } | Question::Dials | Question::Retreat | Question::Refuge { .. } => false,
        }
    }

    /// Who is asked by the few questions that are not always for the player whose turn it is.
    #[cold]
    fn asked_aside(&self, public: &Public) -> SeatSet {
        match *self {
            Question::Ability { side, .. } => SeatSet::of(public.combat.seat(side)),
            // Who has chosen is not asked again; an Automa turns cards instead.
            Question::Dials => Side::BOTH
                .into_iter()
                .filter(|side| !public.combat.has_committed(*side))
                .map(|side| public.combat.seat(side))
                .filter(|seat| !public.player(*seat).is_automa())
                .fold(SeatSet::default(), SeatSet::with),
            Question::Retreat => SeatSet::of(public.combat.loser()),
            Question::Refuge { seat, .. } => SeatSet::of(seat),
            for_active!() => SeatSet::of(public.active),
        }
    }
}
