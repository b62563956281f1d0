/** Requests to the server, typed as it declares them. */
import type {
  AnalysisAddress,
  Analysing,
  BotToken,
  Carry,
  Drawn,
  GameCard,
  Join,
  Me,
  NewTable,
  Problem,
  Replay,
  TableAddress,
  TableCard,
} from "./wire";

/** A request that was not done; `key` names its text. */
export class Failure extends Error {
  constructor(
    readonly key: string,
    readonly detail = "",
  ) {
    super(detail === "" ? key : `${key}: ${detail}`);
  }
}

/** The text key of whatever a request threw. */
export function failureKey(reason: unknown): string {
  return reason instanceof Failure ? reason.key : "page-error-unknown";
}

async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : typeof body === "string" ? body : JSON.stringify(body),
    });
  } catch {
    throw new Failure("page-error-offline");
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as Answer;
}

async function failure(response: Response): Promise<Failure> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.error === "string") return new Failure(`error-${problem.error}`, problem.detail ?? "");
  } catch {
    // Not our server's own words: a proxy, perhaps.
  }
  return new Failure(response.status === 404 ? "page-error-lost" : "page-error-unknown", `${response.status}`);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameCard[]>("GET", "/api/games"),
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name } satisfies Me),
  myTables: () => ask<TableCard[]>("GET", "/api/tables/mine"),
  publicTables: () => ask<TableCard[]>("GET", "/api/tables"),
  create: (order: NewTable) => ask<TableAddress>("POST", "/api/tables", order),
  find: (idOrCode: string) => ask<TableCard>("GET", table(idOrCode)),
  join: (idOrCode: string, join: Join = {}) => ask<TableAddress>("POST", `${table(idOrCode)}/join`, join),
  carry: (id: string) => ask<Carry>("POST", `${table(id)}/carry`, {}),
  arrive: (token: string) => ask<TableAddress>("POST", `/api/carry/${encodeURIComponent(token)}`, {}),
  replay: (id: string) => ask<Replay>("GET", `${table(id)}/replay`),
  replayRecord: (record: string) => ask<Replay>("POST", "/api/replay", record),
  analyse: (id: string) => ask<AnalysisAddress>("POST", `${table(id)}/analysis`, {}),
  analyseRecord: (record: string) => ask<AnalysisAddress>("POST", "/api/analyses", record),
  analysis: (id: string) => ask<Analysing>("GET", `/api/analyses/${encodeURIComponent(id)}`),
  record: (id: string) => ask<unknown>("GET", `${table(id)}/record`),
  recordPath: (id: string) => `${table(id)}/record`,
  draws: (id: string) => ask<Drawn[]>("GET", `${table(id)}/draws`),
  botToken: (id: string, seat: number) => ask<BotToken>("POST", `${table(id)}/seats/${seat}/token`, {}),
};
