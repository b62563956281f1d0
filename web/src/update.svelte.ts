/** The service worker that keeps the page's shell, and the moment a newer page lies ready. */
class Updates {
  /** A newer page is ready and waits for a reload. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  offer(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.ready = true;
  }

  /** Change to the newer page. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#waiting?.postMessage("take over");
  }
}

export const updates = new Updates();

export function register(): void {
  // Missing on pages served without TLS in a local network: then the page is just not kept.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service-worker.js").then(watch).catch(() => undefined);
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit, not an update.
    if (worker?.state === "installed" && navigator.serviceWorker.controller) updates.offer(worker);
  };
  look(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => look(worker));
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}
