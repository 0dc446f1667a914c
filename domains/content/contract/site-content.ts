import type { z } from "zod";
import type { CourseFees, Fees } from "#domains/content/rules/course-price.ts";
import type { PlannedFees } from "#domains/content/rules/fees-of-documents.ts";
import type { WholeCourse } from "#domains/content/rules/whole-course.ts";
import type { Branch, Company, PaymentDetails, PaymentSettings } from "#domains/institute/contract.ts";
import type { MoneyRules } from "#domains/institute/rules/markets.ts";
import type { WayToPay } from "#domains/institute/rules/ways-to-pay.ts";
import type { answer } from "./answer.ts";
import type { course } from "./course.ts";
import type { Pages } from "./page.ts";
import type { PageMeta } from "./page-parts.ts";
import type { plan } from "./plan.ts";
import type { policy } from "./policy.ts";
import type { project } from "./project.ts";
import type { question } from "./question.ts";
import type { service } from "./service.ts";
import type { teacher } from "./teacher.ts";
import type { testimonial } from "./testimonial.ts";
import type { TradeSettings } from "./trade-words.ts";

/** A published document with its id; `lang` is its language where that is another than the site's around it. */
type Published<Schema extends z.ZodType> = z.infer<Schema> & { id: string; lang?: string | undefined };

/** A course or service with its addresses: the canonical one, and the one that links use. */
type Addressed = { slug: string; canonicalPath: string; landingPath: string };

/** Its fees are shown only in a market that shows them. */
export type SitePlan = Omit<Published<typeof plan>, "fees" | "later" | "monthlyPrice"> & { fees: Fees };
/**
 * `fees` are its own, where they differ from its plans'; `registration` is asked once per person. Shown only in a market
 * that shows them.
 */
export type SiteCourse = Omit<
  Published<typeof course>,
  "fees" | "fee" | "later" | "prices" | "registration" | keyof WholeCourse
> &
  WholeCourse &
  Addressed & { fees: CourseFees; registration: Fees };
type ServicePage = z.infer<typeof service>["page"];
export type SiteService = Omit<Published<typeof service>, "page"> &
  Addressed & { page: ServicePage & Required<Pick<ServicePage, "meta" | "hero">> };
export type Project = Published<typeof project>;
export type Question = Published<typeof question>;
export type Testimonial = Published<typeof testimonial>;
export type Teacher = Published<typeof teacher>;
export type SiteAnswer = Published<typeof answer>;
type PolicySection = z.infer<typeof policy>["sections"][number];
export type Policy = Omit<Published<typeof policy>, "sections" | "meta"> & {
  meta: PageMeta;
  sections: (PolicySection & Required<Pick<PolicySection, "id">>)[];
};

/** Everything the institute has published, in one language; lists are in their order. */
export interface SiteContent {
  /** The day on which it was published, as an ISO date. */
  revised: string;
  company: Company;
  /** `ways` are those of the settings, also those that are off; null while the company's facts name some. */
  payment: Omit<PaymentDetails, "transfers"> & { transfers: WayToPay[]; ways: PaymentSettings["ways"] | null };
  money: MoneyRules;
  /** The institute's registration fee, once per person; a course's own are among its fees. */
  registration: Fees;
  /** The fees that replace these on a day to come, the next day first. */
  plannedFees: PlannedFees[];
  /** None where the institute has one place, and no rooms to name. */
  branches: Branch[];
  plans: SitePlan[];
  courses: SiteCourse[];
  /** Those that were taken off the site, as visitors last saw them: batches that have ended belong to them. */
  formerCourses: SiteCourse[];
  services: SiteService[];
  projects: Project[];
  questions: Question[];
  testimonials: Testimonial[];
  teachers: Teacher[];
  policies: Policy[];
  answers: SiteAnswer[];
  pages: Pages;
  /** The institute's own words of its trade. */
  trade?: TradeSettings;
  /** The zero of the digits that its language is written in; empty for Latin ones. */
  zero?: string;
  /** Whether visitors see no more than the institute's name and how to reach it. */
  inPreparation: boolean;
}
