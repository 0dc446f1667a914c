import { z } from "zod";
import { kebabWord, path } from "#shared/fields.ts";

/** The parts of a site with addresses of their own, which an institute may switch off. */
export const pageSections = ["services", "portfolio", "demo", "parents", "about", "search"] as const;

export type PageSection = (typeof pageSections)[number];

/** The blocks of the home page below its first screen, in their order, and the week beside its headline. */
export const homeBlocks = [
  ...["week", "courses", "categories", "plans", "benefits", "film", "work", "services"],
  ...["testimonials", "proof", "learning", "faqs", "contact"],
] as const;

export type HomeBlock = (typeof homeBlocks)[number];

/** The parts without a page of their own; with `secretIds` off, recorded lectures open by account alone. */
export const ownSwitches = ["assistant", "secretIds"] as const;

type OwnSwitch = (typeof ownSwitches)[number];

/** A part of the site that can be switched off; a block of the home page is `home.courses`. */
export type Section = PageSection | OwnSwitch | `home.${HomeBlock}`;

/** Every section by its name. */
export const sectionNames = [
  ...pageSections,
  ...ownSwitches,
  ...homeBlocks.map((block) => `home.${block}` as const),
] as const;

/**
 * The parts of the site that are switched off. Without this document everything is on. `leadsTo` is the page to which
 * the addresses of such a part lead; without it they are not found.
 */
export const sections = z.strictObject({
  off: z.array(z.strictObject({ section: z.enum(sectionNames), leadsTo: path.optional() })).max(40),
  /** Where the addresses of courses lead that were taken off the site. */
  courses: z
    .array(z.strictObject({ course: kebabWord, leadsTo: path }))
    .max(200)
    .optional(),
});

export type Sections = z.infer<typeof sections>;
