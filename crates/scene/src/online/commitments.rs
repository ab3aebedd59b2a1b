//! What tables committed to when this browser first came to them: a server cannot change its mind later without being found out.

/// Tables that are remembered; the oldest are forgotten.
const TABLES: usize = 200;

/// The commitment a table named first.
pub fn found<'a>(kept: &'a str, table: &str) -> Option<&'a str> {
    kept.lines().filter_map(|line| line.split_once(' ')).find(|(id, _)| *id == table).map(|(_, hash)| hash)
}

/// What is kept with this table in it; nothing if it is there already.
pub fn with(kept: &str, table: &str, commitment: &str) -> Option<String> {
    if found(kept, table).is_some() {
        return None;
    }
    let old = kept.lines().count().saturating_sub(TABLES - 1);
    let lines = kept.lines().skip(old).map(str::to_string);
    Some(lines.chain([format!("{table} {commitment}")]).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_of_a_table_counts() {
        let kept = with("", "a", "11").unwrap();
        assert_eq!(with(&kept, "a", "22"), None, "it has said something before");
        let kept = with(&kept, "b", "33").unwrap();
        assert_eq!((found(&kept, "a"), found(&kept, "b"), found(&kept, "c")), (Some("11"), Some("33"), None));
    }

    #[test]
    fn old_tables_are_forgotten() {
        let mut kept = String::new();
        for table in 0..TABLES + 5 {
            kept = with(&kept, &format!("t{table}"), "00").unwrap();
        }
        assert_eq!(kept.lines().count(), TABLES);
        assert_eq!(found(&kept, "t4"), None);
        assert_eq!(found(&kept, "t5"), Some("00"));
    }
}
