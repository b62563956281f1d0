/** How the seats are told apart: a colour, a sign and a kind of line each. */

/** Signs around (0, 0), some 20 across; different enough to be told apart without their colours. */
const SIGNS: readonly string[] = [
  "M0-10.5 10.8 8.6H-10.8Z",
  "M-8.6-8.6H8.6V8.6H-8.6Z",
  "M0-9.8A9.8 9.8 0 1 1-.01-9.8Z",
  "M0-11.5 9.6 0 0 11.5-9.6 0Z",
];

/** Dashes of outlines, in parts of their width: unbroken, dashed, dotted, and both in turn. */
const DASHES: readonly (readonly number[])[] = [[], [3.2, 1.5], [0.1, 1.9], [3.4, 1.6, 0.1, 1.6]];

export const COLOURS = 4;

export const signOf = (seat: number): string => SIGNS[seat % COLOURS] ?? "";

export const dashesOf = (seat: number, width: number): string =>
  (DASHES[seat % COLOURS] ?? []).map((part) => Math.round(part * width * 10) / 10).join(" ");

/** The names in `colours.css` of a seat's colour, and of what is legible on it. */
export const paintOf = (seat: number): string => `climber${(seat % COLOURS) + 1}`;
export const inkPaintOf = (seat: number): string => `climbing${(seat % COLOURS) + 1}`;

/** The same as CSS colours that fit either theme. */
export const colourOf = (seat: number): string => `var(--v-${paintOf(seat)})`;
export const inkOf = (seat: number): string => `var(--v-${inkPaintOf(seat)})`;

/** The colour of each corner: those of the seats that sit there, and for the others what is left, in order. */
export function coloursOf(corners: readonly number[]): readonly number[] {
  const left = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => colour >= corners.length);
  return Array.from({ length: COLOURS }, (_, corner) => {
    const seat = corners.indexOf(corner);
    return seat >= 0 ? seat : (left.shift() ?? 0);
  });
}
