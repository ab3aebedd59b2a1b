//! Records in a store of keys and texts, as browsers have one.

use crate::date;
use crate::storage::{Found, Listed, Storage};
use kosa_engine::Record;
use std::io::{Error, ErrorKind, Result};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

/// A store of texts, each under a key. Every call does all of its work or nothing.
///
/// ```
/// use kosa_client::{KeyValue, KeyValueError};
/// use std::collections::BTreeMap;
///
/// #[derive(Default)]
/// struct Memory(BTreeMap<String, String>);
///
/// impl KeyValue for Memory {
///     fn get(&self, key: &str) -> Result<Option<String>, KeyValueError> {
///         Ok(self.0.get(key).cloned())
///     }
///     fn set(&mut self, key: &str, text: &str) -> Result<(), KeyValueError> {
///         self.0.insert(key.into(), text.into());
///         Ok(())
///     }
///     fn remove(&mut self, key: &str) -> Result<(), KeyValueError> {
///         self.0.remove(key);
///         Ok(())
///     }
///     fn keys(&self) -> Result<Vec<String>, KeyValueError> {
///         Ok(self.0.keys().cloned().collect())
///     }
///     fn now(&self) -> Option<u64> {
///         None
///     }
/// }
///
/// let mut memory = Memory::default();
/// memory.set("a", "b").unwrap();
/// assert_eq!(memory.get("a"), Ok(Some("b".into())));
/// ```
pub trait KeyValue {
    /// The text under a key.
    fn get(&self, key: &str) -> core::result::Result<Option<String>, KeyValueError>;

    /// Puts a text under a key, in place of whatever was there.
    fn set(&mut self, key: &str, text: &str) -> core::result::Result<(), KeyValueError>;

    /// Removes a key, if it is there.
    fn remove(&mut self, key: &str) -> core::result::Result<(), KeyValueError>;

    /// Every key, in no order, of others too.
    fn keys(&self) -> core::result::Result<Vec<String>, KeyValueError>;

    /// Seconds since 1970, where there is a clock.
    fn now(&self) -> Option<u64>;
}

/// Why a store did not do something.
///
/// ```
/// use kosa_client::KeyValueError;
/// use std::io::{Error, ErrorKind};
///
/// assert_eq!(Error::from(KeyValueError::Full).kind(), ErrorKind::QuotaExceeded);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyValueError {
    /// It may not be used, as in a private window.
    Refused,
    /// There is no room.
    Full,
    /// Something else, in the words of the store.
    Other(String),
}

impl core::fmt::Display for KeyValueError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            KeyValueError::Refused => f.write_str("storage refused"),
            KeyValueError::Full => f.write_str("storage full"),
            KeyValueError::Other(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for KeyValueError {}

impl From<KeyValueError> for Error {
    fn from(e: KeyValueError) -> Error {
        let kind = match e {
            KeyValueError::Refused => ErrorKind::PermissionDenied,
            KeyValueError::Full => ErrorKind::QuotaExceeded,
            KeyValueError::Other(_) => ErrorKind::Other,
        };
        Error::new(kind, e)
    }
}

/// A part of a record is written again by each decision until it has this many bytes; then the next one begins.
const PART: usize = 4096;

/// The time of the last change is written at most this often, in seconds.
const MINUTE: u64 = 60;

/// Where a part should be and is not. No record has such a line, so that the damage is found and told.
const LOST: &[u8] = b"\n(a part of this record is lost)\n";

/// What the head of a record says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Head {
    /// Every time a record is written whole its parts have a new number, so that old ones are never taken for new.
    version: u64,
    /// At least this many parts.
    parts: usize,
    /// When it was last written, in seconds since 1970; 0 without a clock.
    written: u64,
}

impl Head {
    fn text(self) -> String {
        format!("{} {} {}", self.version, self.parts, self.written)
    }

