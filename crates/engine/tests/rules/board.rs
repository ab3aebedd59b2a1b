//! What is printed on the board.

use kosa_engine::vocab::{Faction, Hex};

#[test]
fn the_board_is_as_printed() {
    let hex = |n| Hex::new(n).unwrap();
    assert!(hex(10).has_tunnel() && !hex(11).has_tunnel());
    assert!(hex(11).has_encounter() && !hex(10).has_encounter());
    assert!(hex(3).place().across_rivers().contains(hex(4)));
    assert!(!hex(4).place().across_rivers().contains(hex(5)));
    assert!(hex(4).place().touches().contains(hex(5)));
    assert_eq!(Faction::Nordic.home().axial(), (3, -4));
    assert_eq!(Hex::FACTORY.place().axial(), (0, 0));
}
