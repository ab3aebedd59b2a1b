//! The program in parts: what lies behind the functions that `crates/web/src/parts.rs` marks becomes files of its own, which are fetched
//! when they are first asked for. They share the memory and the functions of the program.

use crate::fault::Fault;
use std::path::Path;
use walrus::ModuleConfig;
use wasm_split_cli_support::{Options, transform};

/// What the program calls the module that fetches its parts.
const LINK: &str = "./parts.js";
/// What that module calls the one that loads the program.
const GLUE: &str = "./glue.js";

/// A program in parts.
pub struct Split {
    /// What everybody needs, for wasm-bindgen.
    pub main: Vec<u8>,
    /// The parts, each with the name that [`Split::link`] calls it by.
    pub parts: Vec<(String, Vec<u8>)>,
    /// The module that fetches them.
    link: String,
}

/// Splits a program that was linked with its relocations. `beside` is a path that may be written to; names of functions are for
/// whoever looks for a fault.
pub fn split(wasm: &[u8], beside: &Path, keep_names: bool) -> Result<Split, Fault> {
    let folder = beside.with_extension("parts");
    let main = folder.join("main.wasm");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(Fault::write(&folder))?;
    }
    std::fs::create_dir_all(&folder).map_err(Fault::write(&folder))?;
    let mut options = Options::new(wasm);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.link_name = LINK;
    options.main_module = GLUE;
    let made = transform(options).map_err(|e| Fault::Split(format!("{e:#}").replace('\n', "; ")))?;
    let mut parts = Vec::new();
    for path in &made.split_modules {
        let part = std::fs::read(path).map_err(Fault::read(path))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        parts.push((name, tight(&part, keep_names)?));
    }
    parts.sort();
    let link = folder.join(LINK);
    let link = std::fs::read_to_string(&link).map_err(Fault::read(&link))?;
    let main = std::fs::read(&main).map_err(Fault::read(&main))?;
    // What stays behind harms nobody.
    let _ = std::fs::remove_dir_all(&folder);
    Ok(Split { main, parts, link })
}

/// A part without the room that its relocations took, and without types that only other parts need.
fn tight(part: &[u8], keep_names: bool) -> Result<Vec<u8>, Fault> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(keep_names).generate_producers_section(false);
    let mut module = config.parse(part).map_err(|e| Fault::Split(format!("{e:#}")))?;
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

impl Split {
    /// The glue of the program together with what fetches its parts, in one module: each names the other, and both are named by
    /// content. `address` says where a part lies.
    pub fn join(&self, glue: &str, address: impl Fn(&str) -> String) -> Result<String, Fault> {
        let mut link = self.link.replace(&format!("import {{ initSync }} from \"{GLUE}\";\n"), "");
        for (name, _) in &self.parts {
            link = link.replace(&format!("\"./{name}\""), &format!("\"{}\"", address(name)));
        }
        const EXPORT: &str = "export const ";
        let names = link.lines().filter_map(|line| line.strip_prefix(EXPORT)?.split_once(' '));
        let names: Vec<&str> = names.map(|(name, _)| name).collect();
        let names = names.join(", ");
        let link = link.replace(EXPORT, "const ");
        let mut joined = format!("const kosaParts = (() => {{\n{link}\nreturn {{ {names} }};\n}})();\n");
        for line in glue.lines() {
            // One line for each function that is asked for, all of the same module.
            match line.strip_prefix("import * as ").and_then(|rest| rest.split_once(" from ")) {
                Some((name, from)) if from.trim_end_matches(';').trim_matches('"') == LINK => {
                    joined.push_str(&format!("const {name} = kosaParts;\n"));
                }
                _ => joined.extend([line, "\n"]),
            }
        }
        let left = [EXPORT, "import { initSync }", "\"./split_", "\"./chunk_"];
        match left.into_iter().find(|text| joined.contains(text) && !glue.contains(text)) {
            Some(text) => {
                Err(Fault::Split(format!("the parts are fetched in a way that is not known: {text}")))
            }
            None => Ok(joined),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_glue_fetches_parts_by_their_addresses() {
        let link = "import { initSync } from \"./glue.js\";\n\nexport const load_x = make(() => fetch(\"./split_x.wasm\"), []);\n";
        let split =
            Split { main: Vec::new(), parts: vec![("split_x.wasm".into(), Vec::new())], link: link.into() };
        let glue = "import * as import1 from \"./parts.js\"\nimport * as import2 from \"./other.js\"\nrun(import1);\n";
        let joined = split.join(glue, |name| format!("/a/{name}")).unwrap();
        assert!(joined.contains("const load_x = make(() => fetch(\"/a/split_x.wasm\"), []);"), "{joined}");
        assert!(joined.contains("return { load_x };"), "{joined}");
        let tail = "const import1 = kosaParts;\nimport * as import2 from \"./other.js\"\nrun(import1);\n";
        assert!(joined.ends_with(tail), "{joined}");
        let none = Split { parts: Vec::new(), ..split };
        assert!(none.join(glue, |name| name.into()).is_err(), "a part that lies nowhere");
    }
}
