//! A player mat and a faction mat: the four sections with what they give and cost now, tracks, stars, abilities.

use super::{Look, airships, lines, titled};
use crate::symbols;
use crate::wrap::{clip, pad, wrap};
use kosa_engine::score::{MAX_POPULARITY, MAX_POWER, rates};
use kosa_engine::vocab::*;
use kosa_engine::{Automa, Player, Public, Seated};
use kosa_lang::{Term, Texts, Topic};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The least height the sections alone take.
pub const STRIP: u16 = 10;

/// A goal takes at most so many stars, unless it takes any number.
const MOST_SIGNS: u8 = 3;

/// One section as lines of its top and bottom half.
struct Column {
    top: String,
    bottom: String,
    gives: Vec<String>,
    costs: Vec<String>,
    /// The spaces for technology cubes of both halves, with the cubes where they lie.
    cubes: [String; 2],
    token: bool,
}

/// The sections; where there is little room, without what can be seen elsewhere: 1 where structures stand and those that are
/// not built, 2 also recruits that are not enlisted.
fn columns(look: Look, player: &Player, short: u8) -> Vec<Column> {
    let texts = look.texts;
    player
        .mat()
        .into_iter()
        .flat_map(Mat::sections)
        .map(|(_, on_mat)| {
            let built = player.has_built(on_mat.top.structure());
            let action = on_mat.bottom;
            let mut gives = match on_mat.top {
                TopAction::Move => vec![texts.fill(
                    "tui-mat-move",
                    &[("units", player.move_units().into()), ("coins", player.move_coins().into())],
                )],
                TopAction::Bolster => vec![texts.fill(
                    "tui-mat-bolster",
                    &[("power", player.bolster_power().into()), ("cards", player.bolster_cards().into())],
                )],
                TopAction::Trade => vec![texts.fill(
                    "tui-mat-trade",
                    &[
                        ("resources", player.trade_resources().into()),
                        ("popularity", player.trade_popularity().into()),
                    ],
                )],
                TopAction::Produce => {
                    vec![texts.fill("tui-mat-produce", &[("n", player.produce_territories().into())])]
                }
            };
            let price = top_price(look, player, on_mat.top);
            if !price.is_empty() {
                gives.push(texts.fill("tui-mat-price", &[("price", price.into())]));
            }
            let mark = if built { symbols::structure(on_mat.top.structure()) } else { '·' };
            let at = player.structure(on_mat.top.structure()).filter(|_| short == 0);
            let at = at.map_or_else(String::new, |hex| format!(" {hex}"));
            if built || short == 0 {
                gives.push(format!("{mark} {}{at}", texts.name(&on_mat.top.structure())));
            }
            let mut costs = vec![texts.count(action.resource().id(), player.cost(action))];
            if on_mat.coins > 0 {
                costs.push(texts.fill("tui-mat-coins", &[("n", on_mat.coins.into())]));
            }
            let recruit = if player.has_enlisted(action) { '●' } else { '·' };
            if player.has_enlisted(action) || short < 2 {
                costs.push(format!("{recruit} {}", texts.recruit_bonus(action.recruit_bonus())));
            }
            let here = Cube::ALL.into_iter().filter(|c| c.top() == on_mat.top);
            let green = here.map(|c| if player.has_moved(c) { symbols::NO_CUBE } else { symbols::CUBE });
            let red = (0..on_mat.reducible)
                .map(|i| if i < player.reduced(action) { symbols::CUBE } else { symbols::NO_CUBE });
            Column {
                cubes: [green.collect(), red.collect()],
                top: texts.name(&on_mat.top),
                bottom: texts.name(&action),
                gives,
                costs,
                token: player.action_token().and_then(Section::bottom) == Some(action),
            }
        })
        .collect()
}

fn top_price(look: Look, player: &Player, top: TopAction) -> String {
    let texts = look.texts;
    let coins = |n: u16| texts.count("coins", n);
    match top {
        TopAction::Move => String::new(),
        TopAction::Bolster => coins(player.bolster_cost()),
        TopAction::Trade => coins(player.trade_cost()),
        TopAction::Produce => {
            let (power, popularity, coin) = player.produce_cost();
            let mut words = Vec::new();
            if power > 0 {
                words.push(texts.count("power", power));
            }
            if popularity > 0 {
                words.push(texts.count("popularity", popularity));
            }
            if coin > 0 {
                words.push(coins(coin));
            }
            words.join(", ")
        }
    }
}

