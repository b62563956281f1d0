/** Counting faces of dice. */

/** How often a face came up: for each seat, for all, and how often it should have. */
export interface FaceCount {
  readonly face: number;
  readonly seats: readonly number[];
  readonly all: number;
  readonly expected: number;
}

/** What a die that has `sides` showed at a table of so many seats, a row for each of its different faces. */
export function countFaces(
  thrown: readonly { readonly seat: number; readonly face: number }[],
  sides: readonly number[],
  seats: number,
): FaceCount[] {
  return [...new Set(sides)].map((face) => {
    const shown = thrown.filter((one) => one.face === face);
    return {
      face,
      seats: Array.from({ length: seats }, (_, seat) => shown.filter((one) => one.seat === seat).length),
      all: shown.length,
      expected: (thrown.length * sides.filter((side) => side === face).length) / sides.length,
    };
  });
}
