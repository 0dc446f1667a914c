import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const built = new URL("../../build/server/", import.meta.url);
/** The modules that a module imports before it runs, without later ones (`import()`). */
const staticImport = /^(?:import|export)\b[^;"]*?"([^"]+)"/gm;
const browserImport = /(?:from|import)"(\.\/[^"]+)"/g;

/** Every package and file that some modules of the build load at once, with all that these load. */
function loadedBy(entries: URL[], imports = staticImport): Set<string> {
  const names = new Set<string>();
  const waiting = [...entries];
  for (const module of waiting)
    for (const [, name = ""] of readFileSync(fileURLToPath(module), "utf8").matchAll(imports)) {
      const isNew = !names.has(name.startsWith(".") ? new URL(name, module).href : name);
      names.add(name.startsWith(".") ? new URL(name, module).href : name);
      if (isNew && name.startsWith(".")) waiting.push(new URL(name, module));
    }
  return names;
}

const read = (module: URL) => readFileSync(fileURLToPath(module), "utf8");
const program = new URL(/import\("(\.\/assets\/main-[^"]+)"\)/.exec(read(new URL("main.js", built)))?.[1] ?? "", built);

test("the process that starts itself again loads nothing of the program before", () => {
  expect([...loadedBy([new URL("main.js", built)])].filter((name) => !name.startsWith("node:"))).toEqual([]);
});

test("the program loads the embedded database and Stripe only where they are used", () => {
  const names = loadedBy([program]);
  expect(names).toContain("pg");
  for (const name of ["@electric-sql/pglite", "@electric-sql/pglite/nodefs", "stripe"])
    expect(names).not.toContain(name);
});

test("the program carries its packages in its own files, for hundreds of modules take long to find and read", () => {
  const names = [...loadedBy([program])].filter((name) => !/^\.|^file:/.test(name) && !isBuiltin(name));
  const packages = ["pg", "pino", "qr", "react", "react-dom", "s3mini", "tldts"];
  expect(new Set(names.map((name) => name.split("/")[0]))).toEqual(new Set(packages));
});

test("no public page loads the library of forms before a form is touched: it would ask for eval, which the policy refuses", () => {
  const assets = new URL("../client/assets/", built);
  const names = readdirSync(fileURLToPath(assets));
  const hasLibrary = (name: string) => read(new URL(name, assets)).includes("__zod_globalConfig??");
  const library = names.filter((name) => name.endsWith(".js") && hasLibrary(name));
  expect(library).toHaveLength(1);
  const routes = names
    .filter((name) => /^manifest-.*\.js$/.test(name))
    .flatMap((name) =>
      Array.from(read(new URL(name, assets)).matchAll(/"module":"\/assets\/([^"]+)"/g), ([, module = ""]) => module),
    );
  expect(routes.length).toBeGreaterThan(25);
  const loads = (route: string) =>
    [...loadedBy([new URL(route, assets)], browserImport)].some((url) => library.some((name) => url.endsWith(name)));
  expect(routes.filter(loads)).toEqual([]);
});
