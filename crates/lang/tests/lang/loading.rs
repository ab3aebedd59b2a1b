//! One language can be loaded without the others.

use crate::common::messages;
use kosa_lang::{Lang, Texts};

#[test]
fn a_language_that_is_loaded_says_what_the_built_in_one_says() {
    for lang in Lang::ALL {
        assert!(lang.is_built_in());
        let source = lang.source().unwrap();
        let (loaded, built_in) = (Texts::from_source(lang, &source).unwrap(), Texts::new(lang));
        assert_eq!(loaded.lang(), lang);
        for key in messages(lang.tag()).into_keys() {
            assert!(loaded.has(&key), "{key} in {lang}");
            assert_eq!(loaded.check(&key, &[]).0, built_in.check(&key, &[]).0, "{key} in {lang}");
        }
    }
}

#[test]
fn what_is_missing_in_a_loaded_language_is_said_in_english() {
    let texts = Texts::from_source(Lang::Polish, "terrain-lake = jezioro\n").unwrap();
    assert_eq!((texts.say("terrain-lake").as_str(), texts.say("terrain-farm").as_str()), ("jezioro", "farm"));
}

#[test]
fn what_is_no_fluent_is_refused_with_its_line() {
    let Err(error) = Texts::from_source(Lang::Polish, "terrain-lake = jezioro\nterrain-farm\n") else {
        panic!("nonsense was loaded")
    };
    assert_eq!(error.line, 2, "{error}");
    assert!(Texts::from_source(Lang::Polish, "<!doctype html>\n<p>404").is_err());
}
