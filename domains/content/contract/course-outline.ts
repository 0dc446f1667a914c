import { checkCounts, fields } from "#domains/catalogue/contract/outline-entry.ts";

/** A course's whole curriculum (specification §3, "Course outline"). */
export const courseOutline = fields.superRefine(checkCounts);
