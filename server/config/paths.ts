import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's folder: the nearest one above this file, as source or as built, with a package.json. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("No package.json above the program's own files.");
    folder = parent;
  }
  return folder;
}

/** A file that runs in its own thread: beside the source, or from the build. */
export function threadFile(name: string): string {
  const isSource = import.meta.filename.endsWith(".ts");
  return join(packageRoot(), isSource ? `server/${name}.ts` : `build/server/${name}.js`);
}

/** The folder of the demo institute's documents. */
export const demoFolder = () => join(packageRoot(), "content/demo");

/** The folder of the documents that a school of one's own begins with. */
export const starterFolder = (kind: string) => join(packageRoot(), "content/starters", kind);

/** The socket for the operator's commands; null on Windows, which has no sockets in folders. */
export function manageSocketPath(dataDir: string): string | null {
  return process.platform === "win32" ? null : join(dataDir, "manage.sock");
}
