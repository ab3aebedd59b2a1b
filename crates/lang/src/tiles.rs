//! The tiles of The Wind Gambit: what they do, how well they are known, and which are in force.

use crate::arg::FORMS;
use crate::{Arg, Named, Phrase, Texts};
use kosa_engine::vocab::*;
use kosa_engine::{Public, Rules, Switch};

/// A tile in force, ready to be shown.
///
/// ```
/// use kosa_engine::State;
/// use kosa_lang::{Lang, Texts};
///
/// let state = State::from_position(
///     "kosa-position 1; rules rulebook +resolutions; active 1; resolution land_rush; seat nordic industrial; \
///      seat crimea mechanical",
/// ).unwrap();
/// let tiles = Texts::new(Lang::English).tiles_in_force(state.public());
/// assert!(tiles[0].head.contains("Land Rush"));
/// assert!(tiles[0].mark.is_some(), "its text is ours");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileInForce {
    /// Whose it is (nothing if it is everybody's), its name, its kind, and what airships carry or how far they fly.
    pub head: String,
    /// What it does.
    pub text: String,
    /// The mark it must carry if it was not checked against a printed tile.
    pub mark: Option<String>,
}

impl Texts {
    /// What an airship tile does.
    pub fn airship_tile(&self, tile: AirshipTile) -> String {
        self.unless_corrected(&tile.key(), tile.face().corrected)
    }

    /// What a resolution tile does.
    pub fn resolution(&self, tile: Resolution) -> String {
        self.unless_corrected(&tile.key(), tile.face().corrected)
    }

    /// The text about a tile. Whoever owns the tiles may correct them in the data: then the corrected text is said as it
    /// stands there, for the translations speak of what it was before.
    fn unless_corrected(&self, key: &str, corrected: Option<&str>) -> String {
        corrected.map_or_else(|| self.say(&format!("help-{key}")), str::to_string)
    }

    /// The mark of a tile that was not checked against a printed one; nothing if its text is known.
    pub fn tile_mark(&self, state: TileState) -> Option<String> {
        match state {
            TileState::Ready => None,
            TileState::Partial => Some(self.say("state-partial")),
            TileState::Unknown => Some(self.say("state-unknown")),
        }
    }

    /// The name of a tile with its mark, as part of a sentence.
    pub(crate) fn marked(&self, tile: &impl Named, state: TileState) -> Arg {
        let name = self.named(tile);
        match state {
            TileState::Ready => name.into(),
            TileState::Partial | TileState::Unknown => {
                let mark = self.say("mark-unchecked");
                let with = |text: &str| format!("{text} ({mark})");
                let forms = FORMS.into_iter().filter(|form| name.has(form));
                let forms = forms.map(|form| (form, with(name.form(form)))).collect();
                Phrase { base: with(&name.base), forms }.into()
            }
        }
    }

    /// The airship tiles and the resolution tile in force, in the order of the seats.
    pub fn tiles_in_force(&self, public: &Public) -> Vec<TileInForce> {
        let people: Vec<Seat> = public.seats().filter(|s| !public.player(*s).is_automa()).collect();
        let tiles = |seat: &Seat| TileSide::ALL.map(|side| public.player(*seat).airship_tile(side));
        let mut all = Vec::new();
        let shared = people.windows(2).all(|pair| tiles(&pair[0]) == tiles(&pair[1]));
        let owners = if shared { people.get(..1) } else { people.get(..) };
        for seat in owners.unwrap_or_default() {
            for tile in tiles(seat).into_iter().flatten() {
                let head = self.airship_head(public.rules(), tile);
                let head = if shared {
                    head
                } else {
                    let who = self.acting(public, *seat);
                    self.fill("board-tile-of", &[("who", who.into()), ("tile", head.into())])
                };
                let mark = self.tile_mark(tile.face().state);
                all.push(TileInForce { head, text: self.airship_tile(tile), mark });
            }
        }
        if let Some(tile) = public.ending().resolution() {
            let head = self.fill("board-tile-resolution", &[("name", self.arg(&tile))]);
            let mark = self.tile_mark(tile.face().state);
            all.push(TileInForce { head, text: self.resolution(tile), mark });
        }
        all
    }

    fn airship_head(&self, rules: Rules, tile: AirshipTile) -> String {
        let face = tile.face();
        let name = ("name", self.arg(&tile));
        match face.freight {
            Some(_) if rules.has(Switch::AirshipEitherFreight) => {
                self.fill("board-tile-aggressive-either", &[name])
            }
            Some(freight) => self.fill("board-tile-aggressive", &[name, ("freight", self.arg(&freight))]),
            None => self.fill("board-tile-passive", &[name, ("n", face.range.into())]),
        }
    }

    /// What is aboard the airship of a seat: `1 metal and 2 workers`; nothing for nothing.
    pub fn aboard(&self, public: &Public, seat: Seat) -> Option<String> {
        let player = public.player(seat);
        let mut load = [0; Cargo::COUNT];
        load[..Resource::COUNT].copy_from_slice(&player.aboard());
        load[Cargo::Workers.index()] = player.workers_on(Place::ABOARD);
        let mut words: Vec<Phrase> = self.load(load).into_iter().collect();
        if player.character().is_aboard() {
            words.push(self.named(&UnitKind::Character));
        }
        (!words.is_empty()).then(|| self.joined(&words).base)
    }

    /// Where the airship of a seat is and what is aboard; nothing in a game without airships.
    pub fn airship(&self, public: &Public, seat: Seat) -> Option<String> {
        let place = public.player(seat).airship()?;
        let load = self.aboard(public, seat).unwrap_or_else(|| self.say("nothing"));
        Some(self.fill("board-airship", &[("at", self.spot(place).into()), ("load", load.into())]))
    }

    /// How the game ends under a resolution tile, line by line: the open objectives, who has triggered the end, and the
    /// turns that are left.
    pub fn ending(&self, public: &Public) -> Vec<String> {
        let ending = public.ending();
        let mut lines = Vec::new();
        lines.extend(ending.missions().map(|card| self.mission(public, card)));
        if let Some(seat) = ending.trigger() {
            lines.push(self.fill("board-trigger", &[("who", self.acting(public, seat).into())]));
        }
        let left = |seat: Seat| {
            let short = self.faction_short(public.player(seat).faction());
            ending.turns_left(seat).map(|n| format!("{short} {n}"))
        };
        let left: Vec<String> = public.seats().filter_map(left).collect();
        if !left.is_empty() {
            lines.push(self.fill("board-turns-left", &[("turns", left.join(", ").into())]));
        }
        lines
    }

    /// An objective that lies open, with whoever has placed a star on it.
    pub fn mission(&self, public: &Public, card: Objective) -> String {
        let short = |seat| self.faction_short(public.player(seat).faction());
        let starred: Vec<String> = public.mission_stars(card).iter().map(short).collect();
        if starred.is_empty() {
            return self.open_objective(card);
        }
        let args = [
            ("card", card.number().into()),
            ("name", self.objective_name(card).into()),
            ("text", self.objective(card).into()),
            ("who", starred.join(", ").into()),
        ];
        self.fill("board-mission-starred", &args)
    }

    /// An objective that lies open, without the stars on it.
    pub fn open_objective(&self, card: Objective) -> String {
        let args = [
            ("card", card.number().into()),
            ("name", self.objective_name(card).into()),
            ("text", self.objective(card).into()),
        ];
        self.fill("board-mission", &args)
    }

    /// This much of one cargo.
    pub(crate) fn cargo(&self, cargo: Cargo, amount: u8) -> Phrase {
        self.counted(cargo.resource().map_or("workers", Resource::id), amount)
    }
}
