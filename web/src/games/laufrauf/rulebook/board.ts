/** The board of the rule book's pictures: the mountain as this project plays it, whatever boards there are. */
import type { Board } from "../show/types";

const RUN_UP = [6, 5, 4, 3, 2, 1];

const corner = (lower: number, middle: number): Board["corners"][number] => ({
  lower,
  middle,
  lower_run_up: RUN_UP.map((before) => ((lower - before - 1 + 40) % 40) + 1),
  middle_run_up: RUN_UP.map((before) => ((middle - before - 1 + 28) % 28) + 1),
});

export const BOARD: Board = {
  name: "Mountain",
  lower: 40,
  middle: 28,
  corners: [corner(1, 1), corner(11, 8), corner(21, 15), corner(31, 22)],
};
