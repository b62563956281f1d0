/** Fluent texts of one language as a lookup: "key" or "key.attribute" with arguments gives a sentence. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

/** Lets texts choose the style of a number ("percent"), which this library leaves to programs and Python's to texts. */
const NUMBER: FluentFunction = ([value], options) => {
  const number = value instanceof FluentNumber ? value.value : Number(value);
  const plain = Object.entries(options).map(([name, one]) => [name, one instanceof FluentNumber ? one.value : one]);
  return new FluentNumber(number, Object.fromEntries(plain) as Intl.NumberFormatOptions);
};

/** A bundle of several .ftl files; throws when two of them hold the same key. */
export function makeBundle(language: string, sources: readonly string[]): FluentBundle {
  // The marks that isolate arguments from the text around them show up as boxes in some fonts and in copied text;
  // all four languages run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0] as Error;
  }
  return bundle;
}

export function has(bundle: FluentBundle, key: string): boolean {
  return pattern(bundle, key) !== null;
}

/** The text of `key`; the key itself where there is none, so that a gap is seen and nothing breaks. */
export function format(bundle: FluentBundle, key: string, args: Arguments = {}): string {
  const found = pattern(bundle, key);
  // Collected, not thrown: a missing argument leaves its name in the sentence.
  const errors: Error[] = [];
  return found === null ? key : bundle.formatPattern(found, args, errors);
}

function pattern(bundle: FluentBundle, key: string) {
  const dot = key.indexOf(".");
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  if (!message) return null;
  return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null);
}
