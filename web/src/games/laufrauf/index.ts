/** Lauf rauf!: the drawing module. */
import type { GameModule } from "../game";
import Mini from "./Mini.svelte";
import { colourOf } from "./pieces/looks";
import SeatMark from "./pieces/SeatMark.svelte";
import { illustrations } from "./rulebook";
import type { Board, Fact, Move, View } from "./show/types";
import Statistics from "./Statistics.svelte";
import { groups, summary } from "./summary";
import Table from "./Table.svelte";
import { describe, moveLabel, prompt, rollLabel } from "./words";

const module: GameModule<Board, View, Move, Fact> = {
  Table,
  Mini,
  SeatMark,
  colour: colourOf,
  summary,
  describe,
  moveLabel,
  groups,
  prompt,
  rollLabel,
  illustrations,
  Statistics,
};
export default module;
