/** For tests of a game's table: puts it on a page, looks at it and touches it. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, vi } from "vitest";

import type { TableProps } from "../game";

/** What a table says, by functions that remember it: reset before each test. */
export const onmoves = vi.fn();
export const onroll = vi.fn();
export const onundo = vi.fn();
const onshown = vi.fn();

let table: ReturnType<typeof mount> | null = null;

async function clear(): Promise<void> {
  if (table) await unmount(table);
  table = null;
}

/** Puts up the table of the person in seat 0, who is on turn, instead of any that stands; waits until it is shown. */
export async function put<Board, View, Move, Fact>(
  Table: Component<TableProps<Board, View, Move, Fact>>,
  own: Pick<TableProps<Board, View, Move, Fact>, "board" | "scene" | "legal" | "previews"> &
    Partial<TableProps<Board, View, Move, Fact>>,
): Promise<void> {
  await clear();
  const props: TableProps<Board, View, Move, Fact> = {
    held: [0],
    toMove: 0,
    turn: 0,
    active: true,
    roll: false,
    complete: false,
    undoable: false,
    waiting: false,
    hint: null,
    settings: { speed: 1, reducedMotion: true, sound: false },
    text: (key, args = {}) => [key, ...Object.values(args)].join(" "),
    name: (seat) => `seat ${seat}`,
    onmoves,
    onroll,
    onconfirm: () => undefined,
    onundo,
    onshown,
    ...own,
  };
  table = mount(Table, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(onshown).toHaveBeenCalledWith(props.scene.key));
  flushSync();
}

export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

export function one(selector: string): HTMLElement {
  const [found] = all(selector);
  if (!found) throw new Error(`nothing there: ${selector}`);
  return found;
}

/** With a mouse, unless another pointer is named. */
export function click(selector: string, pointerType?: string): void {
  const bubbles = true;
  const event = pointerType ? new PointerEvent("click", { pointerType, bubbles }) : new MouseEvent("click", { bubbles });
  one(selector).dispatchEvent(event);
  flushSync();
}

export function escape(): void {
  one(".table").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  flushSync();
}

beforeEach(() => vi.clearAllMocks());
afterEach(clear);
