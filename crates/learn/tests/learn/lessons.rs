//! Every lesson is solved by its solution and failed by each of its wrong answers, in the engine.

use kosa_learn::Lesson;
use std::path::Path;

/// The lessons as they lie in the folder, and not as they were when the program was built.
fn files() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let name = |file: &Path| file.file_stem().unwrap().to_string_lossy().into_owned();
    files.iter().map(|file| (name(file), std::fs::read_to_string(file).unwrap())).collect()
}

#[test]
fn every_lesson_is_solved_and_failed_in_the_engine() {
    let mut faults = Vec::new();
    for (name, text) in files() {
        match Lesson::read(&name, &text) {
            Err(fault) => faults.push(format!("{name}: {fault}")),
            Ok(lesson) => {
                if let Err(fault) = lesson.check() {
                    faults.push(format!("{name}: {fault}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[test]
fn every_solution_is_told_in_words() {
    for lang in kosa_lang::Lang::ALL {
        let texts = kosa_lang::Texts::new(lang);
        for lesson in Lesson::all() {
            let told = lesson.solution_in_words(&texts);
            assert!(
                !told.is_empty() && told.iter().all(|line| !line.is_empty()),
                "{} in {lang}",
                lesson.name
            );
        }
    }
}
