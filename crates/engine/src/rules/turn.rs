//! The turn: which section, which half of its top row. The top row comes first, can pay for the bottom row, and nothing is taken twice
//! (RL-002, RL-003, RL-007).

use super::{Apply, Eyes, bolster, factory, produce, push, push_amounts, push_first, trade};
use crate::event::{Event, Listener};
use crate::moves::{Move, MoveList};
use crate::state::{Draw, Frame, Question, Then, Turn};
use crate::vocab::*;

/// For every set of sections the moves that choose them, and how many: the others of a row are not looked at.
static SECTIONS: [([Move; Section::COUNT + 1], u8); 1 << Section::COUNT] = {
    let mut rows = [([Move::Skip; Section::COUNT + 1], 0); 1 << Section::COUNT];
    let mut set = 0;
    while set < rows.len() {
        let mut section = 0;
        while section < Section::COUNT {
            if set & (1 << section) != 0 {
                rows[set].0[rows[set].1 as usize] = Move::Choose(Section::ALL[section]);
                rows[set].1 += 1;
            }
            section += 1;
        }
        set += 1;
    }
    rows
};

pub(crate) fn sections(eyes: &Eyes, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    let may_choose = |section: Section| player.may_choose(section, eyes.public.rules) as usize;
    let set = Section::ALL.into_iter().fold(0, |set, section| set | (may_choose(section) << section.index()));
    let (sections, count) = &SECTIONS[set];
    push_first(list, sections, *count as usize);
}

/// Whether anything of the top row can be taken: what is listed by [`top`] besides leaving it.
#[inline]
pub(crate) fn has_top(eyes: &Eyes, section: Section) -> bool {
    let player = eyes.public.player(eyes.seat);
    match player.section(section) {
        None => factory::is_payable(eyes),
        Some(printed) => match printed.top {
            TopAction::Move => player.move_coins() > 0 || !eyes.public.no_move(),
            TopAction::Bolster => bolster::is_payable(player),
            TopAction::Trade => trade::is_possible(eyes),
            TopAction::Produce => produce::is_payable(eyes),
        },
    }
}

pub(crate) fn top(eyes: &Eyes, section: Section, list: &mut MoveList) {
    let player = eyes.public.player(eyes.seat);
    match player.section(section) {
        None => factory::top(eyes, list),
        Some(printed) => match printed.top {
            // Units or coins, never a mixture (RL-027).
            TopAction::Move => {
                if !eyes.public.no_move() {
                    push(list, Move::MoveUnits);
                }
                push_amounts(list, 1, player.move_coins(), Move::MoveCoins);
            }
            TopAction::Bolster => bolster::answers(eyes, list),
            TopAction::Trade => trade::answers(eyes, list),
            TopAction::Produce => produce::begin(eyes, list),
        },
    }
    push(list, Move::Skip);
}

impl<L: Listener> Apply<'_, L> {
    #[inline(never)]
    pub(crate) fn choose_section(&mut self, mv: Move) {
        let Move::Choose(section) = mv else { return };
        let seat = self.active();
        self.public_mut().player_mut(seat).token = Some(section);
        self.tell(Event::SectionChosen { seat, section });
        let (top, bottom) = (Question::Top(section), Question::Bottom(section));
        self.public_mut().frames.set_three(Question::EndTurn, bottom, top);
    }

    #[inline(never)]
    pub(crate) fn top(&mut self, mv: Move) {
        let seat = self.active();
        self.pop();
        if matches!(mv, Move::Skip) {
            return;
        }
        // Stars come when the whole action is done.
        self.push(Then::Stars(seat));
        match mv {
            Move::MoveUnits => self.begin_move(false),
            Move::MoveCoins(coins) => self.gain_coins(seat, coins as u16),
            Move::BolsterPower { amount, bonus } => self.bolster_power(amount, bonus),
            Move::BolsterCards { amount, bonus } => self.bolster_cards(amount, bonus),
            Move::TradeResources { bonus } => self.trade_resources(bonus),
            Move::TradePopularity { amount, bonus } => self.trade_popularity(amount, bonus),
            Move::Produce => self.begin_produce(),
            Move::FactoryOption(option) => self.factory_option(option),
            _ => {}
        }
    }

    #[inline(never)]
    pub(crate) fn end_turn(&mut self) {
        let next = match self.state.public.ending.tile {
            None => Some(self.state.public.left_of(self.active())),
            Some(_) => self.next_by_clock(),
        };
        self.public_mut().frames.clear();
        match next {
            Some(seat) => self.begin_turn(seat),
            None => self.finish(),
        }
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        debug_assert!(self.state.public.sets_are_true(), "a piece was moved past the sets");
        let public = self.public_mut();
        public.active = seat;
        public.turns = public.turns.saturating_add(1);
        public.turn = Turn::default();
        let automa = public.player(seat).is_automa();
        public.frames.push(if automa { Frame::from(Draw::AutomaTurn) } else { Question::Section.into() });
        self.tell(Event::TurnBegan { seat });
        if self.state.public.ending.tile.is_some() {
            self.begin_turn_by_tile(seat);
        }
    }
}
