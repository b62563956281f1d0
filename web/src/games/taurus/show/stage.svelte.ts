/** What the table shows at this moment; on the way from one position to the next it is neither. */
import type { NameOf } from "../../game";
import { COLOURS } from "../pieces/bull";
import { factArgs } from "../words";
import type { Circuit, Colour, Fact, Phase, View, WireView } from "./types";

export interface ShownPost {
  readonly hole: string;
  /** Drives it in for so many milliseconds. */
  readonly drive: number;
}

export interface ShownWire extends WireView {
  /** Lets it swing for so many milliseconds. */
  readonly swing: number;
}

export interface ShownSeat {
  wires: number;
  herds: number[];
  score: number;
}

/** The line and the contents of a circuit, wherever they were told. */
export type Ring = Pick<Circuit, "posts" | "owners" | "fields">;

/** A bull on its way from its spot to a herd. */
export interface Flight {
  readonly id: number;
  readonly field: number;
  readonly colour: Colour;
  readonly seat: number;
  readonly ms: number;
}

export interface Caption {
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export class Stage {
  posts = $state.raw<readonly ShownPost[]>([]);
  wires = $state.raw<readonly ShownWire[]>([]);
  bulls = $state.raw<readonly (Colour | null)[]>([]);
  seats = $state<ShownSeat[]>([]);
  supply = $state({ posts: 0, greys: 0 });
  phase = $state<Phase>("lot");
  turn = $state(-1);
  caption = $state.raw<Caption | null>(null);
  /** The circuit that is being shared out. */
  ring = $state.raw<Ring | null>(null);
  /** The wire whose owner takes a bull. */
  taking = $state.raw<readonly [start: string, end: string] | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** The wires of the last turn, by their ends. */
  news = $state.raw<{ readonly seat: number; readonly wires: readonly string[] }>({ seat: -1, wires: [] });
  /** The herds run onto the meadow for so many milliseconds. */
  arriving = $state(0);
  #flights = 0;

  /** Show exactly this position. */
  show(view: View): void {
    this.posts = view.posts.map(({ hole }) => ({ hole, drive: 0 }));
    this.wires = view.wires.map((wire) => ({ ...wire, swing: 0 }));
    this.bulls = view.bulls;
    this.seats = view.seats.map(({ wires, herds, score }) => ({ wires, herds: [...herds], score }));
    this.supply = { posts: view.posts_left, greys: view.greys_left };
    this.phase = view.phase;
    this.turn = view.turn;
    this.ring = view.phase === "share" ? (view.circuits[0] ?? null) : null;
    this.taking = view.sharing ? [view.sharing.start, view.sharing.end] : null;
    this.flights = [];
    this.arriving = 0;
  }

  seat(seat: number): ShownSeat {
    const found = this.seats[seat];
    if (!found) throw new Error(`no seat ${seat}`);
    return found;
  }

  plant(hole: string, drive: number): void {
    this.posts = [...this.posts, { hole, drive }];
    this.supply.posts -= 1;
  }

  stretch(start: string, end: string, owner: number | null, swing: number): void {
    this.wires = [...this.wires, { start, end, owner, field: null, side: null, swing }];
    if (owner === null) this.supply.greys -= 1;
    else this.seat(owner).wires -= 1;
  }

  /** A bull leaves the meadow for a herd; it counts there at once. */
  take(field: number, colour: Colour, seat: number, ms: number): void {
    this.bulls = this.bulls.map((bull, i) => (i + 1 === field ? null : bull));
    const herds = this.seat(seat).herds;
    const breed = COLOURS.indexOf(colour);
    herds[breed] = (herds[breed] ?? 0) + 1;
    if (ms > 0) this.flights = [...this.flights, { id: ++this.#flights, field, colour, seat, ms }];
  }

  land(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }

  /** Keep in mind which wires are the latest: those of one seat, until another one stretches its own. */
  note(facts: readonly Fact[]): void {
    for (const fact of facts) {
      if (fact.fact !== "stretches" && fact.fact !== "greys") continue;
      const before = fact.fact === "greys" && fact.seat === this.news.seat ? this.news.wires.slice(-1) : [];
      this.news = { seat: fact.seat, wires: [...before, `${fact.start} ${fact.end}`] };
    }
  }

  /** Beside the board stands what the fact's own text says. */
  tell(fact: Fact, name: NameOf): void {
    this.caption = { key: `fact-${fact.fact}`, args: factArgs(fact, name) };
  }
}
