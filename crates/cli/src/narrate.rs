//! What happened, in English sentences of our own.

use crate::words::{automa_move, before_combat, count, load, name, place};
use kosa_engine::automa::{BEYOND, Candidate, Choice, Invalid, Reason, Selected};
use kosa_engine::vocab::*;
use kosa_engine::{Event, Public};

/// Tells events one after the other. What an Automa counts depends on the symbol it is trying, so that one is
/// remembered.
#[derive(Default)]
pub struct Narrator {
    symbol: Option<AutomaMove>,
}

impl Narrator {
    /// The next event as a sentence.
    pub fn tell(&mut self, event: &Event, public: &Public) -> String {
        if let Event::AutomaTries { symbol, .. } = event {
            self.symbol = Some(*symbol);
        }
        match *event {
            Event::AutomaConsiders { candidate, .. } => considers(candidate, self.symbol),
            Event::AutomaMoved { seat, unit, from, to, workers, reason } => {
                let moved = if from == to {
                    format!("{} leaves its {unit} on {}", name(public, seat), place(to))
                } else {
                    let units = if unit == UnitKind::Character { "the" } else { "a" };
                    let along = match workers {
                        0 => String::new(),
                        n => format!(" with {}", count(n, "worker", "workers")),
                    };
                    format!(
                        "{} puts {units} {unit}{along} from {} on {}",
                        name(public, seat),
                        place(from),
                        place(to)
                    )
                };
                format!("{moved}: {}.", decided(reason, self.symbol))
            }
            _ => narrate(event, public),
        }
    }
}

/// Whether the event is a thought on the way and not something that happens.
pub fn is_thought(event: &Event) -> bool {
    matches!(
        event,
        Event::AutomaTries { .. }
            | Event::AutomaSelects { .. }
            | Event::AutomaHelpsNobody { .. }
            | Event::AutomaConsiders { .. }
            | Event::AutomaCannot { why: Invalid::OtherFaction, .. }
    )
}

/// A distance; one that should be walked but cannot be says so.
fn far(distance: u16, whence: &str) -> String {
    match distance.checked_sub(BEYOND as u16) {
        None => format!("{} {whence}", count(distance, "step", "steps")),
        Some(over) => format!("{} {whence} but no way on foot", count(over, "step", "steps")),
    }
}

/// The unit for a symbol: where it stands and why this one.
fn selects(who: &str, selected: Selected) -> String {
    let Selected { unit, at, distance, choice } = selected;
    let spot = if at.base().is_some() {
        "its home base".into()
    } else {
        format!("{}, {}", place(at), far(distance as u16, "from its home base"))
    };
    let why = match choice {
        Choice::Only => "there is no other",
        Choice::Nearest => "no other is closer",
        Choice::SameSpot if unit == UnitKind::Mech => "it goes before the character on the same spot",
        Choice::SameSpot => "it goes before a mech on the same spot",
        Choice::ReadingOrder => "first in reading order among the closest",
        Choice::Token => "closest to the base of the tie-break token among equals",
    };
    format!("{who} selects the {unit} on {spot}: {why}.")
}

/// A valid territory with what counts for it.
fn considers(candidate: Candidate, symbol: Option<AutomaMove>) -> String {
    let Candidate { hex, measure, excluded, factory } = candidate;
    let mut words = Vec::new();
    match symbol {
        Some(AutomaMove::Worker) => words.push(count(measure, "other unit near", "other units near")),
        Some(AutomaMove::Mech | AutomaMove::Character) => {
            words.push(far(measure, "to the nearest enemy combat unit"));
        }
        Some(AutomaMove::AttackWorkers) => words.push(count(measure, "resource", "resources")),
        Some(AutomaMove::AttackUnits(_)) => {
            words.push(count(measure, "enemy combat unit", "enemy combat units"));
        }
        Some(AutomaMove::EncounterOrFactory) => {}
        None => words.push(format!("counts {measure}")),
    }
    words.push(if factory == 0 {
        "the Factory itself".into()
    } else {
        far(factory as u16, "to the Factory")
    });
    if excluded {
        words.push("too near to an enemy combat unit".into());
    }
    format!("Possible: {}: {}.", place(hex.place()), words.join(", "))
}

