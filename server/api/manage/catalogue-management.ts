import { Readable } from "node:stream";
import { Hono } from "hono";
import { z } from "zod";
import { catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { chosenSecretId } from "#domains/lectures/contract.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import type { Management } from "#server/compose/management.ts";

/**
 * Entries that are imported all or none; each has its position, for error messages. Their fields are validated one by
 * one.
 */
const catalogueImport = z.strictObject({
  inputs: z.array(
    z.strictObject({ kind: catalogueKind, where: z.string(), fields: z.record(z.string(), z.unknown()) }),
  ),
  update: z.boolean(),
  check: z.boolean(),
});

const rotation = z.strictObject({ secretId: chosenSecretId.optional() });

/** The catalogue, exported and imported, and the Secret IDs: only that one answer contains a batch's new one. */
export function catalogueManagement(management: Management) {
  return new Hono()
    .get("/catalogue", (c) => {
      const pieces = Readable.from(management.exportCatalogue(), { objectMode: false });
      return c.body(Readable.toWeb(pieces) as ReadableStream, 200, { "Content-Type": "application/json" });
    })
    .post("/catalogue", async (c) => {
      const { inputs, ...options } = await readInput(c, catalogueImport);
      return c.json(await management.importCatalogue(inputs, options));
    })
    .post("/batches/:id/secret-id", async (c) => {
      const { secretId } = await readInput(c, rotation);
      return c.json(await management.rotateSecretId(c.req.param("id"), secretId));
    });
}
