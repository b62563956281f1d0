/** What a person prefers, kept in this browser. Another tab's change arrives here too. */
import { type Language, bestLanguage, isLanguage } from "./i18n/language";

export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  /** null follows the browser. */
  language: Language | null;
  theme: Theme;
  /** 1 is normal, 2 twice as fast, 0 shows results at once. */
  speed: number;
  /** null follows the system. */
  reducedMotion: boolean | null;
  sound: boolean;
  /** A complete turn waits for a confirmation, so that it can still be taken back. */
  confirm: boolean;
  /** Dice and cards of one's own are drawn without a tap. */
  autoRoll: boolean;
}

export const DEFAULTS: Preferences = {
  language: null,
  theme: "auto",
  speed: 1,
  reducedMotion: null,
  sound: false,
  confirm: true,
  autoRoll: false,
};

export const SPEEDS = [0.5, 1, 2, 0] as const;

const KEY = "ludothek.preferences";

/** Preferences from what was stored, whoever wrote it: what is not understood is as if it were not there. */
export function readPreferences(stored: string | null): Preferences {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? "{}");
    if (typeof parsed === "object" && parsed !== null) raw = parsed as Record<string, unknown>;
  } catch {
    // Not ours: start from the defaults.
  }
  const flag = (name: "sound" | "confirm" | "autoRoll") =>
    typeof raw[name] === "boolean" ? raw[name] : DEFAULTS[name];
  return {
    language: isLanguage(raw["language"]) ? raw["language"] : null,
    theme: raw["theme"] === "light" || raw["theme"] === "dark" ? raw["theme"] : "auto",
    speed: SPEEDS.find((speed) => speed === raw["speed"]) ?? DEFAULTS.speed,
    reducedMotion: typeof raw["reducedMotion"] === "boolean" ? raw["reducedMotion"] : null,
    sound: flag("sound"),
    confirm: flag("confirm"),
    autoRoll: flag("autoRoll"),
  };
}

class Settings {
  preferences = $state<Preferences>(readPreferences(stored()));
  #systemReducesMotion = $state(false);

  constructor() {
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    this.#systemReducesMotion = motion.matches;
    motion.addEventListener("change", () => (this.#systemReducesMotion = motion.matches));
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.preferences = readPreferences(event.newValue);
    });
  }

  get language(): Language {
    return this.preferences.language ?? bestLanguage(navigator.languages);
  }

  get reducedMotion(): boolean {
    return this.preferences.reducedMotion ?? this.#systemReducesMotion;
  }

  set(change: Partial<Preferences>): void {
    this.preferences = { ...this.preferences, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.preferences));
    } catch {
      // Storage is full or forbidden: the choice lasts as long as the page.
    }
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
