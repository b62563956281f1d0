/**
 * What one game's drawing module hands to the page, and what the page hands to it.
 *
 * The page knows no game and no rule: boards, views, moves and facts pass through it unread. A module narrows the type
 * parameters to its own structs of `wire.ts` and is registered in `index.ts`.
 *
 * A scene is shown like this: the page sets `scene`; the table animates `facts` from `before` to `view` and calls
 * `onshown(scene.key)`, at once when there is nothing to animate. Only then comes the next scene, and only while the
 * newest one has been shown is `active` (or `roll`) true. A key that is set again needs no second call.
 */
import type { Component } from "svelte";

import type * as wire from "../wire";

/** The text of a Fluent message in the language now chosen; reading it in a component follows a change of language. */
export type Text = (key: string, args?: Record<string, string | number>) => string;

/** The display name of a seat. */
export type NameOf = (seat: number) => string;

export interface Scene<View, Fact> {
  /** Grows from scene to scene. */
  readonly key: number;
  /** The position the facts start from; null when there is none to animate from (first look, a jump). */
  readonly before: View | null;
  readonly view: View;
  /** What led from `before` to `view`, in order; empty after a jump, a reconnect or a taken back move. */
  readonly facts: readonly Fact[];
}

export interface TableSettings {
  /** 1 is normal, 2 twice as fast; 0 shows results without animating them. */
  readonly speed: number;
  readonly reducedMotion: boolean;
  readonly sound: boolean;
}

export interface TableProps<Board, View, Move, Fact> {
  readonly board: Board;
  readonly scene: Scene<View, Fact>;
  /** What the seat to move may do now; empty unless this device may move. */
  readonly legal: readonly Move[];
  /** In the order of `legal`, the facts each would bring; null while not known, and where there are hundreds. */
  readonly previews: readonly (readonly Fact[])[] | null;
  /** The seats of this device; empty for spectators and in replays. */
  readonly held: readonly number[];
  /** The seat to move, -1 for chance, -2 for nobody. */
  readonly toMove: number;
  /** Whose turn it is, also while chance speaks for it, or somebody else is asked in the middle of it. */
  readonly turn: number;
  /** This device may move now. */
  readonly active: boolean;
  /** Chance waits until this device lets it speak; what was decided before and is `complete` becomes final with it. */
  readonly roll: boolean;
  /** The turn only waits to be confirmed by this device. */
  readonly complete: boolean;
  /** This device may take its last decision back. */
  readonly undoable: boolean;
  /** A command is under way: show as pending what was chosen, predict nothing. */
  readonly waiting: boolean;
  /** A move to point at (a hint, or the move last chosen in a list), or null. */
  readonly hint: Move | null;
  readonly settings: TableSettings;
  readonly text: Text;
  readonly name: NameOf;
  /** Play these moves of the turn, in order. */
  readonly onmoves: (moves: readonly Move[]) => void;
  readonly onroll: () => void;
  readonly onconfirm: () => void;
  readonly onundo: () => void;
  readonly onshown: (key: number) => void;
}

/** What a list of players shows of a seat; `details` are text keys with their values. */
export interface SeatSummary {
  readonly score: number;
  /** 1 first, equals share. */
  readonly place: number;
  readonly details: readonly { readonly key: string; readonly value: number }[];
}

/** A heading over some of the legal moves, by their index in `legal`. */
export interface MoveGroup {
  readonly title: string;
  readonly moves: readonly { readonly index: number; readonly label: string }[];
}

export interface Wording {
  readonly text: Text;
  readonly name: NameOf;
}

export interface GameModule<Board = wire.BoardView, View = wire.View, Move = wire.Move, Fact = wire.Fact> {
  /** The board with everything on it and beside it: dice, cards, scuffles; with its own keyboard model. */
  readonly Table: Component<TableProps<Board, View, Move, Fact>>;
  /**
   * A small picture of a board, for cards and pickers; decoration, hidden from screen readers. `small` ones are no larger
   * than a stamp, several stand on a page, and a slow phone draws them: what nobody would see there is better left out.
   */
  readonly Mini: Component<{ board: Board; small?: boolean }>;
  /** The sign of a seat, the same shape and colour as its pieces; decoration, 1em high. */
  readonly SeatMark: Component<{ seat: number }>;
  /** A colour (CSS) that stands for the seat on either theme. */
  readonly colour: (seat: number) => string;
  readonly summary: (view: View) => readonly SeatSummary[];
  /** One sentence for the log and for screen readers; null when it is not worth one. */
  readonly describe: (fact: Fact, words: Wording) => string | null;
  /** What somebody chose or chance said, in a few words. */
  readonly moveLabel: (move: Move, words: Wording) => string;
  /** The legal moves under headings, every index once. */
  readonly groups: (legal: readonly Move[], view: View, words: Wording) => readonly MoveGroup[];
  /** What is to be done now, addressed to the person whose turn it is on this device. */
  readonly prompt: (view: View, words: Wording) => string;
  /** What letting chance speak is called now, on a button: "Throw the dice". */
  readonly rollLabel: (view: View, words: Wording) => string;
  /** Pictures for the rule book, by the key of the rule ("rule-P17"). */
  readonly illustrations: Readonly<Record<string, Component<{ text: Text }>>>;
  /** How chance has treated everyone so far. */
  readonly Statistics: Component<{ drawn: readonly wire.Drawn[]; seats: number; text: Text; name: NameOf }>;
}