    fn read(text: &str) -> Option<Head> {
        let mut words = text.split(' ').map(str::parse::<u64>);
        let mut next = || words.next()?.ok();
        let (version, parts, written) = (next()?, usize::try_from(next()?).ok()?, next()?);
        // No record has more parts than this, whatever somebody has written there.
        (parts <= Record::MAX_BYTES).then_some(Head { version, parts, written })
    }
}

/// Records in a [`KeyValue`] store, under keys that begin with a word of ours: for each record a head, its parts of a few
/// kilobytes, and who plays it. A decision writes the last part and nothing else; a whole record is written beside the old
/// one, and then the head turns to it in one step.
///
/// Several windows share a store without locks. Who opens a record leaves a mark with the time, renewed by whatever is
/// written and by [`touch`](KeyValueStorage::touch); others find it in use until the mark is [`LEASE`] seconds old or
/// [released](KeyValueStorage::release). A window that finds another one's mark writes nothing any more, and says that
/// the game is played elsewhere.
///
/// [`LEASE`]: KeyValueStorage::LEASE
///
/// ```
/// use kosa_client::{KeyValueStorage, Storage};
/// # use kosa_client::{KeyValue, KeyValueError};
/// # #[derive(Default, Debug)]
/// # struct Memory(std::collections::BTreeMap<String, String>);
/// # impl KeyValue for Memory {
/// #     fn get(&self, key: &str) -> Result<Option<String>, KeyValueError> { Ok(self.0.get(key).cloned()) }
/// #     fn set(&mut self, key: &str, text: &str) -> Result<(), KeyValueError> {
/// #         self.0.insert(key.into(), text.into());
/// #         Ok(())
/// #     }
/// #     fn remove(&mut self, key: &str) -> Result<(), KeyValueError> {
/// #         self.0.remove(key);
/// #         Ok(())
/// #     }
/// #     fn keys(&self) -> Result<Vec<String>, KeyValueError> { Ok(self.0.keys().cloned().collect()) }
/// #     fn now(&self) -> Option<u64> { None }
/// # }
///
/// let mut storage = KeyValueStorage::new(Memory::default(), "kosa", "window-1");
/// let name = storage.propose(1).unwrap();
/// storage.replace(&name, b"a record").unwrap();
/// assert_eq!(storage.read(&name).unwrap(), b"a record");
/// ```
#[derive(Debug)]
pub struct KeyValueStorage<K> {
    store: K,
    prefix: String,
    window: String,
    taken: Option<(PathBuf, u64)>,
}

impl<K: KeyValue> KeyValueStorage<K> {
    /// How long a mark holds, in seconds. Windows in the background wake once a minute.
    pub const LEASE: u64 = 90;

    /// Records under keys that begin with `prefix`. `window` tells this window from all others and stays the same when
    /// the page is loaded again; only its letters and digits count.
    pub fn new(store: K, prefix: &str, window: &str) -> KeyValueStorage<K> {
        let window = window.chars().filter(char::is_ascii_alphanumeric).collect();
        KeyValueStorage { store, prefix: prefix.to_string(), window, taken: None }
    }

    /// The store.
    pub fn store(&self) -> &K {
        &self.store
    }

    /// Renews the mark of the record that is taken; to be called every half a minute.
    pub fn touch(&mut self) -> Result<()> {
        match self.taken.clone() {
            Some((name, _)) if self.is_ours(&name)? => self.mark(&name),
            Some(_) => Err(ErrorKind::WouldBlock.into()),
            None => Ok(()),
        }
    }

    /// Gives the record back that is taken; to be called when the window is closed.
    pub fn release(&mut self) -> Result<()> {
        let Some((name, _)) = self.taken.take() else { return Ok(()) };
        if self.is_ours(&name)? {
            self.store.remove(&self.mark_key(&name))?;
        }
        Ok(())
    }

    /// Takes a record that another window plays: that one saves nothing there any more.
    pub fn seize(&mut self, name: &Path) -> Result<()> {
        self.head(name)?.ok_or(Error::from(ErrorKind::NotFound))?;
        self.mark(name)
    }