/// Draws the four sections side by side; the height they took.
pub fn sections(look: Look, player: &Player, area: Rect, buffer: &mut Buffer) -> u16 {
    let each = area.width / 4;
    let inner = each.saturating_sub(2) as usize;
    let wrapped = |lines: &[String]| -> Vec<String> { lines.iter().flat_map(|l| wrap(l, inner)).collect() };
    let heights = |columns: &[Column]| {
        let gives = columns.iter().map(|c| wrapped(&c.gives).len()).max().unwrap_or(0);
        (gives, columns.iter().map(|c| wrapped(&c.costs).len()).max().unwrap_or(0))
    };
    let room = (area.height as usize).saturating_sub(3);
    let mut columns = columns(look, player, 0);
    let (mut gives, mut costs) = heights(&columns);
    for short in 1..=2 {
        if gives + costs > room {
            columns = self::columns(look, player, short);
            (gives, costs) = heights(&columns);
        }
    }
    if gives + costs > room {
        // The frame is closed all the same: what is left out is said to be, and the page of the mats has it.
        costs = costs.min(room.saturating_sub(1));
        gives = room.saturating_sub(costs);
    }
    for (i, column) in columns.iter().enumerate() {
        let x = area.x + i as u16 * each;
        let mut y = area.y;
        let side = if column.token { look.theme.target_side() } else { look.theme.side() };
        let (start, end) = if column.token { ("▶", "◀") } else { ("─", "─") };
        let rule = |y: u16, left: char, right: char, title: &str, cubes: &str, buffer: &mut Buffer| {
            if y < area.bottom() {
                let width = crate::wrap::width(cubes);
                // A long title takes the place of the sides around it rather than lose letters to the cubes.
                let tight = crate::wrap::width(title) + 2 + width > inner;
                let (start, end, at) = if tight { ("", "", x + 1) } else { (start, end, x + 2) };
                let title =
                    clip(title, inner.saturating_sub(width + start.chars().count() + end.chars().count()));
                let used = crate::wrap::width(&title) + start.chars().count() + end.chars().count();
                let text =
                    format!("{left}{start}{title}{end}{}{right}", "─".repeat(inner.saturating_sub(used)));
                buffer.set_string(x, y, text, side);
                buffer.set_string(at, y, title, look.theme.title());
                buffer.set_string(x + 1 + inner.saturating_sub(width) as u16, y, cubes, look.theme.key());
            }
        };
        rule(y, '┌', '┐', &column.top, &column.cubes[0], buffer);
        y += 1;
        for (lines, room) in [(&column.gives, gives), (&column.costs, costs)] {
            let mut rows = wrapped(lines);
            if rows.len() > room {
                rows.truncate(room);
                if let Some(last) = rows.last_mut() {
                    *last = clip(&format!("{last} {}", symbols::MORE), inner);
                }
            }
            rows.resize(room, String::new());
            for row in rows {
                if y < area.bottom() {
                    buffer.set_string(x, y, "│", side);
                    buffer.set_string(x + 1, y, pad(&row, inner), Style::new());
                    buffer.set_string(x + 1 + inner as u16, y, "│", side);
                    y += 1;
                }
            }
            if core::ptr::eq(lines, &column.gives) {
                rule(y, '├', '┤', &column.bottom, &column.cubes[1], buffer);
                y += 1;
            }
        }
        if y < area.bottom() {
            buffer.set_string(x, y, format!("└{}┘", "─".repeat(inner)), side);
        }
    }
    (gives + costs + 3) as u16
}

/// A track as a row of boxes.
fn track(look: Look, name: String, value: u8, max: u8) -> Line<'static> {
    let full: String = "■".repeat(value as usize);
    let rest: String = "□".repeat(max.saturating_sub(value) as usize);
    Line::from(vec![
        Span::styled(pad(&name, 13), look.theme.quiet()),
        Span::styled(full, look.theme.title()),
        Span::styled(rest, look.theme.side()),
        Span::raw(format!(" {value}")),
    ])
}

