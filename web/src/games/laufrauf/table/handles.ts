/** The areas of the board that choose a pawn: one for each, and one for all that wait in a camp, as they are alike. */
import type { Mountain } from "../geometry/mountain";
import { feetOf, pawnHeight, scaleIn } from "../geometry/places";
import type { PawnId, ShownPawn, ShownSeat } from "../show/stage.svelte";

export interface Handle {
  /** The pawn it chooses, and all it stands for. */
  readonly pawn: PawnId;
  readonly all: readonly PawnId[];
  /** The middle of its lower edge. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `smallest` is what a finger needs, in units of the drawing. */
export function handlesOf(
  mountain: Mountain,
  pawns: readonly PawnId[],
  shown: readonly (readonly ShownPawn[])[],
  seats: readonly ShownSeat[],
  smallest: number,
): readonly Handle[] {
  return pawns.flatMap((pawn) => {
    const [seat, index] = pawn;
    const level = shown[seat]?.[index]?.level;
    if (!level) return [];
    const all = (shown[seat] ?? []).flatMap((other, i): readonly PawnId[] =>
      i === index || (level === "camp" && other.level === "camp") ? [[seat, i]] : [],
    );
    const feet = all.flatMap(([, i]) => {
      const other = shown[seat]?.[i];
      return other ? [feetOf(mountain, { ...other, corner: seats[seat]?.corner ?? 0, index: i })] : [];
    });
    const height = pawnHeight(mountain) * scaleIn(mountain, level);
    const xs = feet.map((point) => point[0]);
    const ys = feet.map((point) => point[1]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const width = Math.max(right - left + 0.62 * height, smallest);
    return [{ pawn, all, x: (left + right) / 2, y: bottom, width, height: bottom - top + height }];
  });
}
