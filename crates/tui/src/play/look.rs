//! What is looked at on request: who can get where, everything on a territory, what happened since.

use super::notes::Notes;
use super::{Effect, Main, Overlay, Play};
use crate::panels::spot;
use crate::scroll::Scroll;
use kosa_client::next_reach;
use kosa_engine::vocab::{Place, PlaceSet, Seat, UnitKind};
use kosa_lang::{Arg, capital};

impl Play {
    /// The reach of the next seat, one's own first, and then nobody's; it is told who threatens what.
    pub(super) fn turn_reach(&mut self) -> Effect {
        self.reach = next_reach(self.public(), self.viewer().seat(), self.reach);
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
            if found.is_empty() { texts.say("tui-nowhere") } else { found.join(" ") }
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

    /// What happened since the last turn of whoever takes over, as everybody may know it.
    pub(super) fn since(&self) -> Vec<String> {
        let lines = self.session.since_last_turn().iter().filter(|line| !line.is_thought());
        lines.map(|line| line.text(self.session.reader(), self.texts())).collect()
    }
}