    /// Removes a record that nobody else plays.
    pub fn remove(&mut self, name: &Path) -> Result<()> {
        if self.is_taken(name) {
            return Err(ErrorKind::WouldBlock.into());
        }
        self.head(name)?.ok_or(Error::from(ErrorKind::NotFound))?;
        self.store.remove(&self.head_key(name))?;
        self.sweep(name, None);
        let _ = self.store.remove(&self.mark_key(name));
        Ok(())
    }

    fn key(&self, kind: &str, name: &Path) -> String {
        format!("{}{kind}/{}", self.prefix, name.display())
    }

    fn head_key(&self, name: &Path) -> String {
        self.key("game", name)
    }

    fn mark_key(&self, name: &Path) -> String {
        self.key("mark", name)
    }

    fn part_key(&self, name: &Path, version: u64, part: usize) -> String {
        self.key(&format!("part/{version}/{part}"), name)
    }

    fn head(&self, name: &Path) -> Result<Option<Head>> {
        match self.store.get(&self.head_key(name))? {
            Some(text) => Head::read(&text).map(Some).ok_or(ErrorKind::InvalidData.into()),
            None => Ok(None),
        }
    }

    fn now(&self) -> u64 {
        self.store.now().unwrap_or(0)
    }

    /// Who marked the record, and when.
    fn marked(&self, name: &Path) -> Result<Option<(String, u64)>> {
        let text = self.store.get(&self.mark_key(name))?;
        let read = |text: String| {
            let (window, at) = text.split_once(' ')?;
            Some((window.to_string(), at.parse().ok()?))
        };
        Ok(text.and_then(read))
    }

    fn is_ours(&self, name: &Path) -> Result<bool> {
        Ok(self.marked(name)?.is_some_and(|(window, _)| window == self.window))
    }

    fn mark(&mut self, name: &Path) -> Result<()> {
        let text = format!("{} {}", self.window, self.now());
        self.store.set(&self.mark_key(name), &text)?;
        // Another window may have done the same at the same moment: the last one has it.
        if self.is_ours(name)? { Ok(()) } else { Err(ErrorKind::WouldBlock.into()) }
    }

    /// The versions of a record that have parts, whether its head knows of them or not.
    fn versions(&self, name: &Path) -> Result<Vec<(u64, String)>> {
        let start = format!("{}part/", self.prefix);
        let end = format!("/{}", name.display());
        let version = |key: String| {
            let middle = key.strip_prefix(&start)?.strip_suffix(&end)?;
            let (version, part) = middle.split_once('/')?;
            part.parse::<usize>().ok()?;
            Some((version.parse().ok()?, key))
        };
        Ok(self.store.keys()?.into_iter().filter_map(version).collect())
    }

    /// Removes all parts but those of one version. What cannot be removed now is removed another time.
    fn sweep(&mut self, name: &Path, but: Option<u64>) {
        for (version, key) in self.versions(name).unwrap_or_default() {
            if Some(version) != but {
                let _ = self.store.remove(&key);
            }
        }
    }

    /// The parts of a record, and whether all of them are there.
    fn parts(&self, name: &Path, head: Head) -> Result<Vec<Option<Vec<u8>>>> {
        let mut parts = Vec::new();
        let mut length = 0;
        loop {
            let part = self.store.get(&self.part_key(name, head.version, parts.len()))?;
            if part.is_none() && parts.len() >= head.parts {
                return Ok(parts);
            }
            let part = part.as_deref().and_then(decoded);
            length += part.as_ref().map_or(LOST.len(), Vec::len);
            parts.push(part);
            if length > Record::MAX_BYTES {
                return Err(ErrorKind::FileTooLarge.into());
            }
        }
    }

    fn bytes(&self, name: &Path, head: Head) -> Result<Vec<u8>> {
        let parts = self.parts(name, head)?;
        Ok(parts.into_iter().flat_map(|part| part.unwrap_or_else(|| LOST.to_vec())).collect())
    }

