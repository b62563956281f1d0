import { hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";

import vectors from "../../../tests/data/fair-vectors.json";
import { LINKS, linkAfter, makeChain } from "../net/chain";
import { Dice, commitment, pick } from "./dice";

test("the commitment is the seed's fingerprint", () => {
  expect(commitment(vectors.seed)).toBe(vectors.commitment);
});

test("a chain's links are shown from its end", () => {
  const { secret, links } = vectors.chain;
  expect(makeChain(hexToBytes(secret), links.length - 1)).toEqual(links);
  expect(linkAfter(links, links[0] as string)).toBe(links[1]);
  // A whole game needs no second chain.
  expect(LINKS).toBeGreaterThanOrEqual(300);
});

test("every step of the examples falls as it has to", () => {
  const dice = new Dice(vectors.seed, vectors.match, vectors.seats);
  for (const { seat, anchor } of vectors.anchors) dice.anchor(seat, anchor);
  let draws = 0;
  for (const step of vectors.steps) {
    if (step.do === "begin") dice.begin();
    else if (step.do === "anchor") dice.anchor(step.seat as number, step.anchor as string);
    else {
      const link = step.link ?? null;
      if (link !== null) expect(dice.fits(step.seat as number, link)).toBe(true);
      expect(dice.draw(step.seat as number, link, step.weights as number[])).toBe(step.pick);
      draws += 1;
    }
  }
  expect(dice.count).toBe(draws);
  expect(draws).toBeGreaterThan(2);
});

test("every result of the examples stands for the same outcome", () => {
  expect(vectors.picks.length).toBeGreaterThan(5);
  for (const example of vectors.picks) expect(pick(hexToBytes(example.result), example.weights)).toBe(example.pick);
});

test("a link counts once, and not before its anchor is ripe", () => {
  const dice = new Dice(vectors.seed, "m", 2);
  const chain = makeChain(new Uint8Array(32).fill(1), 4) as string[];
  dice.begin();
  dice.anchor(0, chain[0] as string);
  expect(dice.fits(0, chain[1] as string)).toBe(false);
  const early = new Dice(vectors.seed, "m", 2);
  early.anchor(0, chain[0] as string);
  early.begin();
  expect(early.fits(0, chain[1] as string)).toBe(true);
  early.draw(0, chain[1] as string, [1, 1]);
  expect(early.fits(0, chain[1] as string)).toBe(false);
});
