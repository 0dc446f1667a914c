import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const library = file("node_modules/react-router/dist/production/lib/router/");

/** The module of React Router that holds `createRouter`, and the modules that only it imports. */
const whole = `${library}router.js`;
const instruments = `${library}instrumentation.js`;
/** Each once more: of these the bundle keeps only the small functions that a page needs at once. */
const again = (module: string) => `${module}?parts`;

const from = (module: string) => `from ${JSON.stringify(module)};`;
const virtual: Record<string, string> = {
  "virtual:router": `export * ${from(again(whole))} export { createRouter } ${from(file("app/navigation/router-on-demand.ts"))}`,
  "virtual:router-parts": `export * ${from(again(whole))} export { convertRoutesToDataRoutes } ${from(`${library}utils.js`)}`,
  "virtual:whole-router": `export { createRouter } ${from(whole)}`,
};

/** Whether a module of the browser's bundle is loaded with the first navigation (app/navigation/router-on-demand.ts). */
export const isLoadedOnDemand = (id: string) => id === "\0virtual:whole-router" || id === whole || id === instruments;

/**
 * Makes React Router create its router by `app/navigation/router-on-demand.ts` in the browser's bundle, so that the
 * first intent to navigate loads the navigation code. The build fails if the library no longer has the module that this
 * replaces.
 */
export function routerOnDemand(): Plugin {
  let isReplaced = false;
  return {
    name: "router-on-demand",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(id, importer) {
      if (id in virtual) return `\0${id}`;
      if (importer === again(whole) && id.endsWith("/instrumentation.js")) return again(instruments);
      if (!id.endsWith("/router.js") || !importer?.includes("/react-router/")) return null;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      if (resolved?.id !== whole) return null;
      isReplaced = true;
      return "\0virtual:router";
    },
    load: (id) => virtual[id.slice(1)] ?? null,
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error(`React Router no longer imports ${whole}.`);
    },
  };
}
