// Only in `cargo xtask dev`: loads the page again when the build has changed it.
let known;
setInterval(async () => {
  try {
    const answer = await fetch("/", { method: "HEAD", cache: "no-store" });
    const tag = answer.ok ? answer.headers.get("etag") : known;
    if (known && tag !== known) location.reload();
    known = tag;
  } catch {
    // The server is being started again.
  }
}, 700);
