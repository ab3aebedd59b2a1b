//! What cards say and do.

use crate::{Arg, Named, Phrase, Texts};
use kosa_engine::vocab::*;

/// Combat cards by their values: `2 + 3 + 3`.
pub(crate) fn in_hand(cards: CombatCards) -> String {
    values(cards).join(" + ")
}

/// The value of each card, the lowest first.
pub(crate) fn values(cards: CombatCards) -> Vec<String> {
    let of = |card: CombatCard| core::iter::repeat_n(card.value().to_string(), cards.of(card) as usize);
    CombatCard::ALL.into_iter().flat_map(of).collect()
}

impl Texts {
    /// What a card asks before it gives; nothing for nothing.
    fn price(&self, cost: &Cost) -> Option<Phrase> {
        let kind = if cost.distinct { "distinct" } else { "any" };
        let parts = [
            ("coins", cost.coins),
            ("popularity", cost.popularity),
            ("power", cost.power),
            ("cards", cost.combat_cards),
            (kind, cost.any_resources),
        ];
        let words: Vec<Phrase> =
            parts.into_iter().filter(|(_, n)| *n > 0).map(|(what, n)| self.counted(what, n)).collect();
        (!words.is_empty()).then(|| self.joined(&words))
    }

    /// One gain of a card.
    fn effect(&self, effect: &Effect) -> Phrase {
        match *effect {
            Effect::Coins(n) => self.counted("coins", n),
            Effect::Popularity(n) => self.counted("popularity", n),
            Effect::Power(n) => self.counted("power", n),
            Effect::CombatCards(n) => self.counted("cards", n),
            Effect::Resource(resource, n) => self.counted(resource.id(), n),
            Effect::AnyResources(n) => self.counted("any", n),
            Effect::Workers(n) => self.counted("workers", n),
            Effect::Upgrade => self.phrase("effect-upgrade", &[]),
            Effect::Deploy => self.phrase("effect-deploy", &[]),
            Effect::Build => self.phrase("effect-build", &[]),
            Effect::Enlist => self.phrase("effect-enlist", &[]),
            Effect::Produce(n) => self.phrase("effect-produce", &[("n", n.into())]),
            Effect::Peek => self.phrase("effect-peek", &[]),
            Effect::Airlift => self.phrase("effect-airlift", &[]),
        }
    }

    fn gains(&self, gains: &[Effect]) -> Phrase {
        let words: Vec<Phrase> = gains.iter().map(|gain| self.effect(gain)).collect();
        if words.is_empty() { self.phrase("nothing", &[]) } else { self.joined(&words) }
    }

    /// What is paid and what is gained for it: `pay 2 coins: 3 food`.
    pub fn deal(&self, cost: &Cost, gains: &[Effect]) -> String {
        self.priced(cost, self.gains(gains).base)
    }

    fn priced(&self, cost: &Cost, gains: String) -> String {
        match self.price(cost) {
            Some(price) => self.fill("deal", &[("price", price.into()), ("gains", gains.into())]),
            None => gains,
        }
    }

    /// What a Factory card does in its top half.
    pub fn factory_card(&self, card: FactoryCard) -> String {
        let options: Vec<String> = card.face().options.iter().map(|gains| self.gains(gains).base).collect();
        let all =
            options.into_iter().reduce(|a, b| self.fill("deal-or", &[("a", a.into()), ("b", b.into())]));
        self.priced(&card.face().cost, all.unwrap_or_default())
    }

    /// One option of a Factory card, from 0.
    pub fn factory_option(&self, card: FactoryCard, option: u8) -> String {
        let gains = card.face().options.get(option as usize).copied().unwrap_or_default();
        self.deal(&card.face().cost, gains)
    }

    /// The short label of an option of an encounter card, from 0.
    pub fn encounter_label(&self, card: Encounter, option: u8) -> String {
        self.say(&format!("encounter-{card}-{}", option.saturating_add(1)))
    }

    /// An option of an encounter card, from 0: its label, cost and gain.
    pub fn encounter_option(&self, card: Encounter, option: u8) -> String {
        let deal = card
            .face()
            .options
            .get(option as usize)
            .map_or_else(String::new, |o| self.deal(&o.cost, o.gains));
        let label = self.encounter_label(card, option);
        self.fill("encounter-option", &[("label", label.into()), ("deal", deal.into())])
    }

    /// The name of an objective card.
    pub fn objective_name(&self, card: Objective) -> String {
        self.say(&card.key())
    }

    /// What an objective card asks, and when it may be revealed if not on the whole turn.
    pub fn objective(&self, card: Objective) -> String {
        let text = self.say(&format!("{}-text", card.key()));
        match card.face().timing {
            Timing::OwnTurn => text,
            Timing::EndOfTurn => self.fill("objective-end-of-turn", &[("text", text.into())]),
        }
    }

    /// What a symbol of an Automa card's first row asks for.
    pub fn automa_move(&self, symbol: AutomaMove) -> String {
        self.automa_tries(symbol).base
    }

    pub(crate) fn automa_tries(&self, symbol: AutomaMove) -> Phrase {
        match symbol {
            AutomaMove::Worker => self.phrase("automa-worker", &[]),
            AutomaMove::Mech => self.phrase("automa-mech", &[]),
            AutomaMove::Character => self.phrase("automa-character", &[]),
            AutomaMove::EncounterOrFactory => self.phrase("automa-encounter", &[]),
            AutomaMove::AttackWorkers => self.phrase("automa-attack-workers", &[]),
            AutomaMove::AttackUnits(power) => self.phrase("automa-attack-units", &[("n", power.into())]),
        }
    }

    /// What a symbol of an Automa card's second row gives.
    pub fn automa_gain(&self, gain: AutomaGain) -> String {
        match gain {
            AutomaGain::Workers(n) => self.count("workers", n),
            AutomaGain::MechOrCharacter(n) => self.fill("automa-mech-or-character", &[("n", n.into())]),
            AutomaGain::Coins(n) => self.count("coins", n),
            AutomaGain::Power(n) => self.count("power", n),
            AutomaGain::CombatCards(n) => self.count("cards", n),
        }
    }

    /// A symbol with the faction it is for, where it stands in brackets.
    pub fn automa_symbol<T: Copy>(&self, symbol: &AutomaSymbol<T>, text: impl Fn(T) -> String) -> String {
        match symbol.only {
            Some(faction) => self.fill(
                "automa-only",
                &[("text", text(symbol.what).into()), ("faction", Arg::Text(self.faction_short(faction)))],
            ),
            None => text(symbol.what),
        }
    }
}
