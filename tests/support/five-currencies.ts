import { demoSite } from "#content/demo-site.ts";
import type { SiteContent, SiteCourse } from "#domains/content/contract/site-content.ts";
import type { CourseFees } from "#domains/content/rules/course-price.ts";
import type { Market } from "#domains/institute/rules/markets.ts";

/** Countries with their market's currency and its fee a month: as it is typed, in minor units, as it is read; and in all. */
export const sums = [
  ["JP", "JPY", 15_000, 15_000, "¥15,000", "¥45,000"],
  ["US", "USD", 99.5, 9950, "$99.50", "$298.50"],
  ["PK", "PKR", 6000, 600_000, "PKR 6,000", "PKR 18,000"],
  ["KW", "KWD", 12.345, 12_345, "KWD 12.345", "KWD 37.035"],
  ["QA", "QAR", 350, 35_000, "QAR 350", "QAR 1,050"],
] as const;

const fees = Object.fromEntries(sums.map(([, currency, fee]) => [currency, fee]));

/** A month's fee by currency of a course without plans, and of one that is sold as a whole, with registration. */
const oneFee = (fee: (sum: number) => number): CourseFees =>
  Object.fromEntries(sums.map(([, currency, sum]) => [currency, { fee: fee(sum) }]));
const ownCourses: Record<string, Partial<SiteCourse>> = {
  "cyber-security-ceh": { plans: [], fees: oneFee((sum) => sum) },
  "ai-machine-learning": { plans: [], fees: oneFee((sum) => sum), feeFor: "course", registration: fees },
};

/** An institute with five currencies; fees are asked for in India, and everywhere else in pounds, which it has none in. */
export const content: SiteContent = {
  ...demoSite.content,
  money: {
    currency: "QAR",
    markets: [
      ...sums.map(([country, currency]): Market => ({ countries: [country], currency, fees: "shown" })),
      { countries: ["IN"], currency: "QAR", fees: "asked" },
      { countries: null, currency: "GBP", fees: "shown" },
    ],
  },
  plans: demoSite.content.plans.map((plan) => (plan.id === "basic" ? { ...plan, fees } : { ...plan, fees: {} })),
  courses: demoSite.content.courses.map((course) => {
    const own = ownCourses[course.id];
    return own ? { ...course, ...own } : course;
  }),
};
