import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { shell } from "./build/shell.ts";

export default defineConfig({
  plugins: [svelte(), shell()],
  // Svelte's client build, also where no browser is running.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    // Inside the Python package, so that a wheel carries the page. Ignored by git.
    outDir: "../src/ludothek/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Colours are written once for light and dark.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/service-worker.ts" },
      output: {
        // The worker's address stays the same, or nobody would ever get a newer one.
        entryFileNames: ({ name }) => (name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js"),
      },
    },
    modulePreload: { polyfill: false },
    // The server's content security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
  },
  server: {
    // Texts and boards are read from the Python package: they exist once.
    fs: { allow: [".."] },
    proxy: {
      // The server refuses requests whose Origin is not its own Host: both must pass unchanged.
      "/api": { target: "http://127.0.0.1:8000", changeOrigin: false },
      "/ws": { target: "ws://127.0.0.1:8000", ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
