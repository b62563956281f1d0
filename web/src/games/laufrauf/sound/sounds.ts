/** Sounds made on the spot; nothing is downloaded, and nothing sounds until a person has turned them on. */
import { Desk } from "../../kit/desk";

export interface Sounds {
  readonly dice: (many: number) => void;
  readonly step: () => void;
  readonly start: () => void;
  readonly climb: () => void;
  readonly push: () => void;
  readonly tumble: () => void;
  readonly growl: () => void;
  readonly ring: () => void;
  readonly card: () => void;
  readonly yodel: () => void;
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
    dice: (many) =>
      play((d) => {
        for (let i = 0; i < 3 + 3 * many; i++)
          d.knock(0.04 + i * 0.066 + Math.random() * 0.03, 800 + Math.random() * 1500, 0.05, 0.27 * (1 - i / 15));
      }),
    step: () => play((d) => d.knock(0, 260 + Math.random() * 90, 0.05, 0.17)),
    // Two notes of a horn.
    start: () =>
      play((d) => {
        d.glide(0, 0.3, 294, 296, "sawtooth", 0.05);
        d.glide(0.3, 0.55, 392, 394, "sawtooth", 0.06);
      }),
    // Pick and rope, upwards.
    climb: () => play((d) => [0, 1, 2, 3].forEach((i) => d.knock(i * 0.13, 900 + i * 240, 0.06, 0.2))),
    push: () => play((d) => d.thump(0, 150, 0.12, 0.4)),
    tumble: () =>
      play((d) => {
        d.glide(0, 0.6, 880, 130, "sine", 0.16);
        for (let i = 0; i < 5; i++) d.thump(0.1 + i * 0.13, 170 - i * 18, 0.1, 0.3);
      }),
    growl: () =>
      play((d) => {
        d.glide(0, 0.9, 98, 52, "sawtooth", 0.12);
        d.noise(0, 0.8, 180, 90, 0.3);
      }),
    ring: () => play((d) => [1175, 1760, 2637].forEach((tone, i) => d.ping(i * 0.05, tone, 0.8, 0.08))),
    card: () => play((d) => d.noise(0, 0.12, 3200, 1100, 0.16)),
    // Chest and head voice in turn, as one calls across a valley.
    yodel: () =>
      play((d) =>
        [523, 784, 659, 1047, 784].forEach((tone, i) => d.glide(i * 0.15, 0.2, tone, tone * 1.01, "triangle", 0.14)),
      ),
  };
}
