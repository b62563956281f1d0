// Written by `python -m ludothek.server.typescript` from wire.py, rest.py and the games. Do not edit.

export type Level = "expert" | "master" | "novice" | "player";

export type TableState = "lobby" | "over" | "playing";

export type Lang = "de" | "en" | "fr" | "it";

export type Emote = "bravo" | "hurry" | "laugh" | "ole" | "oops" | "thanks";

export type SeatKind = "bot" | "here" | "invite" | "me";

/** First message on a socket: what to show. `previews` asks for a preview of every legal move on one's own turns. */
export interface Hello {
  t: "hello";
  table: string;
  /** When absent: false. */
  previews?: boolean;
}

/**
 * Moves of the turn, one or several, in order. `confirm` ends the turn if they complete it. `links` are the next
 * links of the dice chains of seats this device holds, for draws that follow at once: seat → link (hex).
 */
export interface Play {
  t: "play";
  cmd: string;
  ply: number;
  moves: Move[];
  /** When absent: false. */
  confirm?: boolean;
  /** When absent: {}. */
  links?: Record<number, string>;
}

/** Take back the last decision of the unconfirmed turn, or the whole of it. */
export interface Undo {
  t: "undo";
  cmd: string;
  ply: number;
  /** When absent: false. */
  all?: boolean;
}

/** The turn is complete: go on. */
export interface Confirm {
  t: "confirm";
  cmd: string;
  ply: number;
  /** When absent: {}. */
  links?: Record<number, string>;
}

/** Chance has to speak for a seat of this device: throw the dice, turn the card. */
export interface Roll {
  t: "roll";
  cmd: string;
  ply: number;
  /** When absent: {}. */
  links?: Record<number, string>;
}

/** The end of the hash chain (hex) that this device made for a seat it holds. */
export interface Anchor {
  t: "anchor";
  cmd: string;
  seat: number;
  anchor: string;
}

/** The creator starts: open seats become bots of the level named, or are refused when none is. */
export interface Start {
  t: "start";
  cmd: string;
  /** When absent: null. */
  fill?: Level | null;
}

/** Call ¡Olé! in the lobby: the first to call begins. */
export interface Ole {
  t: "ole";
  cmd: string;
  seat: number;
}

/** Hand a seat of mine to a bot. */
export interface Leave {
  t: "leave";
  cmd: string;
  seat: number;
  /** When absent: "player". */
  level?: Level;
}

/** Take my seat back from the bot. */
export interface Return {
  t: "return";
  cmd: string;
  seat: number;
}

/** Again with the same people: everyone at the table is told the new table. */
export interface Rematch {
  t: "rematch";
  cmd: string;
}

/** What would the Master do? */
export interface Hint {
  t: "hint";
  cmd: string;
  ply: number;
}

/** A line for everyone at the table. */
export interface Chat {
  t: "chat";
  cmd: string;
  text: string;
}

/** A quick emote. */
export interface React {
  t: "react";
  cmd: string;
  emote: Emote;
}

/** Answered with Pong, to notice a dead connection and to measure it. */
export interface Ping {
  t: "ping";
  n: number;
}

/** A seat as everyone sees it. `held_by_bot` while a bot plays a person's seat; `level` for bots. */
export interface Person {
  kind: "bot" | "open" | "person";
  name: string;
  /** When absent: false. */
  online?: boolean;
  /** When absent: null. */
  level?: Level | null;
  /** When absent: false. */
  held_by_bot?: boolean;
  /** This seat's device adds its own entropy to the dice. When absent: false. */
  own_dice?: boolean;
  /** The seat's anchor or the link shown last (hex): in its own chain a device finds there which link is next. When absent: null. */
  tip?: string | null;
  /** Time left as of this message; None for bots, and when the pace has no clock. When absent: null. */
  clock_ms?: number | null;
}

