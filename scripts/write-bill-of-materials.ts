import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { billOfMaterials } from "./lib/bill-of-materials.ts";
import { readComponents } from "./lib/components.ts";

const root = join(import.meta.dirname, "..");

/** Part of the build: writes the program's components to `build/sbom.json`. */
writeFileSync(join(root, "build", "sbom.json"), `${JSON.stringify(billOfMaterials(readComponents(root)), null, 1)}\n`);
