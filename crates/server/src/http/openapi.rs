//! The description of everything that can be asked, for programs; a test holds it against the routes.

use super::reply::text;
use axum::body::Body;
use axum::http::{Response, StatusCode};

/// OpenAPI 3.1, written by hand.
const DESCRIPTION: &str = include_str!("openapi.json");

/// `GET /api`
pub(super) async fn describe() -> Response<Body> {
    text(StatusCode::OK, "application/json", DESCRIPTION.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_description_names_every_route_and_no_other() {
        let description: serde_json::Value = serde_json::from_str(DESCRIPTION).unwrap();
        let mut described = BTreeSet::new();
        for (path, methods) in description["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys() {
                described.insert((path.clone(), method.to_uppercase()));
            }
        }
        let mut routes = BTreeSet::new();
        for (path, methods, _) in super::super::routes() {
            routes.extend(methods.iter().map(|method| (path.to_string(), method.to_string())));
        }
        assert_eq!(described, routes);
    }

    #[test]
    fn every_reference_leads_somewhere() {
        let description: serde_json::Value = serde_json::from_str(DESCRIPTION).unwrap();
        let names =
            DESCRIPTION.split("\"#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next());
        for name in names {
            assert!(description["components"]["schemas"][name].is_object(), "{name}");
        }
    }
}
