import { z } from "zod";
import { day, line, path, prose, several, wholeNumber } from "#shared/fields.ts";
import { pageMeta, sectionHeading } from "./page-parts.ts";

/** A part of a policy with its own heading; `id` is its anchor. A block is a paragraph, or a list of entries. */
const policySection = z.strictObject({
  id: line(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Please use small letters and digits, joined by single hyphens."),
  heading: line(120),
  blocks: several(z.union([prose(4000), several(prose(2000), 40)]), 40),
});

/** A page of policy text (specification §2, "Privacy, terms and refund pages"). */
export const policy = z.strictObject({
  position: wholeNumber(0),
  path,
  meta: pageMeta,
  hero: sectionHeading,
  /** The day from which this text applies. */
  effectiveDate: day,
  sections: several(policySection, 40),
});
