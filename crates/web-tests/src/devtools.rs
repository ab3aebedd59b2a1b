//! The line to a browser: commands go, answers and news come, as the developer tools of Chromium speak (the Chrome DevTools Protocol).
//!
//! One line has many sessions, one for each window that it looks at, and nothing of it goes on in another thread: what has come is read when
//! something is asked.

use crate::Fault;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tungstenite::client::IntoClientRequest;
use tungstenite::protocol::WebSocketConfig;
use tungstenite::{Error, Message, WebSocket};

/// So long may anything take on a busy machine; whole stretches of a game are one script.
const PATIENCE: Duration = Duration::from_secs(120);
/// So long is waited for the browser before the clock is looked at.
const A_MOMENT: Duration = Duration::from_millis(500);

/// What is known of a window by its news.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    /// The document it shows or is loading.
    pub document: String,
    /// Documents that have begun.
    pub documents: usize,
    /// Whether everything of the document has been loaded.
    pub loaded: bool,
    /// Why it cannot be spoken to any more.
    pub gone: Option<&'static str>,
}

impl News {
    /// Whether there is a whole document, be it the empty one of a new window.
    pub const fn is_there(&self) -> bool {
        self.loaded || self.documents == 0
    }
}

/// A line to a browser. Whatever was made for it is gone with it.
pub(crate) struct Line {
    socket: WebSocket<TcpStream>,
    last: u64,
    answers: BTreeMap<u64, Result<Value, Fault>>,
    /// Commands whose answer nobody waits for.
    unheard: BTreeSet<u64>,
    sessions: BTreeMap<String, News>,
    complaints: Vec<String>,
    frames: Vec<String>,
}

impl Line {
    /// A line to the browser at this address.
    pub fn to(address: &str) -> Result<Line, Fault> {
        let gone = |e: &dyn core::fmt::Display| Fault::Gone(format!("no browser answers at {address}: {e}"));
        let host = address.strip_prefix("ws://").and_then(|rest| rest.split('/').next()).unwrap_or(address);
        let stream = TcpStream::connect(host).map_err(|e| gone(&e))?;
        let options = stream.set_nodelay(true).and_then(|()| stream.set_read_timeout(Some(A_MOMENT)));
        options.map_err(|e| Fault::Io("the line to a browser", e))?;
        let request = address.into_client_request().map_err(|e| gone(&e))?;
        // A picture is one message.
        let config = WebSocketConfig::default().max_message_size(None).max_frame_size(None);
        let socket = tungstenite::client::client_with_config(request, stream, Some(config));
        let (socket, _) = socket.map_err(|e| gone(&e))?;
        Ok(Line {
            socket,
            last: 0,
            answers: BTreeMap::new(),
            unheard: BTreeSet::new(),
            sessions: BTreeMap::new(),
            complaints: Vec::new(),
            frames: Vec::new(),
        })
    }

    /// Sends a command to the browser, or to one of its windows; its number.
    pub fn send(&mut self, session: &str, command: &str, params: &Value) -> Result<u64, Fault> {
        self.last += 1;
        let mut message = json!({ "id": self.last, "method": command, "params": params });
        if !session.is_empty() {
            message["sessionId"] = json!(session);
        }
        self.socket.send(Message::text(message.to_string())).map_err(broken)?;
        Ok(self.last)
    }

    /// Sends a command to which no answer is expected.
    pub fn tell(&mut self, session: &str, command: &str, params: &Value) -> Result<(), Fault> {
        let number = self.send(session, command, params)?;
        self.unheard.insert(number);
        Ok(())
    }

    /// Waits for the answer to a command.
    pub fn answer(&mut self, session: &str, number: u64) -> Result<Value, Fault> {
        let begun = Instant::now();
        loop {
            if let Some(answer) = self.answers.remove(&number) {
                return answer;
            }
            if let Some(why) = self.news(session).gone {
                return Err(Fault::Gone(why.into()));
            }
            if begun.elapsed() > PATIENCE {
                self.unheard.insert(number);
                return Err(Fault::TooLate("an answer of the browser".into()));
            }
            self.hear()?;
        }
    }

    /// Sends a command and waits for its answer.
    pub fn ask(&mut self, session: &str, command: &str, params: &Value) -> Result<Value, Fault> {
        let number = self.send(session, command, params)?;
        self.answer(session, number)
    }

    /// Sends commands that do not depend on each other's answers, and waits for all.
    pub fn ask_all(&mut self, session: &str, commands: &[(&str, Value)]) -> Result<(), Fault> {
        let send = |(command, params): &(&str, Value)| self.send(session, command, params);
        let numbers: Vec<u64> = commands.iter().map(send).collect::<Result<_, Fault>>()?;
        numbers.into_iter().try_for_each(|number| self.answer(session, number).map(drop))
    }

