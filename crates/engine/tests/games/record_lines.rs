//! A fault of a record names the line it stands on, whatever lies between.

use kosa_engine::Record;

fn fault(text: &str) -> String {
    Record::from_text(text).unwrap_err().to_string()
}

#[test]
fn tags_before_a_wrong_seat_are_counted() {
    let said =
        fault("kosa-record 1\ntag seed 3\nrules rulebook\ntag table kitchen\nseat moon industrial\nmoves\n");
    assert!(said.starts_with("record, line 5: unknown faction 'moon'"), "{said}");
}

#[test]
fn a_wrong_line_of_a_position_is_counted_from_the_top_of_the_record() {
    let said = fault("kosa-record 1\ntag seed 3\nkosa-position 1\nactive 1\nfly high\nmoves\n");
    assert!(said.starts_with("record, line 3: ") && said.contains("line 5: 'fly' is no key"), "{said}");
}

#[test]
fn a_text_longer_than_any_game_is_not_read() {
    let record = "kosa-record 1\nrules rulebook\nseat nordic industrial\nseat crimea mechanical\nmoves\n";
    let padded = |length: usize| record.to_string() + &"#".repeat(length - record.len());
    assert!(Record::from_text(&padded(Record::MAX_BYTES)).is_ok());
    let long = padded(Record::MAX_BYTES + 1);
    assert!(fault(&long).contains("16777217 of at most 16777216 bytes"), "{}", fault(&long));
    let start =
        format!("kosa-record 1\nkosa-position 1\n{}moves\n", "seat nordic industrial\n".repeat(20_000));
    assert!(fault(&start).contains("at most 262144 are read"), "{}", fault(&start));
}

#[test]
fn numbers_of_a_record_have_no_sign() {
    let record = "kosa-record 1\nrules rulebook\nseat nordic industrial\nseat crimea mechanical\nmoves\n";
    assert!(Record::from_text(&format!("{record}1: give 2 1\n")).is_ok());
    assert!(fault(&format!("{record}1: give 2 +1\n")).contains("wrong gift '1: give 2 +1'"));
}

#[test]
fn a_tag_without_a_key_does_not_break_the_record() {
    let mut record =
        Record::from_text("kosa-record 1\nseat nordic industrial\nseat crimea mechanical\nmoves\n").unwrap();
    record.tags = vec![(String::new(), "a b".into()), ("\n".into(), String::new())];
    let again = Record::from_text(&record.to_text()).unwrap();
    assert_eq!(again.tags, [("-".to_string(), "a b".to_string()), ("-".into(), String::new())]);
}
