export default import.meta.glob<string>(
  ["../../../src/ludothek/texts/*.en.ftl", "../../../src/ludothek/games/*/texts/{,board.}en.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
