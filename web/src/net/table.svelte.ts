/** A table as this page knows it: what the server said, what is being shown, what is under way. */
import type { Scene } from "../games/game";
import type { ClientMessage, Fact, Hinted, Move, Previews, Replay, Said, ServerMessage, Update, View, Welcome } from "../wire";
import { type Command, Connection, type Link, type Socket } from "./connection";
import { type LogEntry, add, recall } from "./log";
import { EMPTY, type Stage, push, settled, shown, turnShown } from "./scenes";

/** A command without the name this page gives it. */
type Wish = ClientMessage extends infer M ? (M extends { cmd: string } ? Omit<M, "cmd"> : never) : never;

/** Commands that change the position: while one is under way nothing else may be chosen. */
const GAME_COMMANDS: ReadonlySet<string> = new Set(["play", "undo", "confirm", "roll"]);

export interface Trouble {
  readonly key: string;
  readonly detail: string;
}

export class Table {
  readonly id: string;
  /** The next link of the dice chain that this browser holds for a seat, or null. */
  linkFor: (seat: number) => string | null = () => null;
  link = $state<Link>("connecting");
  welcome = $state.raw<Welcome | null>(null);
  update = $state.raw<Update | null>(null);
  previews = $state.raw<Previews | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Said[]>([]);
  trouble = $state.raw<Trouble | null>(null);
  /** There is a rematch at this table. */
  again = $state<string | null>(null);
  /** There is no such table: the key of the reason. */
  gone = $state<string | null>(null);
  /** When the last update arrived, by this device's clock. */
  updatedAt = $state(0);
  #stage = $state.raw<Stage>(EMPTY);
  #unsettled = $state.raw<readonly Command[]>([]);
  /** The next update is the first on its socket: how it came about is not known. */
  #fresh = true;
  readonly #connection: Connection;

  constructor(id: string, open: () => Socket = () => openSocket()) {
    this.id = id;
    this.#connection = new Connection(
      open,
      { t: "hello", table: id, previews: true },
      {
        message: (message) => this.#hear(message),
        link: (link) => (this.link = link),
        unsettled: (commands) => (this.#unsettled = commands),
      },
    );
  }

  get scene(): Scene<View, Fact> | null {
    return this.#stage.current;
  }

  /** Everything that has happened has been shown. */
  get settled(): boolean {
    return settled(this.#stage);
  }

  /** For whom the table waits, as far as has been shown. */
  get turn(): number {
    return turnShown(this.#stage);
  }

  /** What happened, as far as has been shown: nobody reads what the dice are still deciding. */
  get told(): readonly LogEntry[] {
    const { current, shown } = this.#stage;
    const last = (current?.key ?? 0) - (shown ? 0 : 1);
    return this.log.filter((entry) => entry.scene <= last);
  }

  /** A command that changes the position is under way. */
  get waiting(): boolean {
    return this.#unsettled.some((command) => GAME_COMMANDS.has(command.t));
  }

  /** The Master has been asked and thinks. */
  get hinting(): boolean {
    return this.#unsettled.some((command) => command.t === "hint");
  }

  get held(): readonly number[] {
    return this.welcome?.seats_held ?? [];
  }

  /** The seat of this device that may move now, or null. */
  get mine(): number | null {
    const update = this.update;
    if (!update || update.state !== "playing" || !this.#holds(update.to_move)) return null;
    return update.to_move;
  }

  /** This device may choose a move. */
  get active(): boolean {
    return this.mine !== null && !this.update?.complete && this.#ready;
  }

  /** The turn of a seat of this device waits to be confirmed. */
  get complete(): boolean {
    return this.mine !== null && this.update?.complete === true && this.#ready;
  }

  get undoable(): boolean {
    return this.mine !== null && this.update?.pending === true && this.#ready;
  }

  /** Chance waits for this device; it may confirm a complete turn, too. */
  get roll(): boolean {
    const seat = this.update?.roll ?? null;
    return seat !== null && this.#holds(seat) && this.#ready;
  }

  shown(key: number): void {
    this.#stage = shown(this.#stage, key);
  }

  send(wish: Wish): void {
    this.#connection.send({ ...wish, cmd: randomName() } as Command);
  }

  play(moves: readonly Move[], confirm: boolean): void {
    this.send({ t: "play", ply: this.#ply, moves: [...moves], confirm });
  }

  undo(all = false): void {
    this.send({ t: "undo", ply: this.#ply, all });
  }

  confirm(): void {
    this.send({ t: "confirm", ply: this.#ply });
  }

  /** Let chance speak for the seat it waits for. */
  wantRoll(): void {
    const seat = this.update?.roll ?? null;
    if (seat === null || !this.roll) return;
    const link = this.linkFor(seat);
    // Without one an anchor is under way, and the server draws as soon as it arrives.
    if (link !== null || this.complete) this.send({ t: "roll", ply: this.#ply, ...(link && { links: { [seat]: link } }) });
  }

  hint(): void {
    this.send({ t: "hint", ply: this.#ply });
  }

  nudge(): void {
    this.#connection.nudge();
  }

  close(): void {
    this.#connection.close();
  }

  /** What happened before this page came, from a replay of the game so far. */
  recall(replay: Replay): void {
    this.log = recall(this.log, replay);
  }

  get #ply(): number {
    return this.update?.ply ?? 0;
  }

  get #ready(): boolean {
    return this.link === "open" && this.settled && !this.waiting;
  }

  #holds(seat: number): boolean {
    return this.held.includes(seat) && this.update?.people[seat]?.held_by_bot !== true;
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        this.#fresh = true;
        this.welcome = message;
        this.chat = message.chat;
        return;
      case "update":
        return this.#take(message);
      case "previews":
        this.previews = message;
        return;
      case "refused":
        this.trouble = { key: `error-${message.error}`, detail: message.detail ?? "" };
        return;
      case "gone":
        this.gone = `error-${message.error}`;
        return;
      case "hinted":
        if (message.ply === this.#ply) this.hinted = message;
        return;
      case "said":
        this.chat = [...this.chat, message].slice(-200);
        return;
      case "again":
        this.again = message.table;
        return;
      case "ack":
      case "pong":
        return;
    }
  }

  #take(update: Update): void {
    const before = this.update;
    if (before && update.ply < before.ply) return;
    this.update = update;
    this.updatedAt = Date.now();
    if (this.previews?.ply !== update.ply) this.previews = null;
    if (this.hinted?.ply !== update.ply) this.hinted = null;
    if (before?.ply !== update.ply) this.trouble = null;
    // The same ply again brings news about people only.
    if (before && update.ply === before.ply) return;
    const jump = this.#fresh || update.undone === true;
    this.#fresh = false;
    this.#stage = push(this.#stage, { view: update.view, facts: update.facts, turn: acting(update), jump });
    const scene = this.#stage.waiting.at(-1) ?? this.#stage.current;
    if (scene) this.log = add(this.log, update, scene);
  }
}

/** The seat for which the table waits: to choose, to confirm, or to let chance speak. */
export function acting({ to_move, turn }: Update): number {
  return to_move >= 0 ? to_move : turn;
}

/** Like randomUUID, which is missing on pages served without TLS in a local network. */
function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function openSocket(): Socket {
  const url = new URL("/ws", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as Socket;
}