/// What made the choice between territories.
fn decided(reason: Reason, symbol: Option<AutomaMove>) -> &'static str {
    match (reason, symbol) {
        (Reason::Only, _) => "nothing else is possible",
        (Reason::Measure, Some(AutomaMove::Worker)) => "most of its other units are near",
        (Reason::Measure, Some(AutomaMove::Mech | AutomaMove::Character)) => {
            "closest to an enemy combat unit"
        }
        (Reason::Measure, Some(AutomaMove::AttackWorkers)) => "most resources",
        (Reason::Measure, Some(AutomaMove::AttackUnits(_))) => "fewest enemy combat units",
        (Reason::Measure, _) => "the best count",
        (Reason::Factory, _) => "closest to the Factory among equals",
        (Reason::ReadingOrder, _) => "first in reading order among equals",
        (Reason::Token, _) => "closest to the base of the tie-break token among equals",
    }
}

/// Why a symbol leads to nothing.
fn cannot(symbol: AutomaMove, why: Invalid) -> String {
    match why {
        Invalid::OtherFaction => "the symbol is for another faction".into(),
        Invalid::TooLittlePower { has } => format!("it has only {has} power"),
        Invalid::NoUnit => match symbol {
            AutomaMove::Worker => "it has no worker on the board".into(),
            AutomaMove::Mech => "it has no mech on the board".into(),
            AutomaMove::Character | AutomaMove::EncounterOrFactory => {
                "its character is not on the board".into()
            }
            AutomaMove::AttackWorkers | AutomaMove::AttackUnits(_) => {
                "it has no combat unit on the board".into()
            }
        },
        Invalid::NoTerritory => match symbol {
            AutomaMove::Worker => "no territory is free and safe".into(),
            AutomaMove::Mech | AutomaMove::Character => "no territory is free".into(),
            AutomaMove::EncounterOrFactory => {
                "no encounter token within reach is free, nor the Factory".into()
            }
            AutomaMove::AttackWorkers => "no enemy workers stand alone within reach".into(),
            AutomaMove::AttackUnits(_) => "no enemy combat unit is within reach".into(),
        },
    }
}

