import { z } from "zod";
import { amountsByCurrency, currencyCode, decimalsExpected } from "#shared/currency-fields.ts";
import { decimalsOf } from "#shared/decimals-of.ts";
import {
  amount,
  day,
  hasDecimals,
  kebabWord,
  language,
  line,
  path,
  picture,
  prose,
  several,
  wholeNumber,
} from "#shared/fields.ts";
import { hue, tiling } from "#shared/girih/pattern.ts";
import { courseOutline } from "./course-outline.ts";
import { recordedDemo, studentWork } from "./page.ts";
import { claim, closingCall, formerly, iconCard, pageMeta, point, sectionHeading } from "./page-parts.ts";

/** A month's fee by plan in each currency. */
const feesByPlan = z
  .array(
    z
      .strictObject({ currency: currencyCode, monthly: z.record(z.string(), amount) })
      .superRefine(({ currency, monthly }, context) => {
        for (const [plan, fee] of Object.entries(monthly))
          if (!hasDecimals(fee, decimalsOf(currency)))
            context.addIssue({ code: "custom", path: ["monthly", plan], message: decimalsExpected(currency) });
      }),
  )
  .max(20, "Please keep this to 20 at most.");

/**
 * A course's landing page (specification §2, "Course landing pages"). A section that is left out is not shown; the top
 * of the page and its words in search engines are then made of the course's facts.
 */
const coursePage = z.strictObject({
  meta: pageMeta.optional(),
  hero: sectionHeading.optional(),
  /** The page's claims about its field, if the specification has figures (specification §9). */
  market: sectionHeading.extend({ claims: several(claim, 6) }).optional(),
  /**
   * A price of the page's own, instead of the course's common price. Shown, like every price, only in a market that
   * shows fees. `currency` is ISO 4217.
   */
  priceNote: z
    .strictObject({
      amount,
      currency: currencyCode,
      text: line(60),
      /** Its audience, as text: "for students who pay in Pakistan". */
      about: line(80).optional(),
    })
    .optional(),
  reasons: sectionHeading.extend({ cards: several(iconCard, 12) }).optional(),
  /** As many modules as the course's figure says. */
  modules: sectionHeading.extend({ list: several(point, 40) }).optional(),
  abilities: sectionHeading.extend({ list: several(line(300), 40) }).optional(),
  /** The jobs a graduate can apply for. */
  roles: sectionHeading.extend({ list: several(point, 20) }).optional(),
  /** Above the people who teach it; their documents name the course. */
  teachers: sectionHeading.optional(),
  /** A piece of a lecture that everyone may watch. */
  sample: recordedDemo.optional(),
  /** Projects that former students built at its end. */
  capstones: studentWork.optional(),
  questions: sectionHeading
    .extend({ list: several(z.strictObject({ question: line(200), answer: prose(1000) }), 20) })
    .optional(),
  closing: closingCall.optional(),
});

/** A course, whole: its facts, price, landing page and outline (specification §2, §3 and §9). */
export const course = z.strictObject({
  position: wholeNumber(0),
  /** Its word in addresses; its id unless named. */
  slug: kebabWord.optional(),
  /** The language of its texts, if it is not the site's. */
  lang: language.optional(),
  title: line(120),
  /** The shorter title of the home page's cards (specification §3); the title without one. */
  cardTitle: line(80).optional(),
  /** The first sentence of the description without one. */
  tagline: line(200).optional(),
  description: prose(2000),
  /** As text: "4 months". */
  duration: line(40),
  /** As the duration says unless named. */
  months: wholeNumber(1).max(36, "Please keep this to 36 at most.").optional(),
  /** Its mode, online unless named, and the hours of a week; for search engines. */
  mode: z.enum(["Online", "Onsite", "Blended"]).optional(),
  weeklyHours: wholeNumber(1).optional(),
  /** Count text: "420+"; "0" is not shown, and neither is a rating, or a number of modules or projects, of 0. */
  students: line(20).default("0"),
  rating: z
    .number()
    .min(0, "This must be a number from 0 to 5.")
    .max(5, "This must be a number from 0 to 5.")
    .default(0),
  level: z.enum(["Beginner", "Intermediate", "Advanced"]),
  /** The meaning of the level, as text: "starts from zero, ends advanced". */
  levelNote: line(80).optional(),
  modules: wholeNumber(0).default(0),
  projects: wholeNumber(0).default(0),
  skills: z.array(line(60)).max(40, "Please keep this to 40 at most.").default([]),
  /** The ids of the plans it is sold in; none for a course with one fee. */
  plans: z.array(line(80)).max(10, "Please keep this to 10 at most.").meta({ of: "plan" }).default([]),
  /** The fee by currency of a course that is sold without plans; in any other currency it is asked for. */
  fee: amountsByCurrency.optional(),
  /** The registration fee by currency, once per person, where it differs from the institute's; 0 for none. */
  registration: amountsByCurrency.optional(),
  /** Whether a fee is for a month, as it is unless named, or for the whole course. */
  feeFor: z.enum(["month", "course"]).optional(),
  /** A month's fee by plan in a currency, where this course's differs from the plan's. */
  fees: feesByPlan.optional(),
  /** Fees that replace these from a day on, by the institute's clock. */
  later: z
    .array(
      z.strictObject({
        from: day,
        fee: amountsByCurrency.optional(),
        fees: feesByPlan.optional(),
        registration: amountsByCurrency.optional(),
      }),
    )
    .max(12)
    .optional(),
  /** The same in the currency of the company's facts, as an earlier release stored it. */
  prices: z.record(z.string(), amount).optional(),
  /** The address in the specification's route list, which shows the canonical address's page. */
  landingPath: path.optional(),
  /** Further addresses that show its page. */
  aliases: z.array(path).max(20).optional(),
  /** Addresses that its page had, which lead to it. */
  formerly,
  /** The girih cover, one by its id unless named; `angle` is the contact angle in degrees. */
  pattern: z.strictObject({ tiling, hue, angle: z.number().min(0).max(180).default(60) }).optional(),
  thumbnail: picture.nullable().default(null),
  /** Words that visitors type for it in the site's search, besides its own text. */
  searchWords: z.array(line(80)).max(60).default([]),
  /** Names people use for it when they ask the assistant, and tools and topics of it. */
  names: z.array(line(80)).max(100).default([]),
  parts: z.array(line(80)).max(100).default([]),
  /** Its first topics, as text: "HTML, CSS and first steps in JavaScript". */
  beginsWith: line(200).optional(),
  /** The learners it suits, as text: "if you like numbers and spreadsheets". */
  suits: line(200).optional(),
  page: coursePage,
  outline: courseOutline.optional(),
});
