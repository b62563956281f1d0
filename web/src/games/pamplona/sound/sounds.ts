/** Sounds made on the spot; nothing is downloaded, and nothing sounds until a person has turned them on. */

import { Desk } from "../../kit/desk";

export interface Sounds {
  readonly dice: () => void;
  readonly step: () => void;
  readonly hoofs: () => void;
  readonly snort: () => void;
  readonly slip: () => void;
  readonly coin: () => void;
  readonly card: () => void;
  readonly scuffle: () => void;
  readonly rank: () => void;
  readonly ole: () => void;
}

/** `on` is asked before each sound; the audio device is opened by the first one. */
export function makeSounds(on: () => boolean): Sounds {
  let desk: Desk | null = null;
  const play = (sound: (desk: Desk) => void) => (): void => {
    if (!on() || typeof AudioContext === "undefined") return;
    desk ??= new Desk();
    desk.wake();
    sound(desk);
  };
  return {
    dice: play((d) => {
      for (let i = 0; i < 11; i++)
        d.knock(0.05 + i * 0.062 + Math.random() * 0.03, 900 + Math.random() * 1400, 0.05, 0.28 * (1 - i / 14));
    }),
    step: play((d) => d.knock(0, 320 + Math.random() * 80, 0.05, 0.16)),
    hoofs: play((d) => {
      for (const at of [0, 0.06, 0.12]) d.thump(at, 92 + Math.random() * 20, 0.13, 0.5);
    }),
    snort: play((d) => {
      d.noise(0, 0.22, 520, 260, 0.34);
      d.noise(0.3, 0.34, 480, 190, 0.4);
    }),
    slip: play((d) => d.glide(0, 0.38, 950, 160, "sine", 0.2)),
    coin: play((d) => {
      d.ping(0, 1568, 0.22, 0.12);
      d.ping(0.07, 2093, 0.34, 0.13);
    }),
    card: play((d) => d.noise(0, 0.12, 3200, 1100, 0.16)),
    scuffle: play((d) => {
      for (let i = 0; i < 6; i++) d.thump(i * 0.08 + Math.random() * 0.04, 120 + Math.random() * 130, 0.08, 0.34);
      d.noise(0, 0.5, 900, 500, 0.1);
    }),
    rank: play((d) => [523, 659, 784, 1047].forEach((tone, i) => d.ping(i * 0.09, tone, 0.35, 0.13))),
    ole: play((d) => {
      for (let i = 0; i < 7; i++) d.voice(Math.random() * 0.06, 130 + i * 23 + Math.random() * 10, 0.085);
    }),
  };
}
