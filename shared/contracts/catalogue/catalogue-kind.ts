import { z } from "zod";

/** The four kinds of remote records (specification §3), in the order in which one needs the other. */
export const catalogueKind = z.enum(["courses", "outlines", "batches", "lectures"]);

export type CatalogueKind = z.infer<typeof catalogueKind>;
