//! A guide through the first five turns: what the advice for beginners comes to with this mat, this faction and this board.
//! Everything is read from the player's own view; nothing is worked out that the rules would not say themselves.

mod aim;

pub use aim::Aim;

use kosa_engine::vocab::{
    BottomAction, Effect, Hex, Objective, Place, Resource, Seat, Section, Star, TopAction,
};
use kosa_engine::{
    BottomHalf, Half, Lack, Move, ProduceChoice, Public, Question, SectionFacts, View, WhyNot,
};
use kosa_lang::{Arg, Texts, Topic, capital};

/// Turns that are guided.
const TURNS: u16 = 5;

/// A guide for beginners.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
/// use kosa_learn::Guide;
///
/// let view = |turns: u16| {
///     let text = format!("kosa-position 1; active 1; turns {turns}; seat nordic industrial; seat crimea mechanical");
///     View::of(&State::from_position(&text).unwrap(), Seat::new(0).unwrap())
/// };
/// assert!(!Guide::ideas(&view(9)).is_empty(), "the fifth turn of one's own");
/// assert!(Guide::ideas(&view(11)).is_empty(), "after it nobody is guided");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Guide;

/// What the guide says at the beginning of a turn.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
/// use kosa_lang::{Lang, Texts};
/// use kosa_learn::Guide;
///
/// let text = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
/// let view = View::of(&State::from_position(text).unwrap(), Seat::new(0).unwrap());
/// let advice = Guide::advice(&view).unwrap();
/// assert!(advice.turn == 1 && advice.fresh, "nobody's action token stands anywhere yet");
/// assert_eq!(advice.lines_for(&view, &Texts::new(Lang::Italian)).len(), 3);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Advice {
    /// Which turn of the player's it is, from 1.
    pub turn: u16,
    /// The section to choose.
    pub section: Section,
    /// Its top-row action.
    pub action: TopAction,
    /// What to do in the top row.
    pub top: Move,
    /// What that is good for here.
    pub aim: Aim,
    /// Whether nobody's action token stands on this action now.
    pub fresh: bool,
    /// The bottom-row action, where it can be paid now or with what the top row gives.
    pub bottom: Option<Below>,
    /// What else is worth a look in this turn.
    pub look: Look,
}

/// The bottom-row action that goes with the advice.
///
/// ```
/// use kosa_engine::vocab::BottomAction;
/// use kosa_engine::{State, View, vocab::Seat};
/// use kosa_learn::{Below, Guide};
///
/// let text = "kosa-position 1; active 1; at h11 metal 3; seat nordic industrial; workers h11 h05; seat crimea mechanical";
/// let view = View::of(&State::from_position(text).unwrap(), Seat::new(0).unwrap());
/// let below = Guide::advice(&view).unwrap().bottom;
/// assert_eq!(below, Some(Below { action: BottomAction::Deploy, missing: None }), "it can be paid now");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Below {
    /// The action.
    pub action: BottomAction,
    /// Whether it can be paid only with what the top row gives, and then how much of what is missing.
    pub missing: Option<(Resource, u16)>,
}

/// What the guide says in the middle of a turn.
///
/// ```
/// use kosa_engine::vocab::BottomAction;
/// use kosa_lang::{Lang, Texts};
/// use kosa_learn::Midway;
/// # use kosa_engine::{State, View, vocab::Seat};
/// # let text = "kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical";
/// # let view = View::of(&State::from_position(text).unwrap(), Seat::new(0).unwrap());
///
/// let midway = Midway::Bottom { turn: 2, action: BottomAction::Enlist };
/// assert_eq!((midway.turn(), midway.place()), (2, None));
/// assert!(midway.text(&view, &Texts::new(Lang::English)).contains("Enlist"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Midway {
    /// The top row: what to do of it.
    Top {
        /// Which turn of the player's it is, from 1.
        turn: u16,
        /// The answer.
        mv: Move,
    },
    /// The bottom row can be paid.
    Bottom {
        /// Which turn of the player's it is, from 1.
        turn: u16,
        /// The action.
        action: BottomAction,
    },
    /// A unit or tokens are chosen: where to go, what to take.
    Aim {
        /// Which turn of the player's it is, from 1.
        turn: u16,
        /// What it is good for.
        aim: Aim,
    },
}

impl Midway {
    /// Which turn of the player's it is, from 1.
    pub const fn turn(&self) -> u16 {
        match self {
            Midway::Top { turn, .. } | Midway::Bottom { turn, .. } | Midway::Aim { turn, .. } => *turn,
        }
    }

