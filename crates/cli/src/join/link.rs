//! The link to a table, and who one is at its server.

use super::stream::Stream;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// So long a server is waited for.
pub(super) const LONGEST: Duration = Duration::from_secs(10);

/// Why one cannot sit down there.
#[derive(Debug)]
pub enum JoinError {
    /// It is not the link of a table.
    Link(String),
    /// The server cannot be reached.
    Unreachable(String, std::io::Error),
    /// Nobody whom this machine believes vouches for the server.
    Untrusted(String),
    /// The server answers something else.
    NotATable(String),
}

/// A server and a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Link {
    /// Name and port.
    pub(super) host: String,
    /// The id of the table.
    pub(super) table: String,
    /// Whether everything goes within TLS.
    pub(super) tls: bool,
}

impl FromStr for Link {
    type Err = JoinError;

    /// `http://host:port/…/ID`, as the page shows it, `https` as well, what stands in the address bar at a table, or `host:port/ID`.
    fn from_str(text: &str) -> Result<Link, JoinError> {
        let text = text.trim();
        let wrong = || JoinError::Link(text.chars().take(60).collect());
        let (tls, rest) = match text.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) => (false, rest),
            Some(_) => return Err(wrong()),
            None => (false, text),
        };
        let (host, path) = rest.split_once('/').ok_or_else(wrong)?;
        let path = path.split_once("#/t/").map_or(path, |(_, table)| table);
        let table = path.split(['?', '#']).next().unwrap_or_default();
        let table = table.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        let sound = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric());
        let host_sound = host.chars().all(|c| c.is_ascii_alphanumeric() || ".-:[]".contains(c));
        if host.is_empty() || host.ends_with(':') || !host_sound || !sound(table) {
            return Err(wrong());
        }
        let ported = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        let usual = if tls { 443 } else { 80 };
        let host = if ported { host.to_string() } else { format!("{host}:{usual}") };
        Ok(Link { host, table: table.to_string(), tls })
    }
}

impl Link {
    pub(super) fn connect(&self) -> Result<Stream, JoinError> {
        let unreachable = |e| self.unreachable(e);
        let stream = if self.tls { Stream::tls(&self.host) } else { Stream::plain(&self.host) };
        let stream = stream.map_err(unreachable)?;
        stream.tcp().set_read_timeout(Some(LONGEST)).map_err(unreachable)?;
        Ok(stream)
    }

    /// Why the server cannot be spoken to.
    pub(super) fn unreachable(&self, e: std::io::Error) -> JoinError {
        match e.get_ref().is_some_and(|e| e.is::<rustls::Error>()) {
            true => JoinError::Untrusted(self.host.clone()),
            false => JoinError::Unreachable(self.host.clone(), e),
        }
    }

    /// Where the secret of this server is kept, so that one comes back to one's seat.
    fn file(&self) -> Option<PathBuf> {
        let name: String =
            self.host.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        Some(kosa_tui::data_folder()?.join("guests").join(name))
    }

    /// Who one is at this server: as before, or somebody new with this name.
    pub(super) fn token(&self, name: &str) -> Result<String, JoinError> {
        let kept = self.file().and_then(|file| std::fs::read_to_string(file).ok());
        if let Some(token) = kept.map(|token| token.trim().to_string()).filter(|token| self.is_known(token)) {
            return Ok(token);
        }
        let body = serde_json::json!({ "name": name }).to_string();
        let (status, answer) = self.ask("POST", "/api/v1/tokens", "", &body)?;
        let token = serde_json::from_str::<serde_json::Value>(&answer)
            .ok()
            .and_then(|answer| answer["token"].as_str().map(str::to_string))
            .filter(|_| status == 201)
            .ok_or_else(|| JoinError::NotATable(self.host.clone()))?;
        if let Some(file) = self.file() {
            // Where it cannot be kept one is somebody new the next time.
            let _ = keep(&file, &token);
        }
        Ok(token)
    }

    fn is_known(&self, token: &str) -> bool {
        let header = format!("authorization: Bearer {token}\r\n");
        token.chars().all(|c| c.is_ascii_hexdigit())
            && self.ask("GET", "/api/v1/me", &header, "").is_ok_and(|(status, _)| status == 200)
    }

    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Result<(u16, String), JoinError> {
        let unreachable = |e| self.unreachable(e);
        let mut stream = self.connect()?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n{headers}content-length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        stream.write_all(request.as_bytes()).map_err(unreachable)?;
        let mut answer = Vec::new();
        stream.take(1 << 20).read_to_end(&mut answer).map_err(unreachable)?;
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Ok((status, body.to_string()))
    }
}

/// A secret is for its user alone.
fn keep(file: &std::path::Path, token: &str) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?.write_all(token.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_read_as_the_page_shows_them() {
        let link = |host: &str, tls| Link { host: host.into(), table: "abc2".into(), tls };
        for (text, host) in [
            ("http://localhost:4750/t/abc2", "localhost:4750"),
            ("http://play.example/t/abc2/?x=1", "play.example:80"),
            ("localhost:4750/abc2", "localhost:4750"),
            ("http://[::1]:4750/t/abc2#talk", "[::1]:4750"),
            (" http://localhost:4750/#/t/abc2 ", "localhost:4750"),
        ] {
            assert_eq!(text.parse::<Link>().unwrap(), link(host, false), "{text}");
        }
        for (text, host) in [
            ("https://play.example/t/abc2", "play.example:443"),
            ("https://play.example:8443/#/t/abc2", "play.example:8443"),
        ] {
            assert_eq!(text.parse::<Link>().unwrap(), link(host, true), "{text}");
        }
        for wrong in [
            "",
            "abc",
            "http://",
            "http://x/",
            "https:///abc",
            "ftp://x/abc",
            "http://x/a b",
            "http://x\r\ny/abc",
        ] {
            assert!(wrong.parse::<Link>().is_err(), "{wrong}");
        }
    }
}
