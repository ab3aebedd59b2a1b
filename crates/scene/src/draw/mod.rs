//! Drawings as SVG text. They hold shapes, classes and numbers only, never words from outside, so that they can be put into
//! the page as they are; the style sheets give them their colours.

pub mod arrow;
pub mod crowd;
pub mod geometry;
pub mod ground;
pub mod piece;
pub mod ring;
pub mod river;
pub mod seal;
pub mod terrain;

/// A length with at most one digit after the point.
pub fn short(value: f64) -> String {
    let text = format!("{value:.1}");
    match text.strip_suffix(".0") {
        Some("-0") => "0".into(),
        Some(whole) => whole.into(),
        None => text,
    }
}

/// A drawing of the sprite centred on a point.
pub fn symbol(name: &str, x: f64, y: f64, width: f64, class: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    format!(
        "<use href=\"#{name}\" x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{w}\"{class}/>",
        short(x - width / 2.0),
        short(y - width / 2.0),
        w = short(width)
    )
}
