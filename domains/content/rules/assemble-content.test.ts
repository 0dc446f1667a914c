import { describe, expect, it } from "vitest";
import { demoSeed } from "#content/demo-site.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { assembleContent, type ContentDocument } from "./assemble-content.ts";

/** The demo's documents with one of them changed. */
function changed(kind: string, id: string, change: (document: Record<string, unknown>) => void): ContentDocument[] {
  const documents = structuredClone(demoSeed.documents);
  const found = documents.find((one) => one.kind === kind && one.id === id);
  change(found?.document as Record<string, unknown>);
  return documents;
}

const issuesOf = (documents: ContentDocument[]) =>
  assembleContent(documents, "2026-01-01").issues.map(({ kind, id, field, message }) => ({
    at: `${kind}/${id} ${field}`,
    message,
  }));

describe("the documents of a site", () => {
  it("become its content, in their order and with their addresses", () => {
    const { content } = assembleContent(demoSeed.documents, "2026-01-01");
    expect(content?.revised).toBe("2026-01-01");
    expect(content?.courses.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    for (const { id, slug, canonicalPath } of content?.courses ?? [])
      expect([slug, canonicalPath]).toEqual([id, `/courses/${id}`]);
  });

  it("are there once in a language, and in the site's language where nobody has translated them", () => {
    const [about] = demoSeed.documents.filter(({ kind, id }) => kind === "page" && id === "about");
    const document = { ...(about?.document as object), meta: { title: "ہمارے بارے میں", description: "ہم کون ہیں" } };
    const documents = [...demoSeed.documents, { kind: "page", id: "about", locale: "ur", document }];
    const siteOf = (locale: Locale) => assembleContent(documents, "2026-01-01", locale).content;
    const urdu = siteOf("ur");
    const { pages, ...rest } = urdu ?? {};
    expect(pages?.about.meta.title).toBe("ہمارے بارے میں");
    const { pages: english, ...others } = siteOf("en") ?? {};
    expect(english?.about).toEqual(assembleContent(demoSeed.documents, "2026-01-01").content?.pages.about);
    // What is not translated says that it is English.
    const unmarked = (content: object) =>
      JSON.stringify(content, (key, value: unknown) => (key === "lang" && value === "en" ? undefined : value));
    const shared = { ...rest, home: pages?.home };
    expect(JSON.parse(unmarked(shared))).toEqual(JSON.parse(unmarked({ ...others, home: english?.home })));
    expect(urdu?.courses.map(({ lang }) => lang)).toEqual(urdu?.courses.map(() => "en"));
  });

  it("say the company's facts as they are now, wherever a text names them", () => {
    const { content } = assembleContent(
      changed("company", "company", (company) => Object.assign(company, { name: "Nur" })),
      "2026-01-01",
    );
    expect(content?.company.fullName).toBe("Nur Solutions");
    expect(content?.pages.home.meta.title).toContain("Nur");
    expect(JSON.stringify(content)).not.toMatch(/\{company\./);
  });

  it("are refused with document and field named", () => {
    const noTitle = changed("course", "data-analyst", (course) => Object.assign(course, { title: " " }));
    expect(issuesOf(noTitle)).toEqual([{ at: "course/data-analyst title", message: "This is missing." }]);
    const script = changed("page", "home", (home) =>
      Object.assign(home, { learning: { title: "A", lead: "B", action: { label: "C", href: "javascript:alert(1)" } } }),
    );
    expect(issuesOf(script).map(({ at }) => at)).toEqual(["page/home learning.action.href"]);
    const long = changed("plan", "basic", (plan) => Object.assign(plan, { title: "a".repeat(61) }));
    expect(issuesOf(long)).toEqual([{ at: "plan/basic title", message: "Please keep this under 60 characters." }]);
    const newer = changed("policy", "privacy", (policy) => Object.assign(policy, { fromTheFuture: true }));
    expect(issuesOf(newer)[0]?.at).toBe("policy/privacy ");
  });

  it("say the terms of what is kept in their own language", () => {
    const privacy = demoSeed.documents.find(({ kind, id }) => kind === "policy" && id === "privacy");
    const lead = "{retention.inquiries}، {signedIn.atMost}، {retention.people}";
    const document = { ...(privacy?.document as object), hero: { title: "P", lead } };
    const leadIn = (locale: Locale) =>
      assembleContent(
        [...demoSeed.documents, { kind: "policy", id: "privacy", locale, document }],
        "2026-11-27",
        locale,
      ).content?.policies.find(({ id }) => id === "privacy")?.hero.lead;
    expect(leadIn("ur")).toBe("12 مہینے، 30 دن، 1 دن");
    expect(leadIn("ar")).toBe("12 شهرًا، 30 يومًا، يوم");
  });

  it("keep the facts of their own language where they are not translated", () => {
    const company = demoSeed.documents.find(({ kind }) => kind === "company")?.document as { address: object };
    const document = { ...company, address: { ...company.address, city: "لاہور" } };
    const inUrdu = { kind: "company", id: "company", locale: "ur", document };
    const { content } = assembleContent([...demoSeed.documents, inUrdu], "2026-11-27", "ur");
    expect(content?.company.address.city).toBe("لاہور");
    expect(content?.pages.home.hero.eyebrow).toBe("Live online classes from Lahore");
  });

  it("are refused where a text names a fact that is not there", () => {
    const typing = changed("policy", "privacy", (policy) =>
      Object.assign(policy, { hero: { title: "P", lead: "{company.nmae}" } }),
    );
    expect(issuesOf(typing)).toEqual([{ at: "policy/privacy hero.lead", message: "There is no fact {company.nmae}." }]);
  });

  it("name a plan by its title and a figure by its label, and are refused once it is gone", () => {
    const naming = changed("policy", "privacy", (policy) =>
      Object.assign(policy, { hero: { title: "P", lead: "{plan.basic.title}, {claim.people-taught}" } }),
    );
    const home = naming.find(({ kind, id }) => kind === "page" && id === "home")?.document as { hero: object };
    Object.assign(home.hero, { claims: [{ figure: "12", label: "People taught" }] });
    const filled = assembleContent(naming, "2026-11-27").content?.policies.find(({ id }) => id === "privacy");
    expect(filled?.hero.lead).toBe("Basic, 12");
    const gone = naming.filter(({ kind, id }) => !(kind === "plan" && id === "basic"));
    expect(issuesOf(gone)).toContainEqual({
      at: "policy/privacy hero.lead",
      message: "There is no fact {plan.basic.title}.",
    });
  });

  it("are refused where one is missing, or of no kind that there is", () => {
    const without = demoSeed.documents.filter(({ kind, id }) => !(kind === "page" && id === "about"));
    expect(issuesOf(without)).toEqual([{ at: "page/about ", message: "This document is missing." }]);
    for (const key of [
      { kind: "recipe", id: "soup" },
      { kind: "page", id: "constructor" },
      { kind: "course", id: "../etc" },
    ])
      expect(issuesOf([...demoSeed.documents, { ...key, locale: "en", document: {} }])).toEqual([
        { at: `${key.kind}/${key.id} `, message: "There is no such kind of document." },
      ]);
  });
});