/** Answer to Hello: what does not change during a game, and which seats this device holds. */
export interface Welcome {
  t: "welcome";
  table: string;
  code: string;
  game: string;
  board: BoardView;
  options: Options;
  pace: Pace;
  seats_held: number[];
  creator: boolean;
  public: boolean;
  /** SHA-256 of the server's seed (hex), fixed before anyone sat down. */
  commitment: string;
  /** The name the dice are bound to. */
  match: string;
  chat: Said[];
}

/** none: no clock. relaxed: `days` for each turn. live: `minutes` per seat and `increment_s` a turn. */
export interface Pace {
  /** When absent: "none". */
  kind?: "live" | "none" | "relaxed";
  /** When absent: 3. */
  days?: number;
  /** When absent: 10. */
  minutes?: number;
  /** When absent: 10. */
  increment_s?: number;
}

/** A chat line or an emote by a seat (None: a spectator), at a time in ms since 1970. */
export interface Said {
  t: "said";
  seat: number | null;
  name: string;
  at: number;
  /** When absent: "". */
  text?: string;
  /** When absent: null. */
  emote?: Emote | null;
}

/**
 * The same for everyone at the table: who sits where, the position, what may be done by whom, what happened.
 *
 * `facts` tell what led from the previous ply to this one ([] after a reconnect). An update with the ply one has
 * already is about people and clocks only. `legal` are the moves the seat to move may make now, in any order a person
 * may choose. `pending` is true while decisions of the turn can be taken back; `complete` when the turn only waits to
 * be confirmed: then `legal` is empty and `to_move` is still the seat that has to confirm. `roll` is the seat for
 * which chance waits on its device; if its turn is `complete` too, `Roll` confirms it and chance speaks.
 * `to_move` need not be `turn`: a game may ask somebody else in the middle of a turn. Before the game starts `view` is
 * the start position.
 */
export interface Update {
  t: "update";
  ply: number;
  state: TableState;
  people: Person[];
  /** A seat, -1 chance, -2 nobody. */
  to_move: number;
  turn: number;
  view: View;
  legal: Move[];
  facts: Fact[];
  /** When absent: false. */
  pending?: boolean;
  /** When absent: false. */
  complete?: boolean;
  /** When absent: null. */
  roll?: number | null;
  /** Who called ¡Olé! first, while in the lobby. When absent: null. */
  starter?: number | null;
  /** This update took decisions back. When absent: false. */
  undone?: boolean;
  /** The moves made and drawn since the previous ply, for the log. When absent: []. */
  moved?: Move[];
  /** Whose turn it was when each of the facts came about. When absent: []. */
  turns?: number[];
}

/**
 * For each legal move at `ply`, in the order of `Update.legal`, the facts it would bring. Not sent where there are
 * hundreds.
 */
export interface Previews {
  t: "previews";
  ply: number;
  facts: Fact[][];
}

/** The command is done and durable; the table is at `ply`. */
export interface Ack {
  t: "ack";
  cmd: string;
  ply: number;
}

/** The command was not done; nothing changed. `error` is the key of a text `error-<error>`. */
export interface Refused {
  t: "refused";
  cmd: string;
  error: string;
  /** When absent: "". */
  detail?: string;
}

/** There is no such table, or not for you. */
export interface Gone {
  t: "gone";
  error: string;
}

/** The Master's choice, the reason as a text key with arguments, and its win chance. */
export interface Hinted {
  t: "hinted";
  cmd: string;
  ply: number;
  move: Move;
  reason: string;
  args: Record<string, number | string>;
}

/** There is a rematch: go to this table. */
export interface Again {
  t: "again";
  table: string;
}

/** Answer to Ping. */
export interface Pong {
  t: "pong";
  n: number;
}

/** Why a request was not done. `error` is the key of a text `error-<error>`. */
export interface Problem {
  error: string;
  /** When absent: "". */
  detail?: string;
}

/** How one seat of a new table is to be filled; `name` for people on this screen. */
export interface SeatOrder {
  kind: SeatKind;
  /** When absent: "player". */
  level?: Level;
  /** When absent: "". */
  name?: string;
}

