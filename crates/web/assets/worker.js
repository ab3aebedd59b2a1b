// Runs the program of the page a second time, beside the page. The first message brings the glue's address, the compiled program
// and the address of what the bots have learned; from then on the program answers by itself (crates/web/src/worker.rs).
onmessage = async ({ data: [glue, module, weights] }) => {
  const program = await import(glue);
  await program.default({ module_or_path: module });
  // Without them bots play badly, but the game goes on.
  const learned = await fetch(weights).then((answer) => answer.arrayBuffer()).catch(() => new ArrayBuffer(0));
  program.bring(new Uint8Array(learned));
  onmessage = ({ data }) => program.answer(data);
  postMessage(["ready", ""]);
};
