/** How the seats are told apart: a shape, a colour and a hat each. */

/** Shapes around (0, 0), some 20 across; different enough to be told apart without their colours. */
const SHAPES: readonly string[] = [
  "M0-9A9 9 0 1 1-.01-9Z",
  "M0-10.5 10.5 8H-10.5Z",
  "M-8.5-8.5H8.5V8.5H-8.5Z",
  "M0-11 2.9-3.9 10.5-3.4 4.7 1.6 6.5 9 0 5-6.5 9-4.7 1.6-10.5-3.4-2.9-3.9Z",
  "M-3.4-10H3.4V-3.4H10V3.4H3.4V10H-3.4V3.4H-10V-3.4H-3.4Z",
  "M-9-10H9L2.6 0 9 10H-9L-2.6 0Z",
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] ?? "";

/** The colour of a seat, and what is legible on it; CSS colours that fit either theme. */
export const colourOf = (seat: number): string => `var(--v-seat${(seat % 6) + 1})`;
export const inkOf = (seat: number): string => `var(--v-ink${(seat % 6) + 1})`;
