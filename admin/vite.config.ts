import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** What the bundle shares with the program that loads it: one copy of each. */
const external = ["react", "react-dom", "lru-cache", "temporal-polyfill"];

/** Builds the pages behind one function, which the program loads when the back office is first asked for. */
function officeEntry(): Plugin {
  const input = { index: "virtual:react-router/server-build", pages: "./serve.ts" };
  return {
    name: "office-entry",
    apply: "build",
    config: () => ({
      environments: { ssr: { resolve: { noExternal: true, external }, build: { rollupOptions: { input } } } },
    }),
    configEnvironment: (name) =>
      name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : null,
  };
}

/** What every screen needs travels together, and stays cached while screens change. */
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

const rollupOptions = { experimental: { lazyBarrel: true } };

/** The back office: an application of its own, so that the public pages carry nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  publicDir: false,
  build: { rollupOptions, assetsInlineLimit: 0, emptyOutDir: true },
  plugins: [officeEntry(), vendorChunk, tailwindcss(), reactRouter()],
});
