//! State to document.

use super::doc::*;
use crate::automa::position::AutomaDoc;
use crate::invaders::position::TrapDoc;
use crate::state::{Frame, Public, Question, Seated, State, Then};
use crate::vocab::*;
use crate::wind_gambit::position::{AirshipDoc, ModulesDoc};
use std::collections::BTreeMap;

fn places(set: impl IntoIterator<Item = Place>) -> Vec<String> {
    set.into_iter().map(|p| p.to_string()).collect()
}

fn load(load: [u8; Cargo::COUNT]) -> BTreeMap<String, u8> {
    Cargo::ALL.into_iter().filter(|c| load[c.index()] > 0).map(|c| (c.to_string(), load[c.index()])).collect()
}

/// The places of those entries of a list that are marked.
fn marked(places: &[Place], marks: u8) -> Vec<String> {
    places.iter().enumerate().filter(|(i, _)| (marks >> i) & 1 != 0).map(|(_, p)| p.to_string()).collect()
}

fn numbers(set: impl CardSet) -> Vec<u8> {
    set.numbers().collect()
}

impl PositionDoc {
    /// Describes a state completely.
    pub fn of(state: &State) -> PositionDoc {
        let public = &state.public;
        let mut resources = BTreeMap::new();
        for i in 0..Place::COUNT {
            let tokens = public.resources[i];
            if let Some(place) = Place::from_index(i).filter(|_| tokens != [0; 4]) {
                let kinds = Resource::ALL.into_iter().filter(|r| tokens[r.index()] > 0);
                resources
                    .insert(place.to_string(), kinds.map(|r| (r.to_string(), tokens[r.index()])).collect());
            }
        }
        PositionDoc {
            version: 1,
            rules: public.rules.to_string(),
            active: Some(public.active.index() as u8 + 1),
            turns: Some(public.turns),
            tile: public.structure_tile.map(|t| t.to_string()),
            encounters: Some(places(public.encounter_tokens)),
            encounter_deck: Some(numbers(public.encounter_deck)),
            deck: Some(state.hidden.deck.to_string()),
            discard: public.discard.to_string(),
            factory: Some(FactoryDoc {
                count: public.factory_count,
                cards: (public.factory_dealt || !state.hidden.factory_pool.is_empty())
                    .then(|| numbers(state.hidden.factory_pool)),
                seen_by: public.factory_seen.iter().map(|s| s.index() as u8 + 1).collect(),
            }),
            objective_deck: Some(numbers(state.hidden.objective_deck)),
            revealed: numbers(public.revealed),
            resources,
            seats: public.seats().map(|seat| seat_doc(state, seat)).collect(),
            turn: turn_doc(public),
            combat: public.combat().map(|c| CombatDoc {
                hex: c.hex.to_string(),
                attacker: c.attacker.index() as u8 + 1,
                defender: c.defender.index() as u8 + 1,
                committed: crate::state::Side::BOTH
                    .into_iter()
                    .filter(|s| c.has_committed(*s))
                    .map(|s| s.to_string())
                    .collect(),
                winner: public.is_pending(Then::Aftermath).then(|| c.winner.to_string()),
                duel: c.duel,
                fighters_beaten: c.fighters_beaten,
                workers_driven: c.workers_driven,
                lakes: places(c.lakes),
            }),
            flags: places(public.tokens.flags()),
            traps: TrapDoc::all_of(state),
            modules: ModulesDoc::of(public),
            tie_token: public.tie_token.map(|t| t.to_string()),
            frames: Some(public.frames().iter().map(Frame::to_string).collect()),
            over: public.over,
        }
    }
}

fn seat_doc(state: &State, seat: Seat) -> SeatDoc {
    let player = state.public.player(seat);
    let own = state.own(seat);
    let mut stars = Vec::new();
    for star in Star::ALL {
        for _ in 0..player.stars.on(star) {
            stars.push(star.to_string());
        }
    }
    let mut reduced = Vec::new();
    for action in BottomAction::ALL {
        for _ in 0..player.reduced(action) {
            reduced.push(action.to_string());
        }
    }
    SeatDoc {
        faction: player.faction.to_string(),
        mat: match player.seated {
            Seated::Automa(automa) => automa.kind.to_string(),
            Seated::Person(mat) => mat.to_string(),
        },
        automa: AutomaDoc::of(player),
        power: Some(player.power),
        popularity: Some(player.popularity),
        coins: Some(player.coins),
        hand: own.hand.to_string(),
        objectives: own.objectives().map(Objective::number).collect(),
        put_away: own.put_away.iter().map(Objective::number).collect(),
        airship: AirshipDoc::of(&state.public, seat),
        stars,
        character: Some(player.character.to_string()),
        mechs: MechsDoc {
            slots: (0..4).filter(|s| player.has_deployed(*s)).map(|s| s + 1).collect(),
            at: places(player.mechs()),
        },
        workers: Some(places(player.workers())),
        structures: Structure::ALL
            .into_iter()
            .filter_map(|s| Some((s.to_string(), player.structure(s)?.to_string())))
            .collect(),
        cubes: Cube::ALL.into_iter().filter(|c| player.has_moved(*c)).map(|c| c.to_string()).collect(),
        reduced,
        recruits: BottomAction::ALL
            .into_iter()
            .filter(|a| player.has_enlisted(*a))
            .map(|a| a.to_string())
            .collect(),
        bonuses: RecruitBonus::ALL
            .into_iter()
            .filter(|b| player.has_taken(*b))
            .map(|b| b.to_string())
            .collect(),
        factory_card: player.factory_card.map(FactoryCard::number),
        token: player.token.map(|t| t.to_string()),
        dial: own.dial,
        played: own.played.cards().to_string(),
        knows: state
            .public
            .seats()
            .map(|of| (of.index() as u8 + 1, own.known.of(seat, of)))
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(of, cards)| (of, cards.to_string()))
            .collect(),
    }
}

fn turn_doc(public: &Public) -> TurnDoc {
    let turn = &public.turn;
    let player = public.player(public.active);
    TurnDoc {
        moved_character: turn.moved_character,
        moved_mechs: marked(&player.mechs, turn.moved_mechs),
        moved_workers: marked(&player.workers, turn.moved_workers),
        units_left: turn.units_left,
        factory_move: turn.factory_move,
        moving: turn.moving.map(|m| MovingDoc {
            unit: m.unit.to_string(),
            from: m.from.to_string(),
            to: m.to.to_string(),
            load: load(m.load),
            asking: m.asking.filter(|_| public.is_pending(Question::Carry)).map(|cargo| cargo.to_string()),
            steps: m.steps,
            onward: (m.first != crate::rules::has_all_steps(public, &m)).then_some(!m.first),
        }),
        entries: turn
            .contested
            .iter()
            .flatten()
            .map(|e| MovingDoc {
                unit: e.unit.to_string(),
                from: e.from.to_string(),
                to: e.to.to_string(),
                load: load(e.load),
                asking: None,
                steps: 0,
                onward: None,
            })
            .collect(),
        arrival: turn.arrival,
        arm_later: places(turn.arm_later),
        token_later: turn.token_later,
        moved_airship: turn.moved_airship,
        duel: turn.duel.map(|s| s.index() as u8 + 1),
        last_turn: turn.last_turn,
        toka_used: turn.toka_used,
        coercion_used: turn.coercion_used,
        forced_retreat: turn.forced_retreat,
    }
}
