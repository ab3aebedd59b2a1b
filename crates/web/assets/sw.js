// Keeps the page for when there is no network. The build puts a line before this one: `kosaPage` says the version, the page
// itself and all its files. Every file is named by its content, so one that is in a cache is never out of date.
//
// A new version is fetched beside the one in use and then waits; the page says so, and when its reader agrees it sends
// "take over". A game that is being played keeps the files it was begun with.
const { version, index, files } = self.kosaPage;
const PREFIX = "kosa-";
const OWN = PREFIX + version;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(OWN).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  // A page that was being loaded when this worker began, or that was loaded past it, is nobody's until it asks.
  if (event.data === "take me in") event.waitUntil(self.clients.claim());
  if (event.data === "version") event.source.postMessage({ version });
});

// Removes the files of older versions, unless another window may still be playing with them.
async function tidy() {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== OWN).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    event.respondWith(url.pathname === "/" ? page(request) : fetch(request).catch(() => page(request)));
    event.waitUntil(tidy());
  } else if (url.pathname === "/api/v1/server") {
    // Without a network there are no tables, and that is no fault.
    const none = () => new Response('{"tables":false,"you":null}', { headers: { "content-type": "application/json" } });
    event.respondWith(fetch(request).catch(none));
  } else if (url.pathname.startsWith("/a/")) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});

async function page(request) {
  const cache = await caches.open(OWN);
  return (await cache.match(index)) ?? fetch(request);
}

// The server says whose turn it is when nobody has the page open. Whoever looks at it sees that by itself.
self.addEventListener("push", (event) => {
  event.waitUntil(tell(event.data));
});

async function tell(data) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((client) => client.visibilityState === "visible")) return;
  const { title, body, table } = data.json();
  await self.registration.showNotification(title, { body, tag: "table-" + table, renotify: true, data: { table } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.table));
});

// Goes to the table: in a window that is there, or a new one.
async function open(table) {
  if (!/^[a-z0-9]+$/.test(table)) return;
  const way = "/#/t/" + table;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const client of windows) {
    if (client.url.endsWith("#/t/" + table)) return client.focus();
  }
  return self.clients.openWindow(way);
}