    /// Writes a whole record beside whatever is there, and lets the head turn to it.
    fn write_whole(&mut self, name: &Path, bytes: &[u8]) -> Result<u64> {
        let used = self.versions(name)?.into_iter().map(|(version, _)| version).max();
        let version = used.max(self.head(name).ok().flatten().map(|head| head.version)).unwrap_or(0) + 1;
        let parts = cut(bytes);
        let head = Head { version, parts: parts.len(), written: self.now() };
        let written = parts
            .iter()
            .enumerate()
            .try_for_each(|(i, part)| self.store.set(&self.part_key(name, version, i), &encoded(part)))
            .and_then(|()| self.store.set(&self.head_key(name), &head.text()));
        if let Err(e) = written {
            // The head may have turned all the same: only what it does not point at is in the way.
            if let Ok(now) = self.head(name)
                && now.is_none_or(|now| now.version != version)
            {
                self.sweep(name, now.map(|now| now.version));
            }
            return Err(e.into());
        }
        self.sweep(name, Some(version));
        Ok(version)
    }

    /// The head of the record that is taken, if it is as it was left.
    fn taken_head(&self, name: &Path) -> Result<Head> {
        let head = self.head(name)?;
        let ours = self.is_ours(name)?;
        match (head, &self.taken) {
            (Some(head), Some((taken, version))) if taken == name && *version == head.version && ours => {
                Ok(head)
            }
            _ => Err(ErrorKind::NotFound.into()),
        }
    }

    fn new_record(&mut self, name: &Path, bytes: &[u8]) -> Result<u64> {
        if self.store.get(&self.head_key(name))?.is_some() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.write_whole(name, bytes).inspect_err(|_| {
            let _ = self.store.remove(&self.head_key(name));
            self.sweep(name, None);
        })
    }
}

impl<K: KeyValue> Storage for KeyValueStorage<K> {
    fn list(&self) -> Result<Vec<Listed>> {
        let start = format!("{}game/", self.prefix);
        let names =
            self.store.keys()?.into_iter().filter_map(|key| Some(PathBuf::from(key.strip_prefix(&start)?)));
        let listed = names.filter(|name| name.extension().is_some_and(|e| e == "kosa")).map(|name| {
            let written = self.head(&name).ok().flatten().map(|head| head.written).filter(|at| *at > 0);
            let written = written.and_then(|at| UNIX_EPOCH.checked_add(Duration::from_secs(at)));
            Listed { name, written }
        });
        Ok(listed.collect())
    }

    fn usual_place(&self) -> PathBuf {
        PathBuf::from(&self.prefix)
    }

    fn propose(&self, number: usize) -> Result<PathBuf> {
        let now = self.store.now().and_then(|at| UNIX_EPOCH.checked_add(Duration::from_secs(at)));
        let stamp = now.map_or_else(|| "game".to_string(), date::stamp);
        Ok(PathBuf::from(if number == 1 {
            format!("{stamp}.kosa")
        } else {
            format!("{stamp}-{number}.kosa")
        }))
    }

    fn read(&self, name: &Path) -> Result<Vec<u8>> {
        let head = self.head(name)?.ok_or(Error::from(ErrorKind::NotFound))?;
        self.bytes(name, head)
    }

    fn is_taken(&self, name: &Path) -> bool {
        let Ok(Some((window, at))) = self.marked(name) else { return false };
        // Without a clock nobody can tell whether the other window is still there.
        let fresh = self.store.now().is_some_and(|now| now.abs_diff(at) < Self::LEASE);
        window != self.window && fresh
    }

    fn take(&mut self, name: &Path) -> Result<()> {
        let head = self.head(name)?.ok_or(Error::from(ErrorKind::NotFound))?;
        if self.is_taken(name) {
            return Err(ErrorKind::WouldBlock.into());
        }
        self.mark(name)?;
        self.sweep(name, Some(head.version));
        self.taken = Some((name.to_path_buf(), head.version));
        Ok(())
    }

    fn look(&mut self, name: &Path) -> Result<Option<Found>> {
        let Some(head) = self.head(name)? else { return Ok(None) };
        let taken = self.taken_head(name).is_ok();
        Ok(Some(Found { bytes: self.bytes(name, head)?, taken }))
    }

