//! Payments: whether a cost can be paid, and from where: any territory the player controls (RL-028).

use super::{Apply, Eyes, push};
use crate::abilities::coercion;
use crate::event::{Event, Listener};
use crate::facts::lack;
use crate::moves::{Move, MoveList};
use crate::state::{PayWith, Public, Question};
use crate::vocab::*;

/// Whether the seat can pay this many tokens of one kind.
#[inline]
pub(crate) fn can_pay_tokens(public: &Public, seat: Seat, resource: Resource, amount: u8) -> bool {
    let tokens = public.owned_tokens(seat, public.controlled_by(seat), resource);
    tokens + coercion::available(public, seat) as u32 >= amount as u32
}

/// Whether the seat can pay the whole cost of a card.
pub(crate) fn can_pay(public: &Public, seat: Seat, cost: &Cost) -> bool {
    lack::of_card(public, seat, cost).is_none()
}

/// Tokens that can still be put towards a payment, from this kind and place on.
pub(crate) fn payable(public: &Public, seat: Seat, with: PayWith, kind: u8, place: u8) -> u32 {
    payable_from(public, seat, public.controlled_by(seat), with, kind, place)
}

/// As [`payable`], what the seat controls being known.
#[inline]
fn payable_from(public: &Public, seat: Seat, control: PlaceSet, with: PayWith, kind: u8, place: u8) -> u32 {
    let later = control & (PlaceSet::at_or_after(place));
    let kinds = Resource::ALL.into_iter().filter(|r| r.index() >= kind as usize);
    match with {
        PayWith::One(resource) => public.owned_tokens(seat, later, resource),
        PayWith::Any => kinds
            .map(|r| public.owned_tokens(seat, if r.index() == kind as usize { later } else { control }, r))
            .sum(),
        PayWith::Distinct => kinds.filter(|r| public.owned_tokens(seat, control, *r) > 0).count() as u32,
        PayWith::Aboard => kinds.map(|r| public.owned_tokens(seat, PlaceSet::NONE, r)).sum(),
    }
}

/// Whether what is left of a payment can be made once this many combat cards are gone.
pub(crate) fn covers(
    public: &Public,
    seat: Seat,
    (with, left, kind, place): (PayWith, u8, u8, u8),
    cards: u8,
) -> bool {
    let card = kind == 0
        && place == 0
        && with != PayWith::Aboard
        && coercion::available(public, seat)
        && public.player(seat).hand_count > cards;
    payable(public, seat, with, kind, place) + card as u32 >= left as u32
}

/// One token at a time, in ascending order of kind and place: every way to pay is listed once.
pub(crate) fn tokens(eyes: &Eyes, with: PayWith, left: u8, kind: u8, place: u8, list: &mut MoveList) {
    each_token(eyes, (with, left, kind, place), |mv| {
        push(list, mv);
        true
    });
}

/// What is paid next, if there is no choice.
pub(crate) fn only_token(eyes: &Eyes, payment: (PayWith, u8, u8, u8)) -> Option<Move> {
    let (with, left, kind, place) = payment;
    if let PayWith::One(resource) = with
        && ((kind, place) != (0, 0) || !coercion::available(eyes.public, eyes.seat))
    {
        return only_token_of(eyes, resource, left, place);
    }
    let mut only = None;
    let mut several = false;
    each_token(eyes, payment, |mv| {
        several = only.replace(mv).is_some();
        !several
    });
    if several { None } else { only }
}

/// The same for tokens of one kind, where no card can stand for one: most payments. The first token is the only one to begin with if
/// what lies after it does not cover the payment.
#[inline]
fn only_token_of(eyes: &Eyes, resource: Resource, left: u8, place: u8) -> Option<Move> {
    let public = eyes.public;
    let aboard = public.player(eyes.seat).aboard[resource.index()] as u32;
    let (mut first, mut tokens_there, mut later) = (Place::ABOARD, aboard, 0);
    // From the last place to the first, so that the first is found without asking for it.
    let mut ground = public.controlled_by(eyes.seat) & PlaceSet::at_or_after(place) & public.stocked;
    while let Some(at) = ground.take_last() {
        let tokens = public.resources[at.index()][resource.index()] as u32;
        if tokens > 0 {
            later += tokens_there;
            (first, tokens_there) = (at, tokens);
        }
    }
    let covered = tokens_there > 0 && tokens_there + later >= left as u32;
    (covered && later < left as u32).then_some(Move::PayToken { resource, from: first })
}

