//! The question behind each frame, in a sentence. Clients have their own wording in four languages; this one serves
//! logs and error messages.

use crate::state::{Frame, TakeWhat};
use crate::vocab::{Faction, FactionAbility, Section};

impl Frame {
    /// The question in plain English. Each faction is asked about its own tokens only, so it depends on who is asked.
    pub fn question(&self, asked: Option<Faction>) -> &'static str {
        match self {
            Frame::Deal { .. } => "which card is dealt in the set-up",
            Frame::Section => "which section the action token goes to",
            Frame::Top(Section::Factory) => "which option of the Factory card is taken, or skip",
            Frame::Top(_) => "which half of the top-row action is taken, or skip",
            Frame::Bottom(_) => "whether the bottom-row action is taken, or skip",
            Frame::EndTurn => "end the turn, or reveal an objective",
            Frame::Units => "which unit steps where next, or done",
            Frame::Onward => "where the moving unit goes on, or done",
            Frame::Carry => "how much the moving unit carries along",
            Frame::Flight { .. } => "what the airship does next: step, drop, load, or done",
            Frame::Toll { .. } => "which resource goes aboard the opponent's airship",
            Frame::Challenge => "which airship is fought, or skip",
            Frame::Spy => "whose combat cards are looked at, or skip",
            Frame::SpySteal { .. } => "which combat card is taken at random",
            Frame::Exchange => "which objective card is exchanged, or skip",
            Frame::ObjectiveDraw => "which objective card is drawn",
            Frame::Refuge { .. } => "how many of the workers driven off go under the own airship",
            Frame::Hill => "whether a star is placed on the resolution tile, or skip",
            Frame::Settle => "nothing: combats, encounter and Factory follow",
            Frame::CombatOrder => "which combat is fought next",
            Frame::Ability { .. } => "whether the ability is used before the combat, or skip",
            Frame::Steal { .. } => "which combat card is taken at random",
            Frame::Dials => "the power dial, then the combat cards, in secret",
            Frame::Retreat => "where the beaten unit goes",
            Frame::Aftermath => "nothing: popularity and star follow",
            Frame::Draw { .. } => "which combat card is drawn",
            Frame::EncounterDraw => "which encounter card is drawn",
            Frame::Encounter { .. } => "which option of the encounter card is taken",
            Frame::Effects { .. } => "nothing: the gains of the card follow",
            Frame::Take { what, .. } => match what {
                TakeWhat::Coins => "how many coins are taken",
                TakeWhat::Popularity => "how much popularity is taken",
                TakeWhat::Power => "how much power is taken",
                TakeWhat::CombatCards => "how many combat cards are drawn",
                TakeWhat::Resource(_) => "how many resource tokens are taken",
                TakeWhat::Workers => "how many workers are taken",
            },
            Frame::PlaceOn { .. } => "on which territory the resources go, or skip",
            Frame::PickResources { .. } => "which resources are taken",
            Frame::WorkerPlace => "on which territory the worker goes, or skip",
            Frame::Peek => "whose combat cards are looked at, or skip",
            Frame::Airlift { .. } => "which units go where by air",
            Frame::FactoryDeal { .. } => "which Factory card is laid out",
            Frame::FactoryPick => "which Factory card is kept",
            Frame::Produce { .. } => "on which territory workers produce, or done",
            Frame::Pay { .. } => "where the next token of the payment comes from",
            Frame::Discard { .. } => "which combat card is paid",
            Frame::Upgrade => "which cube goes to which bottom-row action, or skip",
            Frame::Deploy { .. } => "which mech is deployed where, or skip",
            Frame::Build { .. } => "which structure is built where, or skip",
            Frame::Enlist => "which recruit takes which one-time bonus, or skip",
            Frame::Coins(_) => "nothing: the coins of the action follow",
            Frame::OwnBonus(_) => "nothing: the own recruit bonus follows",
            Frame::Neighbours { .. } => "nothing: the neighbours' recruit bonuses follow",
            Frame::PlaceToken => match asked.map(Faction::ability) {
                Some(FactionAbility::Exalt) => "whether a Flag is placed where the character stands, or skip",
                Some(FactionAbility::Maifuku) => {
                    "whether a Trap is placed where the character stands, or skip"
                }
                _ => "whether a token is placed where the character stands, or skip",
            },
            Frame::ArmTrap { .. } => "whether the Trap is armed again, or skip",
            Frame::LoseCards { .. } => "which combat card is lost to the Trap",
            Frame::AutomaTrap => "which Trap the Automa lays",
            Frame::AutomaDraw => "which Automa card is drawn",
            Frame::AutomaMoves { .. } => "nothing: the Automa moves",
            Frame::AutomaArrive { .. } => "nothing: the Automa's unit arrives",
            Frame::AutomaGains { .. } => "nothing: the Automa gains",
            Frame::AutomaRecruits { .. } => "nothing: the recruit bonus of the Automa's card follows",
            Frame::AutomaStar { .. } => "nothing: the star marker follows",
            Frame::AutomaFlip { .. } => "which combat card is turned for the Automa",
            Frame::AutomaFactory => "which Factory card the Automa takes",
            Frame::AutomaFight { .. } => "which Automa card is drawn for the combat",
            Frame::AutomaCards { .. } => "which combat card the Automa adds",
            Frame::Stars(_) => "nothing: stars that are due follow",
        }
    }
}