/// One event as a sentence, on its own: see [`Narrator`] for a series.
pub fn narrate(event: &Event, public: &Public) -> String {
    let who = |seat: Seat| name(public, seat);
    match *event {
        Event::TileDealt { tile } => format!("The structure bonus tile of this game is {}.", tile_name(tile)),
        Event::AirshipTileDealt { seat, tile } => {
            let face = tile.face();
            let whose = seat.map_or("all airships".to_string(), |s| format!("the airship of {}", who(s)));
            format!("The {} tile of {whose} is {}: {}", face.side, face.name, face.text)
        }
        Event::ResolutionDealt { tile } => {
            format!("The resolution tile of this game is {}: {}", tile.face().name, tile.face().text)
        }
        Event::MissionDealt { card } => {
            format!("Objective {card}, {}, is laid open for everybody.", card.face().name)
        }
        Event::Dropped { seat, place: at, cargo, amount } => {
            format!("The airship of {} sets down {} on {}.", who(seat), one_load(cargo, amount), place(at))
        }
        Event::Loaded { seat, place: at, cargo, amount } => {
            format!("The airship of {} takes {} aboard on {}.", who(seat), one_load(cargo, amount), place(at))
        }
        Event::Embarked { seat, place: at } => {
            format!("The character of {} goes aboard on {}.", who(seat), place(at))
        }
        Event::Disembarked { seat, place: at } => {
            format!("The character of {} is set down on {}.", who(seat), place(at))
        }
        Event::Bombarded { seat, target, amount } => format!(
            "The airship of {} spends {} to bombard {}.",
            who(seat),
            count(amount, "resource", "resources"),
            who(target)
        ),
        Event::TollPaid { seat, to, resource } => {
            format!("{} pays 1 {resource} to the airship of {}.", who(seat), who(to))
        }
        Event::DuelBegan { place: at, attacker, defender } => {
            format!("The airship of {} attacks that of {} over {}.", who(attacker), who(defender), place(at))
        }
        Event::ObjectiveGivenUp { seat, card } => match card {
            Some(card) => format!("{} gives up objective {card}, {}.", who(seat), card.face().name),
            None => format!("{} gives up an objective card.", who(seat)),
        },
        Event::TookRefuge { seat, place: at, count: n } => {
            format!("{} of {} take refuge on {}.", count(n, "worker", "workers"), who(seat), place(at))
        }
        Event::EndTriggered { seat } => format!("{} triggers the end of the game.", who(seat)),
        Event::FactoryExploded => "The Factory explodes: everybody on it and around it goes home.".into(),
        Event::TerritoryPrize { seat, amount } => {
            format!("{} earns {} for its territories.", who(seat), count(amount, "coin", "coins"))
        }
        Event::ObjectiveDealt { seat, card } => match card {
            Some(card) => format!("{} is dealt objective {card}, {}.", who(seat), card.face().name),
            None => format!("{} is dealt an objective card.", who(seat)),
        },
        Event::TurnBegan { seat } => format!("{} begins turn {}.", who(seat), public.turns()),
        Event::SectionChosen { seat, section } => {
            let text = match public.player(seat).mat().section(section) {
                Some(on_mat) => format!("{} over {}", on_mat.top, on_mat.bottom),
                None => "the Factory card".to_string(),
            };
            format!("{} puts the action token on {text}.", who(seat))
        }
        Event::PowerGained { seat, amount } => format!("{} gains {amount} power.", who(seat)),
        Event::PowerLost { seat, amount } => format!("{} loses {amount} power.", who(seat)),
        Event::PopularityGained { seat, amount } => format!("{} gains {amount} popularity.", who(seat)),
        Event::PopularityLost { seat, amount } => format!("{} loses {amount} popularity.", who(seat)),
        Event::CoinsGained { seat, amount } => {
            format!("{} gains {}.", who(seat), count(amount, "coin", "coins"))
        }
        Event::CoinsSpent { seat, amount } => {
            format!("{} spends {}.", who(seat), count(amount, "coin", "coins"))
        }
        Event::CoinsGiven { from, to, amount } => {
            format!("{} gives {} to {}.", who(from), count(amount, "coin", "coins"), who(to))
        }
        Event::CardDrawn { seat, card } => match card {
            Some(card) => format!("{} draws a combat card of {card}.", who(seat)),
            None => format!("{} draws a combat card.", who(seat)),
        },
        Event::DeckReshuffled => "The discarded combat cards become the new deck.".into(),
        Event::CardStolen { seat, from, card } => match card {
            Some(card) => format!("{} takes a combat card of {card} from {}.", who(seat), who(from)),
            None => format!("{} takes a combat card from {}.", who(seat), who(from)),
        },
        Event::CardDiscarded { seat, card } => format!("{} spends a combat card of {card}.", who(seat)),
        Event::HandSeen { seat, of, hand } => match hand {
            Some(hand) => format!("{} looks at the combat cards of {}: {hand}.", who(seat), who(of)),
            None => format!("{} looks at the combat cards of {}.", who(seat), who(of)),
        },
        Event::UnitMoved { seat, unit, from, to, load: taken } => {
            let along = load(taken);
            let along = if along.is_empty() { along } else { format!(" with {along}") };
            // Of these everybody has one.
            let the = if matches!(unit, UnitKind::Character | UnitKind::Airship) { "the" } else { "a" };
            format!("{} moves {the} {unit} from {} to {}{along}.", who(seat), place(from), place(to))
        }
        Event::WorkersDrivenOff { seat, by, from, count: n } => {
            format!(
                "{} drives {} of {} home from {}.",
                who(by),
                count(n, "worker", "workers"),
                who(seat),
                place(from)
            )
        }
        Event::CombatBegan { place: at, attacker, defender } => {
            format!("{} attacks {} on {}.", who(attacker), who(defender), place(at))
        }
        Event::AbilityUsed { seat, ability } => format!("{} uses {}.", who(seat), before_combat(ability)),
        Event::ChoiceMade { seat } => format!("{} has chosen in secret.", who(seat)),
        Event::PowerRevealed { seat, dial, cards } => {
            let with = if cards.is_empty() { "no card".to_string() } else { format!("cards {cards}") };
            let total = dial as u32 + cards.value() as u32;
            format!("{} shows {dial} on the dial and {with}: {total} in all.", who(seat))
        }
        Event::CombatWon { seat, over, place: at } => {
            format!("{} wins the combat against {} on {}.", who(seat), who(over), place(at))
        }
        Event::Retreated { seat, unit, from, to, count: n } => {
            let units = match (unit, n) {
                (UnitKind::Character, _) => "the character".to_string(),
                (_, 1) => format!("1 {unit}"),
                _ => format!("{n} {unit}s"),
            };
            format!("{} withdraws {units} from {} to {}.", who(seat), place(from), place(to))
        }
        Event::StepTakenBack { seat, unit, from, to, load: taken } => {
            let along = load(taken);
            let along = if along.is_empty() { along } else { format!(", with {along}") };
            format!(
                "The game ends before the combat: the {unit} of {} is back on {} from {}{along}.",
                who(seat),
                place(to),
                place(from)
            )
        }
        Event::EncounterDrawn { seat, place: at, card } => {
            format!("{} meets encounter {card} on {}.", who(seat), place(at))
        }
        Event::OptionTaken { seat, card, option } => {
            let label = card.face().options.get(option as usize).map_or("", |o| o.label);
            format!("{} takes option {} of encounter {card}: {label}.", who(seat), option + 1)
        }
        Event::FactorySeen { seat, cards } => match cards {
            Some(cards) => {
                let numbers: Vec<String> = FactoryCard::of_set(cards as u64).map(|c| c.to_string()).collect();
                format!("{} looks through the Factory cards: {}.", who(seat), numbers.join(", "))
            }
            None => format!("{} looks through the Factory cards.", who(seat)),
        },
        Event::FactoryCardKept { seat, card } => format!("{} keeps Factory card {card}.", who(seat)),
        Event::FactoryUsed { seat, card, option } => {
            format!("{} uses option {} of Factory card {card}.", who(seat), option + 1)
        }
        Event::ResourcesGained { seat, place: at, resource, amount } => {
            format!("{} gains {amount} {resource} on {}.", who(seat), place(at))
        }
        Event::ResourcePaid { seat, place: at, resource } => {
            format!("{} pays 1 {resource} from {}.", who(seat), place(at))
        }
        Event::WorkersGained { seat, place: at, amount } => {
            format!("{} gains {} on {}.", who(seat), count(amount, "worker", "workers"), place(at))
        }
        Event::Upgraded { seat, cube, to } => {
            format!("{} improves {} and makes {to} cheaper.", who(seat), cube_name(cube))
        }
        Event::Deployed { seat, slot, place: at } => {
            let ability = public.player(seat).faction().mat().mechs.get(slot as usize);
            let ability = ability.map_or_else(String::new, |a| crate::words::mech_ability(*a));
            let ability = ability.split(':').next().unwrap_or_default().to_string();
            format!("{} deploys a mech on {} and learns {ability}.", who(seat), place(at))
        }
        Event::Built { seat, structure, place: at } => {
            format!("{} builds the {structure} on {}.", who(seat), place(at))
        }
        Event::Enlisted { seat, recruit, bonus } => {
            format!("{} enlists the recruit of {recruit} for {bonus}.", who(seat))
        }
        Event::RecruitBonus { seat, action } => format!("A recruit of {} profits from {action}.", who(seat)),
        Event::AutomaDrew { seat, card, second_scheme } => {
            let scheme = if second_scheme { "II" } else { "I" };
            format!("{} draws Automa card {card} and reads Scheme {scheme}.", who(seat))
        }
        Event::AutomaDeckShuffled { seat } => {
            format!("All 19 cards of {} are shuffled into its deck.", who(seat))
        }
        Event::AutomaSkips { seat } => format!("The card makes {} skip this turn.", who(seat)),
        Event::AutomaTries { seat, symbol } => format!("{} tries: {}.", who(seat), automa_move(symbol)),
        Event::AutomaSelects { seat, selected } => selects(who(seat), selected),
        Event::AutomaHelpsNobody { seat, bonus } => match bonus {
            None => "The third row of the card is empty: no recruit profits.".into(),
            Some(bonus) => {
                format!("The third row offers {bonus}, but nobody next to {} has that recruit.", who(seat))
            }
        },
        Event::AutomaConsiders { .. } | Event::AutomaMoved { .. } => Narrator::default().tell(event, public),
        Event::AutomaCannot { seat, symbol, why } => {
            format!("{} cannot {}: {}.", who(seat), automa_move(symbol), cannot(symbol, why))
        }
        Event::AutomaFlipped { seat, card, cancels } => {
            let so = if cancels { "it is cancelled" } else { "it goes on" };
            format!("A combat card of {card} is turned for {}: {so}.", who(seat))
        }
        Event::AutomaDeployed { seat, unit } => {
            let units = if unit == UnitKind::Character { "the" } else { "a" };
            format!("{} puts {units} {unit} on its home base.", who(seat))
        }
        Event::AutomaMarker { seat, space } => {
            format!("The star marker of {} advances to space {space}.", who(seat))
        }
        Event::AutomaSecondScheme { seat } => format!("{} turns to Scheme II.", who(seat)),
        Event::AutomaFights { seat, card, power, cards } => format!(
            "{} draws Automa card {card} for the combat: {power} power and {}.",
            who(seat),
            count(cards, "combat card", "combat cards")
        ),
        Event::AutomaTookFactoryCard { seat } => format!("{} takes a Factory card, face down.", who(seat)),
        Event::FlagPlaced { seat, place: at } => format!("{} plants a Flag on {}.", who(seat), place(at)),
        Event::TrapPlaced { seat, place: at, trap } => match trap {
            Some(trap) => format!("{} lays its {trap} Trap on {}, armed.", who(seat), place(at)),
            None => format!("{} lays a Trap on {}, armed.", who(seat), place(at)),
        },
        Event::TrapSprung { seat, place: at, trap } => {
            let loss = if public.trap_hurts(seat, trap) {
                format!("{} {trap}", trap.loss())
            } else {
                format!("it takes no {trap} from an Automa")
            };
            format!("{} walks into a Trap on {}: {loss}.", who(seat), place(at))
        }
        Event::TrapArmed { seat, place: at } => {
            format!("{} arms the Trap on {} again.", who(seat), place(at))
        }
        Event::EncounterRemoved { seat, place: at } => {
            format!("{} removes the encounter token on {}.", who(seat), place(at))
        }
        Event::ResourcesRemoved { seat, place: at } => {
            format!("{} sweeps the resources on {} back to the supply.", who(seat), place(at))
        }
        Event::ObjectiveRevealed { seat, card } => {
            format!("{} reveals objective {card}, {}.", who(seat), card.face().name)
        }
        Event::StarPlaced { seat, star } => {
            let total = public.player(seat).stars().total();
            format!("{} places a star for {}, {total} in all.", who(seat), star_name(star))
        }
        Event::GameEnded => "The game is over.".into(),
    }
}

