/** Whether the dice of a record are what they had to be. */
import { Dice, commitment } from "./dice";
import type { Draw, Evidence } from "./record";

export interface Verdict {
  /** The seed is the one that was promised before anyone sat down. */
  readonly promised: boolean;
  readonly draws: readonly { readonly draw: Draw; readonly ok: boolean }[];
  /** How many draws contain a link of the device that asked for them. */
  readonly own: number;
  readonly sound: boolean;
}

export function verify(evidence: Evidence): Verdict {
  const promised = commitment(evidence.seed) === evidence.commitment;
  const dice = new Dice(evidence.seed, evidence.match, evidence.names.length);
  const late = evidence.anchors.filter((anchor) => anchor.after !== null);
  for (const { seat, anchor, after } of evidence.anchors) if (after === null) dice.anchor(seat, anchor);
  dice.begin();
  const draws = evidence.draws.map((draw) => {
    for (let next = late[0]; next && next.after === dice.count; next = late[0]) {
      dice.anchor(next.seat, next.anchor);
      late.shift();
    }
    return { draw, ok: derived(dice, draw) };
  });
  const own = evidence.draws.filter((draw) => draw.link !== null).length;
  return { promised, draws, own, sound: promised && draws.every(({ ok }) => ok) };
}

function derived(dice: Dice, { seat, link, question, pick, note }: Draw): boolean {
  const fits = link === null || dice.fits(seat, link);
  const drawn = dice.draw(seat, link, question.weights);
  return fits && drawn === pick && question.outcomes[pick] === note;
}
