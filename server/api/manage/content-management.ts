import { Hono } from "hono";
import { z } from "zod";
import { readInput } from "#server/api/manage/read-input.ts";
import type { Management } from "#server/compose/management.ts";
import { locales } from "#shared/formats/formats.ts";

const imported = z.strictObject({
  documents: z.array(
    z.strictObject({
      kind: z.string(),
      id: z.string(),
      locale: z.enum(locales),
      document: z.record(z.string(), z.unknown()),
    }),
  ),
  replace: z.boolean(),
  check: z.boolean(),
});

/** Documents, exported and imported as a whole. */
export function contentManagement(management: Management) {
  return new Hono()
    .get("/content/documents", async (c) => c.json(await management.exportDocuments()))
    .post("/content/documents", async (c) => {
      const { documents, ...options } = await readInput(c, imported);
      return c.json(await management.importDocuments(documents, options));
    });
}
