//! What an answer would do, before it is given.

use crate::drawing::escaped;
use crate::icon;
use crate::panels::bits::delta;
use crate::panels::mat::{bottom_note, half_note};
use kosa_engine::vocab::*;
use kosa_engine::{Player, Public, SectionFacts};
use kosa_lang::{Texts, capital};

/// A section with all it would cost and give now, as text: it is another one whenever the pointer moves.
pub fn section_text(texts: &Texts, public: &Public, seat: Seat, facts: &SectionFacts) -> String {
    let player: &Player = public.player(seat);
    let top = player.section(facts.section).map(|printed| printed.top);
    let title = match (top, facts.bottom.action) {
        (Some(top), Some(bottom)) => format!("{} / {}", texts.name(&top), texts.name(&bottom)),
        _ => texts.name(&facts.section),
    };
    let halves: Vec<String> = facts.top.iter().map(|half| half_note(texts, public, player, half)).collect();
    let halves = capital(&halves.join(&format!(" {} ", texts.say("web-or"))));
    let bottom = &facts.bottom;
    let price = bottom.action.zip(bottom.cost).map(|(action, (resource, count))| {
        let args = [
            ("action", texts.name(&action).into()),
            ("price", texts.count(resource.id(), count).into()),
            ("n", bottom.has.into()),
        ];
        let said = escaped(&capital(&texts.fill("web-bottom-price", &args)));
        format!("<li>{}{said}</li>", icon::shape(icon::resource(resource), 18, ""))
    });
    let coins = (bottom.why_not.is_none() && bottom.coins > 0).then(|| {
        let from = player.coins();
        format!("<li>{}</li>", delta("i-coin", from, from + u16::from(bottom.coins)))
    });
    let note = bottom_note(texts, public, bottom);
    let short = bottom.why_not.is_some();
    let note = (!note.is_empty()).then(|| {
        let (class, name) = if short { (" class=\"cost b\"", "i-no") } else { ("", "i-recruit") };
        format!("<li{class}>{}{}</li>", icon::shape(name, 18, ""), escaped(&capital(&note)))
    });
    let top_icon = icon::shape(top.map_or("i-gear", icon::top), 18, "");
    let title = escaped(&texts.fill("web-you-would-get", &[("what", title.into())]));
    let [price, coins, note] = [price, coins, note].map(Option::unwrap_or_default);
    let halves = escaped(&halves);
    format!("<h3 class=\"ttl\">{title}</h3><ul><li>{top_icon}{halves}</li>{price}{coins}{note}</ul>")
}
