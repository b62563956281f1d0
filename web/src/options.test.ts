import { expect, test } from "vitest";

import { readOptions } from "./options";

const SCHEMA = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      type: "object",
      properties: {
        first: { anyOf: [{ type: "integer" }, { type: "null" }], default: null },
        rotate_start: { type: "boolean", default: false },
        first_attack: { enum: ["discard", "redraw"], default: "redraw" },
      },
    },
  },
};

test("switches and choices become a form, anything else does not", () => {
  expect(readOptions(SCHEMA)).toEqual([
    { kind: "switch", name: "rotate_start", preset: false },
    { kind: "choice", name: "first_attack", preset: "redraw", values: ["redraw", "discard"] },
  ]);
});

test.each([undefined, null, {}, { $ref: "#/$defs/Nothing" }])("%j has no options", (schema) => {
  expect(readOptions(schema)).toEqual([]);
});
