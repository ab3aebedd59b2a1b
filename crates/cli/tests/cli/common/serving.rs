//! A server of one page, started as a person would.

use super::Dir;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

/// A server that runs; whatever happens, it ends with this value.
pub struct Serving {
    pub child: Child,
    pub port: u16,
}

impl Serving {
    /// Serves a page of one line from a folder, where its data goes too. What it complains of goes to `errors`.
    pub fn start(dir: &Dir, more: &[&str], errors: Stdio) -> Serving {
        dir.write("index.html", "<p>Kosa</p>");
        let mut command = Command::new(env!("CARGO_BIN_EXE_kosa"));
        command.args(["serve", "--lang", "en", "--page"]).arg(dir.path()).args(more);
        // Nothing of the user's own is touched.
        command.env("XDG_DATA_HOME", dir.path().join("data"));
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(errors).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        Serving { child, port: port.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    /// What the start page says.
    pub fn page(&self) -> String {
        self.http("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    }

    /// A request of somebody with a token, and its answer.
    pub fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> Value {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let text = self.http(&format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        ));
        serde_json::from_str(text.split_once("\r\n\r\n").unwrap().1).unwrap_or_default()
    }

    /// A request as it stands, and its answer.
    pub fn http(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).unwrap();
        text
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
