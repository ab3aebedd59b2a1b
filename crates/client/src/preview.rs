//! What an answer would do, before it is given.

use kosa_engine::vocab::*;
use kosa_engine::{Event, Move, Outlook, Public, Seen, TrialEnd, View};
use kosa_lang::{Arg, Texts, signed};

/// What a player has, as numbers.
///
/// ```
/// use kosa_client::Numbers;
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// let public = session.board().unwrap();
/// let numbers = Numbers::of(public, public.active());
/// assert_eq!((numbers.stars, numbers.workers), (0, 2));
/// ```
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
    /// Resource tokens on what the player controls and aboard its airship, by kind.
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
        Numbers {
            power: player.power(),
            popularity: player.popularity(),
            coins: player.coins(),
            cards: player.hand_count(),
            resources: public.resource_tokens(seat),
            workers: player.worker_count(),
            stars: score.stars,
            rates: kosa_engine::score::rates(player.popularity()),
            score: score.total(),
        }
    }
}

/// A number that an answer may change.
///
/// ```
/// use kosa_client::Changed;
/// use kosa_lang::{Lang, Texts};
/// assert!(!Changed::Power.name(&Texts::new(Lang::English)).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// Power.
    Power,
    /// Popularity.
    Popularity,
    /// Coins.
    Coins,
    /// Combat cards.
    Cards,
    /// Tokens of a resource on what is controlled and aboard.
    Resource(Resource),
    /// Stars placed.
    Stars,
    /// The score if the game ended then.
    Score,
}

impl Changed {
    /// Its name.
    pub fn name(self, texts: &Texts) -> String {
        match self {
            Changed::Power => texts.say("preview-power"),
            Changed::Popularity => texts.say("preview-popularity"),
            Changed::Coins => texts.say("preview-coins"),
            Changed::Cards => texts.say("preview-cards"),
            Changed::Resource(resource) => texts.name(&resource),
            Changed::Stars => texts.say("preview-stars"),
            Changed::Score => texts.say("preview-score"),
        }
    }
}

/// A number before and after.
///
/// ```
/// use kosa_client::{Change, Changed};
/// use kosa_lang::{Lang, Texts};
/// let change = Change { what: Changed::Coins, before: 4, after: 7 };
/// assert!(change.text(&Texts::new(Lang::English)).contains('7'));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Which number.
    pub what: Changed,
    /// Before.
    pub before: u32,
    /// After.
    pub after: u32,
}

impl Change {
    /// In words.
    pub fn text(&self, texts: &Texts) -> String {
        let args = [
            ("what", Arg::from(self.what.name(texts))),
            ("before", self.before.into()),
            ("after", self.after.into()),
        ];
        texts.fill("preview-change", &args)
    }
}

/// What an answer would do, as far as nothing hidden decides.
///
/// ```
/// # use kosa_client::{NearTable, Session, Wishes};
/// # use kosa_lang::{Lang, Texts};
/// # use std::sync::Arc;
/// # let game = Wishes::hot_seat(["Anna", "Jan"]).to_new_game(kosa_table::Seed::from(7)).unwrap();
/// # let texts = Arc::new(Texts::new(Lang::English));
/// # let mut session = Session::new(NearTable::new(game.deal().unwrap()), texts.clone());
/// # session.uncover();
///
/// let preview = session.preview(0).unwrap();
/// assert!(!preview.ends_turn && preview.stars.is_empty(), "a section alone changes little");
/// assert_eq!(preview.scores.len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// Whose answer it is.
    pub seat: Seat,
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
    /// Others who gain by a recruit of theirs, and what.
    pub profit: Vec<(Seat, RecruitBonus)>,
    /// Workers of others that it drives off: whose, from where, how many.
    pub driven_off: Vec<(Seat, Place, u8)>,
    /// Popularity the person loses on the way, for workers driven off and the like.
    pub popularity_lost: u8,
    /// What the steps meet that is not over with them: a combat, an encounter, a Trap nobody knows.
    pub ahead: Vec<(Place, Outlook)>,
    /// Stars that are placed, by whom and for what.
    pub stars: Vec<(Seat, Star)>,
    /// Goals of the person's own that are reached then: their stars are placed as soon as the action is whole.
    pub stars_ahead: Vec<Star>,
    /// Objectives of the person's own that hold then and did not before.
    pub objectives: Vec<Objective>,
    /// Points that another tier of popularity gives for what the person has then; fewer than nothing if it takes them.
    pub tier_points: i32,
    /// All that would be told.
    pub events: Vec<Seen>,
    /// The game as the person would see it.
    pub view: Box<View>,
}

