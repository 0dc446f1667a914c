import { expect, test } from "vitest";
import type { Batch } from "#domains/catalogue/contract/batch.ts";
import { batchesAtHour } from "./batches-at-hour.ts";

const batch = (name: string, timing: string): Batch => ({
  ...{
    _id: name,
    courseId: "c",
    name,
    mode: "Online",
    timing,
    instructor: "t",
    seats: 9,
    enrolled: 0,
    description: "",
  },
  ...{ price: 0, schedule: "Mon", startDate: "2026-12-07", endDate: "2027-02-01" },
});
const batches = [
  batch("morning", "10:00 AM – 11:30 AM Pakistan time"),
  batch("noon", "2:00 PM – 3:30 PM Pakistan time"),
  batch("evening", "7:00 PM – 8:30 PM Pakistan time"),
  batch("night", "9:30 PM – 11:00 PM Pakistan time"),
];
const clock = { timeZone: "Asia/Karachi", today: "2026-11-27" };
const found = (text: string) => batchesAtHour(batches, text.split(" "), clock).map(({ name }) => name);

test.each([
  ["any morning class", ["morning"]],
  ["subah ki class", ["morning"]],
  ["batch at 10 am", ["morning"]],
  ["dopahar 2 baje", ["noon"]],
  ["din ke das baje", ["morning"]],
  ["raat nau baje ke baad", ["night"]],
  ["after 9 pm", ["night"]],
  ["9pm", ["night"]],
  ["before 3 pm", ["morning", "noon"]],
  ["i finish work at 7 in doha", ["night"]],
  ["what are the timings", ["morning", "noon", "evening", "night"]],
  ["batch at 5 am", []],
])("%s", (text, names) => expect(found(text)).toEqual(names));
