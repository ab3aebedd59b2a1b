//! Bots at this device. The session says who must decide on which view; where the thinking happens is the skin's affair.

use super::{Session, Stage};
use crate::link::{Command, TableLink, Thought};
use kosa_bots::{Level, bot};
use kosa_engine::vocab::MAX_SEATS;
use kosa_engine::{Move, TrialEnd};
use kosa_table::{Player, Seed};

/// Bots that think where they are asked. They stay between decisions: whoever plans a whole turn does it once.
///
/// ```
/// use kosa_client::{Bots, NearTable, Session, Stage, Wishes};
/// use kosa_lang::{Lang, Texts};
///
/// let wishes = Wishes::of_seats(vec![kosa_client::wishes::SeatWish::bot("random"); 2]);
/// let table = wishes.to_new_game(kosa_table::Seed::from(7)).unwrap().deal().unwrap();
/// let mut session = Session::new(NearTable::new(table), Texts::new(Lang::English).into());
/// session.watch();
/// assert!(matches!(session.stage(), Stage::Thinking(_)));
/// assert!(session.let_bots_decide(&mut Bots::default()));
/// ```
#[derive(Default)]
pub struct Bots {
    players: [Option<Sitting>; MAX_SEATS],
    most: Option<Level>,
    /// The turn in which each has last said what weaker ones would do.
    told: [Option<u16>; MAX_SEATS],
}

/// A bot on a seat of one game.
struct Sitting {
    kind: String,
    seed: Seed,
    player: Box<dyn Player + Send>,
}

impl Bots {
    /// Bots that think no longer than those of this level do, whatever theirs is: for where somebody waits and nobody else
    /// can think.
    pub fn at_most(level: Level) -> Bots {
        Bots { most: Some(level), ..Bots::default() }
    }

    /// As [`Bots::decide`], in slices: at the beginning of a turn a bot that thinks long first says what weaker ones would do,
    /// so that whoever cuts it short has something to play. What it decides in the end is the same.
    pub fn decide_telling(&mut self, thought: &Thought, mut tell: impl FnMut(Move)) -> Option<Move> {
        let turn = thought.view.public().turns();
        let told = &mut self.told[thought.seat.index()];
        if let Ok(level) = thought.kind.parse::<Level>()
            && told.replace(turn) != Some(turn)
        {
            for weaker in Level::ALL.into_iter().take_while(|one| *one < level.min(Level::Hard)) {
                let quick = bot(weaker.name(), &thought.seed, thought.seat);
                quick
                    .into_iter()
                    .for_each(|mut quick| tell(quick.choose(&thought.view, &thought.view.legal())));
            }
        }
        self.decide(thought)
    }

    /// As [`Bots::decide_telling`], and what the bot decides after it, as far as nothing hidden and nobody else comes in between: asked for
    /// one by one these would be the same decisions. Empty if there is no bot of this kind.
    pub fn decide_on(&mut self, thought: &Thought, tell: impl FnMut(Move)) -> Vec<Move> {
        let mut now = thought.clone();
        let mut next = self.decide_telling(&now, tell);
        let mut moves = Vec::new();
        while let Some(mv) = next {
            moves.push(mv);
            let trial = now.view.try_out(&[mv]);
            // Another turn of the game is another thought, with chance of its own.
            let goes_on = trial.ended == TrialEnd::Made
                && trial.view.public().turns() == now.view.public().turns()
                && !trial.view.legal().is_empty();
            now.view = trial.view;
            next = if goes_on { self.decide(&now) } else { None };
        }
        moves
    }

    /// What the bot decides; nothing if there is no bot of this kind.
    pub fn decide(&mut self, thought: &Thought) -> Option<Move> {
        let place = &mut self.players[thought.seat.index()];
        if place.as_ref().is_none_or(|one| one.kind != thought.kind || one.seed != thought.seed) {
            let level = thought.kind.parse::<Level>().ok().zip(self.most);
            let kind = level.map_or(thought.kind.as_str(), |(level, most)| level.min(most).name());
            *place = bot(kind, &thought.seed, thought.seat).map(|player| Sitting {
                kind: thought.kind.clone(),
                seed: thought.seed,
                player,
            });
        }
        Some(place.as_mut()?.player.choose(&thought.view, &thought.view.legal()))
    }
}

impl core::fmt::Debug for Bots {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.players.iter().flatten().map(|one| &one.kind)).finish()
    }
}

impl<L: TableLink> Session<L> {
    /// The bot that must decide now, with all it needs. Its view is not for people.
    pub fn thinking(&self) -> Option<Thought> {
        if matches!(self.stage, Stage::Thinking(_)) { self.link.thought() } else { None }
    }

    /// A bot has decided several things in a row: they are done as long as it is still asked, and may do them.
    pub fn decided_all(&mut self, thought: &Thought, moves: &[Move]) {
        for (i, mv) in moves.iter().enumerate() {
            let now = if i == 0 { Some(thought.clone()) } else { self.thinking() };
            let same = |now: &Thought| (now.seat, now.seed) == (thought.seat, thought.seed);
            match now.filter(same) {
                Some(now) if i == 0 || now.view.legal().contains(mv) => self.decided(&now, *mv),
                _ => break,
            }
            if self.refused.is_some() {
                break;
            }
        }
    }

    /// A bot has decided. A decision for a moment that is over is refused and changes nothing.
    pub fn decided(&mut self, thought: &Thought, mv: Move) {
        if matches!(self.stage, Stage::Thinking(seat) if seat == thought.seat) && !self.sent {
            self.send(Command::Play { seat: thought.seat, moves: vec![mv], at: thought.at });
        }
    }

    /// Lets bots decide here and now until none must; whether all could.
    pub fn let_bots_decide(&mut self, bots: &mut Bots) -> bool {
        while self.thinking().is_some() {
            if !self.let_a_bot_decide(bots) {
                return false;
            }
        }
        true
    }

    /// Lets the bot that must decide make one decision here and now; whether one did. A skin shows what has come of it and
    /// asks again.
    pub fn let_a_bot_decide(&mut self, bots: &mut Bots) -> bool {
        let Some(thought) = self.thinking() else { return false };
        let Some(mv) = bots.decide(&thought) else { return false };
        self.refused = None;
        self.decided(&thought, mv);
        self.refused.is_none()
    }
}