    /// Waits for a moment that something comes.
    pub fn hear(&mut self) -> Result<(), Fault> {
        match self.socket.read() {
            Ok(Message::Text(text)) => self.take(text.as_str()),
            Ok(Message::Close(_)) => Err(Fault::Gone("the browser has ended".into())),
            Ok(_) => Ok(()),
            Err(Error::Io(e)) if is_pause(&e) => Ok(()),
            Err(e) => Err(broken(e)),
        }
    }

    /// Takes everything that has come, and waits for nothing.
    pub fn catch_up(&mut self) -> Result<(), Fault> {
        let wait = |line: &Line, wait: bool| {
            line.socket.get_ref().set_nonblocking(!wait).map_err(|e| Fault::Io("the line to a browser", e))
        };
        wait(self, false)?;
        let done = loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    if let Err(fault) = self.take(text.as_str()) {
                        break Err(fault);
                    }
                }
                Ok(Message::Close(_)) => break Err(Fault::Gone("the browser has ended".into())),
                Ok(_) => {}
                Err(Error::Io(e)) if is_pause(&e) => break Ok(()),
                Err(e) => break Err(broken(e)),
            }
        };
        wait(self, true)?;
        done
    }

    /// What is known of a window.
    pub fn news(&self, session: &str) -> News {
        self.sessions.get(session).cloned().unwrap_or_default()
    }

    /// What pages have complained about since this was asked last.
    pub fn complaints(&mut self) -> Vec<String> {
        core::mem::take(&mut self.complaints)
    }

    /// What sockets of pages have heard since this was asked last.
    pub fn frames(&mut self) -> Vec<String> {
        core::mem::take(&mut self.frames)
    }

    /// Takes a message of the browser.
    fn take(&mut self, text: &str) -> Result<(), Fault> {
        let mut said: Value = serde_json::from_str(text).map_err(|e| Fault::Nonsense(e.to_string()))?;
        if let Some(number) = said["id"].as_u64() {
            if !self.unheard.remove(&number) {
                let answer = match said["error"]["message"].as_str() {
                    Some(why) => Err(Fault::Refused(why.into())),
                    None => Ok(said["result"].take()),
                };
                self.answers.insert(number, answer);
            }
            return Ok(());
        }
        let session = said["sessionId"].as_str().unwrap_or_default().to_string();
        let params = &mut said["params"].take();
        match said["method"].as_str().unwrap_or_default() {
            "Page.lifecycleEvent" => {
                let news = self.sessions.entry(session).or_default();
                let document = params["loaderId"].as_str().unwrap_or_default();
                match params["name"].as_str() {
                    Some("init") => {
                        news.document = document.into();
                        news.documents += 1;
                        news.loaded = false;
                    }
                    Some("load") => news.loaded |= news.document == document,
                    _ => {}
                }
            }
            "Inspector.targetCrashed" => {
                self.sessions.entry(session).or_default().gone = Some("the window has broken down");
            }
            "Target.detachedFromTarget" => {
                let session = params["sessionId"].as_str().unwrap_or_default().to_string();
                self.sessions.entry(session).or_default().gone = Some("the window is closed");
            }
            "Log.entryAdded" => self.complaints.extend(logged(&params["entry"])),
            "Runtime.consoleAPICalled" => self.complaints.extend(written(params)),
            "Runtime.exceptionThrown" => self.complaints.push(thrown(&params["exceptionDetails"])),
            "Network.webSocketFrameReceived" => {
                let frame = params["response"]["payloadData"].as_str();
                self.frames.extend(frame.map(String::from));
            }
            _ => {}
        }
        Ok(())
    }
}

fn is_pause(e: &std::io::Error) -> bool {
    matches!(e.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut | ErrorKind::Interrupted)
}

fn broken(e: Error) -> Fault {
    Fault::Gone(format!("the browser has ended: {e}"))
}

/// A text with the place it comes from.
fn at(place: &Value, text: &str) -> String {
    let url = place["url"].as_str().unwrap_or("-");
    let number = |name: &str| place[name].as_u64().map(|number| format!(":{number}")).unwrap_or_default();
    format!("{url}{}{} {text}", number("lineNumber"), number("columnNumber"))
}

/// A complaint of the browser: of a request, a breach of the policy, something that will not be supported for long.
fn logged(entry: &Value) -> Option<String> {
    let bad = matches!(entry["level"].as_str(), Some("error" | "warning"));
    bad.then(|| at(entry, entry["text"].as_str().unwrap_or_default()))
}

