import type { PageMeta, SectionHeading } from "../page-parts.ts";

/** A part of a policy under its own heading; `id` is its anchor. A block is a paragraph, or a list of entries. */
export type PolicySection = { id: string; heading: string; blocks: (string | string[])[] };

/** A page of policy text (specification §2, "Privacy, terms and refund pages"). */
export type Policy = {
  /** Where it stands: "/privacy". */
  path: string;
  meta: PageMeta;
  hero: SectionHeading;
  /** ISO date from which this text is in force. */
  effectiveDate: string;
  sections: PolicySection[];
};

/** The words around a policy's text. */
export const policyLabels = { contents: "On this page", effective: "In force since" };
