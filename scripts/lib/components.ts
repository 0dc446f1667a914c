import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A package of the running program, as the lockfile names it. */
export interface Component {
  /** Its folder: `node_modules/hono`. */
  path: string;
  name: string;
  version: string;
  /** As SPDX writes it: `MIT`, `(MIT OR CC0-1.0)`. */
  license: string;
  /** The archive's digest: `sha512-…`, in base64. */
  integrity: string | null;
  /** Names of the packages it depends on. */
  asksFor: string[];
}

interface Locked {
  version: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The project's own entry of the lockfile, and every package that is not for development alone. */
export interface Components {
  project: { name: string; version: string; license: string; asksFor: string[] };
  components: Component[];
}

/** The licences of packages whose `package.json` names none, from the file LICENSE or the Readme beside it. */
const unlisted: Record<string, string> = { "combine-errors@3.0.3": "MIT", "png-js@2.0.0": "MIT" };

/** Reads the lockfile in a folder: the packages installed with the program, on any platform. */
export function readComponents(folder: string): Components {
  const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked & { name: string }>;
  };
  const { "": project, ...installed } = packages;
  if (!project) throw new Error("The lockfile does not name the project.");
  const components = Object.entries(installed)
    .filter(([, { dev }]) => !dev)
    .map(([path, locked]) => ({
      path,
      name: nameIn(path),
      version: locked.version,
      license: locked.license ?? unlisted[`${nameIn(path)}@${locked.version}`] ?? "",
      integrity: locked.integrity ?? null,
      asksFor: asksFor(locked),
    }));
  const { name, version, license = "" } = project;
  return { project: { name, version, license, asksFor: asksFor(project) }, components };
}

function nameIn(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function asksFor({ dependencies, optionalDependencies }: Locked): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies });
}
