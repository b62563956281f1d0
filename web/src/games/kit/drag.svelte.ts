/** Picking a piece up on a drawing and letting it go elsewhere, by finger or mouse. */
import type { Point } from "./point";

/** A piece that is being dragged, and where to. */
export interface Held<Piece> {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

export interface Hands<Piece> {
  /** Where a pointer is on the drawing. */
  readonly at: (event: PointerEvent) => Point;
  readonly onlift: (piece: Piece) => void;
  /** It is let go, and still held while this is told. Not told when the drag is called off. */
  readonly ondrop: (held: Held<Piece>) => void;
}

/** How many pixels a finger may tremble. */
const LIFT = 7;

/** A press that hardly moves stays the click it is; one that moves farther is a drag, and clicks on nothing. */
export class Drag<Piece> {
  held = $state.raw<Held<Piece> | null>(null);
  readonly #hands: Hands<Piece>;

  constructor(hands: Hands<Piece>) {
    this.#hands = hands;
  }

  /** Follow a pointer that has just gone down on a piece. */
  press(piece: Piece, down: PointerEvent): void {
    const button = down.currentTarget;
    if (down.button !== 0 || !(button instanceof HTMLElement)) return;
    const { at, onlift, ondrop } = this.#hands;
    const over = new AbortController();
    const follow = (what: (event: PointerEvent) => void) => (event: PointerEvent) => {
      if (event.pointerId === down.pointerId) what(event);
    };
    const move = (event: PointerEvent): void => {
      if (!this.held) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < LIFT) return;
        onlift(piece);
      }
      const [x, y] = at(event);
      this.held = { piece, x, y };
    };
    const end = (event: PointerEvent): void => {
      over.abort();
      if (!this.held) return;
      button.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => button.removeEventListener("click", swallow, { capture: true }));
      if (event.type === "pointerup") ondrop(this.held);
      this.held = null;
    };
    const { signal } = over;
    window.addEventListener("pointermove", follow(move), { signal });
    window.addEventListener("pointerup", follow(end), { signal });
    window.addEventListener("pointercancel", follow(end), { signal });
  }
}

/** The click that ends a drag chooses nothing. */
const swallow = (event: Event): void => event.stopImmediatePropagation();
