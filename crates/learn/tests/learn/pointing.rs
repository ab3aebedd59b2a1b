//! "Why not?" for what is pointed at.

use kosa_client::Target;
use kosa_engine::vocab::Seat;
use kosa_engine::{Actor, Awaiting, Question, State, View, WhyNot};
use kosa_learn::why_not;

/// Nordic flies with Crimea's airship beside it.
fn flying(tiles: &str, moves: &[&str]) -> View {
    let position = format!(
        "kosa-position 1; rules rulebook +airships; active 1; airship-tiles {tiles}; encounters; \
         seat nordic industrial; airship h11; seat crimea mechanical; airship h12"
    );
    let mut state = State::from_position(&position).unwrap_or_else(|e| panic!("{e}"));
    for mv in ["section build", "move", "fly"].iter().chain(moves) {
        let Awaiting::Seats(seats) = state.awaiting() else { panic!("nobody is asked") };
        let seat = seats.iter().next().unwrap();
        state.apply(Actor::Seat(seat), mv.parse().unwrap()).unwrap_or_else(|e| panic!("{mv}: {e}"));
    }
    View::of(&state, Seat::new(0).unwrap())
}

#[test]
fn pointing_at_an_opponent_means_what_is_asked() {
    let [own, opponent] = [0, 1].map(|i| Target::Seat(Seat::new(i).unwrap()));
    let flight = flying("distract craft", &[]);
    assert!(matches!(flight.public().question(), Some(Question::Flight { .. })));
    assert_eq!(
        why_not(&flight, opponent),
        Some(WhyNot::NoTile),
        "the airship could bombard with another tile"
    );
    let challenge = flying("blitzkrieg craft", &["step airship h11 h12", "done"]);
    assert_eq!(challenge.public().question(), Some(Question::Challenge));
    assert_eq!(why_not(&challenge, opponent), None, "its airship may be fought");
    assert_eq!(why_not(&challenge, own), Some(WhyNot::NobodyThere));
    assert_eq!(why_not(&challenge, Target::Flag), Some(WhyNot::OtherQuestion));
}
