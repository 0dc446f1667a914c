import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin, UserConfig } from "vite";

/** Modules that the bundle shares with the program that loads it: one copy of each. */
const external = ["react", "react-dom", "lru-cache", "temporal-polyfill"];

/** Builds the pages behind one function, which the program loads at the application's first request. */
function pagesEntry(): Plugin {
  const input = { index: "virtual:react-router/server-build", pages: "./serve.ts" };
  return {
    name: "pages-entry",
    apply: "build",
    config: () => ({
      environments: { ssr: { resolve: { noExternal: true, external }, build: { rollupOptions: { input } } } },
    }),
    configEnvironment: (name) =>
      name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : null,
  };
}

/** The code of every screen travels together, and stays cached while screens change. */
const vendor = {
  name: "vendor",
  test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
};

const vendorChunk: Plugin = {
  name: "vendor-chunk",
  apply: "build",
  configEnvironment: (name) =>
    name === "client" ? { build: { rollupOptions: { output: { codeSplitting: { groups: [vendor] } } } } } : null,
};

const rollupOptions = { experimental: { lazyBarrel: true }, checks: { bundlerTimings: false } };

/** The build of an application below `/name`: apart from the public pages, which include nothing of it. */
export const applicationConfig = (name: string, root: string): UserConfig => ({
  root,
  base: `/${name}/`,
  publicDir: false,
  build: { rollupOptions, assetsInlineLimit: 0, emptyOutDir: true },
  plugins: [pagesEntry(), vendorChunk, tailwindcss(), reactRouter()],
});
