import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContentDocument } from "#shared/rules/assemble-content.ts";

const folder = fileURLToPath(new URL("../../content/demo/en", import.meta.url));

/** The demo institute's documents, as they are in its folder. */
export function demoDocuments(): ContentDocument[] {
  return readdirSync(folder).flatMap((kind) =>
    readdirSync(join(folder, kind)).map((file) => ({
      ...{ kind, id: basename(file, ".json"), locale: "en" },
      document: JSON.parse(readFileSync(join(folder, kind, file), "utf8")),
    })),
  );
}
