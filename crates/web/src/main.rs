//! The page.

use kosa_web::gallery::Gallery;
use leptos::prelude::*;

fn main() {
    mount_to_body(|| view! { <Gallery /> });
}
