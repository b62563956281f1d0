import { expect, test } from "vitest";

import { findRule, readRuleBook } from "./rulebook";

const SOURCE = `
chapter-aim = Worum es geht
    .intro = Lauf!
chapter-round = Die Runde
    .intro = Erst dies, dann das.
rule-P10 = Der Reihe nach.
    .title = Würfeln
case-C1 = Ein Fall.
    .title = Angriff
`;

test("the order of the messages is the order of the book", () => {
  const book = readRuleBook(SOURCE, "de");
  expect(book.map((chapter) => [chapter.heading, chapter.intro, chapter.rules.map((rule) => rule.number)])).toEqual([
    ["Worum es geht", "Lauf!", []],
    ["Die Runde", "Erst dies, dann das.", ["P10", "C1"]],
  ]);
  expect(book[1]?.rules[0]).toEqual({ key: "rule-P10", number: "P10", title: "Würfeln", text: "Der Reihe nach." });
});

test("a rule is found with its neighbours", () => {
  const book = readRuleBook(SOURCE, "de");
  expect(findRule(book, "C1")).toMatchObject({ rule: { title: "Angriff" }, before: { number: "P10" }, after: null });
  expect(findRule(book, "P99")).toBeNull();
});
