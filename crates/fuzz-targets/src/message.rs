use kosa_engine::{State, View, Viewer};
use kosa_wire::{Message, Options, Patch, Position, Request};

/// A position to which patches are tried.
const START: &str =
    "kosa-position 1; active 1; seat nordic industrial; hand 23; seat crimea mechanical; hand 445";

/// What goes between a table and those who sit at it: what can be read is written and read back to the same, and a patch that fits leads to a
/// sound view or says why not.
pub fn message(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(request) = serde_json::from_str::<Request>(text) {
        let written = serde_json::to_string(&request).expect("a request");
        assert_eq!(serde_json::from_str::<Request>(&written).ok(), Some(request));
    }
    if let Ok(message) = serde_json::from_str::<Message>(text) {
        let written = serde_json::to_string(&message).expect("a message");
        assert_eq!(serde_json::from_str::<Message>(&written).ok(), Some(message));
    }
    if let Ok(options) = serde_json::from_str::<Options>(text) {
        let _ = options.is_sound();
        let written = serde_json::to_string(&options).expect("options");
        assert_eq!(serde_json::from_str::<Options>(&written).ok(), Some(options));
    }
    if let Ok(patch) = serde_json::from_str::<Patch>(text) {
        let state = State::from_position(START).expect("a position");
        let start = Position::of(&View::of(&state, Viewer::Bystander));
        if let Ok(position) = start.patched(&patch)
            && let Ok(view) = position.view()
        {
            let again = Position::of(&view);
            assert_eq!(again.view().ok(), Some(view));
            let between = Patch::between(&start, &again);
            assert_eq!(start.patched(&between).ok(), Some(again));
        }
    }
    if let Ok(position) = serde_json::from_str::<Position>(text) {
        let _ = position.view();
    }
}
