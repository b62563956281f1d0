/** The page now shown, moved by links, by the browser's own buttons and by `go`. */
import { type Route, address, readRoute } from "./routes";

class Router {
  route = $state.raw<Route>(readRoute(new URL(location.href)));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(route: Exclude<Route, { page: "lost" }>, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(route));
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.route = readRoute(new URL(location.href));
  }

  /** Ordinary links of this site are followed without loading the page again. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|schema|metrics|healthz)\b/.test(link.pathname)) return;
    // A place on the page that is already open is the browser's business.
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    history.pushState(null, "", link.href);
    this.#read();
    window.scrollTo(0, 0);
  }
}

export const router = new Router();
