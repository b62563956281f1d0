/** Fluent texts of one language as a lookup: "key" or "key.attribute" with arguments gives a sentence. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Arguments = Record<string, string | number>;

/** A bundle of several .ftl files; throws when two of them hold the same key. */
export function makeBundle(language: string, sources: readonly string[]): FluentBundle {
  // The marks that isolate arguments from the text around them show up as boxes in some fonts and in copied text;
  // all four languages run the same way.
  const bundle = new FluentBundle(language, { useIsolating: false });
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