    fn create(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        let version = self.new_record(name, bytes)?;
        self.taken = Some((name.to_path_buf(), version));
        // The record is kept; a mark that cannot be written is tried again by the next change.
        let _ = self.mark(name);
        Ok(())
    }

    fn keep(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        self.new_record(name, bytes).map(drop)
    }

    fn append(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        let head = self.taken_head(name)?;
        let parts = self.parts(name, head)?;
        let (at, mut text) = match parts.last() {
            Some(Some(last)) if last.len() < PART => (parts.len() - 1, last.clone()),
            Some(None) => return Err(ErrorKind::InvalidData.into()),
            _ => (parts.len(), Vec::new()),
        };
        text.extend_from_slice(bytes);
        let new = cut(&text);
        for (i, part) in new.iter().enumerate() {
            self.store.set(&self.part_key(name, head.version, at + i), &encoded(part))?;
        }
        // All is kept by now. The head is found true without this too, only less is known of when and of parts lost later.
        let after = Head { parts: at + new.len(), written: self.now(), ..head };
        if after.parts != head.parts || after.written >= head.written + MINUTE {
            let _ = self.store.set(&self.head_key(name), &after.text());
            let _ = self.mark(name);
        }
        Ok(())
    }

    fn truncate(&mut self, name: &Path, length: usize) -> Result<()> {
        let head = self.taken_head(name)?;
        let parts = self.parts(name, head)?;
        let before: usize = parts.iter().rev().skip(1).map(|part| part.as_ref().map_or(0, Vec::len)).sum();
        match (parts.last(), length.checked_sub(before)) {
            (Some(Some(last)), Some(rest)) if parts.iter().all(Option::is_some) => {
                let rest = last.get(..rest).ok_or(Error::from(ErrorKind::InvalidInput))?;
                Ok(self.store.set(&self.part_key(name, head.version, parts.len() - 1), &encoded(rest))?)
            }
            // Several parts cannot go in one step, but a head can turn to another record.
            _ => {
                let bytes = self.bytes(name, head)?;
                let rest = bytes.get(..length).ok_or(Error::from(ErrorKind::InvalidInput))?;
                self.replace(name, rest)
            }
        }
    }

    fn replace(&mut self, name: &Path, bytes: &[u8]) -> Result<()> {
        if self.is_taken(name) {
            return Err(ErrorKind::WouldBlock.into());
        }
        self.mark(name)?;
        let version = self.write_whole(name, bytes)?;
        self.taken = Some((name.to_path_buf(), version));
        Ok(())
    }
}

/// Parts of a record, none of which ends within a letter where that can be helped.
fn cut(bytes: &[u8]) -> Vec<&[u8]> {
    let mut parts = Vec::new();
    let mut rest = bytes;
    while rest.len() > PART {
        let inside = |at: &usize| rest.get(*at).is_some_and(|byte| byte & 0xc0 == 0x80);
        let mut at = PART;
        while inside(&at) && at > PART - 4 {
            at -= 1;
        }
        let (part, after) = rest.split_at(at);
        parts.push(part);
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(rest);
    }
    parts
}

/// Bytes as a text: records are texts, but one may have been cut within a letter.
fn encoded(bytes: &[u8]) -> String {
    match core::str::from_utf8(bytes) {
        Ok(text) => format!("t{text}"),
        Err(_) => bytes.iter().fold("x".to_string(), |hex, byte| hex + &format!("{byte:02x}")),
    }
}

fn decoded(text: &str) -> Option<Vec<u8>> {
    if let Some(text) = text.strip_prefix('t') {
        return Some(text.as_bytes().to_vec());
    }
    let digits: Vec<u32> = text.strip_prefix('x')?.chars().map(|c| c.to_digit(16)).collect::<Option<_>>()?;
    digits.chunks(2).map(|pair| Some((pair.first()? * 16 + pair.get(1)?) as u8)).collect()
}