impl Preview {
    /// What moves of the viewer would do.
    pub(crate) fn of(view: &View, seat: Seat, moves: &[Move]) -> Preview {
        let (trial, events) = view.try_out_told(moves);
        let (before, after) = (view.public(), trial.view.public());
        let (mut profit, mut driven_off, mut stars) = (Vec::new(), Vec::new(), Vec::new());
        let mut popularity_lost = 0;
        for event in &events {
            match event.event() {
                Event::RecruitBonus { seat: whose, action } if whose != seat => {
                    profit.push((whose, action.recruit_bonus()));
                }
                Event::WorkersDrivenOff { seat: whose, by, from, count } if by == seat => {
                    driven_off.push((whose, from, count));
                }
                Event::PopularityLost { seat: whose, amount } if whose == seat => popularity_lost += amount,
                Event::StarPlaced { seat: whose, star, .. } => stars.push((whose, star)),
                _ => {}
            }
        }
        let ahead = moves.iter().take(trial.made).filter_map(|mv| match *mv {
            Move::Step { unit, to, .. } => Some((to, before.outlook(seat, unit, to))),
            _ => None,
        });
        let reached = |star: &Star| {
            let progress = after.progress(seat, *star);
            !progress.is_complete() && progress.has >= progress.of
        };
        let holds = |public: &Public, card: Objective| public.objective_holds(seat, card);
        let objectives = trial.view.own().objectives();
        Preview {
            seat,
            before: Numbers::of(before, seat),
            after: Numbers::of(after, seat),
            known: trial.ended,
            // Whoever retreats in the turn of another ends no turn.
            ends_turn: after.turns() != before.turns() && before.active() == seat,
            ends_game: after.is_over(),
            scores: after.seats().map(|s| after.score(s).total()).collect(),
            profit,
            driven_off,
            popularity_lost,
            ahead: ahead.filter(|(_, outlook)| !outlook.is_quiet()).collect(),
            stars,
            stars_ahead: Star::ALL.into_iter().filter(reached).collect(),
            objectives: objectives.filter(|card| holds(after, *card) && !holds(before, *card)).collect(),
            tier_points: tier_points(before, after, seat),
            events,
            view: Box::new(trial.view),
        }
    }

    /// The numbers that change.
    pub fn changes(&self) -> Vec<Change> {
        let (before, after) = (&self.before, &self.after);
        let resource = |resource: Resource| {
            let at = resource.index();
            (Changed::Resource(resource), before.resources[at], after.resources[at])
        };
        let first = [
            (Changed::Power, before.power.into(), after.power.into()),
            (Changed::Popularity, before.popularity.into(), after.popularity.into()),
            (Changed::Coins, before.coins.into(), after.coins.into()),
            (Changed::Cards, before.cards.into(), after.cards.into()),
        ];
        let last = [(Changed::Stars, before.stars, after.stars), (Changed::Score, before.score, after.score)];
        let all = first.into_iter().chain(Resource::ALL.map(resource)).chain(last);
        all.filter(|(_, was, is)| was != is)
            .map(|(what, before, after)| Change { what, before, after })
            .collect()
    }

    /// What changes, in short sentences.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let mut lines: Vec<String> = self.changes().iter().map(|change| change.text(texts)).collect();
        lines.extend(self.sentences(texts));
        lines
    }

    /// What changes besides the numbers, in short sentences.
    pub fn sentences(&self, texts: &Texts) -> Vec<String> {
        let (before, after) = (&self.before, &self.after);
        let mut lines = Vec::new();
        if before.rates != after.rates {
            let points = signed(self.tier_points);
            lines.push(texts.fill("preview-rate", &[("points", points.into())]));
        }
        for (_, star) in self.stars.iter().filter(|(whose, _)| *whose == self.seat) {
            lines.push(texts.fill("preview-star", &[("name", texts.arg(star))]));
        }
        for star in &self.stars_ahead {
            lines.push(texts.fill("preview-star", &[("name", texts.arg(star))]));
        }
        for (whose, place, count) in &self.driven_off {
            let place = texts.place(*place);
            let args = [
                ("who", texts.who(self.view.public(), *whose).into()),
                ("place", place.into()),
                ("n", (*count).into()),
            ];
            lines.push(texts.fill("preview-driven-off", &args));
        }
        for (_, outlook) in &self.ahead {
            if let Some(foe) = outlook.combat {
                let who = texts.who(self.view.public(), foe);
                lines.push(texts.fill("preview-combat", &[("who", who.into())]));
            }
        }
        for card in &self.objectives {
            lines.push(texts.fill("preview-objective", &[("name", texts.objective_name(*card).into())]));
        }
        for (seat, bonus) in &self.profit {
            let who = texts.who(self.view.public(), *seat);
            let args = [("who", who.into()), ("what", texts.recruit_bonus(*bonus).into())];
            lines.push(texts.fill("preview-recruit", &args));
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

/// What the tier of popularity makes of a score: the score itself is divided by the rates it was made with.
fn tier_points(before: &Public, after: &Public, seat: Seat) -> i32 {
    let rates = |public: &Public| kosa_engine::score::rates(public.player(seat).popularity());
    let (was, is) = (rates(before), rates(after));
    let score = after.score(seat);
    let parts = [
        (score.star_coins, was.0, is.0),
        (score.territory_coins, was.1, is.1),
        (score.resource_coins, was.2, is.2),
    ];
    let points = |(coins, was, is): (u32, u32, u32)| {
        coins as i32 - coins.checked_div(is).unwrap_or(0) as i32 * was as i32
    };
    parts.into_iter().map(points).sum()
}
