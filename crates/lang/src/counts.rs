//! Counted things, and lists.

use crate::arg::FORMS;
use crate::{Arg, Named, Phrase, Texts};
use kosa_engine::vocab::*;

impl Texts {
    /// `2 coins`, from the key after `count-`: coins, power, popularity, cards, workers, mechs, points, resources …
    pub fn count(&self, what: &str, n: impl Into<u32>) -> String {
        self.counted(what, n).base
    }

    /// A number of tenths with one decimal place, as the language writes it.
    ///
    /// ```
    /// use kosa_lang::{Lang, Texts};
    /// let write = |lang| Texts::new(lang).tenths(153);
    /// assert_eq!((write(Lang::English), write(Lang::Polish)), ("15.3".to_string(), "15,3".to_string()));
    /// ```
    pub fn tenths(&self, n: u32) -> String {
        self.fill("number-tenths", &[("whole", (n / 10).into()), ("tenths", (n % 10).into())])
    }

    pub(crate) fn counted(&self, what: &str, n: impl Into<u32>) -> Phrase {
        self.phrase(&format!("count-{what}"), &[("n", Arg::from(n.into()))])
    }

    /// A number of units of a kind; character and airship without a number, for there is one of each.
    pub(crate) fn units(&self, unit: UnitKind, n: u8) -> Phrase {
        match unit {
            UnitKind::Character | UnitKind::Airship => self.named(&unit),
            UnitKind::Mech => self.counted("mechs", n),
            UnitKind::Worker => self.counted("workers", n),
        }
    }

    /// This much of a bonus.
    pub(crate) fn bonus(&self, bonus: RecruitBonus, n: u8) -> Phrase {
        let what = match bonus {
            RecruitBonus::Power => "power",
            RecruitBonus::Coins => "coins",
            RecruitBonus::Popularity => "popularity",
            RecruitBonus::CombatCards => "cards",
        };
        self.counted(what, n)
    }

    /// What a recruit earns each time: `1 coin`.
    pub fn recruit_bonus(&self, bonus: RecruitBonus) -> String {
        self.bonus(bonus, bonus.ongoing()).base
    }

    /// What a Trap takes.
    pub(crate) fn trap_loss(&self, trap: Trap) -> Phrase {
        let bonus = match trap {
            Trap::Popularity => RecruitBonus::Popularity,
            Trap::Power => RecruitBonus::Power,
            Trap::Coins => RecruitBonus::Coins,
            Trap::CombatCards => RecruitBonus::CombatCards,
        };
        self.bonus(bonus, trap.loss())
    }

    /// Words joined as in a sentence: `a, b and c`.
    pub fn list(&self, words: &[String]) -> String {
        let phrases: Vec<Phrase> = words.iter().map(Phrase::plain).collect();
        self.joined(&phrases).base
    }

    /// Phrases joined as in a sentence, form by form.
    pub(crate) fn joined(&self, words: &[Phrase]) -> Phrase {
        let join = |text: &dyn Fn(&Phrase) -> String| match words {
            [] => String::new(),
            [one] => text(one),
            [front @ .., last] => {
                let front: Vec<String> = front.iter().map(text).collect();
                self.fill("list-and", &[("front", front.join(", ").into()), ("last", text(last).into())])
            }
        };
        Phrase {
            base: join(&|phrase| phrase.base.clone()),
            forms: FORMS
                .into_iter()
                .filter(|form| words.iter().any(|phrase| phrase.has(form)))
                .map(|form| (form, join(&|phrase| phrase.form(form).to_string())))
                .collect(),
        }
    }

    /// Resource tokens by kind; "nothing" without any.
    pub fn resources(&self, tokens: Resources) -> String {
        self.tokens(tokens).base
    }

    pub(crate) fn tokens(&self, tokens: Resources) -> Phrase {
        let words = self.kinds(tokens);
        if words.is_empty() { self.phrase("nothing", &[]) } else { self.joined(&words) }
    }

    fn kinds(&self, tokens: Resources) -> Vec<Phrase> {
        let present = Resource::ALL.into_iter().filter(|r| tokens[r.index()] > 0);
        present.map(|r| self.counted(r.id(), tokens[r.index()])).collect()
    }

    /// What a unit takes along; nothing if it takes nothing.
    pub(crate) fn load(&self, load: [u8; Cargo::COUNT]) -> Option<Phrase> {
        let workers = load[Cargo::Workers.index()] + load[Cargo::MovedWorkers.index()];
        let mut words = self.kinds(core::array::from_fn(|i| load[i]));
        if workers > 0 {
            words.push(self.counted("workers", workers));
        }
        (!words.is_empty()).then(|| self.joined(&words))
    }

    /// What Produce costs: power, popularity and coins.
    pub fn produce_cost(&self, cost: (u8, u8, u16)) -> String {
        self.produce_price(cost).base
    }

    pub(crate) fn produce_price(&self, (power, popularity, coins): (u8, u8, u16)) -> Phrase {
        let mut words = Vec::new();
        for (what, n) in [("power", power as u16), ("popularity", popularity as u16), ("coins", coins)] {
            if n > 0 {
                words.push(self.counted(what, n));
            }
        }
        if words.is_empty() { self.phrase("nothing", &[]) } else { self.joined(&words) }
    }

    /// The stars a player has placed: `3 (all mechs, a combat won ×2)`, or "none".
    pub fn stars(&self, stars: Stars) -> String {
        let goals = Star::ALL.into_iter().filter(|goal| stars.on(*goal) > 0);
        let words: Vec<String> = goals
            .map(|goal| match stars.on(goal) {
                1 => self.say(&goal.key()),
                n => format!("{} ×{n}", self.say(&goal.key())),
            })
            .collect();
        if words.is_empty() { self.say("none") } else { format!("{} ({})", stars.total(), words.join(", ")) }
    }
}
