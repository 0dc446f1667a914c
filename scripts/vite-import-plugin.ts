import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The module whose `__vitePreload(load, files)` Vite wraps around each `import()` of the browser's bundle. */
const vitesHelper = "\0vite/preload-helper.js";
const ours = fileURLToPath(new URL("../app/navigation/fetch-code.ts", import.meta.url));

/**
 * Makes every `import()` of the browser's bundle fetch its files before it imports them, instead of Vite's way of
 * preloading them as modules. `isRunning` tells which chunks, by their name, run on every page and need not be fetched.
 */
export function fetchBeforeImport(isRunning: (name: string) => boolean): Plugin {
  const isFetched = (file: string) => !isRunning(/([^/]*)-[^-]{8}\.js$/.exec(file)?.[1] ?? "");
  return {
    name: "fetch-before-import",
    apply: "build",
    enforce: "pre",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, others) => [...new Set([file, ...others])].filter(isFetched),
        },
      },
    }),
    load: (id) =>
      id === vitesHelper ? `export { importFetched as __vitePreload } from ${JSON.stringify(ours)};` : null,
  };
}
