//! What a frame needs around it: a question that nobody could answer, or a draw without a card, is refused.

use super::collect::Check;
use super::fault::PositionFault;
use super::need::FrameNeed;
use crate::invaders::{maifuku, tokens};
use crate::rules::payment::covers;
use crate::setup::{DealStep, deal_step, lacks_tiles};
use crate::state::{Draw, Frame, Player, Public, Question, Side, Source, State, TakeWhat, Then};
use crate::tables::{ADJACENT, ENCOUNTER_HEXES, LAKES};
use crate::vocab::*;
use crate::wind_gambit::position::{carries_tolls, tolls_can_be_paid};
use crate::wind_gambit::tiles::{blitzkrieg, espionage, negotiate, safe_haven};

/// Notes what the frame lacks. It does not lie on the stack yet.
pub(super) fn check_surroundings(check: &mut Check, state: &State, frame: Frame) {
    let mut around = Around { check, state, public: &state.public, frame };
    match frame {
        Frame::Question(question) => around.question(question),
        Frame::Draw(draw) => around.draw(draw),
        Frame::Then(then) => around.then(then),
    }
}

struct Around<'a> {
    check: &'a mut Check,
    state: &'a State,
    public: &'a Public,
    frame: Frame,
}

impl Around<'_> {
    fn need(&mut self, holds: bool, need: FrameNeed) {
        if !holds {
            self.check.fault("frames", PositionFault::FrameLacks { frame: self.frame.into(), need });
        }
    }

    fn active(&self) -> &Player {
        self.public.player(self.public.active)
    }

    fn is_other(&self, seat: Seat) -> bool {
        seat.index() < self.public.seat_count() && seat != self.public.active
    }

    fn in_combat(&self) -> bool {
        self.public.combat.hex.is_on_board()
    }

    /// Where encounters happen: combats have been fought by then, and no lake has a symbol.
    fn on_land(&self) -> bool {
        let at = self.active().character;
        at.hex().is_some() && !(LAKES | self.public.enemies_at(self.public.active)).contains(at)
    }

    fn first_visit(&self) -> bool {
        let active = self.active();
        active.character == Hex::FACTORY.place() && active.factory_card.is_none()
    }

    fn both_sides_stand(&self) -> bool {
        let combat = &self.public.combat;
        self.in_combat()
            && Side::BOTH.iter().all(|side| {
                let player = self.public.player(combat.seat(*side));
                let there = if combat.duel { player.under_airship() } else { player.fighters_at };
                there.contains(combat.hex)
            })
    }

    fn encounter_there(&self) -> bool {
        let symbols = ENCOUNTER_HEXES & !self.public.encounter_tokens;
        symbols.contains(self.active().character) && self.on_land()
    }

    /// An encounter gives its pieces to the territory where the character stands.
    fn at_character(&mut self, at: Option<Place>) {
        let there = at == Some(self.active().character) && self.on_land();
        self.need(there, FrameNeed::CharacterThere);
    }

    fn question(&mut self, question: Question) {
        let public = self.public;
        match question {
            Question::Section | Question::EndTurn => {
                self.need(!self.active().is_automa(), FrameNeed::PersonActive);
            }
            Question::Top(section) | Question::Bottom(section) => {
                let has = section != Section::Factory || self.active().factory_card.is_some();
                self.need(has, FrameNeed::FactoryCard);
            }
            Question::Onward => self.need(public.turn.moving.is_some(), FrameNeed::MovingLine),
            Question::Carry => {
                let pays = public.turn.moving.is_some_and(|m| tolls_can_be_paid(public, &m));
                self.need(pays, FrameNeed::MovingAndToll);
            }
            Question::Ability { .. } | Question::Dials => {
                self.need(self.both_sides_stand(), FrameNeed::BothSides);
            }
            Question::Retreat => self.need(self.in_combat(), FrameNeed::CombatLine),
            Question::Encounter { taken, .. } if taken.is_empty() => {
                self.need(self.encounter_there(), FrameNeed::EncounterThere);
            }
            // The option taken before may have carried the character away.
            Question::Encounter { .. } => self.need(self.on_land(), FrameNeed::CharacterOnTerritory),
            Question::Take { what, at, .. } => match what {
                TakeWhat::Resource(_) | TakeWhat::Workers => {
                    self.need(at.is_some_and(|at| at.hex().is_some()), FrameNeed::Hex);
                    self.at_character(at);
                }
                TakeWhat::Coins | TakeWhat::Popularity | TakeWhat::Power | TakeWhat::CombatCards => {}
            },
            Question::PickResources { at, .. } => {
                let own = public.controlled_by(public.active).contains(at);
                self.need(own, FrameNeed::OwnTerritory);
            }
            Question::Airlift { to: Some(to), .. } => {
                let from = self.active().character;
                let near = from.hex().is_some() && !(ADJACENT[from.index()] & !LAKES & to.set()).is_empty();
                let free = !public.enemies_at(public.active).contains(to);
                self.need(near && free, FrameNeed::AdjacentLand);
            }
            Question::Airlift { to: None, .. } => self.need(self.on_land(), FrameNeed::CharacterOnTerritory),
            Question::FactoryPick => {
                self.need(self.first_visit(), FrameNeed::NoFactoryCardYet);
                self.need(public.factory_seen.contains(public.active), FrameNeed::SeenBy);
            }
            Question::Pay { with, left, kind, place } => {
                let enough = covers(public, public.active, (with, left, kind, place), 0);
                self.need(enough, FrameNeed::EnoughToPay);
            }
            Question::Discard { left: cards } => {
                self.need(self.active().hand_count >= cards, FrameNeed::CardsInHand);
                // A card that is paid here stands for no resource of the payment below.
                if let Some(Question::Pay { with, left, kind, place }) = public.question() {
                    let enough = covers(public, public.active, (with, left, kind, place), cards);
                    self.need(enough, FrameNeed::EnoughToPay);
                }
            }
            Question::Deploy { at } | Question::Build { at } => {
                if let Some(place) = at {
                    self.need(!LAKES.contains(place), FrameNeed::Land);
                    self.at_character(at);
                }
            }
            Question::PlaceToken => {
                self.need(tokens::may_be_placed(public), FrameNeed::TokenAndPlace);
            }
            Question::Flight { steps, flown, .. } => {
                let flies = public.has_flown() && self.active().passive.is_some();
                self.need(flies && (flown || steps > 0), FrameNeed::AirshipWithSteps);
            }
            Question::Toll { to, left } => {
                let carried = public.turn.moving.is_some_and(|m| carries_tolls(public, m, to, left));
                self.need(carried, FrameNeed::TollCarried);
            }
            Question::Challenge => {
                let rival = blitzkrieg::rivals(public, public.active).next();
                self.need(public.has_flown() && rival.is_some(), FrameNeed::AirshipToFight);
            }
            Question::Spy => {
                let price = espionage::price(public, public.active);
                let victim = espionage::victims(public, public.active).next();
                let spies = public.has_flown() && price.is_some() && victim.is_some();
                self.need(spies, FrameNeed::SpyVictim);
            }
            Question::Exchange => {
                let gains = negotiate::gains(public, public.active);
                self.need(public.has_flown() && gains.is_some(), FrameNeed::ExchangeThere);
            }
            Question::Refuge { seat, count } => {
                let open = self.is_other(seat) && !safe_haven::refuge(public, seat).is_empty();
                let home = public.player(seat);
                let driven_off = home.workers_on(home.faction.home()) >= count;
                self.need(open && driven_off, FrameNeed::RefugeAndWorkers);
            }
            Question::TileStar => {
                let stars = self.active().stars.on(Star::Tile);
                let room = stars < public.star_limit(public.active, Star::Tile);
                self.need(room && public.holds_factory(public.active), FrameNeed::HillAndRoom);
            }
            // What these ask can be asked of anybody at any time: there is always an answer.
            Question::Units
            | Question::CombatOrder
            | Question::PlaceOn { .. }
            | Question::WorkerPlace
            | Question::Peek
            | Question::Produce { .. }
            | Question::Upgrade
            | Question::Enlist
            | Question::ArmTrap { .. } => {}
        }
    }

    fn draw(&mut self, draw: Draw) {
        let public = self.public;
        match draw {
            Draw::Deal { dealt } => self.deal(dealt),
            Draw::CombatCards { seat, .. } => {
                self.need(seat.index() < public.seat_count(), FrameNeed::SeatOfTheGame);
            }
            Draw::Steal { .. } => self.need(self.both_sides_stand(), FrameNeed::BothSides),
            Draw::Encounter => self.need(self.encounter_there(), FrameNeed::EncounterThere),
            Draw::FactoryCards { .. } => self.need(self.first_visit(), FrameNeed::NoFactoryCardYet),
            Draw::SpySteal { from, .. } => {
                self.need(self.is_other(from) && public.has_flown(), FrameNeed::AnotherSeat);
            }
            Draw::Objective => {
                self.need(public.has_flown() && self.active().objective_count < 2, FrameNeed::ObjectiveRoom);
            }
            Draw::AutomaTrap => {
                let trap = maifuku::has_trap(public, self.active()) && tokens::may_be_placed(public);
                self.need(self.active().is_automa(), FrameNeed::AutomaActive);
                self.need(trap, FrameNeed::TokenAndPlace);
            }
            Draw::AutomaTurn | Draw::AutomaFlip { .. } => {
                self.need(self.active().is_automa(), FrameNeed::AutomaActive);
            }
            Draw::AutomaFactory => {
                let wants = self.active().automa().is_some_and(|a| !a.factory_card);
                let laid_out = public.factory_dealt && !self.state.hidden.factory_pool.is_empty();
                self.need(wants && laid_out, FrameNeed::FactoryCardForAutoma);
            }
            Draw::AutomaFight { side } => self.automa_chooses(side),
            Draw::AutomaCards { side, left } => {
                self.automa_chooses(side);
                let own = self.state.own(public.combat.seat(side));
                let rest = own.hand.minus(own.played.cards()).unwrap_or_default().count();
                self.need(own.dial.is_some() && rest >= left, FrameNeed::AutomaChoice);
            }
            // Nothing is drawn from an empty hand: the game goes on.
            Draw::LoseCards { .. } => {}
        }
    }

    fn automa_chooses(&mut self, side: Side) {
        let combat = &self.public.combat;
        let automa = self.public.player(combat.seat(side)).is_automa();
        let undecided = self.in_combat() && !combat.has_committed(side);
        self.need(undecided && automa, FrameNeed::AutomaInCombat);
    }

    fn deal(&mut self, dealt: u8) {
        let public = self.public;
        self.need(deal_step(public, dealt).is_some(), FrameNeed::CardToDeal);
        let mut dealt_to = [(0u8, 0u8); MAX_SEATS];
        for step in (0..dealt).filter_map(|n| deal_step(public, n)) {
            match step {
                DealStep::Tile | DealStep::Airship(..) | DealStep::Resolution | DealStep::Mission => {}
                DealStep::Objective(seat) => dealt_to[seat.index()].0 += 1,
                DealStep::CombatCard(seat) => dealt_to[seat.index()].1 += 1,
            }
        }
        let holds = |s: Seat| (public.player(s).objective_count, public.player(s).hand_count);
        self.need(public.seats().all(|s| holds(s) == dealt_to[s.index()]), FrameNeed::CardsDealt);
        self.need((dealt > 0) == public.structure_tile.is_some(), FrameNeed::BonusTileFirst);
        self.need(dealt <= 1 || !lacks_tiles(public), FrameNeed::TilesFirst);
    }

    fn then(&mut self, then: Then) {
        match then {
            Then::Aftermath => self.need(self.in_combat(), FrameNeed::CombatLine),
            Then::Effects { source, option, index } => {
                let gains = match source {
                    Source::Encounter(card) => card.face().options.get(option as usize).map(|o| o.gains),
                    Source::Factory(card) => card.face().options.get(option as usize).copied(),
                };
                let has = gains.is_some_and(|g| index as usize <= g.len());
                self.need(has, FrameNeed::OptionAndGain);
                if matches!(source, Source::Encounter(_)) {
                    self.need(self.on_land(), FrameNeed::CharacterOnTerritory);
                }
            }
            Then::Stars(seat) => {
                self.need(seat.index() < self.public.seat_count(), FrameNeed::SeatOfTheGame);
            }
            Then::AutomaMoves { .. }
            | Then::AutomaArrive { .. }
            | Then::AutomaGains { .. }
            | Then::AutomaRecruits { .. }
            | Then::AutomaStar { .. } => self.need(self.active().is_automa(), FrameNeed::AutomaActive),
            Then::Settle | Then::Coins(_) | Then::OwnBonus(_) | Then::Neighbours { .. } => {}
        }
    }
}
