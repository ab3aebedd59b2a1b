//! The files of a page while it is being made.

use crate::fault::Fault;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

/// A short text that differs wherever the contents do.
pub fn hash<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hash = Sha256::new();
    for content in contents {
        hash.update((content.len() as u64).to_le_bytes());
        hash.update(content);
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The files, and the addresses that the page knows them by.
#[derive(Default)]
pub struct Dist {
    /// Path in the folder and content.
    pub files: BTreeMap<String, Vec<u8>>,
    /// What the page calls a file, and its address.
    pub addresses: BTreeMap<String, String>,
}

impl Dist {
    /// Puts a file in under a name that says its content; its address.
    pub fn hashed(&mut self, name: &str, content: Vec<u8>) -> String {
        let base = name.replace('/', "-");
        let (stem, extension) = base.rsplit_once('.').unwrap_or((&base, "bin"));
        let path = format!("a/{stem}-{}.{extension}", hash([content.as_slice()]));
        let address = format!("/{path}");
        self.files.insert(path, content);
        self.addresses.insert(name.to_string(), address.clone());
        address
    }

    /// Puts the addresses in wherever a text says `{{name}}`.
    pub fn filled(&self, name: &str, text: &str, more: &[(&str, &str)]) -> Result<String, Fault> {
        let mut filled = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("{{") {
            let Some((word, after)) = after.split_once("}}") else { break };
            let own = more.iter().find(|(key, _)| *key == word).map(|(_, value)| *value);
            let value = own.or_else(|| self.addresses.get(word).map(String::as_str));
            let file = || Fault::NoFile { text: name.to_string(), file: word.to_string() };
            filled.push_str(before);
            filled.push_str(value.ok_or_else(file)?);
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    /// Writes everything into a folder, beside each file its compressed form where that is smaller.
    pub fn write(&self, folder: &Path, brotli: Option<u32>, progress: &dyn Fn(&str)) -> Result<(), Fault> {
        for (name, content) in &self.files {
            let path = folder.join(name);
            let parent = path.parent().unwrap_or(folder);
            std::fs::create_dir_all(parent).map_err(Fault::write(parent))?;
            std::fs::write(&path, content).map_err(Fault::write(&path))?;
            let Some(quality) = brotli else { continue };
            let small = compressed(content, quality);
            if small.len() < content.len() {
                let path = folder.join(format!("{name}.br"));
                std::fs::write(&path, &small).map_err(Fault::write(&path))?;
                progress(&format!("{name}: {} bytes, {} compressed", content.len(), small.len()));
            }
        }
        Ok(())
    }
}

fn compressed(content: &[u8], quality: u32) -> Vec<u8> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 1 << 16, quality, 24);
    // Memory takes everything.
    let _ = writer.write_all(content);
    writer.into_inner()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_the_content_and_only_with_it() {
        let mut dist = Dist::default();
        let one = dist.hashed("lang/en.ftl", b"a".to_vec());
        assert!(one.starts_with("/a/lang-en-") && one.ends_with(".ftl"), "{one}");
        assert_eq!(dist.hashed("lang/en.ftl", b"a".to_vec()), one);
        assert_ne!(dist.hashed("lang/en.ftl", b"b".to_vec()), one);
        assert_ne!(hash([&b"ab"[..], b"c"]), hash([&b"a"[..], b"bc"]));
    }

    #[test]
    fn addresses_are_filled_in_and_a_missing_one_is_named() {
        let mut dist = Dist::default();
        let address = dist.hashed("x.js", Vec::new());
        assert_eq!(dist.filled("t", "<{{x.js}}> {{y}}", &[("y", "z")]).unwrap(), format!("<{address}> z"));
        let fault = dist.filled("t", "{{none.js}}", &[]).unwrap_err().to_string();
        assert_eq!(fault, "t names none.js, which the page does not have");
    }

    #[test]
    fn what_is_compressed_is_the_same_again() {
        let text = "scythe ".repeat(1000).into_bytes();
        let small = compressed(&text, 11);
        assert!(small.len() < 100);
        let mut again = Vec::new();
        std::io::Read::read_to_end(&mut brotli::Decompressor::new(&small[..], 4096), &mut again).unwrap();
        assert_eq!(again, text);
    }
}