/** POST /api/tables. With nobody to wait for, the game starts at once. */
export interface NewTable {
  game: string;
  seats: SeatOrder[];
  /** The id of a shipped board; "" is the game's first. When absent: "". */
  board?: string;
  /** Or a board of one's own, as the text of a board file. When absent: "". */
  board_text?: string;
  /** When absent: {}. */
  options?: Options;
  /** When absent: {}. */
  pace?: Pace;
  /** When absent: false. */
  public?: boolean;
  /** Sent again with the same `cmd`, the table made the first time is answered. When absent: "". */
  cmd?: string;
  /** The ends of the hash chains that this device made for its seats, when the game may start at once. When absent: {}. */
  anchors?: Record<number, string>;
}

/** Where a table is: its id for links, its short code for saying aloud, and the seats this device holds. */
export interface TableAddress {
  id: string;
  code: string;
  seats_held: number[];
}

/** A table in a list, mine or public. */
export interface TableCard {
  id: string;
  code: string;
  game: string;
  board: string;
  state: TableState;
  pace: Pace;
  people: Person[];
  to_move: number;
  seats_held: number[];
  updated: number;
}

/** POST /api/tables/{id or code}/join: sit down on an open seat, the named one or the first. */
export interface Join {
  /** When absent: null. */
  seat?: number | null;
}

/** POST /api/tables/{id}/carry answers a path that brings my seats to another device, once, for ten minutes. */
export interface Carry {
  path: string;
}

/** GET/PUT /api/me: the display name of this browser's guest. */
export interface Me {
  name: string;
}

/** A board one may choose; `view` is the game's own BoardView. */
export interface BoardCard {
  id: string;
  view: BoardView;
}

/** A game on the shelf. `options` is a JSON Schema of the game's options; their texts are in its language files. */
export interface GameCard {
  name: string;
  seats: [number, number];
  rules_version: number;
  boards: BoardCard[];
  options: unknown;
}

/** POST /api/tables/{id}/seats/{n}/token: lets a program play this seat over /api/bot. */
export interface BotToken {
  token: string;
}

/** What a program sees of its seat's table. `yours` when it may move now, by one of `legal`. */
export interface BotTurn {
  seat: number;
  ply: number;
  state: TableState;
  yours: boolean;
  /** The legal moves as short text, in the order of `legal`. */
  notation: string[];
  legal: Move[];
  view: View;
  scores: number[];
}

/** A program's move at `ply`: a short text as in `BotTurn.notation`, or a move as a struct. */
export interface BotPlay {
  ply: number;
  move: string | Move;
}

/** One outcome of chance, for counting. `own`: the device of `seat` added its entropy. */
export interface Drawn {
  seat: number;
  move: Move;
  own: boolean;
}

/** One move of a finished or imported game with the position after it. */
export interface ReplayStep {
  /** The seat that decided, or -1 for chance. */
  by: number;
  /** Whose turn it was. */
  turn: number;
  move: Move;
  notation: string;
  facts: Fact[];
  view: View;
}

/** How a game ended, by seat. */
export interface Result {
  scores: number[];
  places: number[];
}

/** GET /api/tables/{id}/replay and POST /api/replay (a record): everything a scrubber needs. */
export interface Replay {
  game: string;
  board: BoardView;
  names: string[];
  first: View;
  steps: ReplayStep[];
  /** None when the game was not played to its end. */
  result: Result | null;
}

export type ClientMessage =
  | Hello
  | Play
  | Undo
  | Confirm
  | Roll
  | Anchor
  | Start
  | Ole
  | Leave
  | Return
  | Rematch
  | Hint
  | Chat
  | React
  | Ping;

export type ServerMessage =
  | Welcome
  | Update
  | Previews
  | Ack
  | Refused
  | Gone
  | Hinted
  | Said
  | Again
  | Pong;

export declare namespace pamplona {
  /** `die` lets `runner` run `steps`; 0 only for an arrow. */
  export interface Run {
    move: "run";
    die: "A" | "B";
    runner: number;
    steps: number;
  }

  /** Start the scuffle. */
  export interface Scuffle {
    move: "scuffle";
  }

