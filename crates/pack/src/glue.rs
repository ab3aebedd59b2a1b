//! The JavaScript between the browser and the program, made by wasm-bindgen.

use crate::fault::Fault;
use wasm_bindgen_cli_support::Bindgen;

/// What wasm-bindgen makes of a compiled program.
pub struct Glue {
    /// The program.
    pub wasm: Vec<u8>,
    /// The module that loads it.
    pub js: String,
    /// Modules it loads in turn: the path it names, and the content.
    pub snippets: Vec<(String, String)>,
}

/// Makes the glue.
pub fn glue(wasm: Vec<u8>, keep_debug: bool) -> Result<Glue, Fault> {
    let fault = |e: &dyn core::fmt::Display| Fault::Glue(format!("{e:#}").replace('\n', "; "));
    let mut bindgen = Bindgen::new();
    bindgen.input_bytes("kosa", wasm).typescript(false).keep_debug(keep_debug).omit_default_module_path(true);
    bindgen.remove_name_section(!keep_debug).remove_producers_section(true);
    // Its parts ask for the memory, the table of functions and the stack.
    bindgen.keep_lld_exports(true);
    let mut output =
        bindgen.web(true).and_then(|bindgen| bindgen.generate_output()).map_err(|e| fault(&e))?;
    let mut snippets = Vec::new();
    for (crate_name, texts) in output.snippets() {
        for (at, text) in texts.iter().enumerate() {
            snippets.push((format!("./snippets/{crate_name}/inline{at}.js"), text.clone()));
        }
    }
    for (path, text) in output.local_modules() {
        snippets.push((format!("./snippets/{path}"), text.clone()));
    }
    let js = output.js().to_string();
    let wasm = output.wasm_mut().emit_wasm();
    Ok(Glue { wasm, js, snippets })
}
