/** Sounds made on the spot; nothing is downloaded, and nothing sounds until a person has turned them on. */
import { Desk } from "../../kit/desk";

export interface Sounds {
  readonly hammer: () => void;
  /** Grey wires are heavier. */
  readonly wire: (grey: boolean) => void;
  readonly herd: () => void;
  readonly snort: () => void;
  readonly moo: () => void;
  readonly close: () => void;
}

/** `on` is asked before each sound; the audio device is opened by the first one. */
export function makeSounds(on: () => boolean): Sounds {
  let desk: Desk | null = null;
  const play = (sound: (desk: Desk) => void): void => {
    if (!on() || typeof AudioContext === "undefined") return;
    desk ??= new Desk();
    desk.wake();
    sound(desk);
  };
  return {
    hammer: () =>
      play((d) => {
        d.knock(0.2, 520, 0.08, 0.4);
        d.thump(0.2, 140, 0.1, 0.3);
        d.knock(0.36, 560, 0.08, 0.3);
      }),
    wire: (grey) =>
      play((d) => {
        const tone = grey ? 146 : 220 + Math.random() * 40;
        d.noise(0, 0.16, 900, 2600, 0.08);
        for (const [i, part] of [1, 2.01, 3.03].entries()) d.ping(0.18, tone * part, 0.5 / (i + 1), 0.16 / (i + 1));
      }),
    herd: () =>
      play((d) => {
        for (let i = 0; i < 14; i++) d.thump(i * 0.09 + Math.random() * 0.05, 80 + Math.random() * 40, 0.12, 0.35);
      }),
    snort: () => play((d) => d.noise(0, 0.3, 520, 220, 0.35)),
    moo: () =>
      play((d) => {
        const tone = 105 + Math.random() * 40;
        d.glide(0, 0.5, tone * 0.9, tone * 1.25, "sawtooth", 0.07);
        d.glide(0.05, 0.55, tone * 1.8, tone * 2.3, "sine", 0.06);
      }),
    close: () => play((d) => [392, 494, 587, 784].forEach((tone, i) => d.ping(i * 0.08, tone, 0.4, 0.13))),
  };
}
