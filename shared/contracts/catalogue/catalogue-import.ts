import { z } from "zod";
import { catalogueKind } from "./catalogue-kind.ts";

/** Entries to import all or none; each says where it stands, for the complaints. Their fields are judged one by one. */
export const catalogueImport = z.strictObject({
  inputs: z.array(
    z.strictObject({ kind: catalogueKind, where: z.string(), fields: z.record(z.string(), z.unknown()) }),
  ),
  update: z.boolean(),
  check: z.boolean(),
});
