/** The whole drawing of a board without its pieces. */
import { luckOf } from "../../kit/luck";
import { line, path } from "../../kit/paint";
import type { Mountain } from "../geometry/mountain";
import { baseCamps, ladders, summitCamps } from "./camps";
import { around, slope } from "./facets";
import { type Marks, squares } from "./squares";
import { slopeWoods, valley, woods } from "./valley";

/** What a drawing is of: whose squares are which, which colour each corner has, and who plays from there. */
export interface Sights {
  readonly name: string;
  readonly marks: readonly [Marks, Marks];
  readonly colours: readonly number[];
  readonly lived: readonly boolean[];
}

/** What the slope between the two terraces is made of. */
const UPWARDS = ["grass", "grass", "rock", "rock"] as const;

/** SVG shapes of the mountain and its valley; the same for the same board. */
export function picture(mountain: Mountain, { name, marks, colours, lived }: Sights): string {
  const { foot, terraces, summit, unit, size } = mountain;
  const [lower, middle] = terraces;
  const luck = luckOf(name + size.join());
  const ground = (outer: string, colour: string, edge: string): string =>
    path(outer, colour) + line(outer, edge, 2.4 * unit, 'stroke-linejoin="round"');
  return (
    valley(mountain, luck) +
    woods(mountain, luck) +
    baseCamps(mountain, colours, lived) +
    `<path d="${around(foot)}" fill="var(--v-shade)" transform="translate(${9 * unit} ${12 * unit})"/>` +
    slope({ below: foot, above: lower.outer, lift: 26 * unit, columns: 56, rows: ["grass"] }, luck) +
    ground(around(lower.outer), "lower", "loweredge") +
    slope({ below: lower.inner, above: middle.outer, lift: 44 * unit, columns: 34, rows: UPWARDS }, luck) +
    slopeWoods(lower.inner, middle.outer, 44 * unit, unit, 0, luck) +
    ground(around(middle.outer), "middle", "middleedge") +
    slope({ below: middle.inner, above: summit, lift: 34 * unit, columns: 22, rows: ["rock", "snow", "snow"] }, luck) +
    ground(around(summit), "top", "topedge") +
    ladders(mountain, colours) +
    squares(mountain, 0, marks[0], colours) +
    squares(mountain, 1, marks[1], colours) +
    summitCamps(mountain, colours)
  );
}
