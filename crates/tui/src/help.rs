//! Help: the keys, and every sign and term with its rule in a sentence.

mod book;
mod keys;

pub use self::keys::Keys;

use crate::input::Input;
use crate::panels::{Look, airships, framed, key_name, middle, more};
use crate::symbols;
use crate::wrap::{clip, wrap};
use kosa_engine::vocab::*;
use kosa_engine::{Public, Switch};
use kosa_lang::{Dial, Term, Texts, Topic, capital};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

/// One entry.
struct Entry {
    sign: String,
    name: String,
    text: Vec<String>,
}

/// The help as it is shown.
pub struct Help {
    entries: Vec<Entry>,
    /// Entries about the place asked for come first.
    here: usize,
    selected: usize,
    filter: String,
    /// Rows by which the text has been scrolled, and by how many it can be, as it was last drawn.
    scroll: usize,
    scroll_most: usize,
    /// Where everything was drawn, for the mouse.
    hits: Hits,
}

/// Where the help was drawn.
#[derive(Default)]
struct Hits {
    all: Rect,
    /// The list, and the entry in its first line.
    names: Rect,
    first: usize,
    text: Rect,
}

/// What stands on the cards that people hold: every objective and Factory card, for whoever looks for a word on one.
fn cards(texts: &Texts) -> Vec<Entry> {
    let entry = |name: String, text: String| Entry { sign: String::new(), name, text: vec![text] };
    let objectives = (1..=u8::MAX).filter_map(Objective::new);
    let factory = (1..=u8::MAX).filter_map(FactoryCard::new);
    let objective =
        |card: Objective| entry(format!("{card}. {}", texts.objective_name(card)), texts.objective(card));
    let factory_card = |card: FactoryCard| {
        entry(format!("{} {card}", texts.say("play-factory-card")), capital(&texts.factory_card(card)))
    };
    objectives.map(objective).chain(factory.map(factory_card)).collect()
}

/// An entry for each group of keys.
fn about_keys(texts: &Texts, keys: Keys) -> impl Iterator<Item = Entry> {
    let line = |(key, what): &(&str, &str)| format!("{}: {}", key_name(texts, key), texts.say(what));
    let entry = move |(title, keys): &(&str, &[(&str, &str)])| Entry {
        sign: String::new(),
        name: texts.say(title),
        text: keys.iter().map(line).collect(),
    };
    keys.groups().iter().map(entry)
}

impl Help {
    /// The help, beginning with what the person looks at.
    pub fn new(texts: &Texts, here: Vec<Topic>, keys: Keys) -> Help {
        let mut entries = Vec::new();
        entries.extend(here.into_iter().map(|t| entry(texts, t)));
        let count = entries.len();
        entries.extend(about_keys(texts, keys));
        entries.extend(all_topics().into_iter().map(|t| entry(texts, t)));
        entries.extend(cards(texts));
        Help::of(entries, count)
    }

    /// The same with the answer that is marked before everything else.
    pub fn with_answer(mut self, label: String, detail: String) -> Help {
        self.entries.insert(0, Entry { sign: "›".to_string(), name: label, text: vec![detail] });
        self.here += 1;
        self
    }

    /// The same with what the signs of the mats mean.
    pub fn with_mat_notes(mut self, texts: &Texts, notes: Vec<String>) -> Help {
        let name = capital(&texts.say("tui-key-mat"));
        self.entries.insert(self.here, Entry { sign: symbols::CUBE.to_string(), name, text: notes });
        self
    }

    /// The help of the set-up, beginning with the field the person looks at.
    pub fn of_set_up(texts: &Texts, name: String, text: String) -> Help {
        let mut entries = vec![Entry { sign: String::new(), name: capital(&name), text: vec![text] }];
        entries.extend(about_keys(texts, Keys::SetUp));
        entries.extend(all_topics().into_iter().map(|t| entry(texts, t)));
        Help::of(entries, 1)
    }

    fn of(entries: Vec<Entry>, here: usize) -> Help {
        Help {
            entries,
            here,
            selected: 0,
            filter: String::new(),
            scroll: 0,
            scroll_most: 0,
            hits: Hits::default(),
        }
    }

