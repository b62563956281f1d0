/** The drawing modules, one line a game; each is loaded when it is first looked at. */
import type { GameModule } from "./game";

const loaders: Readonly<Record<string, () => Promise<{ default: GameModule }>>> = {
  // A module reads the boards, views, moves and facts of its own game only, which is what the server sends it.
  laufrauf: () => import("./laufrauf") as unknown as Promise<{ default: GameModule }>,
  pamplona: () => import("./pamplona") as unknown as Promise<{ default: GameModule }>,
  taurus: () => import("./taurus") as unknown as Promise<{ default: GameModule }>,
};

const loaded = new Map<string, Promise<GameModule>>();

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
