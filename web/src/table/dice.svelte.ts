/** Keeps the promise of own dice: anchors for the seats of this device, and rolling by itself where that is wished. */
import { linkAfter, secrets } from "../net/chain";
import type { Table } from "../net/table.svelte";
import { settings } from "../settings.svelte";

export function useDice(table: Table): void {
  const promised = new Map<number, string>();

  table.linkFor = (seat) => {
    const tip = table.update?.people[seat]?.tip;
    const chain = secrets.find(table.id, seat);
    return tip != null && chain ? linkAfter(chain, tip) : null;
  };

  /** An anchor for a seat without one, or with one whose chain is on another device or used up. */
  function promise(seat: number): void {
    const tip = table.update?.people[seat]?.tip ?? "";
    if (table.linkFor(seat) !== null || promised.get(seat) === tip) return;
    promised.set(seat, tip);
    // Another tab may have made one that is still under way; a chain that was in use before is not used again.
    const chain = (tip === "" ? secrets.find(table.id, seat) : null) ?? secrets.make();
    secrets.keep(table.id, seat, chain);
    table.send({ t: "anchor", seat, anchor: chain[0] as string });
  }

  $effect(() => {
    const { update, link } = table;
    if (!update || link !== "open") return;
    if (update.state === "lobby") table.held.forEach(promise);
    else if (update.roll != null && table.held.includes(update.roll)) promise(update.roll);
  });

  $effect(() => {
    if (table.roll && !table.complete && settings.preferences.autoRoll) table.wantRoll();
  });
}
