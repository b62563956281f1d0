export default import.meta.glob<string>(
  ["../../../src/ludothek/texts/*.de.ftl", "../../../src/ludothek/games/*/texts/{,board.}de.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
