//! Upgrade and Enlist: the two halves of the choice, what cannot be taken in its place and with the reason.

use super::scene::{Answer, Scene};
use crate::icon;
use crate::thing::Target;
use kosa_client::Asked;
use kosa_engine::vocab::*;
use kosa_engine::{Move, Player, Public, Question};
use kosa_lang::{Texts, capital};

/// A line of one of the two lists.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// What it is about.
    pub target: Target,
    /// Its shape.
    pub icon: &'static str,
    /// The class of the shape.
    pub class: &'static str,
    /// What it is called.
    pub title: String,
    /// What else is said of it.
    pub note: String,
    /// Before and after, or why it cannot be taken.
    pub right: Right,
    /// How it stands to the question.
    pub stands: Stands,
}

/// What stands at the end of a line.
#[derive(Clone, PartialEq, Debug)]
pub enum Right {
    /// A number before and after.
    Change(u8, u8),
    /// Words.
    Words(String),
}

/// How a line stands to the question.
#[derive(Clone, PartialEq, Debug)]
pub enum Stands {
    /// It answers it: its number and key.
    Answer(usize, String),
    /// It was chosen before, and another may still be chosen instead.
    Before(bool),
    /// It waits for the other list.
    Later,
    /// It cannot be taken.
    Shut,
}

/// Everything the dialog shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Facts {
    /// Whether it is an upgrade; otherwise somebody enlists.
    pub upgrade: bool,
    /// The question.
    pub prompt: String,
    /// The first list.
    pub first: Vec<Row>,
    /// The second list.
    pub second: Vec<Row>,
    /// Answers that stand in neither.
    pub rest: Vec<Answer>,
    /// What everybody sees.
    pub public: Public,
    /// Whose mat.
    pub seat: Seat,
    /// Whether a step can be taken back.
    pub may_go_back: bool,
}

/// The line of the arrow: down from the cube, between the two rows of the mat, where it covers no word, and into the boxes from
/// their open end.
pub fn route(from: (f64, f64), between: f64, to: (f64, f64)) -> String {
    let (start, end, y) = (from.0, to.0 + 30.0, to.1);
    let aside = end - start;
    let bend = (aside.abs() / 2.0).min(10.0);
    let side = bend.copysign(aside);
    format!(
        "M{start:.1} {:.1}L{start:.1} {:.1}Q{start:.1} {between:.1} {:.1} {between:.1}L{:.1} {between:.1}\
         Q{end:.1} {between:.1} {end:.1} {:.1}L{end:.1} {:.1}Q{end:.1} {y:.1} {:.1} {y:.1}L{:.1} {y:.1}",
        from.1,
        between - bend,
        start + side,
        end - side,
        between + bend,
        y - 10.0,
        end - 10.0,
        to.0 + 12.0
    )
}

/// How a thing stands to the question: an answer, chosen before, or neither.
fn stands(asked: &Asked, scene: &Scene, target: Target) -> Option<Stands> {
    if let Some(answer) = scene.answers.iter().find(|answer| answer.target == target) {
        return Some(Stands::Answer(answer.index, answer.key.clone()));
    }
    asked.menus().iter().rev().skip(1).find_map(|menu| {
        let at = menu.choices.iter().position(|choice| choice.target == target)?;
        Some(Stands::Before(at == menu.selected))
    })
}

/// Everything the dialog shows of an upgrade or of a recruit.
pub fn facts(asked: &Asked, scene: &Scene, prompt: String, texts: &Texts) -> Option<Facts> {
    let view = asked.view();
    let seat = view.seat()?;
    let player = view.public().player(seat);
    let upgrade = asked.question() == Some(Question::Upgrade);
    let legal = view.legal();
    let (first, second): (Vec<Row>, Vec<Row>) = if upgrade {
        let more = Cube::ALL.map(|cube| cube_row(asked, scene, texts, player, &legal, cube));
        let cheaper = BottomAction::ALL.map(|action| box_row(asked, scene, texts, player, &legal, action));
        (more.into(), cheaper.into())
    } else {
        let recruits = BottomAction::ALL.map(|action| recruit_row(asked, scene, texts, player, action));
        let bonuses = RecruitBonus::ALL.map(|bonus| bonus_row(asked, scene, texts, player, bonus));
        (recruits.into(), bonuses.into())
    };
    let shown = |answer: &&Answer| {
        let in_list = |row: &Row| matches!(row.stands, Stands::Answer(index, _) if index == answer.index);
        !first.iter().chain(&second).any(in_list)
    };
    let rest = scene.answers.iter().filter(shown).cloned().collect();
    let may_go_back = scene.may_go_back;
    Some(Facts { upgrade, prompt, first, second, rest, public: *view.public(), seat, may_go_back })
}

