export default import.meta.glob<string>(
  ["../../../src/ludothek/texts/*.en.ftl", "../../../src/ludothek/games/*/texts/en.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