  /** Decline the scuffle. */
  export interface Peace {
    move: "peace";
  }

  /** In a scuffle, what becomes of one outnumbered runner. */
  export interface Shove {
    move: "shove";
    seat: number;
    runner: number;
    push: "back" | "forward" | "stay";
  }

  /** Chance: the faces of both dice; 1 is an arrow. */
  export interface Throw {
    move: "throw";
    a: number;
    b: number;
  }

  /** Chance: the card turned over; 0 is an attack, else Torro comes so many squares. */
  export interface Card {
    move: "card";
    comes: number;
  }

  /** Chance: who begins. */
  export interface Lot {
    move: "lot";
    seat: number;
  }

  /** `seat` was drawn to begin the game. */
  export interface Begins {
    fact: "begins";
    rule: string;
    seat: number;
  }

  /** `seat` threw the dice; 1 is an arrow. */
  export interface Throws {
    fact: "throws";
    rule: string;
    seat: number;
    a: number;
    b: number;
  }

  /** A runner ran on a die, or stood still on an arrow (`start` equals `to`). */
  export interface Runs {
    fact: "runs";
    rule: string;
    seat: number;
    runner: number;
    die: string;
    steps: number;
    start: number;
    to: number;
  }

  /** A runner landed on tomatoes (`at`) and was put on `to`. */
  export interface Slips {
    fact: "slips";
    rule: string;
    seat: number;
    runner: number;
    at: number;
    to: number;
  }

  /** A runner landed on a fear square and its seat paid to the bank. */
  export interface Fears {
    fact: "fears";
    rule: string;
    seat: number;
    runner: number;
    square: number;
    points: number;
  }

  /** `seat` had to take `credits` credits of ten. */
  export interface Borrows {
    fact: "borrows";
    rule: string;
    seat: number;
    credits: number;
  }

  /** A runner crossed the red line and waits on an arena square. */
  export interface Arrives {
    fact: "arrives";
    rule: string;
    seat: number;
    runner: number;
    square: number;
  }

  /** `seat` outnumbers `other` on `square` and takes points. */
  export interface Scuffles {
    fact: "scuffles";
    rule: string;
    seat: number;
    other: number;
    square: number;
    points: number;
  }

  /** `seat` declined a scuffle. */
  export interface Peaces {
    fact: "peace";
    rule: string;
    seat: number;
  }

  /** `by` pushed another seat's runner from `start` towards `to`; it slips or fears in facts of their own. */
  export interface Shoves {
    fact: "shoves";
    rule: string;
    by: number;
    seat: number;
    runner: number;
    start: number;
    to: number;
  }

  /** `by` left an outnumbered runner where it stood. */
  export interface Spares {
    fact: "spares";
    rule: string;
    by: number;
    seat: number;
    runner: number;
  }

  /** `seat` has no runner in play and is passed over. */
  export interface Passes {
    fact: "passes";
    rule: string;
    seat: number;
  }

  /** A waiting runner got its rank. */
  export interface Ranks {
    fact: "ranks";
    rule: string;
    seat: number;
    runner: number;
    rank: number;
  }

  /** Torro ran `steps` squares from `start` towards `to`. */
  export interface Comes {
    fact: "comes";
    rule: string;
    steps: number;
    start: number;
    to: number;
  }

  /** Torro landed on tomatoes (`at`) and was put on `to`. */
  export interface TorroSlips {
    fact: "torroslips";
    rule: string;
    at: number;
    to: number;
  }

  /** Torro attacks from `square`. */
  export interface Attacks {
    fact: "attacks";
    rule: string;
    square: number;
  }

  /** What one runner is worth in an attack, `ahead` squares before Torro (behind: negative). */
  export interface Braves {
    fact: "braves";
    rule: string;
    seat: number;
    runner: number;
    ahead: number;
    points: number;
  }

  /** What an attack brings a seat in all (negative: it paid). */
  export interface Settles {
    fact: "settles";
    rule: string;
    seat: number;
    points: number;
  }

