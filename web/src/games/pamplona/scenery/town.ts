/** The whole drawing of a board without its pieces. */
import { type Arena, arenaOf } from "../geometry/arena";
import { luckOf } from "../../kit/luck";
import { num } from "../../kit/point";
import { type Street, streetOf } from "../geometry/street";
import { plots } from "../geometry/town";
import { bullring } from "./bullring";
import { green } from "./greens";
import { hiding, tomatoes } from "./hazards";
import { distantHouse, house } from "./houses";
import { line, path } from "../../kit/paint";
import { kerbside, lanterns, numbers, redLine, road, startSign, type Track } from "./road";
import { sky } from "./sky";

export interface Layout {
  readonly size: readonly [number, number];
  readonly squares: readonly (readonly [number, number])[];
}

export interface Place {
  readonly street: Street;
  readonly arena: Arena;
}

export function placeOf(layout: Layout, length: number): Place {
  const street = streetOf(layout.size, layout.squares);
  return { street, arena: arenaOf(street, length) };
}

/** Where the sky ends. */
export function horizonOf({ squares, width, unit }: Street): number {
  const highest = Math.min(...squares.map((point) => point[1]));
  return Math.max(highest - width / 2 - 26 * unit, 40 * unit);
}

/** SVG shapes of the town, the sky behind them left out; the same for the same board. */
export function town({ street, arena }: Place, track: Track & { readonly name: string }): string {
  const luck = luckOf(track.name + street.size.join());
  const { unit, size } = street;
  const horizon = horizonOf(street);
  const hidden = track.fear.map((square) => kerbside(street, arena, square, 5));
  const lots = plots(street, arena, horizon, luck, hidden);
  const stands = lots.map((plot) => (plot.kind === "house" ? house(plot, unit, luck) : green(plot, unit, luck)));
  return (
    sky(size, horizon, unit, luck) +
    stands.join("") +
    bunting(
      street,
      lots.filter((plot) => plot.kind === "house"),
    ) +
    bullring(street, arena, track.length, luck) +
    road(street, track) +
    lanterns(street, track, arena) +
    tomatoes(street, track.tomatoes) +
    hiding(street, arena, track.fear) +
    numbers(street, track.length) +
    startSign(street) +
    redLine(street, track.length)
  );
}

/** The town the size of a stamp: nothing that would be smaller than a pixel. */
export function stamp({ street, arena }: Place, track: Track & { readonly name: string }): string {
  const luck = luckOf(track.name + street.size.join());
  const { unit, size } = street;
  const horizon = horizonOf(street);
  const houses = plots(street, arena, horizon, luck, []).filter((plot) => plot.kind === "house");
  return (
    sky(size, horizon, unit, luck) +
    houses.map((plot) => distantHouse(plot, unit, luck)).join("") +
    bullring(street, arena, track.length, null) +
    road(street, track, false) +
    tomatoes(street, track.tomatoes) +
    redLine(street, track.length)
  );
}

/** Pennants on lines from house to house. */
function bunting(
  street: Street,
  houses: readonly { left: number; base: number; width: number; height: number }[],
): string {
  const { unit } = street;
  let drawn = "";
  for (let i = 0; i + 2 < houses.length; i += 3) {
    const [from, to] = [houses[i], houses[i + 2]];
    if (!from || !to || Math.abs(from.base - to.base) > 24 * unit) continue;
    const [x, y] = [from.left + from.width / 2, from.base - 0.42 * from.height];
    const wide = to.left + to.width / 2 - x;
    if (wide < 60 * unit || wide > 280 * unit) continue;
    const sag = 20 * unit;
    drawn += line(`M${num(x)} ${num(y)}q${num(wide / 2)} ${num(2 * sag)} ${num(wide)} 0`, "iron", 0.9 * unit);
    const many = Math.round(wide / (13 * unit));
    for (let k = 1; k < many; k++) {
      const part = k / many;
      const px = x + part * wide;
      const py = y + 4 * sag * part * (1 - part);
      drawn += path(
        `M${num(px - 4 * unit)} ${num(py)}h${num(8 * unit)}l${num(-4 * unit)} ${num(9 * unit)}Z`,
        `seat${(k % 6) + 1}`,
      );
    }
  }
  return drawn;
}
