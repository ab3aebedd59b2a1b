//! What the question in hand, the turn of another or a moment of the log puts on the board.

use crate::board::{Ghost, Marks, Range};
use crate::draw::arrow::Tone;
use crate::draw::piece::Kind;
use crate::draw::ring::Ring;
use crate::draw::seal::{Candidate, Seal};
use kosa_client::ask::{Hand, Leads, Preparation};
use kosa_client::pages::Page;
use kosa_client::{Asked, Choice, Session, Stage, TableLink};
use kosa_engine::vocab::*;
use kosa_engine::{Move, Paid, Public, Question, Way};

/// So many lines of a range can be told from each other.
const LINES: usize = 3;

/// Puts a ring around a place unless there is one.
fn ring(marks: &mut Marks, place: Place, ring: Ring) {
    if !place.is_aboard() && !marks.rings.iter().any(|(at, _)| *at == place) {
        marks.rings.push((place, ring));
    }
}

/// Everything else fades.
fn light(marks: &mut Marks) {
    if !marks.rings.is_empty() {
        marks.lit = Some(marks.rings.iter().map(|(place, _)| *place).collect());
    }
}

/// What the board shows for whoever looks; `pointed` is the answer under the pointer.
pub fn of<L: TableLink>(session: &Session<L>, pointed: Option<usize>, at: Option<Place>) -> Marks {
    let mut marks = match session.stage() {
        Stage::Asking(_) => {
            session.asked().map_or_else(Marks::default, |asked| question(session, asked, pointed))
        }
        Stage::Reading => session.page().map_or_else(Marks::default, page),
        Stage::HandOver(_) => {
            changed(session.since_last_turn().iter().flat_map(|line| line.places()).collect())
        }
        _ => Marks::default(),
    };
    marks.pointed = at.filter(|place| marks.rings.iter().any(|(one, _)| one == place));
    marks
}

/// Places where something changed.
pub fn changed(places: PlaceSet) -> Marks {
    Marks { rings: places.into_iter().map(|place| (place, Ring::Changed)).collect(), ..Marks::default() }
}

fn question<L: TableLink>(session: &Session<L>, asked: &Asked, pointed: Option<usize>) -> Marks {
    let mut marks = Marks::default();
    let choices = &asked.menu().choices;
    let over = pointed.and_then(|index| choices.get(index));
    match asked.hand() {
        Hand::Unit(unit, from) => moving(&mut marks, asked, (*unit, *from), over),
        Hand::Gathered(gathered) => producing(&mut marks, choices, gathered),
        Hand::Payment(payment) => {
            for paid in payment.way().into_iter().flat_map(|way| &way.pays) {
                if let Paid::Tokens(place, resource, n) = *paid {
                    ring(&mut marks, place, Ring::Chosen);
                    marks.seals.push((place, Seal::Tokens(resource, -(n as i8))));
                }
            }
            for paid in payment.ways.iter().flat_map(|way| &way.pays) {
                if let Paid::Tokens(place, ..) = *paid {
                    ring(&mut marks, place, Ring::Target);
                }
            }
            light(&mut marks);
        }
        Hand::Combat(_) => {}
        Hand::Empty => plain(session, &mut marks, asked, over),
    }
    if let Some(combat) = asked.combat_facts()
        && matches!(asked.question(), Some(Question::Dials | Question::Ability { .. } | Question::Retreat))
    {
        marks.rings.retain(|(place, _)| *place != combat.place);
        marks.rings.push((combat.place, Ring::Combat));
        marks.seals.push((combat.place, Seal::Combat));
    }
    marks
}

fn moving(marks: &mut Marks, asked: &Asked, unit: (UnitKind, Place), over: Option<&Choice>) {
    let (kind, from) = unit;
    let faction = asked.view().public().player(asked.seat()).faction();
    marks.in_hand = Some((from, faction, kind));
    ring(marks, from, Ring::Chosen);
    for choice in &asked.menu().choices {
        match (&choice.way, choice.place) {
            (Some(way), _) => one_way(marks, way),
            (None, Some(place)) => ring(marks, place, Ring::Target),
            (None, None) => {}
        }
        if let Some(place) = choice.place {
            marks.notes.push((place, choice.label.clone()));
        }
    }
    if kind == UnitKind::Airship {
        contours(marks, asked);
    }
    light(marks);
    // Another unit can be taken instead.
    for choice in asked.menus().iter().rev().skip(1).flat_map(|menu| &menu.choices) {
        if let Some(place) = choice.place {
            ring(marks, place, Ring::CanAct);
        }
    }
    if let Some(way) = over.and_then(|choice| choice.way.as_deref()) {
        let tone = if way.outlook.combat.is_some() { Tone::War } else { Tone::Go };
        let places = core::iter::once(way.from).chain(way.places.iter().copied());
        marks.ways.push((places.filter(|place| !place.is_aboard()).collect(), tone));
    }
}

/// Lines around what an airship gets to with one, two and three territories of flight.
fn contours(marks: &mut Marks, asked: &Asked) {
    let ways = || asked.menu().choices.iter().filter_map(|choice| choice.way.as_deref());
    let farthest = ways().map(|way| way.places.len()).max().unwrap_or(0);
    for nth in 1..=farthest.min(LINES) {
        let near = ways().filter(|way| way.places.len() <= nth);
        let inside = near.flat_map(|way| [way.from.set(), way.to().set()]).collect();
        marks.ranges.push(Range { inside, nth: nth as u8 });
    }
}

