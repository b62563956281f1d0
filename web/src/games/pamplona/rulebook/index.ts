/** Pictures for the rule book, by the key of the rule. */
import type { Component } from "svelte";

import type { GameModule, Text } from "../../game";
import Cards from "./Cards.svelte";
import Dice from "./Dice.svelte";
import { type Scene, SCENES } from "./scenes";
import Strip from "./Strip.svelte";

const picture =
  (scene: Scene): Component<{ text: Text }> =>
  (internals) =>
    Strip(internals, { scene });

export const illustrations: GameModule["illustrations"] = {
  "rule-P2": Dice,
  "rule-P3": Cards,
  ...Object.fromEntries(Object.entries(SCENES).map(([rule, scene]) => [rule, picture(scene)])),
};
