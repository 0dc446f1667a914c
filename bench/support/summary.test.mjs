import { expect, test } from "vitest";
import { summarise, toMarkdown } from "./summary.mjs";

const serving = {
  name: "serving",
  rows: [
    { what: "home", measured: 1_000, unit: "requests/s", ofNginx: 0.7, before: 800 },
    { what: "share", measured: 0.7, atLeast: 0.65 },
    { what: "99 % within", measured: 300, unit: "ms", atMost: 250 },
  ],
};
const pages = {
  name: "pages",
  subjects: { "/": { score: 100, ms: 900, KB: 12 }, "/about": { score: 97, ms: 700, KB: 11 } },
  budgets: { score: { atLeast: 99 }, ms: { atMost: 1200 } },
};

test("each figure is shown beside what it was in the first release and what is wanted of it, and whether it was met", () => {
  expect(summarise([serving])).toEqual({
    lines: [
      {
        bench: "serving",
        what: "home",
        measured: "1000 requests/s",
        before: "800 requests/s",
        wanted: "",
        "of nginx": 0.7,
        verdict: "",
      },
      {
        bench: "serving",
        what: "share",
        measured: "0.7",
        before: "",
        wanted: "≥ 0.65",
        "of nginx": "",
        verdict: "met",
      },
      {
        bench: "serving",
        what: "99 % within",
        measured: "300 ms",
        before: "",
        wanted: "≤ 250 ms",
        "of nginx": "",
        verdict: "MISSED",
      },
    ],
    missed: 1,
  });
});

test("of many pages the worst one speaks", () => {
  expect(summarise([pages]).lines).toMatchObject([
    { what: "score, worst of 2 (/about)", measured: "97", verdict: "MISSED" },
    { what: "ms, worst of 2 (/)", measured: "900", verdict: "met" },
  ]);
});

test("what could not run is told, and only what broke counts against it", () => {
  const { lines, missed } = summarise([
    { name: "rendered", skipped: "nginx is missing" },
    { name: "kill", broken: "ended with 1" },
  ]);
  expect(lines.map(({ what, verdict }) => [what, verdict])).toEqual([
    ["nginx is missing", "skipped"],
    ["ended with 1", "BROKEN"],
  ]);
  expect(missed).toBe(1);
  expect(toMarkdown(lines).split("\n")).toHaveLength(4);
});
