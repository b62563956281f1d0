/** Voices this person does not want to hear, for as long as the page is open. */
import type { Said } from "../wire";

class Muted {
  #voices = $state.raw<ReadonlySet<string>>(new Set());

  get any(): boolean {
    return this.#voices.size > 0;
  }

  has(said: Said): boolean {
    return this.#voices.has(voice(said));
  }

  add(said: Said): void {
    this.#voices = new Set([...this.#voices, voice(said)]);
  }

  clear(): void {
    this.#voices = new Set();
  }
}

/** A seat may change its name and stays muted; spectators have nothing but a name. */
function voice(said: Said): string {
  return said.seat === null ? `spectator ${said.name}` : `seat ${said.seat}`;
}

export const muted = new Muted();
