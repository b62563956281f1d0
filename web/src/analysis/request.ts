/** An analysis that the server makes piece by piece: asked for until it is there, or nobody wants it any more. */
import { api } from "../api";
import type { Analysis, AnalysisAddress } from "../wire";

/** Milliseconds between two questions. */
const PAUSE = 500;

/**
 * The analysis, once it is there; `ondone` is told how far it is, from 0 to 1. Rejects when the server refuses or `signal`
 * says that nobody waits any more: the server then drops it by itself.
 */
export async function analysis(
  begin: () => Promise<AnalysisAddress>,
  ondone: (done: number) => void,
  signal: AbortSignal,
): Promise<Analysis> {
  const { id } = await begin();
  for (;;) {
    signal.throwIfAborted();
    const told = await api.analysis(id);
    signal.throwIfAborted();
    if (told.analysis) return told.analysis;
    ondone(told.done);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
