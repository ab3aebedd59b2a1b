// Runs the program of the page a second time, beside the page, with the part of it that thinks. The first message brings the glue's
// address, the compiled program and the address of what the bots have learned; every other one is a request with its number, which
// the program answers by itself (crates/web/src/worker.rs).
let program;

async function begin([glue, module, weights]) {
  // Without them bots play badly, but the game goes on.
  const learned = fetch(weights).then((answer) => answer.arrayBuffer()).catch(() => new ArrayBuffer(0));
  const program = await import(glue);
  await program.default({ module_or_path: module });
  await program.wake();
  program.bring(new Uint8Array(await learned));
  return program;
}

onmessage = async ({ data }) => {
  try {
    if (!program) await (program = begin(data));
    else (await program).answer(...data);
  } catch (error) {
    postMessage(["failed", 0, String(error)]);
  }
};