/// A complaint that a page has written into its console.
fn written(call: &Value) -> Option<String> {
    let bad = matches!(call["type"].as_str(), Some("error" | "warning" | "assert"));
    let word = |value: &Value| match &value["value"] {
        Value::Null => value["description"].as_str().unwrap_or_default().to_string(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    let words = || call["args"].as_array().into_iter().flatten().map(word).collect::<Vec<_>>().join(" ");
    bad.then(|| at(&call["stackTrace"]["callFrames"][0], &words()))
}

/// What a script says that fails, with its place.
fn thrown(details: &Value) -> String {
    at(details, &why(details))
}

/// What a script says that fails.
pub(crate) fn why(details: &Value) -> String {
    let exception = &details["exception"];
    let said = exception["description"].as_str().or(exception["value"].as_str());
    let said = said.or(details["text"].as_str()).unwrap_or_default();
    said.lines().next().unwrap_or_default().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;

    /// A browser that answers each command by what `answers` says to it, and ends where that is nothing.
    fn browser(answers: fn(&Value) -> Option<Vec<Value>>) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("ws://{}/devtools/browser/x", listener.local_addr().unwrap());
        std::thread::spawn(move || {
            let mut socket = tungstenite::accept(listener.accept().unwrap().0).unwrap();
            while let Ok(Message::Text(text)) = socket.read() {
                let Some(answers) = answers(&serde_json::from_str(&text).unwrap()) else { return };
                for answer in answers {
                    socket.send(Message::text(answer.to_string())).unwrap();
                }
            }
        });
        Line::to(&address).unwrap()
    }

    #[test]
    fn a_refused_command_says_why() {
        let mut line = browser(|said| {
            Some(vec![json!({ "id": said["id"], "error": { "code": -32601, "message": "no such thing" } })])
        });
        let refused = line.ask("", "Page.fly", &json!({}));
        assert!(matches!(refused, Err(Fault::Refused(why)) if why == "no such thing"));
    }

    #[test]
    fn answers_are_told_apart_and_news_are_kept() {
        // Answers the first of two only after the second, with news between them.
        let mut line = browser(|said| {
            let log = |level: &str| {
                json!({ "method": "Log.entryAdded", "sessionId": "s",
                        "params": { "entry": { "level": level, "text": level, "url": "http://x/", "lineNumber": 3 } } })
            };
            let answer = |id: u64| json!({ "id": id, "result": { "of": id } });
            match said["id"].as_u64().unwrap() {
                1 => Some(vec![]),
                _ => Some(vec![answer(2), log("info"), log("error"), answer(1)]),
            }
        });
        let (first, second) =
            (line.send("s", "A.a", &json!({})).unwrap(), line.send("s", "B.b", &json!({})).unwrap());
        assert_eq!(line.answer("s", first).unwrap()["of"], 1);
        assert_eq!(line.answer("s", second).unwrap()["of"], 2);
        assert_eq!(line.complaints(), ["http://x/:3 error"]);
        assert_eq!(line.complaints(), Vec::<String>::new());
    }

    #[test]
    fn a_document_is_loaded_when_its_own_load_is_told() {
        let mut line = browser(|said| {
            let event = |name: &str, document: &str| json!({ "method": "Page.lifecycleEvent", "sessionId": "s", "params": { "name": name, "loaderId": document } });
            let events = match said["id"].as_u64().unwrap() {
                1 => vec![event("init", "a"), event("load", "a"), event("init", "b"), event("load", "a")],
                _ => vec![event("load", "b")],
            };
            Some(events.into_iter().chain([json!({ "id": said["id"], "result": {} })]).collect())
        });
        line.ask("s", "A.a", &json!({})).unwrap();
        let news = line.news("s");
        assert_eq!((news.document.as_str(), news.documents, news.loaded), ("b", 2, false));
        line.ask("s", "A.a", &json!({})).unwrap();
        assert!(line.news("s").loaded);
    }

    #[test]
    fn a_window_that_breaks_down_and_a_browser_that_ends_are_gone() {
        let mut line = browser(|said| {
            let crashed = json!({ "method": "Inspector.targetCrashed", "sessionId": "s", "params": {} });
            (said["sessionId"] == "s").then(|| vec![crashed])
        });
        let gone = |fault: Result<Value, Fault>| match fault {
            Err(Fault::Gone(why)) => why,
            other => panic!("{other:?}"),
        };
        // Nobody answers, and nobody waits for it.
        assert_eq!(gone(line.ask("s", "A.a", &json!({}))), "the window has broken down");
        assert!(gone(line.ask("", "A.a", &json!({}))).starts_with("the browser has ended"));
        let nowhere = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let Err(Fault::Gone(why)) = Line::to(&format!("ws://{nowhere}/x")) else { panic!("nobody is there") };
        assert!(why.starts_with("no browser answers at ws://127.0.0.1:"), "{why}");
    }
}
