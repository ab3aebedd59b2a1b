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
                    | Stars(_)
                    | AutomaGains { .. }
                    | AutomaRecruits { .. }
            )
        }
        Settle => matches!(below, Stars(_)),
        Units => matches!(below, Settle),
        Onward | Carry => matches!(below, Units),
        Dials | Aftermath => matches!(below, Settle | AutomaArrive { .. }),
        CombatOrder | EncounterDraw | Encounter { .. } | FactoryDeal { .. } | FactoryPick => {
            matches!(below, Settle)
        }
        Ability { .. } => matches!(below, Dials | Ability { .. }),
        Steal { .. } => matches!(below, Ability { .. }),
        Retreat => matches!(below, Draw { .. } | Aftermath),
        Draw { .. } => matches!(
            below,
            AutomaGains { .. } | Aftermath | Stars(_) | Effects { .. } | OwnBonus(_) | Neighbours { .. }
        ),
        Effects { .. } => matches!(below, Stars(_)),
        Take { .. } | Peek | Airlift { .. } => matches!(below, Effects { .. }),
        WorkerPlace => matches!(below, Effects { .. } | WorkerPlace),
        PickResources { .. } | PlaceOn { .. } => matches!(below, Effects { .. } | Stars(_) | PlaceOn { .. }),
        Produce { .. } => matches!(below, Effects { .. } | Stars(_)),
        Upgrade | Deploy { .. } | Build { .. } | Enlist => benefit,
        Coins(_) => matches!(below, Upgrade | Deploy { .. } | Build { .. } | Enlist),
        Pay { .. } => {
            matches!(below, Coins(_) | Effects { .. } | Upgrade | Deploy { .. } | Build { .. } | Enlist)
        }
        Discard { .. } => matches!(below, Effects { .. } | Pay { .. }),
        OwnBonus(_) => matches!(below, Stars(_) | Neighbours { .. } | OwnBonus(_)),
        Neighbours { .. } => matches!(below, EndTurn | Stars(_)),
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
