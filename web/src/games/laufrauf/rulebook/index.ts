/** Pictures for the rule book, by the key of the rule. */
import type { Component } from "svelte";

import type { GameModule, Text } from "../../game";
import Picture from "./Picture.svelte";
import { SCENES } from "./scenes";

const pictureOf =
  (rule: string): Component<{ text: Text }> =>
  (internals, { text }) =>
    Picture(internals, { rule, text });

export const illustrations: GameModule["illustrations"] = Object.fromEntries(
  Object.keys(SCENES).map((rule) => [rule, pictureOf(rule)]),
);