/// So much of one cargo.
fn one_load(cargo: Cargo, amount: u8) -> String {
    let mut taken = [0; Cargo::COUNT];
    taken[cargo.index()] = amount;
    load(taken)
}

/// What a structure bonus tile rewards.
pub fn tile_name(tile: StructureTile) -> &'static str {
    match tile {
        StructureTile::TunnelsAdjacent => "tunnels next to own structures",
        StructureTile::LakesAdjacent => "lakes next to own structures",
        StructureTile::EncountersAdjacent => "encounter territories next to own structures",
        StructureTile::OnTunnels => "own structures on tunnels",
        StructureTile::InARow => "own structures in a row",
        StructureTile::OnFarmOrTundra => "own structures on farms and tundras",
    }
}

/// What a star is for.
pub fn star_name(star: Star) -> &'static str {
    match star {
        Star::Upgrades => "all upgrades",
        Star::Mechs => "all mechs",
        Star::Structures => "all structures",
        Star::Recruits => "all recruits",
        Star::Workers => "all workers",
        Star::Objective => "an objective",
        Star::Combat => "a combat won",
        Star::Popularity => "full popularity",
        Star::Power => "full power",
        Star::Tracker => "the star track",
        Star::Mission => "an open objective",
        Star::Tile => "the resolution tile",
    }
}

/// What a technology cube improves.
pub fn cube_name(cube: Cube) -> &'static str {
    match cube {
        Cube::MoveUnit => "Move (one more unit)",
        Cube::MoveCoin => "Move (one more coin)",
        Cube::BolsterPower => "Bolster (one more power)",
        Cube::BolsterCard => "Bolster (one more card)",
        Cube::TradePopularity => "Trade (one more popularity)",
        Cube::ProduceTerritory => "Produce (one more territory)",
    }
}
