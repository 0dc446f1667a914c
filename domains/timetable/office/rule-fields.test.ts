import { describe, expect, it } from "vitest";
import { timetableRule } from "#domains/timetable/contract.ts";
import { ruleFields, ruleTexts } from "./rule-fields.ts";

const form = {
  ...{ startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi", fromDay: "2026-11-30", untilDay: "2027-03-19" },
  ...{ "weekday.1": "on", holidays: "", note: "", meetingUrl: "" },
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
