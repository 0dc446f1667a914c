import { describe, expect, it } from "vitest";
import { timetableRule } from "#domains/timetable/contract.ts";
import { ruleFields, ruleTexts } from "./rule-fields.ts";

const form = {
  ...{ startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi", fromDay: "2026-11-30", untilDay: "2027-03-19" },
  ...{ "weekday.1": "on", note: "", meetingUrl: "" },
};
const hours = { from: "2027-02-08", until: "2027-03-09", startsAt: "21:00", endsAt: "22:00" };
const range = (at: number, texts: object) =>
  Object.fromEntries(Object.entries({ name: "", ...texts }).map(([name, text]) => [`exceptions.${at}.${name}`, text]));

describe("the form of a timetable", () => {
  it("keeps other hours without a name, and drops a range of which every field is empty", () => {
    const empty = { from: "", until: "", startsAt: "", endsAt: "" };
    const rule = timetableRule.parse(ruleFields({ ...form, ...range(0, hours), ...range(1, empty) }));
    expect(rule.exceptions).toEqual([{ name: "", ...hours }]);
    expect(ruleTexts(rule)).toMatchObject(range(0, hours));
  });

  it("refuses other hours of which only the name is there", () => {
    const given = ruleFields({
      ...form,
      ...range(0, { name: "Ramadan", from: "", until: "", startsAt: "", endsAt: "" }),
    });
    const paths = timetableRule.safeParse(given).error?.issues.map(({ path }) => path.join("."));
    expect(paths).toContain("exceptions.0.from");
  });

  it("reads hours of their own on some days, and none of an empty row", () => {
    const row = (at: number, weekday: string, startsAt: string, endsAt: string) =>
      Object.fromEntries(
        Object.entries({ weekday, startsAt, endsAt }).map(([name, text]) => [`dayHours.${at}.${name}`, text]),
      );
    const rows = { ...row(0, "6", "10:00", "13:00"), ...row(1, "", "", "") };
    const rule = timetableRule.parse(ruleFields({ ...form, ...rows }));
    expect(rule.dayHours).toEqual([{ weekday: 6, startsAt: "10:00", endsAt: "13:00" }]);
    expect(ruleTexts(rule)).toMatchObject(row(0, "6", "10:00", "13:00"));
    expect(timetableRule.parse(ruleFields({ ...form, ...row(0, "", "", "") })).dayHours).toBeNull();
    const incomplete = timetableRule.safeParse(ruleFields({ ...form, ...row(0, "", "10:00", "13:00") }));
    expect(incomplete.error?.issues).toMatchObject([
      { path: ["dayHours", 0, "weekday"], message: "Please choose a day." },
    ]);
  });

  const holiday = (at: number, name: string, from: string, until = "") =>
    Object.fromEntries(Object.entries({ name, from, until }).map(([field, text]) => [`closures.${at}.${field}`, text]));

  it("reads holidays as ranges with names: a day alone, several days, and no row that is empty", () => {
    const rows = {
      ...holiday(0, "Quaid's birthday", "2026-12-25"),
      ...holiday(1, "", ""),
      ...holiday(4, "Eid", "2027-03-09", "2027-03-11"),
    };
    const rule = timetableRule.parse(ruleFields({ ...form, ...rows }));
    expect(rule.closures).toEqual([
      { name: "Quaid's birthday", from: "2026-12-25", until: "2026-12-25" },
      { name: "Eid", from: "2027-03-09", until: "2027-03-11" },
    ]);
    expect(rule.holidays).toEqual(["2026-12-25", "2027-03-09", "2027-03-10", "2027-03-11"]);
    expect(ruleTexts(rule)).toMatchObject({
      ...holiday(0, "Quaid's birthday", "2026-12-25", "2026-12-25"),
      ...holiday(1, "Eid", "2027-03-09", "2027-03-11"),
    });
  });

  it("shows the days of a rule without ranges as ranges", () => {
    const holidays = ["2026-12-24", "2026-12-25", "2027-02-05"];
    const texts = ruleTexts({ ...timetableRule.parse(ruleFields(form)), holidays, closures: null });
    expect(texts).toMatchObject({
      ...holiday(0, "", "2026-12-24", "2026-12-25"),
      ...holiday(1, "", "2027-02-05", "2027-02-05"),
    });
    expect(timetableRule.parse(ruleFields({ ...form, ...texts })).holidays).toEqual(holidays);
  });

  it.each([
    [holiday(3, "Eid", "2027-03-11", "2027-03-09"), "closures.0.until"],
    [holiday(0, "Eid", "", "2027-03-09"), "closures.0.from"],
    [holiday(0, "Eid", "2027-02-30"), "closures.0.from"],
    [holiday(0, "Long", "2027-01-01", "2027-12-31"), "closures.0.until"],
    [{ ...holiday(0, "", "2027-01-01"), ...holiday(1, "x".repeat(61), "2027-01-02") }, "closures.1.name"],
  ])("refuses what cannot be, at its place: %j", (rows, place) => {
    const { error } = timetableRule.safeParse(ruleFields({ ...form, ...rows }));
    expect(error?.issues.map(({ path }) => path.join("."))).toContain(place);
  });

  it("takes zones by their place, and refuses odd names of them", () => {
    const taken = (timeZone: string) => timetableRule.safeParse({ ...ruleFields(form), timeZone }).success;
    for (const good of [
      "Asia/Karachi",
      "UTC",
      "America/Port-au-Prince",
      "America/Argentina/Buenos_Aires",
      "Asia/Kolkata",
    ])
      expect(taken(good), good).toBe(true);
    for (const odd of ["+05:00", "EST", "EST5EDT", "Etc/GMT+5", "GMT", "asia/karachi", "Asia/Atlantis", "Pakistan", ""])
      expect(taken(odd), odd).toBe(false);
  });

  it("gives the meeting's address https:// where it has none", () => {
    const { meetingUrl } = timetableRule.parse({ ...ruleFields(form), meetingUrl: "meet.google.com/abc" });
    expect(meetingUrl).toBe("https://meet.google.com/abc");
  });
});
