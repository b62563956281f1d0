/** How seats and bulls are told apart: each by a colour and by something that needs no colour. */

/** Shapes around (0, 0), some 20 across; also on the tags of a seat's wires. */
const SHAPES: readonly string[] = [
  "M0-9.5A9.5 9.5 0 1 1-.01-9.5Z",
  "M0-11 10.5 8H-10.5Z",
  "M-8.5-8.5H8.5V8.5H-8.5Z",
  "M0-11.5 3-4 11-3.5 4.9 1.7 6.8 9.4 0 5.2-6.8 9.4-4.9 1.7-11-3.5-3-4Z",
];

/** Grey wires belong to nobody: a barb. */
const BARB = "M-10-3H-3V-10H3V-3H10V3H3V10H-3V3H-10Z";

/** Whose a wire is; null for a grey one. */
export type Owner = number | null;

export const shapeOf = (owner: Owner): string => (owner === null ? BARB : (SHAPES[owner % SHAPES.length] ?? ""));

/** The colour of a seat, what is legible on it, and its darker side; CSS colours that fit either theme. */
export const colourOf = (owner: Owner): string => paint("seat", owner);
export const inkOf = (owner: Owner): string => paint("ink", owner);
export const deepOf = (owner: Owner): string => paint("deep", owner);
const paint = (use: string, owner: Owner): string => `var(--t-${use}${owner === null ? 0 : (owner % 4) + 1})`;

/** The strand twisted into a wire: gaps and lengths in parts of the wire's width; none for a plain one. */
const STRANDS: readonly (readonly number[])[] = [[], [2.6, 2.2], [0.01, 2], [4.5, 1.2, 0.01, 1.2]];

export function strandOf(owner: Owner, width: number): string | null {
  const strand = owner === null ? [0.5, 1.7] : (STRANDS[owner % STRANDS.length] ?? []);
  return strand.length > 0 ? strand.map((part) => Math.round(part * width * 10) / 10).join(" ") : null;
}
