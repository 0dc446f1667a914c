import { expect, test } from "vitest";
import { daysIn, timingIn } from "./batch-days.ts";

const zone = "Asia/Karachi";

test("the days of a batch have their names in each language", () => {
  expect(daysIn("en", "Mon, Wed, Fri")).toBe("Mon, Wed, Fri");
  expect(daysIn("ur", "Mon, Wed, Fri")).toBe("پیر، بدھ، جمعہ");
  expect(daysIn("ar", "Tue, Saturday")).toBe("الثلاثاء، السبت");
});

test("what is no day stays: an institute writes what it likes", () => {
  expect(daysIn("ur", "Every second Sunday, Monthly")).toBe("Every second اتوار، Monthly");
});

test("the hours name the zone in each language", () => {
  const timing = "6:00 PM – 8:00 PM, Sat 10:00 AM – 1:00 PM Pakistan time";
  expect(timingIn("en", timing, zone)).toBe(timing);
  expect(timingIn("ur", timing, zone)).toBe(
    "\u20666:00 PM\u2069 – \u20668:00 PM\u2069، ہفتہ \u206610:00 AM\u2069 – \u20661:00 PM\u2069 پاکستان کا وقت",
  );
  expect(timingIn("ar", timing, zone)).toBe("6:00 م – 8:00 م، السبت 10:00 ص – 1:00 م توقيت باكستان");
});
