import { mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import App from "./App.svelte";
import { speak } from "./i18n/text.svelte";

afterEach(() => vi.unstubAllGlobals());

test("the shelf greets in the reader's language, and says so when the server cannot be reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await speak("fr");
  const app = mount(App, { target: document.body });
  expect(document.querySelector("h1")?.textContent).toMatch(/^[A-ZÀ-Ý]/);
  expect(document.documentElement.lang).toBe("fr");
  await vi.waitFor(() => expect(document.title).toBe("Ludothek"));
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toMatch(/serveur/));
  await unmount(app);
});
