//! What is looked at on request: who can get where, everything on a territory, both sides of a combat, what happened since.

use super::notes::Notes;
use super::{Effect, Main, Overlay, Play};
use crate::panels::spot;
use crate::scroll::Scroll;
use kosa_client::Stage;
use kosa_engine::vocab::{Place, PlaceSet, Seat, UnitKind};
use kosa_engine::{CombatFacts, Public, SideFacts};
use kosa_lang::{Arg, capital};

impl Play {
    /// The reach of the next seat, the own one first, and then nobody's; it is told who threatens what.
    pub(super) fn turn_reach(&mut self) -> Effect {
        let own = self.viewer().seat();
        let mut all: Vec<Seat> = self.public().seats().collect();
        all.sort_by_key(|seat| Some(*seat) != own);
        self.reach = match self.reach {
            None => all.first().copied(),
            Some(seat) => all.iter().skip_while(|one| **one != seat).nth(1).copied(),
        };
        self.main = Main::Board;
        let text = match self.reach {
            Some(seat) => self.reach_text(seat),
            None => self.texts().say("tui-reach-off"),
        };
        self.message = Some((text, false));
        Effect::Stay
    }

    /// The places a seat's units could enter in their next turn.
    pub(super) fn reached(&self) -> Option<PlaceSet> {
        let reach = self.public().reach(self.reach?);
        Some(reach.fighters() | reach.workers())
    }

    fn reach_text(&self, seat: Seat) -> String {
        let (public, texts) = (self.public(), self.texts());
        let reach = public.reach(seat);
        let fights = |place: &Place| public.outlook(seat, UnitKind::Mech, *place).combat.is_some();
        let drives = |place: &Place| public.outlook(seat, UnitKind::Mech, *place).drives_off.is_some();
        let names = |wanted: &dyn Fn(&Place) -> bool| -> String {
            let found: Vec<String> =
                reach.fighters().iter().filter(|p| wanted(p)).map(|p| p.to_string()).collect();
            if found.is_empty() { texts.say("tui-none") } else { found.join(" ") }
        };
        let args = [
            ("who", Arg::from(self.session.called(seat))),
            ("fights", names(&fights).into()),
            ("drives", names(&drives).into()),
        ];
        texts.fill("tui-reach", &args)
    }

    /// Everything on the place under the cursor, in full.
    pub(super) fn show_place(&mut self) {
        let mut parts = spot::words(self.texts(), self.public(), self.cursor).into_iter();
        let title = parts.next().unwrap_or_default();
        // The number of a territory is written small wherever it stands.
        let title = if self.cursor.hex().is_some() { title } else { capital(&title) };
        let lines: Vec<String> = parts.map(|part| capital(&part)).collect();
        let lines = if lines.is_empty() { vec![self.texts().say("tui-nothing-there")] } else { lines };
        self.overlay = Some(Overlay::Notes(Notes::Page(title, lines), Scroll::default()));
    }

    /// Both sides of the combat that is fought, for whoever is asked about it.
    pub(super) fn combat_lines(&self) -> Vec<String> {
        if !matches!(self.session.stage(), Stage::Asking(_)) {
            return Vec::new();
        }
        let Some(view) = self.session.asked().map(kosa_client::ask::Asked::view) else { return Vec::new() };
        let Some(facts) = view.combat_facts() else { return Vec::new() };
        let CombatFacts { sides, .. } = facts;
        sides.iter().map(|side| self.side_line(view.public(), side)).collect()
    }

    fn side_line(&self, public: &Public, side: &SideFacts) -> String {
        let texts = self.texts();
        let abilities: Vec<String> = side
            .abilities
            .iter()
            .filter(|ability| !ability.is_over)
            .map(|ability| texts.name(&ability.ability))
            .collect();
        let args = [
            ("who", Arg::from(texts.faction_short(public.player(side.seat).faction()))),
            ("fighters", side.fighters.into()),
            ("power", side.power.into()),
            ("hand", side.hand.into()),
            ("limit", side.card_limit.into()),
            ("most", side.most.into()),
        ];
        let mut line = texts.fill("tui-combat-side", &args);
        if side.workers > 0 {
            line.push(' ');
            line.push_str(&texts.fill("tui-combat-workers", &[("n", side.workers.into())]));
        }
        if !abilities.is_empty() {
            line.push_str(&format!(" {}.", abilities.join(", ")));
        }
        line
    }

    /// What happened since the last turn of whoever takes over, as everybody may know it.
    pub(super) fn since(&self) -> Vec<String> {
        let lines = self.session.since_last_turn().iter().filter(|line| !line.is_thought());
        lines.map(|line| line.text(self.session.reader(), self.texts())).collect()
    }
}
