/**
 * The table's dice, derived again from nothing but a record: the same bytes as the server's, in code of its own.
 *
 * docs/fairness.md gives every byte; tests/data/fair-vectors.json has the examples that both sides must meet.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const TAG = "ludothek/1/";
const SIZE = 32;
const NO_LINK = new Uint8Array(SIZE);
const WORDS = 2 ** 32;

const mac = (key: Uint8Array, ...message: Uint8Array[]) => hmac(sha256, key, concatBytes(...message));
const tag = (name: string) => utf8ToBytes(TAG + name);
const byte = (value: number) => Uint8Array.of(value);

function bigEndian(value: number, bytes: 2 | 4): Uint8Array {
  const out = new Uint8Array(bytes);
  const view = new DataView(out.buffer);
  if (bytes === 2) view.setUint16(0, value);
  else view.setUint32(0, value);
  return out;
}

/** What is shown of the seed before the game. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What is asked for in a draw: how many outcomes, and the weight of each. */
export function stated(weights: readonly number[]): Uint8Array {
  return concatBytes(bigEndian(weights.length, 2), ...weights.map((weight) => bigEndian(weight, 2)));
}

/** The index of the outcome that `result` stands for: a number below the sum, by rejection of the uneven rest. */
export function pick(result: Uint8Array, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const fair = WORDS - (WORDS % total);
  for (let block = 0; ; block++) {
    const words = new DataView(mac(result, bigEndian(block, 4)).buffer);
    for (let start = 0; start < SIZE; start += 4) {
      const word = words.getUint32(start);
      if (word < fair) return place(word % total, weights);
    }
  }
}

function place(number: number, weights: readonly number[]): number {
  let left = number;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

export class Dice {
  count = 0;
  readonly #seed: Uint8Array;
  readonly #match: string;
  readonly #tips: (string | null)[];
  readonly #ripe: boolean[];
  #key: Uint8Array | null = null;

  constructor(seed: string, match: string, seats: number) {
    this.#seed = hexToBytes(seed);
    this.#match = match;
    this.#tips = Array.from({ length: seats }, () => null);
    this.#ripe = Array.from({ length: seats }, () => true);
  }

  /** A device promises a chain; during the game it counts only after somebody else's link has been absorbed. */
  anchor(seat: number, anchor: string): void {
    this.#tips[seat] = anchor;
    if (!this.#key) return;
    this.#key = mac(this.#key, tag("anchor"), byte(seat), hexToBytes(anchor));
    this.#ripe[seat] = false;
  }

  /** All anchors are in: the seed and they determine the key. */
  begin(): void {
    const name = utf8ToBytes(this.#match);
    const anchors = this.#tips.map((tip) => (tip === null ? NO_LINK : hexToBytes(tip)));
    this.#key = mac(this.#seed, tag("begin"), byte(name.length), name, byte(this.#tips.length), ...anchors);
  }

  /** Whether this is the link that the seat has to show next. */
  fits(seat: number, link: string): boolean {
    return this.#ripe[seat] === true && this.#tips[seat] === bytesToHex(sha256(hexToBytes(link)));
  }

  /** The index of the outcome; a link must be one that fits. */
  draw(seat: number, link: string | null, weights: readonly number[]): number {
    if (!this.#key) throw new Error("the game has not begun");
    const entropy = link === null ? NO_LINK : hexToBytes(link);
    const result = mac(this.#key, tag("draw"), bigEndian(this.count, 4), byte(seat), entropy, stated(weights));
    this.#key = mac(this.#key, tag("ratchet"), result);
    this.count += 1;
    if (link !== null) {
      this.#tips[seat] = link;
      this.#ripe.forEach((_, other) => {
        if (other !== seat) this.#ripe[other] = true;
      });
    }
    return pick(result, weights);
  }
}
