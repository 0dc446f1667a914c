import type { ClosingCall, IconCard, PageMeta, Point, SectionHeading } from "../../contracts/content/page-parts.ts";
import type { Claim } from "../claims.ts";

/** A course's landing page beyond the catalogue's facts (specification §2, "Course landing pages"). */
export type CoursePage = {
  /** The id of the course in the catalogue. */
  id: string;
  meta: PageMeta;
  hero: SectionHeading;
  /** The page's claims about its field, if the specification has figures (specification §9). */
  market?: SectionHeading & { claims: Claim[] };
  /**
   * A price of the page's own, instead of the course's common price. Shown, like every price, only if the
   * price-visibility rule allows it. `currency` is ISO 4217.
   */
  priceNote?: { amount: number; currency: string; text: string };
  reasons: SectionHeading & { cards: IconCard[] };
  /** As many modules as the course's figure says. */
  modules: SectionHeading & { list: Point[] };
  abilities: SectionHeading & { list: string[] };
  /** The jobs a graduate can apply for. */
  roles: SectionHeading & { list: Point[] };
  closing: ClosingCall;
};

/** The two buttons of every course page; the outline opens in a new tab (specification §2). */
export const coursePageLabels = { enrol: "Enroll Now", outline: "View Full Course Outline" };
