/** Moving among the buttons of a group by arrow keys; Tab goes on to the next group as ever. */

const AHEAD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

export function step(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const way = AHEAD.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0;
  if (way === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (here < 0) return;
  event.preventDefault();
  buttons[(here + way + buttons.length) % buttons.length]?.focus();
}
