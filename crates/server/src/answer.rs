//! What a request gets. Everything is decided from its method, path and headers; there is no state.

use crate::page::{File, Page};
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode};
use std::borrow::Cow;

/// What the page may load and do: itself and its WebAssembly, and nothing from anywhere else.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Sent with every answer.
const SECURITY: [(&str, &str); 7] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
];

/// A browser asks again each time, and hears "not modified" unless there is a new version.
const ASK_AGAIN: &str = "no-cache";
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The answer to one request.
pub fn answer(page: &Page, method: &Method, path: &str, headers: &HeaderMap) -> Response<Body> {
    let name = match path.strip_prefix('/') {
        Some("") | None => "index.html",
        Some(name) => name,
    };
    let mut response = match page.get(name) {
        None => sentence(StatusCode::NOT_FOUND, "There is nothing at this address."),
        Some(_) if method != Method::GET && method != Method::HEAD => {
            let mut response =
                sentence(StatusCode::METHOD_NOT_ALLOWED, "This address can only be read (GET or HEAD).");
            response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
            response
        }
        Some(file) => content(file, headers),
    };
    guard(response.headers_mut());
    if method == Method::HEAD {
        // The length stays: it says what a GET would bring.
        *response.body_mut() = Body::empty();
    }
    response
}

/// What every answer of this server carries.
pub(crate) fn guard(headers: &mut HeaderMap) {
    for (name, value) in SECURITY {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
}

fn sentence(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(CONTENT_LENGTH, HeaderValue::from(text.len()));
    response
}

fn content(file: &File, asked: &HeaderMap) -> Response<Body> {
    let brotli = file.brotli.as_ref().filter(|_| takes_brotli(asked));
    // Two forms of one file are two things to a cache.
    let tag = format!("\"{}{}\"", file.tag, if brotli.is_some() { "-br" } else { "" });
    let known = asked.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let known = known.flat_map(|value| value.split(',')).map(|one| one.trim().trim_start_matches("W/"));
    let unchanged = known.into_iter().any(|one| one == tag || one == "*");
    let body = brotli.unwrap_or(&file.whole);
    let mut response = Response::new(Body::empty());
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    } else {
        let bytes: Body = match body {
            Cow::Borrowed(bytes) => Body::from(*bytes),
            Cow::Owned(bytes) => Body::from(bytes.clone()),
        };
        *response.body_mut() = bytes;
    }
    let headers = response.headers_mut();
    if !unchanged {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.mime));
        headers.insert(CONTENT_LENGTH, HeaderValue::from(body.len()));
        if brotli.is_some() {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
        }
    }
    let cache = if file.immutable { FOR_EVER } else { ASK_AGAIN };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    if file.brotli.is_some() {
        headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(ETAG, tag);
    }
    response
}

/// Whether brotli is among what is taken, and not with a weight of nothing.
fn takes_brotli(asked: &HeaderMap) -> bool {
    let values = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
        let weight = parts.find_map(|part| part.strip_prefix("q=")).and_then(|q| q.parse::<f32>().ok());
        named && weight.is_none_or(|q| q > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Page {
        let mut page = Page::default();
        let file = |name: &str| File::new(name, Cow::Borrowed(b"whole"), Some(Cow::Borrowed(b"br")));
        page.insert("index.html", file("index.html"));
        page.insert("a/kosa-1.js", file("a/kosa-1.js"));
        page
    }

    fn ask(method: Method, path: &str, headers: &[(&'static str, &str)]) -> Response<Body> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(*name, HeaderValue::from_str(value).unwrap());
        }
        answer(&page(), &method, path, &map)
    }

    fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn brotli_goes_to_whoever_takes_it() {
        for (accept, encoding, length) in
            [("gzip, br", "br", "2"), ("br;q=0", "", "5"), ("gzip", "", "5"), ("BR;q=0.5", "br", "2")]
        {
            let response = ask(Method::GET, "/", &[("accept-encoding", accept)]);
            assert_eq!(header(&response, "content-encoding"), encoding, "{accept}");
            assert_eq!(header(&response, "content-length"), length, "{accept}");
            assert_eq!(header(&response, "vary"), "accept-encoding");
        }
    }

    #[test]
    fn what_is_named_by_its_content_is_kept_for_ever_and_the_rest_asked_for_again() {
        assert_eq!(header(&ask(Method::GET, "/a/kosa-1.js", &[]), "cache-control"), FOR_EVER);
        let first = ask(Method::GET, "/", &[]);
        assert_eq!(header(&first, "cache-control"), ASK_AGAIN);
        let tag = header(&first, "etag").to_string();
        for known in [tag.clone(), format!("\"other\", W/{tag}"), "*".into()] {
            assert_eq!(ask(Method::GET, "/", &[("if-none-match", &known)]).status(), 304, "{known}");
        }
        let other = ask(Method::GET, "/", &[("if-none-match", &tag), ("accept-encoding", "br")]);
        assert_eq!(other.status(), 200);
    }

    #[test]
    fn every_answer_is_guarded() {
        for (method, path, status) in [
            (Method::GET, "/", 200),
            (Method::HEAD, "/a/kosa-1.js", 200),
            (Method::GET, "/nothing", 404),
            (Method::GET, "/a/../index.html", 404),
            (Method::POST, "/", 405),
        ] {
            let response = ask(method, path, &[]);
            assert_eq!(response.status(), status, "{path}");
            assert_eq!(header(&response, "content-security-policy"), POLICY);
            assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        }
        assert_eq!(header(&ask(Method::DELETE, "/", &[]), "allow"), "GET, HEAD");
    }
}
