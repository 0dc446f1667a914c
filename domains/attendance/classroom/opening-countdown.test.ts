import { expect, it } from "vitest";
import { leftInWords } from "./opening-countdown.tsx";

const days = { one: "{count} day", other: "{count} days" };

it.each([
  [0, "0:00"],
  [59_999, "0:59"],
  [754_000, "12:34"],
  [3_600_000, "1:00:00"],
  [11_109_000, "3:05:09"],
  [171_000_000, "47:30:00"],
  [200_000_000, "2 days"],
])("%i milliseconds are %s", (left, words) => expect(leftInWords(left, days)).toBe(words));
