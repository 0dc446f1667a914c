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

const translated = z.strictObject({
  lines: z.array(
    z.strictObject({
      where: z.string(),
      key: z.string(),
      english: z.string().exactOptional(),
      translation: z.string().exactOptional(),
    }),
  ),
  check: z.boolean(),
});

const language = z.enum(locales);

/** Documents, exported and imported as a whole. */
export function contentManagement(management: Management) {
  return new Hono()
    .get("/content/documents", async (c) => c.json(await management.exportDocuments()))
    .post("/content/documents", async (c) => {
      const { documents, ...options } = await readInput(c, imported);
      return c.json(await management.importDocuments(documents, options));
    })
    .get("/content/translations/:locale", async (c) =>
      c.json(await management.exportTranslation(language.parse(c.req.param("locale")))),
    )
    .post("/content/translations/:locale", async (c) => {
      const { lines, check } = await readInput(c, translated);
      const locale = language.parse(c.req.param("locale"));
      return c.json(await management.importTranslation(lines, { locale, check }));
    });
}
