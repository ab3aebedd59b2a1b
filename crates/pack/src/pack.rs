//! From a compiled program to a folder that a server can hand out.

use crate::dist::{Dist, hash};
use crate::fault::Fault;
use crate::glue::glue;
use crate::mode::Mode;
use crate::split::split;
use serde_json::json;
use std::path::{Path, PathBuf};

/// How hard the page is compressed.
const fn brotli(mode: Mode) -> Option<u32> {
    match mode {
        Mode::Release => Some(11),
        Mode::Test => Some(5),
        Mode::Dev => None,
    }
}

/// What is to be made of what.
pub struct Order {
    /// What for.
    pub mode: Mode,
    /// The compiled program.
    pub wasm: PathBuf,
    /// The crate with `assets/` and `style/`.
    pub web: PathBuf,
    /// The folder of the languages.
    pub ftl: PathBuf,
    /// Where the page goes; beside it a file says what it was made of.
    pub out: PathBuf,
}

/// Texts that only programs without a page say.
const NOT_ON_THE_PAGE: [&str; 1] = ["cli.ftl"];
/// Assets that are put together here instead of being handed out as they are.
const TEMPLATES: [&str; 4] = ["index.html", "manifest.webmanifest", "sw.js", "live.js"];
/// The text for whoever has switched scripts off, once in each language.
const NOSCRIPT: &str = "page-needs-scripts";

/// Makes the page, unless it was made of the same before.
pub fn pack(order: &Order) -> Result<(), Fault> {
    let sources = Sources::read(order)?;
    let stamp = sources.stamp(order.mode)?;
    let stamp_file = order.out.with_extension("stamp");
    if order.out.join("index.html").is_file()
        && std::fs::read_to_string(&stamp_file).is_ok_and(|old| old == stamp)
    {
        eprintln!("kosa-pack: the page is up to date");
        return Ok(());
    }
    let progress = |line: &str| eprintln!("kosa-pack: {line}");
    progress("making the JavaScript");
    let dist = sources.dist(order)?;
    // Beside it first: whoever is served from the folder never sees half of a page.
    let new = order.out.with_extension("new");
    remove(&new)?;
    dist.write(&new, brotli(order.mode), &progress)?;
    remove(&order.out)?;
    std::fs::rename(&new, &order.out).map_err(Fault::write(&order.out))?;
    std::fs::write(&stamp_file, stamp).map_err(Fault::write(&stamp_file))
}

fn remove(folder: &Path) -> Result<(), Fault> {
    if folder.exists() { std::fs::remove_dir_all(folder).map_err(Fault::write(folder)) } else { Ok(()) }
}

/// A file's name and content.
type Named = (String, Vec<u8>);

struct Sources {
    wasm: Vec<u8>,
    assets: Vec<Named>,
    styles: Vec<Named>,
    /// Each language's tag and all its texts.
    languages: Vec<(String, String)>,
}

/// The file of what the bots have learned.
const WEIGHTS: &str = "value.bin";

impl Sources {
    fn read(order: &Order) -> Result<Sources, Fault> {
        let wasm = std::fs::read(&order.wasm).map_err(Fault::read(&order.wasm))?;
        let mut languages = Vec::new();
        for folder in entries(&order.ftl)?.into_iter().filter(|path| path.is_dir()) {
            let mut all = String::new();
            for (name, text) in files(&folder)? {
                if !NOT_ON_THE_PAGE.contains(&name.as_str()) {
                    all.push_str(&text_of(&folder.join(&name), text)?);
                    all.push('\n');
                }
            }
            languages.push((file_name(&folder), all));
        }
        let styles = files(&order.web.join("style"))?;
        let mut assets = files(&order.web.join("assets"))?;
        // What the bots have learned is no part of the program: the page fetches it when somebody thinks.
        let weights = order.web.join("../bots/weights").join(WEIGHTS);
        assets.push((WEIGHTS.into(), std::fs::read(&weights).map_err(Fault::read(&weights))?));
        Ok(Sources { wasm, assets, styles, languages })
    }

    /// What the page is made of, and by whom.
    fn stamp(&self, mode: Mode) -> Result<String, Fault> {
        let own = std::env::current_exe().map_err(Fault::read(Path::new("kosa-pack")))?;
        let own = std::fs::read(&own).map_err(Fault::read(&own))?;
        let mode = format!("{mode:?}");
        let named = self.assets.iter().chain(&self.styles).flat_map(|(n, c)| [n.as_bytes(), c.as_slice()]);
        let texts = self.languages.iter().flat_map(|(tag, text)| [tag.as_bytes(), text.as_bytes()]);
        let head = [mode.as_bytes(), own.as_slice(), self.wasm.as_slice()];
        Ok(hash(head.into_iter().chain(named).chain(texts)))
    }

    fn dist(&self, order: &Order) -> Result<Dist, Fault> {
        let (mut dist, mode) = (Dist::default(), order.mode);
        let split = split(&self.wasm, &order.out, mode != Mode::Release)?;
        let made = glue(split.main.clone(), mode != Mode::Release)?;
        for (name, wasm) in &split.parts {
            dist.hashed(name, wasm.clone());
        }
        let mut js = split.join(&made.js, |name| dist.addresses.get(name).cloned().unwrap_or_default())?;
        for (path, text) in made.snippets {
            let address = dist.hashed("snippet.js", text.into_bytes());
            js = js.replace(&path, &address);
        }
        dist.addresses.remove("snippet.js");
        dist.hashed("glue.js", js.into_bytes());
        dist.hashed("kosa.wasm", made.wasm);
        let style: Vec<u8> = self.styles.iter().flat_map(|(_, css)| css.iter().copied()).collect();
        dist.hashed(
            "style.css",
            with_night(&without_comments(&String::from_utf8_lossy(&style))).into_bytes(),
        );
        for (tag, texts) in &self.languages {
            dist.hashed(&format!("lang/{tag}.ftl"), without_remarks(texts).into_bytes());
        }
        for (name, content) in self.assets.iter().filter(|(name, _)| !TEMPLATES.contains(&name.as_str())) {
            dist.hashed(name, content.clone());
        }
        self.page(&mut dist, mode)?;
        Ok(dist)
    }

