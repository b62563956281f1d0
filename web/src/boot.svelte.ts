/** Keeps the document in step with what the person prefers. */
import { language, speak } from "./i18n/text.svelte";
import { settings } from "./settings.svelte";

const BAR = { light: "#f6ead3", dark: "#1b1925" };

export function follow(): void {
  $effect.root(() => {
    $effect(() => {
      const { theme } = settings.preferences;
      const root = document.documentElement;
      if (theme === "auto") delete root.dataset["theme"];
      else root.dataset["theme"] = theme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) {
        const own = meta.media.includes("dark") ? "dark" : "light";
        meta.content = BAR[theme === "auto" ? own : theme];
      }
    });
    $effect(() => {
      document.documentElement.dataset["motion"] = settings.reducedMotion ? "reduced" : "full";
    });
    $effect(() => {
      // The language spoken before stays when the new one cannot be fetched now.
      if (settings.language !== language()) speak(settings.language).catch(() => undefined);
    });
  });
}
