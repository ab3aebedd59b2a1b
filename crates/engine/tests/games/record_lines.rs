//! A fault of a record names the line it stands on, whatever lies between.

use kosa_engine::Record;

fn fault(text: &str) -> String {
    Record::from_text(text).unwrap_err().to_string()
}

#[test]
fn tags_before_a_wrong_seat_are_counted() {
    let said =
        fault("kosa-record 1\ntag seed 3\nrules rulebook\ntag table kitchen\nseat moon industrial\nmoves\n");
    assert!(said.starts_with("record line 5: 'moon' is no faction"), "{said}");
}

#[test]
fn a_wrong_line_of_a_position_is_counted_from_the_top_of_the_record() {
    let said = fault("kosa-record 1\ntag seed 3\nkosa-position 1\nactive 1\nfly high\nmoves\n");
    assert!(said.starts_with("record line 3: ") && said.contains("line 5: 'fly' is no key"), "{said}");
}
