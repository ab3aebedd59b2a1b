//! What lies on a place, in words.

use crate::{Term, Texts, capital};
use kosa_engine::Public;
use kosa_engine::vocab::*;

impl Texts {
    /// Everything on a place, part by part: its name, tokens, signs, and whose pieces stand there.
    pub fn on_place(&self, public: &Public, place: Place) -> Vec<String> {
        let called = self.place(place);
        // The name of a territory begins with a small letter everywhere.
        let mut parts = vec![if place.hex().is_some() { called } else { capital(&called) }];
        // What a board cuts short first of all.
        let tokens = public.resources(place);
        let tokens: Vec<String> = Resource::ALL
            .into_iter()
            .filter(|r| tokens[r.index()] > 0)
            .map(|r| self.count(r.id(), tokens[r.index()]))
            .collect();
        if !tokens.is_empty() {
            parts.push(tokens.join(", "));
        }
        if let Some(hex) = place.hex() {
            if hex.has_tunnel() {
                parts.push(self.name(&Term::Tunnel));
            }
            if public.encounter_tokens().contains(place) {
                parts.push(self.name(&Term::Encounter));
            }
        }
        for seat in public.seats() {
            let player = public.player(seat);
            let mut own = Vec::new();
            if player.character() == place {
                own.push(self.name(&UnitKind::Character));
            }
            if player.mechs_on(place) > 0 {
                own.push(self.count("mechs", player.mechs_on(place)));
            }
            if player.workers_on(place) > 0 {
                own.push(self.count("workers", player.workers_on(place)));
            }
            if player.airship() == Some(place) {
                let name = self.name(&UnitKind::Airship);
                let load = self.aboard(public, seat);
                own.push(load.map_or_else(|| name.clone(), |load| format!("{name} ({load})")));
            }
            let built =
                Structure::ALL.into_iter().filter(|s| player.structure(*s).map(Hex::place) == Some(place));
            own.extend(built.map(|s| self.name(&s)));
            if !own.is_empty() {
                parts.push(format!("{}: {}", self.faction_short(player.faction()), own.join(", ")));
            }
        }
        if public.tokens().flags().contains(place) {
            parts.push(self.name(&Term::Flag));
        }
        if let Some(trap) = public.tokens().traps().find(|t| t.at == place) {
            let side = if trap.armed { "play-trap-armed" } else { "play-trap-disarmed" };
            let kind = trap.known.map_or_else(|| self.name(&Term::Trap), |t| self.name(&t));
            parts.push(format!("{kind} ({})", self.say(side)));
        }
        parts
    }

    /// The same as sentences, for somebody who hears it: `h29 (farm). 3 food, 1 oil. Tunnel. Saxony: 1 mech.`
    pub fn place_sentence(&self, public: &Public, place: Place) -> String {
        let parts = self.on_place(public, place);
        let rest = parts.iter().skip(1).map(|part| capital(part));
        let all: Vec<String> = parts.iter().take(1).cloned().chain(rest).collect();
        format!("{}.", all.join(". "))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Lang, Texts};
    use kosa_engine::State;
    use kosa_engine::vocab::Place;

    #[test]
    fn a_crowded_territory_is_told_in_full() {
        let state = State::from_position(
            "kosa-position 1; active 1; at h29 food 3 oil 1; seat nordic mechanical; structures monument h29; \
             seat saxony agricultural; mechs 1 at h29; workers h29 h29 h29 h29",
        )
        .unwrap();
        let texts = Texts::new(Lang::English);
        let said = texts.place_sentence(state.public(), "h29".parse().unwrap());
        assert_eq!(said, "h29 (farm). 3 food, 1 oil. Tunnel. Nordic: Monument. Saxony: 1 mech, 4 workers.");
    }

    #[test]
    fn every_place_has_a_sentence_in_every_language() {
        let state = State::from_position(
            "kosa-position 1; active 1; seat nordic mechanical; seat saxony agricultural",
        )
        .unwrap();
        for texts in Lang::ALL.map(Texts::new) {
            let mut all: Vec<String> = (0..Place::COUNT)
                .filter_map(Place::from_index)
                .map(|place| texts.place_sentence(state.public(), place))
                .collect();
            assert!(all.iter().all(|said| said.len() > 4 && said.ends_with('.')));
            all.sort();
            all.dedup();
            assert_eq!(all.len(), Place::COUNT, "two places are called the same");
        }
    }
}
