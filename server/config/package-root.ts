import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's own folder: the nearest one above this file, as source or as built, that holds a package.json. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error("No package.json above the program's own files.");
    folder = parent;
  }
  return folder;
}
