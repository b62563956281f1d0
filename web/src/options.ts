/** A game's options as a form: read from the JSON Schema that the server gives with each game. */

export interface SwitchOption {
  readonly kind: "switch";
  readonly name: string;
  readonly preset: boolean;
}

export interface ChoiceOption {
  readonly kind: "choice";
  readonly name: string;
  readonly preset: string;
  /** The preset first. */
  readonly values: readonly string[];
}

export type Option = SwitchOption | ChoiceOption;

interface Property {
  type?: unknown;
  enum?: unknown;
  default?: unknown;
}

/** The options people choose by switch or choice; others (which seat begins) are settled elsewhere. */
export function readOptions(schema: unknown): readonly Option[] {
  return Object.entries(properties(schema)).flatMap(([name, property]): Option[] => {
    const preset = property.default;
    if (property.type === "boolean") return [{ kind: "switch", name, preset: preset === true }];
    if (!Array.isArray(property.enum)) return [];
    const words = property.enum.filter((value): value is string => typeof value === "string");
    const first = typeof preset === "string" ? preset : (words[0] ?? "");
    return [{ kind: "choice", name, preset: first, values: [first, ...words.filter((word) => word !== first)] }];
  });
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Property>;
}

function properties(schema: unknown): Record<string, Property> {
  const { $ref, $defs, properties: own } = (schema ?? {}) as Schema;
  const name = $ref?.split("/").at(-1);
  return own ?? (name === undefined ? {} : ($defs?.[name]?.properties ?? {}));
}
