use crate::Facts;
use crate::airships;
use crate::cards::Authority;
use crate::resolutions;
use crate::tiles::TileSet;
use crate::wind_gambit::Known;
use crate::words::{Confidence, Grade, Ruling, Status};

/// A fact that rests on less than two independent sources, or a rules question without an answer.
///
/// ```
/// use kosa_data::Facts;
/// use std::path::Path;
///
/// let facts = Facts::load(Path::new("../../data")).unwrap();
/// for doubt in facts.doubts() {
///     println!("{}: {} ({}): {}", doubt.file, doubt.item, doubt.status, doubt.note);
/// }
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The file, such as `data/factory.toml`.
    pub file: &'static str,
    /// What in the file is meant, such as `factory card 3`.
    pub item: String,
    /// How well it is known, such as `single-source`; `low` or `medium` where a file grades its
    /// confidence; `partial` or `unknown` for a tile that is played by an effect of ours; `open` for a rules
    /// question.
    pub status: &'static str,
    /// What the doubt is.
    pub note: String,
}

/// Gathers the doubts of one file.
struct Gather<'a> {
    file: &'static str,
    doubts: &'a mut Vec<Doubt>,
}

impl Gather<'_> {
    fn status(&mut self, item: String, status: Status, note: &str) {
        if status == Status::Verified {
            return;
        }
        let note = if note.is_empty() { meaning(status) } else { note };
        self.doubts.push(Doubt { file: self.file, item, status: status.id(), note: note.to_owned() });
    }

    fn confidence(&mut self, item: String, confidence: Confidence) {
        let note = match confidence {
            Confidence::High => return,
            Confidence::Medium => {
                "The official text through one digest, or several secondary sources that agree."
            }
            Confidence::Low => "Only one secondary source is known.",
        };
        self.unsure(item, confidence, note.to_owned());
    }

    fn unsure(&mut self, item: String, confidence: Confidence, note: String) {
        if confidence != Confidence::High {
            self.doubts.push(Doubt { file: self.file, item, status: confidence.id(), note });
        }
    }

    fn tile(&mut self, item: String, known: &Known<'_>) {
        if let Some((status, note)) = known.doubt() {
            self.doubts.push(Doubt { file: self.file, item, status, note });
        }
    }

    fn open(&mut self, item: String, note: String) {
        self.doubts.push(Doubt { file: self.file, item, status: Grade::Open.id(), note });
    }

    fn open_points(&mut self, item: &str, known: &Known<'_>) {
        for point in known.open_points {
            self.open(format!("{item}: {}", point.id), point.note());
        }
    }

    fn rulings(&mut self, rulings: &[Ruling]) {
        for r in rulings.iter().filter(|r| r.grade == Grade::Open) {
            self.open(format!("ruling {}", r.id), r.text.clone());
        }
    }
}

/// What a status says by itself, for items without a note of their own.
fn meaning(status: Status) -> &'static str {
    match status {
        Status::Verified => "Two independent sources agree.",
        Status::Agreed => "Two transcriptions agree; that they are independent cannot be proved.",
        Status::Disputed => "Two transcriptions disagree; the likelier reading is used.",
        Status::SingleSource => "Only one source is known.",
        Status::Memory => "From memory only.",
        Status::Reconstructed => "Invented to fit, not a printed fact.",
        Status::Indirect => "Concluded from what other texts say in passing.",
        Status::SemiOfficial => "A variant the publisher printed, known at second hand.",
        Status::NotFound => "No source was found.",
    }
}

pub(crate) fn gather(facts: &Facts) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    factions_and_mats(facts, &mut doubts);
    cards(facts, &mut doubts);
    objectives_and_tiles(facts, &mut doubts);
    automa(facts, &mut doubts);
    invaders(facts, &mut doubts);
    airships(facts, &mut doubts);
    resolutions(facts, &mut doubts);
    doubts
}

fn factions_and_mats(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/factions.toml", doubts };
    file.status("faction mats".into(), facts.factions.status, "");
    file.rulings(&facts.factions.ruling);

    let mut file = Gather { file: "data/player_mats.toml", doubts };
    file.status("player mats".into(), facts.mats.status, "");
    file.rulings(&facts.mats.ruling);
}

fn cards(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/encounters.toml", doubts };
    for card in facts.encounters.cards() {
        // One source, but the best one: a reader should not weigh these cards like a hobby transcription.
        let authority = card.authority.map(|a| match a {
            Authority::Publisher => "The authority is the publisher's own card guide.",
        });
        let note: Vec<_> = authority.into_iter().chain(card.note.as_deref()).collect();
        file.status(format!("encounter card {}", card.number), card.status, &note.join(" "));
    }
    let pack = &facts.encounters.encounters_pack;
    let (first, last) = pack.numbers;
    let note = format!("No transcription of these {} cards was found; they are not in the game.", pack.cards);
    file.status(format!("encounter cards {first} to {last}"), pack.status, &note);
    file.rulings(&facts.encounters.ruling);

    let mut file = Gather { file: "data/factory.toml", doubts };
    for card in facts.factory.cards() {
        let note = card.note.as_deref().unwrap_or_default();
        file.status(format!("factory card {}", card.number), card.status, note);
    }
    file.rulings(&facts.factory.ruling);
}

fn objectives_and_tiles(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/objectives.toml", doubts };
    file.status("objective cards".into(), facts.objectives.status, "");
    file.rulings(&facts.objectives.ruling);

    let mut file = Gather { file: "data/tiles_and_tracks.toml", doubts };
    for (what, status) in facts.tiles.statuses() {
        file.status(what.into(), status, "");
    }
    for tile in facts.tiles.tiles() {
        let note = match tile.set {
            TileSet::Base => String::new(),
            TileSet::ModularBoard => format!("Counts {}. Modular board only: not in the game.", tile.count),
        };
        file.status(format!("structure tile {}", tile.id), tile.status, &note);
    }
    file.rulings(&facts.tiles.ruling);
}

fn automa(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/automa.toml", doubts };
    for (item, status, note) in facts.automa.doubts() {
        file.status(item, status, &note);
    }
}

fn invaders(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/invaders.toml", doubts };
    for (item, confidence) in facts.invaders.entries() {
        file.confidence(item, confidence);
    }
}

fn airships(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/airships.toml", doubts };
    for (item, confidence) in facts.airships.entries() {
        file.confidence(item.into(), confidence);
    }
    let item = |tile: &airships::Tile| format!("airship tile {}", tile.id.id());
    for tile in facts.airships.tiles() {
        file.tile(item(tile), &tile.known());
    }
    for tile in facts.airships.tiles() {
        file.open_points(&item(tile), &tile.known());
    }
}

fn resolutions(facts: &Facts, doubts: &mut Vec<Doubt>) {
    let mut file = Gather { file: "data/resolutions.toml", doubts };
    file.confidence("rules of resolutions".into(), facts.resolutions.confidence());
    let item = |tile: &resolutions::Tile| format!("resolution tile {}", tile.id.id());
    for tile in facts.resolutions.tiles() {
        file.tile(item(tile), &tile.known());
    }
    let (note, confidence) = facts.resolutions.told_without_name();
    file.unsure("resolution told without its name".into(), confidence, note);
    for tile in facts.resolutions.tiles() {
        file.open_points(&item(tile), &tile.known());
        for what in tile.not_said() {
            file.open(format!("{}: {what}", item(tile)), format!("Are {what} affected? Played: no."));
        }
    }
}
