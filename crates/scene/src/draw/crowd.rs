//! Everything that stands on one place, laid out so that it fits: one row, or two rows of smaller pieces; several of a kind
//! are one piece with a number.

use super::geometry::{HOME_RADIUS, Point, middle_of};
use super::ground::CAP;
use super::piece::{self, Kind};
use kosa_engine::Public;
use kosa_engine::vocab::*;

/// Several equal pieces of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// What they are.
    pub kind: Kind,
    /// Whose they are.
    pub faction: Faction,
    /// How many.
    pub count: u8,
}

/// What lies on a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// Where.
    pub place: Place,
    /// The pieces, those of whoever has units here first.
    pub groups: Vec<Group>,
    /// Resource tokens.
    pub tokens: Resources,
    /// Whether an encounter token lies here.
    pub encounter: bool,
    /// Whether one of Albion's Flags lies here.
    pub flag: bool,
    /// Whether a Trap lies here, and whether it is armed.
    pub trap: Option<bool>,
    /// Who controls the territory.
    pub controller: Option<Faction>,
}

impl Content {
    /// What lies on a place now.
    pub fn of(public: &Public, place: Place) -> Content {
        let mut groups = Vec::new();
        for seat in public.seats() {
            let player = public.player(seat);
            let faction = player.faction();
            let units = [
                (UnitKind::Character, u8::from(player.character() == place)),
                (UnitKind::Mech, player.mechs_on(place)),
                (UnitKind::Worker, player.workers_on(place)),
                (UnitKind::Airship, u8::from(player.airship() == Some(place))),
            ];
            let units = units.into_iter().filter(|(_, count)| *count > 0);
            groups.extend(units.map(|(unit, count)| Group { kind: Kind::Unit(unit), faction, count }));
        }
        for seat in public.seats() {
            let player = public.player(seat);
            let here = |s: &Structure| player.structure(*s).map(Hex::place) == Some(place);
            let built = Structure::ALL.into_iter().filter(here);
            groups.extend(built.map(|s| Group {
                kind: Kind::Structure(s),
                faction: player.faction(),
                count: 1,
            }));
        }
        Content {
            place,
            groups,
            tokens: public.resources(place),
            encounter: public.encounter_tokens().contains(place),
            flag: public.tokens().flags().contains(place),
            trap: public.tokens().traps().find(|trap| trap.at == place).map(|trap| trap.armed),
            controller: place
                .hex()
                .and_then(|hex| public.controller(hex))
                .map(|seat| public.player(seat).faction()),
        }
    }
}

impl Content {
    /// Whether words say more of the place than is drawn: what is aboard an airship, which Trap lies there. Otherwise they change only
    /// when this does.
    pub fn has_more_to_tell(&self) -> bool {
        self.trap.is_some() || self.groups.iter().any(|group| group.kind == Kind::Unit(UnitKind::Airship))
    }
}

/// A piece where it is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid {
    /// What is drawn.
    pub group: Group,
    /// The middle.
    pub at: Point,
    /// How wide.
    pub width: f64,
}

/// A chip where it is drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Chip {
    /// Which resource.
    pub resource: Resource,
    /// How many.
    pub count: u8,
    /// The left edge.
    pub left: f64,
    /// The middle of its height.
    pub y: f64,
    /// How wide.
    pub width: f64,
}

/// A place laid out.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The pieces.
    pub pieces: Vec<Laid>,
    /// The chips.
    pub chips: Vec<Chip>,
    /// Whether chips are drawn small.
    pub small_chips: bool,
}

/// How large things are drawn against the hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// A hex of 60 and more: everything.
    #[default]
    Full,
    /// Below 60: pieces grow against the hex.
    Compact,
    /// Below 40: only who holds it, and with how many.
    Far,
}

impl Detail {
    /// How much is drawn on a hex of this width.
    pub fn of(width: f64) -> Detail {
        match width {
            width if width >= 60.0 => Detail::Full,
            width if width >= 40.0 => Detail::Compact,
            _ => Detail::Far,
        }
    }
}

/// Pieces stand this close to each other.
const CLOSE: f64 = 0.86;
/// The room across a hex.
const ROOM: f64 = 90.0;
/// The room across a home base, within its ring. Silhouettes are narrower than their boxes.
const HOME_ROOM: f64 = 2.0 * HOME_RADIUS - 12.0;

