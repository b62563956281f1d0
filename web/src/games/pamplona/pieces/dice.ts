/** The two dice as they are made. */
import { ARROW } from "../show/types";

/** The sides of each die in the order front, right, back, left, top, bottom. */
export const SIDES: Readonly<Record<"A" | "B", readonly number[]>> = {
  A: [2, ARROW, 3, ARROW, 4, ARROW],
  B: [2, ARROW, 3, 5, 4, ARROW],
};
