/**
 * Keeps the page's shell, so that it opens at once and without a network; never anything of the server's answers.
 *
 * A newer page is fetched in the background and waits until the person changes to it. Files whose names carry a digest
 * are kept when they are first used.
 */

// The libraries know workers in general only.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Put in by the build. */
const SHELL = JSON.parse("__SHELL__") as { version: string; files: string[] };
const SHELL_CACHE = `shell-${SHELL.version}`;
const ASSETS_CACHE = "assets";
/** Older assets than so many go: every build has some forty of them. */
const ASSETS_KEPT = 150;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll(SHELL.files)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (/^\/(api|ws|schema|metrics|healthz)\b/.test(url.pathname)) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else event.respondWith(kept(event.request));
});

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  return (await cache.match("/")) ?? fetch(request);
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(SHELL_CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

async function asset(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(ASSETS_CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("shell-") && name !== SHELL_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  const assets = await caches.open(ASSETS_CACHE);
  const requests = await assets.keys();
  await Promise.all(requests.slice(0, -ASSETS_KEPT).map((request) => assets.delete(request)));
}
