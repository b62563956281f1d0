import { flushSync } from "svelte";
import { expect, test } from "vitest";

import type { TableProps } from "../game";
import { all, click, escape, one, onmoves, onroll, onundo, put } from "../kit/trying";
import { boardOf } from "./rulebook/sample";
import type { Board, Fact, Move, View } from "./show/types";
import Table from "./Table.svelte";

const board = boardOf([2, 2]);
const seat = { wires: 18, bulls: 0, herds: [0, 0, 0, 0], score: 0, place: 1 };
const view: View = {
  phase: "turn",
  round: 2,
  start: 0,
  turn: 0,
  seats: [seat, seat],
  bulls: ["black", "red", "red", "grey"],
  posts_left: 44,
  greys_left: 20,
  posts: ["1a", "2b", "4d", "3c"].map((hole) => ({ hole, network: 0 })),
  wires: [
    { start: "1a", end: "2b", owner: 0, field: null, side: null },
    { start: "2b", end: "4d", owner: 1, field: null, side: null },
    { start: "4d", end: "3c", owner: 1, field: null, side: null },
  ],
  joins: [
    { hole: "3c", wire: [], grey: ["1a"] },
    { hole: "3d", wire: ["3c", "4d"], grey: [] },
  ],
  held: null,
  pending: null,
  asked: null,
  circuits: [],
  sharing: null,
};
const ring = {
  circuit: "pen" as const,
  side: null,
  posts: ["1a", "2b", "4d", "3c"],
  owners: [0, 1, 1, null],
  fields: [1, 2, 3, 4],
  shares: [1, 3],
};
const holding: View = { ...view, phase: "hold", held: "3c" };
const grey: Move = { move: "grey", hole: "1a" };
const pens: Fact[] = [{ fact: "pens", rule: "T31", seat: 0, bulls: 4, ...ring }];

type Props = TableProps<Board, View, Move, Fact>;
const show = (view: View, legal: readonly Move[], change: Partial<Props> = {}): Promise<void> =>
  put<Board, View, Move, Fact>(Table, {
    board,
    scene: { key: 1, before: null, view, facts: [] },
    legal,
    previews: null,
    ...change,
  });
function point(selector: string): void {
  one(selector).dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  flushSync();
}

