//! Wishes: what is wrong with them, the line they are written in, and the games that come of them.

use kosa_bots::KINDS;
use kosa_client::NewGame;
use kosa_client::wishes::{
    Deal, Fault, Printing, RuleGroup, SeatWish, Start, TileSlot, Who, WishError, WishField, Wishes,
};
use kosa_engine::setup::SetupFault;
use kosa_engine::vocab::{AirshipTile, AutomaLevel, Faction, Mat, Resolution, TileSide};
use kosa_engine::{Rules, Switch, random};
use kosa_lang::{Lang, Texts, Topic};
use kosa_table::{Occupant, Seed};
use std::collections::HashSet;

fn pick<T: Clone>(generator: &mut kosa_table::Generator, all: &[T]) -> T {
    all[random::below(generator, all.len() as u32) as usize].clone()
}

fn any_of<T: Copy>(generator: &mut kosa_table::Generator, all: &[T]) -> Option<T> {
    (random::below(generator, 2) == 0).then(|| pick(generator, all))
}

/// Anything that a form could hold.
fn anything(seed: u64) -> Wishes {
    let mut generator = Seed::from(seed).setup_generator();
    let g = &mut generator;
    let count = random::below(g, 8) as usize;
    let seats = (0..count).map(|_| {
        let mut seat = SeatWish::new(pick(g, &Who::all().collect::<Vec<_>>()));
        seat.name = pick(g, &["", "Anna", "Łucja Ż", "a/b,c;d=e%41+", "日本", "  "]).to_string();
        seat.faction = any_of(g, &Faction::ALL);
        seat.mat = any_of(g, &Mat::ALL);
        seat.automa.level = pick(g, &AutomaLevel::ALL);
        seat.automa.dials.coins = pick(g, &[-2, 0, 1]);
        seat.automa.dials.all_moves = random::below(g, 2) == 0;
        seat
    });
    let mut wishes = Wishes::of_seats(seats.collect());
    wishes.seats.truncate(7);
    wishes.deal = pick(g, &Deal::ALL);
    for switch in RuleGroup::offered() {
        wishes.rules = wishes.rules.with(switch, random::below(g, 3) == 0);
    }
    wishes.tiles.aggressive = any_of(g, &AirshipTile::ALL);
    wishes.tiles.passive = any_of(g, &AirshipTile::ALL);
    wishes.tiles.resolution = any_of(g, &Resolution::ALL);
    wishes.seed = pick(g, &["", "7", "18446744073709551615"]).to_string();
    wishes
}

#[test]
fn whatever_a_form_holds_is_written_in_one_line_and_read_again() {
    for seed in 0..500 {
        let wishes = anything(seed);
        let line = wishes.to_string();
        assert!(line.bytes().all(|b| b.is_ascii_graphic()), "{line}");
        assert_eq!(line.parse::<Wishes>().as_ref(), Ok(&wishes), "{line}");
    }
}

#[test]
fn wishes_without_faults_become_games_and_come_back_from_them() {
    let mut games = 0;
    for seed in 0..500 {
        let mut wishes = anything(seed);
        wishes.fit_the_box();
        wishes.resize(wishes.seats.len());
        let Ok(game) = wishes.to_new_game(Seed::from(seed)) else {
            assert!(!wishes.faults().is_empty());
            continue;
        };
        games += 1;
        let again = Wishes::of(&game, wishes.typed_seed());
        assert_eq!(again.setup(), wishes.setup());
        assert_eq!(again.players(), wishes.players());
        assert_eq!((again.deal, &again.seed), (wishes.deal, &wishes.seed));
        let count = wishes.seats.len();
        if !game.draft {
            assert_eq!(game.deal().unwrap().state().public().seat_count(), count, "{wishes}");
        }
    }
    assert!(games > 20, "only {games}");
}

