/** A rule book as its Fluent file has it: the order of the messages is the order of the book. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export interface Rule {
  /** "rule-P17": names its illustration. */
  readonly key: string;
  /** "P17". */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

export interface Chapter {
  readonly key: string;
  readonly heading: string;
  readonly intro: string;
  readonly rules: readonly Rule[];
}

export function readRuleBook(source: string, language: string): readonly Chapter[] {
  const resource = new FluentResource(source);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(resource);
  const chapters: { key: string; heading: string; intro: string; rules: Rule[] }[] = [];
  for (const entry of resource.body) {
    const key = entry.id;
    const value = bundle.getMessage(key);
    const text = value?.value ? bundle.formatPattern(value.value) : "";
    const attribute = (name: string) => {
      const pattern = value?.attributes[name];
      return pattern ? bundle.formatPattern(pattern) : "";
    };
    if (key.startsWith("chapter-")) chapters.push({ key, heading: text, intro: attribute("intro"), rules: [] });
    else if (/^(rule|case)-/.test(key)) {
      const number = key.slice(key.indexOf("-") + 1);
      chapters.at(-1)?.rules.push({ key, number, title: attribute("title"), text });
    }
  }
  return chapters;
}

/** The rule with this number, and the ones beside it for turning pages. */
export function findRule(
  chapters: readonly Chapter[],
  number: string,
): { rule: Rule; before: Rule | null; after: Rule | null } | null {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const at = rules.findIndex((rule) => rule.number === number);
  const rule = rules[at];
  return rule ? { rule, before: rules[at - 1] ?? null, after: rules[at + 1] ?? null } : null;
}