    /// The entries that match what has been typed.
    fn shown(&self) -> Vec<usize> {
        let filter = self.filter.to_lowercase();
        let named = |i: &usize| self.entries[*i].name.to_lowercase().contains(&filter);
        let told = |i: &usize| self.entries[*i].text.iter().any(|line| line.to_lowercase().contains(&filter));
        // Titles come before what is only spoken of.
        let (first, rest): (Vec<usize>, Vec<usize>) = (0..self.entries.len()).partition(named);
        first.into_iter().chain(rest.into_iter().filter(told)).collect()
    }

    /// A key; whether the help is closed by it.
    pub fn input(&mut self, input: Input) -> bool {
        let last = self.shown().len().saturating_sub(1);
        match input {
            Input::WheelUp(at) if self.hits.text.contains(at) => self.scroll(-3),
            Input::WheelDown(at) if self.hits.text.contains(at) => self.scroll(3),
            // A long text is read before the list is turned.
            Input::PageUp if self.scroll_most > 0 => self.scroll(-(self.page() as isize)),
            Input::PageDown if self.scroll_most > 0 => self.scroll(self.page() as isize),
            Input::Up | Input::WheelUp(_) => self.select(self.selected.saturating_sub(1)),
            Input::Down | Input::WheelDown(_) => self.select((self.selected + 1).min(last)),
            Input::PageUp => self.select(self.selected.saturating_sub(15)),
            Input::PageDown => self.select((self.selected + 15).min(last)),
            Input::Home => self.select(0),
            Input::End => self.select(last),
            Input::Click(at) => return self.click(at),
            Input::Esc | Input::Enter | Input::Char('?') => {
                if self.filter.is_empty() {
                    return true;
                }
                self.filter.clear();
                self.select(0);
            }
            Input::Back => {
                self.filter.pop();
                self.select(0);
            }
            Input::Char(c) if !c.is_control() && self.filter.chars().count() < 20 => {
                self.filter.push(c);
                self.select(0);
            }
            _ => {}
        }
        false
    }

    /// A click chooses an entry; beside the help it closes it.
    fn click(&mut self, at: Position) -> bool {
        let hits = &self.hits;
        let row = hits.first + at.y.saturating_sub(hits.names.y) as usize;
        if hits.names.contains(at) && row < self.shown().len() {
            self.select(row);
        }
        !self.hits.all.contains(at)
    }

    fn select(&mut self, row: usize) {
        self.selected = row;
        self.scroll = 0;
    }

    fn page(&self) -> usize {
        (self.hits.text.height as usize).saturating_sub(2).max(1)
    }

    fn scroll(&mut self, by: isize) {
        self.scroll = self.scroll.saturating_add_signed(by).min(self.scroll_most);
    }

    /// The text of an entry; what the person looks at is told all together.
    fn draw_text(&mut self, look: Look, index: usize, area: Rect, buffer: &mut Buffer) {
        let width = text_width(area);
        let together = if index < self.here { 0..self.here } else { index..index + 1 };
        let mut rows = Vec::new();
        let mut at = 0;
        for (i, entry) in self.entries.iter().enumerate().skip(together.start).take(together.len()) {
            let style = if i == index { look.theme.title() } else { look.theme.prompt() };
            at = if i == index { rows.len() } else { at };
            rows.push((format!("{} {}", entry.sign, entry.name).trim().to_string(), style));
            let text = entry.text.iter().flat_map(|t| wrap(t, width));
            rows.extend(text.map(|row| (row, super::panels::plain())));
            rows.push((String::new(), super::panels::plain()));
        }
        // The last one needs no blank line below it.
        rows.pop();
        // The selected entry is always among what is shown, until somebody scrolls.
        let room = area.height as usize;
        let end = rows.len().saturating_sub(room);
        let begin = at.min(end);
        self.scroll_most = end - begin;
        self.scroll = self.scroll.min(self.scroll_most);
        let first = begin + self.scroll;
        for (y, (row, style)) in (area.y..area.bottom()).zip(rows.into_iter().skip(first)) {
            buffer.set_string(area.x, y, row, style);
        }
        more(look, self.scroll > 0, first < end, area, buffer);
    }

