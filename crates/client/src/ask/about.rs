//! Where a question lies on the board, and the answer it begins with.

use super::{Asked, Leads, Preparation, Target};
use kosa_engine::vocab::Place;
use kosa_engine::{Move, Question};

impl Asked {
    /// The place the question is about, where its answers name none.
    pub fn place(&self) -> Option<Place> {
        let public = self.view.public();
        match self.question()? {
            Question::Dials | Question::Ability { .. } | Question::Retreat => {
                public.combat()?.hex().map(|h| h.place())
            }
            Question::Carry | Question::Toll { .. } => public.turn().moving().map(|m| m.to),
            Question::Encounter { .. }
            | Question::FactoryPick
            | Question::PlaceToken
            | Question::Take { .. } => {
                let player = public.player(public.active());
                let character = player.character();
                if character.is_aboard() { player.airship() } else { Some(character) }
            }
            Question::Flight { .. } | Question::Challenge | Question::Spy | Question::Exchange => {
                public.player(public.active()).airship()
            }
            Question::Refuge { seat, .. } => public.player(seat).airship(),
            Question::PickResources { at, .. } | Question::ArmTrap { at } => Some(at),
            // Nowhere, or the answers name it.
            Question::Section
            | Question::Top(_)
            | Question::Bottom(_)
            | Question::EndTurn
            | Question::Units
            | Question::Onward
            | Question::CombatOrder
            | Question::PlaceOn { .. }
            | Question::WorkerPlace
            | Question::Peek
            | Question::Airlift { .. }
            | Question::Produce { .. }
            | Question::Pay { .. }
            | Question::Discard { .. }
            | Question::Upgrade
            | Question::Deploy { .. }
            | Question::Build { .. }
            | Question::Enlist
            | Question::TileStar => None,
        }
    }

    /// The person's last decision, if the question follows it: a flight that goes on after something was set down or taken
    /// aboard begins with its end, not with turning that round.
    pub(crate) fn follows(&mut self, last: Move) {
        let loads = matches!(last, Move::Drop { .. } | Move::Load { .. } | Move::Embark | Move::Disembark);
        if loads && matches!(self.question(), Some(Question::Flight { .. })) {
            let menu = self.menu_mut();
            menu.selected = menu.choices.iter().position(|c| c.is_leaving()).unwrap_or(menu.selected);
        }
    }

    /// The choice that is selected once something has been prepared; `before` is what was selected.
    pub(super) fn select_after(&mut self, preparation: Preparation, taken: Target, before: Option<Target>) {
        let menu = self.menu_mut();
        let at = |target: Target| menu.choices.iter().position(|c| c.target == target);
        let found = match preparation {
            // The next territory, and that it is all once there is none.
            Preparation::Gather(..) => {
                let open = |c: &super::Choice| matches!(c.leads, Leads::Preparation(Preparation::Gather(..)));
                menu.choices.iter().position(open).or_else(|| at(Target::Commit))
            }
            // A load is chosen beside the ways.
            Preparation::Load(..)
            | Preparation::LoadAll
            | Preparation::LoadNothing
            | Preparation::Passenger
            | Preparation::SetDown => before.and_then(at),
            Preparation::Ungather(_)
            | Preparation::Unit(..)
            | Preparation::Dial(_)
            | Preparation::Card(_)
            | Preparation::Token(..)
            | Preparation::PayCard(_) => at(taken),
        };
        menu.selected = found.unwrap_or(0);
    }
}
