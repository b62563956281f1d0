import { afterEach, expect, test, vi } from "vitest";

import { makeSounds } from "./sounds";

afterEach(() => vi.unstubAllGlobals());

test("the audio device is opened by the first sound that is wanted, not before", () => {
  const opened = vi.fn();
  class Device {
    constructor() {
      opened();
      throw new Error("no loudspeaker");
    }
  }
  vi.stubGlobal("AudioContext", Device);
  let on = false;
  const sounds = makeSounds(() => on);
  sounds.dice();
  expect(opened).not.toHaveBeenCalled();
  on = true;
  expect(() => sounds.dice()).toThrow("no loudspeaker");
  expect(opened).toHaveBeenCalledOnce();
});
