import { z } from "zod";
import { day, kebabWord, line, path, prose, several, wholeNumber } from "#shared/fields.ts";
import { formerly, pageMeta, sectionHeading } from "./page-parts.ts";

/** A part of a policy with its own heading; `id` is its anchor. A block is a paragraph, or a list of entries. */
const policySection = z.strictObject({
  /** Made of its heading unless named. */
  id: kebabWord.optional(),
  heading: line(120),
  blocks: several(z.union([prose(4000), several(prose(2000), 40)]), 40),
});

/** A page of policy text (specification §2, "Privacy, terms and refund pages"). */
export const policy = z.strictObject({
  position: wholeNumber(0),
  path,
  /** Addresses that the page had, which lead to it. */
  formerly,
  meta: pageMeta.optional(),
  hero: sectionHeading,
  /** The day from which this text applies. */
  effectiveDate: day.optional(),
  sections: z.array(policySection).max(40, "Please keep this to 40 at most.").default([]),
});