    /// Where to go, if that is said.
    pub fn place(&self) -> Option<Place> {
        match self {
            Midway::Aim { aim, .. } => aim.place(),
            Midway::Top { .. } | Midway::Bottom { .. } => None,
        }
    }

    /// What is said.
    pub fn text(&self, view: &View, texts: &Texts) -> String {
        match self {
            Midway::Top { mv, .. } => {
                let seat = view.seat().unwrap_or(view.public().active());
                texts.fill("guide-now-top", &[("what", texts.describe(mv, view, seat).into())])
            }
            Midway::Bottom { action, .. } => texts.fill("guide-now-bottom", &[("below", texts.arg(action))]),
            Midway::Aim { aim, .. } => aim.text(texts).unwrap_or_default(),
        }
    }
}

/// What else is worth a look: something else in each of the five turns.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
/// use kosa_learn::{Guide, Look};
///
/// let look = |turns: u16| {
///     let text = format!("kosa-position 1; active 1; turns {turns}; seat nordic industrial; seat crimea mechanical");
///     let view = View::of(&State::from_position(&text).unwrap(), Seat::new(0).unwrap());
///     Guide::advice(&view).unwrap().look
/// };
/// assert_eq!([look(1), look(3), look(9)], [Look::Turn, Look::Ability, Look::Farewell]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// What a turn is.
    Turn,
    /// The ability of the faction.
    Ability,
    /// The objective that lacks least: so many of its conditions hold.
    Objective {
        /// The card.
        card: Objective,
        /// Conditions that hold.
        holds: usize,
        /// Conditions in all.
        of: usize,
    },
    /// The star that is nearest.
    Star {
        /// The goal.
        star: Star,
        /// What the player has of it.
        has: u8,
        /// What is needed.
        of: u8,
    },
    /// The guide takes its leave.
    Farewell,
}

impl Guide {
    /// What to do in this turn; nothing after the fifth, and nothing while something else is asked than the section.
    ///
    /// ```
    /// use kosa_engine::{State, View, vocab::Seat};
    /// use kosa_lang::{Lang, Texts};
    /// use kosa_learn::Guide;
    ///
    /// let text = "kosa-position 1; active 1; at h11 metal 3; seat nordic industrial; workers h11 h05; seat crimea mechanical";
    /// let state = State::from_position(text).unwrap();
    /// let advice = Guide::advice(&View::of(&state, Seat::new(0).unwrap())).unwrap();
    /// // Three metal lie there: produce, and deploy a mech in the same turn.
    /// assert_eq!(advice.section.id(), "deploy");
    /// assert!(advice.bottom.is_some());
    /// assert!(advice.lines(&Texts::new(Lang::English))[0].contains("Produce"));
    /// ```
    pub fn advice(view: &View) -> Option<Advice> {
        Guide::ideas(view).into_iter().next()
    }

    /// The same with what else could be done, the best first; nothing where there is no advice.
    pub fn ideas(view: &View) -> Vec<Advice> {
        let (public, Some(seat)) = (view.public(), view.seat()) else { return Vec::new() };
        if public.question() != Some(Question::Section) || public.active() != seat {
            return Vec::new();
        }
        let turn = Guide::turn(public);
        if turn > TURNS {
            return Vec::new();
        }
        let sections = public.sections(seat);
        let open = sections.iter().filter(|facts| facts.why_not.is_none());
        let mut all: Vec<Weighed> = open.filter_map(|facts| weigh(view, seat, facts)).collect();
        // Among equals the last one comes first, as it always has.
        all.reverse();
        all.sort_by_key(|weighed| core::cmp::Reverse(weighed.weight));
        let look = look(view, seat, turn);
        let advice = |weighed: Weighed| {
            let Weighed { section, action, top, aim, fresh, bottom, .. } = weighed;
            Advice { turn, section, action, top, aim, fresh, bottom, look }
        };
        all.into_iter().map(advice).collect()
    }

