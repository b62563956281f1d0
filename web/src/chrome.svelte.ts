/** Rooms that need the whole screen bring their own top line instead of the page's. */
class Chrome {
  #bare = $state(0);

  get bare(): boolean {
    return this.#bare > 0;
  }

  /** To be called in an effect: the page's own top line is gone as long as it lasts. */
  clear(): () => void {
    this.#bare += 1;
    return () => (this.#bare -= 1);
  }
}

export const chrome = new Chrome();
