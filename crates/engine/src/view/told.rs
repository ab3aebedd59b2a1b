//! What was hidden, as far as it has come to light since.

use super::View;
use crate::event::Event;
use crate::state::{Combat, PlacedTrap, Side, State};
use crate::vocab::*;
use rand_core::Rng;

impl View {
    /// A random state that looks the same to the viewer and from which the game can go on as it was told since: whoever then showed
    /// a dial and cards holds those cards and has set them already, and a Trap that then struck is the one it was.
    ///
    /// ```
    /// use kosa_engine::{Event, State, View, Viewer, vocab::Seat};
    /// use rand_core::SeedableRng;
    ///
    /// let state = State::from_position(
    ///     "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical; hand 445",
    /// ).unwrap();
    /// let (view, seat) = (View::of(&state, Viewer::Bystander), Seat::new(1).unwrap());
    /// let shown = Event::PowerRevealed { seat, dial: 3, cards: "44".parse().unwrap() };
    /// let guess = view.resample_told(&mut rand_pcg::Pcg64Mcg::seed_from_u64(1), [shown]);
    /// assert_eq!(View::of(&guess, seat).own().hand().of("4".parse().unwrap()), 2, "nobody else can have had them");
    /// assert_eq!(View::of(&guess, Viewer::Bystander), view);
    /// ```
    pub fn resample_told(&self, rng: &mut impl Rng, told: impl IntoIterator<Item = Event>) -> State {
        let mut state = self.resample(rng);
        for event in told {
            match event {
                Event::PowerRevealed { seat, dial, cards } => state.showed(seat, dial, cards),
                Event::TrapSprung { place, trap, .. } => state.struck(place, trap),
                _ => {}
            }
        }
        state
    }
}

impl State {
    /// A combatant has, or will have, chosen this.
    fn showed(&mut self, seat: Seat, dial: u8, cards: CombatCards) {
        self.hold(seat, cards);
        if self.public.player(seat).is_automa() {
            // The power it sets lies open already; its cards come one by one from its hand.
            let own = &mut self.own[seat.index()];
            own.played = first(cards, own.played.cards().count()).into();
            return;
        }
        let side = |combat: &Combat| Side::BOTH.into_iter().find(|side| combat.seat(*side) == seat);
        let has_committed = |combat: &Combat| side(combat).is_some_and(|side| combat.has_committed(side));
        let has_committed = self.public.combat().is_some_and(has_committed);
        let own = &mut self.own[seat.index()];
        own.dial = Some(dial);
        if has_committed {
            own.played = cards.into();
        }
    }

    /// Changes a hand so that it holds these cards, as far as the deck has them: others of it go there.
    fn hold(&mut self, seat: Seat, cards: CombatCards) {
        let (hand, deck) = (&mut self.own[seat.index()].hand, &mut self.hidden.deck);
        for card in CombatCard::ALL {
            while hand.of(card) < cards.of(card) && deck.of(card) > 0 {
                let spare = CombatCard::ALL.into_iter().find(|c| hand.of(*c) > cards.of(*c));
                let Some(spare) = spare else { return };
                hand.remove(spare);
                deck.add(spare);
                deck.remove(card);
                hand.add(card);
            }
        }
    }

    /// The Trap on a place is this one; the one that was taken for it lies where this was taken to be.
    fn struck(&mut self, place: Place, trap: Trap) {
        let Some(owner) = self.public.seat_of(Faction::Togawa) else { return };
        let here = |placed: &Option<_>| placed.is_some_and(|p: PlacedTrap| p.at == place);
        let Some(at) = self.public.tokens.traps.iter().position(here) else { return };
        let traps = &mut self.own[owner.index()].traps;
        let taken_for = traps.get(at);
        if let Some(other) = traps.iter().position(|placed| placed == Some(trap)) {
            traps.set(other, taken_for);
        }
        traps.set(at, Some(trap));
    }
}

/// This many of these cards, the lowest first.
fn first(cards: CombatCards, count: u8) -> CombatCards {
    let mut some = CombatCards::NONE;
    let all =
        CombatCard::ALL.into_iter().flat_map(|card| core::iter::repeat_n(card, cards.of(card) as usize));
    all.take(count as usize).for_each(|card| some.add(card));
    some
}
