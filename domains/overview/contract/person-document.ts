import { z } from "zod";
import { requiredLine } from "#shared/fields.ts";

/** What staff call a paper that they keep with a person. */
export const newDocument = z.strictObject({ title: requiredLine(200, "field.nameMissing") });
