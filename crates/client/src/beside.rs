//! What stands beside a question, for clients that write it out: both sides of a combat, options that cannot be taken, what there is
//! of a price, how far an objective is.

use kosa_engine::vocab::{Objective, Seat, Section};
use kosa_engine::{Move, Public, Question, SideFacts, View};
use kosa_lang::{Arg, Texts, capital};

/// Both sides of a combat that is still to be decided, in a line each; nothing at other questions.
///
/// ```
/// use kosa_engine::{State, View, vocab::Seat};
///
/// let state = State::from_position("kosa-position 1; active 1; seat nordic industrial; seat crimea mechanical").unwrap();
/// let view = View::of(&state, Seat::new(0).unwrap());
/// assert!(kosa_client::combat_lines(&view, &kosa_lang::Texts::new(kosa_lang::Lang::English)).is_empty());
/// ```
pub fn combat_lines(view: &View, texts: &Texts) -> Vec<String> {
    // Whoever retreats has nothing to weigh any more.
    let is_open = matches!(view.public().question(), Some(Question::Dials | Question::Ability { .. }));
    let Some(facts) = view.combat_facts().filter(|_| is_open) else { return Vec::new() };
    facts.sides.iter().map(|side| side_line(view.public(), side, texts)).collect()
}

fn side_line(public: &Public, side: &SideFacts, texts: &Texts) -> String {
    let args = [
        ("who", Arg::from(texts.faction_short(public.player(side.seat).faction()))),
        ("fighters", side.fighters.into()),
        ("power", side.power.into()),
        ("hand", side.hand.into()),
        ("limit", side.card_limit.into()),
        ("most", side.most.into()),
    ];
    let mut line = texts.fill("ask-combat-side", &args);
    if side.workers > 0 {
        line.push(' ');
        line.push_str(&texts.fill("ask-combat-workers", &[("n", side.workers.into())]));
    }
    let abilities = side.abilities.iter().filter(|ability| !ability.is_over);
    let abilities: Vec<String> = abilities.map(|ability| texts.name(&ability.ability)).collect();
    if !abilities.is_empty() {
        line.push_str(&format!(" {}.", abilities.join(", ")));
    }
    line
}

/// The options of an encounter that cannot be taken, each with its reason; nothing at other questions.
pub fn refused_options(view: &View, texts: &Texts) -> Vec<String> {
    let (Some(Question::Encounter { card, .. }), Some(seat)) = (view.public().question(), view.seat()) else {
        return Vec::new();
    };
    let options = 0..card.face().options.len() as u8;
    let refused = options.filter_map(|option| view.why_not(&Move::Option(option)).map(|why| (option, why)));
    let line = |(option, why)| {
        let args = [
            ("what", Arg::from(texts.describe(&Move::Option(option), view, seat))),
            ("why", texts.why_not(&why, view.public()).into()),
        ];
        capital(&texts.fill("ask-not-now", &args))
    };
    refused.map(line).collect()
}

/// What there is of the price of a section: `(1/3)`, and whether it can be paid; nothing where nothing is to be paid.
pub fn section_note(view: &View, seat: Seat, section: Section, texts: &Texts) -> Option<String> {
    let facts = view.public().sections(seat).into_iter().find(|facts| facts.section == section)?;
    let (_, need) = facts.bottom.cost?;
    let has = facts.bottom.has;
    Some(match (&facts.bottom.why_not, facts.bottom.idle) {
        (None, Some(_)) => format!("({has}/{need}, {})", texts.say("ask-section-idle")),
        (None, None) if facts.bottom.needs_card => {
            format!("({has}/{need}, {})", texts.say("ask-section-card"))
        }
        (None, None) => format!("({has}/{need} ✓)"),
        (Some(_), _) => format!("({has}/{need})"),
    })
}

/// What there is of what an objective asks for: `(2/3)`, several with commas; nothing where numbers say little. Of many
/// things it says how many are there.
pub fn objective_note(public: &Public, seat: Seat, card: Objective) -> Option<String> {
    let progress = public.objective_progress(seat, card);
    let parts: Vec<_> = progress.iter().flat_map(|condition| &condition.parts).collect();
    if parts.len() > 3 {
        let there = parts.iter().filter(|part| part.holds()).count();
        return Some(format!("({there}/{})", parts.len()));
    }
    let counted = parts.iter().map(|part| match (part.min, part.max) {
        (0, max) => format!("{}/≤{max}", part.have),
        // More than enough is not right, either.
        (_, max) if part.have > max => format!("{}/≤{max}", part.have),
        (min, _) => format!("{}/{min}", part.have),
    });
    let counted: Vec<String> = counted.collect();
    (!counted.is_empty()).then(|| format!("({})", counted.join(", ")))
}
