/** SVG shapes as text, coloured by the names of `colours.css`. Numbers and colour names only: nothing a person wrote. */
import { num, type Point } from "./point";

const fill = (colour: string): string => `fill="var(--v-${colour})"`;

export const path = (d: string, colour: string): string => `<path d="${d}" ${fill(colour)}/>`;

export const line = (d: string, colour: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="var(--v-${colour})" stroke-width="${num(width)}" ${extra}/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: string, round = 0): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" ${
    round > 0 ? `rx="${num(round)}" ` : ""
  }${fill(colour)}/>`;

export const circle = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" ${fill(colour)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" ${fill(colour)}/>`;

/** A rectangle and a circle as parts of a longer path: many shapes of one colour are one element. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
export const disc = (x: number, y: number, radius: number): string =>
  `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(2 * radius)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-2 * radius)} 0z`;

/** Shapes gathered by colour, drawn colour by colour in the order in which the colours came. */
export class Heap {
  readonly #paths = new Map<string, string>();

  add(colour: string, d: string): void {
    this.#paths.set(colour, (this.#paths.get(colour) ?? "") + d);
  }

  drawn(): string {
    return [...this.#paths].map(([colour, d]) => path(d, colour)).join("");
  }
}

/** What is drawn around (0, 0) at full size, put at a point. */
export const placed = (point: Point, scale: number, drawing: string, turn = 0): string =>
  `<g transform="translate(${num(point[0])} ${num(point[1])})${turn ? ` rotate(${num(turn)})` : ""} scale(${
    Math.round(scale * 100) / 100
  })">${drawing}</g>`;

/** Words on a sign; only words of the drawing itself. */
export const words = (x: number, y: number, size: number, said: string, colour: string, extra = ""): string =>
  `<text x="${num(x)}" y="${num(y)}" font-size="${num(size)}" ${fill(colour)} ${extra}>${said}</text>`;
