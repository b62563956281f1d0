/** Build steps of our own: what the service worker keeps, compressed twins of the files, and the weight of a visit. */
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { createHash } from "node:crypto";

import type { Plugin } from "vite";

/** Bytes, compressed, of the first page that one can do something with. */
const BUDGET = 150_000;
const WORKER = "service-worker.js";
const SHELL = "__SHELL__";
const TEXTUAL = /\.(js|css|html|svg|webmanifest|json)$/;

interface Chunk {
  type: string;
  fileName: string;
  isEntry?: boolean;
  imports?: string[];
  viteMetadata?: { importedCss?: Set<string> };
}

/** The files of the first page: the entry, what it imports, and the heaviest language. */
export function shell(): Plugin {
  let folder = "";
  let first: string[] = [];
  let languages: string[] = [];
  return {
    name: "shell",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle) as Chunk[];
      const entry = chunks.find((chunk) => chunk.isEntry && chunk.fileName !== WORKER);
      if (!entry) throw new Error("there is no entry to keep");
      first = [...closure(entry, new Map(chunks.map((chunk) => [chunk.fileName, chunk])))];
      languages = chunks.map((chunk) => chunk.fileName).filter((name) => /^assets\/(de|fr|it|en)-/.test(name));
    },
    closeBundle() {
      const kept = [...first, "manifest.webmanifest", "icons/ludothek.svg"].map((name) => `/${name}`);
      const version = createHash("sha256").update(kept.join()).update(read(folder, "index.html")).digest("hex");
      const worker = read(folder, WORKER).toString();
      if (!worker.includes(SHELL)) throw new Error(`${WORKER} has no place for the list of files`);
      const list = JSON.stringify({ version: version.slice(0, 12), files: ["/", ...kept] });
      writeFileSync(join(folder, WORKER), worker.replace(new RegExp(`["'\`]${SHELL}["'\`]`), JSON.stringify(list)));
      const sizes = compress(folder);
      report(["index.html", ...first], languages, sizes);
    },
  };
}

function closure(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): Set<string> {
  const found = new Set<string>();
  const visit = (chunk: Chunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports ?? []) {
      const next = chunks.get(name);
      if (next) visit(next);
    }
  };
  visit(entry);
  return found;
}

/** Writes `file.br` beside each file that gains by it; the compressed size of every file. */
function compress(folder: string): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name.endsWith(".br")) continue;
    sizes.set(relative(folder, path), statSync(path).size);
    if (!TEXTUAL.test(entry.name)) continue;
    const small = brotliCompressSync(readFileSync(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    writeFileSync(`${path}.br`, small);
    sizes.set(relative(folder, path), small.length);
  }
  return sizes;
}

function report(first: readonly string[], languages: readonly string[], sizes: ReadonlyMap<string, number>): void {
  const size = (name: string) => sizes.get(name) ?? 0;
  const heaviest = Math.max(0, ...languages.map(size));
  const total = first.reduce((sum, name) => sum + size(name), heaviest);
  console.error(`page: first visit ${(total / 1000).toFixed(1)} kB compressed, of at most ${BUDGET / 1000}`);
  if (total > BUDGET) throw new Error("the first visit has become too heavy");
}

function read(folder: string, name: string): Buffer {
  return readFileSync(join(folder, name));
}