    /// Draws the list of entries and the text of the selected one over a whole screen.
    pub fn draw(&mut self, look: Look, screen: Rect, buffer: &mut Buffer) {
        let area = help_area(screen);
        let inside = framed(look, &look.texts.say("tui-help"), area, buffer);
        let (names, text) = parts(inside);
        let shown = self.shown();
        let room = names.height as usize;
        let first =
            self.selected.saturating_sub(room.saturating_sub(1) / 2).min(shown.len().saturating_sub(room));
        for (y, (row, index)) in (names.y..names.bottom()).zip(shown.iter().enumerate().skip(first)) {
            let entry = &self.entries[*index];
            let style = match (row == self.selected, *index < self.here) {
                (true, _) => look.theme.selected(),
                (false, true) => look.theme.title(),
                (false, false) => super::panels::plain(),
            };
            let line =
                crate::wrap::pad(&format!("{:<3}{}", clip(&entry.sign, 2), entry.name), names.width as usize);
            buffer.set_string(names.x, y, line, style);
        }
        self.hits = Hits { all: area, names, first, text };
        self.scroll_most = 0;
        if let Some(index) = shown.get(self.selected) {
            self.draw_text(look, *index, text, buffer);
        }
        let hint = if self.filter.is_empty() && self.scroll_most > 0 {
            let scroll = look.texts.say("tui-help-scroll");
            let keys = key_name(look.texts, "PgUp PgDn");
            format!("{} · {keys} {scroll}", look.texts.say("tui-help-hint"))
        } else if self.filter.is_empty() {
            look.texts.say("tui-help-hint")
        } else {
            format!("{} {}_", look.texts.say("tui-help-filter"), self.filter)
        };
        if inside.height > 0 {
            buffer.set_string(
                inside.x,
                inside.bottom() - 1,
                clip(&hint, inside.width as usize),
                look.theme.quiet(),
            );
        }
    }
}

/// Where the help lies on a screen.
fn help_area(screen: Rect) -> Rect {
    middle(screen, screen.width.saturating_sub(8).min(110), screen.height.saturating_sub(4))
}

/// The list of entries and the text of the selected one, above the last line.
fn parts(inside: Rect) -> (Rect, Rect) {
    let names = Rect::new(inside.x, inside.y, 28.min(inside.width / 3), inside.height.saturating_sub(1));
    let x = names.right() + 2;
    (names, Rect::new(x, inside.y, inside.right().saturating_sub(x), names.height))
}

/// The width of lines; the signs that there is more stand beside them.
fn text_width(text: Rect) -> usize {
    (text.width as usize).saturating_sub(2)
}

/// What may be asked about a player's mats.
pub fn about_mats(public: &Public, seat: Seat) -> Vec<Topic> {
    let player = public.player(seat);
    let mut topics = vec![Topic::Faction(player.faction())];
    if let Some(automa) = player.automa() {
        topics.push(Topic::Level(automa.kind().level));
        topics.extend([Term::Automa, Term::StarTrack, Term::Scheme].map(Topic::Term));
    } else {
        topics.extend(player.faction().mat().mechs.map(Topic::Ability));
        for (_, section) in player.mat().into_iter().flat_map(Mat::sections) {
            topics.extend([Topic::Top(section.top), Topic::Bottom(section.bottom)]);
            topics.push(Topic::Structure(section.top.structure()));
        }
        topics.extend([Term::ActionToken, Term::Cubes, Term::Recruits, Term::FactoryCard].map(Topic::Term));
    }
    topics.extend(airships::about(public, seat));
    topics.extend([Term::Power, Term::Popularity, Term::Stars].map(Topic::Term));
    topics
}

/// What may be asked about the score.
pub fn about_score(public: &Public) -> Vec<Topic> {
    let mut topics: Vec<Topic> =
        [Term::Score, Term::Popularity, Term::Stars, Term::Control, Term::StructureBonus]
            .map(Topic::Term)
            .to_vec();
    topics.extend(public.structure_tile().map(Topic::Tile));
    topics.extend(airships::about_ending(public));
    topics
}

fn entry(texts: &Texts, topic: Topic) -> Entry {
    Entry { sign: sign(texts, topic), name: capital(&topic.name(texts)), text: vec![texts.help(topic)] }
}

