//! Territories that produce, gathered in any order. The rules ask for them from the lowest number up; a person chooses as
//! they like, takes one out again, and nothing is sent before they say that it is all.

use super::builder::Builder;
use super::{Choice, Leads, Preparation, Target};
use kosa_engine::vocab::Hex;
use kosa_engine::{Move, Question, View};
use kosa_lang::capital;

/// Whether territories to produce on are asked for.
pub(crate) fn asks_where(view: &View) -> bool {
    matches!(view.public().question(), Some(Question::Produce { .. }))
}

impl Builder<'_> {
    /// What is gathered, what may be added, and the end of it.
    pub(crate) fn gathering(&self, gathered: &[(Hex, u8)]) -> Vec<Choice> {
        let mut choices: Vec<Choice> = gathered
            .iter()
            .map(|(hex, n)| Choice { chosen: true, ..self.territory(*hex, *n, Preparation::Ungather(*hex)) })
            .collect();
        let legal = self.view.legal();
        let mut less = Vec::new();
        for open in self.view.produce_choices(gathered) {
            choices.push(self.territory(open.hex, open.most, Preparation::Gather(open.hex, open.most)));
            for mv in &legal {
                let Move::ProduceOn { hex, amount } = *mv else { continue };
                let fits = || self.view.produce_moves(&[gathered, &[(hex, amount)]].concat()).is_some();
                if hex == open.hex && amount < open.most && fits() {
                    less.push(self.territory(hex, amount, Preparation::Gather(hex, amount)));
                }
            }
        }
        if !less.is_empty() {
            choices.push(self.less(less));
        }
        if !gathered.is_empty()
            && let Some(moves) = self.view.produce_moves(gathered)
        {
            let label = self.texts.say("play-gather-enough");
            let choice = Choice::new(label, Target::Commit, Leads::Moves(moves));
            choices.push(Choice { also: Some('+'), ..choice });
        }
        let others = legal.iter().filter(|mv| match mv {
            Move::ProduceOn { .. } => false,
            Move::Done => gathered.is_empty(),
            _ => true,
        });
        choices.extend(others.map(|mv| self.leaf(mv)));
        choices
    }

    fn territory(&self, hex: Hex, amount: u8, preparation: Preparation) -> Choice {
        let mv = Move::ProduceOn { hex, amount };
        let label = capital(&self.texts.describe(&mv, self.view, self.seat));
        Choice::new(label, Target::Place(hex.place()), Leads::Preparation(preparation)).at(Some(hex.place()))
    }
}
