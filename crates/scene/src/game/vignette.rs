//! Small scenes of our own for encounters: a sky, the ground the card was met on, and somebody on it. They say nothing that
//! the words do not say.

use kosa_engine::vocab::Terrain;

/// Colours of a time of day: four bands of sky, the sun, far hills, near hills.
type Hour = ([&'static str; 4], &'static str, &'static str, &'static str);

const HOURS: [Hour; 4] = [
    (["#e7c592", "#eacc9c", "#edd4a7", "#f0dcb3"], "#f7edcf", "#b79f86", "#98a07c"),
    (["#b9cdd0", "#c6d6d4", "#d4dfd8", "#e2e8dc"], "#fbf6e2", "#9fa9a6", "#8d9c7c"),
    (["#c9a59b", "#d6b3a2", "#e2c3ab", "#ecd3b6"], "#f9e3c2", "#8f7f80", "#7d8672"),
    (["#8f9aa8", "#a0a9b2", "#b4b9bb", "#c9cac4"], "#eee9d8", "#757d85", "#6c7668"),
];

/// The scene of a card met on some ground.
pub fn draw(card: u8, ground: Option<Terrain>) -> String {
    let (sky, sun, far, near) = HOURS[usize::from(card) % HOURS.len()];
    let mut out = String::new();
    for (colour, top) in sky.iter().zip([0, 62, 104, 140]) {
        out.push_str(&format!("<rect width=\"300\" height=\"340\" y=\"{top}\" fill=\"{colour}\"/>"));
    }
    let across = 60 + (u32::from(card) * 37) % 190;
    out.push_str(&format!("<circle cx=\"{across}\" cy=\"118\" r=\"38\" fill=\"{sun}\"/>"));
    out.push_str(&format!(
        "<path d=\"M0 190l46-42 30 24 52-58 44 50 34-26 50 40 44-30v60H0z\" fill=\"{far}\"/>"
    ));
    out.push_str(&format!("<path d=\"M0 206q60-30 130-16t170-8v30H0z\" fill=\"{near}\"/>"));
    out.push_str(land(ground));
    out.push_str(&somebody(card));
    out
}

fn land(ground: Option<Terrain>) -> &'static str {
    match ground {
        Some(Terrain::Farm) => FARM,
        Some(Terrain::Forest) => FOREST,
        Some(Terrain::Mountain) => MOUNTAIN,
        Some(Terrain::Tundra) => TUNDRA,
        Some(Terrain::Village) => VILLAGE,
        _ => MEADOW,
    }
}

const MEADOW: &str = r##"<path d="M0 204q150-16 300 0v136H0z" fill="#a9ad76"/><path d="M120 340q14-70 52-92t30-40" stroke="#cdbb88" stroke-width="15" fill="none"/>"##;
const FARM: &str = r##"<path d="M0 204q150-16 300 0v136H0z" fill="#cfae66"/><path d="M-40 330Q120 230 170 196M6 330Q132 230 173 196M52 330Q144 230 176 196M98 330Q156 230 179 196M144 330Q168 230 182 196M190 330Q180 230 185 196M236 330Q192 230 188 196M282 330Q204 230 191 196M328 330Q216 230 194 196" stroke="#8d7440" stroke-width="2.5" fill="none" opacity=".6"/>"##;
const FOREST: &str = r##"<path d="M0 204q150-16 300 0v136H0z" fill="#8f9a68"/><path d="M18 214l18-66 18 66zM52 220l22-86 22 86zM216 216l20-78 20 78zM250 222l22-92 22 92zM188 212l13-50 13 50z" fill="#55673f"/><path d="M34 214v12M72 220v14M235 216v12M271 222v14M200 212v9" stroke="#4a3a28" stroke-width="5"/>"##;
const MOUNTAIN: &str = r##"<path d="M0 214l70-84 40 46 56-92 60 84 34-36 40 60v148H0z" fill="#9c9184"/><path d="M148 114l18-30 20 30-10 6-9-8-8 8z" fill="#efe9dc"/><path d="M0 236q150-18 300 0v104H0z" fill="#b3a792"/><path d="M30 262l16-10 18 12zM214 284l20-12 24 14z" fill="#8b8073"/>"##;
const TUNDRA: &str = r##"<path d="M0 204q150-16 300 0v136H0z" fill="#d9ddd3"/><path d="M24 262q30-8 60 0M150 300q40-8 90 0M196 246q26-6 52 0" stroke="#aab2ab" stroke-width="3" fill="none"/><path d="M40 236l4-14M46 236l-1-16M52 236l-6-12M252 274l4-14M258 274l-1-16M264 274l-6-12" stroke="#7d8678" stroke-width="2.5"/>"##;
const VILLAGE: &str = r##"<path d="M0 204q150-16 300 0v136H0z" fill="#c2ad82"/><path d="M14 178h56v44H14zM222 182h62v42h-62zM180 190h34v32h-34z" fill="#b98f70"/><path d="M8 180l34-30 34 30zM214 184l39-34 38 34zM175 192l22-19 22 19z" fill="#8a5640"/><path d="M34 198h14v24H34zM246 200h14v24h-14z" fill="#5d4636"/><path d="M120 340q16-64 40-84t26-40" stroke="#dccaa0" stroke-width="17" fill="none"/>"##;

