import { z } from "zod";

/** The four kinds of remote records (specification §3); later ones refer to earlier ones. */
export const catalogueKind = z.enum(["courses", "outlines", "batches", "lectures"]);

export type CatalogueKind = z.infer<typeof catalogueKind>;

/** The kinds that are written one by one; courses and their outlines are documents. */
export type RowKind = Extract<CatalogueKind, "batches" | "lectures">;
