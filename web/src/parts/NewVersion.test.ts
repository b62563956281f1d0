import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { updates } from "../update.svelte";
import NewVersion from "./NewVersion.svelte";

let shown: object;
afterEach(() => unmount(shown));

test("a newer page is offered and comes when it is wanted", () => {
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: new EventTarget() });
  shown = mount(NewVersion, { target: document.body });
  flushSync();
  expect(document.querySelector("button")).toBeNull();
  const postMessage = vi.fn();
  updates.offer({ postMessage } as unknown as ServiceWorker);
  flushSync();
  document.querySelector("button")?.click();
  expect(postMessage).toHaveBeenCalledWith("take over");
});