fn stars(look: Look, public: &Public, seat: Seat) -> Line<'static> {
    let player = public.player(seat);
    let mut spans = Vec::new();
    for star in Star::ALL {
        let placed = player.stars().on(star);
        // Goals beside the Triumph Track are no goals of every game.
        if placed == 0 && matches!(star, Star::Mission | Star::Tile) {
            continue;
        }
        let also = matches!(star, Star::Combat | Star::Power | Star::Mission | Star::Tile);
        if player.is_automa() != (star == Star::Tracker) && !(player.is_automa() && also) {
            continue;
        }
        // As many signs as stars may be placed there; without a limit there is room for one more.
        let limit = public.progress(seat, star).limit;
        let most = if limit > MOST_SIGNS { placed.saturating_add(1) } else { limit.max(placed).max(1) };
        let sign = format!("{}{}", "★".repeat(placed.into()), "☆".repeat((most - placed).into()));
        let count = match player.progress(star) {
            Some((has, of)) if placed == 0 => format!(" {has}/{of}"),
            _ => String::new(),
        };
        let style = if placed > 0 { look.theme.star() } else { look.theme.quiet() };
        spans.push(Span::styled(format!("{sign} {}{count}  ", look.texts.name(&star)), style));
    }
    Line::from(spans)
}

/// Draws everything everybody may know of a player.
pub fn draw(look: Look, public: &Public, seat: Seat, called: &str, area: Rect, buffer: &mut Buffer) {
    let texts = look.texts;
    let player = public.player(seat);
    let what = match player.seated() {
        Seated::Automa(automa) => texts.name(&automa.kind().level),
        Seated::Person(mat) => texts.fill("play-mat-of", &[("mat", texts.named(mat).into())]),
    };
    let title = format!("{called} · {what}");
    let inside = titled(look, &title, area, buffer);
    let width = inside.width as usize;
    let mut y = inside.y;
    let put = |line: Line<'static>, y: &mut u16, buffer: &mut Buffer| {
        for row in wrap_line(line, width) {
            if *y < inside.bottom() {
                buffer.set_line(inside.x, *y, &row, inside.width);
                *y += 1;
            }
        }
    };
    put(track(look, texts.name(&Term::Power), player.power(), MAX_POWER), &mut y, buffer);
    put(track(look, texts.name(&Term::Popularity), player.popularity(), MAX_POPULARITY), &mut y, buffer);
    if !player.is_automa() {
        let (star, territory, pair) = rates(player.popularity());
        let text = texts.fill(
            "tui-rates",
            &[("star", star.into()), ("territory", territory.into()), ("pair", pair.into())],
        );
        put(Line::from(Span::styled(text, look.theme.quiet())), &mut y, buffer);
    }
    put(stars(look, public, seat), &mut y, buffer);
    for line in airships::lines(look, public, seat) {
        put(line, &mut y, buffer);
    }
    if let Some(automa) = player.automa() {
        for line in automa_lines(look, public, seat, automa) {
            put(line, &mut y, buffer);
        }
        return;
    }
    let room = Rect::new(inside.x, y, inside.width, inside.bottom().saturating_sub(y));
    y += sections(look, player, room, buffer);
    let mut tail = Vec::new();
    if let Some(card) = player.factory_card() {
        let text = format!("{} {card}: {}", texts.say("play-factory-card"), texts.factory_card(card));
        tail.push(Line::from(text));
    }
    let rows = |lines: &[Line<'static>]| -> usize {
        lines.iter().map(|line| wrap_line(line.clone(), width).len()).sum()
    };
    let room = (inside.bottom().saturating_sub(y) as usize).saturating_sub(rows(&tail));
    let told = abilities(look, player);
    // Once some is gone, what recruits still give goes before the rules of abilities, though not before their names: it is nowhere
    // else on the screen.
    let notes: Vec<Line<'static>> = notes(texts, player)
        .into_iter()
        .map(|note| Line::from(Span::styled(note, look.theme.quiet())))
        .collect();
    let (first, later) = notes.split_at(notes.len().saturating_sub(1));
    let is_news = RecruitBonus::ALL.into_iter().any(|bonus| player.has_taken(bonus));
    let fits = rows(&[ability_names(look, player)]) + rows(first) <= room;
    let reserved = if is_news && fits { rows(first) } else { 0 };
    let room = room - reserved;
    let mut left_out = false;
    if rows(&told) <= room {
        tail.extend(told);
    } else if told.len() <= room {
        // A line each, and what is left over goes to those that need more; the help has the whole rule.
        let mut spare = room - told.len();
        for line in told {
            let more = rows(core::slice::from_ref(&line)) - 1;
            let fits = more <= spare;
            spare -= if fits { more } else { 0 };
            left_out |= !fits;
            tail.push(if fits { line } else { with_help(look, clip_line(line, width.saturating_sub(2))) });
        }
    } else {
        tail.push(ability_names(look, player));
        left_out = true;
    }
    // Where there is room for it; the help has it everywhere.
    for note in first.iter().chain(later) {
        if rows(&tail) + rows(core::slice::from_ref(note)) <= inside.bottom().saturating_sub(y) as usize {
            tail.push(note.clone());
        } else {
            left_out = true;
        }
    }
    if left_out {
        // The key that tells the rest stands where something is missing.
        let key = " ?: … ";
        let x = area.right().saturating_sub(crate::wrap::width(key) as u16 + 1);
        buffer.set_string(x, area.y, key, look.theme.key());
    }
    for line in tail {
        put(line, &mut y, buffer);
    }
}

