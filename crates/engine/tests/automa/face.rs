//! What is printed on one half of an Automa card, and the positions that show it: every test writes the face down by
//! hand, [`Face::check`] plays it.

use crate::common::*;
use kosa_engine::automa::Invalid;
use kosa_engine::vocab::*;
use kosa_engine::{Actor, Awaiting, Event, Player, State};

/// One scheme of one card, with the combat part and the resource box, which both schemes share.
pub struct Face {
    pub card: u8,
    pub second: bool,
    /// Row 1 for every faction but the one named next.
    pub moves: Vec<AutomaMove>,
    pub moves_for: Option<(Faction, Vec<AutomaMove>)>,
    /// Row 2 for every faction but the one named next.
    pub gains: Vec<AutomaGain>,
    pub gains_for: Option<(Faction, Vec<AutomaGain>)>,
    pub recruit: Option<RecruitBonus>,
    pub star: bool,
    pub gear: bool,
    pub combat: [u8; 3],
    pub combat_cards: u8,
    pub resources: u8,
}

const FACTIONS: [Faction; 5] =
    [Faction::Nordic, Faction::Rusviet, Faction::Crimea, Faction::Saxony, Faction::Polania];

/// The three territories of a faction's peninsula, each next to the other two by land: the two that touch the base,
/// then the one with the encounter.
fn peninsula(faction: Faction) -> [&'static str; 3] {
    match faction {
        Faction::Nordic => ["h04", "h05", "h11"],
        Faction::Rusviet => ["h19", "h26", "h25"],
        Faction::Crimea => ["h43", "h47", "h44"],
        Faction::Saxony => ["h34", "h41", "h35"],
        Faction::Polania => ["h14", "h20", "h21"],
        other => panic!("{other} is not in the base game"),
    }
}

/// A solo game with the Automa to draw. A person plays Nordic, or Crimea against a Nordic Automa.
struct Solo {
    faction: Faction,
    level: &'static str,
    board: String,
    human: String,
    automa: String,
}

impl Solo {
    fn human(&self) -> Seat {
        seat(if self.faction == Faction::Nordic { 2 } else { 1 })
    }

    fn automa(&self) -> Seat {
        seat(if self.faction == Faction::Nordic { 1 } else { 2 })
    }

    fn state(&self) -> State {
        let Solo { faction, level, board, human, automa } = self;
        let active = self.automa();
        let automa = format!("seat {faction} automa:{level}\n{automa}");
        let seats = match faction {
            Faction::Nordic => format!("{automa}\nseat crimea mechanical\n{human}"),
            _ => format!("seat nordic mechanical\n{human}\n{automa}"),
        };
        position(&format!("active {active}\n{board}\n{seats}"))
    }
}

fn automa_at(state: &State, seat: Seat) -> &kosa_engine::Automa {
    state.public().player(seat).automa().expect("an Automa")
}

/// Draws the card; deals twos wherever somebody draws combat cards.
fn draw_card(state: &mut State, card: u8) -> Vec<Event> {
    let mut events = play(state, &format!("automa {card}"));
    deal_twos(state, &mut events);
    events
}

fn deal_twos(state: &mut State, events: &mut Vec<Event>) {
    while state.awaiting() == Awaiting::Chance && legal(state)[0].starts_with("draw ") {
        events.extend(play(state, "draw 2"));
    }
}

/// The symbols tried, without those in brackets for somebody else.
fn tried(events: &[Event]) -> Vec<AutomaMove> {
    let mut list = Vec::new();
    for event in events {
        match event {
            Event::AutomaTries { symbol, .. } => list.push(*symbol),
            Event::AutomaCannot { why: Invalid::OtherFaction, .. } => {
                list.pop();
            }
            _ => {}
        }
    }
    list
}

/// Which kind of symbol was carried out, seen by what it did.
fn carried_out(events: &[Event]) -> Vec<&'static str> {
    let moved = events.iter().filter_map(|e| match e {
        Event::AutomaMoved { unit, .. } => Some(*unit),
        _ => None,
    });
    let any = |found: fn(&Event) -> bool| events.iter().any(found);
    moved
        .map(|unit| match unit {
            _ if any(|e| matches!(e, Event::CombatBegan { .. })) => "attack units",
            _ if any(|e| matches!(e, Event::WorkersDrivenOff { .. })) => "attack workers",
            UnitKind::Character if any(|e| matches!(e, Event::EncounterRemoved { .. })) => "encounter",
            UnitKind::Character => "character",
            UnitKind::Mech => "mech",
            UnitKind::Worker => "worker",
            UnitKind::Airship => "airship",
        })
        .collect()
}

