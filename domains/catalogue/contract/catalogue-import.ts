import { z } from "zod";
import { catalogueKind } from "./catalogue-kind.ts";

/**
 * Entries that are imported all or none; each has its position, for error messages. Their fields are validated one by
 * one.
 */
export const catalogueImport = z.strictObject({
  inputs: z.array(
    z.strictObject({ kind: catalogueKind, where: z.string(), fields: z.record(z.string(), z.unknown()) }),
  ),
  update: z.boolean(),
  check: z.boolean(),
});
