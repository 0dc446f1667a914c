import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { en } from "#server/compose/words/messages.ts";
import type { OfferedCourse } from "./offer.ts";
import { PlanSummary } from "./plan-summary.tsx";

const pattern = { tiling: "4.8.8", hue: "emerald", angle: 60 } as const;
const plan = { id: "evening", title: "Evening", fees: { USD: 120, KWD: 12.345 }, summary: "Twice a week." };
const course = (title: string, months: number): OfferedCourse => {
  return {
    id: title,
    title,
    duration: `${months} months`,
    months,
    level: "Beginner",
    pattern,
    plans: [plan.id],
    fees: {},
    registration: {},
  };
};
const german = course("German", 6);
const spanish = course("Spanish", 2);
const workshop = course("MERN in a month", 1);
const offer = {
  courses: [german, spanish],
  plans: [plan],
  batches: [],
  timeZone: "Asia/Karachi",
  signs: [{ code: "USD" as const, symbol: "$" }],
  everyPlan: [],
  countries: [],
};

/** The summary's texts for a course in the plan, one per element. */
function summaryOf(chosen: OfferedCourse | undefined, courses = offer.courses): string[] {
  const shown = renderToStaticMarkup(
    <PlanSummary
      offer={{ ...offer, courses }}
      course={chosen}
      plan={plan}
      words={en.labels.enrolment.summary}
      note="You pay on the next page."
      submit="Proceed to Payment"
      submitting={false}
    />,
  );
  return shown.split(/<[^>]+>/).filter(Boolean);
}

describe("a plan's total (specification §9)", () => {
  it("is the monthly price times the course's own months", () => {
    expect(summaryOf(german)).toEqual(expect.arrayContaining(["German", "6 months", "$120", "$720"]));
    expect(summaryOf(spanish)).toEqual(expect.arrayContaining(["Spanish", "2 months", "$240"]));
  });

  it("does not guess the months from the title", () => {
    expect(summaryOf(workshop)).toEqual(expect.arrayContaining(["MERN in a month", "1 month", "$120"]));
  });

  it("counts the shortest course's months until one is chosen", () => {
    expect(summaryOf(undefined)).toEqual(expect.arrayContaining(["Not chosen yet", "2 months", "$240"]));
    expect(summaryOf(undefined, [])).toEqual(expect.arrayContaining(["0 months", "$0"]));
  });
});
