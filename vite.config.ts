import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { bootScript } from "./scripts/vite-boot-plugin.ts";

/** Builds the program beside React Router's own server build, so that both share one instance of every module. */
function programEntry(): Plugin {
  const input = { index: "virtual:react-router/server-build", main: "server/main.ts" };
  return {
    name: "program-entry",
    apply: "build",
    config: () => ({ environments: { ssr: { build: { rollupOptions: { input } } } } }),
    // React Router gives every entry the name of its own; a hook of the environment has the last word.
    configEnvironment: (name) =>
      name === "ssr" ? { build: { rollupOptions: { output: { entryFileNames: "[name].js" } } } } : null,
  };
}

export default defineConfig({
  plugins: [programEntry(), tailwindcss(), bootScript(), reactRouter()],
});
