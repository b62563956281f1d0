/** What a screen reader says without being asked, in the order it happened. */
class Announcer {
  lines = $state.raw<readonly { id: number; line: string }[]>([]);
  #next = 0;

  say(line: string): void {
    if (line === "") return;
    this.lines = [...this.lines, { id: this.#next++, line }].slice(-12);
  }
}

export const announcer = new Announcer();