    /// What to do in the middle of one of the first five turns, where a row of the mat, a unit or tokens of any kind are asked about;
    /// nothing elsewhere. It follows from the position alone, so a game that is gone on with there is guided too.
    ///
    /// ```
    /// use kosa_engine::{Move, State, View, vocab::Seat};
    /// use kosa_learn::{Guide, Midway};
    ///
    /// let text = "kosa-position 1; active 1; frames end bottom:build top:build; seat nordic industrial; token build; seat crimea mechanical";
    /// let state = State::from_position(text).unwrap();
    /// let midway = Guide::midway(&View::of(&state, Seat::new(0).unwrap())).unwrap();
    /// assert_eq!(midway, Midway::Top { turn: 1, mv: Move::MoveUnits });
    /// ```
    pub fn midway(view: &View) -> Option<Midway> {
        let (public, seat) = (view.public(), view.seat()?);
        let turn = Guide::turn(public);
        if public.active() != seat || turn > TURNS {
            return None;
        }
        let facts =
            |section: Section| public.sections(seat).into_iter().find(|facts| facts.section == section);
        match public.question()? {
            Question::Top(section) => {
                let facts = facts(section)?;
                let half = facts.top.iter().find(|half| half.why_not.is_none() && half.idle.is_none())?;
                Some(Midway::Top { turn, mv: half.mv })
            }
            Question::Bottom(section) => {
                let bottom = facts(section)?.bottom;
                let action = bottom.action.filter(|_| bottom.why_not.is_none() && bottom.idle.is_none())?;
                Some(Midway::Bottom { turn, action })
            }
            Question::Units => Aim::of_units(view, seat).map(|aim| Midway::Aim { turn, aim }),
            Question::PickResources { count, .. } => {
                Aim::of_tokens(public, seat, count).map(|aim| Midway::Aim { turn, aim })
            }
            _ => None,
        }
    }

    /// Which turn it is of the player whose turn it is, from 1.
    pub fn turn(public: &Public) -> u16 {
        public.round()
    }

    /// So many turns are guided.
    pub const TURNS: u16 = TURNS;
}

/// A section and how much speaks for it.
struct Weighed {
    weight: u16,
    section: Section,
    action: TopAction,
    top: Move,
    aim: Aim,
    fresh: bool,
    bottom: Option<Below>,
}

fn weigh(view: &View, seat: Seat, facts: &SectionFacts) -> Option<Weighed> {
    let public = view.public();
    let player = public.player(seat);
    let action = player.section(facts.section)?.top;
    let half = facts.top.iter().find(|half| half.why_not.is_none() && half.idle.is_none())?;
    let bottom = below(view, facts, half);
    let fresh = !taken_now(public, action);
    // Both rows in one turn before all else; then what brings resources, then ways into the open.
    let rows = match bottom {
        Some(Below { missing: None, .. }) => 200,
        Some(Below { missing: Some(_), .. }) => 160,
        None => 0,
    };
    let aim = Aim::of(view, seat, facts, half);
    // The last coin is kept for a turn in which nothing else can be done.
    let dear = matches!(half.mv, Move::TradeResources { .. }) && player.coins() < 2;
    let for_itself = match half.mv {
        Move::BolsterPower { .. } if player.power() >= 4 => 20,
        _ if dear => 30,
        _ => aim.weight(),
    };
    let weight = rows + for_itself + if fresh { 15 } else { 0 };
    Some(Weighed { weight, section: facts.section, action, top: half.mv, aim, fresh, bottom })
}

/// Whether anybody's action token stands on this action, the player's own included.
fn taken_now(public: &Public, action: TopAction) -> bool {
    public.seats().any(|seat| {
        let player = public.player(seat);
        let section = player.action_token().and_then(|section| player.section(section));
        section.is_some_and(|section| section.top == action)
    })
}

/// The bottom row, if it can be paid: now, or with what the top row gives.
fn below(view: &View, facts: &SectionFacts, top: &Half) -> Option<Below> {
    let bottom: &BottomHalf = &facts.bottom;
    let action = bottom.action?;
    if bottom.idle.is_some() {
        return None;
    }
    let lack = match bottom.why_not {
        None => return Some(Below { action, missing: None }),
        Some(WhyNot::CannotPay(lack)) => lack,
        Some(_) => return None,
    };
    let Lack::Tokens { resource, .. } = lack else { return None };
    let gives = match top.mv {
        // Any kind may be taken.
        Move::TradeResources { .. } => top.gains.iter().map(tokens).sum(),
        Move::Produce => produced(view, facts.section, resource, top),
        _ => 0,
    };
    (gives >= lack.missing()).then_some(Below { action, missing: Some((resource, lack.missing())) })
}

fn tokens(gain: &Effect) -> u16 {
    match gain {
        Effect::AnyResources(n) => u16::from(*n),
        _ => 0,
    }
}

