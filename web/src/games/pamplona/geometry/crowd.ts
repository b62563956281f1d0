/** Where several pieces stand in one place so that each can still be made out. */

export interface Piece {
  readonly seat: number;
  readonly runner: number;
}

export interface Room {
  readonly wide: number;
  readonly high: number;
  /** No figure is higher than this. */
  readonly tallest: number;
  /** Where figures would be lower than this, the runners of a seat become one badge. */
  readonly lowest: number;
}

export interface Spot {
  /** From the middle of the room to the middle of the piece's feet (of a badge: its lower edge). */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** For how many runners a badge stands: 0 for a figure, -1 for a runner shown by another's badge. */
  readonly badge: number;
}

/** A figure is so wide for its height, takes so much room across, and hides so little of the one behind it. */
const ASPECT = 40 / 56;
const PITCH = 0.6;
const ROW = 0.56;

/** One spot for each piece, in their order; pieces of a seat stand side by side. */
export function gather(pieces: readonly Piece[], room: Room): readonly Spot[] {
  const figures = grid(pieces.length, room, PITCH, ROW);
  if (figures.size >= room.lowest || pieces.length < 2) {
    const order = [...pieces.keys()].sort((a, b) => compare(pieces[a], pieces[b]));
    const spots: Spot[] = new Array<Spot>(pieces.length);
    order.forEach((piece, i) => (spots[piece] = spot(i, pieces.length, figures, PITCH, ROW, 0)));
    return spots;
  }
  const seats = [...new Set(pieces.map((piece) => piece.seat))].sort((a, b) => a - b);
  const badges = grid(seats.length, room, 1.06, 1.06);
  return pieces.map((piece, i) => {
    const many = pieces.filter((other) => other.seat === piece.seat).length;
    const leads = pieces.findIndex((other) => other.seat === piece.seat) === i;
    return spot(seats.indexOf(piece.seat), seats.length, badges, 1.06, 1.06, leads ? many : -1);
  });
}

const compare = (a: Piece | undefined, b: Piece | undefined): number =>
  a && b ? a.seat - b.seat || a.runner - b.runner : 0;

interface Grid {
  readonly columns: number;
  readonly size: number;
}

/** The number of columns that leaves the pieces largest. */
function grid(many: number, room: Room, pitch: number, row: number): Grid {
  let best: Grid = { columns: 1, size: 0 };
  for (let columns = 1; columns <= many; columns++) {
    const rows = Math.ceil(many / columns);
    const across = room.wide / (pitch * (columns - 1) + Math.min(pitch, ASPECT) + 0.1);
    const size = Math.min(across, room.high / (1 + row * (rows - 1)), room.tallest);
    if (size >= best.size) best = { columns, size };
  }
  return best;
}

/** The place of the piece with this index, row by row from the back; a last row that is not full stands in the middle. */
function spot(index: number, many: number, { columns, size }: Grid, pitch: number, row: number, badge: number): Spot {
  const rows = Math.ceil(many / columns);
  const line = Math.floor(index / columns);
  const inLine = line === rows - 1 ? many - columns * (rows - 1) : columns;
  const x = ((index % columns) - (inLine - 1) / 2) * pitch * size;
  const total = size * (1 + row * (rows - 1));
  return { x, y: -total / 2 + size + line * row * size, height: size, badge };
}
