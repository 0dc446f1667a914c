import { expect, it } from "vitest";
import type { OutlinePaper } from "#domains/catalogue/server/outline-pdf.ts";
import { createOutlinePrinter } from "#domains/catalogue/server/print-outline.ts";

const logo = { ink: "#10211c", accent: "#b45309", outline: null };

const week = (number: number) => ({
  title: `Week ${number}: Forms`,
  topics: ["Labels and input types", "فارم اور ان کے حصے", "What a server answers"],
  lab: "Lab: Build a form that works without scripts. ".repeat(3),
});

const paper = (weeks: number): OutlinePaper => ({
  lang: "en",
  ...{ title: "From first page to live application", course: "Web Development, 16 weeks", issuer: "Darsgah Solutions" },
  schedule: [{ label: "Theory", value: "2 live classes of 90 minutes" }],
  months: [{ title: "Month 1: The web platform", weeks: Array.from({ length: weeks }, (_, at) => week(at + 1)) }],
  address: "https://darsgah.example/course-outline/web",
});

const printed = async (weeks: number) =>
  Buffer.from(await createOutlinePrinter().print(paper(weeks), "#b45309", logo)).toString("latin1");

const pagesOf = (pdf: string) => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf)?.[1]);

it("has as many pages as its weeks need, in a file of at most 100 KB, as text", async () => {
  expect(pagesOf(await printed(2))).toBe(1);
  const long = await printed(16);
  expect(pagesOf(long)).toBeGreaterThan(2);
  expect(pagesOf(long)).toBeLessThan(8);
  expect(long.length).toBeLessThan(100_000);
  expect(long).toContain("/Lang (en)");
  expect(long).toContain("/ToUnicode");
});

it("prints a week that is longer than a page", async () => {
  const long = { ...week(1), topics: Array.from({ length: 120 }, (_, at) => `Topic ${at}`) };
  const { months: _, ...rest } = paper(1);
  const bytes = await createOutlinePrinter().print(
    { ...rest, months: [{ title: "Month 1", weeks: [long] }] },
    "#b45309",
    logo,
  );
  expect(pagesOf(Buffer.from(bytes).toString("latin1"))).toBeGreaterThan(2);
});
