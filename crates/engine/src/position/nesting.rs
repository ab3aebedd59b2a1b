//! Which frame may lie on which: a position with any other stack could not have come about, and the rules would not
//! know how to go on.

use crate::state::Frame;

/// Whether `frame` may lie directly on `below` (nothing below: the bottom of the stack).
pub(super) fn may_lie_on(frame: Frame, below: Option<Frame>) -> bool {
    use Frame::*;
    let Some(below) = below else {
        return matches!(
            frame,
            Deal { .. } | Section | EndTurn | AutomaDraw | AutomaRecruits { .. } | AutomaStar { .. }
        );
    };
    // Benefits of a bottom-row action lie on what follows it; gains of a card lie on its list of effects.
    let benefit = matches!(below, Effects { .. } | Stars(_) | Neighbours { .. } | OwnBonus(_));
    // What an airship's tiles offer where its flight ends; a character it set down comes first.
    let ended = |frame: Frame| matches!(frame, Exchange | Spy | Challenge);
    match frame {
        Deal { .. } | Section | EndTurn => false,
        Bottom(_) => matches!(below, EndTurn),
        Top(section) => below == Bottom(section),
        Stars(_) => {
            matches!(
                below,
                EndTurn
                    | Bottom(_)
                    | Neighbours { .. }
                    | Encounter { .. }
                    | Settle
                    | Units
                    | Stars(_)
                    | AutomaArrive { .. }
                    | AutomaGains { .. }
                    | AutomaRecruits { .. }
            )
        }
        Settle => matches!(below, Stars(_)),
        Units => matches!(below, Settle),
        Onward | Carry | Flight { .. } | Toll { .. } => matches!(below, Units),
        Exchange => matches!(below, Units),
        Spy | Challenge | SpySteal { .. } => matches!(below, Units | Exchange | Spy),
        ObjectiveDraw => matches!(below, Units | Stars(_) | Draw { .. }),
        Refuge { .. } => {
            matches!(below, Units | Settle | AutomaArrive { .. } | LoseCards { .. } | Refuge { .. })
        }
        Hill => matches!(below, Section),
        Dials | Aftermath => matches!(below, Settle | AutomaArrive { .. }),
        CombatOrder | EncounterDraw | Encounter { .. } | FactoryDeal { .. } | FactoryPick => {
            matches!(below, Settle)
        }
        Ability { .. } => matches!(below, Dials | Ability { .. }),
        Steal { .. } => matches!(below, Ability { .. }),
        Retreat => matches!(below, Draw { .. } | Aftermath),
        Draw { .. } => matches!(
            below,
            Units
                | Settle
                | AutomaArrive { .. }
                | AutomaGains { .. }
                | Aftermath
                | Stars(_)
                | Effects { .. }
                | OwnBonus(_)
                | Neighbours { .. }
        ),
        Effects { .. } => matches!(below, Stars(_)),
        Take { .. } | Peek | Airlift { .. } => matches!(below, Effects { .. }),
        WorkerPlace => matches!(below, Effects { .. } | WorkerPlace),
        PickResources { .. } | PlaceOn { .. } => matches!(below, Effects { .. } | Stars(_) | PlaceOn { .. }),
        Produce { .. } => matches!(below, Effects { .. } | Stars(_)),
        Upgrade | Deploy { .. } | Build { .. } | Enlist => benefit,
        Coins(_) => matches!(below, Upgrade | Deploy { .. } | Build { .. } | Enlist),
        Pay { .. } => {
            matches!(
                below,
                Flight { .. } | Coins(_) | Effects { .. } | Upgrade | Deploy { .. } | Build { .. } | Enlist
            )
        }
        Discard { .. } => matches!(below, Effects { .. } | Pay { .. }),
        OwnBonus(_) => matches!(below, Stars(_) | Neighbours { .. } | OwnBonus(_)),
        Neighbours { .. } => matches!(below, EndTurn | Stars(_)),
        PlaceToken => matches!(below, Units | Settle | ArmTrap { .. } | Refuge { .. }) || ended(below),
        ArmTrap { .. } => matches!(below, Units | Settle | Refuge { .. }) || ended(below),
        LoseCards { .. } => matches!(below, Units | AutomaArrive { .. }) || ended(below),
        AutomaTrap => matches!(below, AutomaMoves { .. } | AutomaGains { .. } | AutomaFactory),
        AutomaDraw => false,
        AutomaRecruits { .. } => matches!(below, AutomaStar { .. }),
        AutomaStar { .. } => matches!(below, AutomaRecruits { .. }),
        AutomaGains { .. } => matches!(below, AutomaRecruits { .. } | AutomaStar { .. }),
        AutomaMoves { .. } => matches!(below, AutomaGains { .. }),
        AutomaArrive { .. } => matches!(below, AutomaMoves { .. } | AutomaGains { .. }),
        AutomaFlip { deploy } => match below {
            AutomaMoves { .. } => !deploy,
            AutomaGains { .. } => deploy,
            _ => false,
        },
        AutomaFactory => matches!(below, AutomaMoves { .. } | AutomaGains { .. }),
        AutomaFight { .. } | AutomaCards { .. } => matches!(below, Dials),
    }
}
