import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { isAtNight } from "#domains/demo-classes/site/slot-picker.tsx";
import { day, hour, minute } from "#shared/durations.ts";
import { availabilityOf, type DemoAvailability, type DemoWindow, demoSlots } from "./demo-slots.ts";

const { company } = demoContent;
const own = availabilityOf(company);

/** Formatters are slow to create, so each is created once. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const made = <Format>(formats: Map<string, Format>, zone: string, make: () => Format): Format => {
  const format = formats.get(zone) ?? make();
  formats.set(zone, format);
  return format;
};

/** The wall clock of a zone: weekday, and minutes since midnight. */
function wallClock(moment: Date, timeZone: string) {
  const format = made(
    clocks,
    timeZone,
    () =>
      new Intl.DateTimeFormat("en-GB", {
        timeZone,
        weekday: "long",
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
      }),
  );
  const parts = format.formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return { weekday: part("weekday"), minutes: Number(part("hour")) * 60 + Number(part("minute")) };
}

/** The day on a zone's calendar, as `2026-11-23`. */
const dateIn = (timeZone: string, moment: Date) =>
  made(dates, timeZone, () => new Intl.DateTimeFormat("en-CA", { timeZone })).format(moment);

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const zoned = (timeZone: string, windows: Partial<DemoWindow>[], rest: Partial<DemoAvailability> = {}) => ({
  ...own,
  leadHours: 0,
  timeZone,
  windows: windows.map((one) => ({ ...everyDay, ...one })),
  ...rest,
});
const days: DemoWindow["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const everyDay: DemoWindow = { days, opens: "00:00", closes: "06:00", minutes: 30, everyMinutes: 60, seats: 1 };
const local = (slots: { start: Date }[], timeZone: string, date: string) =>
  slots
    .filter(({ start }) => dateIn(timeZone, start) === date)
    .map(({ start }) => timeOf(wallClock(start, timeZone).minutes));

describe("demo slots of the company file (specification §9: 30 to 45 minutes)", () => {
  // A Friday, eight in the morning in Karachi.
  const now = new Date("2026-11-20T03:00:00Z");

  it("are in the morning, in the evening and at weekends, like the batches, and never at night", () => {
    const slots = demoSlots(own, now);
    expect(local(slots, "Asia/Karachi", "2026-11-23")).toEqual([
      ...["10:00", "11:00", "12:00", "17:00", "18:00", "19:00", "20:00", "21:00"],
    ]);
    const weekend = ["11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00", "18:00"];
    for (const day of ["2026-11-21", "2026-11-22"]) expect(local(slots, "Asia/Karachi", day)).toEqual(weekend);
    for (const { start } of slots) expect(isAtNight(start, "Asia/Karachi")).toBe(false);
  });

  it("begin two hours from now and end with the fourteenth day", () => {
    const slots = demoSlots(own, now);
    expect(slots[0]?.start.toISOString()).toBe("2026-11-20T05:00:00.000Z");
    expect(slots.at(-1)?.end.toISOString()).toBe("2026-12-04T16:45:00.000Z");
  });

  it("last 30 or 45 minutes", () => {
    const lengths = demoSlots(own, now).map(({ start, end }) => (end.getTime() - start.getTime()) / minute);
    expect(new Set(lengths)).toEqual(new Set([30, 45]));
  });
});

describe("on days when clocks change", () => {
  test("an hour that is skipped has no slot (Berlin, 29 March 2026, 02:00 to 03:00)", () => {
    const slots = demoSlots(zoned("Europe/Berlin", [{}]), new Date("2026-03-28T12:00:00Z"));
    expect(local(slots, "Europe/Berlin", "2026-03-29")).toEqual(["00:00", "01:00", "03:00", "04:00", "05:00"]);
  });

  test("an hour that comes twice has its slots twice (New York, 1 November 2026, 01:00 to 02:00)", () => {
    const slots = demoSlots(zoned("America/New_York", [{}]), new Date("2026-10-31T12:00:00Z"));
    expect(local(slots, "America/New_York", "2026-11-01")).toEqual([
      ...["00:00", "01:00", "01:00", "02:00", "03:00", "04:00", "05:00"],
    ]);
  });

  test("a window that opens in the skipped hour opens after it; one that closes in it closes before", () => {
    const opening = zoned("Europe/Berlin", [{ opens: "02:30", closes: "05:00" }]);
    const closing = zoned("Europe/Berlin", [{ opens: "00:30", closes: "02:30" }]);
    const now = new Date("2026-03-28T12:00:00Z");
    expect(local(demoSlots(opening, now), "Europe/Berlin", "2026-03-29")).toEqual(["03:30", "04:30"]);
    expect(local(demoSlots(closing, now), "Europe/Berlin", "2026-03-29")).toEqual(["00:30"]);
  });

  test("a day without a midnight begins an hour later (Beirut, 29 March 2026)", () => {
    const slots = demoSlots(zoned("Asia/Beirut", [{ closes: "03:00" }]), new Date("2026-03-28T12:00:00Z"));
    expect(local(slots, "Asia/Beirut", "2026-03-29")).toEqual(["01:00", "02:00"]);
  });
});

test("of overlapping windows the later class is left out, and one may begin as another ends, in any order", () => {
  const windows = [
    { opens: "03:30", closes: "05:00", minutes: 30 as const, everyMinutes: 30 },
    { opens: "02:00", closes: "03:45", minutes: 45 as const, everyMinutes: 60 },
  ];
  const slots = demoSlots(zoned("UTC", windows), new Date("2026-03-28T12:00:00Z"));
  expect(local(slots, "UTC", "2026-03-29")).toEqual(["02:00", "03:00", "04:00", "04:30"]);
  const touching = demoSlots(
    zoned("UTC", [
      { opens: "03:00", closes: "03:30" },
      { opens: "02:30", closes: "03:00" },
    ]),
    new Date("2026-03-28T12:00:00Z"),
  );
  expect(local(touching, "UTC", "2026-03-29")).toEqual(["02:30", "03:00"]);
});

const window = fc
  .record({
    days: fc.subarray(days, { minLength: 1 }),
    opens: fc.integer({ min: 0, max: 23 * 60 }),
    length: fc.integer({ min: 30, max: 12 * 60 }),
    minutes: fc.constantFrom(30 as const, 45 as const),
    everyMinutes: fc.integer({ min: 15, max: 120 }),
    seats: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ opens, length, ...rest }) => ({
    ...rest,
    opens: timeOf(opens),
    closes: timeOf(Math.min(opens + length, 23 * 60 + 59)),
  }));

