//! What happened, as a list: turn by turn, each under the emblem of whose turn it was.

use crate::icon::Emblem;
use kosa_engine::vocab::Faction;
use leptos::prelude::*;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number in the game.
    pub number: usize,
    /// Whose turn it was.
    pub faction: Option<Faction>,
    /// The name the sentence begins with, where the head of the turn says it already.
    pub who: String,
    /// What happened, in words, behind that name.
    pub text: String,
    /// Whether a turn begins with it: what stands at the other end of its head.
    pub turn: Option<String>,
}

impl LogLine {
    /// Parts a sentence from the name of whoever is at turn.
    pub fn part(sentence: String, who: &str) -> (String, String) {
        // A name with an article is written small within a sentence.
        let begins = kosa_lang::capital(who);
        match sentence.strip_prefix(&begins).filter(|rest| rest.starts_with(' ')) {
            Some(rest) => (begins.clone(), rest.to_string()),
            None => (String::new(), sentence),
        }
    }
}

/// A turn of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Turn {
    head: Option<LogLine>,
    faction: Option<Faction>,
    lines: Vec<LogLine>,
}

/// The lines by turns, as they happened.
fn turns(lines: Vec<LogLine>) -> Vec<Turn> {
    let mut all: Vec<Turn> = Vec::new();
    for line in lines {
        match all.last_mut() {
            Some(turn) if line.turn.is_none() && turn.faction == line.faction => turn.lines.push(line),
            _ if line.turn.is_some() => {
                all.push(Turn { faction: line.faction, head: Some(line), lines: Vec::new() });
            }
            _ => all.push(Turn { faction: line.faction, head: None, lines: vec![line] }),
        }
    }
    all
}

/// The turns of a log, the latest first or last; within a turn everything as it happened.
#[component]
pub fn LogTurns(
    /// The lines, as they happened.
    #[prop(into)]
    lines: Signal<Vec<LogLine>>,
    /// Whether the latest turn comes first.
    latest_first: bool,
    /// What a faction is called in the head of its turn.
    name: Callback<Faction, String>,
    /// Shows the moment of a line on the board, where it can be shown.
    #[prop(optional, into)]
    on_line: Option<Callback<usize>>,
) -> impl IntoView {
    let line = move |line: LogLine| {
        let number = line.number;
        let said = view! { {(!line.who.is_empty()).then(|| view! { <span class="vh">{line.who}</span> })}{line.text} };
        match on_line {
            Some(show) => view! { <li><button type="button" class="ln" on:click=move |_| show.run(number)><span>{said}</span></button></li> }.into_any(),
            None => view! { <li class="ln"><span>{said}</span></li> }.into_any(),
        }
    };
    let turn = move |turn: Turn| {
        let head = turn.faction.map(|faction| {
            let note = turn.head.as_ref().and_then(|head| head.turn.clone());
            view! { <div class="lh"><Emblem faction /><b>{name.run(faction)}</b><span class="sp"></span><span class="xs">{note}</span></div> }
        });
        // The head says it for the eye; whoever hears the page hears the sentence.
        let began = turn.head.map(|head| view! { <li class="vh">{head.who}{head.text}</li> });
        let lines = turn.lines.into_iter().map(line).collect_view();
        view! { <li class="lt">{head}<ol>{began}{lines}</ol></li> }
    };
    let all = move || {
        let mut all = turns(lines.get());
        // A turn in which nothing has happened yet is no news.
        all.retain(|turn| !turn.lines.is_empty());
        if latest_first {
            all.reverse();
        }
        all
    };
    view! {
        <ol class="turns">
            <For each=all key=|turn| turn.key() children=turn />
        </ol>
    }
}

impl Turn {
    /// What a turn is known by: a line more makes another one of it.
    fn key(&self) -> (Option<usize>, Option<usize>, usize, String) {
        let first = self.head.as_ref().or(self.lines.first());
        let last = self.lines.last().or(self.head.as_ref());
        let text = last.map(|line| line.text.clone()).unwrap_or_default();
        (first.map(|line| line.number), last.map(|line| line.number), self.lines.len(), text)
    }
}

/// The log.
#[component]
pub fn LogPanel(
    /// The title.
    #[prop(into)]
    title: Signal<String>,
    /// The lines, as they happened.
    #[prop(into)]
    lines: Signal<Vec<LogLine>>,
    /// What a faction is called in the head of its turn.
    name: Callback<Faction, String>,
    /// Shows the moment of a line on the board.
    on_line: Callback<usize>,
) -> impl IntoView {
    view! {
        // It scrolls, so a keyboard must get to it, even while it holds no line.
        <section class="panel log" tabindex="0">
            <h3 class="ttl">{move || title.get()}</h3>
            <LogTurns lines latest_first=true name on_line />
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(number: usize, faction: Faction, turn: bool) -> LogLine {
        let (who, text) = LogLine::part(format!("Nordic Kingdoms gains {number} coins."), "Nordic Kingdoms");
        LogLine { number, faction: Some(faction), who, text, turn: turn.then(|| "Round 1".into()) }
    }

    #[test]
    fn lines_lie_under_the_turn_they_belong_to() {
        use Faction::{Nordic, Saxony};
        let all = turns(vec![
            line(1, Nordic, false),
            line(2, Nordic, false),
            line(3, Saxony, true),
            line(4, Saxony, false),
            line(5, Saxony, true),
        ]);
        let sizes: Vec<_> = all.iter().map(|turn| (turn.head.is_some(), turn.lines.len())).collect();
        assert_eq!(sizes, [(false, 2), (true, 1), (true, 0)]);
    }

    #[test]
    fn a_name_is_parted_only_where_a_sentence_begins_with_it() {
        assert_eq!(LogLine::part("Anna pays.".into(), "Anna"), ("Anna".into(), " pays.".into()));
        assert_eq!(LogLine::part("I Regni pagano.".into(), "i Regni").1, " pagano.");
        assert_eq!(LogLine::part("Annals.".into(), "Anna"), (String::new(), "Annals.".into()));
        let marker = "The star marker of Crimea advances.";
        assert_eq!(LogLine::part(marker.into(), "Crimea").1, marker);
    }
}
