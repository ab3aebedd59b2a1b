//! One request, one answer, over a connection of its own.

use crate::Fault;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// What a server answered.
#[derive(Debug)]
pub struct Answer {
    /// Such as 200.
    pub status: u16,
    /// Names in small letters, and values.
    pub headers: Vec<(String, String)>,
    /// What came with it.
    pub body: Vec<u8>,
}

impl Answer {
    /// A header, or nothing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(own, _)| own == name).map_or("", |(_, value)| value)
    }
}

/// Asks a server on this machine.
pub fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Result<Answer, Fault> {
    let io = |e| Fault::Io("a request", e);
    let mut stream = TcpStream::connect(address).map_err(io)?;
    stream.set_read_timeout(Some(Duration::from_secs(120))).map_err(io)?;
    let mut request = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    request.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
    stream.write_all(request.as_bytes()).map_err(io)?;
    let mut bytes = Vec::new();
    // The length says where an answer ends, whether or not the connection ends with it.
    let mut part = [0; 1 << 16];
    loop {
        if let Some(answer) = parse(&bytes, method == "HEAD")? {
            return Ok(answer);
        }
        match stream.read(&mut part).map_err(io)? {
            0 => return Err(Fault::Nonsense("an answer that breaks off".into())),
            n => bytes.extend_from_slice(&part[..n]),
        }
    }
}

/// The answer, if all of it has arrived.
fn parse(bytes: &[u8], head_only: bool) -> Result<Option<Answer>, Fault> {
    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { return Ok(None) };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let nonsense = || Fault::Nonsense(head.chars().take(80).collect());
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|word| word.parse().ok());
    let status = status.ok_or_else(nonsense)?;
    let pair = |line: &str| {
        line.split_once(':').map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_string()))
    };
    let mut answer = Answer { status, headers: lines.filter_map(pair).collect(), body: Vec::new() };
    let length =
        if head_only || status == 304 { 0 } else { answer.header("content-length").parse().unwrap_or(0) };
    let body = &bytes[end + 4..];
    if body.len() < length {
        return Ok(None);
    }
    answer.body = body[..length].to_vec();
    Ok(Some(answer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_taken_when_it_is_whole() {
        let text = b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\nX: y\r\n\r\nabc";
        assert!(parse(&text[..text.len() - 1], false).unwrap().is_none());
        let answer = parse(text, false).unwrap().unwrap();
        assert_eq!((answer.status, answer.header("x"), answer.body.as_slice()), (200, "y", &b"abc"[..]));
        assert!(parse(b"what\r\n\r\n", false).is_err());
    }
}
