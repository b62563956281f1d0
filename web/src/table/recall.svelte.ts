/** Fills the log with what happened before this page came. */
import { api } from "../api";
import type { Table } from "../net/table.svelte";

export function recallOnce(table: Table): void {
  if ((table.update?.ply ?? 0) === 0 || table.log.length > 0) return;
  // The log then starts with what is seen from here on.
  api.replay(table.id).then((replay) => table.recall(replay), () => undefined);
}