    /// The files that name others: the page itself, the manifest and the service worker.
    fn page(&self, dist: &mut Dist, mode: Mode) -> Result<(), Fault> {
        let manifest = dist.filled("manifest.webmanifest", &self.template("manifest.webmanifest")?, &[])?;
        dist.files.insert("manifest.webmanifest".into(), manifest.into_bytes());
        let kept = mode != Mode::Dev;
        let mut addresses = json!(dist.addresses);
        addresses["sw.js"] = if kept { json!("/sw.js") } else { json!(null) };
        // In HTML a text ends at the next tag, whatever JSON thinks of it.
        let addresses = addresses.to_string().replace('<', "\\u003c");
        let noscript = self.noscript();
        let fill = [("assets", addresses.as_str()), ("noscript", noscript.as_str())];
        let mut index = dist.filled("index.html", &self.template("index.html")?, &fill)?;
        if !kept {
            let live = dist.hashed("live.js", self.template("live.js")?.into_bytes());
            index = index
                .replace("</head>", &format!("<script type=\"module\" src=\"{live}\"></script>\n</head>"));
        }
        dist.files.insert("index.html".into(), index.clone().into_bytes());
        if kept {
            // Under a name of its own too: the worker keeps exactly the page that goes with its files.
            let index = dist.hashed("index.html", index.into_bytes());
            let files: Vec<String> = dist.addresses.values().cloned().collect();
            let snippets = dist.files.keys().filter(|path| path.starts_with("a/snippet-"));
            let snippets = snippets.map(|path| format!("/{path}"));
            let mut files: Vec<String> = files.into_iter().chain(snippets).collect();
            files.push("/manifest.webmanifest".into());
            let template = self.template("sw.js")?;
            let version = hash(files.iter().map(String::as_bytes).chain([template.as_bytes()]));
            let head = json!({ "version": version, "index": index, "files": files });
            let worker = format!("self.kosaPage = {head};\n{template}");
            dist.files.insert("sw.js".into(), worker.into_bytes());
        }
        Ok(())
    }

    fn template(&self, name: &str) -> Result<String, Fault> {
        let found = self.assets.iter().find(|(other, _)| other == name);
        let missing = || Fault::NoFile { text: "assets".into(), file: name.into() };
        let (name, content) = found.ok_or_else(missing)?;
        text_of(Path::new(name), content.clone())
    }

    fn noscript(&self) -> String {
        let line = |texts: &str| {
            let line = texts.lines().find_map(|line| line.strip_prefix(NOSCRIPT)?.trim().strip_prefix('='));
            line.map(|text| text.trim().to_string())
        };
        let say =
            |(tag, texts): &(String, String)| line(texts).map(|text| format!("<p lang=\"{tag}\">{text}</p>"));
        self.languages.iter().filter_map(say).collect()
    }
}

/// A style without what is written for those who change it.
fn without_comments(css: &str) -> String {
    let mut short = String::new();
    let mut rest = css;
    while let Some((before, after)) = rest.split_once("/*") {
        short.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    short.push_str(rest);
    let lines = short.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| format!("{line}\n")).collect()
}

/// A style whose night comes with the system's wish as well as with the reader's: style sheets cannot say that once.
fn with_night(css: &str) -> String {
    const NIGHT: &str = ":root[data-theme=\"night\"] {";
    let Some((before, after)) = css.split_once(NIGHT) else { return css.to_string() };
    let Some((night, rest)) = after.split_once('}') else { return css.to_string() };
    let system = ":root:not([data-theme=\"day\"]) {";
    format!("{before}{NIGHT}{night}}}\n@media (prefers-color-scheme: dark) {{\n{system}{night}}}\n}}{rest}")
}

/// Texts without remarks and empty lines.
fn without_remarks(ftl: &str) -> String {
    let lines = ftl.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| format!("{}\n", line.trim_end())).collect()
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let listed = std::fs::read_dir(folder).map_err(Fault::read(folder))?;
    let mut paths = Vec::new();
    for entry in listed {
        paths.push(entry.map_err(Fault::read(folder))?.path());
    }
    paths.sort();
    Ok(paths)
}

fn files(folder: &Path) -> Result<Vec<Named>, Fault> {
    let paths = entries(folder)?.into_iter().filter(|path| path.is_file());
    paths.map(|path| Ok((file_name(&path), std::fs::read(&path).map_err(Fault::read(&path))?))).collect()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn text_of(path: &Path, content: Vec<u8>) -> Result<String, Fault> {
    String::from_utf8(content).map_err(|_| Fault::NoText(path.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_changes_nothing() {
        assert_eq!(without_comments("a { b: c } /* d */\n\n  e {\n f: g }\n"), "a { b: c }\ne {\nf: g }\n");
        let night = with_night(":root[data-theme=\"night\"] {a: b}\nc {}\n");
        let both = ":root[data-theme=\"night\"] {a: b}\n@media (prefers-color-scheme: dark) {\n:root:not([data-theme=\"day\"]) {a: b}\n}\nc {}\n";
        assert_eq!(night, both);
        assert_eq!(without_remarks("# x\n\na = b\n    .c = d\n"), "a = b\n    .c = d\n");
    }
}
