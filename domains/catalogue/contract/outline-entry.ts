import type { z } from "zod";
import { checkOutlineCounts, outlineFields } from "#domains/content/contract/course-outline.ts";
import { kebabWord } from "#shared/fields.ts";

/** A curriculum as staff enter it by its course's id. */
export const outlineEntry = outlineFields.extend({ courseId: kebabWord }).superRefine(checkOutlineCounts);

export type OutlineEntry = z.infer<typeof outlineEntry>;