/// Walks over all that may be paid next, in the order of the list, until `each` says that it has enough.
#[inline]
fn each_token(
    eyes: &Eyes,
    (with, left, kind, place): (PayWith, u8, u8, u8),
    mut each: impl FnMut(Move) -> bool,
) {
    let public = eyes.public;
    let control = if with == PayWith::Aboard { PlaceSet::NONE } else { public.controlled_by(eyes.seat) };
    let aboard = public.player(eyes.seat).aboard;
    let all = payable_from(public, eyes.seat, control, with, kind, place);
    // What is not passed yet: once it does not cover the payment, no later token can begin it.
    let mut rest = all;
    let kinds = match with {
        PayWith::One(resource) => resource.index()..resource.index() + 1,
        PayWith::Any | PayWith::Distinct | PayWith::Aboard => kind as usize..Resource::COUNT,
    };
    'tokens: for resource in Resource::ALL[kinds].iter().copied() {
        let r = resource.index();
        let from = match with {
            PayWith::Distinct => 0,
            PayWith::Any if r > kind as usize => 0,
            _ => place,
        };
        let mut found = false;
        let mut ground = (control & PlaceSet::at_or_after(from) & public.stocked).iter();
        // What is aboard the airship comes after every place on the ground.
        loop {
            let at = ground.next().unwrap_or(Place::ABOARD);
            let tokens = if at.is_aboard() { aboard[r] } else { public.resources[at.index()][r] };
            if tokens > 0 {
                if rest < left as u32 {
                    break 'tokens;
                }
                if !each(Move::PayToken { resource, from: at }) {
                    return;
                }
                found = true;
                if with != PayWith::Distinct {
                    rest -= tokens as u32;
                }
            }
            if at.is_aboard() {
                break;
            }
        }
        // Of different kinds each counts once.
        if with == PayWith::Distinct {
            rest -= found as u32;
        }
    }
    // A combat card may stand for a resource, but only before the first token: every payment has one order.
    let card = kind == 0 && place == 0 && with != PayWith::Aboard && coercion::available(public, eyes.seat);
    if card && all + 1 >= left as u32 {
        for card in CombatCard::ALL {
            if eyes.own.hand.of(card) > 0 && !each(Move::PayCard(card)) {
                return;
            }
        }
    }
}

/// The lowest kind and place that may follow a token.
pub(crate) fn after(with: PayWith, resource: Resource, at: Place) -> (u8, u8) {
    match with {
        // The kind says that a token has been paid: no combat card any more.
        PayWith::One(_) => (1, at.index() as u8),
        PayWith::Any => (resource.index() as u8, at.index() as u8),
        PayWith::Distinct => (resource.index() as u8 + 1, 0),
        PayWith::Aboard => (resource.index() as u8, 0),
    }
}

pub(crate) fn discard(eyes: &Eyes, list: &mut MoveList) {
    for card in CombatCard::ALL {
        if eyes.own.hand.of(card) > 0 {
            push(list, Move::Discard(card));
        }
    }
}

impl<L: Listener> Apply<'_, L> {
    /// Pays the cost of a card: tracks at once, cards and resources by asking.
    pub(crate) fn pay_cost(&mut self, cost: &Cost) {
        let seat = self.active();
        self.spend_coins(seat, cost.coins as u16);
        self.lose_popularity(seat, cost.popularity);
        self.lose_power(seat, cost.power);
        if cost.any_resources > 0 {
            let with = if cost.distinct { PayWith::Distinct } else { PayWith::Any };
            self.push(Question::Pay { with, left: cost.any_resources, kind: 0, place: 0 });
        }
        if cost.combat_cards > 0 {
            self.push(Question::Discard { left: cost.combat_cards });
        }
    }

    /// Pays where there is no choice. Says whether it did.
    #[inline(never)]
    pub(crate) fn pay_flow(&mut self, with: PayWith, left: u8, kind: u8, place: u8) -> bool {
        let seat = self.active();
        let no_card = with == PayWith::Aboard || !coercion::available(&self.state.public, seat);
        if !no_card && !self.has_no_choice_of_cards() {
            return false;
        }
        let only = only_token(&self.eyes(), (with, left, kind, place));
        debug_assert_eq!(only, self.only_answer(seat), "the list tells otherwise");
        if let Some(mv) = only {
            self.pay(with, left, kind, place, mv);
        }
        only.is_some()
    }

    #[inline(never)]
    pub(crate) fn pay(&mut self, with: PayWith, left: u8, kind: u8, place: u8, mv: Move) {
        let seat = self.active();
        let (kind, place) = match mv {
            Move::PayToken { resource, from } => {
                self.public_mut().take_token(seat, from, resource);
                self.tell(Event::ResourcePaid { seat, place: from, resource });
                after(with, resource, from)
            }
            Move::PayCard(card) => {
                self.public_mut().turn.coercion_used = true;
                self.spend_card(seat, card);
                (kind, place)
            }
            _ => return,
        };
        self.countdown(left, |left| Question::Pay { with, left, kind, place });
    }

    /// Which card is spent is the player's secret until it is: with several in hand the question is asked. Says whether it is not.
    #[inline]
    pub(crate) fn discard_flow(&mut self) -> bool {
        self.has_no_choice_of_cards() && self.answer_if_only(self.active())
    }

    fn has_no_choice_of_cards(&self) -> bool {
        self.state.public.player(self.active()).hand_count <= 1
    }

    #[inline(never)]
    pub(crate) fn discard(&mut self, left: u8, mv: Move) {
        let Move::Discard(card) = mv else { return };
        self.spend_card(self.active(), card);
        self.countdown(left, |left| Question::Discard { left });
    }

    pub(crate) fn spend_card(&mut self, seat: Seat, card: CombatCard) {
        self.lay_down(seat, card);
        self.tell(Event::CardDiscarded { seat, card });
    }

    /// A combat card goes from the hand to the discards.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: CombatCard) {
        self.state.own[seat.index()].hand.remove(card);
        let public = self.public_mut();
        let player = public.player_mut(seat);
        player.hand_count = player.hand_count.saturating_sub(1);
        public.discard.add(card);
        let mut gone = CombatCards::NONE;
        gone.add(card);
        self.state.cross_off(seat, gone);
    }
}