#[test]
fn every_fault_has_fields_that_exist_and_a_sentence_in_every_language() {
    let languages = Lang::ALL.map(Texts::new);
    let mut met = HashSet::new();
    for seed in 0..500 {
        let wishes = anything(seed);
        for fault in wishes.faults() {
            assert!(!fault.fields.is_empty(), "{fault:?}");
            for field in &fault.fields {
                match field {
                    WishField::Who(i)
                    | WishField::Name(i)
                    | WishField::Faction(i)
                    | WishField::Mat(i)
                    | WishField::Automa(i) => assert!(*i < wishes.seats.len(), "{fault:?}"),
                    WishField::Switch(switch) => assert!(RuleGroup::of(*switch).is_some()),
                    WishField::Seats | WishField::Deal | WishField::Tile(_) | WishField::Seed => {}
                }
            }
            let said: HashSet<String> = languages.iter().map(|texts| fault.text(texts)).collect();
            assert!(said.len() > 1 && said.iter().all(|s| s.ends_with('.')), "{said:?}");
            met.insert(format!("{:?}", fault.fault).split(&['(', ' '][..]).take(2).collect::<String>());
        }
    }
    assert!(met.len() >= 8, "{met:?}");
}

#[test]
fn all_faults_are_told_at_once_each_with_its_fields() {
    let mut wishes = Wishes::hot_seat(["Anna", "line\nbreak", "Olga"]);
    wishes.seats[0].faction = Some(Faction::Nordic);
    wishes.seats[2].faction = Some(Faction::Nordic);
    wishes.seats[1].mat = Some(Mat::Militant);
    wishes.seats.push(SeatWish::bot("chess"));
    wishes.tiles.resolution = Some(Resolution::ALL[0]);
    wishes.seed = "seven".into();
    let faults = wishes.faults();
    let fields = |fault: &Fault| {
        let found = faults.iter().find(|f| f.fault == *fault);
        found.unwrap_or_else(|| panic!("{fault:?} is not in {faults:?}")).fields.clone()
    };
    assert_eq!(fields(&Fault::Name), [WishField::Name(1)]);
    assert_eq!(fields(&Fault::Bot("chess".into())), [WishField::Who(3)]);
    assert_eq!(fields(&Fault::Seed), [WishField::Seed]);
    let twice = Fault::Setup(SetupFault::FactionTwice(Faction::Nordic));
    assert_eq!(fields(&twice), [WishField::Faction(0), WishField::Faction(2)]);
    let invaders = WishField::Switch(Switch::InvadersFromAfar);
    let not_there = Fault::Setup(SetupFault::NotInTheBox(Mat::Militant.id()));
    assert_eq!(fields(&not_there), [WishField::Mat(1), invaders]);
    let module = SetupFault::TileWithoutModule(Resolution::ALL[0].id(), Switch::Resolutions.id());
    let resolution = [WishField::Tile(TileSlot::Resolution), WishField::Switch(Switch::Resolutions)];
    assert_eq!(fields(&Fault::Setup(module)), resolution);
    assert_eq!(faults.len(), 6);
    assert_eq!(wishes.to_new_game(Seed::from(1)).unwrap_err(), faults);
}

#[test]
fn wishes_that_leave_no_deal_are_found_before_the_game() {
    let mut wishes = Wishes::hot_seat([""; 5]);
    wishes.rules = Rules::CURRENT;
    // Rusviet may not play the one mat that is left for it.
    let mats = [Mat::Engineering, Mat::Patriotic, Mat::Mechanical, Mat::Agricultural];
    for (seat, mat) in wishes.seats.iter_mut().zip(mats) {
        seat.mat = Some(mat);
    }
    wishes.seats[4].faction = Some(Faction::Rusviet);
    let faults = wishes.faults();
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].fault, Fault::Setup(SetupFault::NoDeal));
    assert_eq!(faults[0].fields, [WishField::Deal]);
}

#[test]
fn a_dial_beyond_its_end_is_a_fault() {
    let mut wishes = Wishes::one_click("");
    wishes.seats[1].automa.dials.coins = 3;
    assert_eq!(wishes.faults().len(), 1);
    assert_eq!(wishes.faults()[0].fields, [WishField::Automa(1)]);
    // It does not matter where no Automa sits.
    wishes.seats[1].who = Who::Person;
    assert!(wishes.faults().is_empty());
}

#[test]
fn what_is_ready_made_can_be_played() {
    let texts = Texts::new(Lang::English);
    let mut names = HashSet::new();
    for start in Start::ALL {
        let game = start.wishes().to_new_game(Seed::from(5)).unwrap();
        game.deal().unwrap();
        assert!(names.insert(start.name(&texts)));
    }
    let NewGame { setup, players, .. } = Wishes::one_click("Anna").to_new_game(Seed::from(5)).unwrap();
    assert_eq!(players, [Some(Occupant::Human("Anna".into())), None]);
    assert_eq!(setup.players[1].automa, Some("automa".parse().unwrap()));
}

