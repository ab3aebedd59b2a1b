//! Which games are played in training: against whom, with which rules, with what taste.

use crate::game::Seating;
use kosa_bots::{Bot, Net, Search, Taste};
use kosa_engine::random::below;
use kosa_engine::setup::Wish;
use kosa_engine::vocab::AutomaLevel;
use kosa_engine::{AutomaDials, AutomaKind, Rules, Setup, Switch};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::sync::Arc;

/// What the games of a round are made of.
#[derive(Clone, Debug)]
pub struct Curriculum {
    /// The weights being taught.
    pub net: Arc<Net>,
    /// Weights of earlier days.
    pub ancestors: Vec<Arc<Net>>,
    /// How it searches in training.
    pub search: Search,
    /// Whether the weights say nothing yet: then tastes alone decide.
    pub beginning: bool,
    /// How much of a beginner's taste goes along with the weights, while they know little.
    pub guide: f32,
    /// Of a hundred games so many among bots; the others against Automas.
    pub among_bots: u32,
}

/// What a game was, for the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The level of the Automa in a game against one.
    pub automa: Option<AutomaLevel>,
    /// Whether nobody had a whim or wavered.
    pub plain: bool,
}

fn even(rng: &mut Pcg64Mcg) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1u32 << 24) as f32
}

/// A taste that makes a sensible player without any learning, each liking somewhere between a third and twice the usual.
fn beginners_taste(rng: &mut Pcg64Mcg) -> Taste {
    Taste(Taste::HABIT.0.map(|weight| weight * (0.3 + 1.7 * even(rng))))
}

/// A liking or two for a while: what openings vary by.
fn whim(rng: &mut Pcg64Mcg) -> Taste {
    let mut weights = [0.0; Taste::COUNT];
    // Workers, popularity and structures first of all: what play for the next few turns neglects.
    const OFTEN: [usize; 10] = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5];
    for _ in 0..1 + below(rng, 3) {
        let which = if below(rng, 10) < 6 {
            OFTEN[below(rng, OFTEN.len() as u32) as usize]
        } else {
            below(rng, Taste::COUNT as u32) as usize
        };
        weights[which] += 1.4 * even(rng) - if below(rng, 5) == 0 { 1.0 } else { 0.0 };
    }
    Taste(weights)
}

impl Curriculum {
    /// The game with this number.
    pub fn seating(&self, seed: u64) -> (Seating, Kind) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let among_bots = below(&mut rng, 100) < self.among_bots;
        let (bots, automas) = match (among_bots, below(&mut rng, 10)) {
            (true, 0..4) => (2, 0),
            (true, 4..6) => (3, 0),
            (true, 6..8) => (4, 0),
            (true, 8) => (5, 0),
            (true, _) => (2, 1 + below(&mut rng, 2) as usize),
            (false, 0..8) => (1, 1),
            (false, 8) => (1, 2),
            (false, _) => (2, 1),
        };
        let mut rules = Rules::RULEBOOK;
        if below(&mut rng, 10) == 0 {
            rules = rules.with(Switch::InvadersFromAfar, true);
        }
        if automas == 0 && below(&mut rng, 20) == 0 {
            rules = rules.with(Switch::Airships, true);
        }
        let mut setup = Setup::random(bots + automas).with_rules(rules);
        // The strong ones more often: that is where there is most to learn.
        let level = match below(&mut rng, 10) {
            0 => AutomaLevel::Autometta,
            1..3 => AutomaLevel::Automa,
            3..6 => AutomaLevel::Automaszyna,
            _ => AutomaLevel::Ultimaszyna,
        };
        for wish in &mut setup.players[bots..] {
            let kind = AutomaKind { level, dials: AutomaDials::default() };
            *wish = Wish { automa: Some(kind), ..Wish::default() };
        }
        let (tasteless, wavers) = match below(&mut rng, 100) {
            _ if self.beginning => (false, false),
            0..50 => (true, false),
            50..65 => (true, true),
            65..80 => (false, true),
            _ => (false, false),
        };
        let mut players = Vec::new();
        for i in 0..bots {
            let mut taste = match (self.beginning, tasteless) {
                (true, _) => beginners_taste(&mut rng),
                (false, true) => Taste::NONE,
                (false, false) => whim(&mut rng),
            };
            if !self.beginning && self.guide > 0.0 {
                let guide = beginners_taste(&mut rng);
                taste.0.iter_mut().zip(guide.0).for_each(|(weight, more)| *weight += self.guide * more);
            }
            let old = i > 0 && !self.ancestors.is_empty() && below(&mut rng, 3) == 0;
            let net = if old {
                self.ancestors[below(&mut rng, self.ancestors.len() as u32) as usize].clone()
            } else {
                self.net.clone()
            };
            // Ends that are nearly as good are taken as well, so that it is learned what comes of them.
            let noise = if wavers { 0.03 } else { 0.0 };
            let search = Search { noise, ..self.search };
            players.push(Some((Bot::with(search, Some(net), taste, rng.next_u64()), !old)));
        }
        players.extend((0..automas).map(|_| None));
        // Who begins follows from the mats; the order of the wishes is drawn all the same, so that seats vary.
        let turn = below(&mut rng, (bots + automas) as u32) as usize;
        setup.players.rotate_left(turn);
        players.rotate_left(turn);
        // A whim leads somewhere; what comes of being there is learned from sensible play.
        let taste_rounds = if self.beginning { 99 } else { 3 + below(&mut rng, 12) as u16 };
        let later = Taste::HABIT.times(self.guide);
        let plain = tasteless && !wavers;
        let kind =
            Kind { automa: (bots == 1 && automas == 1 && rules == Rules::RULEBOOK).then_some(level), plain };
        (
            Seating {
                setup,
                bots: players,
                taste_rounds,
                later,
                most_rounds: if automas == 0 { 32 } else { 45 },
            },
            kind,
        )
    }
}
