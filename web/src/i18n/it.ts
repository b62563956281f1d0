export default import.meta.glob<string>(
  ["../../../src/ludothek/texts/*.it.ftl", "../../../src/ludothek/games/*/texts/it.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