/// Silhouettes out of the sprite.
fn figure(shape: &str, x: f64, y: f64, size: f64) -> String {
    format!("<use href=\"#{shape}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"/>")
}

fn somebody(card: u8) -> String {
    let two = || figure("u-worker", 206.0, 216.0, 52.0) + &figure("u-worker", 244.0, 226.0, 44.0);
    match card % 6 {
        // A walker that has sunk in.
        0 => {
            format!("<g transform=\"rotate(-7 130 190)\">{}</g>", figure("u-mech", 44.0, 86.0, 180.0))
                + r##"<path d="M56 250q34-14 74-5t88-2q32 4 38 15-11 20-62 20H80q-36-8-24-28z" fill="#a98545"/>"##
                + &two()
        }
        // A wagon on the road.
        1 => {
            r##"<path d="M70 214h104v36H70z" fill="#6d5335"/><path d="M66 216q56-60 112 0z" fill="#e3d7bb"/><circle cx="92" cy="256" r="17" fill="none" stroke="#3b2f20" stroke-width="7"/><circle cx="152" cy="256" r="17" fill="none" stroke="#3b2f20" stroke-width="7"/>"##
                .to_string()
                + &two()
        }
        // A camp.
        2 => {
            r##"<path d="M40 262l46-74 46 74z" fill="#5f5a44"/><path d="M74 262l12-34 12 34z" fill="#2f2a20"/><path d="M164 268q10-34 18-8t16-6q4 18-8 22h-20z" fill="#d9862b"/><path d="M158 276l46-8M160 268l44 10" stroke="#4a3624" stroke-width="6"/><path d="M182 238q-8-16 4-28t-2-26" stroke="#8b8378" stroke-width="5" fill="none" stroke-linecap="round" opacity=".6"/>"##
                .to_string()
                + &figure("u-worker", 222.0, 226.0, 50.0)
                + &figure("u-character", 128.0, 196.0, 62.0)
        }
        // A stall.
        3 => {
            r##"<path d="M56 206h130v6H56zM62 212v58M180 212v58" stroke="#5a4430" stroke-width="6" fill="none"/><path d="M50 210q12-30 70-32t72 32q-9 10-18 0-9 10-18 0-9 10-18 0-9 10-18 0-9 10-18 0-9 10-18 0-9 10-18 0-8 8-16 0z" fill="#a34a36"/><path d="M60 240h122v30H60z" fill="#8c6d47"/><circle cx="84" cy="236" r="8" fill="#d9a441"/><circle cx="104" cy="237" r="8" fill="#8aa05a"/><circle cx="124" cy="236" r="8" fill="#c65b3c"/>"##
                .to_string()
                + &two()
        }
        // Works with a chimney.
        4 => {
            r##"<path d="M38 190h116v76H38z" fill="#6a6156"/><path d="M38 190l29-24v24l29-24v24l29-24v24l29-24v24z" fill="#57504a"/><path d="M166 150h22v116h-22z" fill="#7b5f50"/><path d="M54 210h18v18H54zM86 210h18v18H86zM118 210h18v18h-18z" fill="#e7c886"/><path d="M177 144q-10-16 5-28t-3-30" stroke="#6f6a64" stroke-width="9" fill="none" stroke-linecap="round" opacity=".55"/>"##
                .to_string()
                + &two()
        }
        // Somebody at a signpost.
        _ => {
            r##"<path d="M96 178v88" stroke="#4a3a28" stroke-width="8"/><path d="M58 186h66l14 11-14 11H58zM136 214H84l-13 10 13 10h52z" fill="#7a5b3a"/>"##
                .to_string()
                + &figure("u-character", 168.0, 180.0, 92.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kosa_engine::vocab::Encounter;

    #[test]
    fn every_card_has_a_scene_on_every_ground() {
        for card in 1..=Encounter::MAX {
            for ground in Terrain::ALL.into_iter().map(Some).chain([None]) {
                let drawing = draw(card, ground);
                assert_eq!(drawing.matches('<').count(), drawing.matches('>').count());
                assert!(drawing.contains("#u-"), "somebody is there");
            }
        }
        assert_ne!(draw(1, Some(Terrain::Farm)), draw(2, Some(Terrain::Farm)));
    }
}