fn name(symbol: AutomaMove) -> &'static str {
    match symbol {
        AutomaMove::Worker => "worker",
        AutomaMove::Mech => "mech",
        AutomaMove::Character => "character",
        AutomaMove::EncounterOrFactory => "encounter",
        AutomaMove::AttackWorkers => "attack workers",
        AutomaMove::AttackUnits(_) => "attack units",
    }
}

/// What a seat has, as far as gains can touch it: power, popularity, coins, combat cards, workers, mechs, character.
#[derive(PartialEq, Eq, Debug, Clone, Copy)]
struct Holdings {
    power: u8,
    popularity: u8,
    coins: u16,
    cards: u8,
    workers: u8,
    mechs: u8,
    character: Place,
}

fn holdings(player: &Player) -> Holdings {
    let home = player.faction().home();
    Holdings {
        power: player.power(),
        popularity: player.popularity(),
        coins: player.coins(),
        cards: player.hand_count(),
        workers: player.workers_on(home),
        mechs: player.mechs_on(home),
        character: player.character(),
    }
}

impl Face {
    pub fn check(&self) {
        for faction in FACTIONS {
            self.row_1(faction);
            self.row_2(faction);
            self.row_3(faction);
            self.marker_and_skip(faction);
        }
        self.combat();
        self.resource_box();
    }

    fn moves(&self, faction: Faction) -> &[AutomaMove] {
        self.moves_for.as_ref().filter(|(f, _)| *f == faction).map_or(&self.moves, |(_, list)| list)
    }

    fn gains(&self, faction: Faction) -> &[AutomaGain] {
        self.gains_for.as_ref().filter(|(f, _)| *f == faction).map_or(&self.gains, |(_, list)| list)
    }

