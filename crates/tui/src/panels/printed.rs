//! A player mat as it is printed, before anybody has played on it.

use kosa_engine::vocab::Mat;
use kosa_lang::Texts;

/// The number and the name.
pub fn title(texts: &Texts, mat: Mat) -> String {
    format!("{} {}", mat.face().number, texts.mat(mat))
}

/// What the mat brings at the start.
pub fn start(texts: &Texts, mat: Mat) -> String {
    let face = mat.face();
    format!("{}, {}", texts.count("popularity", face.popularity), texts.count("coins", face.coins))
}

/// The four sections: the actions, what the lower one costs and how many coins it gives.
pub fn sections(texts: &Texts, mat: Mat) -> Vec<String> {
    let line = |section: &kosa_engine::vocab::MatSection| {
        let gives = texts.fill("tui-mat-coins", &[("n", section.coins.into())]);
        let actions = texts.mat_section(section);
        if section.coins > 0 { format!("{actions}, {gives}") } else { actions }
    };
    mat.face().sections.iter().map(line).collect()
}
