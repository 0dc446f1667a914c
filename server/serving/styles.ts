import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The built style sheets' texts, by the address pages link them with. */
export type Styles = ReadonlyMap<string, string>;

/** Reads the style sheets of the built client folder; none where there is no such folder. */
export async function loadStyles(folder: string): Promise<Styles> {
  const assets = join(folder, "assets");
  const names = await readdir(assets).catch(() => []);
  const sheets = names
    .filter((name) => name.endsWith(".css"))
    .map(async (name) => [`/assets/${name}`, await readFile(join(assets, name), "utf8")] as const);
  return new Map(await Promise.all(sheets));
}
