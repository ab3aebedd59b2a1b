//! How likely it is that the other side of a combat reaches a total, as far as cards decide it.

use super::combat::best;
use crate::state::{Public, Question, Side};
use crate::view::View;
use crate::vocab::*;

/// Shares are counted in parts of a thousand.
const WHOLE: u64 = 1000;

impl View {
    /// How likely it is, per thousand, that a side of the combat being fought reaches a total, while the dials are being set.
    ///
    /// Of a person: the share of the hands it may hold, as far as the viewer knows, that have the cards for it beside all the power it may show; what it
    /// will choose nobody knows. Of an Automa, whose choice is chance: how likely it is. Nothing of the viewer's own side.
    ///
    /// ```
    /// use kosa_engine::{Side, State, View, vocab::Seat};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h12 1 2; \
    ///      seat nordic industrial; hand 555555; mechs 1 at h12; seat crimea mechanical; power 3; hand 4; mechs 1 at h12",
    /// ).unwrap();
    /// let view = View::of(&state, Seat::new(0).unwrap());
    /// let them = |total| view.odds(Side::Defender, total).unwrap();
    /// assert_eq!((them(3), them(8)), (1000, 0), "3 power are enough, and nobody else has a card of 5");
    /// assert_eq!(them(7), 1000 * 8 / 36, "one of 36 unseen cards, of which 8 are worth 4");
    /// ```
    pub fn odds(&self, side: Side, total: u8) -> Option<u16> {
        let public = self.public();
        let seat = public.combat()?.seat(side);
        if public.question() != Some(Question::Dials) || self.seat() == Some(seat) {
            return None;
        }
        let known = self.known_cards(seat);
        match public.player(seat).automa() {
            Some(_) if self.automa_dial(side).is_some() => None,
            Some(_) => Some(self.automa_odds(side, seat, known, total)),
            None => {
                let facts = self.combat_facts()?;
                let them = facts.side(side);
                let missing = total.saturating_sub(them.most_power);
                let unknown = them.hand.saturating_sub(known.count());
                let (mut good, mut all) = (0, 0);
                draws(facts.unseen, unknown, |drawn, ways| {
                    all += ways;
                    if best(known.plus(drawn), CombatCards::NONE, them.hand, them.card_limit) >= missing {
                        good += ways;
                    }
                });
                Some(share(good, all))
            }
        }
    }

    /// Each card of its deck is as likely as any other, and so is each choice of cards of its hand.
    fn automa_odds(&self, side: Side, seat: Seat, known: CombatCards, total: u8) -> u16 {
        let public = self.public();
        let unseen = self.unseen_cards();
        let unknown = public.player(seat).hand_count().saturating_sub(known.count());
        let (mut sum, mut cards) = (0, 0);
        for (power, played) in public.automa_bids(side) {
            let (mut good, mut all) = (0, 0);
            // So many of the cards that are known, and the rest of those that are not.
            for of_known in 0..=played.min(known.count()) {
                let rest = played - of_known;
                let from_hand = choose(unknown, rest);
                draws(known, of_known, |first, ways| {
                    draws(unseen, rest, |second, more| {
                        let every = choose(unseen.count(), rest).max(1);
                        let weight = WHOLE * WHOLE * ways * from_hand * more / every;
                        all += weight;
                        if power + first.value() + second.value() >= total {
                            good += weight;
                        }
                    });
                });
            }
            sum += u64::from(share(good, all));
            cards += 1;
        }
        (sum / cards.max(1)) as u16
    }
}

impl Public {
    /// The power and the number of combat cards with which an Automa may fight on a side of the combat being fought, one pair for
    /// each card its deck may still give, each as likely as any other; none where no Automa fights.
    ///
    /// ```
    /// use kosa_engine::{Side, State};
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; frames end bottom:build stars:1 settle dials; combat h12 1 2; \
    ///      seat nordic industrial; mechs 1 at h12; seat crimea automa:automa; power 1; mechs at h12; automa-deck 3 7",
    /// ).unwrap();
    /// let bids: Vec<(u8, u8)> = state.public().automa_bids(Side::Defender).collect();
    /// assert_eq!(bids.len(), 2, "two cards are left");
    /// assert!(bids.iter().all(|(power, cards)| *power <= 1 && *cards == 0), "no more than it has");
    /// ```
    pub fn automa_bids(&self, side: Side) -> impl Iterator<Item = (u8, u8)> + Clone + '_ {
        let seat = self.combat().map(|combat| combat.seat(side));
        let seat = seat.filter(|seat| self.player(*seat).is_automa());
        let bids =
            move |seat| self.automa_deck(seat).iter().map(move |card| self.automa_fights_with(seat, card));
        seat.into_iter().flat_map(bids)
    }
}

/// Part of a whole, in parts of a thousand: none and all are said of nothing else.
fn share(good: u64, all: u64) -> u16 {
    match good {
        0 => 0,
        _ if good == all => WHOLE as u16,
        _ => ((u128::from(good) * u128::from(WHOLE) / u128::from(all)) as u16).clamp(1, WHOLE as u16 - 1),
    }
}

/// Every choice of this many cards of a pile, and in how many ways it can be made.
fn draws(pile: CombatCards, count: u8, mut each: impl FnMut(CombatCards, u64)) {
    let CombatCards([twos, threes, fours, fives]) = pile;
    for five in 0..=count.min(fives) {
        for four in 0..=(count - five).min(fours) {
            for three in 0..=(count - five - four).min(threes) {
                let two = count - five - four - three;
                if two <= twos {
                    let ways =
                        choose(twos, two) * choose(threes, three) * choose(fours, four) * choose(fives, five);
                    each(CombatCards([two, three, four, five]), ways);
                }
            }
        }
    }
}

/// In how many ways some of a number of things can be taken.
fn choose(all: u8, some: u8) -> u64 {
    if some > all {
        return 0;
    }
    (0..u64::from(some)).fold(1, |ways, i| ways * (u64::from(all) - i) / (i + 1))
}
