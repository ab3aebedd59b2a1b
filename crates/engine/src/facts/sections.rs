//! What each section of the player mat would cost and give now, and why it cannot be taken. What may be done is asked of the
//! lists themselves, as if it were the player's turn.

use super::why_not::{bottom as why_not_bottom, section as why_not_section, top as why_not_top};
use super::{WhyNot, lack};
use crate::moves::{Move, MoveList};
use crate::rules;
use crate::rules::Eyes;
use crate::state::{Own, Public, Question, Turn};
use crate::vocab::*;

/// One half of a top row: what it costs and gives now.
///
/// ```
/// use kosa_engine::{State, vocab::{Effect, Seat}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; coins 5; power 4; seat crimea mechanical",
/// ).unwrap();
/// let sections = state.public().sections(Seat::new(0).unwrap());
/// let bolster = &sections[0].top[0];
/// assert_eq!((bolster.cost.coins, bolster.gains.as_slice()), (1, [Effect::Power(2)].as_slice()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Half {
    /// The answer that takes all of it.
    pub mv: Move,
    /// What it costs.
    pub cost: Cost,
    /// What it gives, as far as tracks and the deck have room, with the bonus of a structure.
    pub gains: Vec<Effect>,
    /// Units that it moves, for a Move action.
    pub units: u8,
    /// Why it cannot be taken; nothing if it can.
    pub why_not: Option<WhyNot>,
    /// Why nothing would come of it, though it may be taken.
    pub idle: Option<Idle>,
}

/// A bottom row: what it costs and gives now. The Factory card's is its move, which costs nothing.
///
/// ```
/// use kosa_engine::{State, vocab::{BottomAction, Resource, Seat}};
///
/// let state =
///     State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let upgrade = &state.public().sections(Seat::new(0).unwrap())[0].bottom;
/// assert_eq!((upgrade.action, upgrade.cost), (Some(BottomAction::Upgrade), Some((Resource::Oil, 3))));
/// assert_eq!((upgrade.has, upgrade.needs_card), (0, false), "nothing to pay with");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BottomHalf {
    /// The action; nothing for the Factory card's move.
    pub action: Option<BottomAction>,
    /// The answer that takes all of it.
    pub mv: Move,
    /// Resource tokens to pay, and of which kind.
    pub cost: Option<(Resource, u8)>,
    /// Tokens the player has towards that, on the board and aboard the airship.
    pub has: u32,
    /// Whether it can be paid only with a combat card in place of a token.
    pub needs_card: bool,
    /// Coins gained.
    pub coins: u8,
    /// What the player's own recruit gains.
    pub bonus: Option<(RecruitBonus, u8)>,
    /// What recruits of the players on both sides gain.
    pub neighbours: Vec<(Seat, RecruitBonus, u8)>,
    /// Why it cannot be taken; nothing if it can.
    pub why_not: Option<WhyNot>,
    /// Why nothing would come of it but coins and bonuses, though it may be taken.
    pub idle: Option<Idle>,
}

/// Why an action that may be taken does nothing.
///
/// ```
/// use kosa_engine::{Idle, State, vocab::Seat};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; coins 5; power 16; stars power; seat crimea mechanical",
/// ).unwrap();
/// let sections = state.public().sections(Seat::new(0).unwrap());
/// assert_eq!(sections[0].top[0].idle, Some(Idle::TrackFull), "no more power fits on the track");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Idle {
    /// Every cube has been moved, mech deployed, structure built or recruit enlisted.
    Complete,
    /// There is no place for it.
    NoPlace,
    /// The track is at its end.
    TrackFull,
    /// No combat card is left anywhere.
    NoCards,
    /// No worker could make anything.
    NobodyProduces,
    /// No unit has a step.
    NobodyMoves,
}

/// What a section would cost and give now.
///
/// ```
/// use kosa_engine::{State, vocab::{Seat, Section}};
///
/// let state = State::from_position(
///     "kosa-position 1; active 1; seat nordic industrial; token build; seat crimea mechanical",
/// ).unwrap();
/// let sections = state.public().sections(Seat::new(0).unwrap());
/// let open: Vec<Section> = sections.iter().filter(|s| s.why_not.is_none()).map(|s| s.section).collect();
/// assert_eq!(open, [Section::Upgrade, Section::Deploy, Section::Enlist]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SectionFacts {
    /// The section.
    pub section: Section,
    /// Why it cannot be chosen in the next turn of its owner (or in this one, before the choice); nothing if it can.
    pub why_not: Option<WhyNot>,
    /// The top row: one or two halves, or the options of the Factory card.
    pub top: Vec<Half>,
    /// The bottom row.
    pub bottom: BottomHalf,
}

