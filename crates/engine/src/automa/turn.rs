//! The Automa's turn: move, gain, let the people's recruits earn, advance the star marker. The rulings R1 to R83 stand in `docs/automa.md`.

use crate::automa::{Invalid, Plan, Thought, plan};
use crate::event::{Event, Listener};
use crate::invaders::{exalt, maifuku};
use crate::rules::{Apply, Switch};
use crate::state::{Automa, Draw, Then};
use crate::vocab::*;

impl<L: Listener> Apply<'_, L> {
    pub(super) fn automa(&self, seat: Seat) -> Option<Automa> {
        self.state.public.player(seat).automa().copied()
    }

    pub(super) fn automa_mut(&mut self, seat: Seat) -> Option<&mut Automa> {
        self.public_mut().player_mut(seat).automa_mut()
    }

    fn scheme(&self, seat: Seat, card: AutomaCard) -> &'static AutomaScheme {
        let second = self.automa(seat).is_some_and(|a| a.second_scheme);
        &card.face().schemes[second as usize]
    }

    pub(super) fn fill_automa_deck(&mut self, owner: Seat) {
        // The number in the resource box outlives the shuffle, unless the switch takes the card with it (R39).
        let forgets = self.state.public.rules.has(Switch::AutomaShuffleForgets);
        if let Some(automa) = self.automa_mut(owner) {
            automa.deck = Automa::FULL_DECK;
            if forgets {
                automa.resources = 0;
            }
        }
        self.tell(Event::AutomaDeckShuffled { seat: owner });
    }

    /// Row 1: the symbols from left to right; the first valid one ends the search (R6), even if the unit stays where it is (RL-157),
    /// unless all are carried out, each to its end before the next is judged (R42).
    #[inline(never)]
    pub(crate) fn automa_moves(&mut self, card: AutomaCard, next: u8, checked: bool) {
        let seat = self.active();
        // The last turn under some resolution tiles is without a move.
        if self.state.public.no_move() {
            return self.pop();
        }
        let Some(symbol) = self.scheme(seat, card).moves.get(next as usize) else { return self.pop() };
        let after = Then::AutomaMoves { card, next: next + 1, checked: false };
        // What is not printed on the cards in the box is not even thought of (R60).
        if !self.state.public.rules.has_symbol(symbol) {
            return self.public_mut().frames.set(after);
        }
        // After a combat card was turned the thoughts have been told.
        let planned = self.think(seat, symbol, !checked);
        let plan = match planned {
            Ok(plan) => plan,
            Err(why) => {
                self.tell(Event::AutomaCannot { seat, symbol: symbol.what, why });
                return self.public_mut().frames.set(after);
            }
        };
        let Some(automa) = self.automa(seat) else { return self.pop() };
        if automa.kind.dials.move_check && !checked {
            return self.push(Draw::AutomaFlip { deploy: false });
        }
        if automa.makes_all_moves() {
            self.public_mut().frames.set(after);
        } else {
            self.pop();
        }
        self.automa_step(plan);
    }

    fn think(&mut self, seat: Seat, symbol: &AutomaSymbol<AutomaMove>, aloud: bool) -> Result<Plan, Invalid> {
        if !L::LISTENS || !aloud {
            return plan(&self.state.public, seat, symbol, |_| {});
        }
        self.listener.hear(Event::AutomaTries { seat, symbol: symbol.what });
        let listener = &mut *self.listener;
        plan(&self.state.public, seat, symbol, |thought| {
            listener.hear(match thought {
                Thought::Selected(selected) => Event::AutomaSelects { seat, selected },
                Thought::Valid(candidate) => Event::AutomaConsiders { seat, candidate },
            });
        })
    }

    /// Picks the unit up and puts it down.
    fn automa_step(&mut self, plan: Plan) {
        let seat = self.active();
        let Plan { unit, from, to, workers, reason, token } = plan;
        let to = to.place();
        let public = self.public_mut();
        public.send(seat, unit, from, to);
        for _ in 0..workers {
            public.send(seat, UnitKind::Worker, from, to);
        }
        self.tell(Event::AutomaMoved { seat, unit, from, to, workers, reason });
        self.public_mut().tie_token = token;
        if from == to {
            // Only a territory without enemies lets it stay, so that no combat comes first.
            self.remove_resources(seat, to);
            return self.automa_settles(unit, to, true);
        }
        self.push(Then::AutomaArrive { unit, at: to });
        self.spring_trap(to);
        let public = &self.state.public;
        let (fighters, enemies) = (public.enemy_fighters_at(seat), public.enemies_at(seat));
        if fighters.contains(to) {
            return;
        }
        if enemies.contains(to) {
            self.drive_off(to);
        }
        self.remove_resources(seat, to);
    }

    /// After a move: the combat; then what is left to do where the unit stands.
    #[inline(never)]
    pub(crate) fn automa_arrive(&mut self, unit: UnitKind, at: Place) {
        if self.state.public.contested().contains(at) {
            return self.begin_combat(at);
        }
        self.pop();
        self.automa_settles(unit, at, false);
    }

    /// For the character only, and only where it still stands: encounter token, Factory card and faction token (R22).
    fn automa_settles(&mut self, unit: UnitKind, at: Place, stayed: bool) {
        let seat = self.active();
        if unit != UnitKind::Character || self.state.public.player(seat).character != at {
            return;
        }
        let public = self.public_mut();
        if public.encounter_tokens.contains(at) {
            public.encounter_tokens &= !at.set();
            self.tell(Event::EncounterRemoved { seat, place: at });
        }
        let wants = at == Hex::FACTORY.place() && self.automa(seat).is_some_and(|a| !a.factory_card);
        if wants && self.state.public.factory_count > 0 {
            if self.state.public.factory_dealt {
                self.push(Draw::AutomaFactory);
            } else {
                // Nobody has seen these cards: which of them goes makes no difference.
                self.automa_keeps_factory_card();
            }
        }
        // Staying counts as moving, unless the switch asks for new ground (R63).
        if !(stayed && self.state.public.rules.has(Switch::AutomaTokensOnNewGround)) {
            self.automa_token();
        }
    }

    /// As Albion or Togawa it puts a token where its character has come to stand (R62, R63).
    fn automa_token(&mut self) {
        let seat = self.active();
        let public = &self.state.public;
        let player = public.player(seat);
        let place = player.character;
        if place.hex().is_none() || public.tokens.all_at().contains(place) {
            return;
        }
        if exalt::has_flag(public, player) {
            self.public_mut().tokens.flags |= place.set();
            self.tell(Event::FlagPlaced { seat, place });
        } else if maifuku::has_trap(public, player) {
            self.push(Draw::AutomaTrap);
        }
    }

    pub(super) fn automa_keeps_factory_card(&mut self) {
        let seat = self.active();
        let public = self.public_mut();
        public.factory_count = public.factory_count.saturating_sub(1);
        // Whoever has looked through the cards no longer knows which are left.
        public.factory_seen = SeatSet::NONE;
        if let Some(automa) = self.automa_mut(seat) {
            automa.factory_card = true;
        }
        self.tell(Event::AutomaTookFactoryCard { seat });
    }

    /// The Automa on this seat sends the resources of a territory back to the supply (R23, R38, RL-153).
    pub(crate) fn remove_resources(&mut self, seat: Seat, place: Place) {
        let removed = self.public_mut().lay_tokens(place, [0; Resource::COUNT]);
        if removed != [0; Resource::COUNT] {
            self.tell(Event::ResourcesRemoved { seat, place });
        }
    }

    /// What a person finds on a territory taken from an Automa (R39, RL-151).
    pub(crate) fn find_resources(&mut self, person: Seat, automa: Seat, place: Place) {
        let Some(resource) = place.hex().and_then(|hex| hex.terrain().resource()) else { return };
        let found = self.state.public.resource_box(automa);
        self.gain_resource(person, place, resource, found.unwrap_or(0));
    }

    /// Row 2: all gains from left to right, but for what has run out on the faction mat (R25); power stops at the end of its track,
    /// which gives a star, and combat cards come from the deck (R27). `next` counts single pieces, so that each can be checked.
    #[inline(never)]
    pub(crate) fn automa_gains(&mut self, card: AutomaCard, next: u8, deploys: bool) {
        let seat = self.active();
        let Some(automa) = self.automa(seat) else { return self.pop() };
        let Some((gain, first)) = self.gain_at(seat, card, next) else { return self.pop() };
        let step = |deploys| Then::AutomaGains { card, next: next + 1, deploys };
        let face = automa.kind.level.face();
        match gain {
            AutomaGain::Workers(_) | AutomaGain::MechOrCharacter(_) => {
                if !deploys || !self.can_deploy(seat, gain) {
                    return self.public_mut().frames.set(step(deploys));
                }
                if automa.kind.dials.deploy_check {
                    return self.push(Draw::AutomaFlip { deploy: true });
                }
                self.deploy_one(seat, card, next);
            }
            AutomaGain::Coins(_) => {
                self.public_mut().frames.set(step(deploys));
                if first {
                    let printed =
                        self.printed(seat, card, |g| if let AutomaGain::Coins(n) = g { n } else { 0 });
                    let total = printed + face.extra_coins as i16 + automa.kind.dials.coins as i16;
                    self.gain_coins(seat, total.max(0) as u16);
                }
            }
            AutomaGain::Power(_) => {
                self.public_mut().frames.set(step(deploys));
                if first {
                    let printed =
                        self.printed(seat, card, |g| if let AutomaGain::Power(n) = g { n } else { 0 });
                    let total = printed + face.extra_power as i16 + automa.kind.dials.power as i16;
                    self.push(Then::Stars(seat));
                    self.gain_power(seat, total.max(0) as u8);
                }
            }
            AutomaGain::CombatCards(_) => {
                self.public_mut().frames.set(step(deploys));
                self.gain_cards(seat, 1);
            }
        }
    }

    /// The gain of one step of the row, and whether it is the first of its kind: coins and power of a card come at once,
    /// pieces and cards one by one.
    fn gain_at(&self, seat: Seat, card: AutomaCard, step: u8) -> Option<(AutomaGain, bool)> {
        let faction = self.state.public.player(seat).faction;
        let mut left = step;
        let (mut coins, mut power) = (true, true);
        for symbol in self.scheme(seat, card).gains.iter().filter(|s| s.counts_for(faction)) {
            let (count, first) = match symbol.what {
                AutomaGain::Workers(n) | AutomaGain::MechOrCharacter(n) | AutomaGain::CombatCards(n) => {
                    (n, true)
                }
                AutomaGain::Coins(_) => (1, core::mem::replace(&mut coins, false)),
                AutomaGain::Power(_) => (1, core::mem::replace(&mut power, false)),
            };
            if left < count {
                return Some((symbol.what, first));
            }
            left -= count;
        }
        None
    }

    /// What the card gives this faction in all.
    fn printed(&self, seat: Seat, card: AutomaCard, amount: impl Fn(AutomaGain) -> u8) -> i16 {
        let faction = self.state.public.player(seat).faction;
        let gains = self.scheme(seat, card).gains.iter().filter(|s| s.counts_for(faction));
        gains.map(|s| amount(s.what) as i16).sum()
    }

    fn can_deploy(&self, seat: Seat, gain: AutomaGain) -> bool {
        let player = self.state.public.player(seat);
        match gain {
            AutomaGain::Workers(_) => player.workers_left() > 0,
            _ => !player.character.is_on_board() || player.remaining(BottomAction::Deploy) > 0,
        }
    }

    /// One worker, character or mech comes to the home base (R25), the character before any mech (R26), and the row goes on.
    pub(super) fn deploy_one(&mut self, seat: Seat, card: AutomaCard, next: u8) {
        let Some((gain, _)) = self.gain_at(seat, card, next) else { return };
        self.public_mut().frames.set(Then::AutomaGains { card, next: next + 1, deploys: true });
        let public = self.public_mut();
        let player = public.player(seat);
        let home = player.faction.home();
        let unit = match gain {
            AutomaGain::Workers(_) => {
                public.add_worker(seat, home, &mut 0);
                UnitKind::Worker
            }
            _ if !player.character.is_on_board() => {
                public.send(seat, UnitKind::Character, Place::OFF, home);
                UnitKind::Character
            }
            _ => {
                public.add_mech(seat, home);
                UnitKind::Mech
            }
        };
        self.tell(Event::AutomaDeployed { seat, unit });
    }

    /// Row 3: the recruit bonus of the people next to the Automa (R28, R55).
    #[inline(never)]
    pub(crate) fn automa_recruits(&mut self, card: AutomaCard, next: u8) {
        let active = self.active();
        let bonus = self.scheme(active, card).recruit_bonus;
        let action = bonus.and_then(|b| BottomAction::ALL.into_iter().find(|a| a.recruit_bonus() == b));
        let public = &self.state.public;
        // With two seats both neighbours are the same player, who earns once.
        let neighbours = [Some(public.left_of(active)), (public.seats > 2).then(|| public.right_of(active))];
        let earns = |seat: Seat| action.is_some_and(|action| public.player(seat).has_enlisted(action));
        if next == 0 && L::LISTENS && !neighbours.into_iter().flatten().any(earns) {
            self.listener.hear(Event::AutomaHelpsNobody { seat: active, bonus });
        }
        let neighbour = neighbours.get(next as usize).copied().flatten();
        let (Some(seat), Some(bonus)) = (neighbour, bonus) else { return self.after_recruits() };
        let earned = earns(seat);
        self.public_mut().frames.set(Then::AutomaRecruits { card, next: next + 1 });
        if earned {
            self.push(Then::Stars(seat));
            if self.state.public.room_for(seat, bonus) > 0 {
                self.tell(Event::AutomaHelps { seat: active, whom: seat, bonus });
            }
            self.gain_bonus(seat, bonus, bonus.ongoing());
        }
    }

    fn after_recruits(&mut self) {
        self.pop();
        if self.state.public.frames.top().is_none() {
            self.end_turn();
        }
    }

    /// The star marker (R29 to R31). Cards drawn for a combat never come here (R49).
    #[inline(never)]
    pub(crate) fn automa_star(&mut self, card: AutomaCard) {
        self.pop();
        let seat = self.active();
        if card.face().star_advance {
            self.advance_marker(seat);
        }
        if !self.state.public.over && self.state.public.frames.top().is_none() {
            self.end_turn();
        }
    }

    fn advance_marker(&mut self, seat: Seat) {
        let Some(automa) = self.automa_mut(seat) else { return };
        let face = automa.kind.level.face();
        if automa.marker + 1 >= face.spaces {
            return;
        }
        automa.marker += 1;
        let (space, star) = (automa.marker, face.stars.contains(automa.marker));
        let switches = star && !automa.second_scheme;
        if switches {
            automa.second_scheme = true;
        }
        self.tell(Event::AutomaMarker { seat, space });
        if switches {
            self.tell(Event::AutomaSecondScheme { seat });
            let public = &self.state.public;
            let owner = public.automa_deck_owner(seat);
            // What others still draw from may stay as it lies (R54).
            if !(public.rules.has(Switch::AutomaKeepSharedDeck) && public.shares_automa_deck()) {
                self.fill_automa_deck(owner);
            }
        }
        if star {
            self.place_star(seat, Star::Tracker);
        }
    }
}
