import { z } from "zod";
import { image, kebabWord, line, path, prose, several, wholeNumber } from "#shared/fields.ts";
import { iconKey } from "./icon-key.ts";
import { action, closingCall, formerly, iconCard, pageMeta, point, sectionHeading } from "./page-parts.ts";

/** A finished piece of work, without the client's name (specification §3, "Case study or value card"). */
const caseStudy = z.strictObject({
  title: line(160),
  /** The kind of client: "A bakery with three branches, Lahore". */
  clientKind: line(160),
  /** The work that was done. */
  work: prose(600),
  result: prose(600),
  technologies: several(line(60), 20),
  icon: iconKey,
  /** Without it only the pictogram is shown. */
  image: image.optional(),
});

/**
 * A service's landing page (specification §2, "Service landing pages"). A section that is left out is not shown; the top of
 * the page is then made of the service's title and description.
 */
const servicePage = z.strictObject({
  meta: pageMeta.optional(),
  hero: sectionHeading.extend({ action: action.optional() }).optional(),
  /** The parts of the service. */
  offers: sectionHeading.extend({ cards: several(iconCard, 12) }).optional(),
  reasons: sectionHeading.extend({ points: several(point, 12) }).optional(),
  cases: sectionHeading.extend({ studies: several(caseStudy, 12) }).optional(),
  closing: closingCall.optional(),
});

/** A service for businesses, whole: its card and its landing page (specification §1, §2 and §9). */
export const service = z.strictObject({
  position: wholeNumber(0),
  /** Its word in addresses; its id unless named. */
  slug: kebabWord.optional(),
  title: line(120),
  /** Its name in a breadcrumb if the title is too long for a phone. */
  shortTitle: line(60).optional(),
  description: prose(600),
  features: z.array(line(200)).max(20, "Please keep this to 20 at most.").default([]),
  technologies: z.array(line(60)).max(20, "Please keep this to 20 at most.").default([]),
  priceText: line(80).optional(),
  /** The usual duration of a project, as text (specification §9). */
  timelineText: line(80).optional(),
  /** The specification's own route for six services. */
  landingPath: path.optional(),
  /** Further addresses that show its page. */
  aliases: z.array(path).max(20).optional(),
  /** Addresses that its page had, which lead to it. */
  formerly,
  icon: z.enum(["globe", "layout", "smartphone", "pen", "megaphone", "bot", "chart", "shield", "brain"]),
  /** Whether the home page shows it: specification §1 lists eight services. */
  shownOnHome: z.boolean(),
  /** Names people use for it when they ask the assistant, and tools and topics of it. */
  names: z.array(line(80)).max(100).default([]),
  parts: z.array(line(80)).max(100).default([]),
  page: servicePage,
});