impl Public {
    /// What each section of a player's mat would cost and give as things stand, the Factory card's last where there is one;
    /// nothing for an Automa.
    ///
    /// ```
    /// use kosa_engine::{Lack, State, WhyNot, vocab::{Resource, Seat}};
    /// let state = State::from_position(
    ///     "kosa-position 1\nactive 1\nat h04 oil 1\nseat nordic industrial\ntoken build\nworkers h04 h05\nseat crimea mechanical",
    /// ).unwrap();
    /// let sections = state.public().sections(Seat::new(0).unwrap());
    /// assert!(sections[2].why_not.is_some(), "chosen last");
    /// let lack = Lack::Tokens { resource: Resource::Oil, need: 3, has: 1 };
    /// assert_eq!(sections[0].bottom.why_not, Some(WhyNot::CannotPay(lack)));
    /// ```
    pub fn sections(&self, seat: Seat) -> Vec<SectionFacts> {
        let player = self.player(seat);
        if player.is_automa() {
            return Vec::new();
        }
        let mut board = *self;
        // Coercion and the like belong to the player whose turn it is.
        if seat != self.active {
            board.active = seat;
            board.turn = Turn { last_turn: self.ending.trigger.is_some(), ..Turn::default() };
        }
        let own = Own::default();
        let eyes = Eyes::new(&board, &own, &FactoryCardSet::NONE, seat);
        let there = |section: &Section| *section != Section::Factory || player.factory_card.is_some();
        let facts = |section: Section| SectionFacts {
            section,
            why_not: why_not_section(&eyes, section),
            top: tops(&eyes, section),
            bottom: bottom(&eyes, section),
        };
        Section::ALL.into_iter().filter(there).map(facts).collect()
    }
}

/// The answers to a question.
fn answers(eyes: &Eyes, question: Question) -> MoveList {
    let mut list = MoveList::new();
    eyes.answers(&question, &mut list);
    list
}

/// The one of the answers that takes most of what this one takes.
fn fullest(list: &MoveList, wanted: Move) -> Option<Move> {
    let Some((key, _)) = wanted.gain() else { return list.contains(&wanted).then_some(wanted) };
    let same = list.iter().filter(|mv| mv.gain().is_some_and(|(k, _)| k == key));
    same.max_by_key(|mv| mv.gain().map(|(_, n)| n)).copied()
}

fn tops(eyes: &Eyes, section: Section) -> Vec<Half> {
    let (public, player) = (eyes.public, eyes.public.player(eyes.seat));
    let list = answers(eyes, Question::Top(section));
    let printed: Vec<Move> = match (player.section(section), player.factory_card) {
        (Some(printed), _) => match printed.top {
            TopAction::Move => vec![Move::MoveUnits, Move::MoveCoins(player.move_coins())],
            TopAction::Bolster => {
                let bonus = player.has_built(Structure::Monument);
                vec![
                    Move::BolsterPower { amount: player.bolster_power(), bonus },
                    Move::BolsterCards { amount: player.bolster_cards(), bonus },
                ]
            }
            TopAction::Trade => {
                let bonus = player.has_built(Structure::Armory);
                let amount = player.trade_popularity();
                vec![Move::TradeResources { bonus }, Move::TradePopularity { amount, bonus }]
            }
            TopAction::Produce => vec![Move::Produce],
        },
        (None, Some(card)) => (0..card.face().options.len()).map(|i| Move::FactoryOption(i as u8)).collect(),
        (None, None) => Vec::new(),
    };
    let half = |wanted: Move| {
        let found = fullest(&list, wanted);
        let mv = found.unwrap_or(wanted);
        let (cost, gains) = top_deal(public, eyes.seat, mv);
        let why_not = if found.is_some() { None } else { why_not_top(eyes, section, mv) };
        let units = if mv == Move::MoveUnits { player.move_units() } else { 0 };
        let idle = idle_top(public, eyes.seat, mv).filter(|_| found.is_some());
        Half { mv, cost, gains, units, why_not, idle }
    };
    printed.into_iter().map(half).collect()
}