/// What recruits still give once, and what the signs of the sections mean.
pub fn notes(texts: &Texts, player: &Player) -> Vec<String> {
    let free = RecruitBonus::ALL.into_iter().filter(|bonus| !player.has_taken(*bonus));
    let free: Vec<String> = free.map(|bonus| texts.count(bonus.id(), bonus.one_time())).collect();
    let bonuses = (!free.is_empty()).then(|| {
        let list = texts.list(&free);
        texts.fill("tui-mat-bonuses", &[("list", list.into())])
    });
    bonuses.into_iter().chain([texts.say("tui-mat-signs")]).collect()
}

/// The faction's ability and those of its mechs, with their rules.
fn abilities(look: Look, player: &Player) -> Vec<Line<'static>> {
    let texts = look.texts;
    let faction = player.faction();
    let own = texts.name(&faction.ability());
    let mut out = vec![ability_line(look, ' ', own, texts.help(Topic::Faction(faction)))];
    for (slot, ability) in (0..).zip(faction.mat().mechs) {
        let mark = if player.has_deployed(slot) { symbols::unit(UnitKind::Mech) } else { '·' };
        out.push(ability_line(look, mark, texts.ability(ability), texts.help(Topic::Ability(ability))));
    }
    out
}

/// The same in one line, names only.
fn ability_names(look: Look, player: &Player) -> Line<'static> {
    let own = look.texts.name(&player.faction().ability());
    let mut spans = vec![Span::styled(format!("{own}  "), look.theme.prompt())];
    for (slot, ability) in (0..).zip(player.faction().mat().mechs) {
        let has = player.has_deployed(slot);
        let mark = if has { symbols::unit(UnitKind::Mech) } else { '·' };
        let style = if has { look.theme.prompt() } else { look.theme.quiet() };
        spans.push(Span::styled(format!("{mark} {}  ", look.texts.ability(ability)), style));
    }
    Line::from(spans)
}

fn ability_line(look: Look, mark: char, name: String, help: String) -> Line<'static> {
    let style = if mark == '·' { look.theme.quiet() } else { look.theme.prompt() };
    Line::from(vec![Span::styled(format!("{mark} {name}: "), style), Span::styled(help, look.theme.quiet())])
}

fn automa_lines(look: Look, public: &Public, seat: Seat, automa: &Automa) -> Vec<Line<'static>> {
    let texts = look.texts;
    let player = public.player(seat);
    let face = automa.kind().level.face();
    let track: String = (0..face.spaces)
        .map(|space| match (space == automa.marker(), face.stars.contains(space)) {
            (true, _) => '◉',
            (false, true) if space < automa.marker() => '★',
            (false, true) => '☆',
            (false, false) => '·',
        })
        .collect();
    let scheme = if automa.second_scheme() { "II" } else { "I" };
    // Whole in every language, however long: there is room behind the track.
    let name = texts.name(&Term::StarTrack);
    let width = 18.max(crate::wrap::width(&name) + 1);
    let mut out = vec![
        Line::from(vec![
            Span::styled(pad(&name, width), look.theme.quiet()),
            Span::styled(track, look.theme.star()),
        ]),
        Line::from(format!("{} {scheme}", texts.name(&Term::Scheme))),
    ];
    if public.held_by_water(seat) {
        out.push(Line::from(texts.say("rivers-held")));
    }
    out.push(Line::from(texts.fill(
        "tui-automa-left",
        &[
            ("mechs", texts.count("mechs", player.remaining(BottomAction::Deploy)).into()),
            ("workers", texts.count("workers", player.workers_left()).into()),
        ],
    )));
    let found = texts.count("resources", public.resource_box(seat).unwrap_or(0));
    out.push(Line::from(texts.fill("tui-automa-box", &[("resources", found.into())])));
    let dials: Vec<String> = automa.kind().to_string().split(':').skip(2).map(str::to_string).collect();
    if !dials.is_empty() {
        out.push(Line::from(format!("{}: {}", texts.say("tui-dials"), dials.join(", "))));
    }
    out.push(Line::from(Span::styled(texts.help(Topic::Term(Term::Automa)), look.theme.quiet())));
    out.push(Line::from(Span::styled(texts.help(Topic::Term(Term::StarTrack)), look.theme.quiet())));
    out
}

