// Starts the page. All names of files come from the list in index.html, since each carries a hash of its content.
const assets = JSON.parse(document.getElementById("kosa-assets").textContent);
const glue = await import(assets["glue.js"]);
await glue.default({ module_or_path: assets["kosa.wasm"] });