const availability: fc.Arbitrary<DemoAvailability> = fc.record({
  windows: fc.array(window, { maxLength: 4 }),
  leadHours: fc.integer({ min: 0, max: 72 }),
  horizonDays: fc.integer({ min: 0, max: 21 }),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf("timeZone"), "UTC"),
});
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });

describe("for any availability in any zone at any time", () => {
  const always = (holds: (slots: ReturnType<typeof demoSlots>, given: DemoAvailability, now: Date) => void) =>
    fc.assert(
      fc.property(availability, moment, (given, now) => holds(demoSlots(given, now), given, now)),
      { numRuns: 150 },
    );

  it("no slot is past or too soon, and none lies beyond the horizon", () => {
    always((slots, { leadHours, horizonDays, timeZone }, now) => {
      const date = (at: Date) => Date.parse(dateIn(timeZone, at));
      const [first, last] = [slots[0], slots.at(-1)];
      if (!first || !last) return;
      expect(first.start.getTime()).toBeGreaterThanOrEqual(now.getTime() + leadHours * hour);
      expect(date(last.start) - date(now)).toBeLessThanOrEqual(horizonDays * day);
    });
  });

  it("every slot lies within a window of its weekday, by the wall clock, and lasts as long as that says", () => {
    always((slots, { windows, timeZone }) => {
      for (const { start, end, seats } of slots) {
        const from = wallClock(start, timeZone);
        const last = wallClock(new Date(end.getTime() - minute), timeZone);
        const home = windows.find(
          (one) =>
            one.days.some((day) => day === from.weekday) &&
            one.seats === seats &&
            one.minutes * minute === end.getTime() - start.getTime() &&
            from.minutes >= minutesOf(one.opens) &&
            last.minutes < minutesOf(one.closes),
        );
        expect(home, `${start.toISOString()} in ${timeZone}`).toBeDefined();
        expect(last.weekday).toBe(from.weekday);
      }
    });
  });

  it("no two slots overlap, and they come in order", () => {
    always((slots) => {
      slots.forEach(({ start }, at) => {
        expect(start.getTime()).toBeGreaterThanOrEqual(slots[at - 1]?.end.getTime() ?? 0);
      });
    });
  });

  it("a slot stays the same while time passes, until it is too soon", () => {
    fc.assert(
      fc.property(availability, moment, fc.integer({ min: 0, max: 36 * 60 }), (given, now, minutes) => {
        const later = new Date(now.getTime() + minutes * minute);
        const soon = later.getTime() + given.leadHours * hour;
        const known = demoSlots(given, later).map(({ start }) => start.getTime());
        const gone = demoSlots(given, now).filter(({ start }) => start.getTime() >= soon);
        expect(known.slice(0, gone.length)).toEqual(gone.map(({ start }) => start.getTime()));
      }),
      { numRuns: 200 },
    );
  });
});
