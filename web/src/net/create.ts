/** A new table, with dice of one's own for the seats of this device from the first throw on. */
import { api } from "../api";
import type { NewTable, TableAddress } from "../wire";
import { type Chain, secrets } from "./chain";

/** `guest` is what to call a person who has not said their name. */
export async function createTable(order: Omit<NewTable, "anchors" | "cmd">, guest: string): Promise<TableAddress> {
  if ((await api.me()).name === "") await api.rename(guest);
  const chains = new Map<number, Chain>();
  order.seats.forEach(({ kind }, seat) => {
    if (kind === "me" || kind === "here") chains.set(seat, secrets.make());
  });
  const anchors = Object.fromEntries([...chains].map(([seat, chain]) => [seat, chain[0] as string]));
  const table = await api.create({ ...order, anchors });
  for (const [seat, chain] of chains) secrets.keep(table.id, seat, chain);
  return table;
}
