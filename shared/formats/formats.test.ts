import { describe, expect, it } from "vitest";
import { dateIn, formatDate, formatDay, formatMonth } from "./format-date.ts";
import { formats, isLocale } from "./formats.ts";
import { namesIn } from "./names.ts";
import { pluralOfSix } from "./plurals.ts";
import { shownTime } from "./shown-time.ts";
import { momentAndZone } from "./spoken-zone.ts";
import { formatOf } from "./zone-formats.ts";

const lateEvening = new Date("2026-11-21T20:14:00Z");

it("a language is one that the program is written in", () => {
  expect(["en", "ur", "ar", "fr", "EN", ""].filter(isLocale)).toEqual(["en", "ur", "ar"]);
});

describe("a day", () => {
  it("is written as in Britain, with or without its year, or as its month", () => {
    expect([formatDate("2025-06-01"), formatDay("2025-06-01"), formatMonth("2025-06-01")]).toEqual([
      ...["1 June 2025", "1 June", "June 2025"],
    ]);
  });

  it("is that of a zone's own calendar", () => {
    expect([dateIn("Asia/Karachi", lateEvening), dateIn("UTC", lateEvening)]).toEqual([
      ...["22 November 2026", "21 November 2026"],
    ]);
  });

  it("is told to the minute with the zone, and as ISO 8601 for the reader's own clock", () => {
    expect(shownTime(lateEvening, "day", "Asia/Karachi")).toEqual({
      ...{ iso: "2026-11-21T20:14:00.000Z", words: "22 November 2026" },
    });
    expect(shownTime(lateEvening, "minute", "UTC").words).toBe(
      "21 November 2026, 8:14\u00a0PM Coordinated Universal Time",
    );
  });

  it("is told in a language with its comma and its name of the zone", () => {
    expect(shownTime(lateEvening, "minute", "Asia/Karachi", "ur").words).toBe(
      "22 نومبر، 2026، \u20661:14\u00a0AM\u2069 پاکستان کا وقت",
    );
    expect(momentAndZone(lateEvening, "Asia/Karachi", "without year", "ar")).toBe(
      "الأحد 22 نوفمبر، 1:14\u00a0ص توقيت باكستان",
    );
  });

  it("is in the words and the direction of its language, with Latin digits", () => {
    const dayIn = (locale: "en" | "ur" | "ar") =>
      formats(locale).moments({ day: "numeric", month: "long" })("UTC").format(lateEvening);
    expect([dayIn("en"), dayIn("ur"), dayIn("ar")]).toEqual(["21 November", "21 نومبر", "21 نوفمبر"]);
  });

  it("has three letters in a calendar, as in the United States", () => {
    expect(formats("en").calendar({ month: "short" })("UTC").format(new Date("2026-09-01"))).toBe("Sep");
    expect(formats("ur").calendar({ month: "short" })("UTC").format(new Date("2026-09-01"))).toBe("ستمبر");
    expect(formats("ar").calendar({ month: "short" })("UTC").format(new Date("2026-09-01"))).toBe("سبتمبر");
  });
});

describe("numbers and lists", () => {
  it("are written with Latin digits in every language", () => {
    expect(["en", "ur", "ar"].map((locale) => formats(locale as "en").number(45_000))).toEqual(Array(3).fill("45,000"));
  });

  it("join their last two by a word of the language", () => {
    const both = (locale: "en" | "ur" | "ar") =>
      (["conjunction", "disjunction"] as const).map((type) => formats(locale).list(type).format(["A", "B"]));
    expect(both("en")).toEqual(["A and B", "A or B"]);
    expect(both("ur")).toEqual(["A اور B", "A یا B"]);
    expect(both("ar")).toEqual(["A وB", "A أو B"]);
  });

  it.each([
    [0, "zero"],
    [1, "one"],
    [2, "two"],
    [3, "few"],
    [11, "many"],
    [100, "other"],
  ])("%i has in Arabic the form %s", (count, form) => {
    expect(pluralOfSix(count)).toBe(form);
  });
});

describe("a name in a language", () => {
  it("is that of a currency, or its letters where the language has none", () => {
    expect([namesIn("en").currency("PKR"), namesIn("en").currency("QQQ")]).toEqual(["Pakistani Rupee", "QQQ"]);
  });

  it("is that of a country or a language; a country that is none has no name", () => {
    expect([namesIn("ur").country("PK"), namesIn("en").country("XY")]).toEqual([...["پاکستان", undefined]]);
    expect([namesIn("en").language("ur"), namesIn("ur").language("ur")]).toEqual(["Urdu", "اردو"]);
  });

  it("is that of a unit of time in its number, with Latin digits", () => {
    expect([namesIn("en").unit("month", 12), namesIn("en").unit("day", 1)]).toEqual(["12 months", "1 day"]);
    expect([namesIn("ur").unit("day", 30), namesIn("ar").unit("day", 30)]).toEqual(["30 دن", "30 يومًا"]);
  });
});

describe("the formats of zones", () => {
  it("are made once a zone", () => {
    const times = formatOf("en-GB", { timeStyle: "short" });
    expect(times("Asia/Karachi")).toBe(times("Asia/Karachi"));
    expect([times("Asia/Karachi").format(lateEvening), times("UTC").format(lateEvening)]).toEqual(["01:14", "20:14"]);
  });

  it("are kept for the first twenty zones, so that names from outside fill no memory", () => {
    const times = formatOf("en-GB", { timeStyle: "short" });
    const zones = Intl.supportedValuesOf("timeZone").slice(0, 21);
    const isKept = zones.map((zone) => times(zone)).map((format, at) => format === times(zones[at] ?? ""));
    expect([isKept.filter(Boolean).length, isKept.at(-1)]).toEqual([20, false]);
  });
});
