//! The page without a network: registers the service worker and hears of new versions (`assets/sw.js` does the work).

use crate::assets;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// A new version that is ready and waits.
#[derive(Clone)]
pub struct Update {
    registration: ServiceWorkerRegistration,
    container: ServiceWorkerContainer,
}

impl Update {
    /// Lets the new version take over and loads the page again. Whoever is asked first keeps the game that is being played.
    pub fn take_over(&self) {
        let reload = Closure::once_into_js(|| {
            if let Some(window) = web_sys::window() {
                let _ = window.location().reload();
            }
        });
        self.container.set_oncontrollerchange(Some(reload.unchecked_ref()));
        if let Some(waiting) = self.registration.waiting() {
            let _ = waiting.post_message(&JsValue::from_str("take over"));
        }
    }
}

/// Keeps the page for when there is no network; `announce` hears of each new version, which waits until it is asked. Where a
/// browser keeps nothing (a private window, an address without encryption) the page works as it is.
pub async fn keep(announce: impl Fn(Update) + 'static) -> Result<(), JsValue> {
    let Some(window) = web_sys::window() else { return Ok(()) };
    let navigator = window.navigator();
    if !js_sys::Reflect::has(&navigator, &"serviceWorker".into())? || !window.is_secure_context() {
        return Ok(());
    }
    let container = navigator.service_worker();
    let Some(address) = assets::address("sw.js") else {
        // Whoever works on the page wants what was built last, not what was kept before.
        let kept = JsFuture::from(container.get_registration()).await?;
        if let Ok(kept) = kept.dyn_into::<ServiceWorkerRegistration>() {
            JsFuture::from(kept.unregister()?).await?;
        }
        return Ok(());
    };
    let registration: ServiceWorkerRegistration =
        JsFuture::from(container.register(&address)).await?.dyn_into()?;
    let announced = Rc::new(Cell::new(false));
    let tell = Rc::new({
        let (registration, container) = (registration.clone(), container.clone());
        move || {
            // The first version of all takes over by itself and is no news.
            if registration.waiting().is_some()
                && container.controller().is_some()
                && !announced.replace(true)
            {
                announce(Update { registration: registration.clone(), container: container.clone() });
            }
        }
    });
    tell();
    let found = Closure::<dyn FnMut()>::new({
        let registration = registration.clone();
        move || {
            let Some(new) = registration.installing() else { return };
            let tell = tell.clone();
            let watched = new.clone();
            let changed = Closure::<dyn FnMut()>::new(move || {
                if watched.state() == ServiceWorkerState::Installed {
                    tell();
                }
            });
            new.set_onstatechange(Some(changed.into_js_value().unchecked_ref()));
        }
    });
    registration.set_onupdatefound(Some(found.into_js_value().unchecked_ref()));
    // A worker takes in what is there when it begins, and misses a page that is just being loaded.
    JsFuture::from(container.ready()?).await?;
    match registration.active() {
        Some(worker) if container.controller().is_none() => worker.post_message(&"take me in".into()),
        _ => Ok(()),
    }
}
