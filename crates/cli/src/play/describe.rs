//! What a move means, beside its notation.

use crate::narrate::cube_name;
use crate::words::{capital, deal, factory_card, mech_ability, name, place, produce_cost};
use kosa_engine::vocab::*;
use kosa_engine::{Frame, Move, View};

/// A short explanation; empty where the notation says it all.
pub fn describe(mv: &Move, view: &View, seat: Seat) -> String {
    let public = view.public();
    let player = public.player(seat);
    match *mv {
        Move::Choose(section) => match player.mat().section(section) {
            Some(on_mat) => {
                let cost = player.cost(on_mat.bottom);
                format!(
                    "{}, then {} for {cost} {}",
                    capital(on_mat.top.id()),
                    on_mat.bottom,
                    on_mat.bottom.resource()
                )
            }
            None => player
                .factory_card()
                .map_or_else(String::new, |c| format!("{}; then move one unit twice", factory_card(c))),
        },
        Move::Reveal(card) => format!("{}: {}", card.face().name, card.face().text),
        Move::MoveUnits => "move units".into(),
        Move::MoveCoins(_) => "take coins instead of moving".into(),
        Move::BolsterPower { bonus: true, .. } | Move::BolsterCards { bonus: true, .. } => {
            "with 1 popularity from the Monument".into()
        }
        Move::TradeResources { bonus: true } | Move::TradePopularity { bonus: true, .. } => {
            "with 1 power from the Armory".into()
        }
        Move::Produce => format!("costs {}", produce_cost(player.produce_cost())),
        Move::ProduceOn { hex, .. } => match hex.terrain().resource() {
            Some(resource) => format!("{resource} on {}", place(hex.place())),
            None => format!("workers on {}", place(hex.place())),
        },
        Move::FactoryOption(option) => player
            .factory_card()
            .and_then(|card| {
                card.face().options.get(option as usize).map(|gains| deal(&card.face().cost, gains))
            })
            .unwrap_or_default(),
        Move::Step { from, to, .. } => {
            let token = public.encounter_tokens().contains(to);
            let foe = public.seats().find(|s| *s != seat && public.player(*s).fighters_on(to) > 0);
            let workers = public.seats().find(|s| *s != seat && public.player(*s).workers_on(to) > 0);
            let mut text = format!("{} to {}", place(from), place(to));
            if let Some(foe) = foe {
                text.push_str(&format!(", combat with {}", name(public, foe)));
            } else if let Some(foe) = workers {
                text.push_str(&format!(", drives off workers of {}", name(public, foe)));
            }
            if token {
                text.push_str(", encounter token");
            }
            text
        }
        Move::Fight(hex) => place(hex.place()),
        Move::Option(option) => match public.frame() {
            Some(Frame::Encounter { card, .. }) => card
                .face()
                .options
                .get(option as usize)
                .map_or_else(String::new, |o| format!("{}: {}", o.label, deal(&o.cost, o.gains))),
            _ => String::new(),
        },
        Move::Keep(card) => factory_card(card),
        Move::On(at) | Move::PayToken { from: at, .. } | Move::Retreat { to: at, .. } => place(at),
        Move::Peek(other) => name(public, other).into(),
        Move::Pay { bonus, .. } => {
            let asked = match public.frame() {
                Some(Frame::Bottom(section)) => section.bottom(),
                _ => None,
            };
            let Some(action) = asked else { return String::new() };
            let recruit = if bonus { ", with the own recruit's bonus" } else { "" };
            format!("{} for {} {}{recruit}", capital(action.id()), player.cost(action), action.resource())
        }
        Move::Upgrade { cube, to } => format!("{}; {to} gets cheaper", cube_name(cube)),
        Move::Deploy { slot, at } => {
            let ability =
                player.faction().mat().mechs.get(slot as usize).map(|a| mech_ability(*a)).unwrap_or_default();
            format!("{ability}; on {}", place(at))
        }
        Move::Build { at, .. } => place(at),
        Move::Enlist { recruit, bonus, amount } => {
            format!(
                "{amount} {bonus} now, 1 {} whenever you or a neighbour takes {recruit}",
                recruit.recruit_bonus()
            )
        }
        _ => String::new(),
    }
}
