import { expect, it } from "vitest";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { translatedSite } from "../../../tests/support/translated-site.ts";
import { replyFactsIn } from "./reply-facts.ts";

it("fills a reply with facts in the reply's own language", () => {
  const site = translatedSite();
  const [course] = site.content.courses;
  const batch = {
    ...{ _id: "evening", name: "Evening", courseId: course?.id ?? "", isHidden: false, startDate: "2027-03-01" },
    ...{ seats: 20, enrolled: 3, price: null, priceCurrency: null },
  };
  const facts = replyFactsIn(
    (locale) => siteOf(site, locale) ?? site,
    { name: "Ayesha", courseId: course?.id ?? "", batchId: null, country: "PK" },
    { batches: [batch], today: "2027-01-01" },
  );
  const { en, ur, ar } = facts;
  expect([en.course, en.batch]).toEqual([course?.title, "Evening, 1 March"]);
  for (const [lang, own] of [["ur", ur] as const, ["ar", ar] as const]) {
    expect(own.course).toBe(siteOf(site, lang)?.content.courses.find(({ id }) => id === course?.id)?.title);
    expect(own.batch).toMatch(/^Evening، .*\p{Script=Arabic}/u);
    expect(own.fee).toMatch(/\p{Script=Arabic}/u);
    expect(own.fee).not.toBe(en.fee);
  }
  expect(facts["ur-Latn"]).toEqual(en);
});
