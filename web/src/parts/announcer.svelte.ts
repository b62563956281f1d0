import { untrack } from "svelte";

/** What a screen reader says without being asked, in the order it happened. */
class Announcer {
  lines = $state.raw<readonly { id: number; line: string }[]>([]);
  #next = 0;

  say(line: string): void {
    if (line === "") return;
    // Saying something is no reason to say it again.
    const said = untrack(() => this.lines);
    this.lines = [...said, { id: this.#next++, line }].slice(-12);
  }
}

export const announcer = new Announcer();