/// A line that was cut, with the key that tells the rest.
fn with_help(look: Look, mut line: Line<'static>) -> Line<'static> {
    line.spans.push(Span::styled(" ?", look.theme.key()));
    line
}

/// A styled line cut to a width.
fn clip_line(line: Line<'static>, width: usize) -> Line<'static> {
    let mut room = width;
    let mut spans = Vec::new();
    for span in line.spans {
        let text = clip(&span.content, room);
        room -= crate::wrap::width(&text);
        spans.push(Span::styled(text, span.style));
    }
    Line::from(spans)
}

/// The words of a text, each with the blank behind it; a sign stays with the word it is about, so that none ends a row.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let (mut begin, mut end) = (0, 0);
    for word in text.split_inclusive(' ') {
        end += word.len();
        let is_sign = word.trim_end().chars().all(|c| !c.is_alphanumeric() && !c.is_ascii());
        if word.trim().is_empty() || !is_sign {
            words.push(&text[begin..end]);
            begin = end;
        }
    }
    if begin < end {
        words.push(&text[begin..end]);
    }
    words
}

/// A styled line broken between words.
pub(super) fn wrap_line(line: Line<'static>, width: usize) -> Vec<Line<'static>> {
    let mut rows = Vec::new();
    let mut row: Vec<Span<'static>> = Vec::new();
    let mut used = 0;
    for span in line.spans {
        for word in words(&span.content) {
            let columns = crate::wrap::width(word);
            // A row does not begin with the blanks between two parts.
            if word.trim().is_empty() && used + columns > width {
                continue;
            }
            if used > 0 && used + crate::wrap::width(word.trim_end()) > width {
                rows.push(Line::from(core::mem::take(&mut row)));
                row.push(Span::raw("  "));
                used = 2;
            }
            row.push(Span::styled(word.to_string(), span.style));
            used += columns;
        }
    }
    rows.push(Line::from(row));
    rows
}

/// Draws the sections under the board, with the faction's abilities in one line.
pub fn strip(look: Look, player: &Player, area: Rect, buffer: &mut Buffer) {
    let used = sections(look, player, area, buffer);
    if used < area.height {
        let rest = Rect::new(area.x, area.y + used, area.width, area.height - used);
        lines(&wrap_line(ability_names(look, player), area.width as usize), rest, buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{Parts, SMALLEST};
    use crate::theme::Theme;
    use kosa_engine::State;
    use kosa_lang::{Lang, Texts};

    /// With everything a player can have there are still the names of the last abilities at the foot of the page.
    #[test]
    fn every_mat_fits_into_the_smallest_window() {
        let area = Parts::of(Rect::new(0, 0, SMALLEST.0, SMALLEST.1)).main;
        for (faction, mat) in Faction::ALL.into_iter().flat_map(|f| Mat::ALL.map(|m| (f, m))) {
            let mut seats = vec![format!(
                "seat {faction} {mat}; airship h30; aboard metal 2 oil 1; stars combat combat objective; \
                 factory-card 12"
            )];
            // Seats go clockwise from the Nordic Kingdoms.
            let (at, other) = if faction == Faction::Nordic { (1, "crimea") } else { (0, "nordic") };
            let other_mat = if mat == Mat::Industrial { "mechanical" } else { "industrial" };
            seats.insert(at, format!("seat {other} {other_mat}"));
            let position = format!(
                "kosa-position 1; rules rulebook +invaders-from-afar +airships +resolutions; active 1; \
                 airship-tiles bombard negotiate; resolution doomsday_clock; {}",
                seats.join("; ")
            );
            let state = State::from_position(&position).unwrap();
            let seat = Seat::new(1 - at as u8).unwrap();
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let look = Look { texts: &texts, theme: Theme::NONE };
                let mut buffer = Buffer::empty(area);
                draw(look, state.public(), seat, "", area, &mut buffer);
                let text: String = buffer.content().iter().map(|cell| cell.symbol()).collect();
                for ability in faction.mat().mechs {
                    let name = texts.ability(ability);
                    assert!(text.contains(&name), "{lang} {faction} {mat}: {name} is cut off");
                }
            }
        }
    }
}
