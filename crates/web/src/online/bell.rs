//! A soft sound when it is one's turn, for whoever wants it. It is made here: there is no file to be fetched.

use crate::storage;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Where the wish is kept.
const SETTING: &str = "bell";
/// Two tones of a fifth, one after the other, in hertz.
const TONES: [f64; 2] = [523.25, 783.99];
const LOUD: f64 = 0.12;
const LONG: f64 = 0.22;

/// Whether a sound is wanted. By default it is not.
pub fn bell_is_on() -> bool {
    storage::setting(SETTING).as_deref() == Some("on")
}

/// Wants it from now on, or no longer.
pub fn set_bell(on: bool) {
    storage::keep_setting(SETTING, if on { "on" } else { "off" });
}

/// Rings, if it is wanted. A browser that lets nobody ring stays silent.
pub fn bell() {
    if bell_is_on() {
        let _ = ring();
    }
}

/// Calls a method.
fn call(on: &JsValue, method: &str, args: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(on, &method.into())?.dyn_into()?;
    method.apply(on, &args.iter().collect::<Array>())
}

/// Web Audio by its names: the few calls are not worth a dozen of generated types.
fn ring() -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let maker: Function = Reflect::get(&window, &"AudioContext".into())?.dyn_into()?;
    let context = Reflect::construct(&maker, &Array::new())?;
    let now = Reflect::get(&context, &"currentTime".into())?.as_f64().unwrap_or(0.0);
    let end = now + LONG * (TONES.len() + 1) as f64;
    let gain = call(&context, "createGain", &[])?;
    let loud = Reflect::get(&gain, &"gain".into())?;
    call(&loud, "setValueAtTime", &[LOUD.into(), now.into()])?;
    call(&loud, "linearRampToValueAtTime", &[0.0.into(), end.into()])?;
    call(&gain, "connect", &[Reflect::get(&context, &"destination".into())?])?;
    for (number, tone) in TONES.into_iter().enumerate() {
        let voice = call(&context, "createOscillator", &[])?;
        Reflect::set(&Reflect::get(&voice, &"frequency".into())?, &"value".into(), &tone.into())?;
        call(&voice, "connect", core::slice::from_ref(&gain))?;
        let begin = now + LONG * number as f64;
        call(&voice, "start", &[begin.into()])?;
        call(&voice, "stop", &[(begin + LONG * 2.0).into()])?;
    }
    Ok(())
}
