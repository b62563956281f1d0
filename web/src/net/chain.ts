/**
 * The hash chains with which this browser adds entropy of its own to the dice of its seats (docs/fairness.md).
 *
 * A chain follows from one secret, kept under the table's id and the seat; which link comes next follows from the tip
 * that the server shows to everyone. So tabs cannot disagree, and a reload forgets nothing.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** More draws than any seat makes in a game; when they run out, a new chain is begun. */
export const LINKS = 400;

/** The anchor first, then the links in the order in which they are shown, in hex. */
export type Chain = readonly string[];

export function makeChain(secret: Uint8Array, links = LINKS): Chain {
  const chain = [bytesToHex(secret)];
  for (let link = secret, i = 0; i < links; i++) {
    link = sha256(link);
    chain.push(bytesToHex(link));
  }
  return chain.reverse();
}

/** The link to show after `tip`; null when `tip` is none of this chain's, or its last. */
export function linkAfter(chain: Chain, tip: string): string | null {
  const at = chain.indexOf(tip);
  return at < 0 ? null : (chain[at + 1] ?? null);
}

const key = (table: string, seat: number) => `ludothek.chain.${table}.${seat}`;

/** Secrets by table and seat; in memory only where the browser forbids more. */
export class Secrets {
  readonly #memory = new Map<string, string>();
  readonly #chains = new Map<string, Chain>();

  /** The chain of a seat at a table, or null. */
  find(table: string, seat: number): Chain | null {
    const secret = this.#read(key(table, seat));
    return secret === null ? null : this.#grow(secret);
  }

  keep(table: string, seat: number, chain: Chain): void {
    const secret = chain.at(-1) as string;
    this.#memory.set(key(table, seat), secret);
    try {
      localStorage.setItem(key(table, seat), secret);
    } catch {
      // Forbidden or full: good for as long as the page is open.
    }
  }

  /** A new chain, not kept yet. */
  make(): Chain {
    const secret = crypto.getRandomValues(new Uint8Array(32));
    return this.#grow(bytesToHex(secret));
  }

  #read(name: string): string | null {
    try {
      return localStorage.getItem(name) ?? this.#memory.get(name) ?? null;
    } catch {
      return this.#memory.get(name) ?? null;
    }
  }

  #grow(secret: string): Chain {
    const known = this.#chains.get(secret);
    if (known) return known;
    const chain = makeChain(hexToBytes(secret));
    this.#chains.set(secret, chain);
    return chain;
  }
}

export const secrets = new Secrets();