test("pointing at a hole shows the wires it would allow, a tap sets the post", async () => {
  await show(view, [
    { move: "plant", hole: "3d" },
    { move: "from", hole: "3c" },
  ]);
  expect(all("line.ghost:not(.under)")).toHaveLength(0);
  point('[data-hole="3d"]');
  expect(all("line.ghost:not(.under)")).toHaveLength(2);
  click('[data-hole="3d"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "plant", hole: "3d" }]);
});

test("a post from which a ring could be closed looks different", async () => {
  await show(view, [
    { move: "from", hole: "3c" },
    { move: "from", hole: "1a" },
  ]);
  expect(all(".closer").map((post) => post.dataset["hole"])).toEqual(["3c"]);
});

test("pointing at a grey wire's end shades the pasture and says who would get what", async () => {
  await show(holding, [grey], { previews: [pens] });
  expect(one('[data-hole="1a"]').getAttribute("aria-label")).toBe(
    "move-grey 1a · table-pen 4 table-share seat 0 1, table-share seat 1 3",
  );
  point('[data-hole="1a"]');
  expect(all("path.pen")).toHaveLength(1);
  expect(all(".share").map((sign) => sign.textContent)).toEqual(["+1", "+3"]);
});

test("a finger's first tap shows what a grey wire would close, its second one does it", async () => {
  await show(holding, [grey], { previews: [pens] });
  click('[data-hole="1a"]', "touch");
  expect(onmoves).not.toHaveBeenCalled();
  expect(all("path.pen")).toHaveLength(1);
  click('[data-hole="1a"]', "touch");
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([grey]);
});

test("a mouse and a key need one", async () => {
  await show(holding, [grey], { previews: [pens] });
  click('[data-hole="1a"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([grey]);
});

test("the post in hand can be let go, by tap and by Escape", async () => {
  await show(holding, [grey], { undoable: true });
  click("[data-loose]");
  escape();
  expect(onundo).toHaveBeenCalledTimes(2);
});

test("two rings are both drawn, and either can be chosen", async () => {
  const outline = { ...ring, circuit: "outline" as const, shares: [2, 2] };
  const asked: View = { ...view, phase: "circuit", circuits: [ring, outline] };
  await show(asked, [
    { move: "close", circuit: "pen" },
    { move: "close", circuit: "outline" },
  ]);
  expect(all("path.pen")).toHaveLength(2);
  expect(all(".share").map((sign) => sign.textContent)).toEqual(["+1", "+3"]);
  point('[data-circuit="outline"]');
  expect(all(".share").map((sign) => sign.textContent)).toEqual(["+2", "+2"]);
  click('[data-circuit="outline"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "close", circuit: "outline" }]);
});

test("a finger's first tap on the ring behind brings it to the front", async () => {
  const asked: View = { ...view, phase: "circuit", circuits: [ring, { ...ring, circuit: "outline", shares: [2, 2] }] };
  const moves: Move[] = [
    { move: "close", circuit: "pen" },
    { move: "close", circuit: "outline" },
  ];
  await show(asked, moves);
  click('[data-circuit="outline"]', "touch");
  expect(onmoves).not.toHaveBeenCalled();
  expect(all(".share").map((sign) => sign.textContent)).toEqual(["+2", "+2"]);
  click('[data-circuit="outline"]', "touch");
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([moves[1]]);
});

test("pointing at a side shows what the grey wire would close with it", async () => {
  const pending = { start: "1a", end: "1d", owner: null, field: null, side: null };
  const sides = { field: 1, left: [1.2, 2.8] as [number, number], right: [2.8, 1.2] as [number, number] };
  const circuits = [
    { ...ring, side: "left" as const },
    { ...ring, side: "right" as const, shares: [0, 3] },
  ];
  await show({ ...view, phase: "side", pending, asked: sides, circuits }, [
    { move: "side", side: "left" },
    { move: "side", side: "right" },
  ]);
  expect(all("path.pen")).toHaveLength(2);
  point('[data-side="right"]');
  expect(all("path.pen")).toHaveLength(1);
  expect(all(".share").map((sign) => sign.textContent)).toEqual(["+3"]);
});

test("the side of a bull is a tap beside it", async () => {
  const pending = { start: "1a", end: "1d", owner: 0, field: null, side: null };
  const asked = { field: 1, left: [1.2, 2.8] as [number, number], right: [2.8, 1.2] as [number, number] };
  await show({ ...view, phase: "side", pending, asked }, [
    { move: "side", side: "left" },
    { move: "side", side: "right" },
  ]);
  const [left, right] = ["left", "right"].map((side) => Number.parseFloat(one(`[data-side="${side}"]`).style.left));
  expect(left).toBeLessThan(right ?? 0);
  click('[data-side="right"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "side", side: "right" }]);
});

test("a bull is taken by tapping any bull of its colour in the ring", async () => {
  const sharing = { seat: 1, place: 1, start: "2b", end: "4d" };
  await show({ ...view, phase: "share", circuits: [ring], sharing }, [
    { move: "take", colour: "red" },
    { move: "take", colour: "grey" },
  ]);
  expect(all("[data-take]").map((bull) => bull.dataset["take"])).toEqual(["red", "red", "grey"]);
  expect(all(".round .now")).toHaveLength(1);
  click('[data-take="grey"]');
  expect(onmoves).toHaveBeenCalledExactlyOnceWith([{ move: "take", colour: "grey" }]);
});

test("one stop for Tab, arrow keys for the rest", async () => {
  const plants = ["1a", "1b", "1c", "1d"].map((hole): Move => ({ move: "plant", hole }));
  await show({ ...view, posts: [], wires: [] }, plants);
  expect(all("[data-hole]").map((hole) => hole.tabIndex)).toEqual([0, -1, -1, -1]);
});

test("the lot is drawn where the bulls will stand", async () => {
  await show({ ...view, phase: "lot" }, [], { active: false, roll: true, toMove: -1 });
  click("[data-roll]");
  expect(onroll).toHaveBeenCalledOnce();
});

test("who has nothing to choose is offered nothing", async () => {
  await show(view, [{ move: "from", hole: "3c" }], { active: false });
  expect(all("[data-hole], [data-roll], [data-take], [data-side]")).toEqual([]);
});
