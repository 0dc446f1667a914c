import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const source = fileURLToPath(new URL("../app/boot.ts", import.meta.url));
const virtualId = "virtual:boot";
const resolvedId = `\0${virtualId}`;

/**
 * Offers `virtual:boot`: the text of `app/boot.ts` compiled to one small classic script, for the root to write into every
 * page's head. The browser's bundle gets an empty text: by then the script has run.
 */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    resolveId: (id) => (id === virtualId ? resolvedId : null),
    async load(id) {
      if (id !== resolvedId) return null;
      const isDevelopment = this.environment.mode === "dev";
      const isForBrowser = this.environment.name === "client";
      if (isForBrowser && isDevelopment) return 'export default "";';
      const { code, modules } = await compileBootScript(isDevelopment);
      if (isForBrowser) {
        this.emitFile({ type: "asset", name: "boot.js", source: code });
        return 'export default "";';
      }
      for (const file of modules) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** `app/boot.ts` and all it imports, as one classic script, for visitors or for development. */
export async function compileBootScript(isDevelopment = false): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    define: { "import.meta.env.PROD": String(!isDevelopment) },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .find((part) => part.type === "chunk" && part.isEntry);
  if (chunk?.type !== "chunk") throw new Error("app/boot.ts compiled to nothing.");
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}
