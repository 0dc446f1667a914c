import { describe, expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { changesOf, feeField, feesFormOf, readFeesForm, wrongFees } from "./fees-form.ts";

const [anyCourse, otherCourse] = demoContent.courses;
const [anyPlan, otherPlan] = demoContent.plans;
if (!anyCourse || !otherCourse || !anyPlan || !otherPlan) throw new Error("The demo has courses and plans.");

/** An institute with two plans, a course in the first of them and a course without plans. */
const published = feesFormOf({
  money: {
    currency: "PKR",
    markets: [
      { countries: ["AE"], currency: "USD", fees: "shown" },
      { countries: null, currency: "PKR", fees: "shown" },
    ],
  },
  registration: { PKR: 1000 },
  plans: [
    { ...anyPlan, id: "basic", title: "Basic", fees: { PKR: 6000, USD: 60 } },
    { ...otherPlan, id: "premium", title: "Premium", fees: { USD: 90 } },
  ],
  courses: [
    {
      ...{ ...anyCourse, id: "kilims", title: "Kilims", plans: ["basic"] },
      ...{ fees: { USD: { basic: 50 } }, registration: { PKR: 1000, USD: 10 } },
    },
    {
      ...{ ...otherCourse, id: "baking", title: "Baking", plans: [], feeFor: "course" },
      ...{ fees: { PKR: { fee: 9000, basic: 1 } }, registration: { PKR: 500 } },
    },
  ],
});

/** The form as a browser sends it. */
function sent(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const read = (fields: Record<string, string>) => readFeesForm(sent(fields), published);

describe("the table of all fees", () => {
  it("shows the institute's currencies, its registration fee and the fees of its plans", () => {
    expect(published.currencies).toEqual(["PKR", "USD"]);
    expect(published.from).toBe("");
    const otherwise = {};
    expect(published.common).toEqual([
      {
        ...{ kind: "registration", course: null, plan: null, key: "registration", title: "" },
        ...{ fees: { PKR: "1000" }, otherwise },
      },
      {
        ...{ kind: "plan", course: null, plan: "basic", key: "plan.basic", title: "Basic" },
        ...{ fees: { PKR: "6000", USD: "60" }, otherwise },
      },
      {
        ...{ kind: "plan", course: null, plan: "premium", key: "plan.premium", title: "Premium" },
        ...{ fees: { USD: "90" }, otherwise },
      },
    ]);
  });

  it("shows a course in the plans that it is sold in, with its own fees, and the plan's where it has none", () => {
    expect(published.courses[0]).toEqual({
      ...{ id: "kilims", title: "Kilims", feeFor: "month" },
      rows: [
        {
          ...{ kind: "course", course: "kilims", plan: "basic", key: "course.kilims.basic", title: "Basic" },
          ...{ fees: { USD: "50" }, otherwise: { PKR: "6000", USD: "60" } },
        },
        {
          ...{ kind: "registration", course: "kilims", plan: null, key: "registration.kilims", title: "" },
          // PKR 1000 is the institute's own.
          ...{ fees: { USD: "10" }, otherwise: { PKR: "1000" } },
        },
      ],
    });
  });

  it("shows a course without plans with its one fee and its own registration fee", () => {
    expect(published.courses[1]).toEqual({
      ...{ id: "baking", title: "Baking", feeFor: "course" },
      rows: [
        {
          ...{ kind: "course", course: "baking", plan: "fee", key: "course.baking.fee", title: "" },
          ...{ fees: { PKR: "9000" }, otherwise: {} },
        },
        {
          ...{ kind: "registration", course: "baking", plan: null, key: "registration.baking", title: "" },
          ...{ fees: { PKR: "500" }, otherwise: { PKR: "1000" } },
        },
      ],
    });
  });
});

describe("a table of fees that was sent", () => {
  it("keeps what it does not send, and has the rest without the spaces around", () => {
    expect(read({})).toEqual(published);
    const typed = read({ from: " 2027-01-01 ", [feeField("plan.basic", "USD")]: " 65 ", "unit.kilims": "course" });
    expect(typed.from).toBe("2027-01-01");
    expect(typed.common[1]?.fees).toEqual({ PKR: "6000", USD: "65" });
    expect(typed.common[0]).toEqual(published.common[0]);
    expect(typed.courses.map(({ feeFor }) => feeFor)).toEqual(["course", "course"]);
  });

  it("sells a course by the month or whole, and as before where it says neither", () => {
    const unitOf = (unit: string) => read({ "unit.baking": unit }).courses[1]?.feeFor;
    expect([unitOf("month"), unitOf("course"), unitOf("year"), unitOf("")]).toEqual([
      ...["month", "course", "course", "course"],
    ]);
  });

  it("names each field that holds no amount of its currency; an empty one asks for the fee", () => {
    const wrong = wrongFees(
      read({
        [feeField("plan.basic", "PKR")]: "six thousand",
        [feeField("plan.basic", "USD")]: "",
        [feeField("course.kilims.basic", "USD")]: "1.234",
        [feeField("registration.baking", "PKR")]: "1,500",
      }),
    );
    expect(wrong).toEqual([
      ["fee.plan.basic.PKR", "PKR"],
      ["fee.course.kilims.basic.USD", "USD"],
    ]);
    expect(wrongFees(published)).toEqual([]);
  });
});

describe("what a table of fees changes", () => {
  it("is nothing where it says the same, however it is written", () => {
    expect(changesOf(read({ [feeField("plan.basic", "PKR")]: "Rs 6,000/-" }), published)).toEqual({
      ...{ cells: [], units: [] },
    });
  });

  it("is each amount that is another, and null where one was taken out", () => {
    const form = read({
      [feeField("registration", "USD")]: "10",
      [feeField("course.kilims.basic", "USD")]: "",
      [feeField("course.baking.fee", "PKR")]: "8000",
      "unit.baking": "month",
    });
    expect(changesOf(form, published)).toEqual({
      cells: [
        { kind: "registration", course: null, plan: null, currency: "USD", amount: 10 },
        { kind: "course", course: "kilims", plan: "basic", currency: "USD", amount: null },
        { kind: "course", course: "baking", plan: "fee", currency: "PKR", amount: 8000 },
      ],
      units: [{ course: "baking", feeFor: "month" }],
    });
  });

  it("is all of a row that is not published yet", () => {
    const { cells, units } = changesOf(published, { ...published, common: [], courses: [] });
    expect(cells).toHaveLength(8);
    expect(units).toEqual([
      { course: "kilims", feeFor: "month" },
      { course: "baking", feeFor: "course" },
    ]);
  });
});
