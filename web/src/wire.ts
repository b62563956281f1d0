// Written by `python -m ludothek.server.typescript` from wire.py, rest.py and the games. Do not edit.

export type Level = "expert" | "master" | "novice" | "player";

export type TableState = "lobby" | "over" | "playing";

export type Lang = "de" | "en" | "fr" | "it";

export type Emote = "bravo" | "hurry" | "laugh" | "ole" | "oops" | "thanks";

export type Mark = "" | "blunder" | "inaccuracy" | "mistake";

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

/** Give up a seat of mine before the game: it is open for anybody again. */
export interface Stand {
  t: "stand";
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

/**
 * What does not change during a game, and which seats this device holds: the answer to Hello, and said again
 * before the update when the seats have changed.
 */
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

/**
 * POST /api/tables/{id}/analysis and POST /api/analyses (a record): where the analysis can be looked at. It goes on
 * while somebody looks.
 */
export interface AnalysisAddress {
  id: string;
}

/** What a seat did in a row, from after so many moves (`first`) to after so many (`last`). */
export interface Decision {
  first: number;
  last: number;
  seat: number;
  /** The part of the win that `best` would have brought beyond it. */
  cost: number;
  mark: Mark;
  best: Move[];
}

/** A finished game in numbers: docs/analysis.md says what they mean. Those of luck, play and loss are by seat. */
export interface Analysis {
  moments: Moment[];
  decisions: Decision[];
  luck: number[];
  play: number[];
  lost: number[];
  /** So many games were played out for each number. */
  games: number;
}

/** The win chance of every seat in position number `at`. */
export interface Moment {
  at: number;
  chances: number[];
}

/** GET /api/analyses/{id}: how far an analysis is, from 0 to 1, and at the end itself. */
export interface Analysing {
  done: number;
  analysis: Analysis | null;
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
  | Stand
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

export declare namespace laufrauf {
  /** A pawn from base camp onto the start square (L20). */
  export interface Start {
    move: "start";
  }

  /** `pawn` runs forward by the sum of two dice (L21). */
  export interface Run {
    move: "run";
    pawn: number;
    steps: number;
  }

  /** `pawn` goes up to the next level (L22). */
  export interface Ascend {
    move: "ascend";
    pawn: number;
  }

  /** `pawn` runs what the black die shows and captures (L25). */
  export interface Capture {
    move: "capture";
    pawn: number;
  }

  /** The ring is put on a pawn of seat `other` (L41). */
  export interface Ring {
    move: "ring";
    other: number;
    pawn: number;
  }

  /** The ring goes back to the spirit (L41). Chosen only where it might be overlooked, else it follows by itself. */
  export interface Release {
    move: "release";
  }

  /** The black six is ignored, if nobody calls (L46). */
  export interface Overlook {
    move: "overlook";
  }

  /** A seat that was asked insists on the ring action (L46). */
  export interface Call {
    move: "call";
  }

  /** A seat that was asked says nothing (L46). */
  export interface Silent {
    move: "silent";
  }

  /** These dice are rolled again, the others stay (L10). */
  export interface Again {
    move: "again";
    dice: "A" | "A-B" | "A-black" | "B" | "B-black" | "all" | "black";
  }

  /** Take the top card instead of an action, or the next one (L61, L62). */
  export interface Draw {
    move: "draw";
  }

  /** Draw no further card (L62). */
  export interface Enough {
    move: "enough";
  }

  /** Take a card of seat `other` instead of an action (L63). */
  export interface Steal {
    move: "steal";
    other: number;
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
  }

  /** Card: a pawn from base camp straight onto its upper ascent square (L66). */
  export interface Direct {
    move: "direct";
    joker: boolean;
  }

  /** Card: `pawn` runs backwards by the sum of two dice (L66). */
  export interface Back {
    move: "back";
    pawn: number;
    steps: number;
    joker: boolean;
  }

  /** Card: `pawn` goes up over another colour's ascent square (L66). */
  export interface Foreign {
    move: "foreign";
    pawn: number;
    joker: boolean;
  }

  /** Card: `pawn` captures backwards (L66). */
  export interface BackCapture {
    move: "backcapture";
    pawn: number;
    joker: boolean;
  }

  /** A card is thrown away for one more roll of one die (L67). */
  export interface Trade {
    move: "trade";
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
    die: "A" | "B" | "black";
  }

  /** The dice pass on without an action (L12). Chosen only while cards could still be used. */
  export interface Pass {
    move: "pass";
  }

  /** Chance: what the dice show, those that were kept included. */
  export interface Roll {
    move: "roll";
    a: number;
    b: number;
    black: number;
  }