#[test]
fn lines_that_are_no_wishes_are_refused_with_a_sentence() {
    let word = |line: &str| matches!(line.parse::<Wishes>(), Err(WishError::Word(_)));
    assert_eq!("".parse::<Wishes>(), Err(WishError::Head));
    assert_eq!("kosa2;seats=human".parse::<Wishes>(), Err(WishError::Head));
    assert_eq!("kosa1;seats=human;seats=human".parse::<Wishes>(), Err(WishError::Twice("seats".into())));
    assert_eq!("kosa1;seats=human/crimea/nordic".parse::<Wishes>(), Err(WishError::Twice("nordic".into())));
    assert_eq!("kosa1;seats=bot:chess".parse::<Wishes>(), Err(WishError::Part("bot:chess".into())));
    assert_eq!("kosa1;seats=".to_string().parse::<Wishes>().unwrap().seats, []);
    assert_eq!(format!("kosa1;seats={}human", "human,".repeat(7)).parse::<Wishes>(), Err(WishError::Seats));
    assert_eq!("kosa1;seats=human/name:%0A".parse::<Wishes>(), Err(WishError::Name));
    assert_eq!("kosa1;seats=human/name:%FF".parse::<Wishes>(), Err(WishError::Name));
    assert_eq!("kosa1;seats=human/name:%4".parse::<Wishes>(), Err(WishError::Name));
    assert_eq!("kosa1;seed=-1".parse::<Wishes>(), Err(WishError::Seed));
    assert_eq!("kosa1;deal=fair".parse::<Wishes>(), Err(WishError::Part("deal=fair".into())));
    assert_eq!("kosa1;table=round".parse::<Wishes>(), Err(WishError::Part("table=round".into())));
    assert_eq!("kosa1;".parse::<Wishes>(), Err(WishError::Part(String::new())));
    assert_eq!(format!("kosa1;x={}", "y".repeat(20_000)).parse::<Wishes>(), Err(WishError::TooLong));
    assert!(word("kosa1;rules=mine") && word("kosa1;rules=current,+fun") && word("kosa1;resolution=none"));
    assert!(word("kosa1;seats=automa/automa:99"));
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for line in ["", "kosa1;a", "kosa1;deal=draft;deal=draft", "kosa1;rules=mine", "kosa1;seed=x"] {
            let said = line.parse::<Wishes>().unwrap_err().text(&texts);
            assert!(said.ends_with('.') && !said.contains("wish-"), "{said}");
        }
    }
}

#[test]
fn every_cut_and_every_changed_letter_of_a_line_is_read_or_refused() {
    for seed in 0..5 {
        let line = anything(seed).to_string();
        for at in 0..line.len() {
            let _ = line[..at].parse::<Wishes>();
            for letter in [";", "=", "/", ",", "%", "ż", "\0"] {
                let changed = format!("{}{letter}{}", &line[..at], &line[at + 1..]);
                if let Ok(wishes) = changed.parse::<Wishes>() {
                    assert_eq!(wishes.to_string().parse::<Wishes>().as_ref(), Ok(&wishes));
                }
            }
        }
    }
}

#[test]
fn every_switch_is_offered_once_with_its_texts() {
    let offered: Vec<Switch> = RuleGroup::ALL.into_iter().flat_map(RuleGroup::switches).collect();
    assert_eq!(offered.len(), Switch::ALL.len() - 1);
    assert!(!offered.contains(&Switch::MatsInOrder));
    assert_eq!(offered.iter().collect::<HashSet<_>>().len(), offered.len());
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        for group in RuleGroup::ALL {
            assert!(!group.name(&texts).contains("wish-"));
        }
        for switch in &offered {
            assert!(!texts.name(switch).is_empty() && !texts.help(Topic::Switch(*switch)).is_empty());
        }
    }
}

