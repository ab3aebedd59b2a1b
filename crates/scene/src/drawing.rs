//! Text within a drawing.

/// A text as it may stand between the tags of a page, or in quotation marks within one: names and whatever else people have written, too.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn whatever_people_write_stays_text() {
        assert_eq!(escaped("<b>\"Anna\" & Jan</b>"), "&lt;b&gt;&quot;Anna&quot; &amp; Jan&lt;/b&gt;");
        assert_eq!(escaped("Kraków – Łódź"), "Kraków – Łódź");
    }
}