/// A place that can be reached, with what awaits the unit there.
fn one_way(marks: &mut Marks, way: &Way) {
    let (to, steps) = (way.to(), way.places.len());
    let ranged = way.unit == UnitKind::Airship;
    let (kind, seal) = match &way.outlook {
        outlook if outlook.combat.is_some() => (Ring::Combat, Seal::Combat),
        outlook if outlook.drives_off.is_some() => {
            (Ring::DrivesOff, Seal::Popularity(-(outlook.popularity as i8)))
        }
        _ if ranged => (Ring::InRange, Seal::Steps(steps as u8)),
        _ if steps > 1 => (Ring::FarTarget, Seal::Steps(steps as u8)),
        _ => (Ring::Target, Seal::Steps(steps as u8)),
    };
    ring(marks, to, kind);
    if to.is_aboard() {
        return;
    }
    marks.seals.push((to, seal));
    if way.outlook.encounter {
        marks.seals.push((to, Seal::Encounter));
    }
}

fn producing(marks: &mut Marks, choices: &[Choice], gathered: &[(Hex, u8)]) {
    let seal = |hex: Hex, n: u8| match hex.terrain().resource() {
        Some(resource) => Seal::Tokens(resource, n as i8),
        None => Seal::Workers(n as i8),
    };
    for (hex, n) in gathered {
        ring(marks, hex.place(), Ring::Chosen);
        marks.seals.push((hex.place(), seal(*hex, *n)));
    }
    for choice in choices {
        if let Leads::Preparation(Preparation::Gather(hex, n)) = choice.leads {
            ring(marks, hex.place(), Ring::Target);
            let offer = match hex.terrain().resource() {
                Some(resource) => Seal::MayGain(resource, n as i8),
                None => Seal::MayGainWorkers(n as i8),
            };
            marks.seals.push((hex.place(), offer));
        }
    }
    light(marks);
}

/// Choices that lie on places, or behind further choices.
fn plain<L: TableLink>(session: &Session<L>, marks: &mut Marks, asked: &Asked, over: Option<&Choice>) {
    let choices = &asked.menu().choices;
    let units = asked.question() == Some(Question::Units);
    for (index, choice) in choices.iter().enumerate() {
        let Some(place) = choice.place else { continue };
        ring(marks, place, if units { Ring::CanAct } else { Ring::Target });
        if let Some([Move::Build { at, .. }]) = choice.moves()
            && let Some(preview) = session.preview(index)
        {
            let coins = |public: &Public| public.score(asked.seat()).structure_coins as i32;
            let more = coins(preview.view.public()) - coins(asked.view().public());
            marks.seals.push((*at, Seal::Coins(more.clamp(-99, 99) as i8)));
        }
    }
    if !marks.rings.is_empty() && !units && !matches!(asked.question(), Some(Question::Section)) {
        light(marks);
    }
    // Places behind the choices: pointing at one opens the way to it.
    for choice in asked.targets() {
        if let Some(place) = choice.place {
            ring(marks, place, Ring::CanAct);
        }
    }
    let faction = asked.view().public().player(asked.seat()).faction();
    let ghost = |mv: &Move| match *mv {
        Move::Deploy { at, .. } => Some((at, Kind::Unit(UnitKind::Mech))),
        Move::Build { structure, at } => Some((at, Kind::Structure(structure))),
        _ => None,
    };
    if let Some((at, kind)) = over.and_then(|c| c.moves()).and_then(|moves| moves.first()).and_then(ghost) {
        marks.ghosts.push((at, Ghost { kind, faction }));
    }
}

/// What somebody else did: the places it is about, and what an Automa weighed.
pub fn page(page: &Page) -> Marks {
    let mut marks = Marks::default();
    let attempts = page.attempts();
    let weighed = attempts.iter().rev().find(|attempt| attempt.moved.is_some());
    let weighed = weighed.or_else(|| attempts.iter().rev().find(|attempt| !attempt.candidates.is_empty()));
    if let Some(attempt) = weighed {
        let to = attempt.moved.map(|moved| moved.to);
        let best = attempt.candidates.iter().find(|c| Some(c.hex.place()) == to).map(|c| c.measure);
        for (number, candidate) in (1..).zip(&attempt.candidates) {
            let place = candidate.hex.place();
            let won = Some(place) == to;
            let considered = best == Some(candidate.measure) && !candidate.excluded;
            let kind = match (won, considered) {
                (true, _) => Ring::Won,
                (false, true) => Ring::Considered,
                (false, false) => Ring::Weighed,
            };
            ring(&mut marks, place, kind);
            marks.candidates.push(Candidate {
                place,
                number,
                to_enemy: u8::try_from(candidate.measure).ok().filter(|n| *n < 50),
                to_factory: Some(candidate.factory).filter(|n| *n < 50),
                won,
                considered,
            });
        }
        if let Some(moved) = attempt.moved {
            ring(&mut marks, moved.to, Ring::Won);
            marks.ways.push((vec![moved.from, moved.to], Tone::Pick));
        }
        marks.busy = Hex::all()
            .map(Hex::place)
            .filter(|place| !crate::draw::crowd::Content::of(&page.public, *place).groups.is_empty())
            .collect();
    }
    for place in page.marks {
        ring(&mut marks, place, Ring::Changed);
    }
    marks
}
