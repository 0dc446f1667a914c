import { describe, expect, test } from "vitest";
import type { Policy } from "#domains/content/contract/site-content.ts";
import { policies, privacyPolicy, refundPolicy, termsOfService } from "../support/demo-content.ts";

const textOf = ({ hero, sections }: Policy) =>
  [hero.lead, ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flat()])].join("\n");

describe("policies (specification §2, §9)", () => {
  test.each(policies)("have a date, and sections with anchors and text: $path", ({ effectiveDate = "", sections }) => {
    expect(new Date(effectiveDate).toISOString().slice(0, 10)).toBe(effectiveDate);
    expect(effectiveDate >= "2025-06-01").toBe(true);
    expect(new Set(sections.map((section) => section.id)).size).toBe(sections.length);
    for (const { id, blocks } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(blocks.flat().length, id).toBeGreaterThan(0);
      expect(blocks.flat().join(""), id).not.toMatch(/undefined/);
    }
  });

  test.each([
    "full refund within 7 days from course start or project initiation",
    "Ask in writing, by e-mail",
    "After those 7 days, and for completed services, no refund is given",
    "standard window of 14 days",
    "for up to 3 months after a payment",
    "for up to 12 months through the payment provider's support",
    "Card or PayPal: within 1 business day",
    "Wire transfer or check: within 7 business days",
    "Direct debit: up to 6 weeks",
    "Payments go through a card payment provider",
    "We reply within 24 hours",
  ])("state the refund rule of §9: %s", (rule) => {
    expect(textOf(refundPolicy)).toContain(rule);
  });

  test("name the law of Pakistan and the courts of Karachi (specification §9)", () => {
    expect(textOf(termsOfService)).toMatch(/governed by the law of Pakistan/);
    for (const policy of [termsOfService, refundPolicy]) expect(textOf(policy)).toMatch(/courts of Karachi/);
  });

  test("promise a reply within 24 hours (specification §9)", () => {
    for (const policy of policies) expect(textOf(policy), policy.path).toMatch(/reply within 24 hours/);
  });

  test("explain the use of country, Secret IDs, browser storage and trackers", () => {
    expect(textOf(privacyPolicy)).toMatch(/database file on our own server/);
    expect(textOf(privacyPolicy)).toMatch(/We store a batch's Secret ID only as a hash/);
    expect(textOf(privacyPolicy)).toMatch(/light or dark theme/);
    expect(textOf(privacyPolicy)).toMatch(/no analytics company, no advertising network and no tracking pixels/);
    expect(textOf(privacyPolicy)).toMatch(/We count visits ourselves, without cookies/);
  });
});