#[test]
fn another_printing_leaves_the_box_as_it_is() {
    let mut wishes = Wishes::one_click("");
    wishes.set_switch(Switch::PromoFactory, true);
    wishes.set_switch(Switch::TradeSplit, true);
    assert_eq!(wishes.changed_from(Printing::Rulebook).len(), 2);
    wishes.set_printing(Printing::Current);
    assert_eq!(wishes.printing(), Printing::Current);
    assert_eq!(wishes.rules, Rules::CURRENT.with(Switch::PromoFactory, true));
}

#[test]
fn what_leaves_the_box_takes_its_wishes_along() {
    let mut wishes = Wishes::hot_seat([""; 2]);
    wishes.set_switch(Switch::InvadersFromAfar, true);
    wishes.resize(9);
    assert_eq!(wishes.seats.len(), 7);
    wishes.seats[0].faction = Some(Faction::Togawa);
    assert!(wishes.factions(1).contains(&(Faction::Togawa, false)));
    assert!(wishes.factions(0).contains(&(Faction::Togawa, true)));
    wishes.set_switch(Switch::Airships, true);
    assert_eq!(wishes.tile_slots().len(), 2);
    wishes.tiles.passive = wishes.airship_tiles(TileSide::Passive).first().copied();
    wishes.set_switch(Switch::AirshipPairs, true);
    assert_eq!((wishes.tiles.passive, wishes.tile_slots().len()), (None, 0));
    wishes.set_switch(Switch::InvadersFromAfar, false);
    assert_eq!((wishes.seats.len(), wishes.seats[0].faction), (5, None));
    wishes.resize(0);
    assert_eq!(wishes.seats.len(), 2);
}

#[test]
fn the_tiles_offered_are_those_the_engine_takes() {
    for verified in [false, true] {
        let mut wishes = Wishes::hot_seat([""; 2]);
        for switch in [Switch::Airships, Switch::Resolutions] {
            wishes.set_switch(switch, true);
        }
        wishes.set_switch(Switch::VerifiedTiles, verified);
        for tile in AirshipTile::ALL {
            let side = tile.face().side;
            let mut with = wishes.clone();
            match side {
                TileSide::Aggressive => with.tiles.aggressive = Some(tile),
                TileSide::Passive => with.tiles.passive = Some(tile),
            }
            assert_eq!(wishes.airship_tiles(side).contains(&tile), with.faults().is_empty());
        }
        for tile in Resolution::ALL {
            let mut with = wishes.clone();
            with.tiles.resolution = Some(tile);
            assert_eq!(wishes.resolution_tiles().contains(&tile), with.faults().is_empty());
        }
    }
}

#[test]
fn every_kind_of_bot_can_sit_down() {
    assert_eq!(Who::all().count(), KINDS.len() + 2);
}

#[test]
fn the_same_people_play_again_by_the_same_rules() {
    let mut wishes = Wishes::of_seats(vec![
        SeatWish::person("Anna"),
        SeatWish::bot("random"),
        SeatWish { faction: Some(Faction::Crimea), ..SeatWish::new(Who::Automa) },
    ])
    .with_rules(Rules::CURRENT);
    wishes.seats[2].automa.level = AutomaLevel::Autometta;
    wishes.deal = Deal::InOrder;
    let table = wishes.to_new_game(Seed::from(5)).unwrap().deal().unwrap();
    let public = table.state().public();
    let again = Wishes::again(&table);
    assert_eq!((again.rules, again.deal), (public.rules(), Deal::Random));
    assert!(again.faults().is_empty() && again.seats.iter().all(|seat| seat.faction.is_none()));
    // Everybody sits where they sat.
    let players: Vec<Occupant> = public.seats().filter_map(|seat| table.occupant(seat).cloned()).collect();
    let next = again.to_new_game(Seed::from(6)).unwrap();
    for (seat, occupant) in public.seats().zip(&players) {
        let wish = &again.seats[seat.index()];
        match occupant {
            Occupant::Human(name) => assert_eq!((&wish.who, &wish.name), (&Who::Person, name)),
            Occupant::Bot(kind) => assert_eq!(wish.who, Who::Bot(kind.clone())),
            Occupant::Automa(kind) => assert_eq!((&wish.who, wish.automa), (&Who::Automa, *kind)),
        }
    }
    assert_eq!(players.len(), 3);
    assert!(next.deal().is_ok());
}
