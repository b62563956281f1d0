/** One stop for Tab among many buttons on a drawing; arrow keys go on to the next one in their direction. */
import type { Attachment } from "svelte/attachments";

import type { Point } from "../../kit/point";
import { ahead, ARROWS } from "../geometry/compass";

const middle = (button: HTMLElement): Point => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

export const roam: Attachment<HTMLElement> = (group) => {
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];

  function stopAt(stop: HTMLElement | undefined): void {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  }
  function step(event: KeyboardEvent): void {
    const way = ARROWS[event.key];
    const here = document.activeElement;
    if (!way || !(here instanceof HTMLElement) || !group.contains(here)) return;
    event.preventDefault();
    const others = buttons().filter((button) => button !== here);
    const next = ahead(others.map(middle), middle(here), way);
    if (next !== null) others[next]?.focus();
  }
  const follow = (event: FocusEvent): void => {
    if (event.target instanceof HTMLButtonElement) stopAt(event.target);
  };
  // The buttons come and go with the moves: the first one is the stop until another has had the focus.
  const settle = (): void => {
    const all = buttons();
    stopAt(all.find((button) => button === document.activeElement) ?? all.find((b) => b.tabIndex === 0) ?? all[0]);
  };
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  settle();
  group.addEventListener("keydown", step);
  group.addEventListener("focusin", follow);
  return () => {
    watch.disconnect();
    group.removeEventListener("keydown", step);
    group.removeEventListener("focusin", follow);
  };
};
