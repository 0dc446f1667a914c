import { expect, it } from "vitest";
import { factsOf, fillFacts, fillFactsOnce } from "./fill-facts.ts";

const facts = factsOf("company", {
  name: "Darsgah",
  founded: 2025,
  emails: [{ address: "a@example.com" }],
  isDemo: true,
  closed: null,
});

it("names every text and number by its place", () => {
  expect(facts).toEqual({
    "company.name": "Darsgah",
    "company.founded": 2025,
    "company.emails.0.address": "a@example.com",
  });
});

it("fills facts into every text of a tree, and changes nothing else", () => {
  const tree = {
    title: "About {company.name}",
    list: ["since {company.founded}", 7, null, true],
    left: "{count} seats",
  };
  expect(fillFacts(tree, facts)).toEqual({
    title: "About Darsgah",
    list: ["since 2025", 7, null, true],
    left: "{count} seats",
  });
});

it("fills a tree again only with other facts", () => {
  const tree = { title: "About {company.name}" };
  const filled = fillFactsOnce(tree, facts);
  expect(filled).toEqual({ title: "About Darsgah" });
  expect(fillFactsOnce(tree, { ...facts })).toBe(filled);
  expect(fillFactsOnce(tree, { ...facts, "company.name": "Maktab" })).toEqual({ title: "About Maktab" });
  expect(fillFactsOnce(tree, facts)).toEqual(filled);
});
