// Runs the program of the page a second time, beside the page. The first message brings the glue's address and the compiled
// program; from then on the program answers by itself (crates/web/src/worker.rs).
onmessage = async ({ data: [glue, module] }) => {
  const program = await import(glue);
  await program.default({ module_or_path: module });
  onmessage = ({ data }) => program.answer(data);
  postMessage(["ready", ""]);
};
