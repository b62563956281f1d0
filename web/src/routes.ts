/** Addresses ↔ pages. Pure, so that every link of the page is made and read in one place. */

export type Route =
  | { page: "shelf" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  | { page: "carry"; token: string }
  | { page: "replay"; id: string; step: number | null; analysis: boolean }
  | { page: "record" }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "settings" }
  | { page: "verify"; id: string | null }
  | { page: "lost" };

/** The page an address shows; `lost` for an address that was never given out. */
export function readRoute(url: URL): Route {
  const parts = url.pathname.split("/").filter((part) => part !== "");
  const [first, second] = parts;
  if (first === undefined) return { page: "shelf" };
  if (parts.length === 2 && second !== undefined) return readLong(first, decode(second), url);
  if (parts.length > 1) return { page: "lost" };
  if (first === "settings") return { page: "settings" };
  if (first === "verify") return { page: "verify", id: null };
  if (first === "r") return { page: "record" };
  return { page: "lost" };
}

function readLong(first: string, second: string, url: URL): Route {
  switch (first) {
    case "new":
      return { page: "new", game: second };
    case "t":
      return { page: "table", id: second };
    case "j":
      return { page: "join", code: second };
    case "carry":
      return { page: "carry", token: second };
    case "r": {
      const step = Number.parseInt(url.searchParams.get("step") ?? "", 10);
      const analysis = url.searchParams.has("analysis");
      return { page: "replay", id: second, step: Number.isNaN(step) ? null : step, analysis };
    }
    case "rules":
      return { page: "rules", game: second, rule: decode(url.hash.slice(1)) || null };
    case "verify":
      return { page: "verify", id: second };
    default:
      return { page: "lost" };
  }
}

export function address(route: Exclude<Route, { page: "lost" }>): string {
  switch (route.page) {
    case "shelf":
      return "/";
    case "new":
      return `/new/${encodeURIComponent(route.game)}`;
    case "table":
      return `/t/${encodeURIComponent(route.id)}`;
    case "join":
      return `/j/${encodeURIComponent(route.code)}`;
    case "carry":
      return `/carry/${encodeURIComponent(route.token)}`;
    case "replay":
      return `/r/${encodeURIComponent(route.id)}${query(route)}`;
    case "record":
      return "/r";
    case "rules":
      return `/rules/${encodeURIComponent(route.game)}${route.rule === null ? "" : `#${route.rule}`}`;
    case "settings":
      return "/settings";
    case "verify":
      return route.id === null ? "/verify" : `/verify/${encodeURIComponent(route.id)}`;
  }
}

function query({ step, analysis }: { step: number | null; analysis: boolean }): string {
  const parts = [...(step === null ? [] : [`step=${step}`]), ...(analysis ? ["analysis"] : [])];
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
