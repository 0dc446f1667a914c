import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { lengthOf, planClasses, type Repetition, scheduleInWords, timingInWords } from "./plan-classes.ts";

const rule: Repetition = {
  weekdays: [1, 3, 5],
  ...{ startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi" },
  ...{ fromDay: "2026-11-30", untilDay: "2027-03-19", holidays: [], exceptions: [] },
};
const moments = (changes: Partial<Repetition>) =>
  planClasses({ ...rule, ...changes }).map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]);

describe("a rule", () => {
  it("makes 48 classes of 16 weeks", () => {
    const classes = planClasses(rule);
    expect(classes).toHaveLength(48);
    expect(classes[0]).toEqual({
      ruleDay: "2026-11-30",
      startsAt: new Date("2026-11-30T14:00:00Z"),
      endsAt: new Date("2026-11-30T15:30:00Z"),
    });
    expect(classes.at(-1)?.ruleDay).toBe("2027-03-19");
  });

  it("leaves out holidays, and has other hours in Ramadan", () => {
    const ramadan = { name: "Ramadan", from: "2027-02-08", until: "2027-03-09", startsAt: "21:30", endsAt: "22:30" };
    const classes = planClasses({ ...rule, holidays: ["2026-12-25"], exceptions: [ramadan] });
    expect(classes).toHaveLength(47);
    const hourOf = (day: string) =>
      classes
        .find(({ ruleDay }) => ruleDay === day)
        ?.startsAt.toISOString()
        .slice(11, 16);
    expect([hourOf("2027-02-05"), hourOf("2027-02-08"), hourOf("2027-03-08"), hourOf("2027-03-10")]).toEqual([
      ...["14:00", "16:30", "16:30", "14:00"],
    ]);
  });

  it("lets a class over midnight end on the next day", () => {
    const days = { fromDay: "2026-11-30", untilDay: "2026-11-30" };
    expect(moments({ startsAt: "23:00", endsAt: "00:30", ...days })).toEqual([
      ["2026-11-30T18:00:00.000Z", "2026-11-30T19:30:00.000Z"],
    ]);
    expect(lengthOf({ startsAt: "20:30", endsAt: "19:00" })).toBeNull();
    expect(lengthOf({ startsAt: "19:00", endsAt: "19:00" })).toBeNull();
  });

  it("moves a start that the clock skips on, and takes the first of a time that comes twice", () => {
    const london = { timeZone: "Europe/London", weekdays: [7] };
    const spring = { ...london, fromDay: "2027-03-28", untilDay: "2027-03-28" };
    // At 01:00 the clock goes forward to 02:00.
    expect(moments({ ...spring, startsAt: "01:30", endsAt: "02:00" })).toEqual([
      ["2027-03-28T01:30:00.000Z", "2027-03-28T02:00:00.000Z"],
    ]);
    expect(moments({ ...spring, startsAt: "00:30", endsAt: "03:00" })).toEqual([
      ["2027-03-28T00:30:00.000Z", "2027-03-28T02:00:00.000Z"],
    ]);
    // At 02:00 the clock goes back to 01:00.
    const autumn = { ...london, fromDay: "2027-10-31", untilDay: "2027-10-31" };
    expect(moments({ ...autumn, startsAt: "01:30", endsAt: "02:30" })).toEqual([
      ["2027-10-31T00:30:00.000Z", "2027-10-31T02:30:00.000Z"],
    ]);
  });

  const clock = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
    return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  });
  const zones = [
    ...["America/New_York", "Europe/London", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Karachi"],
    ...["America/Santiago", "Asia/Gaza", "Pacific/Chatham", "Antarctica/Troll", "America/Sao_Paulo", "Europe/Dublin"],
  ];
  const rules = fc
    .record({
      weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      startsAt: clock,
      endsAt: clock,
      timeZone: fc.constantFrom(...zones),
      year: fc.integer({ min: 2015, max: 2035 }),
      from: fc.integer({ min: 0, max: 364 }),
      days: fc.integer({ min: 0, max: 400 }),
    })
    .filter((hours) => lengthOf(hours) !== null)
    .map(({ year, from, days, ...given }) => {
      const first = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: from });
      const untilDay = first.add({ days }).toString();
      return { ...rule, ...given, fromDay: first.toString(), untilDay };
    });
  const clockOf = (moment: Date, timeZone: string) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);

  it("keeps its hours by the clock in any zone, whatever the zone does to its clock", () => {
    fc.assert(
      fc.property(rules, (given) => {
        const { timeZone } = given;
        for (const { ruleDay, startsAt, endsAt } of planClasses(given)) {
          const asked = Temporal.PlainDateTime.from(`${ruleDay}T${given.startsAt}`);
          const start = clockOf(startsAt, timeZone);
          expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
          const earliest = asked.toZonedDateTime(timeZone, { disambiguation: "earlier" });
          const latest = asked.toZonedDateTime(timeZone, { disambiguation: "later" });
          if (latest.toPlainDateTime().equals(asked)) {
            // The time exists once or twice: the first counts, and the clock shows the requested time.
            expect(start.equals(earliest)).toBe(true);
            expect(start.toPlainDateTime().equals(asked)).toBe(true);
          } else {
            // The clock skips it: the class begins as much later as it skips, and keeps its length.
            expect(start.equals(latest)).toBe(true);
            expect(endsAt.getTime() - startsAt.getTime()).toBe((lengthOf(given) ?? 0) * 60_000);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it("gives each class a day of its own: a weekday of the rule, within its days, in order", () => {
    fc.assert(
      fc.property(rules, (given) => {
        const days = planClasses(given).map(({ ruleDay }) => ruleDay);
        expect(days).toEqual([...new Set(days)].sort());
        for (const day of days) {
          expect(given.weekdays).toContain(Temporal.PlainDate.from(day).dayOfWeek);
          expect(day >= given.fromDay && day <= given.untilDay).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
});

it("says days and hours as the specification does", () => {
  expect(scheduleInWords({ weekdays: [1, 3, 5] })).toBe("Mon, Wed, Fri");
  const rule = { weekdays: [1, 3, 6], startsAt: "19:00", endsAt: "20:30", timeZone: "Asia/Karachi", note: "" };
  const hours = { ...rule, fromDay: "2026-12-01" };
  expect(timingInWords(hours)).toBe("7:00 PM – 8:30 PM Pakistan time");
  expect(timingInWords({ ...hours, startsAt: "00:00", endsAt: "12:15", note: "noon in Doha" })).toBe(
    "12:00 AM – 12:15 PM Pakistan time (noon in Doha)",
  );
  expect(timingInWords({ ...hours, timeZone: "America/New_York" })).toBe("7:00 PM – 8:30 PM Eastern time");
});

it("has other hours on other days, in its classes and in its words", () => {
  const hours = { ...rule, note: "", weekdays: [1, 3, 6, 7], startsAt: "18:00", endsAt: "20:00" };
  const onDays = (...weekdays: number[]) =>
    weekdays.map((weekday) => ({ weekday, startsAt: "10:00", endsAt: "13:00" }));
  expect(timingInWords({ ...hours, dayHours: onDays(6) })).toMatch(/^6:00 PM – 8:00 PM, Sat 10:00 AM – 1:00 PM /);
  expect(timingInWords({ ...hours, dayHours: onDays(7, 6) })).toMatch(
    /^6:00 PM – 8:00 PM, Sat, Sun 10:00 AM – 1:00 PM /,
  );
  expect(timingInWords({ ...hours, weekdays: [6], dayHours: onDays(6) })).toMatch(/^Sat 10:00 AM – 1:00 PM /);
  // A day without a class has no hours to name.
  expect(timingInWords({ ...hours, weekdays: [1], dayHours: onDays(6) })).toMatch(/^6:00 PM – 8:00 PM [^,]*$/);
  const ramadan = { name: "Ramadan", from: "2026-12-12", until: "2026-12-13", startsAt: "21:00", endsAt: "22:00" };
  const classes = planClasses({ ...hours, untilDay: "2026-12-12", exceptions: [ramadan], dayHours: onDays(6) });
  expect(classes.map(({ ruleDay, startsAt }) => [ruleDay, startsAt.toISOString().slice(11, 16)])).toEqual([
    ["2026-11-30", "13:00"],
    ["2026-12-02", "13:00"],
    ["2026-12-05", "05:00"],
    ["2026-12-06", "13:00"],
    ["2026-12-07", "13:00"],
    ["2026-12-09", "13:00"],
    ["2026-12-12", "16:00"],
  ]);
});
