/** A scene on the stage of Lauf rauf! */
import type { Scene, TableSettings } from "../../game";
import { performance } from "../../kit/performance";
import { acts, type Crew } from "./acts";
import type { Fact, View } from "./types";

type Company = Omit<Crew, "tempo">;

/** Resolves when the stage shows exactly the scene's view. */
export function perform(
  scene: Scene<View, Fact>,
  company: Company,
  settings: TableSettings,
  over: AbortSignal,
): Promise<void> {
  const { stage, name } = company;
  const player = {
    show: (view: View) => stage.show(view),
    act: (fact: Fact, tempo: Crew["tempo"]) => act(fact, { ...company, tempo }),
    tell: (fact: Fact) => stage.tell(fact, name),
  };
  return performance(scene, player, settings, over);
}

function act(fact: Fact, crew: Crew): Promise<void> | void {
  const show = acts[fact.fact] as (fact: Fact, crew: Crew) => Promise<void> | void;
  return show(fact, crew);
}
