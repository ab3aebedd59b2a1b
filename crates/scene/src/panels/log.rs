//! What happened, as a list: turn by turn, each under the emblem of whose turn it was.

use crate::drawing::escaped;
use crate::icon;
use kosa_engine::vocab::Faction;

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
    /// Parts a sentence from the name of whoever's turn it is.
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
pub struct Turn {
    /// The line it begins with.
    pub head: Option<LogLine>,
    /// Whose it is.
    pub faction: Option<Faction>,
    /// What happened in it.
    pub lines: Vec<LogLine>,
}

/// The lines by turns, as they happened.
pub fn turns(lines: Vec<LogLine>) -> Vec<Turn> {
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

impl Turn {
    /// What stands in a turn, under the name of the faction; with buttons where the moments of its lines can be shown.
    pub fn text(&self, name: Option<String>, buttons: bool) -> String {
        let mut out = String::new();
        if let Some((faction, name)) = self.faction.zip(name) {
            let note = self.head.as_ref().and_then(|head| head.turn.as_deref()).unwrap_or_default();
            let (emblem, name, note) = (icon::emblem(faction), escaped(&name), escaped(note));
            out.push_str(&format!(
                "<div class=\"lh\">{emblem}<b>{name}</b><span class=\"sp\"></span><span class=\"xs\">{note}</span></div>"
            ));
        }
        out.push_str("<ol>");
        // The head says it for the eye; whoever hears the page hears the sentence.
        if let Some(head) = &self.head {
            out.push_str(&format!("<li class=\"vh\">{}{}</li>", escaped(&head.who), escaped(&head.text)));
        }
        for line in &self.lines {
            let who = match line.who.is_empty() {
                true => String::new(),
                false => format!("<span class=\"vh\">{}</span>", escaped(&line.who)),
            };
            let said = format!("<span>{who}{}</span>", escaped(&line.text));
            out.push_str(&match buttons {
                true => format!(
                    "<li><button type=\"button\" class=\"ln\" data-line=\"{}\">{said}</button></li>",
                    line.number
                ),
                false => format!("<li class=\"ln\">{said}</li>"),
            });
        }
        out.push_str("</ol>");
        out
    }

    /// What a turn is known by: a line more makes another one of it.
    pub fn key(&self) -> (Option<usize>, Option<usize>, usize, String) {
        let first = self.head.as_ref().or(self.lines.first());
        let last = self.lines.last().or(self.head.as_ref());
        let text = last.map(|line| line.text.clone()).unwrap_or_default();
        (first.map(|line| line.number), last.map(|line| line.number), self.lines.len(), text)
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
    fn a_turn_is_written_with_a_button_for_each_line_that_can_be_shown() {
        let mut said = line(4, Faction::Nordic, false);
        said.text = " pays <b>2</b> coins.".into();
        let turn = Turn {
            head: Some(line(3, Faction::Nordic, true)),
            faction: Some(Faction::Nordic),
            lines: vec![said],
        };
        let text = turn.text(Some("Nordic".into()), true);
        assert!(text.contains("<b>Nordic</b>") && text.contains("Round 1"), "{text}");
        assert!(text.contains("data-line=\"4\"") && !text.contains("data-line=\"3\""), "{text}");
        assert!(text.contains("<span class=\"vh\">Nordic Kingdoms</span> pays &lt;b&gt;2"), "{text}");
        assert!(!turn.text(None, false).contains("button"));
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