/// The sign on the board, where there is one.
fn sign(texts: &Texts, topic: Topic) -> String {
    match topic {
        Topic::Terrain(t) => symbols::terrain(t).to_string(),
        Topic::Unit(u) => symbols::unit(u).to_string(),
        Topic::Structure(s) => symbols::structure(s).to_string(),
        Topic::Resource(r) => symbols::resource(texts, r),
        Topic::Faction(f) => symbols::faction(texts, f),
        Topic::Term(Term::Tunnel) => symbols::TUNNEL.to_string(),
        Topic::Term(Term::Encounter) => symbols::ENCOUNTER.to_string(),
        Topic::Term(Term::HomeBase) => symbols::HOME.to_string(),
        Topic::Term(Term::Flag) => symbols::FLAG.to_string(),
        Topic::Term(Term::Trap) => symbols::TRAP_ARMED.to_string(),
        Topic::Term(Term::River) => "═".into(),
        Topic::Term(Term::Cubes) => symbols::CUBE.to_string(),
        Topic::AirshipTile(tile) if tile.face().state != TileState::Ready => symbols::UNCHECKED.to_string(),
        Topic::Resolution(tile) if tile.face().state != TileState::Ready => symbols::UNCHECKED.to_string(),
        Topic::Term(Term::Unchecked) => symbols::UNCHECKED.to_string(),
        Topic::Term(Term::Stars) | Topic::Star(_) => symbols::STAR.to_string(),
        _ => String::new(),
    }
}

/// Everything there is to ask about.
pub fn all_topics() -> Vec<Topic> {
    let mut topics: Vec<Topic> = Vec::new();
    topics.extend(Term::ALL.map(Topic::Term));
    topics.extend(Terrain::ALL.map(Topic::Terrain));
    topics.extend(UnitKind::ALL.map(Topic::Unit));
    topics.extend(Resource::ALL.map(Topic::Resource));
    topics.extend(Structure::ALL.map(Topic::Structure));
    topics.extend(TopAction::ALL.map(Topic::Top));
    topics.extend(BottomAction::ALL.map(Topic::Bottom));
    topics.extend(Star::ALL.map(Topic::Star));
    topics.extend(FactionAbility::ALL.map(Topic::FactionAbility));
    for ability in Faction::ALL.iter().flat_map(|f| f.mat().mechs) {
        if !topics.contains(&Topic::Ability(ability)) {
            topics.push(Topic::Ability(ability));
        }
    }
    topics.extend(StructureTile::ALL.map(Topic::Tile));
    topics.extend(AirshipTile::ALL.map(Topic::AirshipTile));
    topics.extend(Resolution::ALL.map(Topic::Resolution));
    topics.extend(Trap::ALL.map(Topic::Trap));
    topics.extend(AutomaLevel::ALL.map(Topic::Level));
    topics.extend(Dial::ALL.map(Topic::Dial));
    topics.extend(Switch::ALL.map(Topic::Switch));
    topics
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_lang::Lang;

    /// Selecting an entry shows all of it in the smallest window there may be.
    #[test]
    fn every_entry_fits_into_the_smallest_window() {
        let (width, height) = crate::frame::SMALLEST;
        let area = help_area(Rect::new(0, 0, width, height));
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for keys in [Keys::Game, Keys::Replay, Keys::SetUp] {
                let help = Help::new(&texts, Vec::new(), keys);
                let look = Look { texts: &texts, theme: crate::theme::Theme::NONE };
                let (_, text) = parts(framed(look, "", area, &mut Buffer::empty(area)));
                for entry in &help.entries {
                    let rows: usize = entry.text.iter().map(|t| wrap(t, text_width(text)).len()).sum();
                    assert!(rows < text.height as usize, "{lang} {}: {rows}", entry.name);
                }
            }
        }
    }

    #[test]
    fn everything_is_explained_in_every_language() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for topic in all_topics() {
                let (name, help) = (topic.name(&texts), texts.help(topic));
                assert!(help.ends_with('.') && help != name, "{lang} {topic:?}: {help}");
            }
        }
    }
}
