import type { PageMeta, SectionHeading } from "../../contracts/content/page-parts.ts";

/** A part of a policy with its own heading; `id` is its anchor. A block is a paragraph, or a list of entries. */
export type PolicySection = { id: string; heading: string; blocks: (string | string[])[] };

/** A page of policy text (specification §2, "Privacy, terms and refund pages"). */
export type Policy = {
  /** Its address: "/privacy". */
  path: string;
  meta: PageMeta;
  hero: SectionHeading;
  /** ISO date from which this text applies. */
  effectiveDate: string;
  sections: PolicySection[];
};

/** The texts around a policy. */
export const policyLabels = { contents: "On this page", effective: "In force since" };
