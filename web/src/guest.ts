/** Makes this browser known to the server before anything else is asked: who has no name yet may only watch. */
import { api } from "./api";

let greeting: Promise<unknown> | null = null;

/** Settles, whatever comes of it, once the server has had the chance to know us. */
export function greeted(): Promise<unknown> {
  greeting ??= api.me().catch(() => (greeting = null));
  return greeting;
}
