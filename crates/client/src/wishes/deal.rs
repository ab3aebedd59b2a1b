//! How open wishes are dealt, and by which printing of the rules the game is played.

use super::{RuleGroup, Wishes};
use kosa_engine::{Rules, Switch};
use kosa_lang::Texts;

/// How factions and mats come to those who have not chosen.
///
/// ```
/// use kosa_client::Wishes;
/// use kosa_client::wishes::Deal;
///
/// let wishes = Wishes { deal: Deal::Draft, ..Wishes::default() };
/// assert!(wishes.to_string().contains("deal=draft"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Deal {
    /// At random.
    #[default]
    Random,
    /// At random, the mats clockwise in the order of their numbers.
    InOrder,
    /// Mats are dealt, then factions chosen, the lowest mat first.
    Draft,
}

impl Deal {
    /// All of them.
    pub const ALL: [Deal; 3] = [Deal::Random, Deal::InOrder, Deal::Draft];

    /// Its word in the text of wishes.
    pub const fn id(self) -> &'static str {
        match self {
            Deal::Random => "random",
            Deal::InOrder => "in-order",
            Deal::Draft => "draft",
        }
    }

    /// Its name.
    pub fn name(self, texts: &Texts) -> String {
        texts.say(match self {
            Deal::Random => "play-setup-deal-random",
            Deal::InOrder => "play-setup-deal-in-order",
            Deal::Draft => "play-setup-deal-draft",
        })
    }
}

/// A preset of the rules.
///
/// ```
/// use kosa_client::Wishes;
/// use kosa_client::wishes::Printing;
///
/// let mut wishes = Wishes::default();
/// wishes.set_printing(Printing::Current);
/// assert_eq!(wishes.printing(), Printing::Current);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Printing {
    /// The booklets with the errata printed in The Wind Gambit.
    Rulebook,
    /// The 2022 rulebook and the publisher's FAQ.
    Current,
}

impl Printing {
    /// Both.
    pub const ALL: [Printing; 2] = [Printing::Rulebook, Printing::Current];

    /// Its rules, with nothing added to the box.
    pub const fn rules(self) -> Rules {
        match self {
            Printing::Rulebook => Rules::RULEBOOK,
            Printing::Current => Rules::CURRENT,
        }
    }

    /// Its name.
    pub fn name(self, texts: &Texts) -> String {
        texts.say(match self {
            Printing::Rulebook => "play-setup-preset-rulebook",
            Printing::Current => "play-setup-preset-current",
        })
    }
}

impl Wishes {
    /// The printing that the rules are nearest to.
    pub fn printing(&self) -> Printing {
        if self.changed_from(Printing::Current).len() < self.changed_from(Printing::Rulebook).len() {
            Printing::Current
        } else {
            Printing::Rulebook
        }
    }

    /// The switches that differ from a printing, those included that put something into the box.
    pub fn changed_from(&self, printing: Printing) -> Vec<Switch> {
        let rules = printing.rules();
        let differs = |switch: &Switch| self.rules.has(*switch) != rules.has(*switch);
        RuleGroup::offered().filter(differs).collect()
    }

    /// Takes the rules of a printing. What is in the box does not depend on it.
    pub fn set_printing(&mut self, printing: Printing) {
        let now = self.rules;
        let modules = RuleGroup::offered().filter(|switch| RuleGroup::is_module(*switch));
        self.rules = modules.fold(printing.rules(), |to, module| to.with(module, now.has(module)));
    }
}