/// How many tokens of this kind Produce makes, on as many territories as it has: tried out in the player's own view.
fn produced(view: &View, section: Section, resource: Resource, top: &Half) -> u16 {
    let begun = view.try_out(&[Move::Choose(section), Move::Produce]).view;
    let territories = top.gains.iter().find_map(|gain| match gain {
        Effect::Produce(n) => Some(usize::from(*n)),
        _ => None,
    });
    let lie = |view: &View, hex: Hex| u16::from(view.public().resources(hex)[resource.index()]);
    let yielded = |choice: ProduceChoice| {
        let made = begun.try_out(&[Move::ProduceOn { hex: choice.hex, amount: choice.most }]).view;
        lie(&made, choice.hex).saturating_sub(lie(&begun, choice.hex))
    };
    let mut yields: Vec<u16> = begun.produce_choices(&[]).into_iter().map(yielded).collect();
    yields.sort_unstable_by(|a, b| b.cmp(a));
    yields.into_iter().take(territories.unwrap_or(0)).sum()
}

fn look(view: &View, seat: Seat, turn: u16) -> Look {
    let public = view.public();
    match turn {
        1 => Look::Turn,
        2 => Look::Ability,
        3 => objective(view, seat).unwrap_or_else(|| star(public, seat)),
        4 => star(public, seat),
        _ => Look::Farewell,
    }
}

/// The own objective that lacks least.
fn objective(view: &View, seat: Seat) -> Option<Look> {
    let counted = view.own().objectives().map(|card| {
        let progress = view.public().objective_progress(seat, card);
        let lacking: i64 =
            progress.iter().flat_map(|condition| &condition.parts).map(|part| part.lacking().abs()).sum();
        let holds = progress.iter().filter(|condition| condition.holds()).count();
        (lacking, card, holds, progress.len())
    });
    let (_, card, holds, of) = counted.min_by_key(|(lacking, card, ..)| (*lacking, card.number()))?;
    Some(Look::Objective { card, holds, of })
}

/// The star of which the smallest part is missing.
fn star(public: &Public, seat: Seat) -> Look {
    let open = Star::ALL.into_iter().filter_map(|star| {
        let progress = public.progress(seat, star);
        (!progress.is_complete() && progress.of > progress.has).then_some((star, progress.has, progress.of))
    });
    // Part of the way gone, in thousandths; deeds count as far away until they are done.
    let gone = |(_, has, of): &(Star, u8, u8)| u32::from(*has) * 1000 / u32::from(*of).max(1);
    match open.max_by_key(gone) {
        Some((star, has, of)) => Look::Star { star, has, of },
        None => Look::Farewell,
    }
}

impl Advice {
    /// What is said, a sentence or two for each line.
    pub fn lines(&self, texts: &Texts) -> Vec<String> {
        let action = ("action", texts.arg(&self.action));
        let mut lines = vec![match (self.bottom, self.fresh) {
            (Some(Below { action: below, missing: None }), _) => {
                texts.fill("guide-both", &[action, ("below", texts.arg(&below))])
            }
            (Some(Below { action: below, missing: Some((resource, n)) }), _) => {
                let what = texts.count(resource.id(), n);
                texts.fill("guide-both-with", &[action, ("below", texts.arg(&below)), ("what", what.into())])
            }
            (None, true) => texts.fill("guide-fresh", &[action]),
            (None, false) => texts.fill("guide-top", &[action]),
        }];
        // What it comes to here, or else what the action is.
        lines.push(self.aim.text(texts).unwrap_or_else(|| self.what_for(texts)));
        lines.push(match self.look {
            Look::Turn => texts.say("guide-look-turn"),
            Look::Ability => texts.say("guide-look-ability"),
            Look::Objective { card, holds, of } => {
                let args = [
                    ("name", Arg::from(texts.objective_name(card))),
                    ("text", texts.objective(card).into()),
                    ("holds", holds.into()),
                    ("of", of.into()),
                ];
                texts.fill("guide-look-objective", &args)
            }
            Look::Star { star, has, of } => {
                let args = [("star", texts.arg(&star)), ("has", has.into()), ("of", of.into())];
                texts.fill("guide-look-star", &args)
            }
            Look::Farewell => texts.say("guide-look-farewell"),
        });
        lines
    }

    /// The same with what belongs to the player's faction.
    pub fn lines_for(&self, view: &View, texts: &Texts) -> Vec<String> {
        let mut lines = self.lines(texts);
        if let (Look::Ability, Some(seat)) = (self.look, view.seat()) {
            let ability = view.public().player(seat).faction().ability();
            let args = [
                ("ability", texts.arg(&ability)),
                ("text", texts.help(Topic::FactionAbility(ability)).into()),
            ];
            lines.pop();
            lines.push(texts.fill("guide-look-own-ability", &args));
        }
        lines
    }

    /// What the top-row action is good for here.
    fn what_for(&self, texts: &Texts) -> String {
        capital(&texts.help(Topic::Top(self.action)))
    }
}