  /** Chance: the card on top of the pile. */
  export interface Turned {
    move: "turned";
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
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

  /** `seat` rolled the dice named by `dice`; the faces are those of all three, `roll` counts the rolls of the turn. */
  export interface Rolls {
    fact: "rolls";
    rule: string;
    seat: number;
    roll: number;
    dice: "A" | "A-B" | "A-black" | "B" | "B-black" | "all" | "black";
    a: number;
    b: number;
    black: number;
  }

  /** `seat` takes these dice up again and keeps the others. */
  export interface Rerolls {
    fact: "rerolls";
    rule: string;
    seat: number;
    dice: "A" | "A-B" | "A-black" | "B" | "B-black" | "all" | "black";
  }

  /** A pawn came from base camp onto the lower ring. */
  export interface Starts {
    fact: "starts";
    rule: string;
    seat: number;
    pawn: number;
    to: number;
  }

  /** A pawn ran forward by the sum of two dice. */
  export interface Runs {
    fact: "runs";
    rule: string;
    seat: number;
    pawn: number;
    ring: "lower" | "middle";
    steps: number;
    start: number;
    to: number;
  }

  /** A pawn went up from the lower ring: `over` its ascent square there, onto `to` on the middle ring. */
  export interface Ascends {
    fact: "ascends";
    rule: string;
    seat: number;
    pawn: number;
    steps: number;
    start: number;
    over: number;
    to: number;
  }

  /** A pawn went up from the middle ring, over its ascent square, into the summit camp, the seat's `count`th there. */
  export interface Summits {
    fact: "summits";
    rule: string;
    seat: number;
    pawn: number;
    steps: number;
    start: number;
    over: number;
    count: number;
  }

  /** A pawn ran what the black die shows and captured a pawn of `other`. */
  export interface Captures {
    fact: "captures";
    rule: string;
    seat: number;
    pawn: number;
    ring: "lower" | "middle";
    steps: number;
    start: number;
    to: number;
    other: number;
  }

  /** A captured pawn went home to base camp. */
  export interface Returns {
    fact: "returns";
    rule: string;
    seat: number;
    pawn: number;
    ring: "lower" | "middle";
    start: number;
  }

  /** `by` landed: a pawn was pushed one square, forward or backward. */
  export interface Pushes {
    fact: "pushes";
    rule: string;
    by: number;
    seat: number;
    pawn: number;
    ring: "lower" | "middle";
    start: number;
    to: number;
  }

  /** A pawn was pushed onto its ascent square and must go round again. */
  export interface Laps {
    fact: "laps";
    rule: string;
    seat: number;
    pawn: number;
  }

  /** `seat` rolled a black six while a pawn is on the middle ring: the ring action is due. */
  export interface Haunts {
    fact: "haunts";
    rule: string;
    seat: number;
  }

  /** `seat` put the ring on a pawn of `other`, which may be itself. */
  export interface Rings {
    fact: "rings";
    rule: string;
    seat: number;
    other: number;
    pawn: number;
  }

  /** The ring left a pawn of `seat` and is with the spirit again: `captured` or `released`. */
  export interface Frees {
    fact: "frees";
    rule: string;
    seat: number;
    pawn: number;
    reason: "captured" | "released";
  }

  /** `seat` overlooks its black six. */
  export interface Overlooks {
    fact: "overlooks";
    rule: string;
    seat: number;
  }

  /** `by` calls: `seat` must do the ring action. */
  export interface Calls {
    fact: "calls";
    rule: string;
    by: number;
    seat: number;
  }

  /** `seat` was asked and does not call. */
  export interface KeepsSilent {
    fact: "silent";
    rule: string;
    seat: number;
  }

  /** After its last roll `seat` can act and therefore must. */
  export interface Compels {
    fact: "compels";
    rule: string;
    seat: number;
  }

  /** `seat` can do nothing or does nothing more, and the dice pass on. */
  export interface Passes {
    fact: "passes";
    rule: string;
    seat: number;
  }

  /** `seat` turned over a card; `kept` is 1, or 0 when it had one of that kind and the card went to the discards. */
  export interface Draws {
    fact: "draws";
    rule: string;
    seat: number;
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
    kept: number;
  }

  /** The discards became the new pile. */
  export interface Reshuffles {
    fact: "reshuffles";
    rule: string;
  }

  /** `seat` draws no further card, by choice, or because none is left. */
  export interface Stops {
    fact: "stops";
    rule: string;
    seat: number;
    reason: "choice" | "none";
  }

  /** `seat` took a card of `other`; `kept` as in `draws`. */
  export interface Steals {
    fact: "steals";
    rule: string;
    seat: number;
    other: number;
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
    kept: number;
  }

