/**
 * One socket to one table that outlives its sockets.
 *
 * Guarantees: a command given to `send` is sent until the server has settled it, always with the same `cmd`, in the order
 * given; after a break the table greets again and resends what is unsettled. A connection that has gone silent is
 * noticed. Nothing is guaranteed about time.
 *
 * A command is settled by its answer, or by an update of another ply than the one it was meant for: the answer comes
 * before the update it brings, so the command was done earlier or is not done any more.
 */
import type { ClientMessage, Hello, ServerMessage } from "../wire";

/** connecting: for the first time or again; waiting: until the next attempt; closed: for good. */
export type Link = "connecting" | "open" | "waiting" | "closed";

export type Command = Extract<ClientMessage, { cmd: string }>;

/** The part of a WebSocket that is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(data: string): void;
  close(): void;
}

export interface Listener {
  message(message: ServerMessage): void;
  link(link: Link): void;
  /** The commands not settled yet have become these, oldest first. */
  unsettled(commands: readonly Command[]): void;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const GREET_WITHIN = 15_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;

/** How long to wait before attempt number `attempt` (0 is the first after a break); `random` in 0…1 spreads clients. */
export function backoff(attempt: number, random: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random / 2);
}

export class Connection {
  readonly #open: () => Socket;
  readonly #hello: Hello;
  readonly #listener: Listener;
  readonly #unsettled = new Map<string, Command>();
  #socket: Socket | null = null;
  #link: Link = "connecting";
  #attempt = 0;
  #pings = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => Socket, hello: Hello, listener: Listener) {
    this.#open = open;
    this.#hello = hello;
    this.#listener = listener;
    this.#connect();
  }

  send(command: Command): void {
    this.#unsettled.set(command.cmd, command);
    this.#tell();
    if (this.#link === "open") this.#say(command);
  }

  /** Try now instead of later: the network is back, or the person is. */
  nudge(): void {
    if (this.#link === "waiting") this.#connect();
    else if (this.#link === "open") this.#ping();
  }

  close(): void {
    this.#drop();
    this.#become("closed");
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#become("connecting");
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#say(this.#hello);
    socket.onmessage = (event) => this.#hear(event.data);
    socket.onclose = () => this.#lost();
    this.#watchFor(GREET_WITHIN);
  }

  #hear(data: unknown): void {
    const message = JSON.parse(String(data)) as ServerMessage;
    this.#expectPing();
    switch (message.t) {
      case "welcome":
        this.#attempt = 0;
        this.#become("open");
        this.#listener.message(message);
        for (const command of this.#unsettled.values()) this.#say(command);
        return;
      case "ack":
      case "refused":
      case "hinted":
        this.#settle((command) => command.cmd === message.cmd);
        break;
      case "update":
        this.#settle((command) => "ply" in command && command.ply !== message.ply);
        break;
      case "gone":
        this.close();
        break;
    }
    this.#listener.message(message);
  }

  #settle(is: (command: Command) => boolean): void {
    const settled = [...this.#unsettled.values()].filter(is);
    if (settled.length === 0) return;
    for (const { cmd } of settled) this.#unsettled.delete(cmd);
    this.#tell();
  }

  #tell(): void {
    this.#listener.unsettled([...this.#unsettled.values()]);
  }

  /** The next sign of life is asked for after a while, and has to come soon after. */
  #expectPing(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    this.#say({ t: "ping", n: ++this.#pings });
    this.#watchFor(PONG_WITHIN);
  }

  #watchFor(patience: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#lost(), patience);
  }

  #lost(): void {
    this.#drop();
    this.#become("waiting");
    this.#retry = setTimeout(() => this.#connect(), backoff(this.#attempt++, Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(link: Link): void {
    if (this.#link === link && link !== "connecting") return;
    this.#link = link;
    this.#listener.link(link);
  }
}
