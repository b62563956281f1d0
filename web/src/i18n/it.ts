export default import.meta.glob<string>(
  ["../../../src/ludothek/texts/*.it.ftl", "../../../src/ludothek/games/*/texts/{,board.}it.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
