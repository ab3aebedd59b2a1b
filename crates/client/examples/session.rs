//! A game through a session, without a screen: what is asked and what can be chosen, in words; a choice, what it would do, and
//! how it is taken back.
//!
//! `cargo run -p kosa-client --example session`

use kosa_client::{Answered, Bots, NearTable, Session, Stage, Wishes};
use kosa_lang::{Lang, Texts};
use kosa_table::Seed;
use std::sync::Arc;

fn main() {
    // What a set-up screen, a file or a link asks for, in one line; everything that is wrong with it would be said.
    let wishes: Wishes = "kosa1;seats=human/name:Anna/nordic,bot:random".parse().expect("a line of wishes");
    let game = wishes.to_new_game(Seed::from(7)).expect("wishes that can be fulfilled");
    let table = NearTable::new(game.deal().expect("two players fit"));
    let mut session = Session::new(table, Arc::new(Texts::new(Lang::English)));
    let mut bots = Bots::default();

    let (mut asked, mut taken_back) = (0, 0);
    // A client does what the stage says, over and over.
    while asked < 12 {
        match session.stage() {
            Stage::Asking(_) => {
                asked += 1;
                println!("\n{}", session.prompt());
                let menu = session.asked().expect("somebody is asked").menu();
                let words: Vec<String> =
                    menu.choices.iter().map(|choice| format!("{} {}", choice.key(), choice.label)).collect();
                words.iter().for_each(|line| println!("  {line}"));
                let preview =
                    session.preview(0).map(|preview| preview.lines(session.texts())).unwrap_or_default();
                preview.iter().for_each(|line| println!("  with the first: {line}"));
                // The first choice, whatever it is. It may lead to further choices, or be asked about once more.
                let answered = session.choose(0);
                if let Answered::Confirm(what, moves) = answered {
                    println!("  final: {}", what.text(session.texts()));
                    session.decide(moves);
                } else if taken_back == 0 && session.may_undo() {
                    // Nothing that was hidden has been shown since: whoever has decided may think better of it.
                    let list = session.undo_list();
                    println!("  taken back: {}", list[0].words);
                    assert!(session.undo());
                    taken_back += 1;
                }
            }
            // What others did lies in pages, and a device that is handed on covers what it shows.
            Stage::Reading => session.turn_page(true),
            Stage::HandOver(_) => session.uncover(),
            Stage::Watching => session.watch(),
            Stage::Thinking(_) => _ = session.let_bots_decide(&mut bots),
            Stage::Over | Stage::Connecting | Stage::Waiting(_) => break,
        }
    }

    println!("\nWhat happened, as Anna may know it:");
    for line in session.log().lines() {
        println!("{}", line.text(session.viewer(), session.texts()));
    }
    assert_eq!((asked, taken_back), (12, 1));
}

#[test]
fn it_runs() {
    main();
}