/// What a half costs and gives.
fn top_deal(public: &Public, seat: Seat, mv: Move) -> (Cost, Vec<Effect>) {
    let player = public.player(seat);
    let coins = |coins: u16| Cost { coins: coins as u8, ..Cost::default() };
    let with = |gain: Effect, bonus: bool, extra: Effect| {
        let some = |gain: &Effect| {
            !matches!(gain, Effect::Power(0) | Effect::Popularity(0) | Effect::CombatCards(0))
        };
        [Some(gain), bonus.then_some(extra)].into_iter().flatten().filter(some).collect::<Vec<_>>()
    };
    // What the Monument and the Armory add, as far as the track goes.
    let popularity = Effect::Popularity(public.room_for(seat, RecruitBonus::Popularity).min(1));
    let power = Effect::Power(public.room_for(seat, RecruitBonus::Power).min(1));
    match mv {
        Move::MoveCoins(n) => (Cost::default(), vec![Effect::Coins(n)]),
        Move::BolsterPower { amount, bonus } => {
            (coins(player.bolster_cost()), with(Effect::Power(amount), bonus, popularity))
        }
        Move::BolsterCards { amount, bonus } => {
            (coins(player.bolster_cost()), with(Effect::CombatCards(amount), bonus, popularity))
        }
        Move::TradeResources { bonus } => {
            let gain = Effect::AnyResources(player.trade_resources());
            (coins(player.trade_cost()), with(gain, bonus, power))
        }
        Move::TradePopularity { amount, bonus } => {
            (coins(player.trade_cost()), with(Effect::Popularity(amount), bonus, power))
        }
        Move::Produce => {
            let (power, popularity, coins) = player.produce_cost();
            let cost = Cost { power, popularity, coins: coins as u8, ..Cost::default() };
            (cost, vec![Effect::Produce(player.produce_territories())])
        }
        Move::FactoryOption(option) => match player.factory_card.map(FactoryCard::face) {
            Some(face) => {
                let gains = face.options.get(option as usize).map_or(Vec::new(), |gains| gains.to_vec());
                (face.cost, gains)
            }
            None => (Cost::default(), Vec::new()),
        },
        _ => (Cost::default(), Vec::new()),
    }
}

fn idle_top(public: &Public, seat: Seat, mv: Move) -> Option<Idle> {
    match mv {
        Move::MoveUnits => {
            let mut begun = *public;
            begun.turn.end_of_move();
            (!rules::any_step(&begun)).then_some(Idle::NobodyMoves)
        }
        Move::BolsterPower { amount: 0, .. } | Move::TradePopularity { amount: 0, .. } => {
            Some(Idle::TrackFull)
        }
        Move::BolsterCards { amount: 0, .. } => Some(Idle::NoCards),
        Move::Produce => {
            let territories = public.player(seat).produce_territories();
            let (ordinary, mill) = rules::left_to_produce(public, seat, territories, 0, true);
            let makes = |place: Place| rules::yield_of(public, seat, place, mill.contains(place)) > 0;
            (!(ordinary | mill).iter().any(makes)).then_some(Idle::NobodyProduces)
        }
        _ => None,
    }
}

fn bottom(eyes: &Eyes, section: Section) -> BottomHalf {
    let (public, seat) = (eyes.public, eyes.seat);
    let player = public.player(seat);
    let list = answers(eyes, Question::Bottom(section));
    let (Some(action), Some(printed)) = (section.bottom(), player.section(section)) else {
        let why_not = if list.contains(&Move::MoveUnits) {
            None
        } else {
            why_not_bottom(eyes, section, Move::MoveUnits)
        };
        return BottomHalf {
            action: None,
            mv: Move::MoveUnits,
            cost: None,
            has: 0,
            needs_card: false,
            coins: 0,
            bonus: None,
            neighbours: Vec::new(),
            why_not,
            idle: idle_top(public, seat, Move::MoveUnits),
        };
    };
    let enlisted = player.has_enlisted(action);
    let mv = Move::Pay { coins: printed.coins, bonus: enlisted };
    let cost = player.cost(action);
    let has = public.owned_tokens(seat, public.controlled_by(seat), action.resource());
    let lacking = lack::of_tokens(public, seat, action.resource(), cost).map(WhyNot::CannotPay);
    debug_assert_eq!(lacking.is_none(), list.contains(&mv));
    let kind = action.recruit_bonus();
    let gain = |seat: Seat| (kind, kind.ongoing().min(public.room_for(seat, kind)));
    let neighbours = [0, 1].into_iter().filter_map(|next| public.neighbour(seat, next));
    let neighbours = neighbours.filter(|s| public.player(*s).has_enlisted(action));
    BottomHalf {
        action: Some(action),
        mv,
        cost: Some((action.resource(), cost)),
        has,
        needs_card: lacking.is_none() && has < cost as u32,
        coins: printed.coins,
        bonus: enlisted.then(|| gain(seat)),
        neighbours: neighbours.map(|s| (s, gain(s).0, gain(s).1)).collect(),
        why_not: lacking,
        idle: idle_bottom(eyes, action),
    }
}

/// Why nothing would be bought.
fn idle_bottom(eyes: &Eyes, action: BottomAction) -> Option<Idle> {
    let player = eyes.public.player(eyes.seat);
    let question = match action {
        BottomAction::Upgrade => Question::Upgrade,
        BottomAction::Deploy => Question::Deploy { at: None },
        BottomAction::Build => Question::Build { at: None },
        BottomAction::Enlist => Question::Enlist,
    };
    if answers(eyes, question).iter().any(|mv| !mv.is_leaving()) {
        return None;
    }
    Some(if player.remaining(action) == 0 { Idle::Complete } else { Idle::NoPlace })
}
