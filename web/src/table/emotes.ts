/** Quick calls across the table. */
import type { Emote } from "../wire";

export const EMOTES: Readonly<Record<Emote, string>> = {
  ole: "💃",
  bravo: "👏",
  laugh: "😄",
  oops: "🍅",
  hurry: "⏳",
  thanks: "🙏",
};

export const EMOTE_NAMES = Object.keys(EMOTES) as readonly Emote[];