/// What a cube gives more of, once it has gone.
fn given(player: &Player, cube: Cube) -> u8 {
    match cube {
        Cube::MoveUnit => player.move_units(),
        Cube::MoveCoin => player.move_coins(),
        Cube::BolsterPower => player.bolster_power(),
        Cube::BolsterCard => player.bolster_cards(),
        Cube::TradePopularity => player.trade_popularity(),
        Cube::ProduceTerritory => player.produce_territories(),
    }
}

fn cube_row(asked: &Asked, scene: &Scene, texts: &Texts, player: &Player, legal: &[Move], cube: Cube) -> Row {
    let (icon, class) = match cube {
        Cube::MoveUnit => ("i-move", ""),
        Cube::MoveCoin => ("i-coin", ""),
        Cube::BolsterPower => ("i-power", "pow"),
        Cube::BolsterCard => ("i-card", ""),
        Cube::TradePopularity => ("i-pop", "pop"),
        Cube::ProduceTerritory => ("i-terr", ""),
    };
    let target = Target::Cube(cube);
    let moves = legal.iter().find(|mv| matches!(mv, Move::Upgrade { cube: one, .. } if *one == cube));
    let after = moves.and_then(|mv| {
        let after = asked.view().try_out(&[*mv]);
        Some(given(after.view.public().player(asked.view().seat()?), cube))
    });
    let right = match after {
        Some(after) => Right::Change(given(player, cube), after),
        None => Right::Words(texts.say("web-cube-gone")),
    };
    let stands = stands(asked, scene, target).unwrap_or(match moves {
        // One cube alone is no question.
        Some(_) => Stands::Before(true),
        None => Stands::Shut,
    });
    Row { target, icon, class, title: capital(&texts.name(&cube)), note: String::new(), right, stands }
}

fn box_row(
    asked: &Asked,
    scene: &Scene,
    texts: &Texts,
    player: &Player,
    legal: &[Move],
    action: BottomAction,
) -> Row {
    let target = Target::RedBox(action);
    let mv = legal.iter().find(|mv| matches!(mv, Move::Upgrade { to, .. } if *to == action));
    let after = mv.and_then(|mv| {
        let after = asked.view().try_out(&[*mv]);
        Some(after.view.public().player(asked.view().seat()?).cost(action))
    });
    let right = match after {
        Some(after) => Right::Change(player.cost(action), after),
        None => Right::Words(texts.say("web-no-box")),
    };
    let stands =
        stands(asked, scene, target).unwrap_or(if mv.is_some() { Stands::Later } else { Stands::Shut });
    Row {
        target,
        icon: icon::resource(action.resource()),
        class: "",
        title: capital(&texts.name(&action)),
        note: texts.name(&action.resource()),
        right,
        stands,
    }
}

fn recruit_row(asked: &Asked, scene: &Scene, texts: &Texts, player: &Player, action: BottomAction) -> Row {
    let target = Target::Recruit(action);
    let (icon, class) = icon::bonus(action.recruit_bonus());
    let yours = player.has_enlisted(action);
    let stands =
        stands(asked, scene, target).unwrap_or(if yours { Stands::Shut } else { Stands::Before(true) });
    let note =
        texts.fill("web-recruit-each", &[("bonus", texts.recruit_bonus(action.recruit_bonus()).into())]);
    let right = Right::Words(if yours { texts.say("web-recruit-yours") } else { String::new() });
    Row { target, icon, class, title: capital(&texts.name(&action)), note, right, stands }
}

fn bonus_row(asked: &Asked, scene: &Scene, texts: &Texts, player: &Player, bonus: RecruitBonus) -> Row {
    let target = Target::Bonus(bonus);
    let (icon, class) = icon::bonus(bonus);
    let taken = player.has_taken(bonus);
    let stands = stands(asked, scene, target).unwrap_or(if taken { Stands::Shut } else { Stands::Later });
    let right = Right::Words(if taken { texts.say("web-taken") } else { format!("+{}", bonus.one_time()) });
    Row { target, icon, class, title: capital(&texts.name(&bonus)), note: String::new(), right, stands }
}
