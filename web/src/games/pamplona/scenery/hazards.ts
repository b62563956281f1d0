/** Fear squares with their hiding places, and the tomatoes. */
import type { Arena } from "../geometry/arena";
import { at } from "../../kit/point";
import { beside, heading, leftIsUp, type Street } from "../geometry/street";
import { circle, ellipse, line, path, placed, rect, words } from "../../kit/paint";
import { glow, kerbside } from "./road";

const EYES =
  circle(-4, 0, 3.6, "white") +
  circle(4, 0, 3.6, "white") +
  circle(-3.2, 0.6, 1.8, "black") +
  circle(4.8, 0.6, 1.8, "black");

const eyesAt = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><g class="v-blink">${EYES}</g></g>`;

const doorway =
  path("M-20 6V-30A20 20 0 0 1 20 -30V6Z", "stone") +
  path("M-14 6V-29A14 14 0 0 1 14 -29V6Z", "black") +
  eyesAt(0, -22) +
  rect(-22, 3, 44, 5, "ledge", 2);

const barrel =
  path("M-17 4Q-23 -18 -17 -38H17Q23 -18 17 4Z", "barrel") +
  line("M-7 4Q-10 -18 -7 -38M7 4Q10 -18 7 -38", "barreldark", 1.6) +
  line("M-20.5 -8H20.5M-20.5 -28H20.5", "iron", 3.4) +
  ellipse(0, -38, 17, 5.5, "black") +
  eyesAt(0, -39);

const fountain =
  ellipse(0, 2, 30, 8, "shade") +
  path("M-30 -8Q-28 8 0 8T30 -8Z", "stone") +
  ellipse(0, -9, 30, 8, "ledge") +
  ellipse(0, -9, 25, 6, "water") +
  rect(-4, -34, 8, 25, "stone", 2) +
  ellipse(0, -34, 13, 4, "ledge") +
  line(
    "M-12 -33Q-20 -28 -19 -12M12 -33Q20 -28 19 -12M0 -34V-46M0 -46Q-8 -48 -10 -36M0 -46Q8 -48 10 -36",
    "water",
    2.4,
    'stroke-linecap="round"',
  ) +
  eyesAt(-13, -17);

const ladder =
  line("M-9 6L-3 -58M11 6L13 -58", "trunk", 4, 'stroke-linecap="round"') +
  line("M-8 -6H11M-7 -18H11.5M-6 -30H12M-5 -42H12.5", "trunk", 3.2) +
  rect(-7, -66, 20, 18, "shirt", 7) +
  rect(-4, -68, 14, 5, "scarf", 2) +
  circle(3, -76, 9, "skin1") +
  path("M-6 -77a9 9 0 0 1 18 0q-9 -6 -18 0Z", "hair1");

const lamp =
  rect(-3, -62, 6, 68, "iron", 2) +
  path("M-10 -62H10L6 -84H-6Z", "lantern") +
  path("M-8 -84H8L0 -92Z", "iron") +
  rect(-8, 2, 16, 5, "iron", 2) +
  glow(0, -72, 50) +
  rect(-10, -46, 19, 26, "shirt", 8) +
  line("M-8 -36Q6 -30 8 -40M-8 -24Q4 -16 8 -26", "skin1", 5, 'stroke-linecap="round"') +
  circle(-4, -52, 8.5, "skin2") +
  path("M-12.5 -53a8.5 8.5 0 0 1 17 0q-8 -6 -17 0Z", "hair2");

/** What one hides in, in the order of the fear squares. */
const HIDING: readonly string[] = [doorway, fountain, barrel, ladder, lamp];

export function hiding(street: Street, arena: Arena, fear: readonly number[]): string {
  return fear
    .map((square, i) => {
      const drawing = HIDING[i % HIDING.length] ?? doorway;
      return placed(kerbside(street, arena, square, 5), street.unit * 0.95, drawing) + price(street, square);
    })
    .join("");
}

/** What landing there costs: a chip crossed out. */
function price(street: Street, square: number): string {
  const scale = Math.max(street.unit, 0.62);
  const chip =
    circle(0, 0, 12.5, "chipedge") +
    circle(0, 0, 10.5, "chip") +
    words(0, 5, 14, "−1", "chiptext", 'text-anchor="middle" font-weight="800"');
  const side = leftIsUp(street, square) ? -0.36 : 0.36;
  const [x, y] = beside(street, square, side);
  const [hx, hy] = heading(street, square);
  return placed([x - hx * 0.3 * street.spacing, y - hy * 0.3 * street.spacing], scale, chip);
}

const splat = (x: number, y: number, size: number): string =>
  placed(
    [x, y],
    size,
    path(
      "M0 -13Q5 -20 8 -11Q17 -14 13 -5Q22 0 13 4Q17 13 7 11Q3 20 -3 12Q-13 17 -12 7Q-22 5 -14 -1Q-20 -10 -9 -10Q-7 -19 0 -13Z",
      "tomato",
    ) +
      path("M-5 -5q4 -4 8 0q-2 5 -6 4Z", "tomatolight") +
      circle(5, 4, 1.6, "seed") +
      circle(-4, 5, 1.4, "seed") +
      circle(2, -1, 1.3, "seed"),
  );

const whole = (x: number, y: number): string =>
  circle(x, y, 7, "tomato") +
  circle(x - 2.2, y - 2.4, 2, "tomatolight") +
  line(`M${x - 3} ${y - 6}l3 2l3 -2`, "leafdark", 2, 'stroke-linecap="round"');

const crate =
  whole(-16, -27) +
  whole(-2, -30) +
  whole(12, -27) +
  whole(-9, -24) +
  whole(5, -24) +
  rect(-26, -24, 50, 26, "barrel", 2) +
  line("M-26 -15H24M-26 -6H24", "barreldark", 2) +
  rect(-26, -24, 5, 26, "barreldark") +
  rect(19, -24, 5, 26, "barreldark");

export function tomatoes(street: Street, first: number): string {
  const { unit } = street;
  const spots = [
    [
      [-18, -18, 1.15],
      [16, 10, 1.3],
      [-14, 24, 0.8],
    ],
    [
      [-16, 8, 1.35],
      [18, -20, 1],
      [20, 22, 0.75],
    ],
  ] as const;
  let drawn = "";
  spots.forEach((list, i) => {
    const middle = at(street.squares, first + i);
    drawn += placed(middle, unit, list.map(([x, y, size]) => splat(x, y, size)).join(""));
    const side = leftIsUp(street, first + i) ? 1 : -1;
    drawn += placed(beside(street, first + i, side * (0.5 + (4 * unit) / street.width)), unit, crate);
  });
  return drawn;
}