  /** `seat` played a card for its effect; a joker as the card `effect`. */
  export interface Plays {
    fact: "plays";
    rule: string;
    seat: number;
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
    effect: "back" | "backcapture" | "direct" | "foreign" | "joker";
  }

  /** A pawn came from base camp straight onto square `to` of the middle ring. */
  export interface Directs {
    fact: "directs";
    rule: string;
    seat: number;
    pawn: number;
    to: number;
  }

  /** A pawn ran backwards. */
  export interface Backs {
    fact: "backs";
    rule: string;
    seat: number;
    pawn: number;
    ring: "lower" | "middle";
    steps: number;
    start: number;
    to: number;
  }

  /** `seat` threw a card away to roll one die again. */
  export interface Trades {
    fact: "trades";
    rule: string;
    seat: number;
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
    die: "A" | "B" | "black";
  }

  /** `seat` has all its pawns on the summit and has won. */
  export interface Ends {
    fact: "ends";
    rule: string;
    seat: number;
  }

  /** How many pawns of a seat are on the summit at the end, and its place. */
  export interface Scores {
    fact: "scores";
    rule: string;
    seat: number;
    points: number;
    place: number;
  }

  /**
   * A whole position of Lauf rauf! `turn` is the seat whose turn it is, also while another is `asked` or chance
   * speaks; `corners` says where each seat sits.
   *
   * `rolls` of this turn are made and `left` are to come without cards thrown away. The seat that chooses is `compelled`
   * when the last roll lies and there is an action: it cannot pass. `black_six`: a black six of the first roll counts,
   * or has been overlooked; it was `called` when nobody may overlook it any more.
   */
  export interface View {
    phase: "ask" | "card" | "choose" | "draw" | "lot" | "over" | "ring" | "roll";
    turn: number;
    asked: number | null;
    corners: number[];
    seats: SeatView[];
    ring: RingView | null;
    dice: DieView[];
    rolls: number;
    left: number;
    compelled: boolean;
    black_six: boolean;
    called: boolean;
    odds: OddsView[];
    cards: CardView[];
  }

  /** One seat: `camp` counts its pawns in base camp, `score` those on the summit; `cards` lie open before it. */
  export interface SeatView {
    pawns: PawnView[];
    cards: ("back" | "backcapture" | "direct" | "foreign" | "joker")[];
    camp: number;
    score: number;
    place: number;
  }

  /**
   * One pawn: `square` counts on its ring, 0 elsewhere; `ahead` are the squares to its own ascent square there, the
   * whole ring when it stands on it; on its `run_up` the right dice may send it up.
   */
  export interface PawnView {
    level: "camp" | "lower" | "middle" | "summit";
    square: number;
    ahead: number;
    run_up: boolean;
    ringed: boolean;
  }

  /** The pawn that bears the ring. */
  export interface RingView {
    seat: number;
    pawn: number;
  }

  /** One die as it lies, or as it lay if it is about to be rolled `again`; face 0 before the first roll. */
  export interface DieView {
    die: "A" | "B" | "black";
    face: number;
    again: boolean;
  }

  /**
   * If these dice are rolled again: the chances, from 0 to 1, that a pawn can start and that one can go up before the
   * rolls are used up, for one who plays for nothing else.
   */
  export interface OddsView {
    dice: "A" | "A-B" | "A-black" | "B" | "B-black" | "all" | "black";
    start: number;
    ascend: number;
  }

  /** How many cards of a kind are face down in the pile, and among the discards. */
  export interface CardView {
    card: "back" | "backcapture" | "direct" | "foreign" | "joker";
    pile: number;
    discarded: number;
  }

  /** A board for drawing: the squares of both rings, numbered from 1 clockwise, and its corners, clockwise. */
  export interface BoardView {
    name: string;
    lower: number;
    middle: number;
    corners: CornerView[];
  }

  /** One corner: its ascent square on either ring and the run-up before it, the square furthest away first. */
  export interface CornerView {
    lower: number;
    middle: number;
    lower_run_up: number[];
    middle_run_up: number[];
  }

  /** How a game is to be played; the defaults are the game without cards as printed. */
  export interface Options {
    /** The seat that begins (L5); None: drawn by lot. When absent: null. */
    first?: number | null;
    /** L60: the game with cards. When absent: false. */
    cards?: boolean;
    /** L46: a black six may be ignored until somebody calls. When absent: false. */
    overlook?: boolean;
    /** L4: where two seats sit. For more seats every choice of corners is the same but for a turn of the mountain. When absent: "opposite". */
    corners?: "beside" | "opposite";
  }

