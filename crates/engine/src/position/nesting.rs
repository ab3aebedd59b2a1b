//! Which frame may lie on which: a position with any other stack could not have come about, and the rules would not
//! know how to go on.

use crate::state::{Draw, Frame, Question, Then};

/// Whether `frame` may lie directly on `below` (nothing below: the bottom of the stack).
pub(super) fn may_lie_on(frame: Frame, below: Option<Frame>) -> bool {
    let Some(below) = below else { return may_be_last(frame) };
    match frame {
        Frame::Question(question) => question_on(question, below),
        Frame::Draw(draw) => draw_on(draw, below),
        Frame::Then(then) => then_on(then, below),
    }
}

/// Whether nothing need follow the frame: the turn is over after it.
fn may_be_last(frame: Frame) -> bool {
    match frame {
        Frame::Question(question) => matches!(question, Question::Section | Question::EndTurn),
        Frame::Draw(draw) => matches!(draw, Draw::Deal { .. } | Draw::AutomaTurn),
        Frame::Then(then) => matches!(then, Then::AutomaRecruits { .. } | Then::AutomaStar { .. }),
    }
}

/// What an airship's tiles offer where its flight ends; a character it set down comes first.
fn ends_a_flight(frame: Frame) -> bool {
    matches!(frame, Frame::Question(Question::Exchange | Question::Spy | Question::Challenge))
}

fn question_on(question: Question, below: Frame) -> bool {
    use Frame::{Draw as D, Question as Q, Then as T};
    use Question::*;
    match question {
        Section | EndTurn => false,
        Bottom(_) => matches!(below, Q(EndTurn)),
        Top(section) => below == Q(Bottom(section)),
        Units => matches!(below, T(Then::Settle)),
        Onward | Carry | Flight { .. } | Toll { .. } | Exchange => matches!(below, Q(Units)),
        Spy | Challenge => matches!(below, Q(Units | Exchange | Spy)),
        Refuge { .. } => matches!(
            below,
            Q(Units | Refuge { .. })
                | T(Then::Settle | Then::AutomaArrive { .. })
                | D(Draw::LoseCards { .. })
        ),
        TileStar => matches!(below, Q(Section)),
        Dials => matches!(below, T(Then::Settle | Then::AutomaArrive { .. })),
        CombatOrder | Encounter { .. } | FactoryPick => matches!(below, T(Then::Settle)),
        Ability { .. } => matches!(below, Q(Dials | Ability { .. })),
        Retreat => matches!(below, D(Draw::CombatCards { .. }) | T(Then::Aftermath)),
        Take { .. } | Peek | Airlift { .. } => matches!(below, T(Then::Effects { .. })),
        WorkerPlace => matches!(below, T(Then::Effects { .. }) | Q(WorkerPlace)),
        PickResources { .. } | PlaceOn { .. } => {
            matches!(below, T(Then::Effects { .. } | Then::Stars(_)) | Q(PlaceOn { .. }))
        }
        Produce { .. } => matches!(below, T(Then::Effects { .. } | Then::Stars(_))),
        // Benefits of a bottom-row action lie on what follows it; gains of a card lie on its list of effects.
        Upgrade | Deploy { .. } | Build { .. } | Enlist => matches!(
            below,
            T(Then::Effects { .. } | Then::Stars(_) | Then::Neighbours { .. } | Then::OwnBonus(_))
        ),
        Pay { .. } => matches!(
            below,
            Q(Flight { .. } | Upgrade | Deploy { .. } | Build { .. } | Enlist)
                | T(Then::Coins(_) | Then::Effects { .. })
        ),
        Discard { .. } => matches!(below, T(Then::Effects { .. }) | Q(Pay { .. })),
        PlaceToken => {
            matches!(below, Q(Units | ArmTrap { .. } | Refuge { .. }) | T(Then::Settle))
                || ends_a_flight(below)
        }
        ArmTrap { .. } => matches!(below, Q(Units | Refuge { .. }) | T(Then::Settle)) || ends_a_flight(below),
    }
}

fn draw_on(draw: Draw, below: Frame) -> bool {
    use Draw::*;
    use Frame::{Draw as D, Question as Q, Then as T};
    match draw {
        Deal { .. } | AutomaTurn => false,
        CombatCards { .. } => matches!(
            below,
            Q(Question::Units)
                | T(Then::Settle
                    | Then::AutomaArrive { .. }
                    | Then::AutomaGains { .. }
                    | Then::Aftermath
                    | Then::Stars(_)
                    | Then::Effects { .. }
                    | Then::OwnBonus(_)
                    | Then::Neighbours { .. })
        ),
        Steal { .. } => matches!(below, Q(Question::Ability { .. })),
        Encounter | FactoryCards { .. } => matches!(below, T(Then::Settle)),
        SpySteal { .. } => matches!(below, Q(Question::Units | Question::Exchange | Question::Spy)),
        Objective => matches!(below, Q(Question::Units) | T(Then::Stars(_)) | D(CombatCards { .. })),
        LoseCards { .. } => {
            matches!(below, Q(Question::Units) | T(Then::AutomaArrive { .. })) || ends_a_flight(below)
        }
        AutomaTrap => {
            matches!(below, T(Then::AutomaMoves { .. } | Then::AutomaGains { .. }) | D(AutomaFactory))
        }
        AutomaFlip { deploy: false } => matches!(below, T(Then::AutomaMoves { .. })),
        AutomaFlip { deploy: true } => matches!(below, T(Then::AutomaGains { .. })),
        AutomaFactory => matches!(below, T(Then::AutomaMoves { .. } | Then::AutomaGains { .. })),
        AutomaFight { .. } | AutomaCards { .. } => matches!(below, Q(Question::Dials)),
    }
}

fn then_on(then: Then, below: Frame) -> bool {
    use Frame::{Question as Q, Then as T};
    use Then::*;
    match then {
        Stars(_) => matches!(
            below,
            Q(Question::EndTurn | Question::Bottom(_) | Question::Encounter { .. } | Question::Units)
                | T(Neighbours { .. }
                    | Settle
                    | Stars(_)
                    | AutomaArrive { .. }
                    | AutomaGains { .. }
                    | AutomaRecruits { .. })
        ),
        Settle | Effects { .. } => matches!(below, T(Stars(_))),
        Aftermath => matches!(below, T(Settle | AutomaArrive { .. })),
        Coins(_) => matches!(
            below,
            Q(Question::Upgrade | Question::Deploy { .. } | Question::Build { .. } | Question::Enlist)
        ),
        OwnBonus(_) => matches!(below, T(Stars(_) | Neighbours { .. } | OwnBonus(_))),
        Neighbours { .. } => matches!(below, Q(Question::EndTurn) | T(Stars(_))),
        AutomaRecruits { .. } => matches!(below, T(AutomaStar { .. })),
        AutomaStar { .. } => matches!(below, T(AutomaRecruits { .. })),
        AutomaGains { .. } => matches!(below, T(AutomaRecruits { .. } | AutomaStar { .. })),
        AutomaMoves { .. } => matches!(below, T(AutomaGains { .. })),
        AutomaArrive { .. } => matches!(below, T(AutomaMoves { .. } | AutomaGains { .. })),
    }
}
