import ICAL from "ical.js";
import { expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { firstClass } from "./class-hours.ts";
import { firstClassCalendar } from "./first-class-calendar.ts";

const batch = {
  ...{ id: "data-evening", name: "Data Evening; درس", schedule: "Mon, Wed", timing: "7:00 PM – 8:30 PM Pakistan time" },
  ...{ instructor: "Noor Fatima", startDate: "2026-12-01", endDate: "2027-03-01" },
};
const calendarOf = (timing: string) =>
  firstClassCalendar(
    demoSite,
    {
      ...{ id: "5f6c0f5e", course: "Data Analysis", batch: { ...batch, timing } },
      hours: firstClass({ ...batch, timing }, "Asia/Karachi"),
    },
    new Date("2026-11-21T10:00:00Z"),
  );

it("is the first class by the institute's clock, as a foreign parser reads it", () => {
  const part = calendarOf(batch.timing);
  expect(part?.method).toBe("PUBLISH");
  const component = new ICAL.Component(ICAL.parse(part?.content ?? ""));
  const event = new ICAL.Event(component.getFirstSubcomponent("vevent") ?? undefined);
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-12-01T14:00:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-12-01T15:30:00.000Z");
  expect(event.uid).toMatch(/^class-5f6c0f5e@/);
  expect(event.summary).toBe("First class: Data Analysis");
  expect(event.description).toContain("Data Evening; درس");
});

it("is left out for a batch whose hours nobody can read", () => {
  expect(calendarOf("in the evening")).toBeUndefined();
});