  export type Move = Start | Run | Ascend | Capture | Ring | Release | Overlook | Call | Silent | Again | Draw | Enough | Steal | Direct | Back | Foreign | BackCapture | Trade | Pass | Roll | Turned | Lot;

  export type Fact = Begins | Rolls | Rerolls | Starts | Runs | Ascends | Summits | Captures | Returns | Pushes | Laps | Haunts | Rings | Frees | Overlooks | Calls | KeepsSilent | Compels | Passes | Draws | Reshuffles | Stops | Steals | Plays | Directs | Backs | Trades | Ends | Scores;
}

export declare namespace taurus {
  /** Set a post in a free hole; in the first round the second one is joined to the first by itself. */
  export interface Plant {
    move: "plant";
    hole: string;
  }

  /** Take hold of a standing post, from which a wire is to run. */
  export interface From {
    move: "from";
    hole: string;
  }

  /** An own wire from the post in hand to this one. */
  export interface Wire {
    move: "wire";
    hole: string;
  }

  /** A grey wire from the post in hand to this one, which closes a circuit. */
  export interface Grey {
    move: "grey";
    hole: string;
  }

  /** On which side of the new wire the bull under it stands. */
  export interface Side {
    move: "side";
    side: "left" | "right";
  }

  /** Which of the two circuits counts. */
  export interface Close {
    move: "close";
    circuit: "outline" | "pen";
  }

  /** No grey wire after the own one. */
  export interface Done {
    move: "done";
  }

  /** Take a bull of this colour out of the circuit. */
  export interface Take {
    move: "take";
    colour: "black" | "brown" | "grey" | "red";
  }

  /** Chance: the colour of the bull on the next spot. */
  export interface Bull {
    move: "bull";
    colour: "black" | "brown" | "grey" | "red";
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

  /** All bulls have their places: so many. */
  export interface Grazes {
    fact: "grazes";
    rule: string;
    bulls: number;
  }

  /** `seat` set a post. */
  export interface Plants {
    fact: "plants";
    rule: string;
    seat: number;
    hole: string;
  }

  /** `seat` stretched a wire of its own. */
  export interface Stretches {
    fact: "stretches";
    rule: string;
    seat: number;
    start: string;
    end: string;
  }

  /** `seat` stretched a grey wire. */
  export interface Greys {
    fact: "greys";
    rule: string;
    seat: number;
    start: string;
    end: string;
  }

  /** With a wire of `seat` two networks became one. */
  export interface Unites {
    fact: "unites";
    rule: string;
    seat: number;
  }

  /** A wire of `seat` crosses so many wires of other networks, to which it is not joined. */
  export interface Crosses {
    fact: "crosses";
    rule: string;
    seat: number;
    wires: number;
  }

  /** `seat` said on which side of the wire over it a bull stands. */
  export interface Stands {
    fact: "stands";
    rule: string;
    seat: number;
    field: number;
    colour: "black" | "brown" | "grey" | "red";
    side: "left" | "right";
  }

  /** A grey wire of `seat` would close this circuit, if it says so; else as `Closes`. Told once the wire is named. */
  export interface Pens {
    fact: "pens";
    rule: string;
    seat: number;
    circuit: "outline" | "pen";
    bulls: number;
    side: "left" | "right" | null;
    posts: string[];
    owners: (number | null)[];
    fields: number[];
    shares: number[];
  }

  /**
   * `seat` has closed a circuit with so many bulls.
   *
   * `posts` are its posts clockwise, the grey wire runs from the last to the first; `owners[i]` has the wire from
   * `posts[i]` to the next, None for grey; `fields` hold the bulls; `shares` is how many of them each seat takes.
   */
  export interface Closes {
    fact: "closes";
    rule: string;
    seat: number;
    circuit: "outline" | "pen";
    bulls: number;
    posts: string[];
    owners: (number | null)[];
    fields: number[];
    shares: number[];
  }

  /** `seat` takes a bull for its wire from `start` to `end`; `asked` is whether there was a choice. */
  export interface Takes {
    fact: "takes";
    rule: string;
    seat: number;
    colour: "black" | "brown" | "grey" | "red";
    field: number;
    start: string;
    end: string;
    asked: boolean;
  }

  /** `seat` can do nothing and passes. */
  export interface Passes {
    fact: "passes";
    rule: string;
    seat: number;
  }

  /** The game is over: too few `bulls` stand, no `grey` wire is left, or all had to pass (`stuck`). */
  export interface Ends {
    fact: "ends";
    rule: string;
    reason: string;
  }