  /** An attack before the first other card was put aside. */
  export interface SetAside {
    fact: "setaside";
    rule: string;
  }

  /** The discards became the new deck. */
  export interface Reshuffles {
    fact: "reshuffles";
    rule: string;
  }

  /** A new runner round begins with `seat`. */
  export interface Rounds {
    fact: "rounds";
    rule: string;
    round: number;
    seat: number;
  }

  /** The game is over: `reason` is `torro` (he is in the arena) or `ranked` (every runner has a rank). */
  export interface Ends {
    fact: "ends";
    rule: string;
    reason: string;
  }

  /** At the end a runner without a rank stands `squares` behind Torro and costs as many points. */
  export interface Behind {
    fact: "behind";
    rule: string;
    seat: number;
    runner: number;
    squares: number;
    points: number;
  }

  /** A seat's final score and place. */
  export interface Scores {
    fact: "scores";
    rule: string;
    seat: number;
    points: number;
    place: number;
  }

  /** A whole position of Viva Pamplona! `turn` is the seat whose turn it is, also while chance speaks for it. */
  export interface View {
    phase: "card" | "lot" | "over" | "push" | "run" | "scuffle" | "throw";
    round: number;
    start: number;
    turn: number;
    torro: number;
    seats: SeatView[];
    dice: DieView[];
    scuffle: ScuffleView | null;
    cards: CardsView;
    next_rank: number;
  }

  /**
   * One seat: courage `points` held, `credits` of ten taken, the sum of its `ranks`, squares `behind` Torro.
   *
   * `score` is what the final count would give now: points + ranks - behind - 10 × credits.
   */
  export interface SeatView {
    runners: RunnerView[];
    points: number;
    credits: number;
    ranks: number;
    behind: number;
    score: number;
    place: number;
  }

  /** One runner: `square` is 0 once it has a `rank`; `in_play` while it stands on the street. */
  export interface RunnerView {
    square: number;
    rank: number;
    in_play: boolean;
    moved: boolean;
  }

  /** One die as it lies; face 1 is an arrow. */
  export interface DieView {
    die: string;
    face: number;
    used: boolean;
  }

  /** A scuffle that may start or goes on: who is outnumbered by how many, and which runners still wait. */
  export interface ScuffleView {
    square: number;
    outnumbered: [number, number][];
    waiting: [number, number][];
  }

  /** The deck as counts: `left[0]` attacks and `left[n]` cards "comes n" are still face down; `last` lies open. */
  export interface CardsView {
    left: number[];
    last: number | null;
  }

  /**
   * A board for drawing: rule data and the middle of every square, 0 (the pen) to length + arena.
   *
   * `layouts` holds one drawing per shape of screen, `wide` and `tall`: its size and a point for each square.
   */
  export interface BoardView {
    name: string;
    length: number;
    arena: number;
    tomatoes: number;
    fear: number[];
    layouts: Record<string, LayoutView>;
  }

  /** One way to draw the board: the drawing's size and the middle of each square. */
  export interface LayoutView {
    size: [number, number];
    squares: [number, number][];
  }

  /** How a game is to be played; the defaults are the rules as printed. */
  export interface Options {
    /** The seat that begins (P7); None: drawn by lot. When absent: null. */
    first?: number | null;
    /** P7: each round starts one seat further on. When absent: false. */
    rotate_start?: boolean;
    /** P43: what becomes of an attack before the first other card. When absent: "redraw". */
    first_attack?: "discard" | "redraw";
  }

  export type Move = Run | Scuffle | Peace | Shove | Throw | Card | Lot;

  export type Fact = Begins | Throws | Runs | Slips | Fears | Borrows | Arrives | Scuffles | Peaces | Shoves | Spares | Passes | Ranks | Comes | TorroSlips | Attacks | Braves | Settles | SetAside | Reshuffles | Rounds | Ends | Behind | Scores;
}

export type Move = pamplona.Move;

export type Fact = pamplona.Fact;

export type View = pamplona.View;

export type BoardView = pamplona.BoardView;

export type Options = pamplona.Options;
