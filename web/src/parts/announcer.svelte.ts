import { untrack } from "svelte";

/** What a screen reader says without being asked, in the order it happened; nothing twice in a row. */
class Announcer {
  lines = $state.raw<readonly { id: number; line: string }[]>([]);
  #next = 0;

  say(line: string): void {
    // Saying something is no reason to say it again.
    const said = untrack(() => this.lines);
    if (line === "" || line === said.at(-1)?.line) return;
    this.lines = [...said, { id: this.#next++, line }].slice(-12);
  }
}

export const announcer = new Announcer();
