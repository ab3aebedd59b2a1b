//! Whether a request comes from our own page. A browser says where a page that sends something came from; other pages may not act
//! in the name of whoever looks at them.

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};

/// Whether a request that changes something, or stays open, may have come from here. Programs name no origin.
pub(super) fn is_ours(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let text = |value: &axum::http::HeaderValue| value.to_str().map(str::to_ascii_lowercase).ok();
    let (Some(origin), Some(host)) = (text(origin), headers.get(HOST).and_then(text)) else { return false };
    origin.split_once("://").is_some_and(|(scheme, from)| matches!(scheme, "http" | "https") && from == host)
}

/// Whether a browser sent it, for a page.
pub(super) fn by_a_browser(headers: &HeaderMap) -> bool {
    headers.contains_key(ORIGIN) || headers.contains_key("sec-fetch-site")
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_our_own_page_acts() {
        let ask = |origin: Option<&str>, host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_str(host).unwrap());
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
            }
            is_ours(&headers)
        };
        assert!(ask(None, "play.example"));
        assert!(ask(Some("https://play.example"), "play.example"));
        assert!(ask(Some("http://localhost:4750"), "localhost:4750"));
        for foreign in [
            "https://evil.example",
            "null",
            "http://localhost:1",
            "https://play.example.evil",
            "file://play.example",
        ] {
            assert!(!ask(Some(foreign), "play.example"), "{foreign}");
        }
    }
}
