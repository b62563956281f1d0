export default import.meta.glob<string>(
  ["../../../src/ludothek/texts/*.fr.ftl", "../../../src/ludothek/games/*/texts/{,board.}fr.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
