import { type Context, Hono } from "hono";
import { z } from "zod";
import { type DocumentKey, documentKey } from "#domains/content/contract/kinds.ts";
import type { NewerDraft } from "#domains/content/server/drafts.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import { AppError } from "#server/app-error.ts";
import type { Management } from "#server/compose/management.ts";

const draft = z.strictObject({ document: z.record(z.string(), z.unknown()).nullable(), version: z.int().min(0) });
const restored = z.strictObject({ revision: z.int().positive() });
const imported = z.strictObject({
  documents: z.array(
    z.strictObject({
      kind: z.string(),
      id: z.string(),
      locale: z.literal("en"),
      document: z.record(z.string(), z.unknown()),
    }),
  ),
  replace: z.boolean(),
  check: z.boolean(),
});
const publication = z.strictObject({ only: z.array(documentKey).optional(), takesBatches: z.boolean().optional() });

/** Documents: to be listed, read, drafted and published. */
export function contentManagement(management: Management) {
  return new Hono()
    .get("/content", async (c) => c.json(await management.listDocuments()))
    .get("/content/documents", async (c) => c.json(await management.exportDocuments()))
    .post("/content/documents", async (c) => {
      const { documents, ...options } = await readInput(c, imported);
      return c.json(await management.importDocuments(documents, options));
    })
    .get("/content/issues", async (c) => c.json(await management.validateDrafts()))
    .post("/content/publications", async (c) => c.json(await management.publish(await readInput(c, publication)), 201))
    .get("/content/:locale/:kind/:id", async (c) => c.json(await management.showDocument(keyOf(c))))
    .put("/content/:locale/:kind/:id/draft", async (c) => {
      return c.json(savedOf(await management.saveDraft(keyOf(c), await readInput(c, draft))));
    })
    .delete("/content/:locale/:kind/:id/draft", async (c) => {
      await management.discardDraft(keyOf(c));
      return c.json({});
    })
    .get("/content/:locale/:kind/:id/history", async (c) => c.json(await management.showHistory(keyOf(c))))
    .post("/content/:locale/:kind/:id/restored", async (c) => {
      const { revision } = await readInput(c, restored);
      return c.json(savedOf(await management.restoreRevision(keyOf(c), revision)));
    });
}

function keyOf(c: Context): DocumentKey {
  const { kind = "", id = "", locale = "" } = c.req.param() as Partial<DocumentKey>;
  return { kind, id, locale };
}

/** The saved version. Throws `conflict` if someone has saved a newer draft. */
function savedOf(saved: { version: number } | { newer: NewerDraft }): { version: number } {
  if ("version" in saved) return saved;
  throw new AppError("conflict", "content.newer", { values: { by: saved.newer.editedBy.replace(/:.*/, "") } });
}
