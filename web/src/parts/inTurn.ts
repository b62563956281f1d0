/** What is costly to draw waits until the page answers, and then for one another. */
let last: Promise<void> = Promise.resolve();

/** Resolves when the device has a moment to spare, after everybody who asked before. */
export function inTurn(): Promise<void> {
  last = last.then(() => new Promise(spare));
  return last;
}

function spare(go: () => void): void {
  // Safari has no idle callbacks: a few frames let it paint and listen in between.
  if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 400 });
  else setTimeout(go, 40);
}
