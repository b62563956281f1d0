import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { beforeEach, expect, test } from "vitest";

import { LINKS, Secrets, linkAfter, makeChain } from "./chain";

beforeEach(() => localStorage.clear());

const SECRET = new Uint8Array(32).fill(7);

test("each link hashes to the one shown before it", () => {
  const chain = makeChain(SECRET, 5);
  expect(chain).toHaveLength(6);
  expect(chain.at(-1)).toBe(bytesToHex(SECRET));
  for (let i = 1; i < chain.length; i++) {
    expect(bytesToHex(sha256(hexToBytes(chain[i] as string)))).toBe(chain[i - 1]);
  }
});

test("the tip decides which link is next", () => {
  const chain = makeChain(SECRET, 3);
  expect(linkAfter(chain, chain[0] as string)).toBe(chain[1]);
  expect(linkAfter(chain, chain[2] as string)).toBe(chain[3]);
  expect(linkAfter(chain, chain[3] as string)).toBeNull();
  expect(linkAfter(chain, "00".repeat(32))).toBeNull();
});

test("two tabs find the same chain", () => {
  const one = new Secrets();
  const chain = one.make();
  one.keep("table", 2, chain);
  expect(new Secrets().find("table", 2)).toEqual(chain);
  expect(new Secrets().find("table", 1)).toBeNull();
  expect(chain).toHaveLength(LINKS + 1);
});