    fn scheme(&self) -> &'static str {
        if self.second { "second-scheme yes" } else { "" }
    }

    /// A position in which exactly those symbols of the row can be carried out that stand from `first` on; rivers and
    /// lakes hold nobody back, unless a worker's move must be impossible.
    fn ladder(&self, faction: Faction, first: usize) -> Solo {
        let row = self.moves(faction);
        let left = &row[first..];
        let may = |what: &str| left.iter().any(|s| name(*s) == what);
        let in_row = |what: &str| row.iter().any(|s| name(*s) == what);
        let [one, two, encounter] = peninsula(faction);
        // Exactly the power an attack asks for, or one less.
        let power = match row.first() {
            Some(AutomaMove::AttackUnits(asked)) => asked - !may("attack units") as u8,
            _ => 9,
        };
        let mut human = String::new();
        // A lone character of the person on the first territory, lone workers on the second.
        if in_row("attack units") || (in_row("worker") && !may("worker")) {
            human.push_str(&format!("character {one}\n"));
        }
        if may("attack workers") {
            human.push_str(&format!("workers {two} {two}\n"));
        }
        let home = format!("@{faction}");
        // Without the worker's move both workers stand where the person's character reaches all there is.
        let (marker, far, tokens) = match in_row("worker") && !may("worker") {
            true => (0, format!("{two} {two}"), encounter),
            false => (5, format!("{home} h02"), "h08"),
        };
        let board = format!("encounters {}", if may("encounter") { tokens } else { "" });
        let attacks = may("attack units") || may("attack workers");
        let has_character = may("character") || may("encounter");
        let character = if has_character { home.as_str() } else { "-" };
        let mut automa = format!("power {power}\nmarker {marker}\nworkers {far}\ncharacter {character}\n");
        if may("mech") || (attacks && !has_character) {
            automa.push_str(&format!("mechs at {home}\n"));
        }
        automa.push_str(self.scheme());
        Solo { faction, level: "automa", board, human, automa }
    }

    /// Every symbol is tried in its turn, and the first that works ends the row.
    // R6 R7 R8
    fn row_1(&self, faction: Faction) {
        let row = self.moves(faction);
        for first in 0..=row.len() {
            let solo = self.ladder(faction, first);
            let mut state = solo.state();
            let events = draw_card(&mut state, self.card);
            let context = format!("card {} for {faction}, {first} symbols impossible", self.card);
            let last = (first + 1).min(row.len());
            assert_eq!(tried(&events), row[..last], "{context}: symbols tried");
            let done: Vec<&str> = row.get(first).map(|s| name(*s)).into_iter().collect();
            assert_eq!(carried_out(&events), done, "{context}: symbol carried out");
        }
    }

    /// A position in which no symbol can be carried out: the person's combat units stand on both territories next to the
    /// base, everything the Automa has is at the base, and it has no power.
    fn quiet(&self, faction: Faction) -> Solo {
        let [one, two, _] = peninsula(faction);
        let human = format!("power 3\npopularity 5\ncoins 4\nhand 22\ncharacter {one}\nmechs 3 at {two}\n");
        let automa = format!(
            "power 0\ncoins 5\nhand 22\nmarker 5\nworkers @{faction} @{faction}\ncharacter -\n{}\n",
            self.scheme()
        );
        Solo { faction, level: "automa", board: "encounters".into(), human, automa }
    }

    /// The gains, in their order and to the last coin.
    // R8 R25 R26
    fn row_2(&self, faction: Faction) {
        let home = format!("@{faction}");
        let mechs = |n: usize| format!("mechs at {}", vec![home.as_str(); n].join(" "));
        let character = format!("character {home}");
        let workers = |n: usize| format!("workers {}", vec![home.as_str(); n].join(" "));
        // The character on the faction mat; on the base; one mech left; nothing left.
        let cases = [
            (workers(2), "character -".to_string(), String::new()),
            (workers(7), character.clone(), String::new()),
            (workers(5), character.clone(), mechs(3)),
            (workers(8), character, mechs(4)),
        ];
        for (workers, character, mechs) in cases {
            let mut solo = self.quiet(faction);
            solo.automa = solo
                .automa
                .replace(&format!("workers {home} {home}"), &workers)
                .replace("character -", &format!("{character}\n{mechs}"));
            let mut state = solo.state();
            let seat = solo.automa();
            let before = holdings(state.public().player(seat));
            let mut expected = before;
            let mut order: Vec<AutomaGain> = Vec::new();
            for gain in self.gains(faction) {
                match *gain {
                    AutomaGain::Coins(n) => expected.coins += n as u16,
                    AutomaGain::Power(n) => expected.power += n,
                    AutomaGain::CombatCards(n) => expected.cards += n,
                    AutomaGain::Workers(n) => {
                        let n = n.min(8 - expected.workers);
                        expected.workers += n;
                        order.extend((n > 0).then_some(AutomaGain::Workers(n)));
                        continue;
                    }
                    AutomaGain::MechOrCharacter(n) => {
                        let mut left = n;
                        if left > 0 && expected.character != faction.home() {
                            expected.character = faction.home();
                            left -= 1;
                        }
                        let mechs = left.min(4 - expected.mechs);
                        expected.mechs += mechs;
                        let deployed = n - left + mechs;
                        order.extend((deployed > 0).then_some(AutomaGain::MechOrCharacter(deployed)));
                        continue;
                    }
                }
                order.push(*gain);
            }
            let events = draw_card(&mut state, self.card);
            let context = format!("card {} for {faction}, {workers}, {character}, {mechs}", self.card);
            assert_eq!(gained(&events, seat), order, "{context}: order of the gains");
            assert_eq!(holdings(state.public().player(seat)), expected, "{context}");
            assert_eq!(asked(&state), Actor::Seat(solo.human()), "{context}: the turn is over");
        }
    }

    /// The recruit bonus: for the recruit that earns it and no other.
    // R28
    fn row_3(&self, faction: Faction) {
        let recruits = [
            (RecruitBonus::Power, "recruits upgrade\nbonuses power"),
            (RecruitBonus::Coins, "recruits deploy\nbonuses power"),
            (RecruitBonus::Popularity, "recruits build\nbonuses power"),
            (RecruitBonus::CombatCards, "recruits enlist\nbonuses power"),
        ];
        let all =
            "recruits upgrade deploy build enlist\nbonuses power coins popularity cards\nstars recruits";
        let mut cases = vec![("", None), (all, self.recruit)];
        cases.extend(recruits.map(|(bonus, text)| (text, self.recruit.filter(|r| *r == bonus))));
        for (enlisted, earns) in cases {
            let mut solo = self.quiet(faction);
            solo.human.push_str(enlisted);
            let mut state = solo.state();
            let mut expected = holdings(state.public().player(solo.human()));
            match earns {
                None => {}
                Some(RecruitBonus::Power) => expected.power += 1,
                Some(RecruitBonus::Coins) => expected.coins += 1,
                Some(RecruitBonus::Popularity) => expected.popularity += 1,
                Some(RecruitBonus::CombatCards) => expected.cards += 1,
            }
            draw_card(&mut state, self.card);
            let human = holdings(state.public().player(solo.human()));
            assert_eq!(human, expected, "card {} for {faction}, a person with '{enlisted}'", self.card);
        }
    }

    /// The star marker, and the turn that Autometta skips.
    // R4 R29 R40
    fn marker_and_skip(&self, faction: Faction) {
        for level in ["autometta", "automa", "automaszyna", "automa:skip-turns"] {
            let skips = self.gear && matches!(level, "autometta" | "automa:skip-turns");
            // Everything could happen: each move is possible, the person has every recruit.
            let mut solo = self.ladder(faction, 0);
            solo.level = level;
            solo.human
                .push_str("recruits upgrade deploy build enlist\nbonuses power coins popularity cards\n");
            solo.human.push_str("stars recruits\n");
            // No combat interrupts the turn.
            let power = solo.automa.lines().next().unwrap().to_string();
            solo.automa = solo.automa.replace(&power, "power 0");
            let mut state = solo.state();
            let (human, automa) = (solo.human(), solo.automa());
            let before = state;
            let events = draw_card(&mut state, self.card);
            let context = format!("card {} for {faction}, {level}", self.card);
            let advance = (self.star && !skips) as u8;
            assert_eq!(automa_at(&state, automa).marker(), 5 + advance, "{context}: star marker");
            assert_eq!(automa_at(&state, automa).second_scheme(), self.second, "{context}: scheme");
            assert_eq!(automa_at(&state, automa).resources(), self.resources, "{context}: resource box");
            assert_eq!(asked(&state), Actor::Seat(human), "{context}: the turn is over");
            assert_eq!(state.public().player(automa).popularity(), 10);
            let skipped = events.iter().any(|e| matches!(e, Event::AutomaSkips { .. }));
            assert_eq!(skipped, skips, "{context}: skipping");
            if skips {
                let player = |state: &State, seat| {
                    let p = state.public().player(seat);
                    let pieces: Vec<Place> = p.workers().chain(p.mechs()).collect();
                    (holdings(p), pieces, p.stars())
                };
                for seat in [human, automa] {
                    assert_eq!(player(&state, seat), player(&before, seat), "{context}: nothing happens");
                }
                assert_eq!(state.public().encounter_tokens(), before.public().encounter_tokens());
            } else {
                assert!(!tried(&events).is_empty(), "{context}: row 1 is played");
            }
        }
    }

    /// The combat part: the person's character attacks a mech on h20 with 7 power.
    // R34 R36 R39 R49
    fn combat(&self) {
        let [low, middle, high] = self.combat;
        let mut cases = vec![(0, 0), (7, low), (8, middle), (13, middle), (14, high), (16, high)];
        // Less power than printed: all of it.
        cases.extend((1..low).map(|power| (power, power)));
        cases.extend([(low, low), (low + 1, low)].into_iter().filter(|(power, _)| *power <= 7));
        for (power, spent) in cases {
            for held in 0..=4u8 {
                let added = self.combat_cards.min(held);
                let hand = "2".repeat(held as usize);
                let hand = if held > 0 { format!("hand {hand}") } else { String::new() };
                let mut state = position(&format!(
                    "active 1
                     encounters
                     seat nordic industrial
                       power 7
                       popularity 5
                       character h21
                     seat polania automa:automa
                       power {power}
                       {hand}
                       marker 5
                       resource-box 3
                       workers @polania @polania
                       mechs at h20
                       {}",
                    self.scheme()
                ));
                let context = format!("card {} in combat with {power} power and {held} cards", self.card);
                let mut events =
                    play(&mut state, "section build; move; step character h21 h20; done; dial 7");
                events.extend(play(&mut state, &format!("automa {}", self.card)));
                for _ in 0..added {
                    events.extend(play(&mut state, "add 2"));
                }
                deal_twos(&mut state, &mut events);
                let revealed = events.iter().find_map(|e| match e {
                    Event::PowerRevealed { seat: s, dial, cards } if *s == seat(2) => {
                        Some((*dial, cards.count()))
                    }
                    _ => None,
                });
                assert_eq!(revealed, Some((spent, added)), "{context}: power spent and cards added");
                assert_eq!(state.public().player(seat(2)).power(), power - spent, "{context}: power left");
                let human_wins = 7 >= spent + 2 * added;
                let won =
                    events.iter().any(|e| matches!(e, Event::CombatWon { seat: s, .. } if *s == seat(1)));
                assert_eq!(won, human_wins, "{context}: ties go to the attacker");
                // The beaten side draws a card if it showed any power.
                let consoled = (human_wins && spent + 2 * added > 0) as u8;
                let cards = state.public().player(seat(2)).hand_count();
                assert_eq!(cards, held - added + consoled, "{context}: cards left");
                let food = state.public().resources(hex("h20"))[Resource::Food.index()];
                // The card of the last turn counts for the resources, not the one of the combat.
                assert_eq!(food, if human_wins { 3 } else { 0 }, "{context}: resources on the territory");
                assert_eq!(automa_at(&state, seat(2)).resources(), 3, "{context}: resource box");
                assert_eq!(automa_at(&state, seat(2)).marker(), 5, "{context}: star marker");
            }
        }
    }

    /// The resource box: after a turn with this card the person drives a lone worker off the mountain h34.
    // R33 R39
    fn resource_box(&self) {
        for level in ["automa", "autometta"] {
            let mut state = position(&format!(
                "active 2
                 encounters
                 seat nordic industrial
                   power 7
                   popularity 5
                   character h35
                   token upgrade
                 seat polania automa:{level}
                   workers @polania h34
                   character -
                   resource-box {}
                   {}",
                (self.resources + 1) % 5,
                self.scheme()
            ));
            draw_card(&mut state, self.card);
            play(&mut state, "section build; move; step character h35 h34");
            let mut found = [0; 4];
            found[Resource::Metal.index()] = self.resources;
            let context = format!("card {} at level {level}: resources on a conquered territory", self.card);
            assert_eq!(state.public().resources(hex("h34")), found, "{context}");
            assert_eq!(state.public().player(seat(1)).popularity(), 4, "{context}");
        }
    }
}

fn hex(name: &str) -> Hex {
    name.parse().unwrap()
}

/// What the Automa got, in order; equal gains next to each other are added up.
fn gained(events: &[Event], automa: Seat) -> Vec<AutomaGain> {
    use AutomaGain::*;
    let mut list: Vec<AutomaGain> = Vec::new();
    for event in events {
        let gain = match *event {
            Event::AutomaDeployed { seat, unit: UnitKind::Worker } if seat == automa => Workers(1),
            Event::AutomaDeployed { seat, .. } if seat == automa => MechOrCharacter(1),
            Event::CoinsGained { seat, amount } if seat == automa => Coins(amount as u8),
            Event::PowerGained { seat, amount } if seat == automa => Power(amount),
            Event::CardDrawn { seat, .. } if seat == automa => CombatCards(1),
            _ => continue,
        };
        match (list.last_mut(), gain) {
            (Some(Workers(sum)), Workers(n))
            | (Some(MechOrCharacter(sum)), MechOrCharacter(n))
            | (Some(Coins(sum)), Coins(n))
            | (Some(Power(sum)), Power(n))
            | (Some(CombatCards(sum)), CombatCards(n)) => *sum += n,
            _ => list.push(gain),
        }
    }
    list
}
