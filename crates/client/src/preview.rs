//! What an answer would do, before it is given.

use kosa_engine::vocab::*;
use kosa_engine::{Move, Public, TrialEnd, View};
use kosa_lang::{Arg, Texts};

/// What a player has, as numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// Power.
    pub power: u8,
    /// Popularity.
    pub popularity: u8,
    /// Coins.
    pub coins: u16,
    /// Combat cards.
    pub cards: u8,
    /// Resource tokens on what the player controls, by kind.
    pub resources: [u32; Resource::COUNT],
    /// Workers on the board.
    pub workers: u8,
    /// Stars placed.
    pub stars: u32,
    /// What a star, a territory and a pair of resources score by popularity.
    pub rates: (u32, u32, u32),
    /// The score if the game ended now.
    pub score: u32,
}

impl Numbers {
    /// What the seat has.
    pub fn of(public: &Public, seat: Seat) -> Numbers {
        let player = public.player(seat);
        let score = public.score(seat);
        let mut resources = [0; Resource::COUNT];
        for place in public.controlled(seat) {
            let tokens = public.resources(place);
            for resource in Resource::ALL {
                resources[resource.index()] += tokens[resource.index()] as u32;
            }
        }
        Numbers {
            power: player.power(),
            popularity: player.popularity(),
            coins: player.coins(),
            cards: player.hand_count(),
            resources,
            workers: player.worker_count(),
            stars: score.stars,
            rates: kosa_engine::score::rates(player.popularity()),
            score: score.total(),
        }
    }
}

/// What an answer would do, as far as nothing hidden decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Before it.
    pub before: Numbers,
    /// After it.
    pub after: Numbers,
    /// How far it could be followed.
    pub known: TrialEnd,
    /// Whether it ends the turn.
    pub ends_turn: bool,
    /// Whether it ends the game.
    pub ends_game: bool,
    /// Everybody's score if the game ended then, by seats.
    pub scores: Vec<u32>,
    /// Others who gain something by it, such as by a recruit.
    pub profit: Vec<Seat>,
    /// Workers of others that it drives off, and whose.
    pub driven_off: Vec<(Seat, u8)>,
    /// Objectives of the person's own that could be revealed then and could not before.
    pub objectives: Vec<Objective>,
    /// The game as the person would see it.
    pub view: Box<View>,
}

impl Preview {
    /// What moves of the viewer would do.
    pub(crate) fn of(view: &View, seat: Seat, moves: &[Move]) -> Preview {
        let trial = view.try_out(moves);
        let (before, after) = (view.public(), trial.view.public());
        let gained = |other: &Seat| {
            let (was, is) = (before.player(*other), after.player(*other));
            is.coins() > was.coins()
                || is.power() > was.power()
                || is.popularity() > was.popularity()
                || is.hand_count() > was.hand_count()
        };
        let others = || before.seats().filter(|other| *other != seat);
        let home = |public: &Public, other: Seat| {
            let base = Place::home(public.player(other).faction());
            public.player(other).workers_on(base)
        };
        let sent = |other: Seat| {
            let n = home(after, other).saturating_sub(home(before, other));
            (n > 0).then_some((other, n))
        };
        let met = |view: &View, card: Objective| view.legal().contains(&Move::Reveal(card));
        let objectives = trial.view.own().objectives();
        Preview {
            before: Numbers::of(before, seat),
            after: Numbers::of(after, seat),
            known: trial.ended,
            ends_turn: after.turns() != before.turns(),
            ends_game: after.is_over(),
            scores: after.seats().map(|s| after.score(s).total()).collect(),
            profit: others().filter(gained).collect(),
            driven_off: others().filter_map(sent).collect(),
            objectives: objectives.filter(|card| met(&trial.view, *card) && !met(view, *card)).collect(),
            view: Box::new(trial.view),
        }
    }

    /// What changes, in short sentences.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let (before, after) = (&self.before, &self.after);
        let mut lines = Vec::new();
        let mut change = |key: &str, was: u32, is: u32| {
            if was != is {
                let args =
                    [("what", Arg::from(texts.say(key))), ("before", was.into()), ("after", is.into())];
                lines.push(texts.fill("preview-change", &args));
            }
        };
        change("preview-power", before.power.into(), after.power.into());
        change("preview-popularity", before.popularity.into(), after.popularity.into());
        change("preview-coins", before.coins.into(), after.coins.into());
        change("preview-cards", before.cards.into(), after.cards.into());
        for resource in Resource::ALL {
            let (was, is) = (before.resources[resource.index()], after.resources[resource.index()]);
            if was != is {
                let name = texts.name(&resource);
                let args = [("what", Arg::from(name)), ("before", was.into()), ("after", is.into())];
                lines.push(texts.fill("preview-change", &args));
            }
        }
        let mut change = |key: &str, was: u32, is: u32| {
            if was != is {
                let args =
                    [("what", Arg::from(texts.say(key))), ("before", was.into()), ("after", is.into())];
                lines.push(texts.fill("preview-change", &args));
            }
        };
        change("preview-stars", before.stars, after.stars);
        change("preview-score", before.score, after.score);
        if before.rates != after.rates {
            lines.push(texts.say("preview-rate"));
        }
        for card in &self.objectives {
            lines.push(texts.fill("preview-objective", &[("name", texts.objective_name(*card).into())]));
        }
        for seat in &self.profit {
            let who = texts.who(self.view.public(), *seat);
            lines.push(texts.fill("preview-recruit", &[("who", who.into())]));
        }
        if self.ends_game {
            lines.push(texts.fill("preview-ends-game", &[("score", after.score.into())]));
        } else if self.ends_turn {
            lines.push(texts.say("preview-ends-turn"));
        }
        if self.known == TrialEnd::Unknown {
            lines.push(texts.say("preview-unknown"));
        }
        lines
    }
}