  /** The final score and place, and the largest herd of one colour. */
  export interface Scores {
    fact: "scores";
    rule: string;
    seat: number;
    points: number;
    herd: number;
    place: number;
  }

  /**
   * A whole position of Taurus. `turn` is the seat whose turn it is, also while others take bulls.
   *
   * `bulls` has a colour for each field, None where none stands. `held` is the hole from which a wire is to run,
   * `pending` the wire about which something is still to be said. `circuits` are those that this wire may close (phases
   * `side` and `circuit`), or the one that is being shared out.
   */
  export interface View {
    phase: "beside" | "circuit" | "close" | "deal" | "hold" | "join" | "lot" | "opening" | "over" | "share" | "side" | "turn";
    round: number;
    start: number;
    turn: number;
    seats: SeatView[];
    bulls: ("black" | "brown" | "grey" | "red" | null)[];
    posts_left: number;
    greys_left: number;
    posts: PostView[];
    wires: WireView[];
    joins: JoinView[];
    held: string | null;
    pending: WireView | null;
    asked: AskedView | null;
    circuits: CircuitView[];
    sharing: SharingView | null;
  }

  /** One seat: its `wires` left, its `bulls` in all and by colour as in `COLOURS`, and what they are worth now. */
  export interface SeatView {
    wires: number;
    bulls: number;
    herds: number[];
    score: number;
    place: number;
  }

  /** A standing post; posts of one network have the same number, the lowest seat that founded a part of it. */
  export interface PostView {
    hole: string;
    network: number;
  }

  /**
   * A wire; `owner` is None for a grey one. `field` is that of a bull spot under it and `side` where its bull was
   * said to stand.
   */
  export interface WireView {
    start: string;
    end: string;
    owner: number | null;
    field: number | null;
    side: "left" | "right" | null;
  }

  /**
   * Where a wire may run from a hole that may be tapped now: `wire` with an own wire, `grey` with a grey one. For a
   * free hole `grey` is empty: what may be closed from it shows once it has its own wire.
   */
  export interface JoinView {
    hole: string;
    wire: string[];
    grey: string[];
  }

  /** The question on which side of the new wire the bull of `field` stands: two points beside its spot. */
  export interface AskedView {
    field: number;
    left: [number, number];
    right: [number, number];
  }

  /**
   * A circuit that the grey wire closes or may close.
   *
   * `posts` clockwise, the grey wire runs from the last to the first; `owners[i]` has the wire from `posts[i]` to the
   * next, None for grey; `fields` hold the bulls; `shares` is how many of them each seat takes. `side` is the side of
   * the bull under the new wire with which it arises, None when nothing is asked about one.
   */
  export interface CircuitView {
    circuit: "outline" | "pen";
    side: "left" | "right" | null;
    posts: string[];
    owners: (number | null)[];
    fields: number[];
    shares: number[];
  }

  /** `seat` takes a bull for the wire from `start` to `end`; `place` is that wire's in `owners` of the one circuit. */
  export interface SharingView {
    seat: number;
    place: number;
    start: string;
    end: string;
  }

  /**
   * A board for drawing, in units of which a field is `field` wide; `size` is that of the whole; y grows downwards.
   *
   * `posts`, `wires` (of each seat) and `greys` are what there is at the start.
   */
  export interface BoardView {
    name: string;
    size: [number, number];
    field: number;
    fields: FieldView[];
    posts: number;
    wires: number;
    greys: number;
  }

  /** A square field: its upper left corner, its tone on the chequerboard, its holes, the spot of its bull. */
  export interface FieldView {
    field: number;
    x: number;
    y: number;
    dark: boolean;
    bull: [number, number];
    holes: HoleView[];
  }

  /** A hole and where it is. */
  export interface HoleView {
    hole: string;
    x: number;
    y: number;
  }

  /** How a game is to be played; the defaults are the rules as printed. */
  export interface Options {
    /** The seat that begins (T4); None: drawn by lot. When absent: null. */
    first?: number | null;
  }

  export type Move = Plant | From | Wire | Grey | Side | Close | Done | Take | Bull | Lot;

  export type Fact = Begins | Grazes | Plants | Stretches | Greys | Unites | Crosses | Stands | Pens | Closes | Takes | Passes | Ends | Scores;
}

export type Move = pamplona.Move | laufrauf.Move | taurus.Move;

export type Fact = pamplona.Fact | laufrauf.Fact | taurus.Fact;

export type View = pamplona.View | laufrauf.View | taurus.View;

export type BoardView = pamplona.BoardView | laufrauf.BoardView | taurus.BoardView;

export type Options = pamplona.Options | laufrauf.Options | taurus.Options;