/// Where everything on a place is drawn.
pub fn lay_out(content: &Content, detail: Detail) -> Layout {
    let middle = middle_of(content.place);
    let home = content.place.hex().is_none();
    let zoom = if detail == Detail::Compact { 1.18 } else { 1.0 };
    let size = |group: &Group| group.kind.size() * zoom;
    let across = |groups: &[Group]| groups.iter().map(|g| size(g) * CLOSE).sum::<f64>();
    let kinds: Vec<Resource> = Resource::ALL.into_iter().filter(|r| content.tokens[r.index()] > 0).collect();
    let groups = &content.groups;
    let two = across(groups) > ROOM * 1.62 && groups.len() > 3;
    let rows: Vec<&[Group]> = if two {
        let half = groups.len() / 2;
        vec![&groups[..half], &groups[half..]]
    } else {
        vec![groups]
    };
    let widest = rows.iter().map(|row| across(row)).fold(1.0, f64::max);
    let mut scale = (ROOM / widest).min(if two { 0.56 } else { 1.0 });
    if home {
        // Within the ring of the base: alone as large as the disc takes, several as wide as it is, with their halo.
        scale = (scale * 0.8).min(HOME_ROOM / widest);
    }
    let base = match (home, content.place.hex() == Some(Hex::FACTORY)) {
        (true, _) => 0.0,
        (_, true) => 13.0,
        _ if !kinds.is_empty() => -4.0,
        _ => 5.0,
    };
    let mut pieces = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let mut left = middle.x - across(row) * scale / 2.0;
        let y = middle.y + base + if two { -13.0 + 25.0 * i as f64 } else { 0.0 };
        let tallest = row.iter().map(size).fold(0.0, f64::max);
        for group in *row {
            let width = size(group) * scale;
            let lower = (tallest * scale - width) * 0.38;
            // Nothing covers the cap of a territory; silhouettes leave a twelfth of their box free on each side.
            let highest = if home { f64::MIN } else { middle.y + CAP.1 + CAP.3 + width / 2.0 * 0.89 };
            let y = (y + lower).max(highest);
            pieces.push(Laid { group: *group, at: Point { x: left + width * CLOSE / 2.0, y }, width });
            left += width * CLOSE;
        }
    }
    let small = kinds.len() == 4;
    let (wide, narrow) = if small { (25.0, 17.0) } else { (29.0, 20.0) };
    let width_of = |r: &Resource| match content.tokens[r.index()] {
        n if n > 9 => wide + 8.0,
        n if n > 1 => wide,
        _ => narrow,
    };
    let total: f64 = kinds.iter().map(width_of).sum();
    let mut left = middle.x - total / 2.0;
    let y = middle.y + if groups.is_empty() { 14.0 } else { 30.0 };
    let mut chips = Vec::new();
    for resource in kinds {
        let width = width_of(&resource);
        chips.push(Chip { resource, count: content.tokens[resource.index()], left, y, width });
        left += width;
    }
    Layout { pieces, chips, small_chips: small }
}

