/** Moving among the buttons of a toolbar by arrow keys; Tab goes on to the next one as ever. */
import type { Attachment } from "svelte/attachments";

const AHEAD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

export const arrowKeys: Attachment<HTMLElement> = (toolbar) => {
  const step = (event: KeyboardEvent): void => {
    const way = AHEAD.has(event.key) ? 1 : BACK.has(event.key) ? -1 : 0;
    if (way === 0) return;
    const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
    const here = buttons.findIndex((button) => button === document.activeElement);
    if (here < 0) return;
    event.preventDefault();
    buttons[(here + way + buttons.length) % buttons.length]?.focus();
  };
  toolbar.addEventListener("keydown", step);
  return () => toolbar.removeEventListener("keydown", step);
};
