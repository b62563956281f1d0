/** The drawing modules, a line or two a game; each is loaded when it is first looked at. */
import type { GameModule } from "./game";

/** A small picture of a board. */
type Picture = GameModule["Mini"];

// A module reads the boards, views, moves and facts of its own game only, which is what the server sends it.
const loaders: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  laufrauf: () => import("./laufrauf") as unknown as Promise<{ default: GameModule }>,
  pamplona: () => import("./pamplona") as unknown as Promise<{ default: GameModule }>,
  taurus: () => import("./taurus") as unknown as Promise<{ default: GameModule }>,
};

const pictures: Readonly<Record<string, () => Promise<{ default: Picture }>>> = {
  laufrauf: () => import("./laufrauf/Mini.svelte") as unknown as Promise<{ default: Picture }>,
  pamplona: () => import("./pamplona/Mini.svelte") as unknown as Promise<{ default: Picture }>,
  taurus: () => import("./taurus/Mini.svelte") as unknown as Promise<{ default: Picture }>,
};

const loaded = new Map<string, Promise<GameModule>>();

/** The picture on the lid of a game's box, without the rest of its module; rejects when this page has none. */
export async function lid(game: string): Promise<Picture> {
  const load = pictures[game];
  if (!load) throw new Error(`no drawing for ${game}`);
  return (await load()).default;
}

/** The drawing module of `game`; rejects when this page has none. */
export function drawing(game: string): Promise<GameModule> {
  const known = loaded.get(game);
  if (known) return known;
  const load = loaders[game];
  if (!load) return Promise.reject(new Error(`no drawing for ${game}`));
  const module = load().then((found) => found.default);
  loaded.set(game, module);
  // A failed download may be tried again.
  module.catch(() => loaded.delete(game));
  return module;
}