/// Draws what lies on a place. The piece that is in hand gets a yellow halo; a piece that would stand here stands among the
/// others, and looks as if it were not there yet.
pub fn draw(
    content: &Content,
    detail: Detail,
    in_hand: Option<(Faction, UnitKind)>,
    ghost: Option<Group>,
) -> String {
    let with_ghost = ghost.map(|ghost| {
        let mut all = content.clone();
        all.groups.push(ghost);
        all
    });
    let content = with_ghost.as_ref().unwrap_or(content);
    let middle = middle_of(content.place);
    let mut out = String::new();
    let busy = !content.groups.is_empty() || content.tokens.iter().any(|n| *n > 0);
    if content.encounter {
        let (x, y, r) =
            if busy { (middle.x + 31.0, middle.y + 23.0, 11.5) } else { (middle.x, middle.y + 8.0, 17.0) };
        out.push_str(&piece::encounter(x, y, r));
    }
    if detail == Detail::Far {
        let units: u8 = content.groups.iter().map(|g| g.count).sum();
        if let Some(first) = content.groups.first() {
            out.push_str(&piece::draw(first.kind, first.faction, middle.x, middle.y + 6.0, 62.0, ""));
            if units > 1 {
                out.push_str(&piece::count(middle.x + 22.0, middle.y + 26.0, units));
            }
        }
        return out;
    }
    let layout = lay_out(content, detail);
    let mut counts = String::new();
    for (i, laid) in layout.pieces.iter().enumerate() {
        let Group { kind, faction, count } = laid.group;
        let chosen = in_hand.is_some_and(|(f, unit)| f == faction && kind == Kind::Unit(unit));
        let class = match (chosen, ghost.is_some() && i + 1 == layout.pieces.len()) {
            (_, true) => "ghost",
            (true, false) => "chosen",
            (false, false) => "",
        };
        out.push_str(&piece::draw(kind, faction, laid.at.x, laid.at.y, laid.width, class));
        if count > 1 {
            counts.push_str(&piece::count(
                laid.at.x + laid.width * 0.3,
                laid.at.y + laid.width * 0.33,
                count,
            ));
        }
    }
    out.push_str(&counts);
    for chip in &layout.chips {
        out.push_str(&piece::chip(
            chip.resource,
            chip.count,
            chip.left,
            chip.y,
            chip.width,
            layout.small_chips,
        ));
    }
    if content.flag {
        out.push_str(&piece::flag(middle.x + 33.0, middle.y + 19.0));
    }
    if let Some(armed) = content.trap {
        out.push_str(&piece::trap(middle.x - 33.0, middle.y + 19.0, armed));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::State;

    const CROWD: &str = "kosa-position 1; rules rulebook +invaders-from-afar +airships; active 1; \
        airship-tiles bombard boost; at h37 oil 4 metal 12 food 1 wood 3; \
        seat nordic mechanical; character h37; mechs 1 2 at h37 h37; workers h37 h37 h37 h37 h37; airship h37; \
        structures mill h37; seat crimea patriotic; structures mine h36; airship h37";

    #[test]
    fn every_piece_of_a_crowd_is_shown_or_counted() {
        let state = State::from_position(CROWD).unwrap();
        let place: Place = "h37".parse().unwrap();
        let content = Content::of(state.public(), place);
        let layout = lay_out(&content, Detail::Full);
        let shown: u32 = layout.pieces.iter().map(|laid| u32::from(laid.group.count)).sum();
        assert_eq!(shown, 1 + 2 + 5 + 1 + 1 + 1);
        assert_eq!(layout.chips.len(), 4);
        let drawn = draw(&content, Detail::Full, None, None);
        for (what, n) in
            [("#u-character", 1), ("#u-mech", 1), ("#u-worker", 1), ("#u-airship", 2), ("#s-mill", 1)]
        {
            assert_eq!(drawn.matches(what).count(), n, "{what}");
        }
        assert!(drawn.contains(">5</text>") && drawn.contains(">12</text>"), "{drawn}");
        let far = draw(&content, Detail::Far, None, None);
        assert!(far.contains(">11</text>"), "{far}");
    }

    /// However many kinds stand together, none covers glyph, number and tunnel, and none leaves the hex.
    #[test]
    fn nothing_covers_the_cap() {
        let place: Place = "h37".parse().unwrap();
        let middle = middle_of(place);
        let factions = [Faction::Nordic, Faction::Crimea, Faction::Albion];
        let units = UnitKind::ALL.map(Kind::Unit).into_iter().chain(Structure::ALL.map(Kind::Structure));
        let all: Vec<Group> = factions
            .into_iter()
            .flat_map(|faction| units.clone().map(move |kind| Group { kind, faction, count: 2 }))
            .collect();
        for from in 0..all.len() {
            for to in from + 1..=all.len().min(from + 10) {
                for tokens in [[0; 4], [3, 0, 0, 1], [12, 3, 4, 5]] {
                    let content = Content {
                        place,
                        groups: all[from..to].to_vec(),
                        tokens,
                        encounter: false,
                        flag: false,
                        trap: None,
                        controller: None,
                    };
                    let layout = lay_out(&content, Detail::Full);
                    assert_eq!(layout.pieces.len(), to - from);
                    for laid in &layout.pieces {
                        // The silhouettes leave a twelfth of their box free on each side.
                        let half = laid.width / 2.0 * 0.89;
                        let top = laid.at.y - half;
                        assert!(
                            top >= middle.y + CAP.1 + CAP.3 - 1.0,
                            "{:?} covers the cap: {top}",
                            laid.group
                        );
                        assert!(
                            (laid.at.x - middle.x).abs() + half <= 51.0,
                            "{:?} leaves the hex",
                            laid.group
                        );
                    }
                    let (first, last) = (layout.chips.first(), layout.chips.last());
                    if let (Some(first), Some(last)) = (first, last) {
                        assert!(first.left > middle.x - 60.0 && last.left + last.width < middle.x + 60.0);
                    }
                }
            }
        }
    }

    /// Whoever has gone home stands on the disc, not beside it.
    #[test]
    fn nothing_leaves_a_home_base() {
        let place: Place = "@polania".parse().unwrap();
        let middle = middle_of(place);
        let units =
            UnitKind::ALL.map(|unit| Group { kind: Kind::Unit(unit), faction: Faction::Polania, count: 1 });
        for detail in [Detail::Full, Detail::Compact] {
            for set in 1..16usize {
                let groups: Vec<Group> =
                    units.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, g)| *g).collect();
                let content = Content {
                    place,
                    groups,
                    tokens: [0; 4],
                    encounter: false,
                    flag: false,
                    trap: None,
                    controller: None,
                };
                for laid in lay_out(&content, detail).pieces {
                    let reach = (laid.at.x - middle.x).abs() + laid.width / 2.0 * 0.89;
                    assert!(reach <= HOME_RADIUS, "{:?} leaves its base: {reach}", laid.group);
                }
            }
        }
    }
}
