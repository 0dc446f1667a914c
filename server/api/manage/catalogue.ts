import { type Context, Hono } from "hono";
import { z } from "zod";
import { catalogueImport } from "#domains/catalogue/contract/catalogue-import.ts";
import { type CatalogueKind, catalogueKind, type RowKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { chosenSecretId } from "#domains/lectures/contract.ts";
import { answerList, answerLists } from "#server/api/manage/answer-list.ts";
import { readInput, someFields } from "#server/api/manage/read-input.ts";
import { AppError } from "#server/app-error.ts";
import type { EntryName, Management } from "#server/compose/management.ts";

const rotation = z.strictObject({ secretId: chosenSecretId.optional() });

/**
 * Courses, outlines, batches and lectures: to be read and imported; batches and lectures also to be added, changed and
 * removed one by one. Only that one answer contains a batch's new Secret ID.
 */
export function catalogueManagement(management: Management) {
  return new Hono()
    .get("/catalogue", async (c) => {
      return await answerLists(
        c,
        catalogueKind.options.map((kind) => [kind, (request) => management.listCatalogue(kind, request, {})]),
      );
    })
    .post("/catalogue", async (c) => {
      const { inputs, ...options } = await readInput(c, catalogueImport);
      return c.json(await management.importCatalogue(inputs, options));
    })
    .get("/open-batches", async (c) => c.json(await management.findOpenBatches()))
    .post("/batches/:id/secret-id", async (c) => {
      const { secretId } = await readInput(c, rotation);
      return c.json(await management.rotateSecretId(c.req.param("id"), secretId));
    })
    .get("/catalogue/:kind", async (c) => {
      const kind = kindOf(c);
      const { courseId, batchId } = c.req.query();
      const filter = { ...(courseId && { courseId }), ...(batchId && { batchId }) };
      return await answerList(c, (request) => management.listCatalogue(kind, request, filter));
    })
    .get("/catalogue/:kind/:id", async (c) =>
      c.json(await management.findInCatalogue({ kind: kindOf(c), id: c.req.param("id") })),
    )
    .post("/catalogue/:kind", async (c) => {
      const fields = await readInput(c, someFields);
      return c.json(await management.addToCatalogue(rowKindOf(c), fields), 201);
    })
    .patch("/catalogue/:kind/:id", async (c) => {
      const changes = await readInput(c, someFields);
      return c.json(await management.changeInCatalogue(rowOf(c), changes));
    })
    .delete("/catalogue/:kind/:id", async (c) => {
      const force = c.req.query("force") === "true";
      return c.json(await management.removeFromCatalogue(rowOf(c), { force }));
    });
}

function rowOf(c: Context): EntryName<RowKind> {
  return { kind: rowKindOf(c), id: c.req.param("id") ?? "" };
}

function rowKindOf(c: Context): RowKind {
  const kind = kindOf(c);
  if (kind === "courses" || kind === "outlines") throw new AppError("not_found", "manage.document");
  return kind;
}

function kindOf(c: Context): CatalogueKind {
  const kind = catalogueKind.safeParse(c.req.param("kind"));
  if (!kind.success) throw new AppError("not_found", "manage.kind");
  return kind.data;
}
