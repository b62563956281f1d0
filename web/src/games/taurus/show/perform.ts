/** From one position to the next, fact by fact. */
import type { Scene, TableSettings } from "../../game";
import { Enough, tempoOf } from "../../kit/tempo";
import { acts, type Crew } from "./acts";
import type { Fact, View } from "./types";

type Company = Omit<Crew, "tempo" | "view">;

/** Show a scene; resolves when the stage shows exactly its view, at once where nothing is to be animated. */
export async function perform(
  scene: Scene<View, Fact>,
  company: Company,
  settings: TableSettings,
  over: AbortSignal,
): Promise<void> {
  const { stage } = company;
  const { before, view, facts } = scene;
  if (before && facts.length > 0 && settings.speed > 0) {
    stage.show(before);
    const crew = { ...company, view, tempo: tempoOf(settings.speed, !settings.reducedMotion, over) };
    try {
      for (const fact of facts) await act(fact, crew);
    } catch (reason) {
      if (!(reason instanceof Enough)) throw reason;
    }
  }
  if (over.aborted) return;
  stage.show(view);
  stage.note(facts);
  // Who was spared the performance is told how it ended.
  const last = facts.findLast((fact) => fact.fact !== "pens");
  if (last) stage.tell(last, company.name);
}

function act<Kind extends Fact["fact"]>(fact: Extract<Fact, { fact: Kind }>, crew: Crew): Promise<void> | void {
  const show = acts[fact.fact] as (fact: Fact, crew: Crew) => Promise<void> | void;
  return show(fact, crew);
}
